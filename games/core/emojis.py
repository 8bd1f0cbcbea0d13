"""Small square pictures that stand before words in lines, on buttons and in selects.

At the height of a line a head reads by its silhouette; the word beside it says the rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.colours import darker
from games.core.drawings import portrait
from games.core.furniture import medallion, token
from games.core.scene import FOIL, AnyShape, Art, Box, Colour, Sign, Stamp
from games.core.text import Phrase

SIDE = 128


def head(art: str, hue: Colour, value: Phrase | None = None, sign: str = "") -> Art:
    """A bust's head in a frame of its hue, with its value or its sign in the corner."""
    shapes: list[AnyShape] = [
        Stamp(0, 0, SIDE, SIDE, portrait(art, SIDE, SIDE, zoom=1.5, up=8)),
        Box(0, 0, SIDE, SIDE, line=darker(hue, 0.25), radius=26, thick=9),
        Box(0, 0, SIDE, SIDE, line="#fff3d6", radius=26, thick=3),
    ]
    if value is not None:
        shapes.append(medallion(SIDE - 29, SIDE - 29, 58, hue, value))
    elif sign:
        shapes.append(token(SIDE - 27, SIDE - 27, sign, 54, hue, FOIL))
    return Art(SIDE, SIDE, shapes, clip="box", radius=26)


def piece(shapes: Sequence[AnyShape]) -> Art:
    """Something that stands by itself, drawn in a square of 128."""
    return Art(SIDE, SIDE, list(shapes))


def sign(name: str, fill: Colour, edge: Colour = "#2a1216") -> Art:
    """A sign as a solid piece."""
    return piece([Sign(SIDE / 2, SIDE / 2, name, 108, fill, stroke=5, stroke_fill=edge, raised=4)])


def of_the_house() -> dict[str, Art]:
    """Signs that every game needs."""
    return {"trophy": sign("trophy-cup", "#e8b23a"), "robot": sign("vintage-robot", "#9db4c0")}
