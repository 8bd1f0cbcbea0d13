"""The house's agents: they decide from their view alone, by what their mind makes of the choices."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, paths
from games.core.robot import EASY, STRONG, USUAL, Weighed
from games.inkognito.mind import SURE, Mind
from games.inkognito.moves import DECLINE, SAFE
from games.inkognito.view import View

LAPSES = {EASY: 1.0, USUAL: 0.35, STRONG: 0.0}
"""How often each level does not think about where to go, what to show and whom to ask."""


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    """The best choice, and of equal ones any; the safe only if it is meant, and by the easy ones only if it is sure."""
    mind = Mind(view, question, name)
    attempt = mind.attempt() if SAFE in question.menu.choices else None
    if attempt is not None and (level != EASY or attempt.worth > 100 * SURE):
        return attempt.path
    if dice.chance(LAPSES[level]):
        return anything(question, dice)
    choices = [one for one in mind.weigh() if one.path[0] != SAFE]
    return dice.choice([one.path for one in choices if one.worth > choices[0].worth - 1e-7])


def anything(question: Question, dice: Dice) -> Path:
    """Any choice but the safe, and nothing is let be that may be asked or looked at."""
    found = [path for path in paths(question.menu) if path[0] != SAFE]
    return dice.choice([path for path in found if path[0] != DECLINE] or found)


def advise(view: View, question: Question, also: Path | None) -> list[Weighed]:
    """What the strong ones think of the choices; of those that come to the same thing, one, and the one asked for."""
    mind = Mind(view, question)
    found: list[Weighed] = []
    for one in mind.weigh():
        alike = any(other.why == one.why and abs(other.worth - one.worth) < 0.05 for other in found)
        if len(found) < 2 or not alike or one.path == also:
            found.append(one)
    if also is not None and all(one.path != also for one in found):
        found.append(mind.safe(also))
    return sorted(found, key=lambda one: -one.worth)
