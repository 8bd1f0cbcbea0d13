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
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands
from yarl import URL

import cogs
from cogs.painting.painter import give_bitmaps_back
from cogs.publishing.budget import Budget
from cogs.publishing.tidying import tidy
from cogs.services.access import NEEDED
from cogs.services.answer_times import AnswerTimes
from cogs.services.connecting import Connecting
from cogs.services.desk import Hosting
from cogs.services.fitness import INTENTS, Unfit, doubts, explained, unfitness
from cogs.services.furnishing import furnish
from cogs.services.gate import Gate
from cogs.services.stand_ins import StandIns
from cogs.services.succession import DRAINING, GoneBefore, Succession
from cogs.services.vitals import Saved, Served, Vitals
from cogs.ui.answers import EMOJIS, TURN_OF_PANEL, answer_in_time, on_command_error
from cogs.ui.commands import Tree
from cogs.ui.door import heard
from cogs.ui.translator import Translations
from data.keeper import Keeper
from data.opening import open_store
from data.refusal import DatabaseAway, DatabaseRefused
from event_loop import LoopWatch, new_event_loop
from games.core.codec import encode
from games.host.clock import Clock, SystemClock
from games.host.company import Company
from games.host.fellows import LeaseLost
from games.host.house import House
from games.host.store import Busy
from games.host.thinking import OnTheSpot, Study
from games.registry import GAMES, games
from loopback import LoopbackConnector
from operating import check, logs
from operating.address import address
from operating.backups import Backups
from operating.backups import Status as Backed
from operating.check import Line
from operating.http import AddressTaken, HealthPage
from operating.levels import Levels
from settings import Settings as Settings
from settings import level_in_file
from version import VERSION

log = logging.getLogger("parlour")

PUT_RIGHT, TRY_LATER = 2, 75
"""Exit codes, for whoever starts the bot: something must be put right first; trying again later may do."""

NO_TOKEN = "There is no token. Put the one from the Bot page of your application behind DISCORD_TOKEN= in .env."

DRAINED = 5.0
"""Seconds for what has been committed to reach the tables when the bot ends."""

OVERLAP = 2.0
"""Seconds for which whoever served a slot before may still have been at something."""

EXTENSIONS = [
    *[f"cogs.{module.name}" for module in pkgutil.iter_modules(cogs.__path__) if not module.ispkg],
    *[f"cogs.games.{key}" for key in GAMES],
]


class Parlour(Hosting):
    def __init__(self, settings: Settings, database: Keeper, clock: Clock, stands_in: Vitals | None = None) -> None:
        connector = LoopbackConnector(settings.sandbox) if settings.sandbox else None
        self.budget, self.answer_times = Budget(settings.requests / settings.processes), AnswerTimes()
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            connector=connector,
            http_trace=self.answer_times.follow(self.budget.trace()),
        )
        lease = database.lease()
        lent = stands_in is not None
        self.company = Company(lease, settings.processes, clock, stands_in=lent) if lease is not None else None
        self.succession = Succession(self, self.company) if self.company is not None else None
        self.connecting = self.succession.connecting if self.succession is not None else Connecting()
        self.gate = Gate(self.fetch_session_start_limits, self.company.admit if self.company else None)
        self.settings = settings
        self.database = database
        every, keep = settings.backup_every, settings.backup_keep
        self.backups = Backups(Path(settings.database), every, keep, clock) if every else None
        self._ending: asyncio.Task[None] | None = None
        thinker = Study(games, settings.thinkers) if settings.thinkers else OnTheSpot()
        self.house = House(database, GAMES, clock=clock, timing=settings.timing, thinker=thinker, company=self.company)
        self.vitals = stands_in or Vitals()
        pauses, privacy = settings.pauses, settings.privacy_url
        self.desk = furnish(self, self.house, self.budget, pauses, self.vitals, privacy_url=privacy)
        self.switchboard = self.desk.switchboard
        self.house.publisher = self.desk.delivery
        self._served = Served(self, self.house, self.desk.delivery, self.budget, self.gate, self.company)
        self.vitals.served.append(self._served)
        self.tree.error(on_command_error)

    async def setup_hook(self) -> None:
        self._need_fitness()
        await self.tree.set_translator(Translations())
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

    def _need_fitness(self) -> None:
        assert self.application is not None
        if (unfit := unfitness(self.application)) is not None:
            raise Unfit(unfit)
        for doubt in doubts(self.application):
            log.warning(doubt)

    @property
    def _is_first(self) -> bool:
        """Of several processes one does what is done once for all of them."""
        return self.company is None or (self.company.share is not None and self.company.share.slot == 0)

    async def connect(self, *, reconnect: bool = True) -> None:
        await self.connecting.run(super().connect(reconnect=reconnect))

    async def _sync_commands(self) -> None:
        """Only when they changed, in any language: Discord counts how often commands are written."""
        translator, named = self.tree.translator, self.tree.get_commands()
        assert translator is not None
        commands_now = [await command.get_translated_payload(self.tree, translator) for command in named]
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
        """Before anything is said to somebody: in which language; and whoever wants words instead of pictures gets no
        emojis either. Without its slot this process says nothing: somebody else may be at it.
        """
        await self.house.fellows.serving()
        with suppress(Busy):
            await self.desk.languages.greet(interaction)
            if not await self.desk.preferences.plain(interaction.user.id):
                interaction.extras[EMOJIS] = self.desk.emoji_shelf.emojis

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.answer_times.came(interaction)
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
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._remember(interaction)

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], command: object) -> None:
        await self._remember(interaction)

    async def _remember(self, interaction: discord.Interaction[Any]) -> None:
        with suppress(Busy):
            await self.desk.languages.remember(interaction)

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
        if self.backups is not None:
            self.backups.give_up()
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
        if self.vitals.served[0] is not self._served:
            self.vitals.served.remove(self._served)
        if self.backups is not None:
            await self.backups.ended()
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


