"""Accusing a knight of treason."""

from __future__ import annotations

from games.camelot.rules.unmask import Unmask
from games.core.text import Seat


class Accuse(Unmask):
    def accuse(self, me: Seat, whom: Seat) -> None:
        """Right: a white sword, and the Traitor is unmasked. Wrong: a white sword turns black."""
        state = self.state
        state.players[me].accused = True
        accused = state.players[whom]
        self.tell("accuses", who=me, whom=whom)
        if accused.traitor:
            self.unmask(whom)
            self.lay_swords(white=1)
        else:
            accused.shown = accused.looked = True
            self.tell("accused-loyal", who=whom)
            if state.white_swords:
                state.white_swords -= 1
                state.black_swords += 1
                self.tell("sword-turns", white=state.white_swords, black=state.black_swords)
        self.check_end()
