"""How long a shard waits before it identifies itself."""

from __future__ import annotations

import asyncio

import discord
import pytest

from cogs.services import gate
from cogs.services.gate import EARLY, PAUSE, Gate
from tests.cogs.services.passing import Passing


class Limits:
    """What Discord says."""

    def __init__(self, at_once: int = 1, remaining: int = 1000, reset_after: int = 0) -> None:
        self.said = {"total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": at_once}

    async def ask(self) -> discord.SessionStartLimits:
        return discord.SessionStartLimits(**self.said)


@pytest.fixture
def passing(monkeypatch):
    passing = Passing()
    monkeypatch.setattr(gate, "time", passing)
    monkeypatch.setattr(gate, "asyncio", passing)
    return passing


async def waits(entrance, passing, *shards):
    """For how long each of these waits, one after the other."""
    passing.slept.clear()
    for shard in shards:
        await entrance.admit(shard)
    return passing.slept


async def test_one_shard_waits_for_nobody(passing):
    assert await waits(Gate(Limits().ask), passing, 0) == [0]


async def test_shards_begin_one_after_the_other(passing):
    assert await waits(Gate(Limits().ask), passing, 0, 1, 2) == [0, PAUSE, PAUSE]


async def test_what_has_passed_anyway_is_not_waited_for(passing):
    """A shard that is lost an hour later comes back at once; one that is refused at once does not try at once."""
    entrance = Gate(Limits().ask)
    await entrance.admit(0)
    passing.now += 2
    assert await waits(entrance, passing, 1) == [PAUSE - 2]
    passing.now += 3600
    assert await waits(entrance, passing, 1, 1) == [0, PAUSE]


async def test_shards_that_discord_counts_apart_begin_together(passing):
    assert await waits(Gate(Limits(at_once=2).ask), passing, 0, 1, 2, 3, 4) == [0, 0, PAUSE, 0, PAUSE]


async def test_several_that_wait_at_once_wait_for_each_other(passing):
    """Each has a moment of its own, although none has gone yet."""
    passing.stands = True
    entrance = Gate(Limits().ask)
    await asyncio.gather(*(entrance.admit(n) for n in range(3)))
    assert passing.slept == [0, PAUSE, 2 * PAUSE]


async def test_where_none_is_left_for_today_it_waits_for_tomorrow(passing, caplog):
    limits = Limits(remaining=0, reset_after=90_000)
    entrance = Gate(limits.ask)
    assert await waits(entrance, passing, 0) == [90, 0]
    assert "all 1000 sessions of the day have been begun; the next may be in 90 s" in caplog.text
    limits.said |= {"remaining": 1000}
    assert await waits(entrance, passing, 1) == [PAUSE]


async def test_a_shard_connects_shortly_before_its_turn(passing):
    entrance = Gate(Limits().ask)
    await entrance.admit(0)
    passing.slept.clear()
    await entrance.come(1)
    passing.now += 0.5
    await entrance.admit(1)
    assert passing.slept == [PAUSE - EARLY, EARLY - 0.5]
    assert await waits(entrance, passing, 2) == [PAUSE]


async def test_whoever_takes_long_to_connect_is_kept_at_a_distance_by_the_next(passing):
    entrance = Gate(Limits().ask)
    await entrance.come(0)
    passing.now += 1
    assert await waits(entrance, passing, 0, 1) == [0, PAUSE]


async def test_whoever_comes_much_too_late_has_lost_the_turn(passing):
    entrance = Gate(Limits().ask)
    for shard in (0, 1):
        await entrance.come(shard)
    passing.now += PAUSE
    assert await waits(entrance, passing, 0) == [EARLY], "and takes the one after the other's"
