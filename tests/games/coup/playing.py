"""A table of Coup set up as a scenario wants it, played by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.core.ask import Ask
from games.core.codec import digest
from games.core.draw import Draw, Drawn
from games.core.entry import TIME, Answer, Entry, Left
from games.core.event import Event
from games.core.match import running
from games.core.menu import Path, Step, check, opened
from games.core.options import settle
from games.core.text import Refused
from games.coup import GAME
from games.coup.pieces import Character, cast, copies_for
from games.coup.rules import Rules
from games.coup.state import Player, State

SHORT = {character.word[:2]: character for character in Character}


def cards(short: str) -> list[Character]:
    """ "du,ca" as cards."""
    return [SHORT[one] for one in short.split(",") if one]


News = tuple[str, dict[str, Any], dict[int, dict[str, Any]], bool]
"""An event: its key, its public facts, what single seats learn with it, and whether only they hear of it."""


def told(key: str, private: dict[int, dict[str, Any]] | None = None, **args: Any) -> News:
    return key, args, private or {}, False


def whispered(key: str, seat: int, **args: Any) -> News:
    return key, {}, {seat: args}, True


class Play:
    """A game that goes on from a state; seats are numbered from 0, P1 of a scenario is seat 0."""

    def __init__(self, state: State, fixed: Mapping[str, Sequence[Any]] | None = None, key: str = "test") -> None:
        self.draws: list[Drawn] = []
        self.table = Rules(state, Draw(key, log=self.draws, fixed=fixed), [])
        self.flow = running(self.table)
        self.ask: Ask | None = next(self.flow)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def events(self) -> list[Event]:
        assert self.table.events is not None
        return self.table.events

    def heard(self) -> list[str]:
        return [event.key for event in self.events]

    def news(self, since: int = 0) -> list[News]:
        """What was told since that many events."""
        return [(event.key, event.args, event.private, event.secret) for event in self.events[since:]]

    def open(self) -> Ask:
        assert self.ask is not None
        return self.ask

    def send(self, entry: Entry) -> None:
        try:
            self.ask = self.flow.send(entry)
        except StopIteration:
            self.ask = None

    def say(self, seat: int, *path: Any) -> Play:
        """An answer, checked as the match checks it."""
        if self.ask is None:
            raise Refused("refused-over")
        whole: Path = tuple(str(pick) if isinstance(pick, int) else pick for pick in path)
        check(self.ask.menu(seat), whole)
        self.send(Answer(seat, whole))
        return self

    def refuses(self, seat: int, *path: Any) -> None:
        """An answer that is not possible, and changes nothing."""
        before, asked = digest(self.state), self.ask
        with pytest.raises(Refused):
            self.say(seat, *path)
        assert digest(self.state) == before and self.ask is asked

    def time(self) -> Play:
        self.send(TIME)
        return self

    def leave(self, *seats: int) -> Play:
        for seat in seats:
            self.send(Left(seat))
        return self

    def pass_all(self) -> Play:
        """Everybody awaited in this window passes, or allows."""
        window = self.open().window
        while self.ask is not None and self.ask.window == window and self.ask.awaits:
            self.say(self.ask.awaits[0], "pass")
        return self

    def menu(self, seat: int) -> Step:
        return opened(self.open().menus[seat])

    def asked(self) -> tuple[str, tuple[int, ...]]:
        return (self.ask.key, self.ask.awaits) if self.ask else ("", ())

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def coins(self) -> list[int]:
        return [player.coins for player in self.state.players]

    def lives(self) -> list[int]:
        return [len(player.hidden) for player in self.state.players]

    def shown(self, seat: int) -> list[str]:
        return [card.word for card in self.player(seat).shown]

    def hidden(self, seat: int) -> list[str]:
        return sorted(card.word for card in self.player(seat).hidden)


def table(
    *hands: str,
    coins: Sequence[int] | None = None,
    lost: Mapping[int, str] | None = None,
    court: str | None = None,
    active: int = 0,
    fixed: Mapping[str, Sequence[Any]] | None = None,
    key: str = "test",
    **options: object,
) -> Play:
    """A game under way: the hands as given, the rest of the deck (or `court`) in the Court, seat 0 to act."""
    settled = settle(GAME.options, {"window_hold": 0, **options})
    state = GAME.setup(len(hands), settled)
    state.game, state.turn, state.dealt, state.stage = 1, 5, True, "action"
    state.copies = copies_for(len(hands))
    state.active = state.starter = active
    left = Counter(card for card in cast(state.fifth) for _ in range(state.copies))
    for seat, hand in enumerate(hands):
        player = state.players[seat]
        player.hidden, player.shown = cards(hand), cards((lost or {}).get(seat, ""))
        player.coins = (2 if coins is None else coins[seat]) if player.hidden else 0
        left.subtract([*player.hidden, *player.shown])
    assert min(left.values()) >= 0, "more copies than the game has"
    state.court = list(left.elements()) if court is None else cards(court)
    return Play(state, fixed, key)


def turned(seats: int, first: int, *hands: str) -> tuple[list[int], tuple[str, ...]]:
    """The same table with the first player in another seat: who sits where, and the hands by seat."""
    places = [(first + place) % seats for place in range(seats)]
    return places, tuple(hands[places.index(seat)] for seat in range(seats))


def fresh(seats: int, fixed: Mapping[str, Sequence[Any]] | None = None, key: str = "test", **options: object) -> Play:
    """A game from the very start."""
    return Play(GAME.setup(seats, settle(GAME.options, {"window_hold": 0, **options})), fixed, key)
