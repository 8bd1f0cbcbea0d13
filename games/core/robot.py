"""Robots: their levels, what tells one from another, and what they think of the choices before them."""

from __future__ import annotations

import msgspec

from games.core.draw import Dice
from games.core.menu import Path
from games.core.text import Phrase

EASY, USUAL, STRONG = "easy", "usual", "strong"

LEVELS = (USUAL, EASY, STRONG)
"""The usual one first; each clearly beats the one below."""


def trait(name: str, what: str) -> float:
    """From -1 to 1: how this robot leans in one thing, the same all evening; one without a name leans nowhere."""
    return Dice(f"{name}:{what}").below(2001) / 1000 - 1 if name else 0.0


class Weighed(msgspec.Struct, frozen=True):
    """A choice as the game's best robot sees it from that seat."""

    path: Path
    worth: float
    """In the game's own measure, which the text `<game>-coach-worth` names; only differences mean anything."""
    why: Phrase
    """What speaks for it, or against it."""
