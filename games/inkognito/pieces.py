"""The eight cards, the five places, and what belongs to what."""

from __future__ import annotations

from enum import IntEnum
from itertools import permutations


class Card(IntEnum):
    """What somebody may be (in the order of the combination), and the numbers one of which everybody has."""

    FIDDLEBOTTOM = 0
    BUBBLE = 1
    ZSAZSA = 2
    AGENT_X = 3
    N13 = 4
    N24 = 5
    N36 = 6
    N47 = 7

    @property
    def word(self) -> str:
        return WORDS[self]

    @property
    def kind(self) -> str:
        return IDENTITY if self < Card.N13 else NUMBER


class Place(IntEnum):
    SAN_MARCO = 0
    RIALTO = 1
    SAN_GIORGIO = 2
    SIGHS = 3
    SALUTE = 4

    @property
    def word(self) -> str:
        return self.name.lower()


IDENTITY, NUMBER = "identity", "number"
KINDS = (IDENTITY, NUMBER)

WORDS = {card: card.name.lower() for card in Card}
BY_WORD = {word: card for card, word in WORDS.items()}
PLACE_BY_WORD = {place.word: place for place in Place}

IDENTITIES = (Card.FIDDLEBOTTOM, Card.BUBBLE, Card.ZSAZSA, Card.AGENT_X)
NUMBERS = (Card.N13, Card.N24, Card.N36, Card.N47)
PARTNER = {
    Card.FIDDLEBOTTOM: Card.BUBBLE,
    Card.BUBBLE: Card.FIDDLEBOTTOM,
    Card.ZSAZSA: Card.AGENT_X,
    Card.AGENT_X: Card.ZSAZSA,
}

ROUNDS_A_CYCLE = len(Place)
PAIRS = 12
"""A true card (of two) with a false one (of six)."""

COLOURS = ("red", "blue", "green", "yellow")
AIR = 3
"""With three players, the fourth seat is empty: the air player's."""

Combination = tuple[Card, ...]
"""Four numbers, in the order of the identities they belong to."""

COMBINATIONS: tuple[Combination, ...] = tuple(permutations(NUMBERS))


def written(combination: Combination) -> str:
    """As it is said aloud: 36-13-24-47."""
    return "-".join(card.name[1:] for card in combination)


BY_WRITING = {written(combination): combination for combination in COMBINATIONS}
