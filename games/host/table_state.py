"""A table as those who show it see it. The seed comes out only when the table is over."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar, cast

import msgspec

from games.core.ask import Question
from games.core.draw import commitment
from games.core.entry import Answer
from games.core.flow import PASS
from games.core.game import AnyGame
from games.core.options import Options
from games.core.panel import Panel
from games.core.state import Result
from games.core.text import Phrase, Seat
from games.host.agenda import by_robot, closes_at
from games.host.draft import Record
from games.host.levels import level_of
from games.host.rows import (
    Ended,
    Life,
    LogEntry,
    LogRow,
    Offer,
    Played,
    Presence,
    SeatRow,
    Status,
    TableId,
    Terms,
    Told,
    User,
    Wish,
)
from games.host.ticket import Ticket, issue, last_answer
from games.host.timing import Hours, Timing

T = TypeVar("T")


class Chair(msgspec.Struct, frozen=True):
    """A seat and who plays it now."""

    seat: Seat
    user: User | None
    name: str
    presence: Presence
    level: str
    """Of the robot whose seat it is; empty: it is a person's."""
    robot: bool
    """A robot plays it at the moment."""
    gender: str = ""
    """How texts speak of its owner; empty: nobody has said it."""


def _chair(row: SeatRow, life: Life, game: AnyGame) -> Chair:
    level = level_of(row, life.terms, game) if row.user is None else ""
    gender = life.genders.get(row.user, "") if row.user is not None else ""
    return Chair(row.seat, row.user, row.name, row.presence, level, by_robot(row, game), gender)


def _moves(entry: LogEntry | None, seat: Seat) -> bool:
    """Whether it is something that this seat did; passing does not count."""
    return isinstance(entry, Answer) and entry.seat == seat and entry.path != (PASS,)


def seat_picks(game: AnyGame, life: Life, seats: Sequence[SeatRow]) -> dict[Seat, str]:
    """What has been chosen for the seats, as far as the options still let people choose."""
    offered = game.picks(life.options)
    found = {row.seat: life.picks[row.user] for row in seats if row.user is not None and row.user in life.picks}
    return {seat: word for seat, word in found.items() if word in offered}


