"""Which Parlour wrote a database last: told at a start that changes it, and named where this one is too old."""

from __future__ import annotations

import logging
import re
import time

from data.script import Script
from version import VERSION

log = logging.getLogger(__name__)

WROTE = "SELECT version FROM program WHERE id = 1"

_NOTE = """
INSERT INTO program (id, version, since) VALUES (1, ?, ?)
ON CONFLICT (id) DO UPDATE SET version = excluded.version, since = excluded.since
    WHERE program.version <> excluded.version
RETURNING id"""
_TOUCH = """
INSERT INTO program (id, version, since, touched) VALUES (1, ?, ?, 1)
ON CONFLICT (id) DO UPDATE SET touched = program.touched + 1"""
_RUNNING = "SELECT count(*) FROM tables WHERE status IN ('playing', 'paused')"


def note(schema: int, newest: int) -> Script[None]:
    """This Parlour writes here from now on, and has found this schema. Of several that start at once, one says so."""
    found = yield WROTE, ()
    wrote = str(found[0][0]) if found else None
    if wrote == VERSION or not (yield _NOTE, (VERSION, time.time())):
        return
    if not schema or (wrote is None and schema == newest):
        return
    ((tables,),) = yield _RUNNING, ()
    if wrote is not None and is_older(VERSION, wrote):
        log.warning("%s", going_back(wrote, tables))
    else:
        log.info("%s", going_on(wrote, schema, newest, tables))


def touch() -> Script[None]:
    """Something that is really written: SQLite leaves a page alone whose content stays the same."""
    yield _TOUCH, (VERSION, time.time())


def going_on(wrote: str | None, schema: int, newest: int, tables: int) -> str:
    """Matches of older rules are brought up to date one by one, when they are touched; none is broken."""
    way = f"{f'Parlour {wrote}' if wrote else 'An earlier Parlour'} → {VERSION}"
    if schema < newest:
        way += f": the database was brought up to date (schema {schema} → {newest})"
    return f"{way}; {tables} running {'table goes' if tables == 1 else 'tables go'} on."


def going_back(wrote: str, tables: int) -> str:
    return (
        f"Parlour {wrote} → {VERSION}, which is older; of {tables} running {'table' if tables == 1 else 'tables'},"
        " what newer rules have written cannot be read until the newer one is back."
    )


def too_new(where: str, wrote: str | None, restore: str) -> str:
    """Why a database whose schema this Parlour does not know is refused; `restore` says how an older one comes back."""
    # What an unknown schema keeps there may be anything.
    named = wrote is not None and is_older(VERSION, wrote)
    writer = f"Parlour {wrote}" if named else "a newer Parlour"
    return (
        f"{where} was written by {writer}, and this is {VERSION}: start that version or a newer one, or restore a"
        f" backup made before the upgrade ({restore})."
    )


def is_downgrade(wrote: str | None) -> bool:
    """What a later 0.x or x.0 has written may be in a form that this one does not know, whatever its tables are called.
    Among repairs (0.3.1, 0.3.0) one may go back.
    """
    return wrote is not None and _order(VERSION)[0][:2] < _order(wrote)[0][:2]


def is_upgrade(wrote: str | None) -> bool:
    """From now on the version that wrote it so far would refuse it."""
    return wrote is not None and _order(wrote)[0][:2] < _order(VERSION)[0][:2]


def is_older(one: str, other: str) -> bool:
    return _order(one) < _order(other)


def _order(version: str) -> tuple[list[int], bool]:
    """By its numbers; what comes before a release (`0.3.0.dev0`, `0.3.0rc1`) is older than it."""
    numbers = re.match(r"\d+(?:\.\d+)*", version)
    release = numbers[0] if numbers else ""
    return [int(number) for number in release.split(".") if number], release == version
