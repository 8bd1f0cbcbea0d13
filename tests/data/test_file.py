"""What the database refuses to open or restore, each with one clear sentence and no change; backups and migrations."""

# ruff: noqa: ASYNC240 - nobody else waits for this event loop
from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from data.__main__ import main
from data.refusal import DatabaseRefused
from data.sqlite import file
from data.sqlite.backup import backup, restore
from data.sqlite.database import Database
from data.sqlite.file import Hold, newest
from games.host.rows import Change
from tests.data.conftest import LIFE, moved, opening


async def _filled(path: Path, tables: int = 3) -> None:
    db = await Database.open(path)
    for _ in range(tables):
        await db.create(opening())
    await db.close()


async def _refusal(path: Path) -> str:
    with pytest.raises(DatabaseRefused) as caught:
        await Database.open(path)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def _contents(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}


def _set_version(path: Path, version: int, application: int = file.APPLICATION) -> None:
    plain = sqlite3.connect(path)
    plain.execute("PRAGMA journal_mode = DELETE")
    plain.execute(f"PRAGMA user_version = {version}")
    plain.execute(f"PRAGMA application_id = {application}")
    plain.close()


async def test_a_newer_database_is_refused_unchanged(path: Path) -> None:
    await _filled(path)
    _set_version(path, newest() + 1)
    before = _contents(path.parent)
    assert "newer Parlour" in await _refusal(path)
    assert _contents(path.parent) == before


async def test_a_newer_version_that_only_the_log_knows_is_refused(path: Path) -> None:
    """After a crash the header of the file may be older than its write-ahead log."""
    await _filled(path)
    writer = sqlite3.connect(path)
    writer.execute(f"PRAGMA user_version = {newest() + 1}")
    assert "newer Parlour" in await _refusal(path)
    writer.close()


async def test_another_programs_database_is_refused_unchanged(path: Path) -> None:
    path.parent.mkdir()
    _set_version(path, 7, 0x1234)
    before = _contents(path.parent)
    assert "another program" in await _refusal(path)
    assert _contents(path.parent) == before


@pytest.mark.parametrize("keep", [50, 4_096, 20_000])
async def test_a_truncated_database_is_refused_unchanged(path: Path, keep: int) -> None:
    await _filled(path)
    path.write_bytes(path.read_bytes()[:keep])
    before = _contents(path.parent)
    sentence = await _refusal(path)
    assert "restore a backup" in sentence
    assert _contents(path.parent) == before


