"""Drawing, discarding, and what happens when a pile is empty."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot.pieces import Black, White
from games.camelot.rules.base import Realm
from games.camelot.state import Dark
from games.core.text import Seat


class Piles(Realm):
    def draw_white(self, count: int) -> list[White]:
        """One by one, as many as there are."""
        drawn: list[White] = []
        while len(drawn) < count and self.state.white_draw:
            drawn.append(self.state.white_draw.pop())
            if not self.state.white_draw:
                self.reshuffle()
        return drawn

    def take_white(self, seat: Seat, count: int) -> None:
        """A knight draws White cards into the hand."""
        drawn = self.draw_white(count)
        self.state.players[seat].hand += drawn
        self.tell("drew-white", who=seat, count=len(drawn), private={seat: {"cards": sorted(drawn)}})

    def draw_black(self) -> Dark | None:
        """The top Black card, to be resolved."""
        if not self.state.black_draw:
            return None
        dark = self.state.black_draw.pop()
        self.state.resolving.append(dark)
        if not self.state.black_draw:
            self.reshuffle()
        return dark

    def discard_white(self, cards: Sequence[White]) -> None:
        """Face down; an empty pile takes up the discards at once."""
        self.state.white_discard += cards
        if cards and not self.state.white_draw:
            self.reshuffle()

    def discard_black(self, cards: Sequence[Black]) -> None:
        self.state.black_discard += cards
        if cards and not self.state.black_draw:
            self.reshuffle()

    def discard_from(self, seat: Seat, cards: Sequence[White]) -> None:
        """Cards of a hand, face down: others see how many."""
        for card in cards:
            self.state.players[seat].hand.remove(card)
        self.tell("discards", who=seat, count=len(cards), private={seat: {"cards": sorted(cards)}})
        self.discard_white(cards)

    def put_aside(self, dark: Dark) -> None:
        """A resolved Black card goes to the discards."""
        self.unresolve(dark)
        self.discard_black([dark.card])

    def unresolve(self, dark: Dark) -> None:
        """The card leaves the middle of the table; told from an equal one by identity."""
        self.state.resolving = [other for other in self.state.resolving if other is not dark]

    def reshuffle(self) -> None:
        """As soon as one pile is empty, both take up their discards; whatever was known of their order is gone."""
        state = self.state
        state.white_draw = self.draw.shuffle("white", [*state.white_draw, *state.white_discard])
        state.white_discard = []
        cards = [*(dark.card for dark in state.black_draw), *state.black_discard]
        state.black_draw = [Dark(card) for card in self.draw.shuffle("black", cards)]
        state.black_discard = []
        self.tell("reshuffled", white=len(state.white_draw), black=len(state.black_draw))
