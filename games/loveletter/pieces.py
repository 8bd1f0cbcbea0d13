"""The sixteen cards."""

from __future__ import annotations

from enum import IntEnum


class Card(IntEnum):
    """A member of the court; the higher the value, the closer to the Princess."""

    GUARD = 1
    SPY = 2
    BARON = 3
    HANDMAID = 4
    PRINCE = 5
    KING = 6
    COUNTESS = 7
    PRINCESS = 8

    @property
    def word(self) -> str:
        return WORDS[self]


WORDS = {card: card.name.lower() for card in Card}
BY_WORD = {word: card for card, word in WORDS.items()}

COPIES = {
    Card.GUARD: 5,
    Card.SPY: 2,
    Card.BARON: 2,
    Card.HANDMAID: 2,
    Card.PRINCE: 2,
    Card.KING: 1,
    Card.COUNTESS: 1,
    Card.PRINCESS: 1,
}

DECK = tuple(card for card, copies in COPIES.items() for _ in range(copies))

GUESSES = tuple(WORDS[card] for card in Card if card is not Card.GUARD)
"""A Guard may be asked about anyone but a Guard; nothing is left out, so the list is no hint."""

TOKENS_TO_WIN = {2: 7, 3: 5, 4: 4}
ASIDE_FOR_TWO = 3
