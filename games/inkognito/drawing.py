"""The ink of Inkognito: colours, tokens, cards, and an outline of Venice."""

from __future__ import annotations

from math import cos, pi, sin

from games.core.scene import AnyShape, Box, Disc, Label, Line, Point, Polygon
from games.core.text import say
from games.inkognito.pieces import Card

WIDTH = 800
INK = "#20242b"
PAPER = "#fbf5e6"
PALE = "#d9cfb8"
RULE = "#cdbf9f"
GREY = "#6f7680"
DARK = "#2c3440"
FADED = "#9aa3ad"
WATER = "#9fc9d6"
DEEP = "#83b6c6"
LAND = "#e3cfa4"
SHORE = "#a98f5c"
BRICK = "#a8432f"

HUES = ("#c8402b", "#1f6fb2", "#0c8f6c", "#e8c62f")
"""Red, blue, green, yellow, apart for colour-blind eyes; each token carries a number, too."""

_CITY: list[Point] = [
    (40, 170), (95, 120), (150, 125), (200, 70), (290, 45), (390, 52), (470, 30), (560, 62), (640, 75), (720, 130),
    (765, 190), (735, 245), (660, 262), (590, 275), (540, 318), (470, 322), (420, 300), (395, 330), (350, 372),
    (270, 388), (180, 372), (110, 330), (90, 270), (45, 235),
]  # fmt: skip
_GRAND_CANAL: list[Point] = [
    (60, 165), (140, 190), (220, 165), (280, 110), (360, 92), (415, 130), (400, 190), (330, 215), (270, 250),
    (300, 292), (360, 300), (425, 318),
]  # fmt: skip
_SAN_GIORGIO: list[Point] = [
    (490, 400),
    (520, 362),
    (600, 350),
    (690, 362),
    (720, 405),
    (690, 448),
    (590, 456),
    (510, 442),
]
_GIUDECCA: list[Point] = [(60, 415), (150, 405), (260, 418), (350, 420), (400, 438), (340, 458), (200, 456), (90, 446)]
_SMALL_CANALS: list[list[Point]] = [
    [(415, 130), (520, 110), (610, 75)],
    [(400, 190), (480, 200), (560, 170), (660, 110)],
    [(480, 200), (545, 255), (575, 280)],
    [(220, 165), (200, 70)],
    [(270, 250), (180, 260), (90, 250)],
    [(180, 260), (190, 372)],
]


def _wave(x: float, y: float) -> Line:
    return Line([(x, y), (x + 9, y - 5), (x + 18, y), (x + 27, y - 5), (x + 36, y)], DEEP, 2.5)


VENICE: list[AnyShape] = [
    *[_wave(x, y) for x, y in ((20, 40), (90, 72), (30, 330), (20, 390), (430, 380), (735, 300), (745, 60), (640, 310),
                               (420, 455), (755, 440), (660, 30))],
    *[Polygon(shape, fill=LAND, line=SHORE, width=3) for shape in (_CITY, _SAN_GIORGIO, _GIUDECCA)],
    *[Line(canal, WATER, 7) for canal in _SMALL_CANALS],
    Line(_GRAND_CANAL, WATER, 24),
]  # fmt: skip


def token(x: float, y: float, colour: int | None, radius: float = 17) -> list[AnyShape]:
    """A masked figure in its colour, numbered; black and with an A: the Ambassador."""
    hue = INK if colour is None else HUES[colour]
    text = say("inkognito-initial-ambassador") if colour is None else say("number", count=colour + 1)
    return [
        Disc(x, y, radius, fill=hue, line="#ffffff", thick=2.5),
        Label(x, y, text, radius * 1.35, INK if colour == 3 else "#ffffff", face="bold"),
    ]


def tick(x: float, y: float, size: float, colour: str = INK) -> list[AnyShape]:
    return [Line([(x - size, y), (x - size * 0.3, y + size * 0.7), (x + size, y - size * 0.8)], colour, size * 0.4)]


