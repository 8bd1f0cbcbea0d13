"""`/privacy`: everything that is kept about me, as a file; and how it is forgotten."""

from __future__ import annotations

import io

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.publishing.languages import UNNOTED
from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import privately, reader, show
from cogs.ui.controls import button, handles
from cogs.ui.house_controls import ForgetMe, NeverMind
from cogs.ui.interactions import Interaction
from cogs.ui.layout import notice, view_of
from cogs.ui.parts import Attached, Words
from cogs.ui.translator import spoken
from games.host.robot_names import NAMELESS

FILE = "parlour-about-me.json"


class Privacy(commands.GroupCog, group_name="privacy", group_description=spoken("command-privacy")):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        desk.switchboard.connect(self)

    @app_commands.command(description=spoken("command-privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        kept = await self.house.store.person(interaction.user.id)
        data = msgspec.json.format(msgspec.json.encode({"user": interaction.user.id, **kept}), indent=1)
        file = discord.File(io.BytesIO(data), FILE)
        text = reader(interaction)("privacy-export", count=sum(map(len, kept.values())))
        await privately(interaction, view_of(Words(text), Attached.of(file.filename)), [file])

    @app_commands.command(description=spoken("command-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        say = reader(interaction)
        running = len(await self.house.tables_of(interaction.user.id))
        yes = button(say("privacy-yes"), ForgetMe(), style=discord.ButtonStyle.danger)
        question = say("privacy-sure", count=running)
        await privately(interaction, notice(question, yes, button(say("sure-no"), NeverMind())))

    @handles(ForgetMe)
    async def forget(self, interaction: Interaction) -> None:
        """Seats go to robots, old games keep a number instead of the name."""
        user = interaction.user.id
        kept = await self.house.store.person(user)
        tables = {row["table_id"] for what in ("seats", "hosted", "sat") for row in kept[what]}
        await self.house.forget(user, NAMELESS)
        self.desk.preferences.forget(user)
        interaction.extras[UNNOTED] = True
        for table in tables:
            if isinstance(table, int):
                await self.desk.delivery.forget(table, user)
        await show(interaction, notice(reader(interaction)("privacy-done")))


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Privacy(bot.desk))
