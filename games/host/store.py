"""What the house keeps, as plain rows, and what it asks of whoever keeps them.

Times in rows are house time (the wall's minus all the time the house was closed) where they say so, else the wall's.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from games.core.draw import Drawn
from games.core.entry import Answer, Left, Time
from games.core.event import Event
from games.core.match import Match
from games.core.options import Options
from games.core.row import Row
from games.core.state import Result
from games.core.text import Phrase, Seat
from games.host.terms import AuditRow as AuditRow
from games.host.terms import BanRow as BanRow
from games.host.terms import Kept as Kept
from games.host.terms import Sentence as Sentence
from games.host.terms import SettingRow as SettingRow
from games.host.terms import Terms as Terms
from games.host.terms import User as User
from games.host.terms import Wish as Wish

TableId = int


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CLOSED = "closed"
    """A lobby that never started."""

    @property
    def live(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING, Status.PAUSED)


class Presence(StrEnum):
    """Who plays a seat at the moment: its owner when awake, else a robot or nobody."""

    AWAKE = "awake"
    ASLEEP = "asleep"
    LEFT = "left"
    KICKED = "kicked"
    CONCEDED = "conceded"
    ROBOT = "robot"


class TableRow(Row, frozen=True):
    """The narrow row of a table, lobby and match alike: what lists, limits and the clock look for."""

    id: TableId
    version: int
    """Grows by one with every change of the table; guards it, and numbers its announcements."""
    game: str
    guild: int
    channel: int
    host: User
    status: Status
    created: float
    changed: float
    due: float | None = None
    """House time of the next thing the clock has to do here."""
    origin: str | None = None
    """The click or the finished table that it came from; the same one never opens a second table."""


class SeatRow(Row, frozen=True):
    seat: Seat
    user: User | None
    name: str
    presence: Presence = Presence.AWAKE
    level: str = ""
    """The robot's level; empty: the game's usual one."""
    lapses: int = 0
    """Decisions in a row that ran out of time."""


class Ticking(Row, frozen=True, array_like=True):
    """The clock of a window, in house time."""

    window: int
    since: int
    """The serial at which it was wound up: a take-back behind it goes back to the clock before."""
    opened: float
    deadline: float
    reminded: bool = False


class Task(StrEnum):
    """What the clock may have to do at a table."""

    TIME = "time"
    REMIND = "remind"
    ROBOT = "robot"
    STANDING = "standing"
    EXPIRE = "expire"
    ABANDON = "abandon"


class Due(Row, frozen=True, array_like=True, order=True):
    """One thing to do at a house time; for a seat, it belongs to that seat's question."""

    at: float
    task: Task
    seat: Seat = -1
    window: int = 0
    asked: int = 0


class Closed(Row, frozen=True, array_like=True):
    """A window that one seat closed while others were still awaited."""

    window: int
    seat: Seat


class Offer(Row, frozen=True):
    """A seat offered to somebody new, until they accept."""

    seat: Seat
    user: User
    name: str
    by: User
    moderator: bool = False


class Ended(Row, frozen=True):
    """Why a table ended before its game did."""

    why: str
    by: User | None = None


class Played(Row, frozen=True):
    """An earlier game of a series of rematches."""

    table: TableId
    winners: list[str]


class Life(Row, frozen=True, omit_defaults=True):
    """Everything else about a table. The seed, the match and its key are secret until the table is over."""

    options: Options
    seed: str
    start: str = ""
    match: Match | None = None
    clocks: list[Ticking] = []
    """The clocks of this turn's windows, the running one last."""
    agenda: list[Due] = []
    clicks: list[int] = []
    """The last interactions that changed something: a replay of one does nothing."""
    closed: list[Closed] = []
    offers: list[Offer] = []
    paused: float | None = None
    """House time since when the table pauses."""
    paused_by: User | None = None
    """None: it pauses because somebody it waits for, or everybody, is asleep."""
    wishes: list[Wish] = []
    picks: dict[User, str] = {}
    """In the lobby: what people have chosen for themselves, where the game lets them."""
    terms: Terms = Terms()
    result: Result | None = None
    ended: Ended | None = None
    series: list[Played] = []


class TakenBack(Row, frozen=True, array_like=True, tag="b"):
    """In the log: a seat took its last answer back."""

    seat: Seat


LogEntry = Answer | Time | Left | TakenBack


class Told(Row, frozen=True, array_like=True):
    """An event and who speaks: the game itself, or the house ("house-…" texts)."""

    voice: str
    event: Event

    def heard_by(self, seat: Seat | None) -> list[Phrase]:
        return self.event.heard_by(self.voice, seat)


HOUSE = "house"


class LogRow(Row, frozen=True, omit_defaults=True):
    """What one change made happen. Its table and version make the nonce of its announcement."""

    version: int
    serial: int
    """The match's serial after it."""
    at: float
    entry: LogEntry | None = None
    events: tuple[Told, ...] = ()
    draws: tuple[Drawn, ...] = ()
    """Secret until the table is over."""


