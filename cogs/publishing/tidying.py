"""Looking for what only cycles keep in memory, at moments when nobody waits for an answer."""

from __future__ import annotations

import asyncio
import gc

from cogs.publishing.idle import Quiet

EVERY = 1.0
WORTH_IT = 2_000
"""New objects that are still there: fewer are not looked through."""
PATIENCE = 30.0
"""Where nobody ever rests, it is done all the same."""
OLDER, OLDEST = 10, 600
"""After so many times the older ones are looked through as well, and then all that has come since the start."""


async def tidy(quiet: Quiet) -> None:
    times = 0
    while True:
        await asyncio.sleep(EVERY)
        if gc.get_count()[0] < WORTH_IT:
            continue
        await quiet.calm(PATIENCE)
        times += 1
        gc.collect(2 if times % OLDEST == 0 else 1 if times % OLDER == 0 else 0)
