"""Waiting for a quiet moment: pictures and tables that follow must not stand in the way of answers."""

from __future__ import annotations

import asyncio

NAP = 0.005
LATE = 0.005
"""A nap that ends this much later than asked means that others are waiting for the event loop as well."""


async def calm(patience: float) -> None:
    """Returns when the event loop has nothing more urgent to do, or when patience has run out."""
    if not patience:
        return
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    while True:
        before = loop.time()
        await asyncio.sleep(NAP)
        now = loop.time()
        if now - before < NAP + LATE or now > end:
            return
