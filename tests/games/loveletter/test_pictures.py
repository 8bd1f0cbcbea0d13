"""Love Letter's pictures as data: what lies on the table, what a moment shows, what stands out in the end."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.core.draw import Dice
from games.core.end import End
from games.core.scene import Glow, Scene, Sign, Stamp, every, labels
from games.core.state import Result
from games.core.text import Phrase, say
from games.loveletter import GAME
from games.loveletter.scenes_moments import end_scene
from tests.games.loveletter.table import A, B, C, D, Table
from tests.games.loveletter.test_view import MIDDLE, middle
from texts.catalogue import texts


def words(scene: Scene) -> list[str]:
    return [texts()(label.text, "ABCD".__getitem__) for label in labels(scene.shapes) if not label.initial]


def drawings(scene: Scene) -> Counter[str]:
    stamps = [shape for shape in every(scene.shapes) if isinstance(shape, Stamp)]
    return Counter(stamp.art for stamp in stamps if isinstance(stamp.art, str))


def table_scene(table: Table) -> Scene:
    scene = GAME.table_panel(GAME.view(table.state, None)).scene
    assert scene is not None
    return scene


def test_everything_public_lies_on_the_table() -> None:
    scene = table_scene(middle())
    assert {"A", "B", "C", "D", "Love Letter · round 1", "out"} <= {*words(scene)}
    piles = Counter(card.word for player in middle().state.players for card in player.pile)
    aside = Counter(card.word for card in middle().state.aside)
    shown = {name.removeprefix("loveletter/"): count for name, count in drawings(scene).items()}
    assert shown == {**piles}, "each discard once, and of nobody's hand a card"
    assert aside, "with four nothing that was put aside is open"


def test_only_the_seat_to_move_glows() -> None:
    glows = [shape for shape in table_scene(middle()).shapes if isinstance(shape, Glow)]
    assert [(glow.x, glow.y) for glow in glows] == [(406, 66)], "B's mat, at the upper right"


def test_hearts_won_and_to_win() -> None:
    hearts = [shape for shape in table_scene(middle()).shapes if isinstance(shape, Sign) and shape.sign == "hearts"]
    solid = [heart for heart in hearts if heart.raised]
    assert len(hearts) == 4 * 4 and len(solid) == 1 + 0 + 3 + 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_worlds_that_look_alike_are_drawn_differently(seats: int) -> None:
    table = Table({2: "A{5,3} B(4)[1]", 3: "A{5,3} B(4) C(2)[1,4]", 4: "A{5,3} B(4)* C(2)[1,4] D-[8]"}[seats])
    twin = GAME.redeal(table.state, None, Dice("another world"))
    assert msgspec.to_builtins(twin) != msgspec.to_builtins(table.state)
    assert table_scene(table) == GAME.table_panel(GAME.view(twin, None)).scene


def test_the_hand_shows_its_cards_and_nothing_else() -> None:
    scene = GAME.hand_panel(GAME.view(middle().state, B)).scene
    assert scene is not None and {*drawings(scene)} == {"loveletter/countess", "loveletter/spy"}


def told(*phrases: Phrase) -> Scene | None:
    return GAME.moment(GAME.view(Table(MIDDLE, deck=2, removed=6).state, None), list(phrases))


def test_a_showdown_lays_all_cards_open_and_says_who_won() -> None:
    showdown = say("loveletter-showdown", who=[A, B], cards=["king", "guard"], sums=[5, 7])
    won = say("loveletter-won-highest", who=A, number=3, tokens=2, target=4)
    scene = told(say("loveletter-sighed", who=A), showdown, won)
    assert scene is not None and {*drawings(scene)} == {"loveletter/king", "loveletter/guard"}
    assert "A has the highest card" in words(scene)
    hearts = [shape for shape in scene.shapes if isinstance(shape, Sign) and shape.sign == "hearts"]
    assert len(hearts) == 1, "one heart, for the winner"


def test_whoever_the_last_play_put_out_is_shown_and_the_last_one_left_keeps_their_card() -> None:
    out = say("loveletter-out", who=C, cards=["prince"])
    last = told(out, say("loveletter-won-last", who=D, number=1, tokens=1, target=4))
    assert last is not None and {*drawings(last)} == {"loveletter/prince"} and "D is the last one left" in words(last)
    assert [stamp.state for stamp in last.shapes if isinstance(stamp, Stamp) and stamp.state] == ["dim"]
    assert told(out) is None, "the table shows that"


def test_what_shows_nothing_has_no_picture() -> None:
    assert told(say("loveletter-sighed", who=A)) is None


def test_awards_go_to_those_who_did_it_most() -> None:
    hits = [say("loveletter-guard-hit", who=who, whom=A, guess="spy") for who in (B, B, C)]
    found = GAME.awards([*hits, *[say("loveletter-shielded", who=D)] * 3])
    assert [texts()(award.text, "ABCD".__getitem__) for award in found] == [
        "Sharpest Guard: B (2 right)",
        "Best protected: D (3 Handmaids)",
    ]
    assert GAME.awards(hits[:1]) == [], "once is nothing special"


def test_the_end_card_ranks_all_and_equals_share_a_place() -> None:
    view = GAME.view(middle().state, None)
    end = End(Result([C], [1, 0, 3, 2]), [], say("end-foot", date="1 May 2026", seed="abc"))
    scene = end_scene(view, end)
    said = words(scene)
    places = [word for word in said if word in "ABCD"]
    assert places[0] == "C" and places[-4:] == ["C", "D", "A", "B"] and "1 May 2026 · seed abc" in said
    assert "wins the Princess's heart" in said
