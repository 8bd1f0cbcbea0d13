"""Cards of all games: large in the hand, small on the table, face down, lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from games.core.colours import darker, lighter
from games.core.drawings import portrait
from games.core.furniture import INK, IVORY, KEYLINE, PAPER, REMEMBERED, medallion
from games.core.scene import (
    FOIL,
    AnyShape,
    Art,
    Box,
    Colour,
    Disc,
    Fade,
    Label,
    Line,
    Polygon,
    Sign,
    Stamp,
)
from games.core.text import Phrase

CARD = (280, 400)
SMALL = (96, 134)
_SMALLEST = 16
"""Of letters, in a picture of the usual width."""
_OVERHANG = 10
"""The ribbon of a large card reaches beyond its edges."""


class Face(NamedTuple):
    """What a card shows: its figure, its colour, its name and what it does."""

    art: str
    hue: Colour
    title: Phrase
    rules: Phrase
    copies: int = 0
    """As pips: how many of it there are."""
    value: Phrase | None = None
    """In a medallion in its upper left corner."""


def card(x: float, y: float, face: Face, corner: Sequence[AnyShape] = (), turn: float = 0) -> Stamp:
    """A card in the hand: its figure in a window, its name on a ribbon, what it does. `corner` is drawn in its upper
    left corner, about (45, 35), where it has no value.
    """
    art = _card(face)
    if corner:
        art = msgspec.structs.replace(art, shapes=[*art.shapes, *corner])
    return Stamp(x - _OVERHANG, y, CARD[0] + 2 * _OVERHANG, CARD[1], art, lift=7, turn=turn)


@lru_cache(REMEMBERED)
def _card(face: Face) -> Art:
    wide, tall, left, hue, copies = *CARD, _OVERHANG, face.hue, face.copies
    middle = left + wide / 2
    pips = [Disc(middle + 12 * (pip - (copies - 1) / 2), tall - 20, 4, fill=hue) for pip in range(copies)]
    body: list[AnyShape] = [
        Box(0, 0, wide, tall, fill=PAPER),
        Stamp(14, 14, 252, 234, portrait(face.art, 252, 234, radius=12)),
        Box(14, 14, 252, 234, line="#2a12163c", radius=12, thick=5),
        Box(12, 12, 256, 238, line=FOIL, radius=14, thick=3),
        Box(6, 6, wide - 12, tall - 12, line=FOIL, radius=14, thick=2),
        Box(0, 0, wide, tall, line="#3a2a20cc", radius=18, thick=2),
    ]
    shapes: list[AnyShape] = [
        Stamp(left, 0, wide, tall, Art(wide, tall, body, clip="box", radius=18)),
        *_ribbon(left + 2, 224, wide - 4, 44, hue),
        Label(middle, 246, face.title, 30, "#fff8e6", "court", fit=wide - 40, shadow=2),
        Label(middle, 326 - (4 if copies else 0), face.rules, 20, INK, "semi", fit=wide - 36, lines=4, leading=1.25),
        *pips,
        *([medallion(45, 35, 62, hue, face.value)] if face.value is not None else []),
    ]
    return Art(wide + 2 * left, tall, shapes, detail=3)


def _ribbon(x: float, y: float, width: float, height: float, hue: Colour) -> list[AnyShape]:
    """With its ends folded behind."""
    shapes: list[AnyShape] = []
    for edge, way in ((x, 1), (x + width, -1)):
        out = edge - 12 * way
        tail = [(out, y + 10), (edge + 14 * way, y + 10), (edge + 14 * way, y + height + 9), (out, y + height + 9)]
        shapes.append(Polygon([*tail, (out + 9 * way, y + height / 2 + 9)], fill=darker(hue, 0.28)))
        fold = [(edge, y + height), (edge + 14 * way, y + height), (edge + 14 * way, y + height + 9)]
        shapes.append(Polygon(fold, fill=darker(hue, 0.5)))
    shapes.append(Box(x, y, width, height, fill=Fade(lighter(hue, 0.16), darker(hue, 0.2), hue)))
    return [*shapes, *[Box(x, line, width, 2, fill=FOIL) for line in (y + 3, y + height - 5)]]


def small_card(
    x: float,
    y: float,
    art: str,
    hue: Colour,
    title: Phrase,
    value: Phrase | None = None,
    size: tuple[float, float] = SMALL,
    state: Literal["", "dim", "grey"] = "",
) -> Stamp:
    """A card that lies open: its figure, its name, and its value if it has one."""
    return Stamp(x, y, *size, _small_card(art, hue, title, value, size), lift=3, state=state)


@lru_cache(REMEMBERED)
def _small_card(art: str, hue: Colour, title: Phrase, value: Phrase | None, size: tuple[float, float]) -> Art:
    wide, tall = size
    letters = max(0.205 * wide, _SMALLEST)
    strip, radius = round(max(0.235 * tall, 1.3 * letters)), min(0.094 * wide, 9)
    window = tall - strip
    medal = max(0.46 * min(wide, 0.9 * window), _SMALLEST / 0.6)
    corner = [medallion(0.02 * wide + medal / 2, 0.02 * wide + medal / 2, medal, hue, value)] if value else []
    shapes: list[AnyShape] = [
        Stamp(0, 0, wide, window, portrait(art, wide, window, zoom=1.18, up=6)),
        Box(0, window, wide, strip, fill=Fade(lighter(hue, 0.12), darker(hue, 0.22))),
        Box(0, window - 1, wide, 2, fill=FOIL),
        Label(wide / 2, window + strip / 2, title, letters, IVORY, "bold", fit=wide, shadow=1),
        *corner,
        Box(0, 0, wide, tall, line=KEYLINE, radius=radius, thick=2),
    ]
    return Art(wide, tall, shapes, clip="box", radius=radius)


def turned(stamp: Stamp, degrees: float) -> Stamp:
    """Leaning, as cards do in a hand; on a table they lie straight."""
    return msgspec.structs.replace(stamp, turn=degrees)


def struck(x: float, y: float, size: tuple[float, float] = SMALL) -> list[AnyShape]:
    """Two strokes across the figure of a card that is lost; its name stays readable."""
    wide, tall, thick = size[0], 0.76 * size[1], 0.035 * size[0]
    shapes: list[AnyShape] = []
    for start, end in (((0.14, 0.1), (0.86, 0.9)), ((0.86, 0.1), (0.14, 0.9))):
        (left, top), (right, low) = ((x + across * wide, y + down * tall) for across, down in (start, end))
        length = ((right - left) ** 2 + (low - top) ** 2) ** 0.5
        aside, down = -(low - top) / length * thick, (right - left) / length * thick
        middle = (left + right) / 2, (top + low) / 2
        waist = (middle[0] + aside, middle[1] + down), (middle[0] - aside, middle[1] - down)
        shape = [(left, top), waist[0], (right, low), waist[1]]
        shapes.append(Polygon([(at + 1, below + 2) for at, below in shape], fill="#00000080"))
        shapes.append(Polygon(shape, fill=Fade("#ff7a60", "#c02018")))
    return shapes


def back(
    x: float, y: float, hue: Colour, sign: str, size: tuple[float, float] = SMALL, turn: float = 0, lift: float = 3
) -> Stamp:
    """A card that lies face down: a lattice, and the game's sign in foil."""
    return Stamp(x, y, *size, _back(hue, sign, size), lift=lift, turn=turn)


