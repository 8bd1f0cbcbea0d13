"""What the house asks of whoever keeps its rows, and of whoever shows its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.core.text import Seat
from games.host.fellows import Errand, Share, Word
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


class Conflict(Exception):
    """Somebody else changed the table first; nothing was kept."""


class Busy(Exception):
    """Somebody else holds the store and did not let go in time; nothing was kept."""


class Store(Protocol):
    """Keeps tables. Every write is one transaction and durable when its await returns.

    An await that is cancelled ends only when it is decided whether the write counts.
    """

    # Tables.

    async def create(self, change: Change) -> TableId:
        """Keep a new table (its row has id 0) and number it. Conflict: its origin has opened one already."""

    async def commit(self, change: Change) -> None:
        """Keep a change, or raise Conflict when the stored version is not the one before it."""

    async def load(self, table: TableId, recent: int) -> Stored | None:
        """A table with the last `recent` rows of its log."""

    async def version(self, table: TableId) -> int | None: ...

    async def earliest(self, limit: int, share: Share | None = None) -> list[tuple[float, TableId]]:
        """The next things due, earliest first, future ones too; of all tables, or of those in one share."""

    async def sat(self, table: TableId) -> list[tuple[Seat, User]]:
        """Everybody who ever sat at this table in play, and where."""

    async def by_origin(self, origin: str) -> TableId | None: ...

    async def log(self, table: TableId, after: int = 0, limit: int = 100_000) -> list[LogRow]:
        """The log after a version, oldest first."""

    # Lists.

    async def tables_of(self, user: User) -> list[TableRow]:
        """Live tables where this person has a seat (also one that was left), newest change first."""

    async def tables_in(self, guild: int, channel: int | None = None) -> list[TableRow]: ...

    async def finished(self, guild: int, user: User | None = None, limit: int = 25) -> list[TableRow]:
        """Tables that are over, newest first."""

    async def past(self, guild: int, user: User | None = None, limit: int = 25, skip: int = 0) -> list[TableRow]:
        """These and lobbies that were closed, newest first, after so many that are skipped."""

    async def census(self, share: Share | None = None) -> list[tuple[str, Status, int]]:
        """How many tables live, by game and status, wherever they are."""

    async def living(self) -> list[TableId]:
        """The tables that live, those of one channel together."""

    async def count_in(self, guild: int, channel: int | None = None) -> int: ...

    async def count_of(self, user: User) -> int: ...

    async def results(self, guild: int, game: str | None = None, user: User | None = None) -> list[ResultRow]:
        """Results of a server, oldest first."""

    # What has been shown.

    async def published(self, table: TableId) -> PublishedRow | None: ...

    async def note_published(self, row: PublishedRow) -> None:
        """Changes nothing about the table but whether it is owed; a cursor never goes back."""

    async def last_shown_at(self, place: int) -> TableId | None:
        """The newest table that is or was shown in a place."""

    async def owed(self, share: Share | None = None) -> list[tuple[TableId, int]]:
        """Tables that changed after they were last shown, and how they stand: the version of each."""

    async def debt(self, share: Share | None = None) -> tuple[int, float | None]:
        """How many these are, and the wall time of the earliest of their last changes."""

    # People and servers.

    async def preferences(self, user: User) -> dict[str, str]: ...

    async def set_preference(self, user: User, key: str, value: str | None) -> None:
        """None takes it back to the default."""

    async def paper(self, table: TableId, user: User) -> bytes | None:
        """What this player has written down beside a table."""

    async def keep_paper(self, table: TableId, user: User, data: bytes) -> None: ...

    async def settings(self, scope: str) -> dict[str, SettingRow]: ...

    async def set_setting(self, scope: str, key: str, value: str | None, by: User, at: float) -> AuditRow:
        """Set or clear; what the audit has of it."""

    async def audit(self, scope: str, limit: int = 50) -> list[AuditRow]:
        """Who changed what in a scope and those below it ("guild:1/channel:2"), newest first."""

    async def note_audit(self, row: AuditRow) -> None: ...

    async def ban(self, row: BanRow) -> AuditRow:
        """Keep it, in place of an earlier one; what the audit has of it."""

    async def unban(self, guild: int, user: User, by: User, at: float) -> AuditRow | None:
        """Lift it; what the audit has of it, None when there was none."""

    async def bans(self, guild: int) -> list[BanRow]: ...

    async def person(self, user: User) -> dict[str, list[dict[str, object]]]:
        """All that is kept about a person, for them to read."""

    async def forget(self, user: User, name: str, at: float) -> None:
        """Nothing kept names this person any more except a ban in force at that time; finished games have `name` and a
        number instead.
        """

    # The house itself.

    async def probe(self) -> None:
        """Raises what a change would raise now."""

    async def size(self) -> int:
        """How many bytes it takes."""

    async def free(self) -> int | None:
        """How many more its disk has room for; None: nobody knows."""

    async def alive(self) -> tuple[float, float] | None:
        """When the house was last seen open (wall time), and how long it has been closed in all."""

    async def note_alive(self, at: float, closed: float) -> None: ...

    async def emojis(self) -> dict[str, int]:
        """The ids of the emojis that the house has uploaded, by name."""

    async def keep_emoji(self, name: str, emoji: int) -> None: ...

    async def drop_emoji(self, name: str) -> None: ...


class Publisher(Protocol):
    """Shows tables. It is told only after the commit, may be told twice, and reads the table anew each time."""

    async def changed(self, table: TableId) -> None:
        """Mark the table as out of date; return soon."""

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        """Three quarters of the time are gone for these seats."""

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        """A moderator has done something at a table of one server, and the audit has it."""

    async def trouble(self, table: TableId) -> None:
        """Something failed and nothing happened: say so, without a word of what it was. Told once for each cause."""

    async def recovered(self, table: TableId) -> None:
        """What failed before works again: say so in a word."""

    async def carry_out(self, errand: Errand) -> None:
        """Another process asks for it; perhaps twice."""

    async def heard(self, word: Word) -> None:
        """Another process has done something: what is remembered here may be out of date."""
