"""The longest road: a chain of tiles that takes in no tile twice, over printed joints and one's own roads."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Seat
from games.hamlet.board import CHURCH_SITE, Board
from games.hamlet.state import Village

Chain = tuple[int, ...]


def longest_road(board: Board, own: Sequence[tuple[int, int]]) -> list[int]:
    """The path over printed joints and one's own roads, at least one of these on it, that counts most tiles.

    No tile comes twice; the church may lie on it but does not count.
    """
    return list(_longest(board, tuple(own)))


def printed_road(board: Board) -> list[int]:
    """The longest path over printed joints alone: what a first road of one's own would join."""
    joints = tuple((a, b) for a, joined in enumerate(board.printed) for b in joined if a < b)
    return list(_longest(board, joints))


def own_links(village: Village, seat: Seat) -> list[tuple[int, int]]:
    return [(road.a, road.b) for road in village.roads if road.owner == seat]


def counted(chain: Chain) -> int:
    return len(chain) - (CHURCH_SITE in chain)


def _longest(board: Board, own: tuple[tuple[int, int], ...]) -> Chain:
    """The board remembers it, and is forgotten with it."""
    if own not in board.longest:
        board.longest[own] = _Search(board.printed, own).best() if own else ()
    return board.longest[own]


class _Search:
    """Most tiles hang on others like twigs: these are folded up first, each tile keeping the best chain that hangs
    on it. Only among the few tiles on rings every way is walked.
    """

    def __init__(self, printed: Sequence[Sequence[int]], own: Sequence[tuple[int, int]]) -> None:
        self.near: list[dict[int, bool]] = [dict.fromkeys(joined, False) for joined in printed]
        """The tiles one can go on to, and whether that is over a road of one's own."""
        for a, b in own:
            self.near[a][b] = self.near[b][a] = True
        self.plain: list[Chain] = [()] * len(self.near)
        """The best chain that hangs on each tile, without the tile."""
        self.owned: list[Chain | None] = [None] * len(self.near)
        """The best one with a road of one's own on it or before it."""
        self.found: Chain = ()

    def best(self) -> Chain:
        self.fold()
        for start in [tile for tile, joined in enumerate(self.near) if joined]:
            self.walk(start, (start,), False)
        return self.found

    def fold(self) -> None:
        """From the ends inwards, until only rings and what lies between them are left."""
        ends = [tile for tile, joined in enumerate(self.near) if len(joined) == 1]
        for tile in ends:
            if not self.near[tile]:
                continue
            ((stem, mine),) = self.near[tile].items()
            self.near[tile] = {}
            del self.near[stem][tile]
            plain, owned = (tile, *self.plain[tile]), self.owned[tile]
            self.hang(stem, plain, plain if mine else None if owned is None else (tile, *owned))
            if len(self.near[stem]) == 1:
                ends.append(stem)

    def hang(self, stem: int, plain: Chain, owned: Chain | None) -> None:
        """One more chain on a tile: alone, or with the best one so far, it may be the longest road of all."""
        self.consider(plain, (stem,), self.owned[stem])
        self.consider(owned, (stem,), self.plain[stem])
        if counted(plain) > counted(self.plain[stem]):
            self.plain[stem] = plain
        best = self.owned[stem]
        if owned is not None and (best is None or counted(owned) > counted(best)):
            self.owned[stem] = owned

    def consider(self, before: Chain | None, middle: Chain, after: Chain | None) -> None:
        """A road from the end of one hanging chain to the end of another."""
        if before is None or after is None:
            return
        if counted(before) + counted(middle) + counted(after) > counted(self.found):
            self.found = (*reversed(before), *middle, *after)

    def walk(self, tile: int, path: Chain, has_own: bool) -> None:
        start = path[0]
        for other, mine in self.near[tile].items():
            if other in path:
                continue
            further, owned = (*path, other), has_own or mine
            if start < other:
                # The same road from its other end is the same road.
                if owned:
                    self.consider(self.plain[start], further, self.plain[other])
                else:
                    self.consider(self.owned[start], further, self.plain[other])
                    self.consider(self.plain[start], further, self.owned[other])
            self.walk(other, further, owned)