class TableState:
    """Everything there is to show of one table, at one version.

    What has been worked out once is remembered and shared: nobody changes a view, a panel or a question.
    """

    __slots__ = (
        "_known",
        "_record",
        "_timing",
        "ask",
        "awaits",
        "game",
        "hours",
        "id",
        "position",
        "row",
        "status",
        "version",
    )

    def __init__(self, record: Record, hours: Hours, timing: Timing) -> None:
        self._record = record
        self.hours = hours
        self._timing = timing
        self._known: dict[tuple[str, Seat | None], Any] = {}
        self.id: TableId = record.row.id
        self.row = record.row
        """Id, version, game key, guild, channel, host, status, created, changed."""
        self.version = record.row.version
        self.status = record.row.status
        self.game = record.game
        self.position = record.position
        """Holds the whole hidden state: show only views of it."""
        self.ask = record.position.ask if record.position is not None and self.status.live else None
        self.awaits: tuple[Seat, ...] = self.ask.awaits if self.ask else ()

    def _once(self, what: str, seat: Seat | None, work_out: Callable[[], T]) -> T:
        key = what, seat
        if key not in self._known:
            self._known[key] = work_out()
        return cast(T, self._known[key])

    # The table.

    @property
    def serial(self) -> int:
        return self._record.serial

    @property
    def host(self) -> User:
        return self._record.row.host

    @property
    def options(self) -> Options:
        return self._record.life.options

    @property
    def picks(self) -> dict[Seat, str]:
        """What people have chosen for themselves in the lobby."""
        return seat_picks(self.game, self._record.life, self._record.seats)

    @property
    def commitment(self) -> str:
        """The hash that the lobby shows: it binds the seed."""
        return commitment(self._record.life.seed)

    @property
    def seed(self) -> str | None:
        """Public once a started table is over."""
        return self._record.life.seed if self.status is Status.OVER else None

    @property
    def start(self) -> str:
        """The id of the Start click."""
        return self._record.life.start

    @property
    def began(self) -> float:
        """Wall time of the start; 0: there was none, or nobody wrote it down."""
        return self._record.life.began

    @property
    def result(self) -> Result | None:
        return self._record.life.result

    @property
    def ended(self) -> Ended | None:
        """Why it ended early, or was closed; None when it did not."""
        return self._record.life.ended

    @property
    def series(self) -> list[Played]:
        """The earlier games that this one is a rematch of."""
        return self._record.life.series

    @property
    def offers(self) -> list[Offer]:
        """Seats offered to somebody new who has not accepted yet."""
        return self._record.life.offers

    @property
    def paused_by(self) -> User | None:
        """Who paused it; None when it pauses because somebody it waits for, or everybody, is asleep."""
        return self._record.life.paused_by

    @property
    def wishes(self) -> list[Wish]:
        """Who would like a pause."""
        return self._record.life.wishes if self.status is Status.PLAYING else []

    @property
    def terms(self) -> Terms:
        """Under which settings it was opened."""
        return self._record.life.terms

    @property
    def coached(self) -> bool:
        """Whether there is a coach at this table: then the game does not count for ratings."""
        return self._record.life.coached

    # The people.

    @property
    def seats(self) -> tuple[Chair, ...]:
        rows, life = self._record.seats, self._record.life
        return self._once("seats", None, lambda: tuple([_chair(row, life, self.game) for row in rows]))

    def name(self, seat: Seat) -> str:
        return self._record.seats[seat].name

    def seat_of(self, user: User) -> Seat | None:
        """The seat of somebody who plays here (awake or asleep) and may look at its hand."""
        row = self._record.seat_of(user)
        return row.seat if row and row.presence in (Presence.AWAKE, Presence.ASLEEP) else None

    def owner(self, user: User) -> SeatRow | None:
        """The seat that is or was this person's, also after leaving or conceding."""
        return self._record.seat_of(user)

    def standing(self, seat: Seat) -> list[str]:
        """The standing answers of a seat: private to it."""
        return [row.preference for row in self._record.standing if row.seat == seat]

    # The match.

    @property
    def concerned(self) -> tuple[Seat, ...]:
        """Everybody whom the open window asks: those we wait for, and those who have spoken, whatever they said."""
        if self.position is None or self.ask is None:
            return ()
        seats = range(len(self._record.seats))
        return tuple([seat for seat in seats if seat in self.awaits or last_answer(self.position, seat)])

    @property
    def window(self) -> Ticket | None:
        """The ticket of the public buttons."""
        return Ticket(self.position.since) if self.position is not None and self.ask else None

    def ticket(self, seat: Seat) -> Ticket | None:
        """The ticket of a seat's own panel; a neighbour's answer does not make it stale."""
        return issue(self.position, seat) if self.position is not None and self.ask else None

    def view(self, seat: Seat | None) -> Any:
        """What this seat (None: everybody) may know."""
        assert self.position is not None
        state = self.position.state
        return self._once("view", seat, lambda: self.game.view(state, seat))

    def table_panel(self) -> Panel:
        """The public table."""
        return self._once("table", None, lambda: self.game.table_panel(self.view(None)))

    def hand_panel(self, seat: Seat) -> Panel:
        """What this seat alone sees."""
        return self._once("hand", seat, lambda: self.game.hand_panel(self.view(seat)))

    def question(self, seat: Seat) -> Question | None:
        """The open question as this seat hears it; None when it may not answer."""
        ask, position = self.ask, self.position
        if ask is None or position is None or seat not in ask.menus:
            return None
        return self._once("question", seat, lambda: ask.question(seat, position.menu(seat)))

    @property
    def can_take_back(self) -> Seat | None:
        """The seat that may take its last answer back."""
        return (
            self.position.can_undo if self.position and self.status is Status.PLAYING and self.game.takes_back else None
        )

    @property
    def deadline(self) -> float | None:
        """Wall time at which the rules decide; None when no clock runs."""
        clocks = self._record.life.clocks
        if self.status is not Status.PLAYING or not clocks or not self.awaits:
            return None
        return closes_at(clocks[-1], self.hours.boot, self._timing) + self.hours.closed

    @property
    def until(self) -> int:
        """The deadline as messages show it, in whole seconds: never earlier than the true one. 0: no clock runs."""
        return math.ceil(round(self.deadline or 0, 3))

    # What happened.

    @property
    def recent(self) -> tuple[LogRow, ...]:
        """The last rows of the log, oldest first."""
        return self._record.recent

    def since(self, seat: Seat, last: int) -> list[Phrase]:
        """What this seat has heard since it last did something, and what came of that; passing does not count."""
        rows = list(self.recent)
        for place in range(len(rows) - 1, -1, -1):
            if _moves(rows[place].entry, seat):
                rows = rows[place:]
                break
        return [phrase for row in rows for told in self._worth_telling(row) for phrase in told.heard_by(seat)][-last:]

    def has_moved(self, seat: Seat) -> bool:
        """Whether this seat has done something within memory."""
        return any(_moves(row.entry, seat) for row in self.recent)

    def news(self, seat: Seat, after: int) -> bool:
        """Whether this seat has heard anything that came after a version."""
        return any(told.heard_by(seat) for row in self.recent if row.version > after for told in row.events)

    def this_round(self, seat: Seat) -> list[Phrase]:
        """What this seat has heard since the round began, in games that have rounds."""
        said: list[Phrase] = []
        for row in self.recent:
            for told in row.events:
                if told.voice == self.game.key and told.event.key in self.game.rounds:
                    said = []
                said += told.heard_by(seat)
        return said

    def happened(self, keys: Collection[str], after: int) -> list[tuple[int, Phrase]]:
        """Public events of the game with one of these keys that came after a version, each with its own version."""
        return [
            (row.version, phrase)
            for row in self.recent
            if row.version > after
            for told in row.events
            if told.voice == self.game.key and told.event.key in keys
            for phrase in told.heard_by(None)
        ]

    def heard(self, seat: Seat | None = None, last: int = 10) -> list[Phrase]:
        """The last things said, as this seat (None: everybody) heard them."""
        said: list[Phrase] = []
        for row in reversed(self.recent):
            for told in reversed(self._worth_telling(row)):
                said[:0] = told.heard_by(seat)
            if len(said) >= last:
                break
        return said[-last:]

    def heard_last(self) -> list[Phrase]:
        """What everybody heard of the last change that was told at all."""
        for row in reversed(self.recent):
            if said := [phrase for told in self._worth_telling(row) for phrase in told.heard_by(None)]:
                return said
        return []

    def _worth_telling(self, row: LogRow) -> list[Told]:
        """What is news; the rest is for the log alone."""
        logged = self.game.logged
        return [told for told in row.events if told.voice != self.game.key or told.event.key not in logged]
