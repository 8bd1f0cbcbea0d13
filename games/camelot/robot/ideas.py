"""What a robot could do, what it thinks of it, and why."""

from __future__ import annotations

from typing import NamedTuple

from games.core.menu import Path
from games.core.text import Phrase, say


class Idea(NamedTuple):
    """One answer, its worth in swords for whoever gives it, and what speaks for or against it."""

    worth: float
    path: Path
    why: Phrase
    soon: float = 0.0
    """How much it is done before other things because it costs no action; no part of its worth."""


def because(reason: str, **facts: object) -> Phrase:
    return say(f"camelot-coach-{reason}", **facts)
