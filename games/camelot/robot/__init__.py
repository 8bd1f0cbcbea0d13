"""Knights who think for themselves: loyal ones by plan, and a Traitor who hides until it pays."""

from __future__ import annotations

from games.camelot.robot.answers import loyal
from games.camelot.robot.ideas import Idea
from games.camelot.robot.mind import Mind
from games.camelot.robot.treason import treacherous
from games.camelot.view import View
from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path
from games.core.robot import Weighed


def ideas(mind: Mind, question: Question, also: Path | None = None) -> list[Idea]:
    """What the seat thinks of its answers, as what it knows itself to be."""
    return treacherous(mind, question, also) if mind.view.traitor else loyal(mind, question, also)


def decide(view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
    """A decision from what the seat may know: the best idea, as well as the level can tell."""
    mind = Mind(view, dice, level, name)
    return max(ideas(mind, question), key=lambda idea: mind.blurred(idea.worth) + idea.soon).path


def weigh(view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
    """What the strong robot thinks of the answers, the best first."""
    best: dict[Path, Idea] = {}
    for idea in ideas(Mind(view, dice), question, also):
        if idea.path not in best or best[idea.path].worth < idea.worth:
            best[idea.path] = idea
    return sorted(
        (Weighed(idea.path, round(idea.worth, 4), idea.why) for idea in best.values()), key=lambda one: -one.worth
    )
