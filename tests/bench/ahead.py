"""Games that are under way already: played ahead without Discord, and left to the bot as by a house that was closed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from data.database import Database
from games.cli.selfplay import RANDOM, play_one, random_path
from games.core.draw import Dice, Draw
from games.core.game import AnyGame
from games.core.options import settle
from games.core.text import Refused
from games.host.house import House
from games.host.rows import TableId, User
from games.host.timing import Timing
from games.registry import GAMES

NAP = 0.02
"""While a robot thinks, or a window is held open."""


class Sitting(NamedTuple):
    """Who sits down where, and which share of a game they play ahead."""

    game: AnyGame
    guild: int
    channel: int
    people: Sequence[tuple[User, str]]
    robot: bool
    share: float


async def play_ahead(database: Path, sittings: Sequence[Sitting]) -> list[TableId]:
    """A running table for each of them."""
    usual = {game.key: _usual(game) for game in {id(one.game): one.game for one in sittings}.values()}
    store = await Database.open(database)
    house = House(store, GAMES, timing=Timing(robot_pause=(0, 0)))
    try:
        await house.open_doors()
        playing = [_play(house, number, one, usual[one.game.key]) for number, one in enumerate(sittings)]
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


async def _play(house: House, number: int, sitting: Sitting, usual: int) -> TableId:
    """At random, as the crowd does; a game that comes to its end on the way is one that has just ended."""
    (host, name), *others = sitting.people
    table = await house.lobby.open(sitting.guild, sitting.channel, host, name, sitting.game.key)
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
            await asyncio.sleep(NAP)
        state = await house.look(table)
    return table
