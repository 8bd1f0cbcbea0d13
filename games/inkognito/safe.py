"""The safe: whether an attempt is right, and who has won by it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.core.menu import Path
from games.core.text import Seat
from games.inkognito.pieces import BY_WRITING, IDENTITIES, Card, Combination
from games.inkognito.state import Attempt, Meeting, State


class Doubt(NamedTuple):
    """What speaks against somebody as the partner: who this agent is, by one's own notebook."""

    who: Seat
    agent: Card


def doubt(partner: Card, named: Seat, sure: Iterable[tuple[Seat, Card]]) -> Doubt | None:
    """The first of these facts by which the one named is somebody else, or somebody else is the partner."""
    return next(
        (Doubt(who, card) for who, card in sure if card in IDENTITIES and (who == named) is not (card is partner)),
        None,
    )


def attempt(state: State, meeting: Meeting, who: Seat, path: Path) -> Attempt:
    """Four: the one met is the partner, and the combination is right. Else: the combination is right."""
    combination = str(path[-1])
    right = BY_WRITING[combination] == truth(state)
    named = None
    if state.players == 4:
        named = next(seat for seat in meeting.seats if seat != who)
    elif state.players == 5 and state.name_partner and who != state.ambassador:
        named = int(str(path[-2]))
    if named is not None:
        right = right and named == state.partner(who)
    return Attempt(who, combination, right, meeting.place, meeting.round, named)


def truth(state: State) -> Combination:
    number: dict[Card, Card] = {state.black[seat][0]: state.black[seat][1] for seat in state.agents}
    return tuple([number[agent] for agent in IDENTITIES])


def winners(state: State, tried: Attempt) -> list[Seat]:
    """The side that was right; or all who are not on the side that was wrong."""
    side = [seat for seat in (tried.who, state.partner(tried.who)) if seat is not None]
    if tried.right:
        return sorted(side)
    if state.fail_rule == "no_points" and state.players != 4:
        return []
    return [seat for seat in range(state.players) if seat not in side]
