"""Waiting for a quiet moment: pictures and tables that follow must not stand in the way of answers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

NAP = 0.005
LATE = 0.005
"""A nap that ends this much later than asked means that others are waiting for the event loop as well."""
AT_ONCE = 8
"""As many go on after one nap: all of them together would be the next crowd."""


class Quiet:
    """Knows of everybody who waits for an answer. Whoever can wait does so here; one of them naps for all."""

    def __init__(self) -> None:
        self.answering = 0
        """Clicks that are being answered."""
        self._waiting: deque[tuple[float, asyncio.Future[None]]] = deque()
        self._napping: asyncio.Task[None] | None = None

    @contextmanager
    def answer(self) -> Iterator[None]:
        """Somebody waits for what is done in here."""
        self.answering += 1
        try:
            yield
        finally:
            self.answering -= 1

    async def calm(self, patience: float) -> None:
        """Returns when nobody waits for an answer and the event loop has nothing more urgent to do, or when patience
        has run out.
        """
        if not patience:
            return
        loop = asyncio.get_running_loop()
        waiting = loop.create_future()
        self._waiting.append((loop.time() + patience, waiting))
        if self._napping is None:
            self._napping = asyncio.create_task(self._nap())
        await waiting

    async def _nap(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                before = loop.time()
                await asyncio.sleep(NAP)
                now = loop.time()
                self._let_go(AT_ONCE if not self.answering and now - before < NAP + LATE else 0, now)
        finally:
            self._napping = None

    def _let_go(self, many: int, now: float) -> None:
        """The first so many, and everybody whose patience has run out."""
        for place in range(len(self._waiting)):
            end, waiting = self._waiting.popleft()
            if place < many or end < now:
                if not waiting.done():
                    waiting.set_result(None)
            else:
                self._waiting.append((end, waiting))
