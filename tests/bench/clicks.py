"""A full click through the real bot against a bare discord.py handler, each in its own process on its own sandbox."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from games.registry import GAMES
from sandbox.bot_process import BotProcess
from sandbox.driver import Actor, Seen, Stage
from sandbox.rates import Rates
from sandbox.world import World
from tests.bench.report import Report

ROUNDS = 6
TABLES = 100


def cpu(child: BotProcess) -> float:
    """Processor seconds the bot's process has used: what counts on a machine that does other things as well."""
    assert child.process is not None
    threads = Path(f"/proc/{child.process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


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
            await _one_at_a_time(Real(real_stage, game), Bare(bare_stage), report, commit)
            await _many(Real(real_stage, game), Bare(bare_stage), report, {"real": real, "bare": bare})
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


async def _one_at_a_time(real: Real, bare: Bare, report: Report, commit: float) -> None:
    best = {"real": 9e9, "bare": 9e9}
    for _ in range(ROUNDS):
        for name, side in (("bare", bare), ("real", real)):
            clicks = await side.ready(8)
            await asyncio.sleep(2)  # tables and pictures of getting ready go out first
            for click in clicks:
                await asyncio.sleep(0.02)
                started = time.perf_counter()
                await _press(click)
                best[name] = min(best[name], time.perf_counter() - started)
    ratio = best["real"] / (best["bare"] + commit)
    report.line(
        f"a click against bare discord.py and one commit ({real.game})", f"{ratio:.2f}×", "at most 1.4×, better 1.3×"
    )
    report.line("  one click", f"{best['real'] * 1e3:.2f} ms", f"bare {best['bare'] * 1e3:.2f} ms")


async def _many(real: Real, bare: Bare, report: Report, children: dict[str, BotProcess]) -> None:
    best = {"real": 9e9, "bare": 9e9}
    used = {"real": 9e9, "bare": 9e9}
    for _ in range(ROUNDS // 2):
        for name, side in (("bare", bare), ("real", real)):
            clicks = await side.ready(TABLES)
            await asyncio.sleep(2)
            before, started = cpu(children[name]), time.perf_counter()
            await asyncio.gather(*(_press(click) for click in clicks))
            best[name] = min(best[name], time.perf_counter() - started)
            used[name] = min(used[name], cpu(children[name]) - before)
            await asyncio.sleep(2)
    ratio = best["bare"] / best["real"]
    report.line(f"clicks at {TABLES} tables at once against bare ({real.game})", f"{ratio:.2f}", "at least 0.75")
    report.line("  clicks a second", f"{TABLES / best['real']:,.0f}", f"bare {TABLES / best['bare']:,.0f}")
    report.line(
        f"processor time a click against bare ({real.game})", f"{used['real'] / used['bare']:.2f}×", "at most 1.4×"
    )
    report.line(
        "  processor time a click",
        f"{used['real'] / TABLES * 1e3:.2f} ms",
        f"bare {used['bare'] / TABLES * 1e3:.2f} ms",
    )
