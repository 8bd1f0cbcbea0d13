"""The house's agents: they decide from their view alone, by what their mind makes of the choices."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, paths
from games.core.robot import EASY, STRONG, Weighed
from games.inkognito.mind import Mind
from games.inkognito.moves import SAFE
from games.inkognito.pieces import PLACE_BY_WORD
from games.inkognito.view import View

CROWD = 2
"""So many at a place are enough: nothing happens among three."""


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    """The best choice, and of equal ones any; the safe if it is sure, and by the strong ones if it is well dared."""
    mind = Mind(view, question, name, shrewd=level == STRONG)
    attempt = mind.attempt() if SAFE in question.menu.choices else None
    if attempt is not None:
        return attempt.path
    if level == EASY and (easy := careless(view, question)):
        return dice.choice(easy)
    choices = [one for one in mind.weigh() if one.path[0] != SAFE]
    return dice.choice([one.path for one in choices if one.worth > choices[0].worth - 1e-7])


def careless(view: View, question: Question) -> list[Path]:
    """What the easy ones do not think about: where to go, as long as it is no crowd, and what to show."""
    found = [path for path in paths(question.menu) if path[0] != SAFE]
    if question.key in ("place", "stealth"):
        here = view.here()
        return [path for path in found if len(here[PLACE_BY_WORD[str(path[0])]]) < CROWD] or found
    return found if question.key == "black" or question.menu.kind == "show" else []


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
