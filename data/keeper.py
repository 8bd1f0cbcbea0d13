"""The house's store over any database: what is seldom asked is a script; the hot path belongs to each of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeVar

from data import lists, people, privacy, upgrade
from data.script import Script, Write
from games.core.text import Seat
from games.host.fellows import Lease, Share
from games.host.rows import (
    AuditRow,
    BanRow,
    Change,
    LogRow,
    PublishedRow,
    ResultRow,
    SettingRow,
    Status,
    Stored,
    TableId,
    TableRow,
    User,
)

T = TypeVar("T")


class Keeper(ABC):
    """The store. Every write is durable when its await returns."""

    @abstractmethod
    async def close(self) -> None:
        """What is waiting is still written."""

    def lease(self) -> Lease | None:
        """A process's place among several; None where one process has the database to itself."""
        return None

    @abstractmethod
    async def size(self) -> int:
        """How many bytes it takes, with what has not been sorted in yet."""

    async def free(self) -> int | None:
        """How many more its disk has room for; None: it is on another machine."""
        return None

    async def probe(self) -> None:
        """Raises what a change would raise now, by making one: nobody else is hurt, and it is as durable as any."""
        await self._write(upgrade.touch)

    @abstractmethod
    async def _read(self, script: Script[T]) -> T: ...

    @abstractmethod
    async def _write(self, write: Write[T]) -> T:
        """In one transaction."""

    # The hot path.

    @abstractmethod
    async def create(self, change: Change) -> TableId: ...

    @abstractmethod
    async def commit(self, change: Change) -> None: ...

    @abstractmethod
    async def load(self, table: TableId, recent: int) -> Stored | None: ...

    @abstractmethod
    async def note_published(self, row: PublishedRow) -> None: ...

    # Tables.

    async def version(self, table: TableId) -> int | None:
        return await self._read(lists.version(table))

    async def earliest(self, limit: int, share: Share | None = None) -> list[tuple[float, TableId]]:
        return await self._read(lists.earliest(limit, share))

    async def sat(self, table: TableId) -> list[tuple[Seat, User]]:
        return await self._read(lists.sat(table))

    async def by_origin(self, origin: str) -> TableId | None:
        return await self._read(lists.by_origin(origin))

    async def log(self, table: TableId, after: int = 0, limit: int = 100_000) -> list[LogRow]:
        return await self._read(lists.log(table, after, limit))

    # Lists.

    async def tables_of(self, user: User) -> list[TableRow]:
        return await self._read(lists.tables_of(user))

    async def tables_in(self, guild: int, channel: int | None = None) -> list[TableRow]:
        return await self._read(lists.tables_in(guild, channel))

    async def finished(self, guild: int, user: User | None = None, limit: int = 25) -> list[TableRow]:
        return await self._read(lists.finished(guild, user, limit))

    async def past(self, guild: int, user: User | None = None, limit: int = 25, skip: int = 0) -> list[TableRow]:
        return await self._read(lists.past(guild, user, limit, skip))

    async def census(self, share: Share | None = None) -> list[tuple[str, Status, int]]:
        return await self._read(lists.census(share))

    async def living(self) -> list[TableId]:
        return await self._read(lists.living())

    async def count_in(self, guild: int, channel: int | None = None) -> int:
        return len(await self.tables_in(guild, channel))

    async def count_of(self, user: User) -> int:
        return len(await self.tables_of(user))

    async def results(self, guild: int, game: str | None = None, user: User | None = None) -> list[ResultRow]:
        return await self._read(lists.results(guild, game, user))

    # What has been shown.

    async def published(self, table: TableId) -> PublishedRow | None:
        return await self._read(lists.published(table))

    async def last_shown_at(self, place: int) -> TableId | None:
        return await self._read(lists.last_shown_at(place))

    async def owed(self, share: Share | None = None) -> list[tuple[TableId, int]]:
        return await self._read(lists.owed(share))

    async def debt(self, share: Share | None = None) -> tuple[int, float | None]:
        return await self._read(lists.debt(share))

    # People and servers.

    async def preferences(self, user: User) -> dict[str, str]:
        return await self._read(people.preferences(user))

    async def set_preference(self, user: User, key: str, value: str | None) -> None:
        await self._write(lambda: people.set_preference(user, key, value))

    async def paper(self, table: TableId, user: User) -> bytes | None:
        return await self._read(people.paper(table, user))

    async def keep_paper(self, table: TableId, user: User, data: bytes) -> None:
        await self._write(lambda: people.keep_paper(table, user, data))

    async def settings(self, scope: str) -> dict[str, SettingRow]:
        return await self._read(people.settings(scope))

    async def set_setting(self, scope: str, key: str, value: str | None, by: User, at: float) -> AuditRow:
        return await self._write(lambda: people.set_setting(scope, key, value, by, at))

    async def audit(self, scope: str, limit: int = 50) -> list[AuditRow]:
        return await self._read(people.audit(scope, limit))

    async def note_audit(self, row: AuditRow) -> None:
        await self._write(lambda: people.note_audit(row))

    async def ban(self, row: BanRow) -> AuditRow:
        return await self._write(lambda: people.ban(row))

    async def unban(self, guild: int, user: User, by: User, at: float) -> AuditRow | None:
        return await self._write(lambda: people.unban(guild, user, by, at))

    async def bans(self, guild: int) -> list[BanRow]:
        return await self._read(people.bans(guild))

    async def person(self, user: User) -> dict[str, list[dict[str, object]]]:
        return await self._read(privacy.person(user))

    async def forget(self, user: User, name: str, at: float) -> None:
        await self._write(lambda: privacy.forget(user, name, at))

    # The house itself.

    async def alive(self) -> tuple[float, float] | None:
        return await self._read(people.alive())

    async def note_alive(self, at: float, closed: float) -> None:
        await self._write(lambda: people.note_alive(at, closed))

    async def emojis(self) -> dict[str, int]:
        return await self._read(people.emojis())

    async def keep_emoji(self, name: str, emoji: int) -> None:
        await self._write(lambda: people.keep_emoji(name, emoji))

    async def drop_emoji(self, name: str) -> None:
        await self._write(lambda: people.drop_emoji(name))
