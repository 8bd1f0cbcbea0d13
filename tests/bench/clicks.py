"""A full click through the real bot, on SQLite and on PostgreSQL, against a bare discord.py handler, each in its own
process on its own sandbox.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from games.registry import GAMES
from sandbox.bot_process import BotProcess
from sandbox.driver import Actor, Seen, Stage
from sandbox.model import Guild
from sandbox.rates import Rates
from sandbox.world import World
from tests.bench.report import Report
from tests.postgres import DURABLE, NoPostgres, Server

Click = tuple[Actor, Seen, str]

ROUNDS, CROWDED = 6, 8
"""Of single clicks, and of many at once."""
TABLES = 100
CALM = {"LOG_LEVEL": "WARNING"}
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
    async with AsyncExitStack() as stack:
        bare_stage, stage = [await stack.enter_async_context(Stage(quiet_world())) for _ in range(2)]
        bare = Side(Bare(bare_stage), bare_stage.bot(command=(sys.executable, "-m", "tests.bench.bare_bot")))
        real = Side(Real(stage, game), stage.bot(database=folder / "clicks.db", env=CALM))
        await bare.start(stack, "panel")
        await real.start(stack, "play")
        sides = [bare, real]
        server = await durable_server(stack, report)
        if server is not None:
            stage = await stack.enter_async_context(Stage(quiet_world()))
            address = server.address(await asyncio.to_thread(server.new_database))
            shared = Side(Real(stage, game), stage.bot(env={**CALM, "PARLOUR_DB": address}), server.worked)
            await shared.start(stack, "play")
            sides.append(shared)
        await one_at_a_time(sides)
        _tell_alone(report, game, commit, bare, real)
        await many_at_once(sides)
        _tell_many(report, game, bare, real)
        if server is not None:
            _tell_shared(report, game, real, shared)


async def durable_server(stack: AsyncExitStack, report: Report) -> Server | None:
    """PostgreSQL, as long as the stack lives; where there is none, the report says so."""
    try:
        server = await asyncio.to_thread(Server, DURABLE)
    except NoPostgres as no:
        report.line("clicks on PostgreSQL", "–", str(no))
        return None
    stack.push_async_callback(asyncio.to_thread, server.remove)
    return server


def quiet_world(shards: int = 1) -> World:
    world = World(rates=Rates.off(), shards=shards)
    world.record.keep = False
    return world


class Side:
    """People who press, a bot that answers, and what it took."""

    def __init__(
        self,
        crowd: Bare | Real,
        child: BotProcess,
        served: Callable[[], float] = lambda: 0.0,
        beside: Sequence[BotProcess] = (),
    ) -> None:
        self.crowd, self.child, self.served, self.beside = crowd, child, served, beside
        self.alone: list[float] = []
        """Seconds until a single click was answered."""
        self.took: list[float] = []
        """Seconds until all clicks that came at once were answered,"""
        self.used: list[float] = []
        """and the bot's processor seconds until then;"""
        self.after: list[float] = []
        """with all that followed, in the processes beside it as well;"""
        self.behind: list[float] = []
        """and its database's, until then."""

    async def start(self, stack: AsyncExitStack, *commands: str) -> None:
        await self.child.start()
        stack.push_async_callback(self.child.stop)
        await self.crowd.stage.ready(*commands)

    def all_used(self) -> float:
        return sum(map(cpu, (self.child, *self.beside)))

    async def rest(self) -> None:
        for child in (self.child, *self.beside):
            await at_rest(child)

    def answered(self, of: Callable[[list[float]], float]) -> float:
        """Processor seconds a click."""
        return of(self.used) / TABLES


async def one_at_a_time(sides: list[Side]) -> None:
    """Clicks of all sides take turns."""
    for _ in range(ROUNDS):
        ready = [await side.crowd.ready(8) for side in sides]
        for side in sides:
            await side.rest()
        for clicks in zip(*ready, strict=True):
            for side, click in zip(sides, clicks, strict=True):
                await asyncio.sleep(0.02)
                started = time.perf_counter()
                await _press(click)
                side.alone.append(time.perf_counter() - started)


