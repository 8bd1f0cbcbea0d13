"""Whether a database could be served, found out without changing it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from data.opening import Where
from data.postgres.address import is_address, masked
from data.refusal import DatabaseAway, DatabaseRefused
from data.sqlite.database import refusal
from data.sqlite.file import check_version, check_whole, inspect, newest

WAITED = 3.0
"""Seconds for another program to let go of the file."""
LITTLE = 200 << 20
"""Bytes of free room with which nobody should begin."""


async def tried(where: Where) -> str:
    """What was found, in words; refuses with one sentence what the bot could not be started on."""
    if isinstance(where, str) and is_address(where):
        return await _tried_server(where)
    return _tried_file(Path(where))


def _tried_file(path: Path) -> str:
    there = path.exists() and path.stat().st_size > 0
    folder = next(one for one in (path.parent, *path.parent.absolute().parents) if one.exists())
    if not os.access(folder, os.W_OK) or (there and not os.access(path, os.W_OK)):
        raise DatabaseRefused(f"{path} cannot be written: its disk or folder is read-only.")
    found = _looked_into(path) if there else f"{path} will be made at the first start"
    free = shutil.disk_usage(folder).free
    if free < LITTLE:
        raise DatabaseAway(f"The disk of {path} is nearly full: {free >> 20} MB are left; make room.")
    return f"{found}; {free / (1 << 30):,.1f} GB of room are left"


def _looked_into(path: Path) -> str:
    inspect(path)
    try:
        with closing(sqlite3.connect(path, timeout=WAITED, isolation_level=None)) as db:
            version = check_version(db, path)
            check_whole(db, path)
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise refusal(path, error) from None
    brought = "" if version == newest() else ", will be brought up to date at the start"
    return f"{path} is sound ({path.stat().st_size / (1 << 20):,.1f} MB{brought})"


async def _tried_server(address: str) -> str:
    from data.postgres import schema
    from data.postgres.line import connect, refusing

    line = await connect(address)
    with refusing(address, line):
        version = await schema.inspect(line, address)
        server = line.get_server_version()
        may = await line.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')")
        only_read = await line.fetchval("SELECT pg_is_in_recovery()")
        await line.close()
    if only_read:
        raise DatabaseAway(f"{masked(address)} can only be read; name the primary.")
    if not may:
        raise DatabaseRefused(f"The user of {masked(address)} may not make tables there; let it own the database.")
    state = "empty, ready for the first start" if not version else "sound"
    if version and version < schema.newest():
        state = "sound, will be brought up to date at the start; stop all older processes first"
    return f"{masked(address)} answers (PostgreSQL {server.major}.{server.minor}), {state}"
