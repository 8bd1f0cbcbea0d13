"""Discord lets a bot begin its sessions one after the other, and only so many in a day. discord.py waits five seconds
before each but the first, whatever Discord says; here a shard waits only for those that Discord counts together with
it. And where none is left for today it waits for tomorrow: Discord would take the token away.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import discord

log = logging.getLogger("parlour")

PAUSE = 5.0
"""Seconds between two sessions under one key."""

EARLY = 2.0
"""Seconds before its turn at which a shard connects: a connection on which it waits for a minute, discord.py takes for
dead.
"""


class Turn(NamedTuple):
    """When a session may begin, and with which others Discord counts it."""

    at: float
    key: int


Admit = Callable[[int, float], Awaitable[float]]
"""In how many seconds the next session may begin under a key, each so long after the other."""


class Gate:
    """Stands before every IDENTIFY of this process; where there are several, they share what it goes by."""

    def __init__(self, limits: Callable[[], Awaitable[discord.SessionStartLimits]], admit: Admit | None = None) -> None:
        self._limits = limits
        self._admit = admit or self._here
        self._free: dict[int, float] = {}
        """When the next session may begin, by key."""
        self._turns: dict[int, Turn] = {}
        """Of shards that are about to connect."""
        self.left: int | None = None
        """Sessions that Discord said could still be begun today, when it was last asked; one has been since."""

    async def come(self, shard: int) -> None:
        """Returns when this shard may connect: its turn is near."""
        turn = self._turns[shard] = await self._turn(shard)
        await _until(turn.at - EARLY)

    async def admit(self, shard: int) -> None:
        """Returns when this shard may begin its session."""
        turn = self._turns.pop(shard, None)
        if turn is None or turn.at + EARLY < time.monotonic():
            turn = await self._turn(shard)
        elif (late := time.monotonic() - turn.at) > 0:
            # It took its time to connect: whoever is next shall keep the same distance.
            await self._admit(turn.key, late)
        await _until(turn.at)

    async def _turn(self, shard: int) -> Turn:
        limits = await self._limits()
        self.left = limits.remaining
        if limits.remaining <= 0:
            wait = limits.reset_after / 1000
            log.warning("all %s sessions of the day have been begun; the next may be in %.0f s", limits.total, wait)
            await asyncio.sleep(wait)
        key = shard % limits.max_concurrency
        return Turn(await self._admit(key, PAUSE) + time.monotonic(), key)

    async def _here(self, key: int, pause: float) -> float:
        now = time.monotonic()
        begins = max(now, self._free.get(key, now))
        self._free[key] = begins + pause
        return begins - now


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.monotonic()))
