"""Store and publisher fail at their n-th await, for every n, at every kind of entry: nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from games.core.text import Refused
from games.host.rows import Change, LogRow, PublishedRow, Status
from tests.games.host.conftest import ANN, BOB, CAT, World, refusal


class Broken(Exception):
    """The disk, the network, whatever."""


class Faulty:
    """Wraps a store or publisher: its n-th await raises, before or after the work was done."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.calls = 0
        self.fail_at: int | None = None
        self.after = False
        self.failed = False

    def arm(self, nth: int, after: bool) -> None:
        self.calls, self.fail_at, self.after, self.failed = 0, nth, after, False

    def __getattr__(self, name: str) -> Any:
        work = getattr(self.inner, name)

        async def guarded(*args: Any, **more: Any) -> Any:
            self.calls += 1
            if self.calls != self.fail_at:
                return await work(*args, **more)
            self.failed = True
            if self.after:
                await work(*args, **more)
            raise Broken

        return guarded


Act = Callable[[World, int], Awaitable[Any]]


async def _answer(world: World, table: int) -> None:
    await world.say(table, ANN, "draw", click=7_001)


async def _time(world: World, table: int) -> None:
    await world.pass_time(20)


async def _standing(world: World, table: int) -> None:
    await world.pass_time(8)


async def _left(world: World, table: int) -> None:
    await world.house.play.concede(table, BOB, click=7_001)


async def _take_back(world: World, table: int) -> None:
    await world.house.play.take_back(table, ANN, click=7_001)


async def _start(world: World, table: int) -> None:
    await world.house.lobby.start(table, ANN, 7_001)


async def _before_answer(world: World) -> int:
    return await world.table(ANN, BOB, CAT)


async def _before_time(world: World) -> int:
    """The reminder is behind us."""
    table = await world.table(ANN, BOB, CAT)
    await world.pass_time(80)
    return table


async def _before_standing(world: World) -> int:
    """Somebody else is still awaited, so the standing answer is all that happens."""
    table = await world.table(ANN, BOB, CAT, window_seconds=200)
    await world.house.standing.set(table, BOB, "pass")
    await world.say(table, ANN, "claim")
    return table


async def _before_take_back(world: World) -> int:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "step")
    return table


async def _before_start(world: World) -> int:
    return await world.lobby(ANN, BOB, CAT)


CASES: dict[str, tuple[Callable[[World], Awaitable[int]], Act]] = {
    "answer": (_before_answer, _answer),
    "time": (_before_time, _time),
    "standing": (_before_standing, _standing),
    "left": (_before_answer, _left),
    "take-back": (_before_take_back, _take_back),
    "start": (_before_start, _start),
}


async def _fingerprint(world: World, table: int) -> tuple[int | None, list[LogRow]]:
    return await world.db.version(table), await world.db.log(table)


@pytest.mark.parametrize("warm", [True, False], ids=["cached", "cold"])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("kind", CASES)
async def test_the_store_fails(world: World, kind: str, after: bool, warm: bool) -> None:
    """Whatever the n-th await was, the table is as before or as after, and trying again ends in the same place."""
    prepare, act = CASES[kind]
    nth = 0
    failed = True
    while failed:
        nth += 1
        await world.stop()
        faulty: list[Faulty] = []

        def wrap(db: Any, faulty: list[Faulty] = faulty) -> Faulty:
            faulty.append(Faulty(db))
            return faulty[0]

        await world.start(wrap)
        table = await prepare(world)
        before_version, before_log = await _fingerprint(world, table)
        assert before_version is not None
        if not warm:
            world.house.tables.clear_memory()
        world.shown.changes.clear()
        faulty[0].arm(nth, after)
        try:
            await act(world, table)
        except (Refused, Broken):
            assert faulty[0].failed
        failed = faulty[0].failed
        faulty[0].fail_at = None

        version, log = await _fingerprint(world, table)
        assert version in (before_version, before_version + 1)
        assert log[: len(before_log)] == before_log
        assert len(log) - len(before_log) == version - before_version
        assert all(shown is not None and shown <= version for _, shown in world.shown.changes)

        world.clock.advance(31)
        await _again(world, table, act, version == before_version)
        version, log = await _fingerprint(world, table)
        assert version == before_version + 1
        assert len(log) == len(before_log) + 1
        await world.restart()
        assert table in [one for one, _ in world.shown.changes]
        await world.house.seats.end(table, ANN, moderator=True) if kind != "start" else None
    assert nth > 1


