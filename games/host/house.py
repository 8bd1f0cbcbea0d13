"""The house: one object through which everything outside reaches the tables."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from games.core.codec import encode
from games.core.draw import commitment
from games.core.text import Refused, Seat
from games.host.draft import Draft
from games.host.duties import Duties
from games.host.lobby import Lobby
from games.host.play import Play
from games.host.replay import Replay, replay
from games.host.rows import LogRow, Status, TableId, TableRow, Told, User
from games.host.seats import Seats, vanish
from games.host.standing import Standing
from games.host.table_state import TableState

SHOWN_ANEW = 25


class House(Lobby, Play, Seats, Standing, Duties):
    """All tables. Any process may serve any of them: each is loaded when it is touched."""

    _running: asyncio.Task[None] | None = None

    async def open_doors(self) -> None:
        """Forgive the time the house was closed, show what is owed, start the clock."""
        self._boot = await self.alarm.open()
        self._closing = False
        self._running = asyncio.create_task(self.alarm.run())
        owed = await self.store.unpublished()
        # Deadlines have moved by the time the house was closed: those that end soonest are shown anew at once.
        soon = [table for _, table in await self.store.earliest(SHOWN_ANEW)]
        for table in dict.fromkeys([*owed, *soon]):
            await self._tell(self.publisher.changed(table), table)

    async def close_doors(self) -> None:
        """Take no more clicks; finish what has begun; remember the time."""
        self._closing = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None
        await self.alarm.close()

    async def quiet(self) -> None:
        """Returns when nothing is due any more at the present time. For tests."""
        await self.alarm.quiet()

    async def forget(self, user: User, name: str) -> None:
        """Nothing kept names this person any more: robots take their seats for good, `name` stands where they won."""
        for row in await self.store.tables_of(user):
            await self._change(row.id, partial(vanish, user=user, name=name))
        await self.store.forget(user, name, self.clock.now())
        self._cache.clear()

    # Reading.

    async def look(self, table: TableId) -> TableState:
        record, _ = await self._load(table)
        if record.restarted:
            return await self._change(table, _nothing)
        return self._state(record)

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


def _nothing(draft: Draft) -> None:
    """Loading alone mends a table."""


def _as_heard(row: LogRow, seat: Seat | None) -> LogRow:
    """A row of a running game's log without what this seat may not know."""
    events: list[Told] = []
    for told in row.events:
        private = {one: facts for one, facts in told.event.private.items() if one == seat}
        if private or not told.event.secret:
            events.append(msgspec.structs.replace(told, event=msgspec.structs.replace(told.event, private=private)))
    return msgspec.structs.replace(row, entry=None, draws=(), events=tuple(events))
