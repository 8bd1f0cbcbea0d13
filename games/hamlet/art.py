"""What lies and stands in the village: goods, workers, roads, flags, coins. Colours are never alone: every piece
carries its player's number, every good its letter.
"""

from __future__ import annotations

from games.core.colours import darker, lighter, mix
from games.core.emojis import piece as emoji_piece
from games.core.scene import (
    FOIL,
    AnyShape,
    Art,
    Box,
    Colour,
    Curve,
    Disc,
    Fade,
    Ground,
    Label,
    Line,
    Paint,
    Plate,
    Point,
    Polygon,
    Sign,
    Stamp,
)
from games.core.text import Phrase, Seat, say
from games.hamlet.frames import UNIT
from games.hamlet.pieces import RAW, REFINED, SLOTS

INK = "#2a2018"
IVORY = "#fffaf0"
PLAYERS = ("#c0392b", "#1f6fd0", "#e0a010", "#4b1f6b")
ON_PLAYERS = ("#ffffff", "#ffffff", "#241a04", "#ffffff")
EDGE = "#1c120a"
NOBODY = "#8d8478"
MEADOW, WOOD = "#9cba70", "#6b482a"
GRASS, BOARDS = Ground("meadow", MEADOW), Ground("wood", WOOD)
PAPER: Paint = Fade("#fffaf0", "#f2e5c9")
PAPER_EDGE = "#7a5c30"
PLATE, PLATE_EDGE = "#fbf0da", "#6b482a"
"""Of names and deliveries."""
POINTS = "#8a4a08"
ON_WOOD = "#ffeccb"
EARTH, EARTH_EDGE, OPEN_END, OPEN_EDGE = "#dcbb80", "#7d5c30", "#f08a2c", "#5a2408"
RING = "#c2185b"
"""Of what may be chosen."""

CUBES: dict[str, tuple[Colour, Colour, Colour, Colour]] = {
    "wood": ("#94602f", "#5c3a1c", "#c08a54", "#ffffff"),
    "stone": ("#98a0aa", "#5f6670", "#c3c9d0", "#1c2026"),
    "wheat": ("#efc842", "#b28a14", "#fbe28a", "#2a1f04"),
}
"""Face, side, top, letter."""
_REFINED = "#5f6a76"
"""A refined good of nobody."""


def _field(hue: Colour) -> Fade:
    """Not lit, so that what is written on it stays readable."""
    return Fade(hue, darker(hue, 0.22), darker(hue, 0.04), round=True)


def _stamp(x: float, y: float, size: float, shapes: list[AnyShape], lift: float = 1.5) -> Stamp:
    """A drawing in a square of 100 about (x, y)."""
    return Stamp(x - size / 2, y - size / 2, size, size, Art(100, 100, shapes), lift=lift)


# Goods.


def good(x: float, y: float, size: float, word: str) -> Stamp:
    """A good of nobody: a cube, or a medallion, with its letter."""
    if word in RAW:
        return cube(x, y, size, word)
    return _stamp(x, y, size, _medal(_REFINED, "#ffffff", say(f"hamlet-letter-{word}"), 60))


def cube(x: float, y: float, size: float, word: str) -> Stamp:
    return _stamp(x, y, size, _cube(word), 1.2)


def _cube(word: str) -> list[AnyShape]:
    face, side, top, ink = CUBES[word]
    return [
        Polygon([(3, 25), (25, 3), (97, 3), (97, 75), (75, 97), (3, 97)], fill="#2a1c10"),
        Polygon([(8, 25), (27, 7), (92, 7), (74, 25)], fill=top),
        Polygon([(77, 28), (93, 11), (93, 73), (77, 90)], fill=side),
        Box(7, 28, 67, 65, fill=face),
        Label(40, 61, say(f"hamlet-letter-{word}"), 62, ink, "bold"),
    ]


