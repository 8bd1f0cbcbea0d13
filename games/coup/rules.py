"""The rules of Coup, top to bottom: a turn, the eight actions, what each of them does."""

from __future__ import annotations

from games.core.flow import Flow
from games.core.menu import Path
from games.core.text import Seat
from games.coup import moves
from games.coup.base import SECRET, Dropped, LastOne
from games.coup.claims import DOUBTS, Claims
from games.coup.pieces import (
    ACTIONS,
    BLOCKERS,
    CHARACTERS,
    CLAIMS,
    COINS,
    COSTS,
    EXAMINE,
    EXCHANGE,
    INCOME,
    MURDER,
    MUST_MURDER,
    STEAL,
    STEAL_COINS,
    Action,
    Character,
    exchanged_by,
)
from games.coup.state import Deed, Move, Sight

ANNOUNCED = {action: f"announced-{action.word}" for action in Action} | {EXCHANGE: "announced-exchange-as"}


class Rules(Claims):
    def turn(self) -> Flow[None]:
        """Deal when there is no game; otherwise one action, and then the next living player."""
        state = self.state
        try:
            if not state.dealt:
                yield from self.deal()
                return
            state.turn += 1
            yield from self.act(state.active)
        except Dropped:
            if state.move is not None:
                self.tell("dropped", who=state.active)
        except LastOne:
            self.end_game()
        state.move = None
        if state.dealt:
            self.next_turn()

    def act(self, me: Seat) -> Flow[None]:
        """Announce it; a claim must stand; the Assassin is paid; then it may be blocked; then it takes effect."""
        state = self.state
        rich = state.players[me].coins >= MUST_MURDER
        path = yield from self.one(
            me,
            "murder" if rich else "act",
            lambda: moves.actions(state, me),
            lambda: self.idle(me),
        )
        action = ACTIONS[str(path[0])]
        target = int(str(path[1])) if len(path) == 2 else None
        move = state.move = Move(action, target, CLAIMS[state.fifth].get(action))
        state.deeds.append(Deed(state.turn, me, action, target))
        self.tell(ANNOUNCED[action], who=me, **move.facts())
        if move.claim is not None:
            state.stage = "doubt"
            about = {} if target is None else {"whom": target}
            if not (yield from self.stands(me, move.claim, DOUBTS[action], **about)):
                return
            move.doubter = state.claims[-1].by
        if action in COSTS:
            self.pay(me, COSTS[action])
        blockers = BLOCKERS[state.fifth].get(action)
        if blockers is not None and (yield from self.blocked(move, blockers)):
            return
        if action in COINS:
            self.take(me, COINS[action])
        elif target is None:
            yield from self.exchange(me)
        else:
            yield from self.strike(me, action, target)

    def idle(self, me: Seat) -> Path:
        """The default: Income; with ten coins or more, the Murder of somebody at random."""
        if self.state.players[me].coins < MUST_MURDER:
            return (INCOME.word,)
        return (MURDER.word, str(self.draw.pick("default victim", sorted(self.state.others(me)))))

    def strike(self, me: Seat, action: Action, target: Seat) -> Flow[None]:
        """What is done to somebody, unless they are out by then."""
        if not self.state.players[target].hidden:
            self.tell("fizzled", who=me, whom=target)
        elif action is STEAL:
            self.steal(me, target)
        elif action is EXAMINE:
            yield from self.examine(me, target)
        else:
            yield from self.lose(target, me, action.word)

    def take(self, me: Seat, coins: int) -> None:
        self.state.players[me].coins += coins
        self.tell("took", who=me, coins=coins)

    def pay(self, me: Seat, coins: int) -> None:
        self.state.players[me].coins -= coins
        self.tell("paid", who=me, coins=coins)

    def steal(self, me: Seat, target: Seat) -> None:
        """Two coins, or what there is."""
        players = self.state.players
        coins = min(STEAL_COINS, players[target].coins)
        players[target].coins -= coins
        players[me].coins += coins
        self.tell("stole", who=me, whom=target, coins=coins)

    def exchange(self, me: Seat) -> Flow[None]:
        """Draw from the Court, keep as many as you have lives, shuffle the rest back.

        Whoever lets the time run out keeps the old cards. Others must not hear that, so it is told in private.
        """
        state = self.state
        player = state.players[me]
        state.stage = "exchange"
        state.drawn = [state.court.pop() for _ in range(exchanged_by(state.fifth))]
        self.court_changed(me, state.drawn)
        self.whisper(me, "drew", cards=state.drawn)
        path = yield from self.one(
            me,
            "exchange",
            moves.keep(player.hidden, state.drawn),
            lambda: self.keep_old(me),
            pace=SECRET,
            quiet=True,
        )
        kept = [moves.card_of(word) for word in path[0]]
        back = [*player.hidden, *state.drawn]
        for card in kept:
            back.remove(card)
        player.hidden, state.drawn = kept, []
        player.returned += back
        player.renewed = state.turn
        state.court = self.draw.shuffle("court", state.court + back)
        self.unsure(me)
        self.tell("exchanged", who=me, private={me: {"cards": kept}})

    def keep_old(self, me: Seat) -> Path:
        self.whisper(me, "kept-old")
        return moves.keep_old(self.state.players[me].hidden)

    def examine(self, me: Seat, target: Seat) -> Flow[None]:
        """The target shows one hidden card of its choice; it is given back, or shuffled in and replaced."""
        state = self.state
        hidden = state.players[target].hidden
        card = hidden[0]
        if len(hidden) == 2:
            state.stage = "show"
            menu = moves.one_card("show", hidden)
            path = yield from self.one(
                target,
                "show",
                menu,
                lambda: (self.draw.pick("default show", menu.choices),),
                pace=SECRET,
                by=me,
            )
            card = CHARACTERS[str(path[0])]
        sight = Sight(state.turn, me, target, card)
        state.sights.append(sight)
        self.tell("showed", who=target, whom=me, private={me: {"card": card}, target: {"card": card}})
        state.stage = "decide"
        path = yield from self.one(me, "decide", moves.DECIDE, lambda: (moves.RETURN,), pace=SECRET, whom=target)
        if path[0] == moves.RETURN:
            self.tell("given-back", who=me, whom=target)
            return
        sight.replaced = True
        self.unsure_but(me, target, card)
        state.players[target].renewed = state.turn
        self.tell("replaced", who=me, whom=target)
        self.redraw(target, card)

    def unsure_but(self, me: Seat, target: Seat, card: Character) -> None:
        """Only the Inquisitor knows which card was replaced; for all others none of that hand is certain now."""
        for sight in self.state.sights:
            if sight.whom == target and (sight.by != me or sight.card is card):
                sight.sure = False
