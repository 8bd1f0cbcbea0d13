"""The combats: Black Knight, Lancelot and the Dragon."""

from __future__ import annotations

from games.camelot.moves import HELP, kay_menu
from games.camelot.pieces import PATTERNS, VALUES, Knight, Place, Relic, White
from games.camelot.pieces import white as card_of
from games.camelot.rules.quests.ends import QuestEnds
from games.camelot.state import Dark
from games.core.ask import Pace
from games.core.flow import PASS, Flow
from games.core.text import Seat


class Combat(QuestEnds):
    def lay_fight(self, me: Seat, place: Place, card: White) -> Flow[None]:
        """A Fight card, face up, as the pattern allows; the last slot brings the combat to its end."""
        quest = self.state.quest(place)
        self.state.players[me].hand.remove(card)
        quest.white.append(card)
        self.tell("lays", who=me, card=card, quest=place)
        if len(quest.white) == PATTERNS[place].white:
            yield from self.fight_out(place, me)

    def lay_foe(self, drawer: Seat, place: Place, dark: Dark) -> Flow[None]:
        """A Black combat card; laid face down by a knight it brings a White card."""
        state, quest = self.state, self.state.quest(place)
        self.unresolve(dark)
        quest.black.append(dark)
        if dark.down and state.players[drawer].knightly:
            self.take_white(drawer, 1)
        if len(quest.black) == PATTERNS[place].black:
            yield from self.fight_out(place, self.drawn_completer(place, drawer))

    def fight_out(self, place: Place, completer: Seat | None) -> Flow[None]:
        """All Black cards are shown, mixed; the knights must have more, a tie is lost."""
        state, quest = self.state, self.state.quest(place)
        present = state.present(place)
        for laid in quest.black:
            laid.down = False
        quest.black.sort(key=lambda laid: laid.card)
        values = [VALUES[place][laid.card] for laid in quest.black]
        foe = sum(values)
        total, count = sum(quest.white), len(values)
        bonus = state.owner(Relic.SWORD) in present
        ours = total + bonus
        if bonus:
            self.tell("combat-excalibur", quest=place, values=values, count=count, sum=total, white=ours, black=foe)
        else:
            self.tell("combat", quest=place, values=values, count=count, white=ours, black=foe)
        kay = state.seat_of(Knight.KAY)
        if kay in present and ours <= foe:
            assert kay is not None
            helped = yield from self.kay(kay, ours, foe, place)
            if helped is not None:
                quest.white.append(helped)
                ours += helped
        yield from self.end_quest(place, ours > foe, completer)

    def kay(self, kay: Seat, white: int, black: int, quest: Place | None = None) -> Flow[White | None]:
        """When all is shown and not yet won, Kay may add one Fight card."""
        hand = self.state.players[kay].hand
        said = yield from self.one(
            kay,
            "kay",
            lambda: kay_menu(hand),
            lambda: (PASS,),
            pace=Pace.REACTION,
            white=white,
            black=black,
            against="siege_engine" if quest is None else quest,
        )
        if said[0] != HELP:
            self.tell("kay-passes", who=kay)
            return None
        card = card_of(said[1])
        hand.remove(card)
        self.tell("kay-helps", who=kay, card=card)
        return card
