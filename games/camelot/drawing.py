"""The shapes Camelot is drawn from: swords, engines, shields, cards."""

from __future__ import annotations

from math import cos, pi, sin

from games.camelot.pieces import Knight, Relic, White
from games.core.scene import AnyShape, Box, Disc, Label, Line, Point, Polygon
from games.core.text import Phrase, say

INK = "#2a2620"
PAPER = "#fbf6ea"
STONE = "#d9d0bd"
SHADE = "#8b8272"
WOOD = "#7a5a34"
WHITE = "#ffffff"
DARK = "#26242c"
GOLD = "#d0a02e"
BLUE = "#2f5d8c"
CRIMSON = "#a8323e"

# A field for each knight that colour-blind eyes keep apart; the letters on it say the same.
FIELDS = {
    Knight.ARTHUR: "#b8860b",
    Knight.GALAHAD: "#5f6b73",
    Knight.GAWAIN: "#2f5d8c",
    Knight.KAY: "#8a4b2a",
    Knight.PALAMEDES: "#3f3f46",
    Knight.PERCIVAL: "#7b4a94",
    Knight.TRISTAN: "#2e7466",
}

HUES = {
    **dict.fromkeys((White.FIGHT1, White.FIGHT2, White.FIGHT3, White.FIGHT4, White.FIGHT5), "#2f5d8c"),
    White.GRAIL: "#b8860b",
    White.MERLIN: "#5b3f8c",
}


def number(value: int) -> Phrase:
    return say("number", count=int(value))


def turned(points: list[Point], x: float, y: float, angle: float) -> list[Point]:
    """Points around the origin, turned and put in place."""
    c, s = cos(angle), sin(angle)
    return [(round(x + a * c - b * s, 1), round(y + a * s + b * c, 1)) for a, b in points]


def sword(x: float, y: float, angle: float, size: float, black: bool) -> list[AnyShape]:
    """A sword that points along the angle; the black ones have a dark blade and a ring for a pommel."""
    blade = [(-0.15, -0.09), (0.85, -0.09), (1.0, 0.0), (0.85, 0.09), (-0.15, 0.09)]
    guard = [(-0.22, -0.26), (-0.12, -0.26), (-0.12, 0.26), (-0.22, 0.26)]
    grip = [(-0.52, -0.06), (-0.22, -0.06), (-0.22, 0.06), (-0.52, 0.06)]
    fill = DARK if black else WHITE

    def shape(points: list[Point], colour: str) -> Polygon:
        return Polygon(turned([(a * size, b * size) for a, b in points], x, y, angle), colour, INK, 1.2)

    px, py = turned([(-0.58 * size, 0)], x, y, angle)[0]
    pommel = Disc(px, py, size * 0.09, None if black else GOLD, INK, 1.5)
    return [shape(blade, fill), shape(guard, DARK if black else GOLD), shape(grip, WOOD), pommel]


def round_table(x: float, y: float, radius: float) -> list[AnyShape]:
    rays: list[AnyShape] = []
    for place in range(16):
        angle = -pi / 2 + 2 * pi * place / 16
        rays.append(
            Line(
                [
                    (round(x + radius * 0.34 * cos(angle), 1), round(y + radius * 0.34 * sin(angle), 1)),
                    (round(x + radius * 0.95 * cos(angle), 1), round(y + radius * 0.95 * sin(angle), 1)),
                ],
                "#c9b48a",
                2,
            )
        )
    return [
        Disc(x, y, radius, "#e8d9b5", WOOD, 5),
        *rays,
        Disc(x, y, radius * 0.34, PAPER, WOOD, 2),
    ]


def engine(x: float, y: float, standing: bool) -> list[AnyShape]:
    """A catapult; an empty place is an outline."""
    frame = [(x - 17, y + 12), (x + 17, y + 12), (x + 13, y + 5), (x - 13, y + 5)]
    if not standing:
        return [Polygon(frame, None, "#b9ae98", 1.5)]
    return [
        Polygon(frame, WOOD, INK, 1.2),
        Line([(x - 9, y + 6), (x + 11, y - 12)], INK, 4),
        Disc(x + 12, y - 13, 5, SHADE, INK, 1.2),
        Disc(x - 11, y + 13, 4.5, DARK),
        Disc(x + 11, y + 13, 4.5, DARK),
    ]


