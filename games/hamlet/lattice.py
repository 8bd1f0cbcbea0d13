"""The triangular lattice: tiles turned and shifted, in whole numbers only.

Cells and directed edges are packed into single numbers so that a shift is one addition.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.hamlet.pieces import TILES, Tile

Vertex = tuple[int, int]
Cell = tuple[int, int, int]

DIRECTIONS: tuple[Vertex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise on screen from east."""

_SPAN = 1024
"""Wider than any village could grow, so that packed numbers stay apart."""


def turned_vertex(vertex: Vertex, rot: int) -> Vertex:
    """A vertex after this many sixths of a turn, clockwise."""
    x, y = vertex
    for _ in range(rot % 6):
        x, y = -y, x + y
    return x, y


def turned_cell(cell: Cell, rot: int) -> Cell:
    """A cell turned by turning the sum of its vertices."""
    x, y, t = cell
    sx, sy = turned_vertex((3 * x + 1 + t, 3 * y + 1 + t), rot)
    t = sx % 3 - 1
    return (sx - 1 - t) // 3, (sy - 1 - t) // 3, t


def pack_cell(cell: Cell) -> int:
    return (cell[0] * _SPAN + cell[1]) * 2 + cell[2]


def pack_edge(vertex: Vertex, direction: int) -> int:
    return (vertex[0] * _SPAN + vertex[1]) * 6 + direction


def shift(dx: int, dy: int) -> int:
    """What a shift adds to a packed vertex; twice that to a cell, six times that to an edge."""
    return dx * _SPAN + dy


class Turned(NamedTuple):
    """A tile in one of its six turns, not yet shifted."""

    cells: tuple[int, ...]
    vertices: tuple[Vertex, ...]
    """Where each segment starts."""
    directions: tuple[int, ...]
    edges: tuple[int, ...]
    opposites: tuple[int, ...]
    types: str
    roads: tuple[bool, ...]


@cache
def turned(tile: str, rot: int) -> Turned:
    """This tile turned by this many sixths."""
    printed = TILES[tile]
    vertices = tuple(turned_vertex(vertex, rot) for vertex in _corners(printed))
    directions = tuple((int(digit) + rot) % 6 for digit in printed.walk)
    edges = tuple(pack_edge(vertex, direction) for vertex, direction in zip(vertices, directions, strict=True))
    opposites = tuple(
        pack_edge(stepped(vertex, direction), (direction + 3) % 6)
        for vertex, direction in zip(vertices, directions, strict=True)
    )
    cells = tuple(pack_cell(turned_cell(cell, rot)) for cell in printed.cells)
    return Turned(
        cells, vertices, directions, edges, opposites, printed.edges, tuple(kind == "R" for kind in printed.edges)
    )


def stepped(vertex: Vertex, direction: int) -> Vertex:
    dx, dy = DIRECTIONS[direction]
    return vertex[0] + dx, vertex[1] + dy


def _corners(tile: Tile) -> list[Vertex]:
    """The vertices of a tile's outline in order, the first one at its start."""
    corners = [tile.start]
    for digit in tile.walk[:-1]:
        corners.append(stepped(corners[-1], int(digit)))
    return corners


@cache
def is_symmetric(tile: str) -> bool:
    """Whether some turn of the tile looks like another one."""
    return len({_outline(tile, rot) for rot in range(6)}) < 6


@cache
def _outline(tile: str, rot: int) -> tuple[tuple[int, str], ...]:
    """Edges and types, shifted so that the least edge starts at the origin."""
    shape = turned(tile, rot)
    x, y = min(shape.vertices)
    back = shift(-x, -y) * 6
    return tuple(sorted((edge + back, kind) for edge, kind in zip(shape.edges, shape.types, strict=True)))


def docked(tile: str, segment: int, vertex: Vertex, direction: int) -> tuple[int, int, int]:
    """How to turn and shift a tile so that its segment lies against the edge that runs from this vertex."""
    rot = (direction + 3 - int(TILES[tile].walk[segment])) % 6
    x, y = turned(tile, rot).vertices[segment]
    far_x, far_y = stepped(vertex, direction)
    return rot, far_x - x, far_y - y
