"""The table that all rules of Coup stand on: dealing, the two-player draft, losing characters, giving up, the end."""

from __future__ import annotations

from games.core.ask import Pace
from games.core.flow import Flow, Table, Window
from games.core.state import Result
from games.core.text import Seat
from games.coup import moves
from games.coup.pieces import CHARACTERS, FIRST_OF_TWO_COINS, START_COINS, Character, cast, copies_for, deck
from games.coup.state import State

SECRET = Pace.SECRET


class Dropped(Exception):
    """The action ends here: its player gave up, or the one it could not go on without."""


class BlockDropped(Exception):
    """The blocker gave up while the block was open to doubt."""


class LastOne(Exception):
    """Only one player is left: the game is over, and everything pending with it."""


class CoupTable(Table[State]):
    """What happens whatever is claimed: how a game begins, how people drop out of it, how it ends."""

    def deal(self) -> Flow[None]:
        """A new game: two hidden cards and two coins each; with two players the first has one coin."""
        state = self.state
        playing = state.playing()
        state.game += 1
        state.turn = 0
        state.claims, state.sights, state.deeds, state.move = [], [], [], None
        state.copies = copies_for(len(playing))
        for player in state.players:
            player.hidden, player.shown, player.fell, player.pile, player.returned = [], [], [], [], []
            player.coins, player.renewed = 0, 0
        if state.starter is None:
            state.starter = self.draw.pick("starter", playing)
        state.active = state.starter
        for seat in playing:
            state.players[seat].coins = START_COINS
        if len(playing) == 2:
            state.players[state.active].coins = FIRST_OF_TWO_COINS
        state.dealt = True
        self.tell("game-begins", who=state.active, number=state.game)
        if len(playing) == 2 and state.draft:
            yield from self.drafting(playing)
        else:
            self.deal_all(playing)
        state.stage = "action"

    def deal_all(self, playing: list[Seat]) -> None:
        """Shuffle, deal one card at a time, twice round; the rest is the Court."""
        state = self.state
        state.court = self.draw.shuffle("deck", deck(state.fifth, state.copies))
        for _ in range(2):
            for seat in playing:
                state.players[seat].hidden.append(state.court.pop())
        for seat in playing:
            self.whisper(seat, "dealt", cards=sorted(state.players[seat].hidden))

    def drafting(self, playing: list[Seat]) -> Flow[None]:
        """A pile of the five characters each; one card of a third pile each; then each picks one from their pile."""
        state = self.state
        state.stage = "draft"
        state.court = self.draw.shuffle("third pile", cast(state.fifth))
        for seat in playing:
            player = state.players[seat]
            player.hidden, player.pile, player.pick = [state.court.pop()], list(cast(state.fifth)), None
            self.whisper(seat, "dealt-one", card=player.hidden[0])
        menu = moves.pick(state.fifth)
        window = Window(self, "draft", dict.fromkeys(playing, menu), pace=SECRET)
        while answer := (yield from window.hear()):
            state.players[answer.seat].pick = CHARACTERS[str(answer.path[0])]
            window.heard(answer.seat)
        for seat in window.awaited:
            state.players[seat].pick = CHARACTERS[self.draw.pick("default pick", menu.choices)]
        for seat in playing:
            self.take_pick(seat)
        hands = {seat: {"cards": sorted(state.players[seat].hidden)} for seat in playing}
        self.tell("drafted", who=playing, private=hands)

    def take_pick(self, seat: Seat) -> None:
        player = self.state.players[seat]
        if player.pick is not None:
            player.pile.remove(player.pick)
            player.hidden.append(player.pick)
            player.pick = None

    # Losing characters.

    def lose(self, seat: Seat, by: Seat, cause: str) -> Flow[None]:
        """Turn one hidden card of your own choice face up; asked for even when both are the same. `by` is who brought
        it about, `cause` an action's word or a doubt.
        """
        player = self.state.players[seat]
        card = player.hidden[0]
        if len(player.hidden) == 2:
            self.state.stage = "loss"
            menu = moves.one_card("lose", player.hidden)
            path = yield from self.one(
                seat, "lose", menu, lambda: (self.draw.pick("default loss", menu.choices),), pace=SECRET
            )
            if player.gone:
                return
            card = CHARACTERS[str(path[0])]
        self.turn_up(seat, card, by, cause)

    def turn_up(self, seat: Seat, card: Character, by: Seat, cause: str) -> None:
        """It stays visible to all, without power; whoever has no hidden card left is out, the coins to the Treasury."""
        player = self.state.players[seat]
        player.hidden.remove(card)
        player.shown.append(card)
        player.fell.append(self.state.turn)
        self.unsure(seat, card)
        self.tell("turned-up", who=seat, card=card, by=by, cause=cause)
        if not player.hidden:
            self.tell("out", who=seat, coins=player.coins)
            player.coins = 0
            self.check_last()

    def unsure(self, seat: Seat, card: Character | None = None) -> None:
        """Whoever has seen this card in that hand cannot count on it any more; without a card named: on any of them."""
        for sight in self.state.sights:
            if sight.whom == seat and (card is None or sight.card is card):
                sight.sure = False

    def check_last(self) -> None:
        if len(self.state.living()) == 1:
            self.put_back()
            raise LastOne

    def put_back(self) -> None:
        """Cards drawn for an exchange that is not carried out are shuffled into the Court again."""
        state = self.state
        if state.drawn:
            state.court = self.draw.shuffle("court", state.court + state.drawn)
            state.drawn = []

    # Giving up.

    def leaves(self, seat: Seat) -> None:
        """Giving up: both cards face up, coins to the Treasury, never dealt in again; then what it breaks off."""
        state = self.state
        player = state.players[seat]
        player.gone = True
        if seat == state.active:
            self.put_back()
        self.take_pick(seat)
        cards = sorted(player.hidden)
        player.shown += cards
        player.fell += [state.turn] * len(cards)
        player.hidden, player.coins = [], 0
        self.unsure(seat)
        self.tell("conceded" if cards else "left", who=seat, cards=cards)
        self.check_last()
        self.break_off(seat)

    def break_off(self, seat: Seat) -> None:
        """Without its player an action is dropped, but a loss stands; an examination needs both; a block its blocker.

        While somebody chooses a card to lose nothing is broken off: that loss stands, and what follows checks
        whether the action's player is still there.
        """
        state = self.state
        move = state.move
        if seat == state.active and state.stage != "loss":
            raise Dropped
        if move is None:
            return
        if state.stage == "doubt-block" and seat == move.blocker:
            raise BlockDropped
        if state.stage in ("show", "decide") and seat == move.target:
            raise Dropped

    # The end.

    def end_game(self) -> None:
        """The last one with a hidden card wins the game and starts the next; enough wins, or no rival, end it all."""
        state = self.state
        winner = state.living()[0]
        state.players[winner].wins += 1
        state.starter = winner
        state.dealt = False
        self.tell("game-won", who=winner, wins=state.players[winner].wins, target=state.series_wins)
        if state.players[winner].wins >= state.series_wins or len(state.playing()) == 1:
            state.result = Result([winner], [player.wins for player in state.players])
            self.report(winner)

    def report(self, winner: Seat) -> None:
        """What was hidden, now that all is over: the winner's cards, and how much of what was claimed was true."""
        self.tell("held", who=winner, cards=sorted(self.state.players[winner].hidden))
        for seat, player in enumerate(self.state.players):
            if player.claims:
                self.tell("report", who=seat, claims=player.claims, bluffs=player.bluffs, caught=player.caught)

    def next_turn(self) -> None:
        state = self.state
        state.active = state.others(state.active)[0]
        state.stage = "action"
