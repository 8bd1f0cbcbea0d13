"""Pictures: what they show at any number of seats, that everything can be read, and that nothing hidden is in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.painting.lettering import set_text
from cogs.painting.painter import least
from games.cli.selfplay import random_path
from games.core.colours import contrast
from games.core.draw import Dice
from games.core.drawings import names
from games.core.entry import Answer
from games.core.furniture import LIGHT
from games.core.scene import AnyShape, Art, Box, Disc, Glow, Label, Scene, Sign, Stamp, labels
from games.coup import GAME
from games.coup.art import COIN, HUES, OUT, PANEL, TURN, small
from games.coup.pieces import Character, cast
from games.coup.scenes import FOOT, HAND, HEAD, MANY, ROW, WIDTH
from games.coup.view import view
from tests.games.coup.playing import Play, fresh, table
from texts.catalogue import texts

HANDS = ("ca,co", "du,am", "as,as")


def public(play: Play) -> Scene:
    scene = GAME.table_panel(view(play.state, None)).scene
    assert scene is not None
    return scene


def hand(play: Play, seat: int) -> Scene:
    scene = GAME.hand_panel(view(play.state, seat)).scene
    assert scene is not None
    return scene


def keys(scene: Scene) -> list[str]:
    return [label.text.key for label in labels(scene.shapes)]


def shown(scene: Scene) -> list[str]:
    """The characters that lie open in it."""
    words = {f"coup-{card.word}": card.word for card in Character}
    return [words[key] for key in keys(scene) if key in words]


def signs(shapes: list[AnyShape]) -> Iterator[str]:
    """All signs in it, also those in drawings of its own."""
    for shape in shapes:
        if isinstance(shape, Sign):
            yield shape.sign
        elif isinstance(shape, Stamp) and isinstance(shape.art, Art):
            yield from signs(shape.art.shapes)


def crowded(seats: int) -> Play:
    """A late game of a series with full purses."""
    play = fresh(seats, series_wins=10, two_player="standard")
    for player in play.state.players:
        player.coins, player.wins = 12, 9
    return play


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_lies_in_the_frame(seats: int) -> None:
    play = crowded(seats)
    for scene in [public(play), *(hand(play, seat) for seat in range(seats))]:
        assert scene.alt
        for shape in scene.shapes:
            if isinstance(shape, Box | Stamp):
                assert shape.x >= 0 and shape.y >= 0
                assert shape.x + shape.width <= scene.width and shape.y + shape.height <= scene.height
            elif isinstance(shape, Disc | Label | Sign):
                assert 0 <= shape.x <= scene.width and 0 <= shape.y <= scene.height


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_place_at_the_table_is_empty(seats: int) -> None:
    """Rows of two; beside the last of an odd number lies the Court, with a dot for each copy of a character."""
    scene = public(crowded(seats))
    rows = -(-seats // 2)
    assert (scene.width, scene.height) == (WIDTH, HEAD + ROW * rows + FOOT)
    odd = seats % 2 == 1
    assert keys(scene).count("coup-court-copies") == odd and keys(scene).count("coup-court-cast") == (not odd)
    assert keys(scene).count("coup-court") == 1
    places = [shape for shape in scene.shapes if isinstance(shape, Box) and shape.y >= HEAD]
    assert len(places) == 2 * rows


def test_lost_copies_are_crossed_out() -> None:
    """Where the Court has a place of its own, what is left of each character can be counted."""

    def dots(lost: str) -> int:
        play = table("ca,co", "du,am", "" if "," in lost else "as", lost={2: lost})
        return sum(isinstance(shape, Disc) for shape in public(play).shapes)

    assert [dots(lost) for lost in ("", "co", "co,ca")] == [15, 14, 13]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_at_rest_shows_the_cast(seats: int) -> None:
    for fifth in ("ambassador", "inquisitor"):
        scene = public(fresh(seats, fifth=fifth, two_player="standard"))
        five = [card.word for card in cast(Character[fifth.upper()])]
        assert shown(scene)[:5] == five and "coup-heading" in keys(scene)
    assert "coup-sign-series" in keys(public(fresh(seats, series_wins=2, two_player="standard")))


def test_a_claim_and_its_block_are_told_in_cards_and_words() -> None:
    """Who claims is at their card by initial, and so is who blocks; only a target has the crosshair."""
    play = table(*HANDS, "co,du").say(0, "steal", 1)
    assert shown(public(play)) == ["captain"] and "coup-sign-steal" in keys(public(play))
    assert list(signs(public(play).shapes)).count("crosshair") == 4, (
        "on the mat, and beside the claim; each with its shadow"
    )
    play.pass_all().say(1, "ambassador")
    scene = public(play)
    assert shown(scene) == ["captain", "ambassador"]
    assert {"coup-sign-steal", "coup-sign-blocked"} <= set(keys(scene)) and "halt" in signs(scene.shapes)


@pytest.mark.parametrize(
    ("action", "sign"), [("exchange", "card-exchange"), ("murder", "plain-dagger"), ("assassinate", "crosshair")]
)
def test_an_action_has_its_sign(action: str, sign: str) -> None:
    path = (action, 1) if action != "exchange" else (action,)
    scene = public(table(*HANDS, coins=[8, 2, 2]).say(0, *path))
    assert sign in signs(scene.shapes) and f"coup-sign-{action}" in keys(scene)


def test_only_one_seat_glows_gold_and_only_a_target_red() -> None:
    play = table(*HANDS, coins=[8, 2, 2])
    assert len(glows(play)) == 1
    play.say(0, "assassinate", 1)
    assert len(glows(play)) == len(set(glows(play))) == 2
    assert glows(fresh(2)) == [], "while both pick nobody is to move"


def glows(play: Play) -> list[str]:
    return [shape.colour for shape in public(play).shapes if isinstance(shape, Glow)]


def test_seats_are_marked() -> None:
    """Out, gave up, games won; after the end the winner's crown and what was hidden."""
    play = table("ca,co", "du,am", "", "as", lost={2: "as,as", 3: "du"}, series_wins=3).leave(1)
    marks = keys(public(play))
    assert {"coup-mark-out", "coup-mark-gone"} <= set(marks) and marks.count("coup-mark-wins") == 4
    over = table("ca,co", "as", lost={1: "du"}, coins=[7, 2], two_player="standard").say(0, "murder", 1)
    scene = public(over)
    assert shown(scene) == ["contessa", "captain", "duchess", "assassin"]
    assert {"coup-sign-won", "coup-sign-last"} <= set(keys(scene)) and "queen-crown" in signs(scene.shapes)


