"""What every chapter of the rules stands on: the swords, the engines, and the end of the game."""

from __future__ import annotations

from typing import NoReturn

from games.camelot.pieces import BLACK_SWORDS_LOSE, MOST_ENGINES, SUSPICION, SWORDS_END
from games.camelot.state import State
from games.core.flow import Table
from games.core.state import Result
from games.core.text import Seat


class GameOver(Exception):
    """The game has ended; nothing of the current card or action follows."""


class TurnOver(Exception):
    """The active player's turn ends here and now."""


class Realm(Table[State]):
    def leaves(self, seat: Seat) -> None:
        raise AssertionError("a conceded seat is played by a robot")

    def add_engines(self, count: int) -> None:
        self.place_engines(count)
        self.check_end()

    def let_engine_come(self, seat: Seat) -> None:
        """Somebody's choice, told with their name."""
        self.state.engines += 1
        self.tell("adds-engine", who=seat, total=self.state.engines)
        self.check_end()

    def place_engines(self, count: int) -> None:
        self.state.engines = min(MOST_ENGINES, self.state.engines + count)
        self.tell("engines", count=count, total=self.state.engines)

    def lay_swords(self, white: int = 0, black: int = 0) -> None:
        """Swords on the Round Table; whether that ends the game is asked when the whole change is made."""
        self.state.white_swords += white
        self.state.black_swords += black
        for colour, count in (("white_sword", white), ("black_sword", black)):
            if count:
                self.tell(
                    "swords",
                    colour=colour,
                    count=count,
                    white=self.state.white_swords,
                    black=self.state.black_swords,
                )

    def look_at_loyalty(self) -> None:
        """Everybody reads their own loyalty card; whoever has read it, or was dealt none, learns nothing new."""
        for seat, player in enumerate(self.state.players):
            if not player.looked:
                player.looked = True
                self.whisper(seat, "your-loyalty", loyalty="traitor" if player.traitor else "loyal")

    def read_loyalty(self) -> None:
        """The late look: that the cards are read is public, what they say is not."""
        if not all(player.looked for player in self.state.players):
            self.tell("loyalty-read")
            self.look_at_loyalty()

    def check_end(self) -> None:
        """Evil first, as all ties favour it: engines, black swords, no loyal knight left; then the last count."""
        state = self.state
        if state.loyalty_look == "after_6_swords" and state.swords >= SUSPICION:
            self.read_loyalty()
        if state.engines >= MOST_ENGINES:
            self.finish(False, "engines")
        if state.black_swords >= BLACK_SWORDS_LOSE:
            self.finish(False, "black_swords")
        if all(player.traitor or not player.alive for player in state.players):
            self.finish(False, "no_knights")
        if state.swords >= SWORDS_END:
            self.count()

    def count(self) -> NoReturn:
        """A Traitor alive and hidden turns two white swords black; then white must outnumber black."""
        state = self.state
        for seat, player in enumerate(state.players):
            if player.traitor and player.knightly:
                state.flipped = min(2, state.white_swords)
                state.white_swords -= state.flipped
                state.black_swords += state.flipped
                self.tell("traitor-turns-swords", who=seat, count=state.flipped)
        self.finish(state.white_swords > state.black_swords, "count")

    def finish(self, loyal_side: bool, why: str) -> NoReturn:
        """The loyal win or lose together, dead or alive; the Traitor wins when Evil does. All loyalty is shown."""
        state = self.state
        winners = [seat for seat, player in enumerate(state.players) if player.traitor is not loyal_side]
        state.result = Result(winners, [int(seat in winners) for seat in range(len(state.players))], why)
        white, black, engines = state.white_swords, state.black_swords, state.engines
        self.tell(f"ends-{why.replace('_', '-')}", white=white, black=black, engines=engines)
        self.tell("stands" if loyal_side else "falls")
        traitors = [seat for seat, player in enumerate(state.players) if player.traitor]
        for player in state.players:
            player.shown = True
        self.tell("traitor-was" if traitors else "traitor-none", who=traitors)
        raise GameOver
