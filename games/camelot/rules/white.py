"""The Special White cards, each as its player chose to use it."""

from __future__ import annotations

from games.camelot import rulings
from games.camelot.heroic_menu import merlins_prey
from games.camelot.moves import HOMECOMING, foresight_menu
from games.camelot.pieces import COMBATS, FORESIGHT, WARS, Place, White, foe
from games.camelot.pieces import black as black_of
from games.camelot.pieces import place as place_of
from games.camelot.pieces import white as card_of
from games.camelot.rules.base import TurnOver
from games.camelot.rules.black import BlackCards
from games.camelot.rules.unmask import Unmask
from games.camelot.state import Dark
from games.core.ask import Pace
from games.core.flow import Flow
from games.core.menu import Menu, Path
from games.core.text import Seat


class WhiteCards(BlackCards, Unmask):
    def play_special(self, me: Seat, path: Path) -> Flow[None]:
        """The card lies on the table during its effect, and is then discarded."""
        card = card_of(path[0])
        self.state.players[me].hand.remove(card)
        self.state.played.append(card)
        yield from self.special_white(me, card, path[1:])
        if card in self.state.played:
            self.state.played.remove(card)
            self.discard_white([card])

    def special_white(self, me: Seat, card: White, how: Path) -> Flow[None]:
        if card is White.MERLIN:
            self.merlin(me, str(how[0]))
        elif card is White.CLAIRVOYANCE:
            yield from self.clairvoyance(me)
        elif card is White.CONVOCATION:
            yield from self.convocation(me)
        elif card is White.FATE:
            yield from self.fate(me, unmasks=how == ("as_traitor",))
        elif card is White.HEROISM:
            self.heroism(me, place_of(how[0]))
        elif card is White.LADY:
            yield from self.lady(me)
        elif card is White.MESSENGER:
            self.messenger(me, int(str(how[0])), [card_of(word) for word in how[1]])
        elif card is White.PIETY:
            self.piety(me, str(how[0]))
        else:
            self.reinforcements(me, str(how[0]))

    def merlin(self, me: Seat, target: str) -> None:
        """Removes an engine, a warrior, or the newest standard Black card of a quest, unseen if it lay face down."""
        state = self.state
        if target == "engine":
            state.engines -= 1
            self.tell("merlin-removes-engine", who=me, total=state.engines)
            return
        place = place_of(target)
        quest = state.quest(place)
        if place in WARS:
            quest.track -= 1
            self.tell("merlin-removes-warrior", who=me, quest=place, count=quest.track)
            return
        if place is Place.EXCALIBUR:
            quest.track += 1
            self.tell("merlin-pulls", who=me, at=quest.track)
            return
        index = merlins_prey(state, place)
        assert index is not None
        gone = quest.black.pop(index)
        if gone.down:
            self.tell("merlin-lifts-hidden", who=me, quest=place)
        else:
            card = foe(gone.card, place) if place in COMBATS else gone.card
            self.tell("merlin-lifts", who=me, quest=place, card=card)
        self.discard_black([gone.card])

    def clairvoyance(self, me: Seat) -> Flow[None]:
        """Look at the top five Black cards and put them back in any order."""
        state = self.state
        self.tell("plays-clairvoyance", who=me)
        top = state.black_draw[-FORESIGHT:]
        for dark in top:
            if me not in dark.known:
                dark.known.append(me)
        cards = tuple(dark.card for dark in reversed(top))
        self.whisper(me, "foresees", cards=cards)
        if len(cards) > 1:
            menu = foresight_menu(cards)
            path = yield from self.one(me, "foresight", menu, lambda: tuple(menu.choices[:-1]), pace=Pace.REACTION)
            order = [black_of(word) for word in path]
            left = list(cards)
            for card in order:
                left.remove(card)
            # Whoever knew one of these cards cannot follow it through the new order.
            state.black_draw[-len(top) :] = [Dark(card, [me]) for card in reversed([*order, *left])]
        self.tell("foreseen", who=me, count=len(cards))

    def convocation(self, me: Seat) -> Flow[None]:
        """Each knight away may come home; then a White card for each knight in Camelot, shared among them."""
        state = self.state
        self.tell("plays-convocation", who=me)
        away = [seat for seat in state.knights() if state.players[seat].place is not Place.CAMELOT]
        menus: dict[Seat, Menu] = dict.fromkeys(away, HOMECOMING)
        said: dict[Seat, Path]
        if rulings.CONVOCATION_COMPELS:
            said = dict.fromkeys(away, ("return",))
        else:
            said = yield from self.all_of("convocation", menus, lambda _: ("stay",))
        for seat, path in said.items():
            if path[0] == "stay":
                self.tell("stays-away", who=seat)
                continue
            self.tell("comes-home", who=seat)
            self.go(seat, Place.CAMELOT)
        home = [seat for seat in state.present(Place.CAMELOT) if not state.dying(seat)]
        yield from self.share(self.draw_white(len(home)), home, me)

    def fate(self, me: Seat, *, unmasks: bool) -> Flow[None]:
        """Loyal: each knight draws a card. Traitor: unmasked, and each knight discards two; the turn is over."""
        self.tell("plays-fate", who=me)
        if not unmasks:
            for seat in self.state.knights():
                self.take_white(seat, 1)
            return
        self.unmask(me)
        yield from self.each_discards(2, "fate-discard")
        raise TurnOver

    def heroism(self, me: Seat, place: Place) -> None:
        """Lies on a quest; when that ends, one more sword of the same colour."""
        self.tell("plays-heroism", who=me, quest=place)
        self.state.played.remove(White.HEROISM)
        self.state.quest(place).heroism = True

    def lady(self, me: Seat) -> Flow[None]:
        """Excalibur one step nearer, from wherever one is; if that quest is over, two life."""
        self.tell("plays-lady", who=me)
        if self.state.quest(Place.EXCALIBUR).open:
            yield from self.pull(1, me, by_lady=True)
        else:
            self.gain(me, 2)

    def messenger(self, me: Seat, whom: Seat, cards: list[White]) -> None:
        """Up to three cards for another knight, unseen by the rest."""
        for card in cards:
            self.state.players[me].hand.remove(card)
        self.state.players[whom].hand += cards
        seen = {seat: {"cards": sorted(cards)} for seat in (me, whom)}
        self.tell("plays-messenger", who=me, whom=whom, count=len(cards), private=seen)

    def piety(self, me: Seat, whose: str) -> None:
        """Three life, or one for every other knight."""
        self.tell("plays-piety", who=me)
        if whose == "self":
            self.gain(me, 3)
        else:
            for seat in self.state.others(me):
                self.gain(seat, 1)

    def reinforcements(self, me: Seat, whose: str) -> None:
        """Four White cards, or one for every other knight."""
        self.tell("plays-reinforcements", who=me)
        if whose == "self":
            self.take_white(me, 4)
        else:
            for seat in self.state.others(me):
                self.take_white(seat, 1)
