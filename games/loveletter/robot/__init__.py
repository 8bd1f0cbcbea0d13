"""Suitors who count cards. They see what their seat may know, and decide from that alone."""

from __future__ import annotations

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, paths
from games.core.robot import EASY, STRONG, USUAL
from games.loveletter.robot import usual
from games.loveletter.robot.ending_view import planned
from games.loveletter.robot.last import act_of
from games.loveletter.robot.prospect import Prospect
from games.loveletter.view import View


def decide(view: View, question: Question, dice: Dice, level: str) -> Path:
    if level == USUAL:
        return usual.decide(view, question, dice)
    ending = planned(view) if level == STRONG else None
    if ending:
        return _by_chance(ending[0], dice)
    prospect = Prospect(view)
    worth = {path: prospect.chance(act_of(path)) for path in paths(question.menu)}
    best = max(worth.values())
    return dice.choice([path for path, value in worth.items() if value > best - 1e-9])


def _by_chance(plan: dict[Path, float], dice: Dice) -> Path:
    point = dice.below(1_000_000) / 1_000_000
    for path, often in plan.items():
        point -= often
        if point < 0:
            return path
    return max(plan, key=plan.__getitem__)
