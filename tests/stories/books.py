"""The books of a house: its database seen from beside it, at one moment. A witness in it writes down which versions a
table came to and which click made them, and when a house of one process began to keep its present hours.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple

import asyncpg

from data.keeper import Keeper
from data.opening import Where
from data.postgres.database import Database as Postgres
from data.postgres.line import Line
from data.postgres.lines import Lines
from data.postgres.scribe import Scribe
from data.script import Rows, Script
from data.sqlite.database import Database
from games.host.clock import SystemClock
from games.host.fellows import ROOMS, Share, Taken
from games.host.house_time import HouseTime, OwnTime, SharedTime
from games.host.rows import TableId
from games.host.timing import Hours

PATIENCE = 120.0


class Page(NamedTuple):
    """What stands in the books."""

    store: Keeper
    owed: dict[TableId, bool]
    """Every table, and whether it is still to be shown."""
    versions: dict[TableId, list[int]]
    """Which every table has come to, one by one."""
    clicked: dict[TableId, dict[int, int]]
    """By table and version, the click that made it."""
    time: HouseTime


class Books(ABC):
    where: Where

    @abstractmethod
    async def call_witness(self) -> None:
        """Everything that happens from now on is written down."""

    @abstractmethod
    def opened(self) -> AbstractAsyncContextManager[Page]:
        """As they are now, whatever is written meanwhile."""

    @abstractmethod
    async def forge(self, *statements: str) -> None: ...


class File(Books):
    """Of SQLite."""

    def __init__(self, where: Path) -> None:
        self.where: Path = where

    def _connect(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(self.where, timeout=PATIENCE, isolation_level=None))

    async def call_witness(self) -> None:
        with self._connect() as db:
            db.executescript(_IN_SQLITE)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Page]:
        copied = self.where.with_suffix(".copy")
        with self._connect() as live, closing(sqlite3.connect(copied)) as copy:
            live.backup(copy)
        store = await Database.open(copied)
        try:
            yield await store._read(_page(store, _own_time(store)))
        finally:
            await store.close()

    async def forge(self, *statements: str) -> None:
        with self._connect() as db:
            for one in statements:
                db.execute(one)


class Address(Books):
    """Of PostgreSQL."""

    def __init__(self, where: str) -> None:
        self.where: str = where

    async def call_witness(self) -> None:
        await self.forge(_IN_POSTGRES)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Page]:
        async with self.line() as line, line.transaction(isolation="repeatable_read", readonly=True):
            store = Postgres(self.where, Scribe(self.where), _Still(line))
            yield await store._read(_page(store, _shared_time()))

    async def forge(self, *statements: str) -> None:
        async with self.line() as line:
            for one in statements:
                await line.execute(one)

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        line = await asyncpg.connect(self.where, timeout=PATIENCE)
        try:
            yield line
        finally:
            await line.close()


class _Still(Lines):
    """One connection, inside a transaction for which nothing changes any more."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def fetch(self, statement: str, *values: object) -> Rows:
        return await self._line.fetch(statement, *values)  # type: ignore[no-any-return]


def _page(store: Keeper, reading_time: Script[HouseTime]) -> Script[Page]:
    owed = yield "SELECT id, owed FROM tables ORDER BY id", ()
    moved = yield "SELECT table_id, version FROM moved ORDER BY number", ()
    clicks = yield "SELECT table_id, version, click FROM clicked", ()
    versions: defaultdict[TableId, list[int]] = defaultdict(list)
    for table, version in moved:
        versions[table].append(version)
    clicked: defaultdict[TableId, dict[int, int]] = defaultdict(dict)
    for table, version, click in clicks:
        clicked[table][version] = click
    time = yield from reading_time
    return Page(store, {table: bool(is_owed) for table, is_owed in owed}, versions, clicked, time)


def _own_time(store: Keeper) -> Script[HouseTime]:
    ((at, closed),) = yield "SELECT at, closed FROM opened ORDER BY number DESC LIMIT 1", ()
    time = OwnTime(store, SystemClock())
    time._hours = Hours(closed, at - closed)
    return time


def _shared_time() -> Script[HouseTime]:
    ((at, closed),) = yield "SELECT at, closed FROM house", ()
    rooms = dict((yield "SELECT room, boot FROM rooms", ()))
    time = SharedTime(SystemClock())
    time.begin(Taken(Share(0, 1, 1), at, closed, [rooms.get(room, 0.0) for room in range(ROOMS)]))
    return time


_IN_SQLITE = """
CREATE TABLE moved (number INTEGER PRIMARY KEY, table_id INTEGER, version INTEGER);
CREATE TRIGGER on_opened AFTER INSERT ON tables
BEGIN
    INSERT INTO moved (table_id, version) VALUES (NEW.id, NEW.version);
END;
CREATE TRIGGER on_moved AFTER UPDATE OF version ON tables
BEGIN
    INSERT INTO moved (table_id, version) VALUES (NEW.id, NEW.version);
END;
CREATE TABLE clicked (table_id INTEGER, version INTEGER, click INTEGER);
CREATE TRIGGER on_click AFTER UPDATE OF data ON lives
WHEN json_extract(CAST(NEW.data AS TEXT), '$.clicks') IS NOT json_extract(CAST(OLD.data AS TEXT), '$.clicks')
BEGIN
    INSERT INTO clicked SELECT id, version, json_extract(CAST(NEW.data AS TEXT), '$.clicks[#-1]')
    FROM tables WHERE id = NEW.table_id;
END;
CREATE TABLE opened (number INTEGER PRIMARY KEY, at REAL, closed REAL);
INSERT INTO opened (at, closed) SELECT at, closed FROM house;
CREATE TRIGGER on_opening AFTER UPDATE ON house
WHEN abs(NEW.closed - (SELECT closed FROM opened ORDER BY number DESC LIMIT 1)) > 0.001
BEGIN
    INSERT INTO opened (at, closed) VALUES (NEW.at, NEW.closed);
END;
"""

_IN_POSTGRES = """
CREATE TABLE moved (number BIGSERIAL, table_id BIGINT, version BIGINT);
CREATE FUNCTION on_moved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO moved (table_id, version) VALUES (NEW.id, NEW.version);
    RETURN NULL;
END $$;
CREATE TRIGGER on_moved AFTER INSERT OR UPDATE OF version ON tables FOR EACH ROW EXECUTE FUNCTION on_moved();
CREATE TABLE clicked (table_id BIGINT, version BIGINT, click BIGINT);
CREATE FUNCTION on_click() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    before JSONB := convert_from(OLD.data, 'UTF8')::JSONB -> 'clicks';
    after JSONB := convert_from(NEW.data, 'UTF8')::JSONB -> 'clicks';
BEGIN
    IF after IS DISTINCT FROM before THEN
        INSERT INTO clicked SELECT id, version, (after ->> -1)::BIGINT FROM tables WHERE id = NEW.table_id;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER on_click AFTER UPDATE OF data ON lives FOR EACH ROW EXECUTE FUNCTION on_click();
"""
