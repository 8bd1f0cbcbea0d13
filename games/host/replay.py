"""A game run again from its log: how the table stood after each thing that happened, and what was decided when."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from games.core.entry import Answer, Past
from games.core.game import AnyGame
from games.core.match import Match, Position, advance, begin
from games.core.menu import Path
from games.core.text import Phrase, Seat
from games.host.chronicle import opens_round, opens_turn, turn_begun
from games.host.rows import HOUSE, LogEntry, LogRow, TakenBack, Told

LEAVES = frozenset(
    ("left", "left-alone", "kicked", "kicked-alone", "asleep", "asleep-alone", "asleep-waits", "conceded-robot")
)
RETURNS, SUCCEEDS = "back", "seated"
"""What the house says when a robot takes over, when the owner is back, and when somebody new sits down."""


class Frame(msgspec.Struct, frozen=True):
    """One moment: what was said, and how the match stood then."""

    position: Position
    said: list[Told]


class Stop(msgspec.Struct, frozen=True):
    """Where a round or a turn begins: the step that shows the table at that moment."""

    step: int
    round: Phrase | None = None
    """What was said when the round began."""
    seat: Seat | None = None
    """Whose turn it is."""


class Given(msgspec.Struct, frozen=True):
    """An answer that counted, and how the match stood when it was given."""

    seat: Seat
    path: Path
    position: Position
    step: int
    """The step that shows the table as it was then."""


class Replay(msgspec.Struct, frozen=True):
    frames: list[Frame]
    stops: list[Stop]
    """In order, at most one for a step."""
    given: list[Given]
    """By those who have their seats now: not what a robot said in their place, nor who sat there before."""
    whole: bool
    """False: the game was played by older rules, and these could follow it only so far."""


def replay(game: AnyGame, match: Match, rows: Sequence[LogRow]) -> Replay:
    """`match` is the game as it stands. What nobody was told about (a pass, a secret choice) shares the next frame."""
    frames: list[Frame] = []
    stops: dict[int, Stop] = {}
    answers = _Answers()
    position = begin(game, match.seats, match.options, match.key, match.picks, match.legacy)
    turn = turn_begun(game, position)
    said: list[Told] = []
    followed = True
    for row in rows:
        if row.entry is not None:
            if said:
                frames.append(Frame(position, said))
                said = []
            before = position
            try:
                position = _after(game, position.match, row.entry)
            except Exception:  # whatever these rules make of another version's entries
                followed = False
                break
            # Rows of earlier versions do not say whose turn begins: it is found again.
            turn = None if isinstance(row.entry, TakenBack) else turn_begun(game, position)
            answers.hear(row, before, max(len(frames) - 1, 0))
        answers.attend(row)
        said = [*said, *row.events]
        _stop(game, stops, len(frames), row.events, turn)
    if said or followed:
        frames.append(Frame(position, said))
    whole = followed and position.match.digest == match.digest
    return Replay(frames, list(stops.values()), answers.given, whole)


class _Answers:
    """What was decided, and by whom: the log names the seat, and what the house said tells who was away."""

    def __init__(self) -> None:
        self._all: list[tuple[Given, bool]] = []
        """Each answer, and whether it was given by whoever has the seat now."""
        self._away: set[Seat] = set()

    @property
    def given(self) -> list[Given]:
        return [one for one, own in self._all if own]

    def hear(self, row: LogRow, before: Position, step: int) -> None:
        entry = row.entry
        if isinstance(entry, TakenBack):
            self._all.pop()
        elif isinstance(entry, Answer):
            # Whoever wakes up with an answer is back in the same breath.
            own = entry.seat not in self._away or entry.seat in _about(row, {RETURNS})
            self._all.append((Given(entry.seat, entry.path, before, step), own))

    def attend(self, row: LogRow) -> None:
        """Who goes away, who comes back, and who takes whose seat."""
        successors = _about(row, {SUCCEEDS})
        self._away |= _about(row, LEAVES)
        self._away -= _about(row, {RETURNS}) | successors
        if successors:
            self._all = [(one, own and one.seat not in successors) for one, own in self._all]


def _about(row: LogRow, keys: Collection[str]) -> set[Seat]:
    """The seats of which the house says one of these things."""
    return {told.event.args["who"] for told in row.events if told.voice == HOUSE and told.event.key in keys}


def _stop(game: AnyGame, stops: dict[int, Stop], step: int, said: Sequence[Told], turn: Seat | None) -> None:
    """Notes what begins with this step; of several turns in one step the last is the one that it shows."""
    rounds = [told.heard_by(None)[0] for told in said if opens_round(game, told)]
    seats = [seat for seat in (*(opens_turn(game, told) for told in said), turn) if seat is not None]
    if rounds or seats:
        known = stops.get(step, Stop(step))
        stops[step] = Stop(step, (known.round, *rounds)[-1], (known.seat, *seats)[-1])


def _after(game: AnyGame, match: Match, entry: LogEntry) -> Position:
    """Unchecked: what was once accepted need not be looked up in its menu again."""
    serial = match.serial + 1
    if isinstance(entry, TakenBack):
        return advance(game, msgspec.structs.replace(match, entries=match.entries[:-1], serial=serial, floor=serial))
    return advance(game, msgspec.structs.replace(match, entries=[*match.entries, Past(serial, entry)], serial=serial))
