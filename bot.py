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
from functools import partial
from hashlib import sha256
from importlib import import_module
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from yarl import URL

import cogs
from cogs.painting.painter import Painter, give_bitmaps_back
from cogs.publishing.below import Below
from cogs.publishing.budget import Budget, Watched
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
from cogs.services.connecting import Connecting
from cogs.services.desk import Desk, Hosting
from cogs.services.emoji_shelf import EmojiShelf
from cogs.services.gate import Gate
from cogs.services.hands import Hands
from cogs.services.hearsay import Hearsay
from cogs.services.lobbies import Lobbies
from cogs.services.sight import Sight
from cogs.services.stand_ins import StandIns
from cogs.services.succession import DRAINING, GoneBefore, Succession
from cogs.services.tables import TableFinder
from cogs.settings.definitions import settings as known_settings
from cogs.settings.definitions import threaded
from cogs.settings.service import Settings as ServerSettings
from cogs.ui.answers import EMOJIS, TURN_OF_PANEL, answer_in_time, guarded, on_command_error
from cogs.ui.commands import Tree
from cogs.ui.controls import Switchboard
from cogs.ui.door import heard
from cogs.ui.extras import NONE
from data.keeper import Keeper
from data.opening import open_store
from data.refusal import DatabaseAway, DatabaseRefused
from event_loop import new_event_loop
from games.core.codec import encode
from games.host.clock import Clock, SystemClock
from games.host.company import Company
from games.host.fellows import LeaseLost
from games.host.house import House
from games.host.store import Busy
from games.host.thinking import OnTheSpot, Study
from games.registry import GAMES, games
from loopback import LoopbackConnector
from settings import Settings as Settings
from version import VERSION

log = logging.getLogger("parlour")

PUT_RIGHT, TRY_LATER = 2, 75
"""Exit codes, for whoever starts the bot: something must be put right first; trying again later may do."""

NO_SUCH_TOKEN = "Discord does not know this token. Copy it again from the Bot page of your application."
TOKEN_GONE = 4004
"""Discord ends all sessions with it when it takes a token away from a running bot."""

DRAINED = 5.0
"""Seconds for what has been committed to reach the tables when the bot ends."""

OVERLAP = 2.0
"""Seconds for which whoever served a slot before may still have been at something."""

EXTENSIONS = [
    *[f"cogs.{module.name}" for module in pkgutil.iter_modules(cogs.__path__) if not module.ispkg],
    *[f"cogs.games.{key}" for key in GAMES],
]


