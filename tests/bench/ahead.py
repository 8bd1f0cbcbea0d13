"""Games that are under way already: played ahead without Discord, and left to the bot as by a house that was closed.

As a program (`python ahead.py DATABASE`, sittings as JSON at its input, tables at its output) it uses the house that is
on the path, so that a bot of another version finds a database of its own.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from data.sqlite.database import Database
from games.cli.selfplay import RANDOM, play_one, random_path
from games.core.draw import Dice, Draw
from games.core.game import AnyGame
from games.core.options import settle
from games.core.text import Refused
from games.host.clock import FakeClock
from games.host.house import House
from games.host.rows import TableId, User
from games.host.timing import Timing
from games.registry import GAMES

NAP = 0.005
"""While a robot thinks, or a window is held open."""
STRIDE = 0.5
"""Seconds that pass when everybody does nothing else than wait for them."""
EARLIER = 3600.0
"""Seconds ago it all began: time that is skipped does not get ahead of the wall clock."""


class Sitting(NamedTuple):
    """Who sits down where, and which share of a game they play ahead."""

    game: str
    guild: int
    channel: int
    people: Sequence[tuple[User, str]]
    robot: bool
    share: float


class Pastime:
    """Time passes only while all who still play wait for it: whoever is done would be late otherwise."""

    def __init__(self, clock: FakeClock, playing: int) -> None:
        self.clock = clock
        self.playing = playing
        self._waiting = 0

    async def nap(self) -> None:
        self._waiting += 1
        try:
            if self._waiting == self.playing:
                self.clock.advance(STRIDE)
            await asyncio.sleep(NAP)
        finally:
            self._waiting -= 1


async def play_ahead(database: Path, sittings: Sequence[Sitting]) -> list[TableId]:
    """A running table for each of them."""
    usual = {key: _usual(GAMES[key]) for key in {one.game for one in sittings}}
    store = await Database.open(database)
    clock = FakeClock(time.time() - EARLIER)
    house = House(store, GAMES, clock=clock, timing=Timing(robot_pause=(0, 0)))
    try:
        await house.open_doors()
        pastime = Pastime(clock, len(sittings))
        playing = [_play(house, number, one, usual[one.game], pastime) for number, one in enumerate(sittings)]
        tables = await asyncio.gather(*playing)
        await house.close_doors()
    finally:
        await store.close()
    return tables


def _usual(game: AnyGame) -> int:
    """How many answers a game takes."""
    seats = max(2, game.seats[0])
    options = settle(game.options, {})
    return play_one(game, game.setup(seats, options), Draw("usual"), Dice("usual"), [RANDOM] * seats)[0]


async def _play(house: House, number: int, sitting: Sitting, usual: int, pastime: Pastime) -> TableId:
    """At random, as the crowd does; a game that comes to its end on the way is one that has just ended."""
    (host, name), *others = sitting.people
    table = await house.lobby.open(sitting.guild, sitting.channel, host, name, sitting.game)
    for other, name in others:
        await house.lobby.join(table, other, name)
    if sitting.robot:
        await house.lobby.add_robot(table, host)
    state = await house.lobby.start(table, host, number + 1)
    dice, answers = Dice(f"ahead {number}"), int(usual * sitting.share)
    while answers > 0 and state.ask is not None:
        asked = [seat for seat in state.awaits if state.seats[seat].user is not None]
        if asked:
            seat = dice.choice(asked)
            user, ticket = state.seats[seat].user, state.ticket(seat)
            assert user is not None and ticket is not None
            with suppress(Refused):  # a robot was faster
                await house.play.submit(table, user, ticket, random_path(state.ask.menus[seat], dice))
            answers -= 1
        else:
            await pastime.nap()
        state = await house.look(table)
    pastime.playing -= 1
    return table


if __name__ == "__main__":
    read = [Sitting(*one) for one in json.load(sys.stdin)]
    print(json.dumps(asyncio.run(play_ahead(Path(sys.argv[1]), read))))
