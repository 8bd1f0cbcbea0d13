"""Robots that think for long do it elsewhere: nobody waits for them, and whatever happens there, the table goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.core.match import Position, begin
from games.core.options import settle
from games.host.thinking import OnTheSpot, Study
from tests.games.host.conftest import ANN, World
from tests.games.host.thinkers import LONG, NOTED, Thoughtful, games, mind

GAME = Thoughtful()


@pytest.fixture
def noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "noted"
    monkeypatch.setenv(NOTED, str(file))
    return file


@pytest.fixture
async def study(noted: Path) -> AsyncIterator[Study]:
    made = Study(games, 1)
    yield made
    made.close()


def position() -> Position:
    return begin(GAME, 2, settle(GAME.options, {}), "key")


def thought_in(noted: Path) -> list[int]:
    return [int(line) for line in noted.read_text(encoding="utf-8").split()]


async def test_what_is_quickly_decided_stays_here(study: Study, noted: Path) -> None:
    assert await study.robot(GAME, position(), 0, mind("steady")) == ("step",)
    assert thought_in(noted) == [os.getpid()]


async def test_the_loop_goes_on_while_a_robot_thinks(study: Study, noted: Path) -> None:
    """Elsewhere, and with the same outcome; meanwhile ticks come as they do at rest, never as late as the thought."""
    await study.robot(GAME, position(), 0, mind("slow"))
    thinking = asyncio.create_task(study.robot(GAME, position(), 0, mind("slow")))
    late, last = 0.0, time.perf_counter()
    while not thinking.done():
        await asyncio.sleep(0.005)
        late, last = max(late, time.perf_counter() - last), time.perf_counter()
    assert await thinking == await OnTheSpot().robot(GAME, position(), 0, mind("steady"))
    assert os.getpid() not in thought_in(noted)[:2]
    assert late < LONG


async def test_choices_are_weighed_elsewhere_too(study: Study) -> None:
    assert await study.weigh(GAME, position(), 0, "dice") == await OnTheSpot().weigh(GAME, position(), 0, "dice")


async def test_a_process_that_dies_is_replaced(study: Study, noted: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert await study.robot(GAME, position(), 0, mind("mortal")) == ("step",)
    first, second = thought_in(noted)
    assert first != second and os.getpid() not in (first, second)
    assert [record.message for record in caplog.records] == ["a process in which robots think has died"]


async def test_a_robot_that_fails_elsewhere_plays_something_legal(
    tmp_path: Path, noted: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As one that fails here; and what it thought of is in no log."""
    world = World(tmp_path / "parlour.db")
    world.games = dict(games())
    world.thinker = Study(games, 1)
    await world.start()
    table = await world.table(ANN, robots=["broken"], game="thoughtful")
    await world.say(table, ANN, "draw")
    await world.house.quiet()
    assert (await world.house.look(table)).version > 3
    assert "the robot failed" in caplog.text and "queen of hearts" not in caplog.text
    await world.stop()


def test_nobody_thinks_on_for_a_house_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "noted"
    house = subprocess.Popen([sys.executable, "-m", "tests.games.host.thinkers", str(file)])
    try:
        _until(lambda: file.exists() and len(thought_in(file)) > 1)
    finally:
        house.kill()
        house.wait()
    thinker = thought_in(file)[-1]
    _until(lambda: not _runs(thinker))


def _until(true: object) -> None:
    assert callable(true)
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    pytest.fail("it never came")


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False
