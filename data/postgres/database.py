"""PostgreSQL behind the house's store: one writer with group commit, a few lines for everything else."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from data.codec import SEAT, STANDING, TABLE, listed, published_row, stored
from data.keeper import Keeper
from data.postgres.asking import Asking
from data.postgres.batch import Work
from data.postgres.fleet import Fleet, Now
from data.postgres.line import Line, connect, refusing
from data.postgres.lines import Lines
from data.postgres.schema import bring_up_to_date, inspect
from data.postgres.scribe import Scribe
from data.script import Script, Write
from data.writer import Writer
from games.host.fellows import ROOMS
from games.host.rows import Change, PublishedRow, Stored, TableId

T = TypeVar("T")

_LOAD = f"""
SELECT {listed(TABLE)}, (SELECT data FROM lives WHERE table_id = id),
    ARRAY(SELECT ROW ({listed(SEAT)}) FROM seats WHERE table_id = id ORDER BY seat),
    ARRAY(SELECT ROW ({listed(STANDING)}) FROM standing WHERE table_id = id ORDER BY seat, preference),
    ARRAY(SELECT data FROM log WHERE table_id = id ORDER BY version DESC LIMIT $2),
    coalesce((SELECT boot FROM rooms WHERE room = (guild >> 22) % {ROOMS}), 0)
FROM tables WHERE id = $1"""

_VERSIONS = "SELECT id, version FROM tables WHERE id = ANY ($1::BIGINT[])"
_SHOWN = "SELECT table_id, cursor, data, done FROM published WHERE table_id = ANY ($1::BIGINT[])"


class Database(Keeper):
    """The store on PostgreSQL; every read and every batch of writes is one statement."""

    def __init__(self, address: str, scribe: Scribe, lines: Lines) -> None:
        self._address = address
        self._scribe = scribe
        self._lines = lines
        self._writer: Writer[Work] = Writer(scribe.keep)
        self._versions, self._shown = Asking(lines, _VERSIONS), Asking(lines, _SHOWN)

    @classmethod
    async def open(cls, address: str) -> Database:
        """Refuses, with one clear sentence and changing nothing, a database that cannot be served."""
        line = await connect(address)
        with refusing(address, line):
            await bring_up_to_date(line, address)
            scribe = Scribe(address)
            await scribe.open()
        return cls(address, scribe, Lines(address, line))

    async def close(self) -> None:
        await self._writer.close()
        for asking in (self._versions, self._shown):
            await asking.close()
        await self._lines.close()
        await self._scribe.close()

    async def size(self) -> int:
        ((found,),) = await self._lines.fetch("SELECT pg_database_size(current_database())")
        return int(found)

    def lease(self, now: Now | None = None) -> Fleet:
        return Fleet(self._address, self._lines, now)

    async def _read(self, script: Script[T]) -> T:
        return await self._lines.read(script)

    async def _write(self, write: Write[T]) -> T:
        return await self._lines.write(write)

    async def create(self, change: Change) -> TableId:
        return await self._writer.write(change)  # type: ignore[no-any-return]

    async def commit(self, change: Change) -> None:
        await self._writer.write(change)

    async def load(self, table: TableId, recent: int) -> Stored | None:
        found = await self._lines.fetch(_LOAD, table, recent)
        return _stored(found[0]) if found else None

    # Whoever serves a table of another process asks for these at every click.

    async def version(self, table: TableId) -> int | None:
        found = await self._versions.about(table)
        return None if found is None else int(found["version"])

    async def published(self, table: TableId) -> PublishedRow | None:
        found = await self._shown.about(table)
        return None if found is None else published_row(*found)

    async def note_published(self, row: PublishedRow) -> None:
        await self._writer.write(row)


async def read_table(address: str, table: TableId) -> Stored | None:
    """From a database that is only read."""
    line: Line = await connect(address, {"default_transaction_read_only": "on"})
    with refusing(address, line):
        found = await line.fetch(_LOAD, table, 0) if await inspect(line, address) else []
        await line.close()
    return _stored(found[0]) if found else None


def _stored(found: Line) -> Stored:
    *row, life, seats, standing, last, boot = found
    return msgspec.structs.replace(stored(row, life, seats, standing, last), boot=boot)
