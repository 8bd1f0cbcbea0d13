"""Pictures for a menu that is half answered: candidate tiles ringed, places as numbered thumbnails."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.menu import Path, Step, step_after
from games.core.scene import AnyShape, Box, Ground, Label, Plate, Scene
from games.core.text import say
from games.hamlet.art import GRASS, INK, IVORY, MEADOW, WOOD
from games.hamlet.art_tiles import tile_stamp
from games.hamlet.board import Board, board_of
from games.hamlet.frames import Frame, fitted, label_at, placing_of
from games.hamlet.moves import BUILD, TILE_STEPS, menu
from games.hamlet.pieces import Placing
from games.hamlet.scenes import around, crop, pixels
from games.hamlet.scenes_foot import WIDTH
from games.hamlet.scenes_tiles import NO_NAME, SMALLEST, laid, letters, name_plate, outlined, plank, ring
from games.hamlet.state import Village
from games.hamlet.view import View

MOST_COLUMNS = 6
"""Thumbnails side by side: more could not be told apart."""
_SMALLER = 0.6
"""A further column is as bad as so much of an empty cell."""
LEAST_NAMED = 48
"""Segments shorter than this leave no room for all names."""
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


def _spots(village: Village, step: Step, tile: str, at: str) -> Scene:
    """A numbered thumbnail for each place: the builder's tile, what touches it or the new one, and the new one."""
    board = board_of(village)
    number = village.number(at)
    columns, rows = _grid(len(step.choices))
    wide, tall = _cell(columns)
    shapes: list[AnyShape] = []
    for place, (word, spot) in enumerate(zip(step.choices, board.spots(number, tile), strict=True)):
        left, top = wide * (place % columns), tall * (place // columns)
        new = Placing(tile, spot.rot, spot.dx, spot.dy)
        shapes += _thumbnail(village, board, number, new, (left, top, wide, tall), int(word))
    alt = [say("hamlet-alt-spots", tile=tile, to=at, count=len(step.choices))]
    width = wide * columns
    return Scene(width, tall * rows, shapes, alt, ground=Ground("wood", WOOD), scale=pixels(width))


def _cell(columns: int) -> tuple[int, int]:
    wide = min(WIDTH // columns, 600)
    return wide, min(int(wide * 0.8), 420)


def _grid(count: int) -> tuple[int, int]:
    """Columns and rows: the picture is no higher than wide, few cells stay empty, and the thumbnails are large."""
    most = min(count, MOST_COLUMNS)
    grids = [(columns, -(-count // columns)) for columns in range(1, most + 1)]
    fine = [grid for grid in grids if _cell(grid[0])[1] * grid[1] <= min(WIDTH, 450 * grid[0])] or grids[-1:]
    return min(fine, key=lambda grid: grid[0] * grid[1] - count + _SMALLER * grid[0])


def _thumbnail(
    village: Village, board: Board, number: int, new: Placing, box: tuple[float, float, float, float], turn: int
) -> list[AnyShape]:
    left, top, wide, tall = box
    touched = board.contacts_of(new) if wide < CLOSE else [*board.contacts_of(new), *board.contacts[number]]
    near = sorted({number, *(contact.other for contact in touched)})
    placings = [placing_of(site) for site in village.sites]
    frame = fitted([*(placings[one] for one in near), new], (left + 10, top + 14, wide - 20, tall - 22), 80)
    named = frame.size >= LEAST_NAMED
    name = [name_plate(frame, new, None)] if named else []
    return [
        Box(left + 3, top + 3, wide - 6, tall - 6, fill=MEADOW, radius=14),
        *laid(frame, board, placings, near, plates=named),
        *_roads(frame, village, near),
        tile_stamp(frame, new, letters(frame) / frame.size if named else NO_NAME),
        *outlined(frame, new, max(3.0, 0.06 * frame.size)),
        *(_named(frame, placings[one], one) for one in near),
        *name,
        *ring(left + 32, top + 32, 22, turn),
    ]


def _named(frame: Frame, placing: Placing, number: int) -> AnyShape:
    """The name of a tile and its number; where names would lie upon each other only its number."""
    if frame.size >= LEAST_NAMED:
        return name_plate(frame, placing, number)
    text, plate = say("number", count=number), Plate(INK, IVORY, thick=1.2, tall=1.3, pad=0.36)
    return Label(*label_at(frame, placing), text, SMALLEST, IVORY, "village", plate=plate)


def _roads(frame: Frame, village: Village, numbers: Sequence[int]) -> list[AnyShape]:
    return [plank(frame, village, road) for road in village.roads if road.a in numbers and road.b in numbers]


def _candidates(village: Village, step: Step) -> Scene:
    """The tiles that may be chosen, ringed by their numbers, with what lies around them."""
    board = board_of(village)
    chosen = [village.number(tile) for tile in step.choices]
    near = around(board, chosen)
    placings = [placing_of(site) for site in village.sites]
    frame, width, height = crop([placings[number] for number in near], 84)
    shapes: list[AnyShape] = []
    for number in chosen:
        shapes += outlined(frame, placings[number], 4)
    shapes += _roads(frame, village, near)
    for number in near:
        x, y = label_at(frame, placings[number])
        shapes.append(name_plate(frame, placings[number], None if number in chosen else number))
        if number in chosen:
            shapes += ring(x, y + 0.22 * frame.size, max(20.0, 0.24 * frame.size), number)
    alt = [say("hamlet-alt-candidates", tiles=list(step.choices))]
    return Scene(width, height, shapes, alt, laid(frame, board, placings, near), GRASS, pixels(width))


def _placed(village: Village, words: Sequence[str]) -> Scene:
    """The tile where it would come to stand, before it is paid."""
    board = board_of(village)
    tile, number = words[1], village.number(words[2])
    spot = board.spots(number, tile)[int(words[3]) - 1]
    new = Placing(tile, spot.rot, spot.dx, spot.dy)
    shapes = _thumbnail(village, board, number, new, (0, 0, 800, 560), int(words[3]))
    alt = [say("hamlet-alt-placed", tile=tile, to=words[2])]
    return Scene(800, 560, shapes[1:], alt, ground=GRASS)
