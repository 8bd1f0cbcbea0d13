"""All that can happen to a match from outside. Nothing else changes one."""

from __future__ import annotations

from games.core.menu import Path
from games.core.row import Row
from games.core.text import Seat


class Answer(Row, frozen=True, array_like=True, tag="a"):
    """A seat's complete answer to the open ask."""

    seat: Seat
    path: Path


class Time(Row, frozen=True, array_like=True, tag="t"):
    """The clock ran out: the rules fill in what is missing, all of it in one step."""


class Left(Row, frozen=True, array_like=True, tag="l"):
    """A seat gives up for good; it may do so when it is not asked anything."""

    seat: Seat


Entry = Answer | Time | Left

TIME = Time()


class Past(Row, frozen=True, array_like=True):
    """An entry as the match remembers it, with the serial it was given."""

    serial: int
    entry: Entry
