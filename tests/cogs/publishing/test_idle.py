"""What can wait, waits for a quiet moment, but not for ever."""

from __future__ import annotations

import asyncio
import time

from cogs.publishing.idle import AT_ONCE, Quiet
from tests.stories.evening import until


class Rush:
    """Keeps the event loop busy in pieces longer than a nap, until it is told to stop."""

    def __init__(self) -> None:
        self.over = False
        self.pieces = 0

    async def run(self) -> None:
        while not self.over:
            time.sleep(0.02)  # noqa: ASYNC251 - the point of it
            self.pieces += 1
            await asyncio.sleep(0)


async def test_it_waits_while_others_keep_the_loop_busy():
    rush = Rush()
    running = asyncio.create_task(rush.run())
    waiting = asyncio.create_task(Quiet().calm(patience=60))
    await until(lambda: rush.pieces >= 10)
    assert not waiting.done()
    rush.over = True
    await waiting
    await running


async def test_it_does_not_wait_for_ever():
    rush = Rush()
    running = asyncio.create_task(rush.run())
    await Quiet().calm(patience=0.05)
    assert not rush.over
    rush.over = True
    await running


async def test_it_waits_for_whoever_is_being_answered():
    """However little the event loop has to do: the answer waits for something else, a disk perhaps."""
    quiet, free = Quiet(), asyncio.Event()

    async def answering():
        with quiet.answer():
            await free.wait()

    clicks = [asyncio.create_task(answering()) for _ in range(2)]
    await asyncio.sleep(0)
    waiting = asyncio.create_task(quiet.calm(patience=60))
    await asyncio.sleep(0.05)
    assert quiet.answering == 2 and not waiting.done()
    free.set()
    await asyncio.gather(*clicks, waiting)
    assert quiet.answering == 0


async def test_one_naps_for_all_and_they_go_on_a_few_at_a_time():
    quiet, before = Quiet(), len(asyncio.all_tasks())
    let_go: list[int] = []

    async def follow(number):
        await quiet.calm(patience=60)
        let_go.append(number)

    waiting = [asyncio.create_task(follow(number)) for number in range(3 * AT_ONCE)]
    await until(lambda: let_go)
    assert len(let_go) == AT_ONCE
    waiting[-1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert let_go == list(range(3 * AT_ONCE - 1)), "in their order"
    await until(lambda: len(asyncio.all_tasks()) == before)


async def test_an_answer_that_fails_is_not_waited_for_any_more():
    quiet = Quiet()
    try:
        with quiet.answer():
            raise RuntimeError
    except RuntimeError:
        pass
    await asyncio.wait_for(quiet.calm(patience=60), 5)
