"""While fewer processes run than share the house, those that do serve the rest as well: each such slot by a bot of its
own in the same process, until another process comes for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from cogs.services.succession import GoneBefore
from cogs.ui.answers import log_bug
from games.host.company import Company
from games.host.fellows import LeaseLost
from games.host.store import Busy

log = logging.getLogger("parlour")

LOOK = 2.0
"""Seconds between two looks."""


class StandIn(Protocol):
    company: Company | None

    async def serve(self) -> None:
        """Until it is closed; GoneBefore where there is nothing to serve."""

    async def close(self) -> None: ...


class StandIns:
    def __init__(self, company: Company, make: Callable[[], Awaitable[StandIn]]) -> None:
        self._company = company
        self._make = make
        self._serving: dict[StandIn, asyncio.Task[None]] = {}

    async def watch(self) -> None:
        """For ever. One slot at a time, so that several processes share what nobody serves."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._give_way()
                if await self._company.is_orphaned():
                    await self._stand_in()
            except (LeaseLost, Busy, OSError) as problem:
                log.warning("it could not be seen whether all slots are served: %s", type(problem).__name__)

    async def _give_way(self) -> None:
        for bot, serving in list(self._serving.items()):
            if serving.done():
                del self._serving[bot]
            elif bot.company is not None and await bot.company.is_awaited():
                log.info("another process has come for a slot that is lent")
                await bot.close()

    async def _stand_in(self) -> None:
        log.info("nobody has served a slot for a while: this process stands in")
        bot = await self._make()
        self._serving[bot] = asyncio.create_task(self._serve(bot))

    async def _serve(self, bot: StandIn) -> None:
        try:
            with suppress(GoneBefore):
                await bot.serve()
        except Exception as bug:
            log_bug("a bot that stands in", bug)
        finally:
            await bot.close()

    async def close(self) -> None:
        await asyncio.gather(*[bot.close() for bot in self._serving])
