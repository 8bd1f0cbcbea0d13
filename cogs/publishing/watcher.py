"""What the delivery asks of whoever looks after tables beyond their messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.core.text import Seat
from games.host.rows import AuditRow
from games.host.table_state import TableState


class Watcher(Protocol):
    async def lost(self, state: TableState, why: str) -> None:
        """A table cannot be shown: "gone" or "forbidden". Told once for each reason."""

    async def found(self, state: TableState) -> None:
        """A table that could not be shown can be again."""

    async def still_here(self, state: TableState, users: Sequence[int]) -> list[int]:
        """Those of these people who are still in the server; asked before they are called or reminded."""

    async def rated(self, state: TableState) -> list[tuple[Seat, int, int]]:
        """Whose rating a finished game moved: from what, to what."""

    async def noted(self, rows: Sequence[AuditRow]) -> None:
        """A moderator has done something at a table, and the audit has it."""
