"""What every game must hold to, without a line per game: random play, re-runs, looks and twins.

Everything here knows a game only through `games.core`. A game that breaks the contract raises `Broken`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from games.core import flow
from games.core.ask import Ask
from games.core.codec import digest, encode, load_state
from games.core.draw import Dice, Draw
from games.core.entry import TIME, Answer, Entry, Left
from games.core.event import Event
from games.core.game import AnyGame
from games.core.match import Position, advance, begin, running, submit
from games.core.menu import Menu, Path, Pick, Step, check, code, decode, opened, paths
from games.core.options import LONG_CLOCKS, Choice, Flag, Option, Options, settle
from games.core.text import Refused, Seat, plain

PATIENCE = 400
"""Answers given at random; after that robots play on, for games that chance alone would never end."""
LONGEST = 20_000
CODED = 60
"""Characters that a path may take in a button's id beside match, window and seat."""


class Broken(AssertionError):
    """A game breaks the contract."""


def must(holds: object, why: str) -> None:
    if not holds:
        raise Broken(why)


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
    if option.also == LONG_CLOCKS:
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
    case: Case, key: str, *, time: float = 0.03, leaving: float = 0.0, robots: bool = False, longest: int = LONGEST
) -> Record:
    """A game from start to end: random answers, lapsed clocks and changed minds, and perhaps people leaving."""
    dice = Dice(f"{case}:{key}:players")
    record = Record(case, [begin(case.game, case.seats, case.options, f"{case}:{key}")])
    while (position := record.positions[-1]).ask is not None:
        step = len(record.entries)
        if step >= longest:
            must(longest < LONGEST, f"{case}: no end after {longest} entries")
            break
        entry = _entry(case, position, dice, time, leaving, robots or step >= PATIENCE)
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


# Menus.


def check_step(step: Step) -> None:
    """A step offers something, each thing once, and asks for no more than it offers."""
    must(step.choices, f"{step.kind}: nothing to choose from")
    must(len(set(step.choices)) == len(step.choices), f"{step.kind}: a choice is offered twice")
    must(all(isinstance(choice, str) and choice for choice in step.choices), f"{step.kind}: a choice is not a word")
    must(0 <= step.least <= step.most <= len(step.choices), f"{step.kind}: {step.least} to {step.most} of too few")
    must(step.most > 0, f"{step.kind}: nothing may be picked")
    must(set(step.notes) <= set(step.choices), f"{step.kind}: a note on what is not offered")


def check_path(menu: Menu, path: Path) -> None:
    """A whole answer is legal and travels in a button's id and back."""
    check(menu, path)
    written = code(menu, path)
    must(len(written) <= CODED, f"{written}: {len(written)} characters are too long for a button")
    must(decode(menu, written) == path, f"{path} comes back from its code as {decode(menu, written)}")


def steps(menu: Menu, limit: int = 60) -> Iterator[tuple[Path, Step]]:
    """The menu, step by step, breadth first, as far as the limit goes; a few picks of each step."""
    waiting: list[tuple[Path, Step]] = [((), opened(menu))]
    for _ in range(limit):
        if not waiting:
            return
        prefix, step = waiting.pop(0)
        yield prefix, step
        for pick in islice(step.picks(), 12):
            after = step.after(pick)
            if after is not None:
                waiting.append(((*prefix, pick), after))


def expanded(menu: Menu, limit: int = 60) -> list[Any]:
    """A menu as plain data."""
    return [
        [prefix, step.kind, step.choices, step.many, step.least, step.most, [*step.notes.items()]]
        for prefix, step in steps(menu, limit)
    ]


@contextmanager
def checked_defaults() -> Iterator[None]:
    """Inside, a default that is not on the menu of its seat is Broken."""
    one, all_of = flow.Table.one, flow.Table.all_of

    def checked(menu: Menu, path: Path) -> Path:
        try:
            check(menu, path)
        except Refused as refused:
            raise Broken(f"the default {path} is not on the menu: {refused}") from None
        return path

    def one_checked(self: Any, seat: Seat, key: str, menu: Menu, default: Any, **more: Any) -> Any:
        return one(self, seat, key, menu, lambda: checked(menu, default()), **more)

    def all_checked(self: Any, key: str, menus: Any, default: Any, **more: Any) -> Any:
        return all_of(self, key, menus, lambda seat: checked(menus[seat], default(seat)), **more)

    flow.Table.one, flow.Table.all_of = one_checked, all_checked  # type: ignore[method-assign]
    try:
        yield
    finally:
        flow.Table.one, flow.Table.all_of = one, all_of  # type: ignore[method-assign]


# Live and re-run.


