"""One of several processes that keep changes in a store, on the bot's own event loop, as fast as they become durable.

As a program (`python -m tests.bench.committing WHERE CHANGES`) it answers each order at its input with a line.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from pathlib import Path

import msgspec

from data.keeper import Keeper
from data.opening import Where, open_store
from data.postgres.address import is_address
from event_loop import new_event_loop
from games.host.rows import Change, TableId

replace = msgspec.structs.replace


class Order(msgspec.Struct):
    """Somebody waits at each of these tables, and goes on when their change is durable, for this long."""

    tables: list[TableId]
    seconds: float


class Done(msgspec.Struct):
    changes: int
    seconds: float
    work: float
    """Seconds of processor time."""


class Committer:
    """Such a process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, where: Where, changes: Path) -> Committer:
        program = (sys.executable, "-m", "tests.bench.committing", str(where), str(changes))
        return cls(await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE))

    async def commit(self, tables: list[TableId], seconds: float) -> Done:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(Order(tables, seconds)) + b"\n")
        return msgspec.json.decode(await self._process.stdout.readline(), type=Done)

    async def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


async def open_tables(store: Keeper, change: Change, number: int) -> list[TableId]:
    new = replace(change, row=replace(change.row, id=0, version=1, origin=None), log=None, brief=False)
    return [await store.create(new) for _ in range(number)]


async def _keep(store: Keeper, changes: list[Change], order: Order) -> Done:
    # Others may have changed them since.
    versions = [await store.version(table) or 0 for table in order.tables]
    work, started = time.process_time(), time.perf_counter()
    end = started + order.seconds
    places = zip(order.tables, versions, strict=True)
    done = await asyncio.gather(*(_play(store, changes, table, version, end) for table, version in places))
    return Done(sum(done), time.perf_counter() - started, time.process_time() - work)


async def _play(store: Keeper, changes: list[Change], table: TableId, version: int, end: float) -> int:
    done = 0
    while time.perf_counter() < end:
        version += 1
        done += 1
        change = changes[version % len(changes)]
        assert change.log is not None
        row, log = replace(change.row, id=table, version=version), replace(change.log, version=version)
        await store.commit(replace(change, row=row, log=log))
    return done


async def main(where: Where, changes: list[Change]) -> None:
    store = await open_store(where)
    while line := await asyncio.to_thread(sys.stdin.readline):
        done = await _keep(store, changes, msgspec.json.decode(line, type=Order))
        print(msgspec.json.encode(done).decode(), flush=True)
    await store.close()


if __name__ == "__main__":
    place, read = sys.argv[1], msgspec.json.decode(Path(sys.argv[2]).read_bytes(), type=list[Change])
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main(place if is_address(place) else Path(place), read))
