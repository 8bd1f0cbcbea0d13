"""Durable changes a second: SQLite, PostgreSQL, and beside them PostgreSQL's own pgbench with the same rows."""

from __future__ import annotations

import asyncio
import re
import resource
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from data.codec import encode
from data.keeper import Keeper
from data.opening import open_store
from games.core.draw import Dice
from games.host.rows import Change
from tests.bench import host
from tests.bench.report import Report
from tests.postgres import DURABLE, NoPostgres, Server

replace = msgspec.structs.replace

WAITING = (1, 100)
ROUNDS = 4
SECONDS = 1.0


async def measure(folder: Path, report: Report, game: str) -> None:
    change = await _sample(folder / "sample", game)
    sizes = f"a life of {len(encode(change.life)):,} bytes, a log row of {len(encode(change.log)):,}"
    report.line("a change", game, sizes)
    try:
        server = await asyncio.to_thread(Server, DURABLE)
    except NoPostgres as no:
        report.line("commits a second on PostgreSQL", "–", str(no))
        return
    try:
        await _contest(folder, report, change, server)
    finally:
        await asyncio.to_thread(server.remove)


async def _contest(folder: Path, report: Report, change: Change, server: Server) -> None:
    name = await asyncio.to_thread(server.new_database)
    sides = {
        "SQLite": Side(await open_store(folder / "store.db"), change),
        "PostgreSQL": Side(await open_store(server.address(name)), change),
    }
    try:
        for side in sides.values():
            await side.open_tables()
        rival = PgBench(server, name, change, sides["PostgreSQL"].tables)
        for waiting in WAITING:
            best = {who: Figure() for who in (*sides, "pgbench")}
            for _ in range(ROUNDS):
                for who, side in sides.items():
                    used = partial(_used, server) if who == "PostgreSQL" else time.process_time
                    best[who].add(*await side.rate(waiting, used))
                best["pgbench"].add(*await asyncio.to_thread(rival.rate, waiting))
                await sides["PostgreSQL"].look_again()
            _tell(report, waiting, best)
    finally:
        for side in sides.values():
            await side.store.close()


def _used(server: Server) -> float:
    return time.process_time() + server.worked()


class Figure:
    """The best of several rounds."""

    def __init__(self) -> None:
        self.rate, self.work = 0.0, 9e9

    def add(self, done: float, seconds: float, work: float) -> None:
        if done:
            self.rate, self.work = max(self.rate, done / seconds), min(self.work, work / done)


def _tell(report: Report, waiting: int, best: dict[str, Figure]) -> None:
    for who, figure in best.items():
        if figure.rate:
            what = f"durable changes a second, {waiting} waiting, {who}"
            report.line(what, f"{figure.rate:,.0f}", f"{figure.work * 1e6:,.0f} µs of processor time each")
    ours = best["PostgreSQL"]
    report.line("  PostgreSQL against SQLite", f"{ours.rate / best['SQLite'].rate:.2f}×", "")
    if best["pgbench"].rate:
        aim = "at least 1×" if waiting == 1 else "at least 5×"
        report.line("  PostgreSQL against pgbench", f"{ours.rate / best['pgbench'].rate:.2f}×", aim)
        # Whoever has a hundred processes gets more of a busy machine; what each needs of it stays the same.
        report.line("  in processor time", f"{best['pgbench'].work / ours.work:.2f}×", "")


async def _sample(folder: Path, game: str) -> Change:
    """A change in the middle of a game, as the house makes it."""
    house, database, recording = await host._house(folder)
    table = await host._seat(house, game, 1)
    dice, found = Dice("store"), None
    for _ in range(12):
        move = await host._choose(house, table, dice)
        if move is None:
            break
        await house.play.submit(*move)
        found = next((one for one in reversed(recording.taken()) if one.brief and one.log), found)
    await database.close()
    assert found is not None
    return replace(found, seats=None, standing=None, sat=[], results=[], audit=[])


class Side:
    """A store, and how often a second it keeps that change for this many who each wait until it is durable."""

    def __init__(self, store: Keeper, change: Change) -> None:
        self.store = store
        self.change = change
        self.tables: list[int] = []
        self.versions: dict[int, int] = {}

    async def open_tables(self) -> None:
        for _ in range(max(WAITING)):
            new = replace(self.change.row, id=0, version=1, origin=None)
            table = await self.store.create(replace(self.change, row=new, log=None, brief=False))
            self.tables.append(table)
            self.versions[table] = 1

    async def rate(self, waiting: int, used: Callable[[], float]) -> tuple[float, float, float]:
        """How many changes in how many seconds, and the processor time they took."""
        before, started = used(), time.perf_counter()
        end = started + SECONDS
        done = sum(await asyncio.gather(*(self._play(table, end) for table in self.tables[:waiting])))
        return done, time.perf_counter() - started, used() - before

    async def _play(self, table: int, end: float) -> int:
        done = 0
        while time.perf_counter() < end:
            self.versions[table] = version = self.versions[table] + 1
            assert self.change.log is not None
            row, log = replace(self.change.row, id=table, version=version), replace(self.change.log, version=version)
            await self.store.commit(replace(self.change, row=row, log=log))
            done += 1
        return done

    async def look_again(self) -> None:
        """Somebody else has changed them."""
        for table in self.tables:
            self.versions[table] = await self.store.version(table) or 0


class PgBench:
    """The same three statements in a transaction, from as many connections as somebody would wait."""

    def __init__(self, server: Server, database: str, change: Change, tables: list[int]) -> None:
        self.server, self.database = server, database
        self.first = min(tables)
        self.script = server.home / "change.sql"
        self.script.write_text(
            "\\set table :client_id + :first\nBEGIN;\n"
            "UPDATE tables SET version = version + 1, changed = 1, due = 2, owed = 1"
            " WHERE id = :table::bigint RETURNING version\n\\gset\n"
            f"UPDATE lives SET data = '\\x{encode(change.life).hex()}' WHERE table_id = :table::bigint;\n"
            "INSERT INTO log (table_id, version, data)"
            f" VALUES (:table::bigint, :version::bigint, '\\x{encode(change.log).hex()}');\n"
            "COMMIT;\n"
        )
        self.script.chmod(0o644)

    def rate(self, waiting: int) -> tuple[float, float, float]:
        program = self.server.bin / "pgbench"
        if not program.exists():
            return 0.0, 0.0, 0.0
        command = [
            *(str(program), "-n", "-M", "prepared", "-f", str(self.script), "-D", f"first={self.first}"),
            *("-c", str(waiting), "-j", "1", "-T", "3"),
            *("-h", str(self.server.home), "-p", str(self.server.port), "-U", "parlour", self.database),
        ]
        before = _children() + self.server.worked()
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        work = _children() + self.server.worked() - before
        rate = re.search(r"tps = ([\d.]+)", done.stdout)
        kept = re.search(r"actually processed: (\d+)", done.stdout)
        assert rate is not None and kept is not None, done.stdout
        return float(kept[1]), float(kept[1]) / float(rate[1]), work


def _children() -> float:
    """Processor time of programs that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
