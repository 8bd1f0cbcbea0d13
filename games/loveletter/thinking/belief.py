"""What the others may hold, by how they have played."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Seat
from games.loveletter.pieces import Card
from games.loveletter.state import Play
from games.loveletter.thinking.outlook import habit
from games.loveletter.thinking.record import excluded
from games.loveletter.view import View

CARDS = range(1, 9)
Belief = list[float]
"""How likely each card is, by its value."""


def beliefs(view: View) -> list[Belief]:
    """For every seat in the round what this seat should believe of its card; nothing of its own, nor of who is out."""
    unseen = [0.0] * 9
    for card in view.unseen():
        unseen[card] += 1
    found = _followed(view, unseen)
    for seat, suitor in enumerate(view.suitors):
        known = view.known[seat] if view.known else None
        if not suitor.cards or seat == view.seat:
            found[seat] = [0.0] * 9
        elif known:
            found[seat] = [float(card == known) for card in range(9)]
        else:
            found[seat] = _whole([one if unseen[card] else 0.0 for card, one in enumerate(found[seat])], unseen)
    return found


def _whole(weights: Belief, else_: Belief) -> Belief:
    """Weights that sum to one; where nothing is possible any more, as if nothing had been noticed."""
    total = sum(weights)
    if not total:
        weights, total = else_, sum(else_)
    return [one / total for one in weights]


def _followed(view: View, unseen: Belief) -> list[Belief]:
    """Turn by turn: what each seat may have drawn and would have played, and what the plays of others showed.

    Whoever has just played the one card that was known of them holds any.
    """
    pools = [_pool(view, seat, unseen) for seat in range(len(view.suitors))]
    held = [list(pool) for pool in pools]
    deck = view.deck + len(view.plays) + 1
    for number, play in enumerate(view.plays):
        if play.who != view.seat:
            held[play.who] = _kept(play, held[play.who], pools[play.who], deck - number)
        pools[play.who][play.card] -= 1
        _answered(held, pools, play)
    for seat in view.lapsed:
        held[seat] = list(unseen)
    return held


def _kept(play: Play, hand: Belief, pool: Belief, deck: int) -> Belief:
    """What stays with somebody who plays this card: the one of before, or the one just drawn."""
    card = play.card.value
    both = [hand[kept] * pool[card] + hand[card] * pool[kept] for kept in range(9)]
    both[card] = hand[card] * (pool[card] - 1)
    return [0.0] + [both[kept] * habit(deck, card, kept) * _doubt(play, kept, pool) for kept in CARDS]


def _doubt(play: Play, kept: int, pool: Sequence[float]) -> float:
    """Whoever guesses a card rather does not hold it."""
    if play.guess is None or play.guess != kept:
        return 1.0
    return max(0.1, 1 - 1 / max(1.0, pool[kept]))


def _pool(view: View, seat: Seat, unseen: Belief) -> Belief:
    """All that may ever have come into this hand: what is unseen yet, and what lies before the seat."""
    pool = list(unseen)
    for card in view.suitors[seat].pile:
        pool[card] += 1
    return pool


def _answered(held: list[Belief], pools: list[Belief], play: Play) -> None:
    """What a play shows of the hand it was played on."""
    whom = play.whom
    if whom is None:
        return
    if play.card is Card.GUARD and play.guess:
        held[whom][play.guess] = 0.0
    elif play.card is Card.BARON and play.out is not None and play.shown:
        winner = whom if play.out == play.who else play.who
        held[winner] = [one if card > play.shown else 0.0 for card, one in enumerate(held[winner])]
    elif play.card is Card.PRINCE and play.shown:
        pools[whom][play.shown] -= 1
        held[whom] = list(pools[whom])
    elif play.card is Card.KING:
        held[play.who], held[whom] = held[whom], held[play.who]


def counted(view: View) -> list[Belief]:
    """The same for somebody who counts cards, and takes from the plays only what is certain."""
    unseen = [0.0] * 9
    for card in view.unseen():
        unseen[card] += 1
    never = excluded(view.plays, len(view.suitors))
    found = []
    for seat, suitor in enumerate(view.suitors):
        known = view.known[seat] if view.known else None
        if not suitor.cards or seat == view.seat:
            found.append([0.0] * 9)
        elif known:
            found.append([float(card == known) for card in range(9)])
        else:
            found.append(_whole([0.0 if card in never[seat] else one for card, one in enumerate(unseen)], unseen))
    return found
