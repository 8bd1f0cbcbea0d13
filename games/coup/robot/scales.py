"""What lives, coins and characters are worth, by how many are left."""

from __future__ import annotations

from math import exp

import msgspec

MOST_COINS = 14


class Scale(msgspec.Struct, frozen=True):
    """What counts at a table of so many, in logarithms of strength."""

    life: float
    """A second life."""
    coins: tuple[tuple[float, ...], tuple[float, ...]]
    """Purses of 0, 2, 3, 5, 7 and 10 coins, with one life and with two; between them in equal steps."""
    cards: tuple[tuple[float, ...], tuple[float, ...]]
    """The five characters, with one life and with two."""
    wait: float
    """Being the last to have a turn rather than the next."""


FITTED = (
    Scale(
        2.7,
        ((0, 0.35, 0.7, 1.7, 2.55, 3.5), (0, 0.6, 1.1, 1.8, 2.55, 3.4)),
        ((-0.3, 0.5, -1.1, 0.6, 0.4), (0.4, 0.6, 0.0, 0.6, 0.35)),
        0.45,
    ),
    Scale(
        0.2,
        ((0, 0.15, 0.4, 0.4, 0.4, 0.45), (0, 0.3, 0.4, 0.5, 0.7, 0.95)),
        ((0.1, 0.4, -0.05, 0.0, -0.1), (0.4, 0.5, 0.05, 0.2, -0.1)),
        0.03,
    ),
    Scale(
        0.6,
        ((0, 0.1, 0.1, 0.1, 0.15, 0.3), (0, 0.1, 0.1, 0.1, 0.2, 0.3)),
        ((0.15, 0.3, -0.05, -0.0, -0.15), (0.1, 0.3, 0.0, 0.05, -0.1)),
        0.03,
    ),
    Scale(
        0.2,
        ((0, 0.05, 0.03, 0.02, 0.05, 0.1), (0, 0.02, 0.01, 0.05, 0.12, 0.15)),
        ((0.1, 0.3, -0.05, -0.05, -0.1), (0.18, 0.3, 0.05, 0.05, 0.0)),
        0.02,
    ),
)
"""For two, for three, for four, and for more who are left, by games between robots and adjusted by hand: at a full
table coins are worth next to nothing yet, because everybody aims at the rich, and an Assassin is worth most.
"""

PLAIN = (
    Scale(
        1.8,
        ((0, 0.5, 1.0, 1.7, 2.5, 3.2), (0, 0.5, 0.9, 1.4, 2.0, 2.5)),
        ((-0.3, -0.1, 0.2, 0.6, 0.1), (0.8, 0.2, 0.3, 0.8, 0.4)),
        0.39,
    ),
    Scale(
        0.2,
        ((0, 0.0, 0.15, 0.4, 0.5, 0.6), (0, 0.15, 0.5, 0.7, 1.0, 1.2)),
        ((-0.2, 0.1, 0.0, 0.15, 0.1), (0.25, 0.1, 0.15, 0.25, 0.2)),
        0.11,
    ),
    Scale(
        0.6,
        ((0, 0.1, 0.15, 0.2, 0.3, 0.4), (0, 0.1, 0.1, 0.25, 0.45, 0.5)),
        ((0, 0.1, 0.0, 0.05, 0.05), (0.25, 0.12, 0.18, 0.15, 0.1)),
        0.03,
    ),
    Scale(
        0.35,
        ((0, 0.02, 0.01, -0.02, 0.03, 0.06), (0, 0.02, 0.01, 0.08, 0.22, 0.27)),
        ((0, 0.06, -0.05, 0.0, 0.05), (0.25, 0.12, 0.2, 0.1, 0.12)),
        0.04,
    ),
)
"""What players of some practice go by."""

_KNOTS = (0, 2, 3, 5, 7, 10)


def _purse(knots: tuple[float, ...], coins: int) -> float:
    coins = min(coins, _KNOTS[-1])
    for low in range(len(_KNOTS) - 1):
        if coins <= _KNOTS[low + 1]:
            part = (coins - _KNOTS[low]) / (_KNOTS[low + 1] - _KNOTS[low])
            return knots[low] + (knots[low + 1] - knots[low]) * part
    return knots[-1]


def _means(scale: Scale) -> tuple[tuple[float, ...], ...]:
    """Strength by lives (from 0) and coins."""
    rows = [(0.0,) * MOST_COINS]
    for lives in (1, 2):
        life = scale.life if lives == 2 else 0.0
        rows.append(tuple(exp(life + _purse(scale.coins[lives - 1], coins)) for coins in range(MOST_COINS)))
    return tuple(rows)


class Scales:
    """One player's measure of everything."""

    def __init__(self, scales: tuple[Scale, ...]) -> None:
        self.cards = [scale.cards for scale in scales]
        self.strength = [_means(scale) for scale in scales]
        self.waits = [
            [exp(-scales[min(max(left, 2), 5) - 2].wait * place / max(left - 1, 1)) for place in range(left)]
            for left in range(9)
        ]
        """By how many are left, and who has a turn before."""


SHARP, ROUGH = Scales(FITTED), Scales(PLAIN)
