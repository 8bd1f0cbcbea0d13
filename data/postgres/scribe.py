"""The one connection on which a process writes its tables, and how it finds out what a lost one has kept."""

from __future__ import annotations

import asyncio
import logging

from data.postgres.batch import Batch, Work, once_each
from data.postgres.line import (
    ANSWERING,
    DECIDING,
    PATIENCE,
    Line,
    Undecided,
    connect,
    is_about_the_rows,
    is_lost,
    is_worth_repeating,
    refusing,
    waited_too_long,
    was_given_up,
)
from data.postgres.schema import hold
from data.refusal import DatabaseRefused
from data.writer import Outcome
from games.host.rows import TableId
from games.host.store import Busy

log = logging.getLogger(__name__)

_PLANS = {
    # A batch names its rows by number: no plan but that by index, also while the statistics know of no rows yet.
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "plan_cache_mode": "force_generic_plan",
}

_REGISTER = "INSERT INTO writers DEFAULT VALUES RETURNING id, epoch, batch, outcomes"
_RESUME = "UPDATE writers SET epoch = epoch + 1, at = now() WHERE id = $1 RETURNING id, epoch, batch, outcomes"
_TIDY = "DELETE FROM writers WHERE at < now() - INTERVAL '7 days'"


class Scribe:
    """Keeps batches, each by one statement. A batch is numbered, and its number and outcomes are kept with it; a
    new connection raises the epoch, after which the one before can keep nothing. So whoever lost it knows for certain.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._loop = asyncio.get_running_loop()
        self._line: Line = None
        self._writer: int | None = None
        self._epoch = 0
        self._number = 0
        self._last: tuple[int, list[TableId | None]] | None = None
        """The last batch that was kept, as the newest connection found it; None: it is not known any more."""

    async def open(self) -> None:
        """Raises DatabaseRefused where nobody may write now."""
        line = await connect(self._address, _PLANS)
        with refusing(self._address, line):
            await hold(line, self._address)
            if self._writer is None:
                await line.execute(_TIDY)
            found = None if self._writer is None else await line.fetchrow(_RESUME, self._writer)
            self._last = None if found is None else (found["batch"], found["outcomes"])
            found = found or await line.fetchrow(_REGISTER)
        self._line, self._writer, self._epoch = line, found["id"], found["epoch"]

    async def close(self) -> None:
        line, self._line = self._line, None
        if line is None or line.is_closed():
            return
        try:
            await line.execute("DELETE FROM writers WHERE id = $1", self._writer)
            await line.close()
        except Exception:
            line.terminate()

    async def keep(self, works: list[Work]) -> list[Outcome]:
        """What became of each."""
        outcomes: list[Outcome] = []
        for batch in once_each(works):
            try:
                outcomes += await self._keep(batch)
            except Exception as failure:
                outcomes += [(None, failure)] * len(batch)
        return outcomes

    async def _keep(self, works: list[Work]) -> list[Outcome]:
        batch = Batch(works)
        statement, values = batch.statement()
        end = self._loop.time() + PATIENCE
        while True:
            line = await self._ready(end)
            self._number += 1
            try:
                kept = await line.fetchval(
                    statement, self._writer, self._epoch, self._number, *values, timeout=ANSWERING
                )
            except Exception as error:
                if was_given_up(error):
                    self._drop(line)
                elif is_lost(error, line):
                    found = await self._decide(line)
                    if found is not None:
                        return batch.outcomes(found)
                elif is_about_the_rows(error) and len(works) > 1:
                    return [outcome for work in works for outcome in await self.keep([work])]
                elif waited_too_long(error):
                    raise Busy from None
                elif not is_worth_repeating(error):
                    raise
                if self._loop.time() > end:
                    raise Busy from None
            except BaseException:
                # Whoever ends the program; the next connection keeps this batch from coming later.
                self._drop(line)
                raise
            else:
                return batch.outcomes(kept)

    async def _decide(self, line: Line) -> list[TableId | None] | None:
        """What became of the batch that was under way on a lost connection; None: it was not kept, and never will."""
        self._drop(line)
        log.warning("the connection to the database was lost while something was being written")
        writer = self._writer
        try:
            await self._ready(self._loop.time() + DECIDING)
        except Busy:
            raise Undecided from None
        if self._writer != writer or self._last is None:
            raise Undecided
        number, outcomes = self._last
        return outcomes if number == self._number else None

    async def _ready(self, end: float) -> Line:
        """The connection, made anew where it was lost; tried once at least."""
        pause = 0.02
        while self._line is None or self._line.is_closed():
            self._line = None
            try:
                await self.open()
            except DatabaseRefused as no:
                if self._loop.time() + pause > end:
                    log.error("nothing can be written: %s", no)
                    raise Busy from None
            if self._line is None:
                await asyncio.sleep(pause)
                pause = min(pause * 2, 1.0)
        return self._line

    def _drop(self, line: Line) -> None:
        line.terminate()
        self._line = None
