"""Calling people: those in front of whom the question does not stand already, once, and only until it is settled."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cogs.publishing.call_words import call_line
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

    async def call(self, state: TableState, shown: Shown, say: Texts, reached: Collection[Seat | None]) -> None:
        """Mention those who must act and have not `reached` the question in a panel of their own; what is settled goes.

        A reaction window of several people calls nobody: its buttons hang at the table.
        """
        window = state.window.window if state.window else 0
        waiting, before = _to_call(state), shown.called
        same = before.window == window
        standing = [seat for seat in before.seats if same and (seat in waiting or _counted(state))]
        missing = [seat for seat in waiting if seat not in reached and seat not in standing]
        if _counted(state) and same:
            # Who is called later in such a window would be known not to have answered.
            missing = []
        await self._hush(shown, _users(state, [*standing, *missing]))
        if not missing and not standing:
            await self._settle(state, shown, say)
            shown.pinged = Called(window, []) if state.window else ""
            return
        if not missing and not shown.strays:
            return
        users = await self.watcher.still_here(state, _users(state, [*standing, *missing]))
        text = say("table-call-dm", game=say(state.game.key), link=self.places.link(state, shown))
        by_mention = await self._by_mention(state, shown, users, text)
        line = call_line(state, say, by_mention) if by_mention else ""
        await self.message.call(state, shown, say, line, by_mention)
        shown.pinged = Called(window, [*standing, *missing])

    async def remind(self, state: TableState, shown: Shown, say: Texts, seats: Sequence[Seat]) -> None:
        """Time is running out for these: a call once more, in other words, in place of the first."""
        users = await self.watcher.still_here(state, _users(state, seats))
        seats = [seat for seat in seats if state.seats[seat].user in users and seat in state.awaits]
        if not seats or state.window is None or state.status is not Status.PLAYING:
            return
        text = say("table-remind-dm", game=say(state.game.key), link=self.places.link(state, shown))
        called = await self._by_mention(state, shown, users, text)
        names = [mention(state, seat) if state.seats[seat].user in called else names_at(state)(seat) for seat in seats]
        await self.message.call(state, shown, say, say("table-remind", who=say.listed(names)), called)
        before = shown.called
        others = before.seats if before.window == state.window.window else []
        shown.pinged = Called(state.window.window, [*others, *[seat for seat in seats if seat not in others]])

    async def _settle(self, state: TableState, shown: Shown, say: Texts) -> None:
        """Nobody who was called is awaited any more; nor is whoever was called without its being noted."""
        if shown.ping or shown.strays or self.message.leftovers.unsure(state.id):
            await self.message.call(state, shown, say, "", [])

    async def _hush(self, shown: Shown, awaited: Collection[int]) -> None:
        """The direct messages that called anybody else have served."""
        for user, (channel, message) in list(shown.rings.items()):
            if int(user) not in awaited:
                await self.directs.take_back(int(user), channel, message)
                del shown.rings[user]

    async def _by_mention(self, state: TableState, shown: Shown, users: Sequence[int], text: str) -> list[int]:
        """Those to be mentioned: whoever wants a direct message instead gets it, unless the door is closed."""
        closed = []
        for user in await self.preferences.called(users, DM):
            ring = await self.directs.call(user, text, state)
            if ring is None:
                closed.append(user)
                continue
            if (old := shown.rings.get(str(user))) is not None and old != ring:
                await self.directs.take_back(user, *old)
            shown.rings[str(user)] = ring
            shown.rung = max(shown.rung, ring[1])
        return [*await self.preferences.called(users, MENTION), *closed]


def _counted(state: TableState) -> bool:
    return state.ask is not None and state.ask.counted


def _users(state: TableState, seats: Sequence[Seat]) -> list[int]:
    return [user for seat in seats if (user := state.seats[seat].user) is not None]


def _to_call(state: TableState) -> list[Seat]:
    """Those who are awaited and awake; at a paused table nobody is."""
    if state.ask is None or state.status is not Status.PLAYING:
        return []
    if state.ask.pace is Pace.REACTION and len(state.concerned) > 1:
        return []
    return [seat for seat in state.ask.awaits if state.seats[seat].presence is Presence.AWAKE]
