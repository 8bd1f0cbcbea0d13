"""Time: where it comes from, and the one task that sleeps until the next thing is due at any table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from games.host.rows import TableId
from games.host.store import Store
from games.host.timing import Hours, Moment, Timing

log = logging.getLogger(__name__)

Serve = Callable[[TableId], Awaitable[bool]]
"""Does what is due at a table; False when nothing came of it."""

TICK = 1.0
"""How often somebody looks at the clock. It costs nothing: nothing is read or written."""
STOPPED = 3.0
"""Where nobody could look at the clock for so long, the process was stopped or stuck: that is no running time."""
JUMP = 2.0
"""Wall and running time that part by more than this: the wall clock was set, not slewed, or the house stood still."""

NEVER = float("inf")
MOST_DOUBLINGS = 7
"""A table that is in trouble again and again is left alone for longer and longer, up to about an hour."""


class Clock(Protocol):
    def now(self) -> float:
        """Wall time in seconds since 1970. It may be set, in either direction."""

    def running(self) -> float:
        """For how many seconds this process has really been running. It only grows, whatever the wall clock does, and
        stands still while the process is stopped or the machine asleep.
        """

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The machine's. That it was stopped is told by a gap between two looks: somebody must look every second."""

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        self._ticks = ticks
        self._looked = ticks()
        self._running = 0.0

    def now(self) -> float:
        return time.time()

    def running(self) -> float:
        now = self._ticks()
        passed, self._looked = now - self._looked, now
        if passed < STOPPED:
            self._running += passed
        return self._running

    async def sleep(self, seconds: float) -> None:
        # A day at most: asyncio dislikes huge delays.
        await asyncio.sleep(min(max(seconds, 0.0), 86_400.0))


class FakeClock:
    """A clock that stands still until it is told to move."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._running = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    def running(self) -> float:
        return self._running

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._running + seconds, sleeper))
        await sleeper

    def advance(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds
        self._running += seconds
        awake = [sleeper for when, sleeper in self._sleepers if when <= self._running]
        self._sleepers = [(when, sleeper) for when, sleeper in self._sleepers if when > self._running]
        for sleeper in awake:
            if not sleeper.done():
                sleeper.set_result(None)

    def jump(self, seconds: float) -> None:
        """The wall clock is set; or, forward, the process was stopped for so long. Nobody notices at that moment."""
        self._now += seconds


class Alarm:
    """Wakes tables when something is due there, many at once but each only once at a time."""

    def __init__(self, store: Store, clock: Clock, timing: Timing) -> None:
        self.store = store
        self.clock = clock
        self.timing = timing
        self._hours = Hours()
        self._wall = clock.now()
        self._ran = clock.running()
        self._busy: dict[TableId, asyncio.Task[None]] = {}
        self._later: dict[TableId, float] = {}
        self._failures: dict[TableId, int] = {}
        self._until = NEVER
        self._beat_at = 0.0
        self._rung = asyncio.Event()
        self._quiet = asyncio.Event()

    @property
    def hours(self) -> Hours:
        """Others whenever the house opens or time jumps: what was worked out with the old ones is no longer true."""
        self._look()
        return self._hours

    def now(self) -> float:
        """House time. Whatever the wall clock did since the last look, it has gone on by the time the house ran."""
        return self.moment().now

    def moment(self) -> Moment:
        hours = self.hours
        return Moment(self._wall - hours.closed, self._wall, hours.boot)

    async def open(self) -> None:
        """House time goes on where it was last seen, even if the wall clock has been set back in the meantime."""
        seen = await self.store.alive()
        self._wall, self._ran = self.clock.now(), self.clock.running()
        last, closed = seen or (self._wall, 0.0)
        self._open_at(closed + self._wall - last)
        await self._beat()

    def _open_at(self, closed: float) -> None:
        """House time stands where the wall's minus this does; live windows get their full time again from here."""
        self._hours = Hours(closed, self._wall - closed)

    def _look(self) -> None:
        """A wall clock that was set and a process that was stopped are forgiven as if the house had been closed."""
        wall, ran = self.clock.now(), self.clock.running()
        jump = (wall - self._wall) - (ran - self._ran)
        self._wall, self._ran = wall, ran
        if abs(jump) > JUMP:
            log.warning("time jumped by %+.0f s: every deadline moves with it", jump)
            self._open_at(self._hours.closed + jump)
            self._beat_at = -NEVER
            self._rung.set()

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
            self._look()

    async def _run(self, serve: Serve, jumped: Callable[[], Awaitable[None]]) -> None:
        known = self.hours
        while True:
            self._rung.clear()
            self._until = NEVER
            try:
                if (hours := self.hours) is not known:
                    await jumped()
                    known = hours
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
        """Lets what has begun come to its end, and remembers when; without that, the last pulse counts."""
        while self._busy:
            await asyncio.wait(list(self._busy.values()))
        try:
            await self._beat()
        except Exception as failure:
            log.error("the house could not note when it closed: %s", type(failure).__name__)

    async def _beat(self) -> None:
        moment = self.moment()
        await self.store.note_alive(moment.wall, moment.wall - moment.now)
        self._beat_at = moment.now + self.timing.heartbeat

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
            asyncio.ensure_future(self.clock.sleep(self._until - self.now())),
            asyncio.ensure_future(self._rung.wait()),
        ]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
