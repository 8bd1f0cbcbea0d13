"""How one process among several takes its slot, and how it gives it on without anybody noticing."""

from __future__ import annotations

import asyncio

import msgspec
from discord.ext import commands

from cogs.services.gateway_sessions import GatewaySessions
from cogs.services.resumed import GatewaySession
from games.host.company import Company
from games.host.fellows import Taken

ANSWERING, DRAINING = 0.8, 0.5
"""Seconds for what is under way, and for what has been committed, while whoever presses something waits for our
successor: Discord lets them wait for three in all.
"""


class GoneBefore(Exception):
    """There was nothing to serve before it was told to end."""


class Succession:
    def __init__(self, bot: commands.AutoShardedBot, company: Company) -> None:
        self._bot = bot
        self._company = company
        self._sessions = GatewaySessions(bot)
        self._sessions.noted = company.note
        self.connecting = self._sessions.connecting
        self._joining: asyncio.Task[Taken | None] | None = None
        self._inherited: list[GatewaySession] = []
        self._leaving = False

    async def take(self) -> bool:
        """Returns when a slot belongs to this process; whether deadlines there have moved of late."""
        shards, *_ = await self._bot.http.get_bot_gateway()
        joining = self._joining = asyncio.create_task(self._company.join(shards))
        await asyncio.wait({joining})
        if self._leaving or joining.cancelled():
            raise GoneBefore
        taken = joining.result()
        if taken is None:
            raise GoneBefore
        self._bot.shard_count, self._bot.shard_ids = taken.share.shards, taken.share.shard_ids
        self._inherited = _read(taken.baton)
        # Whoever ends before it can go on with them leaves them to the next.
        self._company.baton = lambda: taken.baton
        return taken.moved

    def go_on(self) -> None:
        """With the sessions of whoever served the slot before; from now on ours are noted for whoever comes next."""
        self._sessions.inherit(self._inherited)
        self._company.baton = lambda: _written(self._sessions.now())

    async def is_followed(self) -> bool:
        """Whether somebody would take over at once, or has. While nobody has been served, there is nothing to take."""
        self._leaving = True
        if self._joining is not None:
            self._joining.cancel()
        return self._company.lost.is_set() or await self._company.is_awaited()

    async def stop_listening(self) -> None:
        """What people do from now on is left to the successor; what they have done is answered."""
        self._sessions.stop_listening()
        await self._sessions.finished(ANSWERING)

    async def give(self) -> None:
        """The slot, and the sessions as they stand; whoever has taken the slot goes on with what was noted before."""
        baton = self._company.baton()
        await self._sessions.leave()
        await self._company.leave(baton)

    async def end(self) -> None:
        """Nobody takes over."""
        await self._sessions.close()
        await self._company.leave()


def _written(sessions: list[GatewaySession]) -> bytes:
    return msgspec.json.encode(sessions)


def _read(baton: bytes) -> list[GatewaySession]:
    """Of another version of the house, perhaps: then nothing is gone on with."""
    try:
        return msgspec.json.decode(baton or b"[]", type=list[GatewaySession])
    except msgspec.DecodeError:
        return []
