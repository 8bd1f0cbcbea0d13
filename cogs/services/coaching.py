"""The coach on Discord: advice in a player's own panel, and reviews, which may take a while to work out."""

from __future__ import annotations

import asyncio
import io

import discord

from cogs.painting.painter import Painter
from cogs.publishing.preferences import Preferences
from cogs.services.hands import Hands
from cogs.services.tables import TableFinder
from cogs.ui.answers import acknowledge, reader, replaced
from cogs.ui.controls import STATE
from cogs.ui.interactions import Interaction, is_panel
from cogs.ui.names import plain_names
from cogs.ui.review_view import ReviewLook, progress_view, review_view, slip_panel
from games.core.panel import Panel
from games.core.text import Refused, Seat
from games.host.house import House
from games.host.review import Review
from games.host.rows import Status
from games.host.table_state import TableState

SAYS_AFTER = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds between two words about how far it has got: a few edits of one message, however long it takes."""


class Coaching:
    def __init__(
        self, house: House, tables: TableFinder, hands: Hands, preferences: Preferences, painter: Painter
    ) -> None:
        self.house = house
        self.tables = tables
        self.hands = hands
        self.preferences = preferences
        self.painter = painter

    async def advise(self, interaction: Interaction, state: TableState) -> None:
        """In the player's panel; an old panel shows how the table stands, with the reason."""
        try:
            await self.hands.show(interaction, state, advised=True)
        except Refused as no:
            if not is_panel(interaction):
                raise
            await self.hands.as_it_stands(interaction, state.id, no)

    async def review(self, interaction: Interaction, state: TableState, seat: Seat | None) -> None:
        say, user = reader(interaction), interaction.user.id
        found = await self._worked_out(interaction, state, seat)
        owner = state.owner(user)
        look = ReviewLook(state, found, owner.seat if owner is not None else None)
        if state.status is not Status.OVER and await self._asked_meanwhile(interaction, state, found.seat):
            return
        await acknowledge(interaction)
        drawn: dict[int, tuple[Panel, str]] = {}
        files = []
        if not await self.preferences.plain(user):
            for place, slip in enumerate(found.slips):
                panel = slip_panel(look, slip, say)
                if panel.scene is not None:
                    file = f"decision-{place + 1}.webp"
                    png = await self.painter.picture(panel.scene, say, plain_names(state))
                    files.append(discord.File(io.BytesIO(png), file))
                    drawn[place] = panel, file
        await replaced(interaction, review_view(look, say, drawn), files)

    async def _worked_out(self, interaction: Interaction, state: TableState, seat: Seat | None) -> Review:
        """Whoever waits longer than a moment is told how far it has got."""
        say, so_far = reader(interaction), (0, 0)

        async def note(done: int, of: int) -> None:
            nonlocal so_far
            so_far = done, of

        working = asyncio.ensure_future(self.house.coach.review(state.id, interaction.user.id, seat, note))
        try:
            for pause in SAYS_AFTER:
                await asyncio.wait({working}, timeout=pause)
                if working.done():
                    break
                await replaced(interaction, progress_view(say, *so_far))
            return await working
        finally:
            working.cancel()

    async def _asked_meanwhile(self, interaction: Interaction, state: TableState, seat: Seat) -> bool:
        """What is asked of a player by now comes first: their panel shows it."""
        now = await self.tables.look(interaction, state.id)
        interaction.extras[STATE] = now
        if seat in now.awaits and now.ticket(seat) != state.ticket(seat):
            await self.hands.show(interaction, now)
            return True
        return False
