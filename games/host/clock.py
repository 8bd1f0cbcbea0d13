"""Where time comes from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

TICK = 1.0
"""How often somebody looks at the clock. It costs nothing: nothing is read or written."""
STOPPED = 3.0
"""Where nobody could look at the clock for so long, the process was stopped or stuck: that is no running time."""
JUMP = 2.0
"""Wall and running time that part by more than this: the wall clock was set, not slewed, or the house stood still."""


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
