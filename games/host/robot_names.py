"""What robots are called: the same in every language, and never two alike at a table."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

NAMES = ("Ada", "Boole", "Curie", "Darwin", "Euler", "Fermat", "Gauss", "Hypatia", "Ibn Sina", "Kepler")

NAMELESS = "#"
"""Stands with the number of the seat for whoever asked to be forgotten: a sign that every language reads."""


def robot_name(taken: Collection[str]) -> str:
    """The next name that nobody at the table has; when all are taken they come round again, with a number."""
    names = (name if turn == 1 else f"{name} {turn}" for turn in count(1) for name in NAMES)
    return next(name for name in names if name not in taken)
