"""What is written on a private panel: with its picture named or sent, and for the last time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from cogs.publishing.hand_message import Drawn
from cogs.publishing.pauses import Pauses
from cogs.publishing.pens import Pen, Pens
from cogs.publishing.pictures import INVALID_FORM, Kept
from cogs.ui.answers import passing

log = logging.getLogger(__name__)

TRIES = 3
"""How often a panel is written on for the last time; the pen has a minute left by then."""


class Strokes:
    def __init__(self, pens: Pens, pauses: Pauses) -> None:
        self._pens = pens
        self._pauses = pauses

    async def edit(self, pen: Pen, drawn: Drawn, there: int) -> discord.Message:
        """`there`: the file of its picture, if it hangs there already."""
        if there:
            try:
                return await self._pens.edit(pen, drawn.view, [Kept(there, drawn.name)])
            except discord.HTTPException as problem:
                if problem.code != INVALID_FORM:
                    raise
                log.debug("a picture that was to stay is not there any more")
        return await self._pens.edit(pen, drawn.view, drawn.files())

    async def last(self, write: Callable[[], Awaitable[object]]) -> None:
        """The last that is done with a pen: no later change would make up for it, so it is tried more than once."""
        for tries in range(1, TRIES + 1):
            try:
                await write()
                return
            except (discord.HTTPException, aiohttp.ClientError) as problem:
                log.debug("a panel stays as it was (%s), try %s", type(problem).__name__, tries)
                if not passing(problem):
                    return
                await asyncio.sleep(self._pauses.retry * tries)
