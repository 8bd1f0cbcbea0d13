"""The league: every level and every fixed plan, one at a time among the house's robots, and what came of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from multiprocessing import get_context
from time import thread_time
from typing import Any

import msgspec

from games.cli.selfplay import RANDOM, Player, play_one, random_path, result_of
from games.core.ask import Question
from games.core.draw import Dice, Draw
from games.core.game import AnyGame
from games.core.menu import Path
from games.core.options import Options
from games.core.robot import EASY, STRONG, USUAL
from games.core.state import State
from games.registry import GAMES

EXPLOITERS = "tests.exploiters"
"""Where the fixed plans of a game are kept, in a module of its name: `EXPLOITERS`, each with a name."""

AT_ONCE = 25
"""Games that a process plays before it says how far it has come."""

Z = 1.96
"""How far a 95 % interval reaches, in standard deviations."""


class Pairing(msgspec.Struct, frozen=True):
    """One player against the house: in one seat, which changes from game to game, or as a whole side."""

    game: str
    seats: int
    player: str
    against: str
    side: str = ""


class Standing(msgspec.Struct):
    """What came of a pairing."""

    pairing: Pairing
    games: int = 0
    won: float = 0.0
    """A victory that is shared counts for its share, one of a whole side in full."""
    points: float = 0.0
    """Of all winners together."""
    quick: list[float] = []
    """Milliseconds that the player's decisions took."""
    long: list[float] = []
    """Of those for which it ponders."""

    def add(self, other: Standing) -> None:
        self.games += other.games
        self.won += other.won
        self.points += other.points
        self.quick += other.quick
        self.long += other.long

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, for 95 in 100 such tables (Wilson's)."""
        n, p = self.games, self.share
        middle, half = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return (middle - half) / (1 + Z * Z / n), (middle + half) / (1 + Z * Z / n)

    @property
    def fair(self) -> float | None:
        """What equals would win; of a side nobody knows that beforehand: its own level's row says it."""
        return None if self.pairing.side else 1 / self.pairing.seats

    def plain(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            **msgspec.to_builtins(self.pairing),
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": self.fair and round(self.fair, 4),
            "points": round(self.points / self.games, 2),
            "p99_ms": _p99(self.quick),
            "p99_ms_pondering": _p99(self.long),
        }


def league(
    game: AnyGame,
    seats: Sequence[int],
    games: int,
    options: Options,
    seed: str,
    *,
    players: Sequence[str] = (),
    against: Sequence[str] = (),
    processes: int = 1,
) -> Iterator[Standing]:
    """Every pairing in turn, as soon as it has been played."""
    pairings = [
        Pairing(game.key, count, player, level, side)
        for count in seats
        for side in sides(game, count, options)
        for player in players or entrants(game)
        for level in against or houses(game)
    ]
    spans = [(start, min(start + AT_ONCE, games)) for start in range(0, games, AT_ONCE)]
    jobs = [(pairing, span) for pairing in pairings for span in spans]
    play = partial(_some, options=options, seed=seed)
    if processes == 1:
        yield from _gathered(map(play, jobs), len(spans), len(jobs))
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from _gathered(pool.map(play, jobs), len(spans), len(jobs))


def houses(game: AnyGame) -> list[str]:
    """The levels of the house's robots, the weakest first."""
    known = [level for level in (EASY, USUAL, STRONG) if level in game.levels]
    return [*known, *(level for level in game.levels if level not in known)]


def entrants(game: AnyGame) -> list[str]:
    """Everybody who plays in the league."""
    return [*houses(game), RANDOM, *(name for name in exploiters(game.key) if name != RANDOM)]


@cache
def exploiters(key: str) -> Mapping[str, Player]:
    """The fixed plans that are kept with the tests; none where there are no tests."""
    if find_spec("tests") is None or find_spec(EXPLOITERS) is None or find_spec(f"{EXPLOITERS}.{key}") is None:
        return {}
    found: dict[str, Player] = import_module(f"{EXPLOITERS}.{key}").EXPLOITERS
    return found


def player_of(game: AnyGame, name: str) -> Player:
    """Somebody of the league, by name."""
    if name in game.levels:
        return lambda view, question, dice: game.robot(view, question, dice, name)
    if name in exploiters(game.key):
        return exploiters(game.key)[name]
    return lambda view, question, dice: random_path(question.menu, dice)


def sides(game: AnyGame, seats: int, options: Options) -> list[str]:
    """The sides that a game with so many seats has; one without a name where everybody plays for themselves."""
    state = game.setup(seats, options)
    play_one(game, state, Draw("sides"), Dice("sides"), [RANDOM] * seats)
    return sorted({game.side(state, seat) for seat in range(seats)})


def _gathered(parts: Iterator[Standing], each: int, all_of_them: int) -> Iterator[Standing]:
    standing: Standing | None = None
    for number, part in enumerate(parts, 1):
        if standing is None:
            standing = part
        else:
            standing.add(part)
        if sys.stderr.isatty():
            print(f"\r{number * 100 // all_of_them} %", end="", file=sys.stderr, flush=True)
        if number % each == 0:
            yield standing
            standing = None
    if sys.stderr.isatty():
        print("\r" + " " * 10 + "\r", end="", file=sys.stderr)


def _some(job: tuple[Pairing, tuple[int, int]], options: Options, seed: str) -> Standing:
    """Some games of a pairing. Every pairing has the same deals, so that luck counts for all alike."""
    pairing, span = job
    game = GAMES[pairing.game]
    standing = Standing(pairing)
    for number in range(*span):
        state = game.setup(pairing.seats, options)
        place = number % pairing.seats
        dice = Dice(f"{seed}:{pairing.player}:{pairing.against}:{number}")
        players = _seated(game, pairing, state, place, standing)
        play_one(game, state, Draw(f"{seed}:{pairing.seats}:{number}"), dice, players)
        standing.games += 1
        standing.won += _won(game, pairing, state, place)
        standing.points += max(result_of(state).scores)
    return standing


def _seated(game: AnyGame, pairing: Pairing, state: State, place: int, standing: Standing) -> list[Player]:
    """Who sits where; who belongs to which side may only come out when the cards are dealt."""
    guest, house = _timed(game, pairing, standing), player_of(game, pairing.against)
    if not pairing.side:
        return [guest if seat == place else house for seat in range(pairing.seats)]

    def whoever(seat: int) -> Player:
        def play(view: Any, question: Question, dice: Dice) -> Path:
            belongs = game.side(state, seat) == pairing.side
            return (guest if belongs else house)(view, question, dice)

        return play

    return [whoever(seat) for seat in range(pairing.seats)]


def _timed(game: AnyGame, pairing: Pairing, standing: Standing) -> Player:
    player = player_of(game, pairing.player)

    def play(view: Any, question: Question, dice: Dice) -> Path:
        began = thread_time()
        path = player(view, question, dice)
        took = 1000 * (thread_time() - began)
        ponders = pairing.player in game.levels and game.ponders(view, question, pairing.player)
        (standing.long if ponders else standing.quick).append(took)
        return path

    return play


def _won(game: AnyGame, pairing: Pairing, state: State, place: int) -> float:
    winners = result_of(state).winners
    if pairing.side:
        return float(any(game.side(state, seat) == pairing.side for seat in winners))
    return 1 / len(winners) if place in winners else 0.0


def _p99(times: Sequence[float]) -> float | None:
    return round(sorted(times)[len(times) * 99 // 100], 3) if times else None


# What is shown.

HEAD = ("seats", "player", "against", "games", "wins", "95 %", "over fair", "points", "p99 ms", "pondering")


def table(standings: Sequence[Standing]) -> str:
    """For people: a row a pairing."""
    rows = [HEAD, *map(_row, standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    left: tuple[Callable[[str, int], str], ...] = (str.rjust, str.ljust, str.ljust)
    aligned = [*left, *[str.rjust] * (len(HEAD) - len(left))]
    return "\n".join(
        "  ".join(align(cell, width) for align, cell, width in zip(aligned, row, widths, strict=True)).rstrip()
        for row in rows
    )


def _row(standing: Standing) -> tuple[str, ...]:
    pairing, (low, high) = standing.pairing, standing.interval
    over = "" if standing.fair is None else f"{100 * (standing.share - standing.fair):+.1f}"
    quick, long = _p99(standing.quick), _p99(standing.long)
    return (
        str(pairing.seats),
        f"{pairing.player} as {pairing.side}" if pairing.side else pairing.player,
        pairing.against,
        str(standing.games),
        f"{standing.share:.1%}",
        f"{low:.1%}–{high:.1%}",
        over,
        f"{standing.points / standing.games:.1f}",
        "" if quick is None else f"{quick:.2f}",
        "" if long is None else f"{long:.1f}",
    )


def as_json(standings: Sequence[Standing]) -> str:
    return json.dumps([standing.plain() for standing in standings], indent=1)
