"""Who meets whom: counted from the tiles, which everybody sees."""

from __future__ import annotations

from games.core.text import Seat
from games.inkognito.pieces import Place
from games.inkognito.state import Meeting, State


def everywhere(state: State) -> dict[Place, list[Seat]]:
    """The agents at each place this round, in the round's order."""
    return {place: [seat for seat in state.order() if state.laid[seat][-1] is place] for place in Place}


def meetings(state: State) -> list[Meeting]:
    """This round's, in the order in which they are held: by whose seat comes first, the air player's included."""
    order = state.order()
    found = []
    for place, seats in everywhere(state).items():
        kind = _kind(state, place, seats)
        if kind:
            people = [seat for seat in seats if seat != state.air] + [seat for seat in seats if seat == state.air]
            found.append(Meeting(state.round, place, kind, people))
    return sorted(found, key=lambda meeting: min(order.index(seat) for seat in meeting.seats))


def _kind(state: State, place: Place, seats: list[Seat]) -> str:
    """Exactly two at a place meet; only a player as the Ambassador receives two agents at once."""
    ambassador = state.visits[-1] is place
    air = state.air in seats
    if len(seats) == 2 and not ambassador:
        return "ad" if air else "aa"
    if len(seats) == 1 and ambassador and not air:
        return "am"
    if len(seats) == 2 and ambassador and state.ambassador is not None:
        return "aam"
    return ""


def crowds(state: State) -> list[Place]:
    """Places where more than one is and nothing happens."""
    busy = [meeting.place for meeting in state.meetings if meeting.round == state.round]
    return [
        place
        for place, seats in everywhere(state).items()
        if place not in busy and len(seats) + (state.visits[-1] is place) > 1
    ]


def together(found: list[Meeting], parallel: bool) -> list[list[Meeting]]:
    """Meetings whose answers may be collected at once: two pairs who show cards have nothing to do with each other."""
    if parallel and len(found) == 2 and all(meeting.kind in ("aa", "aam") for meeting in found):
        return [found]
    return [[meeting] for meeting in found]