@lru_cache(REMEMBERED)
def _back(hue: Colour, sign: str, size: tuple[float, float]) -> Art:
    wide, tall = size
    radius, step, disc = 0.1 * wide, max(9.0, wide / 8), 0.28 * wide
    lattice: list[AnyShape] = []
    at = -tall
    while at < wide + tall:
        lattice += [
            Line([(at, 0), (at + tall, tall)], "#ffdca033", 0.8),
            Line([(at, tall), (at + tall, 0)], "#ffdca033", 0.8),
        ]
        at += step
    edge = max(2.0, 0.045 * wide)
    shapes: list[AnyShape] = [
        Box(0, 0, wide, tall, fill=Fade(lighter(hue, 0.16), darker(hue, 0.35), hue, round=True)),
        *lattice,
        Box(edge, edge, wide - 2 * edge, tall - 2 * edge, line=FOIL, radius=radius - 2, thick=max(1.5, 0.022 * wide)),
        Disc(wide / 2, tall / 2, disc, fill=darker(hue, 0.4), line=FOIL, thick=2),
        Sign(wide / 2, tall / 2, sign, 0.36 * wide, FOIL),
        Box(0, 0, wide, tall, line=KEYLINE, radius=radius, thick=max(1.5, 0.02 * wide)),
    ]
    return Art(wide, tall, shapes, clip="box", radius=radius)
