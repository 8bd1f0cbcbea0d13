"""The land around Camelot, which never changes: hills, forest, water, roads, the castle, and where each quest lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, pi, sin, tau

from games.camelot.art import PARCHMENT, RIM, TINTS, round_table
from games.camelot.pieces import BANK, MOST_ENGINES, Place
from games.core.colours import mix, veiled
from games.core.scene import AnyShape, Art, Box, Colour, Curve, Disc, Line, Point, Polygon, Stamp

WIDTH = 800
SKY = 60
"""Below the title the land begins."""
SHORE = 706
"""Below the wars it ends."""

CASTLE = (400.0, 392.0)
TABLE = 79.0
"""Radius of the Round Table; the knights at home sit around it, then come the walls, the moat, the siege."""
SEATS, WALLS, MOAT, SIEGE = 95.0, 108.0, 131.0, 152.0

SPOTS = {
    Place.BLACK_KNIGHT: (12.0, 70.0, 384.0, 132.0),
    Place.LANCELOT: (404.0, 70.0, 384.0, 132.0),
    Place.DRAGON: (404.0, 70.0, 384.0, 132.0),
    Place.EXCALIBUR: (12.0, 250.0, 222.0, 306.0),
    Place.HOLY_GRAIL: (566.0, 250.0, 222.0, 306.0),
    Place.PICTS: (12.0, 574.0, 384.0, 96.0),
    Place.SAXONS: (404.0, 574.0, 384.0, 96.0),
}
"""Corner, width and height of each quest's parchment."""

SHADOW = "#28321446"
WATER, SHALLOW, DEEP, FOAM, SAND = "#5f9dbf", "#7bb3cf", "#4f8db2", "#b9dbe8", "#e2cd98"
Coloured = tuple[Colour, float]


@cache
def land() -> Stamp:
    """One drawing of all that lies on the meadow, painted once."""
    shapes = [*_hills(), *_waters(), *_roads(), *_growth(), *_castle()]
    camps = [around(place, MOST_ENGINES, SIEGE, 0.5) for place in range(MOST_ENGINES)]
    shapes += [Disc(*camp, 11, fill="#2f3a1c38") for camp in camps]
    return Stamp(0, 0, WIDTH, SHORE, Art(WIDTH, SHORE, shapes, detail=2))


@cache
def parchments() -> tuple[AnyShape, ...]:
    """What the quests lie on, with the river of one of them."""
    shapes: list[AnyShape] = []
    for place, (x, y, width, height) in SPOTS.items():
        if place is Place.DRAGON:  # he comes to where Lancelot was
            continue
        shapes += [
            Box(x, y, width, height, fill=PARCHMENT, line=RIM, radius=12, thick=2, lift=4),
            Box(x + 4, y + 4, width - 8, height - 8, line=veiled(TINTS[place], 0.5), radius=9, thick=1),
        ]
    x, y, width, height = SPOTS[Place.EXCALIBUR]
    return (*shapes, Stamp(x, y, width, height, Art(width, height, _river(), detail=3)))


def around(place: int, places: int, radius: float, shift: float = 0.0) -> Point:
    """One of this many places on a circle about the castle, the first one at the top, then clockwise."""
    angle = -pi / 2 + tau * (place + shift) / places
    return round(CASTLE[0] + radius * cos(angle), 1), round(CASTLE[1] + radius * sin(angle), 1)


def stone(step: int) -> Point:
    """A stepping stone of Excalibur's river, from Evil's bank (-5, below) to the knights' (5, above)."""
    x, y, _, _ = SPOTS[Place.EXCALIBUR]
    return round(x + 50 + 9 * sin(step * 0.9), 1), y + 175 - 21.5 * step


def _river() -> list[AnyShape]:
    """The river between its banks, and the eleven stones in it; those at the ends are the knights' and Evil's."""
    left, top, _, _ = SPOTS[Place.EXCALIBUR]
    steps = [(x - left, y - top) for x, y in map(stone, range(BANK, -BANK - 1, -1))]
    course = [(steps[0][0] + 3, steps[0][1] - 15), *steps, (steps[-1][0] - 3, steps[-1][1] + 15)]
    shapes = [_stream(course, half, colour) for half, colour in ((32.0, "#c2b183"), (29.0, WATER), (19.0, SHALLOW))]
    for place, (x, y) in enumerate(steps):
        fill, line = {0: ("#cfdcf2", "#23508c"), len(steps) - 1: ("#f0c4c0", "#9c2430")}.get(
            place, ("#f3ead6", "#8a7a5c")
        )
        shapes += [
            Disc(x + 1, y + 3, 13, fill="#1f4a6880", tall=8),
            Disc(x, y, 13, fill=fill, line=line, thick=2, tall=8.5),
        ]
    return shapes


