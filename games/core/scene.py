"""Pictures as data: shapes and labels at places. Testable as text; one painter turns any scene into a PNG."""

from __future__ import annotations

import msgspec

from games.core.text import Phrase

Point = tuple[float, float]
Colour = str
"""A hex colour, "#rrggbb" or "#rrggbbaa"."""


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Anything that can be drawn."""


class Polygon(Shape, frozen=True, omit_defaults=True):
    points: list[Point]
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 1


class Line(Shape, frozen=True, omit_defaults=True):
    points: list[Point]
    colour: Colour
    width: float = 1


class Box(Shape, frozen=True, omit_defaults=True):
    """A rectangle with rounded corners."""

    x: float
    y: float
    width: float
    height: float
    fill: Colour | None = None
    line: Colour | None = None
    radius: float = 0
    thick: float = 1


class Disc(Shape, frozen=True, omit_defaults=True):
    x: float
    y: float
    radius: float
    fill: Colour | None = None
    line: Colour | None = None
    thick: float = 1


class Label(Shape, frozen=True, omit_defaults=True):
    """A text: a phrase in the reader's language, or a player's name (`Phrase("name", {"who": seat})`)."""

    x: float
    y: float
    text: Phrase
    size: float = 16
    colour: Colour = "#1c1a17"
    bold: bool = False
    serif: bool = False
    anchor: str = "mm"
    """Where (x, y) lies in the text: l/m/r and t/m/b, as Pillow names anchors."""
    fit: float = 0
    """Widest it may be; a longer text is drawn smaller, then cut. 0: no limit."""
    two_lines: bool = False
    """A text that would not fit may be broken into two lines before it is drawn smaller."""
    plate: Colour | None = None
    """The colour of a plate behind the text, just as large as it; then (x, y) is the middle of the plate's foot."""
    badge: str = ""
    """A number in a dark dot at the plate's upper right corner."""


AnyShape = Polygon | Line | Box | Disc | Label


class Scene(msgspec.Struct, frozen=True):
    """A picture. `base` never changes for a game (a board) and is painted once; `shapes` are painted on top."""

    width: int
    height: int
    shapes: list[AnyShape]
    alt: list[Phrase]
    """The picture in words, for those who do not see it."""
    base: list[AnyShape] = []
    ground: Colour = "#f4efe6"
