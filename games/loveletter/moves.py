"""What may be played: the card, whom it is played on, and the guess."""

from __future__ import annotations

from functools import cache

from games.core.draw import Draw
from games.core.menu import SEAT, Path, Step, paths
from games.core.text import Seat
from games.loveletter.pieces import BY_WORD, GUESSES, Card
from games.loveletter.state import State


def menu(state: State, me: Seat) -> Step:
    return _menu(me, tuple(sorted(state.players[me].hand)), others(state, me))


def others(state: State, me: Seat) -> tuple[Seat, ...]:
    """The players who can be chosen: in the round and not protected."""
    return tuple(
        [seat for seat, player in enumerate(state.players) if player.hand and not player.protected and seat != me]
    )


@cache
def _menu(me: Seat, hand: tuple[Card, ...], others: tuple[Seat, ...]) -> Step:
    """The Countess must be played if the other card is King or Prince; otherwise either card may."""
    forced = Card.COUNTESS in hand and (Card.KING in hand or Card.PRINCE in hand)
    playable = (Card.COUNTESS,) if forced else tuple(dict.fromkeys(hand))
    return Step("card", [card.word for card in playable], {card.word: _target(me, card, others) for card in playable})


@cache
def _target(me: Seat, card: Card, others: tuple[Seat, ...]) -> Step | None:
    """If somebody can be chosen, somebody must be; only the Prince may be played on oneself."""
    if card in (Card.HANDMAID, Card.COUNTESS, Card.PRINCESS):
        return None
    chosen = tuple(sorted((*others, me))) if card is Card.PRINCE else others
    if not chosen:
        return None
    guess = Step("guess", GUESSES) if card is Card.GUARD else None
    return Step(SEAT, [str(seat) for seat in chosen], dict.fromkeys([str(seat) for seat in chosen], guess))


def sensible(state: State, me: Seat, draw: Draw) -> Path:
    """The default when time runs out: at random, so that silence is no signal, but never certain suicide."""
    moves = menu(state, me)
    safe = [path for path in paths(moves) if not _suicidal(state, me, path)] or list(paths(moves))
    card = draw.pick("default card", sorted({str(path[0]) for path in safe}, key=lambda word: BY_WORD[word]))
    path: Path = (card,)
    for name in ("default target", "default guess"):
        wider = [whole for whole in safe if whole[: len(path)] == path]
        if len(wider[0]) > len(path):
            path = (*path, draw.pick(name, list(dict.fromkeys(whole[len(path)] for whole in wider))))
    return path


def _suicidal(state: State, me: Seat, path: Path) -> bool:
    """Playing the Princess, or a Prince on oneself while holding her."""
    if path[0] == Card.PRINCESS.word:
        return True
    return path == (Card.PRINCE.word, str(me)) and Card.PRINCESS in state.players[me].hand