async def _again(world: World, table: int, act: Act, missing: bool) -> None:
    """The same interaction arrives once more; the clock tries again by itself."""
    if act in (_time, _standing):
        await world.house.quiet()
        return
    try:
        await act(world, table)
    except Refused as refused:
        assert not missing, refused.phrase.key


@pytest.mark.parametrize("kind", CASES)
async def test_the_publisher_fails(world: World, kind: str) -> None:
    """What was committed stays committed, and is shown again when the house next opens."""
    prepare, act = CASES[kind]
    table = await prepare(world)
    faulty = Faulty(world.shown)
    world.house.publisher = faulty  # type: ignore[assignment]
    before, _ = await _fingerprint(world, table)
    assert before is not None
    faulty.arm(1, after=False)
    await act(world, table)
    assert faulty.failed
    version, log = await _fingerprint(world, table)
    assert (version, log[-1].version) == (before + 1, before + 1)
    assert world.shown.changes[-1][1] != version
    await world.restart()
    assert (table, version) in world.shown.changes


async def test_cancelled_while_it_was_being_written(world: World) -> None:
    """A click whose task is killed counts if it became durable; the table is shown as it is."""
    table = await world.table(ANN, BOB)
    ticket = (await world.house.look(table)).ticket(0)
    assert ticket is not None
    world.shown.changes.clear()
    click = asyncio.create_task(world.house.play.submit(table, ANN, ticket, ("draw",), click=1))
    await asyncio.sleep(0)
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)
    state = await world.say(table, BOB, "draw")
    assert [shown for _, shown in world.shown.changes] == [state.version - 1, state.version]


async def test_a_commit_that_was_kept_although_it_failed_counts(world: World) -> None:
    """The answer reached the disk, only the word of it was lost: the player is not told that nothing happened."""
    table = await world.table(ANN, BOB)

    class Mumbling:
        async def commit(self, change: Change) -> None:
            await world.db.commit(change)
            raise Broken

        def __getattr__(self, name: str) -> Any:
            return getattr(world.db, name)

    world.house.tables.store = Mumbling()  # type: ignore[assignment]
    state = await world.say(table, ANN, "draw")
    assert state.awaits == (1,)
    assert world.shown.changes[-1] == (table, state.version)
    assert world.shown.troubles == []


async def test_nothing_is_told_when_nothing_was_committed(world: World) -> None:
    table = await world.table(ANN, BOB)
    world.shown.changes.clear()

    class Full:
        async def commit(self, change: object) -> None:
            raise Broken

        def __getattr__(self, name: str) -> Any:
            return getattr(world.db, name)

    world.house.tables.store = Full()  # type: ignore[assignment]
    assert await refusal(world.say(table, ANN, "draw")) == "refused-trouble"
    assert world.shown.changes == []
    assert world.shown.troubles == [table]
    world.house.tables.store = world.db
    assert (await world.house.look(table)).awaits == (0,)


