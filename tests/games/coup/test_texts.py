"""Words: every key has its text, and what is claimed is said wherever it is to be read."""

from __future__ import annotations

import re

import pytest

from games.core.scene import Label
from games.coup import GAME
from games.coup.pieces import Action, Character
from games.coup.view import view
from tests.games.coup.playing import table
from texts.catalogue import texts


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


def test_actions_and_characters_have_words() -> None:
    say = texts()
    for action in Action:
        for key in ("action", "now", "sign", "announced"):
            assert say.has(f"coup-{key}-{action.word}")
    for card in Character:
        assert say.has(f"coup-hold-{card.word}") and say.has(f"coup-rules-{card.word}")
        assert say.has(f"coup-{card.word}.rules")


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
