"""Durable changes a second: SQLite, PostgreSQL from several processes, and beside them PostgreSQL's own pgbench with
the same rows.
"""

from __future__ import annotations

import asyncio
import re
import resource
import subprocess
import time
from pathlib import Path
from statistics import median

import msgspec

from data.codec import encode
from data.opening import Where, open_store
from games.core.draw import Dice
from games.host.rows import Change, TableId
from tests.bench import host
from tests.bench.committing import Committer, Done, open_tables
from tests.bench.report import Report
from tests.postgres import DURABLE, NoPostgres, Server

replace = msgspec.structs.replace

ALONE, CROWD = 1, 100
PROCESSES = (1, 2, 4)
SAMPLES = 4
ROUNDS = 6
SECONDS, RIVALS = 1.0, 3
"""Of each round, for us and for pgbench: its hundred connections take a while to get going."""


async def measure(folder: Path, report: Report, game: str) -> None:
    changes = await _sample(folder / "sample", game)
    sizes = [f"{len(encode(one.life)):,} + {len(encode(one.log))}" for one in changes]
    report.line(f"changes ({game})", f"{len(changes)}", f"life and log in bytes: {', '.join(sizes)}")
    try:
        server = await asyncio.to_thread(Server, DURABLE)
    except NoPostgres as no:
        report.line("commits a second on PostgreSQL", "–", str(no))
        return
    try:
        contest = await Contest.prepare(folder, changes, server)
        try:
            await contest.run(report)
        finally:
            await contest.close()
    finally:
        await asyncio.to_thread(server.remove)


async def _sample(folder: Path, game: str) -> list[Change]:
    """Changes in the middle of games, as the house makes them."""
    house, database, recording = await host._house(folder)
    found: list[Change] = []
    dice, number = Dice("store"), 0
    while len(found) < SAMPLES:
        table = await host._seat(house, game, (number := number + 1))
        recording.taken()
        while (move := await host._choose(house, table, dice)) is not None:
            await house.play.submit(*move)
        found += [one for one in recording.taken()[2:] if one.brief and one.log]
    await database.close()
    return [replace(one, seats=None, standing=None, sat=[], results=[], audit=[]) for one in found[:SAMPLES]]


