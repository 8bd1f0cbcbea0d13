"""What is said in Hamlet: no word without a text, one coin is a coin, everything within Discord's limits."""

from __future__ import annotations

import re

import pytest

from games.core.draw import Dice
from games.core.menu import step_after
from games.hamlet import GAME
from games.hamlet.moves import menu
from tests.games.hamlet.setting import played
from texts.catalogue import texts

LABEL, NOTE = 80, 100
WRONG = re.compile(r"(?<![\d+])1 (coins|villagers|donkeys|tiles|roads|sales|plans|rounds|deliveries|turns|ways)\b|[_~]")


def said(phrase) -> str:
    return texts()(phrase, lambda seat: f"Player {seat + 1}")


def walked(state, seat, dice):
    """A few ways through every verb of this menu, step by step."""
    first = menu(state.village, seat)
    for verb in first.choices:
        for _ in range(3):
            prefix = (verb,)
            yield prefix[:0]
            while (step := step_after(first, prefix)) is not None:
                yield prefix
                prefix = (*prefix, "choose" if "choose" in step.choices else dice.choice(step.choices))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_labels_and_notes(seats):
    """Through whole games: each has its text, and fits where Discord shows it."""
    dice, turn, widest = Dice("words"), 0, 0
    labels: dict[str, str] = {}

    def look(state, ask):
        nonlocal turn, widest
        turn += 1
        if turn % 6:
            return
        for prefix in walked(state, ask.awaits[0], dice):
            step = step_after(menu(state.village, ask.awaits[0]), prefix)
            widest = max(widest, len(step.choices))
            shown = [texts().word("hamlet", choice, step.kind) for choice in step.choices]
            assert len(set(shown)) == len(shown), f"two choices look alike: {shown}"
            labels.update(zip(step.choices, shown, strict=True))
            for choice in step.choices:
                if choice in step.notes:
                    note = said(step.notes[choice])
                    assert 0 < len(note) <= NOTE and not WRONG.search(note), note
        for panel in (GAME.table_panel(GAME.view(state, None)), GAME.hand_panel(GAME.view(state, ask.awaits[0]))):
            for line in [panel.heading, *(line for block in panel.blocks for line in block.lines)]:
                assert not WRONG.search(said(line)), said(line)

    played(seats, f"words {seats}", look)
    assert turn > 60 and widest > 8
    for label in labels.values():
        assert 0 < len(label) <= LABEL and not WRONG.search(label), label
    assert any(" · " in label for label in labels.values()), "payments were chosen unit by unit"


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, {"solo": "rival"}), (2, {}), (3, {})])
def test_what_happens_is_told_in_good_english(seats, options):
    events = []
    state = played(seats, f"told {seats}", told=events, **options)
    sentences = [said(phrase) for event in events for phrase in event.heard_by("hamlet", None)]
    assert state.result is not None and len(sentences) > 100
    for sentence in sentences:
        assert not WRONG.search(sentence), sentence


def test_the_options_say_what_they_mean():
    say = texts()
    for option in GAME.options[:2]:
        shown = [say.word("hamlet", value, option.key) for value in option.values]
        assert len(set(shown)) == len(shown) and not any("Slot" in word or "_" in word for word in shown)
    assert say.word("hamlet", "rival", "solo") == "against a rival"
