"""Backups by themselves: when they are made, which are kept, and that nobody notices."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from data.sqlite import backup
from data.sqlite.backup import STAMP, check, restore
from data.sqlite.database import Database
from games.host.clock import FakeClock
from operating.backups import Backups
from tests.data.conftest import moved, opening
from tests.data.test_file import looked_into

HOUR = 3_600.0


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():  # noqa: ASYNC110 - what a thread does wakes nobody
            await asyncio.sleep(0.005)


class World:
    """A database in use, and backups of it that run beside."""

    def __init__(self, path: Path, db: Database) -> None:
        self.path, self.db = path, db
        self.clock = FakeClock()
        self.folder = path.parent / "backups"
        self.backups = Backups(path, HOUR, 3, self.clock)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self.backups.run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def restart(self) -> None:
        await self.stop()
        self.backups = Backups(self.path, HOUR, 3, self.clock)
        self.start()
        await self.waits()

    async def waits(self) -> None:
        """Until nothing is to be done before time passes."""
        await until(lambda: self.backups.status.due > self.clock.now())

    async def passes(self, seconds: float) -> None:
        """From one that is due to the next."""
        end = self.clock.now() + seconds
        while (now := self.clock.now()) < end:
            self.clock.advance(min(self.backups.status.due, end) - now)
            await self.waits()
            await until(lambda: self.clock._sleepers)

    def files(self) -> list[str]:
        return sorted(one.name for one in self.folder.iterdir())

    def name(self, ago: float = 0.0) -> str:
        return f"auto-parlour-{datetime.fromtimestamp(self.clock.now() - ago, UTC).strftime(STAMP)}.db"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    path = tmp_path / "home" / "parlour.db"
    db = await Database.open(path)
    await db.create(opening())
    world = World(path, db)
    yield world
    await world.stop()
    await db.close()


async def test_the_first_at_once_and_the_next_when_it_is_due(world: World) -> None:
    world.start()
    await world.waits()
    first = world.name()
    assert world.files() == [first]
    await world.passes(HOUR - 60)
    assert world.files() == [first]
    await world.passes(60)
    assert world.files() == [first, world.name()]
    status = world.backups.status
    assert status.last is not None and status.last.file == world.folder / world.name()
    assert status.last.at == world.clock.now() and status.due == world.clock.now() + HOUR
    assert status.last.bytes == status.last.file.stat().st_size and status.last.seconds is not None
    assert (status.kept, status.failures, status.failure) == (2, 0, "")


async def test_after_a_restart_it_is_due_as_if_there_had_been_none(world: World) -> None:
    world.start()
    await world.waits()
    first = world.name()
    await world.passes(HOUR / 2)
    await world.restart()
    last = world.backups.status.last
    assert last is not None and (last.file.name, last.seconds) == (first, None)
    assert world.backups.status.kept == 1
    await world.passes(HOUR / 2 - 60)
    assert world.files() == [first]
    await world.passes(60)
    assert len(world.files()) == 2
    await world.stop()
    world.clock.advance(5 * HOUR)
    await world.restart()
    assert len(world.files()) == 3, "overdue"


async def test_a_clock_that_is_set_back_delays_the_next_by_no_more_than_it_would_be_anyway(world: World) -> None:
    world.start()
    await world.waits()
    world.clock.jump(-100 * HOUR)
    await world.passes(60)
    await world.passes(HOUR)
    assert len(world.files()) == 2
    await world.restart()
    await world.passes(HOUR)
    assert len(world.files()) == 3


async def test_as_many_are_kept_as_wanted_and_nobody_elses_are_touched(world: World) -> None:
    world.folder.mkdir()
    others = [
        *("parlour-20200101T000000Z.db", "before-6-20200101T000000Z.db", "replaced-20200101T000000Z.db"),
        *("auto-sandbox-20200101T000000Z.db", "auto-parlour-20200101T000000Z.db.gz", "auto-parlour-mine.db"),
        *("auto-parlour-20209999T000000Z.db", "auto-sandbox-20200101T000000Z.db.part"),
    ]
    for name in others:
        (world.folder / name).write_text("precious")
    world.start()
    await world.waits()
    made = [world.name()]
    for _ in range(4):
        await world.passes(HOUR)
        made.append(world.name())
    assert world.files() == sorted([*others, *made[-3:]])
    assert world.backups.status.kept == 3


async def test_the_one_just_made_stays_although_others_look_newer(world: World) -> None:
    world.folder.mkdir()
    future = [world.name(-ago * HOUR) for ago in (0.1, 0.2, 0.3, 0.4)]
    for name in future:
        (world.folder / name).write_text("from before the clock was set back")
    world.start()
    await world.waits()
    await world.passes(HOUR)
    assert world.files() == [*future[2:], world.name()] or world.files() == [world.name(), *future[2:]]


async def test_what_a_killed_process_has_begun_goes(world: World) -> None:
    world.folder.mkdir()
    for tail in ("", "-journal"):
        (world.folder / f"{world.name(5 * HOUR)}.part{tail}").write_text("half of it")
    world.start()
    await world.waits()
    assert world.files() == [world.name()]


async def test_a_failure_is_told_counted_and_tried_again_ever_later(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.folder.write_text("a file where the folder should be")
    world.start()
    await world.waits()
    pauses: list[float] = []
    for _ in range(9):
        pauses.append(world.backups.status.due - world.clock.now())
        await world.passes(pauses[-1])
    assert [pause / 60 for pause in pauses] == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert world.backups.status.failures == 10
    assert world.backups.status.failure.endswith("File exists.")
    errors = [one.getMessage() for one in caplog.records if one.levelno == logging.ERROR]
    assert len(errors) == 10 and all("\n" not in one for one in errors)
    world.folder.unlink()
    await world.passes(HOUR)
    assert len(world.files()) == 1 and world.backups.status.due == world.backups.status.last.at + HOUR  # type: ignore[union-attr]
    world.folder.rename(world.path.parent / "away")
    world.folder.write_text("again")
    await world.passes(world.backups.status.due - world.clock.now())
    assert world.backups.status.due == world.clock.now() + 60, "it begins with a minute again"


async def test_without_room_nothing_is_begun(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(world.path.parent)
    size = await world.db.size()
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=int(size * 1.05)))
    monkeypatch.setattr(backup, "_copy", lambda *_: pytest.fail("it was begun"))
    world.start()
    await world.waits()
    assert world.files() == [] and world.backups.status.failures == 1
    assert " MB are free there." in world.backups.status.failure


async def test_a_disk_that_fills_up_leaves_nothing_of_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    world.start()
    await world.waits()
    first = world.files()
    monkeypatch.setattr(os, "fsync", full)
    await world.passes(HOUR)
    assert world.backups.status.failure.endswith(": No space left on device.")
    assert world.files() == first, "the one before stays"


async def test_a_copy_that_is_damaged_does_not_count(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is pruned for it."""
    world.start()
    await world.waits()
    await world.passes(2 * HOUR)
    good = world.files()
    copied = backup._copy

    def spoiled(database: Path, part: Path, pace: backup._Pace) -> None:
        copied(database, part, pace)
        content = bytearray(part.read_bytes())
        content[4_096:9_000] = b"\x55" * (9_000 - 4_096)
        part.write_bytes(bytes(content))

    monkeypatch.setattr(backup, "_copy", spoiled)
    await world.passes(HOUR)
    assert "the copy is damaged" in world.backups.status.failure
    assert world.files() == good and len(good) == 3
    monkeypatch.undo()
    await world.passes(60)
    assert world.files() == [*good[1:], world.name()]


