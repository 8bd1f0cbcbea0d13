"""From what a seat sees to the ending it is in, and back from a plan to the paths of its menu."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.menu import Path
from games.core.text import Seat
from games.loveletter.pieces import BY_WORD, GUESSES, Card
from games.loveletter.state import Play
from games.loveletter.thinking.endings import NO_GUESS, SECOND, Early, Late, Plan, Root, pair_of, solve
from games.loveletter.thinking.last import GUARD, Act
from games.loveletter.thinking.record import excluded
from games.loveletter.view import View


def rivals(view: View) -> list[Seat]:
    """The others in the round."""
    return [seat for seat, suitor in enumerate(view.suitors) if suitor.cards and seat != view.seat]


def in_ending(view: View) -> bool:
    """Two are left, and the deck has at most one card after the draw."""
    return view.deck <= 1 and len(rivals(view)) == 1


def planned(view: View) -> tuple[dict[Path, float], dict[Path, float]] | None:
    """In an ending of two: how often to take each path, and the chance to win by each that does not lose at once.

    None elsewhere, and where the record does not fit what lies there.
    """
    if view.seat is None or not in_ending(view):
        return None
    (foe,) = rivals(view)
    if view.deck == 1:
        return _first(view, view.seat, foe)
    if view.plays and view.plays[-1].who == foe and view.plays[-1].out is None:
        return _second(view, view.seat, foe)
    return None


def _first(view: View, me: Seat, foe: Seat) -> tuple[dict[Path, float], dict[Path, float]] | None:
    """The first of the last two turns."""
    known = view.known[foe] if view.known else None
    root = _root(view, me, foe, view.plays, [*view.unseen(), *view.hand], (view.shown is not None, known is not None))
    at = Early(pair_of(*view.hand), view.shown or 0, known or 0)
    solution = solve(root)
    if at not in solution.first:
        return None
    return _chosen(solution.first[at], root, me, foe), _paths(solution.first_worth[at], root, me, foe)


def _second(view: View, me: Seat, foe: Seat) -> tuple[dict[Path, float], dict[Path, float]] | None:
    """The very last turn, seen from the position before the one that came first."""
    play = view.plays[-1]
    known = view.known[foe] if view.known else None
    # After a King or an equal Baron both cards are known, whatever was known before.
    open_now = play.card in (Card.KING, Card.BARON) and play.whom is not None
    seen = (not open_now and (known is not None or foe in view.lapsed), _shown_before(view, foe) and not open_now)
    root = _root(view, foe, me, view.plays[:-1], [*view.unseen(), *view.hand, play.card], seen)
    guess = play.guess.value if play.guess and play.guess in root.pool else NO_GUESS
    after = Act(play.card.value, None if play.whom is None else SECOND, guess)
    shown = view.shown if seen[SECOND] else None
    at = Late(after, pair_of(*view.hand), shown or 0, known or 0, foe in view.lapsed)
    solution = solve(root)
    if at not in solution.second:
        return None
    return _chosen(solution.second[at], root, foe, me), _paths(solution.second_worth[at], root, foe, me)


def _shown_before(view: View, foe: Seat) -> bool:
    """Whether the other had seen this seat's card before their last play."""
    return foe in view.shown_to and view.shown_to[foe] < len(view.plays) - 1


def _root(
    view: View, first: Seat, second: Seat, plays: Sequence[Play], pool: Sequence[Card], seen: tuple[bool, bool]
) -> Root:
    """The public position before these two turns; what was played since is taken back."""
    never = excluded(plays, len(view.suitors))
    sums: list[int] = [sum(suitor.pile) for suitor in view.suitors]
    for play in view.plays[len(plays) :]:
        sums[play.who] -= play.card
    before = [play.card for play in plays if play.who == second]
    shielded = view.suitors[second].protected or (second == view.seat and before[-1:] == [Card.HANDMAID])
    cards = tuple(sorted(card.value for card in pool))
    return Root(cards, (never[first], never[second]), (sums[first], sums[second]), shielded, seen)


def _chosen(plan: Plan, root: Root, first: Seat, second: Seat) -> dict[Path, float]:
    """A plan in words, without what is never played."""
    return {_ways(act, root, (first, second))[0]: often for act, often in plan.items() if often}


def _paths(plan: Plan, root: Root, first: Seat, second: Seat) -> dict[Path, float]:
    """Words for numbers."""
    return {path: value for act, value in plan.items() for path in _ways(act, root, (first, second))}


def _ways(act: Act, root: Root, seats: tuple[Seat, Seat]) -> list[Path]:
    """The paths of a play: guesses that everybody sees to be wrong are all alike."""
    word = Card(act.card).word
    if act.whom is None:
        return [(word,)]
    whom = str(seats[act.whom])
    if act.card != GUARD:
        return [(word, whom)]
    if act.guess:
        return [(word, whom, Card(act.guess).word)]
    return [(word, whom, guess) for guess in GUESSES if BY_WORD[guess] not in root.pool]
