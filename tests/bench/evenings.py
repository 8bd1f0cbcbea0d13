"""Whole games of all kinds, by people who are there and by people who are away: how often they click, and what that
costs at Discord.

Not in these figures: changes so close together that one edit shows them all.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from tests.bench.report import Report
from tests.bench.sittings import ABSENT, PRESENT, Figures, Manner, Sitting, play, prepared

BUILD = "turn: build"
AT_ONCE = 3
"""Games: most of their time they wait for what was sent to arrive."""
MOST = {PRESENT: "at most 0.7, aim 0.3", ABSENT: "at most 1.2"}
"""Counted requests for each change."""
LARGEST = 80


class Cost(msgspec.Struct, frozen=True):
    """For each change of the table."""

    counted: float
    """Requests that count."""
    free: float
    """Those that do not."""
    size: float
    """KiB of pictures."""


class Before(msgspec.Struct, frozen=True):
    """The figures of earlier versions."""

    decisions: int
    clicks: int
    first: Cost
    """Where every answer was confirmed and every panel opened anew; time stood still while people thought."""
    present: Cost
    """Where a public button left a pen for the table, and nothing else did."""
    absent: Cost
    build: float = 0.0
    """Clicks for a building in Hamlet."""


SITTINGS: dict[Sitting, Before] = {
    Sitting("loveletter", 4): Before(89, 369, Cost(2.00, 6.0, 25.0), Cost(1.34, 6.0, 27.6), Cost(4.46, 5.7, 26.8)),
    Sitting("coup", 3, 1): Before(61, 109, Cost(1.04, 1.6, 10.7), Cost(0.14, 3.0, 7.3), Cost(1.62, 1.7, 9.7)),
    Sitting("inkognito", 3, 1): Before(58, 121, Cost(1.28, 2.1, 23.5), Cost(0.49, 4.4, 26.4), Cost(3.02, 2.3, 21.4)),
    Sitting("camelot", 2, 3): Before(115, 277, Cost(1.61, 1.4, 35.9), Cost(0.07, 2.8, 34.5), Cost(1.43, 2.2, 37.0)),
    Sitting("hamlet", 2): Before(
        138, 489, Cost(2.00, 5.7, 114.2), Cost(1.15, 3.7, 95.8), Cost(2.30, 5.8, 107.3), build=7.38
    ),
    Sitting("hamlet", 1): Before(
        66, 226, Cost(2.00, 4.8, 95.5), Cost(1.27, 3.1, 89.9), Cost(2.45, 5.8, 93.4), build=7.00
    ),
}


def one(sitting: Sitting, manner: Manner, painted: bool) -> tuple[Figures, float]:
    """A whole game in this process, and how long it took."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="parlour-evening-") as folder, prepared(painted=painted):
        figures = asyncio.run(play(Path(folder), sitting, manner))
    return figures, time.perf_counter() - began


async def measure(report: Report, *, painted: bool, details: bool = False) -> None:
    report.line("pictures are", "real" if painted else "dots", "--dots is faster and tells no sizes")
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(AT_ONCE, multiprocessing.get_context("spawn")) as pool:
        games = {
            (sitting, manner): loop.run_in_executor(pool, one, sitting, manner, painted)
            for sitting in SITTINGS
            for manner in (PRESENT, ABSENT)
        }
        for (sitting, manner), game in games.items():
            figures, took = await game
            if manner is PRESENT:
                _tell_clicks(report, sitting, figures, SITTINGS[sitting])
            _tell_cost(report, manner, figures, SITTINGS[sitting], painted=painted)
            if details:
                _tell_more(report, figures)
                report.line("    took", f"{took:.0f} s", "")


def _tell_clicks(report: Report, sitting: Sitting, figures: Figures, before: Before) -> None:
    clicks, decisions = sum(figures.clicks), len(figures.clicks)
    usual = before.clicks / before.decisions
    report.line(f"{sitting.name}: clicks", f"{clicks / decisions / usual:.0%}", "of before, at most 60%")
    report.line("  clicks a decision", f"{clicks / decisions:.2f}", f"before {usual:.2f}; {decisions} decisions")
    if builds := figures.by_question.get(BUILD):
        build = sum(builds) / len(builds)
        report.line("  clicks a build", f"{build:.2f}", f"at most 5; before {before.build:.2f}")


def _tell_cost(report: Report, manner: Manner, figures: Figures, before: Before, *, painted: bool) -> None:
    changes = figures.changes
    was: Sequence[Cost] = (before.present, before.first) if manner is PRESENT else (before.absent,)
    earlier = [
        ", ".join(f"{figure:g}" for figure in one) for one in zip(*map(msgspec.structs.astuple, was), strict=True)
    ]
    counted = f"{MOST[manner]}; before {earlier[0]}"
    report.line(f"  {manner.name}: counted requests a change", f"{figures.counted / changes:.2f}", counted)
    others = f"before {earlier[1]}; {changes} changes, {figures.calls} of {len(figures.clicks)} called"
    report.line(f"  {manner.name}: others a change", f"{figures.free / changes:.2f}", others)
    if painted:
        size, largest = figures.bytes / changes / 1024, figures.largest / 1024
        report.line(f"  {manner.name}: pictures a change", f"{size:.1f} KiB", f"before {earlier[2]} KiB")
        report.line(f"  {manner.name}: the largest picture", f"{largest:.1f} KiB", f"at most {LARGEST} KiB")


def _tell_more(report: Report, figures: Figures) -> None:
    """Where the clicks and the requests went, most first."""
    for asked, clicks in sorted(figures.by_question.items(), key=lambda one: -sum(one[1])):
        report.line(f"    {asked}", f"{sum(clicks)}", f"clicks for {len(clicks)}, at most {max(clicks)}")
    for route, number in sorted(figures.by_route.items(), key=lambda one: -one[1]):
        report.line(f"    {route}", str(number), f"{number / figures.changes:.2f} a change")
