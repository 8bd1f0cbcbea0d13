"""Several processes of the bot that serve one house, with a spare, on a PostgreSQL of their own. Whichever of them ends
is started again, as an operator would have it.
"""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

from data.postgres.fleet import NAME, WAITS
from data.postgres.schema import HOLD
from sandbox import Stage, interactions
from sandbox.model import Interaction
from sandbox.record import ASIDE
from tests.postgres import Server
from tests.stories.books import Address
from tests.stories.evening import PATIENCE
from tests.stories.mortal import STARTS_WITHIN, Nursery

_LEASES = f"""WITH leases AS (SELECT pid, min(objid::BIGINT) AS slot FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {HOLD} AND objsubid = 2 AND granted GROUP BY pid)
    SELECT count(*) FILTER (WHERE slot < {WAITS}), count(*) FILTER (WHERE slot = {WAITS}) FROM leases"""
"""How many hold a slot, and how many wait for one; whoever is about to take one does both for a moment."""
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 LIMIT $2"

Process = int


class Fleet:
    def __init__(self, nursery: Nursery, stage: Stage, server: Server, processes: int, spares: int = 1) -> None:
        self.nursery = nursery
        self.stage = stage
        self.hub = stage.world.hub
        self.server = server
        self.books = Address(server.address(server.new_database()))
        self.processes = processes
        self.spares = spares
        self.here = False
        """People press all the time: whoever takes a slot over hears what its last holder did not."""
        self.alive: list[Process] = []
        self.struck: set[Process] = set()
        """Those that were told to end, or whose database was taken away."""
        self.fell: list[Process] = []
        """Those that ended without."""
        self._excused: set[str] = set()
        self._keeping: list[asyncio.Task[None]] = []
        # As for one bot: three seconds would measure how busy this machine is.
        stage.world.patience = PATIENCE

    async def __aenter__(self) -> Fleet:
        self._keeping = [asyncio.create_task(self._keep()) for _ in range(self.processes + self.spares)]
        try:
            await self.complete()
            await self.stage.ready("play", within=STARTS_WITHIN)
            await self.books.call_witness()
        except BaseException:
            await self.__aexit__()
            raise
        self.here = True
        return self

    async def __aexit__(self, *exc: object) -> None:
        self.here = False
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)
        for process in self.alive:
            await self.kill(process)

    async def _keep(self) -> None:
        """One of them lives, again and again."""
        while True:
            process = await self.nursery.start(self.stage, self.books, processes=self.processes, pictures=False)
            self.alive.append(process)
            await _gone(process)
            self.alive.remove(process)
            if process not in self.struck:
                self.fell.append(process)

    # Who does what.

    @property
    def holders(self) -> list[Process]:
        """Those that have a session of their own, oldest first."""
        told = {int(line.request.headers[ASIDE]) for line in self.hub.lines if line.session is not None}
        return [one for one in self.alive if one in told]

    @property
    def idle(self) -> list[Process]:
        return [one for one in self.alive if one not in self.holders]

    async def complete(self) -> None:
        """Returns when every slot is held, every shard is heard and every spare waits."""
        async with asyncio.timeout(STARTS_WITHIN):
            while not await self._is_complete():  # noqa: ASYNC110 - what is waited for lives elsewhere
                await asyncio.sleep(0.02)

    async def _is_complete(self) -> bool:
        if not self.hub.whole or len(self.holders) < self.processes:
            return False
        async with self.books.line() as line:
            held, waiting = await line.fetchrow(_LEASES)
        return held == self.processes and waiting >= self.spares  # type: ignore[no-any-return]

    # What happens to them.

    async def kill(self, process: Process) -> None:
        """Without a word."""
        await self._end(process, signal.SIGKILL)

    async def stop(self, process: Process) -> None:
        """As when a new version is rolled out."""
        await self._end(process, signal.SIGTERM)

    async def _end(self, process: Process, how: signal.Signals) -> None:
        self.struck.add(process)
        with suppress(ProcessLookupError):
            os.kill(process, how)
        async with asyncio.timeout(STARTS_WITHIN):
            await _gone(process)

    async def cut_listeners(self, most: int) -> None:
        """The connections by which slots are held, and by which processes hear of each other."""
        self.struck.update(self.alive)
        async with self.books.line() as line:
            await line.fetch(_CUT, NAME, most)

    async def restart_database(self) -> None:
        """At once, as when it crashes."""
        self.struck.update(self.alive)
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    # Who got an answer.

    @property
    def unanswered(self) -> list[Interaction]:
        """What people did, and nobody ever answered, though somebody could have."""
        found = [one for one in self.stage.world.interactions.values() if one.failed and one.response is None]
        return [one for one in found if one.id not in self._excused]

    def excuse(self) -> None:
        """What is still open could not be heard by anybody; whoever waits for it is let go."""
        for one in self.stage.world.interactions.values():
            if one.response is None:
                self._excused.add(one.id)
                interactions.abandon(one)


async def _gone(process: Process) -> None:
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            await asyncio.sleep(0.01)
