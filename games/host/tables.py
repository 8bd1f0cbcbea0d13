"""Where changes of tables happen: one at a time per table, committed before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar
from weakref import WeakValueDictionary

from games.core.codec import Unreadable
from games.core.game import AnyGame
from games.core.match import Position, advance, mend
from games.core.text import Refused, Seat
from games.host.agenda import wind
from games.host.alarm import Alarm
from games.host.draft import Draft, Record, replace
from games.host.failure import Failure
from games.host.fellows import Alone, Errand, Fellows, Subject, Word
from games.host.rows import AuditRow, Change, Status, Stored, TableId
from games.host.silence import Silence
from games.host.store import Busy, Conflict, Publisher, Store
from games.host.table_state import TableState
from games.host.timing import Moment, Timing

log = logging.getLogger(__name__)

T = TypeVar("T")

Act = Callable[[Draft], None]

TRIES = 5
FOREIGN = 100_000
"""Tables of other processes of which it is remembered where they are: many more than are kept in memory."""


class _Debt:
    """What the publisher is owed when the table's lock is free again."""

    changed = False
    noted: Sequence[AuditRow] = ()
    trouble = False
    recovered = False


Cause = int | None
"""What stands in a table's way: a bug at this serial; None: the store."""


class Tables:
    """All tables: loading, changing, keeping and telling. Whoever changes one does it through `change`."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        alarm: Alarm,
        timing: Timing,
        publisher: Publisher | None = None,
        new_seed: Callable[[], str] = secrets.token_hex,
        fellows: Fellows | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.publisher: Publisher = publisher or Silence()
        self.timing = timing
        self.new_seed = new_seed
        """The secret of a new table."""
        self.fellows: Fellows = fellows or Alone()
        self._alarm = alarm
        self._closed = False
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[TableId, Record] = OrderedDict()
        self._ended: OrderedDict[TableId, None] = OrderedDict()
        self._states: OrderedDict[TableId, tuple[Record, TableState]] = OrderedDict()
        self._guilds: OrderedDict[TableId, int] = OrderedDict()
        """Of tables that belong to other processes, where they are."""
        self._causes: dict[TableId, set[Cause]] = {}
        """What has been said to be in the way. Only in memory: when the disk is full, nothing could be written down."""

    def open_doors(self) -> None:
        """Changes are taken from now on."""
        self._closed = False

    def close_doors(self) -> None:
        """No more changes are taken; those under way come to their end."""
        self._closed = True

    def game(self, key: str) -> AnyGame:
        if key not in self.games:
            raise Refused("refused-no-game", games=list(self.games))
        return self.games[key]

    def moment(self, guild: int) -> Moment:
        """The present time, to a table of that server."""
        return self._alarm.time.moment(guild)

    def owns(self, table: TableId) -> bool:
        """Whether this process serves and shows a table that it has read."""
        return table not in self._guilds

    async def serves(self, table: TableId) -> bool:
        """The same of any table."""
        if self.fellows.share is not None and table not in self._cache and self.owns(table):
            await self._load(table)
        return self.owns(table)

    async def ask(self, table: TableId, data: bytes) -> None:
        """Something of the process that owns a table, and does it soon."""
        await self.fellows.ask(Errand(table, self._guilds[table], data))

    # Looking.

    async def look(self, table: TableId) -> TableState:
        """A table as it stands; one whose turn had to start again is told so first."""
        record, _ = await self._load(table)
        if record.restarted:
            return await self.change(table, _nothing)
        return self.state(record)

    def state(self, record: Record) -> TableState:
        """The table as it stands there: the same object for all who look, so that they share what it works out."""
        known = self._states.get(record.id)
        # States know deadlines, and those move with the hours.
        hours = self._alarm.time.hours(record.row.guild)
        if known is not None and known[0] is record and known[1].hours is hours:
            self._states.move_to_end(record.id)
            return known[1]
        state = TableState(record, hours, self.timing)
        _keep_newest(self._states, record.id, (record, state), self.timing.states)
        return state

    # Loading.

    async def load(self, table: TableId, *, anew: bool = False) -> Record:
        """A table's rows and where its match stands: as they are known here, or read anew.

        Refuses a table that does not exist or cannot be read.
        """
        if anew:
            self._cache.pop(table, None)
        record, _ = await self._load(table)
        return record

    def remember(self, record: Record) -> None:
        """What is known of this table from now on, until it changes; of those that are over, only the last few."""
        _keep_newest(self._cache, record.id, record, self.timing.cached)
        if not record.row.status.live:
            for table in _keep_newest(self._ended, record.id, None, self.timing.ended):
                self._cache.pop(table, None)

    def clear_memory(self) -> None:
        """Every table is read anew when it is next touched."""
        self._cache.clear()
        self._states.clear()

    async def _load(self, table: TableId, *, newest: bool = True) -> tuple[Record, bool]:
        """A table, and whether it was read just now. `newest`: not as it was before another process changed it."""
        known = self._cache.get(table)
        sure = not newest or self.owns(table)
        if known is not None and (sure or await self.store.version(table) == known.row.version):
            self._cache[table] = known
            self._cache.move_to_end(table)
            return known, False
        stored = await self.store.load(table, self.timing.recent)
        if stored is None:
            raise Refused("refused-no-table")
        if stored.boot is not None:
            self._alarm.time.learn(stored.row.guild, stored.boot)
        self._note_owner(table, stored.row.guild)
        record = self._record(stored)
        known = self._cache.get(table)
        if known is not None and known.row.version > record.row.version:
            # A change was kept while this was being read.
            return known, False
        self.remember(record)
        return record, True

    def _note_owner(self, table: TableId, guild: int) -> None:
        if not self.fellows.owns(guild):
            _keep_newest(self._guilds, table, guild, FOREIGN)

    def outdated(self, table: TableId) -> None:
        """Another process has changed it: it is read anew when it is next touched, and what is due there may be too."""
        self._cache.pop(table, None)
        self._alarm.ring()

    def knows(self, table: TableId, version: int) -> bool:
        """Whether this process has seen a table at this version: then it has most likely been told to show it, too."""
        known = self._cache.get(table)
        return known is not None and known.row.version >= version

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
                _log_bug(row.id, life.match.serial, bug)
                raise Refused("refused-unreadable") from None
            life = replace(life, match=match)
            # Nothing starts again at a table that has ended.
            restarted = restarted and row.status.live
        return Record(
            game, row, life, tuple(stored.seats), tuple(stored.standing), tuple(stored.recent), position, restarted
        )

    # Changing.

    async def create(self, change: Change) -> TableId:
        """Keep a new table, then tell. What has opened one already leads to that one."""
        self._need_open()
        try:
            table = await self.store.create(change)
        except Conflict:
            known = await self.store.by_origin(change.row.origin or "")
            if known is None:
                raise Refused("refused-busy") from None
            return known
        except Busy:
            raise Refused("refused-store-busy") from None
        except Exception as failure:
            log.error("no table could be opened: %s", Failure.of(failure))
            raise Refused("refused-trouble") from None
        self._note_owner(table, change.row.guild)
        self._alarm.ring(change.row.due)
        await self.tell_changed(table)
        return table

    async def change(self, table: TableId, act: Act, click: int | None = None) -> TableState:
        """Let `act` work on the table and keep the outcome, then tell. A click that was heard before does nothing."""
        self._need_open()
        debt = _Debt()
        try:
            async with self._lock(table):
                return self.state(await self._attempt(table, act, click, debt))
        finally:
            if debt.changed:
                await self.tell_changed(table)
            if debt.noted:
                await self._tell(self.publisher.noted(debt.noted), table)
            if debt.recovered:
                await self._tell(self.publisher.recovered(table), table)
            if debt.trouble:
                await self._tell(self.publisher.trouble(table), table)

    def _need_open(self) -> None:
        if self._closed:
            raise Refused("refused-closing")

    def _lock(self, table: TableId) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _attempt(self, table: TableId, act: Act, click: int | None, debt: _Debt) -> Record:
        for _ in range(TRIES):
            # If it is an old one, the version will stand against whatever is made of it.
            record, fresh = await self._load(table, newest=False)
            if record.restarted:
                try:
                    record, fresh = await self._keep_restart(record, debt), True
                except Conflict:
                    continue
            if click is not None and click in record.life.clicks:
                return record
            draft = Draft(record, self.moment(record.row.guild), self.timing)
            try:
                act(draft)
                if not draft.touched and (self.owns(table) or await self._is_current(record, fresh)):
                    return record
                change, after = draft.finish(click)
            except Refused:
                if await self._is_current(record, fresh):
                    raise
                self._cache.pop(table, None)
                continue
            except Exception as bug:
                _log_bug(table, record.serial, bug)
                debt.trouble = self._is_new(table, record.serial)
                raise Refused("refused-trouble") from None
            try:
                return await self._keep(change, after, debt)
            except Conflict:
                continue
        raise Refused("refused-busy")

    async def _is_current(self, record: Record, fresh: bool) -> bool:
        """Another process may have moved the table on since it was read."""
        return fresh or await self.store.version(record.id) == record.row.version

    async def _keep(self, change: Change, after: Record, debt: _Debt) -> Record:
        """Commit; only what is durable is remembered and told."""
        table = after.id
        self._cache.pop(table, None)
        try:
            await self.store.commit(change)
        except Conflict:
            raise
        except Busy:
            raise Refused("refused-store-busy") from None
        except Exception as failure:
            log.error("table %d: the store failed: %s", table, Failure.of(failure))
            if not await self._kept(change, debt):
                debt.trouble = self._is_new(table, None)
                raise Refused("refused-trouble") from None
        except BaseException:
            # Cancelled while it was being written: it is probably durable, so it is told and looked at again.
            debt.changed = True
            self._alarm.ring()
            raise
        debt.changed = True
        debt.recovered = self._is_over(after)
        debt.noted = change.audit
        self.remember(after)
        self._alarm.ring(after.row.due)
        return after

    async def _kept(self, change: Change, debt: _Debt) -> bool:
        """Whether a commit that failed was kept all the same. Whoever cannot know shows the table again."""
        try:
            stored = await self.store.load(change.row.id, 0)
        except Exception:
            debt.changed = True
            self._alarm.ring()
            return False
        return stored is not None and stored.row == change.row

    def _is_new(self, table: TableId, cause: Cause) -> bool:
        """Trouble is said once: whoever tries again and again, above all the clock, would fill the place with it."""
        known = self._causes.setdefault(table, set())
        new = cause not in known
        known.add(cause)
        return new

    def _is_over(self, after: Record) -> bool:
        """Whether this change, now kept, ends all the trouble that was said: it is no longer where the bug is."""
        known = self._causes.get(after.id, ())
        if after.serial in known and after.row.status.live:
            return False
        return self._causes.pop(after.id, None) is not None and after.row.status.live

    async def _keep_restart(self, record: Record, debt: _Debt) -> Record:
        """New rules could not go on with the running turn: the table is told that it starts again."""
        draft = Draft(replace(record, restarted=False), self.moment(record.row.guild), self.timing)
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

    async def tell_changed(self, table: TableId) -> None:
        """Whoever shows the table: here, or in the process that owns it."""
        if self.owns(table):
            await self._tell(self.publisher.changed(table), table)
        else:
            await self.fellows.tell(Word(Subject.CHANGED, self._guilds[table], table))

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        await self._tell(self.publisher.remind(table, seats), table)

    async def _tell(self, telling: Awaitable[None], table: TableId) -> None:
        """Publishing is repeatable and never undoes what was committed: when it fails, it is only logged."""
        try:
            await telling
        except Exception as failure:
            log.warning("table %d: could not be shown: %s", table, type(failure).__name__)


def _keep_newest(kept: OrderedDict[TableId, T], table: TableId, value: T, most: int) -> list[TableId]:
    """Those that had to go."""
    kept[table] = value
    kept.move_to_end(table)
    return [kept.popitem(last=False)[0] for _ in range(len(kept) - most)]


def _nothing(draft: Draft) -> None:
    """Loading alone mends a table."""


def _log_bug(table: TableId, serial: int, bug: BaseException) -> None:
    """Where it broke, and not a word of what was in it: messages of exceptions may hold cards."""
    log.error("table %d, serial %d: %s", table, serial, Failure.of(bug))
