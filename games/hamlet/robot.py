"""A player of the house: at sight whatever gains most, or a whole turn thought through; from a view alone."""

from __future__ import annotations

from games.core.draw import Dice
from games.core.menu import Path
from games.core.robot import EASY, STRONG, trait
from games.core.text import Seat
from games.hamlet.moves import DELIVER, DONKEYS, END, ROAD, SELL
from games.hamlet.options import Option, options
from games.hamlet.plans import plans
from games.hamlet.prospect import EVEN, Lean
from games.hamlet.view import View
from games.hamlet.worth import Worth

NOISE = 0.3
CARELESS = 0.5
"""How often a beginner does just anything that gains something."""
SMALLEST = 0.05
"""A gain below this is not worth a move."""
STEP = 0.01
"""A donkey walks for less."""


def decide(view: View, dice: Dice, level: str, name: str) -> Path:
    """The strong one thinks its turn through; the others look at one action at a time, the easy one not always well."""
    assert view.seat is not None
    lean = Lean(trait(name, "roads"), trait(name, "church"), trait(name, "trade"))
    if level == STRONG:
        return plans(Worth(view.village, view.seat), lean)[0].path
    return at_sight(view, view.seat, dice, CARELESS if level == EASY else 0.0, lean)


def at_sight(view: View, me: Seat, dice: Dice, careless: float = 0.0, lean: Lean = EVEN) -> Path:
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
    return max((_felt(option, lean) + NOISE * dice.below(1000) / 1000, option[1]) for option in gains)[1]


def _felt(option: Option, lean: Lean) -> float:
    verb = option[1][0]
    return option[0] + lean.liked(verb == ROAD, verb == DELIVER, verb == SELL)
