"""What a seat may know of a game of Love Letter, built from nothing."""

from __future__ import annotations

import msgspec

from games.core.draw import Dice
from games.core.text import Seat
from games.loveletter.pieces import DECK, Card
from games.loveletter.state import Play, State


class Suitor(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    tokens: int
    cards: int
    pile: list[Card]
    protected: bool
    gone: bool


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    hand: list[Card]
    known: list[Card | None]
    """The memory aid: whose card this seat has seen and may still count on. Empty when out of the round or off."""
    suitors: list[Suitor]
    active: Seat
    round: int
    in_round: bool
    target: int
    deck: int
    removed: bool
    aside: list[Card]
    show_unseen_count: bool
    over: bool
    shown: Card | None = None
    """The memory aid, the other way: which card of this seat somebody else has seen, as far as it can know."""
    shown_to: dict[Seat, int] = {}
    """Who has seen it, and by which play of the round."""
    lapsed: list[Seat] = []
    """Who has just played the card that this seat knew of them."""
    plays: list[Play] = []
    """The round so far, as everybody saw it."""

    def unseen(self) -> list[Card]:
        """The cards this seat has not seen: in the deck, removed, or in other hands."""
        left = list(DECK)
        for card in [*self.hand, *self.aside, *(card for suitor in self.suitors for card in suitor.pile)]:
            left.remove(card)
        return left


def view(state: State, seat: Seat | None) -> View:
    me = None if seat is None else state.players[seat]
    remembers = me is not None and bool(me.hand) and state.memory_aid and state.in_round
    return View(
        seat=seat,
        hand=sorted(me.hand) if me else [],
        known=list(me.known) if me and remembers else [],
        suitors=[
            Suitor(player.tokens, len(player.hand), list(player.pile), player.protected, player.gone)
            for player in state.players
        ],
        active=state.active,
        round=state.round,
        in_round=state.in_round,
        target=state.target,
        deck=len(state.deck),
        removed=state.removed is not None,
        aside=list(state.aside),
        show_unseen_count=state.show_unseen_count,
        over=state.result is not None,
        shown=_shown(state, seat) if seat is not None and remembers else None,
        shown_to=dict(me.shown_to) if me and remembers else {},
        lapsed=list(me.lapsed) if me and remembers else [],
        plays=list(state.plays),
    )


def _shown(state: State, seat: Seat) -> Card | None:
    """Whoever has seen this seat's card since it came has seen the same one."""
    seen = (state.players[viewer].known[seat] for viewer in state.players[seat].shown_to)
    return next((card for card in seen if card), None)


def redeal(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Deal anew what the viewer cannot locate: deck, removed card and the hands they have not seen."""
    twin = msgspec.convert(msgspec.to_builtins(state), State)
    sure = _seen_by(state, viewer)
    places = [hand for seat, hand in enumerate(player.hand for player in twin.players) if seat not in sure]
    hidden = [card for hand in places for card in hand] + twin.deck + ([] if twin.removed is None else [twin.removed])
    mixed = dice.shuffle(hidden)
    for hand in places:
        hand[:] = [mixed.pop() for _ in hand]
    twin.deck = [mixed.pop() for _ in twin.deck]
    twin.removed = mixed.pop() if mixed else None
    _fit_memories(twin, sure)
    return twin


def _seen_by(state: State, viewer: Seat | None) -> list[Seat]:
    """The seats whose hand the viewer knows."""
    if viewer is None:
        return []
    return [seat for seat, card in enumerate(state.players[viewer].known) if card is not None or seat == viewer]


def _fit_memories(twin: State, sure: list[Seat]) -> None:
    """What others remember of a hand must be what lies there now."""
    for player in twin.players:
        for seat, card in enumerate(player.known):
            if card is not None and seat not in sure:
                player.known[seat] = twin.players[seat].hand[0]
