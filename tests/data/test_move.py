"""All rows of one database into another: whole, compared, or nothing of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from data import move as moving
from data.__main__ import main
from data.move import TABLES, move
from data.opening import Where, open_store
from data.refusal import DatabaseRefused
from data.sqlite.moving import Taker
from games.host.rows import AuditRow, BanRow, Change, PublishedRow, ResultRow, StandingRow, Status, TableRow
from tests.conftest import need_postgres
from tests.data.conftest import LIFE, moved, opening
from tests.postgres import empty_database

Kept = dict[str, list[tuple[object, ...]]]

WAYS = ["sqlite postgres", "postgres sqlite", "sqlite sqlite"]


@pytest.fixture(params=WAYS)
async def way(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Where, Where]:
    """From where to where."""
    if "postgres" in request.param:
        need_postgres()
    kinds = request.param.split()
    first, second = [
        tmp_path / f"{place}.db" if kind == "sqlite" else await empty_database() for place, kind in enumerate(kinds)
    ]
    return first, second


def silent(table: str, done: int, total: int) -> None:
    """Nobody looks."""


async def filled(where: Where, tables: int = 5) -> None:
    """Something in every table."""
    db = await open_store(where)
    for place in range(tables):
        table = await db.create(opening(user=10 + place, due=place + 0.1, origin=f"click:{place}"))
        await db.commit(moved(table, 2, standing=[StandingRow(0, "pass", True)], sat=[(0, 10)]))
        await db.note_published(PublishedRow(table, 2, b'{"message":5}', place=71))
        await db.keep_paper(table, 10, b"\x00a note\xff")
    over = TableRow(table, 3, "toy", 1, 2, 2**62, Status.OVER, 5.0, 6.0)
    result = ResultRow(table, 0, None, "Änne 🂡", "toy", 1, 2, True, -5, 1, 0.1 + 0.2)
    await db.commit(Change(over, LIFE, results=[result], audit=[AuditRow("guild:1", "end", None, 10, 9.0)]))
    await db.set_preference(10, "dm", "on")
    await db.set_setting("guild:1", "threads", "off", 4_711, 1.0)
    await db.ban(BanRow(1, 20, None, "noise", 10, 5.0))
    await db.note_alive(12.5, 3.25)
    await db.keep_emoji("lo_guard", 2**62)
    await db.close()


async def contents(where: Where) -> Kept:
    """By table, in order; what a database keeps for itself is left out."""
    found: Kept = {}
    if isinstance(where, Path):
        if not where.exists():
            return {}
        with closing(sqlite3.connect(where)) as plain:
            for table, columns in TABLES.items():
                found[table] = plain.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
    else:
        line = await asyncpg.connect(where)
        for table, columns in TABLES.items():
            found[table] = [tuple(row) for row in await line.fetch(f"SELECT {', '.join(columns)} FROM {table}")]
        await line.close()
    return {table: sorted(rows, key=repr) for table, rows in found.items()}


async def test_everything_arrives(way: tuple[Where, Where]) -> None:
    source, target = way
    await filled(source)
    before = await contents(source)
    assert all(before.values()), "something in every table"
    told: dict[str, list[tuple[int, int]]] = defaultdict(list)
    rows = await move(source, target, lambda table, done, total: told[table].append((done, total)))
    assert rows == sum(len(kept) for kept in before.values())
    assert await contents(target) == await contents(source) == before
    assert {table: seen[-1] for table, seen in told.items()} == {
        table: (len(kept), len(kept)) for table, kept in before.items()
    }
    db = await open_store(target)
    assert await db.create(opening()) == 6, "numbers go on"
    audited = await db.set_setting("guild:1", "threads", None, 10, 1.0)
    assert next(row.id for row in await db.audit("guild:1", 2)) == audited.id > len(before["audit"])
    await db.commit(moved(1, 3))
    await db.close()


async def test_all_columns_are_moved(where: Where) -> None:
    """Those of the schema, in every database."""
    await (await open_store(where)).close()
    columns: dict[str, set[str]] = {}
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as plain:
            for (table,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                columns[table] = {row[1] for row in plain.execute(f"PRAGMA table_info({table})")}
        own = {"sqlite_sequence", "program"}
    else:
        line = await asyncpg.connect(where)
        query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        for table, column in await line.fetch(query):
            columns.setdefault(table, set()).add(column)
        await line.close()
        own = {"parlour_schema", "writers", "fleet", "slots", "rooms", "errands", "gates", "program"}
    assert {table: found for table, found in columns.items() if table not in own} == {
        table: set(names) for table, names in TABLES.items()
    }


@pytest.mark.parametrize("side", [0, 1], ids=["source", "target"])
async def test_refused_while_a_bot_is_running(way: tuple[Where, Where], side: int) -> None:
    await filled(way[0])
    db = await open_store(way[side])
    with pytest.raises(DatabaseRefused, match=r"a bot is running|is not empty"):
        await move(*way, silent)
    assert await db.emojis() == ({"lo_guard": 2**62} if side == 0 else {})
    await db.close()


async def test_refused_where_something_is_there_already(way: tuple[Where, Where]) -> None:
    source, target = way
    await filled(source)
    db = await open_store(target)
    await db.keep_emoji("mine", 1)
    await db.close()
    before = await contents(target)
    with pytest.raises(DatabaseRefused, match="is not empty"):
        await move(source, target, silent)
    assert await contents(target) == before
    with pytest.raises(DatabaseRefused):
        await move(source, source, silent)


class Interrupted:
    """Somebody presses Ctrl-C at the n-th line."""

    def __init__(self, nth: int) -> None:
        self.left = nth

    def tell(self, table: str, done: int, total: int) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


async def test_an_interrupted_move_leaves_nothing(way: tuple[Where, Where]) -> None:
    """Wherever it ends; the next one begins anew."""
    source, target = way
    await filled(source)
    for nth in (1, 4, 20):
        with pytest.raises(KeyboardInterrupt):
            await move(source, target, Interrupted(nth).tell)
        assert not any((await contents(target)).values())
    assert await move(source, target, silent) > 0
    if isinstance(target, Path):
        assert sorted(one.name for one in target.parent.iterdir() if "part" in one.name) == []
        assert target.stat().st_mode & 0o077 == 0


async def test_what_arrives_otherwise_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = tmp_path / "a.db", tmp_path / "b.db"
    await filled(source)
    put = Taker.put

    async def losing(self: Taker, table: str, rows: moving.Rows) -> None:
        await put(self, table, rows[1:] if table == "log" else rows)

    async def changing(self: Taker, table: str, rows: moving.Rows) -> None:
        await put(self, table, [(*row[:-1], b"{}") for row in rows] if table == "lives" else rows)

    for wrong in (losing, changing):
        monkeypatch.setattr(Taker, "put", wrong)
        with pytest.raises(DatabaseRefused, match="nothing has been kept"):
            await move(source, target, silent)
        assert not target.exists()


async def test_what_postgres_cannot_keep_is_refused(tmp_path: Path, address: str) -> None:
    source = tmp_path / "a.db"
    db = await open_store(source)
    await db.set_preference(10, "a\x00b", "x")
    await db.close()
    with pytest.raises(DatabaseRefused, match="A row of preferences cannot be kept"):
        await move(source, address, silent)
    assert not any((await contents(address)).values())


async def test_the_command_line(
    way: tuple[Where, Where], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line for each table; what to do next."""
    source, target = (str(one) for one in way)
    await filled(way[0])
    assert await asyncio.to_thread(main, ["move", source, target]) == 0
    out = capsys.readouterr().out
    assert "log: 5 rows" in out and "every table was compared" in out and "Set PARLOUR_DB" in out
    assert await asyncio.to_thread(main, ["move", source, target]) == 1
    assert "is not empty" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "program"), [(["backup"], "pg_dump"), (["restore", "x"], "pg_restore")])
def test_backups_of_postgres_are_its_own(
    command: list[str], program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_DB", "postgresql://parlour:hush@db.example/parlour")
    assert main(command) == 1
    said = capsys.readouterr().err
    assert program in said and "postgresql://parlour@db.example/parlour'" in said and "hush" not in said
