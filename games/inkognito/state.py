"""A series of games of Inkognito between two questions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core import state
from games.core.text import Seat
from games.inkognito.pieces import AIR, KINDS, PAIRS, ROUNDS_A_CYCLE, Card, Place


class Show(msgspec.Struct, frozen=True):
    """Cards that somebody has seen: a fact for their owner and their viewers, for nobody else."""

    round: int
    place: Place
    by: Seat
    to: list[Seat]
    cards: list[Card]
    """In the order of the cards, so that it does not tell the true one."""
    how: str
    """exchange or audience: one true, one false · interview or look: a black card."""

    @property
    def black(self) -> bool:
        return len(self.cards) == 1


class Meeting(msgspec.Struct):
    """People alone at a place. All of it is public."""

    round: int
    place: Place
    kind: str
    """aa: two agents · am: agent and Ambassador · ad: agent and air player · aam: two agents and Ambassador."""
    seats: list[Seat]
    """The agents, in this round's order; the Ambassador stands in the kind."""
    outcome: str = ""
    whom: Seat | None = None
    """Who had to show a black card."""

    def with_agents(self) -> list[Seat]:
        return [self.seats[0]] if self.kind == "ad" else self.seats


class Attempt(msgspec.Struct, frozen=True):
    """A safe that somebody tried to open."""

    who: Seat
    combination: str
    right: bool
    place: Place
    round: int
    named: Seat | None = None
    """The partner, where the rules want one: who was met, or who was named."""


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, laid open."""

    number: int
    why: str
    rounds: int
    winners: list[Seat]
    black: list[list[Card]]
    attempt: Attempt | None
    shows: list[Show]
    """Everything that was shown; empty when the host wants no recap."""
    knew: list[int]
    """For each player the first round after which a single combination was left; 0: never. Empty without a recap."""


class State(state.State):
    players: int
    target: int
    """Points that win the series; 1: a single game."""
    fail_rule: str
    name_partner: bool
    ask_air: bool
    deduction_help: bool
    auto_last_tile: bool
    parallel: bool
    max_rounds: int
    recap: bool
    rotate: bool
    opener: Seat | None
    """Who was first in the first round of the game; None: not yet drawn."""
    ambassador: Seat | None
    """The player who is the Ambassador; with five, None: not yet drawn."""
    points: list[int]
    games: int = 0
    in_game: bool = False
    """Cards are dealt; False before and between the games."""
    round: int = 0
    first: Seat = 0
    black: list[list[Card]] = []
    """Each seat's true identity and number, the air player's too; none for the Ambassador."""
    laid: list[list[Place]] = []
    """Each agent's tiles of this cycle, in the order they were laid."""
    visits: list[Place] = []
    """The Ambassador's."""
    face_down: Place | None = None
    """The tile that the Ambassador's player has chosen for this round."""
    pile: list[Place] = []
    """The Ambassador's, when it is nobody's part; the top is the last."""
    air_pile: list[Place] = []
    meetings: list[Meeting] = []
    shows: list[Show] = []
    commits: list[list[str]] = []
    """What each player has secretly decided for the meeting at hand."""
    finished: Finished | None = None

    @property
    def agents(self) -> list[Seat]:
        """The four who hold cards, in seating order."""
        return agents(self.players, self.ambassador)

    @property
    def air(self) -> Seat | None:
        return AIR if self.players == 3 else None

    def order(self) -> list[Seat]:
        """This round's: clockwise from the first player."""
        agents = self.agents
        start = agents.index(self.first)
        return agents[start:] + agents[:start]

    def tiles_left(self, seat: Seat) -> list[Place]:
        laid = self.visits if seat == self.ambassador else self.laid[seat]
        return [place for place in Place if place not in laid]

    def partner(self, seat: Seat) -> Seat | None:
        """F and B belong together, Z and X do; with three players everybody is alone, the Ambassador always."""
        if self.players == 3 or seat == self.ambassador:
            return None
        mine = self.black[seat][0]
        return next(other for other in self.agents if other != seat and self.black[other][0] // 2 == mine // 2)

    def waiting(self) -> list[Meeting]:
        """This round's meetings that are still to be held, in their order."""
        return [meeting for meeting in self.meetings if meeting.round == self.round and not meeting.outcome]

    def deciders(self, meeting: Meeting) -> list[Seat]:
        """Whose word counts in a meeting, and in this order: the Ambassador comes last."""
        player = [self.ambassador] if meeting.kind in ("am", "aam") and self.ambassador is not None else []
        return meeting.with_agents() + player

    def times_asked(self, asker: Seat, target: Seat) -> int:
        return sum(1 for past in self.meetings if past.whom == target and past.seats[0] == asker)

    def kinds_left(self, target: Seat, asker: Seat) -> list[str]:
        """The black cards that a target may still show this asker; what a bystander saw or looked up does not count."""
        shown = [
            show.cards[0].kind
            for show in self.shows
            if show.how == "interview" and show.by == target and show.to[0] == asker
        ]
        return [kind for kind in KINDS if kind not in shown]


def agents(players: int, ambassador: Seat | None) -> list[Seat]:
    """The four seats with cards: the air player's with three, all but the Ambassador's with five."""
    return [seat for seat in range(max(players, 4)) if seat != ambassador]


def pairs_used(shows: Sequence[Show], by: Seat, to: Seat) -> list[list[Card]]:
    """The pairs one has shown another; when all twelve have been, the record starts anew."""
    pairs = [show.cards for show in shows if show.by == by and not show.black and to in show.to]
    return pairs[len(pairs) - len(pairs) % PAIRS :]


def rounds_in_cycle(round: int) -> int:
    """Which round of its cycle this is: 1 to 5."""
    return (round - 1) % ROUNDS_A_CYCLE + 1
