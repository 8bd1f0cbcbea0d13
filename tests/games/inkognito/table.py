"""A table of Inkognito in the base world of the test rows, played move by move.

Brian is B/13, Rob F/36, Mario Z/24, David X/47. With three players David's cards are the air player's;
with five, Eve is the Ambassador.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from games.core.codec import encode
from games.core.draw import Draw
from games.core.entry import TIME, Answer, Entry
from games.core.event import Event
from games.core.match import Match, Position, advance, running, submit
from games.core.menu import Path, paths
from games.core.options import settle
from games.core.text import Refused, Seat, plain
from games.inkognito import GAME
from games.inkognito.deduction import combinations, count, possible
from games.inkognito.pieces import BY_WORD, PLACE_BY_WORD, Card, Place, written
from games.inkognito.rules import Rules
from games.inkognito.state import Show, State
from games.inkognito.view import View

BRIAN, ROB, MARIO, DAVID, EVE = range(5)
AIR = 3

F, B, Z, X = "fiddlebottom", "bubble", "zsazsa", "agent_x"
WORLD = {BRIAN: (B, "n13"), ROB: (F, "n36"), MARIO: (Z, "n24"), DAVID: (X, "n47")}
RIGHT, WRONG = "36-13-24-47", "47-13-24-36"
MARCO, RIALTO, GIORGIO, SIGHS, SALUTE = "san_marco", "rialto", "san_giorgio", "sighs", "salute"


def places(words: Sequence[str]) -> list[Place]:
    return [PLACE_BY_WORD[word] for word in words]


def pile(top: Sequence[str]) -> list[Place]:
    """A pile with these on top; whatever is missing lies below."""
    first = places(top)
    return [*[place for place in Place if place not in first], *reversed(first)]


def world(players: int = 4, first: Seat = BRIAN, ambassador: Sequence[str] = (), air: Sequence[str] = (),
          cards: dict[Seat, tuple[str, str]] | None = None, **options: object) -> State:  # fmt: skip
    """The base world, dealt, before its first round."""
    state = GAME.setup(players, settle(GAME.options, options))
    state.games, state.in_game, state.opener, state.first = 1, True, first, first
    if players == 5:
        state.ambassador = EVE
    else:
        state.pile = pile(ambassador)
    if players == 3:
        state.air_pile = pile(air)
    for seat, words in {**WORLD, **(cards or {})}.items():
        state.black[seat] = [BY_WORD[word] for word in words]
    return state


def showed(state: State, by: Seat, to: Seat, *words: str, round: int = 0) -> None:
    """Put into the record that somebody has shown somebody these."""
    how = "exchange" if len(words) == 2 else "interview"
    cards = sorted(BY_WORD[word] for word in words)
    state.shows.append(Show(round, Place.RIALTO, by, [to], cards, how))


class Table:
    """A match that starts from a state made by hand."""

    def __init__(self, state: State | None = None, key: str = "key", **setting: Any) -> None:
        state = state or world(**setting)
        options = settle(GAME.options, {})
        snapshot = msgspec.Raw(encode(state))
        match = Match(GAME.key, GAME.version, state.players, options, key, snapshot, 0, [], 1, 1, "")
        self.position: Position = advance(GAME, match, listening=True)
        self.events: list[Event] = list(self.position.events)

    @property
    def state(self) -> State:
        assert isinstance(self.position.state, State)
        return self.position.state

    def view(self, seat: Seat | None) -> View:
        return GAME.view(self.state, seat)

    def send(self, entry: Entry) -> Table:
        self.position = submit(GAME, self.position.match, entry)
        self.events = list(self.position.events)
        return self

    def say(self, seat: Seat, *path: str) -> Table:
        return self.send(Answer(seat, path))

    def time(self) -> Table:
        return self.send(TIME)

    def go(self, *words: str) -> Table:
        """Those in turn go to these places, one after the other."""
        for word in words:
            (seat,) = self.awaited
            self.say(seat, word)
        return self

    def refuses(self, seat: Seat, *path: str) -> None:
        kept = encode(self.position.match)
        with pytest.raises(Refused):
            submit(GAME, self.position.match, Answer(seat, path))
        assert encode(self.position.match) == kept

    @property
    def key(self) -> str | None:
        return self.position.ask.key if self.position.ask else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return self.position.ask.awaits if self.position.ask else ()

    @property
    def told_about(self) -> dict[str, Any]:
        """The public facts of the open question, as the table is told them."""
        return plain(self.position.ask.about) if self.position.ask else {}

    def menu(self, seat: Seat) -> list[Path]:
        assert self.position.ask is not None
        return list(paths(self.position.ask.menu(seat)))

    def safes(self, seat: Seat) -> list[Path]:
        return [path for path in self.menu(seat) if path[0] == "safe"]

    def pairs(self, seat: Seat) -> list[Path]:
        return [path for path in self.menu(seat) if path[0] in BY_WORD]

    def open_safe(self, seat: Seat, combination: str, *named: str) -> Table:
        (path,) = [path for path in self.safes(seat) if path[-1] == combination and (not named or path[-2] == named[0])]
        return self.say(seat, *[str(pick) for pick in path])

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]

    def heard(self) -> list[str]:
        return [event.key for event in self.events]

    def meetings(self) -> list[tuple[str, list[Seat]]]:
        return [(meeting.kind, meeting.seats) for meeting in self.state.meetings if meeting.round == self.state.round]

    def worlds(self, seat: Seat) -> int:
        return count(self.view(seat).worlds())

    def combinations(self, seat: Seat) -> list[str]:
        return [written(combination) for combination in combinations(self.view(seat).worlds())]

    def possible(self, viewer: Seat, seat: Seat) -> list[str]:
        view = self.view(viewer)
        return [card.word for card in possible(view.worlds(), view.agents.index(seat))]


def live(state: State, key: str = "live") -> Any:
    """The rules on a state, as one generator."""
    return running(Rules(state, Draw(key)))


def cards(*words: str) -> list[Card]:
    return sorted(BY_WORD[word] for word in words)


def at_rialto(**setting: Any) -> Table:
    """N01: Brian and Rob alone at Rialto, three tiles at San Marco."""
    return Table(ambassador=[MARCO], **setting).go(RIALTO, RIALTO, MARCO, MARCO)


def alone(seat: int, state: object = None, **setting: Any) -> Table:
    """One agent alone with the Ambassador at San Marco, the others each somewhere else."""
    table = Table(state, **({} if state else {"ambassador": [MARCO], **setting}))  # type: ignore[arg-type]
    elsewhere = iter((RIALTO, SALUTE, SIGHS))
    for _ in range(4):
        table.go(MARCO if table.awaited == (seat,) else next(elsewhere))
    return table


def two_pairs(**setting: Any) -> Table:
    """N12: Mario first; Mario and David at Salute, Brian and Rob at Rialto."""
    return Table(first=MARIO, ambassador=[MARCO], **setting).go(SALUTE, SALUTE, RIALTO, RIALTO)


def with_air(**setting: Any) -> Table:
    """Brian alone with the air player at Rialto."""
    return Table(players=3, ambassador=[MARCO], air=[RIALTO, GIORGIO], **setting).go(RIALTO, SALUTE, SIGHS)


def with_ambassador(**setting: Any) -> Table:
    """Three players; Brian alone with the Ambassador at San Marco."""
    return Table(players=3, ambassador=[MARCO], air=[RIALTO], **setting).go(MARCO, SALUTE, SIGHS)


def five(eve: str, *others: str, **setting: Any) -> Table:
    """Five players: Eve's tile first, face down, then the others'."""
    return Table(players=5, **setting).say(EVE, eve).go(*others)
