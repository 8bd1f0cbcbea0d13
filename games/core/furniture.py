"""What tables of all games are laid with: mats, seats, cards and backs, medallions, tokens, chips, coins, hearts.

One light from the upper left, one metal, one paper: so five games look like one house. Measures are units of a picture
about 800 wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from games.core.colours import darker, lighter, veiled
from games.core.drawings import portrait
from games.core.scene import (
    FOIL,
    AnyShape,
    Art,
    Box,
    Colour,
    Disc,
    Fade,
    Glow,
    Label,
    Line,
    Paint,
    Plate,
    Polygon,
    Sign,
    Stamp,
)
from games.core.text import Phrase, Seat, say

_REMEMBERED = 512
"""Drawings of each kind that are at hand: a table is laid with the same ones over and over."""
IVORY, PAPER = "#fffaf0", Fade("#fffaf0", "#efe2c8")
INK = "#2a1f24"
LIGHT = "#fff6e6"
"""Text on cloth."""
TITLE = "#ffe9b8"
KEYLINE = "#f3e6c8"
SEATS = ("#c24c2a", "#1f5fa8", "#2f7f5a", "#6b4a08", "#4a2478", "#0b7ca6", "#6a1238", "#4a545f")
"""A colour for each seat: apart for colour-blind eyes by hue and lightness, and white reads well on all. The initial
beside it says the same.
"""
RIM: dict[str, Paint] = {"": Fade("#f4e8cf", "#b59c74"), "turn": FOIL, "out": Fade("#a59c94", "#6c645e")}
GLOW, RIM_OF_TURN = "#ffd66bd9", "#ffe08a"
AIMED, RIM_OF_TARGET = "#ff5a3cd9", "#ff8f73"

State = Literal["", "turn", "target", "out"]
"""Of a seat: as usual; it is their turn; they are the target of what is going on; they are out."""


def lit(hue: Colour, light: float = 0.25, shade: float = 0.25) -> Fade:
    """A field that is lit from its middle."""
    return Fade(lighter(hue, light), darker(hue, shade), hue, round=True)


# Seats.


def mat(
    x: float,
    y: float,
    width: float,
    height: float,
    state: State,
    panel: Colour,
    turn: Colour,
    target: Colour = "#5a2222",
) -> list[AnyShape]:
    """A place at the table; only the seat to move glows gold, only a target red."""
    if state == "turn" or state == "target":
        rim, glow, fill = (RIM_OF_TURN, GLOW, turn) if state == "turn" else (RIM_OF_TARGET, AIMED, target)
        return [
            Glow(x, y, width, height, glow, radius=18, blur=7),
            Box(x, y, width, height, fill=veiled(fill, 0.78), line=rim, radius=18, thick=4),
        ]
    dark, seen = (darker(panel, 0.4), 0.62) if state == "out" else (panel, 0.4)
    hairline = "#f0c9a82e" if state == "out" else "#f0c9a859"
    return [Box(x, y, width, height, fill=veiled(dark, seen), line=hairline, radius=18, thick=2)]


def avatar(x: float, y: float, seat: Seat, size: float, state: State = "") -> list[AnyShape]:
    """A seat's colour and the initial of its player, (x, y) its middle; a badge says whose turn it is, or at whom
    something is aimed.
    """
    corner = x - size / 2, y - size / 2
    found: list[AnyShape] = [Stamp(*corner, size, size, _avatar(seat, state), lift=2.5)]
    if state == "turn":
        found.append(token(x + 0.34 * size, y + 0.34 * size, "hourglass", 0.5 * size, "#8a5a10", FOIL))
    if state == "target":
        found.append(token(x + 0.34 * size, y + 0.34 * size, "crosshair", 0.58 * size, "#b02a1c", "#ffd9c8", reach=0.8))
    return found


@lru_cache(_REMEMBERED)
def _avatar(seat: Seat, state: State) -> Art:
    hue = "#57504c" if state == "out" else SEATS[seat % len(SEATS)]
    rim = RIM[state if state in RIM else ""]
    inner = 50 - 7.5
    shapes: list[AnyShape] = [
        Disc(50, 50, 50, fill="#1c1216"),
        Disc(50, 50, 48.5, fill=rim),
        Disc(50, 50, inner, fill=darker(hue, 0.4)),
        Disc(50, 50, inner - 1.5, fill=lit(hue, 0.02)),
        Label(
            50, 50, say("name", who=seat), 56, "#ded6ce" if state == "out" else IVORY, "court", initial=True, shadow=2
        ),
    ]
    return Art(100, 100, shapes)


def name(x: float, y: float, seat: Seat, state: State, fit: float, anchor: str = "lm", size: float = 26) -> Label:
    """A player's name on cloth."""
    fill = "#d2c2ba" if state == "out" else LIGHT
    return Label(x, y, say("name", who=seat), size, fill, "bold", anchor, fit=fit, shadow=1.5)


class Chip(NamedTuple):
    """The colours of a chip."""

    fill: Colour = "#2b171c"
    ink: Colour = "#f2e4da"
    rim: Colour = "#8a6f6a"


CHIP = Chip()


def chip(
    x: float, y: float, text: Phrase, sign: str = "", anchor: str = "lm", size: float = 20, fit: float = 0,
    colours: Chip = CHIP,
) -> Label:  # fmt: skip
    """A few words about a seat or a place, with a sign before them."""
    plate = Plate(colours.fill, colours.rim, sign=sign, lift=2)
    return Label(x, y, text, size, colours.ink, "bold", anchor, fit=fit, plate=plate)


# Tokens.


