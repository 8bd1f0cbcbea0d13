"""Keeps every table's messages true: after each change the table message, its picture, the mention and the hands in
direct messages follow. Sends to one table are serialised and coalesced; the latest state wins.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import aiohttp
import discord

from cogs.publishing.direct_messages import DM, MENTION, Directs
from cogs.publishing.idle import calm
from cogs.publishing.ledger import Ledger, Shown
from cogs.publishing.places import Places
from cogs.publishing.table_message import TableMessage
from cogs.ui.names import mention, names_at
from games.core.ask import Pace
from games.core.text import Seat
from games.host.house import House
from games.host.rows import Presence, Status, TableId
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)

PRESENT = 60.0
"""Somebody who pressed something so recently need not be called."""


class Pauses:
    """How the delivery paces itself, in seconds."""

    def __init__(self, first: float = 0.2, between: float = 1.0, retry: float = 5.0, patience: float = 1.0) -> None:
        self.first = first
        """A moment for the click's own answer to go out first."""
        self.between = between
        self.retry = retry
        self.patience = patience
        """How long what follows waits for a quiet moment; with none, what is sent does not depend on the machine."""


async def _nobody(state: TableState, why: str) -> None:
    log.info("table %s cannot be shown (%s)", state.id, why)


async def _somebody(state: TableState) -> None:
    log.info("table %s can be shown again", state.id)


async def _unrated(state: TableState) -> list[tuple[Seat, int, int]]:
    return []


async def _everybody(state: TableState, users: Sequence[int]) -> list[int]:
    return list(users)


LOST = "lost:"
"""Begins the notice that a table cannot be shown."""


