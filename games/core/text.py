"""What is said, before it is in anybody's language: keys and arguments, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

import msgspec

Seat = int

SEAT_ARGS = frozenset({"who", "whom", "by", "owner"})
"""Arguments of these names are seats (or lists of seats); a reader sees the players' names."""


OWN_WORDS = "text"
"""An argument of this name is what somebody wrote: never a word of ours, whatever it looks like."""


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to say: the key of its text and the facts that go in."""

    key: str
    args: dict[str, Any] = {}

    def __hash__(self) -> int:
        """So that what is drawn with a text can be remembered by it."""
        return hash((self.key, *map(str, self.args.values())))


def say(key: str, **args: object) -> Phrase:
    return Phrase(key, plain(args))


def plain(args: Mapping[str, object]) -> dict[str, Any]:
    """Facts as JSON knows them: a member of an enum becomes its word, so that texts can name it."""
    return {name: value if type(value) in _PLAIN else _plain(value) for name, value in args.items()}


_PLAIN = (int, str, bool, type(None))


def _plain(value: object) -> Any:
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, list | tuple):
        return [item if type(item) in _PLAIN else _plain(item) for item in value]
    return value


class Refused(Exception):
    """A rightful no: what is wrong and what is possible instead, as a text for the one who tried."""

    def __init__(self, key: str, **args: object) -> None:
        self.phrase = say(key, **args)
        super().__init__(key)
