"""Two players, two cards in the deck: the whole rest of the round as a small game, and how to play it unexploitably.

The first player draws and plays, the second draws the last card and plays, then hands are shown. Both plans are worked
out together from the public position before the first draw, every deal of the unseen cards that the record allows
being equally likely, by regret matching: whoever keeps to them can hardly be made to lose more than the game does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from operator import ge, mul
from typing import NamedTuple

from games.loveletter.thinking.last import BARON, COUNTESS, GUARD, HANDMAID, KING, PRINCE, PRINCESS, SPY, Act, outcome

FIRST, SECOND = 0, 1
ENOUGH = 0.001
"""Plans within a tenth of a point of being unexploitable are good enough."""
MOST, CHECKED = 400, 25
"""How often the plans are improved at most, and after how many times it is looked how good they are."""
SELDOM = 0.01
"""A play rarer than that is an accident of the reckoning."""
NO_GUESS = 0


class Root(NamedTuple):
    """What both players know before the first of them draws."""

    pool: tuple[int, ...]
    """The unseen cards in order: two hands, two in the deck, one removed."""
    never: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    """What each hand cannot be."""
    sums: tuple[int, int] = (0, 0)
    shielded: bool = False
    """The second player has a Handmaid before them."""
    seen: tuple[bool, bool] = (False, False)
    """Whether the hand of each is known to the other."""


class Deal(NamedTuple):
    first: int
    second: int
    drawn: int
    last: int
    removed: int


class Early(NamedTuple):
    """What the first player goes by: the two cards, which of them was seen, and the other's card if it is known."""

    pair: tuple[int, int]
    shown: int = 0
    known: int = 0


class Late(NamedTuple):
    """What the second player goes by: the play before, the own two cards, what is known of the other's card."""

    after: Act
    pair: tuple[int, int]
    shown: int = 0
    known: int = 0
    fresh: bool = False
    """The other has played the card that was known: the one left has just been drawn."""


Plan = dict[Act, float]
"""How often each play is chosen."""


class Solution(NamedTuple):
    first: dict[Early, Plan]
    second: dict[Late, Plan]
    first_worth: dict[Early, Plan]
    """The first player's chance to win the round by each play, against the second's plan."""
    second_worth: dict[Late, Plan]
    gap: float
    """What both together could gain by knowing the other's plan."""


