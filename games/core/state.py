"""What every game's state has in common."""

from __future__ import annotations

import msgspec

from games.core.text import Seat


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody, one, several), each seat's score, and a word for why."""

    winners: list[Seat]
    scores: list[int]
    why: str = ""


class State(msgspec.Struct, kw_only=True):
    """A game's state: plain ints, strings, enums, lists. Never a set: its order differs between processes."""

    result: Result | None = None