def live(case: Case, record: Record, looking: int = 8) -> None:
    """The live generator goes through the same asks, events and states as the re-runs that were recorded."""
    table = case.game.table(case.game.setup(case.seats, case.options), Draw(record.positions[0].match.key), [])
    turns = running(table)
    ask: Ask | None = next(turns)
    heard = 0
    window, serial = ask.window if ask else None, record.positions[0].window
    for at, position in enumerate(record.positions):
        where = f"{case}, entry {at}"
        assert table.events is not None
        must(digest(table.state) == position.match.digest, f"{where}: live and re-run differ in state")
        must(encode(table.events[heard:]) == encode(position.events), f"{where}: live and re-run differ in events")
        must((ask is None) == (position.ask is None), f"{where}: only one of live and re-run has ended")
        if ask is None or position.ask is None:
            return
        looks = looking if at % 4 == 0 else 0
        must(asked(ask, looks) == asked(position.ask, looks), f"{where}: live and re-run ask differently")
        must((ask.window == window) == (position.window == serial), f"{where}: live and re-run disagree on windows")
        window, serial, heard = ask.window, position.window, len(table.events)
        if at < len(record.entries):
            try:
                ask = turns.send(record.entries[at])
            except StopIteration:
                ask = None


def asked(ask: Ask, looking: int = 60) -> bytes:
    """All of an ask except its window, as bytes."""
    menus = {seat: expanded(ask.menu(seat), looking) for seat in ask.menus} if looking else {}
    return encode([_public_ask(ask), menus])


def _public_ask(ask: Ask) -> list[Any]:
    face = None if ask.face is None else expanded(ask.face)
    return [ask.key, ask.awaits, plain(ask.about), ask.pace, face, ask.hold]


def fingerprint(game: AnyGame, seats: int, key: str, longest: int = 80) -> str:
    """A digest of all that comes out of a game: states, events, asks, menus, views and panels."""
    case = Case(game, seats)
    record = play(case, key, longest=longest)
    seen: list[Any] = []
    for at, position in enumerate(record.positions):
        seen += [position.match.digest, position.events]
        if position.ask is not None:
            seen.append(asked(position.ask, 10))
        if at % 10 == 0:
            seen += [received(case, position, seat) for seat in case.everybody]
    return msgspec.json.encode(seen).hex()


# Looking.


def received(case: Case, position: Position, viewer: Seat | None) -> tuple[bytes, bytes]:
    """All that the table shows a viewer: what everybody sees, and what this one sees beside it."""
    game, ask = case.game, position.ask
    public = game.view(position.state, None)
    shown = [public, game.table_panel(public), position.serial, position.window, position.can_undo]
    shown.append(None if ask is None else _public_ask(ask))
    if viewer is None:
        return encode(shown), b""
    mine = game.view(position.state, viewer)
    menu = expanded(ask.menu(viewer)) if ask is not None and viewer in ask.menus else None
    return encode(shown), encode([mine, game.hand_panel(mine), menu])


def told(game: AnyGame, events: list[Event], seat: Seat | None) -> list[bytes]:
    """What this seat hears of these events."""
    return [encode(phrase) for event in events for phrase in event.heard_by(game.key, seat)]


# Twins: the leak property.


@dataclass
class Coverage:
    """How much a search for leaks has really compared, so that it cannot pass by looking at nothing."""

    twins: int = 0
    steps: int = 0
    beyond: int = 0
    """Steps compared after at least one entry, in worlds that differ."""


def find_leaks(case: Case, record: Record, *, twins: int = 60, enough: int = 60, longest: int = 12) -> Coverage:
    """From checkpoints over the whole game, for every viewer: no twin that the viewer can tell apart unlawfully.

    It ends when that many twins were followed, or when they have lasted for enough steps.
    """
    coverage = Coverage()
    dice = Dice(f"{case}:twins")
    for number in range(twins):
        if coverage.beyond >= enough and number >= 3 * len(case.everybody):
            break
        at, viewer = dice.choice(record.checkpoints), case.everybody[number % len(case.everybody)]
        Twin(case, record, at, viewer, longest).follow(dice, coverage)
    return coverage