async def many_at_once(sides: list[Side]) -> None:
    for _ in range(CROWDED):
        for side in sides:
            clicks = await side.crowd.ready(TABLES)
            await side.rest()
            before, everywhere, served, started = cpu(side.child), side.all_used(), side.served(), time.perf_counter()
            await asyncio.gather(*(_press(click) for click in clicks))
            side.took.append(time.perf_counter() - started)
            side.used.append(cpu(side.child) - before)
            side.behind.append(side.served() - served)
            await side.rest()
            side.after.append(side.all_used() - everywhere)


class Bare:
    """People with a panel of ten buttons."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    async def ready(self, number: int) -> list[Click]:
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

    def __init__(self, stage: Stage, game: str, guild: Guild | None = None, hands: str | None = None) -> None:
        self.stage = stage
        self.game = game
        self.guild = guild
        self.hands = hands
        """Where people look at their hands; None: at the table."""
        self.tables: list[tuple[list[Actor], str]] = []

    async def _open(self, place: int) -> tuple[list[Actor], str]:
        server = self.guild.name if self.guild is not None else "home"
        people = [
            self.stage.person(f"Seat {seat} of {place} in {server}", guild=self.guild, at="games")
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

    async def ready(self, number: int) -> list[Click]:
        while len(self.tables) < number:
            self.tables.append(await self._open(len(self.tables)))
        return [await self._before_confirm(place) for place in range(number)]

    async def _before_confirm(self, place: int) -> Click:
        for _ in range(3):
            people, table = self.tables[place]
            for person in people:
                await person.slash("hand", table=table, where=self.hands, may_fail=True)
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


async def _press(click: Click) -> None:
    person, panel, custom_id = click
    outcome = await person.person.press(panel.message, custom_id, force=True)
    await outcome.answered()


def _tell_alone(report: Report, game: str, commit: float, bare: Side, real: Side) -> None:
    best, middle = (of(real.alone) / (of(bare.alone) + commit) for of in (min, median))
    report.line(
        f"a click against bare discord.py and one commit ({game})",
        f"{best:.2f}×",
        f"at most 1.4×, better 1.3×; by medians {middle:.2f}×",
    )
    report.line("  one click", f"{min(real.alone) * 1e3:.2f} ms", f"bare {min(bare.alone) * 1e3:.2f} ms")


def _tell_many(report: Report, game: str, bare: Side, real: Side) -> None:
    best, middle = (of(bare.took) / of(real.took) for of in (min, median))
    report.line(
        f"clicks at {TABLES} tables at once against bare ({game})",
        f"{best:.2f}",
        f"at least 0.75; by medians {middle:.2f}",
    )
    report.line("  clicks a second", f"{TABLES / min(real.took):,.0f}", f"bare {TABLES / min(bare.took):,.0f}")
    best, middle = (real.answered(of) / bare.answered(of) for of in (min, median))
    report.line(
        f"processor time a click against bare ({game})",
        f"{best:.2f}×",
        f"at most 1.4×; by medians {middle:.2f}×",
    )
    report.line(
        "  processor time a click", f"{real.answered(min) * 1e3:.2f} ms", f"bare {bare.answered(min) * 1e3:.2f} ms"
    )
    report.line("  with all that follows, pictures too", f"{min(real.after) / TABLES * 1e3:.2f} ms", "")


def _tell_shared(report: Report, game: str, real: Side, shared: Side) -> None:
    best, middle = (shared.answered(of) / real.answered(of) for of in (min, median))
    report.line(
        f"processor time a click, PostgreSQL against SQLite ({game})",
        f"{best:.2f}×",
        f"at most 1.15×; by medians {middle:.2f}×",
    )
    report.line(
        "  processor time a click",
        f"{shared.answered(min) * 1e3:.2f} ms",
        f"and its server {median(shared.behind) / TABLES * 1e3:.2f} ms; SQLite {real.answered(min) * 1e3:.2f} ms",
    )
    best, middle = (of(shared.after) / of(real.after) for of in (min, median))
    report.line("  with all that follows, pictures too", f"{best:.2f}×", f"by medians {middle:.2f}×")
    best, middle = (of(shared.alone) / of(real.alone) for of in (min, median))
    report.line("  until a single click is answered", f"{best:.2f}×", f"by medians {middle:.2f}×")