class Figure:
    """All rounds of one side."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.work = 9e9

    def add(self, done: Done) -> None:
        if done.changes:
            self.rates.append(done.changes / done.seconds)
            self.work = min(self.work, done.work / done.changes)

    @property
    def rate(self) -> float:
        return max(self.rates, default=0.0)

    def told(self) -> str:
        return f"median {median(self.rates):,.0f}; {self.work * 1e6:,.0f} µs of processor time each"


def _times(ours: Figure, others: Figure) -> tuple[float, float]:
    """How many times as fast, by the best rounds, and in the middle of all rounds, each beside its neighbour."""
    rounds = [mine / other for mine, other in zip(ours.rates, others.rates, strict=True)]
    return ours.rate / others.rate, median(rounds)


class Contest:
    """All of them at the same tables and changes, taking turns."""

    def __init__(self, server: Server, rival: PgBench, tables: dict[str, list[TableId]]) -> None:
        self._server, self._rival, self._tables = server, rival, tables
        self._committers: dict[str, list[Committer]] = {}

    @classmethod
    async def prepare(cls, folder: Path, changes: list[Change], server: Server) -> Contest:
        name = await asyncio.to_thread(server.new_database)
        places: dict[str, Where] = {"SQLite": folder / "store.db", "PostgreSQL": server.address(name)}
        file = folder / "changes.json"
        file.write_bytes(msgspec.json.encode(changes))
        tables = {}
        for who, where in places.items():
            store = await open_store(where)
            tables[who] = await open_tables(store, changes[0], CROWD)
            await store.close()
        contest = cls(server, PgBench(server, name, changes, min(tables["PostgreSQL"])), tables)
        for who, where in places.items():
            number = max(PROCESSES) if who == "PostgreSQL" else 1
            contest._committers[who] = [await Committer.start(where, file) for _ in range(number)]
        return contest

    async def close(self) -> None:
        for committers in self._committers.values():
            for committer in committers:
                await committer.stop()

    async def run(self, report: Report) -> None:
        for waiting in (ALONE, CROWD):
            shared = PROCESSES if waiting == CROWD else PROCESSES[:1]
            sqlite, pgbench, ours = Figure(), Figure(), {processes: Figure() for processes in shared}
            for _ in range(ROUNDS):
                sqlite.add(await self._keep("SQLite", waiting, 1))
                for processes, figure in ours.items():
                    before = self._server.worked()
                    done = await self._keep("PostgreSQL", waiting, processes)
                    figure.add(replace(done, work=done.work + self._server.worked() - before))
                pgbench.add(await asyncio.to_thread(self._rival.keep, waiting))
            _tell(report, waiting, sqlite, pgbench, ours)

    async def _keep(self, who: str, waiting: int, processes: int) -> Done:
        """By so many processes together, each with its share of those who wait."""
        tables = self._tables[who][:waiting]
        parts = [tables[place::processes] for place in range(processes)]
        committers = self._committers[who]
        done = await asyncio.gather(
            *(one.commit(part, SECONDS) for one, part in zip(committers, parts, strict=False) if part)
        )
        changes, work = sum(one.changes for one in done), sum(one.work for one in done)
        return Done(changes, max(one.seconds for one in done), work)


def _tell(report: Report, waiting: int, sqlite: Figure, pgbench: Figure, ours: dict[int, Figure]) -> None:
    what = f"durable changes a second, {waiting} waiting"
    report.line(f"{what}, SQLite", f"{sqlite.rate:,.0f}", sqlite.told())
    if pgbench.rate:
        does = f"{waiting} connections; BEGIN, two updates, an insert, COMMIT, prepared"
        report.line(f"{what}, pgbench", f"{pgbench.rate:,.0f}", f"{pgbench.told()}; {does}")
    for processes, figure in ours.items():
        name = f"PostgreSQL, {processes} process{'es' if processes > 1 else ''}"
        report.line(f"{what}, {name}", f"{figure.rate:,.0f}", figure.told())
        if pgbench.rate:
            _compare(report, waiting, processes, figure, pgbench)
    report.line("  one process against SQLite", "{:.2f}×".format(*_times(ours[1], sqlite)), "")


def _compare(report: Report, waiting: int, processes: int, figure: Figure, pgbench: Figure) -> None:
    best, middle = _times(figure, pgbench)
    if waiting == ALONE:
        # One after the other: what each waits is the other side of how many a second.
        report.line("  latency against pgbench", f"{1 / best:.2f}×", f"at most 1×; by medians {1 / middle:.2f}×")
        return
    aim = "at least 5×; " if processes == 1 else ""
    report.line("  against pgbench", f"{best:.2f}×", f"{aim}by medians {middle:.2f}×")
    # Whoever has a hundred processes gets more of a busy machine; what each needs of it stays the same.
    report.line("  in processor time", f"{pgbench.work / figure.work:.2f}×", "")


class PgBench:
    """The same three statements in a transaction, from as many connections as somebody would wait."""

    def __init__(self, server: Server, database: str, changes: list[Change], first: TableId) -> None:
        self._server, self._database, self._first = server, database, first
        self._scripts = [self._script(place, change) for place, change in enumerate(changes)]

    def _script(self, place: int, change: Change) -> Path:
        file = self._server.home / f"change{place}.sql"
        due = "NULL" if change.row.due is None else change.row.due
        file.write_text(
            "\\set table :client_id + :first\nBEGIN;\n"
            f"UPDATE tables SET version = version + 1, changed = {change.row.changed}, due = {due}, owed = 1"
            " WHERE id = :table::bigint RETURNING version\n\\gset\n"
            f"UPDATE lives SET data = '\\x{encode(change.life).hex()}' WHERE table_id = :table::bigint;\n"
            "INSERT INTO log (table_id, version, data)"
            f" VALUES (:table::bigint, :version::bigint, '\\x{encode(change.log).hex()}');\n"
            "COMMIT;\n"
        )
        file.chmod(0o644)
        return file

    def keep(self, waiting: int) -> Done:
        program = self._server.bin / "pgbench"
        if not program.exists():
            return Done(0, 0.0, 0.0)
        scripts = [word for script in self._scripts for word in ("-f", str(script))]
        command = [
            *(str(program), "-n", "-M", "prepared", *scripts, "-D", f"first={self._first}"),
            *("-c", str(waiting), "-j", "1", "-T", str(RIVALS)),
            *("-h", str(self._server.home), "-p", str(self._server.port), "-U", "parlour", self._database),
        ]
        served, before = self._server.served(), _children() + self._server.worked()
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        while self._server.served() > served:
            time.sleep(0.01)
        work = _children() + self._server.worked() - before
        rate = re.search(r"tps = ([\d.]+)", done.stdout)
        kept = re.search(r"actually processed: (\d+)", done.stdout)
        assert rate is not None and kept is not None, done.stdout
        return Done(int(kept[1]), int(kept[1]) / float(rate[1]), work)


def _children() -> float:
    """Processor time of programs that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
