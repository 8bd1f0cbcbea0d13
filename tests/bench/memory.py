"""What the bot's process holds while many tables are played: `python -m tests.bench.memory --tables 40 --minutes 3`.

Machines differ; on one of them what is held must not grow with time, and tasks must be as many as there is to do. The
load has to be steady for that: the first games have been played ahead for a random share of their length, before the
bot starts, and the time begins when it has shown them all and is at rest.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

from sandbox.driver import Stage
from tests.bench.crowd import Crowd, busy_world
from tests.bench.watched_bot import MARK, Held

MINUTE = 60
WARM = 5 * MINUTE
"""By then every table has opened and what is kept for good is full; shorter runs are judged by their thirds."""
TOLD_EVERY = 30
DATABASE = "parlour.db"
PATIENCE = 180
RESTING = 5
"""Samples in a row."""

Say = Callable[[str], None]


class Watch:
    """The bot's process, and what it held from one moment to the next."""

    def __init__(self, say: Say) -> None:
        self.samples: list[Held] = []
        self._say = say
        self._fresh = asyncio.Event()

    def heard(self, line: str) -> None:
        if not line.startswith(MARK):
            self._say(line)
            return
        self.samples.append(msgspec.json.decode(line.removeprefix(MARK), type=Held))
        self._fresh.set()

    async def until(self, true: Callable[[Held], bool]) -> Held:
        """The next sample of which this is true."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    self._fresh.clear()
                    await self._fresh.wait()
                    if true(self.samples[-1]):
                        return self.samples[-1]
        except TimeoutError:
            raise AssertionError(f"not within {PATIENCE} s, last {self.samples[-1:]}") from None

    async def rest(self) -> Held:
        """The next sample that is like those before it: the bot has logged in, and nothing comes or goes."""

        def resting(held: Held) -> bool:
            last = self.samples[-RESTING:]
            return len(last) == RESTING and all(one.ready and one.tasks == held.tasks for one in last)

        return await self.until(resting)


@asynccontextmanager
async def watched(stage: Stage, folder: Path, every: float = 1.0, say: Say = print) -> AsyncIterator[Watch]:
    """The real bot on this stage, and somebody who looks at it so often."""
    watch = Watch(say)
    child = stage.bot(
        database=folder / DATABASE,
        command=(sys.executable, "-m", "tests.bench.watched_bot", str(every)),
        env={"LOG_LEVEL": "ERROR"},
        forward=watch.heard,
        restart=False,
    )
    await child.start()
    try:
        await stage.ready("play", within=PATIENCE)
        yield watch
    finally:
        await child.stop()


class Load(NamedTuple):
    tables: int
    seconds: float
    pause: float
    """Between two clicks at one table, on average."""
    hands: int = 0
    """That are opened at least, however long it takes."""
    ahead: bool = False
    """Whether the tables are of all ages to begin with, so that there is as much to hold at first as at last."""


class Figures(NamedTuple):
    """One run."""

    load: Load
    clicks: int
    failed: int
    hands: int
    over: int
    before: Held
    during: Sequence[Held]
    after: Held

    @property
    def most(self) -> float:
        return max(one.resident for one in self.during)

    @property
    def most_tasks(self) -> int:
        return max(one.tasks for one in self.during)

    @property
    def growth(self) -> float:
        """Memory in the last third of the run against the middle third."""
        third = len(self.during) // 3
        return _mean(self.during[2 * third :]) / _mean(self.during[third : 2 * third])

    @property
    def swing(self) -> float:
        """How far the minute farthest off is from the mean of them all, once it is warm; 0 for a run so short."""
        began = self.during[0].seconds
        minutes: dict[int, list[Held]] = {}
        for one in self.during:
            if one.seconds - began >= WARM:
                minutes.setdefault(int((one.seconds - began) // MINUTE), []).append(one)
        means = [_mean(each) for each in minutes.values()]
        return max((abs(mean / fmean(means) - 1) for mean in means), default=0.0)

    def told(self) -> str:
        return (
            f"{self.load.tables} tables for {self.load.seconds:.0f} s: {self.clicks / self.load.seconds:.1f} clicks a"
            f" second ({self.failed} failed), {self.hands:,} hands opened, {self.over} games ended;"
            f" at most {self.most:.0f} MiB, last third {self.growth:.2f} of the middle one,"
            f" swing {self.swing:.1%} after minute {WARM // MINUTE};"
            f" tasks {self.before.tasks} before, at most {self.most_tasks}, {self.after.tasks} after"
        )


def _mean(samples: Sequence[Held]) -> float:
    return fmean([one.resident for one in samples])


async def measure(folder: Path, load: Load, every: float = 1.0, say: Say = print) -> Figures:
    async with Stage(busy_world()) as stage:
        crowd = Crowd(stage, load.tables, load.pause)
        if load.ahead:
            await crowd.play_ahead(folder / DATABASE)
        async with watched(stage, folder, every, say) as watch:
            await crowd.arrive()
            before = await watch.rest()
            begun = len(watch.samples)
            telling = asyncio.create_task(_tell(watch, crowd, say))
            await crowd.play(load.seconds, load.hands)
            telling.cancel()
            during = watch.samples[begun:]
            after = await watch.until(lambda held: held.tasks <= before.tasks)
    return Figures(load, crowd.clicks, crowd.failed, crowd.hands, crowd.over, before, during, after)


async def _tell(watch: Watch, crowd: Crowd, say: Say) -> None:
    while True:
        await asyncio.sleep(TOLD_EVERY)
        now = watch.samples[-1]
        did = f"{crowd.clicks:,} clicks, {crowd.hands:,} hands opened, {crowd.begun} games begun, {crowd.over} ended"
        say(f"{now.seconds:6.0f} s {now.resident:6.0f} MiB {now.tasks:5} tasks {now.views:3} views; {did}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.memory")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--pause", type=float, default=7, help="seconds between two clicks at one table")
    args = parser.parse_args()
    load = Load(args.tables, args.minutes * MINUTE, args.pause, ahead=True)
    with tempfile.TemporaryDirectory(prefix="parlour-memory-") as folder:
        print(asyncio.run(measure(Path(folder), load)).told())


if __name__ == "__main__":
    main()
