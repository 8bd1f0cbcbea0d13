"""The coach's buttons; `/table advise` and `/table review` are the same doors."""

from __future__ import annotations

from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.controls import handles
from cogs.ui.house_controls import Advise, Review, ReviewSeat
from cogs.ui.interactions import Interaction
from games.host.table_state import TableState


class CoachsButtons(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.coaching = desk.coaching
        desk.switchboard.connect(self)

    @handles(Advise)
    async def advise(self, interaction: Interaction, state: TableState) -> None:
        await self.coaching.advise(interaction, state)

    @handles(Review)
    async def review(self, interaction: Interaction, state: TableState, seat: int) -> None:
        await self.coaching.review(interaction, state, seat if seat >= 0 else None)

    @handles(ReviewSeat)
    async def of_another(self, interaction: Interaction, state: TableState, chosen: int) -> None:
        await self.coaching.review(interaction, state, chosen)


async def setup(bot: Hosting) -> None:
    await bot.add_cog(CoachsButtons(bot.desk))
