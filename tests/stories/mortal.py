"""The real bot as a process of its own, to be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sandbox import Stage, interactions
from tests.stories.evening import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
STARTS_WITHIN = 120.0


class Nursery:
    """Starts bot processes."""

    async def __aenter__(self) -> Nursery:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.stories.nursery",
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

    async def start(self, address: str, database: Path) -> int:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{address} {database}\n".encode())
        return int(await self._said())


class Bot:
    """One that lives until it is killed. A witness in its database writes down what each commit was made for."""

    def __init__(self, nursery: Nursery, stage: Stage, database: Path) -> None:
        self.nursery = nursery
        self.stage = stage
        self.database = database
        self.process = 0
        # Stand-in, people and auditor share a busy process: three seconds would measure that.
        stage.world.patience = PATIENCE

    async def __aenter__(self) -> Bot:
        await self.start()
        with self.look_inside() as db:
            db.executescript(WITNESS)
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.kill()

    @property
    def here(self) -> bool:
        """Whether it hears what people do."""
        return bool(self.process) and self.stage.world.hub.connected

    async def start(self) -> None:
        self.process = await self.nursery.start(self.stage.sandbox.address, self.database)
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

    @contextmanager
    def look_inside(self) -> Iterator[sqlite3.Connection]:
        """Its database, beside it."""
        with closing(sqlite3.connect(self.database, timeout=STARTS_WITHIN, isolation_level=None)) as db:
            yield db


WITNESS = """
CREATE TABLE clicked (table_id INTEGER, version INTEGER, click INTEGER);
CREATE TRIGGER on_click AFTER UPDATE OF data ON lives
WHEN json_extract(CAST(NEW.data AS TEXT), '$.clicks') IS NOT json_extract(CAST(OLD.data AS TEXT), '$.clicks')
BEGIN
    INSERT INTO clicked SELECT id, version, json_extract(CAST(NEW.data AS TEXT), '$.clicks[#-1]')
    FROM tables WHERE id = NEW.table_id;
END;
CREATE TABLE opened (at REAL, closed REAL);
INSERT INTO opened SELECT at, closed FROM house;
CREATE TRIGGER on_opening AFTER UPDATE ON house
WHEN abs(NEW.closed - (SELECT closed FROM opened ORDER BY rowid DESC LIMIT 1)) > 0.001
BEGIN
    INSERT INTO opened VALUES (NEW.at, NEW.closed);
END;
"""
"""Which click made which version of a table, and since when the house has kept its present hours."""
