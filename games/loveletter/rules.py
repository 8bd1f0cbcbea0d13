"""The rules of Love Letter, top to bottom: a turn, the cards, the end of a round, giving up."""

from __future__ import annotations

from games.core.flow import Flow, Table
from games.core.menu import Path
from games.core.state import Result
from games.core.text import Seat
from games.loveletter.moves import menu, sensible
from games.loveletter.pieces import ASIDE_FOR_TWO, BY_WORD, DECK, Card
from games.loveletter.state import Play, State

ALONE = {Card.HANDMAID: "shielded", Card.COUNTESS: "sighed", Card.PRINCESS: "lost"}


class TurnOver(Exception):
    """The turn ends without being played out: its player gave up, or nobody is left to play against."""


class Rules(Table[State]):
    def turn(self) -> Flow[None]:
        """Lay down your shield, draw a card, play one of the two, apply its effect."""
        state = self.state
        if not state.in_round:
            self.deal()
        me = state.active
        player = state.players[me]
        player.protected = False
        player.hand.append(state.deck.pop())
        self.tell("drew", who=me, private={me: {"card": player.hand[-1]}})
        try:
            path = yield from self.one(me, "play", lambda: menu(state, me), lambda: sensible(state, me, self.draw))
            self.play(me, path)
        except TurnOver:
            pass
        if state.result is None:
            self.end_turn()

    def deal(self) -> None:
        """Shuffle all sixteen; one is removed unseen, with two players three more lie open; a card to each."""
        state = self.state
        state.round += 1
        state.plays = []
        state.deck = self.draw.shuffle("deck", DECK)
        state.removed = state.deck.pop()
        state.aside = [state.deck.pop() for _ in range(ASIDE_FOR_TWO)] if len(state.playing()) == 2 else []
        for seat, player in enumerate(state.players):
            player.pile, player.hand, player.protected = [], [], False
            player.known, player.shown_to, player.lapsed = [None] * len(state.players), {}, []
            if not player.gone:
                player.hand.append(state.deck.pop())
                self.whisper(seat, "dealt", card=player.hand[0])
        if state.starter is None:
            state.starter = self.draw.pick("starter", state.playing())
        elif state.players[state.starter].gone:
            state.starter = state.after(state.starter, state.playing())
        state.active = state.starter
        state.in_round = True
        self.tell("round", number=state.round, who=state.starter, aside=state.aside)

    def play(self, me: Seat, path: Path) -> None:
        """The card goes face up onto the player's own pile; then its effect."""
        card, player = BY_WORD[str(path[0])], self.state.players[me]
        player.hand.remove(card)
        player.pile.append(card)
        self.forget(me, card)
        if card in ALONE:
            self.alone(me, card)
        elif len(path) == 1:
            self.tell("no-effect", who=me, card=card)
        else:
            self.at(me, card, int(str(path[1])), path)
        self.record(me, card, path)

    def record(self, me: Seat, card: Card, path: Path) -> None:
        """What everybody saw of it stays, for whoever wants to draw conclusions."""
        players = self.state.players
        whom = int(str(path[1])) if len(path) > 1 else None
        out = next((seat for seat in (me, whom) if seat is not None and not players[seat].hand), None)
        bared = whom if card is Card.PRINCE else out
        shown = None if bared is None else players[bared].pile[-1]
        guess = BY_WORD[str(path[2])] if len(path) > 2 else None
        self.state.plays.append(Play(me, card, whom, guess, shown, out))

    def alone(self, me: Seat, card: Card) -> None:
        """The cards that nobody is chosen for."""
        self.tell(ALONE[card], who=me)
        if card is Card.HANDMAID:
            self.state.players[me].protected = True
        elif card is Card.PRINCESS:
            self.knock_out(me)

    def at(self, me: Seat, card: Card, foe: Seat, path: Path) -> None:
        """The cards that are played on somebody."""
        if card is Card.GUARD:
            self.guard(me, foe, BY_WORD[str(path[2])])
        elif card is Card.SPY:
            self.spy(me, foe)
        elif card is Card.BARON:
            self.baron(me, foe)
        elif card is Card.PRINCE:
            self.prince(me, foe)
        else:
            self.king(me, foe)

    def guard(self, me: Seat, foe: Seat, guess: Card) -> None:
        """Name a card other than Guard: whoever holds it is out."""
        hit = self.hand(foe) is guess
        self.tell("guard-hit" if hit else "guard-miss", who=me, whom=foe, guess=guess)
        if hit:
            self.knock_out(foe)

    def spy(self, me: Seat, foe: Seat) -> None:
        """Look at another's card."""
        self.see(me, foe)
        self.tell("saw", who=me, whom=foe, private={me: {"card": self.hand(foe)}})

    def baron(self, me: Seat, foe: Seat) -> None:
        """Compare in secret: the lower card is out; equal cards change nothing."""
        mine, theirs = self.hand(me), self.hand(foe)
        both = {seat: {"mine": mine, "theirs": theirs} for seat in (me, foe)}
        if mine == theirs:
            self.see(me, foe)
            self.see(foe, me)
            self.tell("compared-equal", who=me, whom=foe, private=both)
        else:
            self.tell("compared", who=me, whom=foe, private=both)
            self.knock_out(me if mine < theirs else foe)

    def prince(self, me: Seat, foe: Seat) -> None:
        """The chosen one discards without effect and draws anew; the Princess never comes back from a discard."""
        state, player = self.state, self.state.players[foe]
        card = player.hand.pop()
        player.pile.append(card)
        self.forget(foe)
        self.tell("discarded-own" if foe == me else "discarded", who=me, whom=foe, card=card)
        if card is Card.PRINCESS:
            self.knock_out(foe)
        elif state.deck:
            player.hand.append(state.deck.pop())
            self.tell("redrew", who=foe, private={foe: {"card": player.hand[0]}})
        else:
            assert state.removed is not None
            player.hand.append(state.removed)
            state.removed = None
            self.tell("redrew-removed", who=foe, private={foe: {"card": player.hand[0]}})

    def king(self, me: Seat, foe: Seat) -> None:
        """Swap hands."""
        mine, theirs = self.state.players[me], self.state.players[foe]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        mine.shown_to, theirs.shown_to = {}, {}
        for seat, player in enumerate(self.state.players):
            if seat in (me, foe):
                self.see(seat, foe if seat == me else me)
            else:
                player.known[me], player.known[foe] = player.known[foe], player.known[me]
                player.lapsed = [foe if seen == me else seen for seen in player.lapsed if seen != foe]
        now, then = self.hand(me), self.hand(foe)
        self.tell(
            "swapped", who=me, whom=foe, private={me: {"got": now, "gave": then}, foe: {"got": then, "gave": now}}
        )

    def hand(self, seat: Seat) -> Card:
        return self.state.players[seat].hand[0]

    def see(self, viewer: Seat, seat: Seat) -> None:
        player = self.state.players[viewer]
        player.known[seat] = self.hand(seat)
        player.lapsed = [other for other in player.lapsed if other != seat]
        self.state.players[seat].shown_to.setdefault(viewer, len(self.state.plays))

    def forget(self, seat: Seat, played: Card | None = None) -> None:
        """Whoever plays a card still holds the other one; without a card named, nothing is certain any more."""
        players = self.state.players
        for player in players:
            if seat in player.lapsed:
                player.lapsed.remove(seat)
            if played is None or player.known[seat] is played:
                if played and player.known[seat]:
                    player.lapsed.append(seat)
                player.known[seat] = None
        shown_to = players[seat].shown_to
        players[seat].shown_to = {viewer: when for viewer, when in shown_to.items() if players[viewer].known[seat]}

    def knock_out(self, seat: Seat) -> None:
        """Out of the round: the hand goes face up onto the player's own pile, without effect."""
        player = self.state.players[seat]
        cards = sorted(player.hand)
        player.pile += cards
        player.hand, player.protected = [], False
        player.known = [None] * len(self.state.players)
        self.forget(seat)
        self.tell("out" if cards else "out-empty", who=seat, cards=cards)

    def end_turn(self) -> None:
        """One left, or no card left to draw: the round is over. Otherwise to the left."""
        state = self.state
        alive = state.alive()
        if len(alive) == 1:
            self.end_round(alive, "won-last")
        elif not state.deck:
            best = self.showdown(alive)
            self.end_round(best, "won-highest" if self.alone_on_top(best, alive) else "won-sum")
        else:
            state.active = state.after(state.active, alive)

    def showdown(self, alive: list[Seat]) -> list[Seat]:
        """All show their hands: the highest card wins, then the highest sum of discards."""
        sums = [sum(self.state.players[seat].pile) for seat in alive]
        ranks = {seat: (self.hand(seat), total) for seat, total in zip(alive, sums, strict=True)}
        self.tell("showdown", who=alive, cards=[self.hand(seat) for seat in alive], sums=sums)
        return [seat for seat in alive if ranks[seat] == max(ranks.values())]

    def alone_on_top(self, best: list[Seat], alive: list[Seat]) -> bool:
        """Whether nobody else holds a card as high, so that the discards did not decide."""
        return all(self.hand(seat) < self.hand(best[0]) for seat in alive if seat != best[0])

    def end_round(self, best: list[Seat], won: str) -> None:
        """A token to the winner, who starts the next round; whoever has enough of them wins the game."""
        state = self.state
        winners = best if len(best) == 1 or state.tie_rule == "share" else []
        for seat in winners:
            state.players[seat].tokens += 1
        if len(best) == 1:
            tokens = state.players[best[0]].tokens
            self.tell(won, who=best[0], number=state.round, tokens=tokens, target=state.target)
        else:
            self.tell("round-shared" if winners else "round-tied", who=best)
        if state.reveal_removed and state.removed is not None:
            self.tell("removed", card=state.removed)
        assert state.starter is not None
        if state.next_starter == "rotate":
            state.starter = state.after(state.starter, state.playing())
        elif winners:
            state.starter = state.after(state.active, winners)
        state.in_round = False
        if reached := [seat for seat in winners if state.players[seat].tokens >= state.target]:
            self.end_game(reached)

    def end_game(self, winners: list[Seat]) -> None:
        self.state.result = Result(winners, [player.tokens for player in self.state.players])
        self.tell("game-won", who=winners)

    def leaves(self, seat: Seat) -> None:
        """Giving up: out of this round with all cards open, and not dealt in again. The last one playing wins."""
        state = self.state
        player = state.players[seat]
        player.gone = True
        self.tell("conceded", who=seat)
        if player.hand:
            self.knock_out(seat)
        if len(state.playing()) == 1:
            self.end_game(state.playing())
        if state.result or seat == state.active or len(state.alive()) == 1:
            raise TurnOver
