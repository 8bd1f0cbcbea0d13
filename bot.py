"""The composition root: settings, database, house, cogs. No logic lives here."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import pkgutil
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from dotenv import load_dotenv

import cogs
from cogs.painting.painter import Painter, give_bitmaps_back
from cogs.publishing.below import Below
from cogs.publishing.budget import RATE, Budget, Watched
from cogs.publishing.calls import Calls
from cogs.publishing.delivery import Delivery
from cogs.publishing.direct_messages import DirectMessages
from cogs.publishing.discord_time import DiscordTime
from cogs.publishing.following import Following
from cogs.publishing.hand_message import HandMessage
from cogs.publishing.idle import Quiet
from cogs.publishing.ledger import Ledger
from cogs.publishing.leftovers import Leftovers
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.lobby_message import LobbyMessage
from cogs.publishing.moments import Moments
from cogs.publishing.pauses import Pauses
from cogs.publishing.pens import Pens
from cogs.publishing.pictures import Hanging
from cogs.publishing.places import Places
from cogs.publishing.posts import Posts
from cogs.publishing.preferences import Preferences
from cogs.publishing.studio import Studio
from cogs.publishing.table_message import TableMessage
from cogs.publishing.tableaux import Tableaux
from cogs.publishing.tidying import tidy
from cogs.publishing.turns import Turns
from cogs.services.access import NEEDED, Access
from cogs.services.audit_log import AuditLog
from cogs.services.auto_pass import AutoPass
from cogs.services.caretaker import Caretaker
from cogs.services.close_ups import CloseUps
from cogs.services.coaching import Coaching
from cogs.services.desk import Desk, Hosting
from cogs.services.emoji_shelf import EmojiShelf
from cogs.services.hands import Hands
from cogs.services.lobbies import Lobbies
from cogs.services.sight import Sight
from cogs.services.tables import TableFinder
from cogs.settings.definitions import settings as known_settings
from cogs.settings.definitions import threaded
from cogs.settings.service import Settings as ServerSettings
from cogs.ui.answers import EMOJIS, TURN_OF_PANEL, answer_in_time, guarded, on_command_error
from cogs.ui.commands import Tree
from cogs.ui.controls import Switchboard
from cogs.ui.door import heard
from cogs.ui.extras import NONE
from data.database import Database
from data.file import DatabaseRefused
from event_loop import new_event_loop
from games.core.codec import encode
from games.host.clock import Clock, SystemClock
from games.host.house import House
from games.host.store import Busy
from games.host.thinking import OnTheSpot, Study
from games.host.timing import Timing
from games.registry import GAMES, games
from loopback import LoopbackConnector
from version import VERSION

log = logging.getLogger("parlour")

PUT_RIGHT, TRY_LATER = 2, 75
"""Exit codes, for whoever starts the bot: something must be put right first; trying again later may do."""

THINKERS = 2
"""One may be busy with a long review while a robot's turn comes."""

EXTENSIONS = [
    *[f"cogs.{module.name}" for module in pkgutil.iter_modules(cogs.__path__) if not module.ispkg],
    *[f"cogs.games.{key}" for key in GAMES],
]


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
    requests: float = RATE
    """A second, of those that Discord counts."""
    thinkers: int = 0
    """Processes in which robots think what takes them long; none: where they are asked."""
    emojis: bool = True
    """Nobody turns them off; a test that has no use for them spares itself the uploads."""

    @classmethod
    def from_environment(cls) -> Settings:
        load_dotenv()
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip(),
            database=Path(os.environ.get("PARLOUR_DB") or "data/parlour.db"),
            log_level=os.environ.get("LOG_LEVEL") or "INFO",
            sandbox=os.environ.get("PARLOUR_SANDBOX", ""),
            thinkers=THINKERS,
        )


