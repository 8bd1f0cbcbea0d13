"""What the record of a round proves about the cards in hand, for everybody alike."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Seat
from games.loveletter.pieces import Card
from games.loveletter.state import Play

NOTHING: frozenset[int] = frozenset()


def excluded(plays: Sequence[Play], seats: int) -> list[frozenset[int]]:
    """By seat the cards that nobody can hold there any more, whoever looks."""
    never = [NOTHING] * seats
    for play in plays:
        _played(never, play)
        if play.whom is not None:
            _struck(never, play, play.whom)
        if play.out is not None:
            never[play.out] = NOTHING
    return never


def _played(never: list[frozenset[int]], play: Play) -> None:
    """Whoever plays what they could not hold has just drawn it, and keeps the old card; else either may be kept.

    Beside a Prince or a King there was no Countess: she would have had to be played.
    """
    if play.card not in never[play.who]:
        never[play.who] = NOTHING
    if play.card in (Card.PRINCE, Card.KING):
        never[play.who] |= {Card.COUNTESS.value}


def _struck(never: list[frozenset[int]], play: Play, whom: Seat) -> None:
    """A wrong guess rules a card out, a lost comparison all that would have lost, a Prince brings a new card."""
    me = play.who
    if play.card is Card.GUARD and play.guess:
        never[whom] |= {play.guess.value}
    elif play.card is Card.BARON and play.out is not None and play.shown:
        winner = whom if play.out == me else me
        never[winner] |= frozenset(range(1, play.shown + 1))
    elif play.card is Card.PRINCE:
        never[whom] = NOTHING
    elif play.card is Card.KING:
        never[me], never[whom] = never[whom], never[me]
