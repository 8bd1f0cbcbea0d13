"""People who play to the end whatever language the buttons are in: they press by ids, and choose as robots do."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.draw import Dice
from games.core.menu import Path
from games.host.rows import Status
from games.host.table_state import TableState
from games.registry import GAMES
from sandbox import Actor
from tests.stories.evening import Evening, newest
from tests.stories.presses import give

MOST = 900
"""Decisions: no short game has more."""
UNHURRIED = {"coup": {"window_hold": 0}}
"""Windows close as soon as everybody has answered: nobody here looks for standing answers."""


class Circle:
    def __init__(self, evening: Evening, game: str, people: Sequence[Actor], table: int = 1) -> None:
        self.evening = evening
        self.game = GAMES[game]
        self.people = list(people)
        self.table = table
        self.chance = Dice(f"circle {game}")

    async def sit_down(self) -> None:
        host, *others = self.people
        await host.slash("play", game=self.game.key)
        for one in others:
            await one.click(f"p:join:{self.table}", on=newest(one, f"p:join:{self.table}"))
        await host.click(f"p:options:{self.table}", on=newest(host, f"p:join:{self.table}"))
        options = {**self.game.brief, **UNHURRIED.get(self.game.key, {})}
        await self.evening.house.lobby.set_options(self.table, int(host.id), options)
        await host.click(f"p:start:{self.table}", on=newest(host, f"p:join:{self.table}"))
        await self.evening.settle()

    async def play(self, decisions: int = MOST) -> TableState:
        """So many decisions, or to the end."""
        for _ in range(decisions):
            state = await self.evening.look(self.table)
            if state.status is not Status.PLAYING:
                break
            if not await self.decide(state):
                await self.evening.settle()
        await self.evening.settle()
        return await self.evening.look(self.table)

    async def decide(self, state: TableState) -> bool:
        """One of those whom the table waits for answers."""
        for seat in state.awaits:
            who = self.sitting(state, seat)
            if who is not None:
                await give(self.evening, who, self.table, self.choice(state, seat))
                return True
        return False

    def choice(self, state: TableState, seat: int) -> Path:
        question = state.question(seat)
        assert question is not None and state.ask is not None
        if state.ask.key == "evil" and state.serial % 3:
            return ("engine",)  # so that Camelot falls soon
        return self.game.robot(state.view(seat), question, self.chance, self.game.levels[0])

    def sitting(self, state: TableState, seat: int) -> Actor | None:
        return next((one for one in self.people if int(one.id) == state.seats[seat].user), None)
