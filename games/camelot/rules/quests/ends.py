"""The end of a quest, won or lost: swords, engines, life, relic, cards, the way home, the reward."""

from __future__ import annotations

from games.camelot.pieces import TERMS, Black, Knight, Place, White
from games.camelot.rules.life import Life
from games.camelot.rules.share import Share
from games.camelot.state import ESCROW, REMOVED
from games.core.flow import Flow
from games.core.text import Seat


class QuestEnds(Life, Share):
    def drawn_completer(self, place: Place, drawer: Seat) -> Seat | None:
        """A Black card ended it: the drawer if present, else the next knight there in turn order."""
        present = self.state.present(place)
        return next((seat for seat in self.state.round_from(drawer) if seat in present), None)

    def end_quest(self, place: Place, won: bool, completer: Seat | None, *, by_lady: bool = False) -> Flow[None]:
        """In a fixed order; swords and engines are one change, and the game may end with it."""
        state, terms, quest = self.state, TERMS[place], self.state.quest(place)
        self.tell("quest-won" if won else "quest-lost", quest=place)
        self.quest_swords(place, won)
        if not won and terms.engines:
            self.place_engines(terms.engines)
        self.check_end()
        present = state.present(place)
        sharing = [seat for seat in present if not state.dying(seat)]
        for seat in present:
            if won:
                self.gain(seat, terms.gain + (state.players[seat].knight is Knight.PALAMEDES))
            else:
                self.lose(seat, terms.loss)
        self.award_relic(place, won, completer, by_lady)
        self.clear_board(place)
        if won:
            self.lift_spells()
        elif place is Place.HOLY_GRAIL:
            self.lift_dark_forest()
        for seat in present:
            state.players[seat].place = Place.CAMELOT
        if not terms.perpetual:
            quest.open = False
        if place is Place.LANCELOT:
            state.quest(Place.DRAGON).open = True
            self.tell("dragon-comes")
        if won:
            reward = self.draw_white(terms.cards)
            yield from self.share(reward, sharing, state.active if completer is None else completer)
        yield from self.deaths()

    def quest_swords(self, place: Place, won: bool) -> None:
        """The quest's own, one more for the Mists if lost, one more for Heroism either way."""
        state, quest = self.state, self.state.quest(place)
        swords = TERMS[place].swords + (state.mists and not won) + quest.heroism
        if quest.heroism:
            quest.heroism = False
            self.discard_white([White.HEROISM])
        self.lay_swords(white=swords if won else 0, black=0 if won else swords)

    def award_relic(self, place: Place, won: bool, completer: Seat | None, by_lady: bool) -> None:
        """To the completer; a dying one cannot take it, but an Excalibur brought by the Lady waits."""
        state, relic = self.state, TERMS[place].relic
        if relic is None:
            return
        if not won or completer is None:
            state.relics[relic] = REMOVED
        elif state.dying(completer):
            state.relics[relic] = ESCROW if by_lady else REMOVED
        else:
            state.relics[relic] = completer
            self.tell("relic-won", who=completer, relic=relic)
            return
        self.tell("relic-waits" if state.relics[relic] == ESCROW else "relic-lost", relic=relic)

    def clear_board(self, place: Place) -> None:
        """Everything goes to the discards and reserves."""
        quest = self.state.quest(place)
        white, dark = quest.white, [laid.card for laid in quest.black]
        if quest.mordred:
            dark.append(Black.MORDRED)
        quest.white, quest.black, quest.track, quest.mordred = [], [], 0, False
        self.discard_white(white)
        self.discard_black(dark)

    def lift_spells(self) -> None:
        """A quest was won: Dark Forest and Vivien are broken."""
        self.lift_dark_forest()
        if self.state.vivien:
            self.state.vivien = False
            self.tell("spell-broken", card=Black.VIVIEN)
            self.discard_black([Black.VIVIEN])

    def lift_dark_forest(self) -> None:
        if self.state.dark_forest:
            self.state.dark_forest = False
            self.tell("spell-broken", card=Black.DARK_FOREST)
            self.discard_black([Black.DARK_FOREST])
