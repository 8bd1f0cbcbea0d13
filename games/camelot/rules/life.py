"""Life and death, and coming and going."""

from __future__ import annotations

from games.camelot import rulings
from games.camelot.pieces import MOST_LIFE, SAVED_LIFE, TERMS, Place, Relic, White
from games.camelot.rules.base import TurnOver
from games.camelot.rules.piles import Piles
from games.camelot.state import ESCROW, REMOVED
from games.core.ask import Pace
from games.core.flow import Flow
from games.core.menu import Path, Step, Tone
from games.core.text import Seat

SAVE = Step("save", ("use", "refuse"), tones={"refuse": Tone.GRAVE})


class Life(Piles):
    def gain(self, seat: Seat, points: int) -> None:
        """Never above six; the dying gain nothing."""
        player = self.state.players[seat]
        gained = 0 if self.state.dying(seat) else min(points, MOST_LIFE - player.life)
        player.life += gained
        if gained:
            self.tell("gains-life", who=seat, count=gained, life=player.life)

    def lose(self, seat: Seat, points: int) -> None:
        """Never below none; death comes when the card or action is done."""
        lost = self.bleed(seat, points)
        if lost:
            self.tell("loses-life", who=seat, count=lost, life=self.state.players[seat].life)

    def bleed(self, seat: Seat, points: int) -> int:
        """The life itself, where it is told with what it is given for."""
        player = self.state.players[seat]
        lost = min(points, player.life)
        player.life -= lost
        return lost

    def leave(self, seat: Seat) -> None:
        """Leaving a solo quest, for whatever reason, discards the White cards there; the Black ones stay."""
        player = self.state.players[seat]
        left, player.place = player.place, Place.OFF
        if left in TERMS and TERMS[left].solo:
            self.clear_white(left)

    def clear_white(self, place: Place) -> None:
        cards: list[White] = self.state.quest(place).white
        self.state.quest(place).white = []
        if cards:
            self.tell("quest-abandoned", quest=place, count=len(cards))
            self.discard_white(cards)

    def go(self, seat: Seat, place: Place) -> None:
        if self.state.players[seat].place is not place:
            self.leave(seat)
            self.state.players[seat].place = place

    def lose_relics(self, seat: Seat, *kept: Relic) -> None:
        for relic in Relic:
            if self.state.relics[relic] == seat and relic not in kept:
                self.state.relics[relic] = REMOVED
                self.tell("relic-lost", relic=relic)

    def deaths(self, *, turn_ends: bool = False) -> Flow[None]:
        """Those at no life die, the active player only when the turn ends; the Grail may save each of them."""
        state = self.state
        at_once = turn_ends or rulings.ACTIVE_DIES_AT_ONCE
        for seat in state.knights():
            if state.players[seat].life == 0 and (at_once or seat != state.active):
                yield from self.death(seat)
                if seat == state.active and not turn_ends:
                    raise TurnOver

    def death(self, seat: Seat) -> Flow[None]:
        """The Grail's owner may spend it: four life instead. Else the hand is discarded and the relics are gone."""
        state, owner = self.state, self.state.owner(Relic.CUP)
        if owner is not None:
            default: Path = ("use",) if owner == seat else ("refuse",)
            own = int(owner == seat)
            said = yield from self.one(owner, "grail", SAVE, lambda: default, pace=Pace.REACTION, whom=seat, own=own)
            if said[0] == "use":
                self.save(seat, owner)
                return
        if seat == state.active and state.relics[Relic.SWORD] == ESCROW:
            state.relics[Relic.SWORD] = REMOVED
            self.tell("relic-lost", relic=Relic.SWORD)
        player = state.players[seat]
        player.alive = False
        self.tell("dies", who=seat)
        self.lose_relics(seat)
        self.leave(seat)
        hand, player.hand = player.hand, []
        self.discard_white(hand)
        self.check_end()

    def save(self, seat: Seat, owner: Seat) -> None:
        """Whoever spent the Grail also takes an Excalibur that was won by the dying."""
        state = self.state
        state.relics[Relic.CUP] = REMOVED
        state.players[seat].life = SAVED_LIFE
        self.tell("saved", who=owner, whom=seat, life=SAVED_LIFE)
        if seat == state.active and state.relics[Relic.SWORD] == ESCROW:
            state.relics[Relic.SWORD] = owner
            self.tell("relic-won", who=owner, relic=Relic.SWORD)
