"""Several houses on one database and one clock that stands still: processes in company."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

from data.postgres.database import Database
from games.host.clock import FakeClock
from games.host.company import PULSE, Company
from games.host.fellows import Errand, Word
from games.host.house import House
from games.host.rows import TableId
from games.host.table_state import TableState
from games.host.timing import Timing
from tests.games.host.conftest import ANN, BOB, NAMES, Recorder
from tests.games.host.toy import TOYS

FIRST, SECOND = 2 << 22, 3 << 22
"""Servers: one in a room of each slot."""

LEASES = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour lease'"


class Noting(Recorder):
    """A publisher that also notes what other processes ask for and tell."""

    def __init__(self, store: Database) -> None:
        super().__init__(store)
        self.errands: list[tuple[TableId, bytes]] = []
        self.words: list[Word] = []
        self.fails: list[Exception] = []

    async def carry_out(self, errand: Errand) -> None:
        if self.fails:
            raise self.fails.pop()
        self.errands.append((errand.table, errand.data))

    async def heard(self, word: Word) -> None:
        self.words.append(word)


class Process:
    """A house in company; it has joined when `house` is open."""

    def __init__(self, district: District, store: Database) -> None:
        self.district = district
        self.db = store
        self.lease = store.lease(district.now)
        self.company = Company(self.lease, 2, district.clock)
        self.shown = Noting(store)
        self.house = House(
            store,
            dict(TOYS),
            publisher=self.shown,
            clock=district.clock,
            timing=Timing(robot_pause=(0.0, 0.0)),
            company=self.company,
        )

    async def serve(self) -> Process:
        taken = await self.company.join(2)
        assert taken is not None
        await self.house.open_doors(taken.moved)
        return self

    async def kill(self) -> None:
        """Without a word: all its connections are gone."""
        await self.company._stop_beating()
        self.lease._line.terminate()
        await self.house.close_doors()
        await self.db.close()

    async def stop(self) -> None:
        await self.house.close_doors()
        await self.company.leave(b"")
        await self.db.close()

    async def table(self, guild: int) -> TableId:
        table = await self.house.lobby.open(guild, 5, ANN, NAMES[ANN], "toy", {})
        await self.house.lobby.join(table, BOB, NAMES[BOB])
        await self.house.lobby.start(table, ANN, self.district.click())
        return table

    async def say(self, table: TableId, user: int, *path: Any, click: int = 0) -> TableState:
        state = await self.house.look(table)
        ticket = state.ticket(0 if user == ANN else 1)
        assert ticket is not None
        return await self.house.play.submit(table, user, ticket, path, click=click or self.district.click())

    def versions(self, table: TableId) -> list[int | None]:
        """Which have been told to whoever shows tables here."""
        return [version for one, version in self.shown.changes if one == table]


class District:
    def __init__(self, address: str) -> None:
        self.address = address
        self.clock = FakeClock()
        self.away = 0.0
        """How far the shared clock is ahead of what the processes have run."""
        self.clicks = 1_000
        self.started: list[Process] = []

    async def now(self) -> float:
        return self.clock.now() + self.away

    def click(self) -> int:
        self.clicks += 1
        return self.clicks

    async def process(self) -> Process:
        self.started.append(Process(self, await Database.open(self.address)))
        return self.started[-1]

    async def pass_time(self, seconds: float) -> None:
        """In small steps: pulses and sweeps come as they would."""
        while seconds > 0:
            self.clock.advance(min(seconds, PULSE))
            seconds -= PULSE
            await asyncio.sleep(0.01)

    async def terminate_leases(self, of: Process | None = None) -> None:
        line = await asyncpg.connect(self.address)
        await line.fetch(LEASES if of is None else f"{LEASES} AND pid = {of.lease._line.get_server_pid()}")
        await line.close()
