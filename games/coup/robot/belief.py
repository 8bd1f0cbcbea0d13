"""What a seat may believe of hidden hands: every hand that is possible, weighted by its owner's story."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Seat
from games.coup.pieces import deck
from games.coup.robot.places import FIVE, PAIRS, SINGLES, Hand, place
from games.coup.robot.stories import Story, odds, stories, weight
from games.coup.robot.temper import Temper
from games.coup.view import View

Hands = list[tuple[Hand, float]]
"""Possible hands and how likely each is."""

NOTHING_SAID = (1.0,) * 5
LEAST = 0.03
"""So many copies are left of a character that others seem to hold altogether."""


class Belief:
    """The others' hands as this seat may guess them, and its own as the others may."""

    def __init__(self, view: View, temper: Temper) -> None:
        assert view.seat is not None
        self.view = view
        self.temper = temper
        self.me: Seat = view.seat
        self.stories = stories(view, temper)
        self.foes = [seat for seat in self.stories if seat != self.me]
        self.known: dict[Seat, list[int]] = {seat: [] for seat in self.foes}
        for sight in view.seen:
            if sight.sure and sight.whom in self.known and place(sight.card) not in self.known[sight.whom]:
                self.known[sight.whom].append(place(sight.card))
        self.pool = _counted(view.unseen())
        for cards in self.known.values():
            for card in cards:
                self.pool[card] -= 1
        self.hands: dict[Seat, Hands] = {}
        self._deal()
        self.holds = {seat: held(hands) for seat, hands in self.hands.items()}

    def _deal(self) -> None:
        """Each hand by itself, then once more with what the others seem to hold taken out of the pool."""
        slots = {seat: self.view.courtiers[seat].hidden - len(self.known[seat]) for seat in self.foes}
        size = max(sum(self.pool), 1)
        alone = {seat: self._possible(seat, self.pool) for seat in self.foes}
        if len(self.foes) == 1:
            self.hands = alone
            return
        excess = [0.0] * 5
        each: dict[Seat, list[float]] = {}
        for seat, hands in alone.items():
            mine = [-slots[seat] * copies / size for copies in self.pool]
            for hand, likely in hands:
                for card in hand:
                    mine[card] += likely
            for card in self.known[seat]:
                mine[card] -= 1
            each[seat] = mine
            for card in FIVE:
                excess[card] += mine[card]
        for seat in self.foes:
            mine = each[seat]
            left = [
                max(copies - excess[card] + mine[card], LEAST) if copies > 0 else 0.0
                for card, copies in enumerate(self.pool)
            ]
            self.hands[seat] = self._possible(seat, left)

    def _possible(self, seat: Seat, pool: Sequence[float]) -> Hands:
        return possible(pool, self.view.courtiers[seat].hidden, self.known[seat], self.stories[seat].factors)

    def seems(self, card: int, *, block: bool | None, seen: int = 0) -> float:
        """How likely the others must think that this seat holds what it is about to claim.

        `block`: it is claimed to block, or to act; None: before anything is said. `seen`: how many copies of it
        whoever thinks so has before them.
        """
        mine: Story = self.stories[self.me]
        factors = list(mine.factors)
        pool = self.public_pool()
        if block is not None:
            before = odds(factors[card], int(pool[card]), int(sum(pool)), len(self.view.hand))
            factors[card] *= weight(mine, card, block, len(self.view.hand), before, self.temper)
        pool[card] = max(pool[card] - seen, 0)
        return held(possible(pool, len(self.view.hand), (), factors))[card]

    def public_pool(self) -> list[float]:
        pool = _counted(deck(self.view.fifth, self.view.copies))
        for courtier in self.view.courtiers:
            for card in courtier.shown:
                pool[place(card)] -= 1
        return pool


def at_a_glance(view: View, seat: Seat, card: int, temper: Temper) -> float:
    """How likely this seat is to hold the character, as if nobody else held anything."""
    pool = _counted(view.unseen())
    story = stories(view, temper, seat)[seat]
    return held(possible(pool, view.courtiers[seat].hidden, (), story.factors))[card]


def possible(pool: Sequence[float], lives: int, known: Sequence[int], factors: Sequence[float]) -> Hands:
    """Every hand of that many lives: how many ways there are to draw it, times what speaks for it."""
    if len(known) >= lives:
        return [(tuple(sorted(known[:lives])), 1.0)]
    if lives == 1:
        weights = [(hand, pool[hand[0]] * factors[hand[0]]) for hand in SINGLES]
    elif known:
        weights = _beside(known[0], pool, factors)
    else:
        weights = []
        for hand in PAIRS:
            one, two = hand
            if one == two:
                likely = pool[one] * (pool[one] - 1) * 0.5 * factors[one]
            else:
                likely = pool[one] * pool[two] * factors[one] * factors[two]
            if likely > 0:
                weights.append((hand, likely))
    total = 0.0
    for _, likely in weights:
        total += likely
    if total > 0:
        return [(hand, likely / total) for hand, likely in weights if likely > 0]
    return possible(pool, lives, known, NOTHING_SAID) if factors is not NOTHING_SAID else _anything(lives)


def _beside(sure: int, pool: Sequence[float], factors: Sequence[float]) -> Hands:
    """A hand of which one card is known."""
    return [
        ((min(sure, card), max(sure, card)), pool[card] * (factors[card] if card != sure else 1.0)) for card in FIVE
    ]


def _anything(lives: int) -> Hands:
    hands = SINGLES if lives == 1 else PAIRS
    return [(hand, 1 / len(hands)) for hand in hands]


def held(hands: Hands) -> list[float]:
    """How likely each character is to be in the hand."""
    found = [0.0] * 5
    for hand, likely in hands:
        for card in hand:
            found[card] += likely
        if len(hand) == 2 and hand[0] == hand[1]:
            found[hand[0]] -= likely
    return found


def _counted(cards: Sequence[int]) -> list[float]:
    found = [0.0] * 5
    for card in cards:
        found[min(card, 5) - 1] += 1
    return found
