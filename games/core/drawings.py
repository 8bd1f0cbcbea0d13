"""Drawings by name: each game keeps its own as shapes in `drawings.json`, beside its rules; what follows a formula it
makes itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, sin, tau
from pathlib import Path

import msgspec

from games.core.colours import darker, lighter, mix
from games.core.scene import AnyShape, Art, Box, Colour, Disc, Fade, Point, Polygon, Sign, Stamp

_GAMES = Path(__file__).parent.parent
SIDE = 240
"""Of a bust, which fills a square; its head is about the middle of the halo."""
_MIDDLE: Point = (SIDE / 2, 100)
_RAYS, _REACH = 24, 260
_PEARLS = 32


class Drawing(msgspec.Struct, frozen=True):
    width: float
    height: float
    shapes: list[AnyShape]
    hue: Colour = ""
    """Of the backdrop; only busts have one."""
    sign: str = ""
    """Strewn over the backdrop."""


@cache
def _drawings(game: str) -> dict[str, Drawing]:
    return msgspec.json.decode((_GAMES / game / "drawings.json").read_bytes(), type=dict[str, Drawing])


_MAKERS: dict[str, Callable[[], Art]] = {}


def made(name: str) -> Callable[[Callable[[], Art]], Callable[[], Art]]:
    """A drawing by this name, of so many shapes that a picture should only name it."""

    def keep(make: Callable[[], Art]) -> Callable[[], Art]:
        _MAKERS[name] = make
        return make

    return keep


@cache
def drawing(name: str) -> Art:
    """One of a game's drawings: "loveletter/guard"."""
    if name in _MAKERS:
        return _MAKERS[name]()
    game, _, word = name.partition("/")
    found = _drawings(game)[word]
    if not found.hue:
        return Art(found.width, found.height, found.shapes)
    return Art(SIDE, SIDE, [*backdrop(found.hue, found.sign), *found.shapes], clip="box")


def named(art: Art) -> list[Art]:
    """The drawings that are only named in it, and those named in them."""
    found: list[Art] = []
    for shape in art.shapes:
        if isinstance(shape, Stamp):
            inner = drawing(shape.art) if isinstance(shape.art, str) else shape.art
            found += [inner] if isinstance(shape.art, str) else []
            found += named(inner)
    return found


def names(game: str) -> list[str]:
    """All that this game has drawn."""
    return [f"{game}/{word}" for word in _drawings(game)]


def backdrop(hue: Colour, sign: str = "") -> list[AnyShape]:
    """What a head stands before: light from the middle, rays, a sign strewn about, and a halo with pearls."""
    x, y = _MIDDLE
    light = Fade(lighter(hue, 0.42), darker(hue, 0.34), mix(hue, "#ffffff", 0.1), round=True)
    shapes: list[AnyShape] = [Box(x - 0.9 * SIDE, y - 0.9 * SIDE, 1.8 * SIDE, 1.8 * SIDE, fill=light)]
    for ray in range(0, _RAYS, 2):
        edges = [tau * one / _RAYS - 0.065 for one in (ray, ray + 1)]
        ends = [(x + _REACH * cos(angle), y + _REACH * sin(angle)) for angle in edges]
        shapes.append(Polygon([(x, y), *ends], fill="#ffffff14"))
    if sign:
        shapes += [Sign(left, top, sign, 15, "#ffffff1e") for left, top in _strewn()]
    shapes += [
        Disc(x, y, 79, fill="#fffae12e"),
        Disc(x, y, 79, line="#f4dc98", thick=2.2),
        Disc(x, y, 72, line="#f4dc9888", thick=1),
    ]
    pearls = [tau * pearl / _PEARLS for pearl in range(_PEARLS)]
    return shapes + [Disc(x + 75.5 * cos(angle), y + 75.5 * sin(angle), 1.3, fill="#fff4cf") for angle in pearls]


def _strewn() -> list[Point]:
    """Where the halo leaves room."""
    x, y = _MIDDLE
    rows = [(row * 32 + 8, 15 if row % 2 else 0) for row in range(8)]
    places = [(x + column * 30 + shift, float(top)) for top, shift in rows for column in range(-4, 5)]
    return [(left, top) for left, top in places if (left - x) ** 2 + (top - y) ** 2 > 82**2]


def portrait(name: str, width: float, height: float, zoom: float = 1.0, up: float = 0.0, radius: float = 0) -> Art:
    """The head and shoulders of a bust in a window of any form."""
    side = max(width, height) * zoom
    top = min(0.0, max(height - side, height / 2 - 112 * side / SIDE + up))
    ground: AnyShape = Box(0, 0, width, height, fill="#000000")
    return Art(width, height, [ground, Stamp((width - side) / 2, top, side, side, name)], clip="box", radius=radius)
