"""A word from whoever runs this bot, to every table: one message in its place, below it."""

from __future__ import annotations

import asyncio
import logging
from enum import Enum, auto

import discord

from cogs.publishing.budget import Need, spending
from cogs.publishing.errands import Announce, Errands
from cogs.publishing.following import Following
from cogs.publishing.leftovers import short
from cogs.publishing.places import Place
from games.host.rows import TableId
from games.host.table_state import TableState

log = logging.getLogger(__name__)

VOICES = 4
"""Tables that are told at once: Discord answers each within some tenths of a second, and there may be thousands."""


class Fate(Enum):
    """What became of a notice at one table."""

    REACHED = auto()
    MISSED = auto()
    """It may not be written to, its place is gone, or it has ended meanwhile."""
    PASSED_ON = auto()
    """Another process shows that table, and has been asked."""


class Notices:
    def __init__(self, following: Following, errands: Errands) -> None:
        self._house = following.house
        self._turns = following.turns
        self._ledger = following.ledger
        self._places = following.places
        self._budget = following.budget
        self._errands = errands
        self._voices = asyncio.Semaphore(VOICES)
        self.working: set[asyncio.Task[Fate]] = set()
        """What other processes have asked for and is not done yet."""

    async def send(self, table: TableId, notice: Announce) -> Fate:
        """Whatever is in the way at one table, the others are told."""
        try:
            if await self._errands.passed_on(table, notice):
                return Fate.PASSED_ON
            async with self._voices:
                await self._house.fellows.serving()
                return await self._post(table, notice)
        except Exception as failure:
            log.info("table %s could not be given a notice: %s", table, type(failure).__name__)
            return Fate.MISSED

    def send_soon(self, table: TableId, notice: Announce) -> None:
        """For another process, whose other errands do not wait for it."""
        task = asyncio.create_task(self.send(table, notice))
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    async def _post(self, table: TableId, notice: Announce) -> Fate:
        """What must wait for its turn among all requests waits before it takes the table's: nobody who plays there
        waits with it.
        """
        with spending(Need.REST):
            state = await self._house.look(table)
            place = await self._places.standing(state, await self._ledger.read(table))
        if place is None or not state.status.live:
            return Fate.MISSED
        async with self._budget.ahead(1, Need.REST), self._turns.turn(table) as (state, shown):
            if not state.status.live:
                return Fate.MISSED
            message = await self._say(place, state, notice)
            if message is None:
                return Fate.MISSED
            # As with all that the table says itself: it is known after a restart, and counts as one message below it.
            shown.bottom = max(shown.bottom, message.id)
            await self._ledger.keep(table, shown)
        return Fate.REACHED

    async def _say(self, place: Place, state: TableState, notice: Announce) -> discord.Message | None:
        """Several tables in one channel are told once; None: it may not be posted at all."""
        text = self._places.texts(state)("notice-at-table", text=notice.text)
        try:
            return await place.send(text, nonce=once(place.id, notice), suppress_embeds=True)
        except (discord.Forbidden, discord.NotFound):
            return None


def once(place: int, notice: Announce) -> str:
    """The same for the same notice in the same place, whoever posts it: at most 25 characters. Of the notice's number,
    which is Discord's, its time is enough.
    """
    return f"{short(place)}n{short(notice.number >> 22)}"
