"""What stands on a page of the notebook, as data."""

from __future__ import annotations

import msgspec

from games.core.text import Seat
from games.inkognito.pieces import IDENTITIES, NUMBERS, Card, Place

SEEN, SHOWN, BOTH, BLACK = "seen", "shown", "both", "black"
"""The marks of the meeting table: X, O, both, and the tick of a black card."""

SIGNS = ("no", "maybe", "yes")
NOTE_LENGTH = 1000
LEAF = 11
"""Meetings on one leaf of the pad: as many columns as can be read on a phone."""


class Column(msgspec.Struct, frozen=True):
    """A meeting with one other, as a column of eight cells."""

    round: int
    place: Place
    whom: Seat
    how: str
    cells: list[str]
    mine: bool
    """A single black card was mine, not theirs."""


class Towards(msgspec.Struct, frozen=True):
    """What one other player has seen of me."""

    whom: Seat
    pairs: list[list[Card]]
    """Used since the record was last cleared: not to be shown again."""
    ever: int
    black: list[Card]


class Help(msgspec.Struct, frozen=True):
    worlds: int
    combinations: list[str]
    possible: list[tuple[Seat, list[Card]]]


class Notebook(msgspec.Struct, frozen=True):
    black: list[Card]
    partner: Card | None
    columns: list[Column]
    towards: list[Towards]
    certain: list[tuple[Seat, Card]]
    help: Help | None

    @property
    def leaves(self) -> int:
        return max(1, -(-len(self.columns) // LEAF))

    def leaf(self, number: int) -> range:
        """The meetings on a leaf, by their places in the record; the newest ones are on the first."""
        end = len(self.columns) - LEAF * number
        return range(max(0, end - LEAF), end)


class Mark(msgspec.Struct, frozen=True):
    """My opinion: this agent is (has) this, perhaps, or not."""

    seat: Seat
    card: Card
    sign: str


class Marks(msgspec.Struct, frozen=True):
    """The player's own part of a page: free, private, without any effect on the game."""

    game: int = 0
    marks: list[Mark] = []
    draft: tuple[Card | None, ...] = (None, None, None, None)
    """The combination as far as the player believes they know it."""
    note: str = ""

    def proposed(self, book: Notebook) -> list[Card | None]:
        """The combination as far as the notebook has it: the draft, one's own number, whoever is surely this agent
        with that number; and the last number follows."""
        found = self._found(book)
        whole = [number or found.get(agent) for agent, number in zip(IDENTITIES, self.draft, strict=True)]
        if book.black:
            whole[IDENTITIES.index(book.black[0])] = book.black[1]
        left = [number for number in NUMBERS if number not in whole]
        return [left[0] if number is None and len(left) == whole.count(None) == 1 else number for number in whole]

    def sure(self, book: Notebook) -> list[tuple[Seat, Card]]:
        """Black cards seen, and what the player has marked as certain."""
        return [*book.certain, *[(mark.seat, mark.card) for mark in self.marks if mark.sign == "yes"]]

    def _found(self, book: Notebook) -> dict[Card, Card]:
        """Each agent's number, where both are surely one player's."""
        sure = self.sure(book)
        return {
            agent: number
            for seat, agent in sure
            if agent in IDENTITIES
            for other, number in sure
            if other == seat and number in NUMBERS
        }