def _medal(
    hue: Colour, ink: Colour = IVORY, text: Phrase | None = None, size: float = 0, *, fine: bool = False
) -> list[AnyShape]:
    """A disc with a rim of foil; high quality has a second one."""
    inner = 8 if fine else 0
    rims: list[AnyShape] = [Disc(50, 50, 50, fill="#2a1a08"), Disc(50, 50, 48, fill=FOIL)]
    if fine:
        rims += [Disc(50, 50, 43, fill="#2a1a08"), Disc(50, 50, 39, fill=FOIL)]
    field = [Disc(50, 50, 42 - inner, fill=darker(hue, 0.45)), Disc(50, 50, 40 - inner, fill=_field(hue))]
    if text is None:
        return [*rims, *field]
    written = Label(50, 50, text, size * (0.86 if fine else 1), ink, "bold", fit=74 - 2 * inner)
    return [*rims, *field, written]


def made(x: float, y: float, size: float, word: str, owner: Seat, fine: bool) -> Stamp:
    """A refined good in its maker's colour with letter and number."""
    text = say(f"hamlet-letter-{word}.owned", seat=owner + 1)
    larger = 1.2 if fine else 1.0
    return _stamp(x, y, size * larger, _medal(PLAYERS[owner], ON_PLAYERS[owner], text, 50, fine=fine))


def fine_sign(x: float, y: float, size: float) -> Stamp:
    """What high quality looks like."""
    return _stamp(x, y, size, _medal(NOBODY, fine=True))


def empty(x: float, y: float, size: float, word: str) -> Stamp:
    """A place where a good will lie; for a refined one it is round."""
    form: list[AnyShape] = [Disc(50, 50, 47, fill="#fffaf0b0", line="#7d6a4c", thick=5)]
    if word not in REFINED:
        form = [Box(4, 4, 92, 92, fill="#fffaf0b0", line="#7d6a4c", radius=16, thick=5)]
    return _stamp(x, y, size, [*form, Label(50, 50, say(f"hamlet-letter-{word}"), 62, "#4c3d24", "bold")], 0)


# The church's deliveries.


def delivery(x: float, y: float, width: float, slot: str, by: Seat | None) -> Stamp:
    """A place of the church about (x, y): its need, and its points or who has filled it."""
    ink = INK if by is None else ON_PLAYERS[by]
    fill: Paint = PLATE if by is None else Fade(PLAYERS[by], darker(PLAYERS[by], 0.22))
    shapes: list[AnyShape] = [Box(0, 0, 100, 80, fill=fill, line=PLATE_EDGE, radius=10, thick=3)]
    if SLOTS[slot].coins:
        shapes += [
            Label(52, 24, say("number", count=SLOTS[slot].coins), 32, ink, "bold", "rm"),
            coin(72, 24, 34),
        ]
    elif len(SLOTS[slot].needs) > 1:
        shapes.append(Label(50, 25, say(f"hamlet-slot-{slot}.map"), 24, ink, "bold", fit=62, lines=2, leading=0.98))
    else:
        shapes.append(Label(50, 24, say(f"hamlet-slot-{slot}.map"), 30, ink, "bold", fit=94))
    if by is None:
        points = Label(48, 61, say("number", count=SLOTS[slot].vp), 31, POINTS, "bold", "rm")
        shapes += [points, star(66, 60, 29)]
    else:
        shapes.append(Label(50, 61, say("hamlet-map-by", seat=by + 1), 30, ink, "bold"))
    return Stamp(x - width / 2, y - 0.4 * width, width, 0.8 * width, Art(100, 80, shapes), lift=1.5)


# Workers.

_DONKEY: list[Point] = [
    (-0.95, -0.22), (-0.8, -0.34), (-0.2, -0.3), (0.22, -0.36), (0.38, -0.62), (0.4, -0.86), (0.3, -1.2), (0.5, -1.0),
    (0.54, -0.9), (0.6, -1.26), (0.72, -0.92), (0.98, -0.66), (1.06, -0.5), (0.94, -0.38), (0.7, -0.44), (0.58, -0.1),
    (0.52, 0.2), (0.52, 0.92), (0.3, 0.92), (0.26, 0.3), (-0.42, 0.28), (-0.5, 0.92), (-0.74, 0.92), (-0.78, 0.2),
    (-0.86, -0.02), (-1.02, 0.36), (-1.08, 0.34),
]  # fmt: skip
_SHARP = [6, 9, 17, 18, 21, 22, 25, 26]


