"""Whether the token and the application behind it are fit for the bot, and what to do where they are not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import aiohttp
import discord

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""What the bot hears of; none of them is privileged."""

PORTAL = "https://discord.com/developers/applications"


class Unfit(Exception):
    """What has to be changed at Discord first, in one sentence."""


def unfitness(application: discord.AppInfo) -> str | None:
    """What keeps the bot from serving anybody; None: nothing does."""
    if application.interactions_endpoint_url:
        return (
            "Discord sends what people press to a web address instead of to this bot: clear Interactions Endpoint URL"
            f" on the General Information page of your application at {PORTAL}."
        )
    if application.user_integration_config is not None and application.guild_integration_config is None:
        return (
            "The application cannot be added to servers: tick Guild Install on the Installation page of your"
            f" application at {PORTAL}."
        )
    return None


def doubts(application: discord.AppInfo) -> list[str]:
    """What whoever wants to add the bot may stumble over."""
    found = []
    if application.bot_require_code_grant:
        found.append("Nobody can add the bot by its link: turn Requires OAuth2 Code Grant off on the Bot page.")
    if not application.bot_public:
        found.append("Only its owner can add the bot to servers: Public Bot is off on the Bot page.")
    return found


# What Discord refuses.

NO_SUCH_TOKEN = "Discord does not know this token. Copy it again from the Bot page of your application."


class Explained(NamedTuple):
    """Why Discord does not let the bot in: a sentence for the operator, and whether it may do so later."""

    why: str
    later: bool = False


def explained(problem: Exception) -> Explained | None:
    """None: that is something else."""
    match problem:
        case Unfit():
            return Explained(str(problem))
        case discord.LoginFailure():
            return Explained(NO_SUCH_TOKEN)
        case discord.PrivilegedIntentsRequired() | discord.ConnectionClosed(code=4014):
            return Explained(
                "Discord does not let this application hear what happens in servers (4014). The bot asks for no"
                f" privileged intents: see at {PORTAL} whether the application is restricted."
            )
        case discord.ConnectionClosed(code=4004):
            # All sessions end with it when a token is taken away from a running bot.
            return Explained(NO_SUCH_TOKEN)
        case discord.ConnectionClosed():
            return Explained(f"Discord ended the session for good ({problem.code}).")
        case (
            aiohttp.ClientConnectionError() | TimeoutError() | discord.DiscordServerError() | discord.GatewayNotFound()
        ):
            return Explained("Discord cannot be reached. Check the network of this machine, then start again.", True)
        case discord.HTTPException():
            return Explained(f"Discord does not let this machine in at the moment ({problem.status}).", True)
    return None


# Trying it.

PATIENCE = 30.0
"""Seconds for a session to begin."""
SPARED = 20
"""With fewer sessions left for today, none is begun only to try it."""

Connect = Callable[[], aiohttp.BaseConnector | None]


class Contact(NamedTuple):
    """What a try has shown."""

    name: str
    doubts: list[str]
    servers: int
    shards: int
    sessions: int
    """Left for today."""
    heard: bool
    """A session was begun, and Discord let us hear what we asked for."""


async def contact(token: str, connect: Connect) -> Contact:
    """Log in, look at the application, begin one session and end it. Raises what `explained` explains."""
    async with discord.AutoShardedClient(intents=INTENTS, connector=connect()) as client:
        await client.login(token)
        application = client.application
        assert application is not None
        if (unfit := unfitness(application)) is not None:
            raise Unfit(unfit)
        shards, *_ = await client.http.get_bot_gateway()
        left = (await client.fetch_session_start_limits()).remaining
        name, servers = str(client.user), application.approximate_guild_count or 0
    heard = left > SPARED
    if heard:
        await _hear(token, connect(), shards)
    return Contact(name, doubts(application), servers, shards, left, heard)


async def _hear(token: str, connector: aiohttp.BaseConnector | None, shards: int) -> None:
    trial = _Trial(intents=INTENTS, connector=connector, shard_id=0, shard_count=shards, max_messages=None)
    async with trial:
        starting = asyncio.create_task(trial.start(token, reconnect=False))
        begun = asyncio.create_task(trial.begun.wait())
        await asyncio.wait({starting, begun}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()
        if starting.done():
            starting.result()
        if not trial.begun.is_set():
            raise TimeoutError
    await asyncio.gather(starting, return_exceptions=True)


class _Trial(discord.Client):
    """Hears that its session has begun, and leaves everything else to the bot itself, which may be running."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.begun = asyncio.Event()

    async def on_connect(self) -> None:
        self.begun.set()
