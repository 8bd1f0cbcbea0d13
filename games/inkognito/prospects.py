"""How a seat's side stands: how far the others may be, by what everybody has seen, and what waiting is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import combinations as pairs_of

from games.core.text import Seat
from games.inkognito.belief import Belief
from games.inkognito.pieces import KINDS, Place
from games.inkognito.state import Meeting
from games.inkognito.view import View

FAR = {3: (2.6, 0.2, 0.8), 4: (3.2, 0.35, 0.6), 5: (2.7, 0.22, 0.5)}
"""How many bits an agent is from opening the safe at first, and how much nearer a pair and a black card bring them,
by the number of players: lines through what agents of the house have left in their own games.
"""
FAR_AMBASSADOR = (4.9, 0.29, 0.5)
NEAR = 1.2
"""Whoever is nearer than this may open the safe at the next occasion."""
NO_NEWS = 0.1
"""How likely, at most, somebody opens the safe who has let the last occasion pass and seen nothing since."""
PACE = 0.9
"""How much likelier to win, in powers of two, a side is that is a bit nearer."""
GIFT = 0.11
"""Of three sides, two may win by the third one's mistake: how often that happens to those who wait."""
SOON = 0.4
"""Of two pairs, the one that is near may well be sure when it meets again: how much of its chance to guess counts."""
APPEAL = (1.0, 4.0, 0.3)
"""How much people like a place where nobody is, one agent, or more: measured among robots, who want to meet."""


