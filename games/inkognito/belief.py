"""What a seat believes: the worlds its record allows, and what cards would teach it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import combinations as pairs_of
from math import log2
from typing import NamedTuple

from games.core.text import Seat
from games.inkognito.deduction import WORLDS, combination_of, numbers_of
from games.inkognito.pieces import COMBINATIONS, IDENTITIES, KINDS, NUMBERS, PAIRS, Card, Combination
from games.inkognito.state import Show
from games.inkognito.view import View

Selves = int
"""What somebody may be and have, identity and number: sixteen bits."""
SELVES = tuple([(identity, number) for identity in IDENTITIES for number in NUMBERS])
ANYBODY: Selves = (1 << len(SELVES)) - 1
PLACE_OF = {self_: place for place, self_ in enumerate(SELVES)}

EVERY_PAIR = tuple(pairs_of(Card, 2))
_HOLDING = [sum(1 << place for place, self_ in enumerate(SELVES) if card in self_) for card in Card]
FITTING: dict[tuple[Card, ...], Selves] = {
    **{(one, other): _HOLDING[one] ^ _HOLDING[other] for one, other in EVERY_PAIR},
    **{(card,): _HOLDING[card] for card in Card},
}
"""Who could have shown these cards: exactly one of a pair is true, a black card is."""
OTHERS: dict[tuple[Card, ...], Selves] = {
    (): ANYBODY,
    **{(who, which): ANYBODY & ~(_HOLDING[who] | _HOLDING[which]) for who, which in SELVES},
}
"""Who somebody else can be, for one who is this."""
ALL_OPEN = 150
"""With more worlds than this, a single card says next to nothing yet about the combination."""


class Gain(NamedTuple):
    """What one is expected to learn, in bits."""

    worlds: float
    """Of who is who and has what."""
    goal: float
    """Of what the safe asks for."""


NOTHING = Gain(0.0, 0.0)

Outcomes = tuple[tuple[Selves, float], ...]
"""What somebody may show: who can, and how likely whoever can does."""
_ANY_PAIR: Outcomes = tuple([(FITTING[pair], 1 / PAIRS) for pair in EVERY_PAIR])
_BLACK: dict[tuple[str, ...], Outcomes] = {
    kinds: tuple([(FITTING[card,], 1 / len(kinds)) for card in Card if card.kind in kinds])
    for kinds in ((), KINDS[:1], KINDS[1:], KINDS)
}
"""A black card of one of these kinds."""

_SELF = [tuple([PLACE_OF[who[chair], which[chair]] for chair in range(4)]) for who, which in WORLDS]
"""In each world, who each of the four agents is."""
_OPENS = [COMBINATIONS.index(combination_of(who, which)) for who, which in WORLDS]
_CHAIR = [[who.index(agent) for agent in IDENTITIES] for who, _ in WORLDS]
"""In each world, where each identity sits."""

Goal = tuple[int, int]
"""What the safe asks for: the combination by its place among all, with four players the partner's chair, else -1."""


