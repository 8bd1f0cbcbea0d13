"""What happened at a table, by rounds and turns, as one reader heard it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.ask import Pace
from games.core.game import AnyGame
from games.core.match import Position
from games.core.text import Phrase, Seat
from games.host.rows import LogRow, Told


class Chapter(msgspec.Struct):
    """A round's beginning, or a turn; the first one is what happened before either."""

    number: int
    """By order: the same for every reader, and for good."""
    round: Phrase | None = None
    """What was said when the round began."""
    seat: Seat | None = None
    """Whose turn it is."""
    lines: list[Phrase] = []


def turn_begun(game: AnyGame, position: Position) -> Seat | None:
    """Whose turn begins with the open question, where no event says so: the first of a turn, to one seat alone."""
    ask = position.ask
    if game.turns is not None or ask is None or ask.pace is not Pace.TURN or ask.counted:
        return None
    first = position.window == position.serial and not position.match.entries
    return ask.awaits[0] if first and len(ask.menus) == len(ask.awaits) == 1 else None


def opens_round(game: AnyGame, told: Told) -> bool:
    return told.voice == game.key and told.event.key in game.rounds


def opens_turn(game: AnyGame, told: Told) -> Seat | None:
    """Whose turn this event begins."""
    if game.turns is None or told.voice != game.key or told.event.key not in game.turns:
        return None
    seat: Seat = told.event.args["who"]
    return seat


def chapters(game: AnyGame, rows: Sequence[LogRow], seat: Seat | None) -> list[Chapter]:
    """All that this seat (None: everybody) heard.

    A chapter of which it heard nothing is left out, if it is not the last. What is whispered just before a round or a
    turn begins (a deal) belongs to it.
    """
    found = [Chapter(0)]
    whispered: list[Phrase] = []
    for row in rows:
        for told in row.events:
            heard = told.heard_by(seat)
            if told.event.secret:
                whispered += heard
                continue
            turn = opens_turn(game, told)
            if opens_round(game, told):
                found.append(Chapter(len(found), round=heard.pop(0)))
            elif turn is not None:
                found.append(Chapter(len(found), seat=turn))
                heard.pop(0)
            found[-1].lines += whispered + heard
            whispered = []
        found[-1].lines += whispered
        whispered = []
        if row.turn is not None:
            found.append(Chapter(len(found), seat=row.turn))
    return [chapter for chapter in found if chapter.lines or chapter.round or chapter is found[-1]]


def since_turn(found: Sequence[Chapter], seat: Seat | None) -> int | None:
    """The first chapter after this seat's last turn; a turn that still runs is not its last. None: it had none yet."""
    if seat is None:
        return None
    own = [place for place, chapter in enumerate(found[:-1]) if chapter.seat == seat]
    return own[-1] + 1 if own else None
