"""Backups of a running database, and putting one back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from data.refusal import DatabaseRefused
from data.sqlite.file import MODE, Hold, inspect


def backup(database: Path, target: Path) -> None:
    """A whole copy of the database as it is at one moment; the bot may go on during it."""
    inspect(database)
    if target.exists():
        raise DatabaseRefused(f"{target} exists already; choose another name.")
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, MODE))
        with closing(sqlite3.connect(database, timeout=10)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            # A backup is one file, without a log beside it.
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        settle(part, target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise DatabaseRefused(f"The backup could not be written to {target}: {_reason(error)}.") from None


def restore(source: Path, database: Path, aside: Path) -> Path | None:
    """Put a backup in the database's place. What was there is kept aside; returns where, if there was anything."""
    check(source)
    database.parent.mkdir(parents=True, exist_ok=True)
    with Hold(database, alone=True):
        part = database.with_name(database.name + ".part")
        try:
            os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, MODE))
            shutil.copyfile(source, part)
            kept = _put_aside(database, aside)
            settle(part, database)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise DatabaseRefused(f"{source} could not be put in place: {_reason(error)}.") from None
    return kept


def check(source: Path) -> None:
    """Refuses a backup that is torn, damaged, empty or too new."""
    if inspect(source) == 0:
        raise DatabaseRefused(f"{source} holds no tables; choose another backup.")
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error:
        verdict = "unreadable"
    if verdict != "ok":
        raise DatabaseRefused(f"{source} is damaged; choose another backup.")


def _put_aside(database: Path, aside: Path) -> Path | None:
    """The old database is copied with its log, then freed of it: nothing of it may mix with the new one."""
    if not database.exists():
        return None
    aside.parent.mkdir(parents=True, exist_ok=True)
    for tail in ("", "-wal"):
        old, copy = database.with_name(database.name + tail), aside.with_name(aside.name + tail)
        if old.exists():
            os.close(os.open(copy, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, MODE))
            shutil.copyfile(old, copy)
    # Until the new one is in its place, a sound old one stays whole; a damaged one has its copy.
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    for tail in ("-wal", "-shm"):
        database.with_name(database.name + tail).unlink(missing_ok=True)
    return aside


def settle(part: Path, target: Path) -> None:
    """Durable first, then under its name in one step."""
    descriptor = os.open(part, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    part.replace(target)


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
