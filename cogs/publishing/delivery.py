"""Keeps every table's messages true: after each change the private panels, the table message with its picture, the
hands in direct messages and the calls follow. Sends to one table are serialised and coalesced; the latest state wins.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any

import aiohttp
import discord

from cogs.publishing import errands
from cogs.publishing.budget import Need, spending
from cogs.publishing.errands import Announce, Errands, Forget, Name, Once, Panel, Say, TryDirects
from cogs.publishing.following import Following
from cogs.publishing.idle import Quiet
from cogs.publishing.ledger import UNSURE, Shown
from cogs.publishing.notices import Notices
from cogs.publishing.pauses import Pauses
from cogs.publishing.pens import RENEWED, Pen
from cogs.publishing.pictures import attachment_of, edit_keeping
from cogs.publishing.turns import in_turn
from cogs.ui.answers import BESIDE, LEFT, OutOfReach, in_place, passing, tell
from cogs.ui.interactions import Interaction, is_panel
from cogs.ui.layout import PICTURE, fingerprint
from cogs.ui.marks import table_marked
from games.core.text import Seat
from games.host.failure import Failure
from games.host.fellows import Errand, Word
from games.host.rows import AuditRow, TableId
from games.host.table_state import TableState

log = logging.getLogger(__name__)


VOICES = 4
"""Tables that are told of trouble at once: when the disk is full, it is all of them."""


class Delivery:
    """The house's publisher on Discord."""

    def __init__(self, following: Following, pauses: Pauses, quiet: Quiet) -> None:
        self.following = following
        self.pauses = pauses
        self.quiet = quiet
        self.turns = following.turns
        self.house = following.house
        self.ledger = following.ledger
        self.leftovers = following.turns.leftovers
        self.message = following.message
        self.panels = following.panels
        self.places = following.places
        self.watcher = following.watcher
        self.errands = Errands(self.house)
        self.notices = Notices(following, self.errands)
        self.hears: Callable[[Word], Awaitable[None]] = _nobody
        """Whom to tell what other processes have done."""
        self._dirty: set[TableId] = set()
        self._since: dict[TableId, float] = {}
        """When what is about to be shown began to be out of date."""
        self._workers: dict[TableId, asyncio.Task[None]] = {}
        self._speaking: set[asyncio.Task[None]] = set()
        self._voices = asyncio.Semaphore(VOICES)

    # The house speaks.

    async def changed(self, table: TableId) -> None:
        if not self.house.tables.owns(table):
            await self.house.tables.tell_changed(table)
            return
        self._dirty.add(table)
        self._since.setdefault(table, time.monotonic())
        if table not in self._workers:
            self._workers[table] = asyncio.create_task(self._work(table))
        elif table in self.following.waiting:
            self.panels.follow(table)

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        with spending(Need.CALL):
            await self.following.remind(table, seats)

    async def trouble(self, table: TableId) -> None:
        await self._tell_table(table, "table-trouble")

    async def recovered(self, table: TableId) -> None:
        await self._tell_table(table, "table-trouble-over")

    async def _tell_table(self, table: TableId, key: str) -> None:
        if not await self.errands.passed_on(table, Say(key)):
            self._say_soon(table, key)

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        await self.watcher.noted(rows)

    # Other processes speak.

    async def heard(self, word: Word) -> None:
        await self.hears(word)

    async def carry_out(self, errand: Errand) -> None:
        table, wish = errand.table, errands.read(errand.data)
        match wish:
            case Once():
                await self.once(table, wish.notice)
            case TryDirects():
                await self.try_directs(table, wish.user, wish.language)
            case Forget():
                await self.forget(table, wish.user)
            case Say():
                self._say_soon(table, wish.key)
            case Name():
                await self.name(table, wish.title)
            case Announce():
                self.notices.send_soon(table, wish)
            case Panel():
                await self.panels.adopt(table, wish)

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
        lock = self.turns.lock(state.id)
        if not await in_turn(lock, self.pauses.turn):
            await self._answer_between(interaction, state)
            return
        try:
            state, shown = await self.house.look(state.id), await self.ledger.read(state.id)
            if not _on(interaction, shown):
                raise OutOfReach
            say, edit = self.places.texts(state), partial(in_place, interaction)
            view = cache(lambda pictured: self.message.view(state, shown, say, pictured=pictured))
            # What an earlier process hung up, the click itself tells.
            hangs = shown.attachment or (attachment_of(interaction.message) if interaction.message else 0)
            shown.attachment = await edit_keeping(edit, view, PICTURE, hangs)
            shown.picture = shown.picture if shown.attachment else ""
            shown.pen = Pen.of(interaction, shown.message)
            # The words are true; whether it is still the right picture in the right place, the worker sees.
            shown.version, shown.words, shown.until = state.version, fingerprint(view(bool(shown.attachment))), UNSURE
            self.ledger.note(state.id, shown)
        finally:
            lock.release()
        if not shown.attachment:
            # It has taken its picture down, and perhaps nothing has changed that would bring another.
            await self.changed(state.id)

    async def _answer_between(self, interaction: Interaction, state: TableState) -> None:
        """Something else is on its way to the table, slowly. Which of the two arrives first, nobody knows: what hangs
        there is sent once more afterwards.
        """
        shown = await self.ledger.read(state.id)
        view = self.message.view(state, shown, self.places.texts(state), pictured=False)
        await in_place(interaction, view, [])
        async with self.turns.turn(state.id) as (_, shown):
            shown.version, shown.words = 0, ""
            shown.bare()
        await self.changed(state.id)

    async def answer_lobby(self, interaction: Interaction, state: TableState) -> None:
        """A click on a lobby is answered with the lobby itself, if it was on its own message; else with a word."""
        try:
            shown = await self.ledger.read(state.id)
            if interaction.message is None or interaction.message.id != shown.lobby:
                raise OutOfReach
            await self._answer_lobby(interaction, state.id)
        except OutOfReach:
            await tell(interaction, "lobby-done")

    async def _answer_lobby(self, interaction: Interaction, table: TableId) -> None:
        """Nothing else is written on it meanwhile: an answer that is long under way would open a lobby again whose game
        has begun.
        """
        lock = self.turns.lock(table)
        alone = await in_turn(lock, self.pauses.turn)
        try:
            state, shown = await self.house.look(table), await self.ledger.read(table)
            await self.message.lobby.answer(interaction, state, shown, self.places.texts(state))
            if alone:
                self.ledger.note(table, shown)
        finally:
            if alone:
                lock.release()
        if not alone:
            # Which of the two arrives first, nobody knows: it is written once more afterwards.
            async with self.turns.turn(table) as (_, shown):
                shown.version, shown.lobby_says = 0, ""
            await self.changed(table)

    async def want_pen(self, interaction: Interaction) -> None:
        """Before a click on a table is answered: where nothing will write on it for much longer, the answer shall leave
        a pen behind.
        """
        message, kind = interaction.message, interaction.type
        if message is None or is_panel(interaction) or kind is not discord.InteractionType.component:
            return
        table = table_marked(message.components)
        if table is None:
            return
        shown, pens = await self.ledger.read(table), self.message.pens
        written_on = shown.pen is not None and shown.pen.message == message.id and pens.left(shown.pen) > RENEWED
        if shown.message == message.id and not written_on:
            interaction.extras[BESIDE] = table

    async def keep_pen(self, interaction: Interaction) -> None:
        """After it: the answer went out beside the table."""
        table, message = interaction.extras.get(LEFT), interaction.message
        if table is None or message is None:
            return
        async with self.turns.lock(table):
            shown = await self.ledger.read(table)
            if shown.message == message.id:
                shown.pen = Pen.of(interaction, message.id)
                self.ledger.note(table, shown)

    @asynccontextmanager
    async def opening(self, table: TableId) -> AsyncIterator[Shown]:
        """While a lobby goes out as the answer to a command or a click, nothing else shows it. What was noted of it
        is kept even when the answer fails: then the lobby is posted in its place, unless it has arrived after all.
        """
        async with self.turns.lock(table):
            state, shown = await self.house.look(table), await self.ledger.read(table)
            self.leftovers.touch(state, shown)
            try:
                yield shown
            except BaseException:
                self.leftovers.doubt(state, shown)
                raise
            finally:
                await self.ledger.keep(table, shown)

    async def try_directs(self, table: TableId, user: int, language: str = "") -> None:
        """Somebody wants their hand by direct message, perhaps again after the door was closed; and what hangs there
        in another `language`.
        """
        if await self.errands.passed_on(table, TryDirects(user, language)):
            return
        if language:
            self.panels.speak(user, table, language)
        async with self.turns.lock(table):
            shown = await self.ledger.read(table)
            shown.notices = [one for one in shown.notices if one not in (f"dm-closed:{user}", f"dm-told:{user}")]
            if str(user) in shown.directs:
                shown.directs[str(user)] = (*shown.directs[str(user)][:2], 0)
            await self.ledger.keep(table, shown)
        await self.changed(table)

    async def forget(self, table: TableId, user: int) -> None:
        """Nothing that has been noted of a table names this person any more."""
        if await self.errands.passed_on(table, Forget(user)):
            return
        async with self.turns.lock(table):
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
        async with self.turns.lock(table):
            shown = await self.ledger.read(table)
            shown.nowhere(channel)
            await self.ledger.keep(table, shown)

    async def show_again(self, table: TableId) -> None:
        """Its place may have gone: look, and show it where it can be."""
        async with self.turns.lock(table):
            shown = await self.ledger.read(table)
            shown.version = 0
            await self.ledger.keep(table, shown)
        await self.changed(table)

    async def once(self, table: TableId, notice: str) -> None:
        """Notes that something has been said and need not be said again."""
        if await self.errands.passed_on(table, Once(notice)):
            return
        async with self.turns.lock(table):
            shown = await self.ledger.read(table)
            if shown.once(notice):
                await self.ledger.keep(table, shown)

    async def name(self, table: TableId, title: str) -> None:
        """Whoever has won may call the finished table something; it is shown over it."""
        if await self.errands.passed_on(table, Name(title)):
            return
        async with self.opening(table) as shown:
            shown.title = title
        await self.show_again(table)

    async def drain(self, seconds: float) -> None:
        """Before closing: what has been committed goes out, and where panels have come to hang is noted."""
        self.pauses.first = self.pauses.between = self.pauses.patience = 0
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (tasks := [*self._tasks(), *self.panels.working]) and (left := end - loop.time()) > 0:
            await asyncio.wait(tasks, timeout=left)
        for task in self._tasks():
            task.cancel()

    def fall_silent(self) -> None:
        """Somebody else shows the tables now."""
        for task in self._tasks():
            task.cancel()

    @property
    def behind(self) -> float:
        """For how many seconds the table that waits longest has been out of date."""
        return time.monotonic() - min(self._since.values()) if self._since else 0.0

    async def idle(self) -> None:
        """Returns when everything has been sent. For tests."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)

    def _tasks(self) -> list[asyncio.Task[Any]]:
        return [*self._workers.values(), *self._speaking, *self.notices.working]

    # Showing what has changed.

    async def _work(self, table: TableId) -> None:
        tries = 0
        try:
            await asyncio.sleep(self.pauses.first)
            while table in self._dirty:
                await self.quiet.calm(self.pauses.patience)
                await self.house.fellows.serving()
                self._dirty.discard(table)
                try:
                    await self.following.show(table)
                    tries = 0
                    if table not in self._dirty:
                        del self._since[table]
                except Exception as problem:
                    if passing(problem):
                        tries += 1
                        log.warning("table %s could not be shown (%s), try %s", table, type(problem).__name__, tries)
                        self._dirty.add(table)
                        await asyncio.sleep(min(self.pauses.retry * tries, 300))
                    else:
                        log.error("table %s could not be shown: %s", table, Failure.of(problem))
                if table in self._dirty:
                    await asyncio.sleep(self.pauses.between)
        finally:
            self._since.pop(table, None)
            del self._workers[table]

    def _say_soon(self, table: TableId, key: str) -> None:
        """A word to everybody at the table; whoever is waiting for an answer does not wait for it."""
        task = asyncio.create_task(self._say_alone(table, key))
        self._speaking.add(task)
        task.add_done_callback(self._speaking.discard)

    async def _say_alone(self, table: TableId, key: str) -> None:
        async with self._voices:
            try:
                state = await self.house.look(table)
                with spending(self.following.watched.need(table)):
                    await self._say(state, self.places.texts(state)(key))
            except Exception as failure:  # whatever is in the way is likely to be in the way here, too
                log.warning("table %s could not be told of trouble: %s", table, type(failure).__name__)

    async def _say(self, state: TableState, text: str) -> None:
        """A line at the table, which mentions nobody."""
        try:
            async with self.turns.lock(state.id):
                shown = await self.ledger.read(state.id)
                self.leftovers.touch(state, shown)
                place = await self.places.find(state, shown)
                if place is not None:
                    shown.bottom = (await place.send(text)).id
                    await self.ledger.keep(state.id, shown)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.warning("table %s could not be told something", state.id)


async def _nobody(word: Word) -> None:
    """Until the house is put together."""


def _on(interaction: Interaction, shown: Shown) -> bool:
    """Whether the click was on the table's live message."""
    return interaction.message is not None and interaction.message.id == shown.message
