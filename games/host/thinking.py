"""Where robots think: on the spot, or in a process of their own where it takes longer than a click may wait."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from games.core.codec import encode
from games.core.draw import Dice
from games.core.game import AnyGame
from games.core.match import Match, Position, advance
from games.core.menu import Path
from games.core.robot import Weighed
from games.core.text import Seat

log = logging.getLogger(__name__)

T = TypeVar("T")

Games = Mapping[str, AnyGame]


class Mind(NamedTuple):
    """Who thinks: a robot of this level and name, with dice of its own."""

    level: str
    name: str
    dice: str
    """The key of its dice."""


class Thinker(Protocol):
    async def robot(self, game: AnyGame, position: Position, seat: Seat, mind: Mind) -> Path:
        """What a robot answers to the open question."""

    async def weigh(
        self, game: AnyGame, position: Position, seat: Seat, dice: str, also: Path | None = None
    ) -> list[Weighed]:
        """What the game's best robot thinks of this seat's choices."""

    def close(self) -> None:
        """Nothing more is asked."""


def decide(game: AnyGame, position: Position, seat: Seat, mind: Mind) -> Path:
    """All that a robot gets: the seat's view, the question as the seat hears it, its own dice."""
    assert position.ask is not None
    view, question = game.view(position.state, seat), position.ask.question(seat)
    return game.robot(view, question, Dice(mind.dice), mind.level, mind.name)


def weigh(game: AnyGame, position: Position, seat: Seat, dice: str, also: Path | None = None) -> list[Weighed]:
    """A coach gets no more than a robot does."""
    assert position.ask is not None
    return game.weigh(game.view(position.state, seat), position.ask.question(seat), Dice(dice), also)


class OnTheSpot:
    """Thinks where it is asked, for a house without other processes: a terminal, most tests."""

    async def robot(self, game: AnyGame, position: Position, seat: Seat, mind: Mind) -> Path:
        return decide(game, position, seat, mind)

    async def weigh(
        self, game: AnyGame, position: Position, seat: Seat, dice: str, also: Path | None = None
    ) -> list[Weighed]:
        return weigh(game, position, seat, dice, also)

    def close(self) -> None: ...


class Study:
    """Thinks in processes of its own, started when they are first needed; what is quickly decided stays here.

    A match travels there as bytes and is run again: its view and its menus are made where they are used.
    """

    def __init__(self, load: Callable[[], Games], processes: int) -> None:
        self._load = load
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def robot(self, game: AnyGame, position: Position, seat: Seat, mind: Mind) -> Path:
        assert position.ask is not None
        view, question = game.view(position.state, seat), position.ask.question(seat, position.menu(seat))
        if not game.ponders(view, question, mind.level):
            return game.robot(view, question, Dice(mind.dice), mind.level, mind.name)
        return await self._away(_decide, game.key, encode(position.match), seat, mind)

    async def weigh(
        self, game: AnyGame, position: Position, seat: Seat, dice: str, also: Path | None = None
    ) -> list[Weighed]:
        return await self._away(_weigh, game.key, encode(position.match), seat, dice, also)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _away(self, think: Callable[..., T], *facts: object) -> T:
        """A process that died takes what it was thinking about with it: another one thinks again, once."""
        for pool in (self._open(), None):
            try:
                return await asyncio.get_running_loop().run_in_executor(pool or self._open(), think, *facts)
            except BrokenProcessPool:
                log.warning("a process in which robots think has died")
                self.close()
        raise RuntimeError("robots cannot think")

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Neither the loop nor its threads may be copied into the new process.
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _settle_in, (self._load,))
        return self._pool


# In the other process.

_games: dict[str, AnyGame] = {}
_matches = msgspec.json.Decoder(Match)


def _settle_in(load: Callable[[], Games]) -> None:
    """The terminal's interrupt is the house's business; and nobody thinks on for a house that has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()
    _games.update(load())


def _outlive_nobody() -> None:
    house = parent_process()
    assert house is not None
    wait([house.sentinel])
    os._exit(0)


def _decide(key: str, match: bytes, seat: Seat, mind: Mind) -> Path:
    game = _games[key]
    return decide(game, advance(game, _matches.decode(match)), seat, mind)


def _weigh(key: str, match: bytes, seat: Seat, dice: str, also: Path | None) -> list[Weighed]:
    game = _games[key]
    return weigh(game, advance(game, _matches.decode(match)), seat, dice, also)
