"""`/operator`: for the application's owner, or the team that owns it, and nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from contextlib import suppress

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.publishing.errands import Announce
from cogs.publishing.notices import VOICES, Fate
from cogs.services.desk import Desk, Hosting
from cogs.services.status_words import status_words
from cogs.ui.answers import privately, reader, show
from cogs.ui.controls import button, handles
from cogs.ui.house_controls import NeverMind, SendNotice
from cogs.ui.interactions import Interaction, need_operator, operators_only
from cogs.ui.layout import Sent, notice
from cogs.ui.limits import TEXT, cut
from cogs.ui.names import safe_text
from cogs.ui.translator import spoken
from games.core.text import Refused
from games.host.rows import TableId
from texts.catalogue import Texts

log = logging.getLogger(__name__)

LONGEST = 800
"""Every character may have to be escaped, and with the words around it it must fit into a message."""
KEPT = 8
"""Notices that have been typed and not answered yet."""
SLOWEST = 5
"""Things that are named as such."""
PROGRESS = 3.0
"""Seconds between two looks at how far it is. Edits of a private answer do not count, but nobody reads faster."""


class Operator(commands.GroupCog, group_name="operator", group_description=spoken("command-operator")):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self._typed: OrderedDict[int, str] = OrderedDict()
        """By the number of the command, since an id has no room for a text; each goes out once."""
        self._pressed = 0
        """The click that sent the last one: Discord may deliver it again."""
        self._sending: set[asyncio.Task[None]] = set()
        desk.switchboard.connect(self)

    async def cog_unload(self) -> None:
        for task in self._sending:
            task.cancel()

    @app_commands.command(description=spoken("command-operator-status"))
    async def status(self, interaction: Interaction) -> None:
        vitals = self.desk.vitals
        vital, muster = await vitals.look(), await vitals.muster()
        words = status_words(vital, muster, vitals.slowest(SLOWEST), reader(interaction))
        await privately(interaction, notice(cut(words, TEXT)))

    # A word to all tables.

    @app_commands.command(description=spoken("command-operator-notice"))
    @app_commands.describe(text=spoken("command-operator-notice.text"))
    async def notice(self, interaction: Interaction, text: app_commands.Range[str, 1, LONGEST]) -> None:
        say, tables = reader(interaction), len(await self.house.store.living())
        words = safe_text(text, LONGEST)
        if not tables or not words:
            raise Refused("refused-notice-nobody" if not tables else "refused-notice-empty")
        self._typed[interaction.id] = words
        while len(self._typed) > KEPT:
            self._typed.popitem(last=False)
        sure = f"{say('notice-sure', count=tables)}\n>>> {say('notice-at-table', text=words)}"
        yes = button(say("notice-yes"), SendNotice(interaction.id), style=discord.ButtonStyle.primary)
        await privately(interaction, notice(sure, yes, button(say("sure-no"), NeverMind())))

    @handles(SendNotice, check=need_operator)
    async def send(self, interaction: Interaction, number: int) -> None:
        tables, say = await self.house.store.living(), reader(interaction)
        if interaction.id == self._pressed:
            return
        words = self._typed.pop(number, None)
        if words is None:
            raise Refused("refused-notice-gone")
        self._pressed = interaction.id
        # It takes as long as the budget wants: whoever waits for an answer meanwhile does not wait for this.
        task = asyncio.create_task(self._send(interaction, tables, Announce(words, number), say))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        await show(interaction, _progress(say, Counter(), len(tables)))

    async def _send(self, interaction: Interaction, tables: list[TableId], announce: Announce, say: Texts) -> None:
        log.info("a notice goes out; tables: %s", len(tables))
        fates: Counter[Fate] = Counter()
        left = iter(tables)

        async def work() -> None:
            for table in left:
                fates[await self.desk.delivery.notices.send(table, announce)] += 1

        workers = {asyncio.create_task(work()) for _ in range(VOICES)}
        try:
            while (await asyncio.wait(workers, timeout=PROGRESS))[1]:
                await _tell(interaction, _progress(say, fates, len(tables)))
        finally:
            for worker in workers:
                worker.cancel()
        reached, missed, passed_on = _counted(fates)
        log.info("the notice went out; reached: %s; not reached: %s; passed on: %s", reached, missed, passed_on)
        await _tell(interaction, _end(say, fates))


async def _tell(interaction: Interaction, view: Sent) -> None:
    """How far it is. An answer can be written on for a quarter of an hour; what comes later is in the log."""
    with suppress(discord.HTTPException, aiohttp.ClientError):
        await show(interaction, view)


def _counted(fates: Counter[Fate]) -> tuple[int, int, int]:
    return fates[Fate.REACHED], fates[Fate.MISSED], fates[Fate.PASSED_ON]


def _progress(say: Texts, fates: Counter[Fate], tables: int) -> Sent:
    return notice(say("notice-progress", done=fates.total(), count=tables))


def _end(say: Texts, fates: Counter[Fate]) -> Sent:
    reached, missed, passed_on = _counted(fates)
    lines = [say("notice-reached", count=reached)]
    lines += [say("notice-missed", count=missed)] if missed else []
    lines += [say("notice-passed-on", count=passed_on)] if passed_on else []
    return notice("\n".join(lines))


async def setup(bot: Hosting) -> None:
    cog = Operator(bot.desk)
    group = cog.app_command
    assert isinstance(group, app_commands.Group)
    group.guild_only = True
    group.default_permissions = discord.Permissions.none()
    group.interaction_check = operators_only  # type: ignore[method-assign]
    await bot.add_cog(cog)
