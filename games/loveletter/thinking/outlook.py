"""What positions have come to in many rounds among robots, and which of two cards is played.

Measured by `tools/loveletter_outlook.py`, which says how.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

PHASES = 3


@cache
def tables() -> dict[str, Any]:
    return json.loads((Path(__file__).parent / "outlook.json").read_text())  # type: ignore[no-any-return]


def phase(deck: int) -> int:
    """Early, middle or late in the round, by the cards left to draw."""
    return 0 if deck > 6 else 1 if deck > 3 else 2


def habit(deck: int, played: int, kept: int) -> float:
    """How likely somebody with these two cards plays that one."""
    value: float = tables()["habit"][phase(deck)][played][kept] / 1000
    return value


def pair(deck: int, shielded: bool, seen: bool, knowing: bool, mine: int, theirs: int) -> float:
    """With one rival: the chance to win after one's own play, both cards being these."""
    value: float = tables()["pair"][min(deck, 10)][shielded * 4 + seen * 2 + knowing][mine][theirs] / 1000
    return value


def crowd(rivals: int, deck: int, shielded: bool, seen: bool, knowing: bool, mine: int) -> float:
    """With two or three rivals: the chance to win after one's own play."""
    value: float = tables()["crowd"][rivals][min(deck, 12)][shielded * 4 + seen * 2 + knowing][mine] / 1000
    return value
