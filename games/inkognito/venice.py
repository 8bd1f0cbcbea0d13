"""Venice at dusk: water, islands, canals, roofs and the five landmarks. Nothing in it changes, so it is painted once.

Roofs stand in rows wherever there is ground: away from the shore and from every canal.
"""

from __future__ import annotations

from math import cos, sin
from typing import NamedTuple

from games.core.colours import darker, lighter
from games.core.drawings import made
from games.core.scene import AnyShape, Art, Box, Colour, Disc, Fade, Line, Point, Polygon, Stamp
from games.inkognito.pieces import Place

WIDTH, HEIGHT = 800, 520
SPOTS: dict[Place, Point] = {
    Place.RIALTO: (330, 132),
    Place.SAN_MARCO: (462, 270),
    Place.SIGHS: (652, 158),
    Place.SALUTE: (236, 318),
    Place.SAN_GIORGIO: (606, 420),
}
"""The middle of the ground before each landmark."""

_CITY: list[Point] = [
    (30, 188), (60, 140), (120, 118), (170, 96), (205, 60), (290, 40), (390, 48), (470, 26), (560, 52), (640, 64),
    (722, 110), (772, 180), (748, 240), (670, 268), (600, 284), (548, 326), (478, 334), (424, 312), (392, 344),
    (350, 386), (268, 404), (176, 388), (104, 346), (84, 286), (38, 244),
]  # fmt: skip
_SAN_GIORGIO: list[Point] = [
    (476, 440), (500, 396), (590, 378), (694, 392), (736, 440), (700, 486), (590, 496), (500, 482),
]  # fmt: skip
_GIUDECCA: list[Point] = [
    (30, 448), (130, 430), (250, 444), (340, 448), (396, 468), (336, 494), (196, 496), (70, 484),
]  # fmt: skip
_GRAND_CANAL: list[Point] = [
    (-20, 160), (24, 176), (90, 196), (150, 198), (222, 174), (280, 120), (352, 100), (408, 132), (398, 194),
    (332, 222), (276, 258), (304, 300), (364, 314), (432, 334), (560, 380),
]  # fmt: skip
_SMALL_CANALS: list[list[Point]] = [
    [(408, 132), (500, 128), (560, 96), (625, 20)],
    [(398, 194), (480, 206), (560, 176), (640, 150), (800, 146)],
    [(480, 206), (540, 250), (640, 330)],
    [(222, 174), (196, 120), (206, 20)],
    [(276, 258), (186, 272), (40, 266)],
    [(186, 272), (172, 330), (188, 418)],
    [(640, 150), (650, 210), (640, 330)],
    [(326, 10), (340, 100)],
]
_GONDOLAS = ((448, 384, 1.1), (118, 414, 0.9), (744, 330, 1.0), (58, 60, 0.9), (300, 424, 0.8), (770, 480, 0.9))
"""Where they are, and how large."""
_ROOFS: tuple[Colour, ...] = ("#c8714f", "#bb6244", "#d3845f", "#ad573c", "#c97a56", "#b86a4c")
_SHORE = 7
"""So far from the water a roof stands."""
_STEPS = 8
"""Straight pieces between two points of a shore or a canal."""
_STONE, _GRASS = "#f0dfbd", ("#2f5d40", "#4f8a58")


class Canal(NamedTuple):
    points: list[Point]
    width: float


@made("inkognito/venice")
def venice() -> Art:
    """The whole map; half as large as the table shows it, because drawings are kept twice as large as they are."""
    wide, tall = WIDTH / 2, HEIGHT / 2
    return Art(wide, tall, [Stamp(0, 0, wide, tall, _map())], clip="box")


