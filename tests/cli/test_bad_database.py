"""`python bot.py` with a database that cannot be served: one sentence, a code that says what helps, nothing changed."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import bot
from data.sqlite import file
from data.sqlite.database import Database
from games.host.store import Busy
from tests import postgres
from tests.conftest import need_postgres
from tests.data.conftest import opening
from version import VERSION

ROOT = Path(__file__).resolve().parents[2]
NOBODY = {"DISCORD_TOKEN": "a token", "PARLOUR_SANDBOX": "127.0.0.1:1"}
PUT_RIGHT, TRY_LATER = 2, 75


def started(where: object, within: Callable[[], None] | None = None) -> tuple[int, str]:
    """The exit code of a bot that cannot start, and its one sentence; what is logged stands in brackets."""
    environment = {**os.environ, **NOBODY, "PARLOUR_DB": str(where)}
    command = [sys.executable, "bot.py"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, preexec_fn=within
    )
    return done.returncode, sentence(done.stderr)


def sentence(said: str) -> str:
    (one,) = [line for line in said.splitlines() if not line.startswith(("[", "\x1b"))]
    assert one.endswith(".")
    return one


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """With three hundred tables, so that it has a middle."""
    path = tmp_path / "home" / "parlour.db"

    async def fill() -> None:
        db = await Database.open(path)
        await asyncio.gather(*(db.create(opening()) for _ in range(300)))
        await db.close()

    asyncio.run(fill())
    return path


@contextmanager
def unchanged(path: Path) -> Iterator[None]:
    before = {one.name: one.read_bytes() for one in path.parent.iterdir()}
    yield
    assert {one.name: one.read_bytes() for one in path.parent.iterdir() if not one.name.endswith("-shm")} == before


@pytest.mark.parametrize("log", ["wal", "delete"])
def test_somebody_else_holds_it(database: Path, log: str) -> None:
    """It may pass; nobody waits for ever. A file that was just restored has no log beside it."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute(f"PRAGMA journal_mode = {log}").fetchall()
        other.execute("BEGIN EXCLUSIVE")
        code, said = started(database)
        assert other.execute("SELECT count(*) FROM tables").fetchone() == (300,)
    assert (code, said) == (TRY_LATER, f"{database} is locked by another program; stop it first.")


@pytest.mark.parametrize("place", ["header", "schema", "middle", "cut"])
def test_it_is_damaged(database: Path, place: str) -> None:
    content = bytearray(database.read_bytes())
    if place == "header":
        content[:16] = b"\x00" * 16
    elif place == "schema":
        content[100:4_000] = b"\xff" * 3_900
    elif place == "middle":
        middle = len(content) // 8_192 * 4_096
        content[middle : middle + 4_096] = b"\xff" * 4_096
    else:
        del content[len(content) // 2 :]
    database.write_bytes(bytes(content))
    with unchanged(database):
        code, said = started(database)
    assert code == PUT_RIGHT and str(database) in said and "restore a backup with `make restore FILE=" in said


def test_it_is_of_another_kind(tmp_path: Path) -> None:
    path = tmp_path / "home" / "other.db"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA application_id = 4660")
        other.execute("CREATE TABLE diary (dear TEXT)")
    with unchanged(path):
        code, said = started(path)
    assert (code, said) == (PUT_RIGHT, f"{path} belongs to another program; choose another file with PARLOUR_DB.")
    code, said = started(path.parent)
    assert (code, said) == (PUT_RIGHT, f"{path.parent} cannot be read: Is a directory.")


def test_a_newer_parlour_has_written_it(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as newer:
        newer.execute("UPDATE program SET version = '99.0'")
        newer.execute(f"PRAGMA user_version = {file.newest() + 1}")
        newer.execute("PRAGMA journal_mode = DELETE").fetchall()
    with unchanged(database):
        code, said = started(database)
    assert code == PUT_RIGHT
    assert said.startswith(f"{database} was written by Parlour 99.0, and this is {VERSION}: start that version")


@pytest.mark.parametrize("there", [True, False])
def test_its_disk_is_full(database: Path, there: bool) -> None:
    """No file of the bot may grow."""
    if not there:
        shutil.rmtree(database.parent)
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    code, said = started(database, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard)))
    assert code == TRY_LATER and said.startswith(f"{database} cannot be written: its disk is full")
    if there:
        with closing(sqlite3.connect(database)) as plain:
            assert plain.execute("SELECT count(*) FROM tables").fetchone() == (300,)


def test_it_can_only_be_read(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process without the right to write: root may write everywhere."""
    for one in database.parent.iterdir():
        one.chmod(0o444)
    database.parent.chmod(0o555)
    for folder in database.parent.parents:
        if Path(tempfile.gettempdir()) in folder.parents:
            folder.chmod(folder.stat().st_mode | 0o055)
    for name, value in {**NOBODY, "PARLOUR_DB": str(database)}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    reading, writing = os.pipe()
    with unchanged(database):
        child = os.fork()
        if child == 0:
            os.dup2(writing, 2)
            sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
            code = 1
            try:
                if os.getuid() == 0:
                    os.setgid(65_534)
                    os.setuid(65_534)
                code = bot.main()
            finally:
                os._exit(code)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            said = pipe.read()
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    database.parent.chmod(0o755)
    expected = f"{database} cannot be written: its disk or folder is read-only."
    assert (code, sentence(said)) == (PUT_RIGHT, expected)


def test_it_is_being_restored(database: Path) -> None:
    with file.Hold(database, alone=True):
        code, said = started(database)
    assert (code, said) == (TRY_LATER, f"{database} is in use: it is being restored or moved; try again soon.")


def test_no_copy_can_be_made_before_an_upgrade(database: Path) -> None:
    """For want of room, or as here of a folder."""
    with closing(sqlite3.connect(database, isolation_level=None)) as older:
        older.execute("DROP TABLE program")
        older.execute("PRAGMA user_version = 6")
    database.with_name("backups").write_text("no folder")
    code, said = started(database)
    assert code == TRY_LATER
    assert "before it is brought up to date, and that failed: File exists; put that right, then start again." in said
    assert file.inspect(database) == 6


def test_somebody_takes_it_in_the_middle_of_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def held(_: bot.Settings) -> None:
        raise Busy

    monkeypatch.setattr(sys, "argv", ["bot.py"])
    monkeypatch.setattr(bot.Settings, "from_environment", lambda: bot.Settings(token="a token"))
    monkeypatch.setattr(bot, "run", held)
    assert bot.main() == TRY_LATER
    assert sentence(capsys.readouterr().err).startswith("The database does not answer")


def test_postgres_has_no_such_database() -> None:
    need_postgres()
    code, said = started(postgres.server().address("nowhere"))
    assert code == PUT_RIGHT and said.startswith("There is no such database at postgresql://") and "createdb" in said


def test_a_newer_parlour_has_written_postgres() -> None:
    need_postgres()
    address = asyncio.run(postgres.empty_database())
    name = address.partition("@/")[2].partition("?")[0]
    newer = "UPDATE parlour_schema SET version = version + {}"
    change = "INSERT INTO program (id, version, since) VALUES (1, '99.0', 0)"
    postgres.server().run(newer.format(1), "DELETE FROM program", change, database=name)
    try:
        code, said = started(address)
    finally:
        postgres.server().run(newer.format(-1), "DELETE FROM program", database=name)
    assert code == PUT_RIGHT and f" was written by Parlour 99.0, and this is {VERSION}: start that version" in said
