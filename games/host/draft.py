"""A table in memory, and a change of it in the making."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.entry import Answer
from games.core.event import Event
from games.core.flow import PASS
from games.core.game import AnyGame
from games.core.match import Position
from games.core.state import Result
from games.core.text import Refused, Seat, plain
from games.host.agenda import Planner, unwind, wind
from games.host.chronicle import turn_begun
from games.host.rows import (
    HOUSE,
    AuditRow,
    Change,
    Closed,
    Due,
    Ended,
    Life,
    LogEntry,
    LogRow,
    Presence,
    ResultRow,
    SeatRow,
    StandingRow,
    Status,
    TableId,
    TableRow,
    Task,
    Told,
    User,
    Wish,
)
from games.host.timing import Moment, Timing

replace = msgspec.structs.replace

CLICKS = 8
"""Interactions remembered per table: a replayed one arrives within seconds."""


class Record(msgspec.Struct, frozen=True):
    """A table as it stands: its rows and, in play, where its match stands. Never changed, only replaced."""

    game: AnyGame
    row: TableRow
    life: Life
    seats: tuple[SeatRow, ...]
    standing: tuple[StandingRow, ...]
    recent: tuple[LogRow, ...]
    position: Position | None = None
    restarted: bool = False
    """New rules could not go on with the turn: it starts again, and nobody has been told yet."""

    @property
    def id(self) -> TableId:
        return self.row.id

    @property
    def serial(self) -> int:
        return self.life.match.serial if self.life.match else 0

    def seat_of(self, user: User) -> SeatRow | None:
        return next((row for row in self.seats if row.user == user), None)


class Draft:
    """A change in the making: rules of the house work on it; nothing counts before it is committed."""

    def __init__(self, record: Record, moment: Moment, timing: Timing) -> None:
        self.record = record
        self.game = record.game
        self.now = moment.now
        self.moment = moment
        self.timing = timing
        self.row = record.row
        self.life = record.life
        self.seats = list(record.seats)
        self.standing = list(record.standing)
        self.position = record.position
        self.entry: LogEntry | None = None
        self.turn: Seat | None = None
        self.told: list[Told] = []
        self.sat: list[tuple[Seat, User]] = []
        self.results: list[ResultRow] = []
        self.audit: list[AuditRow] = []
        self.touched = False
        self._altered = False
        self._played = False

    # Small changes.

    def alter(self, **fields: Any) -> None:
        self.row = replace(self.row, **fields)
        self._altered = self.touched = True

    def live(self, **fields: Any) -> None:
        self.life = replace(self.life, **fields)
        self.touched = True

    def put(self, seat: Seat, **fields: Any) -> SeatRow:
        self.seats[seat] = replace(self.seats[seat], **fields)
        self.touched = True
        return self.seats[seat]

    def speak_of(self, user: User, gender: str) -> None:
        """How texts speak of somebody; empty: as of those who have not said it."""
        if self.life.genders.get(user, "") != gender:
            others = {one: said for one, said in self.life.genders.items() if one != user}
            self.live(genders={**others, user: gender} if gender else others)

    def tell(self, key: str, **args: object) -> None:
        """The house says something to everybody at the table."""
        self.told.append(Told(HOUSE, Event(key, plain(args))))
        self.touched = True

    def note(self, key: str, by: User, moderator: bool) -> None:
        """What a moderator did at a table that is not their own is written down for the server."""
        if moderator and by != self.row.host:
            self.audit.append(AuditRow(f"guild:{self.row.guild}", key, str(self.row.id), by, self.moment.wall))

    # Who and when.

    def seat_of(self, user: User) -> SeatRow | None:
        return next((row for row in self.seats if row.user == user), None)

    def seated(self, user: User) -> SeatRow:
        """The seat of somebody who takes part; refuses strangers and those who left."""
        row = self.owned(user)
        if row.presence is Presence.LEFT:
            raise Refused("refused-you-left")
        return row

    def owned(self, user: User) -> SeatRow:
        """The seat of somebody who plays here or may come back."""
        row = self.seat_of(user)
        if row is None or row.presence is Presence.KICKED:
            raise Refused("refused-not-at-table")
        if row.presence is Presence.CONCEDED:
            raise Refused("refused-you-conceded")
        return row

    def need(self, *statuses: Status) -> None:
        """Refuses when the table is not in one of these states, with a word for the one it is in."""
        if self.row.status in statuses:
            return
        if self.row.status is Status.PAUSED and Status.PLAYING in statuses:
            asleep = "refused-paused-asleep" if self.humans() else "refused-paused-nobody"
            raise Refused(asleep if self.life.paused_by is None else "refused-paused")
        if self.row.status is Status.OVER:
            raise self._refused_over()
        words = {
            Status.LOBBY: "refused-not-started",
            Status.PLAYING: "refused-started",
            Status.PAUSED: "refused-started",
            Status.CLOSED: "refused-closed",
        }
        raise Refused(words[self.row.status])

    def _refused_over(self) -> Refused:
        """Whoever comes too late hears who won."""
        winners = self.life.result.winners if self.life.result else []
        return Refused("refused-over-won", who=winners) if winners else Refused("refused-over")

    def need_host(self, user: User, moderator: bool = False) -> None:
        if user != self.row.host and not moderator:
            host = self.seat_of(self.row.host)
            if host is None:
                raise Refused("refused-only-host-away")
            raise Refused("refused-only-host", who=[host.seat])

    def wishes(self) -> list[Wish]:
        """Who would like a pause: of those awake, and not so long ago that they may have forgotten.

        Where people look in once a day, a wish holds as long as the open decision may take.
        """
        awake = [row.user for row in self.humans()]
        clock = self.life.clocks[-1] if self.life.clocks else None
        since = self.now - max(self.timing.wish, clock.deadline - clock.opened if clock else 0.0)
        return [wish for wish in self.life.wishes if wish.user in awake and wish.at >= since]

    def humans(self) -> list[SeatRow]:
        return [row for row in self.seats if row.presence is Presence.AWAKE]

    def _may_come_back(self) -> bool:
        """Whether it is worth waiting. Where everybody has given up for good, robots play it to its end."""
        return any(row.presence in (Presence.ASLEEP, Presence.LEFT) for row in self.seats)

    # The match.

    def in_play(self) -> Position:
        """Where the match stands; refuses when there is none that could go on."""
        if self.position is None or self.position.ask is None:
            raise self._refused_over()
        return self.position

    def play(self, position: Position, entry: LogEntry | None) -> None:
        """The match has moved: its clock, its log, and whether it is over."""
        before, self.position = self.position, position
        self.entry = entry
        self.turn = turn_begun(self.game, position)
        self._played = self.touched = True
        self.told = [Told(self.game.key, event) for event in position.events] + self.told
        self.life = replace(
            self.life,
            match=position.match,
            clocks=wind(self.life.clocks, position, self.game, self.life.options, self.now),
            closed=_closed(before, position, entry, self.life.closed),
        )
        if position.ask is None:
            self._over(position.state.result)

    def unplay(self, position: Position, entry: LogEntry, undone: int) -> None:
        """The match went back by one answer; the clock that ran before it goes on."""
        self.position, self.entry = position, entry
        self._played = self.touched = True
        self.life = replace(self.life, match=position.match, clocks=unwind(self.life.clocks, position, undone))

    def end(self, why: str, by: User | None = None) -> None:
        """The table ends before its game does."""
        self.alter(status=Status.OVER)
        self.live(ended=Ended(why, by), clocks=[], agenda=[], offers=[], paused=None)

    def close(self, why: str, by: User | None = None) -> None:
        """The lobby closes without a game."""
        self.alter(status=Status.CLOSED)
        self.live(ended=Ended(why, by))

    def forget_due(self, task: Task, seat: Seat = -1) -> None:
        """This has been dealt with: it is planned anew, if at all."""
        self.live(agenda=[due for due in self.life.agenda if (due.task, due.seat) != (task, seat)])

    def _over(self, result: Result | None) -> None:
        self.alter(status=Status.OVER)
        self.live(result=result, clocks=[], agenda=[], offers=[])
        if result is None:
            return
        robots = sum(1 for row in self.seats if row.user is None)
        self.results = [
            ResultRow(
                table=self.row.id,
                seat=row.seat,
                user=row.user,
                name=row.name,
                game=self.row.game,
                guild=self.row.guild,
                seats=len(self.seats),
                won=row.seat in result.winners,
                score=result.scores[row.seat] if row.seat < len(result.scores) else 0,
                robots=robots,
                at=self.moment.wall,
                rated=not self.life.coached,
            )
            for row in self.seats
        ]

    # The end of it.

    def finish(self, click: int | None) -> tuple[Change, Record]:
        """What is to be kept, and the table as it will stand when it has been."""
        if self.row.status is Status.PLAYING and not self.humans() and self._may_come_back():
            self.tell("paused-nobody")
            self.alter(status=Status.PAUSED)
            self.live(paused=self.now, paused_by=None)
        self._end_standing()
        self._forget_genders()
        agenda = self._agenda()
        clicks = self.life.clicks if click is None else [*self.life.clicks, click][-CLICKS:]
        self.life = replace(self.life, agenda=agenda, clicks=clicks)
        self.row = replace(
            self.row,
            version=self.row.version + 1,
            changed=self.moment.wall,
            due=agenda[0].at if agenda else None,
        )
        log = self._log()
        seats, standing = tuple(self.seats), tuple(self.standing)
        change = Change(
            row=self.row,
            life=self.life,
            seats=None if seats == self.record.seats else seats,
            standing=None if standing == self.record.standing else standing,
            log=log,
            sat=self.sat,
            results=self.results,
            audit=self.audit,
            brief=not self._altered,
        )
        recent = self.record.recent if log is None else (*self.record.recent, log)[-self.timing.recent :]
        after = Record(self.game, self.row, self.life, seats, standing, recent, self.position)
        return change, after

    def _end_standing(self) -> None:
        """Standing answers run out when a new question comes that they were meant to last until."""
        position, before = self.position, self.record.position
        if not (self.standing and self._played and position and position.ask):
            return
        if before is not None and before.window == position.window:
            return
        for row in list(self.standing):
            if row.seat in position.ask.awaits and not row.lasting:
                view = self.game.view(position.state, row.seat)
                if self.game.standing_ends(view, position.ask.question(row.seat), row.preference):
                    self.standing.remove(row)

    def _forget_genders(self) -> None:
        """Nothing is kept of those who have no seat here any more."""
        if self.life.genders:
            here = {row.user for row in self.seats}
            genders = {user: said for user, said in self.life.genders.items() if user in here}
            self.life = replace(self.life, genders=genders)

    def _agenda(self) -> list[Due]:
        status, before = self.row.status, self.life.agenda
        if status is Status.LOBBY:
            return [Due(self.now + self.timing.lobby, Task.EXPIRE)]
        if status is Status.PAUSED:
            kept = [due for due in before if due.task is Task.ABANDON]
            return kept or [Due(self.now + self.timing.abandon, Task.ABANDON)]
        if status is not Status.PLAYING:
            return []
        assert self.position is not None
        return self.planner(self.position).agenda(before, self.standing)

    def planner(self, position: Position) -> Planner:
        return Planner(self.game, position, self.life, self.seats, self.moment, self.timing)

    def _log(self) -> LogRow | None:
        if not (self.told or self.entry or self._played):
            return None
        position = self.position
        return LogRow(
            version=self.row.version,
            serial=position.match.serial if position else 0,
            at=self.moment.wall,
            entry=self.entry,
            events=tuple(self.told),
            draws=tuple(position.draws) if position and self._played else (),
            turn=self.turn,
        )


def _closed(before: Position | None, after: Position, entry: LogEntry | None, known: list[Closed]) -> list[Closed]:
    """Remembers who closed a window that others could still have answered: they are told who was faster."""
    if before is None or before.ask is None or not isinstance(entry, Answer) or before.window == after.window:
        return known
    ask = before.ask
    if ask.face is None or ask.collected or entry.path == (PASS,) or all(seat == entry.seat for seat in ask.menus):
        return known
    return [*known, Closed(before.window, entry.seat)][-3:]
