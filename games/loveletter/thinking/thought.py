"""What the strong suitor thinks of every play: the robot plays by it, the coach tells it."""

from __future__ import annotations

from typing import NamedTuple

from games.core.ask import Question
from games.core.menu import Path, paths
from games.loveletter.thinking.belief import Belief, beliefs, counted
from games.loveletter.thinking.ending_view import in_ending, planned
from games.loveletter.thinking.last import act_of
from games.loveletter.thinking.prospect import Prospect
from games.loveletter.view import View


class Thought(NamedTuple):
    worth: dict[Path, float]
    """By each play the chance to win the round; a tie counts for half."""
    plan: dict[Path, float] | None
    """How often each play is to be chosen, where being predictable would cost something."""


def think(view: View, question: Question) -> Thought:
    """In endings of two what the solution says, or what the cards alone say where a Prince has left a single turn;
    elsewhere beliefs and how such positions have come out.
    """
    ending = planned(view)
    if ending is None:
        return Thought(weighed(view, question, counted(view) if in_ending(view) else beliefs(view)), None)
    plan, worth = ending
    return Thought({path: worth.get(path, 0.0) for path in paths(question.menu)}, plan)


def weighed(view: View, question: Question, held: list[Belief]) -> dict[Path, float]:
    prospect = Prospect(view, held)
    return {path: prospect.chance(act_of(path)) for path in paths(question.menu)}
