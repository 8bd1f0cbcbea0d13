"""The clock: one task, deadlines per window, reminders, holds, and forgiveness for the time the house was closed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from games.host.rows import Presence, PublishedRow, Status
from games.host.timing import Timing
from tests.games.host.conftest import ANN, BOB, CAT, DAN, World
from tests.test_measures import counted


async def test_when_time_runs_out_the_rules_decide(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(99.9)
    assert (await world.house.look(table)).awaits == (0,)
    await world.pass_time(0.1)
    state = await world.house.look(table)
    assert "time" in await world.said(table)
    assert state.ask is not None
    assert state.ask.key == "more"


async def test_a_clock_belongs_to_a_window(world: World) -> None:
    """Answers within a window do not wind it up again; the next window has its own."""
    table = await world.table(ANN, BOB, CAT)
    state = await world.say(table, ANN, "claim")
    closes = world.clock.now() + 40
    assert state.deadline == closes
    await world.pass_time(10)
    state = await world.say(table, BOB, "pass")
    assert state.deadline == closes
    await world.pass_time(5)
    state = await world.say(table, CAT, "pass")
    assert state.deadline == world.clock.now() + 100


async def test_one_reminder_at_three_quarters(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(74)
    assert world.shown.reminders == []
    await world.pass_time(1)
    assert world.shown.reminders == [(table, [0])]
    await world.pass_time(20)
    assert len(world.shown.reminders) == 1


async def test_short_windows_and_those_who_answered_get_no_reminder(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "claim")
    await world.pass_time(39)
    assert world.shown.reminders == []
    await world.pass_time(1)
    await world.say(table, BOB, "secret")
    await world.say(table, ANN, "red")
    await world.pass_time(60)
    assert world.shown.reminders == [(table, [1, 2])]


async def test_a_held_window_stays_open_when_nobody_is_awaited(world: World) -> None:
    table = await world.table(ANN, BOB, hold=20)
    await world.say(table, ANN, "claim")
    state = await world.say(table, BOB, "pass")
    assert (state.awaits, state.deadline) == ((), None)
    await world.pass_time(19.9)
    assert "stood" not in await world.said(table)
    await world.pass_time(20.2)
    assert "stood" in await world.said(table)
    assert [chair.presence for chair in (await world.house.look(table)).seats] == [Presence.AWAKE] * 2


async def test_a_pass_in_a_held_window_may_still_be_changed(world: World) -> None:
    table = await world.table(ANN, BOB, hold=20)
    await world.say(table, ANN, "claim")
    await world.say(table, BOB, "pass")
    await world.pass_time(10)
    await world.say(table, BOB, "doubt")
    assert await world.points(table) == [0, 5]


async def test_every_deadline_moves_by_the_time_the_house_was_closed(world: World) -> None:
    """A long window has as much time left as when the house closed."""
    table = await world.table(ANN, BOB, turn_seconds=86_400)
    await world.pass_time(40_000)
    await world.restart(downtime=500_000)
    await world.house.quiet()
    state = await world.house.look(table)
    assert state.deadline == world.clock.now() + 46_400
    await world.pass_time(46_399)
    assert (await world.house.look(table)).deadline is not None
    assert "time" not in await world.said(table)
    await world.pass_time(1)
    assert "time" in await world.said(table)


async def test_every_table_with_a_clock_is_shown_again_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its deadline has moved: those that end soonest at once, the others by and by."""
    monkeypatch.setattr("games.host.house.SHOWN_AT_ONCE", 1)
    monkeypatch.setattr("games.host.house.SHOWN_APART", 0.0)
    tables = [await world.table(ANN, BOB) for _ in range(4)]
    for table in tables:
        await world.db.note_published(PublishedRow(table, (await world.house.look(table)).version))
    await world.restart(60.0)
    async with asyncio.timeout(10):
        while len(world.shown.changes) < 4:  # noqa: ASYNC110 - a recorder has no event
            await asyncio.sleep(0)
    assert sorted(table for table, _ in world.shown.changes) == tables


