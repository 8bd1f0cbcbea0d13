"""Knights who think for themselves: loyal ones by plan, and a Traitor who hides until it pays."""

from __future__ import annotations

from games.camelot.robot.answers import answer
from games.camelot.robot.treason import betray
from games.camelot.view import View
from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path


def decide(view: View, question: Question, dice: Dice) -> Path:
    """A decision from what the seat may know; the Traitor does as a loyal knight where treason would show."""
    assert view.seat is not None
    if view.traitor:
        path = betray(view, question, dice)
        if path is not None:
            return path
    return answer(view, question, dice)
