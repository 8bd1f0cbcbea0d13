"""Calling people: once for each question, and only those who are not there anyway."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from cogs.publishing.direct_messages import DirectMessages
from cogs.publishing.ledger import Called, Shown
from cogs.publishing.places import Places
from cogs.publishing.preferences import DM, MENTION, Preferences
from cogs.publishing.table_message import TableMessage
from cogs.publishing.watcher import Watcher
from cogs.ui.names import mention, names_at
from games.core.ask import Pace
from games.core.text import Seat
from games.host.rows import Presence, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

PRESENT = 60.0
"""Somebody who pressed something so recently need not be called."""


class Calls:
    def __init__(
        self,
        message: TableMessage,
        directs: DirectMessages,
        preferences: Preferences,
        places: Places,
        watcher: Watcher,
    ) -> None:
        self.message = message
        self.directs = directs
        self.preferences = preferences
        self.places = places
        self.watcher = watcher
        self.present: OrderedDict[int, float] = OrderedDict()

    def seen(self, user: int) -> None:
        """Somebody is here: no need to call them for a while."""
        now = asyncio.get_running_loop().time()
        self.present[user] = now
        self.present.move_to_end(user)
        while self.present and now - next(iter(self.present.values())) >= PRESENT:
            self.present.popitem(last=False)

    def forget(self, user: int) -> None:
        self.present.pop(user, None)

    async def call(self, state: TableState, shown: Shown, say: Texts) -> None:
        """Mention those who must act, once per question; a reaction window calls nobody but a lone target."""
        if state.status is Status.OVER:
            await self.message.call(state, shown, say, [])
        if state.window is None or state.status is not Status.PLAYING:
            return
        humans = _to_call(state)
        called = Called(state.window.window, humans)
        before = shown.called
        if called == before or (humans and called.window == before.window and {*humans} <= {*before.seats}):
            return
        absent = await self.watcher.still_here(state, self._absent(state, humans))
        text = say("table-call-dm", game=say(state.game.key), link=self.places.link(state, shown))
        by_mention, rung = await self._by_mention(state, absent, text)
        await self.message.call(state, shown, say, by_mention)
        shown.pinged, shown.rung = called, max(shown.rung, rung)

    def _absent(self, state: TableState, seats: Sequence[Seat]) -> list[int]:
        now = asyncio.get_running_loop().time()
        users = [user for seat in seats if (user := state.seats[seat].user) is not None]
        return [user for user in users if now - self.present.get(user, -PRESENT) >= PRESENT]

    async def reminder(self, state: TableState, shown: Shown, seats: Sequence[Seat]) -> tuple[str, list[int]] | None:
        """The line that reminds these seats, and who is mentioned in it; None: nobody is there to be reminded."""
        users = [user for seat in seats if (user := state.seats[seat].user) is not None]
        users = await self.watcher.still_here(state, users)
        seats = [seat for seat in seats if state.seats[seat].user in users]
        if not seats:
            return None
        say = self.places.texts(state)
        text = say("table-remind-dm", game=say(state.game.key), link=self.places.link(state, shown))
        called, _ = await self._by_mention(state, users, text)
        names = [mention(state, seat) if state.seats[seat].user in called else names_at(state)(seat) for seat in seats]
        return say("table-remind", who=say.listed(names)), called

    async def _by_mention(self, state: TableState, users: Sequence[int], text: str) -> tuple[list[int], int]:
        """Those to be mentioned: whoever wants a direct message instead gets it, unless the door is closed. And the
        newest of these messages.
        """
        sent = {user: await self.directs.call(user, text, state) for user in await self.preferences.called(users, DM)}
        closed = [user for user, message in sent.items() if not message]
        return [*await self.preferences.called(users, MENTION), *closed], max(sent.values(), default=0)


def _to_call(state: TableState) -> list[Seat]:
    if state.ask is None or (state.ask.pace is Pace.REACTION and len(state.concerned) > 1):
        return []
    return [seat for seat in state.ask.awaits if state.seats[seat].presence is Presence.AWAKE]
