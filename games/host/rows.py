"""What the house keeps, as plain rows.

Times in rows are house time (the wall's minus all the time the house was closed) where they say so, else the wall's.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from games.core.draw import Drawn
from games.core.entry import Answer, Left, Time
from games.core.event import Event
from games.core.match import Match
from games.core.options import Options
from games.core.row import Row
from games.core.state import Result
from games.core.text import Phrase, Seat

User = int
TableId = int


class Kept(Row, frozen=True, array_like=True):
    """A setting as it was when a table was opened: its value as it is written, and where it came from."""

    value: str
    source: str


class Terms(Row, frozen=True, omit_defaults=True):
    """Under which settings a table was opened; later changes of the settings leave it alone."""

    waits: bool = False
    """Whoever falls asleep is waited for: the table pauses, no robot takes the seat."""
    moderated: bool = False
    """Only moderators end it."""
    level: str = ""
    """Of the robots that play here; empty: the game's usual one."""
    coached: bool = False
    """The host lets people ask the coach."""
    language: str = ""
    """The server's own when it was opened: what is not known yet after a restart is known of its tables."""
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


class WindowClock(Row, frozen=True, array_like=True):
    """The clock of a window, in house time."""

    window: int
    since: int
    """The serial at which it was wound up: a take-back past it goes back to the clock before."""
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
    """Why a table ended before its game did, or before it began."""

    why: str
    by: User | None = None


class Played(Row, frozen=True):
    """An earlier game of a series of rematches."""

    table: TableId
    winners: list[str]


class Heir(Row, frozen=True):
    """Somebody to whom the last game left something, in the game's own word; a robot is known by its name."""

    user: User | None
    name: str
    word: str

    def sits_in(self, row: SeatRow) -> bool:
        return row.user == self.user and (self.user is not None or row.name == self.name)


class Life(Row, frozen=True, omit_defaults=True):
    """Everything else about a table. The seed, the match and its key are secret until the table is over."""

    options: Options
    seed: str
    start: str = ""
    began: float = 0.0
    """Wall time of the start; 0: it has not started, or nobody wrote it down yet when it did."""
    match: Match | None = None
    clocks: list[WindowClock] = []
    """The clocks of this turn's windows, the running one last."""
    agenda: list[Due] = []
    clicks: list[int] = []
    """The last interactions that changed something: a replay of one does nothing."""
    closed: list[Closed] = []
    offers: list[Offer] = []
    paused: float | None = None
    """House time since which the table has been paused."""
    paused_by: User | None = None
    """None: it pauses because somebody it waits for, or everybody, is asleep."""
    wishes: list[Wish] = []
    picks: dict[User, str] = {}
    """In the lobby: what people have chosen for themselves, where the game lets them."""
    heirs: list[Heir] = []
    """In the lobby of a rematch: to whom the last game left something, whether they sit here (yet) or not."""
    terms: Terms = Terms()
    coached: bool = False
    """There is a coach at this table: settled when the game starts, and told to whoever sits here."""
    result: Result | None = None
    ended: Ended | None = None
    series: list[Played] = []
    genders: dict[User, str] = {}
    """How texts speak of those who sit here and have said it, in the words of whoever shows the table."""


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
    """What one change made happen."""

    version: int
    serial: int
    """The match's serial after it."""
    at: float
    entry: LogEntry | None = None
    events: tuple[Told, ...] = ()
    draws: tuple[Drawn, ...] = ()
    """Secret until the table is over."""
    turn: Seat | None = None
    """Whose turn begins after this, where a question begins it (`Game.turns`)."""


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
    rated: bool = True
    """Whether it counts for ratings; a game with a coach does not."""


class PublishedRow(Row, frozen=True):
    """How far a table has been shown; the data belongs to whoever shows it."""

    table: TableId
    cursor: int = 0
    """The last version announced."""
    data: bytes = b"{}"
    done: bool = False
    """The table is over and its last word has been shown."""
    place: int = 0
    """Where it is shown now; 0: as before, or nowhere yet."""


class Stored(Row, frozen=True):
    """A table as it is loaded: all of it in one reading."""

    row: TableRow
    life: Life
    seats: list[SeatRow]
    standing: list[StandingRow]
    recent: list[LogRow]
    boot: float | None = None
    """House time at which its room was last opened, where several processes serve the house."""


class Change(Row, frozen=True):
    """One change of one table: all of it is kept or nothing."""

    row: TableRow
    """With the new version; it counts only on top of the version before."""
    life: Life
    seats: Sequence[SeatRow] | None = None
    """None: as they were."""
    standing: Sequence[StandingRow] | None = None
    log: LogRow | None = None
    """Of the same version as the row."""
    sat: list[tuple[Seat, User]] = []
    """Who has now seen which seat's hand."""
    results: list[ResultRow] = []
    audit: list[AuditRow] = []
    brief: bool = False
    """Of the row, only version, changed and due are new."""