def test_own_cards_are_large_and_private() -> None:
    """The hand shows one's own characters with their rules; the table's picture none that is hidden."""
    play = table(*HANDS, "co,du").say(0, "steal", 1)
    assert {"coup-captain", "coup-contessa", "coup-captain.rules", "coup-contessa.rules"} <= set(keys(hand(play, 0)))
    assert shown(public(play)) == ["captain"], "only what is claimed"


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_the_table_tells_nothing_that_is_hidden(seats: int) -> None:
    """Worlds that nobody can tell apart have the same picture, in every position of a game."""
    play = fresh(seats, series_wins=2)
    dice = Dice("worlds")
    for _ in range(60):
        if play.ask is None:
            break
        twin = GAME.redeal(play.state, None, dice)
        assert GAME.table_panel(view(twin, None)).scene == public(play)
        seat = dice.choice(play.open().awaits)
        play.send(Answer(seat, random_path(play.ask.menus[seat], dice)))


@pytest.mark.parametrize("own", ["ca", "ca,co"])
def test_a_hand_is_a_landscape_whatever_is_left_of_it(own: str) -> None:
    """Picture, question and buttons fit a phone's screen; beside the last card lies what was lost."""
    play = table(own, "du,am", "as,as", lost={0: "du" if own == "ca" else ""})
    scene = hand(play, 0)
    assert (scene.width, scene.height) == HAND
    assert sorted(shown(scene)) == (["captain", "duchess"] if own == "ca" else ["captain", "contessa"])
    assert keys(scene).count("coup-mark-lost") == (own == "ca") == ("coup-lost" in [line.key for line in scene.alt])