class Parlour(Hosting):
    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        connector = LoopbackConnector(settings.sandbox) if settings.sandbox else None
        self.budget = Budget(settings.requests)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            connector=connector,
            http_trace=self.budget.trace(),
            shard_count=1 if settings.sandbox else None,
        )
        self.settings = settings
        self.database = database
        self._ending: asyncio.Task[None] | None = None
        thinker = Study(games, settings.thinkers) if settings.thinkers else OnTheSpot()
        self.house = House(database, GAMES, clock=clock, timing=settings.timing, thinker=thinker)
        self.desk = furnish(self, self.house, self.budget, settings.pauses)
        self.switchboard = self.desk.switchboard
        self.house.publisher = self.desk.delivery
        self.tree.error(on_command_error)

    async def setup_hook(self) -> None:
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self._sync_commands()
        self.desk.panels.watch_pens()
        if self.settings.emojis:
            await self.desk.emoji_shelf.recall()
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
        if self.settings.emojis:
            self.desk.emoji_shelf.fill()
        if not self.settings.sandbox:
            print(f"Invite it with {link}", flush=True)

    async def greet(self, interaction: discord.Interaction[Any]) -> None:
        """Before anything is said to somebody: whoever wants words instead of pictures gets no emojis either."""
        with suppress(Busy):
            if not await self.desk.preferences.plain(interaction.user.id):
                interaction.extras[EMOJIS] = self.desk.emoji_shelf.emojis

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.desk.delivery.message.time.heard(interaction.id)
        late = answer_in_time(interaction)
        if interaction.guild_id is not None:
            self.desk.caretaker.seen(interaction.guild_id, interaction.user.id)
        interaction.extras[TURN_OF_PANEL] = partial(self.desk.hands.turn, interaction)
        with self.desk.delivery.quiet.answer():
            await self.greet(interaction)
            await self.desk.delivery.want_pen(interaction)
            await heard(interaction)
        if interaction.response.is_done():
            late.cancel()
        self.desk.hands.noticed(interaction)
        await self.desk.delivery.keep_pen(interaction)

    async def on_message(self, message: discord.Message) -> None:
        self.desk.delivery.message.below.posted(message.channel.id, message.id)

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        self.desk.delivery.message.below.deleted(gone.channel_id, gone.message_id)

    async def close(self) -> None:
        """Take no more clicks, bring what is committed to the tables, then go. Asked twice, it goes once."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        await self.house.close_doors()
        await self.desk.emoji_shelf.close()
        await self.desk.delivery.drain()
        await self.desk.panels.close()
        await super().close()
        await self.database.close()


def furnish(bot: discord.Client, house: House, budget: Budget, pauses: Pauses) -> Desk:
    """Every service, each with what it needs."""
    store, now = house.store, house.clock.now
    extras = {key: getattr(import_module(f"cogs.games.{key}"), "EXTRAS", NONE) for key in GAMES}
    painter, ledger, preferences, quiet = Painter(), Ledger(store), Preferences(store), Quiet()
    shelf = EmojiShelf(bot, store, painter, quiet, GAMES)
    places = Places(bot, threaded, shelf.emojis)
    settings = ServerSettings(known_settings(GAMES), store, now)
    audit_log = AuditLog(settings, places)
    leftovers, hanging, time = Leftovers(bot, now()), Hanging(), DiscordTime(house.clock)
    pens, below = Pens(bot, time), Below()
    hand_message = HandMessage(store, ledger, preferences, painter, extras, below, shelf.emojis, house.coach)
    directs = DirectMessages(bot, preferences, hand_message, leftovers, hanging)
    panels = LivePanels(house, hand_message, pens, hanging, house.clock, pauses, quiet)
    caretaker = Caretaker(bot, house, preferences, directs, audit_log)
    tableaux, watched, studio = Tableaux(painter, house), Watched(house.clock.running), Studio(painter)
    moments = Moments(places, leftovers, time, below, tableaux)
    posts = Posts(leftovers, time)
    lobby = LobbyMessage(places, posts, studio)
    message = TableMessage(places, painter, extras, posts, pens, below, moments, lobby)
    calls = Calls(directs, preferences, places, caretaker)
    turns = Turns(house, ledger, leftovers)
    following = Following(turns, message, panels, calls, budget, watched, pauses)
    delivery = Delivery(following, pauses, quiet)
    panels.changed = delivery.changed
    tables = TableFinder(house, ledger, places, Sight(store, ledger), watched)
    access = Access(house, settings, now)
    switchboard = Switchboard(guarded, tables.look)
    hands = Hands(house, tables, delivery, panels, hand_message)
    return Desk(
        house=house,
        switchboard=switchboard,
        painter=painter,
        preferences=preferences,
        settings=settings,
        delivery=delivery,
        tables=tables,
        access=access,
        audit_log=audit_log,
        caretaker=caretaker,
        panels=panels,
        hands=hands,
        lobbies=Lobbies(house, tables, access, settings, delivery),
        auto_pass=AutoPass(house, preferences),
        close_ups=CloseUps(painter),
        coaching=Coaching(house, tables, hands, preferences, painter),
        emoji_shelf=shelf,
        now=now,
    )


async def build(settings: Settings, clock: Clock | None = None) -> Parlour:
    """The bot, ready to start; in-process tests give it a fake clock."""
    # In detail discord.py logs whole requests and events: hands, and tokens that write on them.
    library = logging.getLogger("discord")
    library.setLevel(max(library.getEffectiveLevel(), logging.INFO))
    database = await Database.open(settings.database)
    return Parlour(settings, database, clock or SystemClock())


async def run(settings: Settings) -> None:
    await serve(await build(settings))


async def serve(bot: Parlour) -> None:
    """Until it is told to stop."""
    # What is loaded by now stays for good. Looking for cycles among it, and among a thousand tables, took as long as
    # the rules did, and a quarter of the time of many clicks at once; what a click leaves behind goes by itself, and
    # the rest is looked for when nobody waits.
    gc.freeze()
    gc.set_threshold(200_000, 10, 10)
    tidying = asyncio.create_task(tidy(bot.desk.delivery.quiet))
    # A thread that paints gives way to answers five times sooner than it would.
    sys.setswitchinterval(0.001)
    give_bitmaps_back()
    bot.desk.delivery.message.lobby.studio.open()
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(stop, lambda: asyncio.ensure_future(bot.close()))
    try:
        await bot.start(bot.settings.token or "sandbox")
    finally:
        tidying.cancel()
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


def refuse(why: str, code: int = PUT_RIGHT) -> int:
    """One sentence for the operator, and the exit code."""
    print(why, file=sys.stderr)
    return code


def main() -> int:
    for_sandbox = arguments()
    settings = Settings.from_environment()
    level = logging.getLevelNamesMapping().get(settings.log_level.upper())
    if level is None:
        return refuse(f"LOG_LEVEL cannot be {settings.log_level!r}; choose DEBUG, INFO, WARNING or ERROR.")
    if not settings.token and not settings.sandbox:
        os.execv(sys.executable, [sys.executable, "-m", "sandbox", *for_sandbox])
    discord.utils.setup_logging(level=level)
    # Nobody misses voice here; a first start should not begin with warnings about it.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run(settings))
    except DatabaseRefused as no:
        return refuse(str(no))
    except discord.LoginFailure:
        return refuse("Discord does not know this token. Copy it again from the Bot page of your application.")
    except (aiohttp.ClientConnectionError, discord.DiscordServerError, discord.GatewayNotFound):
        return refuse("Discord cannot be reached. Check the network of this machine, then start again.", TRY_LATER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
