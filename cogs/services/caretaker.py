"""Looks after tables beyond their messages: places that are lost and found, people who left, ratings, the audit."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from typing import Any

import aiohttp
import discord

from cogs.publishing.direct_messages import DirectMessages
from cogs.publishing.preferences import Preferences
from cogs.services.audit_log import AuditLog
from cogs.ui.names import names_at, safe
from games.core.text import Refused, Seat
from games.host.house import House
from games.host.ratings import moved
from games.host.rows import AuditRow, Presence, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)

REMEMBERED = 10 * 60
"""For so many seconds somebody who was seen in a server counts as being there."""
NEVER = float("-inf")


class Caretaker:
    """The delivery's watcher. Nothing is lost, and somebody who can act is told, once."""

    def __init__(
        self,
        bot: discord.Client,
        house: House,
        preferences: Preferences,
        directs: DirectMessages,
        audit_log: AuditLog,
    ) -> None:
        self.bot = bot
        self.house = house
        self.preferences = preferences
        self.directs = directs
        self.audit_log = audit_log
        self._seen: OrderedDict[tuple[int, int], float] = OrderedDict()
        """When somebody was last seen in a server."""

    @property
    def me(self) -> int:
        return self.bot.user.id if self.bot.user else 0

    # What the delivery asks.

    async def lost(self, state: TableState, why: str) -> None:
        """Nobody loses by it: the clock stands still until the table can be seen, unless all play by direct message."""
        awake = [chair.user for chair in state.seats if chair.presence is Presence.AWAKE]
        by_message = [user for user in awake if user and await self.preferences.by_message(user)]
        if state.status is Status.PLAYING and by_message != awake:
            await self.try_to(self.house.seats.pause(state.id, self.me, moderator=True))
        await self.tell_host(state, f"lost-{why}")

    async def found(self, state: TableState) -> None:
        """Only what was paused here goes on: a host's own pause stays."""
        if state.status is Status.PAUSED and state.paused_by == self.me:
            await self.try_to(self.house.seats.resume(state.id, self.me, moderator=True))

    async def still_here(self, state: TableState, users: Sequence[int]) -> list[int]:
        """Those of these who are members still; a robot takes the seats of the others, who may come back."""
        guild = self.bot.get_guild(state.row.guild)
        return [user for user in users if guild is None or not await self._gone(guild, state, user)]

    async def rated(self, state: TableState) -> list[tuple[Seat, int, int]]:
        """For the table's last message: whose rating this game moved, from what to what."""
        rows = await self.house.store.results(state.row.guild, state.game.key)
        return await asyncio.to_thread(moved, rows, state.id)

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        """What it does itself stands in the audit, and needs no post."""
        await self.audit_log.noted([row for row in rows if row.by != self.me])

    def seen(self, guild: int, user: int) -> None:
        """Somebody has just done something in a server."""
        now = self.house.clock.running()
        self._seen[guild, user] = now
        self._seen.move_to_end((guild, user))
        while now - next(iter(self._seen.values())) > REMEMBERED:
            self._seen.popitem(last=False)

    async def unknown(self, guild: discord.Guild, user: int) -> None:
        """Somebody was called who does not seem to be in the server any more."""
        self._seen.pop((guild.id, user), None)
        for row in await self.house.tables_of(user):
            if row.guild == guild.id:
                await self._gone(guild, await self.house.look(row.id), user)

    async def _gone(self, guild: discord.Guild, state: TableState, user: int) -> bool:
        if self.house.clock.running() - self._seen.get((guild.id, user), NEVER) <= REMEMBERED:
            return False
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            pass
        except (discord.HTTPException, aiohttp.ClientError):
            return False
        else:
            self.seen(guild.id, user)
            return False
        chair = state.owner(user)
        if chair is not None and chair.presence in (Presence.AWAKE, Presence.ASLEEP):
            await self.try_to(self.house.seats.leave(state.id, user))
            await self.tell_host(await self.house.look(state.id), "lost-player", who=names_at(state)(chair.seat))
        return True

    # Acting and telling.

    async def tell_host(self, state: TableState, key: str, **more: Any) -> None:
        """By direct message; if that is closed, in the server's log channel."""
        guild = self.bot.get_guild(state.row.guild)
        server = more.pop("server", safe(guild.name) if guild else "?")

        def text(say: Texts) -> str:
            return say(key, number=str(state.id), game=say(state.game.key), server=server, **more)

        try:
            if state.host and await self.directs.call(state.host, text(await self.directs.texts(state.host, state))):
                return
            say = await self.audit_log.texts(state.row.guild)
            posted = say("lost-log", host=f"<@{state.host}>", text=text(say))
            if not await self.audit_log.post(state.row.guild, posted):
                log.info("nobody could be told about table %s (%s)", state.id, key)
        except (discord.HTTPException, aiohttp.ClientError):
            log.warning("the host of table %s could not be told (%s)", state.id, key)

    async def try_to(self, act: Awaitable[object]) -> None:
        try:
            await act
        except Refused as no:
            log.debug("a table stays as it is: %s", no.phrase.key)
