"""Stores, and what they keep."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from data.keeper import Keeper
from data.opening import Where, open_store
from games.host.rows import Change, Life, LogRow, SeatRow, Status, TableRow
from tests.conftest import need_postgres
from tests.postgres import empty_database

LIFE = Life({"turn_seconds": 60}, "a secret seed")


def opening(guild: int = 1, user: int = 10, due: float | None = None, origin: str | None = None) -> Change:
    row = TableRow(0, 1, "toy", guild, 2, user, Status.LOBBY, 5.0, 5.0, due, origin)
    return Change(row, LIFE, [SeatRow(0, user, "Ann")])


def moved(table: int, version: int, **fields: object) -> Change:
    row = TableRow(table, version, "toy", 1, 2, 10, Status.PLAYING, 5.0, 6.0)
    return Change(row, LIFE, log=LogRow(version, 0, 6.0), **fields)  # type: ignore[arg-type]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "parlour.db"


@pytest.fixture
async def address() -> str:
    """Of an empty database of PostgreSQL."""
    need_postgres()
    return await empty_database()


@pytest.fixture
async def db(where: Where) -> AsyncIterator[Keeper]:
    """The store, on every database."""
    store = await open_store(where)
    yield store
    await store.close()


async def everything(where: Where) -> list[tuple[object, ...]]:
    """Every row of every table, as another program finds them."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as plain:
            names = [name for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return [row for name in names for row in plain.execute(f"SELECT * FROM {name}").fetchall()]
    line = await asyncpg.connect(where)
    try:
        found = await line.fetch(
            "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
        )
        return [tuple(row) for (name,) in found for row in await line.fetch(f"SELECT * FROM {name}")]
    finally:
        await line.close()
