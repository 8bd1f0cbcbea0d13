"""Tickets: what a button remembers of the question it was made for."""

from __future__ import annotations

import msgspec

from games.core.entry import Answer, Past
from games.core.match import Position
from games.core.text import Refused, Seat
from games.host.rows import Closed

STALE = "refused-stale"
"""Why a button of a question that is no longer open is refused."""


class Ticket(msgspec.Struct, frozen=True):
    """A public button belongs to a window, or to a round of it; a seat's own question to the moment it was asked."""

    window: int
    """For a public button: since which serial the window has asked what it asks."""
    asked: int | None = None


def asked_at(position: Position, seat: Seat) -> int:
    """The serial of this seat's own question: its own answers and checkpoints move it on, its neighbours' do not."""
    match = position.match
    checkpoint = match.entries[0].serial - 1 if match.entries else match.serial
    own = last_answer(position, seat)
    return max(checkpoint, match.floor, position.since, own.serial if own else 0)


def last_answer(position: Position, seat: Seat) -> Past | None:
    """What this seat last said in the open window."""
    for past in reversed(position.match.entries):
        if past.serial <= position.window:
            return None
        if isinstance(past.entry, Answer) and past.entry.seat == seat:
            return past
    return None


def issue(position: Position, seat: Seat) -> Ticket:
    """For the choices in a seat's own panel."""
    return Ticket(position.window, asked_at(position, seat))


def check(ticket: Ticket, position: Position, seat: Seat, closed: list[Closed]) -> None:
    """Refuses a button of a closed window, and one of a question that this seat has already answered."""
    if ticket.window != (position.since if ticket.asked is None else position.window):
        faster = next((one.seat for one in closed if one.window == ticket.window and one.seat != seat), None)
        if faster is not None:
            raise Refused("refused-too-late", who=[faster])
        raise Refused(STALE)
    if ticket.asked is not None and ticket.asked != asked_at(position, seat):
        raise Refused(STALE)
