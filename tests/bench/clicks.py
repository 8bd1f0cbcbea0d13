"""A full click through the real bot against a bare discord.py handler, each in its own process on its own sandbox."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from statistics import median

from games.registry import GAMES
from sandbox.bot_process import BotProcess
from sandbox.driver import Actor, Seen, Stage
from sandbox.rates import Rates
from sandbox.world import World
from tests.bench.report import Report

ROUNDS, CROWDED = 6, 8
"""Of single clicks, and of many at once."""
TABLES = 100
LOOK, IDLE, LONGEST = 0.5, 0.02, 60.0
"""A process that has used less than this share of a core for so many seconds rests; how long that may take."""


def cpu(child: BotProcess) -> float:
    """Processor seconds the bot's process has used: what counts on a machine that does other things as well."""
    assert child.process is not None
    threads = Path(f"/proc/{child.process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


async def at_rest(child: BotProcess) -> None:
    """All that follows has been drawn and sent: pictures of getting ready would be counted, or stand in the way."""
    for _ in range(int(LONGEST / LOOK)):
        before = cpu(child)
        await asyncio.sleep(LOOK)
        if cpu(child) - before < IDLE * LOOK:
            return
    raise RuntimeError(f"the bot has not come to rest within {LONGEST:g} s")


async def measure(folder: Path, report: Report, game: str, commit: float) -> None:
    """`commit`: seconds of one durable commit of such a row, measured in the same run."""
    async with Stage(_world()) as real_stage, Stage(_world()) as bare_stage:
        real = real_stage.bot(database=folder / "clicks.db", env={"LOG_LEVEL": "WARNING"})
        bare = bare_stage.bot(command=(sys.executable, "-m", "tests.bench.bare_bot"))
        await real.start()
        await bare.start()
        try:
            await real_stage.ready("play")
            await bare_stage.ready("panel")
            children = {"real": real, "bare": bare}
            await _one_at_a_time(Real(real_stage, game), Bare(bare_stage), report, commit, children)
            await _many(Real(real_stage, game), Bare(bare_stage), report, children)
        finally:
            await real.stop()
            await bare.stop()


def _world() -> World:
    world = World(rates=Rates.off())
    world.record.keep = False
    return world


class Bare:
    """People with a panel of ten buttons."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    async def ready(self, number: int) -> list[tuple[Actor, Seen, str]]:
        clicks = []
        for place in range(number):
            person = self.stage.person(f"Person {place}")
            await person.slash("panel")
            panel = person.panel()
            assert panel is not None
            clicks.append((person, panel, panel.buttons[0].custom_id))
        return clicks


class Real:
    """As few people as the game takes at each table, who all want to be asked twice: the one whose turn it is stands
    before Confirm.
    """

    def __init__(self, stage: Stage, game: str) -> None:
        self.stage = stage
        self.game = game
        self.tables: list[tuple[list[Actor], str]] = []

    async def _open(self, place: int) -> tuple[list[Actor], str]:
        people = [
            self.stage.person(f"Seat {seat} of {place}", at="games")
            for seat in range(max(2, GAMES[self.game].seats[0]))
        ]
        for person in people:
            await person.slash("preferences", confirm="on")
        await people[0].slash("play", game=self.game)
        lobby = [message for message in people[0].messages() if not message.ephemeral][-1]
        table = next(button.custom_id for button in lobby.buttons if button.label == "Join").split(":")[-1]
        for other in people[1:]:
            await other.click("Join", on=lobby)
        await people[0].click("Start", on=lobby)
        return people, table

    async def ready(self, number: int) -> list[tuple[Actor, Seen, str]]:
        while len(self.tables) < number:
            self.tables.append(await self._open(len(self.tables)))
        return [await self._before_confirm(place) for place in range(number)]

    async def _before_confirm(self, place: int) -> tuple[Actor, Seen, str]:
        for _ in range(3):
            people, table = self.tables[place]
            for person in people:
                await person.slash("hand", table=table, may_fail=True)
                panel = person.panel()
                while panel is not None and "choose" in str(panel.custom_ids):
                    confirm = [button for button in panel.buttons if button.label == "Confirm"]
                    if confirm:
                        return person, panel, confirm[0].custom_id
                    await person.person.press(panel.message, panel.buttons[0].custom_id)
                    panel = person.panel()
                if panel is not None and (found := [b for b in panel.buttons if b.label == "Confirm"]):
                    return person, panel, found[0].custom_id
            self.tables[place] = await self._open(1000 + place + int(time.time() * 1000) % 100_000)
        raise RuntimeError("no table waits for anybody")


async def _press(click: tuple[Actor, Seen, str]) -> None:
    person, panel, custom_id = click
    outcome = await person.person.press(panel.message, custom_id, force=True)
    await outcome.answered()


async def _one_at_a_time(
    real: Real, bare: Bare, report: Report, commit: float, children: dict[str, BotProcess]
) -> None:
    took: dict[str, list[float]] = {"real": [], "bare": []}
    for _ in range(ROUNDS):
        sides = {"bare": await bare.ready(8), "real": await real.ready(8)}
        await at_rest(children["real"])
        for both in zip(*sides.values(), strict=True):
            for name, click in zip(sides, both, strict=True):
                await asyncio.sleep(0.02)
                started = time.perf_counter()
                await _press(click)
                took[name].append(time.perf_counter() - started)
    fastest, usual = ({name: of(times) for name, times in took.items()} for of in (min, median))
    best, middle = (one["real"] / (one["bare"] + commit) for one in (fastest, usual))
    report.line(
        f"a click against bare discord.py and one commit ({real.game})",
        f"{best:.2f}×",
        f"at most 1.4×, better 1.3×; by medians {middle:.2f}×",
    )
    report.line("  one click", f"{fastest['real'] * 1e3:.2f} ms", f"bare {fastest['bare'] * 1e3:.2f} ms")


async def _many(real: Real, bare: Bare, report: Report, children: dict[str, BotProcess]) -> None:
    took: dict[str, list[float]] = {"real": [], "bare": []}
    used: dict[str, list[float]] = {"real": [], "bare": []}
    after: list[float] = []
    for _ in range(CROWDED):
        for name, side in (("bare", bare), ("real", real)):
            clicks = await side.ready(TABLES)
            await at_rest(children[name])
            before, started = cpu(children[name]), time.perf_counter()
            await asyncio.gather(*(_press(click) for click in clicks))
            took[name].append(time.perf_counter() - started)
            used[name].append(cpu(children[name]) - before)
        await at_rest(children["real"])
        after.append(cpu(children["real"]) - before)
    best, middle = (of(took["bare"]) / of(took["real"]) for of in (min, median))
    report.line(
        f"clicks at {TABLES} tables at once against bare ({real.game})",
        f"{best:.2f}",
        f"at least 0.75; by medians {middle:.2f}",
    )
    report.line("  clicks a second", f"{TABLES / min(took['real']):,.0f}", f"bare {TABLES / min(took['bare']):,.0f}")
    best, middle = (of(used["real"]) / of(used["bare"]) for of in (min, median))
    report.line(
        f"processor time a click against bare ({real.game})",
        f"{best:.2f}×",
        f"at most 1.4×; by medians {middle:.2f}×",
    )
    each = {name: min(times) / TABLES * 1e3 for name, times in used.items()}
    report.line("  processor time a click", f"{each['real']:.2f} ms", f"bare {each['bare']:.2f} ms")
    report.line("  with all that follows, pictures too", f"{min(after) / TABLES * 1e3:.2f} ms", "")