class Prospects:
    """Everything here follows from public facts and the seat's own belief."""

    def __init__(self, view: View, belief: Belief) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.belief = belief
        self._far: dict[Seat, float] = {}
        self._friend: dict[Seat, float] = {}
        self.others = [seat for seat in view.agents if seat != self.me]

    # How far everybody is.

    def far(self, seat: Seat) -> float:
        """How many bits somebody else is from opening the safe, as far as everybody can tell."""
        if seat not in self._far:
            self._far[seat] = self._measure(seat)
        return self._far[seat]

    def _measure(self, seat: Seat) -> float:
        if seat == self.view.air:
            return FAR[3][0]
        start, pair, black = FAR_AMBASSADOR if seat == self.view.ambassador else FAR[self.view.players]
        pairs, blacks = self.seen(seat)
        return max(0.1, start - pair * pairs - black * blacks)

    def seen(self, seat: Seat) -> tuple[int, int]:
        """How many pairs and how many different black cards somebody has seen; all of that happens in public."""
        pairs, asked = 0, dict.fromkeys(self.view.agents, 0)
        host = seat == self.view.ambassador
        for meeting in self.view.meetings:
            if meeting.outcome == "exchanged" and seat in meeting.seats:
                pairs += 1
            elif meeting.outcome == "presented" and host:
                pairs += len(meeting.seats)
            elif meeting.outcome == "asked" and (host or meeting.seats[0] == seat) and meeting.whom is not None:
                asked[meeting.whom] += 1
            elif meeting.outcome == "looked" and meeting.seats[0] == seat and self.view.air is not None:
                asked[self.view.air] += 1
        return pairs, sum(min(times, len(KINDS)) for times in asked.values())

    def ready(self, seat: Seat, met: Seat) -> float:
        """How likely somebody else would open the safe now, in company of this one.

        Whoever has let the last such occasion pass was not ready, and is not unless they have learned something since.
        """
        if seat == self.view.air:
            return 0.0
        near = max(0.0, 1 - self.far(seat) / NEAR)
        return near if self.has_news(seat, met) else NO_NEWS * near

    def has_news(self, seat: Seat, met: Seat) -> bool:
        """Whether somebody has seen cards since they could last have opened the safe."""
        for meeting in reversed(self.view.meetings):
            if self._was_occasion(meeting, seat, met):
                return False
            if meeting.outcome == "exchanged" and seat in meeting.seats:
                return True
            if meeting.outcome in ("asked", "looked") and meeting.seats[0] == seat:
                return True
        return True

    def _was_occasion(self, meeting: Meeting, seat: Seat, met: Seat) -> bool:
        if not meeting.outcome or seat not in meeting.with_agents() or meeting.kind == "aam":
            return False
        return self.view.players != 4 or met in meeting.seats

    def friend(self, seat: Seat) -> float:
        if seat not in self._friend:
            self._friend[seat] = self.belief.partner_chance(seat)
        return self._friend[seat]

    @cached_property
    def waiting(self) -> float:
        """The chance that my side wins if I do not open the safe now: the nearer a side is, the likelier."""
        rivals = [2 ** (-PACE * far) for far in self._rivals()]
        mine = 2 ** (-PACE * self._mine())
        share = mine / (mine + sum(rivals))
        if len(rivals) > 1:
            return share + GIFT * (1 - share)
        return share + SOON * max(self.belief.odds.values()) * (1 - share)

    def _mine(self) -> float:
        if self.view.partner_agent() is None:
            return self.belief.doubt
        return (self.belief.doubt + sum(self.friend(seat) * self.far(seat) for seat in self.others)) / 2

    def _rivals(self) -> list[float]:
        """How far the other sides are."""
        if self.view.players == 3:
            return [self.far(seat) for seat in self.others if seat != self.view.air]
        foes = sum((1 - self.friend(seat)) * self.far(seat) for seat in self.others)
        if self.me == self.view.ambassador:
            return [foes / 4] * 2
        return [foes / 2, *([self.far(self.view.ambassador)] if self.view.ambassador is not None else [])]

    def occasion(self, seat: Seat) -> float:
        """What it is worth that a partner may open the safe; a foe finds another occasion, whoever keeps away."""
        return self.ready(seat, self.me) * self.friend(seat) * (1 - self.waiting)

    def harm(self, one: Seat, other: Seat) -> float:
        """What I lose when these two meet alone: with four players, foes who are partners wait for nothing else."""
        if self.view.players != 4:
            return -self.occasion(one) - self.occasion(other)
        (third,) = [seat for seat in self.others if seat not in (one, other)]
        either = 1 - (1 - self.ready(one, other)) * (1 - self.ready(other, one))
        return self.friend(third) * either * self.waiting

    # Who comes where.

    def comes(self, seat: Seat, place: Place, company: int) -> float:
        """How likely an agent is at a place this round, where so many are; those who have moved are known."""
        laid = self.view.laid[seat]
        if self.view.moved(len(laid)):
            return float(laid[-1] is place)
        if place in laid:
            return 0.0
        if seat == self.view.air:
            return 1 / (len(Place) - len(laid))
        rest = sum(self.appeal[other] for other in self.view.tiles_left(seat) if other is not place)
        here = APPEAL[min(company, 2)]
        return here / (here + rest)

    @cached_property
    def appeal(self) -> dict[Place, float]:
        """How much each place invites whoever is still to come."""
        return {place: APPEAL[min(len(seats), 2)] for place, seats in self.view.here().items()}

    def ambassador_comes(self, place: Place) -> float:
        return 0.0 if place in self.view.visits else 1 / (len(Place) - len(self.view.visits))

    def company(self, place: Place) -> dict[tuple[Seat, ...], float]:
        """Which other agents are at a place in the end, if I go there, and how likely."""
        mine = int(self.me != self.view.ambassador)
        return self._gathered(lambda seat, here: self.comes(seat, place, here + mine))

    def last_tile(self, place: Place) -> Place | None:
        """Which tile would lay itself in the next round, if I go to this place; None: there is still a choice."""
        left = [other for other in self.view.tiles_left(self.me) if other is not place]
        return left[0] if len(left) == 1 else None

    def company_at_last(self, place: Place) -> dict[tuple[Seat, ...], float]:
        """The same for the last round of a cycle, one round before it: those who have moved have one tile left."""
        return self._gathered(lambda seat, here: self._left(seat, place))

    def _left(self, seat: Seat, place: Place) -> float:
        left = self.view.tiles_left(seat)
        return (place in left) / len(left)

    def _gathered(self, comes_: Callable[[Seat, int], float]) -> dict[tuple[Seat, ...], float]:
        found: dict[tuple[Seat, ...], float] = {(): 1.0}
        for seat in sorted(self.others, key=lambda seat: not self.view.moved(len(self.view.laid[seat]))):
            further: dict[tuple[Seat, ...], float] = {}
            for here, chance in found.items():
                comes = comes_(seat, len(here))
                for people, part in (((*here, seat), comes), (here, 1 - comes)):
                    if part:
                        further[people] = further.get(people, 0.0) + chance * part
            found = further
        return found

    def alone_without_me(self, place: Place) -> dict[tuple[Seat, Seat], float]:
        """Which two others would meet alone at a place that I stay away from, and how likely."""
        comes = {seat: self.comes(seat, place, len(self.view.here()[place])) for seat in self.others}
        host = 1 - self.ambassador_comes(place)
        found = {}
        for one, other in pairs_of(self.others, 2):
            third = next(seat for seat in self.others if seat not in (one, other))
            chance = comes[one] * comes[other] * (1 - comes[third]) * host
            if chance:
                found[one, other] = chance
        return found
