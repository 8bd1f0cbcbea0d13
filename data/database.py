"""SQLite behind the house's store: one writer with group commit, one reader, each on its own thread."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

from data import people, privacy, tables
from data.connection import Connection, Writer
from data.file import DatabaseRefused, Hold, check_version, check_whole, damaged, migrate, prepare
from games.core.text import Seat
from games.host.rows import (
    AuditRow,
    BanRow,
    Change,
    LogRow,
    PublishedRow,
    ResultRow,
    SettingRow,
    Stored,
    TableId,
    TableRow,
    User,
)

_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -4096")


class Database:
    """The store. Every write is durable when its await returns; every read and write is one hop to its thread."""

    def __init__(self, writer: Writer, reader: Connection, hold: Hold) -> None:
        self._writer = writer
        self._reader = reader
        self._hold = hold

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Refuses, with one clear sentence and changing nothing, a file that cannot be served."""
        prepare(path)
        hold = Hold(path)
        connections: list[Connection] = []
        try:
            for ready in (partial(_ready_to_write, path), _ready_to_read):
                connections.append(await Connection.connect(path))
                await connections[-1].call(ready)
        except (sqlite3.Error, DatabaseRefused) as error:
            for connection in connections:
                await connection.close()
            hold.release()
            if isinstance(error, DatabaseRefused):
                raise
            raise DatabaseRefused(_why(path, error)) from None
        return cls(Writer(connections[0]), connections[1], hold)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()
        self._hold.release()

    # Tables.

    async def create(self, change: Change) -> TableId:
        return await self._writer.write(lambda db: tables.create(db, change))

    async def commit(self, change: Change) -> None:
        await self._writer.write(lambda db: tables.commit(db, change))

    async def load(self, table: TableId, recent: int) -> Stored | None:
        return await self._reader.call(lambda db: tables.load(db, table, recent))

    async def version(self, table: TableId) -> int | None:
        return await self._reader.call(lambda db: tables.version(db, table))

    async def earliest(self, limit: int) -> list[tuple[float, TableId]]:
        return await self._reader.call(lambda db: tables.earliest(db, limit))

    async def sat(self, table: TableId) -> list[tuple[Seat, User]]:
        return await self._reader.call(lambda db: tables.sat(db, table))

    async def by_origin(self, origin: str) -> TableId | None:
        return await self._reader.call(lambda db: tables.by_origin(db, origin))

    async def log(self, table: TableId, after: int = 0, limit: int = 100_000) -> list[LogRow]:
        return await self._reader.call(lambda db: tables.log(db, table, after, limit))

    # Lists.

    async def tables_of(self, user: User) -> list[TableRow]:
        return await self._reader.call(lambda db: tables.tables_of(db, user))

    async def tables_in(self, guild: int, channel: int | None = None) -> list[TableRow]:
        return await self._reader.call(lambda db: tables.tables_in(db, guild, channel))

    async def finished(self, guild: int, user: User | None = None, limit: int = 25) -> list[TableRow]:
        return await self._reader.call(lambda db: tables.finished(db, guild, user, limit))

    async def count_in(self, guild: int, channel: int | None = None) -> int:
        return len(await self.tables_in(guild, channel))

    async def count_of(self, user: User) -> int:
        return len(await self.tables_of(user))

    async def results(self, guild: int, game: str | None = None, user: User | None = None) -> list[ResultRow]:
        return await self._reader.call(lambda db: tables.results(db, guild, game, user))

    # What has been shown.

    async def published(self, table: TableId) -> PublishedRow | None:
        return await self._reader.call(lambda db: tables.published(db, table))

    async def note_published(self, row: PublishedRow) -> None:
        await self._writer.write(lambda db: tables.note_published(db, row))

    async def last_shown_at(self, place: int) -> TableId | None:
        return await self._reader.call(lambda db: tables.last_shown_at(db, place))

    async def unpublished(self) -> list[TableId]:
        return await self._reader.call(tables.unpublished)

    # People and servers.

    async def preferences(self, user: User) -> dict[str, str]:
        return await self._reader.call(lambda db: people.preferences(db, user))

    async def set_preference(self, user: User, key: str, value: str | None) -> None:
        await self._writer.write(lambda db: people.set_preference(db, user, key, value))

    async def paper(self, table: TableId, user: User) -> bytes | None:
        return await self._reader.call(lambda db: people.paper(db, table, user))

    async def keep_paper(self, table: TableId, user: User, data: bytes) -> None:
        await self._writer.write(lambda db: people.keep_paper(db, table, user, data))

    async def settings(self, scope: str) -> dict[str, SettingRow]:
        return await self._reader.call(lambda db: people.settings(db, scope))

    async def set_setting(self, scope: str, key: str, value: str | None, by: User, at: float) -> AuditRow:
        return await self._writer.write(lambda db: people.set_setting(db, scope, key, value, by, at))

    async def audit(self, scope: str, limit: int = 50) -> list[AuditRow]:
        return await self._reader.call(lambda db: people.audit(db, scope, limit))

    async def note_audit(self, row: AuditRow) -> None:
        await self._writer.write(lambda db: people.note_audit(db, row))

    async def ban(self, row: BanRow) -> AuditRow:
        return await self._writer.write(lambda db: people.ban(db, row))

    async def unban(self, guild: int, user: User, by: User, at: float) -> AuditRow | None:
        return await self._writer.write(lambda db: people.unban(db, guild, user, by, at))

    async def bans(self, guild: int) -> list[BanRow]:
        return await self._reader.call(lambda db: people.bans(db, guild))

    async def person(self, user: User) -> dict[str, list[dict[str, object]]]:
        return await self._reader.call(lambda db: privacy.person(db, user))

    async def forget(self, user: User, name: str, at: float) -> None:
        await self._writer.write(lambda db: privacy.forget(db, user, name, at))

    # The house itself.

    async def alive(self) -> tuple[float, float] | None:
        return await self._reader.call(people.alive)

    async def note_alive(self, at: float, closed: float) -> None:
        await self._writer.write(lambda db: people.note_alive(db, at, closed))

    async def emojis(self) -> dict[str, int]:
        return await self._reader.call(people.emojis)

    async def keep_emoji(self, name: str, emoji: int) -> None:
        await self._writer.write(lambda db: people.keep_emoji(db, name, emoji))

    async def drop_emoji(self, name: str) -> None:
        await self._writer.write(lambda db: people.drop_emoji(db, name))


def _ready_to_write(path: Path, db: sqlite3.Connection) -> None:
    check_version(db)
    check_whole(db, path)
    for pragma in _PRAGMAS:
        db.execute(f"PRAGMA {pragma}").fetchall()
    migrate(db)


def _ready_to_read(db: sqlite3.Connection) -> None:
    for pragma in (*_PRAGMAS[2:], "query_only = ON"):
        db.execute(f"PRAGMA {pragma}").fetchall()


def _why(path: Path, error: sqlite3.Error) -> str:
    text = str(error)
    if "readonly" in text or "unable to open" in text:
        return f"{path} cannot be written: its disk or folder is read-only."
    if "malformed" in text or "not a database" in text:
        return damaged(path)
    if "locked" in text:
        return f"{path} is locked by another program; stop it first."
    return f"{path} cannot be opened: {text}."
