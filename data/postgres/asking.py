"""One statement for all who ask the same of some table at the same moment."""

from __future__ import annotations

import asyncio
from typing import Any

from data.postgres.lines import Lines
from games.host.rows import TableId


class Asking:
    """A statement for the numbers of several tables, of which each row begins with one of them."""

    def __init__(self, lines: Lines, statement: str) -> None:
        self._lines = lines
        self._statement = statement
        self._loop = asyncio.get_running_loop()
        self._asked: set[TableId] = set()
        self._found: asyncio.Task[dict[TableId, Any]] | None = None
        self._fetching: set[asyncio.Task[dict[TableId, Any]]] = set()

    async def about(self, table: TableId) -> Any:
        """Its row, if there is one."""
        self._asked.add(table)
        if self._found is None:
            # The task starts when all who are ready now have come this far; whoever comes later asks anew.
            self._found = self._loop.create_task(self._fetch())
            self._fetching.add(self._found)
            self._found.add_done_callback(self._fetched)
        return (await asyncio.shield(self._found)).get(table)

    async def _fetch(self) -> dict[TableId, Any]:
        asked, self._asked, self._found = self._asked, set(), None
        return {row[0]: row for row in await self._lines.fetch(self._statement, list(asked))}

    def _fetched(self, task: asyncio.Task[dict[TableId, Any]]) -> None:
        self._fetching.discard(task)
        if not task.cancelled():
            task.exception()  # perhaps nobody waits for it any more

    async def close(self) -> None:
        """Also what nobody waits for any more comes to its end: it would open a connection after all are closed."""
        if self._fetching:
            await asyncio.wait(self._fetching)
