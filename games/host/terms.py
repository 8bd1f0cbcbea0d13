"""What a server decides about its tables and people, as plain rows: settings, terms, wishes, bans, the audit."""

from __future__ import annotations

from games.core.row import Row

User = int


class Kept(Row, frozen=True, array_like=True):
    """A setting as it was when a table was opened: its value as it is written, and where it came from."""

    value: str
    source: str


class Terms(Row, frozen=True, omit_defaults=True):
    """Under which settings a table was opened; later changes of the settings leave it alone."""

    waits: bool = False
    """Who falls asleep is waited for: the table pauses, no robot takes the seat."""
    moderated: bool = False
    """Only moderators end it."""
    level: str = ""
    """Of the robots that play here; empty: the game's usual one."""
    settings: dict[str, Kept] = {}
    """All of them by key; their meaning belongs to whoever opened the table."""


class Wish(Row, frozen=True, array_like=True):
    """Somebody would like a pause, since this house time."""

    user: User
    at: float


class SettingRow(Row, frozen=True):
    scope: str
    key: str
    value: str
    by: User
    at: float


class AuditRow(Row, frozen=True):
    """Who changed what: a setting, or something a moderator did at a table."""

    scope: str
    key: str
    value: str | None
    by: User
    at: float
    old: str | None = None
    """What a setting was before; of a ban, until when and why."""
    id: int = 0
    """Grows with every row; 0 before it is kept."""


class Sentence(Row, frozen=True):
    """Of a ban, what the audit says beside who: it names nobody."""

    until: float | None
    reason: str


class BanRow(Row, frozen=True):
    """Somebody who may not open or join tables in a server for a while."""

    guild: int
    user: User
    until: float | None
    """Wall time; None: until it is lifted."""
    reason: str
    by: User
    at: float
