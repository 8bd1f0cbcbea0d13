"""What each Black card does once nobody has stopped it."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot import rulings
from games.camelot.moves import VOLUNTEER_CARDS, VOLUNTEER_LIFE, WAR, discard_menu, volunteer_menu
from games.camelot.pieces import VALUES, WARS, Black, Place, White
from games.camelot.pieces import place as place_of
from games.camelot.pieces import white as card_of
from games.camelot.rules.quests.combat import Combat
from games.camelot.rules.quests.excalibur import Excalibur
from games.camelot.rules.quests.grail import Grail
from games.camelot.rules.quests.wars import Wars
from games.camelot.state import Dark
from games.core.ask import Pace
from games.core.flow import PASS, Flow, Window
from games.core.menu import Menu, Path
from games.core.text import Seat


def quest_of(card: Black, dragon: bool) -> Place | None:
    """The quest a card belongs to by its kind; None for those that go to either war, or to no quest."""
    if card in VALUES[Place.BLACK_KNIGHT]:
        return Place.BLACK_KNIGHT
    if card in VALUES[Place.LANCELOT]:
        return Place.DRAGON if dragon else Place.LANCELOT
    if card is Black.RIVER:
        return Place.EXCALIBUR
    if card in (Black.DESPAIR, Black.DESOLATION, Black.DARK_FOREST):
        return Place.HOLY_GRAIL
    return {Black.PICT_RAID: Place.PICTS, Black.SAXON_RAID: Place.SAXONS}.get(card)


def threat(card: Black) -> str:
    """The word for what a Special Black card does, for those who must decide whether to stop it."""
    return f"threat_{rulings.MORGANS.get(card - Black.MORGAN1 + 1, card.word)}"


class BlackCards(Combat, Excalibur, Grail, Wars):
    def home_of(self, card: Black) -> Place | None:
        return quest_of(card, dragon=not self.state.quest(Place.LANCELOT).open)

    def apply(self, drawer: Seat, dark: Dark) -> Flow[None]:
        """The card's effect; one whose quest is closed brings an engine instead."""
        place, card = self.home_of(dark.card), dark.card
        if place is not None and not self.state.quest(place).open:
            self.put_aside(dark)
            self.add_engines(1)
        elif card.duels:
            assert place is not None
            yield from self.lay_foe(drawer, place, dark)
        elif card is Black.DESPAIR:
            yield from self.despair(drawer, dark)
        elif card is Black.DESOLATION:
            yield from self.desolation(drawer, dark)
        elif card is Black.RIVER:
            self.put_aside(dark)
            yield from self.pull(-1, self.drawn_completer(Place.EXCALIBUR, drawer))
        elif card in (Black.PICT_RAID, Black.SAXON_RAID):
            assert place is not None
            self.put_aside(dark)
            yield from self.raid(drawer, place)
        elif card is Black.MERCENARIES:
            place = yield from self.choose_war(drawer, card)
            self.put_aside(dark)
            yield from self.raid(drawer, place)
        else:
            yield from self.special_black(drawer, dark)

    def special_black(self, drawer: Seat, dark: Dark) -> Flow[None]:
        """The cards that change the rules, hurt everybody, or bring more of their kind."""
        state, card = self.state, dark.card
        if card is Black.MORDRED:
            place = yield from self.choose_war(drawer, card)
            self.unresolve(dark)
            self.attach_mordred(place)
            yield from self.raid(drawer, place)
        elif card is Black.DARK_FOREST:
            state.dark_forest = True
            self.stays_in_force(dark)
        elif card is Black.MISTS:
            state.mists = True
            self.stays_in_force(dark)
        elif card is Black.VIVIEN:
            state.vivien = True
            self.stays_in_force(dark)
        elif card is Black.GUINEVERE:
            self.guinevere()
            self.put_aside(dark)
        else:
            yield from self.morgan(drawer, dark)

    def stays_in_force(self, dark: Dark) -> None:
        self.unresolve(dark)
        self.tell("spell-cast", card=dark.card, threat=threat(dark.card))

    def choose_war(self, drawer: Seat, card: Black) -> Flow[Place]:
        """The drawer chooses Picts or Saxons."""
        state = self.state
        fewer = min(WARS, key=lambda war: state.quest(war).track)
        said = yield from self.one(drawer, "war", WAR, lambda: (fewer.word,), pace=Pace.REACTION, card=card)
        return place_of(said[0])

    def guinevere(self) -> None:
        """Every knight goes to Camelot at once, and the drawer has no heroic action."""
        self.tell("all-come-home")
        for seat in self.state.knights():
            self.go(seat, Place.CAMELOT)
        self.state.turn.no_heroic = True

    def morgan(self, drawer: Seat, dark: Dark) -> Flow[None]:
        """Five Morgans, five harms."""
        effect = rulings.MORGANS[dark.card - Black.MORGAN1 + 1]
        if effect == "three_cards":
            paid = yield from self.volunteer("cards")
            if not paid:
                yield from self.each_discards(1)
        elif effect == "three_more":
            for _ in range(3):
                yield from self.resolve_black(drawer, chained=True)
        elif effect == "two_engines":
            self.put_aside(dark)
            self.add_engines(2)
            return
        elif effect == "one_life":
            self.each_bleeds()
        else:
            paid = yield from self.volunteer("life")
            if not paid and rulings.TWO_LIVES_FALLBACK == "life":
                self.each_bleeds()
            elif not paid:
                yield from self.each_discards(1)
        self.put_aside(dark)

    def resolve_black(self, drawer: Seat, *, chained: bool = False) -> Flow[None]:
        """Draw a Black card and see it through."""
        raise NotImplementedError

    def each_bleeds(self) -> None:
        for seat in self.state.knights():
            self.lose(seat, 1)

    def volunteer(self, price: str) -> Flow[bool]:
        """One knight may pay for all: three White cards, or two life of at least three. A pass is final."""
        state = self.state
        menus: dict[Seat, Menu] = {seat: self.may_volunteer(seat, price) for seat in state.knights()}
        face = VOLUNTEER_LIFE if price == "life" else VOLUNTEER_CARDS
        window = Window(self, f"volunteer-{price}", menus, face=face, hold=state.min_window, counted=True)
        while answer := (yield from window.hear()):
            if answer.path[0] == PASS:
                window.settled(answer.seat)
                continue
            state.players[answer.seat].deeds.helped += 1
            self.tell("volunteers", who=answer.seat)
            if price == "cards":
                self.discard_from(answer.seat, [card_of(word) for word in answer.path[1]])
            else:
                self.lose(answer.seat, 2)
            return True
        return False

    def may_volunteer(self, seat: Seat, price: str) -> Menu:
        return lambda: volunteer_menu(self.state.players[seat], price)

    def each_discards(self, count: int, key: str = "discard") -> Flow[None]:
        """Each knight discards this many White cards of their choice, or all; the cards go when all have chosen."""
        hands = {seat: self.state.players[seat].hand for seat in self.state.knights() if self.state.players[seat].hand}
        menus: dict[Seat, Menu] = {seat: discard_menu(hand, count) for seat, hand in hands.items()}
        if not menus:
            return

        def default(seat: Seat) -> Path:
            words = discard_menu(hands[seat], count).choices
            chosen = self.draw.shuffle("default discard", words)[:count]
            return (tuple(word for word in words if word in chosen),)

        said = yield from self.all_of(key, menus, default, count=count)
        gone: list[White] = []
        for seat, path in said.items():
            gone += self.give_up(seat, path[0])
        self.discard_white(gone)

    def give_up(self, seat: Seat, words: Sequence[str]) -> list[White]:
        cards = [card_of(word) for word in words]
        for card in cards:
            self.state.players[seat].hand.remove(card)
        self.tell("discards", who=seat, count=len(cards), private={seat: {"cards": sorted(cards)}})
        return cards
