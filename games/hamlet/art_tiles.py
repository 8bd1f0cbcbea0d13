"""Tiles as drawings: each one whole, with its ground, roads, trees, peaks and its building, in a space of 100 units a
segment. A drawing depends on the tile, its turn and how much room its name needs, so the painter keeps it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from games.core.colours import darker, lighter
from games.core.drawings import drawing
from games.core.scene import AnyShape, Art, Box, Colour, Disc, Line, Point, Polygon, Stamp
from games.hamlet.art import EARTH, EARTH_EDGE
from games.hamlet.frames import UNIT, Frame, corners, extent, label_at, middle
from games.hamlet.lattice import turned
from games.hamlet.pieces import TILES, Placing

SEGMENT = 100.0
GROUNDS: dict[str, Colour] = {
    "church": "#d9cdb6",
    "town_hall": "#cdb8da",
    "market": "#efbd9f",
    "source": "#bcd68c",
    "refinery": "#c4cbd6",
    "landmark": "#f2de9c",
}
OUTLINE, SIDE = "#75603f", "#5a4026"
THICK = 6.0
"""Of a tile, in units of the picture."""
_DASH = "#cda96c"
_TREES = (("#42804a", "#5da25a"), ("#4c863f", "#74b255"), ("#3a704a", "#529268"))
_FLOWERS = ("#ffffff", "#f4a6a0", "#fff2a8")
_DETAIL = 3
_COARSE = 68
"""Below this length of a segment fewer and larger trees and peaks stand on it: small ones are not seen."""
_ROOM = (0.14, 0.5, 0.14, 0.12)
"""Around the outline for what reaches beyond it: left, top, right, bottom, in segments."""
LETTERS, _CROWDED = 0.23, 0.29
"""The size of names in segments where there is room; and from which size on names of two words are broken."""
_LONG = frozenset(
    {"small_woodland", "large_woodland", "small_mountain", "large_mountain", "master_stonemason", "founders_monument"}
)
"""Their names take two lines anyway."""
_TWO_WORDS = frozenset({"town_hall", "dairy_farm", "flour_mill", "lumber_yard", "trading_post", "park"})
ABOVE, ABOVE_CHURCH = 0.26, 0.5
"""From the place of the name to the middle of its plate, in segments: the church needs room below for deliveries."""
_HALF_PLATE = 0.14
_SCALE, _SCALE_CHURCH = 0.36, 0.42
"""A building's hundred units in segments."""
_FOOT: Point = (170, 290)


class Drawn(NamedTuple):
    """A tile's drawing, and where it lies from the origin of its lattice, in segments."""

    art: Art
    left: float
    top: float
    width: float
    height: float


def above(tile: str) -> float:
    return ABOVE_CHURCH if tile == "church" else ABOVE


def tile_stamp(frame: Frame, placing: Placing, letters: float = LETTERS, *, bare: bool = False) -> Stamp:
    """A tile where it lies; `letters` is the size of its name in segments, above which the building stands. A bare
    one has no building.
    """
    drawn = _drawn(placing.tile, placing.rot, round(letters, 2), bare, frame.size < _COARSE)
    return _laid(frame, placing, drawn)


def earth_stamp(frame: Frame, placing: Placing) -> Stamp:
    """What is seen of a tile from the side, and its shadow on the grass."""
    stamp = _laid(frame, placing, _earth(placing.tile, placing.rot))
    return Stamp(stamp.x, stamp.y + THICK * min(1.0, frame.size / 60), stamp.width, stamp.height, stamp.art, lift=4)


def _laid(frame: Frame, placing: Placing, drawn: Drawn) -> Stamp:
    x, y = frame.at(placing.dx, placing.dy)
    size = frame.size
    return Stamp(
        round(x + size * drawn.left, 1),
        round(y + size * drawn.top, 1),
        round(size * drawn.width, 1),
        round(size * drawn.height, 1),
        drawn.art,
    )


