"""Hamlet in pictures: the whole village with its market row, blueprints and scores, and the surroundings of a tile."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.furniture import Chip, chip
from games.core.scene import AnyShape, Scene, Stamp
from games.core.text import say
from games.hamlet.art import GRASS
from games.hamlet.board import Board, board_of
from games.hamlet.frames import Frame, corners, extent, fitted, placing_of, stepwise
from games.hamlet.pieces import SOLO_ROUNDS, Placing
from games.hamlet.scenes_foot import WIDTH, boards, foot, rows
from games.hamlet.scenes_tiles import contents, flags, laid, name_plate, plank
from games.hamlet.state import Village
from games.hamlet.view import View

SCALE = 0.76
"""Pixels for a unit: a thousand units are about as wide as a message shows them."""
_SCALES = (SCALE, 0.72, 0.68, 0.64, 0.6)
"""A full village has so much detail that its file would be too heavy, and would have to be made again: it is drawn
smaller at once.
"""
_HEAVIEST = 79.0
MOST = 92.0
_TALLEST = 880.0
"""Of the meadow; a picture much higher than wide is shown small."""
_RIM, _HEAD = 0.3, 0.5
"""Around the village, and above it for what stands there; in segments."""
_CHIP = Chip("#5a3a1e", "#ffe9b8", "#e0b860")
_CHIPS = ((0.0, 290.0), (640.0, 1000.0))
"""Where the two chips at the top of the meadow lie, from left to right, at most."""
_CHIP_FOOT = 58.0


def village_scene(view: View) -> Scene:
    """The village, and below it the blueprints on display, the sales on offer and a line for each player."""
    village = view.village
    placings = [placing_of(site) for site in village.sites]
    left, top, right, bottom = extent(placings)
    wide, tall = right - left + 2 * _RIM, bottom - top + _HEAD + _RIM + 0.1
    size = stepwise(min(MOST, (WIDTH - 16) / wide, _TALLEST / tall))
    height = max(360.0, size * tall)
    frame = _framed(placings, size, height)
    if down := _covered(frame, placings):
        height, frame = height + down, Frame(frame.size, frame.left, frame.top + down)
    board = board_of(village)
    everything = range(len(placings))
    shapes = [*_pieces(frame, village, board, everything), *_round(view), *foot(view, height)]
    base = [*laid(frame, board, placings, everything), *boards(rows(village), height)]
    alt = [say("hamlet-alt-village", tiles=len(placings), round=village.round)]
    whole = int(height + rows(village).end)
    return Scene(WIDTH, whole, shapes, alt, base, GRASS, _scale(village, base))


def _scale(village: Village, base: Sequence[AnyShape]) -> float:
    """By what such a picture weighs in KiB at a scale of 0.7, as measured in many games."""
    tiles = sum(shape.width * shape.height for shape in base if isinstance(shape, Stamp) and not shape.lift)
    weight = 32.0 + 3.5 * len(village.players) + 0.63 * min(len(village.sites), 22) + 3.73e-5 * tiles
    fine = (scale for scale in _SCALES if weight * (scale / 0.7) ** 1.3 <= _HEAVIEST)
    return next(fine, _SCALES[-1])


def _framed(placings: Sequence[Placing], size: float, height: float) -> Frame:
    """The village in the middle of the meadow, with more room above it than below."""
    left, top, right, bottom = extent(placings)
    x = (WIDTH - size * (left + right)) / 2
    return Frame(size, x, round((height - size * (top + bottom) + size * (_HEAD - _RIM - 0.1)) / 2, 1))


def _covered(frame: Frame, placings: Sequence[Placing]) -> float:
    """How much further down the village has to lie so that the chips cover none of it."""
    points = [frame.at(x, y) for placing in placings for x, y in corners(placing)]
    under = [y - 0.35 * frame.size for x, y in points if any(start <= x <= end for start, end in _CHIPS)]
    return max(0.0, _CHIP_FOOT - min(under, default=_CHIP_FOOT))


def _round(view: View) -> list[AnyShape]:
    """How far the game has come: the round, the bag and the sales that lie face down."""
    village = view.village
    key = "hamlet-map-round.clock" if village.solo == "clock" else "hamlet-map-round"
    left = say("hamlet-map-left", bag=len(village.bag), sales=village.sales_left)
    return [
        chip(12, 32, say(key, round=village.round, rounds=SOLO_ROUNDS), "village", size=26, fit=300, colours=_CHIP),
        chip(WIDTH - 12, 32, left, "", "rm", size=23, fit=360, colours=_CHIP),
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
        width, height, _pieces(frame, village, board, numbers), alt, laid(frame, board, placings, numbers), GRASS,
        pixels(width),
    )  # fmt: skip


def pixels(width: int) -> float:
    """The scale of a picture so wide."""
    return min(1.0, WIDTH * SCALE / width)


def around(board: Board, centre: Sequence[int]) -> list[int]:
    """These tiles and those that touch them."""
    near = {contact.other for at in centre for contact in board.contacts[at]}
    return sorted(near.union(centre))


def crop(placings: Sequence[Placing], most: float = 112.0) -> tuple[Frame, int, int]:
    """A picture of just these tiles: its frame, width and height."""
    left, top, right, bottom = extent(placings)
    wide, tall = right - left + 0.8, bottom - top + 1
    size = stepwise(min(most, (WIDTH - 20) / wide, 880 / tall))
    width, height = max(size * wide + 20, 600.0), size * tall + 20
    return fitted(placings, (10, 10 + 0.2 * size, width - 20, height - 20), size, 0.4), int(width), int(height)


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


def _pieces(frame: Frame, village: Village, board: Board, numbers: Sequence[int]) -> list[AnyShape]:
    """Roads and flags of players, then names, then what lies and stands on the tiles."""
    shapes: list[AnyShape] = [
        plank(frame, village, road) for road in village.roads if road.a in numbers or road.b in numbers
    ]
    shapes += flags(frame, village, numbers)
    shapes += [name_plate(frame, placing_of(village.sites[number]), number) for number in numbers]
    for number in numbers:
        shapes += contents(frame, village, number, number not in board.village)
    return shapes