class StandingRow(Row, frozen=True):
    seat: Seat
    preference: str
    lasting: bool = False
    """To the end of the game, not only until it has run out."""


class ResultRow(Row, frozen=True):
    """One seat's share of a finished game."""

    table: TableId
    seat: Seat
    user: User | None
    name: str
    game: str
    guild: int
    seats: int
    won: bool
    score: int
    robots: int
    at: float


class PublishedRow(Row, frozen=True):
    """How far a table has been shown; the data belongs to whoever shows it."""

    table: TableId
    cursor: int = 0
    """The last version announced."""
    data: bytes = b"{}"
    done: bool = False
    """The table is over and its last word has been shown."""


class Stored(Row, frozen=True):
    """A table as it is loaded: all of it in one reading."""

    row: TableRow
    life: Life
    seats: list[SeatRow]
    standing: list[StandingRow]
    recent: list[LogRow]


class Change(Row, frozen=True):
    """One change of one table: all of it is kept or nothing."""

    row: TableRow
    """With the new version; it counts only on top of the version before."""
    life: Life
    seats: Sequence[SeatRow] | None = None
    """None: as they were."""
    standing: Sequence[StandingRow] | None = None
    log: LogRow | None = None
    sat: list[tuple[Seat, User]] = []
    """Who has now seen which seat's hand."""
    results: list[ResultRow] = []
    audit: list[AuditRow] = []
    brief: bool = False
    """Of the row, only version, changed and due are new."""


class Conflict(Exception):
    """Somebody else changed the table first; nothing was kept."""


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

    async def earliest(self, limit: int) -> list[tuple[float, TableId]]:
        """The next things due, earliest first, future ones too."""

    async def sat(self, table: TableId) -> list[tuple[Seat, User]]:
        """Everybody who ever sat at this table in play, and where."""

    async def by_origin(self, origin: str) -> TableId | None: ...

    async def log(self, table: TableId, after: int = 0, limit: int = 100_000) -> list[LogRow]:
        """The log behind a version, oldest first."""

    # Lists.

    async def tables_of(self, user: User) -> list[TableRow]:
        """Live tables where this person has a seat (also one that was left), newest change first."""

    async def tables_in(self, guild: int, channel: int | None = None) -> list[TableRow]: ...

    async def finished(self, guild: int, user: User | None = None, limit: int = 25) -> list[TableRow]:
        """Tables that are over, newest first."""

    async def count_in(self, guild: int, channel: int | None = None) -> int: ...

    async def count_of(self, user: User) -> int: ...

    async def results(self, guild: int, game: str | None = None, user: User | None = None) -> list[ResultRow]:
        """Results of a server, oldest first."""

    # What has been shown.

    async def published(self, table: TableId) -> PublishedRow | None: ...

    async def note_published(self, row: PublishedRow) -> None:
        """Changes nothing about the table but whether it is owed; a cursor never goes back."""

    async def unpublished(self) -> list[TableId]:
        """Tables that changed after they were last shown."""

    # People and servers.

    async def preferences(self, user: User) -> dict[str, str]: ...

    async def set_preference(self, user: User, key: str, value: str | None) -> None:
        """None takes it back to the default."""

    async def paper(self, table: TableId, user: User) -> bytes | None:
        """What this player has written down beside a table."""

    async def keep_paper(self, table: TableId, user: User, data: bytes) -> None: ...

    async def settings(self, scope: str) -> dict[str, SettingRow]: ...

    async def set_setting(self, scope: str, key: str, value: str | None, by: User, at: float) -> None:
        """Set or clear, and write it into the audit."""

    async def audit(self, scope: str, limit: int = 50) -> list[AuditRow]:
        """Who changed what in a scope and those below it ("guild:1/channel:2"), newest first."""

    async def note_audit(self, row: AuditRow) -> None: ...

    async def ban(self, row: BanRow) -> None:
        """Keep it, in place of an earlier one, and write it into the audit."""

    async def unban(self, guild: int, user: User, by: User, at: float) -> bool:
        """Lift it, and write that into the audit; False when there was none."""

    async def bans(self, guild: int) -> list[BanRow]: ...

    async def person(self, user: User) -> dict[str, list[dict[str, object]]]:
        """All that is kept about a person, for them to read."""

    async def forget(self, user: User, name: str, at: float) -> None:
        """Nothing kept names this person any more but a ban that runs at that time; finished games have `name` and a
        number instead.
        """

    # The house itself.

    async def alive(self) -> tuple[float, float] | None:
        """When the house was last seen open (wall time), and how long it has been closed in all."""

    async def note_alive(self, at: float, closed: float) -> None: ...


class Publisher(Protocol):
    """Shows tables. It is told only after the commit, may be told twice, and reads the table anew each time."""

    async def changed(self, table: TableId) -> None:
        """Mark the table as out of date; return soon."""

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        """Three quarters of the time are gone for these seats."""

    async def trouble(self, table: TableId) -> None:
        """Something failed and nothing happened: say so, without a word of what it was."""
