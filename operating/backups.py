"""Backups by themselves: one whenever it is due, checked, and as many kept as the operator wants."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from data.refusal import DatabaseRefused
from data.sqlite.backup import STAMP, GivenUp, backups, copy, sweep
from games.host.clock import Clock

log = logging.getLogger(__name__)

SOON = 60.0
"""Seconds until another try after the first failure; twice as long after each further one."""

NAP = 60.0
"""The longest sleep: the wall clock may be set meanwhile, and the machine asleep."""

LEAVING = 2.0
"""Seconds for a backup that is given up to clear away what it has begun; it takes some hundredths."""


@dataclass(frozen=True)
class Made:
    """A good one."""

    at: float
    """Wall time when it began, so of what it holds."""
    file: Path
    bytes: int
    seconds: float | None
    """None: an earlier process has made it."""


@dataclass(frozen=True)
class Status:
    last: Made | None = None
    kept: int = 0
    failures: int = 0
    """Since the start."""
    failure: str = ""
    """Why the last one failed, in a sentence; it stays when another has gone well."""
    due: float = 0.0
    """Wall time of the next."""


class Backups:
    def __init__(self, database: Path, every: float, keep: int, clock: Clock) -> None:
        self._database = database
        self._every = every
        self._keep = keep
        self._clock = clock
        # A house on the sandbox may have its file beside.
        self._names = f"auto-{database.stem.replace('%', '%%')}-{STAMP}.db"
        self._unwanted = threading.Event()
        self._making: asyncio.Task[Made] | None = None
        self._pause = SOON
        self.status = Status()

    async def run(self) -> None:
        """Until they are given up. What an earlier process has made counts."""
        last, kept = await asyncio.to_thread(self._found)
        self.status = Status(last, kept, due=self._clock.now() if last is None else last.at + self._every)
        while not self._unwanted.is_set():
            now = self._clock.now()
            # One from the future: the clock was set back.
            due = min(self.status.due, now + self._every)
            self.status = replace(self.status, due=due)
            if now < due:
                await self._clock.sleep(min(due - now, NAP))
            else:
                await self._make()

    def give_up(self) -> None:
        """Also what is under way; nothing of it stays. Nobody has to wait for that."""
        self._unwanted.set()

    async def ended(self) -> None:
        """After they were given up: nobody reads the database any more."""
        if self._making is not None:
            await asyncio.wait([self._making], timeout=LEAVING)

    async def _make(self) -> None:
        began = self._clock.now()
        self._making = asyncio.create_task(asyncio.to_thread(self._make_one, began))
        # Perhaps nobody waits for it any more.
        self._making.add_done_callback(lambda task: task.cancelled() or task.exception())
        try:
            made = await asyncio.shield(self._making)
            kept = await asyncio.to_thread(self._prune, made)
        except GivenUp:
            return
        except asyncio.CancelledError:
            self.give_up()
            await self.ended()
            raise
        except DatabaseRefused as no:
            self._failed(str(no))
        except Exception as bug:
            self._failed(f"The backup failed ({type(bug).__name__}).")
        else:
            self._pause = SOON
            self.status = replace(self.status, last=made, kept=kept, due=began + self._every)
            log.info("backed up to %s: %.1f MB in %.1f s; kept: %d", made.file, made.bytes / 1e6, made.seconds, kept)

    def _failed(self, why: str) -> None:
        pause, self._pause = min(self._pause, self._every), self._pause * 2
        due = self._clock.now() + pause
        self.status = replace(self.status, failures=self.status.failures + 1, failure=why, due=due)
        log.error("%s The next try is in %.0f s.", why, pause)

    # In a thread.

    def _make_one(self, now: float) -> Made:
        began = time.monotonic()
        target = backups(self._database) / datetime.fromtimestamp(now, UTC).strftime(self._names)
        for left in self._ours(begun=True):
            sweep(left)
        copy(self._database, target, lambda: not self._unwanted.is_set())
        return Made(now, target, target.stat().st_size, time.monotonic() - began)

    def _prune(self, made: Made) -> int:
        """How many are left. The one just made stays, even if the clock was set back and others look newer."""
        others = [file for file in self._ours() if file != made.file]
        surplus = others[: max(len(others) + 1 - self._keep, 0)]
        for file in surplus:
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                log.warning("%s cannot be removed: %s", file, error.strerror)
        return len(self._ours())

    def _found(self) -> tuple[Made | None, int]:
        files = self._ours()
        with suppress(IndexError, OSError):
            return Made(self._stamp(files[-1]) or 0.0, files[-1], files[-1].stat().st_size, None), len(files)
        return None, 0

    def _ours(self, *, begun: bool = False) -> list[Path]:
        """Those of this database, the oldest first; or what was begun and never became one. Others' are left alone."""
        ending = ".part" if begun else ".db"
        with suppress(OSError):
            found = [file for file in backups(self._database).iterdir() if file.suffix == ending]
            return sorted(file for file in found if self._stamp(file) is not None)
        return []

    def _stamp(self, file: Path) -> float | None:
        """When it was made, by its name; None: it is none of ours."""
        name = file.name.removesuffix(".part")
        with suppress(ValueError):
            return datetime.strptime(name, self._names).replace(tzinfo=UTC).timestamp()
        return None
