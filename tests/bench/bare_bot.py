"""The least a bot can do with a click: a dynamic button answered by an edit of its own message, ten buttons on it."""

from __future__ import annotations

import asyncio
import os
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from event_loop import new_event_loop
from loopback import LoopbackConnector


class Bare(ui.DynamicItem[ui.Button[Any]], template=r"bare:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Button {number}", custom_id=f"bare:{number}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Bare:
        return cls(int(match["number"]))

    async def callback(self, interaction: Any) -> None:
        await interaction.response.edit_message(view=view())


def view() -> ui.LayoutView:
    buttons = [Bare(number) for number in range(10)]
    layout = ui.LayoutView(timeout=None)
    layout.add_item(
        ui.Container(ui.TextDisplay("A hand of cards."), ui.ActionRow(*buttons[:5]), ui.ActionRow(*buttons[5:]))
    )
    return layout


class BareBot(commands.AutoShardedBot):
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Bare)
        self.tree.add_command(_panel)
        await self.tree.sync()


@app_commands.command(name="panel", description="A private panel with ten buttons")
async def _panel(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=view(), ephemeral=True)


async def main() -> None:
    bot = BareBot(
        commands.when_mentioned,
        intents=discord.Intents(guilds=True, guild_messages=True),
        max_messages=None,
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        connector=LoopbackConnector(os.environ["PARLOUR_SANDBOX"]),
        shard_count=1,
    )
    async with bot:
        await bot.start("sandbox")


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main())
