"""Standing passes as a preference: wherever a game knows "pass for me", it counts to the end of the game."""

from __future__ import annotations

from contextlib import suppress

from cogs.publishing.direct_messages import OFF, ON, PASSES
from cogs.services.desk import Desk
from games.core.text import Refused
from games.host.rows import Status, User
from games.host.table_state import TableState


def passes(state: TableState) -> list[str]:
    """The standing answers of a game that are passes."""
    if state.status not in (Status.PLAYING, Status.PAUSED) or not state.game.standing_allowed(state.options):
        return []
    return list(state.game.standing_passes())


async def pass_for(desk: Desk, state: TableState, users: list[User]) -> None:
    """Those of these people who want it pass by themselves at this table from now on."""
    known = passes(state)
    for user in users if known else []:
        if (await desk.wishes.of(user)).get(PASSES, OFF) != ON:
            continue
        for choice in known:
            with suppress(Refused):
                await desk.house.set_standing(state.id, user, choice, lasting=True)


async def passes_changed(desk: Desk, user: User, on: bool) -> None:
    """Effective at once, at every table."""
    for row in await desk.house.tables_of(user):
        state = await desk.house.look(row.id)
        if on:
            await pass_for(desk, state, [user])
            continue
        for choice in passes(state):
            with suppress(Refused):
                await desk.house.clear_standing(state.id, user, choice)
