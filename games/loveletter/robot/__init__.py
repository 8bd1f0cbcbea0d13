"""Suitors who count cards. They see what their seat may know, and decide from that alone."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path
from games.core.robot import EASY, STRONG, trait
from games.loveletter.robot import simple
from games.loveletter.robot.belief import counted
from games.loveletter.robot.ending_view import in_ending
from games.loveletter.robot.thought import think, weighed
from games.loveletter.view import View

ABSENT = 0.15
"""How often an easy robot's mind is elsewhere."""
ALIKE = 0.003
"""Plays this close are alike: temperament may choose between them."""
BOLD = frozenset({"guard", "baron", "prince", "king"})


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    """Easy goes by rules of thumb and is absent-minded; usual counts cards; strong also reads how the others play."""
    if level == EASY:
        return simple.decide(view, question, dice, absent=dice.chance(ABSENT))
    if level != STRONG:
        return _choose(weighed(view, question, counted(view)), dice, name)
    thought = think(view, question)
    return _choose(thought.worth, dice, name) if thought.plan is None else _by_chance(thought.plan, dice)


def ponders(view: View, level: str) -> bool:
    """Endings of two are worked out to their end."""
    return level == STRONG and in_ending(view)


def _choose(worth: dict[Path, float], dice: Dice, name: str) -> Path:
    """The best play; of those that are alike one robot rather strikes, another one rather waits."""
    bold = trait(name, "bold")
    leaning = {path: value + ALIKE / 2 * bold * (path[0] in BOLD) for path, value in worth.items()}
    best = max(leaning.values())
    return dice.choice([path for path, value in leaning.items() if value > best - 1e-9])


def _by_chance(plan: dict[Path, float], dice: Dice) -> Path:
    """One of the plays, each as often as the plan has it."""
    point = dice.below(1_000_000) / 1_000_000
    for path, often in plan.items():
        point -= often
        if point < 0:
            return path
    return max(plan, key=plan.__getitem__)
