"""What the house adds to a durable commit, and how it grows with the number of tables."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable
from pathlib import Path

from data.sqlite.database import Database
from data.sqlite.tables import commit, create
from games.cli.selfplay import random_path
from games.core.draw import Dice
from games.core.match import advance
from games.core.menu import Path as Answer
from games.host.house import House
from games.host.rows import Change, PublishedRow, TableId
from games.host.ticket import Ticket
from games.host.timing import Timing
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

    def taken(self) -> list[Change]:
        """What was committed since the last time."""
        changes, self.changes = self.changes, []
        return changes

    async def close(self) -> None:
        await self._inner.close()

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

    async def write(self, changes: list[Change]) -> None:
        """All of them in one transaction."""
        self.db.execute("BEGIN IMMEDIATE")
        for change in changes:
            if change.row.id:
                commit(self.db, change)
            else:
                create(self.db, change)
        self.db.execute("COMMIT")


class Bare:
    """The writer without the house: every change is awaited by itself until it is durable."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, changes: list[Change]) -> None:
        writes: list[Awaitable[object]] = [
            self.database.commit(change) if change.row.id else self.database.create(change) for change in changes
        ]
        await (asyncio.gather(*writes) if len(writes) > 1 else writes[0])


async def measure(folder: Path, report: Report, game: str) -> None:
    await _submit(folder / "one", report, game, tables=1, beats=10)
    await _submit(folder / "many", report, game, tables=100, beats=1)
    await _growth(folder / "growth", report, game)
    await _opening(folder / "opening", report, game)


async def _house(folder: Path) -> tuple[House, Database, Recording]:
    os.makedirs(folder, exist_ok=True)  # noqa: PTH103
    database = await Database.open(folder / "house.db")
    recording = Recording(database)
    house = House(recording, GAMES, timing=Timing(robot_pause=(9e9, 9e9)))  # type: ignore[arg-type]
    return house, database, recording


async def _seat(house: House, game: str, number: int) -> TableId:
    """A running table whose seats are all people, so that only the bench moves it."""
    first = USER + number * 10
    table = await house.lobby.open(1, 1, first, "A", game)
    for other in range(1, 4):
        await house.lobby.join(table, first + other, "B")
    await house.lobby.start(table, first, number + 1)
    return table


Move = tuple[TableId, int, Ticket, Answer]


async def _choose(house: House, table: TableId, dice: Dice) -> Move | None:
    """A random legal answer for somebody whom the table waits for; None when it waits for nobody."""
    state = await house.look(table)
    if state.ask is None or not state.awaits:
        return None
    seat = dice.choice(state.awaits)
    user, ticket = state.seats[seat].user, state.ticket(seat)
    assert user is not None and ticket is not None
    return table, user, ticket, random_path(state.ask.menus[seat], dice)


class Contest:
    """The same changes through the house, through the bare writer and through plain SQLite, taking turns."""

    def __init__(self, house: House, recording: Recording, bare: Bare, raw: Raw) -> None:
        self.house, self.recording, self.bare, self.raw = house, recording, bare, raw

    @classmethod
    async def prepare(cls, folder: Path) -> Contest:
        house, _, recording = await _house(folder)
        await (await Database.open(folder / "raw.db")).close()
        return cls(house, recording, Bare(await Database.open(folder / "bare.db")), Raw(folder / "raw.db"))

    async def close(self) -> None:
        await self.recording.close()
        await self.bare.database.close()
        self.raw.db.close()

    async def catch_up(self) -> None:
        """The rivals get what the house has kept, one by one: numbers of tables must be the same."""
        for change in self.recording.taken():
            await self.raw.write([change])
            await self.bare.write([change])

    async def beat(self, moves: list[Move]) -> dict[str, float]:
        """Seconds that each takes for these answers, all of them at once."""
        spent: dict[str, float] = {}
        submits = [self.house.play.submit(*move) for move in moves]
        spent["house"] = await _timed(asyncio.gather(*submits) if len(submits) > 1 else submits[0])
        changes = self.recording.taken()
        spent["bare"] = await _timed(self.bare.write(changes))
        spent["raw"] = await _timed(self.raw.write(changes))
        return spent


async def _timed(work: Awaitable[object]) -> float:
    started = time.perf_counter()
    await work
    return time.perf_counter() - started


async def _submit(folder: Path, report: Report, game: str, tables: int, beats: int) -> None:
    """The best stretch of this many beats each; what chooses the answers is not part of the time."""
    contest = await Contest.prepare(folder)
    dice = Dice("bench")
    best = {"house": 9e9, "bare": 9e9, "raw": 9e9}
    ids: list[TableId] = []
    number = 0
    for _ in range(ROUNDS):
        ids = [await _seat(contest.house, game, (number := number + 1)) for _ in range(tables)]
        await contest.catch_up()
        while True:
            stretch = dict.fromkeys(best, 0.0)
            done = 0
            for _ in range(beats):
                moves = [move for table in ids if (move := await _choose(contest.house, table, dice))]
                if len(moves) < tables * 0.9:
                    break
                for side, seconds in (await contest.beat(moves)).items():
                    stretch[side] += seconds
                done += len(moves)
            else:
                best = {side: min(best[side], stretch[side] / done) for side in best}
                continue
            break
    house, bare, raw = best["house"], best["bare"], best["raw"]
    if tables == 1:
        report.line(f"submit against a raw commit, one table ({game})", f"{house / raw:.2f}×", "at most 1.5×")
        report.line("  against the bare writer", f"{house / bare:.2f}×", "")
    else:
        name = f"submit against raw group commit, {tables} tables ({game})"
        report.line(name, f"{bare / house:.2f}", "at least 0.65")
        report.line("  against plain SQLite on one thread", f"{raw / house:.2f}", "")
    report.line("  one submit", f"{house * 1e6:.0f} µs", f"bare writer {bare * 1e6:.0f} µs, raw {raw * 1e6:.0f} µs")
    state = await contest.house.look(ids[0])
    if state.position is not None:
        started = time.perf_counter()
        for _ in range(300):
            advance(state.game, state.position.match)
        report.line(f"advance alone ({game})", f"{(time.perf_counter() - started) / 300 * 1e6:.0f} µs", "")
    await contest.close()


async def _growth(folder: Path, report: Report, game: str) -> None:
    """The same submits in a house with 10 live tables and in one with 1,000, taking turns."""
    best: dict[int, float] = {}
    houses = {}
    for size in (10, 1000):
        house, _, recording = await _house(folder / str(size))
        ids = [await _seat(house, game, number + 1) for number in range(size)]
        houses[size] = (house, recording, ids[-10:], Dice("growth"))
    for _ in range(3 * ROUNDS):
        for size, (house, recording, ids, dice) in houses.items():
            spent, done = 0.0, 0
            for table in ids:
                if move := await _choose(house, table, dice):
                    spent += await _timed(house.play.submit(*move))
                    done += 1
            if done:
                best[size] = min(best.get(size, 9e9), spent / done)
            recording.taken()
    report.line("a submit among 1,000 live tables against 10", f"{best[1000] / best[10]:.2f}×", "at most 1.25×")
    for _, recording, _, _ in houses.values():
        await recording.close()


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
