"""Connections to SQLite: each has a thread of its own, and one hop to it does a whole piece of work."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from games.host.store import Busy

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]

BATCH = 500
"""The most changes that share one commit."""

# At its debug level the library logs what it runs; rows hold hands.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)


class Connection:
    """One on a thread of its own."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    @classmethod
    async def connect(cls, path: Path) -> Connection:
        return cls(await aiosqlite.connect(path, isolation_level=None, timeout=10.0, cached_statements=256))

    async def call(self, work: Work[T]) -> T:
        """Run it on the connection's thread, in one hop: the library's own calls cost a hop for every statement."""
        # Both are private to aiosqlite: nothing public runs a function of ours on its thread.
        return await self._db._execute(work, self._db._conn)  # type: ignore[no-any-return,no-untyped-call]  # noqa: SLF001

    async def close(self) -> None:
        await self._db.close()


class _Piece:
    """A change that waits to be written, and whoever waits for it."""

    __slots__ = ("decided", "outcome", "work")

    def __init__(self, work: Work[Any], outcome: asyncio.Future[Any]) -> None:
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


class Writer:
    """Gathers the changes that are waiting and commits them together; each is whole, and wakes when it is durable."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Piece] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        piece = _Piece(work, self._loop.create_future())
        self._waiting.append(piece)
        if self._writing is None or self._writing.done():
            # The task starts when all who are ready now have come this far, so they share its first commit.
            self._writing = self._loop.create_task(self._write())
        try:
            return await piece.outcome  # type: ignore[no-any-return]
        except asyncio.CancelledError:
            # It will be written all the same: who asked may go on only when that is decided.
            if not piece.decided:
                piece.outcome = self._loop.create_future()
                await asyncio.wait([piece.outcome])
                piece.outcome.exception()
            raise

    async def close(self) -> None:
        """What is waiting is still written."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])
        await self._connection.close()

    async def _write(self) -> None:
        """Until nothing waits any more."""
        batch: list[_Piece] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                try:
                    outcomes = await self._connection.call(partial(_together, [piece.work for piece in batch]))
                except Exception as failure:
                    outcomes = [(None, failure)] * len(batch)
                for piece, (result, error) in zip(batch, outcomes, strict=True):
                    piece.settle(result, error)
        finally:
            self._writing = None
            # Somebody is left only when this task was cancelled: nobody would ever wake them.
            for piece in (*batch, *self._waiting):
                piece.settle(None, RuntimeError("the writer was stopped"))
            self._waiting = []


Outcome = tuple[Any, Exception | None]


def _together(works: list[Work[Any]], db: sqlite3.Connection) -> list[Outcome]:
    """All of it in one transaction; what fails is undone alone."""
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Busy from None
        raise
    try:
        outcomes = _each(works, db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _each(works: list[Work[Any]], db: sqlite3.Connection) -> list[Outcome]:
    """Failures are rare and a savepoint costs as much as a row: only after one does every change get its own."""
    db.execute("SAVEPOINT batch")
    try:
        return [(work(db), None) for work in works]
    except Exception:
        db.execute("ROLLBACK TO batch")
    return [_apart(work, db) for work in works]


def _apart(work: Work[Any], db: sqlite3.Connection) -> Outcome:
    db.execute("SAVEPOINT piece")
    try:
        outcome = work(db), None
    except Exception as error:
        db.execute("ROLLBACK TO piece")
        db.execute("RELEASE piece")
        return None, error
    db.execute("RELEASE piece")
    return outcome
