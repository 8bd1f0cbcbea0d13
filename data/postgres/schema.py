"""The schema on PostgreSQL: whose it is, its numbered migrations, and who holds the database."""

from __future__ import annotations

import asyncpg

from data import migrations
from data.postgres.address import masked
from data.postgres.line import Line
from data.refusal import DatabaseRefused

SCHEMA = migrations.SCHEMA / "postgres"

HOLD = 0x5041524C
"""The advisory lock that every running bot shares; moving and migrating need it alone."""
MIGRATING = HOLD + 1

_VERSION = "SELECT version FROM parlour_schema"
_FOUND = """
SELECT current_schema(), count(*) FILTER (WHERE tablename = 'parlour_schema'), count(tablename)
FROM pg_tables WHERE schemaname = current_schema()"""
_FIRST = "CREATE TABLE parlour_schema (version BIGINT NOT NULL); INSERT INTO parlour_schema VALUES (0)"


def newest() -> int:
    return migrations.newest(SCHEMA)


async def inspect(line: Line, address: str) -> int:
    """The version of the schema; 0: there is nothing yet. Refuses what is none of ours or too new."""
    schema, ours, tables = await line.fetchrow(_FOUND)
    if schema is None:
        raise DatabaseRefused(f"{masked(address)} has no schema for tables; check search_path.")
    if not ours and tables:
        raise DatabaseRefused(f"{masked(address)} belongs to another program; choose another database.")
    if not ours:
        return 0
    version = int(await line.fetchval(_VERSION))
    if version > newest():
        raise DatabaseRefused(
            f"{masked(address)} was written by a newer Parlour (version {version}, this one knows {newest()});"
            " update the bot."
        )
    return version


async def migrate(line: Line, address: str) -> None:
    """Bring the schema up to date, each step whole or not at all; of several processes one does it."""
    if await inspect(line, address) == newest():
        return
    for number, file in migrations.migrations(SCHEMA):
        try:
            async with line.transaction():
                await line.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await _step(line, address, number, file.read_text(encoding="utf-8"))
        except asyncpg.PostgresError as error:
            raise DatabaseRefused(f"Migration {file.name} failed and was rolled back: {error}.") from None


async def _step(line: Line, address: str, number: int, script: str) -> None:
    version = await inspect(line, address)
    if number <= version:
        return
    if version and not await line.fetchval("SELECT pg_try_advisory_xact_lock($1)", HOLD):
        raise DatabaseRefused(f"{masked(address)} is in use by an older Parlour; stop it first, then start this one.")
    if number == 1:
        await line.execute(_FIRST)
    await line.execute(script)
    await line.execute("UPDATE parlour_schema SET version = $1", number)


async def hold(line: Line, address: str) -> None:
    """As long as this connection lives, nobody moves the database."""
    if not await line.fetchval("SELECT pg_try_advisory_lock_shared($1)", HOLD):
        raise DatabaseRefused(f"{masked(address)} is in use: it is being moved or migrated; try again soon.")


async def hold_alone(line: Line, address: str) -> None:
    if not await line.fetchval("SELECT pg_try_advisory_lock($1)", HOLD):
        raise DatabaseRefused(f"{masked(address)} is in use: a bot is running on it; stop it first.")
