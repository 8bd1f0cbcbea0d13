"""A match is a value: the snapshot at the last checkpoint and the entries since. Running it is a pure function."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import msgspec

from games.core.ask import Ask
from games.core.codec import Unreadable, digest, encode, load_state
from games.core.draw import Draw, Drawn
from games.core.entry import Answer, Entry, Left, Past, Time
from games.core.event import Event
from games.core.flow import Flow, Table
from games.core.game import AnyGame
from games.core.menu import Step, check
from games.core.options import Options
from games.core.row import Row
from games.core.state import State
from games.core.text import Refused, Seat


class Match(Row, frozen=True):
    """All there is to know to go on with a game, in any process, at any time."""

    game: str
    rules: int
    """The version of the rules that wrote the snapshot."""
    seats: int
    options: Options
    key: str
    """The secret of all draws."""
    snapshot: msgspec.Raw
    drawn: int
    """How many draws had been made at the checkpoint."""
    entries: list[Past]
    serial: int
    """Grows with every change, also with take-backs; buttons carry it."""
    floor: int
    """Asks that were opened before a take-back or a restart of the turn are lifted to this serial."""
    digest: str
    """The fingerprint of the state after the last entry."""
    left: list[Seat] = []
    window: tuple[int | str, int] | None = None
    """The named window that was open at the checkpoint, and its serial."""
    picks: dict[Seat, str] = {}
    """What seats chose for themselves before the start."""
    legacy: dict[Seat, str] = {}
    """What an earlier game left to seats of this one."""

    def left_before(self) -> list[Seat]:
        """Who had given up when the checkpoint was made."""
        since = [past.entry.seat for past in self.entries if isinstance(past.entry, Left)]
        return [seat for seat in self.left if seat not in since]


class Position(msgspec.Struct):
    """Where a match stands: what `advance` found by running it."""

    match: Match
    state: State
    ask: Ask | None
    """The open decision; None when the game is over."""
    serial: int
    """The open ask's serial."""
    window: int
    """The open window's serial."""
    since: int
    """The serial at which the window began to ask about what it asks now: a later one in its later rounds."""
    events: list[Event]
    """What the last entry (or the start) made happen."""
    draws: list[Drawn]
    can_undo: Seat | None
    """The seat that may take its last answer back, if any."""
    _menus: dict[Seat, Step] = {}

    def menu(self, seat: Seat) -> Step:
        """What this seat may answer now, worked out once: nothing changes a position. Refuses who is not asked."""
        if self.ask is None:
            raise Refused("refused-over")
        if seat not in self._menus:
            self._menus[seat] = self.ask.menu(seat)
        return self._menus[seat]


def begin(
    game: AnyGame,
    seats: int,
    options: Options,
    key: str,
    picks: Mapping[Seat, str] | None = None,
    legacy: Mapping[Seat, str] | None = None,
) -> Position:
    """A new match, run to its first question.

    `picks` are what seats have chosen for themselves in the lobby, `legacy` is what the game before left to them.
    """
    if seats not in game.seats:
        raise Refused("refused-seat-count", least=game.seats[0], most=game.seats[-1])
    state = game.setup(seats, options)
    if picks:
        game.give(state, picks)
    if legacy:
        game.inherit(state, legacy)
    match = Match(game.key, game.version, seats, options, key, _raw(state), 0, [], 1, 1, "")
    match = msgspec.structs.replace(match, picks=dict(picks or {}), legacy=dict(legacy or {}))
    return _Run(game, match, listening=True).position()


def advance(game: AnyGame, match: Match, *, listening: bool = False) -> Position:
    """Where the match stands now; when listening, with all that has happened since the checkpoint."""
    return _Run(game, match, listening=listening).replay().position()


def submit(game: AnyGame, match: Match, entry: Entry, stands: Position | None = None) -> Position:
    """The match after one more entry. Refuses what the open ask does not allow; then nothing has changed.

    Who knows where the match stands gives it along: its menus have been worked out for those who looked at them.
    """
    run = _Run(game, match).replay()
    if stands is not None and isinstance(entry, Answer):
        check(stands.menu(entry.seat), entry.path)
    else:
        run.check(entry)
    run.listen()
    run.send(Past(match.serial + 1, entry))
    return run.position()


def take_back(game: AnyGame, match: Match, seat: Seat) -> Position:
    """The match without the seat's last answer, as long as nothing hidden has come to light since."""
    position = advance(game, match)
    if not game.takes_back or position.can_undo != seat:
        raise Refused("refused-no-undo")
    serial = match.serial + 1
    shorter = msgspec.structs.replace(match, entries=match.entries[:-1], serial=serial, floor=serial)
    return advance(game, shorter)


