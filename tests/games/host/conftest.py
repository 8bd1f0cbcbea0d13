"""A house on a real database of every kind, with a clock that stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from data.keeper import Keeper
from data.opening import Where, open_store
from games.core.text import Refused
from games.host.clock import FakeClock
from games.host.house import House
from games.host.rows import AuditRow
from games.host.store import Store
from games.host.table_state import TableState
from games.host.thinking import OnTheSpot, Thinker
from games.host.ticket import Ticket
from games.host.timing import Timing
from tests.conftest import need_postgres
from tests.games.host.toy import TOYS
from tests.postgres import empty_database

if TYPE_CHECKING:
    from tests.games.host.district import District, Process

ANN, BOB, CAT, DAN = 101, 102, 103, 104
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan"}


class Recorder:
    """A publisher that notes what it was told, and which version was durable at that moment."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changes: list[tuple[int, int | None]] = []
        self.reminders: list[tuple[int, list[int]]] = []
        self.audited: list[tuple[str, int, int]] = []
        self.troubles: list[int] = []
        self.recoveries: list[int] = []

    async def changed(self, table: int) -> None:
        self.changes.append((table, await self.store.version(table)))

    async def remind(self, table: int, seats: Sequence[int]) -> None:
        self.reminders.append((table, list(seats)))

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        kept = [row.key for row in await self.store.audit(rows[0].scope)]
        self.audited += [(row.key, row.by, kept.count(row.key)) for row in rows]

    async def trouble(self, table: int) -> None:
        self.troubles.append(table)

    async def recovered(self, table: int) -> None:
        self.recoveries.append(table)


class World:
    """A house and its surroundings; `restart` is a new process on the same database."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.clock = FakeClock()
        self.games: dict[str, Any] = dict(TOYS)
        self.timing = Timing(robot_pause=(0.0, 0.0), heartbeat=10_000_000.0)
        self.clicks = 1_000
        self.thinker: Thinker = OnTheSpot()
        self.db: Keeper
        self.house: House
        self.shown: Recorder

    async def start(self, wrap: Any = None) -> None:
        self.db = await open_store(self.where)
        self.shown = Recorder(self.db)
        store = wrap(self.db) if wrap else self.db
        self.house = House(
            store, self.games, publisher=self.shown, clock=self.clock, timing=self.timing, thinker=self.thinker
        )
        await self.house.open_doors()

    async def stop(self) -> None:
        await self.house.close_doors()
        await self.db.close()

    async def restart(self, downtime: float = 0.0) -> None:
        await self.stop()
        self.clock.advance(downtime)
        await self.start()

    async def kill(self) -> None:
        """The process ends without a word: the house was last seen open at its last pulse."""
        seen = await self.db.alive()
        assert seen is not None
        await self.house.close_doors()
        await self.db.note_alive(*seen)
        await self.db.close()

    async def pass_time(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.house.quiet()

    def click(self) -> int:
        self.clicks += 1
        return self.clicks

    async def lobby(self, *users: int, game: str = "toy", **options: object) -> int:
        table = await self.house.lobby.open(1, 2, users[0], NAMES[users[0]], game, options)
        for user in users[1:]:
            await self.house.lobby.join(table, user, NAMES[user])
        return table

    async def table(self, *users: int, robots: Sequence[str] = (), game: str = "toy", **options: object) -> int:
        """A started table; robots sit behind the people."""
        table = await self.lobby(*users, game=game, **options)
        for level in robots:
            await self.house.lobby.add_robot(table, users[0], level)
        await self.house.lobby.start(table, users[0], self.click())
        return table

    async def say(self, table: int, user: int, *path: Any, click: int | None = None) -> TableState:
        """Answer from the player's own panel as it stands."""
        state = await self.house.look(table)
        seat = state.owner(user)
        ticket = state.ticket(seat.seat if seat else 0)
        return await self.house.play.submit(table, user, ticket or Ticket(0), tuple(path), click=click or self.click())

    async def press(self, table: int, user: int, ticket: Ticket | None, *path: Any) -> TableState:
        """Answer with a button that was shown earlier."""
        assert ticket is not None
        return await self.house.play.submit(table, user, ticket, tuple(path), click=self.click())

    async def points(self, table: int) -> list[int]:
        return list((await self.house.look(table)).view(None).points)

    async def said(self, table: int) -> list[str]:
        """The keys of everything the log tells."""
        return [told.event.key for row in await self.db.log(table) for told in row.events]


async def refusal(awaitable: Any) -> str:
    """The key of the refusal that this raises."""
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value.phrase.key


@pytest.fixture
async def world(where: Where) -> AsyncIterator[World]:
    made = World(where)
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
async def district() -> AsyncIterator[District]:
    """Processes in company, as many as are started; all of them end."""
    from tests.games.host.district import District

    need_postgres()
    made = District(await empty_database())
    yield made
    for process in made.started:
        await process.company.close()
        await process.house.close_doors()
        await process.db.close()


@pytest.fixture
async def both(district: District) -> tuple[Process, Process]:
    """Two of them, who serve."""
    return await (await district.process()).serve(), await (await district.process()).serve()
