"""A suitor who goes by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, paths
from games.core.text import Seat
from games.loveletter.pieces import BY_WORD, Card
from games.loveletter.view import View

SUICIDE = -5.0
"""What is worth less puts its player out of the round."""


def decide(view: View, question: Question, dice: Dice) -> Path:
    """The move with the best outlook; equal ones at random."""
    worth = worths(view, question)
    best = max(worth.values())
    return dice.choice([path for path, value in worth.items() if value > best - 1e-9])


def worths(view: View, question: Question) -> dict[Path, float]:
    """What every play is worth by rules of thumb."""
    assert view.seat is not None
    unseen = view.unseen()
    return {path: _worth(view, view.seat, path, unseen) for path in paths(question.menu)}


def _worth(view: View, me: Seat, path: Path, unseen: list[Card]) -> float:
    """Roughly: the chance to knock somebody out, less the chance to go, plus the worth of the card kept."""
    card = BY_WORD[str(path[0])]
    kept = view.hand[0] if view.hand[1] is card else view.hand[1]
    keeping = _keeping(view, kept)
    if card is Card.PRINCESS:
        return 2 * SUICIDE
    if card is Card.HANDMAID:
        return keeping + 0.25
    if card is Card.COUNTESS or len(path) == 1:
        return keeping
    foe = int(str(path[1]))
    lead = 0.02 * view.suitors[foe].tokens
    return keeping + lead + _effect(view, me, card, kept, foe, path, unseen)


def _effect(view: View, me: Seat, card: Card, kept: Card, foe: Seat, path: Path, unseen: list[Card]) -> float:
    if card is Card.GUARD:
        guess = BY_WORD[str(path[2])]
        return _likely(view, foe, unseen, lambda held: held is guess)
    if card is Card.SPY:
        return 0.0 if _known(view, foe) else 0.12
    if card is Card.BARON:
        wins = _likely(view, foe, unseen, lambda held: held < kept)
        return wins - 1.2 * _likely(view, foe, unseen, lambda held: held > kept)
    if card is Card.PRINCE:
        if foe == me:
            return 2 * SUICIDE if kept is Card.PRINCESS else 0.02 * (4 - kept)
        return _likely(view, foe, unseen, lambda held: held is Card.PRINCESS) + 0.05
    return _king(view, kept, foe, unseen)


def _king(view: View, kept: Card, foe: Seat, unseen: list[Card]) -> float:
    """A swap gives away a card the other then knows; it pays when theirs is likely the higher one."""
    held = _known(view, foe)
    expected = float(held) if held else sum(unseen) / len(unseen)
    return 0.04 * (expected - kept) - 0.1


def _keeping(view: View, kept: Card) -> float:
    """A high card wins a showdown but is worth a guess; the nearer the end, the more it counts."""
    late = 1 - min(view.deck, 8) / 8
    return (0.02 + 0.07 * late) * kept


def _known(view: View, seat: Seat) -> Card | None:
    return view.known[seat] if view.known else None


def _likely(view: View, foe: Seat, unseen: list[Card], holds: Callable[[Card], bool]) -> float:
    """How likely the other's card is to be such a one, from all that has been seen."""
    held = _known(view, foe)
    if held is not None:
        return float(holds(held))
    return sum(1 for card in unseen if holds(card)) / len(unseen)
