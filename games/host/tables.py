"""Where changes of tables happen: one at a time per table, committed before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from weakref import WeakValueDictionary

from games.core.codec import Unreadable
from games.core.game import AnyGame
from games.core.match import Position, advance, mend
from games.core.text import Refused, Seat
from games.host.agenda import wind
from games.host.clock import Alarm, Clock, SystemClock
from games.host.draft import Draft, Moment, Record, replace
from games.host.rows import Change, Status, Stored, TableId
from games.host.store import Conflict, Publisher, Store
from games.host.table_state import TableState
from games.host.timing import Timing

log = logging.getLogger(__name__)

Act = Callable[[Draft], None]

TRIES = 5


class Silence:
    """A publisher for a house that nobody watches."""

    async def changed(self, table: TableId) -> None: ...

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None: ...

    async def trouble(self, table: TableId) -> None: ...


class _Debt:
    """What the publisher is owed when the table's lock is free again."""

    changed = False
    trouble = False


class Desk:
    """The machinery under the house: loading, changing, keeping and telling."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        publisher: Publisher | None = None,
        clock: Clock | None = None,
        timing: Timing | None = None,
        seed: Callable[[], str] = secrets.token_hex,
    ) -> None:
        self.store = store
        self.games = games
        self.publisher: Publisher = publisher or Silence()
        self.clock: Clock = clock or SystemClock()
        self.timing = timing or Timing()
        self.alarm = Alarm(store, self.clock, self.timing, self._serve)
        self._new_seed = seed
        self._boot = 0.0
        self._closing = False
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[TableId, Record] = OrderedDict()

    async def _serve(self, table: TableId) -> bool:
        """Do what is due at a table; False when nothing came of it."""
        raise NotImplementedError

    def game(self, key: str) -> AnyGame:
        if key not in self.games:
            raise Refused("refused-no-game", games=", ".join(sorted(self.games)))
        return self.games[key]

    def _moment(self) -> Moment:
        return Moment(self.alarm.now(), self.clock.now(), self._boot)

    def _state(self, record: Record) -> TableState:
        return TableState(record, self.alarm.closed, self._boot, self.timing)

    # Loading.

    async def _load(self, table: TableId) -> tuple[Record, bool]:
        """A table, and whether it was read anew. Refuses one that does not exist or cannot be read."""
        if table in self._cache:
            self._cache.move_to_end(table)
            return self._cache[table], False
        stored = await self.store.load(table, self.timing.recent)
        if stored is None:
            raise Refused("refused-no-table")
        record = self._record(stored)
        known = self._cache.get(table)
        if known is not None and known.row.version > record.row.version:
            # A change was kept while this was being read.
            return known, False
        self._remember(record)
        return record, True

    def _record(self, stored: Stored) -> Record:
        row, life = stored.row, stored.life
        if row.game not in self.games:
            raise Refused("refused-unreadable")
        game = self.games[row.game]
        position: Position | None = None
        restarted = False
        if life.match is not None:
            try:
                match, restarted = mend(game, life.match)
                position = advance(game, match)
            except Unreadable:
                log.error("table %d: written by other rules than these can read", row.id)
                raise Refused("refused-unreadable") from None
            except Exception as bug:
                log_bug(row.id, life.match.serial, bug)
                raise Refused("refused-unreadable") from None
            life = replace(life, match=match)
            # Nothing starts again at a table that has ended.
            restarted = restarted and row.status.live
        return Record(
            game, row, life, tuple(stored.seats), tuple(stored.standing), tuple(stored.recent), position, restarted
        )

    def _remember(self, record: Record) -> None:
        self._cache[record.id] = record
        self._cache.move_to_end(record.id)
        while len(self._cache) > self.timing.cached:
            self._cache.popitem(last=False)

    # Changing.

    async def _change(self, table: TableId, act: Act, click: int | None = None) -> TableState:
        """Let `act` work on the table and keep the outcome, then tell. A click that was heard before does nothing."""
        if self._closing:
            raise Refused("refused-closing")
        debt = _Debt()
        try:
            async with self._lock(table):
                return self._state(await self._attempt(table, act, click, debt))
        finally:
            if debt.changed:
                await self._tell(self.publisher.changed(table), table)
            if debt.trouble:
                await self._tell(self.publisher.trouble(table), table)

    def _lock(self, table: TableId) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _attempt(self, table: TableId, act: Act, click: int | None, debt: _Debt) -> Record:
        for _ in range(TRIES):
            record, fresh = await self._load(table)
            if record.restarted:
                try:
                    record, fresh = await self._keep_restart(record, debt), True
                except Conflict:
                    continue
            if click is not None and click in record.life.clicks:
                return record
            draft = Draft(record, self._moment(), self.timing)
            try:
                act(draft)
                if not draft.touched:
                    return record
                change, after = draft.finish(click)
            except Refused:
                # Another process may have moved the table on since it was read.
                if fresh or await self.store.version(table) == record.row.version:
                    raise
                self._cache.pop(table, None)
                continue
            except Exception as bug:
                debt.trouble = True
                log_bug(table, record.life.match.serial if record.life.match else 0, bug)
                raise Refused("refused-trouble") from None
            try:
                return await self._keep(change, after, debt)
            except Conflict:
                continue
        raise Refused("refused-busy")

    async def _keep(self, change: Change, after: Record, debt: _Debt) -> Record:
        """Commit; only what is durable is remembered and told."""
        table = after.id
        self._cache.pop(table, None)
        try:
            await self.store.commit(change)
        except Conflict:
            raise
        except Exception as failure:
            log.error("table %d: the store failed: %s", table, type(failure).__name__)
            if not await self._kept(change, debt):
                debt.trouble = True
                raise Refused("refused-trouble") from None
        except BaseException:
            # Cancelled while it was being written: it is probably durable, so it is told and looked at again.
            debt.changed = True
            self.alarm.ring()
            raise
        debt.changed = True
        self._remember(after)
        self.alarm.ring(after.row.due)
        return after

    async def _kept(self, change: Change, debt: _Debt) -> bool:
        """Whether a commit that failed was kept all the same. Who cannot know shows the table again."""
        try:
            stored = await self.store.load(change.row.id, 0)
        except Exception:
            debt.changed = True
            self.alarm.ring()
            return False
        return stored is not None and stored.row == change.row

    async def _keep_restart(self, record: Record, debt: _Debt) -> Record:
        """New rules could not go on with the running turn: the table is told that it starts again."""
        draft = Draft(replace(record, restarted=False), self._moment(), self.timing)
        assert record.position is not None
        draft.tell("turn-restarted")
        draft.live(closed=[])
        if record.position.ask is not None:
            clocks = wind([], record.position, record.game, record.life.options, draft.now)
            draft.live(clocks=clocks)
            if record.row.status is Status.PAUSED:
                draft.live(paused=draft.now)
        return await self._keep(*draft.finish(None), debt)

    # Telling.

    async def _tell(self, telling: Awaitable[None], table: TableId) -> None:
        """Publishing is repeatable and never undoes what was committed: when it fails, it is only logged."""
        try:
            await telling
        except Exception as failure:
            log.warning("table %d: could not be shown: %s", table, type(failure).__name__)


def log_bug(table: TableId, serial: int, bug: BaseException) -> None:
    """Where it broke, and not a word of what was in it: messages of exceptions may hold cards."""
    frames = traceback.extract_tb(bug.__traceback__)[-4:]
    where = " < ".join(f"{frame.filename.rsplit('/', 2)[-1]}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    log.error("table %d, serial %d: %s at %s", table, serial, type(bug).__name__, where)
