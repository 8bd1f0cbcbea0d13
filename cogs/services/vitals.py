"""How this process is: for whoever runs the bot, on the health page, in the figures and in `/operator status`."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import discord

import measures
from cogs.publishing.budget import Budget, Purse
from cogs.publishing.delivery import Delivery
from cogs.services.gate import Gate
from games.core.text import Phrase, say
from games.host.company import Company
from games.host.fellows import LeaseLost, Muster
from games.host.house import House
from games.host.rows import Status
from games.host.store import Busy
from texts.catalogue import texts

PATIENCE = 3.0
"""Seconds for the database to show that it can be written."""
LATE = 10.0
"""Seconds by which the clock may be late before it counts as not on time."""


class Saved(NamedTuple):
    """What is known of the backups that are made by themselves."""

    last: float | None
    """Wall time of the last good one."""
    seconds: float | None
    """That it took, if this process made it."""
    kept: int
    failures: int
    trouble: str
    """Why the last try came to nothing; empty: it did not."""


@dataclass(frozen=True)
class Served:
    """One bot of this process: its own, or one that stands in for another process."""

    bot: discord.AutoShardedClient
    house: House
    delivery: Delivery
    budget: Budget
    gate: Gate
    company: Company | None


class ShardLine(NamedTuple):
    shard: int
    connected: bool
    latency: float
    """Seconds; not a number before the first answer."""


class Readiness(NamedTuple):
    """What a process must have to serve; each is None, or the text of what is wrong."""

    gateway: Phrase | None
    database: Phrase | None
    clock: Phrase | None
    spare: bool = False
    """It waits for a slot: it needs the database alone."""

    @property
    def parts(self) -> dict[str, Phrase | None]:
        named = {"gateway": self.gateway, "database": self.database, "clock": self.clock}
        return {"database": self.database} if self.spare else named

    @property
    def ready(self) -> bool:
        return not any(self.parts.values())

    def in_words(self) -> dict[str, str]:
        """Part by part, for whoever asks by HTTP: there is nobody with a language there."""
        return {part: texts()(wrong) if wrong is not None else "ok" for part, wrong in self.parts.items()}


class Vital(NamedTuple):
    """All of it at one moment."""

    ready: Readiness
    uptime: float
    servers: int
    shards: list[ShardLine]
    purse: Purse
    tables: list[tuple[str, Status, int]]
    owed: int
    """Tables that changed after they were last shown,"""
    oldest: float
    """and for how many seconds the one that waits longest has."""
    size: int
    """Bytes of the database."""
    free: int | None
    """Bytes that its disk has left, where that can be known."""
    sessions: int | None
    """That Discord lets us begin today."""
    lag: float
    """The event loop's worst of the last minute, in seconds."""
    slot: int | None
    """Of several processes; None: there is but one, or this one is a spare."""
    processes: int
    pulse: float | None
    """Seconds since this process said that it serves its slot."""
    saved: Saved | None


class Vitals:
    def __init__(self) -> None:
        self.served: list[Served] = []
        """The process's own bot first, then those that stand in for other processes."""
        self.worst_lag: Callable[[], float] = float
        """Whoever watches the event loop puts it in."""
        self.saved: Callable[[], Saved | None] = _none
        """Whoever makes backups puts it in."""
        self._probing: asyncio.Task[None] | None = None

    @property
    def uptime(self) -> float:
        """Seconds that the process has been running."""
        return self.served[0].house.clock.running()

    @property
    def is_spare(self) -> bool:
        company = self.served[0].company
        return company is not None and company.share is None

    # Is it well?

    async def readiness(self) -> Readiness:
        return Readiness(self._gateway(), await self._database(), self._clock(), self.is_spare)

    def _gateway(self) -> Phrase | None:
        lines = self._shards()
        down = [str(line.shard) for line in lines if not line.connected]
        if not lines:
            return say("ready-no-session")
        return say("ready-not-connected", shards=down) if down else None

    async def _database(self) -> Phrase | None:
        """A durable write, however small: whether it can be read says little."""
        own = self.served[0]
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(own.house.store.probe())
        # A write that is called off ends only when it is decided: it is left to itself, and looked at again.
        await asyncio.wait({self._probing}, timeout=PATIENCE)
        if not self._probing.done():
            return say("ready-slow-write", seconds=round(PATIENCE))
        if (failure := self._probing.exception()) is not None:
            return say("ready-unwritable", failure=type(failure).__name__)
        if own.company is not None and own.company.share is not None and not own.company.holds:
            return say("ready-slot-lost")
        return None

    def _clock(self) -> Phrase | None:
        late = self._late()
        if late is None:
            return say("ready-clock-stopped")
        return say("ready-clock-late", seconds=round(late)) if late > LATE else None

    def _late(self) -> float | None:
        lates = [one.house.late for one in self.served]
        return None if None in lates else max(late for late in lates if late is not None)

    def _shards(self) -> list[ShardLine]:
        lines: list[ShardLine] = []
        for bot in (one.bot for one in self.served):
            for shard in bot.shard_ids or range(bot.shard_count or 0):
                info = bot.get_shard(shard)
                connected = info is not None and not info.is_closed()
                lines.append(ShardLine(shard, connected, info.latency if info is not None else math.nan))
        return lines

    # All of it.

    async def look(self) -> Vital:
        own, served = self.served[0], list(self.served)
        ready = await self.readiness()
        store, company = own.house.store, own.company
        owed, oldest, size, free = 0, max(one.delivery.behind for one in served), 0, None
        tables: Counter[tuple[str, Status]] = Counter()
        try:
            async with asyncio.timeout(PATIENCE):
                for one in served:
                    number, since = await store.debt(one.house.fellows.share)
                    owed += number
                    oldest = max(oldest, one.house.clock.now() - since if since is not None else 0.0)
                    for game, status, count in await store.census(one.house.fellows.share):
                        tables[game, status] += count
                size, free = await store.size(), await store.free()
        except (TimeoutError, Busy, OSError):
            # What is not known is left out; that the database is away, the readiness says.
            pass
        return Vital(
            ready=ready,
            uptime=self.uptime,
            servers=sum(len(one.bot.guilds) for one in served),
            shards=self._shards(),
            purse=_together([one.budget.purse() for one in served]),
            tables=[(game, status, count) for (game, status), count in tables.items()],
            owed=owed,
            oldest=oldest,
            size=size,
            free=free,
            sessions=min((one.gate.left for one in served if one.gate.left is not None), default=None),
            lag=self.worst_lag(),
            slot=company.share.slot if company is not None and company.share is not None else None,
            processes=company.processes if company is not None else 1,
            pulse=company.age if company is not None and company.share is not None else None,
            saved=self.saved(),
        )

    async def muster(self) -> Muster | None:
        """Who else shares the house; None: nobody could."""
        company = self.served[0].company
        try:
            return await company.muster() if company is not None else None
        except (LeaseLost, Busy, OSError):
            return None

    def slowest(self, number: int) -> list[measures.Slow]:
        return measures.SLOWEST.first(number)


def _none() -> None:
    return None


def _together(purses: Sequence[Purse]) -> Purse:
    def added(counts: Sequence[dict[str, int]]) -> dict[str, int]:
        total: Counter[str] = Counter()
        for one in counts:
            total.update(one)
        return dict(total)

    return Purse(
        rate=sum(one.rate for one in purses),
        left=sum(one.left for one in purses),
        waiting=added([one.waiting for one in purses]),
        oldest=max(one.oldest for one in purses),
        spent=added([one.spent for one in purses]),
        free=sum(one.free for one in purses),
        refused=added([one.refused for one in purses]),
    )
