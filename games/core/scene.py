"""Pictures as data: shapes, words and drawings at places. Testable as text; one painter turns any scene into a file.

Shapes lie upon each other in their order. Lengths are the scene's own units, pixels where its scale is 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from games.core.text import Phrase

Point = tuple[float, float]
Colour = str
"""A hex colour, "#rrggbb" or "#rrggbbaa"."""
FOIL = "foil"
"""The house's one metal: gold that catches the light from above."""


class Fade(msgspec.Struct, frozen=True, omit_defaults=True):
    """From one colour to another: downwards, or from the middle outwards."""

    top: Colour
    bottom: Colour
    middle: Colour | None = None
    round: bool = False


Paint = Colour | Fade
"""A plain colour, `FOIL`, or a fade."""
Face = Literal["text", "semi", "bold", "court", "realm", "quest", "village", "hand"]
"""Lettering. Source Sans in three weights; one face for titles at court (Love Letter, Coup, Inkognito), two for the
realm (capitals, and mixed), one for the village, one like handwriting.
"""


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Anything that can be drawn."""


class Polygon(Shape, frozen=True, omit_defaults=True):
    points: list[Point]
    fill: Paint | None = None
    line: Colour | None = None
    width: float = 1


class Curve(Shape, frozen=True, omit_defaults=True):
    """A smooth line through its points; those named in `corners` stay sharp."""

    points: list[Point]
    corners: list[int] = []
    closed: bool = True
    fill: Paint | None = None
    line: Colour | None = None
    width: float = 1


class Line(Shape, frozen=True, omit_defaults=True):
    points: list[Point]
    colour: Colour
    width: float = 1
    round: bool = False
    """With round ends."""


class Box(Shape, frozen=True, omit_defaults=True):
    """A rectangle with rounded corners."""

    x: float
    y: float
    width: float
    height: float
    fill: Paint | None = None
    line: Paint | None = None
    radius: float = 0
    thick: float = 1
    lift: float = 0
    """How far it lies above the ground: the blur of its shadow."""


class Disc(Shape, frozen=True, omit_defaults=True):
    """A circle about (x, y), or an ellipse."""

    x: float
    y: float
    radius: float
    fill: Paint | None = None
    line: Paint | None = None
    thick: float = 1
    tall: float = 0
    """Its radius upwards, where that is another."""
    lift: float = 0


class Sign(Shape, frozen=True, omit_defaults=True):
    """One of the house's signs, in a square about (x, y)."""

    x: float
    y: float
    sign: str
    size: float
    fill: Paint
    stroke: float = 0
    stroke_fill: Colour | None = None
    raised: float = 0
    """Light on its upper left edge, so wide: a small solid piece."""
    turn: float = 0
    """Degrees, against the clock."""
    lift: float = 0


class Glow(Shape, frozen=True, omit_defaults=True):
    """Light around a box, outside it only."""

    x: float
    y: float
    width: float
    height: float
    colour: Colour
    radius: float = 0
    blur: float = 7


class Plate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a label stands on, just as large as its text. Its measures are in sizes of the text."""

    fill: Paint
    line: Paint | None = None
    thick: float = 2
    """In units, as of a box."""
    tall: float = 1.75
    """Of one line; a label on a plate is placed by the plate's edges."""
    pad: float = 0.7
    """On both sides."""
    radius: float = 0.875
    sign: str = ""
    """A sign before the words, in their colour."""
    badge: str = ""
    """A number in a dark dot at the upper right corner."""
    lift: float = 0


class Label(Shape, frozen=True, omit_defaults=True):
    """A text: a phrase in the reader's language, or a player's name (`Phrase("name", {"who": seat})`)."""

    x: float
    y: float
    text: Phrase
    size: float = 20
    fill: Paint = "#2a1f24"
    face: Face = "text"
    anchor: str = "mm"
    """Where (x, y) lies in the text: l/m/r and t/m/b. The middle is that of capitals, so that faces agree in a line."""
    fit: float = 0
    """Widest it may be; a longer text is drawn smaller, then cut. 0: no limit."""
    lines: int = 1
    """As many lines it may be broken into, at `fit`, before it is drawn smaller."""
    leading: float = 1.12
    """From one line to the next, in sizes."""
    shadow: float = 0
    """So far below lies a dark copy: light text on cloth needs it."""
    initial: bool = False
    """Only its first letter."""
    plate: Plate | None = None


class Ground(Shape, frozen=True, omit_defaults=True):
    """What things lie on: cloth with a damask of one sign, boards, paper, grass, water.

    Without a size it fills the picture.
    """

    kind: Literal["velvet", "wood", "paper", "meadow", "water"]
    hue: Colour
    sign: str = ""
    inlay: bool = False
    """A double line of foil along the edges."""
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0


class Art(msgspec.Struct, frozen=True, omit_defaults=True):
    """A drawing in a space of its own, made once and laid on pictures in any size."""

    width: float
    height: float
    shapes: list[AnyShape]
    clip: Literal["", "box", "disc"] = ""
    """What is outside is not seen; with "box" and "disc" what is inside must be covered by the first shape."""
    radius: float = 0
    """Of the clipped box's corners."""
    detail: int = 4
    """So many times larger it is drawn before it is reduced."""


class Stamp(Shape, frozen=True, omit_defaults=True):
    """A drawing on a picture, (x, y) its upper left corner: one of its own, or one of a game's by name
    ("loveletter/guard").
    """

    x: float
    y: float
    width: float
    height: float
    art: str | Art
    lift: float = 0
    turn: float = 0
    """Degrees about its middle, against the clock."""
    state: Literal["", "dim", "grey"] = ""
    """Dim: its owner is out. Grey: it is lost."""


AnyShape = Polygon | Curve | Line | Box | Disc | Sign | Glow | Label | Ground | Stamp


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A picture. `base` never changes for a game (a board) and is painted once; `shapes` are painted on top."""

    width: int
    height: int
    shapes: list[AnyShape]
    alt: list[Phrase]
    """The picture in words, for those who do not see it."""
    base: list[AnyShape] = []
    ground: Colour | Ground = "#2a2320"
    scale: float = 1
    """Pixels for one unit."""


def every(shapes: Sequence[AnyShape]) -> Iterator[AnyShape]:
    """All of them, those in their drawings too, in the order in which they are drawn."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Stamp) and isinstance(shape.art, Art):
            yield from every(shape.art.shapes)


def labels(shapes: Sequence[AnyShape]) -> Iterator[Label]:
    """All the words in them."""
    return (shape for shape in every(shapes) if isinstance(shape, Label))
