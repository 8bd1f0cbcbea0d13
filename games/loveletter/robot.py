"""Suitors who count cards. They see what their seat may know, and decide from that alone."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path
from games.core.robot import EASY, STRONG, USUAL, trait
from games.loveletter.thinking import simple
from games.loveletter.thinking.belief import counted
from games.loveletter.thinking.ending_view import in_ending
from games.loveletter.thinking.thought import think, weighed
from games.loveletter.view import View

ABSENT = 0.5
"""How often an easy robot's mind is elsewhere."""
ALIKE = 0.008
"""Plays this close are alike: temperament may choose between them."""
BOLD = frozenset({"guard", "baron", "prince", "king"})


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    """Easy and usual go by rules of thumb, easy with an absent mind, usual exact in the last turn of a round; strong
    also reads how the others play, and cannot be read itself in the end.
    """
    if level == STRONG:
        thought = think(view, question)
        return _choose(view, thought.worth, dice, name) if thought.plan is None else _by_chance(thought.plan, dice)
    if level == USUAL and not view.deck:
        return _choose(view, weighed(view, question, counted(view)), dice, "")
    worth = simple.worths(view, question)
    if level == EASY and dice.chance(ABSENT):
        return dice.choice([path for path, value in worth.items() if value > simple.SUICIDE] or list(worth))
    return _choose(view, worth, dice, name)


def ponders(view: View, level: str) -> bool:
    """Endings of two are worked out to their end."""
    return level == STRONG and in_ending(view)


def _choose(view: View, worth: dict[Path, float], dice: Dice, name: str) -> Path:
    """The best play; of those that are alike one robot rather strikes, another one rather waits, and whoever leads is
    the first to be struck.
    """
    bold = ALIKE / 2 * trait(name, "bold")
    leaning = {path: value + bold * (path[0] in BOLD) + _lead(view, path) for path, value in worth.items()}
    best = max(leaning.values())
    return dice.choice([path for path, value in leaning.items() if value > best - 1e-9])


def _lead(view: View, path: Path) -> float:
    """How near the one it is played on is to winning the game."""
    whom = int(str(path[1])) if len(path) > 1 else view.seat
    if whom is None or whom == view.seat:
        return 0.0
    return ALIKE / 2 * view.suitors[whom].tokens / view.target


def _by_chance(plan: dict[Path, float], dice: Dice) -> Path:
    """One of the plays, each as often as the plan has it."""
    point = dice.below(1_000_000) / 1_000_000
    for path, often in plan.items():
        point -= often
        if point < 0:
            return path
    return max(plan, key=plan.__getitem__)
