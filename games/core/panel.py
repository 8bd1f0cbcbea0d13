"""What a player looks at, as data: the same for Discord, a terminal and a test."""

from __future__ import annotations

import msgspec

from games.core.scene import Scene
from games.core.text import Phrase, Seat


class Block(msgspec.Struct, frozen=True):
    """A few lines that belong together; the lines of a seat stand under its name."""

    lines: list[Phrase]
    seat: Seat | None = None
    title: Phrase | None = None
    detail: bool = False
    """What a picture shows anyway: in words only for those who ask for them."""


class Panel(msgspec.Struct, frozen=True):
    """A heading, blocks of facts, and perhaps a picture of the same facts."""

    heading: Phrase
    blocks: list[Block]
    scene: Scene | None = None
