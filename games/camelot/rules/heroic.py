"""The heroic phase: one action is due, a second costs a point of life, powers are free."""

from __future__ import annotations

from games.camelot.heroic_menu import PAID, TYPE_OF, default_command, heroic_menu
from games.camelot.moves import contribution
from games.camelot.pieces import COMBATS, TRIO, WARS, Knight, Place, White
from games.camelot.pieces import place as place_of
from games.camelot.pieces import white as card_of
from games.camelot.rules.accuse import Accuse
from games.camelot.rules.siege import Siege
from games.camelot.rules.white import WhiteCards
from games.core.ask import Pace
from games.core.flow import Flow
from games.core.menu import Path
from games.core.text import Seat


class Heroic(WhiteCards, Siege, Accuse):
    def heroic_phase(self) -> Flow[None]:
        """Command after command until the turn is ended."""
        state, me = self.state, self.state.active
        window = f"heroic-{state.turns}"
        while True:
            path = yield from self.one(
                me,
                "heroic",
                lambda: heroic_menu(state, me),
                lambda: default_command(state, me, self.draw),
                window=window,
                done=list(state.turn.used),
                left=state.turn.actions,
            )
            if path[0] == "end_turn":
                return
            yield from self.command(me, str(path[0]), path[1:])
            yield from self.deaths()

    def command(self, me: Seat, word: str, how: Path) -> Flow[None]:
        """An action uses up its type and the action it costs; powers use up the type they perform."""
        turn = self.state.turn
        if word in PAID:
            turn.actions -= 1
            turn.acted = True
        if word in TYPE_OF:
            turn.used.append(TYPE_OF[word])
        if word in ("move", "tristan_move"):
            turn.tristan |= word == "tristan_move"
            self.move(me, place_of(how[0]))
        elif word == "quest_card":
            yield from self.quest_card(me, card_of(how[0]))
        elif word == "draw_white":
            self.round_table(me)
        elif word == "siege":
            self.state.players[me].deeds.helped += 1
            yield from self.fight_engine(me, [card_of(one) for one in how[0]])
        elif word in ("special", "galahad_special"):
            turn.special = True
            turn.galahad |= word == "galahad_special"
            yield from self.play_special(me, how)
        elif word == "heal":
            self.heal(me, card_of(how[0]))
        elif word == "accuse":
            self.accuse(me, int(str(how[0])))
        elif word == "arthur_exchange":
            turn.arthur = True
            yield from self.exchange(me, card_of(how[0]), int(str(how[1])))
        else:
            self.sacrifice(me)

    def move(self, me: Seat, place: Place) -> None:
        """To Camelot or any open quest; a solo quest only if nobody is there."""
        self.state.players[me].deeds.idle += 1
        self.tell("moves", who=me, to=place)
        self.go(me, place)

    def quest_card(self, me: Seat, card: White) -> Flow[None]:
        """The one action of the quest one stands on."""
        place = self.state.players[me].place
        self.state.players[me].deeds.helped += 1
        if place in COMBATS:
            yield from self.lay_fight(me, place, card)
        elif place in WARS:
            yield from self.join_war(me, place)
        elif place is Place.EXCALIBUR:
            yield from self.pay_the_river(me, card)
        else:
            yield from self.lay_grail(me)

    def round_table(self, me: Seat) -> None:
        """Two White cards, Gawain three; not with twelve in hand, but nobody ever discards down."""
        self.state.players[me].deeds.idle += 1
        self.take_white(me, 3 if self.state.players[me].knight is Knight.GAWAIN else 2)

    def heal(self, me: Seat, card: White) -> None:
        """Three identical cards for a point of life."""
        player = self.state.players[me]
        for _ in range(TRIO):
            player.hand.remove(card)
        player.life += 1
        self.tell("healed", who=me, life=player.life, private={me: {"card": card}})
        self.discard_white([card] * TRIO)

    def sacrifice(self, me: Seat) -> None:
        """A point of life for a second action, of another type."""
        self.state.turn.sacrificed = True
        self.state.turn.actions += 1
        self.bleed(me, 1)
        self.tell("sacrifices-life", who=me, life=self.state.players[me].life)

    def exchange(self, me: Seat, given: White, whom: Seat) -> Flow[None]:
        """Arthur gives a card and gets one back; both are chosen before either is seen."""
        mine, theirs = self.state.players[me].hand, self.state.players[whom].hand
        self.tell("arthur-offers", who=me, whom=whom)
        path = yield from self.one(
            whom,
            "arthur-return",
            lambda: contribution(theirs),
            lambda: (self.draw.pick("default return", sorted(theirs)).word,),
            pace=Pace.REACTION,
            by=me,
        )
        back = card_of(path[0])
        mine.remove(given)
        theirs.remove(back)
        mine.append(back)
        theirs.append(given)
        private = {me: {"gave": given, "got": back}, whom: {"gave": back, "got": given}}
        self.tell("exchanged", who=me, whom=whom, private=private)
