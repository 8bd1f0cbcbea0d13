"""House time: the wall's minus all the time the house was closed. Of one process alone, or shared by several."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Protocol

from games.host.clock import JUMP, STOPPED, Clock
from games.host.fellows import ROOMS, Taken, room_of
from games.host.store import Store
from games.host.timing import Hours, Moment

log = logging.getLogger(__name__)


class HouseTime(Protocol):
    moved: Callable[[], None]
    """Told when deadlines have moved."""

    async def open(self) -> None: ...

    def look(self) -> object:
        """Notices what the clock has done; the same object as long as no deadline has moved."""

    def now(self) -> float: ...

    def hours(self, guild: int) -> Hours:
        """Others whenever deadlines there have moved: what was worked out with the old ones is no longer true."""

    def moment(self, guild: int) -> Moment: ...

    def learn(self, guild: int, boot: float) -> None:
        """A table of that server was read, and with it when its room was last opened."""

    async def note_alive(self) -> None:
        """The house is open at this time."""


class OwnTime:
    """One process serves the house: when it does not run, the house is closed."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.moved: Callable[[], None] = _nobody
        self._store = store
        self._clock = clock
        self._hours = Hours()
        self._wall = clock.now()
        self._ran = clock.running()

    async def open(self) -> None:
        """It goes on where it was last seen, even if the wall clock has been set back in the meantime."""
        seen = await self._store.alive()
        self._wall, self._ran = self._clock.now(), self._clock.running()
        last, closed = seen or (self._wall, 0.0)
        self._open_at(closed + self._wall - last)

    def _open_at(self, closed: float) -> None:
        """House time stands where the wall's minus this does; live windows get their full time again from here."""
        self._hours = Hours(closed, self._wall - closed)

    def look(self) -> Hours:
        """A wall clock that was set and a process that was stopped are forgiven as if the house had been closed."""
        wall, ran = self._clock.now(), self._clock.running()
        jump = (wall - self._wall) - (ran - self._ran)
        self._wall, self._ran = wall, ran
        if abs(jump) > JUMP:
            log.warning("time jumped by %+.0f s: every deadline moves with it", jump)
            self._open_at(self._hours.closed + jump)
            self.moved()
        return self._hours

    def now(self) -> float:
        """Whatever the wall clock did since the last look, it has gone on by the time the house ran."""
        return self.moment(0).now

    def hours(self, guild: int) -> Hours:
        return self.look()

    def moment(self, guild: int) -> Moment:
        hours = self.look()
        return Moment(self._wall - hours.closed, self._wall, hours.boot)

    def learn(self, guild: int, boot: float) -> None:
        """There is one boot, and it is known."""

    async def note_alive(self) -> None:
        moment = self.moment(0)
        await self._store.note_alive(moment.wall, moment.wall - moment.now)


class SharedTime:
    """Several processes serve the house: one clock counts for all of them, whatever their machines' clocks show.
    Between two looks at it, it goes on by the time that this process has run.
    """

    def __init__(self, clock: Clock) -> None:
        self.moved: Callable[[], None] = _nobody
        self._clock = clock
        self._wall = clock.now()
        self._ran = clock.running()
        self._rooms = [Hours()] * ROOMS
        self._known = object()

    def begin(self, taken: Taken) -> None:
        """A slot belongs to this process."""
        self._wall, self._ran = taken.wall, self._clock.running()
        self._rooms = [Hours(taken.closed, boot) for boot in taken.boots]

    def heard(self, wall: float, asked: float) -> bool:
        """What the shared clock showed, after this process had run so long when it was asked. Whether this process has
        stood still: what belongs to it was not served meanwhile.
        """
        ran = self._clock.running()
        here, latest = self._wall + ran - self._ran, wall + ran - asked
        self._wall, self._ran = min(max(here, wall), latest), ran
        return wall - here > STOPPED

    def agree(self, closed: float) -> None:
        """While no process could serve the house, somebody may have noted that it was closed."""
        if closed != self._rooms[0].closed:
            self._rooms = [Hours(closed, hours.boot) for hours in self._rooms]
            self._known = object()
            self.moved()

    def reopen(self, rooms: Iterable[int]) -> float:
        """Live windows there get their full time again from now on; the house time of now."""
        now = self.now()
        for room in rooms:
            self._rooms[room] = Hours(self._rooms[room].closed, now)
        self._known = object()
        self.moved()
        return now

    async def open(self) -> None:
        """It was opened with the slot."""

    def look(self) -> object:
        self._clock.running()  # looked at often enough, a clock knows when the process was stopped
        return self._known

    def now(self) -> float:
        return self.moment(0).now

    def hours(self, guild: int) -> Hours:
        return self._rooms[room_of(guild)]

    def moment(self, guild: int) -> Moment:
        wall, hours = self._wall + self._clock.running() - self._ran, self.hours(guild)
        return Moment(wall - hours.closed, wall, hours.boot)

    def learn(self, guild: int, boot: float) -> None:
        """Of somebody else's room; one's own are known better here."""
        room = room_of(guild)
        if boot > self._rooms[room].boot:
            self._rooms[room] = Hours(self._rooms[room].closed, boot)

    async def note_alive(self) -> None:
        """Every pulse does."""


def _nobody() -> None: ...
