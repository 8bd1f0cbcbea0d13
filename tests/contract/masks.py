"""A small game of secret simultaneous answers, for the twins: what others answered must be chosen anew in a twin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from games.core import state
from games.core.draw import Dice
from games.core.entry import Answer
from games.core.flow import Flow, Table
from games.core.game import Game
from games.core.menu import Path, Step, paths
from games.core.options import Options
from games.core.panel import Panel
from games.core.robot import Weighed
from games.core.state import Result
from games.core.text import Seat, say

DECK = "abcdefgh"
ROUNDS = 4


class State(state.State):
    hands: list[list[str]] = []
    rest: list[str] = []
    rounds: int = 0
    even: list[int] = []


class View(msgspec.Struct):
    hand: list[str]
    rounds: int
    even: list[int]


class Rules(Table[State]):
    """Everybody shows one of two masks, face down; only whether an even number of them is in the first half is told."""

    def turn(self) -> Flow[None]:
        state = self.state
        if not state.hands:
            self.deal()
        menus = {seat: Step("mask", sorted(hand)) for seat, hand in enumerate(state.hands)}
        said = yield from self.all_of("show", menus, lambda seat: (self.draw.pick("mask", sorted(state.hands[seat])),))
        early = [seat for seat, path in said.items() if str(path[0]) in DECK[:4]]
        state.even.append(len(early) % 2)
        self.tell("counted", even=state.even[-1])
        for seat, path in said.items():
            self.whisper(seat, "showed", mask=str(path[0]))
        yield from self.after(said)
        state.rounds += 1
        self.deal()
        if state.rounds == ROUNDS:
            state.result = Result([0], [0] * len(state.hands))

    def after(self, said: dict[Seat, Path]) -> Flow[None]:
        yield from ()

    def deal(self) -> None:
        deck = self.draw.shuffle("deck", DECK)
        self.state.hands = [deck[2 * seat : 2 * seat + 2] for seat in range(3)]
        self.state.rest = deck[6:]


class BowingRules(Rules):
    """Whoever showed the first mask must bow: who is asked depends on what is hidden."""

    def after(self, said: dict[Seat, Path]) -> Flow[None]:
        for seat, path in said.items():
            if path == ("a",):
                yield from self.one(seat, "bow", Step("bow", ["bow"]), lambda: ("bow",))


class Masks(Game[State, View]):
    key = "masks"
    seats = range(3, 4)
    options = ()
    state = State
    table: type[Table[State]] = Rules

    def setup(self, seats: int, options: Options) -> State:
        return State()

    def view(self, state: State, seat: Seat | None) -> View:
        return View([] if seat is None else sorted(state.hands[seat]), state.rounds, state.even)

    def table_panel(self, view: View) -> Panel:
        return Panel(say("number", count=view.rounds), [])

    def hand_panel(self, view: View) -> Panel:
        return Panel(say("number", count=len(view.hand)), [])

    def robot(self, view: View, question: Any, dice: Dice, level: str, name: str = "") -> Path:
        return dice.choice(list(paths(question.menu)))

    def weigh(self, view: View, question: Any, dice: Dice, also: Path | None = None) -> list[Weighed]:
        """The early masks are the better ones, and there is nothing more to it."""
        found = list(paths(question.menu))
        return [Weighed(path, -float(place), say("number", count=view.rounds)) for place, path in enumerate(found)]

    def pieces(self, state: State) -> Sequence[str]:
        return [*state.rest, *(mask for hand in state.hands for mask in hand)]

    def redeal(self, state: State, viewer: Seat | None, dice: Dice) -> State:
        twin = msgspec.convert(msgspec.to_builtins(state), State)
        others = [hand for seat, hand in enumerate(twin.hands) if seat != viewer]
        mixed = dice.shuffle([*twin.rest, *(mask for hand in others for mask in hand)])
        for hand in others:
            hand[:] = [mixed.pop() for _ in hand]
        twin.rest = mixed
        return twin


class Bowing(Masks):
    table = BowingRules


class Whispering(Masks):
    """A coach who has looked into the others' hands: what it says is true, and not to be known."""

    def view(self, state: State, seat: Seat | None) -> View:
        self.seen = state
        return super().view(state, seat)

    def weigh(self, view: View, question: Any, dice: Dice, also: Path | None = None) -> list[Weighed]:
        early = sum(mask in DECK[:4] for hand in self.seen.hands for mask in hand)
        found = super().weigh(view, question, dice, also)
        return [msgspec.structs.replace(one, why=say("number", count=early)) for one in found]


class PeepingRules(Rules):
    """The table sees how early the masks are that lie face down already."""

    def all_of(self, key: str, menus: Any, default: Any, **more: Any) -> Flow[dict[Seat, Path]]:
        flow = super().all_of(key, menus, default, **more)
        ask = next(flow)
        early = 0
        while True:
            ask.about = {"early": early}
            entry = yield ask
            early += isinstance(entry, Answer) and str(entry.path[0]) in DECK[:4]
            try:
                ask = flow.send(entry)
            except StopIteration as done:
                return cast(dict[Seat, Path], done.value)


class Peeping(Masks):
    table = PeepingRules
