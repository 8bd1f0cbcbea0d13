"""Group commit: changes that wait are written together, and each wakes when it is durable."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import measures
from games.host.store import Conflict

W = TypeVar("W")

Outcome = tuple[Any, Exception | None]

BATCH = 500
"""The most changes that share one commit."""


class _Piece(Generic[W]):
    """A change that waits to be written, and whoever waits for it."""

    __slots__ = ("decided", "outcome", "work")

    def __init__(self, work: W, outcome: asyncio.Future[Any]) -> None:
        self.work = work
        self.outcome = outcome
        self.decided = False

    def settle(self, result: Any, error: Exception | None) -> None:
        self.decided = True
        if self.outcome.done():
            return
        if error is None:
            self.outcome.set_result(result)
        else:
            self.outcome.set_exception(error)


Together = Callable[[list[W]], Awaitable[list[Outcome]]]
"""Writes all of it in one transaction; what fails is undone alone."""


class Writer(Generic[W]):
    """Gathers the changes that are waiting and commits them together; each is whole, and wakes when it is durable."""

    def __init__(self, together: Together[W], *, measured: bool = True) -> None:
        self._together = together
        self._measured = measured
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Piece[W]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: W) -> Any:
        piece, began = _Piece(work, self._loop.create_future()), time.perf_counter()
        self._waiting.append(piece)
        if self._writing is None or self._writing.done():
            # The task starts when all who are ready now have come this far, so they share its first commit.
            self._writing = self._loop.create_task(self._write())
        try:
            outcome = await piece.outcome
        except asyncio.CancelledError:
            # It will be written all the same: who asked may go on only when that is decided.
            if not piece.decided:
                piece.outcome = self._loop.create_future()
                await asyncio.wait([piece.outcome])
                piece.outcome.exception()
            raise
        if self._measured:
            measures.COMMIT.took(time.perf_counter() - began)
        return outcome

    def _count(self, outcomes: list[Outcome]) -> None:
        if self._measured:
            measures.BATCH.observe(len(outcomes))
            if second := sum(isinstance(error, Conflict) for _, error in outcomes):
                measures.CONFLICTS.inc(second)

    async def close(self) -> None:
        """What is waiting is still written."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        """Until nothing waits any more."""
        batch: list[_Piece[W]] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                try:
                    outcomes = await self._together([piece.work for piece in batch])
                except Exception as failure:
                    outcomes = [(None, failure)] * len(batch)
                self._count(outcomes)
                for piece, (result, error) in zip(batch, outcomes, strict=True):
                    piece.settle(result, error)
        finally:
            self._writing = None
            # Somebody is left only when this task was cancelled: nobody would ever wake them.
            for piece in (*batch, *self._waiting):
                piece.settle(None, RuntimeError("the writer was stopped"))
            self._waiting = []
