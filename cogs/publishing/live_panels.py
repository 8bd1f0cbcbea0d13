"""Private panels that stay true. For every player at every table: the newest panel, what it shows, and the pen to write
on it. After each change it is brought up to date; when its reader is asked and it has been pushed up the screen, it
comes down; an older panel goes when a newer one opens; and before a pen runs dry the panel says that it rests, so that
nothing outdated is left to be read.

Others see none of it, and the reader only what has changed for them: a panel that would look the same is left alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import msgspec

from cogs.painting.painter import Unwanted
from cogs.publishing.errands import Errands, Panel
from cogs.publishing.hand_message import Drawn, HandMessage
from cogs.publishing.idle import Quiet
from cogs.publishing.live_panel import Hangs, Key, LivePanel
from cogs.publishing.pauses import Pauses
from cogs.publishing.pens import Pen, Pens, dead
from cogs.publishing.pictures import Hanging
from cogs.publishing.strokes import Strokes
from cogs.publishing.turns import in_turn
from cogs.ui.answers import log_bug, passing
from cogs.ui.hand_view import PICTURE, HandLook, left_view, resting_view
from cogs.ui.layout import Sent, fingerprint
from games.core.text import Refused, Seat
from games.host.clock import Clock
from games.host.house import House
from games.host.rows import TableId, User
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)


class LivePanels:
    def __init__(
        self,
        house: House,
        message: HandMessage,
        pens: Pens,
        hanging: Hanging,
        clock: Clock,
        pauses: Pauses,
        quiet: Quiet,
    ) -> None:
        self.house = house
        self.message = message
        self.pens = pens
        self.hanging = hanging
        self.clock = clock
        self.pauses = pauses
        self.quiet = quiet
        self.changed: Callable[[TableId], Awaitable[None]] = _nobody
        """Whom to tell that somebody's panel has opened or shut: whether they must be called may hang on it."""
        self.errands = Errands(house)
        self.strokes = Strokes(pens, pauses)
        self._open: OrderedDict[Key, LivePanel] = OrderedDict()
        """Those pressed longest ago first."""
        self._at: dict[TableId, dict[User, LivePanel]] = {}
        self._known: set[TableId] = set()
        """Tables whose panels of an earlier process have been taken over."""
        self._working: set[asyncio.Task[None]] = set()
        self._resting: asyncio.Task[None] | None = None
        self._some = asyncio.Event()

    def watch_pens(self) -> None:
        """From now on panels are told to rest before their pens run dry."""
        self._resting = asyncio.create_task(self._rest_in_time())

    # What is there.

    def at(self, table: TableId) -> list[LivePanel]:
        return list(self._at.get(table, {}).values())

    def of(self, user: User, table: TableId) -> LivePanel | None:
        return self._open.get((user, table))

    def reached(self, state: TableState) -> set[Seat]:
        """Those in front of whom the open question stands, or will in a moment."""
        found = set()
        for panel in self.at(state.id):
            seat = state.seat_of(panel.user)
            if seat is not None and self.pens.left(panel.pen) > 0 and (panel.look or panel.turns(state, seat)):
                found.add(seat)
        return found

    def noted(self, table: TableId) -> dict[str, Pen]:
        """What another process needs to find them again, and to go on where their players are."""
        return {str(panel.user): panel.noted() for panel in self.at(table)}

    def restore(self, table: TableId, pens: Mapping[str, Pen], directs: Container[int]) -> None:
        """An earlier process left them open. A choice that is half made there is worth more than a new look at it: they
        are brought up to date as soon as the table is another than they show. `directs`: hands in direct messages.
        """
        if table in self._known:
            return
        self._known.add(table)
        for user, pen in pens.items():
            if self.pens.left(pen) > 0:
                say, look = self.message.emojis.texts(pen.language), HandLook(pen.prefix)
                panel = LivePanel(int(user), table, pen, say, look, pen.message in directs)
                panel.version, panel.ticket, panel.unseen = pen.version, pen.ticket, True
                newer = self._open.get(panel.key)
                if newer is None:
                    self._put(panel)
                elif newer.pen.message != pen.message and not panel.direct:
                    # Its player was quicker, and has opened another one.
                    self._begin(table, self._folded(panel))

    # A click has been answered.

    @asynccontextmanager
    async def turn(self, user: User, table: TableId, message: int) -> AsyncIterator[bool]:
        """For the answer to a click on a panel: what is being drawn for it is not sent any more, and what is on its way
        to it is waited for, but not long. Whether the answer comes last for certain.
        """
        panel = self.of(user, table)
        if panel is None or panel.pen.message != message:
            yield True
            return
        panel.presses += 1
        if not await in_turn(panel.lock, self.pauses.turn):
            yield False
            return
        try:
            yield True
        except BaseException:
            # Nobody knows what came of it; and what was being drawn was given up for it.
            panel.unknown()
            self._begin(panel.table, self._follow(panel))
            raise
        finally:
            panel.lock.release()

    def showing(
        self, state: TableState, user: User, pen: Pen, say: Texts, look: HandLook, hangs: Hangs | None, *, direct: bool
    ) -> None:
        """The panel that a click was answered with: from now on this is the player's, and it is kept true. `hangs` is
        what was sent; None where something else may arrive after it.
        """
        seat = state.seat_of(user)
        ticket = state.ticket(seat) if seat is not None else None
        if not self.house.tables.owns(state.id):
            noted = {"version": state.version, "ticket": ticket, "prefix": look.prefix, "language": say.language}
            pen = msgspec.structs.replace(pen, **noted)
            plain = seat is None or not self.message.pictured(state, seat, look)
            whole = hangs is not None and (plain or bool(hangs.picture))
            self._begin(state.id, self.errands.passed_on(state.id, Panel(user, pen, direct, whole=whole)))
            return
        panel = self._renewed(user, state.id, pen, say, direct=direct)
        panel.look, panel.version, panel.ticket = look, state.version, ticket
        if hangs is not None:
            panel.words, panel.picture = hangs
        else:
            panel.unknown()
        self._begin(panel.table, self._follow(panel))

    def elsewhere(self, state: TableState, user: User, pen: Pen, say: Texts, *, direct: bool) -> None:
        """Another page has been opened in the panel, or as a new one: it is the player's panel now, and left alone
        until something is asked.
        """
        seat = state.seat_of(user)
        if seat is None:
            return
        if not self.house.tables.owns(state.id):
            noted = {"version": state.version, "ticket": state.ticket(seat), "language": say.language}
            pen = msgspec.structs.replace(pen, **noted)
            self._begin(state.id, self.errands.passed_on(state.id, Panel(user, pen, direct, away=True)))
            return
        panel = self._renewed(user, state.id, pen, say, direct=direct)
        panel.look, panel.version, panel.ticket = None, state.version, state.ticket(seat)
        panel.unknown()
        self.hanging.put(pen.message, PICTURE, 0)

    async def adopt(self, table: TableId, given: Panel) -> None:
        """Another process has answered a click in it; here it is kept true."""
        pen, known = given.pen, self.of(given.user, table)
        if (known is not None and known.pen.pressed > pen.pressed) or self.pens.left(pen) <= 0:
            return
        panel = self._renewed(given.user, table, pen, self.message.emojis.texts(pen.language), direct=given.direct)
        panel.look = None if given.away else HandLook(pen.prefix)
        panel.version, panel.ticket, panel.unseen = pen.version, pen.ticket, given.whole
        panel.unknown()
        self.hanging.put(pen.message, PICTURE, 0)
        self._begin(panel.table, self._follow(panel))
        await self.changed(table)

    def _renewed(self, user: User, table: TableId, pen: Pen, say: Texts, *, direct: bool) -> LivePanel:
        panel = self.of(user, table)
        if panel is None or panel.pen.message != pen.message:
            if panel is not None and not panel.direct:
                self._begin(panel.table, self._folded(panel))
            fresh = LivePanel(user, table, pen, say, None, direct)
            self._put(fresh)
            self._begin(table, self._tell(table))
            return fresh
        panel.pen, panel.say, panel.unseen = pen, say, False
        panel.presses += 1
        self._open.move_to_end(panel.key)
        return panel

    async def _tell(self, table: TableId) -> None:
        await self.changed(table)

    async def _folded(self, panel: LivePanel) -> None:
        """The player goes on in a newer panel."""
        if self.pens.left(panel.pen) <= 0:
            return
        async with panel.lock:
            await self.strokes.last(lambda: self.pens.delete(panel.pen))

    def _put(self, panel: LivePanel) -> None:
        self._open[panel.key] = panel
        self._open.move_to_end(panel.key)
        self._at.setdefault(panel.table, {})[panel.user] = panel
        self._some.set()

    def shut(self, panel: LivePanel) -> None:
        """There is nothing to write on any more, or nobody to read it."""
        if self._open.get(panel.key) is not panel:
            return
        del self._open[panel.key]
        here = self._at[panel.table]
        del here[panel.user]
        if not here:
            del self._at[panel.table]

    def forget(self, user: User) -> None:
        for panel in [panel for panel in self._open.values() if panel.user == user]:
            self.shut(panel)

    # Keeping them true.

    def follow(self, table: TableId) -> None:
        """The table has changed: all its panels are brought up to date, and nobody waits for it."""
        for panel in self.at(table):
            self._begin(panel.table, self._follow(panel))

    def speak(self, user: User, table: TableId, language: str) -> None:
        """Somebody wants to be spoken to in another language: when the table is next shown, their panel is, too."""
        panel = self.of(user, table)
        if panel is not None:
            panel.say, panel.unseen = self.message.emojis.texts(language), False

    async def _follow(self, panel: LivePanel) -> None:
        """What a click has opened, with its picture, and whatever has changed since; again while Discord stumbles."""
        await self.quiet.calm(self.pauses.patience)
        tries = 0
        while self._open.get(panel.key) is panel:
            try:
                await self._bring(panel)
                return
            except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
                if not passing(problem):
                    raise
                tries += 1
                log.debug("a panel could not be written on (%s), try %s", type(problem).__name__, tries)
                await asyncio.sleep(min(self.pauses.retry * tries, 60))

    async def _bring(self, panel: LivePanel) -> None:
        """Drawn first, then written in one; a later click, or a later state, makes it unnecessary."""
        presses, state = panel.presses, await self.house.look(panel.table)
        panel.due = state.version

        def wanted() -> bool:
            return panel.presses == presses and panel.due == state.version

        seat = state.seat_of(panel.user)
        if seat is None:
            async with panel.lock:
                await self._last_words(panel, left_view(state, panel.user, panel.say))
            return
        if (panel.look is None and not panel.turns(state, seat)) or (panel.unseen and panel.version == state.version):
            return
        try:
            look = await self._look(panel, state, seat)
            drawn = await self.message.drawn(state, seat, panel.say, look, wanted)
        except Unwanted:
            return
        async with panel.lock:
            gone = self._open.get(panel.key) is not panel
            if gone or not wanted():
                return
            hidden = not panel.direct and await self.message.out_of_sight(state, seat, look, panel.pen)
            if hidden and await self._came_down(panel, drawn):
                pass  # what was to be written stands there now
            elif fingerprint(drawn.view) != panel.words or drawn.look != panel.picture:
                await self._write(panel, drawn, presses)
            if panel.presses == presses:
                panel.look, panel.version, panel.ticket = look, state.version, state.ticket(seat)
                panel.unseen = False

    async def _look(self, panel: LivePanel, state: TableState, seat: Seat) -> HandLook:
        """Where the player had got to, as long as it is the same question; a word about a click lasts until something
        happens.
        """
        before = panel.look or HandLook()
        same = panel.look is not None and panel.ticket == state.ticket(seat)
        note = before.note if same and panel.version == state.version else ""
        prefix, page = (before.prefix, before.page) if same else ((), 0)
        head = await self.message.head(state, panel.say, panel.pen.place)
        advised = same and before.coach is not None
        try:
            return await self.message.look(state, panel.user, prefix, page, note, head, advised=advised)
        except Refused:
            # Noted by an earlier version of the game, which offered something else; or the coach is not asked any more.
            return await self.message.look(state, panel.user, (), 0, note, head)

    async def _came_down(self, panel: LivePanel, drawn: Drawn) -> bool:
        """Sent anew at the bottom with the same pen, and gone where it was. False: it can only be edited there."""
        old = panel.pen
        try:
            message = await self.pens.send(old, drawn.view, drawn.files())
        except discord.HTTPException as problem:
            if passing(problem):
                raise
            log.debug("a panel stays where it is (%s)", problem.code)
            return False
        panel.pen = msgspec.structs.replace(old, message=message.id, follow_up=True)
        panel.words, panel.picture = fingerprint(drawn.view), drawn.look
        self.hanging.put(old.message, drawn.name, 0)
        self.hanging.hung(message, drawn.name)
        # Where it is now must be noted: else the next process would not find it.
        self._begin(panel.table, self._tell(panel.table))
        await self.strokes.last(lambda: self.pens.delete(old))
        return True

    async def _write(self, panel: LivePanel, drawn: Drawn, presses: int) -> None:
        """A picture that hangs there already is named, not sent again."""
        there = self.hanging.at(panel.pen.message, drawn.name) if drawn.look == panel.picture else 0
        panel.unknown()
        try:
            message = await self.strokes.edit(panel.pen, drawn, there)
        except discord.HTTPException as problem:
            if passing(problem):
                raise
            if dead(problem):
                self.shut(panel)
                self._begin(panel.table, self._tell(panel.table))
            log.debug("a panel could not be written on (%s)", problem.code)
            return
        self.hanging.hung(message, drawn.name)
        if panel.presses == presses:
            # Else a click was answered in the meantime, and nobody knows which of the two arrived last.
            panel.words, panel.picture = fingerprint(drawn.view), drawn.look

    async def _last_words(self, panel: LivePanel, view: Sent) -> None:
        """Nothing more will be written on it."""
        self.shut(panel)
        self.hanging.put(panel.pen.message, PICTURE, 0)
        await self.strokes.last(lambda: self.pens.edit(panel.pen, view, []))

    # Before the pens run dry.

    async def _rest_in_time(self) -> None:
        """One task for all of them: it sleeps until the pen that was used longest ago must be put away."""
        while True:
            if not self._open:
                self._some.clear()
                await self._some.wait()
            panel = next(iter(self._open.values()))
            left = self.pens.left(panel.pen)
            if left > 0:
                await self.clock.sleep(left)
            else:
                self.shut(panel)
                self._begin(panel.table, self._rest(panel))

    async def _rest(self, panel: LivePanel) -> None:
        """A finished game stays as it ended, and a direct message can be edited without a pen."""
        async with panel.lock:
            state = await self.house.look(panel.table)
            if not panel.direct and state.status.live:
                await self._last_words(panel, resting_view(state, panel.say))
        await self.changed(panel.table)

    def _begin(self, table: TableId, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(_watched(table, work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def idle(self) -> None:
        """Returns when everything has been sent. For tests."""
        while self._working:
            await asyncio.wait(list(self._working))

    @property
    def working(self) -> list[asyncio.Task[None]]:
        return list(self._working)

    @property
    def busy(self) -> bool:
        """Whether something is being drawn or sent."""
        return bool(self._working)

    async def close(self, seconds: float = 2.0) -> None:
        """What has begun is finished, or given up when it takes longer."""
        if self._resting is not None:
            self._resting.cancel()
        if self._working:
            await asyncio.wait(self._working, timeout=seconds)
        for task in self._working:
            task.cancel()


async def _watched(table: TableId, work: Coroutine[Any, Any, object]) -> None:
    """Nobody waits for it, so a bug is logged here: by its place, since its message may quote a hand."""
    try:
        await work
    except Exception as bug:
        log_bug("a private panel", bug, table)


async def _nobody(table: TableId) -> None:
    """Until the house is put together."""
