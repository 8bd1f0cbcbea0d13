"""What a record leaves possible. A world gives each agent an identity and a number; worlds are bits of one integer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations

from games.core.text import Seat
from games.inkognito.pieces import COMBINATIONS, IDENTITIES, NUMBERS, Card, Combination
from games.inkognito.state import Show

Worlds = int

WORLDS = [(who, which) for who in permutations(IDENTITIES) for which in permutations(NUMBERS)]
"""Each world: the four identities and the four numbers, by agent."""
EVERY: Worlds = (1 << len(WORLDS)) - 1


def _those(holds: Iterable[bool]) -> Worlds:
    return sum(1 << place for place, true in enumerate(holds) if true)


HOLDS = [[_those(card in (who[chair], which[chair]) for who, which in WORLDS) for card in Card] for chair in range(4)]
"""For each of the four agents and each card: the worlds in which it is theirs."""


def combination_of(who: Sequence[Card], which: Sequence[Card]) -> Combination:
    """The numbers in the order of the identities they belong to."""
    return tuple([which[who.index(agent)] for agent in IDENTITIES])


_OPENS = {
    combination: _those(combination_of(who, which) == combination for who, which in WORLDS)
    for combination in COMBINATIONS
}


def worlds(agents: Sequence[Seat], seat: Seat | None, black: Sequence[Card], shows: Sequence[Show]) -> Worlds:
    """The worlds that fit one's own cards, each black card seen, and exactly one true card in each pair seen."""
    left = EVERY
    if seat in agents:
        for card in black:
            left &= HOLDS[agents.index(seat)][card]
    for show in shows:
        if show.by != seat:
            left &= told(agents.index(show.by), tuple(show.cards))
    return left


@cache
def told(chair: int, cards: tuple[Card, ...]) -> Worlds:
    """The worlds in which this agent may show these: a black card, or a pair with one true card."""
    if len(cards) == 1:
        return HOLDS[chair][cards[0]]
    return HOLDS[chair][cards[0]] ^ HOLDS[chair][cards[1]]


def count(left: Worlds) -> int:
    return left.bit_count()


def combinations(left: Worlds) -> tuple[Combination, ...]:
    """The combinations that may open the safe."""
    return tuple([combination for combination, opens in _OPENS.items() if left & opens])


def possible(left: Worlds, chair: int) -> list[Card]:
    """What this agent may be and have."""
    return [card for card in Card if left & HOLDS[chair][card]]


def members(left: Worlds) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    return [WORLDS[place] for place in numbers_of(left)]


def numbers_of(left: Worlds) -> list[int]:
    """Which of the worlds these are, by their places in the list of all."""
    found = []
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    return found


def known_since(agents: Sequence[Seat], seat: Seat, black: Sequence[Card], shows: Sequence[Show]) -> int:
    """The first round after which a single combination was left; 0: it never came to that."""
    mine = [show for show in shows if seat in show.to]
    for last in sorted({show.round for show in mine}):
        if len(combinations(worlds(agents, seat, black, [show for show in mine if show.round <= last]))) == 1:
            return last
    return 0
