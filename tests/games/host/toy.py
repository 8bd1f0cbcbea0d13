"""A throw-away game with every kind of window, for tests of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import ClassVar

import msgspec

from games.core.ask import Pace, Question
from games.core.draw import Dice
from games.core.flow import PASS, Flow, Table, Window
from games.core.game import Game
from games.core.menu import Path, Step
from games.core.options import Number, Option, Options, Seconds
from games.core.panel import Panel
from games.core.robot import Weighed
from games.core.state import Result
from games.core.state import State as CoreState
from games.core.text import Phrase, Refused, Seat, say

ACTS = ("step", "claim", "secret", "draw", "boom", "win", "poll", "hush", "count")
WORTH = {"win": 9.0, "step": 2.0, "draw": 1.75, "claim": 1.0, "yes": 2.0, "no": 1.0, "red": 1.0, "blue": 0.0}
"""What the coach thinks of them; of the others only when they were chosen."""
FACE = Step("say", (PASS, "doubt"))


class State(CoreState):
    points: list[int]
    hold: int
    active: Seat = 0
    turns: int = 0
    gone: list[Seat] = []
    lucky: list[int] = []


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    points: list[int]
    active: Seat


class TurnOver(Exception):
    """Nobody is left to play against."""


class Rules(Table[State]):
    def turn(self) -> Flow[None]:
        with suppress(TurnOver):
            yield from self.play()

    def play(self) -> Flow[None]:
        state = self.state
        me = state.active
        path = yield from self.one(me, "act", Step("act", ACTS), lambda: ("step",))
        if path[0] == "step":
            path = yield from self.one(me, "more", Step("more", ("yes", "no")), lambda: ("no",))
            state.points[me] += 2 if path[0] == "yes" else 1
        elif path[0] == "claim":
            others = [seat for seat in self.playing() if seat != me]
            doubter = yield from self.first_to("doubt", others, FACE, hold=state.hold)
            self.tell("doubted" if doubter else "stood", who=me)
            if doubter is not None:
                state.points[doubter.seat] += 5
        elif path[0] == "poll":
            others = [seat for seat in self.playing() if seat != me]
            first = yield from self.first_to("doubt", others, FACE, collect=True)
            self.tell("polled", who=me, whom=[first.seat] if first else [])
        elif path[0] == "secret":
            menus = {seat: Step("card", ("red", "blue")) for seat in self.playing()}
            picks = yield from self.all_of("pick", menus, lambda seat: ("red",))
            for seat, pick in picks.items():
                self.whisper(seat, "picked", card=pick[0])
                state.points[seat] += pick[0] == "red"
        elif path[0] == "hush":
            yield from self.one(me, "more", Step("more", ("yes", "no")), lambda: ("no",), quiet=True)
        elif path[0] == "count":
            others = [seat for seat in self.playing() if seat != me]
            window = Window(self, "doubt", dict.fromkeys(others, FACE), face=FACE, counted=True)
            while answer := (yield from window.hear()):
                window.heard(answer.seat)
        elif path[0] == "draw":
            state.lucky = self.draw.shuffle("luck", [1, 2, 3, 4])
            self.tell("luck", number=state.lucky[0])
        elif path[0] == "boom":
            raise RuntimeError("the ace of spades")
        else:
            state.result = Result([me], list(state.points))
        self.tell("turn-over", who=me)
        state.turns += 1
        state.active = min(self.playing(), key=lambda seat: (seat - me - 1) % len(state.points))

    def playing(self) -> list[Seat]:
        return [seat for seat in range(len(self.state.points)) if seat not in self.state.gone]

    def leaves(self, seat: Seat) -> None:
        self.state.gone.append(seat)
        self.tell("gone", who=seat)
        if len(self.playing()) == 1:
            self.state.result = Result(self.playing(), list(self.state.points))
            raise TurnOver


class Toy(Game[State, View]):
    key = "toy"
    seats = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Seconds("turn_seconds", 10, 600, 100),
        Seconds("window_seconds", 10, 600, 40, pace=Pace.REACTION),
        Seconds("card_seconds", 10, 600, 80, pace=Pace.SECRET),
        Number("hold", 0, 60, 0),
    )
    levels: ClassVar[tuple[str, ...]] = ("steady", "broken", "cheat", "doubter", "bomber")
    takes_back = True
    slip = 0.5
    state = State
    table = Rules

    def setup(self, seats: int, options: Options) -> State:
        if options["hold"] == 59:
            raise Refused("refused-not-possible")
        return State(points=[0] * seats, hold=int(options["hold"]))

    def legacy(self, state: State) -> dict[Seat, str]:
        return dict.fromkeys(state.result.winners, "starts") if state.result else {}

    def inherit(self, state: State, legacy: Mapping[Seat, str]) -> None:
        state.active = next(iter(legacy))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, list(state.points), state.active)

    def table_panel(self, view: View) -> Panel:
        return Panel(Phrase("toy"), [])

    def hand_panel(self, view: View) -> Panel:
        return Panel(Phrase("toy"), [])

    def robot(self, view: View, question: Question, dice: Dice, level: str, name: str = "") -> Path:
        assert view.seat is not None
        if level == "broken":
            raise RuntimeError("the queen of hearts")
        if level == "cheat":
            return ("everything",)
        if level == "bomber" and question.key == "act":
            return ("boom",)
        if question.key == "doubt":
            return ("doubt",) if level == "doubter" else (PASS,)
        return (question.menu.choices[0],)

    def weigh(self, view: View, question: Question, dice: Dice, also: Path | None = None) -> list[Weighed]:
        """The best is to win; about doubts there is nothing to say."""
        if question.key == "doubt":
            return []
        known = [choice for choice in question.menu.choices if choice in WORTH or (choice,) == also]
        found = [Weighed((one,), WORTH.get(one, 0.0), say("number", count=view.active)) for one in known]
        return sorted(found, key=lambda one: -one.worth)

    def pieces(self, state: State) -> Sequence[str]:
        return []

    def redeal(self, state: State, viewer: Seat | None, dice: Dice) -> State:
        return state

    def standing(self, view: View, question: Question, preference: str) -> Path | None:
        return (PASS,) if question.key == "doubt" and preference == "pass" else None

    def standing_choices(self) -> tuple[str, ...]:
        return ("pass",)

    def standing_ends(self, view: View, question: Question, preference: str) -> bool:
        return question.pace is Pace.TURN


class Stubborn(Toy):
    """Giving up hands the seat to a robot for good."""

    key = "stubborn"
    conceding_ends = False


class Moody(Toy):
    """Standing answers of which some exclude each other."""

    key = "moody"

    def standing_choices(self) -> tuple[str, ...]:
        return ("pass", "brood", "sulk", "hum")

    def standing_groups(self) -> tuple[tuple[str, ...], ...]:
        return (("pass", "brood"), ("pass", "sulk"))


TOYS = {game.key: game for game in (Toy(), Stubborn(), Moody())}