@pytest.mark.parametrize(("own", "fifth", "cards"), [
    ("du,du", "ambassador", 4), ("du", "ambassador", 3), ("du,du", "inquisitor", 3), ("du", "inquisitor", 2),
])  # fmt: skip
def test_drawn_cards_are_marked(own: str, fifth: str, cards: int) -> None:
    """Each with its rules still legible, and a word on what came from the Court."""
    play = table("ca,co", own, "as,as", court="ca,co,as", active=1, fifth=fifth).say(1, "exchange").pass_all()
    scene = hand(play, 1)
    assert (scene.width, scene.height) == (HAND if cards == 2 else MANY)
    assert len(shown(scene)) == cards
    assert keys(scene).count("coup-mark-drawn") == cards - len(own.split(","))
    assert "coup-drawn" in [line.key for line in scene.alt]
    assert all(not cut(label, scene) for label in labels(scene.shapes))


def test_a_draft_shows_the_pile() -> None:
    """The dealt card large, the five to pick from beside it, the pick ticked; the table an empty place for it."""
    play = fresh(2)
    assert len(shown(hand(play, 0))) == 6 and "check-mark" not in signs(hand(play, 0).shapes)
    play.say(0, "contessa")
    assert "check-mark" in signs(hand(play, 0).shapes) and "coup-sign-draft" in keys(public(play))
    assert [line.key for line in hand(play, 0).alt] == ["coup-alt-hand", "coup-alt-pile", "coup-picked"]


def cut(label: Label, scene: Scene) -> bool:
    text = texts()(label.text)
    return set_text(text, label.face, label.size, label.fit, label.lines, least(scene)).cut


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_the_game_s_own_words_are_never_cut(seats: int, fifth: str) -> None:
    """At rest, during a claim and its block, and when all is over."""
    play = fresh(seats, fifth=fifth, series_wins=10, two_player="standard")
    scenes = [public(play), public(fresh(2, fifth=fifth))]
    active = play.state.active
    play.say(active, "foreign_aid")
    scenes.append(public(play))
    scenes.append(public(play.say((active + 1) % seats, "duchess")))
    for scene in scenes:
        for label in labels(scene.shapes):
            assert label.size >= 16 and not cut(label, scene), texts()(label.text)


@pytest.mark.parametrize("card", Character)
def test_a_character_can_be_read_wherever_it_lies(card: Character) -> None:
    """Light on its hue; a lost one is grey, and its strip darker for that."""
    assert contrast("#fffaf0", HUES[card]) >= 4.5
    alive, gone = small(card, 0, 0), small(card, 0, 0, lost=True)
    assert alive.state == "" and gone.state == "grey" and alive.art != gone.art


def test_letters_on_cloth_can_be_read() -> None:
    assert contrast(LIGHT, PANEL) >= 4.5 and contrast(LIGHT, TURN) >= 4.5 and contrast(LIGHT, "#5a2222") >= 4.5
    assert contrast(COIN, TURN) >= 4.5 and contrast(OUT.ink, OUT.fill) >= 4.5


def test_samples_show_every_drawing() -> None:
    """What is painted beforehand is all there is."""

    def drawn(shapes: list[AnyShape]) -> Iterator[str]:
        for shape in shapes:
            if isinstance(shape, Stamp) and isinstance(shape.art, str):
                yield shape.art
            elif isinstance(shape, Stamp) and isinstance(shape.art, Art):
                yield from drawn(shape.art.shapes)

    assert {art for scene in GAME.samples() for art in drawn(scene.shapes)} == set(names("coup"))


def test_emojis_are_named_by_words() -> None:
    emojis, deeds = (
        GAME.emojis(),
        {"tax": "duchess", "assassinate": "assassin", "steal": "captain", "examine": "inquisitor"},
    )
    assert set(emojis) == {*(card.word for card in Character), *deeds, "coin"}
    assert all(emojis[deed] == emojis[character] for deed, character in deeds.items())
    assert all(texts().has(f"coup-{word}") for word in GAME.emojis())
