"""A finished game, run again from its log: how the table stood after each thing that happened."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.entry import Past
from games.core.game import AnyGame
from games.core.match import Match, Position, advance, begin
from games.core.text import Phrase, Seat
from games.host.chronicle import opens_round, opens_turn, turn_begun
from games.host.rows import LogEntry, LogRow, TakenBack, Told


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


class Replay(msgspec.Struct, frozen=True):
    frames: list[Frame]
    stops: list[Stop]
    """In order, at most one for a step."""
    whole: bool
    """False: the game was played by older rules, and these could follow it only so far."""


def replay(game: AnyGame, match: Match, rows: Sequence[LogRow]) -> Replay:
    """`match` is the game as it ended. What nobody was told about (a pass, a secret choice) shares the next frame."""
    frames: list[Frame] = []
    stops: dict[int, Stop] = {}
    position = begin(game, match.seats, match.options, match.key, match.picks, match.legacy)
    turn = turn_begun(game, position)
    said: list[Told] = []
    followed = True
    for row in rows:
        if row.entry is not None:
            if said:
                frames.append(Frame(position, said))
                said = []
            try:
                position = _after(game, position.match, row.entry)
            except Exception:  # whatever these rules make of another version's entries
                followed = False
                break
            # Rows of earlier versions do not say whose turn begins: it is found again.
            turn = None if isinstance(row.entry, TakenBack) else turn_begun(game, position)
        said = [*said, *row.events]
        _stop(game, stops, len(frames), row.events, turn)
    if said or followed:
        frames.append(Frame(position, said))
    return Replay(frames, list(stops.values()), followed and position.match.digest == match.digest)


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
    entries = match.entries[:-1] if isinstance(entry, TakenBack) else [*match.entries, Past(serial, entry)]
    return advance(game, msgspec.structs.replace(match, entries=entries, serial=serial))
