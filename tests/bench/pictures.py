"""Pictures a second, and how long the event loop waits while they are drawn."""

from __future__ import annotations

import asyncio
import time

from cogs.painting.painter import Painter
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

SCENES = 25
TICK = 0.001


async def measure(report: Report) -> None:
    for game in GAMES.values():
        scenes = _scenes(game)
        painter = Painter()
        delays: list[float] = []
        ticking = asyncio.create_task(_tick(delays))
        started = time.perf_counter()
        for scene in scenes:
            await painter.picture(scene, texts(), seat_number)
        spent = time.perf_counter() - started
        ticking.cancel()
        p99 = sorted(delays)[int(len(delays) * 0.99)] if delays else 0.0
        report.line(
            f"pictures a second, {game.key}",
            f"{len(scenes) / spent:.0f}",
            f"event loop late by {p99 * 1e3:.1f} ms at p99",
        )


async def _tick(delays: list[float]) -> None:
    while True:
        started = time.perf_counter()
        await asyncio.sleep(TICK)
        delays.append(time.perf_counter() - started - TICK)


def _scenes(game: AnyGame) -> list[Scene]:
    """Tables of one random game, different from each other."""
    seats = min(4, game.seats[-1])
    position = begin(game, seats, settle(game.options, {}), "pictures")
    dice = Dice("pictures")
    scenes: list[Scene] = []
    while position.ask is not None and len(scenes) < SCENES:
        scene = game.table_panel(game.view(position.state, None)).scene
        if scene is not None and scene not in scenes:
            scenes.append(scene)
        seat = dice.choice(position.ask.awaits) if position.ask.awaits else None
        entry = TIME if seat is None else Answer(seat, random_path(position.ask.menus[seat], dice))
        position = submit(game, position.match, entry)
    return scenes
