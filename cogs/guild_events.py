"""What happens to servers, channels and members under a running table: nothing is lost, and somebody who can act is
told, once.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.publishing.following import LOST
from cogs.services.desk import Hosting
from cogs.ui.names import safe
from games.host.rows import Status, TableRow


class GuildEvents(commands.Cog):
    def __init__(self, bot: Hosting) -> None:
        self.bot = bot
        self.house = bot.desk.house
        self.delivery = bot.desk.delivery
        self.caretaker = bot.desk.caretaker

    # A server removes the bot, and invites it again.

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for row in await self.house.tables_in(guild.id):
            if row.status is Status.PLAYING:
                await self.caretaker.try_to(self.house.seats.pause(row.id, self.caretaker.me, moderator=True))
                state = await self.house.look(row.id)
                await self.caretaker.tell_host(state, "lost-removed", server=safe(guild.name))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._go_on(guild)
        for row in await self.house.tables_in(guild.id):
            await self.delivery.changed(row.id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """It may have been added again while it was not running, or while this shard was away."""
        for guild in self.bot.guilds:
            if guild.shard_id == shard:
                await self._go_on(guild)

    async def _go_on(self, guild: discord.Guild) -> None:
        """A table that had no place goes on when it has been shown."""
        for row in await self.house.tables_in(guild.id):
            if await self._is_lost(row):
                await self.delivery.changed(row.id)
            else:
                await self.caretaker.found(await self.house.look(row.id))

    # A channel or a thread goes, a permission is taken away or given.

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._look_again(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._look_again(thread.guild_id, thread.thread_id)

    async def _look_again(self, guild: int, place: int) -> None:
        for row in await self.house.tables_in(guild):
            shown = await self.delivery.ledger.read(row.id)
            if place in (row.channel, shown.place, shown.home):
                await self.delivery.show_again(row.id)

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
        """Without a privileged intent this is only ever the bot itself, given a role or deprived of one."""
        if member.id == self.caretaker.me:
            await self._try_again(member.guild.id)

    # People.

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """The bot's own calls come back with what the people in them are in the server: nobody has to be asked for."""
        if message.guild is None or message.author.id != self.caretaker.me:
            return
        for user in message.mentions:
            if isinstance(user, discord.Member):
                self.caretaker.seen(message.guild.id, user.id)
            else:
                await self.caretaker.unknown(message.guild, user.id)

    async def _try_again(self, guild: int) -> None:
        """Perhaps what could not be shown can be now."""
        for row in await self.house.tables_in(guild):
            if await self._is_lost(row):
                await self.delivery.changed(row.id)

    async def _is_lost(self, row: TableRow) -> bool:
        shown = await self.delivery.ledger.read(row.id)
        return any(one.startswith(LOST) for one in shown.notices)


async def setup(bot: Hosting) -> None:
    await bot.add_cog(GuildEvents(bot))
