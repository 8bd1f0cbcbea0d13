"""The land around Camelot, which never changes: hills, forest, water, roads, the castle, and where each quest lies."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from games.camelot.drawing import INK, PAPER, SHADE, STONE, WOOD, engine, round_table
from games.camelot.pieces import BANK, MOST_ENGINES, Place
from games.core.scene import AnyShape, Box, Disc, Line, Point, Polygon

WIDTH = 800
SKY = 54
"""Below the title the land begins."""
SHORE = 672
"""Below the wars it ends."""

CASTLE = (400.0, 372.0)
TABLE = 78.0
"""Radius of the Round Table; the knights at home sit around it, then come the walls, then the siege."""
SEATS, WALLS, SIEGE = 84.0, 112.0, 137.0

SPOTS = {
    Place.BLACK_KNIGHT: (10.0, 64.0, 386.0, 122.0),
    Place.LANCELOT: (404.0, 64.0, 386.0, 122.0),
    Place.DRAGON: (404.0, 64.0, 386.0, 122.0),
    Place.EXCALIBUR: (10.0, 226.0, 226.0, 310.0),
    Place.HOLY_GRAIL: (564.0, 226.0, 226.0, 310.0),
    Place.PICTS: (10.0, 548.0, 386.0, 86.0),
    Place.SAXONS: (404.0, 548.0, 386.0, 86.0),
}
"""Corner, width and height of each quest's ground."""

GRASS, MEADOW, HILL, HEATH = "#dde5c3", "#cfdbae", "#c3d09f", "#cfc3ae"
LEAF, TRUNK, WATER, FOAM = "#8fae7c", "#9a7f5c", "#a9c9dd", "#d3e4ee"
ROAD, ROCK, TENT = "#eadfbe", "#c9c2b4", "#c98d86"
PLAQUE = "#fbf6eadc"
"""A quest's ground lets the land shine through."""


@cache
def land() -> tuple[AnyShape, ...]:
    """Everything that is painted once."""
    shapes: list[AnyShape] = [Box(0, SKY, WIDTH, SHORE - SKY, GRASS)]
    shapes += [*_hills(), *_waters(), *_roads(), *_woods(), *_camps()]
    for place, (x, y, width, height) in SPOTS.items():
        if place is not Place.DRAGON:
            shapes.append(Box(x, y, width, height, PLAQUE, STONE, 14, 2))
    shapes += [*river_bed(), *_castle()]
    shapes += [one for place in range(MOST_ENGINES) for one in engine(*around(place, MOST_ENGINES, SIEGE, 0.5), False)]
    shapes.append(Box(0, 0, WIDTH, SKY, "#3d3a4a"))
    return tuple(shapes)


def around(place: int, places: int, radius: float, shift: float = 0.0) -> Point:
    """One of this many places on a circle about the castle, the first one at the top, then clockwise."""
    angle = -pi / 2 + 2 * pi * (place + shift) / places
    return round(CASTLE[0] + radius * cos(angle), 1), round(CASTLE[1] + radius * sin(angle), 1)


def stone(step: int) -> Point:
    """A stepping stone of Excalibur's river, from Evil's bank (-5, below) to the knights' (5, above)."""
    x, y, _, _ = SPOTS[Place.EXCALIBUR]
    return round(x + 52 + 9 * sin(step * 0.9), 1), y + 175 - 22.5 * step


def river_bed() -> list[AnyShape]:
    """The river between its banks, and the eleven stones in it."""
    steps = [stone(step) for step in range(BANK, -BANK - 1, -1)]
    course = [(steps[0][0], steps[0][1] - 19), *steps, (steps[-1][0], steps[-1][1] + 19)]
    left = [(x - 24, y) for x, y in course]
    right = [(x + 24, y) for x, y in reversed(course)]
    return [
        Polygon([*left, *right], WATER),
        Line([(x - 15, y + 8) for x, y in steps], FOAM, 2),
        Line([(x + 15, y - 6) for x, y in steps], FOAM, 2),
        *[Disc(x, y, 10, PAPER, SHADE, 1.5) for x, y in steps],
    ]


def _mound(x: float, y: float, wide: float, tall: float, colour: str) -> Polygon:
    """A hill with its foot at y."""
    curve = [(round(x - wide * cos(pi * part / 12), 1), round(y - tall * sin(pi * part / 12), 1)) for part in range(13)]
    return Polygon(curve, colour)