class Twin:
    """Another world that a viewer cannot tell from the recorded one, followed until a rightful difference."""

    def __init__(self, case: Case, record: Record, at: int, viewer: Seat | None, longest: int = 12) -> None:
        self.case, self.record, self.at, self.viewer = case, record, at, viewer
        self.last = min(at + longest, len(record.entries))
        self.tries = 40

    def follow(self, dice: Dice, coverage: Coverage) -> None:
        game, match = self.case.game, self.record.positions[self.at].match
        state = load_state(game.state, bytes(match.snapshot), match.rules, game.version, game.upcasters)
        other = game.redeal(load_state(game.state, encode(state), 1, 1, {}), self.viewer, dice)
        check_pieces(game, state, other)
        twin = msgspec.structs.replace(match, snapshot=msgspec.Raw(encode(other)))
        here, there = advance(game, match, listening=True), advance(game, twin, listening=True)
        self._one_goes_on(here, there, "the turn's start")
        if not self._same_news(here, there):
            return
        self._compare(here, there, "the turn's start")
        compared = self._deeper(self.at, there, dice)
        if digest(other) != digest(state):
            coverage.twins += 1
            coverage.steps += 1 + compared
            coverage.beyond += compared

    def _deeper(self, at: int, there: Position, dice: Dice) -> int:
        """How many more entries the twin keeps up with; others' answers are chosen anew where that helps."""
        if at >= self.last or there.ask is None:
            return 0
        entry, here = self.record.entries[at], self.record.positions[at + 1]
        best = 0
        for same, answer in self._answers(entry, there, dice):
            after = self._after(there, answer, same)
            if after is None:
                continue
            if same:
                self._one_goes_on(here, after, f"entry {at}")
            if not self._same_news(here, after):
                continue
            if same:
                self._compare(here, after, f"entry {at}")
            elif self._ours(here)[0] != received(self.case, after, None)[0]:
                continue
            else:
                self._compare(here, after, f"entry {at}, answered otherwise")
            best = max(best, 1 + self._deeper(at + 1, after, dice))
            if at + best >= self.last or self.tries <= 0:
                break
        return best

    def _answers(self, entry: Entry, there: Position, dice: Dice) -> Iterator[tuple[bool, Entry]]:
        """The same entry first; what another seat decided may also have been something else."""
        yield True, entry
        if not isinstance(entry, Answer) or entry.seat == self.viewer:
            return
        assert there.ask is not None
        if entry.seat in there.ask.menus:
            others = list(islice(paths(there.ask.menu(entry.seat)), 30))
            for path in dice.shuffle(others):
                if path != entry.path and self.tries > 0:
                    yield False, Answer(entry.seat, path)

    def _after(self, there: Position, answer: Entry, same: bool) -> Position | None:
        self.tries -= 1
        try:
            return submit(self.case.game, there.match, answer)
        except Refused:
            mine = isinstance(answer, Answer) and answer.seat == self.viewer
            must(not mine, f"{self._who}: a move of the viewer's own is refused in another world")
            return None

    def _same_news(self, here: Position, there: Position) -> bool:
        game = self.case.game
        return all(told(game, here.events, who) == told(game, there.events, who) for who in {None, self.viewer})

    def _one_goes_on(self, here: Position, there: Position, where: str) -> None:
        """Whether a question is asked must not betray a hand.

        One world may ask where another goes on by itself and shows what is hidden (a card is drawn: one kind is
        turned up at once, another may be laid face down). But the same news with and without a question is a leak.
        """
        game = self.case.game
        asking, going = sorted((here, there), key=lambda world: len(told(game, world.events, None)))
        heard, more = told(game, asking.events, None), told(game, going.events, None)
        if asking.ask is None or len(heard) == len(more) or more[: len(heard)] != heard:
            return
        for seat in asking.ask.awaits:
            for path in islice(paths(asking.ask.menu(seat)), 30):
                news = [*heard, *told(game, submit(game, asking.match, Answer(seat, path)).events, None)]
                shorter = min(len(news), len(more))
                must(
                    shorter == len(heard) or news[:shorter] != more[:shorter],
                    f"{self._who}, {where}: the same news comes with and without {asking.ask.key} being asked",
                )

    def _compare(self, here: Position, there: Position, where: str) -> None:
        ours, theirs = self._ours(here), received(self.case, there, self.viewer)
        for what, one, other in zip(("everybody sees", "the viewer sees"), ours, theirs, strict=True):
            if one != other:
                raise Broken(f"{self._who}, {where}: {what} something hidden: {_apart(one, other)}")

    def _ours(self, here: Position) -> tuple[bytes, bytes]:
        """What the viewer received in the recorded game, worked out once."""
        place = (here.match.serial, self.viewer)
        if place not in self.record.looks:
            self.record.looks[place] = received(self.case, here, self.viewer)
        return self.record.looks[place]

    @property
    def _who(self) -> str:
        return f"{self.case}, checkpoint {self.at}, viewer {self.viewer}"


def _apart(one: bytes, other: bytes) -> str:
    place = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, place - 60)
    return (
        f"…{one[start : place + 40].decode(errors='replace')}… / …{other[start : place + 40].decode(errors='replace')}…"
    )
