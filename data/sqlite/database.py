"""SQLite behind the house's store: one writer with group commit, one reader, each on its own thread."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from data.keeper import Keeper
from data.refusal import DatabaseAway, DatabaseRefused
from data.script import Script, Write
from data.sqlite import tables
from data.sqlite.backup import size
from data.sqlite.connection import Connection, Work, run, together
from data.sqlite.file import Hold, check_version, check_whole, damaged, inspect, prepare
from data.sqlite.upgrade import bring_up_to_date
from data.upgrade import touch
from data.writer import Outcome, Writer
from games.host.rows import Change, PublishedRow, Stored, TableId

T = TypeVar("T")

_READING = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ)

_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -4096")


class Database(Keeper):
    """The store on SQLite; every read and write is one hop to its thread."""

    def __init__(self, path: Path, written: Connection, reader: Connection, hold: Hold) -> None:
        self._path = path
        self._written = written
        self._reader = reader
        self._hold = hold
        self._writer: Writer[Work[Any]] = Writer(self._together)

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Refuses, with one clear sentence and changing nothing, a file that cannot be served."""
        prepare(path)
        hold = Hold(path)
        connections: list[Connection] = []
        try:
            for ready in (partial(_ready_to_write, path), _ready_to_read):
                connections.append(await Connection.connect(path))
                await connections[-1].call(ready)
        except (sqlite3.Error, DatabaseRefused) as error:
            for connection in connections:
                await connection.close()
            hold.release()
            if isinstance(error, DatabaseRefused):
                raise
            raise refusal(path, error) from None
        return cls(path, connections[0], connections[1], hold)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()
        await self._written.close()
        self._hold.release()

    async def size(self) -> int:
        return await asyncio.to_thread(size, self._path)

    async def free(self) -> int | None:
        return shutil.disk_usage(self._path.parent).free

    async def _together(self, works: list[Work[Any]]) -> list[Outcome]:
        return await self._written.call(partial(together, works))

    async def _read(self, script: Script[T]) -> T:
        return await self._reader.call(partial(run, script))

    async def _write(self, write: Write[T]) -> T:
        return await self._writer.write(lambda db: run(write(), db))  # type: ignore[no-any-return]

    async def create(self, change: Change) -> TableId:
        return await self._writer.write(lambda db: tables.create(db, change))  # type: ignore[no-any-return]

    async def commit(self, change: Change) -> None:
        await self._writer.write(lambda db: tables.commit(db, change))

    async def load(self, table: TableId, recent: int) -> Stored | None:
        return await self._reader.call(lambda db: tables.load(db, table, recent))

    async def note_published(self, row: PublishedRow) -> None:
        await self._writer.write(lambda db: tables.note_published(db, row))


def read_table(path: Path, table: TableId) -> Stored | None:
    """From a file that is only read."""
    inspect(path)
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            return tables.load(db, table, 0)
    except sqlite3.Error as error:
        raise refusal(path, error) from None


def _ready_to_write(path: Path, db: sqlite3.Connection) -> None:
    check_version(db, path)
    check_whole(db, path)
    for pragma in _PRAGMAS:
        db.execute(f"PRAGMA {pragma}").fetchall()
    bring_up_to_date(db, path)
    # Whoever holds it, or a disk without room, would else be noticed in the middle of the start.
    run(touch(), db)


def _ready_to_read(db: sqlite3.Connection) -> None:
    for pragma in (*_PRAGMAS[2:], "query_only = ON"):
        db.execute(f"PRAGMA {pragma}").fetchall()


def refusal(path: Path, error: sqlite3.Error) -> DatabaseRefused:
    """By the first byte of its code, the rest of which tells the errand on which it went wrong."""
    code = getattr(error, "sqlite_errorcode", 0)
    match code & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseAway(f"{path} is locked by another program; stop it first.")
        case sqlite3.SQLITE_FULL:
            return DatabaseAway(f"{path} cannot be written: its disk is full; make room first.")
        case sqlite3.SQLITE_IOERR if code not in _READING:
            return DatabaseAway(f"{path} cannot be written: its disk is full or failing; make room, or check it.")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return DatabaseRefused(f"{path} cannot be written: its disk or folder is read-only.")
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DatabaseRefused(damaged(path))
    return DatabaseRefused(f"{path} cannot be opened: {error}.")
