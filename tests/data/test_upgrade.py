"""Which Parlour wrote a database: noted, told when another one comes, and named where this one is too old."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from data import migrations, upgrade
from data.move import move
from data.opening import Where, open_store
from data.postgres import schema
from data.refusal import DatabaseAway, DatabaseRefused
from data.sqlite import backup, file
from data.sqlite.backup import restore
from data.sqlite.database import Database
from data.sqlite.moving import Giver
from data.upgrade import is_downgrade, is_older, too_new
from tests.data.conftest import moved, opening
from tests.data.test_older import older
from version import VERSION


async def run(where: Where, *statements: str) -> list[object]:
    """What each of them finds first."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where, isolation_level=None)) as plain:
            found = [plain.execute(one).fetchone() for one in statements]
            return [one and one[0] for one in found]
    line = await asyncpg.connect(where)
    try:
        return [await line.fetchval(one) for one in statements]
    finally:
        await line.close()


async def said(where: Where, caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    """What a start says of versions."""
    caplog.clear()
    with caplog.at_level(logging.INFO):
        await (await open_store(where)).close()
    return [(one.levelno, one.getMessage()) for one in caplog.records if one.name == "data.upgrade"]


async def test_a_new_database_knows_its_writer_and_nothing_is_said(
    where: Where, caplog: pytest.LogCaptureFixture
) -> None:
    assert await said(where, caplog) == []
    assert await run(where, "SELECT version FROM program") == [VERSION]
    assert await said(where, caplog) == []


async def test_another_version_is_told_once(where: Where, caplog: pytest.LogCaptureFixture) -> None:
    """Lobbies are not running."""
    db = await open_store(where)
    for _ in range(3):
        await db.create(opening())
    await db.commit(moved(2, 2))
    await db.close()
    await run(where, "UPDATE program SET version = '0.0.1'")
    assert await said(where, caplog) == [(logging.INFO, f"Parlour 0.0.1 → {VERSION}; 1 running table goes on.")]
    assert await said(where, caplog) == []
    repaired = f"{VERSION.rsplit('.dev')[0]}.99"
    await run(where, f"UPDATE program SET version = '{repaired}'")
    ((level, text),) = await said(where, caplog)
    assert level == logging.WARNING
    assert text.startswith(f"Parlour {repaired} → {VERSION}, which is older; of 1 running table, ")
    assert await run(where, "SELECT version FROM program") == [VERSION]


async def test_a_downgrade_is_refused_although_the_schema_is_known(where: Where) -> None:
    """Rules of a newer version may have written what this one cannot read."""
    await (await open_store(where)).close()
    await run(where, "UPDATE program SET version = '99.1.2'")
    try:
        with pytest.raises(DatabaseRefused, match=r"was written by Parlour 99\.1\.2, and this is "):
            await open_store(where)
        assert await run(where, "SELECT version FROM program") == ["99.1.2"]
    finally:
        await run(where, f"UPDATE program SET version = '{VERSION}'")
    await (await open_store(where)).close()


async def test_a_file_is_copied_before_a_version_that_the_one_before_would_not_follow(path: Path) -> None:
    await (await open_store(path)).close()
    assert kept(path) == []
    await run(path, "UPDATE program SET version = '0.0.9'")
    await (await open_store(path)).close()
    (copy,) = kept(path)
    assert copy.name.startswith("before-")
    assert await run(copy, "SELECT version FROM program") == ["0.0.9"]
    await (await open_store(path)).close()
    assert kept(path) == [copy], "once"


@pytest.mark.parametrize(
    ("this", "wrote", "refused"),
    [
        ("0.2.0", "0.3.0", True),
        ("0.9.4", "0.10.0", True),
        ("1.5.0", "2.0.0", True),
        ("0.3.0", "0.3.1", False),
        ("0.3.0.dev0", "0.3.0", False),
        ("0.3.0", "0.2.9", False),
        ("0.3.0", None, False),
        ("0.3.0", "hello", False),
    ],
)
def test_what_is_a_downgrade(monkeypatch: pytest.MonkeyPatch, this: str, wrote: str | None, refused: bool) -> None:
    monkeypatch.setattr(upgrade, "VERSION", this)
    assert is_downgrade(wrote) is refused


@pytest.mark.parametrize("wrote", ["99.0", None])
async def test_a_newer_schema_is_refused_by_the_name_of_its_writer(where: Where, wrote: str | None) -> None:
    """Also where it keeps that elsewhere: then without the name."""
    await (await open_store(where)).close()
    newest = file.newest() if isinstance(where, Path) else schema.newest()
    change = f"UPDATE program SET version = '{wrote}'" if wrote else "ALTER TABLE program RENAME TO elsewhere"
    as_it_was = f"UPDATE program SET version = '{VERSION}'" if wrote else "ALTER TABLE elsewhere RENAME TO program"
    setting = "PRAGMA user_version = {}" if isinstance(where, Path) else "UPDATE parlour_schema SET version = {}"
    await run(where, change, setting.format(newest + 1))
    try:
        with pytest.raises(DatabaseRefused) as no:
            await open_store(where)
    finally:
        await run(where, as_it_was, setting.format(newest))
    assert not isinstance(no.value, DatabaseAway)
    writer = f"Parlour {wrote}" if wrote else "a newer Parlour"
    assert f" was written by {writer}, and this is {VERSION}: start that version or a newer one" in str(no.value)
    assert "`make restore" in str(no.value) and str(no.value).endswith(".")
    await (await open_store(where)).close()


def test_what_cannot_have_written_a_newer_schema_is_not_named() -> None:
    assert "a newer Parlour" in too_new("it", VERSION, "how") and "a newer Parlour" in too_new("it", "hello", "how")


@pytest.mark.parametrize(
    ("one", "other"),
    [("0.2.0", "0.3.0"), ("0.9.0", "0.10.0"), ("0.2.0.dev0", "0.2.0"), ("0.2.0rc1", "0.2.0"), ("0.2.0", "0.2.1.dev0")],
)
def test_the_order_of_versions(one: str, other: str) -> None:
    assert is_older(one, other) and not is_older(other, one) and not is_older(one, one)


def own_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the migrations, to which a test may add."""
    folder = tmp_path / "schema"
    shutil.copytree(file.SCHEMA, folder)
    monkeypatch.setattr(file, "SCHEMA", folder)
    return folder


def kept(path: Path) -> list[Path]:
    return sorted(path.parent.glob("backups/*"))


async def test_an_older_file_is_copied_first_and_the_copy_is_a_way_back(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    older(path, 6).close()
    changes = f"the database was brought up to date (schema 6 → {file.newest()})"
    assert await said(path, caplog) == [
        (logging.INFO, f"An earlier Parlour → {VERSION}: {changes}; 0 running tables go on.")
    ]
    (copy,) = kept(path)
    assert copy.name.startswith("before-6-") and copy.suffix == ".db"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert file.inspect(copy) == 6 and file.inspect(path) == file.newest()
    restore(copy, path, tmp_path / "aside.db")
    assert file.inspect(path) == 6
    await (await open_store(path)).close()
    assert file.inspect(path) == file.newest() and copy in kept(path)


async def test_a_file_that_is_up_to_date_or_new_is_not_copied(path: Path) -> None:
    for _ in range(2):
        await (await open_store(path)).close()
    assert kept(path) == []


async def test_a_move_copies_an_older_file_as_a_start_does(path: Path) -> None:
    older(path, 5).close()
    await Giver(path).close()
    assert [one.name[:9] for one in kept(path)] == ["before-5-"]


async def test_without_room_for_the_copy_nothing_is_changed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older(path, 6).close()
    usage = shutil.disk_usage(path.parent)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=path.stat().st_size))
    with pytest.raises(DatabaseAway, match=r"before it is brought up to date, and that failed: it takes .* are free"):
        await Database.open(path)
    assert file.inspect(path) == 6 and kept(path) == []
    monkeypatch.undo()
    await (await open_store(path)).close()
    assert len(kept(path)) == 1


async def test_a_migration_that_fails_leaves_no_copies(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tried again and again, they would fill the disk; what a killed start has left goes too."""
    await (await open_store(path)).close()
    folder = own_schema(tmp_path, monkeypatch)
    found = file.newest()
    (folder / f"{found + 1:03}_more.sql").write_text("CREATE TABLE tables (id INTEGER);")
    backup.backups(path).mkdir()
    (backup.backups(path) / f"before-{found}-20200101T000000Z.db.part").write_text("half of it")
    for _ in range(2):
        with pytest.raises(DatabaseRefused, match="failed and was rolled back"):
            await Database.open(path)
    assert kept(path) == []


async def test_a_migration_that_fails_half_way_leaves_the_way_back(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One step has been kept, the next cannot be: from then on the copy is all there is of the older one."""
    await (await open_store(path)).close()
    folder = own_schema(tmp_path, monkeypatch)
    found = file.newest()
    (folder / f"{found + 1:03}_more.sql").write_text("CREATE TABLE more (id INTEGER);")
    (folder / f"{found + 2:03}_most.sql").write_text("CREATE TABLE tables (id INTEGER);")
    for _ in range(3):
        with pytest.raises(DatabaseRefused, match="failed and was rolled back"):
            await Database.open(path)
    (copy,) = kept(path)
    assert (file.inspect(copy), file.inspect(path)) == (found, found + 1)


async def test_what_a_move_brings_is_this_parlours(path: Path, tmp_path: Path) -> None:
    older(path, 6).close()
    target = tmp_path / "moved.db"
    await move(path, target, lambda table, done, total: None)
    assert await run(target, "SELECT version FROM program") == [VERSION]


def test_every_schema_number_has_a_file() -> None:
    """The number in a sentence is one that somebody can look up."""
    for folder in (file.SCHEMA, schema.SCHEMA):
        numbers = [number for number, _ in migrations.migrations(folder)]
        assert numbers == list(range(1, len(numbers) + 1))
