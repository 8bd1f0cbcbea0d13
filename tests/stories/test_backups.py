"""Backups of the bot as a process of its own: made while it runs, put back after it died, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from data.sqlite import file
from sandbox import Stage, World
from sandbox.rates import Rates
from tests.stories.evening import PATIENCE, until
from tests.stories.test_process import ROOT, Parlour

HELD = """
import os, sys, time
from data.sqlite import backup
step = backup._Pace.step
def held(pace, *progress):
    while pace._go_on() and not os.path.exists(os.environ["GO_ON"]):
        time.sleep(0.02)
    step(pace, *progress)
backup._Pace.step, backup.AT_ONCE = held, 1
import bot
sys.exit(bot.main())
"""
"""The unmodified bot, but a backup waits after its first page."""


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    """It has played without backups, and is started again with them; the first is under way."""
    async with Stage(World(rates=Rates.off())) as stage:
        stage.world.patience = PATIENCE
        process = stage.bot(database=tmp_path / "parlour.db", env={"PYTHONPATH": str(ROOT)}, restart=False)
        parlour = Parlour(stage, process)
        await parlour.start()
        try:
            await parlour.sit_down()
            await process.stop()
            process.env |= {"PARLOUR_BACKUP_EVERY": "6h", "GO_ON": str(tmp_path / "go on")}
            process.command = (sys.executable, "-c", HELD)
            await parlour.start()
            await until(lambda: [one for one in backups(tmp_path) if one.suffix == ".part"], 60)
            yield parlour
        finally:
            await process.stop()


async def restore(parlour: Parlour, copy: Path) -> tuple[int, str]:
    """The exit code of `make restore`, and what it says."""
    command = [sys.executable, "-m", "data", "restore", str(copy)]
    pipe = asyncio.subprocess.PIPE
    running = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=parlour.process.env, stdout=pipe, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await running.communicate()
    return running.returncode, said.decode().strip()


def a_pause_is_wanted(parlour: Parlour) -> bool:
    message = parlour.message()
    return message is not None and "Alice would like a pause" in message.text


def backups(folder: Path) -> list[Path]:
    return sorted(folder.glob("backups/*"))


async def test_a_table_goes_on_from_a_backup_that_the_bot_has_made(parlour: Parlour, tmp_path: Path) -> None:
    """It holds how things were when it began, whatever is played meanwhile."""
    database = tmp_path / "parlour.db"
    await parlour.alice.slash("table pause", table="1")
    await until(lambda: a_pause_is_wanted(parlour), 60)
    (tmp_path / "go on").touch()
    await until(lambda: [one for one in backups(tmp_path) if one.suffix == ".db"], 60)
    (made,) = backups(tmp_path)
    assert made.name.startswith("auto-parlour-")

    # While the bot runs nothing is put back.
    assert await restore(parlour, made) == (1, f"{database} is in use: a bot is running on it; stop it first.")
    os.kill(parlour.pid, signal.SIGKILL)
    await until(lambda: not parlour.process.alive, 60)
    whole = {tail: database.with_name(database.name + tail).read_bytes() for tail in ("", "-wal")}
    for name, reason in bad_ones(made, tmp_path).items():
        code, said = await restore(parlour, tmp_path / name)
        assert code == 1 and reason in said and "\n" not in said
    assert {tail: database.with_name(database.name + tail).read_bytes() for tail in whole} == whole
    assert backups(tmp_path) == [made]

    code, said = await restore(parlour, made)
    assert code == 0 and said.startswith(f"Restored {made} to {database}. The one before is kept as ")
    await parlour.start()
    await until(lambda: not a_pause_is_wanted(parlour), 60)
    await parlour.alice.slash("table pause", table="1")
    await until(lambda: a_pause_is_wanted(parlour), 60)
    assert [one.name for one in backups(tmp_path) if one.name.startswith("auto-")] == [made.name], "not due yet"


def bad_ones(made: Path, folder: Path) -> dict[str, str]:
    """Files that are no backup of ours, and what is said of each."""
    content = bytearray(made.read_bytes())
    content[8_192:12_288] = b"\xff" * 4_096
    (folder / "torn.db").write_bytes(bytes(content))
    (folder / "cut.db").write_bytes(made.read_bytes()[:20_000])
    (folder / "diary.db").write_text("Dear diary, " * 20)
    (folder / "newer.db").write_bytes(made.read_bytes())
    with closing(sqlite3.connect(folder / "newer.db", isolation_level=None)) as newer:
        newer.execute("UPDATE program SET version = '99.0'")
        newer.execute(f"PRAGMA user_version = {file.newest() + 1}")
    with closing(sqlite3.connect(folder / "foreign.db", isolation_level=None)) as foreign:
        foreign.execute("PRAGMA application_id = 4660")
    return {
        "torn.db": "is damaged; choose another backup.",
        "cut.db": "is damaged: it has been cut short;",
        "diary.db": "is not a SQLite database;",
        "newer.db": "was written by Parlour 99.0",
        "foreign.db": "belongs to another program;",
        "nowhere.db": "cannot be read: No such file or directory.",
    }


async def test_whoever_ends_the_bot_does_not_wait_for_a_backup(parlour: Parlour, tmp_path: Path) -> None:
    parlour.process.process.terminate()
    await until(lambda: not parlour.process.alive, 60)
    assert parlour.process.process.returncode == 0
    assert backups(tmp_path) == []
    assert not [line for line in parlour.process.log if "Traceback" in line or "ERROR" in line]
