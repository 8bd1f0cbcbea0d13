"""The house's players of Coup. They see what their seat may know, and decide from that alone."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.flow import PASS
from games.core.menu import Path
from games.core.robot import EASY
from games.coup import honest, moves
from games.coup.robot import windows
from games.coup.robot.mind import Mind
from games.coup.robot.temper import Temper, temper
from games.coup.robot.weigh import thoughts_of, weigh
from games.coup.view import View

__all__ = ["decide", "weigh"]


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    if level == EASY:
        return honest.carelessly(view, question, dice)
    return answer(view, question, dice, temper(level, name))


def answer(view: View, question: Question, dice: Dice, ways: Temper) -> Path:
    key = question.key
    if key == "act" and honest.tired(view):
        return honest.hurry(view)
    if key.startswith("doubt") and windows.none_of_my_business(view, ways):
        return (PASS,)
    mind = Mind(view, dice, ways)
    if key.startswith("doubt"):
        return (moves.DOUBT if dice.chance(windows.doubt_likelihood(mind, *windows.doubts(mind))) else PASS,)
    if key.startswith("block"):
        return mind.pick(windows.blocks(mind), ways.whim)
    return mind.pick(thoughts_of(mind, question), ways.whim)
