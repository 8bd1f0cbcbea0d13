"""What has been shown of a table, and where: the Discord side's own memory, kept beside the table."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from games.host.rows import PublishedRow, TableId
from games.host.store import Store


class Shown(msgspec.Struct, omit_defaults=True):
    """Ids of messages and what they show. Losing it costs a message posted twice, never a game."""

    threads: bool = True
    """Whether the table gets a thread; decided when it was opened."""
    lobby: int = 0
    home: int = 0
    """Where the lobby's message is, when that is not the table's channel: a rematch asked for in a thread."""
    place: int = 0
    """The thread or channel the table lives in."""
    message: int = 0
    posted: float = 0
    version: int = 0
    """The table's version that the message shows."""
    words: str = ""
    """The fingerprint of the message's text and controls, if it is known: what would look the same is not sent."""
    until: int = 0
    """The deadline that the message shows."""
    picture: str = ""
    """The picture that the message shows."""
    bottom: int = 0
    """The newest message that the table itself sent there: only what others write below makes it scroll away."""
    ping: int = 0
    pinged: str = ""
    """The question somebody was mentioned for."""
    directs: dict[str, tuple[int, int, int]] = {}
    """Hands in direct messages: by user the channel, the message and the version shown."""
    notices: list[str] = []
    """Things said once."""
    ratings: list[tuple[int, int, int]] | None = None
    """When it is over: by seat the rating before and after; None: not worked out yet."""
    title: str = ""
    """What a winner called the table's work when it was done, as it was written."""

    def once(self, notice: str) -> bool:
        """True the first time."""
        if notice in self.notices:
            return False
        self.notices.append(notice)
        return True


KEPT = 2_000


class Ledger:
    """Reads and keeps what has been shown; only the one process that shows a table writes about it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[TableId, bytes] = OrderedDict()

    async def read(self, table: TableId) -> Shown:
        data = self._kept.get(table)
        if data is None:
            row = await self._store.published(table)
            data = row.data if row is not None else b"{}"
            self._remember(table, data)
        return msgspec.json.decode(data, type=Shown)

    async def keep(self, table: TableId, shown: Shown, cursor: int, done: bool = False) -> None:
        data = msgspec.json.encode(shown)
        await self._store.note_published(PublishedRow(table, cursor, data, done))
        self._remember(table, data)

    def _remember(self, table: TableId, data: bytes) -> None:
        self._kept[table] = data
        self._kept.move_to_end(table)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
