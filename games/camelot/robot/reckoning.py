"""What the swords on the table promise: how likely the knights win, with a Traitor hidden, unmasked or absent."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.camelot.pieces import BLACK_SWORDS_LOSE, MOST_ENGINES, SWORDS_END

TURNED = 2
"""White swords that a hidden Traitor turns at the last count."""

HIDDEN = (0.99, 0.99, 0.99, 0.99, 0.98, 0.95, 0.9, 0.85, 0.78, 0.62, 0.5, 0.35)
"""How often the knights live to see the next sword, by the engines there are; counted in selfplay."""

OPEN = (0.88, 0.86, 0.84, 0.82, 0.78, 0.72, 0.65, 0.58, 0.5, 0.4, 0.25, 0.1)
"""The same while an unmasked Traitor brings an engine or a Black card in every round."""


class Hopes(NamedTuple):
    """All that the promise depends on, besides the Traitor."""

    white: int
    black: int
    engines: int
    seats: int

    def laid(self, white: int, black: int, engines: int = 0) -> Hopes:
        return Hopes(self.white + white, self.black + black, min(MOST_ENGINES - 1, self.engines + engines), self.seats)

    def wronged(self) -> Hopes:
        """After a false accusation: one white sword turns, if there is one."""
        return self.laid(-1, 1) if self.white else self

    @property
    def over(self) -> bool:
        return self.black >= BLACK_SWORDS_LOSE or self.white + self.black >= SWORDS_END

    def verdict(self, turned: int) -> float:
        """1 if the knights win now that it is over, else 0."""
        return float(self.black < BLACK_SWORDS_LOSE and self.white - turned > self.black + turned)

    @property
    def light(self) -> float:
        """How often the next sword is a white one: the fewer knights, the longer they draw before they quest."""
        return 0.87 - 0.05 * self.seats


def clear(hopes: Hopes) -> float:
    """There is no Traitor."""
    return _unturned(hopes, HIDDEN, 1)


def unmasked(hopes: Hopes) -> float:
    """The Traitor is known: no swords turn, but Evil goes faster."""
    return _unturned(hopes, OPEN, 2)


@cache
def _unturned(hopes: Hopes, survive: tuple[float, ...], engines: int) -> float:
    """With nobody left to turn swords; so many engines come with each."""
    if hopes.over:
        return hopes.verdict(0)
    better, worse = (_unturned(hopes.laid(*sword, engines), survive, engines) for sword in ((1, 0), (0, 1)))
    return survive[hopes.engines] * (hopes.light * better + (1 - hopes.light) * worse)


@cache
def hidden(hopes: Hopes, suspects: int, accusers: int) -> float:
    """The Traitor is one of so many, and so many of the loyal may still accuse: they do when it is best."""
    if hopes.over:
        return hopes.verdict(TURNED)
    waits = wait(hopes, suspects, accusers)
    return max(waits, charge(hopes, suspects, accusers, 1 / suspects)) if suspects and accusers else waits


def wait(hopes: Hopes, suspects: int, accusers: int) -> float:
    """Nobody is accused before the next sword."""
    better, worse = (hidden(hopes.laid(*sword, 1), suspects, accusers) for sword in ((1, 0), (0, 1)))
    return HIDDEN[hopes.engines] * (hopes.light * better + (1 - hopes.light) * worse)


def charge(hopes: Hopes, suspects: int, accusers: int, sure: float) -> float:
    """One of them is accused, and is the Traitor as likely as this; else the others have one suspect fewer.

    Whoever is left to accuse has two at least: the one who erred knows better, but has had their say.
    """
    wrong = hidden(hopes.wronged(), max(2, suspects - 1), accusers - 1) if sure < 1 else 0.0
    return sure * unmasked(hopes.laid(1, 0)) + (1 - sure) * wrong
