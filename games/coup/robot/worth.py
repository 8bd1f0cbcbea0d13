"""How likely a seat is to win: everybody's strength by lives, coins and characters, and whose turn is next."""

from __future__ import annotations

from math import exp

import msgspec

from games.core.text import Seat
from games.coup.pieces import MURDER_COST
from games.coup.robot.belief import Belief
from games.coup.robot.places import Hand

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


SCALES = (
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
"""For two, for three, for four, and for more who are left, fitted to games between robots: at a full table coins are
worth nothing yet, because everybody aims at the rich.
"""

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


_STRENGTH = tuple(_means(scale) for scale in SCALES)

_WAITS = [
    [exp(-SCALES[min(max(left, 2), 5) - 2].wait * place / max(left - 1, 1)) for place in range(left)]
    for left in range(9)
]
"""By how many are left, and who has a turn before."""

Changes = dict[Seat, tuple[int, int]]
"""Lives and coins that seats will have."""


class Standing:
    """The table as it stands when the turn under way is over."""

    def __init__(self, belief: Belief) -> None:
        view = belief.view
        self.belief = belief
        self.me = belief.me
        self.hand: Hand = tuple(sorted(min(card, 5) - 1 for card in view.hand))
        self.lives = [courtier.hidden for courtier in view.courtiers]
        self.coins = [courtier.coins for courtier in view.courtiers]
        seats = len(view.courtiers)
        self.order = [seat for seat in ((view.active + 1 + step) % seats for step in range(seats)) if self.lives[seat]]
        """Who is next, and so on."""
        self.base = list(zip(self.lives, self.coins, strict=True))
        self._cards: dict[int, float] = {}

    def chance(self, changes: Changes, hand: Hand | None = None, tilt: float = 0.0) -> float:
        """This seat's chance to win after these changes, with this hand; `tilt`: what else makes it stronger."""
        left = len(self.order)
        for lives, _ in changes.values():
            if lives <= 0:
                left -= 1
        group = (left if left < 5 else 5) - 2
        mine = others = 0.0
        if group <= 0:
            ended = self._ended(changes, left)
            if ended is not None:
                return ended
        table, waits = _STRENGTH[group], _WAITS[left]
        place = 0
        for seat in self.order:
            lives, coins = changes.get(seat) or self.base[seat]
            if lives <= 0:
                continue
            strength = table[lives][coins] * waits[place]
            place += 1
            if seat == self.me:
                mine = strength * exp(self.own(hand or self.hand, lives, group) + tilt)
            else:
                others += strength * self._theirs(seat, lives, group)
        return mine / (mine + others)

    def _ended(self, changes: Changes, left: int) -> float | None:
        """One's chance when the game is over, or the next to play has won it with a Murder."""
        alive = [seat for seat in self.order if (changes.get(seat) or self.base[seat])[0] > 0]
        if left < 2:
            return float(alive == [self.me])
        mover, rival = alive
        coins, lives = (changes.get(mover) or self.base[mover])[1], (changes.get(rival) or self.base[rival])[0]
        return float(mover == self.me) if coins >= MURDER_COST and lives == 1 else None

    def own(self, hand: Hand, lives: int, group: int) -> float:
        """What a hand adds; of two cards, when one life is left, the better one."""
        if lives <= 0:
            return 0.0
        worth = SCALES[group].cards[lives - 1]
        if len(hand) == 1 or hand[0] == hand[1]:
            return worth[hand[0]]
        if lives == 1:
            return max(worth[hand[0]], worth[hand[1]])
        return worth[hand[0]] + worth[hand[1]]

    def _theirs(self, seat: Seat, lives: int, group: int) -> float:
        key = (seat * 4 + lives) * 4 + group
        found = self._cards.get(key)
        if found is None:
            worth = SCALES[group].cards[lives - 1]
            if lives == self.lives[seat]:
                found = 0.0
                for likely, card in zip(self.belief.holds[seat], worth, strict=True):
                    found += likely * card
            else:
                found = sum(likely * max([worth[card] for card in hand]) for hand, likely in self.belief.hands[seat])
            found = self._cards[key] = exp(found)
        return found
