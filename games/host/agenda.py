"""When what is due at a table: its clock, the reminder, its robots and standing answers. All in house time."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import msgspec

from games.core.ask import Ask, Pace
from games.core.draw import Dice
from games.core.game import AnyGame
from games.core.match import Position
from games.core.menu import Path
from games.core.options import Options
from games.core.text import Seat
from games.host.failure import Failure
from games.host.rows import Due, Life, Presence, SeatRow, StandingRow, Task, WindowClock
from games.host.ticket import asked_at
from games.host.timing import Moment, Timing

log = logging.getLogger(__name__)

REMIND_AT = 0.75
HELD_LONGER = 7.0
"""Seconds by which a held window may, by chance, close later; never after twice its time."""


def wind(
    clocks: Sequence[WindowClock], position: Position, game: AnyGame, options: Options, now: float
) -> list[WindowClock]:
    """The clocks after an entry: a new window gets a new one; after a checkpoint only the running one counts."""
    if position.ask is None:
        return []
    wound = list(clocks)
    if not wound or wound[-1].window != position.window:
        seconds = game.seconds(options, position.ask.pace)
        wound.append(WindowClock(position.window, position.match.serial, now, now + seconds))
    return wound if position.match.entries else wound[-1:]


def unwind(clocks: Sequence[WindowClock], position: Position, undone: int) -> list[WindowClock]:
    """The clocks after the entry of that serial was taken back: the one that ran then goes on, with its deadline."""
    earlier = [clock for clock in clocks if clock.since < undone]
    return [*earlier[:-1], msgspec.structs.replace(earlier[-1], window=position.window)]


def closes_at(clock: WindowClock, boot: float, timing: Timing) -> float:
    """When a window closes. A live one that was open while the house was closed gets its full time again."""
    length = clock.deadline - clock.opened
    if clock.opened < boot and length <= timing.live:
        return max(clock.deadline, boot + length)
    return clock.deadline


def by_robot(row: SeatRow, game: AnyGame) -> bool:
    """Whether a robot plays this seat now."""
    if row.presence is Presence.CONCEDED:
        return not game.conceding_ends
    return row.presence is not Presence.AWAKE


def reply(game: AnyGame, position: Position, seat: Seat, preferences: Sequence[str]) -> Path | None:
    """What the seat's standing answers say to the open question. One that fails says nothing."""
    assert position.ask is not None
    try:
        view, question = game.view(position.state, seat), position.ask.question(seat)
        return game.stand_in(view, question, preferences)
    except Exception as bug:
        log.error("serial %d: a standing answer of %s failed: %s", position.serial, game.key, Failure.of(bug))
        return None


class Planner:
    """The agenda of a running table."""

    def __init__(
        self,
        game: AnyGame,
        position: Position,
        life: Life,
        seats: Sequence[SeatRow],
        moment: Moment,
        timing: Timing,
    ) -> None:
        assert position.ask is not None
        self.game, self.position, self.seats, self.timing = game, position, seats, timing
        self.ask: Ask = position.ask
        self.secret, self.now = life.seed, moment.now
        self.clock = life.clocks[-1]
        self.closes = closes_at(self.clock, moment.boot, timing)
        self.length = self.clock.deadline - self.clock.opened
        self.humans = [seat for seat in self.ask.awaits if seats[seat].presence is Presence.AWAKE]
        self.beat = any(event.key in game.rounds for event in position.events)

    def agenda(self, before: Sequence[Due], standing: Sequence[StandingRow]) -> list[Due]:
        """Everything due, earliest first. What was due before and still is keeps its time."""
        kept = {(due.task, due.seat): due for due in before if due.window == self.position.window}
        due = [Due(self.time(), Task.TIME, window=self.position.window), *self._reminder()]
        for seat in self.ask.awaits:
            if by_robot(self.seats[seat], self.game):
                due.append(self._robot(seat, kept))
            elif preferences := [row.preference for row in standing if row.seat == seat]:
                due += self._standing(seat, preferences, kept)
        return sorted(due)

    def time(self) -> float:
        """When the rules fill in what is missing; a window that is held closes then even though nobody is awaited."""
        held = 0.0
        if self.ask.hold and not self._among_robots():
            more = self._moment(Task.TIME, 0, 0, (0.0, min(float(self.ask.hold), HELD_LONGER)))
            held = self.clock.opened + self.ask.hold + more
        if self.ask.awaits:
            return max(self.closes, held)
        return max(held, self.now)

    def speaks_from(self) -> float:
        """In a window that people may still win, robots wait for them, at most for half of the time."""
        racing = self.ask.face is not None or self.ask.pace is Pace.REACTION
        return self.closes - self.length / 2 if racing and self.humans else 0.0

    def reminds(self) -> float:
        """When time begins to run out."""
        return self.closes - self.length * (1 - REMIND_AT)

    def _reminder(self) -> list[Due]:
        # A reminder names people: not where nobody may learn who has not answered.
        if self.clock.reminded or not self.humans or self.length < self.timing.remind_least or self.ask.counted:
            return []
        return [Due(self.reminds(), Task.REMIND, window=self.position.window)]

    def _robot(self, seat: Seat, kept: Mapping[tuple[Task, Seat], Due]) -> Due:
        asked = asked_at(self.position, seat)
        earliest = self.speaks_from()
        least, most = self.timing.robot_pause
        latest = max(earliest, self.now) + most * (1 + self.timing.beat)
        before = kept.get((Task.ROBOT, seat))
        if before is not None and before.asked == asked and earliest <= before.at <= latest:
            return before
        pause = self._moment(Task.ROBOT, seat, asked, (least, most))
        if self._among_robots():
            pause *= self.timing.hurry
        elif self.beat:
            pause += most * self.timing.beat
        return Due(max(earliest, self.now) + pause, Task.ROBOT, seat, self.position.window, asked)

    def _among_robots(self) -> bool:
        """Whether nobody who plays here in person is in play any more."""
        people = [row.seat for row in self.seats if row.presence is Presence.AWAKE]
        return not any(self.game.plays_on(self.position.state, seat) for seat in people)

    def _standing(self, seat: Seat, preferences: list[str], kept: Mapping[tuple[Task, Seat], Due]) -> list[Due]:
        asked = asked_at(self.position, seat)
        before = kept.get((Task.STANDING, seat))
        if before is not None and before.asked == asked:
            return [before]
        if reply(self.game, self.position, seat, preferences) is None:
            return []
        pause = self._moment(Task.STANDING, seat, asked, self.timing.standing_pause)
        return [Due(self.now + pause, Task.STANDING, seat, self.position.window, asked)]

    def _moment(self, task: Task, seat: Seat, asked: int, span: tuple[float, float]) -> float:
        """A random time in a span, the same whenever this question is planned."""
        dice = Dice(f"{self.secret}:{task.value}:{seat}:{asked}:{self.position.window}")
        return span[0] + (span[1] - span[0]) * dice.below(1_000_000) / 1_000_000
