"""Hamlet in pictures: the whole village with its market row, blueprints and scores, and the surroundings of a tile."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.scene import AnyShape, Box, Label, Scene
from games.core.text import say
from games.hamlet.board import Board, board_of
from games.hamlet.notes import cost_words
from games.hamlet.pieces import SOLO_ROUNDS, TILES, Placing, cost_of
from games.hamlet.scenes_foot import EDGE, foot, foot_height, legend
from games.hamlet.scenes_tiles import (
    INK,
    PAPER,
    Frame,
    contents,
    extent,
    fitted,
    ground,
    placing_of,
    plank,
)
from games.hamlet.state import Village
from games.hamlet.view import View

GROUND = "#ebefe0"

NARROW, WIDE = 1000, 1300
MOST = 92.0
LEAST = 44.0
"""Below this many pixels a segment the picture becomes wider instead."""


def village_scene(view: View) -> Scene:
    """The village, and below it the blueprints on display, the sales on offer and a line for each player."""
    village = view.village
    placings = [placing_of(site) for site in village.sites]
    left, top, right, bottom = extent(placings)
    wide, tall = right - left + 0.7, bottom - top + 0.9
    width = NARROW if (NARROW - 20) / wide >= LEAST else WIDE
    size = min(MOST, (width - 20) / wide)
    height = max(360.0, size * tall)
    frame = fitted(placings, (10, 6, width - 20, height), MOST, 0.35)
    board = board_of(village)
    everything, below = range(len(placings)), height + 12
    shapes = [*_pieces(frame, village, board, everything), *_round(view), *foot(view, below, width)]
    base = [*_printed(frame, board, placings, everything), *legend(len(village.players), below, width)]
    alt = [say("hamlet-alt-village", tiles=len(placings), round=village.round)]
    return Scene(width, int(below + foot_height(len(village.players))), shapes, alt, base, GROUND)


def _round(view: View) -> list[AnyShape]:
    """In the corner, how far the game has come: the round, the bag and the sales that lie face down."""
    village = view.village
    key = "hamlet-map-round.clock" if village.solo == "clock" else "hamlet-map-round"
    lines = [
        say(key, round=village.round, rounds=SOLO_ROUNDS),
        say("hamlet-map-left", bag=len(village.bag), sales=village.sales_left),
    ]
    return [
        Box(8, 8, 190, 54, fill=PAPER, line=EDGE, radius=8, thick=1.5),
        Label(18, 24, lines[0], 20, INK, face="bold", anchor="lm", fit=170),
        Label(18, 47, lines[1], 15, INK, anchor="lm", fit=170),
    ]


def zoom_scene(view: View, tile: str) -> Scene:
    """A tile of the village with all that touches it, large."""
    village = view.village
    board = board_of(village)
    at = village.number(tile)
    near = around(board, [at])
    frame, width, height = crop([placing_of(village.sites[number]) for number in near])
    numbers = _visible(village, frame, width, height)
    placings = [placing_of(site) for site in village.sites]
    alt = [say("hamlet-alt-zoom", tile=tile, tiles=[village.sites[number].tile for number in near if number != at])]
    return Scene(
        width, height, _pieces(frame, village, board, numbers), alt, _printed(frame, board, placings, numbers), GROUND
    )


def around(board: Board, centre: Sequence[int]) -> list[int]:
    """These tiles and those that touch them."""
    near = {contact.other for at in centre for contact in board.contacts[at]}
    return sorted(near.union(centre))


def crop(placings: Sequence[Placing], most: float = 110.0) -> tuple[Frame, int, int]:
    """A picture of just these tiles: its frame, width and height."""
    left, top, right, bottom = extent(placings)
    size = min(most, (NARROW - 20) / (right - left + 0.8), 880 / (bottom - top + 0.8))
    width, height = size * (right - left + 0.8) + 20, size * (bottom - top + 0.8) + 20
    width = max(width, 600.0)
    return fitted(placings, (10, 10, width - 20, height - 20), size, 0.4), int(width), int(height)


def _visible(village: Village, frame: Frame, width: int, height: int) -> list[int]:
    """The tiles of which anything lies within the picture."""
    found = []
    for number, site in enumerate(village.sites):
        left, top, right, bottom = extent([placing_of(site)])
        (x, y), (far_x, far_y) = _on(frame, left, top), _on(frame, right, bottom)
        if far_x > 0 and far_y > 0 and x < width and y < height:
            found.append(number)
    return found


def _on(frame: Frame, x: float, y: float) -> tuple[float, float]:
    return frame.left + frame.size * x, frame.top + frame.size * y


def _printed(frame: Frame, board: Board, placings: Sequence[Placing], numbers: Sequence[int]) -> list[AnyShape]:
    """What changes only when something is built: the tiles."""
    shapes: list[AnyShape] = []
    for number in numbers:
        types = TILES[placings[number].tile].edges
        ends = [segment for segment in board.open_segments(number) if types[segment] == "R"]
        shapes += ground(frame, placings[number], ends)
    return shapes


def _pieces(frame: Frame, village: Village, board: Board, numbers: Sequence[int]) -> list[AnyShape]:
    """Roads of players, then what stands on the tiles."""
    shapes: list[AnyShape] = []
    for road in village.roads:
        if road.a in numbers or road.b in numbers:
            shapes += plank(frame, placing_of(village.sites[road.a]), road)
    for number in numbers:
        shapes += contents(frame, village, number, number not in board.village)
    return shapes


def plans_scene(view: View) -> Scene:
    """One's own blueprints, large enough to read segments and costs."""
    assert view.seat is not None
    plans = view.village.players[view.seat].blueprints
    wide = 320
    shapes: list[AnyShape] = []
    for place, tile in enumerate(plans):
        left = 10 + place * wide
        flat = Placing(tile, 0, 0, 0)
        frame = fitted([flat], (left + 8, 46, wide - 26, 220), 80, 0.15)
        shapes.append(Box(left, 8, wide - 10, 344, fill=PAPER, line=EDGE, radius=12, thick=2))
        shapes += ground(frame, flat)
        shapes.append(Label(left + 12, 28, say(f"hamlet-{tile}"), 24, INK, face="bold", anchor="lm", fit=wide - 34))
        lines = [
            say("hamlet-map-cost", cost=cost_words(cost_of(tile)), vp=TILES[tile].build_vp),
            say(f"hamlet-effect_{tile}"),
        ]
        for row, line in enumerate(lines):
            shapes.append(Label(left + 12, 292 + 32 * row, line, 19, INK, anchor="lm", fit=wide - 34))
    return Scene(20 + wide * len(plans), 360, shapes, [say("hamlet-alt-plans", tiles=plans)], ground=GROUND)
