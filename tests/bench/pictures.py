"""What a picture takes: at first, then warm; how heavy it is; how late the event loop is meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from cogs.painting.painter import HEAVIEST, Painter
from games.cli.selfplay import random_path
from games.core.draw import Dice
from games.core.entry import TIME, Answer
from games.core.game import AnyGame
from games.core.match import begin, submit
from games.core.options import settle
from games.core.scene import Scene
from games.registry import GAMES
from tests.bench.report import Report
from texts.catalogue import seat_number, texts

MOVES = 220
EVERY = 9
"""Every so many moves of a random game are pictured: the table, and a hand."""
TICK = 0.001
ROUNDS = 3


class Drawn(NamedTuple):
    seconds: list[float]
    bytes: list[int]
    late: list[float]


async def measure(report: Report) -> None:
    idle = await _idle(1.0)
    report.line("event loop late, nothing drawn", f"{_p99(idle) * 1e3:.1f} ms", "p99")
    for game in GAMES.values():
        started = time.perf_counter()
        await Painter().warm(game.samples(), texts(), seat_number)
        cold = time.perf_counter() - started
        for what, scenes in _scenes(game).items():
            await _drawn(scenes)  # what the samples do not show
            rounds = [await _drawn(scenes) for _ in range(ROUNDS)]
            best = min(rounds, key=lambda one: sum(one.seconds))
            worst = max(min(one.seconds[place] for one in rounds) for place in range(len(scenes)))
            late = min(_p99(one.late) for one in rounds)
            report.line(
                f"{game.key}, {what}",
                f"{sum(best.seconds) / len(scenes) * 1e3:.0f} ms",
                f"slowest {worst * 1e3:.0f} ms, heaviest {max(best.bytes) / 1024:.0f} of {HEAVIEST // 1024} KiB, "
                f"event loop late {late * 1e3:.1f} ms at p99; warming up {cold:.2f} s",
            )


async def _drawn(scenes: Sequence[Scene]) -> Drawn:
    """Each once, by a painter that has none of them ready."""
    painter, found, late = Painter(), Drawn([], [], []), list[float]()
    ticking = asyncio.create_task(_tick(late))
    for scene in scenes:
        started = time.perf_counter()
        picture = await painter.picture(scene, texts(), seat_number)
        found.seconds.append(time.perf_counter() - started)
        found.bytes.append(len(picture))
    ticking.cancel()
    return found._replace(late=late)


async def _idle(seconds: float) -> list[float]:
    late: list[float] = []
    ticking = asyncio.create_task(_tick(late))
    await asyncio.sleep(seconds)
    ticking.cancel()
    return late


async def _tick(late: list[float]) -> None:
    while True:
        started = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - started - TICK)


def _p99(late: Sequence[float]) -> float:
    return sorted(late)[int(len(late) * 0.99)] if late else 0.0


def _scenes(game: AnyGame) -> dict[str, list[Scene]]:
    """Of one random game, early and late."""
    position = begin(game, game.seats[-1], settle(game.options, {}), "pictures")
    dice = Dice("pictures")
    found: dict[str, list[Scene]] = {"table": [], "hand": []}
    for move in range(MOVES):
        if position.ask is None:
            break
        if move % EVERY == 0:
            seat = position.ask.awaits[0] if position.ask.awaits else 0
            panels = (
                game.table_panel(game.view(position.state, None)),
                game.hand_panel(game.view(position.state, seat)),
            )
            for kind, panel in zip(found, panels, strict=True):
                if panel.scene is not None and panel.scene not in found[kind]:
                    found[kind].append(panel.scene)
        seat_to_move = dice.choice(position.ask.awaits) if position.ask.awaits else None
        menus = position.ask.menus
        entry = TIME if seat_to_move is None else Answer(seat_to_move, random_path(menus[seat_to_move], dice))
        position = submit(game, position.match, entry)
    return {kind: scenes for kind, scenes in found.items() if scenes}
