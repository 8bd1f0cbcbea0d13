"""Love Letter, typed."""

from __future__ import annotations

from discord.ext import commands

from cogs.games.typed import Verb, add_game

VERBS = (Verb("play", options=("card", "target", "guess")),)


async def setup(bot: commands.Bot) -> None:
    await add_game(bot, "loveletter", VERBS)
