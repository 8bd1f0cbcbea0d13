"""Robots among themselves: how fast the rules run, who wins, whether every game ends."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from games.core.ask import Question
from games.core.draw import Dice, Draw
from games.core.entry import TIME, Answer
from games.core.game import AnyGame
from games.core.match import running
from games.core.menu import Menu, Path, Pick, Step, opened
from games.core.options import Options
from games.core.state import Result, State

RANDOM = "random"

Player = Callable[[Any, Question, Dice], Path]
"""Decides from a view, a question and dice: a robot, or somebody with a plan of their own."""


class Tally(msgspec.Struct):
    """What came of a run."""

    games: int
    decisions: int
    seconds: float
    wins: list[int]
    stats: list[dict[str, Any]] = []
    """The game's own figures, one entry a game, where they were asked for."""


def selfplay(
    game: AnyGame, seats: int, games: int, options: Options, seed: str, robots: list[str], *, figures: bool = False
) -> Tally:
    """Plays this many games; `robots` names each seat's player: random, or a level of the game's robot."""
    tally = Tally(0, 0, 0.0, [0] * seats)
    dice = Dice(f"{seed}:robots")
    watched = sys.stderr.isatty()
    for number in range(games):
        started = time.perf_counter()
        decisions, state = play_one(game, game.setup(seats, options), Draw(f"{seed}:{number}"), dice, robots)
        tally.seconds += time.perf_counter() - started
        tally.games += 1
        tally.decisions += decisions
        if figures:
            tally.stats.append({"winner": max(result_of(state).scores), **game.stats(state)})
        for winner in result_of(state).winners:
            tally.wins[winner] += 1
        if watched and (number + 1) % max(1, games // 100) == 0:
            print(f"\r{number + 1}/{games} games", end="", file=sys.stderr, flush=True)
    if watched:
        print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    return tally


def play_one(game: AnyGame, state: State, draw: Draw, dice: Dice, robots: Sequence[str | Player]) -> tuple[int, State]:
    """One game on the live generator, nobody listening; how many decisions it took, and how it ended."""
    table = game.table(state, draw)
    flow = running(table)
    decisions = 0
    try:
        ask = next(flow)
        while True:
            if not ask.awaits:
                ask = flow.send(TIME)
                continue
            seat = ask.awaits[0] if len(ask.awaits) == 1 else dice.choice(ask.awaits)
            player = robots[seat]
            if player == RANDOM:
                path = random_path(ask.menus[seat], dice)
            elif isinstance(player, str):
                path = game.robot(game.view(state, seat), ask.question(seat), dice, player)
            else:
                path = player(game.view(state, seat), ask.question(seat), dice)
            decisions += 1
            ask = flow.send(Answer(seat, path))
    except StopIteration:
        return decisions, state


def random_path(menu: Menu, dice: Dice) -> Path:
    """Any whole answer, each step equally likely among its choices."""
    step: Step | None = opened(menu)
    path: list[Pick] = []
    while step is not None:
        pick = _some(step, dice) if step.many else step.choices[dice.below(len(step.choices))]
        path.append(pick)
        step = step.after(pick)
    return tuple(path)


def _some(step: Step, dice: Dice) -> Pick:
    return tuple(dice.sample(step.choices, step.least + dice.below(step.most - step.least + 1)))


def result_of(state: State) -> Result:
    assert state.result is not None
    return state.result


def report(tally: Tally, as_json: bool) -> str:
    if as_json:
        plain = msgspec.to_builtins(tally)
        return json.dumps({key: value for key, value in plain.items() if key != "stats" or value})
    rate = tally.decisions / tally.seconds if tally.seconds else 0
    wins = ", ".join(f"seat {seat + 1}: {count} ({count / tally.games:.1%})" for seat, count in enumerate(tally.wins))
    head = f"{tally.games} games, {tally.decisions} decisions, {rate:,.0f} a second.\nWins: {wins}"
    return "\n".join([head, *_spread(tally.stats)])


def _spread(stats: list[dict[str, Any]]) -> list[str]:
    """Each figure's least, mean and most over all games; a figure of several seats counts them all."""
    lines = []
    for name in stats[0] if stats else ():
        values = [value for one in stats for value in (one[name] if isinstance(one[name], list) else [one[name]])]
        if all(isinstance(value, int | float) for value in values):
            mean = sum(values) / len(values)
            lines.append(f"{name}: {min(values)} to {max(values)}, mean {mean:.1f}")
        else:
            each = {line: sum(map(sum, (one[name][line] for one in stats))) / sum(len(one[name][line]) for one in stats)
                    for line in stats[0][name]}  # fmt: skip
            lines.append(f"{name}, mean: " + ", ".join(f"{line} {value:.1f}" for line, value in each.items()))
    return lines
