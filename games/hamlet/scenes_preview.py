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
from games.hamlet.scenes_tiles import SMALLEST, laid, letters, name_plate, outlined, plank, ring
from games.hamlet.state import Village
from games.hamlet.view import View

COLUMNS = ((6, 3), (12, 4), (25, 5))
"""Up to so many thumbnails, so many side by side; then the picture is no higher than it is wide."""
MOST_COLUMNS = 6
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
    columns = next((many for most, many in COLUMNS if len(step.choices) <= most), MOST_COLUMNS)
    columns = min(columns, len(step.choices))
    rows = -(-len(step.choices) // columns)
    wide = min(WIDTH // columns, 600)
    tall = min(int(wide * 0.8), 420)
    shapes: list[AnyShape] = []
    for place, (word, spot) in enumerate(zip(step.choices, board.spots(number, tile), strict=True)):
        left, top = wide * (place % columns), tall * (place // columns)
        new = Placing(tile, spot.rot, spot.dx, spot.dy)
        shapes += _thumbnail(village, board, number, new, (left, top, wide, tall), int(word))
    alt = [say("hamlet-alt-spots", tile=tile, to=at, count=len(step.choices))]
    width = wide * columns
    return Scene(width, tall * rows, shapes, alt, ground=Ground("wood", WOOD), scale=pixels(width))


def _thumbnail(
    village: Village, board: Board, number: int, new: Placing, box: tuple[float, float, float, float], turn: int
) -> list[AnyShape]:
    left, top, wide, tall = box
    touched = board.contacts_of(new) if wide < CLOSE else [*board.contacts_of(new), *board.contacts[number]]
    near = sorted({number, *(contact.other for contact in touched)})
    placings = [placing_of(site) for site in village.sites]
    frame = fitted([*(placings[one] for one in near), new], (left + 10, top + 14, wide - 20, tall - 22), 80)
    return [
        Box(left + 3, top + 3, wide - 6, tall - 6, fill=MEADOW, radius=14),
        *laid(frame, board, placings, near),
        *_roads(frame, village, near),
        tile_stamp(frame, new, letters(frame) / frame.size),
        *outlined(frame, new, max(3.0, 0.06 * frame.size)),
        *(_named(frame, placings[one], one, one == number) for one in near),
        name_plate(frame, new, None),
        *ring(left + 32, top + 32, 22, turn),
    ]


def _named(frame: Frame, placing: Placing, number: int, builder: bool) -> AnyShape:
    """The name of a tile and its number; where names would lie upon each other only the builder's tile has one."""
    if builder or frame.size >= LEAST_NAMED:
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
