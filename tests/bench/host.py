"""What the house adds to a durable commit, and how it grows with the number of tables."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from data import rows
from data.database import Database
from games.cli.selfplay import random_path
from games.core.draw import Dice
from games.core.match import advance
from games.host.house import House
from games.host.manners import Manners
from games.host.store import Change, PublishedRow, TableId
from games.registry import GAMES
from tests.bench.report import Report

ROUNDS = 7
USER = 1000


class Recording:
    """The store, with every change it committed kept for the raw side of the comparison."""

    def __init__(self, inner: Database) -> None:
        self._inner = inner
        self.changes: list[Change] = []

    def __getattr__(self, name: str) -> object:
        return getattr(self._inner, name)

    async def create(self, change: Change) -> TableId:
        self.changes.append(change)
        return await self._inner.create(change)

    async def commit(self, change: Change) -> None:
        self.changes.append(change)
        await self._inner.commit(change)


class Raw:
    """Plain SQLite with the same schema and the same safety, on this very thread."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            self.db.execute(f"PRAGMA {pragma}").fetchall()

    def apply(self, changes: list[Change], together: int) -> float:
        started = time.perf_counter()
        for start in range(0, len(changes), together):
            self.db.execute("BEGIN IMMEDIATE")
            for change in changes[start : start + together]:
                if change.row.id:
                    rows.commit(self.db, change)
                else:
                    rows.create(self.db, change)
            self.db.execute("COMMIT")
        return time.perf_counter() - started


async def measure(folder: Path, report: Report, game: str) -> None:
    await _submit(folder / "one", report, game, tables=1, each=60)
    await _submit(folder / "many", report, game, tables=100, each=3)
    await _growth(folder / "growth", report, game)
    await _opening(folder / "opening", report, game)


async def _house(folder: Path) -> tuple[House, Database, Recording]:
    os.makedirs(folder, exist_ok=True)  # noqa: PTH103
    database = await Database.open(folder / "house.db")
    recording = Recording(database)
    house = House(recording, GAMES, manners=Manners(robot_pause=(9e9, 9e9)))  # type: ignore[arg-type]
    return house, database, recording


async def _seat(house: House, game: str, number: int) -> TableId:
    """A running table whose seats are all people, so that only the bench moves it."""
    first = USER + number * 10
    table = await house.open(1, 1, first, "A", game)
    for other in range(1, 4):
        await house.join(table, first + other, "B")
    await house.start(table, first, number + 1)
    return table


def mover(house: House, dice: Dice) -> Callable[[TableId], Awaitable[bool]]:
    async def move(table: TableId) -> bool:
        """One random legal answer; False when the game is over."""
        state = await house.look(table)
        if state.ask is None:
            return False
        seat = dice.choice(state.awaits)
        user, ticket = state.seats[seat].user, state.ticket(seat)
        assert user is not None and ticket is not None
        await house.submit(table, user, ticket, random_path(state.ask.menus[seat], dice))
        return True

    return move


async def _submit(folder: Path, report: Report, game: str, tables: int, each: int) -> None:
    house, database, recording = await _house(folder)
    os.makedirs(folder / "raw", exist_ok=True)  # noqa: PTH103
    other = await Database.open(folder / "raw" / "raw.db")
    await other.close()
    raw = Raw(folder / "raw" / "raw.db")
    dice = Dice("bench")
    move = mover(house, dice)
    best_house, best_raw = [], []
    number = 0
    for _ in range(ROUNDS):
        ids = [await _seat(house, game, (number := number + 1)) for _ in range(tables)]
        raw.apply(recording.changes, 1)
        recording.changes.clear()
        spent, done = 0.0, 0
        for _ in range(each):
            started = time.perf_counter()
            moved = await asyncio.gather(*(move(table) for table in ids)) if tables > 1 else [await move(ids[0])]
            spent += time.perf_counter() - started
            done += sum(moved)
            if tables == 1 and not all(moved):
                break
        best_house.append(spent / max(done, 1))
        best_raw.append(raw.apply(recording.changes, tables) / max(done, 1))
        recording.changes.clear()
    if tables == 1:
        ratio = min(best_house) / min(best_raw)
        report.line(f"submit against a raw commit, one table ({game})", f"{ratio:.2f}×", "at most 1.5×")
    else:
        ratio = min(best_raw) / min(best_house)
        report.line(f"submit against raw group commit, {tables} tables ({game})", f"{ratio:.2f}", "at least 0.65")
    report.line("  one submit", f"{min(best_house) * 1e6:.0f} µs", f"raw {min(best_raw) * 1e6:.0f} µs")
    state = await house.look(ids[0])
    if state.position is not None:
        started = time.perf_counter()
        for _ in range(300):
            advance(state.game, state.position.match)
        report.line(f"advance alone ({game})", f"{(time.perf_counter() - started) / 300 * 1e6:.0f} µs", "")
    await database.close()


