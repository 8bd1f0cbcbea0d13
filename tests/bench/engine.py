"""How fast the rules run when nobody listens."""

from __future__ import annotations

from games.cli.selfplay import RANDOM, selfplay
from games.core.options import settle
from games.registry import GAMES
from tests.bench.report import Report

AIMS = {"loveletter": "at least 60,000, aim 130,000", "coup": "at least 100,000, aim 180,000"}
ROUNDS = 5


def measure(report: Report) -> None:
    for game in GAMES.values():
        seats = min(4, game.seats[-1])
        games = {"loveletter": 400, "coup": 400}.get(game.key, 10)
        best = 0.0
        for number in range(ROUNDS if game.key in AIMS else 2):
            tally = selfplay(game, seats, games, settle(game.options, {}), str(number), [RANDOM] * seats)
            best = max(best, tally.decisions / tally.seconds)
        report.line(f"random decisions a second, {game.key}", f"{best:,.0f}", AIMS.get(game.key, ""))
