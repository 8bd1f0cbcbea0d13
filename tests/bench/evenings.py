"""Whole games as people play them who are there: how often they click, and what that costs at Discord.

The same cards and the same decisions on every run and in every version: the game's own robot decides for the people,
who press what is on their screens once nothing more is on its way there. Time stands still while they do, and moves
from one robot to the next, so that every change is shown by itself. Not in these figures: people who are away and must
be called, and changes so close together that one edit shows them all.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from PIL import Image

from cogs.ui import answers, painter
from games.core.draw import Dice, key_of
from games.core.scene import Scene
from games.host import lobby
from games.host.clock import FakeClock
from games.host.rows import Status
from games.host.table_state import TableState
from games.host.timing import Timing
from games.registry import GAMES
from sandbox.rates import Rates
from sandbox.record import Entry
from sandbox.world import World
from tests.bench.report import Report
from tests.stories.evening import PATIENCE, Evening
from tests.stories.presses import giving

TABLE = 1
FIRST = 0.05
"""A moment for the answer to a click to go out before what follows: a quarter of the usual one."""
MOMENT = 0.01
BUILD = "turn: build"
PEOPLE = ("Anna", "Ben", "Chloé", "Dmitri")
FREE = ("interactions/", "webhooks/")
"""What answers a click and follows it counts towards no limit of the bot's own."""


class Sitting(msgspec.Struct, frozen=True):
    """Who plays what."""

    game: str
    people: int
    robots: int = 0

    @property
    def name(self) -> str:
        robots = f" and {self.robots} robot{'s' * (self.robots > 1)}" if self.robots else ""
        return f"{self.game}, {self.people} {'people' if self.people > 1 else 'alone'}{robots}"


class Before(msgspec.Struct, frozen=True):
    """The figures of the version in which every answer was confirmed and every panel opened anew."""

    decisions: int
    clicks: int
    counted: float
    """Requests that count, for each change of the table."""
    free: float
    """Those that do not."""
    size: float
    """KiB of pictures for each change."""
    build: float = 0.0
    """Clicks for a building in Hamlet."""


SITTINGS: dict[Sitting, Before] = {
    Sitting("loveletter", 4): Before(89, 369, 2.00, 6.0, 25.0),
    Sitting("coup", 3, 1): Before(61, 109, 1.04, 1.6, 10.7),
    Sitting("inkognito", 3, 1): Before(58, 121, 1.28, 2.1, 23.5),
    Sitting("camelot", 2, 3): Before(115, 277, 1.61, 1.4, 35.9),
    Sitting("hamlet", 2): Before(138, 489, 2.00, 5.7, 114.2, build=7.38),
    Sitting("hamlet", 1): Before(66, 226, 2.00, 4.8, 95.5, build=7.00),
}


class Figures(msgspec.Struct):
    """What one game took."""

    clicks: list[int] = []
    """For each decision of a person."""
    changes: int = 0
    counted: int = 0
    free: int = 0
    bytes: int = 0
    by_route: dict[str, int] = {}
    by_question: dict[str, list[int]] = {}
    """Clicks for each decision, by what was asked and what the answer began with."""

    def note(self, asked: str, clicks: int) -> None:
        self.clicks.append(clicks)
        self.by_question.setdefault(asked, []).append(clicks)

    def add(self, entries: list[Entry]) -> None:
        for entry in entries:
            free = entry.route.startswith(FREE)
            self.free += free
            self.counted += not free
            self.bytes += sum(len(data) for _, data in entry.files)
            called = f"{entry.method} {entry.route}"
            self.by_route[called] = self.by_route.get(called, 0) + 1


async def measure(folder: Path, report: Report, *, painted: bool = False, details: bool = False) -> None:
    for sitting, before in SITTINGS.items():
        started = time.perf_counter()
        place = folder / f"evening-{sitting.game}-{sitting.people}"
        await asyncio.to_thread(place.mkdir)
        with prepared(painted=painted):
            figures = await play(place, sitting)
        _tell(report, sitting, figures, before, painted=painted)
        if details:
            _tell_more(report, figures)
            report.line("    took", f"{time.perf_counter() - started:.0f} s", "")


def _tell_more(report: Report, figures: Figures) -> None:
    """Where the clicks and the requests went, most first."""
    for asked, clicks in sorted(figures.by_question.items(), key=lambda one: -sum(one[1])):
        report.line(f"    {asked}", f"{sum(clicks)}", f"clicks for {len(clicks)}, at most {max(clicks)}")
    for route, number in sorted(figures.by_route.items(), key=lambda one: -one[1]):
        report.line(f"    {route}", str(number), f"{number / figures.changes:.2f} a change")


