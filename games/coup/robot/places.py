"""The five characters of a game as places in a row, whoever the fifth is: numbers are quicker than names."""

from __future__ import annotations

from games.coup.pieces import (
    ASSASSINATE,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    STEAL,
    TAX,
    Character,
    cast,
)

DUCHESS, ASSASSIN, CONTESSA, CAPTAIN, FIFTH = range(5)
FIVE = range(5)

CLAIMED = {TAX: DUCHESS, ASSASSINATE: ASSASSIN, STEAL: CAPTAIN, EXCHANGE: FIFTH, EXAMINE: FIFTH}
"""What an action claims."""
BLOCKED = {FOREIGN_AID: (DUCHESS,), ASSASSINATE: (CONTESSA,), STEAL: (CAPTAIN, FIFTH)}
"""What blocks an action."""

Hand = tuple[int, ...]
"""One place or two, in rising order."""

SINGLES: tuple[Hand, ...] = tuple((one,) for one in FIVE)
PAIRS: tuple[Hand, ...] = tuple((one, two) for one in FIVE for two in range(one, 5))


def place(character: Character) -> int:
    return min(character, 5) - 1


def character_at(place: int, fifth: Character) -> Character:
    return cast(fifth)[place]
