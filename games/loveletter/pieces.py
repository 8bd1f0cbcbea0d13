"""The sixteen cards."""

from __future__ import annotations

from games.core.word import Worded


class Card(Worded):
    """A member of the court; the higher the value, the closer to the Princess."""

    GUARD = 1
    SPY = 2
    BARON = 3
    HANDMAID = 4
    PRINCE = 5
    KING = 6
    COUNTESS = 7
    PRINCESS = 8


BY_WORD = {card.word: card for card in Card}

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

GUESSES = tuple(card.word for card in Card if card is not Card.GUARD)
"""A Guard may be asked about anyone but a Guard; nothing is left out, so the list is no hint."""

TOKENS_TO_WIN = {2: 7, 3: 5, 4: 4}
ASIDE_FOR_TWO = 3
