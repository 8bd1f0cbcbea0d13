"""Many lively tables on one token: the real bot in its own process, Discord's limits on, and people who are there.

First with the whole budget of fifty counted requests a second. Then scaled: with n tables and n/2000 of the budget, and
of what the bot allows itself, every table has as much as it would have among two thousand.

Within so few minutes no token dies; what that costs, the evenings tell.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from sandbox.bot_process import BotProcess
from sandbox.driver import Stage
from sandbox.rates import Limit, Rates
from sandbox.spending import Account
from sandbox.world import World
from tests.bench.ahead import Sitting
from tests.bench.clicks import cpu
from tests.bench.lively_people import LivelyCrowd
from tests.bench.report import Report
from tests.bench.sightings import Sightings, share

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUDGET, OWN = 50, 45.0
"""Counted requests a second: what Discord allows, and what the bot allows itself."""
MANY = 2000
PAINTED, DOTS = 120, 300
"""Tables that two cores run comfortably."""
PATIENCE = 120


class Load(NamedTuple):
    tables: int
    dots: bool = False
    think: float = 15.0
    """Seconds from one decision at a table to the next."""
    warm: float = 30.0
    """Before anything is limited: panels are opened, and pens found."""
    settle: float = 10.0
    """Before anything is measured."""
    seconds: float = 40.0


class Figures(NamedTuple):
    """One stretch of time."""

    seconds: float
    changes: int
    stuck: int
    """Tables at which nothing changed from the beginning to the end."""
    tables: int
    spent: Account
    clicks: int
    failed: int
    waits: list[float]
    """From click to table."""
    unseen: int
    """Of those: clicks whose table had not been shown at the end."""
    bot: float
    sandbox: float
    """Shares of a core."""
    limit: Limit
    """Of counted requests, as Discord had it: how many in how many seconds."""
    budget: str
    """What the bot allowed itself."""

    def check(self) -> Figures:
        """Where nothing moved, nothing was measured."""
        assert self.changes and self.clicks, "no table has changed"
        assert self.waits, "the bot did not say what its clicks made"
        return self


def scaled(tables: int) -> Limit:
    """As much for each table as among two thousand: the same fifty, in a time in which as much happens as there in a
    second, so that chance alone breaks it neither more nor less often.
    """
    return BUDGET, MANY / tables


async def measure(folder: Path, report: Report, load: Load, beside: Path | None = None) -> None:
    for number, code in enumerate([ROOT, *([beside] if beside else [])]):
        place = folder / f"lively-{number}"
        await asyncio.to_thread(place.mkdir)
        pictures = "dots for pictures" if load.dots else "real pictures"
        report.line(f"{load.tables} lively tables", code.name, f"a decision each {load.think:g} s, {pictures}")
        for name, figures in (await run(place, load, code)).items():
            _tell(report, name, figures)


async def run(folder: Path, load: Load, code: Path = ROOT) -> dict[str, Figures]:
    world = World(rates=Rates(everything=None))
    world.record.keep = False
    async with Stage(world) as stage:
        crowd = LivelyCrowd(stage, load.tables, load.think)
        database = folder / "parlour.db"
        crowd.found(await _ahead(database, crowd.sittings(), code))
        sightings = Sightings(world)
        async with _bot(stage, database, load, code, sightings) as child:
            await asyncio.wait_for(crowd.arrive(), PATIENCE)
            playing = asyncio.create_task(crowd.play(float("inf")))
            try:
                await _or_fail(playing, load.warm)
                found = {}
                for name, limit, sign in (
                    (f"{BUDGET} a second", (BUDGET, 1.0), signal.SIGUSR1),
                    (
                        f"{BUDGET * load.tables / MANY:g} a second, as of {MANY} tables",
                        scaled(load.tables),
                        signal.SIGUSR2,
                    ),
                ):
                    world.rates.everything = limit
                    assert child.process is not None
                    child.process.send_signal(sign)
                    await _or_fail(playing, load.settle)
                    found[name] = (await _stretch(playing, crowd, sightings, child, load)).check()
            finally:
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
    return found


async def _or_fail(playing: asyncio.Task[None], seconds: float) -> None:
    """So long, unless the people cannot go on."""
    done, _ = await asyncio.wait({playing}, timeout=seconds)
    for one in done:
        one.result()


async def _stretch(
    playing: asyncio.Task[None], crowd: LivelyCrowd, sightings: Sightings, child: BotProcess, load: Load
) -> Figures:
    world = sightings.world
    before, versions, changes = _copied(world.spent.all), dict(sightings.newest), sightings.changes()
    clicks, failed = crowd.clicks, crowd.failed
    used, own, began = cpu(child), time.process_time(), world.mono()
    await _or_fail(playing, load.seconds)
    end = world.mono()
    seconds = end - began
    # What was clicked last may still be on its way.
    unseen = sightings.unseen(began, end - min(5.0, seconds / 2))
    return Figures(
        seconds=seconds,
        changes=sightings.changes() - changes,
        stuck=sum(one in versions and sightings.newest[one] == versions[one] for one in crowd.tables() if one),
        tables=load.tables,
        spent=_less(world.spent.all, before),
        clicks=crowd.clicks - clicks,
        failed=crowd.failed - failed,
        waits=sightings.seen(began, end) + unseen,
        unseen=len(unseen),
        bot=(cpu(child) - used) / seconds,
        sandbox=(time.process_time() - own) / seconds,
        limit=world.rates.everything,
        budget=sightings.budget,
    )


def _copied(account: Account) -> Account:
    return Account(account.counted, account.others, dict(account.limited), account.bytes)


def _less(after: Account, before: Account) -> Account:
    limited = {scope: number - before.limited.get(scope, 0) for scope, number in after.limited.items()}
    return Account(
        after.counted - before.counted,
        after.others - before.others,
        {scope: number for scope, number in limited.items() if number},
        after.bytes - before.bytes,
    )


def _environment(code: Path) -> dict[str, str]:
    """Nothing is written into a checkout that is only looked at."""
    return {**os.environ, "PYTHONPATH": str(code), "PYTHONDONTWRITEBYTECODE": "1", "LOG_LEVEL": "ERROR"}


async def _ahead(database: Path, sittings: list[Sitting], code: Path) -> list[int]:
    """Played by that version's own house, so that its bot can read it."""
    player = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", str(HERE / "ahead.py"), str(database)),
        cwd=code,
        env=_environment(code),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    answer, _ = await player.communicate(json.dumps(sittings).encode())
    assert player.returncode == 0, "no game could be played ahead"
    tables: list[int] = json.loads(answer)
    return tables


