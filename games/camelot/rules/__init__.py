"""The rules of Shadows over Camelot, a chapter a module: this one is the turn."""

from __future__ import annotations

from games.camelot.pieces import LATE_TURN
from games.camelot.rules.base import GameOver, TurnOver
from games.camelot.rules.heroic import Heroic
from games.camelot.rules.setup import Setup
from games.camelot.rules.traitor import TraitorTurn
from games.camelot.state import Phase, Turn
from games.core.flow import Flow
from games.core.text import Seat


class Rules(TraitorTurn, Heroic, Setup):
    def turn(self) -> Flow[None]:
        """One phase: the muster, the first sharing, Evil's progress, the heroic actions, or the Traitor's turn."""
        try:
            yield from self.phase()
        except GameOver:
            return

    def phase(self) -> Flow[None]:
        state = self.state
        if state.phase is Phase.MUSTER:
            yield from self.muster_phase()
            return
        if state.phase is Phase.DIVIDE:
            yield from self.divide_phase()
            self.begin_turn(state.active)
            return
        try:
            if state.phase is Phase.EVIL:
                if (yield from self.evil_phase()):
                    return
            elif state.phase is Phase.HEROIC:
                yield from self.heroic_phase()
            else:
                yield from self.traitor_phase()
        except TurnOver:
            pass
        yield from self.end_turn()

    def begin_turn(self, seat: Seat) -> None:
        """Everything may be done once again; with the late look, the sixth turn shows loyalty."""
        state = self.state
        state.active = seat
        state.turns += 1
        state.turn = Turn()
        state.phase = Phase.TRAITOR if state.players[seat].revealed else Phase.EVIL
        self.tell("turn", who=seat, number=state.turns)
        if state.loyalty_look == "from_turn_6" and state.turns == LATE_TURN:
            self.read_loyalty()

    def clear_table(self) -> None:
        """What was broken off by the end of the turn goes to the discards."""
        state = self.state
        played, state.played = state.played, []
        self.discard_white(played)
        for dark in list(state.resolving):
            self.put_aside(dark)

    def end_turn(self) -> Flow[None]:
        """A dying player dies now; the next one alive, clockwise, follows."""
        state = self.state
        self.clear_table()
        yield from self.deaths(turn_ends=True)
        around = state.round_from(state.active)
        following = next(seat for seat in [*around[1:], around[0]] if state.players[seat].alive)
        self.begin_turn(following)
