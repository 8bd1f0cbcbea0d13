"""Time: where it comes from, and the one task that sleeps until the next thing is due at any table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from games.host.rows import TableId
from games.host.store import Store
from games.host.timing import Moment, Timing

log = logging.getLogger(__name__)

Serve = Callable[[TableId], Awaitable[bool]]
"""Does what is due at a table; False when nothing came of it."""

NEVER = float("inf")
MOST_DOUBLINGS = 7
"""A table that is in trouble again and again is left alone for longer and longer, up to about an hour."""


class Clock(Protocol):
    def now(self) -> float:
        """Wall time in seconds since 1970."""

    async def sleep_until(self, when: float) -> None: ...


class SystemClock:
    def now(self) -> float:
        return time.time()

    async def sleep_until(self, when: float) -> None:
        # A day at most: the wall clock may be set in the meantime, and asyncio dislikes huge delays.
        await asyncio.sleep(min(max(when - time.time(), 0.0), 86_400.0))


class FakeClock:
    """A clock that stands still until it is told to move."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep_until(self, when: float) -> None:
        if when <= self._now:
            await asyncio.sleep(0)
            return
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((when, sleeper))
        await sleeper

    def advance(self, seconds: float) -> None:
        self._now += seconds
        awake = [sleeper for when, sleeper in self._sleepers if when <= self._now]
        self._sleepers = [(when, sleeper) for when, sleeper in self._sleepers if when > self._now]
        for sleeper in awake:
            if not sleeper.done():
                sleeper.set_result(None)


class Alarm:
    """Wakes tables when something is due there, many at once but each only once at a time."""

    def __init__(self, store: Store, clock: Clock, timing: Timing) -> None:
        self.store = store
        self.clock = clock
        self.timing = timing
        self.closed = 0.0
        """How long the house has been closed in all: house time is the wall's minus this."""
        self.boot = 0.0
        """House time at which the house last opened."""
        self._busy: dict[TableId, asyncio.Task[None]] = {}
        self._later: dict[TableId, float] = {}
        self._failures: dict[TableId, int] = {}
        self._until = NEVER
        self._beat_at = 0.0
        self._rung = asyncio.Event()
        self._quiet = asyncio.Event()

    def now(self) -> float:
        return self.clock.now() - self.closed

    def moment(self) -> Moment:
        wall = self.clock.now()
        return Moment(wall - self.closed, wall, self.boot)

    async def open(self) -> None:
        """Forgives the time the house was closed."""
        wall = self.clock.now()
        seen = await self.store.alive()
        if seen is not None:
            last, closed = seen
            self.closed = closed + max(0.0, wall - last)
        await self._beat()
        self.boot = self.now()

    async def run(self, serve: Serve) -> None:
        """Has every table served when something is due there, for ever."""
        while True:
            self._rung.clear()
            self._until = NEVER
            try:
                if self.now() >= self._beat_at:
                    await self._beat()
                coming = await self.store.earliest(len(self._busy) + len(self._later) + self.timing.busy)
            except Exception as failure:
                log.error("the clock could not read what is due: %s", type(failure).__name__)
                coming = []
                self._beat_at = self.now() + self.timing.retry
            self._until = min(self._start(coming, serve), self._beat_at)
            if not self._busy and not self._rung.is_set() and self._until > self.now():
                self._quiet.set()
            await self._sleep()

    def ring(self, at: float | None = -NEVER) -> None:
        """Something is due at this house time: perhaps earlier than the clock knows."""
        if at is not None and at < self._until:
            self._rung.set()

    async def quiet(self) -> None:
        """Returns when nothing is due now and nothing is being done. For tests, and before closing."""
        self._quiet.clear()
        self._rung.set()
        await self._quiet.wait()

    async def close(self) -> None:
        """Lets what has begun come to its end, and remembers when."""
        while self._busy:
            await asyncio.wait(list(self._busy.values()))
        await self._beat()

    async def _beat(self) -> None:
        await self.store.note_alive(self.clock.now(), self.closed)
        self._beat_at = self.now() + self.timing.heartbeat

    def _start(self, coming: list[tuple[float, TableId]], serve: Serve) -> float:
        """Starts what is due; returns when the next thing will be."""
        now = self.now()
        self._later = {table: at for table, at in self._later.items() if at > now}
        following = NEVER
        for at, table in coming:
            at = max(at, self._later.get(table, at))
            if table in self._busy:
                continue
            if at <= now and len(self._busy) < self.timing.busy:
                self._busy[table] = asyncio.create_task(self._attend(table, serve))
            elif at > now:
                following = min(following, at)
        return following

    async def _attend(self, table: TableId, serve: Serve) -> None:
        served = False
        try:
            served = await serve(table)
        except Exception as failure:
            log.error("table %d: the clock stumbled: %s", table, type(failure).__name__)
        finally:
            del self._busy[table]
            self._rung.set()
        if served:
            self._failures.pop(table, None)
        else:
            failures = self._failures[table] = self._failures.get(table, 0) + 1
            self._later[table] = self.now() + self.timing.retry * 2 ** min(failures - 1, MOST_DOUBLINGS)

    async def _sleep(self) -> None:
        if self._rung.is_set():
            return
        waiting = [
            asyncio.ensure_future(self.clock.sleep_until(self._until + self.closed)),
            asyncio.ensure_future(self._rung.wait()),
        ]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