class Parlour(Hosting):
    def __init__(self, settings: Settings, database: Keeper, clock: Clock, *, stands_in: bool = False) -> None:
        connector = LoopbackConnector(settings.sandbox) if settings.sandbox else None
        self.budget = Budget(settings.requests / settings.processes)
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
        )
        lease = database.lease()
        self.company = Company(lease, settings.processes, clock, stands_in=stands_in) if lease is not None else None
        self.succession = Succession(self, self.company) if self.company is not None else None
        self.connecting = self.succession.connecting if self.succession is not None else Connecting()
        self.gate = Gate(self.fetch_session_start_limits, self.company.admit if self.company else None)
        self.settings = settings
        self.database = database
        self._ending: asyncio.Task[None] | None = None
        thinker = Study(games, settings.thinkers) if settings.thinkers else OnTheSpot()
        self.house = House(database, GAMES, clock=clock, timing=settings.timing, thinker=thinker, company=self.company)
        self.desk = furnish(self, self.house, self.budget, settings.pauses)
        self.switchboard = self.desk.switchboard
        self.house.publisher = self.desk.delivery
        self.tree.error(on_command_error)

    async def setup_hook(self) -> None:
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        moved = await self.succession.take() if self.succession is not None else True
        if self._is_first:
            await self._sync_commands()
        self.desk.panels.watch_pens()
        if self.settings.emojis:
            await self.desk.emoji_shelf.recall()
        self.desk.delivery.leftovers.started = self.house.tables.moment(0).wall + (OVERLAP if self.succession else 0)
        await self.house.open_doors(moved)
        if self.succession is not None:
            self.succession.go_on()

    @property
    def _is_first(self) -> bool:
        """Of several processes one does what is done once for all of them."""
        return self.company is None or (self.company.share is not None and self.company.share.slot == 0)

    async def connect(self, *, reconnect: bool = True) -> None:
        await self.connecting.run(super().connect(reconnect=reconnect))

    async def _sync_commands(self) -> None:
        """Only when they changed: Discord counts how often commands are written."""
        commands_now = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        fingerprint = sha256(encode([commands_now, self.application_id])).hexdigest()
        stored = (await self.database.settings("bot")).get("commands")
        if stored is None or stored.value != fingerprint:
            await self.tree.sync()
            await self.database.set_setting("bot", "commands", fingerprint, self.application_id or 0, 0)
            log.info("the commands have changed and were written to Discord")

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        await self.gate.come(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.gate.admit(shard_id or 0)

    async def on_ready(self) -> None:
        user = self.user
        assert user is not None
        link = discord.utils.oauth_url(user.id, permissions=NEEDED, scopes=("bot", "applications.commands"))
        log.info("ready as %s; servers: %s, shards: %s", user, len(self.guilds), self.shard_count)
        if self.settings.emojis and self._is_first:
            self.desk.emoji_shelf.fill()
        if not self.settings.sandbox:
            print(f"Invite it with {link}", flush=True)

    async def greet(self, interaction: discord.Interaction[Any]) -> None:
        """Before anything is said to somebody: whoever wants words instead of pictures gets no emojis either. Without
        its slot this process says nothing: somebody else may be at it.
        """
        await self.house.fellows.serving()
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
        self.connecting.closing()
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        succession = self.succession
        followed = succession is not None and await succession.is_followed()
        if succession is not None and followed:
            await succession.stop_listening()
        await self.house.close_doors()
        await self.desk.emoji_shelf.close()
        patience = DRAINING if followed else DRAINED
        await self.desk.delivery.drain(patience)
        await self.desk.panels.close(patience)
        if succession is not None:
            await (succession.give() if followed else succession.end())
        await self.connecting.stop()
        await super().close()
        await self.database.close()

    async def serve(self) -> None:
        """Until it is told to stop."""
        self.desk.delivery.message.lobby.studio.open()
        losing = asyncio.create_task(self._end_when_lost())
        try:
            await self.start(self.settings.token or "sandbox")
        finally:
            await self.close()
            losing.cancel()

    async def _end_when_lost(self) -> None:
        """Another process has taken this one's slot: there is nothing more to do here, and nothing to say."""
        if self.company is not None:
            await self.company.lost.wait()
            self.desk.delivery.fall_silent()
            await self.close()


def furnish(bot: discord.Client, house: House, budget: Budget, pauses: Pauses) -> Desk:
    """Every service, each with what it needs."""
    store, fellows, now = house.store, house.fellows, house.clock.now
    extras = {key: getattr(import_module(f"cogs.games.{key}"), "EXTRAS", NONE) for key in GAMES}
    painter, ledger = Painter(), Ledger(store, house.tables.serves)
    preferences, quiet = Preferences(store, fellows), Quiet()
    shelf = EmojiShelf(bot, store, fellows, painter, quiet, GAMES)
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
    delivery.hears = Hearsay(preferences, panels, shelf).heard
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


async def build(settings: Settings, clock: Clock | None = None, *, stands_in: bool = False) -> Parlour:
    """The bot, ready to start; in-process tests give it a fake clock. `stands_in`: beside another in this process."""
    # In detail discord.py logs whole requests and events: hands, and tokens that write on them.
    library = logging.getLogger("discord")
    library.setLevel(max(library.getEffectiveLevel(), logging.INFO))
    database = await open_store(settings.database)
    return Parlour(settings, database, clock or SystemClock(), stands_in=stands_in)


async def run(settings: Settings) -> None:
    await serve(await build(settings))


async def serve(bot: Parlour) -> None:
    """Until it is told to stop."""
    # What is loaded by now stays for good. Looking for cycles among it, and among a thousand tables, took as long as
    # the rules did, and a quarter of the time of many clicks at once; what a click leaves behind goes by itself, and
    # the rest is looked for when nobody waits.
    gc.freeze()
    gc.set_threshold(200_000, 10, 10)
    beside = [asyncio.create_task(tidy(bot.desk.delivery.quiet))]
    # A thread that paints gives way to answers five times sooner than it would.
    sys.setswitchinterval(0.001)
    give_bitmaps_back()
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(stop, lambda: asyncio.ensure_future(bot.close()))
    stand_ins = StandIns(bot.company, partial(build, bot.settings, stands_in=True)) if bot.company is not None else None
    if stand_ins is not None and bot.settings.processes > 1:
        beside.append(asyncio.create_task(stand_ins.watch()))
    try:
        with suppress(GoneBefore):
            await bot.serve()
    finally:
        for task in beside:
            task.cancel()
        if stand_ins is not None:
            await stand_ins.close()
    if bot.company is not None and bot.company.lost.is_set():
        raise LeaseLost


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
    if (problem := settings.problem) is not None:
        return refuse(problem)
    if not settings.token and not settings.sandbox:
        os.execv(sys.executable, [sys.executable, "-m", "sandbox", *for_sandbox])
    discord.utils.setup_logging(level=settings.level or logging.INFO)
    # Nobody misses voice here; a first start should not begin with warnings about it.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run(settings))
    except DatabaseRefused as no:
        return refuse(str(no), TRY_LATER if isinstance(no, DatabaseAway) else PUT_RIGHT)
    except LeaseLost:
        return refuse("Another process serves in place of this one, or the database is away; start again.", TRY_LATER)
    except discord.LoginFailure:
        return refuse(NO_SUCH_TOKEN)
    except discord.ConnectionClosed as closed:
        if closed.code != TOKEN_GONE:
            raise
        return refuse(NO_SUCH_TOKEN)
    except (aiohttp.ClientConnectionError, discord.DiscordServerError, discord.GatewayNotFound):
        return refuse("Discord cannot be reached. Check the network of this machine, then start again.", TRY_LATER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
