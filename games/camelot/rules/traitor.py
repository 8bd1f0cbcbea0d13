"""The turn of the revealed Traitor: taunt a knight, then help Evil."""

from __future__ import annotations

from games.camelot.moves import taunt_menu, traitor_menu
from games.camelot.pieces import MOST_ENGINES
from games.camelot.rules.evil import Evil
from games.core.flow import Flow


class TraitorTurn(Evil):
    def traitor_phase(self) -> Flow[None]:
        """A random card of a knight is discarded; then an engine, or a Black card that the Traitor plays."""
        state, me = self.state, self.state.active
        window = f"traitor-{state.turns}"
        victims = [seat for seat in state.knights() if state.players[seat].hand]
        if victims:
            said = yield from self.one(
                me,
                "taunt",
                taunt_menu(victims),
                lambda: (str(self.draw.pick("default taunt", victims)),),
                window=window,
            )
            self.taunt(int(str(said[0])))
        default = "engine" if state.engines < MOST_ENGINES - 1 or not state.black_draw else "draw"
        said = yield from self.one(me, "help-evil", traitor_menu(state), lambda: (default,), window=window)
        if said[0] == "engine":
            self.let_engine_come(me)
        else:
            yield from self.resolve_black(me)

    def taunt(self, victim: int) -> None:
        """Only the victim learns which card it was."""
        card = self.draw.pick("taunt", sorted(self.state.players[victim].hand))
        self.state.players[victim].hand.remove(card)
        self.tell("taunts", who=self.state.active, whom=victim, private={victim: {"card": card}})
        self.discard_white([card])