async def _growth(folder: Path, report: Report, game: str) -> None:
    """The same submits with 10 live tables and with 1,000 around them."""
    house, database, recording = await _house(folder)
    move = mover(house, Dice("growth"))
    few = [await _seat(house, game, number + 1) for number in range(10)]
    best: dict[str, float] = {}

    async def timed(label: str, ids: list[TableId]) -> None:
        for _ in range(ROUNDS):
            started, done = time.perf_counter(), 0
            for _ in range(3):
                for table in ids:
                    done += await move(table)
            best[label] = min(best.get(label, 9e9), (time.perf_counter() - started) / max(done, 1))

    await timed("few", few)
    for number in range(10, 1000):
        await _seat(house, game, number + 1)
    fresh = [await _seat(house, game, number + 2000) for number in range(10)]
    await timed("many", fresh)
    report.line("a submit among 1,000 live tables against 10", f"{best['many'] / best['few']:.2f}×", "at most 1.25×")
    recording.changes.clear()
    await database.close()


async def _opening(folder: Path, report: Report, game: str) -> None:
    """Opening the doors with 10,000 live tables against an empty file."""
    house, database, _ = await _house(folder)
    table = await _seat(house, game, 1)
    await database.note_published(PublishedRow(table, (await house.look(table)).version))
    await database.close()
    full = folder / "house.db"
    _multiply(full, table, 10_000)
    empty = folder / "empty.db"
    best = {full: 9e9, empty: 9e9}
    for _ in range(ROUNDS):
        for path in best:
            started = time.perf_counter()
            opened = await Database.open(path)
            doors = House(opened, GAMES)
            await doors.open_doors()
            best[path] = min(best[path], time.perf_counter() - started)
            await doors.close_doors()
            await opened.close()
    report.line("open with 10,000 live tables against none", f"{best[full] / best[empty]:.2f}×", "at most 1.5×")


def _multiply(path: Path, table: TableId, times: int) -> None:
    """Copies one table's rows under new numbers, as shown already and with a deadline far away."""
    db = sqlite3.connect(path)
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    db.execute("UPDATE tables SET due = 9e12, origin = NULL")
    for name in names:
        columns = [column[1] for column in db.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id" if "table_id" in columns else "tab" if "tab" in columns else None
        if key is None:
            continue
        rest = ", ".join(column for column in columns if column != key)
        db.execute(
            f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            f" INSERT INTO {name} ({key}, {rest}) SELECT n.i, {rest} FROM {name}, n WHERE {name}.{key} = ?",
            (times, table),
        )
    db.commit()
    db.close()


def raw_commit(folder: Path) -> float:
    """Seconds of one durable commit of a row of two kilobytes, the best of many."""
    db = sqlite3.connect(folder / "commit.db", isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL"):
        db.execute(f"PRAGMA {pragma}").fetchall()
    db.execute("CREATE TABLE one (id INTEGER PRIMARY KEY, data BLOB)")
    best = 9e9
    for number in range(200):
        started = time.perf_counter()
        db.execute("INSERT INTO one VALUES (?, ?)", (number, b"x" * 2000))
        best = min(best, time.perf_counter() - started)
    db.close()
    return best
