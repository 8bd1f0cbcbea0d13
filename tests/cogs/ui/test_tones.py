"""What stands out and what does not; steps that leave no choice, and the way back before them; what is asked twice."""

from __future__ import annotations

import discord
import pytest

from cogs.ui.choosing import (
    STYLES,
    Choice,
    asked_twice,
    before,
    by_tone,
    choice_controls,
    has_chosen,
    taken,
    to_choose,
)
from games.core.ask import Pace, Question
from games.core.flow import PASS
from games.core.menu import Step, Tone
from games.host.ticket import Ticket
from texts.catalogue import seat_number, texts

STYLE = discord.ButtonStyle
TONES = {"guard": Tone.GRAVE, "spy": Tone.QUIET, "king": Tone.MAIN}


def pressed(menu, prefix=()):
    """Each row as labels with their colours."""
    controls = choice_controls(Choice("loveletter", menu, prefix, 1, Ticket(1, 1)), texts(), seat_number)
    return [[(part.label, STYLE(part.style)) for part in row.components] for row in controls]


async def test_what_most_people_want_comes_first_and_what_cannot_be_undone_last():
    menu = Step("card", ["guard", "spy", "baron", "king", "prince"], tones=TONES)
    assert by_tone(menu) == ["king", "baron", "prince", "spy", "guard"], "neighbours of one tone keep their order"
    assert pressed(menu) == [
        [
            ("King", STYLE.success),
            ("Baron", STYLE.primary),
            ("Prince", STYLE.primary),
            ("Spy", STYLE.secondary),
            ("Guard", STYLE.danger),
        ]
    ]


async def test_more_than_a_row_stands_apart_by_tone():
    menu = Step("card", ["guard", "spy", "baron", "handmaid", "prince", "countess"], tones=TONES)
    assert [[label for label, _ in row] for row in pressed(menu)] == [
        ["Baron", "Handmaid", "Prince", "Countess"],
        ["Spy"],
        ["Guard"],
    ]


async def test_every_tone_has_a_colour_of_its_own():
    assert set(STYLES) == set(Tone) and len(set(STYLES.values())) == len(Tone)


async def test_the_colour_of_a_confirmation_is_that_of_what_is_confirmed():
    menu = Step("card", ["guard", "king"], tones=TONES)
    assert pressed(menu, ("guard",))[0][0] == ("Confirm", STYLE.danger)
    assert pressed(menu, ("king",))[0][0] == ("Confirm", STYLE.success)


def led():
    """One card, then one of two seats, then one guess: only the seat is a choice."""
    guess = Step("guess", ["spy"])
    return Step("card", ["guard"], {"guard": Step("seat", ["0", "2"], {"0": guess, "2": guess})})


def forced():
    """Nothing to choose at all."""
    return Step("card", ["guard"], {"guard": Step("seat", ["0"])})


async def test_a_step_that_leaves_no_choice_is_taken():
    assert taken(led(), ()) == ("guard",)
    assert taken(led(), ("guard", "2")) == ("guard", "2", "spy")
    assert taken(forced(), ()) == ("guard", "0")
    both = Step("guess", ["spy", "king"], some=(2, 2))
    assert taken(both, ()) == (("spy", "king"),), "all of them, if all must be"
    assert taken(Step("guess", ["spy", "king"], some=(1, 2)), ()) == ()
    assert taken(Step("guess", ["spy"], some=(0, 1)), ()) == (), "or none"


async def test_a_panel_goes_up_to_the_next_real_choice_and_never_answers_by_itself():
    assert to_choose(led(), ()) == ("guard",)
    assert to_choose(led(), ("guard", "2")) == ("guard", "2"), "the last step stays to be pressed"
    assert to_choose(forced(), ()) == ("guard",)
    assert to_choose(Step("card", ["guard"]), ()) == ()
    assert to_choose(forced(), ("guard", "0")) == ("guard", "0"), "what is complete stays so"


async def test_back_leads_before_what_was_taken():
    assert before(led(), ("guard",)) is None, "nothing was chosen yet"
    assert before(led(), ("guard", "2")) == ("guard",)
    assert before(led(), ("guard", "2", "spy")) == ("guard",), "not to a step that would be taken again"
    assert before(led(), ()) is None
    assert [has_chosen(led(), path) for path in ((), ("guard",), ("guard", "2"))] == [False, False, True]


@pytest.mark.parametrize(
    "path,confirm,always,twice",
    [
        (("king",), False, False, False),
        (("guard",), False, False, True),
        (("king",), True, False, True),
        (("king",), False, True, True),
        ((PASS,), True, True, False),
    ],
)
async def test_what_is_asked_twice(path, confirm, always, twice):
    """What is grave, what the table wants so, what the player wants so; passing never is."""
    menu = Step("card", ["guard", "king", PASS], tones=TONES)
    question = Question("play", {}, menu, Pace.TURN, confirm)
    assert asked_twice(question, path, always=always) is twice
