"""Marks by which the house knows its own messages again: the number of a message's outer frame, which nobody sees.

Discord keeps the number and gives it back with the message, whatever the words say and whichever buttons it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

import discord

from games.host.rows import TableId

SPAN = 1 << 29
"""A number has 31 bits: two for the kind, the rest for the table. Discord itself counts from 1, which is no kind."""
CALLS = SPAN // 2
"""From here on up to the first kind: the lines that call somebody."""


class Kind(IntEnum):
    """What a message is to its table."""

    LOBBY = 1
    TABLE = 2
    HAND = 3


class Mark(NamedTuple):
    """Says of a message which table it belongs to, and as what."""

    kind: Kind
    table: TableId

    @property
    def number(self) -> int:
        return self.kind * SPAN + self.table % SPAN


def marked(components: Sequence[object]) -> int:
    """The number of a message's outer frame; 0 when it has none."""
    frame = components[0] if components else None
    return (frame.id or 0) if isinstance(frame, discord.Container) else 0


def table_marked(components: Sequence[object]) -> TableId | None:
    """The table whose live message this is, or was."""
    kind, table = divmod(marked(components), SPAN)
    return table if kind == Kind.TABLE else None


def call_mark(window: int) -> int:
    """The number of the line that calls people to this question."""
    return CALLS + window % CALLS


def call_in(components: Sequence[object]) -> tuple[int, str] | None:
    """The mark of the call that a message carries, and what it says."""
    frame = components[0] if components else None
    for part in frame.children if isinstance(frame, discord.Container) else ():
        if isinstance(part, discord.TextDisplay) and CALLS <= (part.id or 0) < SPAN:
            return part.id or 0, part.content
    return None
