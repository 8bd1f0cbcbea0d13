"""What every game must hold to, without a line per game: what is played, and what holds wherever a match stands.

Everything here knows a game only through `games.core`. A game that breaks the contract raises `Broken`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from games.core.ask import Ask
from games.core.codec import digest, encode, load_state
from games.core.draw import Dice
from games.core.entry import TIME, Answer, Entry, Left
from games.core.flow import PASS
from games.core.game import AnyGame
from games.core.match import Position, begin, submit
from games.core.menu import Menu, Path, Pick, Step, opened
from games.core.options import Choice, Flag, Option, Options, Seconds, settle
from games.core.text import Refused, Seat, plain
from tests.contract.menus import Broken, check_step, must

PATIENCE = 400
"""Answers given at random; after that robots play on, for games that chance alone would never end."""
LONGEST = 20_000
TRIES = 6
"""Answers that a player who seeks something thinks of before giving any."""


# What is played.


@dataclass(frozen=True)
class Case:
    """A game at a seat count, with some options set."""

    game: AnyGame
    seats: int
    given: tuple[tuple[str, object], ...] = ()

    @property
    def options(self) -> Options:
        return settle(self.game.options, dict(self.given))

    @property
    def everybody(self) -> list[Seat | None]:
        return [None, *range(self.seats)]

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.given)
        return f"{self.game.key}-{self.seats}" + (f"-{options}" if options else "")


def seatings(games: dict[str, AnyGame]) -> list[Case]:
    """Every game at every seat count, with the usual options."""
    return [Case(game, seats) for game in games.values() for seats in game.seats]


def variants(games: dict[str, AnyGame]) -> list[Case]:
    """Every value of every option once, the others as usual, going round the seat counts that allow it.

    Numbers are set at the fewest seats: they make games long, and long games of many are slow.
    """
    found = []
    for game in games.values():
        values = [(option.key, value) for option in game.options for value in unusual(option)]
        for turn, given in enumerate(values):
            seats = list(game.seats)
            start = 0 if type(given[1]) is int else turn
            for place in range(len(seats)):
                case = Case(game, seats[(start + place) % len(seats)], (given,))
                if _possible(case):
                    found.append(case)
                    break
            else:
                raise Broken(f"{game.key}: no seat count takes {given[0]}={given[1]}")
    return found


def unusual(option: Option) -> list[object]:
    """The values worth a game of their own; clocks change nothing in the rules."""
    if isinstance(option, Choice):
        return [value for value in option.values if value != option.default]
    if isinstance(option, Flag):
        return [not option.default]
    if isinstance(option, Seconds):
        return []
    return [value for value in dict.fromkeys((option.least, option.most)) if value != option.default]


def _possible(case: Case) -> bool:
    try:
        case.game.setup(case.seats, case.options)
    except Refused:
        return False
    return True


# Playing.


@dataclass
class Record:
    """A game as it was played: position n, entry n, position n + 1, and so on."""

    case: Case
    positions: list[Position]
    entries: list[Entry] = field(default_factory=list)
    looks: dict[Any, tuple[bytes, bytes]] = field(default_factory=dict)

    @property
    def checkpoints(self) -> list[int]:
        """The places where the match is its snapshot and nothing else."""
        return [at for at, position in enumerate(self.positions) if position.ask and not position.match.entries]


def play(
    case: Case,
    key: str,
    *,
    time: float = 0.03,
    leaving: float = 0.0,
    robots: bool = False,
    seeking: Collection[str] = (),
    longest: int = LONGEST,
) -> Record:
    """A game from start to end: random answers, lapsed clocks and changed minds, and perhaps people leaving.

    Those who seek certain questions answer so that they are asked, and mostly pass where that lets things happen.
    """
    dice = Dice(f"{case}:{key}:players")
    record = Record(case, [begin(case.game, case.seats, case.options, f"{case}:{key}")])
    while (position := record.positions[-1]).ask is not None:
        step = len(record.entries)
        if step >= longest:
            must(longest < LONGEST, f"{case}: no end after {longest} entries")
            break
        entry = _entry(case, position, dice, time, leaving, robots or step >= PATIENCE)
        if seeking and isinstance(entry, Answer):
            entry = _towards(case, position, entry, dice, seeking)
        record.entries.append(entry)
        record.positions.append(submit(case.game, position.match, entry))
    return record


@cache
def played(case: Case, key: str = "first") -> Record:
    """The game that several tests look at, played once."""
    return play(case, key)


def _entry(case: Case, position: Position, dice: Dice, time: float, leaving: float, robots: bool) -> Entry:
    ask = position.ask
    assert ask is not None
    staying = [seat for seat in range(case.seats) if seat not in position.match.left]
    if leaving and dice.chance(leaving) and len(staying) > 1:
        return Left(dice.choice(staying))
    if not ask.awaits or dice.chance(time):
        return TIME
    if robots:
        seat = dice.choice(ask.awaits)
        return Answer(seat, robot_path(case.game, position, seat, dice, case.game.levels[0]))
    seat = dice.choice(ask.awaits if dice.chance(0.9) else list(ask.menus))
    return Answer(seat, random_path(ask.menu(seat), dice))


def _towards(case: Case, position: Position, entry: Answer, dice: Dice, seeking: Collection[str]) -> Answer:
    """The answer, or another that leads to one of these questions if everybody lets it happen; a few are tried."""
    ask = position.ask
    assert ask is not None
    menu, others = ask.menu(entry.seat), set(seeking) - {ask.key}
    if PASS in menu.choices:
        return Answer(entry.seat, (PASS,)) if dice.chance(0.8) else entry
    for _ in range(min(TRIES, len(menu.choices) - 1)):
        tried = Answer(entry.seat, random_path(menu, dice))
        after = submit(case.game, position.match, tried)
        if after.ask is not None and after.window != position.window and after.ask.key not in others:
            after = submit(case.game, after.match, TIME)
        if after.ask is not None and after.ask.key in others:
            return tried
    return entry


def robot_path(game: AnyGame, position: Position, seat: Seat, dice: Dice, level: str) -> Path:
    assert position.ask is not None
    return game.robot(game.view(position.state, seat), position.ask.question(seat), dice, level)


def random_path(menu: Menu, dice: Dice) -> Path:
    """A whole answer, each pick at random."""
    step: Step | None = opened(menu)
    path: list[Pick] = []
    while step is not None:
        check_step(step)
        pick: Pick
        if step.many:
            size = step.least + dice.below(step.most - step.least + 1)
            pick = tuple(dice.sample(step.choices, size))
        else:
            pick = dice.choice(step.choices)
        path.append(pick)
        step = step.after(pick)
    return tuple(path)


# Judging a position.


def check_position(case: Case, position: Position, before: Position | None = None) -> None:
    """What must hold wherever a match stands."""
    state, ask, match = position.state, position.ask, position.match
    must((ask is None) == (state.result is not None), "a game is over if and only if nothing is asked")
    must(not _sets(state), "a state holds a set")
    must(position.match.digest == digest(state), "the match keeps another digest than its state has")
    must(position.window <= position.serial <= match.serial, "serials of window, ask and match are out of order")
    if before is not None:
        must(match.serial > before.match.serial, "serials only grow")
        must(ask is None or position.window >= before.window, "a window's serial went back")
        check_pieces(case.game, before.state, state)
    if ask is not None:
        check_ask(case, ask)
        must(not set(ask.awaits) & set(match.left), "somebody who gave up is awaited")
    if not match.entries:
        check_snapshot(case.game, state)


def check_ask(case: Case, ask: Ask) -> None:
    must(set(ask.awaits) <= set(ask.menus), f"{ask.key} awaits a seat that it does not ask")
    must(len(set(ask.awaits)) == len(ask.awaits), f"{ask.key} awaits a seat twice")
    must(ask.awaits or ask.hold, f"{ask.key} waits for nobody and is not held open")
    must(all(0 <= seat < case.seats for seat in ask.menus), f"{ask.key} asks a seat that nobody sits on")
    encode(plain(ask.about))
    if ask.face is not None:
        check_step(ask.face)


def check_pieces(game: AnyGame, before: Any, after: Any) -> None:
    """No piece is lost or doubled."""
    were, are = sorted(game.pieces(before)), sorted(game.pieces(after))
    if were != are:
        raise Broken(f"pieces lost or doubled: {_difference(were, are)}")


def check_snapshot(game: AnyGame, state: Any) -> None:
    """To bytes and back, nothing changes."""
    again = load_state(game.state, encode(state), game.version, game.version, game.upcasters)
    must(again == state, "a snapshot reads back as another state")
    must(digest(again) == digest(state), "a snapshot reads back with another digest")


def _difference(were: list[str], are: list[str]) -> str:
    words = sorted(dict.fromkeys([*were, *are]))
    return ", ".join(
        f"{word} {are.count(word) - were.count(word):+}" for word in words if were.count(word) != are.count(word)
    )


def _sets(value: object) -> bool:
    if isinstance(value, set | frozenset):
        return True
    if isinstance(value, msgspec.Struct):
        return any(_sets(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, list | tuple):
        return any(_sets(one) for one in value)
    return isinstance(value, dict) and any(_sets(one) for pair in value.items() for one in pair)
