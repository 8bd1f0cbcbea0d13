"""What a finished game leaves to its rematch: it follows people and robots, wherever they sit by then."""

from __future__ import annotations

import asyncio
import json

import pytest

from games.cli.reproduce import load
from games.cli.verify import verify
from games.core.match import advance
from games.coup import GAME as COUP
from games.host.rows import Heir, SeatRow
from tests.games.host.conftest import ANN, BOB, CAT, DAN, NAMES, World


async def won(world: World, winner: int, *others: int, robots: tuple[str, ...] = ()) -> int:
    """A finished game of these, in the order of their numbers, won by the first."""
    people = sorted((winner, *others))
    table = await world.table(*people, robots=robots)
    for user in people[: people.index(winner)]:
        await world.say(table, user, "draw")
    await world.say(table, winner, "win")
    return table


async def starter(world: World, table: int) -> str:
    """Who is asked first, once it is started."""
    state = await world.house.look(table)
    state = await world.house.lobby.start(table, state.host, world.click())
    return state.name(state.awaits[0])


async def test_the_legacy_follows_the_winner(world: World) -> None:
    again = await world.house.lobby.rematch(await won(world, BOB, ANN, CAT), ANN)
    await world.restart()
    assert await starter(world, again) == "Bob"


async def test_it_follows_to_another_seat(world: World) -> None:
    """Those before the winner go; others come."""
    again = await world.house.lobby.rematch(await won(world, CAT, ANN, BOB), CAT)
    await world.house.seats.leave(again, ANN)
    await world.house.lobby.join(again, DAN, NAMES[DAN])
    assert await starter(world, again) == "Cat"


async def test_it_waits_for_who_comes_back(world: World) -> None:
    """Whoever leaves the lobby and sits down again, last, is still the winner of the last game."""
    again = await world.house.lobby.rematch(await won(world, BOB, ANN, CAT), ANN)
    await world.house.seats.leave(again, BOB)
    await world.house.lobby.join(again, BOB, "Robert")
    assert await starter(world, again) == "Robert"


async def test_without_the_winner_it_begins_like_any_game(world: World) -> None:
    again = await world.house.lobby.rematch(await won(world, BOB, ANN, CAT), ANN)
    await world.house.seats.leave(again, BOB)
    await world.house.lobby.join(again, DAN, NAMES[DAN])
    assert await starter(world, again) == "Ann"


@pytest.mark.parametrize("stays", [True, False])
async def test_a_robot_inherits_too(world: World, stays: bool) -> None:
    """It is known by its name, and inherits nothing when it is sent away."""
    table = await world.table(ANN, robots=("steady",))
    await world.house.play.concede(table, ANN)
    again = await world.house.lobby.rematch(table, ANN)
    if not stays:
        await world.house.lobby.remove_robot(again, ANN)
    await world.house.lobby.join(again, BOB, NAMES[BOB])
    assert await starter(world, again) == ((await world.house.look(table)).name(1) if stays else "Ann")


def test_people_are_known_by_themselves_and_robots_by_name() -> None:
    """A namesake inherits nothing, neither of a person nor as a person of a robot."""
    person, robot = Heir(BOB, "Bob", "starts"), Heir(None, "Bob", "starts")
    assert person.sits_in(SeatRow(0, BOB, "Robert")) and robot.sits_in(SeatRow(1, None, "Bob"))
    assert not person.sits_in(SeatRow(0, ANN, "Bob")) and not person.sits_in(SeatRow(0, None, "Bob"))
    assert not robot.sits_in(SeatRow(1, None, "Ada")) and not robot.sits_in(SeatRow(1, BOB, "Bob"))


async def test_a_game_that_was_broken_off_leaves_nothing(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "draw")
    await world.house.seats.end(table, ANN)
    again = await world.house.lobby.rematch(table, BOB)
    assert await starter(world, again) == "Ann"


async def test_who_wants_to_be_forgotten_inherits_nothing(world: World) -> None:
    again = await world.house.lobby.rematch(await won(world, BOB, ANN, CAT), ANN)
    await world.house.forget(BOB, "Player")
    await world.restart()
    stored = await world.db.load(again, 0)
    assert stored is not None and stored.life.heirs == []


async def test_the_winner_of_coup_starts_its_rematch(world: World) -> None:
    """Section 7 of Coup; what was inherited is part of the match: replay, export and `reproduce` go by it."""
    world.games["coup"] = COUP
    await world.restart()
    table = await world.table(ANN, BOB, CAT, game="coup", auto_pass="off")
    for user in (ANN, BOB):
        await world.house.play.concede(table, user)
    for _ in range(6):
        table = await world.house.lobby.rematch(table, ANN)
        await world.house.seats.leave(table, ANN)
        await world.house.lobby.join(table, ANN, NAMES[ANN])
        assert await starter(world, table) == "Cat"
        for user in (BOB, ANN):
            await world.house.play.concede(table, user)
    assert (await world.house.replay(table)).whole
    told = json.loads(await world.house.export(table))
    assert told["legacy"] == {"1": "starts"} and verify(told) == []
    assert not [draw for draw in told["draws"] if draw[1] == "starter"]
    _, match = await asyncio.to_thread(load, table, world.where, world.games)
    assert match.legacy == {1: "starts"} and advance(COUP, match).match.digest == match.digest