class Belief:
    """The worlds that a view allows, all equally likely.

    How discreetly others choose what they show tells nothing beyond the cards: a pair hides each of those who could
    have shown it equally well.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._selves: dict[Seat, dict[int, float]] = {}
        self._gains: dict[tuple[Seat, Outcomes], Gain] = {}
        self.worlds = numbers_of(view.worlds())
        self.each = 1 / len(self.worlds)

    @cached_property
    def goals(self) -> list[Goal]:
        partner = self.view.partner_agent()
        if self.view.players != 4 or partner is None:
            return [(_OPENS[world], -1) for world in self.worlds]
        return [(_OPENS[world], _CHAIR[world][partner]) for world in self.worlds]

    @cached_property
    def odds(self) -> dict[Goal, float]:
        """How likely each answer to the safe is right."""
        found: dict[Goal, float] = {}
        for goal in self.goals:
            found[goal] = found.get(goal, 0.0) + self.each
        return found

    def best(self, met: Seat | None) -> tuple[Combination, float]:
        """The likeliest answer to the safe, and how likely it is right; with four players, for the one who is met."""
        chair = self.view.agents.index(met) if self.view.players == 4 and met is not None else -1
        can = [goal for goal in self.odds if goal[1] == chair]
        best = max(can or self.odds, key=lambda goal: self.odds[goal])
        return COMBINATIONS[best[0]], self.odds[best] if can else 0.0

    def right(self, combination: Combination, partner: Seat | None) -> float:
        """How likely a combination is right; and who is named as the partner, where that is asked."""
        place, agent = COMBINATIONS.index(combination), self.view.partner_agent()
        chair = -1 if partner is None else self.view.agents.index(partner)
        return self.each * sum(
            1
            for world in self.worlds
            if _OPENS[world] == place and (chair < 0 or agent is None or _CHAIR[world][agent] == chair)
        )

    @cached_property
    def doubt(self) -> float:
        """In bits: how far one is from what the safe asks for."""
        return _entropy(self.odds.values())

    @cached_property
    def combinations(self) -> int:
        """How many may open the safe."""
        return len({combination for combination, _ in self.odds})

    def selves_of(self, seat: Seat) -> dict[int, float]:
        """What another agent may be and have, and how likely."""
        if seat not in self._selves:
            self._selves[seat] = self._count_selves(self.view.agents.index(seat))
        return self._selves[seat]

    def _count_selves(self, chair: int) -> dict[int, float]:
        found: dict[int, float] = {}
        for world in self.worlds:
            self_ = _SELF[world][chair]
            found[self_] = found.get(self_, 0.0) + self.each
        return found

    def partner_chance(self, seat: Seat) -> float:
        partner = self.view.partner_agent()
        if partner is None or seat == self.view.ambassador:
            return 0.0
        return sum(weight for self_, weight in self.selves_of(seat).items() if _HOLDING[partner] >> self_ & 1)

    # What cards may tell.

    def from_pair(self, seat: Seat) -> Gain:
        """A pair of this agent's, of the twelve they may show any."""
        return self._gain(seat, _ANY_PAIR)

    def from_black(self, seat: Seat) -> Gain:
        """Either card, unless one has been shown to me as asker: then it is the other."""
        seen = [
            show.cards[0].kind
            for show in self.view.shows
            if show.how == "interview" and show.by == seat and show.to[0] == self.view.seat
        ]
        return self._gain(seat, _BLACK[tuple([kind for kind in KINDS if kind not in seen])])

    def from_kind(self, kind: str) -> Gain:
        """The air player's identity or number."""
        assert self.view.air is not None
        return self._gain(self.view.air, _BLACK[kind,])

    def _gain(self, seat: Seat, outcomes: Outcomes) -> Gain:
        if (seat, outcomes) not in self._gains:
            self._gains[seat, outcomes] = self._work_out(seat, outcomes)
        return self._gains[seat, outcomes]

    def _work_out(self, seat: Seat, outcomes: Outcomes) -> Gain:
        selves = self.selves_of(seat)
        if len(selves) == 1 or not outcomes:
            return NOTHING
        sums, blur = [], 0.0
        for fits, likely in outcomes:
            sums.append(likely * sum([weight for self_, weight in selves.items() if fits >> self_ & 1]))
            blur -= sums[-1] * log2(likely)
        return Gain(_entropy(sums) - blur, self._goal_gain(seat, outcomes))

    def _goal_gain(self, seat: Seat, outcomes: Outcomes) -> float:
        if len(self.worlds) > ALL_OPEN or self.doubt < 1e-9:
            return 0.0
        left = 0.0
        joint = self._joint(seat)
        for fits, likely in outcomes:
            goals: dict[Goal, float] = {}
            for self_, each in joint.items():
                if fits >> self_ & 1:
                    for goal, weight in each.items():
                        goals[goal] = goals.get(goal, 0.0) + weight
            total = sum(goals.values())
            if total:
                left += likely * total * _entropy(goals.values(), total)
        return max(0.0, self.doubt - left)

    def _joint(self, seat: Seat) -> dict[int, dict[Goal, float]]:
        """For each self of an agent: what the safe asks for."""
        chair = self.view.agents.index(seat)
        found: dict[int, dict[Goal, float]] = {}
        for world, goal in zip(self.worlds, self.goals, strict=True):
            goals = found.setdefault(_SELF[world][chair], {})
            goals[goal] = goals.get(goal, 0.0) + self.each
        return found


def _entropy(weights: Iterable[float], total: float = 1.0) -> float:
    return -sum(weight / total * log2(weight / total) for weight in weights if weight > 1e-12)


def bits(selves: Selves) -> float:
    return _BITS[selves.bit_count()]


_BITS = [0.0, *[log2(size) for size in range(1, len(SELVES) + 1)]]


def shown(shows: Iterable[Show], by: Seat, to: Seat) -> Selves:
    """Who somebody can be, by what they have shown this viewer."""
    known = ANYBODY
    for show in shows:
        if show.by == by and to in show.to:
            known &= FITTING[tuple(show.cards)]
    return known
