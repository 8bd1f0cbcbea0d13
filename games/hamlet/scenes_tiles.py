"""Tiles and the pieces on them as shapes. Colours are never alone: every piece carries its player's number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from games.core.scene import AnyShape, Box, Disc, Label, Line, Plate, Point, Polygon
from games.core.text import say
from games.hamlet.lattice import stepped, turned
from games.hamlet.pieces import SLOTS, TILES, Placing
from games.hamlet.state import Road, Site, Village

INK = "#26221d"
PAPER = "#fffdf6"
PLAYERS = ("#c23a2b", "#1f62b5", "#e3a412", "#74409b")
ON_PLAYERS = (PAPER, PAPER, INK, PAPER)
FILLS = {
    "church": "#ddd3c6",
    "town_hall": "#e0cbe2",
    "market": "#f5cfc0",
    "source": "#d5e6b4",
    "refinery": "#c4ddee",
    "landmark": "#fae6b0",
}
BUSH, BUSH_LINE = "#2f8a3e", "#185224"
ROCK, ROCK_LINE, SNOW = "#7d8390", "#4a4f5a", "#f4f6fa"
EARTH, EARTH_LINE, OPEN_END = "#d9b06c", "#9a7437", "#c25a12"
CUBES = {"wood": "#8d5a33", "stone": "#7d838c", "wheat": "#e2bd2f"}
ON_CUBES = {"wood": PAPER, "stone": PAPER, "wheat": INK}
RING = "#c2185b"

TERRAIN = {"F": "forest", "M": "mountain"}

_TALL = sqrt(3) / 2
_UNIT: tuple[Point, ...] = ((1, 0), (0.5, _TALL), (-0.5, _TALL), (-1, 0), (-0.5, -_TALL), (0.5, -_TALL))
"""The six directions on screen."""


class Frame(NamedTuple):
    """Where the lattice lies in a picture: the length of a segment and the place of the origin."""

    size: float
    left: float
    top: float

    def at(self, x: float, y: float) -> Point:
        return round(self.left + self.size * (x + y / 2), 1), round(self.top + self.size * y * _TALL, 1)


def corners(placing: Placing) -> list[tuple[int, int]]:
    return [(x + placing.dx, y + placing.dy) for x, y in turned(placing.tile, placing.rot).vertices]


def extent(placings: Sequence[Placing]) -> tuple[float, float, float, float]:
    """The least and greatest place of these tiles on screen, in segments: left, top, right, bottom."""
    points = [(x + y / 2, y * _TALL) for placing in placings for x, y in corners(placing)]
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


def fitted(placings: Sequence[Placing], box: tuple[float, float, float, float], most: float, rim: float = 0.3) -> Frame:
    """A frame in which these tiles fill the box (left, top, width, height), no larger than `most` a segment."""
    left, top, right, bottom = extent(placings)
    x, y, width, height = box
    wide, tall = right - left + 2 * rim, bottom - top + 2 * rim
    size = min(width / wide, height / tall, most)
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
    ux, uy = _UNIT[direction]
    far = -out * frame.size
    return (ax + bx) / 2 - uy * far, (ay + by) / 2 + ux * far


# The printed tile.


def ground(frame: Frame, placing: Placing, open_ends: Sequence[int] = (), ghost: bool = False) -> list[AnyShape]:
    """A tile as printed: its field, roads, forests and mountains; road ends that lead nowhere yet have a bar."""
    return list(_ground(frame, placing, tuple(open_ends), ghost))


@lru_cache(256)
def _ground(frame: Frame, placing: Placing, open_ends: tuple[int, ...], ghost: bool) -> tuple[AnyShape, ...]:
    """A tile lies where it was built: its shapes are worked out once for each picture it is in."""
    printed = TILES[placing.tile]
    shape = turned(placing.tile, placing.rot)
    size = frame.size
    outline = [frame.at(x, y) for x, y in corners(placing)]
    fill = "#ffffffd9" if ghost else FILLS[printed.kind]
    shapes: list[AnyShape] = [Polygon(outline, fill=fill)]
    centre = label_at(frame, placing)
    for segment, kind in enumerate(printed.edges):
        if kind == "R":
            road = _road(frame, placing, segment, centre)
            shapes.append(Line(road, EARTH_LINE, size * 0.25))
            shapes.append(Line(road, EARTH, size * 0.21))
    for segment, kind in enumerate(printed.edges):
        start, direction = outline[segment], shape.directions[segment]
        if kind in TERRAIN:
            shapes += relief(TERRAIN[kind], start, size, direction)
    line = RING if ghost else INK
    shapes.append(Polygon(outline, line=line, width=max(2.0, size * (0.06 if ghost else 0.035))))
    return (*shapes, *(_bar(outline[segment], shape.directions[segment], size) for segment in open_ends))


def _road(frame: Frame, placing: Placing, segment: int, centre: Point) -> list[Point]:
    """From the edge straight inwards, then towards the middle of the tile, but not under its name."""
    edge = middle(frame, placing, segment)
    inner_x, inner_y = middle(frame, placing, segment, -0.42)
    inner = (round(inner_x, 1), round(inner_y, 1))
    dx, dy = centre[0] - inner[0], centre[1] - inner[1]
    far = sqrt(dx * dx + dy * dy) or 1.0
    further = far - 0.55 * frame.size
    if further < 0.25 * frame.size:
        return [edge, inner]
    end = (inner[0] + dx * further / far, inner[1] + dy * further / far)
    return [edge, inner, (round(end[0], 1), round(end[1], 1))]


def relief(terrain: str, start: Point, size: float, direction: int = 3) -> list[AnyShape]:
    """Bushes or peaks along a segment that starts there."""
    if terrain == "forest":
        return [_relief(start, direction, size, _BUSHES, BUSH, BUSH_LINE)]
    return [
        _relief(start, direction, size, _PEAKS, ROCK, ROCK_LINE),
        _relief(start, direction, size, _CAPS, SNOW, None),
    ]


def _relief(
    start: Point, direction: int, size: float, profile: Sequence[Point], fill: str, line: str | None
) -> Polygon:
    """A profile along a segment: (along it, inwards), both in segments."""
    ux, uy = _UNIT[direction]
    x, y = start
    return Polygon(
        [
            (round(x + size * (along * ux - inward * uy), 1), round(y + size * (along * uy + inward * ux), 1))
            for along, inward in profile
        ],
        fill=fill,
        line=line,
        width=max(1.0, size * 0.018),
    )


def _bushes() -> list[Point]:
    """Four round bushes in a row."""
    turns = [pi * degrees / 180 for degrees in range(220, -41, -20)]
    return [(0.224 + 0.184 * bush + 0.1 * cos(turn), 0.1 + 0.1 * sin(turn)) for bush in range(4) for turn in turns]


_BUSHES = _bushes()
_PEAKS: list[Point] = [(0.12, 0.02), (0.28, 0.2), (0.37, 0.11), (0.5, 0.27), (0.63, 0.11), (0.72, 0.2), (0.88, 0.02)]
_CAPS: list[Point] = [
    (0.227, 0.14), (0.28, 0.2), (0.334, 0.146), (0.37, 0.11), (0.427, 0.18), (0.5, 0.27), (0.573, 0.18), (0.63, 0.11),
    (0.666, 0.146), (0.72, 0.2), (0.773, 0.14), (0.72, 0.158), (0.63, 0.11), (0.5, 0.21), (0.37, 0.11), (0.28, 0.158),
]  # fmt: skip
"""The snow on the three peaks, down to the gaps between them: one shape is painted faster than three."""


def _bar(start: Point, direction: int, size: float) -> Line:
    ux, uy = _UNIT[direction]
    x, y = start
    ends = [(round(x + size * t * ux, 1), round(y + size * t * uy, 1)) for t in (0.36, 0.64)]
    return Line(ends, OPEN_END, size * 0.07)


def plank(frame: Frame, placing: Placing, road: Road) -> list[AnyShape]:
    """A player's road lies across the border, with the number of its builder."""
    x, y = middle(frame, placing, road.segment)
    ux, uy = _UNIT[turned(placing.tile, placing.rot).directions[road.segment]]
    half, long = 0.13 * frame.size, 0.33 * frame.size
    quad = [
        (round(x + ux * half * i - uy * long * j, 1), round(y + uy * half * i + ux * long * j, 1))
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    text = say("number", count=road.owner + 1)
    return [
        Polygon(quad, fill=PLAYERS[road.owner], line=PAPER, width=max(2.0, frame.size * 0.035)),
        Label(x, y, text, frame.size * 0.2, ON_PLAYERS[road.owner], face="bold"),
    ]


# What stands on a tile.


def contents(frame: Frame, village: Village, number: int, cut: bool) -> list[AnyShape]:
    """Name, number, goods in their slots, flag and workers, in rows around the tile's middle; nobody can be where
    no road leads from the church, and a sign says so."""
    site = village.sites[number]
    size = frame.size
    x, y = label_at(frame, placing_of(site))
    church = number == 0
    top = y - (0.5 if church else 0.26) * size
    shapes = name_plate(x, top, size, site.tile, number)
    if site.flag is not None:
        shapes = [*flag(x - 0.5 * size, top - 0.56 * size, size * 0.27, site.flag), *shapes]
    if church:
        shapes += _church_slots(village, x, top + 0.42 * size, size)
    elif site.tile == "market":
        prices = village.prices
        text = say("hamlet-map-prices", raw=prices.raw, refined=prices.refined)
        wide, tall = 1.7 * size, 0.22 * size
        shapes.append(Box(x - wide / 2, y - 0.07 * size, wide, tall, fill="#fffdf6cc", radius=0.06 * size))
        shapes.append(Label(x, y + 0.04 * size, text, size * 0.18, "#8a2a16", face="bold", fit=wide - 4))
    shapes += _goods(site, x, y + 0.06 * size, size)
    rows = 0.5 if church else 0.46 if site.raw or site.made or site.tile == "market" else 0.22
    if cut:
        return [*shapes, *cut_off(x, y + (rows + 0.12) * size, size * 0.18)]
    return [*shapes, *_workers(village, number, x, y + rows * size, size)]


def name_plate(x: float, y: float, size: float, tile: str, number: int | None) -> list[AnyShape]:
    """The tile's name, in two lines where one would be too wide, and its number."""
    badge = "" if number is None else str(number)
    text = say(f"hamlet-{tile}")
    foot = y + 0.14 * size
    return [
        Label(
            x,
            foot,
            text,
            0.22 * size,
            INK,
            face="bold",
            fit=1.4 * size,
            lines=2,
            anchor="mb",
            plate=Plate("#fffdf6e6", tall=1.25, pad=0.25, radius=0.35, badge=badge),
        )
    ]


def _church_slots(village: Village, x: float, y: float, size: float) -> list[AnyShape]:
    """Each delivery with its need and points; a filled one in the colour and with the number of whoever filled it."""
    slots = village.deliveries
    wide, tall = 0.62 * size, 0.52 * size
    left = x - (wide + 0.04 * size) * len(slots) / 2
    shapes: list[AnyShape] = []
    for place, slot in enumerate(slots):
        at = left + place * (wide + 0.04 * size)
        by = slot.by
        fill, ink = (PAPER, INK) if by is None else (PLAYERS[by], ON_PLAYERS[by])
        shapes.append(Box(at, y - tall / 2, wide, tall, fill=fill, line=INK, radius=0.06 * size, thick=1.5))
        need = say(f"hamlet-slot-{slot.slot}.map")
        below = say("hamlet-map-points", vp=SLOTS[slot.slot].vp) if by is None else say("hamlet-map-by", seat=by + 1)
        both = len(SLOTS[slot.slot].needs) > 1
        fit, letters = (0.5 * wide, 0.145 * size) if both else (wide - 4, 0.17 * size)
        middle_x = at + wide / 2
        shapes.append(Label(middle_x, y - 0.1 * size, need, letters, ink, face="bold", fit=fit, lines=2 if both else 1))
        shapes.append(Label(middle_x, y + 0.15 * size, below, 0.16 * size, ink, fit=wide - 4))
    return shapes


def _goods(site: Site, x: float, y: float, size: float) -> list[AnyShape]:
    slots = len(site.raw) + len(site.made)
    step = 0.33 * size
    left = x - step * (slots - 1) / 2
    shapes: list[AnyShape] = []
    printed = TILES[site.tile]
    for slot, held in enumerate(site.raw):
        shapes += cube(left + slot * step, y, size * 0.14, held, printed.raw_slots[slot])
    for slot, token in enumerate(site.made):
        assert printed.refine is not None
        at, good = left + slot * step, printed.refine.output
        if token is None:
            shapes += empty_slot(at, y, 0.15 * size, good)
        else:
            shapes += _token(at, y, size * 0.17, good, token.owner, token.fine)
    return shapes


def empty_slot(x: float, y: float, radius: float, good: str) -> list[AnyShape]:
    """Where a refined good will lie."""
    return [
        Disc(x, y, radius, fill="#ffffff99", line="#8d8d8d", thick=1.5),
        Label(x, y, say(f"hamlet-letter-{good}"), 1.13 * radius, "#6d6d6d"),
    ]


def cube(x: float, y: float, half: float, held: str, slot: str) -> list[AnyShape]:
    """A cube with its letter; an empty slot is pale."""
    text = say(f"hamlet-letter-{held or slot}")
    fill, line, ink = (CUBES[held], INK, ON_CUBES[held]) if held else ("#ffffff99", "#8d8d8d", "#6d6d6d")
    return [
        Box(x - half, y - half, 2 * half, 2 * half, fill=fill, line=line, radius=half * 0.25, thick=1.5),
        Label(x, y, text, half * 1.35, ink, face="bold" if held else "text"),
    ]


def _token(x: float, y: float, radius: float, good: str, owner: int, fine: bool) -> list[AnyShape]:
    """A refined good in its maker's colour with letter and number; a double ring is high quality."""
    shapes: list[AnyShape] = []
    if fine:
        shapes.append(Disc(x, y, radius * 1.22, fill=PAPER, line=INK, thick=2))
    shapes.append(Disc(x, y, radius, fill=PLAYERS[owner], line=INK, thick=1.5))
    text = say(f"hamlet-letter-{good}.owned", seat=owner + 1)
    shapes.append(Label(x, y, text, radius * 1.05, ON_PLAYERS[owner], face="bold"))
    return shapes


def _workers(village: Village, number: int, x: float, y: float, size: float) -> list[AnyShape]:
    """Villagers as pawns and donkeys on four legs, each with its player's number."""
    here: list[tuple[int, str, int]] = []
    for seat, player in enumerate(village.players):
        pawns = [villager.used for villager in player.villagers if villager.at == number]
        here += [(seat, "lying" if used else "pawn", pawns.count(used)) for used in (False, True) if used in pawns]
        donkeys = sum(1 for donkey in player.donkeys if donkey.at == number)
        if donkeys:
            here.append((seat, "donkey", donkeys))
    room = 3.3 if number == 0 else 2.0
    step = min(0.42, room / max(1, len(here))) * size
    left = x - step * (len(here) - 1) / 2
    shapes: list[AnyShape] = []
    for place, (seat, kind, count) in enumerate(here):
        at = left + place * step
        shapes += donkey(at, y, size * 0.17, seat) if kind == "donkey" else pawn(at, y, size * 0.17, seat, kind)
        if count > 1:
            text = say("hamlet-map-times", count=count)
            shapes.append(Label(at + 0.14 * size, y - 0.2 * size, text, 0.17 * size, INK, face="bold"))
    return shapes


def pawn(x: float, y: float, size: float, seat: int, kind: str = "pawn") -> list[AnyShape]:
    """A villager; one who has acted in this turn is pale."""
    colour = PLAYERS[seat] + ("77" if kind == "lying" else "")
    body = [(x - size * 0.75, y + size), (x, y - size * 0.6), (x + size * 0.75, y + size)]
    return [
        Polygon(body, fill=colour, line=INK, width=1.5),
        Disc(x, y - size * 0.7, size * 0.42, fill=colour, line=INK, thick=1.5),
        Label(x, y + size * 0.45, say("number", count=seat + 1), size * 0.95, ON_PLAYERS[seat], face="bold"),
    ]


def donkey(x: float, y: float, size: float, seat: int) -> list[AnyShape]:
    shape = [
        (-1.0, -0.35), (0.45, -0.35), (0.55, -1.0), (0.72, -1.35), (0.8, -1.0), (1.25, -0.8), (1.2, -0.5),
        (0.85, -0.45), (0.8, 0.35), (0.75, 1.0), (0.5, 1.0), (0.45, 0.4), (-0.5, 0.4), (-0.6, 1.0), (-0.85, 1.0),
        (-0.9, 0.3),
    ]  # fmt: skip
    outline = [(round(x + dx * size, 1), round(y + dy * size, 1)) for dx, dy in shape]
    return [
        Polygon(outline, fill=PLAYERS[seat], line=INK, width=1.5),
        Label(
            x - size * 0.1, y + size * 0.02, say("number", count=seat + 1), size * 0.85, ON_PLAYERS[seat], face="bold"
        ),
    ]


def flag(x: float, y: float, size: float, seat: int) -> list[AnyShape]:
    cloth = [(x, y), (x + size * 1.15, y + size * 0.42), (x, y + size * 0.85)]
    return [
        Line([(x, y - 2), (x, y + size * 1.7)], INK, max(2.0, size * 0.09)),
        Polygon(cloth, fill=PLAYERS[seat], line=INK, width=1.5),
        Label(
            x + size * 0.34, y + size * 0.43, say("number", count=seat + 1), size * 0.6, ON_PLAYERS[seat], face="bold"
        ),
    ]


def cut_off(x: float, y: float, radius: float) -> list[AnyShape]:
    """A road that is barred: no way leads from here to the church."""
    slant = radius * 0.7
    return [
        Disc(x, y, radius, fill=PAPER, line=OPEN_END, thick=max(2.0, radius * 0.3)),
        Line([(x - slant, y + slant), (x + slant, y - slant)], OPEN_END, max(2.0, radius * 0.3)),
    ]


def ring(x: float, y: float, radius: float, number: int) -> list[AnyShape]:
    """A numbered ring that a menu refers to."""
    return [
        Disc(x, y, radius, fill="#ffffffee", line=RING, thick=max(3.0, radius * 0.22)),
        Label(x, y, say("number", count=number), radius * 1.15, RING, face="bold"),
    ]
