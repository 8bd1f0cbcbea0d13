"""Robots' levels as tables keep them, also those that earlier versions wrote."""

from __future__ import annotations

from games.core.game import AnyGame
from games.core.robot import EASY, USUAL
from games.core.text import Refused, offering
from games.host.rows import SeatRow, Terms

_TODAYS = {"default": USUAL, "honest": EASY, "simple": EASY}
"""What earlier versions called them."""


def todays(level: str) -> str:
    """A level by the name it has now."""
    return _TODAYS.get(level, level)


def level_of(row: SeatRow, terms: Terms, game: AnyGame) -> str:
    """At which level a robot plays this seat: its own, else what the table was opened with, else the usual one."""
    return known_level(todays(row.level) or terms.level, game)


def known_level(wanted: str, game: AnyGame) -> str:
    """The level, if this game's robots know it, else their usual one."""
    return todays(wanted) if todays(wanted) in game.levels else game.levels[0]


def unknown_level(game: AnyGame) -> Refused:
    """What this game's robots know instead."""
    return offering("refused-level", {level: f"config-word-{level}" for level in game.levels})
