"""What a play is worth before the end: every card the others may hold, and how such positions have come out."""

from __future__ import annotations

from itertools import permutations

from games.core.text import Seat
from games.loveletter.thinking.belief import CARDS, Belief, beliefs
from games.loveletter.thinking.last import BARON, GUARD, HANDMAID, PRINCE, PRINCESS, SPY, Act, outcome
from games.loveletter.thinking.outlook import crowd, pair
from games.loveletter.view import View


class Prospect:
    """A seat's turn, ready to weigh plays: what the others may hold, and what is left."""

    def __init__(self, view: View, held: list[Belief] | None = None) -> None:
        assert view.seat is not None
        self.view, self.me = view, view.seat
        self.hand = [card.value for card in view.hand]
        self.rivals = [seat for seat, suitor in enumerate(view.suitors) if suitor.cards and seat != self.me]
        self.held = beliefs(view) if held is None else held
        self.known = [seat for seat in self.rivals if view.known and view.known[seat]]
        self.seen_by = [seat for seat in self.rivals if seat in view.shown_to]
        self.shown = view.shown.value if view.shown else 0
        self.unseen = [card.value for card in view.unseen()]

    def kept(self, act: Act) -> int:
        return self.hand[0] if self.hand[1] == act.card else self.hand[1]

    def chance(self, act: Act) -> float:
        """How likely the seat is to win the round by this play."""
        if act.card == PRINCESS:
            return 0.0
        if not self.view.deck:
            return self.at_last(act)
        kept = self.kept(act)
        if act.whom is None:
            return self.after(act, kept, self.rivals)
        return self.struck(act, kept, act.whom)

    def struck(self, act: Act, kept: int, whom: Seat) -> float:
        """A play on somebody: each card they may hold, as likely as it is."""
        if act.card == PRINCE:
            return self.prince(act, kept, whom)
        held, rest = self.held[whom], [seat for seat in self.rivals if seat != whom]
        if act.card == GUARD:
            return self.guard(act, kept, whom, rest)
        if act.card == BARON:
            equal = held[kept] and held[kept] * self.after(act, kept, self.rivals, whom, _sure(kept), meets=True)
            return equal + sum(held[:kept]) * self.after(act, kept, rest)
        cards = [card for card in CARDS if held[card]]
        if act.card == SPY:
            return sum(held[card] * self.after(act, kept, self.rivals, whom, _sure(card)) for card in cards)
        swapped = _sure(kept)
        return sum(held[card] * self.after(act, card, self.rivals, whom, swapped, meets=True) for card in cards)

    def guard(self, act: Act, kept: int, whom: Seat, rest: list[Seat]) -> float:
        """Right, and one rival fewer; wrong, and one card fewer that they may hold."""
        held = self.held[whom]
        hit = held[act.guess]
        value = hit * self.after(act, kept, rest)
        if hit > 1 - 1e-9:
            return value
        missed = [0.0 if card == act.guess else one / (1 - hit) for card, one in enumerate(held)]
        return value + (1 - hit) * self.after(act, kept, self.rivals, whom, missed)

    def prince(self, act: Act, kept: int, whom: Seat) -> float:
        """Somebody draws anew, from what nobody has seen."""
        if whom == self.me:
            if kept == PRINCESS:
                return 0.0
            return sum(self.after(act, card, self.rivals, drawn=True) for card in self.unseen) / len(self.unseen)
        rest = [seat for seat in self.rivals if seat != whom]
        out = self.held[whom][PRINCESS]
        anew = [0.0] * 9
        for card in self.unseen:
            anew[card] += 1 / len(self.unseen)
        value = out * self.after(act, kept, rest) if out else 0.0
        return value + (1 - out) * self.after(act, kept, self.rivals, whom, anew, redrawn=True)

    def after(
        self,
        act: Act,
        mine: int,
        rivals: list[Seat],
        whom: Seat | None = None,
        belief: Belief | None = None,
        *,
        meets: bool = False,
        drawn: bool = False,
        redrawn: bool = False,
    ) -> float:
        """The outlook when the play is over: with this card, against these, one of whom is seen otherwise now."""
        if not rivals:
            return 1.0
        deck = self.view.deck - (drawn or redrawn)
        if not deck:
            return self.shown_down(act, mine, rivals, whom, belief)
        shielded = act.card == HANDMAID
        seen = meets or (bool(self.seen_by) and act.card != self.shown and not drawn)
        knows = [seat for seat in self.known if seat in rivals and not (redrawn and seat == whom)]
        knowing = bool(knows) or meets or act.card == SPY
        if len(rivals) > 1:
            return crowd(len(rivals), deck, shielded, seen, knowing, mine)
        held = belief if belief is not None and whom == rivals[0] else self.held[rivals[0]]
        return sum(one * pair(deck, shielded, seen, knowing, mine, card) for card, one in enumerate(held) if one)

    def shown_down(self, act: Act, mine: int, rivals: list[Seat], whom: Seat | None, belief: Belief | None) -> float:
        """A Prince took the last card: the highest card wins, roughly."""
        value = 1.0
        for seat in rivals:
            held = belief if belief is not None and seat == whom else self.held[seat]
            value *= sum(held[:mine]) + held[mine] / 2
        return value

    def at_last(self, act: Act) -> float:
        """The last play of the round: every deal of what is unseen, by how likely it is."""
        sums = [sum(suitor.pile) for suitor in self.view.suitors]
        hands = [0] * len(sums)
        hands[self.me] = self.kept(act)
        total = value = 0.0
        for cards in permutations(self.unseen, len(self.rivals)):
            weight = 1.0
            for seat, card in zip(self.rivals, cards, strict=True):
                hands[seat] = card
                weight *= self.held[seat][card] / self.unseen.count(card)
            if weight:
                left = list(self.unseen)
                for card in cards:
                    left.remove(card)
                total += weight
                value += weight * outcome(self.me, act, hands, sums, left[0])
        return value / total if total else 0.0


def _sure(card: int) -> Belief:
    return [float(one == card) for one in range(9)]
