"""Backups of a running database, and putting one back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from data.refusal import DatabaseAway, DatabaseRefused
from data.sqlite.file import MODE, Hold, inspect, read_only

STAMP = "%Y%m%dT%H%M%SZ"
"""When a backup was made, in its name; in UTC, so that names sort by it."""

AT_ONCE = 256
"""Pages, usually a megabyte: what is copied, and made durable, between two looks at whether it is still wanted."""

_ROOM = 1.1
"""So many times its size must be free: others fill the disk meanwhile."""

GoOn = Callable[[], bool]


class GivenUp(Exception):
    """Nobody wants the copy any more; nothing of it is left."""


class NotCopied(DatabaseAway):
    def __init__(self, target: Path, reason: str) -> None:
        super().__init__(f"The backup could not be written to {target}: {reason}.")
        self.reason = reason


def always() -> bool:
    return True


def backups(database: Path) -> Path:
    """The folder they go to."""
    return database.parent / "backups"


def backup(database: Path, target: Path) -> None:
    """A whole copy of the database as it is at one moment; the bot, another process, may go on during it."""
    inspect(database)
    copy(database, target)


def copy(database: Path, target: Path, go_on: GoOn = always, *, rest: float = 1.0) -> None:
    """The same, also in the process of the bot: nothing but SQLite opens the file (see `_read_through`).

    Copied and made durable in one go, 230 MB held up a commit for 150 ms; in pieces, with a `rest` after each that is
    as long as it took, mostly for less than half of that.
    """
    if target.exists():
        raise DatabaseRefused(f"{target} exists already; choose another name.")
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _need_room(database, target)
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, MODE))
        _copy(database, part, _Pace(part, go_on, rest))
        if (verdict := _verdict(part, go_on)) != "ok":
            raise NotCopied(target, f"the copy is damaged ({verdict}), so perhaps the database or the disk is")
        settle(part, target)
    except (OSError, sqlite3.Error) as error:
        raise NotCopied(target, _reason(error)) from None
    finally:
        sweep(part)


def _copy(database: Path, part: Path, pace: _Pace) -> None:
    with (
        closing(sqlite3.connect(database, timeout=10, isolation_level=None)) as source,
        closing(sqlite3.connect(part)) as target,
        closing(pace),
    ):
        # One reading from the first page to the last: else every commit of the bot would have it begin anew. Writers do
        # not wait for a reader, only their log grows meanwhile.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        # It becomes durable before it gets its name.
        target.execute("PRAGMA synchronous = OFF").fetchall()
        source.backup(target, pages=AT_ONCE, progress=pace.step)
        # A backup is one file, without a log beside it.
        target.execute("PRAGMA journal_mode = DELETE").fetchall()


class _Pace:
    """Between two pieces of a copy."""

    def __init__(self, part: Path, go_on: GoOn, rest: float) -> None:
        self._go_on = go_on
        self._rest = rest
        self._written = os.open(part, os.O_RDONLY)
        self._since = time.monotonic()

    def step(self, status: int, remaining: int, total: int) -> None:
        if not self._go_on():
            raise GivenUp
        os.fsync(self._written)
        if self._rest:
            time.sleep(self._rest * (time.monotonic() - self._since))
        self._since = time.monotonic()

    def close(self) -> None:
        os.close(self._written)


def _need_room(database: Path, target: Path) -> None:
    needed, free = size(database) * _ROOM, shutil.disk_usage(target.parent).free
    if free < needed:
        raise NotCopied(target, f"it takes {needed / 1e6:.1f} MB, and {free / 1e6:.1f} MB are free there")


def size(database: Path) -> int:
    """Bytes, with the log beside it. Nothing is opened."""
    found = 0
    for tail in ("", "-wal"):
        with suppress(FileNotFoundError):
            found += database.with_name(database.name + tail).stat().st_size
    return found


def sweep(part: Path) -> None:
    """What a copy that came to nothing leaves behind."""
    for tail in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):
            part.with_name(part.name + tail).unlink()


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
    if _verdict(source) != "ok":
        raise DatabaseRefused(f"{source} is damaged; choose another backup.")


def _verdict(copy: Path, go_on: GoOn = always) -> str:
    """What SQLite says of all of it; "ok" if there is nothing to say."""
    try:
        with closing(read_only(copy)) as db:
            db.set_progress_handler(lambda: not go_on(), 10_000)
            (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error:
        verdict = "unreadable"
    if not go_on():
        raise GivenUp
    return str(verdict)


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
