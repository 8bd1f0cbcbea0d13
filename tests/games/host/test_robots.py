"""Robots: paced, legal whatever they do, and never first in a race with people."""

from __future__ import annotations

import logging

import pytest

from games.core.match import Position
from games.core.menu import Path
from games.host.draft import Record
from games.host.rows import Status
from games.host.timing import Timing
from tests.games.host.conftest import ANN, BOB, World


async def test_robots_take_a_moment(world: World) -> None:
    world.timing = Timing(robot_pause=(1.0, 3.0))
    await world.restart()
    table = await world.table(ANN, robots=["steady"])
    await world.say(table, ANN, "draw")
    await world.pass_time(0.9)
    assert (await world.house.look(table)).awaits == (1,)
    await world.pass_time(2.2)
    state = await world.house.look(table)
    assert state.ask is not None
    assert state.ask.key == "more"


async def test_robots_play_on_after_a_restart(world: World) -> None:
    world.timing = Timing(robot_pause=(5.0, 5.0))
    await world.restart()
    table = await world.table(ANN, robots=["steady"])
    await world.say(table, ANN, "draw")
    await world.restart(downtime=1_000)
    await world.pass_time(5)
    await world.pass_time(5)
    assert (await world.house.look(table)).awaits == (0,)


async def test_a_robot_never_wins_a_race(world: World) -> None:
    """It would doubt at once, but waits for the person, at most for half of the time."""
    table = await world.table(ANN, BOB, robots=["doubter"])
    await world.say(table, ANN, "claim")
    await world.pass_time(19.9)
    assert (await world.house.look(table)).awaits == (1, 2)
    await world.say(table, BOB, "doubt")
    assert await world.points(table) == [0, 5, 0]


async def test_a_robot_speaks_when_the_people_have(world: World) -> None:
    table = await world.table(ANN, BOB, robots=["doubter"])
    await world.say(table, ANN, "claim")
    await world.say(table, BOB, "pass")
    await world.house.quiet()
    assert await world.points(table) == [0, 0, 5]


async def test_a_robot_speaks_when_half_of_the_time_is_gone(world: World) -> None:
    table = await world.table(ANN, BOB, robots=["doubter"])
    await world.say(table, ANN, "claim")
    await world.pass_time(20)
    assert await world.points(table) == [0, 0, 5]


async def test_a_window_without_people_does_not_make_robots_wait(world: World) -> None:
    table = await world.table(ANN, robots=["steady", "steady"])
    await world.say(table, ANN, "claim")
    await world.house.quiet()
    assert "stood" in await world.said(table)


@pytest.mark.parametrize("level", ["broken", "cheat"])
async def test_a_robot_that_fails_plays_something_legal(
    world: World, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.table(ANN, robots=[level])
    await world.say(table, ANN, "secret")
    await world.say(table, ANN, "red")
    with caplog.at_level(logging.DEBUG):
        await world.house.quiet()
    assert "the robot failed" in caplog.text
    assert "queen of hearts" not in caplog.text
    assert "everything" not in caplog.text
    answered = [row.entry for row in await world.db.log(table) if row.entry and getattr(row.entry, "seat", 0) == 1]
    assert answered


async def test_robots_alone_do_not_play_on(world: World) -> None:
    table = await world.table(ANN, robots=["steady", "steady"])
    state = await world.house.seats.leave(table, ANN)
    assert state.status is Status.PAUSED
    version = state.version
    await world.pass_time(1_000)
    assert (await world.house.look(table)).version == version


async def test_a_move_that_breaks_the_rules_does_not_stop_the_clock(world: World) -> None:
    """The robot's move hits a bug again and again; when the time is up, the rules decide all the same."""
    table = await world.table(ANN, robots=["bomber"])
    await world.say(table, ANN, "draw")
    for _ in range(8):
        await world.pass_time(30)
    assert "time" in await world.said(table)
    assert world.shown.troubles == [table], "said once, however often it is tried"
    assert world.shown.recoveries == [table], "and that it is over"


async def test_a_robot_that_thought_while_a_person_came_back_waits_for_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.lobby(ANN)
    await world.house.lobby.add_robot(table, ANN, "doubter")
    await world.house.lobby.join(table, BOB, "Bob")
    await world.house.lobby.start(table, ANN, 1)
    await world.house.seats.leave(table, BOB)
    decide = world.house.duties.decide

    async def slowly(record: Record, position: Position, seat: int) -> Path:
        await world.house.seats.come_back(table, BOB)
        return await decide(record, position, seat)

    monkeypatch.setattr(world.house.duties, "decide", slowly)
    await world.say(table, ANN, "claim")
    await world.house.quiet()
    assert (await world.house.look(table)).awaits == (1, 2)
    state = await world.say(table, BOB, "doubt")
    assert list(state.view(None).points) == [0, 0, 5]