class Failing:
    """A store that keeps nothing while its disk is full."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.full = False

    async def commit(self, change: Change) -> None:
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        await self.inner.commit(change)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


async def test_a_full_disk_is_said_once_at_each_table_and_again_when_it_is_over(world: World) -> None:
    """However often people click and the clock tries."""
    store = Failing(world.db)
    world.house.tables.store = store  # type: ignore[assignment]
    tables = [await world.table(ANN, BOB) for _ in range(3)]
    for lasting in (False, True):
        world.shown.troubles.clear()
        world.shown.recoveries.clear()
        store.full = True
        for table in tables * 5:
            change = world.house.standing.set(table, BOB, "pass", lasting=lasting)
            assert await refusal(change) == "refused-trouble"
        for _ in range(10):
            await world.pass_time(31)
        assert sorted(world.shown.troubles) == tables
        assert world.shown.recoveries == []
        store.full = False
        for table in tables:
            await world.house.standing.set(table, BOB, "pass", lasting=lasting)
        assert sorted(world.shown.recoveries) == tables
        assert sorted(world.shown.troubles) == tables


async def test_a_house_whose_disk_is_full_can_be_closed(world: World) -> None:
    """The bot ends all the same; house time goes on from the last pulse then."""

    class Full:
        async def note_alive(self, at: float, closed: float) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        def __getattr__(self, name: str) -> Any:
            return getattr(world.db, name)

    world.house.alarm.store = Full()  # type: ignore[assignment]
    await world.house.close_doors()


async def test_trouble_is_not_over_because_something_else_was_kept(world: World) -> None:
    """The bug still stands in the way at this point of the game."""
    table = await world.table(ANN, BOB)
    assert await refusal(world.say(table, ANN, "boom")) == "refused-trouble"
    await world.house.standing.set(table, BOB, "pass")
    assert await refusal(world.say(table, ANN, "boom")) == "refused-trouble"
    assert (world.shown.troubles, world.shown.recoveries) == ([table], [])
    await world.say(table, ANN, "draw")
    assert (world.shown.troubles, world.shown.recoveries) == ([table], [table])


async def test_a_closing_house_takes_no_clicks(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.house.close_doors()
    assert await refusal(world.say(table, ANN, "draw")) == "refused-closing"
    assert await refusal(world.house.lobby.open(1, 2, ANN, "Ann", "toy")) == "refused-closing"
    await world.house.open_doors()
    assert (await world.say(table, ANN, "draw")).status is Status.PLAYING


async def test_a_publisher_knows_where_it_was(world: World) -> None:
    """The cursor and its data touch nothing of the table, never go back, and settle what is owed."""
    table = await world.table(ANN, BOB)
    state = await world.house.look(table)
    assert [table for table, _ in await world.db.owed()] == [table]
    await world.db.note_published(PublishedRow(table, state.version, b'{"message":5}'))
    assert [table for table, _ in await world.db.owed()] == []
    await world.db.note_published(PublishedRow(table, 1, b'{"message":6}'))
    assert await world.db.published(table) == PublishedRow(table, state.version, b'{"message":6}')
    state = await world.say(table, ANN, "win")
    assert [table for table, _ in await world.db.owed()] == [table]
    await world.db.note_published(PublishedRow(table, state.version, b"{}", done=True))
    assert [table for table, _ in await world.db.owed()] == []


@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_connections_are_ended_at_random_while_people_play(world: World) -> None:
    """Whoever is answered is in the log once, in order; whoever is refused may try again."""
    dice = random.Random(7)
    tables = [await world.table(ANN, BOB) for _ in range(4)]
    started = [len(await world.db.log(table)) for table in tables]
    other = await asyncpg.connect(world.where)
    running = True

    async def play(table: int) -> int:
        answered = 0
        while running:
            state = await world.house.look(table)
            await world.say(table, (ANN, BOB)[state.awaits[0]], "draw")
            answered += 1
        return answered

    playing = [asyncio.create_task(play(table)) for table in tables]
    for _ in range(10):
        await asyncio.sleep(dice.uniform(0.0, 0.05))
        await other.fetch("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour'")
    running = False
    answered = await asyncio.gather(*playing)
    await other.close()
    for table, before, count in zip(tables, started, answered, strict=True):
        version, log = await _fingerprint(world, table)
        assert len(log) == before + count
        assert [row.version for row in log] == sorted({row.version for row in log}) and log[-1].version == version
    assert world.shown.troubles == []