def deals(root: Root) -> Iterator[tuple[Deal, int]]:
    """Every deal that the record allows, and in how many ways equal cards make it."""
    left = Counter(root.pool)

    def take(places: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if not places:
            yield (), 1
            return
        for card in sorted(left):
            ways = left[card]
            if ways:
                left[card] -= 1
                for rest, more in take(places - 1):
                    yield (card, *rest), ways * more
                left[card] += 1

    for cards, ways in take(5):
        if cards[0] not in root.never[FIRST] and cards[1] not in root.never[SECOND]:
            yield Deal(*cards), ways


def pair_of(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one <= other else (other, one)


def playable(pair: tuple[int, int]) -> tuple[int, ...]:
    """The Countess must go beside King or Prince; the Princess only goes where nothing else can."""
    if COUNTESS in pair and (KING in pair or PRINCE in pair):
        return (COUNTESS,)
    return tuple(dict.fromkeys(card for card in pair if card != PRINCESS))


def acts(root: Root, me: int, pair: tuple[int, int], shielded: bool) -> list[Act]:
    """What may be played; guesses that cannot be right for anybody are one and the same."""
    found = []
    for card in playable(pair):
        if card == PRINCE:
            found += [Act(card, me)] if shielded else [Act(card, 1 - me), Act(card, me)]
        elif card == GUARD and not shielded:
            found += [Act(card, 1 - me, guess) for guess in (NO_GUESS, *dict.fromkeys(root.pool)) if guess != GUARD]
        elif card in (SPY, BARON, KING) and not shielded:
            found.append(Act(card, 1 - me))
        else:
            found.append(Act(card))
    return found


def early(root: Root, deal: Deal) -> Early:
    return Early(
        pair_of(deal.first, deal.drawn),
        deal.first if root.seen[FIRST] else 0,
        deal.second if root.seen[SECOND] else 0,
    )


def follow(root: Root, deal: Deal, act: Act) -> float | tuple[Late, int]:
    """What the first play comes to: the first player's share if it ends the round, else what the second player goes by
    and the card that the first one has now.
    """
    kept = deal.drawn if act.card == deal.first else deal.first
    hand = deal.second
    if act.whom is not None:
        if act.card == PRINCE:
            return outcome(FIRST, act, (kept, hand), root.sums, deal.last)
        if act.card == GUARD and hand == act.guess:
            return 1.0
        if act.card == BARON and kept != hand:
            return float(kept > hand)
        if act.card == KING:
            return Late(act, pair_of(kept, deal.last), known=hand), hand
        if act.card == BARON:
            return Late(act, pair_of(hand, deal.last), known=kept), kept
    shown = hand if root.seen[SECOND] else 0
    known = kept if root.seen[FIRST] and act.card != deal.first else 0
    fresh = root.seen[FIRST] and act.card == deal.first
    return Late(act, pair_of(hand, deal.last), shown, known, fresh), kept


class _Turn:
    """One thing a player may know at their turn: what they may play, and the plan that grows there."""

    __slots__ = ("acts", "plan", "reach", "regret", "total", "worth")

    def __init__(self, acts: list[Act]) -> None:
        self.acts = acts
        self.reach = 0.0
        self.plan = [1.0 / len(acts)] * len(acts)
        self.regret = [0.0] * len(acts)
        self.total = [0.0] * len(acts)
        self.worth = [0.0] * len(acts)

    def learn(self, weight: float) -> None:
        """Regret matching: what would have been better is played more, and later plans count more."""
        worth, plan = self.worth, self.plan
        mean = sum(map(mul, plan, worth))
        self.regret = regret = [
            better if (better := old + value - mean) > 0 else 0.0 for old, value in zip(self.regret, worth, strict=True)
        ]
        whole = sum(regret)
        if whole > 0:
            self.plan = plan = [one / whole for one in regret]
        self.total = [old + weight * part for old, part in zip(self.total, plan, strict=True)]

    def settle(self) -> None:
        """The plan that counts in the end is the mean of all; what is hardly ever played is left out."""
        whole = sum(self.total)
        if whole > 0:
            plan = [one / whole for one in self.total]
            plan = [one if one >= SELDOM else 0.0 for one in plan]
            self.plan = [one / sum(plan) for one in plan]


class _Opening(_Turn):
    """A turn of the first player."""

    __slots__ = ("sure",)

    def __init__(self, acts: list[Act]) -> None:
        super().__init__(acts)
        self.sure = [0.0] * len(acts)
        """What each play is worth if the second player got nothing."""


Rows = dict[tuple[Early, int], list[float]]
"""By the first player's turn and play: what each reply gives in all deals where it comes to that."""


class _Reply(_Turn):
    """A turn of the second player: for each way it can come about, what each play gives them."""

    __slots__ = ("rows",)

    def __init__(self, acts: list[Act], rows: Rows, first: dict[Early, _Opening]) -> None:
        kept = _undominated(list(zip(*rows.values(), strict=True)))
        super().__init__([acts[at] for at in kept])
        self.rows = [(first[at], number, [row[place] for place in kept]) for (at, number), row in rows.items()]

    def weigh(self) -> None:
        """What each play gives by how the first player plays now."""
        worth = [0.0] * len(self.acts)
        for turn, number, row in self.rows:
            often = turn.plan[number]
            if often:
                worth = [old + often * share for old, share in zip(worth, row, strict=True)]
        self.worth = worth


def _undominated(columns: list[tuple[float, ...]]) -> list[int]:
    """The plays that no other one is at least as good as, whatever the first player holds."""
    kept: list[int] = []
    for at, column in enumerate(columns):
        if any(all(map(ge, columns[other], column)) for other in kept):
            continue
        kept = [other for other in kept if not all(map(ge, column, columns[other]))]
        kept.append(at)
    return kept


class _Tree:
    """The game below a root."""

    def __init__(self, root: Root) -> None:
        self.root = root
        self.openings: dict[Early, _Opening] = {}
        self.options: dict[Late, list[Act]] = {}
        self.shares: dict[Late, Rows] = {}
        self.chances: dict[Late, dict[tuple[Early, int], float]] = {}
        dealt = list(deals(root))
        whole = sum(count for _, count in dealt)
        for deal, count in dealt:
            self._deal(deal, count / whole)
        self.replies = {late: _Reply(self.options[late], rows, self.openings) for late, rows in self.shares.items()}
        self.live = [reply for reply in self.replies.values() if len(reply.acts) > 1]
        for reply in self.replies.values():
            if len(reply.acts) == 1:
                for turn, number, row in reply.rows:
                    turn.sure[number] -= row[0]

    def _deal(self, deal: Deal, chance: float) -> None:
        """Adds all that may become of one deal."""
        at = early(self.root, deal)
        turn = self.openings.get(at)
        if turn is None:
            turn = self.openings[at] = _Opening(acts(self.root, FIRST, at.pair, self.root.shielded))
        turn.reach += chance
        for number, act in enumerate(turn.acts):
            came = follow(self.root, deal, act)
            if isinstance(came, float):
                turn.sure[number] += chance * came
            else:
                turn.sure[number] += chance
                self._reply(deal, chance, (at, number), *came)

    def _reply(self, deal: Deal, chance: float, origin: tuple[Early, int], late: Late, theirs: int) -> None:
        """Adds what each reply gives the second player in this deal."""
        options = self.options.get(late)
        if options is None:
            options = self.options[late] = acts(self.root, SECOND, late.pair, late.after.card == HANDMAID)
            self.shares[late], self.chances[late] = {}, {}
        row = self.shares[late].setdefault(origin, [0.0] * len(options))
        self.chances[late][origin] = self.chances[late].get(origin, 0.0) + chance
        sums = (self.root.sums[FIRST] + late.after.card, self.root.sums[SECOND])
        low, high = late.pair
        for place, reply in enumerate(options):
            kept = high if reply.card == low else low
            row[place] += chance * outcome(SECOND, reply, (theirs, kept), sums, deal.removed)

    def weigh_openings(self) -> None:
        """What each first play gives by how the second player replies now: all that they do not get."""
        for turn in self.openings.values():
            turn.worth = list(turn.sure)
        for reply in self.live:
            plan = reply.plan
            for turn, number, row in reply.rows:
                turn.worth[number] -= sum(map(mul, plan, row))

    def learn(self, weight: float) -> None:
        """Each in turn answers the other's plan."""
        self.weigh_openings()
        for turn in self.openings.values():
            turn.learn(weight)
        for reply in self.live:
            reply.weigh()
            reply.learn(weight)

    def gap(self) -> float:
        """What the best answers to both plans would gain together."""
        self.weigh_openings()
        for reply in self.live:
            reply.weigh()
        best = sum(max(turn.worth) for turn in self.openings.values())
        ended = sum(sum(map(mul, turn.plan, turn.sure)) for turn in self.openings.values())
        return best - ended + sum(max(reply.worth) for reply in self.live)

    def settled(self) -> float:
        """Changes to the plans that count in the end and says how good they are."""
        for turn in (*self.openings.values(), *self.live):
            turn.settle()
        return self.gap()

    def solution(self, gap: float) -> Solution:
        plans = {at: dict(zip(turn.acts, turn.plan, strict=True)) for at, turn in self.openings.items()}
        replies = {late: dict(zip(reply.acts, reply.plan, strict=True)) for late, reply in self.replies.items()}
        worth = {
            at: {act: value / turn.reach for act, value in zip(turn.acts, turn.worth, strict=True)}
            for at, turn in self.openings.items()
        }
        return Solution(plans, replies, worth, {late: self._reply_worth(late) for late in self.replies}, gap)

    def _reply_worth(self, late: Late) -> Plan:
        """The second player's chance to win by each reply; of what should never come about, all ways alike."""
        often = {origin: self.openings[origin[0]].plan[origin[1]] for origin in self.chances[late]}
        if not any(often.values()):
            often = dict.fromkeys(often, 1.0)
        whole = sum(chance * often[origin] for origin, chance in self.chances[late].items())
        worth = [0.0] * len(self.options[late])
        for origin, row in self.shares[late].items():
            worth = [old + often[origin] * share / whole for old, share in zip(worth, row, strict=True)]
        return dict(zip(self.options[late], worth, strict=True))


@lru_cache(256)
def solve(root: Root) -> Solution:
    """Both players' plans; the same for everybody who has seen the same."""
    tree = _Tree(root)
    turns = [*tree.openings.values(), *tree.live]
    for number in range(1, MOST + 1):
        tree.learn(number)
        if number % CHECKED == 0:
            plans = [turn.plan for turn in turns]
            gap = tree.settled()
            if gap < ENOUGH:
                break
            for turn, plan in zip(turns, plans, strict=True):
                turn.plan = plan
    return tree.solution(tree.settled())