async def test_a_live_window_gets_its_full_time_again(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(90)
    await world.restart(downtime=3_000)
    assert (await world.house.look(table)).deadline == world.clock.now() + 100
    await world.pass_time(50)
    assert "time" not in await world.said(table)
    await world.pass_time(49.9)
    assert "time" not in await world.said(table)
    await world.pass_time(0.1)
    assert "time" in await world.said(table)


async def test_a_lobby_is_forgiven_too(world: World) -> None:
    table = await world.lobby(ANN)
    await world.restart(downtime=10_000)
    await world.house.quiet()
    assert (await world.house.look(table)).status is Status.LOBBY


async def test_the_pulse_bounds_what_a_crash_forgives(world: World) -> None:
    """Without a clean end, the house counts as closed since its last pulse."""
    world.timing = Timing(heartbeat=30.0)
    await world.restart()
    await world.pass_time(31)
    seen = await world.db.alive()
    assert seen is not None
    assert seen[0] == world.clock.now()


async def test_two_lapsed_turns_in_a_row_put_a_seat_to_sleep(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(100)
    assert (await world.house.look(table)).seats[0].presence is Presence.AWAKE
    await world.pass_time(100)
    state = await world.house.look(table)
    assert state.seats[0].presence is Presence.ASLEEP
    assert state.seats[0].robot
    assert "asleep" in await world.said(table)


async def test_the_last_one_to_fall_asleep_is_followed_by_no_robot(world: World) -> None:
    table = await world.table(ANN, robots=["steady"])
    while (await world.house.look(table)).status is Status.PLAYING:
        await world.pass_time(100)
        await world.house.quiet()
    assert (await world.said(table))[-2:] == ["asleep-alone", "paused-nobody"]


async def test_an_answer_between_two_lapses_breaks_the_row(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(100)
    await world.say(table, ANN, "no")
    await world.say(table, BOB, "draw")
    await world.pass_time(100)
    assert (await world.house.look(table)).seats[0].presence is Presence.AWAKE


async def test_reaction_windows_never_count_as_sleeping(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "claim")
    await world.pass_time(40)
    await world.say(table, BOB, "claim")
    await world.pass_time(40)
    await world.say(table, CAT, "claim")
    await world.pass_time(40)
    assert {chair.presence for chair in (await world.house.look(table)).seats} == {Presence.AWAKE}


async def test_a_lapse_that_nobody_may_hear_of_is_none(world: World) -> None:
    """Whether a quiet question was answered must not show later in who falls asleep."""
    said = []
    for answered in (True, False):
        table = await world.table(ANN, BOB)
        await world.say(table, ANN, "hush")
        if answered:
            await world.say(table, ANN, "no")
        else:
            await world.pass_time(100)
        await world.say(table, BOB, "draw")
        await world.pass_time(100)
        assert (await world.house.look(table)).seats[0].presence is Presence.AWAKE
        said.append(await world.said(table))
    assert said[0] == said[1]


@pytest.mark.parametrize("answered", [True, False])
async def test_an_answer_that_nobody_may_hear_of_breaks_no_row(world: World, answered: bool) -> None:
    """Where the table learns only how many have answered, a nap must not tell who did."""
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "draw")
    await world.say(table, BOB, "step")
    await world.pass_time(100)
    await world.say(table, CAT, "count")
    if answered:
        await world.say(table, BOB, "pass")
    await world.pass_time(40)
    await world.say(table, ANN, "draw")
    assert (await world.house.look(table)).seats[1].presence is Presence.AWAKE
    await world.pass_time(100)
    assert (await world.house.look(table)).seats[1].presence is Presence.ASLEEP


async def test_a_sleeper_who_says_what_a_robot_has_said_for_them_is_awake(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.pass_time(100)
    await world.pass_time(100)
    assert (await world.house.look(table)).seats[0].presence is Presence.ASLEEP
    state = await world.say(table, BOB, "claim")
    assert 0 in state.awaits
    while 0 in (await world.house.look(table)).awaits:
        await world.pass_time(1)
    assert (await world.house.look(table)).awaits == (2,), "the robot has passed, and somebody else may still doubt"
    before = len([row for row in await world.db.log(table) if row.entry is not None])
    state = await world.say(table, ANN, "pass")
    assert state.seats[0].presence is Presence.AWAKE
    assert len([row for row in await world.db.log(table) if row.entry is not None]) == before, "it was said once"


async def test_a_sleeper_who_answers_is_awake(world: World) -> None:
    """The robot would have spoken; the person was quicker."""
    world.timing = Timing(robot_pause=(50.0, 50.0))
    await world.restart()
    table = await world.table(ANN, BOB)
    await world.pass_time(100)
    await world.pass_time(100)
    await world.say(table, BOB, "draw")
    state = await world.say(table, ANN, "draw")
    assert state.seats[0].presence is Presence.AWAKE
    assert "back" in await world.said(table)


async def test_trouble_at_one_table_does_not_stop_the_clock_of_others(world: World) -> None:
    broken, fine = await world.table(ANN, BOB), await world.table(ANN, BOB)
    rules = world.games["toy"].table
    times = rules.one

    def fails(self: object, *args: object, **facts: object) -> object:
        raise RuntimeError

    world.house.tables.clear_memory()
    good = await world.house.look(fine)
    assert good.awaits == (0,)
    try:
        rules.one = fails
        await world.pass_time(100)
        assert len(world.shown.troubles) <= 2
    finally:
        rules.one = times
    world.house.tables.clear_memory()
    await world.pass_time(31)
    for table in (broken, fine):
        assert "time" in await world.said(table)


# How late it is.


async def test_a_clock_that_keeps_up_is_on_time(world: World) -> None:
    await world.table(ANN, BOB)
    await world.pass_time(1_000)
    assert world.house.late == 0


async def test_a_clock_that_cannot_read_what_is_due_is_late_by_as_much(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.house.quiet()
    store, waits = world.house.alarm.store, asyncio.Event()

    class Stuck:
        async def earliest(self, *args: Any) -> Any:
            await waits.wait()
            return await store.earliest(*args)

        def __getattr__(self, name: str) -> Any:
            return getattr(store, name)

    world.house.alarm.store = Stuck()  # type: ignore[assignment]
    due = (await world.house.look(table)).row.due
    assert due is not None
    world.clock.advance(due - world.house.alarm.time.now() + 40)
    world.house.alarm.ring()
    for _ in range(20):
        await asyncio.sleep(0)
    assert world.house.late == pytest.approx(40)
    before = counted("parlour_deadline_late_seconds_sum")
    waits.set()
    await world.house.quiet()
    assert world.house.late == 0
    assert counted("parlour_deadline_late_seconds_sum") - before >= 40


async def test_what_waits_for_its_turn_makes_the_clock_late(world: World) -> None:
    """More is due than may be served at once."""
    first, second = await world.table(ANN, BOB), await world.table(CAT, DAN)
    alarm, begun, waits = world.house.alarm, asyncio.Event(), asyncio.Event()
    alarm.timing = msgspec.structs.replace(alarm.timing, busy=1)

    async def serve(table: int) -> bool:
        begun.set()
        await waits.wait()
        return await world.house.duties.serve(table)

    assert world.house._running is not None
    world.house._running.cancel()
    world.house._running = asyncio.create_task(alarm.run(serve, world.house._show_moved))
    await world.house.quiet()
    dues = [(await world.house.look(table)).row.due or 0 for table in (first, second)]
    world.clock.advance(max(dues) - alarm.time.now() + 25)
    alarm.ring()
    await begun.wait()
    late = world.house.late
    waits.set()
    assert late == pytest.approx(25, abs=5)
    await world.house.quiet()
    assert world.house.late == 0


async def test_a_clock_that_has_ended_is_said_not_to_run(world: World) -> None:
    assert world.house._running is not None
    world.house._running.cancel()
    await asyncio.gather(world.house._running, return_exceptions=True)
    assert world.house.late is None
