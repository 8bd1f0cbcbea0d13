"""Words and pictures: every key has its text, and pictures stay within their frame."""

from __future__ import annotations

import re

import pytest

from games.core.scene import Box, Disc, Label, Scene
from games.coup import GAME
from games.coup.pieces import Action, Character
from games.coup.scenes import HEAD, PAPER, table_scene
from games.coup.view import view
from tests.games.coup.playing import Play, fresh, table
from texts.catalogue import texts


def scenes(play: Play) -> list[Scene]:
    seats: list[int | None] = [None, *range(len(play.state.players))]
    found = [GAME.table_panel(view(play.state, None)).scene]
    found += [GAME.hand_panel(view(play.state, seat)).scene for seat in seats if seat is not None]
    return [scene for scene in found if scene is not None]


@pytest.mark.parametrize("seats", GAME.seats)
def test_pictures_fit(seats: int) -> None:
    """Everything lies in the frame, at any number of seats, with the longest purse."""
    play = fresh(seats, series_wins=2)
    for player in play.state.players:
        player.coins = 12
    for scene in scenes(play):
        assert scene.alt
        for shape in scene.shapes:
            if isinstance(shape, Box):
                assert shape.x >= 0 and shape.y >= 0
                assert shape.x + shape.width <= scene.width and shape.y + shape.height <= scene.height
            elif isinstance(shape, Disc | Label):
                assert 0 <= shape.x <= scene.width and 0 <= shape.y <= scene.height


def test_nothing_lies_over_what_the_court_is_made_of() -> None:
    """The line below the Court names the fifth character and the copies: the stack of backs ends above it."""
    scene = table_scene(view(table("ca,co", "du,am", "as,as").state, None))
    (line,) = [one for one in scene.shapes if isinstance(one, Label) and one.text.key == "coup-court-cast"]
    (court,) = [one for one in scene.shapes if isinstance(one, Label) and one.text.key == "coup-court"]
    backs = [one for one in scene.shapes if isinstance(one, Box) and one.x > court.x and one.y < line.y < HEAD]
    assert len(backs) == 4 and max(one.y + one.height for one in backs) <= line.y - line.size / 2


def test_the_claim_is_on_the_table() -> None:
    """The claim and the block against it are named in words and picture."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1).pass_all().say(1, "ambassador")
    panel = GAME.table_panel(view(play.state, None))
    keys = [line.key for line in panel.blocks[0].lines]
    assert "coup-now-steal" in keys and "coup-now-blocked" in keys
    assert panel.scene is not None
    signs = {shape.text.key for shape in panel.scene.shapes if isinstance(shape, Label)}
    assert {"coup-sign-steal", "coup-sign-blocked"} <= signs


@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_an_exchange_is_announced_in_a_character_s_name(fifth: str) -> None:
    """Section 3: the claim is said aloud with the action, in news, panel and picture alike."""
    play = table("ca,co", "du,ca", "as,as", fifth=fifth).say(0, "exchange")
    public = GAME.table_panel(view(play.state, None))
    assert public.scene is not None
    lines = [phrase for event in play.events for phrase in event.heard_by("coup", None)]
    lines += [line for line in public.blocks[0].lines if line.key == "coup-now-exchange"]
    lines += [shape.text for shape in public.scene.shapes if isinstance(shape, Label) and "sign" in shape.text.key]
    said = [texts()(line) for line in lines]
    assert len(said) == 3 and all(fifth.title() in one for one in said)


def test_own_cards_are_large_and_private() -> None:
    """The hand shows one's own characters; the table's picture none that is hidden."""
    play = table("ca,co", "du,am", "as,as", lost={}).say(0, "income")
    hand = GAME.hand_panel(view(play.state, 0)).scene
    assert hand is not None
    named = {shape.text.key for shape in hand.shapes if isinstance(shape, Label)}
    assert {"coup-captain", "coup-contessa", "coup-captain.line1", "coup-contessa.line4"} <= named
    public = GAME.table_panel(view(play.state, None)).scene
    assert public is not None
    shown = {shape.text.key for shape in public.shapes if isinstance(shape, Label)}
    assert not shown & {f"coup-{card.word}" for card in Character}


@pytest.mark.parametrize("hand", ["ca", "ca,co"])
def test_a_hand_is_a_landscape_whatever_is_left_of_it(hand: str) -> None:
    """Picture, question and buttons fit a phone's screen; the cards lie in the middle."""
    play = table(hand, "du,am", "as,as", lost={0: "du" if hand == "ca" else ""})
    scene = GAME.hand_panel(view(play.state, 0)).scene
    assert scene is not None and scene.width > scene.height
    papers = [shape for shape in scene.shapes if isinstance(shape, Box) and shape.fill == PAPER]
    assert papers[0].x == scene.width - papers[-1].x - papers[-1].width


def test_actions_and_characters_have_words() -> None:
    say = texts()
    for action in Action:
        for key in ("action", "now", "sign", "announced"):
            assert say.has(f"coup-{key}-{action.word}")
    for card in Character:
        assert say.has(f"coup-hold-{card.word}") and say.has(f"coup-rules-{card.word}")
        assert all(say.has(f"coup-{card.word}.line{row}") for row in range(1, 5))


def test_the_help_of_an_option_calls_its_values_as_the_list_does() -> None:
    """Never by the words that they are stored by: "random" is offered as "by chance"."""
    say = texts()
    for option in GAME.options:
        for value in getattr(option, "values", ()):
            called = say(f"coup-{option.key}-{value}" if say.has(f"coup-{option.key}-{value}") else f"coup-{value}")
            help_text = say(f"coup-option-{option.key}.help").lower()
            assert value not in help_text.replace(called.lower(), ""), (option.key, value)


def test_rules_pages() -> None:
    """Each page has a title and is short enough for one message; the first is the overview."""
    say = texts()
    pages = say.keys("coup-rules-")
    assert pages[0] == "coup-rules-overview" and len(pages) >= 10
    for page in pages:
        assert say.has(f"{page}.title") and 0 < len(say(page)) <= 1500


def test_no_word_is_also_an_event() -> None:
    """Words and events share their keys, so none may be both."""
    play = table("ca,co", "du,am", "as,as").say(0, "tax").say(1, "doubt").say(0, "captain").say(1, "tax").pass_all()
    play.say(2, "foreign_aid").pass_all().leave(0)
    words = {card.word for card in Character} | {action.word for action in Action}
    assert not words & set(play.heard())
    for event in play.events:
        assert re.fullmatch(r"[a-z_-]+", event.key) and texts().has(f"coup-{event.key}")
