"""A database of PostgreSQL from which all rows are moved, or into which."""

from __future__ import annotations

from collections.abc import AsyncIterator

import asyncpg

from data.codec import listed
from data.move import AT_ONCE, TABLES, Rows
from data.postgres.address import masked
from data.postgres.line import Line, connect, refusing
from data.postgres.schema import bring_up_to_date, hold_alone, inspect
from data.refusal import DatabaseRefused

_NUMBERED = ("tables", "audit")


class _Side:
    """No bot may use it; all that happens here is one transaction."""

    def __init__(self, line: Line, address: str) -> None:
        self._line = line
        self._address = address
        self._transaction = line.transaction(isolation="repeatable_read")

    async def count(self, table: str) -> int:
        return int(await self._line.fetchval(f"SELECT count(*) FROM {table}"))

    async def rows(self, table: str) -> AsyncIterator[Rows]:
        some: Rows = []
        async for row in self._line.cursor(f"SELECT {listed(TABLES[table])} FROM {table}", prefetch=AT_ONCE):
            some.append(tuple(row))
            if len(some) == AT_ONCE:
                yield some
                some = []
        if some:
            yield some

    async def put(self, table: str, rows: Rows) -> None:
        try:
            await self._line.copy_records_to_table(table, records=rows, columns=TABLES[table])
        except (asyncpg.PostgresError, ValueError) as error:
            raise DatabaseRefused(
                f"A row of {table} cannot be kept in {masked(self._address)} ({type(error).__name__});"
                " nothing has been kept."
            ) from None

    async def settle(self) -> None: ...

    async def close(self) -> None:
        """The server undoes what was not settled, and has let go of it when this returns."""
        try:
            await self._line.close(timeout=5)
        except Exception:
            self._line.terminate()


class Giver(_Side):
    @classmethod
    async def open(cls, address: str) -> Giver:
        """Brought up to date as by a start of the bot, else left as it is."""
        line = await connect(address, {"idle_in_transaction_session_timeout": "0"})
        with refusing(address, line):
            if not await inspect(line, address):
                raise DatabaseRefused(f"{masked(address)} holds no tables of Parlour.")
            await bring_up_to_date(line, address)
            await hold_alone(line, address)
            if await line.fetchval("SELECT EXISTS (SELECT 1 FROM errands)"):
                raise DatabaseRefused(f"{masked(address)} holds errands that no bot has run; start it once more first.")
            side = cls(line, address)
            await side._transaction.start()
        return side


class Taker(_Side):
    @classmethod
    async def open(cls, address: str) -> Taker:
        line = await connect(address, {"idle_in_transaction_session_timeout": "0"})
        with refusing(address, line):
            await bring_up_to_date(line, address)
            await hold_alone(line, address)
            side = cls(line, address)
            await side._transaction.start()
            for table in TABLES:
                if await line.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
                    raise DatabaseRefused(f"{masked(address)} is not empty; move to a database without tables.")
        return side

    async def settle(self) -> None:
        """Numbers go on after the last one."""
        for table in _NUMBERED:
            await self._line.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM {table}))"
            )
        await self._transaction.commit()
        await self._line.execute("ANALYZE")
