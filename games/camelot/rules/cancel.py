"""Stopping a Black card as it enters play: Excalibur, or three Merlins."""

from __future__ import annotations

from games.camelot import rulings
from games.camelot.moves import cancel_face, cancel_menu
from games.camelot.pieces import TRIO, Relic, White
from games.camelot.rules.black import threat
from games.camelot.rules.life import Life
from games.camelot.state import REMOVED, Dark
from games.core.flow import PASS, Flow, Window
from games.core.menu import Menu
from games.core.text import Seat


class Cancel(Life):
    def cancelled(self, drawer: Seat, dark: Dark, chained: bool, **about: object) -> Flow[bool]:
        """Whether the knights stop it. Asked whenever it might be possible by what everybody can see."""
        state = self.state
        owner = state.owner(Relic.SWORD)
        if chained and not rulings.EXCALIBUR_STOPS_CHAIN:
            owner = None
        if dark.card.special and not rulings.EXCALIBUR_STOPS_SPECIAL:
            owner = None
        merlins = dark.card.special and not chained and not state.vivien
        deciders = state.knights() if merlins else [owner] if owner is not None else []
        if not deciders:
            return False
        if merlins:
            self.tell("etiquette-short")
        about["merlins"] = int(merlins)
        if merlins:
            about["threat"] = threat(dark.card)
        return (yield from self.cancel_window(deciders, owner, merlins, about))

    def cancel_window(
        self, deciders: list[Seat], owner: Seat | None, merlins: bool, about: dict[str, object]
    ) -> Flow[bool]:
        """Open until the third Merlin, the sacrifice, or until all have passed since the last offer."""
        state = self.state
        state.offers = [0] * len(state.players)
        window = Window(
            self,
            "cancel",
            {seat: self.may_cancel(seat, owner, merlins) for seat in deciders},
            face=cancel_face(merlins, owner is not None),
            hold=state.min_window if merlins else 0,
            counted=merlins,
            about={**about, "offered": 0},
        )
        stopped = False
        while not stopped and (answer := (yield from window.hear())):
            if answer.path[0] == "sacrifice":
                self.tell("excalibur-sacrificed", who=answer.seat)
                state.relics[Relic.SWORD] = REMOVED
                stopped = True
            elif answer.path[0] == "offer":
                count = int(str(answer.path[1])) if len(answer.path) > 1 else 1
                stopped = self.offer(answer.seat, count)
                window.about["offered"] = sum(state.offers)
                window.awaited = [seat for seat in deciders if seat != answer.seat]
            else:
                assert answer.path[0] == PASS
                window.heard(answer.seat)
        if 0 < sum(state.offers) < TRIO:
            self.tell("merlins-return", count=sum(state.offers))
        state.offers = []
        return stopped

    def may_cancel(self, seat: Seat, owner: Seat | None, merlins: bool) -> Menu:
        return lambda: cancel_menu(self.state, seat, merlins, seat == owner)

    def offer(self, seat: Seat, count: int) -> bool:
        """Merlins on the table count together; the third one stops the card, and all three are spent."""
        state = self.state
        state.offers[seat] += count
        total = sum(state.offers)
        self.tell("merlin-offered", who=seat, count=count, total=total)
        if total < TRIO:
            return False
        for other, merlins in enumerate(state.offers):
            for _ in range(merlins):
                state.players[other].hand.remove(White.MERLIN)
        self.tell("merlins-prevail")
        self.discard_white([White.MERLIN] * TRIO)
        return True