@lru_cache(256)
def _drawn(tile: str, rot: int, letters: float, bare: bool, coarse: bool) -> Drawn:
    """The whole tile."""
    flat = Placing(tile, rot, 0, 0)
    left, top, right, bottom = extent([flat])
    room = _ROOM
    frame = Frame(SEGMENT, 0, 0)
    shapes: list[AnyShape] = [*_field(frame, flat), *_roads(frame, flat), *_relief(frame, flat, coarse)]
    if not bare:
        building = _building(frame, flat, letters)
        top = min(top, (building.y + building.height * _empty(tile)) / SEGMENT + room[1])
        shapes.append(building)
    left, top, right, bottom = left - room[0], top - room[1], right + room[2], bottom + room[3]
    wide, tall = right - left, bottom - top
    moved = [_moved(shape, -left * SEGMENT, -top * SEGMENT) for shape in shapes]
    return Drawn(Art(wide * SEGMENT, tall * SEGMENT, moved, detail=_DETAIL), left, top, wide, tall)


@cache
def _earth(tile: str, rot: int) -> Drawn:
    flat = Placing(tile, rot, 0, 0)
    left, top, right, bottom = extent([flat])
    rim = 0.03
    left, top, wide, tall = left - rim, top - rim, right - left + 2 * rim, bottom - top + 2 * rim
    frame = Frame(SEGMENT, -left * SEGMENT, -top * SEGMENT)
    outline = [frame.at(x, y) for x, y in corners(flat)]
    side = Polygon(outline, fill=SIDE, line=SIDE, width=3.4)
    return Drawn(Art(wide * SEGMENT, tall * SEGMENT, [side], detail=2), left, top, wide, tall)


def _moved(shape: AnyShape, right: float, down: float) -> AnyShape:
    """The same shape elsewhere, in tenths of a unit: more is not seen, and takes longer to write down."""
    if isinstance(shape, Polygon):
        return Polygon(_shifted(shape.points, right, down), shape.fill, shape.line, shape.width)
    if isinstance(shape, Line):
        return Line(_shifted(shape.points, right, down), shape.colour, shape.width, shape.round)
    if isinstance(shape, Disc):
        at = round(shape.x + right, 1), round(shape.y + down, 1)
        return Disc(*at, shape.radius, shape.fill, shape.line, shape.thick, shape.tall)
    if isinstance(shape, Box):
        at = round(shape.x + right, 1), round(shape.y + down, 1)
        return Box(*at, shape.width, shape.height, shape.fill, shape.line, shape.radius, shape.thick)
    assert isinstance(shape, Stamp)
    return Stamp(shape.x + right, shape.y + down, shape.width, shape.height, shape.art)


def _shifted(points: Sequence[Point], right: float, down: float) -> list[Point]:
    return [(round(x + right, 1), round(y + down, 1)) for x, y in points]


# The ground.


def _field(frame: Frame, flat: Placing) -> Iterator[AnyShape]:
    """The outline in the colour of its kind, with tufts and flowers, or with stones."""
    printed = TILES[flat.tile]
    outline = [frame.at(x, y) for x, y in corners(flat)]
    hue = GROUNDS[printed.kind]
    yield Polygon(outline, fill=hue)
    left, top, right, bottom = (SEGMENT * edge for edge in extent([flat]))
    if printed.kind in ("source", "landmark"):
        yield from _meadow(outline, hue, (left, top, right, bottom), flowers=printed.kind == "landmark")
    else:
        yield from _paving(outline, hue, (left, top, right, bottom), printed.kind)


