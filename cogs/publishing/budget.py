"""Discord allows a bot fifty requests a second in all. One bucket stands before each of them, so that it is never too
many, and when there are more to send than may go, those that somebody waits for go first. discord.py only hears of it
when it has been too much.

Answers to clicks, and whatever is written with a click's token, do not count and never wait here.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum
from types import SimpleNamespace
from typing import Protocol

import aiohttp
import msgspec
import yarl

from games.host.rows import TableId

RATE = 45.0
"""Requests a second: some of Discord's fifty are left for what comes later than it was sent."""
BURST = 3
"""As many may go at once after a rest; with them it is still fewer than fifty in any second."""
WHOLE = 1 - 1e-6
"""As good as one request: a bucket that is filled little by little hardly ever comes to exactly one."""
MINUTE = 60.0


class Need(IntEnum):
    """Who waits for a request."""

    ANSWER = 0
    """Somebody who pressed or typed something, or the bot's own start."""
    CALL = 1
    """Somebody who does not know yet that it is their turn."""
    WATCHED = 2
    """A table at which somebody pressed something within the last minute."""
    REST = 3
    """Everything else: nobody is looking."""
    SPARE = 4
    """What nobody would miss today."""


BEHIND = {Need.ANSWER: 0.0, Need.CALL: 0.0, Need.WATCHED: 5.0, Need.REST: 30.0, Need.SPARE: 120.0}
"""So many seconds a request stands behind one that cannot wait. What has waited for longer than that goes before what
has only just come: nothing is put off for ever.
"""

_need: ContextVar[Need] = ContextVar("need", default=Need.ANSWER)


class _Paid:
    """How many of the next requests have been paid for."""

    def __init__(self, number: int) -> None:
        self.number = number


_paid: ContextVar[_Paid | None] = ContextVar("paid", default=None)


@contextmanager
def spending(need: Need) -> Iterator[None]:
    """What is sent in here is sent for this."""
    before = _need.set(need)
    try:
        yield
    finally:
        _need.reset(before)


class Purse(msgspec.Struct, frozen=True):
    """How the budget stands."""

    rate: float
    left: float
    """Requests that could go at once."""
    waiting: dict[str, int]
    """By need."""
    oldest: float
    """For how many seconds the first of those has been waiting."""
    spent: dict[str, int]
    """By need, since the start."""
    free: int
    """What did not count, since the start."""
    refused: dict[str, int]
    """Those that Discord refused all the same as too many, by what they were too many for."""


class Timer(Protocol):
    """What is needed of an event loop."""

    def time(self) -> float: ...

    def call_at(self, when: float, callback: Callable[[], None]) -> asyncio.Handle: ...


