"""Keeps every table's messages true: after each change the private panels, the table message with its picture, the
hands in direct messages and the calls follow. Sends to one table are serialised and coalesced; the latest state wins.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from weakref import WeakValueDictionary

import aiohttp
import discord

from cogs.publishing.calls import Calls
from cogs.publishing.idle import calm
from cogs.publishing.ledger import UNSURE, Ledger, Shown
from cogs.publishing.leftovers import Leftovers
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.pauses import Pauses
from cogs.publishing.pens import Pen
from cogs.publishing.pictures import edit_keeping
from cogs.ui.answers import OutOfReach, in_place, passing, tell
from cogs.ui.interactions import Interaction
from cogs.ui.layout import PICTURE, fingerprint
from games.core.text import Seat
from games.host.house import House
from games.host.rows import AuditRow, Status, TableId
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)


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
        panels: LivePanels,
        calls: Calls,
        leftovers: Leftovers,
        pauses: Pauses,
    ) -> None:
        self.house = house
        self.ledger = ledger
        self.panels = panels
        self.calls = calls
        self.leftovers = leftovers
        self.pauses = pauses
        self.message = calls.message
        self.directs = calls.directs
        self.watcher = calls.watcher
        self.places = calls.places
        self._dirty: set[TableId] = set()
        self._workers: dict[TableId, asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._speaking: set[asyncio.Task[None]] = set()
        self._voices = asyncio.Semaphore(VOICES)

    # The house speaks.

    async def changed(self, table: TableId) -> None:
        self._dirty.add(table)
        if table not in self._workers:
            self._workers[table] = asyncio.create_task(self._work(table))

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        async with self._turn(table) as (state, shown):
            await self.calls.remind(state, shown, self.places.texts(state), seats)
            await self.ledger.keep(table, shown)

    async def trouble(self, table: TableId) -> None:
        self._say_soon(table, "table-trouble")

    async def recovered(self, table: TableId) -> None:
        self._say_soon(table, "table-trouble-over")

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        await self.watcher.noted(rows)

    # The one who clicks is answered first.

    async def answer(self, interaction: Interaction, state: TableState) -> None:
        """A click at a table is answered with the table itself, if it was on its live message; else with a word."""
        try:
            shown = await self.ledger.read(state.id)
            if _on(interaction, shown):
                await self._answer(interaction, state)
                return
        except OutOfReach:
            pass
        await tell(interaction, "hand-answered")

    async def _answer(self, interaction: Interaction, state: TableState) -> None:
        lock = self._lock(state.id)
        try:
            async with asyncio.timeout(self.pauses.turn):
                await lock.acquire()
        except TimeoutError:
            await self._answer_between(interaction, state)
            return
        try:
            state, shown = await self.house.look(state.id), await self.ledger.read(state.id)
            if not _on(interaction, shown):
                raise OutOfReach
            say, edit = self.places.texts(state), partial(in_place, interaction)
            view = cache(lambda pictured: self.message.view(state, shown, say, pictured=pictured))
            shown.attachment = await edit_keeping(edit, view, PICTURE, shown.attachment)
            shown.picture = shown.picture if shown.attachment else ""
            shown.pen = Pen.of(interaction, shown.message)
            # The words are true; whether it is still the right picture in the right place, the worker sees.
            shown.version, shown.words, shown.until = state.version, fingerprint(view(bool(shown.attachment))), UNSURE
            self.ledger.note(state.id, shown)
        finally:
            lock.release()

    async def _answer_between(self, interaction: Interaction, state: TableState) -> None:
        """Something else is on its way to the table, slowly. Which of the two arrives first, nobody knows: what hangs
        there is sent once more afterwards.
        """
        shown = await self.ledger.read(state.id)
        view = self.message.view(state, shown, self.places.texts(state), pictured=False)
        await in_place(interaction, view, [])
        async with self._turn(state.id) as (_, shown):
            shown.version, shown.words = 0, ""
            shown.bare()
        await self.changed(state.id)

    @asynccontextmanager
    async def opening(self, table: TableId) -> AsyncIterator[Shown]:
        """While a lobby goes out as the answer to a command or a click, nothing else shows it. What was noted of it
        is kept even when the answer fails: then the lobby is posted in its place.
        """
        async with self._lock(table):
            shown = await self.ledger.read(table)
            self.leftovers.touch(await self.house.look(table), shown)
            try:
                yield shown
            finally:
                await self.ledger.keep(table, shown)

    async def try_directs(self, table: TableId, user: int) -> None:
        """Somebody wants their hand by direct message, perhaps again after the door was closed."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.notices = [one for one in shown.notices if one not in (f"dm-closed:{user}", f"dm-told:{user}")]
            if str(user) in shown.directs:
                shown.directs[str(user)] = (*shown.directs[str(user)][:2], 0)
            await self.ledger.keep(table, shown)
        await self.changed(table)

    async def forget(self, table: TableId, user: int) -> None:
        """Nothing that has been noted of a table names this person any more."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            row = await self.house.store.published(table)
            shown.directs.pop(str(user), None)
            shown.rings.pop(str(user), None)
            shown.panels.pop(str(user), None)
            shown.notices = [one for one in shown.notices if not one.endswith(f":{user}")]
            await self.ledger.keep(table, shown, done=row is not None and row.done)
        self.panels.forget(user)

    async def move(self, table: TableId, channel: int) -> None:
        """The table is shown anew in another channel; where it was, nothing is touched."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.nowhere(channel)
            await self.ledger.keep(table, shown)

    async def show_again(self, table: TableId) -> None:
        """Its place may have gone: look, and show it where it can be."""
        async with self._lock(table):
            shown = await self.ledger.read(table)
            shown.version = 0
            await self.ledger.keep(table, shown)
        await self.changed(table)

    async def once(self, state: TableState, notice: str) -> None:
        """Notes that something has been said and need not be said again."""
        async with self._lock(state.id):
            shown = await self.ledger.read(state.id)
            if shown.once(notice):
                await self.ledger.keep(state.id, shown)

    async def drain(self, seconds: float = 5.0) -> None:
        """Before closing: what has been committed goes out, and where panels have come to hang is noted."""
        self.pauses.first = self.pauses.between = self.pauses.patience = 0
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (tasks := [*self._tasks(), *self.panels.working]) and (left := end - loop.time()) > 0:
            await asyncio.wait(tasks, timeout=left)
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
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def _turn(self, table: TableId) -> AsyncIterator[tuple[TableState, Shown]]:
        """One thing at a time is sent about a table, and what came of it is noted, also when it failed half way.
        Between two turns whoever clicks gets their answer.
        """
        async with self._lock(table):
            state, shown = await self.house.look(table), await self.ledger.read(table)
            self.leftovers.touch(state, shown)
            try:
                yield state, shown
            except BaseException:
                self.leftovers.doubt(state, shown)
                raise
            finally:
                self.ledger.note(table, shown)

    async def _show(self, table: TableId) -> None:
        """All that follows a change. What has changed since is in it already, or is shown next."""
        async with self._turn(table) as (state, shown):
            version, say = state.version, self.places.texts(state)
            playing = state.status not in (Status.LOBBY, Status.CLOSED)
            self.panels.restore(table, shown.panels, {message for _, message, _ in shown.directs.values()})
        if playing:
            await self._show_playing(table, say)
        else:
            async with self._turn(table) as (state, shown):
                await self.message.show_lobby(state, shown, say)
                if state.status is not Status.CLOSED:
                    await self._lost(state, shown)
        async with self._turn(table) as (state, shown):
            await self.message.leave(shown)
            all_of_it = version == state.version and (shown.version >= state.version or not playing)
            over = all_of_it and not state.status.live
            shown.ended = shown.ended or (over and playing)
            shown.panels = self.panels.noted(table)
            await self.ledger.keep(table, shown, version, done=over)

    async def _show_playing(self, table: TableId, say: Texts) -> None:
        """What everybody sees never waits for what single people see: how long a hand takes to draw must not show."""
        hung = (await self.ledger.read(table)).message
        showing = asyncio.ensure_future(self._show_table(table, say))
        # The picture of the table is in line by now; panels need no turn, have pens of their own, and are not counted.
        await asyncio.sleep(0)
        self.panels.follow(table)
        moved = await showing
        if (await self.ledger.read(table)).message != hung:
            # It has come down: those who are asked find their panels below it.
            self.panels.follow(table)
        await self._call(table, say)
        await self._show_hands(table, moved=moved)
        await self._call(table, say)

    async def _show_table(self, table: TableId, say: Texts) -> bool:
        """Words and picture in one, unless the picture takes long: then it follows. Whether the deadline has moved."""
        moved = False
        for once_more in (True, False):
            state, shown = await self.house.look(table), await self.ledger.read(table)
            version, drawing = state.version, asyncio.ensure_future(self.message.draw(state, shown, say))
            await asyncio.wait({drawing}, timeout=self.pauses.picture)
            late = not drawing.done()
            async with self._turn(table) as (state, shown):
                if state.version != version and once_more:
                    continue  # it has moved on while it was drawn
                if state.result is not None and shown.ratings is None:
                    shown.ratings = await self.watcher.rated(state)
                moved = shown.until != state.until
                await self.message.show_moments(state, shown, say)
                png = drawing.result() if not late and state.version == version else None
                await self.message.show_table(state, shown, say, png)
                await self.message.tell_lobby(state, shown, say)
                await self._lost(state, shown)
                break
        if late:
            png = await drawing
            async with self._turn(table) as (state, shown):
                if state.version == version:  # else another picture is on its way
                    await self.message.show_table(state, shown, say, png)
        return moved

    async def _call(self, table: TableId, say: Texts) -> None:
        """Whoever has a panel or a hand by direct message counts as reached; if it proves to be gone, the next look
        calls them.
        """
        async with self._turn(table) as (state, shown):
            if shown.version < state.version:
                return  # the table speaks first, and it is about to
            by_message = {state.seat_of(user) for user in await self.directs.wanted(state, shown)}
            await self.calls.call(state, shown, say, {*self.panels.reached(state), *by_message})

    async def _show_hands(self, table: TableId, *, moved: bool) -> None:
        """Hands by direct message. Where the player has pressed something, the pen keeps it up to date while it lasts,
        and knows how far a choice has got.
        """
        async with self._turn(table) as (state, shown):
            wanted = await self.directs.wanted(state, shown)
        for user in wanted:
            async with self._turn(table) as (state, shown):
                panel, (channel, message, seen) = self.panels.of(user, table), shown.directs.get(str(user), (0, 0, 0))
                if panel is not None and panel.pen.message == message:
                    self.directs.unsure(message)
                    shown.directs[str(user)] = (channel, message, max(seen, panel.version))
                else:
                    await self.directs.show(state, shown, user, moved=moved)

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
                await self._say(state, self.places.texts(state)(key))
            except Exception as failure:  # whatever is in the way is likely to be in the way here, too
                log.warning("table %s could not be told of trouble: %s", table, type(failure).__name__)

    async def _say(self, state: TableState, text: str) -> None:
        """A line at the table, which mentions nobody."""
        try:
            async with self._lock(state.id):
                shown = await self.ledger.read(state.id)
                self.leftovers.touch(state, shown)
                place = await self.places.find(state, shown)
                if place is not None:
                    shown.bottom = (await place.send(text)).id
                    await self.ledger.keep(state.id, shown)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.warning("table %s could not be told something", state.id)


def _on(interaction: Interaction, shown: Shown) -> bool:
    """Whether the click was on the table's live message."""
    return interaction.message is not None and interaction.message.id == shown.message
