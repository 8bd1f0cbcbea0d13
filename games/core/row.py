"""What plain data is made of."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True, gc=False):
    """Plain data that never changes and is never part of a cycle.

    The garbage collector leaves it alone: a house keeps hundreds of thousands of rows in memory, and looking through
    them again and again would cost more than playing.
    """
