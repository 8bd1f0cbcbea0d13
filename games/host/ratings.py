"""How well people play, worked out anew from the results of a server: nothing but the results is kept.

People are rated against each other only: who finished before whom among those at the table, robots left out. A game
without two people, in which they all did equally well, or at which there was a coach moves nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from games.core.text import Seat
from games.host.rows import ResultRow, TableId, User

FIRST, SCALE = 1000, 20
"""Everybody begins at 1000; a rating is a cautious guess, so it grows with the games as well as with winning them."""


class Rank(msgspec.Struct, frozen=True):
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

    @property
    def shown(self) -> int:
        return round(FIRST + SCALE * self.rating.ordinal())


class _Book:
    """Everybody's rating while one finished game after the other is written into it."""

    def __init__(self) -> None:
        self.model = PlackettLuce()
        self.people: dict[User, _Person] = {}

    def write(self, seated: Sequence[ResultRow]) -> None:
        mine = [self.person(row) for row in seated]
        for row, person in zip(seated, mine, strict=True):
            person.name = row.name
            person.games += 1
            person.won += row.won
        if not moves(seated):
            return
        ranks = finish(seated)
        rated = self.model.rate([[person.rating] for person in mine], ranks=[float(rank) for rank in ranks])
        for person, (rating,) in zip(mine, rated, strict=True):
            person.rating = rating
            person.rated += 1

    def person(self, row: ResultRow) -> _Person:
        return self.people.setdefault(row.user or 0, _Person(self.model.rating()))


def ranking(rows: Iterable[ResultRow]) -> list[Rank]:
    """Everybody who ever finished this game here, best first; those who were never rated come last."""
    book = _Book()
    for _, seated in _games(rows):
        book.write(seated)
    found = [Rank(user, one.name, one.games, one.won, one.rated, one.shown) for user, one in book.people.items()]
    return sorted(found, key=lambda one: (not one.rated, -one.rating, -one.won, one.games, one.user))


def placed(board: Iterable[Rank]) -> list[tuple[int, Rank]]:
    """Everybody rated with their place, best first; equal ratings share one, and the places they fill are left out."""
    rated = [one for one in board if one.rated]
    return [(1 + sum(other.rating > one.rating for other in rated), one) for one in rated]


def moved(rows: Iterable[ResultRow], table: TableId) -> list[tuple[Seat, int, int]]:
    """What one game did to the people at it: seat, rating before, rating after; nothing where nobody moved."""
    book = _Book()
    for number, seated in _games(rows):
        if number != table:
            book.write(seated)
            continue
        if not moves(seated):
            break
        before = [book.person(row).shown for row in seated]
        book.write(seated)
        return [(row.seat, was, book.person(row).shown) for row, was in zip(seated, before, strict=True)]
    return []


def _games(rows: Iterable[ResultRow]) -> Iterator[tuple[TableId, list[ResultRow]]]:
    """The people of each game, in the order in which the games ended."""
    ordered = sorted(rows, key=lambda row: (row.at, row.table, row.seat))
    for table, game in groupby(ordered, lambda row: row.table):
        yield table, [row for row in game if row.user is not None]


def moves(seated: Sequence[ResultRow]) -> bool:
    """Whether this game changes ratings at all."""
    return all(row.rated for row in seated) and len(set(finish(seated))) > 1


def finish(seated: Sequence[ResultRow]) -> list[int]:
    """Each one's place: winners before the others, then by score; equal ones share it."""
    order = sorted({(not row.won, -row.score) for row in seated})
    return [order.index((not row.won, -row.score)) + 1 for row in seated]
