"""What each choice is worth, in points of the chance to win, and why: for the house's agents, and for advice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import NamedTuple

from games.core.ask import Question
from games.core.menu import Path, Step, paths
from games.core.robot import Weighed, trait
from games.core.text import Phrase, Seat, say
from games.inkognito.belief import (
    EVERY_PAIR,
    FITTING,
    NOTHING,
    OTHERS,
    PLACE_OF,
    SELVES,
    Belief,
    Gain,
    Selves,
    bits,
    shown,
)
from games.inkognito.moves import ASK, ASK_AIR, DECLINE, SAFE, WATCH
from games.inkognito.pieces import BY_WORD, BY_WRITING, KINDS, PLACE_BY_WORD, Card, Place, written
from games.inkognito.prospects import Prospects
from games.inkognito.state import Meeting
from games.inkognito.view import View

GOAL = 0.08
"""What a bit of knowledge is worth, as a chance to win: of what the safe asks for, and of who is who."""
WHO = 0.05
TELLING = 0.025
LEAKING = {3: 0.01, 4: 0.015, 5: 0.015}
"""What a bit is worth that a partner learns of me, and what it costs when a foe does; of three alone, one foe's gain
is the other's loss, too.
"""
LATER = 0.7
"""What a meeting in the next round is worth, when it may never come to that."""
SURE = 1 - 1e-9
EVEN = 0.001
"""What an occasion is worth at least to whoever would use it."""


class Part(NamedTuple):
    """Something that speaks for or against a choice."""

    worth: float
    why: Phrase


class Mind:
    """One decision: what is believed, and what may be chosen."""

    def __init__(self, view: View, question: Question, name: str = "") -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.question = question
        self.menu: Step = question.menu
        self.daring = 0.04 * trait(name, "daring")
        self.telling = TELLING * (1 + 0.5 * trait(name, "telling"))
        self.leaking = LEAKING[view.players] * (1 + 0.5 * trait(name, "discretion"))
        self.belief = Belief(view)
        self.prospects = Prospects(view, self.belief)

    def weigh(self) -> list[Weighed]:
        """Every choice with its worth, the best first; a safe only with the likeliest combination."""
        by_key: dict[str, Callable[[], list[Weighed]]] = {
            "place": self.visits,
            "stealth": self.visits,
            "black": self.blacks,
        }
        found = by_key.get(self.question.key, self.meetings)()
        return sorted(found, key=lambda one: -one.worth)

    def weighed(self, path: Path, worth: float, why: Phrase) -> Weighed:
        """From a gain in the chance to win to points of it."""
        return Weighed(path, 100 * (self.prospects.waiting + worth), why)

    # A meeting.

    def meetings(self) -> list[Weighed]:
        meeting = self.view.my_meeting()
        assert meeting is not None
        by_kind = {"show": self.shows, "interview": self.asks, "look": self.looks, "watch": self.watches}
        found = by_kind[self.menu.kind](meeting)
        if SAFE in self.menu.choices:
            found += self.safes(meeting)
        return found

    def met(self, meeting: Meeting) -> Seat | None:
        """Whom the safe would name as my partner by being there."""
        return next((seat for seat in meeting.seats if seat != self.me), None)

    def safes(self, meeting: Meeting) -> list[Weighed]:
        """The safe with the likeliest combination, and the likeliest partner where one is to be named."""
        combination, _ = self.belief.best(self.met(meeting))
        found = [path for path in paths(self.menu) if path[0] == SAFE and path[-1] == written(combination)]
        return [self.safe(path) for path in found]

    def attempt(self) -> Weighed | None:
        """The safe, if it is better to open it now than to wait."""
        meeting = self.view.my_meeting()
        assert meeting is not None
        best = max(self.safes(meeting), key=lambda one: one.worth)
        return best if self.dared(best.worth / 100) else None

    def safe(self, path: Path) -> Weighed:
        """A safe that is opened so: right or wrong, it ends the game."""
        meeting = self.view.my_meeting()
        assert meeting is not None
        met = self.met(meeting)
        chance = self.opens(path, met)
        worth = chance - self.prospects.waiting
        if chance > SURE:
            return self.weighed(path, worth, say("inkognito-coach-safe-sure"))
        if self.view.players == 4 and met is not None and not self.belief.partner_chance(met):
            return self.weighed(path, worth, say("inkognito-coach-safe-stranger", whom=met))
        if not chance:
            return self.weighed(path, worth, say("inkognito-coach-safe-never"))
        facts = {"chance": _percent(chance), "waiting": _percent(self.prospects.waiting)}
        return self.weighed(path, worth, say("inkognito-coach-safe-odds", **facts))

    def opens(self, path: Path, met: Seat | None) -> float:
        """How likely the combination is right, and whoever must be named as partner is."""
        combination = BY_WRITING[str(path[-1])]
        named = int(str(path[-2])) if self.view.name_partner and self.view.black else None
        return self.belief.right(combination, met if self.view.players == 4 else named)

    def shows(self, meeting: Meeting) -> list[Weighed]:
        """A pair: the one that tells a foe least and a partner most."""
        viewer = self.met(meeting) if meeting.kind == "aa" else self.view.ambassador
        assert viewer is not None
        cards = {
            path: tuple(sorted(BY_WORD[str(word)] for word in path)) for path in paths(self.menu) if path[0] != SAFE
        }
        return self.discretion(viewer, cards)

    def blacks(self) -> list[Weighed]:
        """A black card I must show: the same thought."""
        choices = {path: (self.view.black[KINDS.index(str(path[0]))],) for path in paths(self.menu)}
        return self.discretion(self.question.about["by"], choices)

    def discretion(self, viewer: Seat, cards: Mapping[Path, tuple[Card, ...]]) -> list[Weighed]:
        """What is left to a viewer to doubt about me: of a foe I like that, to a partner I would tell all."""
        known = shown(self.view.shows, self.me, viewer)
        friend = self.prospects.friend(viewer)
        found = []
        for path, pair in cards.items():
            worth = sum(
                weight
                * (self.telling if theirs in self.friends else -self.leaking)
                * (bits(can) - bits(can & FITTING[pair]))
                for theirs, weight, can in self.viewers(viewer, known)
            )
            left = max((known & FITTING[pair] & can).bit_count() for _, _, can in self.viewers(viewer, known))
            key = "ambassador" if viewer == self.view.ambassador else "partner" if friend > 0.5 else "foe"
            facts = {"whom": viewer, "left": left, "chance": _percent(friend)}
            found.append(self.weighed(path, worth, say(f"inkognito-coach-show-{key}", **facts)))
        return found

    def spoken(self, theirs: int) -> float:
        """What a bit about me is worth that somebody learns who is this."""
        return self.telling if theirs in self.friends else -self.leaking

    @cached_property
    def friends(self) -> list[int]:
        """Every self that would be my partner's."""
        partner = self.view.partner_agent()
        return [place for place, self_ in enumerate(SELVES) if self_[0] is partner]

    def viewers(self, seat: Seat, known: Selves) -> list[tuple[int, float, Selves]]:
        """Who a viewer may be, how likely, and who I may be to such a one."""
        if seat == self.view.ambassador:
            return [(-1, 1.0, known)]
        selves = self.belief.selves_of(seat)
        return [(theirs, weight, known & OTHERS[SELVES[theirs]]) for theirs, weight in selves.items()]

    def exposure(self, seat: Seat) -> float:
        """What showing a pair is worth: doubt that I take from a partner, less what a foe cannot but learn."""
        known = shown(self.view.shows, self.me, seat)
        me = 1 << PLACE_OF[self.view.black[0], self.view.black[1]]
        mine = [FITTING[pair] for pair in EVERY_PAIR if FITTING[pair] & me]
        worth = 0.0
        for theirs, weight, can in self.viewers(seat, known):
            left = [bits(can & fits) for fits in mine]
            if theirs in self.friends:
                worth += weight * self.telling * (bits(can) - min(left))
            else:
                worth -= weight * self.leaking * (bits(can) - max(left))
        return worth

    def asks(self, meeting: Meeting) -> list[Weighed]:
        """Whoever may tell me most."""
        found = [self.weighed((DECLINE,), 0.0, say("inkognito-coach-decline"))]
        for path in paths(self.menu):
            if path[0] == ASK:
                whom = int(str(path[1]))
                found.append(self.learning(path, self.belief.from_black(whom), "ask", whom=whom))
            elif path[0] == ASK_AIR:
                found.append(self.learning(path, self.belief.from_kind(str(path[1])), "look", kind=path[1]))
        return found

    def looks(self, meeting: Meeting) -> list[Weighed]:
        found = [self.weighed((DECLINE,), 0.0, say("inkognito-coach-decline"))]
        return found + [self.learning((kind,), self.belief.from_kind(kind), "look", kind=kind) for kind in KINDS]

    def learning(self, path: Path, gain: Gain, what: str, **facts: object) -> Weighed:
        """A card seen: how much of what is still possible it is expected to rule out."""
        if gain.worlds < 1e-9:
            return self.weighed(path, 0.0, say(f"inkognito-coach-{what}-known", **facts))
        rules_out = _percent(1 - 2**-gain.worlds)
        return self.weighed(path, _worth(gain), say(f"inkognito-coach-{what}", **facts, share=rules_out))

    def watches(self, meeting: Meeting) -> list[Weighed]:
        worth = sum(_worth(self.seen_by_host(meeting.seats, seat)) for seat in meeting.seats)
        return [self.weighed((WATCH,), worth, say("inkognito-coach-watch", count=self.belief.combinations))]

    def seen_by_host(self, seats: list[Seat] | tuple[Seat, ...], seat: Seat) -> Gain:
        """What the Ambassador sees of one who is there: a pair of each of two; of one alone, whatever they demand."""
        if len(seats) == 2:
            return self.belief.from_pair(seat)
        gains = [self.belief.from_black(other) for other in self.view.agents if other != seat]
        return max(gains, key=_worth)

    # Places.

    def visits(self) -> list[Weighed]:
        return [self.visit(path) for path in paths(self.menu)]

    def visit(self, path: Path) -> Weighed:
        """The worth of each meeting that may come about at a place, times its likelihood."""
        place = PLACE_BY_WORD[str(path[0])]
        parts = self.audiences(place) if self.me == self.view.ambassador else self.encounters(place)
        best = max(parts, key=lambda part: abs(part.worth), default=None)
        why = best.why if best is not None and best.worth else self.idle(place)
        return self.weighed(path, sum(part.worth for part in parts), why)

    def idle(self, place: Place) -> Phrase:
        if len(self.view.here()[place]) > 1:
            return say("inkognito-coach-place-crowd")
        return say("inkognito-coach-place-nobody")

    def encounters(self, place: Place) -> list[Part]:
        """What may happen to an agent at a place, with two others there or none, and what is kept from happening."""
        host = self.prospects.ambassador_comes(place)
        parts = []
        for people, chance in self.prospects.company(place).items():
            if not people:
                why = say("inkognito-coach-place-ambassador", left=len(self.view.tiles_left(None)))
                parts.append(Part(host * chance * self.alone_with_host, why))
            elif len(people) == 1:
                (seat,) = people
                parts.append(Part(chance * (1 - host) * self.alone_with[seat], self.why_meet(seat, place)))
                why = say("inkognito-coach-place-received", whom=self.named(seat))
                parts.append(Part(chance * host * self.received, why))
        if (last := self.prospects.last_tile(place)) is not None:
            parts += self.last_round(last)
        for two, chance in self.prospects.alone_without_me(place).items():
            harm = self.prospects.harm(*two)
            why = say(f"inkognito-coach-place-{'between' if harm > 0 else 'apart'}", who=list(two))
            parts.append(Part(chance * harm, why))
        return parts

    def last_round(self, place: Place) -> list[Part]:
        """What the last tile of the cycle brings, which lays itself."""
        host = self.prospects.ambassador_comes(place)
        parts = []
        for people, chance in self.prospects.company_at_last(place).items():
            if not people:
                why = say("inkognito-coach-place-last-ambassador", place=place)
                parts.append(Part(LATER * host * chance * self.alone_with_host, why))
            elif len(people) == 1:
                why = say("inkognito-coach-place-last", place=place, whom=self.named(people[0]))
                parts.append(Part(LATER * (1 - host) * chance * self.alone_with[people[0]], why))
        return parts

    def named(self, seat: Seat) -> Seat | str:
        """As texts name it: nobody sits on the air player's."""
        return "air" if seat == self.view.air else seat

    def why_meet(self, seat: Seat, place: Place) -> Phrase:
        facts = {"place": place, "whom": self.named(seat)}
        if self.safe_with(seat) > 0:
            return say("inkognito-coach-place-safe", **facts)
        if self.prospects.friend(seat) > 0.5:
            return say("inkognito-coach-place-partner", **facts)
        if self.view.moved(len(self.view.laid[seat])):
            return say(f"inkognito-coach-place-there{'-air' if seat == self.view.air else ''}", **facts)
        return say("inkognito-coach-place-wait", **facts, left=len(self.view.tiles_left(seat)))

    def safe_with(self, seat: Seat | None) -> float:
        """What an occasion to open the safe is worth."""
        _, chance = self.belief.best(seat)
        return self.dared(chance)

    def dared(self, chance: float) -> float:
        """What a chance to be right is worth: nothing to whoever would rather wait."""
        if chance < SURE and chance + self.daring < self.prospects.waiting:
            return 0.0
        return max(EVEN, chance - self.prospects.waiting)

    @cached_property
    def alone_with(self) -> dict[Seat, float]:
        """What it is worth to meet each of the others alone."""
        return {seat: self.meets(seat) for seat in self.prospects.others}

    def meets(self, seat: Seat) -> float:
        if seat == self.view.air:
            return max(self.safe_with(seat), *[_worth(self.belief.from_kind(kind)) for kind in KINDS])
        shown_ = _worth(self.belief.from_pair(seat)) + self.exposure(seat)
        return max(self.safe_with(seat), shown_) + self.prospects.occasion(seat)

    @cached_property
    def alone_with_host(self) -> float:
        """What it is worth to have the Ambassador to oneself."""
        others = [seat for seat in self.prospects.others if seat != self.view.air or self.view.ask_air]
        shown_ = max(_worth(self.belief.from_black(seat)) for seat in others)
        if self.view.players == 4:
            return shown_
        return max(self.safe_with(None), shown_)

    @cached_property
    def received(self) -> float:
        """Before the Ambassador with another one: I show a pair and see none."""
        return self.exposure(self.view.ambassador) if self.view.ambassador is not None else 0.0

    def audiences(self, place: Place) -> list[Part]:
        """The Ambassador sees what comes of one agent's interview, or two agents' pairs."""
        worth = 0.0
        for people, chance in self.prospects.company(place).items():
            if 1 <= len(people) <= 2:
                seen = sum(_worth(self.seen_by_host(people, seat)) for seat in people)
                worth += chance * max(self.safe_with(None), seen)
        able = [seat for seat in self.view.agents if place not in self.view.laid[seat]]
        why = say("inkognito-coach-stealth", count=len(able))
        return [Part(worth, why)]


def _worth(gain: Gain) -> float:
    return GOAL * gain.goal + WHO * gain.worlds if gain is not NOTHING else 0.0


def _percent(chance: float) -> int:
    return round(100 * chance)
