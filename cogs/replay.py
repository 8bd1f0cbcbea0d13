"""`/replay`: a finished game, step by step, as everybody or as one player saw it, or with all hands open."""

from __future__ import annotations

import io
from collections import OrderedDict

import discord
from discord import app_commands
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import acknowledge, reader, show
from cogs.ui.controls import handles
from cogs.ui.house_controls import EVERYBODY, OPEN, ReplayEyes, ReplayTurn, TurnReplay
from cogs.ui.interactions import Interaction
from cogs.ui.names import plain_names
from cogs.ui.replay_view import Look, replay_view, shown_panels
from cogs.ui.suggesting import suggestions
from cogs.ui.translator import spoken
from games.core.text import Refused
from games.host.replay import Replay
from games.host.rows import TableId
from games.host.table_state import TableState

KEPT = 8
"""Replays in memory; one is run again in a moment, and people step through it for minutes."""


class Replays(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self._kept: OrderedDict[TableId, Replay] = OrderedDict()
        desk.switchboard.connect(self)

    @app_commands.command(description=spoken("command-replay"))
    @app_commands.describe(table=spoken("command-option-finished"))
    @app_commands.guild_only()
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.tables.finished(interaction, table, anybodys=True)
        if state is None:
            raise Refused("refused-replay-none")
        await self.show(interaction, state, 0, EVERYBODY)

    @replay.autocomplete("table")
    async def _finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Finished games of this server, mine first."""
        say, guild, user = reader(interaction), interaction.guild_id or 0, interaction.user.id
        mine = await self.house.store.finished(guild, user)
        rows = {one.id: one for one in [*mine, *await self.house.store.finished(guild)]}
        names = {}
        for state in await self.desk.tables.seen(interaction, list(rows)):
            people = say.listed([plain_names(state)(chair.seat) for chair in state.seats])
            number = str(state.id)
            names[number] = say("replay-suggestion", game=say(state.game.key), number=number, people=people)
        return suggestions(typed, names)

    # Its controls.

    @handles(TurnReplay)
    async def turn(self, interaction: Interaction, state: TableState, step: int, eyes: str, way: str) -> None:
        await self.show(interaction, state, step, eyes)

    @handles(ReplayTurn)
    async def jump(self, interaction: Interaction, state: TableState, eyes: str, chosen: int) -> None:
        await self.show(interaction, state, chosen, eyes)

    @handles(ReplayEyes)
    async def look_through(self, interaction: Interaction, state: TableState, step: int, chosen: str) -> None:
        await self.show(interaction, state, step, chosen)

    async def show(self, interaction: Interaction, state: TableState, step: int, eyes: str) -> None:
        if state.id not in self._kept:
            self._kept[state.id] = await self.house.replay(state.id)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        replay = self._kept[state.id]
        self._kept.move_to_end(state.id)
        step = max(0, min(step, len(replay.frames) - 1))
        say, owner = reader(interaction), state.owner(interaction.user.id)
        await acknowledge(interaction)
        plain = await self.desk.preferences.plain(interaction.user.id)
        look = Look(state, replay, step, _known(state, eyes), owner.seat if owner is not None else None)
        panels = shown_panels(look, say)
        files = []
        for panel, file in panels:
            if panel.scene is not None and not plain:
                png = await self.desk.painter.picture(panel.scene, say, plain_names(state))
                files.append(discord.File(io.BytesIO(png), file))
        await show(interaction, replay_view(look, panels, say, pictured=not plain), files)


def _known(state: TableState, eyes: str) -> str:
    """Through whose eyes: a seat's or with all hands open; anything else is everybody's."""
    return eyes if eyes in (OPEN, *(str(chair.seat) for chair in state.seats)) else EVERYBODY


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Replays(bot.desk))
