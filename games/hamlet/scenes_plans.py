"""A player's own blueprints."""

from __future__ import annotations

from games.core.scene import AnyShape, Box, Fade, Label, Paint, Scene
from games.core.text import Phrase, say
from games.hamlet import art
from games.hamlet.art import BOARDS, INK, POINTS
from games.hamlet.art_tiles import earth_stamp, tile_stamp
from games.hamlet.frames import fitted
from games.hamlet.notes import cost_words
from games.hamlet.pieces import TILES, Placing, cost_of
from games.hamlet.scenes_tiles import NO_NAME
from games.hamlet.view import View

_PLAN: Paint = Fade("#f4f9ff", "#d3e3f4")
_EDGE, _TITLE = "#2f5d8c", "#1d3552"
_GRID = "#8fb4dc59"
_WIDE, _TALL = 320, 448
"""Of a blueprint, about 5 : 7."""


def plans_scene(view: View) -> Scene:
    """One's own blueprints, large enough to read segments and costs."""
    assert view.seat is not None
    plans = view.village.players[view.seat].blueprints
    step = _WIDE + 18
    width = max(660, 36 + step * len(plans) - 18)
    left = (width - step * len(plans) + 18) / 2
    shapes = [shape for place, tile in enumerate(plans) for shape in _plan(left + place * step, 16, tile)]
    return Scene(width, _TALL + 34, shapes, [say("hamlet-alt-plans", tiles=plans)], ground=BOARDS)


def _plan(left: float, top: float, tile: str) -> list[AnyShape]:
    """Its name, the tile, what it costs and what it does."""
    flat = Placing(tile, 0, 0, 0)
    middle = left + _WIDE / 2
    frame = fitted([flat], (left + 12, top + 62, _WIDE - 24, 238), 92, 0.2)
    lines = [Box(left + 2, top + 52 + at * 26, _WIDE - 4, 1, fill=_GRID) for at in range(1, 10)]
    lines += [Box(left + at * 27, top + 54, 1, 254, fill=_GRID) for at in range(1, 12)]
    cost: Phrase = say("hamlet-map-cost", cost=cost_words(cost_of(tile)))
    return [
        Box(left, top, _WIDE, _TALL, fill=_PLAN, line=_EDGE, radius=18, thick=3, lift=6),
        *lines,
        Label(middle, top + 32, say(f"hamlet-{tile}"), 29, _TITLE, "village", fit=_WIDE - 30),
        earth_stamp(frame, flat),
        tile_stamp(frame, flat, NO_NAME),
        Label(middle, top + 334, cost, 24, INK, "bold", fit=_WIDE - 30),
        Label(middle - 4, top + 368, say("number", count=TILES[tile].build_vp), 30, POINTS, "village", "rm"),
        art.star(middle + 15, top + 368, 29),
        Label(middle, top + 412, say(f"hamlet-effect_{tile}"), 22, INK, "semi", fit=_WIDE - 30, lines=2, leading=1.15),
    ]
