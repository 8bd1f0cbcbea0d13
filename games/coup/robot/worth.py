"""How likely a seat is to win: everybody's strength by lives, coins and characters, and whose turn is next."""

from __future__ import annotations

from math import exp

from games.core.text import Seat
from games.coup.pieces import MURDER_COST
from games.coup.robot.belief import Belief
from games.coup.robot.places import Hand
from games.coup.robot.scales import ROUGH, SHARP

Changes = dict[Seat, tuple[int, int]]
"""Lives and coins that seats will have."""


class Standing:
    """The table as it stands when the turn under way is over."""

    def __init__(self, belief: Belief) -> None:
        view = belief.view
        self.scales = SHARP if belief.temper.sharp else ROUGH
        self.belief = belief
        self.me = belief.me
        self.hand: Hand = tuple(sorted(min(card, 5) - 1 for card in view.hand))
        self.lives = [courtier.hidden for courtier in view.courtiers]
        self.coins = [courtier.coins for courtier in view.courtiers]
        seats = len(view.courtiers)
        self.order = [seat for seat in ((view.active + 1 + step) % seats for step in range(seats)) if self.lives[seat]]
        """Who is next, and so on."""
        self.base = list(zip(self.lives, self.coins, strict=True))
        self._cards: dict[int, float] = {}

    def chance(self, changes: Changes, hand: Hand | None = None, tilt: float = 0.0) -> float:
        """This seat's chance to win after these changes, with this hand; `tilt`: what else makes it stronger."""
        left = len(self.order)
        for lives, _ in changes.values():
            if lives <= 0:
                left -= 1
        group = (left if left < 5 else 5) - 2
        mine = others = 0.0
        if group <= 0:
            ended = self._ended(changes, left)
            if ended is not None:
                return ended
        table, waits = self.scales.strength[group], self.scales.waits[left]
        place = 0
        for seat in self.order:
            lives, coins = changes.get(seat) or self.base[seat]
            if lives <= 0:
                continue
            strength = table[lives][coins] * waits[place]
            place += 1
            if seat == self.me:
                mine = strength * exp(self.own(hand or self.hand, lives, group) + tilt)
            else:
                others += strength * self._theirs(seat, lives, group)
        return mine / (mine + others)

    def _ended(self, changes: Changes, left: int) -> float | None:
        """One's chance when the game is over, or the next to play has won it with a Murder."""
        alive = [seat for seat in self.order if (changes.get(seat) or self.base[seat])[0] > 0]
        if left < 2:
            return float(alive == [self.me])
        mover, rival = alive
        coins, lives = (changes.get(mover) or self.base[mover])[1], (changes.get(rival) or self.base[rival])[0]
        return float(mover == self.me) if coins >= MURDER_COST and lives == 1 else None

    def own(self, hand: Hand, lives: int, group: int) -> float:
        """What a hand adds; of two cards, when one life is left, the better one."""
        if lives <= 0:
            return 0.0
        worth = self.scales.cards[group][lives - 1]
        if len(hand) == 1 or hand[0] == hand[1]:
            return worth[hand[0]]
        if lives == 1:
            return max(worth[hand[0]], worth[hand[1]])
        return worth[hand[0]] + worth[hand[1]]

    def _theirs(self, seat: Seat, lives: int, group: int) -> float:
        key = (seat * 4 + lives) * 4 + group
        found = self._cards.get(key)
        if found is None:
            worth = self.scales.cards[group][lives - 1]
            if lives == self.lives[seat]:
                found = 0.0
                for likely, card in zip(self.belief.holds[seat], worth, strict=True):
                    found += likely * card
            else:
                found = sum(likely * max([worth[card] for card in hand]) for hand, likely in self.belief.hands[seat])
            found = self._cards[key] = exp(found)
        return found