def _meadow(
    outline: list[Point], hue: Colour, box: tuple[float, float, float, float], *, flowers: bool
) -> Iterator[AnyShape]:
    left, top, right, bottom = box
    count = int((right - left) * (bottom - top) / SEGMENT**2 * 3)
    for at in range(1, count + 1):
        x, y = left + (right - left) * (at * 0.7548777 % 1), top + (bottom - top) * (at * 0.5698403 % 1)
        if not _within((x, y), outline, 10):
            continue
        if flowers and at % 3 == 0:
            yield Disc(x, y, 2.6, fill=_FLOWERS[at // 3 % 3])
            yield Disc(x, y, 1, fill="#d08a20")
        else:
            for lean in (-3.0, 0.0, 3.0):
                yield Line([(x + 0.7 * lean, y), (x + 1.5 * lean, y - 6)], darker(hue, 0.1), 1.6)


def _paving(outline: list[Point], hue: Colour, box: tuple[float, float, float, float], kind: str) -> Iterator[AnyShape]:
    """Single stones here and there: slabs, or bricks on the market, or round ones before the town hall."""
    left, top, right, bottom = box
    step = 16.0
    flat = step * (0.5 if kind == "market" else 0.86)
    line, light = darker(hue, 0.07), lighter(hue, 0.14)
    rows, columns = int((bottom - top) / flat) + 1, int((right - left) / step) + 1
    for row in range(rows):
        for column in range(columns):
            chance = (row * 37 + column * 71 + row * column * 13) % 100
            x, y = left + step * (column + 0.5 * (row % 2)), top + flat * row
            if chance > 30 or not _within((x, y), outline, 9):
                continue
            if kind == "market":
                yield Box(x - 6.7, y - 3.2, 13.4, 6.4, fill=line)
                yield Box(x - 5.9, y - 2.4, 11.8, 4.8, fill=hue)
            elif kind == "town_hall":
                yield Disc(x, y, 5.8, fill=line, tall=4.8)
                yield Disc(x, y, 5, fill=light if chance % 2 else hue, tall=4)
            else:
                yield Box(x - 7, y - 6.4, 14, 12.8, fill=line)
                yield Box(x - 6.1, y - 5.5, 12.2, 11, fill=light if chance % 2 else hue)


def _within(point: Point, outline: Sequence[Point], far: float) -> bool:
    """Inside, and so far from every edge."""
    x, y = point
    inside, last = False, outline[-1]
    for one in outline:
        (ax, ay), (bx, by) = last, one
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / SEGMENT**2
        along = max(0.0, min(1.0, along))
        if hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) < far:
            return False
        last = one
    return inside


# Roads.


def _roads(frame: Frame, flat: Placing) -> Iterator[AnyShape]:
    centre = label_at(frame, flat)
    roads = [_road(frame, flat, segment, centre) for segment, kind in enumerate(TILES[flat.tile].edges) if kind == "R"]
    for colour, width in ((EARTH_EDGE, 29.0), (EARTH, 23.5)):
        for road in roads:
            yield Line(road, colour, width)
            yield from (Disc(*joint, width / 2, fill=colour) for joint in road[1:])
    for road in roads:
        for (ax, ay), (bx, by) in pairwise(road):
            count = max(1, int(hypot(bx - ax, by - ay) / 13))
            for dash in range(count):
                ends = [
                    (ax + (bx - ax) * part, ay + (by - ay) * part) for part in (dash / count, (dash + 0.55) / count)
                ]
                yield Line(ends, _DASH, 3)
    outline = [frame.at(x, y) for x, y in corners(flat)]
    yield Polygon(outline, line=OUTLINE, width=3.4)


def _road(frame: Frame, placing: Placing, segment: int, centre: Point) -> list[Point]:
    """From the edge straight inwards, then towards the middle of the tile, but not under its name."""
    edge = middle(frame, placing, segment)
    inner = middle(frame, placing, segment, -0.42)
    dx, dy = centre[0] - inner[0], centre[1] - inner[1]
    far = hypot(dx, dy) or 1.0
    further = far - 0.55 * frame.size
    if further < 0.25 * frame.size:
        return [edge, inner]
    return [edge, inner, (inner[0] + dx * further / far, inner[1] + dy * further / far)]


# Trees and peaks: upright, whatever the tile's turn, those behind first.


def _relief(frame: Frame, flat: Placing, coarse: bool) -> Iterator[AnyShape]:
    shape, outline = turned(flat.tile, flat.rot), [frame.at(x, y) for x, y in corners(flat)]
    things: list[tuple[float, float, str, int]] = []
    for segment, kind in enumerate(shape.types):
        (x, y), (ux, uy) = outline[segment], UNIT[shape.directions[segment]]
        nx, ny = -uy, ux
        if kind == "F":
            inward = 0.1 + 0.17 * max(0.0, ny) + 0.02 * abs(nx)
            for at, along in enumerate((0.2, 0.5, 0.8) if coarse else (0.17, 0.39, 0.61, 0.83)):
                things.append((*_spot(x, y, along * ux + inward * nx, along * uy + inward * ny), "tree", at + segment))
        elif kind == "M":
            inward = 0.05 + 0.26 * max(0.0, ny) + 0.12 * abs(nx)
            for at, along in enumerate((0.24, 0.76, 0.5)[coarse:]):
                things.append((*_spot(x, y, along * ux + inward * nx, along * uy + inward * ny), "peak", at + coarse))
    for x, y, what, sort in sorted(things, key=lambda thing: thing[1]):
        yield from (
            tree(x, y, 24 if coarse else 20, sort, GROUNDS[TILES[flat.tile].kind])
            if what == "tree"
            else peak(x, y, sort)
        )


def _spot(x: float, y: float, right: float, down: float) -> Point:
    return x + SEGMENT * right, y + SEGMENT * down


def tree(x: float, y: float, size: float, sort: int, ground: Colour) -> Iterator[AnyShape]:
    """A round one or a pointed one."""
    dark, light = _TREES[sort % 3]
    yield Disc(x + 0.1 * size, y + 0.05 * size, 0.4 * size, fill=darker(ground, 0.24), tall=0.14 * size)
    yield Box(x - 0.07 * size, y - 0.4 * size, 0.14 * size, 0.45 * size, fill="#6b4a2c")
    if sort % 2:
        for wide, foot, tip in ((0.42, -0.12, -0.95), (0.32, -0.6, -1.35)):
            edge, high = (x - wide * size, y + foot * size), (x, y + tip * size)
            yield Polygon([edge, high, (x + wide * size, y + foot * size)], fill=dark)
            yield Polygon([edge, high, (x - 0.04 * size, y + foot * size)], fill=light)
    else:
        yield Disc(x, y - 0.66 * size, 0.44 * size, fill=dark)
        yield Disc(x - 0.1 * size, y - 0.76 * size, 0.31 * size, fill=light)


def peak(x: float, y: float, sort: int) -> Iterator[AnyShape]:
    """Two small ones and a large one before them; lit from the left, with snow."""
    wide, high = (16.0, 32.0) if sort == 2 else (13.0, 22.0)
    tip = (x - 0.08 * wide, y - high)
    yield Polygon([(x - wide, y), tip, (x + wide, y)], fill="#aaa197")
    yield Polygon([tip, (x + wide, y), (x + 0.12 * wide, y)], fill="#857c73")
    snow = [(-0.4, 0.64), (-0.08, 1.0), (0.3, 0.62), (0.1, 0.7), (-0.04, 0.56), (-0.2, 0.7)]
    yield Polygon([(x + right * wide, y - up * high) for right, up in snow], fill="#fdfdfb")


# The building.


def line_room(tile: str, letters: float) -> float:
    """How wide a line of its name may be, in sizes of the letters."""
    if not _broken(tile, letters) or tile.endswith("mountain"):
        return 9.6
    return 7.0 if tile in _LONG else 4.8


def plate_height(tile: str, letters: float) -> float:
    """In segments."""
    return letters * (2.3 if _broken(tile, letters) else 1.25)


def _broken(tile: str, letters: float) -> bool:
    """Whether its name takes two lines."""
    return tile in _LONG or (letters > _CROWDED and tile in _TWO_WORDS)


def _building(frame: Frame, flat: Placing, letters: float) -> Stamp:
    """It stands right above the plate with its name. Drawn anew for each tile: kept large, all of them would take more
    room than the painter has.
    """
    x, y = label_at(frame, flat)
    tile = flat.tile
    scale = _SCALE_CHURCH if tile == "church" else _SCALE
    foot = y + SEGMENT * (_HALF_PLATE - above(tile) - plate_height(tile, letters)) + 4
    if tile.startswith("pond"):
        foot -= 5
    return Stamp(x - _FOOT[0] * scale, foot - _FOOT[1] * scale, 340 * scale, 320 * scale, drawing(f"hamlet/{tile}"))


@cache
def _empty(tile: str) -> float:
    """How much of a building's drawing is empty at its top."""
    art = drawing(f"hamlet/{tile}")
    tops: list[float] = [y for shape in art.shapes for _, y in getattr(shape, "points", [])]
    tops += [shape.y - (shape.tall or shape.radius) for shape in art.shapes if isinstance(shape, Disc)]
    tops += [shape.y for shape in art.shapes if isinstance(shape, Box)]
    return max(0.0, min(tops) / art.height)
