"""The siege of Camelot: fighting an engine."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot.pieces import DIE, Knight, Relic, White
from games.camelot.rules.quests.combat import Combat
from games.core.flow import Flow
from games.core.text import Seat


class Siege(Combat):
    def fight_engine(self, me: Seat, cards: Sequence[White]) -> Flow[None]:
        """Fight cards against the eight-sided die: more destroys an engine, anything less costs a life."""
        state, player = self.state, self.state.players[me]
        for card in cards:
            player.hand.remove(card)
        state.played += cards
        roll = self.draw.pick("die", DIE)
        total, bonus = sum(cards), state.owner(Relic.SWORD) == me
        ours = total + bonus
        if bonus:
            self.tell("siege-excalibur", who=me, cards=sorted(cards), sum=total, white=ours, roll=roll)
        else:
            self.tell("siege", who=me, cards=sorted(cards), white=ours, roll=roll)
        if player.knight is Knight.KAY and ours <= roll:
            helped = yield from self.kay(me, ours, roll)
            if helped is not None:
                state.played.append(helped)
                ours += helped
        fought, state.played = state.played, []
        if ours > roll:
            state.engines -= 1
            self.tell("engine-destroyed", who=me, total=state.engines)
        else:
            self.tell("engine-holds", who=me)
            self.lose(me, 1)
        self.discard_white(fought)