async def build(settings: Settings, clock: Clock | None = None, stands_in: Vitals | None = None) -> Parlour:
    """The bot, ready to start; in-process tests give it a fake clock. `stands_in`: beside another in this process, and
    with its vitals.
    """
    logs.set_level(logging.getLogger().level)
    database = await open_store(settings.database)
    return Parlour(settings, database, clock or SystemClock(), stands_in)


async def run(settings: Settings) -> None:
    await serve(await build(settings))


async def serve(bot: Parlour) -> None:
    """Until it is told to stop."""
    page = await _health_page(bot)
    # What is loaded by now stays for good. Looking for cycles among it, and among a thousand tables, took as long as
    # the rules did, and a quarter of the time of many clicks at once; what a click leaves behind goes by itself, and
    # the rest is looked for when nobody waits.
    gc.freeze()
    gc.set_threshold(200_000, 10, 10)
    watch = LoopWatch()
    bot.vitals.worst_lag = lambda: watch.worst
    beside = [asyncio.create_task(tidy(bot.desk.delivery.quiet)), asyncio.create_task(watch.run())]
    if (backups := bot.backups) is not None:
        bot.vitals.saved = lambda: _saved(backups.status)
        beside.append(asyncio.create_task(backups.run()))
    # A thread that paints gives way to answers five times sooner than it would.
    sys.setswitchinterval(0.001)
    give_bitmaps_back()
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(stop, lambda: asyncio.ensure_future(bot.close()))
    if hasattr(signal, "SIGHUP"):
        loop.add_signal_handler(signal.SIGHUP, Levels(bot.settings.level or logging.INFO, level_in_file).heard)
    make = partial(build, bot.settings, stands_in=bot.vitals)
    stand_ins = StandIns(bot.company, make) if bot.company is not None else None
    if stand_ins is not None and bot.settings.processes > 1:
        beside.append(asyncio.create_task(stand_ins.watch()))
    try:
        with suppress(GoneBefore):
            await bot.serve()
    finally:
        if page is not None:
            await page.close()
        for task in beside:
            task.cancel()
        if stand_ins is not None:
            await stand_ins.close()
    if bot.company is not None and bot.company.lost.is_set():
        raise LeaseLost


async def _health_page(bot: Parlour) -> HealthPage | None:
    where = address(bot.settings.http)
    page = HealthPage(where, bot.vitals) if where is not None else None
    try:
        if page is not None:
            await page.open()
    except AddressTaken:
        await bot.database.close()
        raise
    return page


def _saved(status: Backed) -> Saved:
    last = status.last
    at, seconds = (last.at, last.seconds) if last is not None else (None, None)
    return Saved(at, seconds, status.kept, status.failures, status.failure)


def arguments() -> tuple[argparse.Namespace, list[str]]:
    """What the command line says to the bot, and what to the sandbox."""
    parser = argparse.ArgumentParser(
        prog="python bot.py",
        description="Parlour: on Discord with a token in .env, else on the sandbox, a stand-in in your browser.",
        epilog="Everything else goes to the sandbox; `python -m sandbox --help` lists it.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Parlour {VERSION}")
    parser.add_argument("--check", action="store_true", help="try all that a start needs, and say what is missing")
    parser.add_argument("--no-sandbox", action="store_true", help="without a token end with 2, as a service should")
    return parser.parse_known_args()


async def checked(settings: Settings) -> AsyncIterator[Line]:
    """All that a start needs, one after the other, whatever came of the one before."""
    yield await check.database(settings.database)
    yield check.backups(settings.database, bool(settings.backup_every))
    yield check.http(address(settings.http))
    token = settings.token or ("sandbox" if settings.sandbox else "")
    for line in await check.discord(token, lambda: LoopbackConnector(settings.sandbox) if settings.sandbox else None):
        yield line


def refuse(why: str, code: int = PUT_RIGHT) -> int:
    """One sentence for the operator, and the exit code."""
    logs.last_word(why)
    return code


def main() -> int:
    given, for_sandbox = arguments()
    settings = Settings.from_environment()
    if (problem := settings.problem) is not None:
        return refuse(problem)
    if given.check:
        return asyncio.run(check.told(checked(settings), print))
    if not settings.token and not settings.sandbox:
        if given.no_sandbox:
            return refuse(NO_TOKEN)
        os.execv(sys.executable, [sys.executable, "-m", "sandbox", *for_sandbox])
    look: dict[str, Any] = {"formatter": logs.AsJson()} if settings.log_format == "json" else {}
    discord.utils.setup_logging(handler=logs.Lines(), level=settings.level or logging.INFO, **look)
    logs.catch_all()
    if settings.sentry:
        import_module("operating.reports").begin(settings.sentry)
    # Nobody misses voice here; a first start should not begin with warnings about it.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run(settings))
    except DatabaseRefused as refused:
        return refuse(str(refused), TRY_LATER if isinstance(refused, DatabaseAway) else PUT_RIGHT)
    except AddressTaken as taken:
        return refuse(str(taken))
    except Busy:
        return refuse("The database does not answer: somebody else holds it, or it is away; start again.", TRY_LATER)
    except LeaseLost:
        return refuse("Another process serves in place of this one, or the database is away; start again.", TRY_LATER)
    except Exception as failure:
        if (no := explained(failure)) is None:
            raise
        return refuse(no.why, TRY_LATER if no.later else PUT_RIGHT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
