"""What is counted, and how late the event loop comes."""

from __future__ import annotations

import asyncio
import time

import measures
from event_loop import LOOK, MINUTE, LoopWatch
from measures import HOUR, REGISTRY, Slow, Slowest


class Hours:
    """A clock that is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_the_slowest_of_each_kind_is_kept() -> None:
    slowest = Slowest(Hours())
    for what, took in (("a", 1.0), ("b", 3.0), ("a", 2.0), ("a", 0.5), ("c", 0.1)):
        slowest.note(what, "", took)
    assert slowest.first(2) == [Slow("b", "", 3.0), Slow("a", "", 2.0)]


def test_what_was_slow_is_forgotten_after_an_hour() -> None:
    now = Hours()
    slowest = Slowest(now)
    slowest.note("a", "", 5.0)
    now.now = HOUR + 1
    assert slowest.first(9) == []
    slowest.note("a", "", 1.0)
    assert slowest.first(9) == [Slow("a", "", 1.0)]


async def test_a_loop_that_is_blocked_is_seen() -> None:
    before, watch = counted("parlour_loop_lag_seconds_sum"), LoopWatch()
    watching = asyncio.create_task(watch.run())
    await asyncio.sleep(0)
    time.sleep(LOOK + 0.5)  # noqa: ASYNC251  # that is what it is about
    await asyncio.sleep(0.05)
    watching.cancel()
    assert watch.worst >= 0.5
    assert counted("parlour_loop_lag_seconds_sum") - before >= 0.5
    assert "loop" in [one.kind for one in measures.SLOWEST.first(99)]


async def test_the_worst_lag_is_that_of_the_last_minute(caplog) -> None:  # type: ignore[no-untyped-def]
    watch, now = LoopWatch(), time.monotonic()
    for ago, late in ((MINUTE + 5, 9.0), (40.0, 0.5), (20.0, 0.2), (1.0, 0.3)):
        watch._saw(now - ago, late)
    assert watch.worst == 0.5
    assert "the event loop stood still for 9.0 s" in caplog.text and caplog.text.count("stood still") == 1
