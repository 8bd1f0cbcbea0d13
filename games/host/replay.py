"""A finished game, run again from its log: how the table stood after each thing that happened."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.entry import Past
from games.core.game import AnyGame
from games.core.match import Match, Position, advance, begin
from games.host.rows import LogEntry, LogRow, TakenBack, Told


class Frame(msgspec.Struct, frozen=True):
    """One moment: what was said, and how the match stood then."""

    position: Position
    said: list[Told]


class Replay(msgspec.Struct, frozen=True):
    frames: list[Frame]
    whole: bool
    """False: the game was played by older rules, and these could follow it only so far."""


def replay(game: AnyGame, match: Match, rows: Sequence[LogRow]) -> Replay:
    """`match` is the game as it ended. What nobody was told about (a pass, a secret choice) shares the next frame."""
    frames: list[Frame] = []
    position = begin(game, match.seats, match.options, match.key, match.picks, match.legacy)
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
        said = [*said, *row.events]
    if said or followed:
        frames.append(Frame(position, said))
    return Replay(frames, followed and position.match.digest == match.digest)


def _after(game: AnyGame, match: Match, entry: LogEntry) -> Position:
    """Unchecked: what was once accepted need not be looked up in its menu again."""
    serial = match.serial + 1
    entries = match.entries[:-1] if isinstance(entry, TakenBack) else [*match.entries, Past(serial, entry)]
    return advance(game, msgspec.structs.replace(match, entries=entries, serial=serial))
