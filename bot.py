"""The composition root: settings, database, house, cogs. No logic lives here."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands
from dotenv import load_dotenv

from cogs.publishing.delivery import Delivery, Pauses
from cogs.publishing.direct_messages import Directs
from cogs.publishing.places import Places
from cogs.publishing.preferences import Wishes
from cogs.publishing.table_message import TableMessage
from cogs.services.access import NEEDED
from cogs.services.desk import Desk
from cogs.settings.definitions import settings as known_settings
from cogs.ui.answers import guarded, on_command_error
from cogs.ui.controls import CONTROLS, Switchboard
from cogs.ui.forms import submitted
from cogs.ui.painter import Painter
from cogs.ui.pickers import PICKERS
from data.database import Database
from data.file import DatabaseRefused
from games.core.codec import encode
from games.host.clock import Clock, SystemClock
from games.host.house import House
from games.host.timing import Timing
from games.registry import GAMES
from loopback import LoopbackConnector
from version import VERSION

log = logging.getLogger("parlour")

COGS = (
    "lobby",
    "playing",
    "table",
    "config",
    "moderate",
    "preferences",
    "privacy",
    "help",
    "ratings",
    "guild_events",
    "closeups",
    "replay",
    "games.loveletter",
    "games.coup",
    "games.inkognito",
    "games.camelot",
    "games.hamlet",
)


@dataclass(frozen=True)
class Settings:
    """What the operator decides, from the environment and .env."""

    token: str = ""
    database: Path = Path("data/parlour.db")
    log_level: str = "INFO"
    sandbox: str = ""
    """host:port of a stand-in for Discord; empty: Discord itself."""
    timing: Timing = field(default_factory=Timing)
    pauses: Pauses = field(default_factory=Pauses)

    @classmethod
    def from_environment(cls) -> Settings:
        load_dotenv()
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip(),
            database=Path(os.environ.get("PARLOUR_DB") or "data/parlour.db"),
            log_level=os.environ.get("LOG_LEVEL") or "INFO",
            sandbox=os.environ.get("PARLOUR_SANDBOX", ""),
        )


class Parlour(commands.AutoShardedBot):
    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        connector = LoopbackConnector(settings.sandbox) if settings.sandbox else None
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            connector=connector,
            shard_count=1 if settings.sandbox else None,
        )
        self.settings = settings
        self.database = database
        self._ending: asyncio.Task[None] | None = None
        self.switchboard = Switchboard(guarded)
        self.house = House(database, GAMES, clock=clock, timing=settings.timing)
        painter, places = Painter(), Places(self)
        delivery = Delivery(
            self,
            self.house,
            TableMessage(places, painter, clock.now),
            Directs(self, Wishes(database), painter),
            places,
            settings.pauses,
        )
        self.house.publisher = delivery
        self.desk = Desk(self.house, painter, delivery, self.switchboard, known_settings(GAMES), clock.now)
        self.tree.error(on_command_error)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*CONTROLS, *PICKERS)
        for cog in COGS:
            await self.load_extension(f"cogs.{cog}")
        await self._sync_commands()
        await self.house.open_doors()

    async def _sync_commands(self) -> None:
        """Only when they changed: Discord counts how often commands are written."""
        commands_now = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        fingerprint = sha256(encode([commands_now, self.application_id])).hexdigest()
        stored = (await self.database.settings("bot")).get("commands")
        if stored is None or stored.value != fingerprint:
            await self.tree.sync()
            await self.database.set_setting("bot", "commands", fingerprint, self.application_id or 0, 0)
            log.info("the commands have changed and were written to Discord")

    async def on_ready(self) -> None:
        user = self.user
        assert user is not None
        link = discord.utils.oauth_url(user.id, permissions=NEEDED, scopes=("bot", "applications.commands"))
        log.info("ready as %s; servers: %s", user, len(self.guilds))
        if not self.settings.sandbox:
            print(f"Invite it with {link}", flush=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await submitted(interaction)

    async def close(self) -> None:
        """Take no more clicks, bring what is committed to the tables, then go. Asked twice, it goes once."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        await self.house.close_doors()
        await self.desk.delivery.drain()
        await self.desk.close()
        await super().close()
        await self.database.close()


async def build(settings: Settings, clock: Clock | None = None) -> Parlour:
    """The bot, ready to start; in-process tests give it a fake clock."""
    database = await Database.open(settings.database)
    return Parlour(settings, database, clock or SystemClock())


async def run(settings: Settings) -> None:
    bot = await build(settings)
    # What is loaded by now stays for good. Looking for cycles among it, and among a thousand tables, took as long as
    # the rules did; what a click leaves behind goes by itself.
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    # A thread that paints gives way to answers five times sooner than it would.
    sys.setswitchinterval(0.001)
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(stop, lambda: asyncio.ensure_future(bot.close()))
    try:
        await bot.start(settings.token or "sandbox")
    finally:
        await bot.close()


def arguments() -> list[str]:
    """What the command line says to the sandbox; what it says to the bot is done here."""
    parser = argparse.ArgumentParser(
        prog="python bot.py",
        description="Parlour: on Discord with a token in .env, else on the sandbox, a stand-in in your browser.",
        epilog="Everything else goes to the sandbox; `python -m sandbox --help` lists it.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Parlour {VERSION}")
    return parser.parse_known_args()[1]


def main() -> int:
    for_sandbox = arguments()
    settings = Settings.from_environment()
    if not settings.token and not settings.sandbox:
        os.execv(sys.executable, [sys.executable, "-m", "sandbox", *for_sandbox])
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level.upper()))
    # Nobody misses voice here; a first start should not begin with warnings about it.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        asyncio.run(run(settings))
    except DatabaseRefused as no:
        print(no, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord does not know this token. Copy it again from the Bot page of your application.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
