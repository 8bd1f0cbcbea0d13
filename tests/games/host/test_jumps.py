"""The wall clock is set, the process stopped, the machine put to sleep: to players the house was closed."""

from __future__ import annotations

import asyncio

import pytest

from games.host import house
from games.host.clock import STOPPED, TICK, SystemClock
from games.host.timing import Timing
from tests.games.host.conftest import ANN, BOB, World, refusal

HOUR = 3_600.0

both_ways = pytest.mark.parametrize("jump", [HOUR, -HOUR, 100.0, -100.0])


@both_ways
async def test_a_live_window_gets_its_full_time_again(world: World, jump: float) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(90)
    world.clock.jump(jump)
    await world.house.quiet()
    assert (await world.house.look(table)).deadline == world.clock.now() + 100
    await world.pass_time(99)
    assert "time" not in await world.said(table)
    await world.pass_time(1)
    assert "time" in await world.said(table)


@both_ways
async def test_the_reminder_waits_for_the_time_that_was_given_again(world: World, jump: float) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(70)
    world.clock.jump(jump)
    await world.house.quiet()
    await world.pass_time(70)
    assert world.shown.reminders == []
    await world.pass_time(5)
    assert world.shown.reminders == [(table, [0])]


@both_ways
async def test_a_long_window_has_as_much_time_left_as_before(world: World, jump: float) -> None:
    table = await world.table(ANN, BOB, turn_seconds=86_400)
    await world.pass_time(40_000)
    world.clock.jump(jump)
    await world.house.quiet()
    assert (await world.house.look(table)).deadline == world.clock.now() + 46_400
    await world.pass_time(46_399)
    assert "time" not in await world.said(table)
    await world.pass_time(1)
    assert "time" in await world.said(table)


@both_ways
async def test_robots_do_not_stand_still(world: World, jump: float) -> None:
    world.timing = Timing(robot_pause=(10.0, 10.0))
    await world.restart()
    table = await world.table(ANN, robots=["steady"])
    await world.say(table, ANN, "draw")
    before = (await world.house.look(table)).version
    world.clock.jump(jump)
    await world.pass_time(9)
    assert (await world.house.look(table)).version == before
    await world.pass_time(1)
    assert (await world.house.look(table)).version > before


@both_ways
async def test_a_look_right_after_the_jump_shows_the_true_deadline(world: World, jump: float) -> None:
    """Nobody need have noticed the jump before."""
    table = await world.table(ANN, BOB)
    await world.house.look(table)
    world.clock.jump(jump)
    assert (await world.house.look(table)).deadline == world.clock.now() + 100


@both_ways
async def test_an_answer_right_after_the_jump_counts(world: World, jump: float) -> None:
    table = await world.table(ANN, BOB)
    world.clock.jump(jump)
    state = await world.say(table, ANN, "draw")
    assert (state.awaits, state.deadline) == ((1,), world.clock.now() + 100)


@both_ways
async def test_every_table_shows_its_new_deadline(world: World, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """A tick notices it by itself; where time ends soonest comes first."""
    monkeypatch.setattr(house, "SHOWN_AT_ONCE", 2)
    monkeypatch.setattr(house, "SHOWN_APART", 0.0)
    tables = [await world.table(ANN, BOB, turn_seconds=seconds) for seconds in (400, 300, 200, 100)]
    world.shown.changes.clear()
    world.clock.jump(jump)
    world.clock.advance(TICK)
    async with asyncio.timeout(10):
        while len(world.shown.changes) < 4:  # noqa: ASYNC110 - the recorder has no event
            await asyncio.sleep(0.001)
    assert [table for table, _ in world.shown.changes] == tables[::-1]


async def test_a_slewed_clock_moves_nothing(world: World) -> None:
    table = await world.table(ANN, BOB)
    deadline = (await world.house.look(table)).deadline
    world.shown.changes.clear()
    for _ in range(20):
        world.clock.jump(0.5)
        await world.pass_time(1)
    assert (await world.house.look(table)).deadline == deadline
    assert world.shown.changes == []


async def test_a_jump_is_written_down_at_once(world: World) -> None:
    """A crash right after it must not undo it."""
    world.clock.jump(-HOUR)
    await world.house.quiet()
    assert await world.db.alive() == (world.clock.now(), -HOUR)


@pytest.mark.parametrize("jump", [20.0, HOUR, -20.0, -HOUR])
async def test_killed_and_started_again_at_another_time(world: World, jump: float) -> None:
    """House time goes on where it was last seen: what passed between the last pulse and the end is given back."""
    world.timing = Timing(heartbeat=30.0)
    await world.restart()
    live, long = await world.table(ANN, BOB), await world.table(ANN, BOB, turn_seconds=86_400)
    await world.pass_time(31)
    await world.pass_time(25)
    await world.kill()
    world.clock.jump(jump)
    await world.start()
    left = [((await world.house.look(table)).deadline or 0) - world.clock.now() for table in (live, long)]
    assert left == [100, 86_400 - 31]
    assert {live, long} <= {table for table, _ in world.shown.changes}, "and the tables show it"


async def test_a_window_opened_after_the_last_pulse_loses_nothing(world: World) -> None:
    world.timing = Timing(heartbeat=30.0)
    await world.restart()
    table = await world.table(ANN, BOB)
    await world.pass_time(20)
    await world.say(table, ANN, "draw")
    await world.pass_time(5)
    await world.kill()
    world.clock.jump(20)
    await world.start()
    assert ((await world.house.look(table)).deadline or 0) >= world.clock.now() + 100


async def test_an_answer_may_be_taken_back_for_as_long_as_the_window_is_open(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "step")
    await world.pass_time(90)
    world.clock.jump(HOUR)
    await world.pass_time(50)
    await world.house.play.take_back(table, ANN)
    assert "took-back" in await world.said(table)
    assert await refusal(world.house.play.take_back(table, ANN)) != "refused-undo-late"


async def test_what_is_shown_is_never_earlier_than_the_true_deadline(world: World) -> None:
    world.clock.advance(0.25)
    state = await world.house.look(await world.table(ANN, BOB))
    assert (state.deadline or 0) + 0.75 == state.until


def test_a_process_that_was_stopped_was_not_running() -> None:
    """Nobody looked for so long: SIGSTOP, a debugger, a machine without time for us."""
    ticks = 50.0
    clock = SystemClock(lambda: ticks)
    for passed in (1.0, STOPPED - 0.5, 100.0, STOPPED, 1.0):
        ticks += passed
        clock.running()
    assert clock.running() == 1.0 + STOPPED - 0.5 + 1.0
