"""A player of the house: at sight whatever gains most, or a whole turn thought through; from a view alone."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path
from games.core.robot import EASY, STRONG
from games.core.text import Seat
from games.hamlet.moves import DONKEYS, END
from games.hamlet.options import options
from games.hamlet.plans import plans
from games.hamlet.view import View
from games.hamlet.worth import Worth

NOISE = 0.3
SMALLEST = 0.05
"""A gain below this is not worth a move."""
STEP = 0.01
"""A donkey walks for less."""


def decide(view: View, question: Question, dice: Dice, level: str) -> Path:
    """The move with the best outlook; on the easy level now and then just any of those that gain something."""
    assert view.seat is not None
    if level == STRONG:
        return plans(Worth(view.village, view.seat))[0].path
    return best(view, view.seat, dice, careless=0.35 if level == EASY else 0.0)


def best(view: View, me: Seat, dice: Dice, careless: float = 0.0) -> Path:
    """Donkeys first, to where goods pass; then whatever gains most."""
    found = list(options(Worth(view.village, me)))
    step = max((option for option in found if option[1][0] == DONKEYS), default=(0.0, ()))
    if step[0] > STEP:
        return step[1]
    gains = [option for option in found if option[0] > SMALLEST]
    if not gains:
        return (END,)
    if careless and dice.chance(careless):
        return dice.choice(gains)[1]
    return max((value + NOISE * dice.below(1000) / 1000, path) for value, path in gains)[1]
