"""A game of Love Letter between two questions."""

from __future__ import annotations

import msgspec

from games.core import state
from games.core.text import Seat
from games.loveletter.pieces import Card


class Play(msgspec.Struct, frozen=True):
    """What everybody saw of one turn: who played what on whom, and what came to light."""

    who: Seat
    card: Card
    whom: Seat | None = None
    guess: Card | None = None
    shown: Card | None = None
    """The card a Prince took, or that of whoever went out."""
    out: Seat | None = None


class Player(msgspec.Struct):
    """A suitor. In the round as long as there is a card in the hand."""

    known: list[Card | None]
    """What this player has seen of each other's hand and may still count on."""
    shown_to: dict[Seat, int] = {}
    """Who has seen the card this player holds, as far as this player can know, and by which play of the round."""
    lapsed: list[Seat] = []
    """Whose card this player knew until they played it in their last turn: what they hold they have just drawn."""
    hand: list[Card] = []
    pile: list[Card] = []
    protected: bool = False
    tokens: int = 0
    gone: bool = False
    """Gave up: not dealt in any more."""


class State(state.State):
    players: list[Player]
    target: int
    """Tokens that win the game."""
    tie_rule: str
    next_starter: str
    memory_aid: bool
    reveal_removed: bool
    show_unseen_count: bool
    starter: Seat | None
    """Who starts the round; None: drawn when the first one is dealt."""
    active: Seat = 0
    round: int = 0
    in_round: bool = False
    """Cards are dealt; False before and between rounds."""
    deck: list[Card] = []
    """The top card is the last."""
    removed: Card | None = None
    aside: list[Card] = []
    plays: list[Play] = []
    """The round so far, turn by turn."""

    def playing(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if not player.gone]

    def alive(self) -> list[Seat]:
        """Those still in the round."""
        return [seat for seat, player in enumerate(self.players) if player.hand]

    def after(self, seat: Seat, among: list[Seat]) -> Seat:
        """The next of these to the left."""
        for other in among:
            if other > seat:
                return other
        return among[0]
