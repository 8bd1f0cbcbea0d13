"""A house that nobody watches."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Seat
from games.host.fellows import Errand, Word
from games.host.rows import AuditRow, TableId


class Silence:
    """A publisher for a house that nobody watches."""

    async def changed(self, table: TableId) -> None: ...

    async def remind(self, table: TableId, seats: Sequence[Seat]) -> None: ...

    async def noted(self, rows: Sequence[AuditRow]) -> None: ...

    async def trouble(self, table: TableId) -> None: ...

    async def recovered(self, table: TableId) -> None: ...

    async def carry_out(self, errand: Errand) -> None: ...

    async def heard(self, word: Word) -> None: ...