def mend(game: AnyGame, match: Match) -> tuple[Match, bool]:
    """A match that other rules wrote, made ready for these. True: the turn starts again from its checkpoint."""
    if match.rules == game.version:
        return match, False
    state = load_state(game.state, bytes(match.snapshot), match.rules, game.version, game.upcasters)
    upcast = msgspec.structs.replace(match, rules=game.version, snapshot=_raw(state))
    try:
        run = _Run(game, upcast)
        run.replay(checked=True)
        if digest(run.table.state) == match.digest:
            return upcast, False
    except Exception:  # noqa: S110 - whatever new rules make of old entries, the table must go on
        pass
    serial = match.serial + 1
    restarted = msgspec.structs.replace(upcast, entries=[], serial=serial, floor=serial, left=match.left_before())
    return advance(game, restarted).match, True


def running(table: Table[Any]) -> Generator[Ask, Entry, None]:
    """A whole game as one live generator: for selfplay, where nobody needs to stop and save."""
    while table.state.result is None:
        yield from table.turn()


class _Run:
    """One run of a match from its checkpoint."""

    def __init__(self, game: AnyGame, match: Match, *, listening: bool = False) -> None:
        if match.rules != game.version:
            raise Unreadable(f"written by rules {match.rules}, these are {game.version}")
        self.game = game
        self.match = match
        state = load_state(game.state, bytes(match.snapshot), match.rules, game.version, game.upcasters)
        self.draw = Draw(match.key, match.drawn)
        self.table: Table[Any] = game.table(state, self.draw)
        self.flow: Flow[None] = self.table.turn()
        self.entries: list[Past] = []
        self.left = match.left_before()
        self.opened = match.entries[0].serial - 1 if match.entries else match.serial
        self.named: tuple[int | str, int] | None = match.window
        self.round = 0
        self.since = 0
        self.ask: Ask | None = None
        self.undo_from = 0
        if listening:
            self.listen()
        if state.result is None:
            self._to_next_ask(None)

    def listen(self) -> None:
        self.table.events = []
        self.draw.log = []

    def replay(self, *, checked: bool = False) -> _Run:
        for past in self.match.entries:
            if checked:
                self.check(past.entry)
            self.send(past)
        return self

    def check(self, entry: Entry) -> None:
        if self.ask is None:
            raise Refused("refused-over")
        if isinstance(entry, Answer):
            check(self.ask.menu(entry.seat), entry.path)
        elif isinstance(entry, Left) and (entry.seat in self.left or not 0 <= entry.seat < self.match.seats):
            raise Refused("refused-already-left")

    def send(self, past: Past) -> None:
        drawn, told = self.draw.count, self.table.secrets_told
        self.entries.append(past)
        self.opened = past.serial
        if isinstance(past.entry, Left):
            self.left = [*self.left, past.entry.seat]
        self._to_next_ask(past.entry)
        revealing = self.draw.count != drawn or self.table.secrets_told != told
        if revealing or not isinstance(past.entry, Answer):
            self.undo_from = len(self.entries)

    def _to_next_ask(self, entry: Entry | None) -> None:
        try:
            self.ask = next(self.flow) if entry is None else self.flow.send(entry)
        except StopIteration:
            self._checkpoint()
        if self.ask is None:
            return
        if self.named is None or self.named[0] != self.ask.window:
            self.named, self.round, self.since = (self.ask.window, self.opened), self.ask.round, 0
        elif self.round != self.ask.round:
            self.round, self.since = self.ask.round, self.opened

    def _checkpoint(self) -> None:
        """The turn is over: nothing before this moment matters any more. Turns without a question just follow."""
        self.ask = None
        while self.ask is None:
            if self.named is not None and not isinstance(self.named[0], str):
                self.named = None
            self.entries = []
            self.undo_from = 0
            self.match = msgspec.structs.replace(
                self.match, snapshot=_raw(self.table.state), drawn=self.draw.count, window=self.named
            )
            if self.table.state.result is not None:
                return
            self.table = type(self.table)(self.table.state, self.draw, self.table.events)
            self.flow = self.table.turn()
            self.ask = next(self.flow, None)

    def position(self) -> Position:
        state = self.table.state
        match = msgspec.structs.replace(
            self.match,
            entries=self.entries,
            serial=max(self.opened, self.match.serial),
            digest=digest(state),
            left=self.left,
        )
        last = self.entries[-1].entry if len(self.entries) > self.undo_from else None
        window = max(self.named[1] if self.named else 0, match.floor)
        return Position(
            match,
            state,
            self.ask,
            max(self.opened, match.floor),
            window,
            max(window, self.since),
            self.table.events or [],
            self.draw.log or [],
            last.seat if isinstance(last, Answer) else None,
        )


def _raw(state: State) -> msgspec.Raw:
    return msgspec.Raw(encode(state))


__all__ = ["Match", "Position", "Time", "advance", "begin", "mend", "running", "submit", "take_back"]
