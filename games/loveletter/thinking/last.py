"""The last decision of a round: what each play comes to when every card is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.menu import Path
from games.core.text import Seat
from games.loveletter.pieces import BY_WORD, Card

GUARD, SPY, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS = (card.value for card in Card)


class Act(NamedTuple):
    """A play in numbers: the card, whom it is played on, the guess (0: none)."""

    card: int
    whom: Seat | None = None
    guess: int = 0


def act_of(path: Path) -> Act:
    return Act(
        BY_WORD[str(path[0])].value,
        int(str(path[1])) if len(path) > 1 else None,
        BY_WORD[str(path[2])].value if len(path) > 2 else 0,
    )


def showdown(me: Seat, hands: Sequence[int], sums: Sequence[int]) -> float:
    """1 for the highest card, then the highest sum of discards; a share where even that is equal; 0: out of it."""
    mine = (hands[me], sums[me])
    best = max((card, total) for card, total in zip(hands, sums, strict=True) if card)
    if mine != best:
        return 0.0
    equal = sum(card == mine[0] and total == mine[1] for card, total in zip(hands, sums, strict=True))
    return 1.0 / equal


def outcome(me: Seat, act: Act, hands: Sequence[int], sums: Sequence[int], reserve: int) -> float:
    """What the seat gets of the round by its last play; `hands` by seat (0: out) with the card it keeps,
    `sums` before the play, `reserve` the card that a Prince brings.
    """
    card, whom, guess = act
    held, totals = list(hands), list(sums)
    totals[me] += card
    if card == PRINCESS:
        return 0.0
    if whom is not None:
        if card == GUARD and held[whom] == guess:
            held[whom] = 0
        elif card == BARON and held[whom] != held[me]:
            held[me if held[me] < held[whom] else whom] = 0
        elif card == PRINCE:
            totals[whom] += held[whom]
            held[whom] = 0 if held[whom] == PRINCESS else reserve
        elif card == KING:
            held[me], held[whom] = held[whom], held[me]
    return showdown(me, held, totals) if held[me] else 0.0
