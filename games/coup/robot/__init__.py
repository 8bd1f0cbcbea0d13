"""The house's players of Coup. They see what their seat may know, and decide from that alone."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.flow import PASS
from games.core.menu import Path
from games.core.robot import EASY
from games.coup import honest, moves
from games.coup.robot import acting, cards, windows
from games.coup.robot.mind import Mind
from games.coup.robot.temper import Temper, temper
from games.coup.view import View


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    if level == EASY:
        return honest.decide(view, question, dice)
    return answer(view, question, dice, temper(level, name))


def answer(view: View, question: Question, dice: Dice, ways: Temper) -> Path:
    key = question.key
    if key == "act" and honest.tired(view):
        return honest.hurry(view)
    mind = Mind(view, dice, ways)
    if key in ("act", "murder"):
        return mind.pick(acting.acts(mind, question), ways.whim)
    if key.startswith("doubt"):
        doubt, passing = windows.doubts(mind)
        return (moves.DOUBT if dice.chance(windows.doubt_likelihood(mind, doubt, passing)) else PASS,)
    if key.startswith("block"):
        return mind.pick(windows.blocks(mind), ways.whim)
    if key == "exchange":
        return mind.pick(cards.kept(mind, question), ways.whim)
    if key == "decide":
        return mind.pick(cards.decided(mind), ways.whim)
    if key == "draft":
        return mind.pick(cards.drafted(mind, question), ways.whim)
    return mind.pick(cards.given(mind, question), ways.whim)
