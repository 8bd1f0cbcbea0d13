"""What only SQLite has: its file, its plans, its pragmas, its lock."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from data.sqlite.database import Database
from games.host.rows import PublishedRow
from games.host.store import Busy
from tests.data.conftest import moved, opening


@pytest.fixture
async def sqlite(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()


async def test_the_queries_of_the_clock_and_the_lists_use_their_indexes(sqlite: Database, path: Path) -> None:
    with sqlite3.connect(path) as plain:
        plans = {
            "tables_due": "SELECT due, id FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 5",
            "tables_live": "SELECT id FROM tables WHERE guild = 1 AND status IN ('lobby', 'playing', 'paused')",
            "seats_person": "SELECT table_id FROM seats WHERE person = 5",
            "tables_owed": "SELECT id FROM tables WHERE owed = 1 ORDER BY id",
        }
        for index, query in plans.items():
            steps = " ".join(row[3] for row in plain.execute(f"EXPLAIN QUERY PLAN {query}"))
            assert index in steps
            assert "TEMP B-TREE" not in steps
    plain.close()


async def test_the_files_belong_to_their_owner_alone(sqlite: Database, path: Path) -> None:
    await sqlite.create(opening())
    beside = sorted(path.parent.iterdir())
    assert path.with_name("parlour.db-wal") in beside
    assert {stat.S_IMODE(file.stat().st_mode) for file in beside} == {0o600}


async def test_every_commit_is_durable(sqlite: Database) -> None:
    def pragma(name: str, conn: sqlite3.Connection) -> object:
        return conn.execute(f"PRAGMA {name}").fetchone()[0]

    names = ("journal_mode", "synchronous", "foreign_keys")
    pragmas = {name: await sqlite._written.call(partial(pragma, name)) for name in names}
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_opening_reads_no_tables(path: Path) -> None:
    """With thousands of live tables, asking what is due and what is owed reads a handful of pages."""
    sqlite = await Database.open(path)
    tables = await asyncio.gather(*(sqlite.create(opening(due=float(place))) for place in range(3_000)))
    await asyncio.gather(*(sqlite.note_published(PublishedRow(table, 1)) for table in tables[1:]))
    await sqlite.close()
    sqlite = await Database.open(path)
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    await sqlite._reader.call(lambda conn: conn.set_progress_handler(count, 10))
    assert [due for due, _ in await sqlite.earliest(3)] == [0.0, 1.0, 2.0]
    assert [table for table, _ in await sqlite.owed()] == tables[:1]
    assert await sqlite.alive() is None
    assert steps < 20
    await sqlite.close()


async def test_a_database_that_somebody_else_holds_is_busy_and_keeps_nothing(sqlite: Database, path: Path) -> None:
    table = await sqlite.create(opening())
    await sqlite._written.call(lambda line: line.execute("PRAGMA busy_timeout = 20"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Busy):
        await sqlite.commit(moved(table, 2))
    assert await sqlite.version(table) == 1, "reading goes on"
    other.close()
    assert await sqlite.version(table) == 1
    await sqlite.commit(moved(table, 2))


async def test_a_probe_notices_a_disk_without_room_and_that_it_is_over(sqlite: Database) -> None:
    """No file of this process may grow."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
    try:
        with pytest.raises(sqlite3.OperationalError):
            await sqlite.probe()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    await sqlite.probe()


async def test_a_probe_notices_that_somebody_else_holds_it(sqlite: Database, path: Path) -> None:
    await sqlite._written.call(lambda line: line.execute("PRAGMA busy_timeout = 20"))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy):
            await sqlite.probe()
    await sqlite.probe()


async def test_both_connections_keep_few_pages_in_memory(sqlite: Database) -> None:
    """SQLite fills what it is given as the file grows, and the system keeps the file's pages anyway."""
    kept = [await one.call(_kept_pages) for one in (sqlite._written, sqlite._reader)]
    assert max(kept) <= 4 * 2**20


def _kept_pages(connection: sqlite3.Connection) -> int:
    """At most, in bytes; SQLite writes kibibytes as a negative number."""
    (size,) = connection.execute("PRAGMA cache_size").fetchone()
    assert size < 0
    return -int(size) * 2**10
