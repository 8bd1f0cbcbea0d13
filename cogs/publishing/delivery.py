"""Keeps every table's messages true: after each change the table message, its picture, the mention and the hands in
direct messages follow. Sends to one table are serialised and coalesced; the latest state wins.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import aiohttp
import discord

from cogs.publishing.calls import Calls
from cogs.publishing.direct_messages import DirectMessages
from cogs.publishing.idle import calm
from cogs.publishing.ledger import Ledger, Shown
from cogs.publishing.table_message import TableMessage
from cogs.publishing.watcher import Watcher
from cogs.ui.answers import in_place, passing, tell
from cogs.ui.interactions import Interaction
from games.core.text import Seat
from games.host.house import House
from games.host.rows import AuditRow, Status, TableId
from games.host.table_state import TableState

log = logging.getLogger(__name__)


class Pauses:
    """How the delivery paces itself, in seconds."""

    def __init__(self, first: float = 0.2, between: float = 1.0, retry: float = 5.0, patience: float = 1.0) -> None:
        self.first = first
        """A moment for the click's own answer to go out first."""
        self.between = between
        self.retry = retry
        self.patience = patience
        """How long what follows waits for a quiet moment; with none, what is sent does not depend on the machine."""


VOICES = 4
"""Tables that are told of trouble at once: when the disk is full, it is all of them."""

LOST = "lost:"
"""Begins the notice that a table cannot be shown."""


class Delivery:
    """The house's publisher on Discord."""

    def __init__(
        self,
        house: House,
        ledger: Ledger,
        message: TableMessage,
        directs: DirectMessages,
        calls: Calls,
        watcher: Watcher,
        pauses: Pauses,
    ) -> None:
        self.house = house
        self.ledger = ledger
        self.message = message
        self.directs = directs
        self.calls = calls
        self.watcher = watcher
        self.pauses = pauses
        self.places = message.places
        self._dirty: set[TableId] = set()
        self._workers: dict[TableId, asyncio.Task[None]] = {}
        self._locks: dict[TableId, asyncio.Lock] = {}
        self._speaking: set[asyncio.Task[None]] = set()
        self._voices = asyncio.Semaphore(VOICES)

    # The house speaks.

    async def changed(self, table: TableId) -> None:
        self._dirty.add(table)
        if table not in self._workers:
            self._workers[table] = asyncio.create_task(self._work(table))

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        state = await self.house.look(table)
        reminder = await self.calls.reminder(state, await self.ledger.read(table), seats)
        if reminder is not None:
            await self._say(state, *reminder)

    async def trouble(self, table: TableId) -> None:
        self._say_soon(table, "table-trouble")

    async def recovered(self, table: TableId) -> None:
        self._say_soon(table, "table-trouble-over")

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        await self.watcher.noted(rows)

    # The one who clicks is answered first.

    async def answer(self, interaction: Interaction, state: TableState) -> None:
        """A click at a table is answered with the table itself, if it was on its live message; else with a word."""
        message = interaction.message
        shown = await self.ledger.read(state.id)
        if message is None or shown.message != message.id:
            await tell(interaction, "hand-answered")
            return
        view = self.message.view(state, shown, self.places.texts(state), pictured=bool(message.attachments))
        if await in_place(interaction, view):
            await self._answered(state, message.id)
        else:
            await tell(interaction, "hand-answered")

    async def _answered(self, state: TableState, message: int) -> None:
        """A click was answered with the fresh table itself: that version need not be sent again."""
        async with self._lock(state.id):
            shown = await self.ledger.read(state.id)
            if shown.message != message:
                return
            overtaken = shown.version > state.version
            shown.version, shown.words, shown.until = state.version, "", state.until
            self.ledger.note(state.id, shown)
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
        self.calls.present.pop(user, None)

    async def move(self, table: TableId, channel: int) -> None:
        """The table is shown anew in another channel; where it was, nothing is touched."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.nowhere(channel)
            await self.ledger.keep(table, shown, 0)

    async def show_again(self, table: TableId) -> None:
        """Its place may have gone: look, and show it where it can be."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.version = 0
            await self.ledger.keep(table, shown, 0)
        await self.changed(table)

    async def once(self, state: TableState, notice: str) -> None:
        """Notes that something has been said and need not be said again."""
        async with self._lock(state.id):
            shown = await self.ledger.read(state.id)
            if shown.once(notice):
                await self.ledger.keep(state.id, shown, shown.version)

    async def drain(self, seconds: float = 5.0) -> None:
        """Before closing: what has been committed goes out."""
        self.pauses.first = self.pauses.between = self.pauses.patience = 0
        if tasks := self._tasks():
            await asyncio.wait(tasks, timeout=seconds)
        for task in self._tasks():
            task.cancel()

    async def idle(self) -> None:
        """Returns when everything has been sent. For tests."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [*self._workers.values(), *self._speaking]

    # Showing what has changed.

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
                except Exception as problem:
                    # The message of an exception may quote a hand; its type and place do not.
                    kind = type(problem).__name__
                    if passing(problem):
                        tries += 1
                        log.warning("table %s could not be shown (%s), try %s", table, kind, tries)
                        self._dirty.add(table)
                        await asyncio.sleep(min(self.pauses.retry * tries, 300))
                    else:
                        where = "".join(traceback.format_tb(problem.__traceback__))
                        log.error("table %s could not be shown: %s\n%s", table, kind, where)
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
                    shown.ratings = await self.watcher.rated(state)
                moved = shown.until != state.until
                await self.message.show_table(state, shown, say)
                await self._lost(state, shown)
                await self.calls.call(state, shown, say)
                await self.ledger.keep(table, shown, state.version)
                await self.directs.show(state, shown, moved=moved)
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
                await self.watcher.found(state)
            return
        why = "forbidden" if await self.places.fetch(shown.place or state.row.channel) else "gone"
        if shown.once(LOST + why):
            await self.watcher.lost(state, why)

    def _say_soon(self, table: TableId, key: str) -> None:
        """A word to everybody at the table; whoever is waiting for an answer does not wait for it."""
        task = asyncio.create_task(self._say_alone(table, key))
        self._speaking.add(task)
        task.add_done_callback(self._speaking.discard)

    async def _say_alone(self, table: TableId, key: str) -> None:
        async with self._voices:
            try:
                state = await self.house.look(table)
                await self._say(state, self.places.texts(state)(key), [])
            except Exception as failure:  # whatever is in the way is likely to be in the way here, too
                log.warning("table %s could not be told of trouble: %s", table, type(failure).__name__)

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
