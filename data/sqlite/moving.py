"""A file of SQLite from which all rows are moved, or into which."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from data.codec import listed, places
from data.move import AT_ONCE, TABLES, Rows
from data.refusal import DatabaseRefused
from data.sqlite.backup import settle
from data.sqlite.file import MODE, Hold, check_whole, inspect
from data.sqlite.upgrade import bring_up_to_date


class _File:
    """Nobody else may use it; all that happens here is one transaction."""

    def __init__(self, path: Path, named: Path) -> None:
        self._hold = Hold(named, alone=True)
        try:
            self._db = sqlite3.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            self._hold.release()
            raise DatabaseRefused(f"{path} cannot be opened: {error}.") from None

    async def count(self, table: str) -> int:
        return int(self._db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])

    async def rows(self, table: str) -> AsyncIterator[Rows]:
        found = self._db.execute(f"SELECT {listed(TABLES[table])} FROM {table}")
        while some := found.fetchmany(AT_ONCE):
            yield some

    async def put(self, table: str, rows: Rows) -> None:
        columns = TABLES[table]
        self._db.executemany(f"INSERT INTO {table} ({listed(columns)}) VALUES ({places(columns)})", rows)

    async def settle(self) -> None: ...

    async def close(self) -> None:
        self._db.close()
        self._hold.release()


class Giver(_File):
    """Brought up to date as by a start of the bot, else left as it is."""

    def __init__(self, path: Path) -> None:
        inspect(path)
        super().__init__(path, path)
        try:
            check_whole(self._db, path)
            bring_up_to_date(self._db, path)
        except (sqlite3.Error, DatabaseRefused) as error:
            self._db.close()
            self._hold.release()
            raise DatabaseRefused(str(error)) from None


class Taker(_File):
    """Written beside its place and put there when all of it has arrived."""

    def __init__(self, path: Path) -> None:
        if path.exists() and path.stat().st_size:
            raise DatabaseRefused(f"{path} is not empty; move to a file that is not there yet.")
        self._path, self._part = path, path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._part.unlink(missing_ok=True)
            os.close(os.open(self._part, os.O_CREAT | os.O_RDWR, MODE))
        except OSError as error:
            raise DatabaseRefused(f"{path} cannot be created: {error.strerror}.") from None
        try:
            super().__init__(self._part, path)
        except DatabaseRefused:
            self._part.unlink()
            raise
        bring_up_to_date(self._db, path)
        self._db.execute("BEGIN IMMEDIATE")

    async def settle(self) -> None:
        self._db.execute("COMMIT")
        self._db.close()
        settle(self._part, self._path)

    async def close(self) -> None:
        await super().close()
        for tail in ("", "-journal"):
            self._part.with_name(self._part.name + tail).unlink(missing_ok=True)
