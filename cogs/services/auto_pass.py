"""Standing passes as a preference: wherever a game knows "pass for me", it counts to the end of the game."""

from __future__ import annotations

from contextlib import suppress

from cogs.publishing.preferences import Preferences
from games.core.text import Refused
from games.host.house import House
from games.host.rows import Status, User
from games.host.table_state import TableState


class AutoPass:
    def __init__(self, house: House, preferences: Preferences) -> None:
        self.house = house
        self.preferences = preferences

    async def begin(self, state: TableState, users: list[User]) -> None:
        """Those of these people who want it pass by themselves at this table from now on."""
        known = passes(state)
        for user in users if known else []:
            if not await self.preferences.passes(user):
                continue
            for choice in known:
                with suppress(Refused):
                    await self.house.standing.set(state.id, user, choice, lasting=True)

    async def changed(self, user: User, on: bool) -> None:
        """Effective at once, at every table."""
        for row in await self.house.tables_of(user):
            state = await self.house.look(row.id)
            if on:
                await self.begin(state, [user])
                continue
            for choice in passes(state):
                with suppress(Refused):
                    await self.house.standing.clear(state.id, user, choice)


def passes(state: TableState) -> list[str]:
    """The standing answers of a game that are passes."""
    if state.status not in (Status.PLAYING, Status.PAUSED) or not state.game.standing_allowed(state.options):
        return []
    return list(state.game.standing_passes())
