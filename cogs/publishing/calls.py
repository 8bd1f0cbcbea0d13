"""Calling people: those in front of whom the question does not stand already, once, and only until it is settled.

A mention goes into the table itself, which is posted anew with it; whoever prefers gets a direct message.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from cogs.publishing.direct_messages import DirectMessages
from cogs.publishing.ledger import Called, Shown
from cogs.publishing.places import Places
from cogs.publishing.preferences import DM, MENTION, Preferences
from cogs.publishing.watcher import Watcher
from games.core.ask import Pace
from games.core.text import Seat
from games.host.rows import Presence, Status, User
from games.host.table_state import TableState

Reached = Collection[Seat | None]
NONE = -1
"""No window."""


class Calls:
    def __init__(self, directs: DirectMessages, preferences: Preferences, places: Places, watcher: Watcher) -> None:
        self.directs = directs
        self.preferences = preferences
        self.places = places
        self.watcher = watcher
        self._closed: set[User] = set()
        """Whose door was closed to direct messages when they were last called: they are mentioned until it opens."""

    async def due(self, state: TableState, shown: Shown, reached: Reached) -> Called:
        """Who is called once the table has been shown: those who were, and whoever has not `reached` the question."""
        before, missing = self.standing(state, shown), self._missing(state, shown, reached)
        shut_out = [seat for seat in before.ringing if state.seats[seat].user in self._closed]
        mentioned = [*await self._by_mention(state, missing), *shut_out]
        ringing = await self._by_message(state, missing)
        return Called(
            before.window,
            [*before.seats, *[seat for seat in [*mentioned, *ringing] if seat not in before.seats]],
            mentioned=[*before.mentioned, *mentioned],
            ringing=[*[seat for seat in before.ringing if seat not in shut_out], *ringing],
            reminded=before.reminded,
        )

    def standing(self, state: TableState, shown: Shown) -> Called:
        """Those who have been called to the open question and are not done with it."""
        window, before = state.window.window if state.window else NONE, shown.called
        if before.window != window or state.status is not Status.PLAYING:
            return Called(window, [])
        counted = _counted(state)
        parts = (before.seats, before.mentioned, before.ringing, before.reminded)
        return Called(window, *[[seat for seat in part if counted or seat in state.awaits] for part in parts])

    def _missing(self, state: TableState, shown: Shown, reached: Reached) -> list[Seat]:
        """Those who must act and neither stand before the question nor have been called to it.

        A reaction window of several people calls nobody: its buttons hang at the table. Nor is anybody called later
        in a window where answers are only counted: they would be known not to have given one.
        """
        standing = self.standing(state, shown)
        if _counted(state) and shown.called.window == standing.window:
            return []
        return [seat for seat in _to_call(state) if seat not in reached and seat not in standing.seats]

    async def _by_mention(self, state: TableState, seats: Sequence[Seat]) -> list[Seat]:
        mentioned = await self.preferences.called(_users(state, seats), MENTION)
        shut_out = self._closed.intersection(await self.preferences.called(_users(state, seats), DM))
        return [seat for seat in seats if state.seats[seat].user in {*mentioned, *shut_out}]

    async def _by_message(self, state: TableState, seats: Sequence[Seat]) -> list[Seat]:
        users = {*await self.preferences.called(_users(state, seats), DM)} - self._closed
        return [seat for seat in seats if state.seats[seat].user in users]

    # By direct message.

    async def ring(self, state: TableState, shown: Shown) -> None:
        """Sends what is to be sent; messages that have served go. Where a door is closed, its owner is still to be
        mentioned.
        """
        called = self.standing(state, shown)
        await self._hush(shown, _users(state, called.seats))
        if not called.ringing:
            return
        rung = await self._rung(state, shown, called.ringing, "table-call-dm")
        left = [seat for seat in called.ringing if seat not in rung]
        shown.pinged = msgspec.structs.replace(called, ringing=left)

    async def _rung(self, state: TableState, shown: Shown, seats: Sequence[Seat], key: str) -> list[Seat]:
        """Those of these who have been sent a direct message, each in their language."""
        rung = []
        for user in await self.preferences.called(_users(state, seats), DM):
            say = await self.directs.texts(user, state)
            text = say(key, game=say(state.game.key), link=self.places.link(state, shown))
            ring = await self.directs.call(user, text, state)
            if ring is None:
                self._closed.add(user)
                continue
            self._closed.discard(user)
            if (old := shown.rings.get(str(user))) is not None and old != ring:
                await self.directs.take_back(user, *old)
            shown.rings[str(user)] = ring
            shown.rung = max(shown.rung, ring[1])
            rung += [seat for seat in seats if state.seats[seat].user == user]
        return rung

    async def _hush(self, shown: Shown, awaited: Collection[int]) -> None:
        """The direct messages that called anybody else have served."""
        for user, (channel, message) in list(shown.rings.items()):
            if int(user) not in awaited:
                await self.directs.take_back(int(user), channel, message)
                del shown.rings[user]

    # Once more.

    async def reminded(self, state: TableState, shown: Shown, seats: Sequence[Seat]) -> Called | None:
        """Time is running out for these: a call once more, in other words, in place of the first. Those who are not in
        the server any more are found out now, where nobody waits for it.
        """
        users = await self.watcher.still_here(state, _users(state, seats))
        seats = [seat for seat in seats if state.seats[seat].user in users and seat in state.awaits]
        if not seats or state.window is None or state.status is not Status.PLAYING:
            return None
        rung = await self._rung(state, shown, seats, "table-remind-dm")
        called = self.standing(state, shown)
        mentioned = await self._by_mention(state, [seat for seat in seats if seat not in rung])
        return Called(
            called.window,
            [*called.seats, *[seat for seat in seats if seat not in called.seats]],
            mentioned=[*[seat for seat in called.mentioned if seat not in seats], *mentioned],
            ringing=[seat for seat in called.ringing if seat not in seats],
            reminded=[*[seat for seat in called.reminded if seat not in seats], *seats],
        )


def _counted(state: TableState) -> bool:
    return state.ask is not None and state.ask.counted


def _users(state: TableState, seats: Sequence[Seat]) -> list[User]:
    return [user for seat in seats if (user := state.seats[seat].user) is not None]


def _to_call(state: TableState) -> list[Seat]:
    """Those who are awaited and awake; at a paused table nobody is."""
    if state.ask is None or state.status is not Status.PLAYING:
        return []
    if state.ask.pace is Pace.REACTION and len(state.concerned) > 1:
        return []
    return [seat for seat in state.ask.awaits if state.seats[seat].presence is Presence.AWAKE]