@asynccontextmanager
async def _bot(stage: Stage, database: Path, load: Load, code: Path, sightings: Sightings) -> AsyncIterator[BotProcess]:
    rates = (str(OWN), str(OWN * load.tables / MANY))
    child = stage.bot(
        database=database,
        command=(sys.executable, "-P", str(HERE / "lively_bot.py"), "dots" if load.dots else "real", *rates),
        env=_environment(code),
        forward=lambda line: None if sightings.said(line) else print(line),
        restart=False,
    )
    child.cwd = code
    await child.start()
    try:
        await stage.ready("play", within=PATIENCE)
        yield child
    finally:
        # It is in the middle of everything, and may have much to send: nobody waits for that.
        await child.kill()


def _tell(report: Report, name: str, one: Figures) -> None:
    a_second, limited = 1 / one.seconds, one.spent.limited
    own = "no limit of its own" if one.budget == "none" else f"allows itself {float(one.budget):g}"
    report.line(f"  {name}: counted requests a second", f"{one.spent.counted * a_second:.2f}", f"the bot {own}")
    scopes = ", ".join(f"{scope} {number}" for scope, number in sorted(limited.items())) or "none of any scope"
    report.line("    429s", str(sum(limited.values())), scopes)
    others = f"{one.spent.bytes / one.changes / 1024:.1f} KiB of pictures a change"
    report.line("    other requests a second", f"{one.spent.others * a_second:.1f}", others)
    each = f"{one.spent.counted / one.changes:.2f} counted requests each"
    report.line("    changes a second", f"{one.changes * a_second:.2f}", each)
    middle, last = share(one.waits, 0.5), share(one.waits, 0.99)
    report.line("    from click to table shown, half of them within", f"{middle:.2f} s", f"{len(one.waits)} clicks")
    report.line("    and 99 of 100 within", f"{last:.2f} s", f"at most 3 s; {one.unseen} never within this time")
    report.line("    tables that did not move", str(one.stuck), f"of {one.tables}")
    report.line("    clicks that got no answer", str(one.failed), f"of {one.clicks}")
    report.line("    processor, shares of a core", f"bot {one.bot:.2f}", f"sandbox and people {one.sandbox:.2f}")
