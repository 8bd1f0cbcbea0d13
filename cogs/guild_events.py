"""What happens to servers, channels and members under a running table: nothing is lost, and somebody who can act is
told, once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from cogs.publishing.delivery import LOST
from cogs.publishing.direct_messages import DM, HANDS
from cogs.services.desk import Desk, desk_of
from cogs.ui.names import safe
from games.core.text import Refused
from games.host.rows import Presence, Status, TableRow
from games.host.table_state import TableState
from texts.catalogue import texts

log = logging.getLogger(__name__)


class Servers(commands.Cog):
    def __init__(self, bot: commands.Bot, desk: Desk) -> None:
        self.bot = bot
        self.desk = desk
        self.house = desk.house
        desk.delivery.when_lost = self.lost
        desk.delivery.when_found = self.found
        desk.delivery.still_here = self.still_here

    # A server removes the bot, and invites it again.

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for row in await self.house.tables_in(guild.id):
            if row.status is Status.PLAYING:
                await self._try(self.house.seats.pause(row.id, self.me, moderator=True))
                await self.tell_host(await self.house.look(row.id), "lost-removed", server=safe(guild.name))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._go_on(guild)
        for row in await self.house.tables_in(guild.id):
            await self.desk.delivery.changed(row.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """It may have been added again while it was not running."""
        for guild in self.bot.guilds:
            await self._go_on(guild)

    async def _go_on(self, guild: discord.Guild) -> None:
        """Only with what was paused here: a host's own pause stays, and so does a table that has no place."""
        for row in await self.house.tables_in(guild.id):
            if not await self._is_lost(row):
                await self.found(await self.house.look(row.id))

    async def found(self, state: TableState) -> None:
        """A table that could not be shown can be again."""
        if state.status is Status.PAUSED and state.paused_by == self.me:
            await self._try(self.house.seats.resume(state.id, self.me, moderator=True))

    # A channel or a thread goes, a permission is taken away or given.

    async def lost(self, state: TableState, why: str) -> None:
        """Nobody loses by it: the clock stands still until the table can be seen, unless all play by direct message."""
        awake = [chair.user for chair in state.seats if chair.presence is Presence.AWAKE]
        by_message = [user for user in awake if user and (await self.desk.wishes.of(user)).get(HANDS) == DM]
        if state.status is Status.PLAYING and by_message != awake:
            await self._try(self.house.seats.pause(state.id, self.me, moderator=True))
        await self.tell_host(state, f"lost-{why}")

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._look_again(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._look_again(thread.guild_id, thread.thread_id)

    async def _look_again(self, guild: int, place: int) -> None:
        for row in await self.house.tables_in(guild):
            shown = await self.desk.delivery.ledger.read(row.id)
            if place in (row.channel, shown.place, shown.home):
                await self.desk.delivery.show_again(row.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._try_again(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: Any, channel: discord.abc.GuildChannel) -> None:
        await self._try_again(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Perhaps a moderator has unlocked it."""
        await self._try_again(thread.guild_id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Without a privileged intent this is only ever the bot itself, given or deprived of a role."""
        if member.id == self.me:
            await self._try_again(member.guild.id)

    async def _try_again(self, guild: int) -> None:
        """Perhaps what could not be shown can be now."""
        for row in await self.house.tables_in(guild):
            if await self._is_lost(row):
                await self.desk.delivery.changed(row.id)

    async def _is_lost(self, row: TableRow) -> bool:
        shown = await self.desk.delivery.ledger.read(row.id)
        return any(one.startswith(LOST) for one in shown.notices)

    # A player leaves the server.

    async def still_here(self, state: TableState, users: Sequence[int]) -> list[int]:
        """Those of these who are members still; a robot takes the seats of the others, who may come back."""
        guild = self.bot.get_guild(state.row.guild)
        return [user for user in users if guild is None or not await self._gone(guild, state, user)]

    async def _gone(self, guild: discord.Guild, state: TableState, user: int) -> bool:
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            pass
        except (discord.HTTPException, aiohttp.ClientError):
            return False
        else:
            return False
        chair = state.owner(user)
        if chair is not None and chair.presence in (Presence.AWAKE, Presence.ASLEEP):
            await self._try(self.house.seats.leave(state.id, user))
            after = await self.house.look(state.id)
            await self.tell_host(after, "lost-player", who=safe(chair.name))
        return True

    # Telling somebody who can act.

    async def tell_host(self, state: TableState, key: str, **more: Any) -> None:
        """By direct message; if that is closed, in the server's log channel."""
        say, guild = texts(), self.bot.get_guild(state.row.guild)
        server = more.pop("server", safe(guild.name) if guild else "?")
        text = say(key, number=str(state.id), game=say(state.game.key), server=server, **more)
        try:
            if state.host and await self.desk.delivery.directs.call(state.host, text):
                return
            if not await self.desk.logbook.post(state.row.guild, say("lost-log", host=f"<@{state.host}>", text=text)):
                log.info("nobody could be told about table %s (%s)", state.id, key)
        except (discord.HTTPException, aiohttp.ClientError):
            log.warning("the host of table %s could not be told (%s)", state.id, key)

    async def _try(self, act: Awaitable[object]) -> None:
        try:
            await act
        except Refused as no:
            log.debug("a table stays as it is: %s", no.phrase.key)

    @property
    def me(self) -> int:
        return self.bot.user.id if self.bot.user else 0


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Servers(bot, desk_of(bot)))