def _stream(course: list[Point], half: float, colour: Colour) -> AnyShape:
    """A piece of water along a course, cut off straight at its ends."""
    last = len(course)
    points = [*[(x - half, y) for x, y in course], *[(x + half, y) for x, y in reversed(course)]]
    return Curve(points, corners=[0, last - 1, last, 2 * last - 1], fill=colour)


def _bank(points: list[Point], layers: tuple[Coloured, ...]) -> list[AnyShape]:
    return [Curve(points, closed=False, line=colour, width=wide) for colour, wide in layers]


def _mound(x: float, y: float, wide: float, tall: float, dark: Colour, light: Colour) -> list[AnyShape]:
    """A hill with its foot at y, lit from the left."""
    curve = [
        (round(x - wide * cos(pi * part / 16), 1), round(y - tall * sin(pi * part / 16) ** 1.2, 1))
        for part in range(17)
    ]
    return [Polygon(curve, fill=dark), Polygon([*curve[:9], (x + 0.1 * wide, y)], fill=light)]


def _hills() -> list[AnyShape]:
    """Meadows in the north, moors for the Picts in the south-west, mountains at the edges."""
    hills = [
        (100, 262, 230, 66, "#9dba74", "#aec785"),
        (330, 256, 180, 44, "#97b46e", "#a8c27f"),
        (660, 262, 240, 58, "#94b06c", "#a5be7c"),
        (90, 720, 240, 150, "#a39a6c", "#b4ab7c"),
        (300, 720, 220, 96, "#95ae6c", "#a6bd7c"),
        (500, 720, 190, 60, "#8fac68", "#a2bb78"),
    ]
    shapes = [shape for hill in hills for shape in _mound(*hill)]
    return [*shapes, *_put("peak", ((740, 262, 84), (778, 266, 108), (12, 600, 92)))]


def _waters() -> list[AnyShape]:
    """A stream comes from the north-west and goes to the sea, where the Saxons land."""
    course = [(66.0, 190.0), (72.0, 240.0), (52.0, 330.0), (52.0, 540.0), (130.0, 574.0), (270.0, 568.0)]
    course += [(360.0, 640.0), (480.0, 692.0), (620.0, 704.0)]
    coast = [
        (470.0, 730.0),
        (520.0, 694.0),
        (590.0, 682.0),
        (650.0, 650.0),
        (716.0, 602.0),
        (760.0, 560.0),
        (830.0, 520.0),
    ]
    sea = [*coast, (830.0, 740.0)]
    shapes = _bank(course, (("#6f8a4e", 42), ("#d9e6c0", 37), (WATER, 32), (SHALLOW, 18)))
    shapes += [
        Curve([(x - 3, y - 5) for x, y in sea], corners=[0, 6, 7], fill="#e9e2bd"),
        Curve(sea, corners=[0, 6, 7], fill=WATER),
        Curve([(x + 16, y + 16) for x, y in sea], corners=[0, 6, 7], fill=DEEP),
    ]
    for x, y in ((560.0, 700.0), (716.0, 694.0), (700.0, 684.0), (760.0, 694.0), (756.0, 568.0)):
        wave = [(x, y), (x + 9, y - 4), (x + 18, y), (x + 27, y - 4), (x + 36, y)]
        shapes.append(Curve(wave, closed=False, line=FOAM, width=1.8))
    return [*shapes, *_put("ship", ((640, 702, 34), (772, 572, 36)))]


def _roads() -> list[AnyShape]:
    """From the castle to every quest."""
    ends = [(190.0, 198.0), (610.0, 198.0), (226.0, 404.0), (574.0, 404.0), (200.0, 600.0), (600.0, 600.0)]
    bends = [(300.0, 232.0), (500.0, 232.0), (280.0, 412.0), (520.0, 412.0), (318.0, 560.0), (482.0, 560.0)]
    ways = [[CASTLE, bend, end] for bend, end in zip(bends, ends, strict=True)]
    return [shape for way in ways for shape in _bank(way, (("#9a8350", 15), (SAND, 12)))]


