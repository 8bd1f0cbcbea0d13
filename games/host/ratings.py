"""How well people play, worked out anew from the results of a server: nothing but the results is kept.

People are rated against each other only: who finished before whom among those at the table, robots left out. A game
without two people, or in which they all did equally well, moves nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from games.core.text import Seat
from games.host.store import ResultRow, TableId, User

FIRST, SCALE = 1000, 20
"""Everybody begins at 1000; a rating is a cautious guess, so it grows with the games as well as with winning them."""


class Standing(msgspec.Struct, frozen=True):
    """How one person does at one game."""

    user: User
    name: str
    """The last one they played under."""
    games: int
    won: int
    rated: int
    """Games that moved the rating."""
    rating: int


class _Person:
    def __init__(self, rating: PlackettLuceRating) -> None:
        self.rating = rating
        self.name = ""
        self.games = self.won = self.rated = 0


def standings(rows: Iterable[ResultRow]) -> list[Standing]:
    """Everybody who ever finished this game here, best first; those who were never rated come last."""
    model = PlackettLuce()
    people: dict[User, _Person] = {}
    for _, game in groupby(sorted(rows, key=lambda row: (row.at, row.table, row.seat)), lambda row: row.table):
        seated = [row for row in game if row.user is not None]
        for row in seated:
            person = people.setdefault(row.user or 0, _Person(model.rating()))
            person.name = row.name
            person.games += 1
            person.won += row.won
        _rate(model, seated, people)
    found = [_standing(user, person) for user, person in people.items()]
    return sorted(found, key=lambda one: (not one.rated, -one.rating, -one.won, one.games, one.user))


def moved(rows: Sequence[ResultRow], table: TableId) -> list[tuple[Seat, int, int]]:
    """What one game did to the people at it: seat, rating before, rating after; nothing where nobody moved."""
    mine = [row for row in rows if row.table == table and row.user is not None]
    if len(set(finish(mine))) < 2:
        return []
    so_far = [row for row in rows if (row.at, row.table) <= (mine[0].at, table)]
    after = {one.user: one.rating for one in standings(so_far)}
    before = {one.user: one.rating for one in standings(row for row in so_far if row.table != table)}
    return [(row.seat, before.get(row.user or 0, FIRST), after[row.user or 0]) for row in mine]


def _rate(model: PlackettLuce, seated: Sequence[ResultRow], people: dict[User, _Person]) -> None:
    ranks = finish(seated)
    if len(set(ranks)) < 2:
        return
    mine = [people[row.user or 0] for row in seated]
    rated = model.rate([[person.rating] for person in mine], ranks=[float(rank) for rank in ranks])
    for person, (rating,) in zip(mine, rated, strict=True):
        person.rating = rating
        person.rated += 1


def finish(seated: Sequence[ResultRow]) -> list[int]:
    """Each one's place: winners before the others, then by score; equal ones share it."""
    order = sorted({(not row.won, -row.score) for row in seated})
    return [order.index((not row.won, -row.score)) + 1 for row in seated]


def _standing(user: User, person: _Person) -> Standing:
    rating = round(FIRST + SCALE * person.rating.ordinal())
    return Standing(user, person.name, person.games, person.won, person.rated, rating)