def cross(x: float, y: float, size: float, colour: str = INK) -> list[AnyShape]:
    return [
        Line([(x - size, y - size), (x + size, y + size)], colour, size * 0.4),
        Line([(x - size, y + size), (x + size, y - size)], colour, size * 0.4),
    ]


def ring(x: float, y: float, size: float, colour: str = INK) -> list[AnyShape]:
    return [Disc(x, y, size, line=colour, thick=3)]


def big_card(card: Card, x: float, y: float) -> list[AnyShape]:
    """A black card: the truth."""
    return [
        Box(x, y, 134, 198, fill="#14171c", line=PALE, radius=12, thick=3),
        *emblem(card, x + 67, y + 82, 46, PAPER),
        *_name(card, x + 67, y + 168, 19, 122, PAPER),
    ]


def small_card(card: Card, x: float, y: float, colour: int, true: bool) -> list[AnyShape]:
    """A card in one's own colour, ticked when it is true."""
    mark = tick(x + 90, y + 18, 9, "#ffffff") if true else cross(x + 90, y + 18, 7, "#ffffff")
    return [
        Box(x, y, 110, 94, fill=PAPER, line="#ffffff" if true else GREY, radius=8, thick=4 if true else 1.5),
        Box(x + 4, y + 4, 102, 30, fill=HUES[colour] if colour != 3 else "#8a7200", radius=5),
        *mark,
        *emblem(card, x + 55, y + 52, 17, INK),
        *_name(card, x + 55, y + 80, 17, 100, INK),
    ]


def _name(card: Card, x: float, y: float, size: float, fit: float, ink: str) -> list[AnyShape]:
    """An agent's name; a number is its own."""
    if card >= Card.N13:
        return []
    return [Label(x, y, say(f"inkognito-{card.word}"), size, ink, face="court", fit=fit)]


def emblem(card: Card, x: float, y: float, size: float, ink: str) -> list[AnyShape]:
    """A number as itself; an agent by what they wear: a bowler, a cap, a feathered mask, an X."""
    if card >= Card.N13:
        return [Label(x, y + size * 0.3, say(f"inkognito-{card.word}"), size * 1.6, ink, face="court")]
    if card is Card.FIDDLEBOTTOM:
        dome = [(x + size * 0.6 * cos(turn * pi / 8), y - size * 0.75 * sin(turn * pi / 8)) for turn in range(9)]
        brim = [(x - size, y + size * 0.2), (x - size * 0.7, y), (x + size * 0.7, y), (x + size, y + size * 0.2)]
        return [
            Polygon(dome, fill=ink),
            Polygon(brim, fill=ink),
            Disc(x + size * 0.3, y + size * 0.55, size * 0.22, None, ink, 3),
        ]
    if card is Card.BUBBLE:
        cap = [
            (x - size * 0.8, y - size * 0.6),
            (x + size * 0.8, y - size * 0.6),
            (x + size * 0.6, y),
            (x - size * 0.6, y),
        ]
        peak = [
            (x - size * 0.7, y + size * 0.08),
            (x + size * 0.7, y + size * 0.08),
            (x + size * 0.3, y + size * 0.35),
            (x - size * 0.3, y + size * 0.35),
        ]
        return [Polygon(cap, fill=ink), Polygon(peak, fill=ink), Disc(x, y + size * 0.7, size * 0.14, fill=ink)]
    if card is Card.ZSAZSA:
        mask = [
            (x - size, y - size * 0.3),
            (x, y - size * 0.1),
            (x + size, y - size * 0.3),
            (x + size * 0.6, y + size * 0.45),
            (x, y + size * 0.2),
            (x - size * 0.6, y + size * 0.45),
        ]
        feathers: list[AnyShape] = [
            Line([(x + size * lean * 0.5, y - size * 0.2), (x + size * lean, y - size)], ink, size * 0.14)
            for lean in (-0.5, 0, 0.5)
        ]
        return [*feathers, Polygon(mask, fill=ink)]
    return cross(x, y, size * 0.7, ink)
