"""A database in a temporary folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.database import Database
from games.host.rows import Change, Life, LogRow, SeatRow, Status, TableRow

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
async def db(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()
