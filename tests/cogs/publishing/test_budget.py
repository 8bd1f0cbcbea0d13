"""The bucket before every request that Discord counts: how fast it lets them go, and who goes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest
import yarl
from aiohttp import web

from cogs.publishing.budget import BEHIND, BURST, MINUTE, RATE, Budget, Need, Watched, counts, spending

SECOND = 1.0
ALLOWED = 50
"""Requests a second, by Discord's word."""


TURNS = 20
"""Of the event loop: everything that is ready has been done by then."""


class Time:
    """Timers fire as soon as nothing else is to be done, and time has passed by then."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[[], None]) -> asyncio.Handle:
        loop = asyncio.get_running_loop()

        def fire(turns: int) -> None:
            if handle.cancelled():
                return
            if turns:
                loop.call_soon(fire, turns - 1)
                return
            self.now = max(self.now, when)
            callback()

        handle = loop.call_soon(fire, TURNS)
        return handle


@pytest.fixture
def clock() -> Time:
    return Time()


async def spend(budget: Budget, need: Need, name: str, served: list[tuple[str, float]]) -> None:
    await budget.spend(need)
    served.append((name, budget._now()))


async def all_of(budget: Budget, *wanted: tuple[Need, str]) -> list[tuple[str, float]]:
    """What comes at once, in the order in which it is served."""
    served: list[tuple[str, float]] = []
    await asyncio.gather(*[spend(budget, need, name, served) for need, name in wanted])
    return served


def names(served: list[tuple[str, float]]) -> list[str]:
    return [name for name, _ in served]


# How many.


async def test_in_no_second_more_go_than_discord_allows(clock: Time) -> None:
    budget = Budget(timer=clock)
    served = await all_of(budget, *[(Need.REST, str(number)) for number in range(200)])
    times = [when for _, when in served]
    for since in times:
        assert len([one for one in times if since <= one < since + SECOND]) < ALLOWED
    took = times[-1] - times[0]
    assert (200 - BURST - 1) / RATE <= took <= 200 / RATE, "nor is any of it left unused"


async def test_after_a_rest_a_few_go_at_once(clock: Time) -> None:
    budget = Budget(timer=clock)
    for _ in range(2):
        assert budget.ready
        served = await all_of(budget, *[(Need.REST, str(number)) for number in range(BURST + 1)])
        times = [when for _, when in served]
        assert times[BURST - 1] == times[0] < times[BURST]
        assert not budget.ready
        clock.now += 10


async def test_a_slower_bot_among_several(clock: Time) -> None:
    """Several processes share one token: each has its part."""
    served = await all_of(Budget(rate=5, timer=clock), *[(Need.ANSWER, str(number)) for number in range(BURST + 10)])
    assert served[-1][1] - served[0][1] == pytest.approx(2.0)


# Who goes first.


async def busy(budget: Budget) -> None:
    """Nothing may go at once any more."""
    for _ in range(BURST):
        await budget.spend(Need.REST)


async def test_answers_then_calls_then_what_is_watched_then_the_rest(clock: Time) -> None:
    budget = Budget(timer=clock)
    await busy(budget)
    served = await all_of(budget, *[(need, need.name) for need in reversed(Need)])
    assert names(served) == ["ANSWER", "CALL", "WATCHED", "REST", "SPARE"]


async def test_the_one_that_has_waited_longest_goes_first_within_its_kind(clock: Time) -> None:
    budget = Budget(timer=clock)
    await busy(budget)
    served = await all_of(budget, *[(Need.WATCHED, str(number)) for number in range(20)])
    assert names(served) == [str(number) for number in range(20)]


async def test_nothing_is_put_off_for_ever(clock: Time) -> None:
    """A table that nobody looks at, while others are looked at all the time."""
    budget, served = Budget(rate=1, timer=clock), list[tuple[str, float]]()
    await busy(budget)
    others = [asyncio.create_task(spend(budget, Need.WATCHED, "watched", served)) for _ in range(3)]
    forgotten = asyncio.create_task(spend(budget, Need.REST, "forgotten", served))
    while not forgotten.done():
        await asyncio.wait({forgotten, *others}, return_when=asyncio.FIRST_COMPLETED)
        others = [one for one in others if not one.done()]
        others += [asyncio.create_task(spend(budget, Need.WATCHED, "watched", served)) for _ in range(3 - len(others))]
        assert len(served) < 100
    waited = BEHIND[Need.REST] - BEHIND[Need.WATCHED]
    assert len(served) > waited / 2, "yet not before those that are looked at"
    for one in others:
        one.cancel()


async def test_an_answer_never_waits_for_what_has_waited_long(clock: Time) -> None:
    budget = Budget(rate=1, timer=clock)
    await busy(budget)
    served: list[tuple[str, float]] = []
    waiting = [asyncio.create_task(spend(budget, Need.REST, "old", served)) for _ in range(3)]
    await asyncio.sleep(0)
    clock.now += 0.5
    assert budget.purse().oldest == pytest.approx(0.5)
    await spend(budget, Need.ANSWER, "answer", served)
    assert names(served) == ["answer"]
    await asyncio.gather(*waiting)


async def test_who_gives_up_takes_no_place(clock: Time) -> None:
    budget = Budget(timer=clock)
    await busy(budget)
    waiting = [asyncio.create_task(budget.spend(Need.CALL)) for _ in range(50)]
    await asyncio.sleep(0)
    assert budget.purse().waiting == {"answer": 0, "call": 50, "watched": 0, "rest": 0, "spare": 0}
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert sum(budget.purse().waiting.values()) == 0
    began = clock.now
    await budget.spend(Need.REST)
    assert clock.now - began <= 2 / RATE


# Paid for ahead.


async def test_what_is_paid_for_is_not_waited_for_again_and_given_back_if_it_is_not_needed(clock: Time) -> None:
    budget = Budget(timer=clock)
    async with budget.ahead(1, Need.WATCHED):
        assert budget.purse().left == BURST - 1
    assert budget.spent[Need.WATCHED] == 0 and budget.purse().left == BURST
    await busy(budget)
    began = clock.now
    async with budget.ahead(1, Need.WATCHED):
        paid = clock.now
        assert paid > began
        await budget._before(None, None, request("/api/v10/channels/1/messages/2"))  # type: ignore[arg-type]
        assert clock.now == paid, "it was paid for"
        await budget._before(None, None, request("/api/v10/channels/1/messages/3"))  # type: ignore[arg-type]
        assert clock.now > paid
    assert budget.spent[Need.WATCHED] == 2


def request(path: str) -> Any:
    return aiohttp.TraceRequestStartParams("PATCH", yarl.URL(f"https://discord.com{path}"), {})  # type: ignore[arg-type]


# What counts.


@pytest.mark.parametrize(
    "url,counted",
    [
        ("https://discord.com/api/v10/channels/1/messages", True),
        ("https://discord.com/api/v10/channels/1/messages/2", True),
        ("https://discord.com/api/v10/guilds/1/members/2", True),
        ("https://discord.com/api/v10/gateway/bot", True),
        ("https://discord.com/api/v10/interactions/1/token/callback?with_response=1", False),
        ("https://discord.com/api/v10/webhooks/1/token", False),
        ("https://discord.com/api/v10/webhooks/1/token/messages/@original", False),
        ("wss://gateway.discord.gg/?v=10", False),
        ("https://cdn.discordapp.com/attachments/1/2/table.png", False),
    ],
)
def test_what_discord_counts(url: str, counted: bool) -> None:
    assert counts(yarl.URL(url)) is counted


# In front of a real session.


@pytest.fixture
async def discord_at() -> Any:
    """Answers as it is told to."""
    answers: list[web.Response] = []

    async def answer(_: web.Request) -> web.Response:
        return answers.pop(0) if answers else web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10/", answers
    await runner.cleanup()


async def test_every_request_of_a_session_passes_it(discord_at: Any) -> None:
    base, _ = discord_at
    budget = Budget(rate=1000)
    async with aiohttp.ClientSession(trace_configs=[budget.trace()]) as session:
        await (await session.get(base + "channels/1")).release()
        with spending(Need.REST):
            await (await session.get(base + "channels/1")).release()
        await (await session.post(base + "interactions/1/t/callback")).release()
        await (await session.patch(base + "webhooks/1/t/messages/@original")).release()
    purse = budget.purse()
    assert purse.spent == {"answer": 1, "call": 0, "watched": 0, "rest": 1, "spare": 0} and purse.free == 2


async def test_when_discord_says_it_is_too_much_all_the_same_everything_rests(discord_at: Any) -> None:
    """Somebody else spends with the same token."""
    base, answers = discord_at
    budget = Budget(rate=1000)
    headers = {"X-RateLimit-Scope": "global", "Retry-After": "0.2", "X-RateLimit-Global": "true"}
    answers += [
        web.Response(status=429, headers=headers),
        web.Response(status=429, headers={"X-RateLimit-Scope": "user"}),
    ]
    loop = asyncio.get_running_loop()
    async with aiohttp.ClientSession(trace_configs=[budget.trace()]) as session:
        await (await session.get(base + "channels/1")).release()
        refused = loop.time()
        assert not budget.ready
        await (await session.post(base + "interactions/1/t/callback")).release()
        await (await session.get(base + "channels/1")).release()
        assert loop.time() - refused >= 0.19
    assert budget.purse().refused == {"global": 1, "user": 1}


# Who is looking.


def test_a_table_is_looked_at_for_a_minute_after_a_click() -> None:
    now = 0.0
    watched = Watched(lambda: now)
    assert watched.need(1) is Need.REST
    watched.look(1)
    now = MINUTE
    assert watched.need(1) is Need.WATCHED
    now = MINUTE + 1
    assert watched.need(1) is Need.REST
    watched.look(2)
    assert list(watched._looked) == [2], "and forgotten afterwards"