async def test_a_file_that_is_no_database_is_refused_unchanged(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary, " * 100)
    before = _contents(path.parent)
    assert "not a SQLite database" in await _refusal(path)
    assert _contents(path.parent) == before


async def test_a_damaged_schema_is_refused(path: Path) -> None:
    await _filled(path)
    content = bytearray(path.read_bytes())
    content[100:4_000] = b"\xff" * 3_900
    path.write_bytes(bytes(content))
    assert "damaged" in await _refusal(path)


@pytest.mark.parametrize("filling", [b"\xff", b"\x00"])
async def test_damage_in_the_middle_is_refused_unchanged(path: Path, filling: bytes) -> None:
    """Every table but one could still be played; the bot must not begin as if nothing were wrong."""
    await _filled(path, tables=300)
    content = bytearray(path.read_bytes())
    db = sqlite3.connect(path)
    (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'lives'").fetchone()
    (size,) = db.execute("PRAGMA page_size").fetchone()
    db.close()
    content[(page - 1) * size : page * size] = filling * size
    path.write_bytes(bytes(content))
    before = _contents(path.parent)
    sentence = await _refusal(path)
    assert "is damaged; restore a backup with `make restore" in sentence
    assert _contents(path.parent) == before


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    assert "cannot be created" in await _refusal(tmp_path / "home" / "parlour.db")


def test_a_read_only_database_is_refused_unchanged(path: Path) -> None:
    """In a process without the right to write: root may write everywhere."""
    asyncio.run(_filled(path))
    for one in path.parent.iterdir():
        one.chmod(0o444)
    path.parent.chmod(0o555)
    shared = Path(tempfile.gettempdir())
    for folder in path.parent.parents:
        if folder == shared or shared not in folder.parents:
            break
        folder.chmod(folder.stat().st_mode | 0o055)
    before = _contents(path.parent)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        sentence = "it was opened"
        try:
            if os.getuid() == 0:
                os.setgid(65_534)
                os.setuid(65_534)
            asyncio.run(Database.open(path))
        except BaseException as refusal:
            sentence = f"{type(refusal).__name__}: {refusal}"
        finally:
            os.write(writing, sentence.encode())
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        sentence = pipe.read()
    os.waitpid(child, 0)
    path.parent.chmod(0o755)
    assert sentence == f"DatabaseRefused: {path} cannot be written: its disk or folder is read-only."
    assert _contents(path.parent) == before


async def test_migrations_run_once_and_a_failed_one_leaves_nothing(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _filled(path)
    schema = tmp_path / "schema"
    shutil.copytree(file.SCHEMA, schema)
    monkeypatch.setattr(file, "SCHEMA", schema)
    following = schema / f"{newest() + 1:03}_more.sql"
    following.write_text("CREATE TABLE more (id INTEGER);\nCREATE TABLE tables (id INTEGER);")
    assert following.name in await _refusal(path)
    plain = sqlite3.connect(path)
    assert plain.execute("PRAGMA user_version").fetchone() == (newest() - 1,)
    assert plain.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    plain.close()
    following.write_text("CREATE TABLE more (id INTEGER);")
    await (await Database.open(path)).close()
    db = await Database.open(path)
    assert await db.version(3) == 1
    await db.close()
    assert file.inspect(path) == newest()


async def test_backup_while_running_and_restore(path: Path, tmp_path: Path) -> None:
    """The copy is from one moment, whole, private; what is restored is what was backed up."""
    db = await Database.open(path)
    table = await db.create(opening())
    copy = tmp_path / "copies" / "one.db"

    async def keep_writing() -> None:
        for version in range(2, 60):
            await db.commit(moved(table, version))

    writing = asyncio.create_task(keep_writing())
    await asyncio.sleep(0.005)
    await asyncio.to_thread(backup, path, copy)
    await writing
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [one.name for one in copy.parent.iterdir()] == ["one.db"]
    with pytest.raises(DatabaseRefused, match="a bot is running"):
        restore(copy, path, tmp_path / "aside.db")
    assert await db.version(table) == 59
    await db.close()

    kept = restore(copy, path, tmp_path / "aside.db")
    assert kept == tmp_path / "aside.db"
    assert stat.S_IMODE(kept.stat().st_mode) == stat.S_IMODE(path.stat().st_mode) == 0o600
    again, replaced = await Database.open(path), await Database.open(kept)
    version = await again.version(table)
    assert version is not None
    assert version <= 59
    assert len(await again.log(table)) == version - 1
    assert await replaced.version(table) == 59
    await again.close()
    await replaced.close()


def looked_into(path: Path) -> int:
    """By another program, which then closes it: how many tables it sees."""
    look = (
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); print(*db.execute(sys.argv[2]).fetchone()); db.close()"
    )
    command = [sys.executable, "-c", look, str(path), "SELECT count(*) FROM tables"]
    return int(subprocess.run(command, check=True, capture_output=True).stdout)


async def test_whoever_looks_into_a_running_database_takes_nothing_away(path: Path) -> None:
    """The log stays the bot's: what is written after the look is there for everybody, and after a crash."""
    await _filled(path)
    db = await Database.open(path)
    try:
        await db.create(opening())
        assert looked_into(path) == 4
        await db.create(opening())
        assert looked_into(path) == 5
    finally:
        await db.close()


async def test_a_log_left_by_a_crash_is_not_mixed_into_what_is_restored(path: Path, tmp_path: Path) -> None:
    db = await Database.open(path)
    table = await db.create(opening())
    copy = tmp_path / "one.db"
    backup(path, copy)
    await db.commit(moved(table, 2))
    crashed = tmp_path / "crashed"
    shutil.copytree(path.parent, crashed)
    await db.close()
    kept = restore(copy, crashed / path.name, tmp_path / "aside.db")
    assert kept is not None
    again, replaced = await Database.open(crashed / path.name), await Database.open(kept)
    assert (await again.version(table), await replaced.version(table)) == (1, 2)
    await again.close()
    await replaced.close()


@pytest.mark.parametrize("size", [10, 8_192])
async def test_the_log_of_a_damaged_database_is_put_aside_with_it(path: Path, tmp_path: Path, size: int) -> None:
    await _filled(path)
    backup(path, tmp_path / "one.db")
    path.write_bytes(b"\x55" * size)
    beside = path.with_name(path.name + "-wal")
    beside.write_text("a log of something else")
    restore(tmp_path / "one.db", path, tmp_path / "aside.db")
    assert not beside.exists()
    assert (tmp_path / "aside.db").read_bytes() == b"\x55" * size
    assert (tmp_path / "aside.db-wal").read_text() == "a log of something else"
    db = await Database.open(path)
    assert await db.version(3) == 1
    await db.close()


async def test_what_restore_refuses(path: Path, tmp_path: Path) -> None:
    await _filled(path)
    before = _contents(path.parent)
    torn, newer, empty, diary = (tmp_path / name for name in ("torn.db", "newer.db", "empty.db", "diary.db"))
    backup(path, torn)
    content = bytearray(torn.read_bytes())
    content[4_096:9_000] = b"\x55" * (9_000 - 4_096)
    torn.write_bytes(bytes(content))
    backup(path, newer)
    _set_version(newer, newest() + 1)
    sqlite3.connect(empty).execute("VACUUM").connection.close()
    diary.write_text("Dear diary")
    reasons = {torn: "damaged", newer: "newer", empty: "no tables|not a SQLite", diary: "not a", tmp_path / "x": "read"}
    before = _contents(path.parent)
    for source, reason in reasons.items():
        with pytest.raises(DatabaseRefused, match=reason):
            restore(source, path, tmp_path / "aside.db")
    assert {name: data for name, data in _contents(path.parent).items() if name == path.name} == {
        path.name: before[path.name]
    }
    assert not (tmp_path / "aside.db").exists()


async def test_a_backup_never_replaces_another(path: Path, tmp_path: Path) -> None:
    await _filled(path)
    (tmp_path / "mine.db").write_text("precious")
    with pytest.raises(DatabaseRefused, match="exists already"):
        backup(path, tmp_path / "mine.db")
    assert (tmp_path / "mine.db").read_text() == "precious"


async def test_the_command_line(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_DB", str(path))
    assert main(["backup"]) == 1
    assert "cannot be read" in capsys.readouterr().err
    await _filled(path)
    assert main(["backup"]) == 0
    (copy,) = (path.parent / "backups").iterdir()
    assert copy.name.startswith("parlour-")
    assert str(copy) in capsys.readouterr().out
    assert main(["restore", str(copy)]) == 0
    assert "is kept as" in capsys.readouterr().out
    with Hold(path):
        assert main(["restore", str(copy)]) == 1
    assert "a bot is running" in capsys.readouterr().err


async def test_a_database_being_restored_cannot_be_opened(path: Path) -> None:
    await _filled(path)
    with Hold(path, alone=True):
        assert "being restored" in await _refusal(path)


async def test_an_open_mode_is_tightened(path: Path) -> None:
    await _filled(path)
    path.chmod(0o644)
    db = await Database.open(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await db.commit(Change(moved(1, 2).row, LIFE))
    await db.close()
