"""As little of a game as the core needs: for flows that are worth a test before a whole game needs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core.ask import Question
from games.core.codec import encode
from games.core.draw import Dice
from games.core.entry import TIME, Answer, Entry, Left
from games.core.event import Event
from games.core.flow import Table
from games.core.game import Game
from games.core.match import Match, Position, begin, submit, take_back
from games.core.menu import Path, paths
from games.core.options import Options
from games.core.panel import Panel
from games.core.state import State
from games.core.text import Refused, Seat, say


class Mini(Game[Any, Any]):
    """A game made of a state and its rules; its view is the whole state, so it keeps no secrets."""

    key = "mini"
    seats = range(1, 9)
    options = ()

    def __init__(self, state: State, table: type[Table[Any]], *, takes_back: bool = False, version: int = 1) -> None:
        self.first = state
        self.state = type(state)
        self.table = table
        self.takes_back = takes_back  # type: ignore[misc]
        self.version = version  # type: ignore[misc]

    def setup(self, seats: int, options: Options) -> Any:
        return msgspec.convert(msgspec.to_builtins(self.first), self.state)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return state

    def table_panel(self, view: Any) -> Panel:
        return Panel(say("number", count=0), [])

    def hand_panel(self, view: Any) -> Panel:
        return Panel(say("number", count=1), [])

    def robot(self, view: Any, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        return dice.choice(list(paths(question.menu)))

    def pieces(self, state: Any) -> Sequence[str]:
        return []

    def redeal(self, state: Any, viewer: Seat | None, dice: Dice) -> Any:
        return state


class Played:
    """A match of a small game, one entry after another."""

    def __init__(self, game: Mini, seats: int, key: str = "key") -> None:
        self.game = game
        self.position: Position = begin(game, seats, {}, key)

    @property
    def match(self) -> Match:
        return self.position.match

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def awaits(self) -> tuple[Seat, ...]:
        assert self.position.ask is not None
        return self.position.ask.awaits

    @property
    def asked(self) -> str | None:
        return None if self.position.ask is None else self.position.ask.key

    @property
    def about(self) -> Mapping[str, Any]:
        assert self.position.ask is not None
        return self.position.ask.about

    def send(self, entry: Entry) -> Played:
        self.position = submit(self.game, self.match, entry)
        return self

    def says(self, seat: Seat, *path: Any) -> Played:
        return self.send(Answer(seat, path))

    def time(self) -> Played:
        return self.send(TIME)

    def leaves(self, seat: Seat) -> Played:
        return self.send(Left(seat))

    def takes_back(self, seat: Seat) -> Played:
        self.position = take_back(self.game, self.match, seat)
        return self

    def refuses(self, seat: Seat, *path: Any) -> bool:
        """Whether the answer is refused; the match must be as it was."""
        kept = encode(self.match)
        try:
            submit(self.game, self.match, Answer(seat, path))
        except Refused:
            return encode(self.match) == kept
        return False

    def may(self, seat: Seat) -> list[str]:
        """The first choices of this seat's menu; none when it is not asked."""
        ask = self.position.ask
        return list(ask.menu(seat).choices) if ask is not None and seat in ask.menus else []

    @property
    def said(self) -> list[str]:
        return [event.key for event in self.position.events]

    def event(self, key: str) -> Event:
        return next(event for event in self.position.events if event.key == key)
