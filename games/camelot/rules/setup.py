"""Before the first turn: seats, knights, loyalty, cards, and the first gifts to the Round Table."""

from __future__ import annotations

from games.camelot.moves import contribution
from games.camelot.pieces import BLACK_DECK, LOYALTY_CARDS, OPENING, WHITE_DECK, Knight, White
from games.camelot.pieces import white as card_of
from games.camelot.rules.share import Share
from games.camelot.state import Dark, Phase
from games.core.ask import Pace
from games.core.flow import Flow
from games.core.menu import Menu, Path
from games.core.text import Seat


class Setup(Share):
    def muster_phase(self) -> Flow[None]:
        """Seat, knight, loyalty, a Merlin and five cards each; then everybody gives one card, all at once."""
        state = self.state
        state.order = self.draw.shuffle("seats", range(len(state.players)))
        self.assign_knights()
        self.deal_loyalty()
        self.deal_cards()
        arthur = state.seat_of(Knight.ARTHUR)
        state.active = self.draw.pick("first player", state.order) if arthur is None else arthur
        self.tell("etiquette")
        menus: dict[Seat, Menu] = {seat: contribution(state.players[seat].hand) for seat in state.knights()}
        said = yield from self.all_of("contribute", menus, self.default_gift, pace=Pace.TURN)
        for seat, path in said.items():
            card = card_of(path[0])
            state.players[seat].hand.remove(card)
            state.pool.append(card)
            self.tell("contributes", who=seat, card=card)
        state.phase = Phase.DIVIDE

    def divide_phase(self) -> Flow[None]:
        """The gifts are shared by agreement; the first player proposes."""
        gifts, self.state.pool = self.state.pool, []
        yield from self.share(gifts, self.state.knights(), self.state.active)

    def assign_knights(self) -> None:
        """As chosen in the lobby; one of the rest by chance for everybody else."""
        state, chosen = self.state, self.state.chosen
        left = [knight for knight in self.draw.shuffle("knights", list(Knight)) if knight not in chosen]
        for seat in state.order:
            knight = chosen[seat] or left.pop(0)
            state.players[seat].knight = knight
            self.tell("is-knight", who=seat, knight=knight)

    def deal_loyalty(self) -> None:
        """One card each: of all eight, of one more than players, or of as many; or none are dealt."""
        state, count = self.state, len(self.state.players)
        size = {"standard": LOYALTY_CARDS, "n_plus_1": count + 1, "certain": count}.get(state.traitor_mode, 0)
        cards = self.draw.shuffle("loyalty", [place == 0 for place in range(size)]) if size else [False] * count
        for seat, traitor in enumerate(cards[:count]):
            state.players[seat].traitor = traitor
        state.aside = cards[count:]
        self.tell(f"loyalty-{state.traitor_mode.replace('_', '-')}")
        if state.traitor_mode == "none":
            for player in state.players:
                player.looked = True
        elif state.loyalty_look == "at_once":
            self.look_at_loyalty()

    def deal_cards(self) -> None:
        """A Merlin and five White cards each; the Black cards are shuffled."""
        state = self.state
        state.black_draw = [Dark(card) for card in self.draw.shuffle("black", BLACK_DECK)]
        rest = list(WHITE_DECK)
        for _ in state.players:
            rest.remove(White.MERLIN)
        state.white_draw = self.draw.shuffle("white", rest)
        for seat in state.order:
            player = state.players[seat]
            player.hand = [White.MERLIN, *(state.white_draw.pop() for _ in range(OPENING))]
            self.whisper(seat, "dealt", cards=sorted(player.hand))

    def default_gift(self, seat: Seat) -> Path:
        """Any card at random, but Merlin only if there is nothing else."""
        hand = sorted(self.state.players[seat].hand)
        others = [card for card in hand if card is not White.MERLIN]
        return (self.draw.pick("default gift", others or hand).word,)