def _coat(hue: Colour) -> Fade:
    return Fade(lighter(hue, 0.32), darker(hue, 0.18))


def _meeple(hue: Colour, x: float = 46, *, lying: bool = False) -> list[AnyShape]:
    turn, y = (90, 58) if lying else (0, 48)
    return [Sign(x, y, "meeple", 82, _coat(hue), stroke=4.5, stroke_fill=EDGE, raised=3, turn=turn)]


def _beast(hue: Colour) -> list[AnyShape]:
    outline = [(46 + 39 * x, 57 + 39 * y) for x, y in _DONKEY]
    return [
        Curve(outline, _SHARP, line=EDGE, width=10),
        Curve(outline, _SHARP, fill=_coat(hue)),
        Curve([(11, 46), (31, 46.5), (54, 44.5)], closed=False, line=lighter(hue, 0.55), width=3),
    ]


def _number(seat: Seat) -> list[AnyShape]:
    """In the corner of a piece whose it is."""
    return [
        Disc(76, 76, 24, fill=EDGE),
        Disc(76, 76, 20, fill=IVORY),
        Label(76, 76, say("number", count=seat + 1), 38, EDGE, "bold"),
    ]


def _many(count: int) -> list[AnyShape]:
    if count < 2:
        return []
    plate = Plate(EDGE, tall=1.15, pad=0.16, radius=0.4)
    return [Label(78, 20, say("hamlet-map-times", count=count), 37, IVORY, "bold", plate=plate)]


def worker(x: float, y: float, size: float, seat: Seat, kind: str, count: int = 1) -> Stamp:
    """A villager (kind "villager"; one who has acted in this turn is "lying", and pale) or a "donkey"."""
    hue = mix(PLAYERS[seat], "#efe3c8", 0.45) if kind == "lying" else PLAYERS[seat]
    body = _beast(hue) if kind == "donkey" else _meeple(hue, lying=kind == "lying")
    return _stamp(x, y, size, [*body, *_number(seat), *_many(count)], 1.2)


def figure(x: float, y: float, size: float, kind: str, hue: Colour = NOBODY) -> Stamp:
    """A villager or a donkey without a number: where it stands beside one."""
    return _stamp(x, y, size, _beast(hue) if kind == "donkey" else _meeple(hue, 50), 0)


# Roads and flags.


def plank(x: float, y: float, size: float, seat: Seat, direction: int) -> Stamp:
    """A player's road across a border that runs in this direction, `size` the length of a segment."""
    ux, uy = UNIT[direction % 3]
    text = say("number", count=seat + 1)
    hue = PLAYERS[seat]
    shapes: list[AnyShape] = [
        Polygon(_quad(ux, uy, 0.178, 0.318, 3), fill=EDGE),
        Polygon(_quad(ux, uy, 0.178, 0.318), fill=EDGE),
        Polygon(_quad(ux, uy, 0.162, 0.302), fill=IVORY),
        Polygon(_quad(ux, uy, 0.13, 0.27), fill=hue),
        Polygon(_quad(ux, uy, 0.02, 0.25, across=-0.1), fill=lighter(hue, 0.2)),
        Label(50, 50, text, 29, ON_PLAYERS[seat], "bold", shadow=0 if seat == 2 else 1),
    ]
    return _stamp(x, y, size, shapes, 1.5)


