"""Taking turns: a lock that is free, one that comes free in time, and one that does not."""

from __future__ import annotations

import asyncio

from cogs.publishing.turns import in_turn

LONG, SHORT = 10.0, 0.01


async def test_a_free_lock_is_taken_at_once() -> None:
    lock = asyncio.Lock()
    assert await in_turn(lock, SHORT) and lock.locked()


async def test_a_busy_one_is_waited_for() -> None:
    lock = asyncio.Lock()
    await lock.acquire()
    waiting = asyncio.create_task(in_turn(lock, LONG))
    await asyncio.sleep(0)
    assert not waiting.done()
    lock.release()
    assert await waiting and lock.locked(), "it is the other's now"


async def test_but_not_for_ever_and_nothing_is_taken_then() -> None:
    lock = asyncio.Lock()
    await lock.acquire()
    assert not await in_turn(lock, SHORT)
    lock.release()
    assert not lock.locked()


async def test_nor_behind_somebody_who_came_first_though_it_is_free_for_a_moment() -> None:
    lock = asyncio.Lock()
    await lock.acquire()
    first = asyncio.create_task(in_turn(lock, LONG))
    await asyncio.sleep(0)
    lock.release()
    assert not lock.locked(), "the first has not noticed yet"
    assert not await in_turn(lock, SHORT)
    assert await first
