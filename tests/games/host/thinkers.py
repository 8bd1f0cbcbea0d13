"""A game whose robot thinks for long, and says in which process it did; also a house that dies while one thinks."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path as File
from time import sleep
from typing import ClassVar

from games.core.ask import Question
from games.core.draw import Dice
from games.core.game import AnyGame
from games.core.match import begin
from games.core.menu import Path
from games.core.options import settle
from games.core.robot import Weighed
from games.core.text import say
from games.host.thinking import Mind, Study
from tests.games.host.toy import Toy, View

LONG = 0.5
NOTED = "NOTED_BY_ROBOTS"
"""Where the robots write which process they think in."""


class Thoughtful(Toy):
    """Its slow robots take half a second, its mortal ones kill the process they think in, the first time."""

    key = "thoughtful"
    levels: ClassVar[tuple[str, ...]] = ("steady", "slow", "mortal", "broken")

    def ponders(self, view: View, question: Question, level: str) -> bool:
        return level != "steady"

    def robot(self, view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        noted = File(os.environ[NOTED])
        first = not noted.exists()
        with noted.open("a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
        if level == "mortal" and first:
            os._exit(1)
        if level == "slow":
            sleep(LONG)
        return super().robot(view, question, dice, level, name)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        return [Weighed((one,), -float(place), say("toy-why")) for place, one in enumerate(question.menu.choices)]


def games() -> Mapping[str, AnyGame]:
    return {Thoughtful.key: Thoughtful()}


def mind(level: str) -> Mind:
    return Mind(level, "Ada", "dice")


async def think_for_ever() -> None:
    """A house in which a robot never stops thinking."""
    game = games()["thoughtful"]
    position = begin(game, 2, settle(game.options, {}), "key")
    study = Study(games, 1)
    while True:
        await study.robot(game, position, 0, mind("slow"))


if __name__ == "__main__":
    os.environ[NOTED] = sys.argv[1]
    asyncio.run(think_for_ever())