def shield(knight: Knight, x: float, y: float, size: float, *, active: bool = False) -> list[AnyShape]:
    """A knight's shield with the letters of the name."""
    outline = [(-0.8, -0.9), (0.8, -0.9), (0.8, 0.1), (0.0, 1.0), (-0.8, 0.1)]
    points = [(round(x + a * size, 1), round(y + b * size, 1)) for a, b in outline]
    return [
        Polygon(points, FIELDS[knight], GOLD if active else INK, 4 if active else 1.5),
        Label(x, y - size * 0.22, say(f"camelot-mark-{knight.word}"), size * 0.85, PAPER, face="bold"),
    ]


def heart(x: float, y: float, size: float, full: bool) -> list[AnyShape]:
    points = [(0, 1), (-1, 0), (-1, -0.5), (-0.5, -0.9), (0, -0.4), (0.5, -0.9), (1, -0.5), (1, 0)]
    outline = [(round(x + a * size, 1), round(y + b * size, 1)) for a, b in points]
    return [Polygon(outline, CRIMSON if full else None, CRIMSON if full else "#b9ae98", 1.3)]


def slot(x: float, y: float, wide: float = 30, tall: float = 40) -> list[AnyShape]:
    return [Box(x, y, wide, tall, None, "#b3a68a", 4, 1.3)]


def white_card(text: Phrase, x: float, y: float, wide: float = 30, tall: float = 40) -> list[AnyShape]:
    return [
        Box(x, y, wide, tall, WHITE, INK, 4, 1.5),
        Label(x + wide / 2, y + tall / 2, text, tall * 0.52, INK, face="bold", fit=wide - 4),
    ]


def black_card(text: Phrase | None, x: float, y: float, wide: float = 30, tall: float = 40) -> list[AnyShape]:
    """Face up with its value; face down with a frame and a question mark."""
    shapes: list[AnyShape] = [Box(x, y, wide, tall, DARK, INK, 4, 1.5)]
    if text is None:
        shapes.append(Box(x + 4, y + 4, wide - 8, tall - 8, None, SHADE, 3, 1.5))
        shapes.append(Label(x + wide / 2, y + tall / 2, say("camelot-sign-hidden"), tall * 0.5, SHADE, face="bold"))
    else:
        shapes.append(Label(x + wide / 2, y + tall / 2, text, tall * 0.5, PAPER, face="bold", fit=wide - 4))
    return shapes


def warrior(x: float, y: float, standing: bool) -> list[AnyShape]:
    body = [(x - 10, y + 16), (x + 10, y + 16), (x + 5, y - 4), (x - 5, y - 4)]
    fill, line = (CRIMSON, INK) if standing else (None, "#b9ae98")
    return [Polygon(body, fill, line, 1.4), Disc(x, y - 9, 6, fill, line, 1.4)]


def relic(which: Relic, x: float, y: float) -> list[AnyShape]:
    """A small sign for each relic."""
    if which is Relic.SWORD:
        return sword(x - 6, y, -pi / 4, 20, False)
    if which is Relic.CUP:
        bowl = [(x - 9, y - 10), (x + 9, y - 10), (x + 4, y), (x + 2, y + 7), (x + 7, y + 10), (x - 7, y + 10)]
        return [Polygon([*bowl, (x - 2, y + 7), (x - 4, y)], GOLD, INK, 1.2)]
    plate = [
        (x - 10, y - 9),
        (x - 4, y - 6),
        (x + 4, y - 6),
        (x + 10, y - 9),
        (x + 8, y + 8),
        (x, y + 11),
        (x - 8, y + 8),
    ]
    return [Polygon(plate, "#9aa3ab", INK, 1.2), Line([(x, y - 6), (x, y + 10)], INK, 1)]
