"""All that discord.py does to have sessions, until it ends or we do: while it begins them, it goes on trying."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Connecting:
    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._ends = False
        """Of its own accord."""

    async def run(self, connect: Coroutine[Any, Any, None]) -> None:
        """Returns when discord.py has ended, or was stopped."""
        task = self._task = asyncio.create_task(connect)
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
        if not task.cancelled():
            task.result()

    def closing(self) -> None:
        """The bot is being closed. If it is discord.py that does so, it has yet to say why."""
        self._ends = self._ends or asyncio.current_task() is self._task

    async def stop(self) -> None:
        """Where discord.py is about to resume a session, it swallows that it is cancelled, once."""
        while self._task is not None and not self._task.done() and not self._ends:
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=0.1)