def _hills() -> list[AnyShape]:
    """Meadows in the north-west, moors for the Picts in the south-west."""
    return [
        _mound(90, 226, 190, 60, MEADOW),
        _mound(330, 232, 160, 44, HILL),
        _mound(640, 228, 200, 52, MEADOW),
        _mound(300, 548, 150, 60, MEADOW),
        _mound(60, SHORE, 160, 150, HEATH),
        _mound(250, SHORE, 200, 110, HILL),
        _mound(480, SHORE, 170, 70, MEADOW),
        Polygon([(0, 560), (34, 500), (64, 560)], ROCK),
        Polygon([(30, 560), (70, 514), (110, 560)], ROCK),
    ]


def _waters() -> list[AnyShape]:
    """The river comes from the north and goes to the sea, where the Saxons land."""
    course = [(52.0, 214.0), (46.0, 250.0), (58.0, 400.0), (52.0, 540.0), (150.0, 548.0), (300.0, 600.0)]
    coast = [(540.0, SHORE), (560.0, 650.0), (610.0, 640.0), (700.0, 604.0), (770.0, 540.0), (800.0, 500.0)]
    waves: list[AnyShape] = [
        Line([(x, y), (x + 10, y - 4), (x + 20, y), (x + 30, y - 4), (x + 40, y)], FOAM, 2)
        for x, y in ((590.0, 664.0), (664.0, 654.0), (742.0, 656.0), (700.0, 644.0))
    ]
    mouth = [*course[3:], (430.0, 650.0), (560.0, 668.0)]
    return [Line(course[:4], WATER, 34), Line(mouth, WATER, 24), Polygon([*coast, (800.0, SHORE)], WATER), *waves]


def _roads() -> list[AnyShape]:
    """From the castle to every quest."""
    x, y = CASTLE
    ends = [(200.0, 196.0), (600.0, 196.0), (236.0, 380.0), (566.0, 380.0), (200.0, 640.0), (600.0, 640.0)]
    bends = [(300.0, 220.0), (500.0, 220.0), (280.0, 392.0), (520.0, 392.0), (330.0, 536.0), (470.0, 536.0)]
    return [Line([(x, y), bend, end], ROAD, 12) for bend, end in zip(bends, ends, strict=True)]


def _tree(x: float, y: float, size: float) -> list[AnyShape]:
    crown = [(x, y - size), (x + size * 0.42, y), (x - size * 0.42, y)]
    return [Line([(x, y), (x, y + size * 0.25)], TRUNK, 3), Polygon(crown, LEAF)]


def _woods() -> list[AnyShape]:
    """The forest of Lancelot in the north-east, a few trees elsewhere."""
    places = [(x, 202 + 8 * (number % 2), 26) for number, x in enumerate(range(512, 800, 26))]
    places += [(548, 240, 24), (256, 244, 22), (244, 512, 24), (556, 506, 26), (544, 528, 20), (258, 532, 20)]
    places += [(552, 290, 20), (248, 300, 20), (250, 470, 18), (552, 460, 18)]
    return [shape for x, y, size in places for shape in _tree(x, y, size)]


def _camps() -> list[AnyShape]:
    """Tents where the Black Knight holds his tournament; a chapel on the way to the Grail."""
    shapes: list[AnyShape] = []
    for x in (300.0, 336.0, 372.0):
        shapes += [Polygon([(x - 15, 214), (x, 192), (x + 15, 214)], TENT), Line([(x, 192), (x, 184)], TRUNK, 2)]
    return shapes


def _castle() -> list[AnyShape]:
    """Eight towers and the walls between them, around the Round Table."""
    towers = [around(place, 8, WALLS, 0.5) for place in range(8)]
    shapes: list[AnyShape] = [Polygon(towers, "#e9e2d2", "#a89f8d", 12), Line([*towers, towers[0]], STONE, 6)]
    for x, y in towers:
        shapes.append(Box(x - 13, y - 13, 26, 26, STONE, "#8b8272", 5, 2))
        shapes += [Box(x - 12 + 9 * notch, y - 18, 6, 7, STONE, "#8b8272", 1, 1.5) for notch in range(3)]
    gate_x, gate_y = CASTLE[0], CASTLE[1] + WALLS * cos(pi / 8)
    shapes += [
        Box(gate_x - 12, gate_y - 9, 24, 18, WOOD, INK, 4, 1.5),
        Line([(gate_x, gate_y - 8), (gate_x, gate_y + 8)], INK, 1.5),
        *round_table(*CASTLE, TABLE),
    ]
    return shapes
