"""The real bot as a process of its own, to be killed and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from sandbox import Stage, interactions
from tests.stories.books import Books
from tests.stories.evening import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
STARTS_WITHIN = 120.0


class Nursery:
    """Starts bot processes; what each of them logs stands in a file by its number."""

    def __init__(self, logs: Path) -> None:
        self.logs = logs
        self._asking = asyncio.Lock()

    async def __aenter__(self) -> Nursery:
        self.logs.mkdir(parents=True, exist_ok=True)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.stories.nursery",
            str(self.logs),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        await self._said()
        return self

    async def __aexit__(self, *exc: object) -> None:
        self.process.kill()
        await self.process.wait()

    async def _said(self) -> str:
        assert self.process.stdout is not None
        return (await self.process.stdout.readline()).decode().strip()

    async def start(self, stage: Stage, books: Books, **settings: object) -> int:
        assert self.process.stdin is not None
        wanted = {"sandbox": stage.sandbox.address, "database": str(books.where), **settings}
        async with self._asking:
            self.process.stdin.write(f"{json.dumps(wanted)}\n".encode())
            return int(await self._said())


class Bot:
    """One that lives until it is killed."""

    def __init__(self, nursery: Nursery, stage: Stage, books: Books) -> None:
        self.nursery = nursery
        self.stage = stage
        self.books = books
        self.process = 0
        # Stand-in, people and auditor share a busy process: three seconds would measure that.
        stage.world.patience = PATIENCE

    async def __aenter__(self) -> Bot:
        await self.start()
        await self.books.call_witness()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.kill()

    @property
    def here(self) -> bool:
        """Whether it hears what people do."""
        return bool(self.process) and self.stage.world.hub.connected

    async def start(self) -> None:
        self.process = await self.nursery.start(self.stage, self.books)
        await self.stage.ready("play", within=STARTS_WITHIN)

    async def kill(self) -> None:
        """Without a word. Whoever waits for an answer is told at once that none will come."""
        with suppress(ProcessLookupError):
            while self.process:
                os.kill(self.process, signal.SIGKILL)
                await asyncio.sleep(0.001)
        self.process = 0
        await until(lambda: not self.stage.world.hub.connected, STARTS_WITHIN)
        for interaction in self.stage.world.interactions.values():
            if interaction.response is None:
                interactions.abandon(interaction)
