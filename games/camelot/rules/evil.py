"""The progression of Evil: a Black card, an engine, or a point of life."""

from __future__ import annotations

from games.camelot import rulings
from games.camelot.moves import armor_menu, evil_menu, face_menu
from games.camelot.pieces import Relic, foe
from games.camelot.pieces import black as card_of
from games.camelot.rules.black import BlackCards
from games.camelot.rules.cancel import Cancel
from games.camelot.rules.unmask import Unmask
from games.camelot.state import Dark, Phase
from games.core.ask import Pace
from games.core.flow import Flow
from games.core.text import Seat


class Evil(BlackCards, Cancel, Unmask):
    def evil_phase(self) -> Flow[bool]:
        """Exactly one of three; Percival may look at the top Black card first. True: the turn goes on after it."""
        state, me = self.state, self.state.active
        player, window = state.players[me], f"evil-{state.turns}"
        default = "draw" if state.black_draw else "engine"
        while True:
            said = yield from self.one(me, "evil", lambda: evil_menu(state, me), lambda: (default,), window=window)
            if said[0] == "peek":
                self.peek(me)
                continue
            break
        if said[0] == "reveal":
            self.unmask(me)
            state.phase = Phase.TRAITOR
            return True
        if said[0] == "draw":
            player.deeds.drew += 1
            yield from self.resolve_black(me)
        elif said[0] == "engine":
            player.deeds.engines += 1
            self.let_engine_come(me)
        else:
            player.deeds.bled += 1
            self.bleed(me, 1)
            self.tell("bleeds", who=me, life=player.life)
            yield from self.deaths()
        state.phase = Phase.HEROIC
        return not state.turn.no_heroic

    def peek(self, me: Seat) -> None:
        """Percival alone sees the top Black card."""
        self.state.turn.peeked = True
        top = self.state.black_draw[-1]
        self.see(top, me)
        self.tell("peeks", who=me, private={me: {"card": top.card}})

    def see(self, dark: Dark, seat: Seat) -> None:
        if seat not in dark.known:
            dark.known.append(seat)

    def resolve_black(self, drawer: Seat, *, chained: bool = False) -> Flow[None]:
        """Draw (two with the Armor), show it or lay it face down, let it be stopped, apply it, bury the dead."""
        dark = yield from self.drawn(drawer, chained)
        if dark is None:
            return
        place = self.home_of(dark.card)
        hidden, entering = False, dark.card.word
        if dark.card.duels and place is not None and self.state.quest(place).open:
            entering = foe(dark.card, place)
            self.tell("drew-foe", who=drawer, quest=place, private={drawer: {"card": entering}})
            menu = face_menu(dark.card, place)
            said = yield from self.one(drawer, "face", menu, lambda: ("up",), pace=Pace.REACTION, quest=place)
            hidden = said[0] == "down"
            if hidden:
                self.state.players[drawer].deeds.face_down += 1
                self.tell("laid-face-down", who=drawer, quest=place)
            else:
                self.tell("laid-face-up", who=drawer, quest=place, card=entering)
        else:
            self.tell("drew-black", who=drawer, card=dark.card)
        dark.down = hidden
        about: dict[str, object] = {"quest": place} if hidden else {"card": dark.card}
        about["entering"] = "hidden_card" if hidden else entering
        if (yield from self.cancelled(drawer, dark, chained, by=drawer, **about)):
            self.tell("stopped")
            self.put_aside(dark)
        else:
            yield from self.apply(drawer, dark)
        yield from self.deaths()

    def drawn(self, drawer: Seat, chained: bool) -> Flow[Dark | None]:
        """The top card; the Armor's owner draws two, picks one, and puts the other under the pile."""
        state = self.state
        dark = self.draw_black()
        if dark is None or state.owner(Relic.ARMOR) != drawer or (chained and not rulings.ARMOR_IN_CHAIN):
            if dark is not None:
                self.see(dark, drawer)
            return dark
        other = self.draw_black()
        if other is None:
            self.see(dark, drawer)
            return dark
        dark.known, other.known = [drawer], [drawer]
        menu = armor_menu(dark.card, other.card)
        self.tell("armor-draws", who=drawer, private={drawer: {"cards": [dark.card, other.card]}})
        said = yield from self.one(drawer, "armor", menu, lambda: (menu.choices[0],), pace=Pace.REACTION)
        if card_of(said[0]) is not dark.card:
            dark, other = other, dark
        self.unresolve(other)
        state.black_draw.insert(0, other)
        return dark