class Delivery:
    """The house's publisher on Discord."""

    def __init__(
        self,
        bot: discord.Client,
        house: House,
        table_message: TableMessage,
        directs: Directs,
        places: Places,
        pauses: Pauses,
    ) -> None:
        self.bot = bot
        self.house = house
        self.ledger = Ledger(house.store)
        self.message = table_message
        self.directs = directs
        self.places = places
        self.pauses = pauses
        self.present: dict[int, float] = {}
        self._dirty: set[TableId] = set()
        self._workers: dict[TableId, asyncio.Task[None]] = {}
        self._locks: dict[TableId, asyncio.Lock] = {}
        self.when_lost: Callable[[TableState, str], Awaitable[None]] = _nobody
        """Who is told that a table cannot be shown, and why."""
        self.when_found: Callable[[TableState], Awaitable[None]] = _somebody
        self.rated: Callable[[TableState], Awaitable[list[tuple[Seat, int, int]]]] = _unrated
        """Whose rating a finished game moved."""
        self.still_here: Callable[[TableState, Sequence[int]], Awaitable[list[int]]] = _everybody
        """Who of these people is still in the server; asked before they are called or reminded."""

    # The house speaks.

    async def changed(self, table: TableId) -> None:
        self._dirty.add(table)
        if table not in self._workers:
            self._workers[table] = asyncio.create_task(self._work(table))

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        state = await self.house.look(table)
        users = [user for seat in seats if (user := state.seats[seat].user) is not None]
        users = await self.still_here(state, users)
        seats = [seat for seat in seats if state.seats[seat].user in users]
        if not seats:
            return
        say = self.places.texts(state)
        text = say("table-remind-dm", game=say(state.game.key), link=await self._link(state))
        called = await self._by_mention(users, text)
        names = [mention(state, seat) if state.seats[seat].user in called else names_at(state)(seat) for seat in seats]
        await self._say(state, say("table-remind", who=say.listed(names)), called)

    async def trouble(self, table: TableId) -> None:
        state = await self.house.look(table)
        await self._say(state, self.places.texts(state)("table-trouble"), [])

    # The one who clicks is answered first.

    def seen(self, user: int) -> None:
        """Somebody is here: no need to call them for a while."""
        self.present[user] = asyncio.get_running_loop().time()

    async def answered(self, state: TableState, message: int) -> None:
        """A click was answered with the fresh table itself: that version need not be sent again."""
        async with self._lock(state.id):
            shown = await self.ledger.read(state.id)
            if shown.message != message:
                return
            overtaken = shown.version > state.version
            shown.version, shown.words, shown.until = state.version, "", int(state.deadline or 0)
            await self.ledger.keep(state.id, shown, state.version)
        if overtaken:
            # Something newer went out before this answer did: show that again.
            await self.changed(state.id)

    @asynccontextmanager
    async def opening(self, table: TableId) -> AsyncIterator[Shown]:
        """While a lobby goes out as the answer to a command or a click, nothing else shows it. What was noted of it
        is kept even when the answer fails: then the lobby is posted in its place.
        """
        async with self._lock(table):
            shown = await self.ledger.read(table)
            try:
                yield shown
            finally:
                await self.ledger.keep(table, shown, shown.version)

    async def try_directs(self, table: TableId, user: int) -> None:
        """Somebody wants their hand by direct message, perhaps again after the door was closed."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.notices = [one for one in shown.notices if one not in (f"dm-closed:{user}", f"dm-told:{user}")]
            if str(user) in shown.directs:
                shown.directs[str(user)] = (*shown.directs[str(user)][:2], 0)
            await self.ledger.keep(table, shown, shown.version)
        await self.changed(table)

    async def forget(self, table: TableId, user: int) -> None:
        """Nothing that has been noted of a table names this person any more."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            row = await self.house.store.published(table)
            shown.directs.pop(str(user), None)
            shown.notices = [one for one in shown.notices if not one.endswith(f":{user}")]
            await self.ledger.keep(table, shown, shown.version, done=row is not None and row.done)
        self.present.pop(user, None)

    async def move(self, table: TableId, channel: int) -> None:
        """The table is shown anew in another channel; where it was, nothing is touched."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.home = channel
            shown.place = shown.lobby = shown.message = shown.version = shown.ping = 0
            shown.picture = ""
            await self.ledger.keep(table, shown, 0)

    async def show_again(self, table: TableId) -> None:
        """Its place may have gone: look, and show it where it can be."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.version = 0
            await self.ledger.keep(table, shown, 0)
        await self.changed(table)

    async def once(self, state: TableState, notice: str) -> None:
        """Notes that something has been said and need not be again."""
        async with self._lock(state.id):
            shown = await self.ledger.read(state.id)
            if shown.once(notice):
                await self.ledger.keep(state.id, shown, shown.version)

    async def drain(self, seconds: float = 5.0) -> None:
        """Before closing: what has been committed goes out."""
        self.pauses.first = self.pauses.between = self.pauses.patience = 0
        workers = list(self._workers.values())
        if workers:
            await asyncio.wait(workers, timeout=seconds)
        for worker in self._workers.values():
            worker.cancel()

    async def idle(self) -> None:
        """Returns when everything has been sent. For tests."""
        while self._workers:
            await asyncio.wait(list(self._workers.values()))

    # Working it off.

    async def _work(self, table: TableId) -> None:
        tries = 0
        try:
            await asyncio.sleep(self.pauses.first)
            while table in self._dirty:
                await calm(self.pauses.patience)
                self._dirty.discard(table)
                try:
                    await self._show(table)
                    tries = 0
                except (discord.DiscordServerError, aiohttp.ClientError, OSError) as problem:
                    tries += 1
                    log.warning("table %s could not be shown (%s), try %s", table, type(problem).__name__, tries)
                    self._dirty.add(table)
                    await asyncio.sleep(min(self.pauses.retry * tries, 300))
                except Exception as bug:
                    # The message of an exception may quote a hand; its type and place do not.
                    where = "".join(traceback.format_tb(bug.__traceback__))
                    log.error("table %s could not be shown: %s\n%s", table, type(bug).__name__, where)
                if table in self._dirty:
                    await asyncio.sleep(self.pauses.between)
        finally:
            del self._workers[table]

    def _lock(self, table: TableId) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _show(self, table: TableId) -> None:
        async with self._lock(table):
            state = await self.house.look(table)
            shown = await self.ledger.read(table)
            say = self.places.texts(state)
            if state.status in (Status.LOBBY, Status.CLOSED):
                await self.message.show_lobby(state, shown, say)
                if state.status is Status.LOBBY:
                    await self._lost(state, shown)
            else:
                if state.result is not None and shown.ratings is None:
                    shown.ratings = await self.rated(state)
                await self.message.show_table(state, shown, say)
                await self._lost(state, shown)
                await self._call(state, shown, say)
                await self.ledger.keep(table, shown, state.version)
                await self.directs.show(state, shown)
                await self.message.show_picture(state, shown, say)
            seen = shown.version >= state.version or state.status in (Status.LOBBY, Status.CLOSED)
            await self.ledger.keep(table, shown, state.version, done=seen and not state.status.live)
        if not state.status.live:
            self._locks.pop(table, None)

    async def _lost(self, state: TableState, shown: Shown) -> None:
        """A table that cannot be shown: somebody who can act is told, once for each reason."""
        if shown.version >= state.version:
            if any(one.startswith(LOST) for one in shown.notices):
                shown.notices = [one for one in shown.notices if not one.startswith(LOST)]
                await self.when_found(state)
            return
        why = "forbidden" if await self.places.fetch(shown.place or state.row.channel) else "gone"
        if shown.once(LOST + why):
            await self.when_lost(state, why)

    async def _call(self, state: TableState, shown: Shown, say: Texts) -> None:
        """Mention those who must act, once per question; a reaction window calls nobody but a lone target."""
        ask, window = state.ask, state.window
        if ask is None or window is None or state.status is not Status.PLAYING:
            return
        humans = [seat for seat in ask.awaits if state.seats[seat].presence is Presence.AWAKE]
        if ask.pace is Pace.REACTION and len(state.concerned) > 1:
            humans = []
        called, _, before = shown.pinged.partition(":")
        key = ",".join(map(str, humans))
        if called == str(window.window) and (key == before or (humans and {*key.split(",")} <= {*before.split(",")})):
            return
        shown.pinged = f"{window.window}:{key}"
        now = asyncio.get_running_loop().time()
        users = [user for seat in humans if (user := state.seats[seat].user) is not None]
        absent = [user for user in users if now - self.present.get(user, -PRESENT) >= PRESENT]
        absent = await self.still_here(state, absent)
        text = say("table-call-dm", game=say(state.game.key), link=self.places.link(state, shown))
        await self.message.call(state, shown, say, await self._by_mention(absent, text))

    async def _by_mention(self, users: Sequence[int], text: str) -> list[int]:
        """Those to be mentioned: who wants a direct message instead gets it, unless the door is closed."""
        by_message = await self.directs.wanting(users, DM)
        closed = [user for user in by_message if not await self.directs.call(user, text)]
        return [*await self.directs.wanting(users, MENTION), *closed]

    async def _link(self, state: TableState) -> str:
        return self.places.link(state, await self.ledger.read(state.id))

    async def _say(self, state: TableState, text: str, users: Sequence[int]) -> None:
        """A line at the table, mentioning these people."""
        called = [discord.Object(user) for user in users]
        try:
            async with self._lock(state.id):
                shown = await self.ledger.read(state.id)
                place = await self.places.find(state, shown)
                if place is not None:
                    sent = await place.send(text, allowed_mentions=discord.AllowedMentions(users=called))
                    shown.bottom = sent.id
                    await self.ledger.keep(state.id, shown, shown.version)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.warning("table %s could not be told something", state.id)