class Held:
    """A copy of several pieces that waits after the first until it is let go."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go = threading.Event(), threading.Event()
        step = backup._Pace.step
        monkeypatch.setattr(backup, "AT_ONCE", 1)

        def held(pace: backup._Pace, *progress: int) -> None:
            self.begun.set()
            self.go.wait(30)
            step(pace, *progress)

        monkeypatch.setattr(backup._Pace, "step", held)


async def test_the_bot_writes_on_while_a_copy_is_made_of_how_it_was(
    world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    held = Held(world, monkeypatch)
    world.start()
    await until(held.begun.is_set)
    for version in range(2, 30):
        await asyncio.wait_for(world.db.commit(moved(1, version)), 30)
    held.go.set()
    await world.waits()
    made = world.folder / world.name()
    check(made)
    with closing(sqlite3.connect(made)) as copy:
        assert copy.execute("SELECT version FROM tables").fetchall() == [(1,)]
    assert await world.db.version(1) == 29


@pytest.mark.parametrize("how", ["told", "cancelled"])
async def test_one_under_way_is_given_up_at_once_and_leaves_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    held = Held(world, monkeypatch)
    world.start()
    await until(held.begun.is_set)
    assert f"{world.name()}.part" in world.files()
    if how == "told":
        world.backups.give_up()
        held.go.set()
        await world.backups.ended()
    else:
        asyncio.get_running_loop().call_later(0.05, held.go.set)
        await world.stop()
    assert world.files() == []
    assert world.backups.status.failures == 0
    assert world._task is not None
    await until(world._task.done)


async def test_the_check_is_given_up_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    verdict = backup._verdict

    def late(copy: Path, go_on: backup.GoOn) -> str:
        world.backups.give_up()
        return verdict(copy, go_on)

    monkeypatch.setattr(backup, "_verdict", late)
    world.start()
    await until(lambda: world._task is not None and world._task.done())
    assert world.files() == [] and world.backups.status.failures == 0


async def test_the_log_stays_the_bots(world: World) -> None:
    """Whoever opened the file but through SQLite would let go of its locks."""
    world.start()
    await world.waits()
    assert looked_into(world.path) == 1
    await world.db.create(opening())
    assert looked_into(world.path) == 2


async def test_what_was_made_can_be_put_back(world: World, tmp_path: Path) -> None:
    world.start()
    await world.waits()
    await world.db.commit(moved(1, 2))
    await world.stop()
    await world.db.close()
    restore(world.folder / world.name(), world.path, tmp_path / "aside.db")
    again = await Database.open(world.path)
    assert await again.version(1) == 1
    await again.close()
