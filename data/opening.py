"""Which database is meant: a file of SQLite, or an address of PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from data.keeper import Keeper
from data.postgres.address import is_address
from data.sqlite.database import Database, read_table
from games.host.rows import Stored, TableId

DEFAULT = "data/parlour.db"

Where = str | Path


def from_environment() -> str:
    """What the operator has chosen."""
    return os.environ.get("PARLOUR_DB") or DEFAULT


async def open_store(where: Where) -> Keeper:
    """Refuses, with one clear sentence and changing nothing, a database that cannot be served."""
    if isinstance(where, str) and is_address(where):
        # Only who has such a database needs its library.
        from data.postgres.database import Database as Postgres

        return await Postgres.open(where)
    return await Database.open(Path(where))


def stored_table(where: Where, table: TableId) -> Stored | None:
    """A table from a database that is only read; refuses one that is none of ours."""
    if isinstance(where, str) and is_address(where):
        from data.postgres import database

        return asyncio.run(database.read_table(where, table))
    return read_table(Path(where), table)
