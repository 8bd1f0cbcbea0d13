"""The Quest for Excalibur: a sword on a river, pulled from both banks."""

from __future__ import annotations

from games.camelot.pieces import BANK, Place, White
from games.camelot.rules.quests.ends import QuestEnds
from games.core.flow import Flow
from games.core.text import Seat


class Excalibur(QuestEnds):
    def pay_the_river(self, me: Seat, card: White) -> Flow[None]:
        """Discard any White card face down: one step towards the knights."""
        quest = self.state.quest(Place.EXCALIBUR)
        self.state.players[me].hand.remove(card)
        quest.track += 1
        self.tell("pays-river", who=me, at=quest.track, private={me: {"card": card}})
        self.discard_white([card])
        yield from self.bank(me)

    def pull(self, step: int, completer: Seat | None, *, by_lady: bool = False) -> Flow[None]:
        quest = self.state.quest(Place.EXCALIBUR)
        quest.track += step
        self.tell("sword-moves", to="nearer" if step > 0 else "farther", at=quest.track)
        yield from self.bank(completer, by_lady=by_lady)

    def bank(self, completer: Seat | None, *, by_lady: bool = False) -> Flow[None]:
        """At either bank the quest is over."""
        quest = self.state.quest(Place.EXCALIBUR)
        if abs(quest.track) >= BANK:
            yield from self.end_quest(Place.EXCALIBUR, quest.track > 0, completer, by_lady=by_lady)
