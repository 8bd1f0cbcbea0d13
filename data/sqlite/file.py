"""The database as a file: what it must be before it is opened, who holds it, and its numbered migrations."""

from __future__ import annotations

import os
import sqlite3
import struct
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from data import migrations
from data.refusal import DatabaseAway, DatabaseRefused
from data.upgrade import WROTE, is_downgrade, too_new

try:
    import fcntl
except ImportError:  # Windows refuses to replace a file that is open, which serves the same end.
    fcntl = None  # type: ignore[assignment]

SCHEMA = migrations.SCHEMA / "sqlite"
APPLICATION = 0x5041524C
MODE = 0o600

_MAGIC = b"SQLite format 3\x00"
_HEADER = 100
_AT_ONCE = 1 << 20


_COMMAND = "`make restore FILE=data/backups/….db`"
RESTORE = f"restore a backup with {_COMMAND}"


def newest() -> int:
    return migrations.newest(SCHEMA)


def inspect(path: Path) -> int:
    """The version of a database file, from its header alone. Refuses what is none of ours, torn or too new."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
        size = path.stat().st_size
    except OSError as error:
        raise DatabaseRefused(f"{path} cannot be read: {error.strerror}.") from None
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        raise DatabaseRefused(f"{path} is not a SQLite database; move it away, or {RESTORE}.")
    page, pages, version, application = _fields(header)
    if application not in (0, APPLICATION) or (application == 0 and version):
        raise DatabaseRefused(f"{path} belongs to another program; choose another file with PARLOUR_DB.")
    if version > newest():
        raise DatabaseRefused(too_new(str(path), _wrote_file(path), _COMMAND))
    wal = path.with_name(path.name + "-wal")
    if pages * page > size and not (wal.exists() and wal.stat().st_size):
        raise DatabaseRefused(f"{path} is damaged: it has been cut short; {RESTORE}.")
    return version


def _fields(header: bytes) -> tuple[int, int, int, int]:
    (page,) = struct.unpack_from(">H", header, 16)
    (pages,) = struct.unpack_from(">I", header, 28)
    (version,) = struct.unpack_from(">I", header, 60)
    (application,) = struct.unpack_from(">I", header, 68)
    return 65_536 if page == 1 else page, pages, version, application


def prepare(path: Path) -> None:
    """An existing file is looked at, a missing one is created for its owner alone."""
    try:
        there = path.exists() and path.stat().st_size > 0
    except OSError as error:
        raise DatabaseRefused(f"{path} cannot be read: {error.strerror}.") from None
    if there:
        inspect(path)
        if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
            raise DatabaseRefused(f"{path} cannot be written: its disk or folder is read-only.")
        if path.stat().st_mode & 0o077:
            path.chmod(MODE)
        _read_through(path)
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, MODE))
    except OSError as error:
        raise DatabaseRefused(f"{path} cannot be created: {error.strerror}.") from None


def _read_through(path: Path) -> None:
    """The check that follows jumps about in the file. Read from front to back beforehand, one of 10,000 tables (650 MB)
    takes 0.7 s from a cold disk instead of ten.

    Only before SQLite has it open: when a process closes a file, all its locks on that file are gone, SQLite's too, and
    the next program that looks into the database takes the log away from under the bot.
    """
    buffer = bytearray(_AT_ONCE)
    with path.open("rb", buffering=0) as file:
        while file.readinto(buffer):
            pass


def check_version(db: sqlite3.Connection, path: Path) -> int:
    """As SQLite itself reads it: the header of the file may be older than its log."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    writer = wrote(db)
    if version > newest() or is_downgrade(writer):
        raise DatabaseRefused(too_new(str(path), writer, _COMMAND))
    return int(version)


def wrote(db: sqlite3.Connection) -> str | None:
    """Which Parlour wrote it last, as far as a schema that we do not know tells."""
    with suppress(sqlite3.Error, TypeError):
        return str(db.execute(WROTE).fetchone()[0])
    return None


def _wrote_file(path: Path) -> str | None:
    """Only the file itself is read, so that nothing comes to lie beside it; a log that was left may know better."""
    with suppress(sqlite3.Error), closing(read_only(path)) as db:
        return wrote(db)
    return None


def read_only(path: Path) -> sqlite3.Connection:
    """A file that nobody writes meanwhile."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)


def check_whole(db: sqlite3.Connection, path: Path) -> None:
    """Refuses a file whose middle is damaged: played on, it would lose tables one by one, and spoil its backups."""
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise DatabaseRefused(damaged(path))


def damaged(path: Path) -> str:
    return f"{path} is damaged; {RESTORE}."


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring the schema up to date, each step whole or not at all."""
    for number, file in migrations.migrations(SCHEMA):
        if number <= version:
            continue
        script = file.read_text(encoding="utf-8")
        try:
            db.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA application_id = {APPLICATION};\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise DatabaseRefused(f"Migration {file.name} failed and was rolled back: {error}.") from None


class Hold:
    """Marks a database as in use: bots share it, restoring and moving need it alone."""

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        self._file: IO[bytes] | None = None
        if fcntl is None:
            return
        lock = path.with_name(path.name + "-lock")
        try:
            self._file = os.fdopen(os.open(lock, os.O_CREAT | os.O_RDWR, MODE), "rb")
            fcntl.flock(self._file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            if alone:
                raise DatabaseRefused(f"{path} is in use: a bot is running on it; stop it first.") from None
            raise DatabaseAway(f"{path} is in use: it is being restored or moved; try again soon.") from None
        except OSError as error:
            self.release()
            raise DatabaseRefused(f"{lock} cannot be written: {error.strerror}.") from None

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> Hold:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()
