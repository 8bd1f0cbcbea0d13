"""What messages are made of, as plain data: just what Discord is sent.

discord.py's own items carry callbacks, and are kept and timed for them. Here every control is read by its id alone
(`cogs.ui.door`), so nothing of that is needed, and a panel is put together and checked in half the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from texts.catalogue import Emoji


class Part(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """Names and numbers are Discord's own; what it takes for granted is left out."""


class Words(Part, frozen=True, tag=10):
    content: str
    id: int | None = None


class Symbol(msgspec.Struct, frozen=True):
    """One of the bot's own emojis, beside a label."""

    id: str
    name: str

    @classmethod
    def of(cls, emoji: Emoji | None) -> Symbol | None:
        return cls(str(emoji.id), emoji.name) if emoji is not None else None


class Press(Part, frozen=True, tag=2):
    """A button."""

    style: int
    label: str
    custom_id: str
    disabled: bool = False
    emoji: Symbol | None = None


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a menu of words."""

    label: str
    value: str
    description: str | None = None
    default: bool = False
    emoji: Symbol | None = None


class Picker(Part, frozen=True, tag=3):
    """A menu of words."""

    custom_id: str
    placeholder: str
    options: Sequence[Option]
    min_values: int = 1
    max_values: int = 1


class Known(msgspec.Struct, frozen=True):
    """What stands in a menu whose options Discord itself knows."""

    id: str
    type: str


class PersonPicker(Part, frozen=True, tag=5):
    custom_id: str
    placeholder: str


class RolePicker(Part, frozen=True, tag=6):
    custom_id: str
    placeholder: str
    min_values: int = 1
    max_values: int = 1
    default_values: Sequence[Known] = ()


class ChannelPicker(Part, frozen=True, tag=8):
    custom_id: str
    placeholder: str
    channel_types: Sequence[int]
    min_values: int = 1
    max_values: int = 1
    default_values: Sequence[Known] = ()


class Row(Part, frozen=True, tag=1):
    """Up to five buttons, or one menu."""

    components: Sequence[Part]


class Media(msgspec.Struct, frozen=True):
    """A file of the same message, by its name."""

    url: str

    @classmethod
    def of(cls, file: str) -> Media:
        return cls(f"attachment://{file}")


class Pictured(msgspec.Struct, frozen=True):
    """A picture, and what it shows in words."""

    media: Media
    description: str


class Gallery(Part, frozen=True, tag=12):
    items: Sequence[Pictured]


class Attached(Part, frozen=True, tag=13):
    """A file to be taken away."""

    file: Media

    @classmethod
    def of(cls, file: str) -> Attached:
        return cls(Media.of(file))


def bare(word: object) -> str:
    """What a word or a name says: all else about it is for sentences."""
    if not isinstance(word, str):
        raise TypeError(f"a part of a message cannot be a {type(word).__name__}")
    return str(word)


class Frame(Part, frozen=True, tag=17):
    """All of it, perhaps with a coloured edge and a number that nobody sees."""

    components: Sequence[Part]
    accent_color: int | None = None
    id: int | None = None

    def written(self) -> dict[str, Any]:
        """As Discord reads it."""
        written: dict[str, Any] = msgspec.to_builtins(self, enc_hook=bare)
        return written

    def without_symbols(self) -> Frame:
        """The same without emojis beside labels."""
        return replace(self, components=[_without_symbols(part) for part in self.components])


def _without_symbols(part: Part) -> Part:
    if isinstance(part, Row):
        return Row([_without_symbols(one) for one in part.components])
    if isinstance(part, Press):
        return replace(part, emoji=None)
    if isinstance(part, Picker):
        return replace(part, options=[replace(option, emoji=None) for option in part.options])
    return part
