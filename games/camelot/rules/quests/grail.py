"""The Quest for the Holy Grail: seven slots, filled from both ends."""

from __future__ import annotations

from games.camelot import rulings
from games.camelot.pieces import GRAIL_SLOTS, Place, White
from games.camelot.rules.quests.ends import QuestEnds
from games.camelot.state import Dark
from games.core.flow import Flow
from games.core.text import Seat


class Grail(QuestEnds):
    def lay_grail(self, me: Seat) -> Flow[None]:
        """A Grail card fills a slot; on a full board it removes the newest Black card, and both are gone."""
        quest = self.state.quest(Place.HOLY_GRAIL)
        self.state.players[me].hand.remove(White.GRAIL)
        self.tell("lays", who=me, card=White.GRAIL, quest=Place.HOLY_GRAIL)
        if not self.grail_full():
            quest.white.append(White.GRAIL)
        else:
            gone = quest.black.pop()
            self.tell("grail-pushes", card=gone.card)
            self.discard_white([White.GRAIL])
            self.discard_black([gone.card])
        if len(quest.white) == GRAIL_SLOTS:
            yield from self.end_quest(Place.HOLY_GRAIL, True, me)

    def despair(self, drawer: Seat, dark: Dark) -> Flow[None]:
        """Fills a slot; on a full board it removes the newest Grail card, and both are gone."""
        quest = self.state.quest(Place.HOLY_GRAIL)
        if self.grail_full():
            quest.white.pop()
            self.tell("despair-pushes", card=White.GRAIL)
            self.discard_white([White.GRAIL])
            self.put_aside(dark)
        else:
            self.darken(dark)
        yield from self.grail_lost(drawer)

    def desolation(self, drawer: Seat, dark: Dark) -> Flow[None]:
        """Takes the place of the Grail card farthest from the Grail; with none there it fills a slot."""
        quest = self.state.quest(Place.HOLY_GRAIL)
        if quest.white and (self.grail_full() or not rulings.DESOLATION_ONLY_WHEN_FULL):
            quest.white.pop()
            self.tell("despair-pushes", card=White.GRAIL)
            self.discard_white([White.GRAIL])
        self.darken(dark)
        yield from self.grail_lost(drawer)

    def darken(self, dark: Dark) -> None:
        """One more slot is Evil's."""
        quest = self.state.quest(Place.HOLY_GRAIL)
        self.unresolve(dark)
        quest.black.append(dark)
        self.tell("grail-darkens", card=dark.card, white=len(quest.white), black=len(quest.black))

    def grail_full(self) -> bool:
        quest = self.state.quest(Place.HOLY_GRAIL)
        return len(quest.white) + len(quest.black) == GRAIL_SLOTS

    def grail_lost(self, drawer: Seat) -> Flow[None]:
        if len(self.state.quest(Place.HOLY_GRAIL).black) == GRAIL_SLOTS:
            completer = self.drawn_completer(Place.HOLY_GRAIL, drawer)
            yield from self.end_quest(Place.HOLY_GRAIL, False, completer)
