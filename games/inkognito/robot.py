"""An agent who keeps a complete record and weighs the worlds it allows. It decides from its view alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations as pairs_of
from math import log2

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path, Step, paths
from games.core.robot import EASY
from games.core.text import Seat
from games.inkognito.deduction import HOLDS, Worlds, combinations, count, members, told
from games.inkognito.moves import ASK, ASK_AIR, DECLINE, SAFE, WATCH
from games.inkognito.pieces import (
    BY_WORD,
    IDENTITIES,
    KINDS,
    NUMBERS,
    PAIRS,
    PLACE_BY_WORD,
    Card,
    Place,
    written,
)
from games.inkognito.state import Meeting
from games.inkognito.view import View

_PAIRS = tuple(pairs_of(Card, 2))

Selves = int
"""What somebody may be and have, identity and number: sixteen bits."""
_SELVES = tuple([(identity, number) for identity in IDENTITIES for number in NUMBERS])
_ANYBODY: Selves = (1 << len(_SELVES)) - 1


_HOLDING = [sum(1 << place for place, self_ in enumerate(_SELVES) if card in self_) for card in Card]
_MYSELF: dict[tuple[Card, ...], Selves] = {(who, which): _HOLDING[who] & _HOLDING[which] for who, which in _SELVES}
_FITTING: dict[tuple[Card, ...], Selves] = {
    **{(one, other): _HOLDING[one] ^ _HOLDING[other] for one, other in _PAIRS},
    **{(card,): _HOLDING[card] for card in Card},
}
"""Who could have shown these cards: exactly one of a pair is true, a black card is."""
_OTHERS: dict[tuple[Card, ...], Selves] = {
    (): _ANYBODY,
    **{(who, which): _ANYBODY & ~(_HOLDING[who] | _HOLDING[which]) for who, which in _SELVES},
}
"""Who somebody else can be, for one who is this."""

READY = 0.3
"""What it is worth, in bits, that a partner may open the safe when we meet."""
TEACHING = 0.5
LEAKING = 0.3
SPOILING = 0.5
"""To stand between two who are partners against me."""
VICTORY = 50.0


def decide(view: View, question: Question, dice: Dice, level: str) -> Path:
    mind = Mind(view, question, dice, simple=level == EASY)
    by_key: dict[str, Callable[[], Path]] = {"place": mind.visit, "stealth": mind.visit, "black": mind.reveal}
    return by_key.get(question.key, mind.meet)()


class Mind:
    """One decision: what the record allows, and what may be chosen."""

    def __init__(self, view: View, question: Question, dice: Dice, *, simple: bool) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.question = question
        self.menu: Step = question.menu
        self.dice = dice
        self.simple = simple
        self.worlds = view.worlds()

    def best(self, worth: dict[Path, float]) -> Path:
        """The best of them; equal ones at random."""
        most = max(worth.values())
        return self.dice.choice([path for path, value in worth.items() if value > most - 1e-9])

    # A meeting.

    def meet(self) -> Path:
        meeting = self.view.my_meeting()
        assert meeting is not None
        if SAFE in self.menu.choices and (attempt := self.certain(meeting)):
            return attempt
        if self.menu.kind == "show":
            return self.show(meeting)
        if self.menu.kind == "interview":
            return self.ask()
        if self.menu.kind == "look":
            return self.look()
        return (WATCH,)

    def certain(self, meeting: Meeting) -> Path | None:
        """The safe, when a single combination is left, and the partner is the one who must be."""
        left = combinations(self.worlds)
        if len(left) > 1:
            return None
        partner = self.partner_for_sure()
        if self.view.players == 4 and partner not in meeting.seats:
            return None
        if self.view.name_partner and self.view.black and partner is None:
            return None
        attempts = [path for path in paths(self.menu) if path[0] == SAFE and path[-1] == written(left[0])]
        return next((path for path in attempts if len(attempts) == 1 or path[-2] == str(partner)), None)

    def show(self, meeting: Meeting) -> Path:
        """Of the pairs: the one that tells a foe least and a partner most."""
        choices = [path for path in paths(self.menu) if path[0] != SAFE]
        if self.simple:
            return self.dice.choice(choices)
        viewer = next((seat for seat in meeting.seats if seat != self.me), self.me)
        if meeting.kind == "aam":
            assert self.view.ambassador is not None
            viewer = self.view.ambassador
        cards = {path: tuple(sorted(BY_WORD[str(word)] for word in path)) for path in choices}
        return self.best(self.discretion(viewer, cards))

    def reveal(self) -> Path:
        """A black card I must show: the same thought."""
        choices = list(paths(self.menu))
        if self.simple:
            return self.dice.choice(choices)
        asker = self.question.about["by"]
        return self.best(self.discretion(asker, {path: (self.black(str(path[0])),) for path in choices}))

    def black(self, kind: str) -> Card:
        return self.view.black[KINDS.index(kind)]

    def discretion(self, viewer: Seat, shown: dict[Path, tuple[Card, ...]]) -> dict[Path, float]:
        """How much doubt about me each choice leaves to the viewer, in bits; to a partner, doubt is a loss."""
        known = self.shown_to(viewer)
        worth = dict.fromkeys(shown, 0.0)
        for theirs, weight in self.selves_of(viewer).items():
            sign = -weight if self.is_partner(theirs) else weight
            can = known & _OTHERS[theirs]
            for path, cards in shown.items():
                worth[path] += sign * _bits(can & _FITTING[cards])
        return worth

    def shown_to(self, viewer: Seat) -> Selves:
        """What I may be, as far as this viewer has seen my cards."""
        known = _ANYBODY
        for show in self.view.shows:
            if show.by == self.me and viewer in show.to:
                known &= _FITTING[tuple(show.cards)]
        return known

    def is_partner(self, theirs: tuple[Card, ...]) -> bool:
        return bool(theirs) and theirs[0] is self.view.partner_agent()

    def selves_of(self, seat: Seat) -> dict[tuple[Card, ...], int]:
        """What another may be and have, and in how many worlds."""
        if seat == self.view.ambassador:
            return {(): 1}
        chair = self.view.agents.index(seat)
        found: dict[tuple[Card, ...], int] = {}
        for who, which in members(self.worlds):
            found[who[chair], which[chair]] = found.get((who[chair], which[chair]), 0) + 1
        return found

    def exposure(self, seat: Seat) -> float:
        """What showing a pair is worth: doubt that I take from a partner, less what a foe cannot but learn."""
        known = self.shown_to(seat)
        mine = [pair for pair in _PAIRS if _MYSELF[tuple(self.view.black)] & _FITTING[pair]]
        total = worth = 0.0
        for theirs, weight in self.selves_of(seat).items():
            can = known & _OTHERS[theirs]
            left = [_bits(can & _FITTING[pair]) for pair in mine]
            if self.is_partner(theirs):
                worth += weight * (READY + TEACHING * (_bits(can) - min(left)))
            else:
                worth -= weight * LEAKING * (_bits(can) - max(left))
            total += weight
        return worth / total

    def ask(self) -> Path:
        """Whoever may tell me most."""
        worth: dict[Path, float] = {(DECLINE,): 0.0}
        for path in paths(self.menu):
            if path[0] == ASK:
                worth[path] = self.from_black(int(str(path[1])))
            elif path[0] == ASK_AIR:
                worth[path] = self.from_kind(str(path[1]))
        asks = [path for path in worth if path[0] != DECLINE]
        return self.dice.choice(asks) if self.simple and asks else self.best(worth)

    def look(self) -> Path:
        worth: dict[Path, float] = {(kind,): self.from_kind(kind) for kind in KINDS}
        return self.dice.choice(list(worth)) if self.simple else self.best(worth)

    # What cards may tell, in bits: how much the number of worlds is expected to shrink.

    def gain(self, outcomes: list[Worlds], ways: int) -> float:
        """Outcomes of equal likelihood within each world, of which every world allows this many."""
        total = count(self.worlds)
        left = [count(self.worlds & outcome) for outcome in outcomes]
        return log2(total) - sum(size * log2(size) for size in left if size) / (ways * total)

    def from_pair(self, seat: Seat) -> float:
        chair = self.view.agents.index(seat)
        return self.gain([told(chair, cards) for cards in _PAIRS], PAIRS)

    def from_black(self, seat: Seat) -> float:
        """Either card, unless one has been shown to me as asker: then it is the other."""
        chair = self.view.agents.index(seat)
        seen = [
            show.cards[0].kind
            for show in self.view.shows
            if show.how == "interview" and show.by == seat and show.to[0] == self.me
        ]
        if len(seen) == len(KINDS):
            return 0.0
        return self.gain([HOLDS[chair][card] for card in Card if card.kind not in seen], len(KINDS) - len(seen))

    def from_kind(self, kind: str) -> float:
        assert self.view.air is not None
        chair = self.view.agents.index(self.view.air)
        return self.gain([HOLDS[chair][card] for card in Card if card.kind == kind], 1)

    # Places.

    def visit(self) -> Path:
        """Where the company is expected to be best, if those who are still to come go anywhere they can."""
        choices = list(paths(self.menu))
        if self.simple:
            return self.dice.choice(choices)
        company = {seat: self.company(seat) for seat in self.view.agents if seat != self.me}
        alone = self.with_ambassador() if self.me != self.view.ambassador else 0.0
        return self.best({path: self.outlook(PLACE_BY_WORD[str(path[0])], company, alone) for path in choices})

    def outlook(self, place: Place, company: dict[Seat, float], with_ambassador: float) -> float:
        """The worth of each meeting that may come about here, times its likelihood."""
        come = {seat: self.comes(seat, place) for seat in company}
        if self.me == self.view.ambassador:
            return self.audiences(come, company)
        host = self.ambassador_comes(place)
        nobody = 1.0
        for chance in come.values():
            nobody *= 1 - chance
        worth = nobody * host * with_ambassador
        for seat, value in company.items():
            worth += value * come[seat] * (1 - host) * _none(come, (seat,))
        return worth + self.spoiled(come)

    def audiences(self, come: dict[Seat, float], company: dict[Seat, float]) -> float:
        """The Ambassador sees what comes of one agent's interview, or two agents' pairs."""
        worth = sum(company[seat] * come[seat] * _none(come, (seat,)) for seat in come)
        for one, other in pairs_of(come, 2):
            worth += (company[one] + company[other]) * come[one] * come[other] * _none(come, (one, other))
        return worth

    def spoiled(self, come: dict[Seat, float]) -> float:
        """Two foes who belong together do not meet alone where I am."""
        if self.view.players != 4:
            return 0.0
        return sum(
            SPOILING * self.partner_chance(third)
            for third in come
            for one, other in pairs_of([seat for seat in come if seat != third], 2)
            if come[one] == come[other] == 1 and come[third] != 1
        )

    def comes(self, seat: Seat, place: Place) -> float:
        """How likely an agent is at a place this round: known if they have moved, else any tile left."""
        laid = self.view.laid[seat]
        if self.view.moved(len(laid)):
            return float(laid[-1] is place)
        return 0.0 if place in laid else 1 / (len(Place) - len(laid))

    def ambassador_comes(self, place: Place) -> float:
        return 0.0 if place in self.view.visits else 1 / (len(Place) - len(self.view.visits))

    def company(self, seat: Seat) -> float:
        """What it is worth to meet this agent alone."""
        ready = len(combinations(self.worlds)) == 1
        if self.view.players != 4:
            if ready:
                return VICTORY
            return max(map(self.from_kind, KINDS)) if seat == self.view.air else self.from_pair(seat) - 0.1
        partner = self.partner_chance(seat)
        if ready and partner == 1:
            return VICTORY
        return self.from_pair(seat) + self.exposure(seat)

    def with_ambassador(self) -> float:
        """What it is worth to have the Ambassador to oneself."""
        if self.view.players != 4 and len(combinations(self.worlds)) == 1:
            return VICTORY
        others = [seat for seat in self.view.agents if seat != self.me and (seat != self.view.air or self.view.ask_air)]
        return max(self.from_black(seat) for seat in others)

    def partner_chance(self, seat: Seat) -> float:
        partner = self.view.partner_agent()
        if partner is None:
            return 0.0
        return count(self.worlds & HOLDS[self.view.agents.index(seat)][partner]) / count(self.worlds)

    def partner_for_sure(self) -> Seat | None:
        return next((seat for seat in self.view.agents if seat != self.me and self.partner_chance(seat) == 1), None)


def _bits(selves: Selves) -> float:
    return log2(selves.bit_count() or 1)


def _none(come: dict[Seat, float], but: tuple[Seat, ...]) -> float:
    """How likely it is that none of the others come."""
    nobody = 1.0
    for seat, chance in come.items():
        if seat not in but:
            nobody *= 1 - chance
    return nobody
