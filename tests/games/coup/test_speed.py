"""How fast the rules run when nobody listens."""

from __future__ import annotations

import time

import pytest

from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.match import running
from games.core.menu import Path, opened
from games.core.options import settle
from games.coup import GAME


def decisions(games: int, key: str) -> int:
    """Random play of four at the live generator."""
    options, dice, count = settle(GAME.options, {"window_hold": 0}), Dice(key), 0
    for number in range(games):
        flow = running(GAME.table(GAME.setup(4, options), Draw(f"{key}{number}")))
        ask = next(flow, None)
        while ask is not None:
            seat = dice.choice(ask.awaits)
            step = opened(ask.menus[seat])
            pick = tuple(dice.sample(step.choices, step.least)) if step.many else dice.choice(step.choices)
            path: Path = (pick,)
            while (following := step.after(pick)) is not None:
                step, pick = following, dice.choice(following.choices)
                path = (*path, pick)
            count += 1
            try:
                ask = flow.send(Answer(seat, path))
            except StopIteration:
                ask = None
    return count


@pytest.mark.bench
def test_speed() -> None:
    """At least 100,000 decisions a second of processor time, in the best of some runs."""
    best = 0.0
    for number in range(6):
        start = time.process_time()
        count = decisions(400, f"speed{number}")
        best = max(best, count / (time.process_time() - start))
    print(f"{best:,.0f} decisions/s")
    assert best >= 100_000