def _growth() -> list[AnyShape]:
    """Tents where the Black Knight holds his tournament, the forest of Lancelot, a chapel, stones of the Picts."""
    forest = [(446 + 27 * place, 244 + 9 * (place % 2), 30) for place in range(11)]
    pines = [*forest, (248, 528, 24), (548, 292, 26), (554, 494, 24), (532, 566, 24), (22, 244, 22)]
    oaks = [
        (252, 300, 28),
        (252, 362, 26),
        (258, 506, 28),
        (276, 566, 26),
        (556, 342, 26),
        (150, 244, 28),
        (212, 246, 26),
    ]
    return [
        *_put("tent_red", ((258, 244, 36),)),
        *_put("tent_blue", ((290, 250, 36),)),
        *_put("tent_black", ((322, 246, 36),)),
        *_put("pine", pines),
        *_put("oak", oaks),
        *_put("chapel", ((556, 556, 34),)),
        *_put("stones", ((174, 704, 62),)),
    ]


_SIZES = {"pine": 4 / 3, "oak": 8 / 7, "peak": 0.8, "ship": 7 / 9, "stones": 5 / 8, "chapel": 8 / 7}
"""Heights of the drawings, of their widths."""


def _put(drawing: str, places: Sequence[tuple[float, float, float]]) -> list[AnyShape]:
    """The same drawing at several places: the middle of its foot, and its width."""
    tall = _SIZES.get(drawing, 1)
    return [Stamp(x - wide / 2, y - tall * wide, wide, tall * wide, f"camelot/{drawing}") for x, y, wide in places]


def _castle() -> list[AnyShape]:
    """A moat with four bridges, eight towers and the walls between them, around the Round Table."""
    x, y = CASTLE
    shapes: list[AnyShape] = [
        Disc(x + 2, y + 4, MOAT + 11, fill=SHADOW),
        Disc(x, y, MOAT + 10, fill=SAND),
        Disc(x, y, MOAT + 7, fill=DEEP),
        Disc(x, y, MOAT + 2, fill="#6aa7c6"),
        Disc(x, y, MOAT - 10, fill="#8aa65f"),
    ]
    for place in range(4):
        bridge = [around(place, 4, WALLS - 4), around(place, 4, MOAT + 12)]
        shapes += [Line(bridge, "#5a3a22", 20), Line(bridge, "#a87c4a", 16)]
    towers = [around(place, 8, WALLS, 0.5) for place in range(8)]
    walls = [*towers, towers[0]]
    shapes += [
        Polygon([(left + 4, top + 6) for left, top in towers], fill="#1e140a5a"),
        Polygon(towers, fill="#e8dcc0"),
        Line(walls, "#6f675a", 17, round=True),
        Line(walls, "#cfc6b4", 14, round=True),
        Line(walls, "#b5ab98", 5, round=True),
    ]
    for (left, top), (right, low) in pairwise(walls):
        for part in range(1, 7):
            at = (left + (right - left) * part / 7, top + (low - top) * part / 7)
            out = ((at[0] - x) / WALLS * 8.5, (at[1] - y) / WALLS * 8.5)
            shapes.append(Disc(at[0] + out[0], at[1] + out[1], 2.8, fill="#e3dbc9"))
    for tower in towers:
        shapes += _tower(*tower)
    return [*shapes, round_table(x, y, TABLE + 7)]


def _tower(x: float, y: float) -> list[AnyShape]:
    """With a blue roof of six sides."""
    shapes: list[AnyShape] = [
        Disc(x + 2, y + 3, 17, fill="#1e140a6e"),
        Disc(x, y, 16.5, fill="#6f675a"),
        Disc(x, y, 15, fill="#d9d0bd"),
    ]
    for side in range(6):
        start, end = tau * side / 6, tau * (side + 1) / 6
        light = 0.5 + 0.5 * cos((start + end) / 2 - 1.25 * pi)
        corners = [(x + 11 * cos(angle), y + 11 * sin(angle)) for angle in (start, end)]
        shapes.append(Polygon([(x, y - 2), *corners], fill=mix("#16335e", "#6c9ad6", light)))
    return [*shapes, Disc(x, y - 2, 2.2, fill="#ffd76a")]
