"""What a host may set before a game starts, as data: one definition serves commands, panels, checks and texts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.core.ask import Pace
from games.core.text import Refused, typed

Value = str | int | bool
Options = dict[str, Value]


class Choice(msgspec.Struct, frozen=True):
    """One of a few words."""

    key: str
    values: tuple[str, ...]
    default: str

    def read(self, given: object) -> str:
        if given not in self.values:
            raise Refused("refused-option-value", option=self.key, values=typed(*self.values))
        return str(given)


class Flag(msgspec.Struct, frozen=True):
    """On or off."""

    key: str
    default: bool = False

    def read(self, given: object) -> bool:
        if isinstance(given, bool):
            return given
        if given in ("on", "true", "yes"):
            return True
        if given in ("off", "false", "no"):
            return False
        raise Refused("refused-option-value", option=self.key, values=typed("on", "off"))


class Number(msgspec.Struct, frozen=True):
    """A whole number between two bounds, or one of a few others ("0 = by the rules")."""

    key: str
    least: int
    most: int
    default: int
    also: tuple[int, ...] = ()

    def read(self, given: object) -> int:
        try:
            number = int(str(given))
        except ValueError:
            number = None
        if number is None or not (self.least <= number <= self.most or number in self.also):
            raise Refused("refused-option-number", option=self.key, least=self.least, most=self.most)
        return number


HOUR = 3600
DAY = 24 * HOUR
LONGEST = 7 * DAY
LONG_CLOCKS = (HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, LONGEST)
"""Correspondence: the times per decision that are offered; any from the first to the last may be named."""


class Seconds(Number, frozen=True):
    """Time for a decision: between the game's own bounds at a live table, from an hour to a week by correspondence."""

    also: tuple[int, ...] = LONG_CLOCKS
    pace: Pace = Pace.TURN
    """The decisions it is for; `Game.seconds` may lend it to another pace that has no clock of its own."""

    def read(self, given: object) -> int:
        try:
            number = int(str(given))
        except ValueError:
            number = -1
        if not (self.least <= number <= self.most or HOUR <= number <= LONGEST):
            raise Refused("refused-option-clock", option=self.key, least=self.least, most=self.most)
        return number


Option = Choice | Flag | Number


def settle(known: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Every option with its value: as given where given, else the default. Refuses what it does not know."""
    for key in given:
        if all(option.key != key for option in known):
            raise Refused("refused-option-unknown", option=key, options=typed(*[option.key for option in known]))
    return {option.key: option.read(given[option.key]) if option.key in given else option.default for option in known}
