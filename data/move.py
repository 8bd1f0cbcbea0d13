"""All rows of one database into another that is empty, whichever kinds they are."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Protocol

from data.opening import Where
from data.postgres.address import is_address
from data.refusal import DatabaseRefused

TABLES: dict[str, tuple[str, ...]] = {
    "tables": (
        *("id", "version", "game", "guild", "channel", "host", "status", "created", "changed", "due", "origin", "owed"),
    ),
    "lives": ("table_id", "data"),
    "seats": ("table_id", "seat", "person", "name", "presence", "level", "lapses"),
    "standing": ("table_id", "seat", "preference", "lasting"),
    "sat": ("table_id", "seat", "person"),
    "log": ("table_id", "version", "data"),
    "results": (
        *("table_id", "seat", "person", "name", "game", "guild"),
        *("seats", "won", "score", "robots", "at", "rated"),
    ),
    "published": ("table_id", "cursor", "data", "done"),
    "shown_at": ("table_id", "place"),
    "papers": ("table_id", "person", "data"),
    "preferences": ("person", "key", "value"),
    "settings": ("scope", "key", "value", "by", "at"),
    "audit": ("id", "scope", "key", "value", "by", "at", "old"),
    "bans": ("guild", "person", "until", "reason", "by", "at"),
    "house": ("id", "at", "closed"),
    "emojis": ("name", "id"),
}
"""Every table and its columns, those that others point to first. Not what a database says of itself (`program`), nor
what only processes that run have to say to each other.
"""

AT_ONCE = 1_000

Rows = list[tuple[Any, ...]]
Tell = Callable[[str, int, int], None]
"""Told as it goes: which table, how many rows of it are done, and of how many."""


class Side(Protocol):
    """A database that nobody else uses meanwhile."""

    async def count(self, table: str) -> int: ...

    def rows(self, table: str) -> AsyncIterator[Rows]:
        """All of them, some at a time."""

    async def put(self, table: str, rows: Rows) -> None: ...

    async def settle(self) -> None:
        """All that was put counts from now on."""

    async def close(self) -> None:
        """What was not settled leaves nothing behind."""


class Sum:
    """How many rows, and a sum of what they hold that does not depend on their order."""

    def __init__(self) -> None:
        self.rows, self.digest = 0, 0

    def add(self, rows: Rows) -> None:
        self.rows += len(rows)
        for row in rows:
            said = hashlib.blake2b(repr(row).encode("utf-8", "surrogatepass"), digest_size=8).digest()
            self.digest = (self.digest + int.from_bytes(said)) % 2**64

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self.rows, self.digest) == (other.rows, other.digest)


async def move(source: Where, target: Where, tell: Tell) -> int:
    """How many rows were moved. Refused while somebody uses either, and where the target holds anything."""
    giver = await _giver(source)
    try:
        taker = await _taker(target)
        try:
            return await _move(giver, taker, tell)
        finally:
            await taker.close()
    finally:
        await giver.close()


async def _move(giver: Side, taker: Side, tell: Tell) -> int:
    moved = 0
    sums: dict[str, Sum] = {}
    for table in TABLES:
        total, given = await giver.count(table), Sum()
        tell(table, 0, total)
        async for rows in giver.rows(table):
            await taker.put(table, rows)
            given.add(rows)
            tell(table, given.rows, total)
        sums[table] = given
        moved += given.rows
    for table, given in sums.items():
        taken = Sum()
        async for rows in taker.rows(table):
            taken.add(rows)
        if taken != given:
            raise DatabaseRefused(
                f"Of {table}, {given.rows} rows were read and {taken.rows} arrived, or not as they were;"
                " nothing has been kept."
            )
    await taker.settle()
    return moved


async def _giver(where: Where) -> Side:
    if is_address(where):
        from data.postgres.moving import Giver as PostgresGiver

        return await PostgresGiver.open(str(where))
    from data.sqlite.moving import Giver

    return Giver(Path(where))


async def _taker(where: Where) -> Side:
    if is_address(where):
        from data.postgres.moving import Taker as PostgresTaker

        return await PostgresTaker.open(str(where))
    from data.sqlite.moving import Taker

    return Taker(Path(where))
