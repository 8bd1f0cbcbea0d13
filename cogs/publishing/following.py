"""All that follows a change at a table: the table message with its picture, private panels, hands in direct messages,
calls.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.publishing.budget import Budget, Need, Watched
from cogs.publishing.calls import NONE, Calls
from cogs.publishing.ledger import Called, Shown
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.pauses import Pauses
from cogs.publishing.table_message import TableMessage, newly
from cogs.publishing.turns import Turns
from games.core.text import Seat
from games.host.rows import Status, TableId
from games.host.table_state import TableState
from texts.catalogue import Texts

LOST = "lost:"
"""Begins the notice that a table cannot be shown."""
NOBODY = Called(NONE, [])


class Following:
    def __init__(
        self,
        turns: Turns,
        message: TableMessage,
        panels: LivePanels,
        calls: Calls,
        budget: Budget,
        watched: Watched,
        pauses: Pauses,
    ) -> None:
        self.turns = turns
        self.house = turns.house
        self.ledger = turns.ledger
        self.message = message
        self.panels = panels
        self.calls = calls
        self.budget = budget
        self.watched = watched
        self.pauses = pauses
        self.places = message.places
        self.directs = calls.directs
        self.watcher = calls.watcher
        self.waiting: set[TableId] = set()
        """Tables that are not shown yet because more is to be sent than may be."""

    async def show(self, table: TableId) -> None:
        """What has changed since is in it already, or is shown next.

        What must wait for its turn among all tables waits before it begins, not while others wait for this table; and
        panels, which cost nothing, do not wait with it.
        """
        async with self.turns.turn(table) as (state, shown):
            self.panels.restore(table, shown.panels, {message for _, message, _ in shown.directs.values()})
        playing, say = _playing(state), self.places.texts(state)
        called = await self._called(state, shown) if playing else NOBODY
        free = self.message.is_free(state, shown, say, called) if playing else shown.version >= state.version
        need = Need.CALL if newly(shown, called) else self.watched.need(table)
        if playing and not free and not self.budget.ready:
            self.waiting.add(table)
            self.panels.follow(table)
        try:
            async with self.budget.ahead(0 if free else 1, need):
                self.waiting.discard(table)
                await self._show(table)
        finally:
            self.waiting.discard(table)

    async def _show(self, table: TableId) -> None:
        state = await self.house.look(table)
        version, say = state.version, self.places.texts(state)
        if _playing(state):
            await self._show_playing(table, say)
        else:
            async with self.turns.turn(table) as (state, shown):
                await self.message.lobby.show(state, shown, say)
                if state.status is not Status.CLOSED:
                    await self._lost(state, shown)
        async with self.turns.turn(table) as (state, shown):
            await self.message.leave(shown)
            all_of_it = version == state.version and (shown.version >= state.version or not _playing(state))
            over = all_of_it and not state.status.live
            shown.ended = shown.ended or (over and _playing(state))
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
        async with self.turns.turn(table) as (state, shown):
            await self.calls.ring(state, shown)
        await self._show_hands(table, moved=moved)
        if await self._somebody_is_missing(table):
            await self._show_table(table, say)

    async def _show_table(self, table: TableId, say: Texts) -> bool:
        """Words, picture and mentions in one, unless the picture takes long: then it follows. Whether the deadline has
        moved.
        """
        moved = late = False
        for once_more in (True, False):
            state, shown = await self.house.look(table), await self.ledger.read(table)
            version, called = state.version, await self._called(state, shown)
            tableau = await self.message.moments.draw(state, shown, say)
            drawing = asyncio.ensure_future(self.message.draw(state, shown, say, called))
            await asyncio.wait({drawing}, timeout=self.pauses.picture)
            late = not drawing.done()
            async with self.turns.turn(table) as (state, shown):
                if state.version != version and once_more:
                    drawing.cancel()  # it has moved on while it was drawn
                    continue
                if state.result is not None and shown.ratings is None:
                    shown.ratings = await self.watcher.rated(state)
                moved = shown.until != state.until
                await self.message.moments.show(state, shown, say, tableau)
                png = drawing.result() if not late and state.version == version else None
                await self.message.find_call(state, shown)
                await self.message.show_table(state, shown, say, png, await self._called(state, shown))
                await self.message.lobby.tell(state, shown, say)
                await self._lost(state, shown)
                break
        if late:
            png = await drawing
            async with self.turns.turn(table) as (state, shown):
                if state.version == version:  # else another picture is on its way
                    await self.message.show_table(state, shown, say, png, await self._called(state, shown))
        return moved

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None:
        async with self.turns.turn(table) as (state, shown):
            say = self.places.texts(state)
            called = await self.calls.reminded(state, shown, seats)
            if called is not None:
                png = await self.message.draw(state, shown, say, called)
                await self.message.show_table(state, shown, say, png, called)
            await self.ledger.keep(table, shown)

    async def _called(self, state: TableState, shown: Shown) -> Called:
        """Whoever has a panel or a hand by direct message counts as reached; if it proves to be gone, the next look
        calls them.
        """
        by_message = {state.seat_of(user) for user in await self.directs.wanted(state, shown)}
        return await self.calls.due(state, shown, {*self.panels.reached(state), *by_message})

    async def _somebody_is_missing(self, table: TableId) -> bool:
        """A panel that was relied on has proved to be gone, or a door closed."""
        state, shown = await self.house.look(table), await self.ledger.read(table)
        # If the table is behind, it is about to be shown again, and calls then.
        return shown.version >= state.version and bool(newly(shown, await self._called(state, shown)))

    async def _show_hands(self, table: TableId, *, moved: bool) -> None:
        """Hands by direct message. Where the player has pressed something, the pen keeps it up to date while it lasts,
        and knows how far a choice has got.
        """
        async with self.turns.turn(table) as (state, shown):
            wanted = await self.directs.wanted(state, shown)
        for user in wanted:
            async with self.turns.turn(table) as (state, shown):
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


def _playing(state: TableState) -> bool:
    """Whether there is more to show than a lobby."""
    return state.status not in (Status.LOBBY, Status.CLOSED)
