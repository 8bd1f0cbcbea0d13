"""Connections to SQLite: each has a thread of its own, and one hop to it does a whole piece of work."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from data.script import Script
from data.writer import Outcome
from games.host.store import Busy

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]

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


def run(script: Script[T], db: sqlite3.Connection) -> T:
    """All of its statements."""
    try:
        step = next(script)
        while True:
            step = script.send(db.execute(*step).fetchall())
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


def together(works: list[Work[Any]], db: sqlite3.Connection) -> list[Outcome]:
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
