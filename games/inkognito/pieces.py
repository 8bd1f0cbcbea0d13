"""The eight cards, the five places, and what belongs to what."""

from __future__ import annotations

from itertools import permutations

from games.core.word import Worded


class Card(Worded):
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
    def kind(self) -> str:
        return IDENTITY if self < Card.N13 else NUMBER


class Place(Worded):
    SAN_MARCO = 0
    RIALTO = 1
    SAN_GIORGIO = 2
    SIGHS = 3
    SALUTE = 4


IDENTITY, NUMBER = "identity", "number"
KINDS = (IDENTITY, NUMBER)

BY_WORD = {card.word: card for card in Card}
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
