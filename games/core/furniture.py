"""What tables of all games are laid with besides cards: mats, seats, medallions, tokens, chips, coins, hearts.

One light from the upper left, one metal, one paper: so five games look like one house. Measures are units of a picture
about 800 wide.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from games.core.colours import darker, lighter, veiled
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
    Sign,
    Stamp,
)
from games.core.text import Phrase, Seat, say

REMEMBERED = 512
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


@lru_cache(REMEMBERED)
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


@lru_cache(REMEMBERED)
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


@lru_cache(REMEMBERED)
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


@lru_cache(REMEMBERED)
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
