"""One thing at a time is sent about a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cogs.publishing.ledger import Ledger, Shown
from cogs.publishing.leftovers import Leftovers
from games.host.house import House
from games.host.rows import TableId
from games.host.table_state import TableState


class Turns:
    def __init__(self, house: House, ledger: Ledger, leftovers: Leftovers) -> None:
        self.house = house
        self.ledger = ledger
        self.leftovers = leftovers
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table: TableId) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def turn(self, table: TableId) -> AsyncIterator[tuple[TableState, Shown]]:
        """What came of it is noted, also when it failed half way. Between two turns whoever clicks gets their
        answer.
        """
        async with self.lock(table):
            state, shown = await self.house.look(table), await self.ledger.read(table)
            self.leftovers.touch(state, shown)
            try:
                yield state, shown
            except BaseException:
                self.leftovers.doubt(state, shown)
                raise
            finally:
                self.ledger.note(table, shown)


async def in_turn(lock: asyncio.Lock, patience: float) -> bool:
    """Takes a lock that may be busy, within so many seconds; whether it could."""
    try:
        async with asyncio.timeout(patience):
            return await lock.acquire()
    except TimeoutError:
        return False
