"""The house: one object through which everything outside reaches the tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence

import msgspec

from games.core.codec import encode
from games.core.draw import commitment
from games.core.game import AnyGame
from games.core.text import Refused, Seat
from games.host.alarm import Alarm
from games.host.clock import Clock, SystemClock
from games.host.coach import Coach
from games.host.company import Company
from games.host.duties import Duties
from games.host.failure import Failure
from games.host.fellows import Alone, Fellows, Subject, Word
from games.host.house_time import HouseTime, OwnTime
from games.host.lobby import Lobby
from games.host.play import Play
from games.host.replay import Replay, replay
from games.host.rows import LogRow, Status, TableId, TableRow, Told, User
from games.host.seats import Seats
from games.host.standing import StandingAnswers
from games.host.store import Busy, Publisher, Store
from games.host.table_state import TableState
from games.host.tables import Tables
from games.host.thinking import OnTheSpot, Thinker
from games.host.timing import Timing

log = logging.getLogger(__name__)

SHOWN_AT_ONCE = 25
"""Tables that are shown again as soon as deadlines have moved; the others follow, a few in a second."""
SHOWN_APART = 0.1
SWEPT = 5.0
"""How often, in seconds, a process among several looks for what it was not told."""


class House:
    """All tables, and the parts that know what may be done at them.

    Any process may serve any table: each is loaded when it is touched.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        publisher: Publisher | None = None,
        clock: Clock | None = None,
        timing: Timing | None = None,
        new_seed: Callable[[], str] = secrets.token_hex,
        thinker: Thinker | None = None,
        company: Company | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.clock: Clock = clock or SystemClock()
        self.timing = timing or Timing()
        self.fellows: Fellows = company or Alone()
        time: HouseTime = company.time if company is not None else OwnTime(store, self.clock)
        self.alarm = Alarm(store, self.clock, self.timing, time, self.fellows)
        self.tables = Tables(store, games, self.alarm, self.timing, publisher, new_seed, self.fellows)
        self.lobby = Lobby(self.tables)
        self.play = Play(self.tables)
        self.seats = Seats(self.tables)
        self.standing = StandingAnswers(self.tables)
        self.thinker: Thinker = thinker or OnTheSpot()
        self.duties = Duties(self.tables, self.thinker)
        self.coach = Coach(self.tables, self.thinker)
        self._running: asyncio.Task[None] | None = None
        self._showing: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._errands = asyncio.Lock()

    @property
    def publisher(self) -> Publisher:
        """Who shows the tables. It often needs the house itself, so it may come later."""
        return self.tables.publisher

    @publisher.setter
    def publisher(self, publisher: Publisher) -> None:
        self.tables.publisher = publisher

    # The doors.

    async def open_doors(self, moved: bool = True) -> None:
        """Forgive the time the house was closed, show what is owed, start the clock. `moved`: so have deadlines."""
        await self.alarm.open()
        self.tables.open_doors()
        self._running = asyncio.create_task(self.alarm.run(self.duties.serve, self._show_moved))
        for table, _ in await self.store.owed(self.fellows.share):
            await self.tables.tell_changed(table)
        if moved:
            await self._show_moved()
        if self.fellows.share is not None:
            self.fellows.listen(self._hear)
            self._sweeping = asyncio.create_task(self._sweep())

    async def close_doors(self) -> None:
        """Take no more clicks; finish what has begun; remember the time."""
        self.tables.close_doors()
        tasks = [task for task in (self._running, self._showing, self._sweeping) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._running = self._showing = self._sweeping = None
        await self.alarm.close()
        self.thinker.close()

    @property
    def late(self) -> float | None:
        """By how many seconds the house's clock is late; None: it does not run."""
        return self.alarm.behind if self._running is not None and not self._running.done() else None

    async def _show_moved(self) -> None:
        """Deadlines have moved by the time that is forgiven: every table shows it, first where time ends soonest."""
        tables = [table for _, table in await self.store.earliest(sys.maxsize, self.fellows.share)]
        for table in tables[:SHOWN_AT_ONCE]:
            await self.tables.tell_changed(table)
        if self._showing is not None:
            self._showing.cancel()
        self._showing = asyncio.create_task(self._show_slowly(tables[SHOWN_AT_ONCE:]))

    async def _show_slowly(self, tables: Sequence[TableId]) -> None:
        for table in tables:
            await asyncio.sleep(SHOWN_APART)
            await self.tables.tell_changed(table)

    # The other processes.

    async def ask(self, table: TableId, data: bytes) -> None:
        """Something of the one that owns a table; what it is, the publisher knows."""
        await self.tables.ask(table, data)

    async def _hear(self, word: Word) -> None:
        if word.subject is Subject.CHANGED and self.fellows.owns(word.guild):
            self.tables.outdated(word.about)
            await self.tables.tell_changed(word.about)
        elif word.subject is Subject.ERRAND and self.fellows.owns(word.guild):
            await self._run_errands()
        elif word.subject in (Subject.FORGOTTEN, Subject.MISSED):
            self.tables.clear_memory()
        await self.publisher.heard(word)

    async def _sweep(self) -> None:
        """What others have told may have been lost; and what they were about to show, when they ended."""
        seen: set[tuple[TableId, int]] = set()
        told: set[tuple[TableId, int]] = set()
        while True:
            await self.clock.sleep(SWEPT)
            await self.fellows.serving()
            try:
                owed = set(await self.store.owed(self.fellows.share))
                for table, version in sorted(owed):
                    if not self.tables.knows(table, version):
                        self.tables.outdated(table)
                        await self.tables.tell_changed(table)
                    elif (table, version) in seen - told:
                        # Perhaps it was only read here, and nobody is about to show it.
                        await self.tables.tell_changed(table)
                        told.add((table, version))
                seen, told = owed, told & owed
                await self._run_errands()
            except Exception as failure:
                log.warning("what others have asked for could not be read: %s", type(failure).__name__)

    async def _run_errands(self) -> None:
        async with self._errands:
            for errand in await self.fellows.errands():
                try:
                    await self.publisher.carry_out(errand)
                except Busy:
                    return
                except Exception as failure:
                    log.error("table %d: an errand failed: %s", errand.table, Failure.of(failure))
                await self.fellows.settle(errand)

    async def quiet(self) -> None:
        """Returns when nothing is due any more at the present time. For tests."""
        await self.alarm.quiet()

    async def forget(self, user: User, name: str) -> None:
        """Nothing kept names this person any more: robots take their seats for good, `name` stands where they won."""
        for row in await self.store.tables_of(user):
            await self.seats.vanish(row.id, user, name)
        await self.store.forget(user, name, self.clock.now())
        self.tables.clear_memory()
        await self.fellows.tell(Word(Subject.FORGOTTEN, about=user))

    # Reading.

    async def look(self, table: TableId) -> TableState:
        return await self.tables.look(table)

    async def tables_of(self, user: User) -> list[TableRow]:
        """Live tables where this person has a seat, newest change first."""
        return await self.store.tables_of(user)

    async def waiting_for(self, user: User) -> list[TableState]:
        """The tables that wait for this person."""
        states = [await self.look(row.id) for row in await self.store.tables_of(user) if row.status is Status.PLAYING]
        return [state for state in states if state.seat_of(user) in state.awaits]

    async def tables_in(self, guild: int, channel: int | None = None) -> list[TableRow]:
        return await self.store.tables_in(guild, channel)

    async def log(self, table: TableId, user: User | None = None) -> list[LogRow]:
        """What happened, oldest first; secret parts only of this person's own seat, all of them when it is over."""
        state = await self.look(table)
        rows = await self.store.log(table)
        if state.status is Status.OVER:
            return rows
        seat = state.seat_of(user) if user is not None else None
        return [_as_heard(row, seat) for row in rows]

    async def replay(self, table: TableId) -> Replay:
        """The game step by step. Only when it is over: then everything hidden may be seen."""
        state = await self.look(table)
        if state.status is not Status.OVER or state.position is None:
            raise Refused("refused-replay-running")
        rows = await self.store.log(table)
        return await asyncio.to_thread(replay, state.game, state.position.match, rows)

    async def export(self, table: TableId) -> bytes:
        """Everything needed to check the shuffles and to step through the game, as JSON. Only when it is over."""
        state = await self.look(table)
        if state.status is not Status.OVER or state.seed is None:
            raise Refused("refused-export-running")
        rows = await self.store.log(table)
        draws = {drawn.number: drawn for row in rows for drawn in row.draws}
        return msgspec.json.format(
            encode(
                {
                    "parlour": 1,
                    "table": table,
                    "game": state.row.game,
                    "rules": state.position.match.rules if state.position else None,
                    "seats": [chair.name for chair in state.seats],
                    "options": state.options,
                    "picks": state.position.match.picks if state.position else {},
                    "legacy": state.position.match.legacy if state.position else {},
                    "commitment": commitment(state.seed),
                    "seed": state.seed,
                    "start": state.start,
                    "draws": [draws[number] for number in sorted(draws)],
                    "result": state.result,
                    "ended": state.ended.why if state.ended else None,
                    "log": rows,
                }
            ),
            indent=1,
        )


def _as_heard(row: LogRow, seat: Seat | None) -> LogRow:
    """A row of a running game's log without what this seat may not know."""
    events: list[Told] = []
    for told in row.events:
        private = {one: facts for one, facts in told.event.private.items() if one == seat}
        if private or not told.event.secret:
            events.append(msgspec.structs.replace(told, event=msgspec.structs.replace(told.event, private=private)))
    return msgspec.structs.replace(row, entry=None, draws=(), events=tuple(events))