def _map() -> Art:
    lands = [_smooth(shore, closed=True) for shore in (_CITY, _SAN_GIORGIO, _GIUDECCA)]
    canals = [
        Canal(_smooth(_GRAND_CANAL, closed=False), 30),
        *[Canal(_smooth(canal, closed=False), 9) for canal in _SMALL_CANALS],
    ]
    shapes: list[AnyShape] = [
        Box(0, 0, WIDTH, HEIGHT, fill=Fade("#2f7585", "#123e52", "#1f5b6d")),
        *_waves(),
        *_islands(lands),
        *_roofs(lands, canals),
        *_canals(lands, canals),
        Box(0, 0, WIDTH, HEIGHT, fill="#2a20384d"),
    ]
    for x, y in SPOTS.values():
        light = Fade("#ffdf9e50", "#ffdf9e00", "#ffdf9e00", round=True)
        shapes += [Disc(x, y - 30, reach, fill=light) for reach in (180, 110)]
    for x, y, size in _GONDOLAS:
        shapes.append(Stamp(x - 90 * size, y - 150 * size, 180 * size, 160 * size, "inkognito/gondola"))
    for place, (x, y) in SPOTS.items():
        shapes.append(Disc(x, y - 14, 78, fill="#140e1e46", tall=12))
        shapes.append(Stamp(x - 90, y - 158, 180, 160, f"inkognito/{place.word}"))
    return Art(WIDTH, HEIGHT, shapes, clip="box")


