"""The house's agents: they decide from their view alone, by what their mind makes of the choices."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, paths
from games.core.robot import EASY, STRONG, USUAL, Weighed
from games.inkognito.mind import Mind
from games.inkognito.moves import DECLINE, SAFE
from games.inkognito.view import View


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    """The best choice; of equal ones any."""
    if level == EASY:
        return simple(view, question, dice)
    mind = Mind(view, question, level, name)
    choices = [one for one in mind.weigh() if one.path[0] != SAFE or mind.opens_with(one)]
    return dice.choice([one.path for one in choices if one.worth > choices[0].worth - 1e-7])


def advise(view: View, question: Question, also: Path | None) -> list[Weighed]:
    """What the strong ones think of the choices; of those that come to the same thing, one, and the one asked for."""
    mind = Mind(view, question, STRONG)
    found: list[Weighed] = []
    for one in mind.weigh():
        alike = any(other.why == one.why and abs(other.worth - one.worth) < 0.05 for other in found)
        if len(found) < 2 or not alike or one.path == also:
            found.append(one)
    if also is not None and all(one.path != also for one in found):
        found.append(mind.attempted(also))
    return sorted(found, key=lambda one: -one.worth)


def simple(view: View, question: Question, dice: Dice) -> Path:
    """Keeps a record, opens the safe when it is sure, and does anything otherwise; but asks when it may."""
    mind = Mind(view, question, USUAL)
    if SAFE in question.menu.choices:
        sure = [one.path for one in mind.weigh() if one.path[0] == SAFE and mind.opens_with(one)]
        if sure:
            return sure[0]
    found = [path for path in paths(question.menu) if path[0] != SAFE]
    return dice.choice([path for path in found if path[0] != DECLINE] or found)
