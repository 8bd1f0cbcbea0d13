"""A small bot, an unmodified discord.py, to try the sandbox with."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from loopback import LoopbackConnector
from sandbox import Actor
from sandbox.reading import Seen

Callback = Callable[..., Coroutine[Any, Any, None]]


class Tap(ui.DynamicItem[ui.Button[Any]], template=r"tap:(?P<n>\d+)"):
    """A button that counts in its own custom_id."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Tap {n}", custom_id=f"tap:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Tap:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        interaction.client.taps.append(interaction.id)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay(f"tapped {self.n + 1}"), ui.ActionRow(Tap(self.n + 1))))
        await interaction.response.edit_message(view=view)


class Bot(commands.Bot):
    """A bot whose handlers tests add to."""

    def __init__(self, address: str, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=intents or discord.Intents(guilds=True),
            connector=LoopbackConnector(address),
            guild_ready_timeout=0.05,
            max_messages=None,
            **options,
        )
        self.taps: list[int] = []
        self.seen: list[Any] = []
        self.errors: list[BaseException] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        assert error is not None
        self.errors.append(error)

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(message)


def command(bot: Bot, name: str, **extras: Any) -> Callable[[Callback], app_commands.Command[Any, ..., Any]]:
    """Add a slash command to a bot's tree."""
    return bot.tree.command(name=name, description=extras.pop("description", name), **extras)


@asynccontextmanager
async def running(bot: Bot, *, sync: bool = True) -> AsyncIterator[Bot]:
    """The bot logged in, synced, and ready."""

    @bot.tree.error
    async def failed(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        bot.errors.append(getattr(error, "original", error))

    await bot.login("sandbox")
    if sync:
        await bot.tree.sync()
    task = asyncio.create_task(bot.connect())
    try:
        waiter = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({task, waiter}, return_when=asyncio.FIRST_COMPLETED, timeout=30)
        if task.done():
            task.result()
        yield bot
    finally:
        waiter.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def until(true: Callable[[], Any], seconds: float = 20.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the things waited for live in other objects without events
            await asyncio.sleep(0.005)


def channel_of(bot: Bot, actor: Actor) -> discord.TextChannel:
    """The channel somebody is in, as the bot knows it."""
    channel = bot.get_channel(int(actor.at.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


def panel_of(actor: Actor) -> Seen:
    """The newest private answer somebody has."""
    panel = actor.panel()
    assert panel is not None
    return panel