def _waves() -> list[AnyShape]:
    shapes: list[AnyShape] = []
    for row in range(HEIGHT // 16 + 1):
        for column in range(WIDTH // 36 + 1):
            x = column * 36 + 18 * (row % 2) + 18 * _chance(column, row, 1) - 9
            y, wide = row * 16 + 8 * _chance(column, row, 2) - 4, 8 + 9 * _chance(column, row, 3)
            colour = f"#bee6eb{12 + round(22 * _chance(column, row, 4)):02x}"
            shapes.append(Line([(x, y), (x + wide / 2, y - 2.4), (x + wide, y)], colour, 1.4))
    return shapes


def _islands(lands: list[list[Point]]) -> list[AnyShape]:
    """On their shadow, in a pale line of shallow water."""
    shapes: list[AnyShape] = [Polygon([(x + 3, y + 8) for x, y in land], fill="#061a246e") for land in lands]
    for wide, colour in ((18, "#2f6c7b"), (9, "#4b8793")):
        shapes += [Line([*land, land[0]], colour, wide) for land in lands]
    return shapes + [Polygon(land, fill="#b98d5e", line=_STONE, width=3.4) for land in lands]


def _canals(lands: list[list[Point]], canals: list[Canal]) -> list[AnyShape]:
    """Quays along them as far as there is land; the water runs a little beyond, through the line of the shore."""
    pieces = [(canal.width, piece) for canal in canals for piece in _ashore(canal.points, lands)]
    shapes: list[AnyShape] = []
    for width, piece in pieces:
        shapes.append(Line(piece[1:-1], _STONE, width + 7))
    for width, piece in pieces:
        shapes.append(Line(piece, "#28697a" if width > 20 else "#2b6f80", width + 1.5))
    grand = canals[0].points
    for at in range(4, len(grand) - 12, 7):
        x, y = grand[at]
        down = 12 * _chance(at, 0, 5) - 6
        shapes.append(Line([(x - 5, y + down), (x, y + down - 2), (x + 6, y + down)], "#c8ecf046", 1.2))
    return shapes


def _ashore(points: list[Point], lands: list[list[Point]]) -> list[list[Point]]:
    """The parts of a canal that run through land, with one point more at both ends."""
    dry = [any(_inside(point, land) for land in lands) for point in points]
    pieces: list[list[Point]] = []
    for at, point in enumerate(points):
        if not dry[at]:
            continue
        if at == 0 or not dry[at - 1]:
            pieces.append([points[max(at - 1, 0)]])
        pieces[-1].append(point)
        if at + 1 == len(points) or not dry[at + 1]:
            pieces[-1].append(points[min(at + 1, len(points) - 1)])
    return [piece for piece in pieces if len(piece) > 3]


def _roofs(lands: list[list[Point]], canals: list[Canal]) -> list[AnyShape]:
    """Roofs in rows that turn slowly from quarter to quarter; here and there a tree, a chimney or a square."""
    shapes: list[AnyShape] = []
    for row in range(1, HEIGHT // 14):
        for column in range(1, WIDTH // 16):
            x = column * 16 + 8 * (row % 2) + 5 * _chance(column, row, 6) - 2.5
            y = row * 14 + 4 * _chance(column, row, 7) - 2
            if _room((x, y), lands, canals):
                shapes += _planted(column, row, x, y)
    return shapes


def _room(point: Point, lands: list[list[Point]], canals: list[Canal]) -> bool:
    for land in lands:
        if _inside(point, land):
            return not _near(point, land, _SHORE) and not any(
                _near(point, canal.points, canal.width / 2 + _SHORE) for canal in canals
            )
    return False


def _planted(column: int, row: int, x: float, y: float) -> list[AnyShape]:
    lot = _chance(column, row, 8)
    if lot < 0.07:
        return [Disc(x, y + 1, 6, fill=_GRASS[0]), Disc(x - 1.4, y - 1, 4.4, fill=_GRASS[1])]
    if lot < 0.13:
        return []
    hue = _ROOFS[int(_chance(column, row, 9) * len(_ROOFS))]
    turn = sin(x * 0.012) * 0.5 + cos(y * 0.015) * 0.5 + 0.32 * _chance(column, row, 10) - 0.16
    wide, tall = 6.2 + 2 * _chance(column, row, 11), 4.8 + 1.4 * _chance(column, row, 12)
    right, down = cos(turn), sin(turn)

    def at(along: float, across: float) -> Point:
        return round(x + along * right - across * down, 1), round(y + along * down + across * right, 1)

    ridge = [at(wide, 0), at(-wide, 0)]
    eaves, low = [at(-wide, -tall), at(wide, -tall)], [at(-wide, tall), at(wide, tall)]
    shade = [(left + 1.5, top + 3) for left, top in (*eaves, *reversed(low))]
    shapes: list[AnyShape] = [
        Polygon(shade, fill="#28100e5a"),
        Polygon([*eaves, *ridge], fill=lighter(hue, 0.14)),
        Polygon([*low, *ridge], fill=darker(hue, 0.16)),
    ]
    if lot > 0.8:
        left, top = at(wide * 0.4, -tall * 0.5)
        shapes.append(Box(left - 1.3, top - 3.5, 2.6, 4, fill="#7a3a2a"))
    return shapes


def _chance(column: int, row: int, which: int) -> float:
    """From 0 to 1, the same on every machine, and without a pattern that the eye would find."""
    mixed = (column * 73_856_093 ^ row * 19_349_663 ^ which * 83_492_791) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1_274_126_177 & 0xFFFFFFFF
    return (mixed ^ mixed >> 16) / 2**32


def _smooth(points: list[Point], *, closed: bool) -> list[Point]:
    """Points on the curve through these, as the painter draws one."""
    count = len(points)
    found: list[Point] = []
    for place in range(count if closed else count - 1):
        here, there = points[place], points[(place + 1) % count]
        before = points[place - 1] if closed or place else here
        after = points[(place + 2) % count] if closed or place + 2 < count else there
        found += [_between(before, here, there, after, step / _STEPS) for step in range(_STEPS)]
    return found if closed else [*found, points[-1]]


def _between(before: Point, here: Point, there: Point, after: Point, share: float) -> Point:
    square, cube = share**2, share**3
    weights = (2 * cube - 3 * square + 1, 3 * square - 2 * cube, cube - 2 * square + share, cube - square)
    x, y = (
        round(
            weights[0] * here[axis]
            + weights[1] * there[axis]
            + weights[2] * (there[axis] - before[axis]) / 2
            + weights[3] * (after[axis] - here[axis]) / 2,
            1,
        )
        for axis in (0, 1)
    )
    return x, y


def _inside(point: Point, outline: list[Point]) -> bool:
    """Whether a line from here to the right crosses the outline an odd number of times."""
    x, y = point
    odd = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) is not (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
        x1, y1 = x2, y2
    return odd


def _near(point: Point, line: list[Point], reach: float) -> bool:
    """Whether one of a line's points, which lie close to each other, is so near."""
    x, y = point
    return any(abs(left - x) < reach and (left - x) ** 2 + (top - y) ** 2 < reach**2 for left, top in line)
