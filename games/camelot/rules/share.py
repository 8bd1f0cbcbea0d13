"""Sharing White cards: by agreement, else by chance."""

from __future__ import annotations

from collections.abc import Sequence

from games.camelot.pieces import White
from games.camelot.pieces import white as card_of
from games.camelot.rules.piles import Piles
from games.camelot.shares import EVENLY, FACE, PROPOSE, UNHAPPY, portions, proposal, vote
from games.camelot.state import Sharing
from games.core.ask import Pace
from games.core.flow import Flow, Window
from games.core.menu import Menu, Path
from games.core.text import Seat


class Share(Piles):
    def share(self, cards: Sequence[White], among: Sequence[Seat], first: Seat) -> Flow[None]:
        """Nobody: discarded. One: takes all, unseen. More: shown, and split as they agree.

        `first` distributes if among them, else the next of them in turn order.
        """
        around = [seat for seat in self.state.round_from(first) if seat in among]
        if not cards:
            return
        if not around:
            self.tell("reward-wasted", count=len(cards))
            self.discard_white(cards)
        elif len(around) == 1:
            self.state.players[around[0]].hand += cards
            self.tell("takes-all", who=around[0], count=len(cards), private={around[0]: {"cards": sorted(cards)}})
        else:
            self.state.pool = sorted(cards)
            self.state.sharing = Sharing(around[0], around)
            yield from self.negotiate(self.state.sharing)
            self.state.sharing = None

    def negotiate(self, sharing: Sharing) -> Flow[None]:
        """The distributor proposes, the others accept or reject; anyone may call for chance at any time."""
        pool = self.state.pool
        self.tell("share-opens", who=sharing.distributor, cards=pool, whom=sharing.among)
        self.tell("etiquette-short")
        window = Window(self, "share", {}, pace=Pace.TURN, face=FACE)
        window.about = {"by": sharing.distributor, "cards": [card.word for card in pool]}
        self.await_proposal(window, sharing)
        while answer := (yield from window.hear()):
            word = answer.path[0]
            if word == "no_agreement":
                self.tell("share-fails", who=answer.seat)
                break
            if word in (PROPOSE, EVENLY):
                self.await_votes(window, sharing, answer.path)
            elif word == "reject":
                self.tell("share-rejected", who=answer.seat)
                self.await_proposal(window, sharing)
            else:
                self.tell("share-accepted", who=answer.seat)
                window.settled(answer.seat)
                window.menus[answer.seat] = UNHAPPY
                if not window.awaited:
                    self.hand_out(sharing.among, sharing.split)
                    return
        self.deal_out(sharing.among)

    def await_proposal(self, window: Window, sharing: Sharing) -> None:
        if sharing.split:
            window.round += 1
        sharing.split = []
        window.about = {**window.about, "proposed": 0}
        pool, among = tuple(self.state.pool), tuple(sharing.among)
        window.menus = dict.fromkeys(sharing.among, UNHAPPY)
        window.menus[sharing.distributor] = lambda: proposal(pool, among)
        window.awaited = [sharing.distributor]

    def await_votes(self, window: Window, sharing: Sharing, path: Path) -> None:
        """A vote is about this proposal: the buttons of an older one no longer count."""
        window.round += 1
        shares = portions(path, self.state.pool, sharing.among)
        sharing.split = [[card_of(word) for word in shares[seat]] for seat in sharing.among]
        for seat, cards in zip(sharing.among, sharing.split, strict=True):
            self.tell("share-proposed" if cards else "share-proposed-nothing", who=seat, cards=cards)
        window.about = {**window.about, "proposed": 1}
        menus: dict[Seat, Menu] = {seat: vote(cards) for seat, cards in zip(sharing.among, sharing.split, strict=True)}
        window.menus = {**menus, sharing.distributor: UNHAPPY}
        window.awaited = [seat for seat in sharing.among if seat != sharing.distributor]

    def hand_out(self, among: Sequence[Seat], split: Sequence[Sequence[White]]) -> None:
        self.state.pool = []
        for seat, cards in zip(among, split, strict=True):
            self.state.players[seat].hand += cards
        self.tell("share-done")

    def deal_out(self, among: Sequence[Seat]) -> None:
        """No agreement: shuffled and dealt one at a time, face down."""
        cards = self.draw.shuffle("share", self.state.pool)
        split = [cards[place :: len(among)] for place in range(len(among))]
        self.state.pool = []
        for seat, part in zip(among, split, strict=True):
            self.state.players[seat].hand += part
        private = {seat: {"cards": sorted(part)} for seat, part in zip(among, split, strict=True) if part}
        self.tell("share-dealt", who=among[0], count=len(cards), private=private)