def _tell(report: Report, sitting: Sitting, figures: Figures, before: Before, *, painted: bool) -> None:
    clicks, decisions, changes = sum(figures.clicks), len(figures.clicks), figures.changes
    report.line(f"{sitting.name}: clicks in a game", f"{clicks / before.clicks:.0%}", "of before, at most 60%")
    report.line("  clicks", f"{clicks}", f"before {before.clicks}; decisions {decisions}, before {before.decisions}")
    usual = before.clicks / before.decisions
    report.line("  clicks a decision", f"{clicks / decisions:.2f}", f"before {usual:.2f}")
    if builds := figures.by_question.get(BUILD):
        build = sum(builds) / len(builds)
        report.line("  clicks a build", f"{build:.2f}", f"at most 5; before {before.build:.2f}")
    report.line("  counted requests a change", f"{figures.counted / changes:.2f}", f"at most {before.counted:.2f}")
    report.line("  others a change", f"{figures.free / changes:.1f}", f"before {before.free:.1f}; {changes} changes")
    if painted:
        size = figures.bytes / changes / 1024
        report.line("  pictures a change", f"{size:.1f} KiB", f"before {before.size:.1f} KiB")


@contextmanager
def prepared(*, painted: bool) -> Iterator[None]:
    """The same cards for every game; pictures are dots unless they are wanted, but each scene is a dot of its own."""
    tables = itertools.count()
    with (
        patch.object(lobby, "key_of", lambda seed, start: key_of("evenings", str(next(tables)))),
        patch.object(answers, "IN_TIME", PATIENCE / 2),
        patch.object(painter, "paint", painter.paint if painted else _dot),
    ):
        yield


def _dot(scene: Scene, labels: list[str], base_labels: list[str]) -> bytes:
    colour = sha256(repr((scene.width, scene.height, scene.shapes, labels)).encode()).digest()
    out = io.BytesIO()
    Image.new("RGB", (1, 1), (colour[0], colour[1], colour[2])).save(out, "PNG")
    return out.getvalue()


async def play(folder: Path, sitting: Sitting) -> Figures:
    """One whole game, from the first question to the last picture of the result."""
    clock, figures = FakeClock(), Figures()
    world = World(rates=Rates.off(), clock=clock.now)
    async with Evening(folder, clock=clock, timing=Timing(), world=world, first=FIRST) as evening:
        evening.house.tables.new_seed = lambda: "evenings"
        people = [evening.person(name) for name in PEOPLE[: sitting.people]]
        await evening.sit_down(*people, game=sitting.game, robots=sitting.robots, **_whole(sitting.game))
        await _rest(evening)
        begun, mark = (await evening.look(TABLE)).version, world.record.mark()
        by_user = {int(one.id): one for one in people}
        while (state := await evening.look(TABLE)).status is Status.PLAYING:
            asked = [seat for seat in state.awaits if not state.seats[seat].robot]
            if not asked:
                _wait(clock, state)
            else:
                user = state.seats[asked[0]].user
                assert user is not None and state.ask is not None
                path = decide(state, asked[0])
                clicks = 0
                async for _ in giving(evening, by_user[user], TABLE, path):
                    clicks += 1
                    await _rest(evening)
                figures.note(f"{state.ask.key}: {path[0]}", clicks)
            await _rest(evening)
        figures.changes = state.version - begun
        figures.add(world.record.since(mark))
    return figures


def _whole(game: str) -> dict[str, Any]:
    """A story's games are short; here they go by the rules."""
    return {one.key: one.default for one in GAMES[game].options if one.key in GAMES[game].brief}


def decide(state: TableState, seat: int) -> tuple[str | tuple[str, ...], ...]:
    question = state.question(seat)
    assert question is not None and state.position is not None
    dice = Dice(f"evenings:{seat}:{state.position.serial}")
    return state.game.robot(state.view(seat), question, dice, state.game.levels[0])


def _wait(clock: FakeClock, state: TableState) -> None:
    """Until the next robot, or until a window closes that is only held open."""
    assert state.row.due is not None
    clock.advance(max(state.row.due - clock.now(), 0.0))


async def _rest(evening: Evening) -> None:
    """Everything has been sent, pictures of private panels too."""
    record, before = evening.stage.world.record, -1
    while before != record.count:
        before = record.count
        await evening.settle()
        await asyncio.sleep(MOMENT)
