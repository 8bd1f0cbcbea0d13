"""The schema on PostgreSQL: whose it is, its numbered migrations, and who holds the database."""

from __future__ import annotations

import asyncpg

from data import migrations
from data.postgres.address import masked
from data.postgres.line import Line, run
from data.refusal import DatabaseAway, DatabaseRefused
from data.upgrade import WROTE, is_downgrade, note, too_new

SCHEMA = migrations.SCHEMA / "postgres"

HOLD = 0x5041524C
"""The advisory lock that every running bot shares; moving and migrating need it alone."""
MIGRATING = HOLD + 1
WRITTEN = 5
"""The first schema that says which Parlour wrote it; asked of an earlier one, a statement would fail, and with it the
transaction that it stands in.
"""

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
    wrote = await _wrote(line) if version >= WRITTEN else None
    if version > newest() or is_downgrade(wrote):
        raise DatabaseRefused(too_new(masked(address), wrote, "`make restore` says how"))
    return version


async def _wrote(line: Line) -> str | None:
    """Which Parlour wrote it last, as far as a schema that we do not know tells."""
    try:
        found = await line.fetchval(WROTE)
    except asyncpg.PostgresError:
        return None
    return None if found is None else str(found)


async def bring_up_to_date(line: Line, address: str) -> None:
    """And from now on it is this Parlour's."""
    schema = await inspect(line, address)
    if schema < newest():
        await _migrate(line, address)
    await run(line, note(schema, newest()))


async def _migrate(line: Line, address: str) -> None:
    """Each step whole or not at all; of several processes one does it."""
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
        raise DatabaseAway(f"{masked(address)} is in use: it is being moved or migrated; try again soon.")


async def hold_alone(line: Line, address: str) -> None:
    if not await line.fetchval("SELECT pg_try_advisory_lock($1)", HOLD):
        raise DatabaseRefused(f"{masked(address)} is in use: a bot is running on it; stop it first.")
