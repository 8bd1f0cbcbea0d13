"""Where tiles lie in a picture: the lattice in the units of a scene."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from games.core.scene import Point
from games.hamlet.lattice import stepped, turned
from games.hamlet.pieces import TILES, Placing
from games.hamlet.state import Site

TALL = sqrt(3) / 2
UNIT: tuple[Point, ...] = ((1, 0), (0.5, TALL), (-0.5, TALL), (-1, 0), (-0.5, -TALL), (0.5, -TALL))
"""The six directions on screen."""
STEP = 4
"""Segments are as long as a multiple of this, so that a village that grows by a tile keeps its other drawings."""


class Frame(NamedTuple):
    """Where the lattice lies in a picture: the length of a segment and the place of the origin."""

    size: float
    left: float
    top: float

    def at(self, x: float, y: float) -> Point:
        return round(self.left + self.size * (x + y / 2), 1), round(self.top + self.size * y * TALL, 1)


def corners(placing: Placing) -> list[tuple[int, int]]:
    return [(x + placing.dx, y + placing.dy) for x, y in turned(placing.tile, placing.rot).vertices]


def extent(placings: Sequence[Placing]) -> tuple[float, float, float, float]:
    """The least and greatest place of these tiles on screen, in segments: left, top, right, bottom."""
    points = [(x + y / 2, y * TALL) for placing in placings for x, y in corners(placing)]
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


def stepwise(size: float, step: int = STEP) -> float:
    """The next shorter length in which tiles are drawn."""
    return max(step, size // step * step)


def fitted(
    placings: Sequence[Placing],
    box: tuple[float, float, float, float],
    most: float,
    rim: float = 0.3,
    step: int = STEP,
) -> Frame:
    """A frame in which these tiles fill the box (left, top, width, height), no larger than `most` a segment; where
    nothing grows, steps may be small.
    """
    left, top, right, bottom = extent(placings)
    x, y, width, height = box
    wide, tall = right - left + 2 * rim, bottom - top + 2 * rim
    size = stepwise(min(width / wide, height / tall, most), step)
    return Frame(
        size,
        x + (width - size * wide) / 2 - size * (left - rim),
        y + (height - size * tall) / 2 - size * (top - rim),
    )


def placing_of(site: Site) -> Placing:
    return Placing(site.tile, site.rot, site.dx, site.dy)


def label_at(frame: Frame, placing: Placing) -> Point:
    """Where the tile's name stands."""
    x, y = TILES[placing.tile].label
    for _ in range(placing.rot):
        x, y = -y, x + y
    return frame.at(x + placing.dx, y + placing.dy)


def middle(frame: Frame, placing: Placing, segment: int, out: float = 0.0) -> Point:
    """The middle of a segment, or a place that far outside of it."""
    shape = turned(placing.tile, placing.rot)
    vertex, direction = shape.vertices[segment], shape.directions[segment]
    (ax, ay), (bx, by) = (frame.at(x + placing.dx, y + placing.dy) for x, y in (vertex, stepped(vertex, direction)))
    ux, uy = UNIT[direction]
    far = -out * frame.size
    return (ax + bx) / 2 - uy * far, (ay + by) / 2 + ux * far
