"""Lines to SQLite: each connection has a thread of its own, and one hop to it does a whole piece of work."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]

BATCH = 500
"""The most changes that share one commit."""

# At its debug level the library logs what it runs; rows hold hands.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)


class Line:
    """A connection on its own thread."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    @classmethod
    async def connect(cls, path: Path) -> Line:
        return cls(await aiosqlite.connect(path, isolation_level=None, timeout=10.0, cached_statements=256))

    async def call(self, work: Work[T]) -> T:
        """Run it on the connection's thread, in one hop: the library's own calls cost a hop for every statement."""
        return await self._db._execute(work, self._db._conn)  # type: ignore[no-any-return,no-untyped-call]

    async def close(self) -> None:
        await self._db.close()


class Writer:
    """Gathers the changes that are waiting and commits them together; each is whole, and wakes when it is durable."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        self._wake.set()
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            # It will be written all the same: who asked may go on only when that is decided.
            if not future.done():
                await asyncio.wait([future])
            future.exception()
            raise

    async def close(self) -> None:
        """What is waiting is still written."""
        while self._waiting:
            await asyncio.wait([future for _, future in self._waiting])
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._line.close()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:BATCH]
                works = [work for work, _ in batch]
                outcomes: list[tuple[Any, Exception | None]]
                try:
                    outcomes = await self._line.call(partial(_together, works))
                except Exception as failure:
                    outcomes = [(None, failure)] * len(batch)
                del self._waiting[: len(batch)]
                for (_, future), (result, error) in zip(batch, outcomes, strict=True):
                    if future.done():
                        continue
                    if error is None:
                        future.set_result(result)
                    else:
                        future.set_exception(error)


def _together(works: list[Work[Any]], db: sqlite3.Connection) -> list[tuple[Any, Exception | None]]:
    """All of it in one transaction; what fails is undone alone."""
    db.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_apart(work, db) for work in works] if len(works) > 1 else [_alone(works[0], db)]
        if db.in_transaction:
            db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _alone(work: Work[Any], db: sqlite3.Connection) -> tuple[Any, Exception | None]:
    try:
        return work(db), None
    except Exception as error:
        db.execute("ROLLBACK")
        return None, error


def _apart(work: Work[Any], db: sqlite3.Connection) -> tuple[Any, Exception | None]:
    db.execute("SAVEPOINT piece")
    try:
        outcome = work(db), None
    except Exception as error:
        db.execute("ROLLBACK TO piece")
        db.execute("RELEASE piece")
        return None, error
    db.execute("RELEASE piece")
    return outcome
