"""The Pict War and the Saxon War: a straight of Fights against four warriors."""

from __future__ import annotations

from games.camelot.moves import war_needs
from games.camelot.pieces import STRAIGHT, WARRIORS, Place, White
from games.camelot.rules.quests.ends import QuestEnds
from games.core.flow import Flow
from games.core.text import Seat


class Wars(QuestEnds):
    def join_war(self, me: Seat, place: Place) -> Flow[None]:
        """The next Fight of the straight 1 to 5; with Mordred there one more 5."""
        quest = self.state.quest(place)
        card = war_needs(quest)
        self.state.players[me].hand.remove(card)
        quest.white.append(card)
        self.tell("lays", who=me, card=card, quest=place)
        if len(quest.white) == STRAIGHT + quest.mordred:
            yield from self.end_quest(place, True, me)

    def raid(self, drawer: Seat, place: Place) -> Flow[None]:
        """One more warrior; the fourth wins the war for Evil."""
        quest = self.state.quest(place)
        quest.track += 1
        self.tell("warrior", quest=place, count=quest.track)
        if quest.track == WARRIORS:
            yield from self.end_quest(place, False, self.drawn_completer(place, drawer))

    def attach_mordred(self, place: Place) -> None:
        self.state.quest(place).mordred = True
        self.tell("mordred-leads", quest=place, card=White.FIGHT5)
