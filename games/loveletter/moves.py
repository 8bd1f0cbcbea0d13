"""What may be played: the card, whom it is played on, and the guess."""

from __future__ import annotations

from functools import cache, lru_cache

from games.core.draw import Draw
from games.core.menu import SEAT, Path, Step, Tone, paths
from games.core.text import Seat, say
from games.loveletter.pieces import BY_WORD, COPIES, GUESSES, Card
from games.loveletter.state import State


def menu(state: State, me: Seat) -> Step:
    return _menu(me, tuple(sorted(state.players[me].hand)), others(state, me), unseen(state, me))


def unseen(state: State, me: Seat) -> tuple[int, ...]:
    """Of each card that may be named, how many copies this player has not in hand and nobody has on the table."""
    seen = [*state.players[me].hand, *state.aside, *(card for player in state.players for card in player.pile)]
    return tuple([COPIES[card] - seen.count(card) for card in map(BY_WORD.__getitem__, GUESSES)])


def others(state: State, me: Seat) -> tuple[Seat, ...]:
    """The players who can be chosen: in the round and not protected."""
    return tuple(
        [seat for seat, player in enumerate(state.players) if player.hand and not player.protected and seat != me]
    )


@lru_cache(4096)
def _menu(me: Seat, hand: tuple[Card, ...], others: tuple[Seat, ...], left: tuple[int, ...]) -> Step:
    """The Countess must be played if the other card is King or Prince; otherwise either card may."""
    forced = Card.COUNTESS in hand and (Card.KING in hand or Card.PRINCE in hand)
    playable = (Card.COUNTESS,) if forced else tuple(dict.fromkeys(hand))
    after = {
        card.word: _guess(others, left) if card is Card.GUARD else _target(me, card, others, hand) for card in playable
    }
    return Step("card", tuple(after), after, tones=_grave(Card.PRINCESS.word, Card.PRINCESS in playable))


@cache
def _target(me: Seat, card: Card, others: tuple[Seat, ...], hand: tuple[Card, ...]) -> Step | None:
    """If somebody can be chosen, somebody must be; only the Prince may be played on oneself."""
    if card in (Card.HANDMAID, Card.COUNTESS, Card.PRINCESS):
        return None
    if card is not Card.PRINCE:
        return Step(SEAT, [str(seat) for seat in others]) if others else None
    chosen = [str(seat) for seat in sorted((*others, me))]
    return Step(SEAT, chosen, tones=_grave(str(me), Card.PRINCESS in hand))


def _grave(choice: str, is_grave: bool) -> dict[str, Tone]:
    """What gives the Princess away puts its player out of the round."""
    return {choice: Tone.GRAVE} if is_grave else {}


@lru_cache(4096)
def _guess(others: tuple[Seat, ...], left: tuple[int, ...]) -> Step | None:
    """A Guard: whom, and which card; beside each how many copies the player has not seen, as anybody could count."""
    if not others:
        return None
    notes = {
        word: say("loveletter-left", left=count, copies=COPIES[BY_WORD[word]])
        for word, count in zip(GUESSES, left, strict=True)
    }
    guess = Step("guess", GUESSES, notes=notes)
    return Step(SEAT, [str(seat) for seat in others], dict.fromkeys([str(seat) for seat in others], guess))


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
