"""What more than one part of the house does to a draft of a table."""

from __future__ import annotations

from games.core import match as core
from games.core.entry import Answer
from games.core.menu import Path
from games.core.text import Refused, Seat
from games.host.draft import Draft, replace
from games.host.rows import Presence, User


def answer(draft: Draft, seat: Seat, path: Path) -> None:
    entry, stands = Answer(seat, path), draft.in_play()
    draft.play(core.submit(draft.game, stands.match, entry, stands), entry)


def wake(draft: Draft, seat: Seat) -> None:
    """The owner is at the table again, and nobody else is offered the seat."""
    draft.put(seat, presence=Presence.AWAKE, lapses=0)
    draft.live(offers=[offer for offer in draft.life.offers if offer.seat != seat])
    draft.tell("back", who=seat)
    pass_host_on(draft)


def pass_host_on(draft: Draft) -> None:
    """A host who is not there any more hands the table to the next one who is."""
    host = draft.seat_of(draft.row.host)
    if host and host.presence in (Presence.AWAKE, Presence.ASLEEP):
        return
    others = draft.humans()
    if others:
        draft.alter(host=others[0].user)
        draft.tell("host", who=others[0].seat)


def stand_up(draft: Draft, seat: Seat) -> None:
    """In a lobby the others move up."""
    gone = draft.seats[seat].user
    if gone in draft.life.picks:
        draft.live(picks={user: word for user, word in draft.life.picks.items() if user != gone})
    staying = [row for row in draft.seats if row.seat != seat]
    draft.seats = [replace(row, seat=place) for place, row in enumerate(staying)]
    draft.touched = True


def leave_lobby(draft: Draft, user: User) -> None:
    """A lobby that nobody is left in closes; else it has a host."""
    row = draft.seat_of(user)
    if row is None:
        raise Refused("refused-not-at-table")
    stand_up(draft, row.seat)
    if not draft.humans():
        draft.tell("closed-empty")
        draft.close("closed-empty")
    elif draft.row.host == user:
        draft.alter(host=draft.humans()[0].user)
