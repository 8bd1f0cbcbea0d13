"""The Traitor is unmasked."""

from __future__ import annotations

from games.camelot.pieces import Relic
from games.camelot.rules.life import Life
from games.core.text import Seat


class Unmask(Life):
    def unmask(self, seat: Seat) -> None:
        """Off the board, without hand, life or relics; only the Armor is kept."""
        player = self.state.players[seat]
        player.shown = player.revealed = player.looked = True
        self.tell("unmasked", who=seat)
        self.leave(seat)
        hand, player.hand = player.hand, []
        player.life = 0
        self.discard_white(hand)
        self.lose_relics(seat, Relic.ARMOR)
