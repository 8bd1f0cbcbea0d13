"""What the bot runs on, and how late it comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque

import measures

log = logging.getLogger("parlour")

LOOK = 0.25
"""Seconds between two looks at how late the loop comes."""
MINUTE = 60.0
STOOD = 1.0
"""Seconds; a loop that stood still for longer is worth a word: nobody was answered meanwhile."""


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop, where there is one for this system and this Python."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class LoopWatch:
    """Sleeps, and sees by how much too late it is woken: so long everybody waits."""

    def __init__(self) -> None:
        self._late: deque[tuple[float, float]] = deque()
        """When, and by how much; only those that nothing worse came after."""

    @property
    def worst(self) -> float:
        """Of the last minute."""
        self._drop_old(time.monotonic())
        return self._late[0][1] if self._late else 0.0

    async def run(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(LOOK)
            now = time.monotonic()
            self._saw(now, max(0.0, now - began - LOOK))

    def _saw(self, now: float, late: float) -> None:
        measures.LAG.took(late)
        while self._late and self._late[-1][1] <= late:
            self._late.pop()
        self._late.append((now, late))
        self._drop_old(now)
        if late > STOOD:
            log.warning("the event loop stood still for %.1f s", late)

    def _drop_old(self, now: float) -> None:
        while self._late and now - self._late[0][0] > MINUTE:
            self._late.popleft()
