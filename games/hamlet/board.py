"""How the tiles lie: contacts, links, the village, and where a new tile or road fits. A pure function of the places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.hamlet.lattice import Turned, docked, is_symmetric, shift, turned
from games.hamlet.pieces import ROAD_TYPE, TILES, Placing
from games.hamlet.state import Village

CHURCH_SITE = 0


def bits(mask: int) -> Iterator[int]:
    """The tiles that a number with one bit per tile stands for, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Contact(NamedTuple):
    """One segment of a tile that lies against a segment of another."""

    segment: int
    kind: str
    other: int
    other_segment: int
    other_kind: str


class Spot(NamedTuple):
    """A place where a blueprint fits beside the builder's tile."""

    rot: int
    dx: int
    dy: int
    joints: tuple[tuple[int, int], ...]
    """Pairs of segments that meet: of the builder's tile, of the blueprint."""


class Way(NamedTuple):
    """A road that could be built from a tile."""

    to: int
    kind: str
    segments: tuple[int, ...]


class Board:
    """The places of the tiles and everything that follows from them."""

    def __init__(self, placings: Sequence[tuple[str, int, int, int]], roads: Sequence[tuple[int, int]]) -> None:
        self.tiles = [placing[0] for placing in placings]
        self.shapes: list[Turned] = [turned(tile, rot) for tile, rot, _, _ in placings]
        self.shifts = [(dx, dy) for _, _, dx, dy in placings]
        self.cells: set[int] = set()
        self.edges: dict[int, tuple[int, int, str]] = {}
        """A directed edge: the tile it is of, the segment and its type."""
        for number, shape in enumerate(self.shapes):
            by = shift(*self.shifts[number])
            self.cells.update([cell + by * 2 for cell in shape.cells])
            for segment, edge in enumerate(shape.edges):
                self.edges[edge + by * 6] = (number, segment, shape.types[segment])
        self.contacts: list[list[Contact]] = [
            self.touching(shape, shift(*self.shifts[number])) for number, shape in enumerate(self.shapes)
        ]
        self.printed: list[list[int]] = [
            sorted({contact.other for contact in contacts if contact.kind == contact.other_kind == "R"})
            for contacts in self.contacts
        ]
        links = [list(joined) for joined in self.printed]
        for a, b in roads:
            links[a].append(b)
            links[b].append(a)
        self.links: list[list[int]] = [sorted(set(joined)) for joined in links]
        self.masks: list[int] = [sum(1 << other for other in joined) for joined in self.links]
        """The links again, one bit per tile."""
        self.steps = self._steps_from_church()
        self.village: list[int] = [number for number, steps in enumerate(self.steps) if steps >= 0]
        """The tiles that the church can be reached from."""
        self.longest: dict[tuple[tuple[int, int], ...], tuple[int, ...]] = {}
        """By somebody's own roads the longest road with them, once it has been asked for."""
        self.supply: dict[tuple[int, ...], float] = {}
        """By where somebody's donkeys stand how well they serve the village, once it has been asked for."""
        self._spots: dict[tuple[int, str], list[Spot]] = {}

    def touching(self, shape: Turned, by: int) -> list[Contact]:
        """What the segments of a turned and shifted tile lie against."""
        found = []
        edges = self.edges
        for segment, opposite in enumerate(shape.opposites):
            there = edges.get(opposite + by * 6)
            if there is not None:
                found.append(Contact(segment, shape.types[segment], *there))
        return found

    def _steps_from_church(self) -> list[int]:
        """Links on the shortest way to the church; -1 for a tile that is cut off."""
        steps = [-1] * len(self.tiles)
        if not steps:
            return steps
        steps[CHURCH_SITE] = 0
        queue = [CHURCH_SITE]
        for tile in queue:
            for other in self.links[tile]:
                if steps[other] < 0:
                    steps[other] = steps[tile] + 1
                    queue.append(other)
        return steps

    def fits(self, shape: Turned, by: int) -> bool:
        """No cell is taken, and road meets only road."""
        cells, edges = self.cells, self.edges
        over = by * 2
        for cell in shape.cells:
            if cell + over in cells:
                return False
        over = by * 6
        for opposite, road in zip(shape.opposites, shape.roads, strict=True):
            there = edges.get(opposite + over)
            if there is not None and (there[2] == "R") != road:
                return False
        return True

    def open_segments(self, at: int) -> list[int]:
        """The segments of a tile that no other tile lies against."""
        shape, over = self.shapes[at], shift(*self.shifts[at]) * 6
        return [segment for segment, opposite in enumerate(shape.opposites) if opposite + over not in self.edges]

    def spots(self, at: int, tile: str) -> list[Spot]:
        """Every different way to place a blueprint against this tile."""
        known = self._spots.get((at, tile))
        if known is None:
            known = self._spots[at, tile] = self._find_spots(at, tile)
        return known

    def _find_spots(self, at: int, tile: str) -> list[Spot]:
        shape = self.shapes[at]
        dx, dy = self.shifts[at]
        types = TILES[tile].edges
        symmetric = is_symmetric(tile)
        tried: dict[tuple[int, int, int], bool] = {}
        found: dict[object, tuple[int, int, int]] = {}
        joints: dict[object, list[tuple[int, int]]] = {}
        for segment in self.open_segments(at):
            x, y = shape.vertices[segment]
            direction, road = shape.directions[segment], shape.roads[segment]
            for own, kind in enumerate(types):
                if (kind == "R") != road:
                    continue
                placing = docked(tile, own, (x + dx, y + dy), direction)
                legal = tried.get(placing)
                rot, px, py = placing
                if legal is None:
                    legal = tried[placing] = self.fits(turned(tile, rot), shift(px, py))
                if not legal:
                    continue
                look: object = placing
                if symmetric:
                    by = shift(px, py) * 6
                    look = frozenset(
                        (edge + by, kind) for edge, kind in zip(turned(tile, rot).edges, types, strict=True)
                    )
                found.setdefault(look, placing)
                pairs = joints.setdefault(look, [])
                if all(segment != taken for taken, _ in pairs):
                    pairs.append((segment, own))
        return [Spot(*placing, tuple(joints[look])) for look, placing in found.items()]

    def ways(self, at: int) -> list[Way]:
        """Roads that could lead out of this tile: over like mountains or forests, to a tile it is not linked with."""
        found: dict[tuple[int, str], list[int]] = {}
        for contact in self.contacts[at]:
            if contact.kind == contact.other_kind and contact.kind != "R" and contact.other not in self.links[at]:
                found.setdefault((contact.other, ROAD_TYPE[contact.kind]), []).append(contact.segment)
        return [Way(to, kind, tuple(segments)) for (to, kind), segments in sorted(found.items())]

    def contacts_of(self, placing: Placing) -> list[Contact]:
        """What a tile would lie against if it were placed so."""
        return self.touching(turned(placing.tile, placing.rot), shift(placing.dx, placing.dy))


def board_of(village: Village) -> Board:
    placings = tuple([(site.tile, site.rot, site.dx, site.dy) for site in village.sites])
    return _board(placings, tuple([(road.a, road.b) for road in village.roads]))


@lru_cache(256)
def _board(placings: tuple[tuple[str, int, int, int], ...], roads: tuple[tuple[int, int], ...]) -> Board:
    return Board(placings, roads)
