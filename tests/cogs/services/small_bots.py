"""Small bots that follow each other on the stand-in for Discord, and hand their sessions on."""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager

import discord
from discord import app_commands
from discord.ext import commands

from cogs.services.gateway_sessions import GatewaySessions
from loopback import LoopbackConnector
from tests.sandbox.loopback import until


class Small(commands.AutoShardedBot):
    """Answers /ping with how often it has been carried out; may be made to wait before it does, or before IDENTIFY."""

    def __init__(self, address, given=(), **options):
        options = {"guild_ready_timeout": 0.05, **options}
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            connector=LoopbackConnector(address),
            **options,
        )
        self.given = given
        self.sessions = GatewaySessions(self)
        self.may_identify, self.may_answer = asyncio.Event(), asyncio.Event()
        self.may_identify.set()
        self.may_answer.set()
        self.served: list[int] = []
        self.seen: list[discord.Interaction] = []
        command = app_commands.Command(name="ping", description="Ping", callback=self.ping)
        command.autocomplete("what")(self.suggest)
        self.tree.add_command(command)

    async def ping(self, interaction: discord.Interaction, what: str = "") -> None:
        self.served.append(interaction.id)
        await self.may_answer.wait()
        if interaction.response.is_done():
            await interaction.followup.send("pong", ephemeral=True)
        else:
            await interaction.response.send_message("pong", ephemeral=True)

    async def suggest(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name="suggested", value="suggested")]

    async def on_interaction(self, interaction):
        self.seen.append(interaction)

    async def setup_hook(self):
        await self.tree.sync()
        self.sessions.inherit(self.given)

    async def before_identify_hook(self, shard_id, *, initial=False):
        await self.may_identify.wait()

    async def connect(self, *, reconnect=True):
        await self.sessions.connecting.run(super().connect(reconnect=reconnect))

    async def close(self):
        self.may_identify.set()
        await self.sessions.close()
        await super().close()


class Line:
    """Of succession: each bot begins with what the one before it has left."""

    def __init__(self, stage):
        self.stage = stage
        self.hub = stage.world.hub
        self.starting = {}

    async def start(self, given=(), *, identify=True, **options):
        """The next bot; without `identify` it has only what it inherits."""
        bot = Small(self.stage.sandbox.address, given, **options)
        if not identify:
            bot.may_identify.clear()
        await bot.login(self.stage.world.token)
        self.starting[bot] = asyncio.create_task(bot.connect())
        if identify:
            await bot.wait_until_ready()
        return bot

    async def dies(self, bot):
        """Without a word, but for its sessions, which Discord keeps."""
        await bot.sessions.leave()
        await self.ends(bot)

    async def ends(self, bot):
        await bot.close()
        await self.starting.pop(bot)


@asynccontextmanager
async def line_on(stage):
    async with stage:
        line = Line(stage)
        try:
            yield line
        finally:
            for bot in list(line.starting):
                await line.ends(bot)
        await until(lambda: not heartbeats())


def heartbeats():
    """The threads in which discord.py keeps connections alive."""
    return [one for one in threading.enumerate() if one.name.startswith("keep-alive-handler")]
