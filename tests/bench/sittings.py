"""One whole game as its people play it: the same cards and decisions on every run, and time passes while they think.

The game's own robot decides for the people, who press what is on their screens once nothing more is on its way there.
Between a question and its answer the clock goes on: tokens die, panels rest, and whoever is not reached is called.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from cogs.painting import painter
from cogs.ui import answers
from games.core.draw import Dice, key_of
from games.core.options import DAY, Seconds
from games.host import lobby
from games.host.clock import FakeClock
from games.host.rows import Presence, Status
from games.host.table_state import TableState
from games.host.timing import Timing
from games.registry import GAMES
from sandbox import Actor
from sandbox.rates import Rates
from sandbox.record import Entry
from sandbox.world import World
from tests.bench.lively_bot import dot
from tests.bench.report import is_counted
from tests.stories.evening import PATIENCE, Evening
from tests.stories.presses import Press, giving, open_hand, public

TABLE = 1
FIRST = 0.05
"""A moment for the answer to a click to go out before what follows: a quarter of the usual one."""
MOMENT = 0.01
PEOPLE = ("Anna", "Ben", "Chloé", "Dmitri")
LAST_MOMENT = 45.0
"""Before a token dies; time stops then, so that the bot can do what it does in time."""
LONGEST = 5_000
"""Steps until a game should long be over."""


class Manner(msgspec.Struct, frozen=True):
    """How people attend to their game."""

    name: str
    seconds: float
    """From a question to its answer."""
    patient: bool = False
    """Whether the table gives everybody a day for each decision."""

    def clocks(self, game: str) -> dict[str, int]:
        return {one.key: DAY for one in GAMES[game].options if isinstance(one, Seconds)} if self.patient else {}


PRESENT = Manner("present", 15.0)
"""They keep their panels open and answer there."""
ABSENT = Manner("absent", 20 * 60.0, patient=True)
"""Everybody is away until called, opens their hand, plays, and goes away again: tokens and panels are dead by then."""


class Sitting(msgspec.Struct, frozen=True):
    """Who plays what."""

    game: str
    people: int
    robots: int = 0

    @property
    def name(self) -> str:
        robots = f" and {self.robots} robot{'s' * (self.robots > 1)}" if self.robots else ""
        return f"{self.game}, {self.people} {'people' if self.people > 1 else 'alone'}{robots}"


class Figures(msgspec.Struct):
    """What one game took."""

    clicks: list[int] = []
    """For each decision of a person."""
    changes: int = 0
    counted: int = 0
    free: int = 0
    bytes: int = 0
    """Of all pictures."""
    largest: int = 0
    """Bytes of one picture."""
    calls: int = 0
    """Decisions for which somebody was called."""
    by_route: dict[str, int] = {}
    by_question: dict[str, list[int]] = {}
    """Clicks for each decision, by what was asked and what the answer began with."""

    def note(self, asked: str, clicks: int, *, called: bool) -> None:
        self.clicks.append(clicks)
        self.calls += called
        self.by_question.setdefault(asked, []).append(clicks)

    def add(self, entries: list[Entry]) -> None:
        for entry in entries:
            counted = is_counted(entry.route)
            self.counted += counted
            self.free += not counted
            sizes = [len(data) for _, data in entry.files]
            self.bytes += sum(sizes)
            self.largest = max([self.largest, *sizes])
            called = f"{entry.method} {entry.route}"
            self.by_route[called] = self.by_route.get(called, 0) + 1

    def check(self) -> Figures:
        """A game in which nothing happened is no measurement."""
        assert self.changes and self.clicks and self.free, "nothing was measured"
        return self


@contextmanager
def prepared(*, painted: bool) -> Iterator[None]:
    """The same cards for every game; pictures are dots unless they are wanted, but each scene is a dot of its own."""
    tables = itertools.count()
    with (
        patch.object(lobby, "key_of", lambda seed, start: key_of("evenings", str(next(tables)))),
        patch.object(answers, "IN_TIME", PATIENCE / 2),
        patch.object(painter, "paint", painter.paint if painted else dot),
    ):
        yield


async def play(folder: Path, sitting: Sitting, manner: Manner, **options: Any) -> Figures:
    """One whole game, from the first question to the last picture of the result, by the rules unless said otherwise."""
    clock = FakeClock()
    world = World(rates=Rates.off(), clock=clock.now)
    async with Evening(folder, clock=clock, timing=Timing(), world=world, first=FIRST) as evening:
        evening.house.tables.new_seed = lambda: "evenings"
        clock.advance(1.0)  # a table that might be older than the bot would be looked for
        people = [evening.person(name) for name in PEOPLE[: sitting.people]]
        options = {**whole(sitting.game), **manner.clocks(sitting.game), **options}
        await evening.sit_down(*people, game=sitting.game, robots=sitting.robots, **options)
        return (await Game(evening, clock, manner, people).play()).check()


class Game:
    """A table at which the cards have just been dealt."""

    def __init__(self, evening: Evening, clock: FakeClock, manner: Manner, people: list[Actor]) -> None:
        self.evening = evening
        self.world = evening.stage.world
        self.clock = clock
        self.manner = manner
        self.people = {int(one.id): one for one in people}
        self.figures = Figures()
        self.asked: dict[object, float] = {}
        """When each open question was put to each seat."""
        self.pressed: list[float] = []
        """When somebody did something, as long as its token lives."""

    async def play(self) -> Figures:
        await self._rest()
        begun, mark = (await self.evening.look(TABLE)).version, self.world.record.mark()
        for _ in range(LONGEST):
            state = await self.evening.look(TABLE)
            if state.status is not Status.PLAYING:
                break
            awake = [row.presence is Presence.AWAKE for row in state.seats if row.user is not None]
            assert all(awake), f"somebody was put to sleep at version {state.version}"
            await self._step(state)
            await self._rest()
        else:
            raise AssertionError(f"no end after {LONGEST} steps")
        self.figures.changes = state.version - begun
        self.figures.add(self.world.record.since(mark))
        return self.figures

    async def _step(self, state: TableState) -> None:
        """The answer that has been thought over longest is given; else time passes."""
        seats = [seat for seat in state.awaits if not state.seats[seat].robot]
        now = self.clock.now()
        self.asked = {(seat, state.ticket(seat)): self.asked.get((seat, state.ticket(seat)), now) for seat in seats}
        since = min(self.asked.values(), default=None)
        if since is None:
            self._pass(state, float("inf"))
        elif now < since + self.manner.seconds:
            self._pass(state, since + self.manner.seconds)
        else:
            await self._answer(state, next(seat for seat in seats if self.asked[seat, state.ticket(seat)] == since))

    def _pass(self, state: TableState, until: float) -> None:
        """Until then, or until something is due before: a robot, a window that is only held open, a token's end."""
        now = self.clock.now()
        self.pressed = [at for at in self.pressed if at + self.world.token_life > now]
        ends = [at + self.world.token_life - LAST_MOMENT for at in self.pressed]
        due = [state.row.due] if state.row.due is not None else []
        stops = [at for at in (*ends, *due) if at > now]
        overdue = any(at <= now for at in due)
        until = min([until, *stops])
        assert overdue or until < float("inf"), f"nothing is due at version {state.version}"
        self.clock.advance(until - now if until < float("inf") else 0.0)

    async def _answer(self, state: TableState, seat: int) -> None:
        user = state.seats[seat].user
        assert user is not None and state.ask is not None
        who, path = self.people[user], decide(state, seat)
        called = bool(calls(who))
        clicks = 0
        async for _ in giving(self.evening, who, TABLE, path, come):
            clicks += 1
            await self._rest()
        self.pressed.append(self.clock.now())
        self.figures.note(f"{state.ask.key}: {path[0]}", clicks, called=called)

    async def _rest(self) -> None:
        """Everything has been sent, pictures of private panels too."""
        record, before = self.world.record, -1
        while before != record.count:
            before = record.count
            await self.evening.settle()
            await asyncio.sleep(MOMENT)


def calls(who: Actor) -> list[Press]:
    """What mentions somebody and opens their hand: a message of its own, or the table."""
    hand = f"p:hand:{TABLE}"
    return [Press(0, one, hand) for one in public(who, TABLE) if who.id in one.calls and hand in one.custom_ids]


def come(who: Actor, table: int) -> Press:
    """By the call where there is one, else by the table."""
    called = calls(who)
    return called[-1] if called else open_hand(who, table)


def whole(game: str) -> dict[str, Any]:
    """A story's games are short; here they go by the rules."""
    return {one.key: one.default for one in GAMES[game].options if one.key in GAMES[game].brief}


def decide(state: TableState, seat: int) -> tuple[str | tuple[str, ...], ...]:
    question = state.question(seat)
    assert question is not None and state.position is not None
    dice = Dice(f"evenings:{seat}:{state.position.serial}")
    return state.game.robot(state.view(seat), question, dice, state.game.levels[0])