def _quad(ux: float, uy: float, half: float, long: float, down: float = 0, across: float = 0) -> list[Point]:
    return [
        (
            50 + 100 * (ux * (half * i + across) - uy * long * j),
            50 + 100 * (uy * (half * i + across) + ux * long * j) + down,
        )
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def flag(x: float, y: float, height: float, seat: Seat | None) -> Stamp:
    """Whose landmark it is; (x, y) is the foot of the pole."""
    hue = NOBODY if seat is None else PLAYERS[seat]
    shapes: list[AnyShape] = [
        Line([(8, 4), (8, 97)], EDGE, 9, round=True),
        Polygon([(6, 1), (82, 10), (62, 32), (82, 54), (6, 62)], fill=EDGE),
        Line([(8, 6), (8, 95)], "#8a6238", 4.5),
        Polygon([(10, 6), (74, 14), (56, 32), (74, 49), (10, 56)], fill=hue),
    ]
    if seat is not None:
        shapes.append(Label(35, 32, say("number", count=seat + 1), 40, ON_PLAYERS[seat], "bold"))
    wide = 0.84 * height
    return Stamp(x - 0.08 * height, y - height, wide, height, Art(84, 100, shapes), lift=1.2)


def cut_off(x: float, y: float, size: float) -> Stamp:
    """A road that is barred: no way leads from here to the church."""
    shapes: list[AnyShape] = [
        Disc(50, 50, 50, fill=EDGE),
        Disc(50, 50, 47, fill=IVORY),
        Line([(8, 50), (92, 50)], EARTH_EDGE, 34),
        Line([(8, 50), (92, 50)], EARTH, 26),
        Disc(50, 50, 46, line="#b02a1c", thick=12),
        Line([(22, 78), (78, 22)], "#b02a1c", 12),
    ]
    return _stamp(x, y, size, shapes)


# Coins, points, numbers.


def coin(x: float, y: float, size: float, count: int | None = None) -> Stamp:
    """With a number on it, or a crown."""
    shapes: list[AnyShape] = [
        Disc(50, 50, 50, fill="#5c3a08"),
        Disc(50, 50, 46, fill=FOIL),
        Disc(50, 50, 38, fill="#96621a"),
        Disc(50, 50, 35, fill=Fade("#ffe9a0", "#e0ad48")),
    ]
    if count is None:
        shapes.append(Sign(50, 50, "crown", 46, "#8a5a10"))
    else:
        shapes.append(Label(50, 50, say("number", count=count), 60, "#3a2404", "bold", fit=62))
    return _stamp(x, y, size, shapes, 1.2)


def star(x: float, y: float, size: float, fill: Paint = POINTS) -> Sign:
    """A point: the sign that texts have for it, which the letters of pictures lack."""
    return Sign(x, y, "round-star", size, fill)


def badge(x: float, y: float, size: float, seat: Seat) -> Stamp:
    """A player's colour and number."""
    return _stamp(x, y, size, _medal(PLAYERS[seat], ON_PLAYERS[seat], say("number", count=seat + 1), 58))


def shield(x: float, y: float, size: float) -> Sign:
    """The first player's."""
    return Sign(x, y, "shield", size, Fade("#ffeaa0", "#c48a1c"), stroke=1.6, stroke_fill="#3a2408", raised=1.5)


def held(x: float, y: float, size: float, what: str, hue: Colour = NOBODY) -> Stamp:
    """Signs of what a player has: "blueprint", "built" (roads), "sale"."""
    sign = {"blueprint": "scroll-unfurled", "built": "road", "sale": "basket"}[what]
    return _stamp(x, y, size, [Sign(50, 50, sign, 88, _coat(hue), stroke=4.5, stroke_fill=EDGE)], 0)


# Small pictures for texts.


def emojis() -> dict[str, Art]:
    """Goods as cubes and medallions with their letters, workers, a coin."""
    found: dict[str, Art] = {word: emoji_piece(_enlarged(_cube(word))) for word in RAW}
    for word in REFINED:
        found[word] = emoji_piece(_enlarged(_medal(_REFINED, "#ffffff", say(f"hamlet-letter-{word}"), 60)))
    return {
        **found,
        "villager": emoji_piece(_enlarged(_meeple("#c8743a", 50))),
        "donkey": emoji_piece(_enlarged(_beast("#8d8478"))),
        "coin": emoji_piece([coin(64, 64, 122)]),
        "point": emoji_piece([Sign(64, 64, "round-star", 116, FOIL, stroke=5, stroke_fill="#3a2408", raised=3)]),
    }


def _enlarged(shapes: list[AnyShape]) -> list[AnyShape]:
    return [Stamp(2, 2, 124, 124, Art(100, 100, shapes))]
