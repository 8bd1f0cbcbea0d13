"""The buttons of a closer look at a table's picture."""

from __future__ import annotations

from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.controls import handles
from cogs.ui.house_controls import Zoom, ZoomAt
from cogs.ui.interactions import Interaction
from games.host.table_state import TableState


class CloseUpButtons(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.switchboard.connect(self)

    @handles(Zoom)
    async def open(self, interaction: Interaction, state: TableState) -> None:
        await self.desk.close_ups.show(interaction, state, None)

    @handles(ZoomAt)
    async def at(self, interaction: Interaction, state: TableState, number: int, chosen: str) -> None:
        await self.desk.close_ups.show(interaction, state, chosen)


async def setup(bot: Hosting) -> None:
    await bot.add_cog(CloseUpButtons(bot.desk))