def medallion(
    x: float, y: float, size: float, hue: Colour, text: Phrase, face: Literal["court", "bold"] = "court"
) -> Stamp:
    """A value or a count in a disc with a rim of foil, (x, y) its middle."""
    return Stamp(x - size / 2, y - size / 2, size, size, _medallion(hue, text, face), lift=1.5)


@lru_cache(_REMEMBERED)
def _medallion(hue: Colour, text: Phrase, face: Literal["court", "bold"]) -> Art:
    shapes: list[AnyShape] = [
        Disc(50, 50, 50, fill=darker(hue, 0.55)),
        Disc(50, 50, 48.5, fill=FOIL),
        Disc(50, 50, 42.5, fill=darker(hue, 0.45)),
        Disc(50, 50, 40.5, fill=lit(hue, 0.1, 0.22)),
        Label(50, 50, text, 62, IVORY, face, fit=74, shadow=2),
    ]
    return Art(100, 100, shapes)


def token(
    x: float, y: float, sign: str, size: float, hue: Colour, rim: Paint = "#f4e8cf", reach: float = 0.62
) -> Stamp:
    """A sign in a disc, (x, y) its middle."""
    return Stamp(x - size / 2, y - size / 2, size, size, _token(sign, hue, rim, reach), lift=1.5)


@lru_cache(_REMEMBERED)
def _token(sign: str, hue: Colour, rim: Paint, reach: float) -> Art:
    shapes: list[AnyShape] = [
        Disc(50, 50, 50, fill=darker(hue, 0.6)),
        Disc(50, 50, 48, fill=rim),
        Disc(50, 50, 42, fill=lit(hue)),
        Sign(50, 52, sign, 100 * reach, "#00000080"),
        Sign(50, 50, sign, 100 * reach, IVORY),
    ]
    return Art(100, 100, shapes)


def heart(x: float, y: float, size: float, won: bool, pale: bool = False) -> Sign:
    """A token of affection or a life; an empty place for one is only its outline."""
    return (
        solid(x, y, "hearts", size, HEART_PALE if pale else HEART, "#4a0814") if won else hollow(x, y, "hearts", size)
    )


HEART, HEART_PALE = Fade("#ff8a94", "#b3152f"), Fade("#a8787c", "#6d3b42")


def solid(
    x: float, y: float, sign: str, size: float, fill: Paint, edge: Colour = "#2a1216", thick: float = 1.3
) -> Sign:
    """A sign as a small raised piece."""
    return Sign(x, y, sign, size, fill, stroke=thick, stroke_fill=edge, raised=max(1.0, size / 22), lift=1.2)


def hollow(
    x: float, y: float, sign: str, size: float, line: Colour = "#f0d9b88c", inside: Colour = "#00000038"
) -> Sign:
    """An empty place for such a piece."""
    return Sign(x, y, sign, size, inside, stroke=1.3, stroke_fill=line)


def coins(x: float, foot: float, count: int, size: float = 40, most: int = 6) -> list[AnyShape]:
    """Coins in stacks, seen a little from above; x is the left edge of the first."""
    stacks = [min(most, count - first) for first in range(0, count, most)]
    return [_stack(x + place * (size + 2), foot, stack, size) for place, stack in enumerate(stacks)]


def _stack(x: float, foot: float, count: int, size: float) -> Stamp:
    art = _stack_art(count, size)
    return Stamp(x, foot - art.height, art.width, art.height, art)


@lru_cache(_REMEMBERED)
def _stack_art(count: int, size: float) -> Art:
    flat, thick = 0.42 * size, 0.19 * size
    wide, tall = size + 4, flat + thick * count + 4
    shapes: list[AnyShape] = [Disc(wide / 2 + 1, tall - flat / 2 - 1, size / 2 + 1, fill="#0000005a", tall=flat / 2)]
    for place in range(count):
        left, top = 2 + (place * 7919 % 3 - 1) * 0.7, tall - 4 - flat - thick * place
        middle = left + size / 2
        shapes += [
            Disc(middle, top + flat / 2, size / 2, fill="#96621a", tall=flat / 2),
            Box(left, top + flat / 2 - thick, size, thick, fill="#96621a"),
        ]
        for notch in range(6):
            across = left + size * (notch + 0.5) / 6
            bulge = 0.42 * flat * (1 - ((notch - 2.5) / 3) ** 2)
            from_, to = (across, top + flat / 2 - thick + bulge), (across, top + flat / 2 + bulge)
            shapes.append(Line([from_, to], "#e4b450", 1))
        shapes += [
            Disc(middle, top + flat / 2 - thick, size / 2, fill="#784c0c", tall=flat / 2),
            Disc(middle, top + flat / 2 - thick - 0.4, size / 2 - 0.6, fill="#f2cc68", tall=flat / 2 - 0.6),
            Disc(middle, top + flat / 2 - thick - 0.4, size / 2 - 3.5, line="#b07c20", thick=1, tall=flat / 2 - 2.6),
        ]
    return Art(wide, tall, shapes)


# Titles.


def plaque(x: float, y: float, width: float, height: float, hue: Colour) -> list[AnyShape]:
    """A plate with a double edge for a title."""
    fill = Fade(lighter(hue, 0.12), darker(hue, 0.3), hue)
    return [
        Box(x, y, width, height, fill=fill, line=FOIL, radius=12, thick=2, lift=4),
        Box(x + 5, y + 5, width - 10, height - 10, line="#f0d9a880", radius=8, thick=1),
    ]


# Cards.

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


@lru_cache(_REMEMBERED)
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


@lru_cache(_REMEMBERED)
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


@lru_cache(_REMEMBERED)
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