class Budget:
    """The bucket. It fills by itself, and serves whoever waits as soon as it can."""

    def __init__(self, rate: float = RATE, timer: Timer | None = None) -> None:
        self.rate = rate
        self._given = timer
        self.spent: Counter[Need] = Counter()
        self.refused: Counter[str] = Counter()
        self.free = 0
        self._left = float(BURST)
        self._filled: float | None = None
        """When it was last filled; None: nothing has been spent."""
        self._waiting: list[tuple[bool, float, int, float, Need, asyncio.Future[None]]] = []
        """The next one first: for an answer or not, how urgent, in the order of coming, since when."""
        self._came = 0
        self._serving: asyncio.Handle | None = None

    @property
    def ready(self) -> bool:
        """Whether the next request could go at once."""
        return not self._waiting and self.purse().left >= WHOLE

    def purse(self) -> Purse:
        waiting = [one for one in self._waiting if not one[-1].done()]
        now = self._now() if self._filled is not None else 0.0
        filled = 0.0 if self._filled is None else max(0.0, now - self._filled) * self.rate
        return Purse(
            rate=self.rate,
            left=min(BURST, self._left + filled),
            waiting=_by_name(Counter(need for *_, need, _ in waiting)),
            oldest=max((now - since for *_, since, _, _ in waiting), default=0.0),
            spent=_by_name(self.spent),
            free=self.free,
            refused=dict(self.refused),
        )

    async def spend(self, need: Need | None = None) -> None:
        """Returns when one more request may go, and counts it."""
        need = _need.get() if need is None else need
        await self._take(need)
        self.spent[need] += 1

    async def _take(self, need: Need) -> None:
        self._fill()
        if not self._waiting and self._left >= WHOLE:
            self._left -= 1
        else:
            came, now = asyncio.get_running_loop().create_future(), self._now()
            self._came += 1
            urgent = (need is not Need.ANSWER, now + BEHIND[need], self._came, now, need, came)
            heapq.heappush(self._waiting, urgent)
            self._serve_soon()
            await came

    @asynccontextmanager
    async def ahead(self, number: int, need: Need) -> AsyncIterator[None]:
        """So many requests are paid for before anything is done: who must wait does so here, where nobody else waits
        for them, and then sends what is true by then. What was not needed is given back.
        """
        paid = _Paid(0)
        need_before, paid_before = _need.set(need), _paid.set(paid)
        try:
            while paid.number < number:
                await self._take(need)
                paid.number += 1
            yield
        finally:
            self._left = min(BURST, self._left + paid.number)
            paid.number = 0
            _need.reset(need_before)
            _paid.reset(paid_before)

    def _timer(self) -> Timer:
        """The event loop's, which is not there yet when the bucket is made."""
        return self._given or asyncio.get_running_loop()

    def _now(self) -> float:
        return self._timer().time()

    def _fill(self) -> None:
        now = self._now()
        if self._filled is None:
            self._filled = now
        elif now > self._filled:
            self._left = min(BURST, self._left + (now - self._filled) * self.rate)
            self._filled = now

    def _serve_soon(self) -> None:
        if self._serving is None and self._waiting:
            assert self._filled is not None
            ready = self._filled + max(0.0, 1 - self._left) / self.rate
            self._serving = self._timer().call_at(ready, self._serve)

    def _serve(self) -> None:
        self._serving = None
        self._fill()
        while self._waiting and (self._left >= WHOLE or self._waiting[0][-1].done()):
            *_, came = heapq.heappop(self._waiting)
            if not came.done():  # else whoever waited has been called off
                self._left -= 1
                came.set_result(None)
        self._serve_soon()

    # In front of discord.py.

    def trace(self) -> aiohttp.TraceConfig:
        """Stands before every request that discord.py makes, repeated ones too, and hears what became of it."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._before)
        trace.on_request_end.append(self._after)
        return trace

    async def _before(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if not counts(request.url):
            self.free += 1
            return
        paid = _paid.get()
        if paid is not None and paid.number:
            paid.number -= 1
            self.spent[_need.get()] += 1
        else:
            await self.spend()

    async def _after(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        if request.response.status != 429:
            return
        scope = request.response.headers.get("X-RateLimit-Scope", "unknown")
        self.refused[scope] += 1
        if scope == "global":
            self._rest(float(request.response.headers.get("Retry-After", 1)))

    def _rest(self, seconds: float) -> None:
        """Somebody else spends with the same token: nothing goes for so long."""
        self._fill()
        self._left, self._filled = 0.0, self._now() + seconds
        if self._serving is not None:
            self._serving.cancel()
            self._serving = None
        self._serve_soon()


def counts(url: yarl.URL) -> bool:
    """Whether Discord counts a request towards what the bot may send in all."""
    place = url.raw_path.split("/", 4)
    return len(place) > 3 and place[1] == "api" and place[3] not in ("interactions", "webhooks")


def _by_name(number: Counter[Need]) -> dict[str, int]:
    return {need.name.lower(): number[need] for need in Need}


class Watched:
    """The tables that somebody is looking at, as far as clicks tell."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._looked: OrderedDict[TableId, float] = OrderedDict()

    def look(self, table: TableId) -> None:
        now = self._now()
        self._looked[table] = now
        self._looked.move_to_end(table)
        while now - next(iter(self._looked.values())) > MINUTE:
            self._looked.popitem(last=False)

    def need(self, table: TableId) -> Need:
        """How urgent it is to show this table."""
        looked = self._looked.get(table)
        return Need.WATCHED if looked is not None and self._now() - looked <= MINUTE else Need.REST
