"""A closer look: a part of the table's picture, large, for anybody who asks."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.services.desk import Desk, Interaction, desk_of, is_panel
from cogs.ui.answers import privately, reader
from cogs.ui.controls import button, row, select
from cogs.ui.layout import picture, view_of
from cogs.ui.limits import SELECT_OPTIONS
from cogs.ui.names import plain_names
from games.core.text import Refused
from games.host.table_state import TableState

PICTURE = "closer.png"


class CloseUps(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.switchboard.on("zoom", self.open)
        desk.switchboard.on("zoom-at", self.at)

    async def open(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        state = await self.desk.look(interaction, int(args[0]))
        await self.show(interaction, state, None)

    async def at(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        state = await self.desk.look(interaction, int(args[0]))
        await self.show(interaction, state, values[0])

    async def show(self, interaction: Interaction, state: TableState, word: str | None) -> None:
        """The public picture around one place; the public view, so a spectator may look as well."""
        if state.position is None or not (words := state.game.close_ups(state.view(None))):
            raise Refused("refused-no-closer")
        chosen = word if word in words else words[0]
        say, names = reader(interaction), plain_names(state)
        scene = state.game.close_up(state.view(None), chosen)
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=not is_panel(interaction))
        png = await self.desk.painter.png(scene, say, names)
        pages = [words[start : start + SELECT_OPTIONS] for start in range(0, len(words), SELECT_OPTIONS)]
        game = state.game.key
        pickers: list[ui.Item[Any]] = [
            row(
                select(
                    say("zoom-where"),
                    [(one, say.word(game, one), "") for one in page],
                    "zoom-at",
                    state.id,
                    number,
                    chosen=[chosen],
                )
            )
            for number, page in enumerate(pages)
        ]
        alt = " ".join(say(phrase, names) for phrase in scene.alt)
        if state.status.live and state.seat_of(interaction.user.id) is not None:
            pickers.append(row(button(say("table-hand"), "hand", state.id)))
        view = view_of(ui.TextDisplay(f"### {say.word(game, chosen)}"), picture(alt, PICTURE), *pickers)
        file = discord.File(io.BytesIO(png), PICTURE)
        if is_panel(interaction):
            await interaction.edit_original_response(view=view, attachments=[file])
        else:
            await privately(interaction, view, [file])


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(CloseUps(desk_of(bot)))
