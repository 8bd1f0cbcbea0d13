"""A few connections for everything but the hot writes: whoever asks takes a free one and brings it back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from data.postgres.line import (
    DECIDING,
    PATIENCE,
    Line,
    Undecided,
    connect,
    is_lost,
    is_worth_repeating,
    run,
    waited_too_long,
)
from data.refusal import DatabaseRefused
from data.script import Rows, Script, Write
from games.host.store import Busy

T = TypeVar("T")

MOST = 4

_BEGIN = "BEGIN ISOLATION LEVEL REPEATABLE READ"
_NUMBER = "SELECT pg_current_xact_id_if_assigned()::text"
_STATUS = "SELECT pg_xact_status($1::text::xid8)"
_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_xid = $1::text::xid8::xid AND pid = $2"


class Lines:
    def __init__(self, address: str, first: Line) -> None:
        self._address = address
        self._loop = asyncio.get_running_loop()
        self._idle: list[Line] = [first]
        self._free = asyncio.Semaphore(MOST)
        self._writes: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """What is being written is still written."""
        while self._writes:
            await asyncio.wait(self._writes)
        while self._idle:
            line = self._idle.pop()
            try:
                await line.close(timeout=2)
            except Exception:
                line.terminate()

    async def fetch(self, statement: str, *values: Any) -> Rows:
        return await self._with_line(lambda line: line.fetch(statement, *values))

    async def read(self, script: Script[T]) -> T:
        """Its statements one by one, each again where its connection was lost."""
        return await run(self, script)

    async def write(self, write: Write[T]) -> T:
        """In one transaction. Whoever is cancelled goes on only when it is decided."""
        task = self._loop.create_task(self._with_line(lambda line: self._transaction(line, write)))
        self._writes.add(task)
        task.add_done_callback(self._writes.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.done():
                await asyncio.wait([task])
            if not task.cancelled():
                task.exception()
            raise

    async def _with_line(self, work: Callable[[Line], Awaitable[T]]) -> T:
        """Tried until it is known how it ended, on another connection where one was lost."""
        end = self._loop.time() + PATIENCE
        async with self._free:
            while True:
                line = self._idle.pop() if self._idle else await self._connect(end)
                try:
                    return await work(line)
                except Undecided:
                    raise
                except Exception as error:
                    if is_lost(error, line):
                        line.terminate()
                    elif waited_too_long(error):
                        raise Busy from None
                    elif not is_worth_repeating(error):
                        raise
                    if self._loop.time() > end:
                        raise Busy from None
                finally:
                    if not line.is_closed():
                        self._idle.append(line)

    async def _connect(self, end: float) -> Line:
        pause = 0.02
        while True:
            try:
                return await connect(self._address)
            except DatabaseRefused:
                if self._loop.time() + pause > end:
                    raise Busy from None
            await asyncio.sleep(pause)
            pause = min(pause * 2, 1.0)

    async def _transaction(self, line: Line, write: Write[T]) -> T:
        """Whoever changed the same rows meanwhile makes it fail, and it is repeated from its beginning."""
        try:
            await line.execute(_BEGIN)
            result = await run(line, write())
            number = await line.fetchval(_NUMBER)
        except BaseException as error:
            if is_lost(error, line) or not isinstance(error, Exception):
                line.terminate()
            else:
                await line.execute("ROLLBACK")
            raise
        try:
            await line.execute("COMMIT")
        except BaseException as error:
            if number is None or not (is_lost(error, line) and await self._was_kept(line, number)):
                raise
        return result

    async def _was_kept(self, lost: Line, number: str) -> bool:
        """What became of a transaction whose connection was lost while it was being committed."""
        process = lost.get_server_pid()
        lost.terminate()
        end = self._loop.time() + DECIDING
        while True:
            try:
                line = await self._connect(end)
                status = await self._status(line, number, process)
            except Busy:
                raise Undecided from None
            except Exception as error:
                lost_too = is_lost(error, line)
                line.terminate()
                # Another server may never have heard of it; whoever is asked must know.
                if not lost_too or self._loop.time() > end:
                    raise Undecided from None
                continue
            self._idle.append(line)
            if status is None:
                raise Undecided
            return status == "committed"

    async def _status(self, line: Line, number: str, process: int) -> str | None:
        """What is still under way is ended: nobody will hear of it."""
        while (status := await line.fetchval(_STATUS, number)) == "in progress":
            await line.fetch(_END, number, process)
            await asyncio.sleep(0.02)
        return status  # type: ignore[no-any-return]
