"""The one task that sleeps until the next thing is due at any table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import measures
from games.host.clock import TICK, Clock
from games.host.failure import Failure
from games.host.fellows import Fellows
from games.host.house_time import HouseTime
from games.host.rows import TableId
from games.host.store import Store
from games.host.timing import Timing

log = logging.getLogger(__name__)

Serve = Callable[[TableId], Awaitable[bool]]
"""Does what is due at a table; False when nothing came of it."""

NEVER = float("inf")
MOST_DOUBLINGS = 7
"""A table that is in trouble again and again is left alone for longer and longer, up to about an hour."""


class Alarm:
    """Wakes tables when something is due there, many at once but each only once at a time."""

    def __init__(self, store: Store, clock: Clock, timing: Timing, time: HouseTime, fellows: Fellows) -> None:
        self.store = store
        self.clock = clock
        self.timing = timing
        self.time = time
        self.fellows = fellows
        time.moved = self._moved
        self._busy: dict[TableId, asyncio.Task[None]] = {}
        self._later: dict[TableId, float] = {}
        self._failures: dict[TableId, int] = {}
        self._until = NEVER
        self._wanted = NEVER
        """When the clock has to look again; it stays until that has been done."""
        self._left = NEVER
        """Since when the first of those that are due waits for its turn."""
        self._beat_at = 0.0
        self._rung = asyncio.Event()
        self._quiet = asyncio.Event()

    async def open(self) -> None:
        """House time goes on."""
        await self.time.open()
        await self._beat()

    def _moved(self) -> None:
        """Every deadline has: the house is noted to be open, and everything due is looked at once more."""
        self._beat_at = -NEVER
        self._rung.set()

    @property
    def behind(self) -> float:
        """By how many seconds the clock is late at this moment; 0: it is on time."""
        return max(0.0, self.time.now() - min(self._wanted, self._left))

    async def run(self, serve: Serve, jumped: Callable[[], Awaitable[None]]) -> None:
        """Has every table served when something is due there, for ever, and tells when deadlines have moved."""
        ticking = asyncio.create_task(self._tick())
        try:
            await self._run(serve, jumped)
        finally:
            ticking.cancel()

    async def _tick(self) -> None:
        while True:
            await self.clock.sleep(TICK)
            self.time.look()

    async def _run(self, serve: Serve, jumped: Callable[[], Awaitable[None]]) -> None:
        known, self._wanted = self.time.look(), self.time.now()
        while True:
            await self.fellows.serving()
            self._rung.clear()
            self._until = NEVER
            try:
                if (now_known := self.time.look()) is not known:
                    await jumped()
                    known = now_known
                if self.time.now() >= self._beat_at:
                    await self._beat()
                # One more than can be served: the first that has to wait for its turn.
                most = len(self._busy) + len(self._later) + self.timing.busy + 1
                coming = await self.store.earliest(most, self.fellows.share)
            except Exception as failure:
                log.error("the clock could not read what is due: %s", Failure.of(failure))
                coming = []
                self._beat_at = self.time.now() + self.timing.retry
            self._until = min(self._start(coming, serve), self._beat_at)
            self._wanted = self._until
            if not self._busy and not self._rung.is_set() and self._until > self.time.now():
                self._quiet.set()
            await self._sleep()

    def ring(self, at: float | None = -NEVER) -> None:
        """Something is due at this house time: perhaps earlier than the clock knows."""
        if at is not None and at < self._until:
            self._wanted = min(self._wanted, max(at, self.time.now()))
            self._rung.set()

    async def quiet(self) -> None:
        """Returns when nothing is due now and nothing is being done. For tests, and before closing."""
        self._quiet.clear()
        self._rung.set()
        await self._quiet.wait()

    async def close(self) -> None:
        """Lets what has begun come to its end, and remembers when; without that, the last pulse counts."""
        while self._busy:
            await asyncio.wait(list(self._busy.values()))
        try:
            await self._beat()
        except Exception as failure:
            log.error("the house could not note when it closed: %s", Failure.of(failure))

    async def _beat(self) -> None:
        await self.time.note_alive()
        self._beat_at = self.time.now() + self.timing.heartbeat

    def _start(self, coming: list[tuple[float, TableId]], serve: Serve) -> float:
        """Starts what is due; returns when the next thing will be."""
        now = self.time.now()
        self._later = {table: at for table, at in self._later.items() if at > now}
        following = self._left = NEVER
        for at, table in coming:
            at = max(at, self._later.get(table, at))
            if table in self._busy:
                continue
            if at <= now and len(self._busy) < self.timing.busy:
                self._busy[table] = asyncio.create_task(self._attend(table, serve))
                measures.DEADLINE.took(now - at)
            elif at > now:
                following = min(following, at)
            else:
                self._left = min(self._left, at)
        return following

    async def _attend(self, table: TableId, serve: Serve) -> None:
        served = False
        try:
            served = await serve(table)
        except Exception as failure:
            log.error("table %d: the clock stumbled: %s", table, Failure.of(failure))
        finally:
            del self._busy[table]
            self._rung.set()
        if served:
            self._failures.pop(table, None)
        else:
            failures = self._failures[table] = self._failures.get(table, 0) + 1
            self._later[table] = self.time.now() + self.timing.retry * 2 ** min(failures - 1, MOST_DOUBLINGS)

    async def _sleep(self) -> None:
        if self._rung.is_set():
            return
        waiting = [
            asyncio.ensure_future(self.clock.sleep(self._until - self.time.now())),
            asyncio.ensure_future(self._rung.wait()),
        ]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
