"""The private pages behind one button each: what else can be done at a table, standing answers, fair play."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import reader, show
from cogs.ui.controls import handles
from cogs.ui.fair_play_view import fair_play_view
from cogs.ui.house_controls import FairPlay, More, OnOff, OpenStanding, SetStanding, SetStandings
from cogs.ui.interactions import Interaction, is_moderator
from cogs.ui.more_view import more_view
from cogs.ui.standing_view import standing_offered, standing_view
from games.core.text import Refused
from games.host.table_state import TableState


class Pages(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.standing = desk.house.standing
        desk.switchboard.connect(self)

    @handles(More)
    async def more(self, interaction: Interaction, state: TableState) -> None:
        moderator, link = is_moderator(interaction, state.row.guild), await self.desk.tables.link(state)
        view = more_view(state, interaction.user.id, reader(interaction), link, moderator=moderator)
        await show(interaction, view)

    @handles(FairPlay)
    async def fair_play(self, interaction: Interaction, state: TableState) -> None:
        await show(interaction, fair_play_view(state, interaction.user.id, reader(interaction)))

    # Standing answers.

    @handles(OpenStanding)
    async def open_standing(self, interaction: Interaction, state: TableState) -> None:
        if not standing_offered(state, self.desk.hands.seat(state, interaction.user.id)):
            raise Refused("refused-no-standing")
        await self._standing(interaction, state)

    @handles(SetStanding)
    async def set_standing(self, interaction: Interaction, state: TableState, preference: str, switch: OnOff) -> None:
        change = self.standing.set if switch is OnOff.ON else self.standing.clear
        await self._standing(interaction, await change(state.id, interaction.user.id, preference, click=interaction.id))

    @handles(SetStandings)
    async def set_standings(self, interaction: Interaction, state: TableState, chosen: list[str]) -> None:
        """All standing answers at once, as ticked in their menu."""
        after = await self.standing.set_all(state.id, interaction.user.id, chosen, click=interaction.id)
        await self._standing(interaction, after, chosen)

    async def _standing(self, interaction: Interaction, state: TableState, wanted: Sequence[str] = ()) -> None:
        """The page with what holds now, and what of the wanted ones does not."""
        seat = self.desk.hands.seat(state, interaction.user.id)
        await show(interaction, standing_view(state, seat, reader(interaction), wanted))


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Pages(bot.desk))
