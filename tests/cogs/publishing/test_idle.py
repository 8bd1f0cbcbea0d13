"""What can wait, waits for a quiet moment, but not for ever."""

from __future__ import annotations

import asyncio
import time

from cogs.publishing.idle import calm
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
    waiting = asyncio.create_task(calm(patience=60))
    await until(lambda: rush.pieces >= 10)
    assert not waiting.done()
    rush.over = True
    await waiting
    await running


async def test_it_does_not_wait_for_ever():
    rush = Rush()
    running = asyncio.create_task(rush.run())
    await calm(patience=0.05)
    assert not rush.over
    rush.over = True
    await running
