"""Pictures for a menu that is half answered: candidate tiles ringed, places as numbered thumbnails."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.menu import Path, Step, step_after
from games.core.scene import AnyShape, Box, Line, Scene
from games.core.text import say
from games.hamlet.board import Board, board_of
from games.hamlet.moves import BUILD, TILE_STEPS, menu
from games.hamlet.pieces import TILES, Placing
from games.hamlet.scenes import GROUND, NARROW, around, crop
from games.hamlet.scenes_foot import EDGE
from games.hamlet.scenes_tiles import (
    RING,
    Frame,
    corners,
    fitted,
    ground,
    label_at,
    name_plate,
    placing_of,
    plank,
    ring,
)
from games.hamlet.state import Village
from games.hamlet.view import View

COLUMNS = ((6, 3), (12, 4), (25, 5))
"""Up to so many thumbnails, so many side by side; then the picture is no higher than it is wide."""
MOST_COLUMNS = 6
CLOSE = 300
"""A thumbnail narrower than this leaves out what touches only the builder's tile."""


def preview_scene(view: View, path_prefix: Path) -> Scene | None:
    """What the next choice is about; None where a picture adds nothing."""
    assert view.seat is not None
    step = step_after(lambda: menu(view.village, view.seat or 0), path_prefix)
    if step is None:
        return None
    words = [str(pick) for pick in path_prefix]
    if step.kind == "spot":
        return _spots(view.village, step, words[1], words[2])
    if step.kind in TILE_STEPS:
        return _candidates(view.village, step)
    if step.kind == "payment" and words[0] == BUILD:
        return _placed(view.village, words)
    return None


def _closed(frame: Frame, placing: Placing) -> list[tuple[float, float]]:
    outline = [frame.at(x, y) for x, y in corners(placing)]
    return [*outline, outline[0]]


def _spots(village: Village, step: Step, tile: str, at: str) -> Scene:
    """A numbered thumbnail for each place: the builder's tile, what touches it or the ghost, and the ghost itself."""
    board = board_of(village)
    number = village.number(at)
    columns = next((many for most, many in COLUMNS if len(step.choices) <= most), MOST_COLUMNS)
    columns = min(columns, len(step.choices))
    rows = -(-len(step.choices) // columns)
    wide = min(NARROW // columns, 600)
    tall = min(int(wide * 0.8), 420)
    shapes: list[AnyShape] = []
    for place, (word, spot) in enumerate(zip(step.choices, board.spots(number, tile), strict=True)):
        left, top = wide * (place % columns), tall * (place // columns)
        ghost = Placing(tile, spot.rot, spot.dx, spot.dy)
        shapes += _thumbnail(village, board, number, ghost, (left, top, wide, tall), int(word))
    alt = [say("hamlet-alt-spots", tile=tile, to=at, count=len(step.choices))]
    return Scene(wide * columns, tall * rows, shapes, alt, ground=GROUND)


def _thumbnail(
    village: Village, board: Board, number: int, ghost: Placing, box: tuple[float, float, float, float], turn: int
) -> list[AnyShape]:
    left, top, wide, tall = box
    touched = board.contacts_of(ghost) if wide < CLOSE else [*board.contacts_of(ghost), *board.contacts[number]]
    near = sorted({number, *(contact.other for contact in touched)})
    placings = [placing_of(village.sites[one]) for one in near]
    frame = fitted([*placings, ghost], (left + 8, top + 8, wide - 16, tall - 16), 80)
    shapes: list[AnyShape] = [Box(left, top, wide, tall, line=EDGE, thick=3)]
    for one, placing in zip(near, placings, strict=True):
        types = TILES[placing.tile].edges
        shapes += ground(frame, placing, [end for end in board.open_segments(one) if types[end] == "R"])
    shapes += _roads(frame, village, near)
    shapes += ground(frame, ghost, ghost=True)
    for one, placing in zip(near, placings, strict=True):
        shapes += name_plate(*label_at(frame, placing), frame.size, placing.tile, one)
    shapes += name_plate(*label_at(frame, ghost), frame.size, ghost.tile, None)
    return [*shapes, *ring(left + 30, top + 30, 22, turn)]


def _roads(frame: Frame, village: Village, numbers: Sequence[int]) -> list[AnyShape]:
    return [
        shape
        for road in village.roads
        if road.a in numbers and road.b in numbers
        for shape in plank(frame, placing_of(village.sites[road.a]), road)
    ]


def _candidates(village: Village, step: Step) -> Scene:
    """The tiles that may be chosen, ringed by their numbers, with what lies around them."""
    board = board_of(village)
    chosen = [village.number(tile) for tile in step.choices]
    near = around(board, chosen)
    placings = [placing_of(village.sites[number]) for number in near]
    frame, width, height = crop(placings, 84)
    shapes: list[AnyShape] = []
    for placing in placings:
        shapes += ground(frame, placing)
    shapes += _roads(frame, village, near)
    for number, placing in zip(near, placings, strict=True):
        x, y = label_at(frame, placing)
        shapes += name_plate(x, y, frame.size, placing.tile, None if number in chosen else number)
        if number in chosen:
            shapes.append(Line(_closed(frame, placing), RING, 4))
            shapes += ring(x, y + 0.42 * frame.size, 0.2 * frame.size, number)
    alt = [say("hamlet-alt-candidates", tiles=list(step.choices))]
    return Scene(width, height, shapes, alt, ground=GROUND)


def _placed(village: Village, words: Sequence[str]) -> Scene:
    """The tile where it would come to stand, before it is paid."""
    board = board_of(village)
    tile, number = words[1], village.number(words[2])
    spot = board.spots(number, tile)[int(words[3]) - 1]
    ghost = Placing(tile, spot.rot, spot.dx, spot.dy)
    shapes = _thumbnail(village, board, number, ghost, (0, 0, 800, 560), int(words[3]))
    alt = [say("hamlet-alt-placed", tile=tile, to=words[2])]
    return Scene(800, 560, shapes, alt, ground=GROUND)
