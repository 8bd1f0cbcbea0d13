"""One process among several that serve the house: it waits for a slot, keeps it by its pulse, and may lose it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from games.host.clock import STOPPED, Clock
from games.host.fellows import ORPHANED, Errand, Hear, Lease, LeaseLost, Muster, Share, Subject, Taken, Word, shards_for
from games.host.house_time import SharedTime

log = logging.getLogger(__name__)

PULSE = 1.0
WAITING = 0.2
"""How often somebody who waits looks for a free slot, in seconds."""
MARGIN = 0.25
"""Seconds by which a session may begin later than it was admitted, without coming too close to the next one."""
REGAIN = 15.0
"""How long a process tries to get back the slot whose connection it has lost."""


class Company:
    """The fellows of this process, and its own place among them."""

    def __init__(self, lease: Lease, processes: int, clock: Clock, *, stands_in: bool = False) -> None:
        self.processes = processes
        self.stands_in = stands_in
        """It takes only what nobody serves, and gives it to whoever waits."""
        self.time = SharedTime(clock)
        self.baton: Callable[[], bytes] = bytes
        """What whoever comes next shall find."""
        self.lost = asyncio.Event()
        """Somebody else has the slot now: there is nothing more to do here."""
        self._lease = lease
        self._clock = clock
        self._share: Share | None = None
        self._serving = asyncio.Event()
        self._broken = asyncio.Event()
        lease.broken = self._stop_serving
        self._beating: asyncio.Task[None] | None = None
        self._pulsing = asyncio.Lock()
        self._said = ""
        self._hear: Hear | None = None
        self._since = 0.0
        self._pulsed = clock.running()

    # The slot.

    async def join(self, shards: int) -> Taken | None:
        """Returns when a slot belongs to this process. `shards`: as many as Discord would like. None: nobody has to be
        stood in for.
        """
        while (taken := await self._take(shards)) is None:
            if self.stands_in:
                return None
            await self._clock.sleep(WAITING)
        share, self._since = taken.share, self._clock.running()
        self._pulsed = self._since
        self._share = share
        log.info("this process serves slot %s of %s, shards %s", share.slot + 1, share.processes, share.shard_ids)
        self.time.begin(taken)
        self._serving.set()
        self._beating = asyncio.create_task(self._beat())
        return taken

    async def _take(self, shards: int) -> Taken | None:
        try:
            taken = await self._lease.take(self.processes, shards_for(shards, self.processes), lent=self.stands_in)
        except LeaseLost:
            self._say("the database cannot be reached; this process waits for it")
            return None
        if taken is None and not self.stands_in:
            self._say("every slot is served; this process is a spare, and waits")
        return taken

    def _say(self, how: str) -> None:
        if how != self._said:
            log.info(how)
        self._said = how

    def _stop_serving(self) -> None:
        """Somebody else may have the slot in a moment."""
        self._serving.clear()
        self._broken.set()

    async def _beat(self) -> None:
        while True:
            await self._until_next_pulse()
            try:
                await self._pulse()
            except LeaseLost:
                self._serving.clear()
                log.warning("the connection that holds this process's slot was lost: nothing is served or shown")
                if not await self._regain():
                    log.error("the slot was lost to another process, or the database cannot be reached")
                    self.lost.set()
                    return
                self._serving.set()
                log.info("the slot is held again")
                await self._hear_missed()

    async def _hear_missed(self) -> None:
        try:
            if self._hear is not None:
                await self._hear(Word(Subject.MISSED))
        except Exception as failure:
            log.warning("what was missed could not be made up for: %s", type(failure).__name__)

    async def _until_next_pulse(self) -> None:
        waiting = [asyncio.ensure_future(self._clock.sleep(PULSE)), asyncio.ensure_future(self._broken.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
        self._broken.clear()

    async def _pulse(self) -> None:
        async with self._pulsing:
            asked = self._clock.running()
            wall = await self._lease.pulse(self.baton())
            self._pulsed = asked
        await self._heard(wall, asked)

    async def note(self) -> None:
        """Returns when whoever comes next would find the baton as it is now."""
        while True:
            await self.serving()
            try:
                return await self._pulse()
            except LeaseLost:
                await self._clock.sleep(WAITING)

    async def _heard(self, wall: float, asked: float) -> None:
        if self.time.heard(wall, asked):
            log.warning("this process has stood still: live windows get their time again")
            await self._reopen()

    async def _reopen(self) -> None:
        assert self._share is not None
        boot = self.time.reopen(self._share.rooms)
        try:
            await self._lease.reopen(self._share.rooms, boot)
        except Exception as failure:  # only others who look at a table of ours show it a little less time
            log.warning("when the rooms were opened again could not be noted: %s", type(failure).__name__)

    async def _regain(self) -> bool:
        lost = self._clock.running()
        while (asked := self._clock.running()) < lost + REGAIN:
            try:
                again = await self._lease.take_again()
            except LeaseLost:
                await self._clock.sleep(WAITING)
                continue
            if again is None:
                return False
            wall, closed = again
            self.time.agree(closed)
            await self._heard(wall, asked)
            if self._clock.running() - lost > STOPPED:
                await self._reopen()
            return True
        return False

    @property
    def holds(self) -> bool:
        """Whether the slot is this process's for certain."""
        return self._serving.is_set()

    @property
    def age(self) -> float:
        """Seconds since it was last said that the slot is served."""
        return self._clock.running() - self._pulsed

    async def muster(self) -> Muster:
        return await self._lease.muster()

    async def serving(self) -> None:
        """Returns at once while the slot is held, else when it is again."""
        await self._serving.wait()

    async def is_awaited(self) -> bool:
        """Whether somebody would take the slot over at once."""
        try:
            return self._share is not None and await self._lease.is_awaited()
        except LeaseLost:
            return False

    async def is_orphaned(self) -> bool:
        """Whether nobody serves some slot, nor is about to."""
        settled = self._serving.is_set() and self._clock.running() - self._since > ORPHANED
        return settled and await self._lease.is_orphaned()

    async def leave(self, baton: bytes | None = None) -> None:
        """The slot, if there is one, is free from now on."""
        await self._stop_beating()
        if self._share is None:
            await self._lease.close()
            return
        with suppress(LeaseLost):
            await self._lease.let_go(baton)
        log.info("this process has let go of slot %s", self._share.slot + 1)

    async def close(self) -> None:
        await self._stop_beating()
        await self._lease.close()

    async def _stop_beating(self) -> None:
        """Between two pulses: one that is broken off would break the connection."""
        beating, self._beating = self._beating, None
        if beating is not None:
            async with self._pulsing:
                beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)

    # The others.

    @property
    def share(self) -> Share | None:
        return self._share

    def owns(self, guild: int) -> bool:
        return self._share is not None and self._share.owns(guild)

    async def tell(self, word: Word) -> None:
        try:
            await self._lease.tell(word)
        except Exception as failure:  # whoever does not hear of it looks within seconds
            log.warning("the other processes could not be told of something: %s", type(failure).__name__)

    async def ask(self, errand: Errand) -> None:
        await self._lease.ask(errand)

    async def errands(self) -> list[Errand]:
        return await self._lease.errands(self._share) if self._share is not None else []

    async def settle(self, errand: Errand) -> None:
        await self._lease.settle(errand)

    def listen(self, hear: Hear) -> None:
        self._hear = hear
        self._lease.listen(hear)

    async def admit(self, key: int, pause: float) -> float:
        """In how many seconds the next session under this key may begin, whichever process it is of."""
        while True:
            await self.serving()
            try:
                return await self._lease.admit(key, pause + MARGIN)
            except LeaseLost:
                await self._clock.sleep(WAITING)
