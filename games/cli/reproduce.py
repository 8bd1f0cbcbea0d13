"""A stored table, run again: where it stands, and which of the possible next entries fails."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator, Mapping
from itertools import islice

from data.opening import Where, stored_table
from data.refusal import DatabaseRefused
from games.core.codec import Unreadable
from games.core.entry import TIME, Answer, Entry
from games.core.game import AnyGame
from games.core.match import Match, Position, advance, mend, submit
from games.core.menu import paths

TRIED = 2000
"""Answers tried per seat; menus with more are huge and regular."""


class NotThere(Exception):
    """Nothing to run again."""


def main(table: int, database: str, games: Mapping[str, AnyGame]) -> int:
    try:
        game, match = load(table, database, games)
        match, restarted = mend(game, match)
        position = advance(game, match)
    except (NotThere, Unreadable, DatabaseRefused) as no:
        print(f"Table {table} cannot be run again: {str(no).rstrip('.')}.", file=sys.stderr)
        return 2
    except Exception:
        traceback.print_exc()
        print(f"Table {table} fails while it is run to where it stood.", file=sys.stderr)
        return 1
    if restarted:
        print("The rules have changed since: the turn starts again from its checkpoint.")
    print(f"Table {table}: {game.key}, {match.seats} seats, serial {match.serial}, digest {position.match.digest}.")
    if position.ask is None:
        print("The game is over.")
        return 0
    print(f"Open: {position.ask.key}, awaiting seats {[seat + 1 for seat in position.ask.awaits]}.")
    return _try_everything(game, position)


def load(table: int, database: Where, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Match]:
    """The match as it is stored; the database is only read."""
    stored = stored_table(database, table)
    if stored is None:
        raise NotThere("there is no such table")
    if stored.life.match is None:
        raise NotThere("it has not started")
    if stored.row.game not in games:
        raise NotThere("its game is not in the house")
    return games[stored.row.game], stored.life.match


def _try_everything(game: AnyGame, position: Position) -> int:
    tried = 0
    for entry in _next_entries(position):
        tried += 1
        try:
            submit(game, position.match, entry)
        except Exception:
            traceback.print_exc()
            print(f"This entry fails: {entry}", file=sys.stderr)
            return 1
    print(f"All {tried} possible next entries run through.")
    return 0


def _next_entries(position: Position) -> Iterator[Entry]:
    assert position.ask is not None
    yield TIME
    for seat in position.ask.menus:
        for path in islice(paths(position.ask.menus[seat]), TRIED):
            yield Answer(seat, path)
