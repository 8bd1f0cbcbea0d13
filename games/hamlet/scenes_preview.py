"""Pictures for a menu that is half answered: candidate tiles ringed, segments numbered, turns as thumbnails."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.menu import Path, Step, step_after
from games.core.scene import AnyShape, Box, Line, Scene
from games.core.text import say
from games.hamlet.board import Board, board_of
from games.hamlet.moves import BUILD, TILE_STEPS, menu
from games.hamlet.pieces import TILES, Placing
from games.hamlet.scenes import GROUND, NARROW, around, crop, zoom_scene
from games.hamlet.scenes_foot import EDGE
from games.hamlet.scenes_tiles import (
    RING,
    Frame,
    corners,
    fitted,
    ground,
    label_at,
    middle,
    name_plate,
    placing_of,
    plank,
    ring,
)
from games.hamlet.state import Village
from games.hamlet.view import View

COLUMNS = 3


def preview_scene(view: View, path_prefix: Path) -> Scene | None:
    """What the next choice is about; None where a picture adds nothing."""
    assert view.seat is not None
    step = step_after(lambda: menu(view.village, view.seat or 0), path_prefix)
    if step is None:
        return None
    words = [str(pick) for pick in path_prefix]
    if step.kind == "turn":
        return _turns(view.village, step, words[1], words[2], int(words[3]) - 1)
    if step.kind == "segment":
        return _segments(view, step, words[2], TILES[words[1]].id)
    if step.kind == "mark":
        return _segments(view, step, words[1], "")
    if step.kind in TILE_STEPS:
        return _candidates(view.village, step)
    if step.kind == "payment" and words[0] == BUILD:
        return _placed(view.village, words)
    return None


def _segments(view: View, step: Step, at: str, tile: str) -> Scene:
    """The surroundings of the builder's tile with a numbered ring on each segment that would do."""
    village = view.village
    zoom = zoom_scene(view, at)
    number = village.number(at)
    board = board_of(village)
    placing = placing_of(village.sites[number])
    frame, width, height = crop([placing_of(village.sites[near]) for near in around(board, [number])])
    rings: list[AnyShape] = [Line(_closed(frame, placing), RING, 4)]
    for word in step.choices:
        x, y = middle(frame, placing, int(word) - 1, 0.02)
        rings += ring(x, y, 0.19 * frame.size, int(word))
    alt = [say("hamlet-alt-segments", tile=at, segments=list(step.choices))]
    return Scene(width, height, [*zoom.shapes, *rings], alt, zoom.base, GROUND)


def _closed(frame: Frame, placing: Placing) -> list[tuple[float, float]]:
    outline = [frame.at(x, y) for x, y in corners(placing)]
    return [*outline, outline[0]]


def _turns(village: Village, step: Step, tile: str, at: str, segment: int) -> Scene:
    """A numbered thumbnail for each turn: the builder's tile, what touches it or the ghost, and the ghost itself."""
    board = board_of(village)
    number = village.number(at)
    columns = min(COLUMNS, len(step.choices))
    rows = -(-len(step.choices) // columns)
    wide = min(NARROW // columns, 600)
    tall = min(wide, 420)
    shapes: list[AnyShape] = []
    for place, word in enumerate(step.choices):
        left, top = wide * (place % columns), tall * (place // columns)
        ghost = board.placing(number, segment, tile, int(word) - 1)
        shapes += _thumbnail(village, board, number, ghost, (left, top, wide, tall), int(word))
    alt = [say("hamlet-alt-turns", tile=tile, to=at, turns=list(step.choices))]
    return Scene(wide * columns, tall * rows, shapes, alt, ground=GROUND)


def _thumbnail(
    village: Village, board: Board, number: int, ghost: Placing, box: tuple[float, float, float, float], turn: int
) -> list[AnyShape]:
    left, top, wide, tall = box
    near = sorted({number, *(contact.other for contact in board.contacts_of(ghost))})
    near = sorted({*near, *(contact.other for contact in board.contacts[number])})
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
    ghost = board.placing(number, int(words[3]) - 1, tile, int(words[4]) - 1)
    shapes = _thumbnail(village, board, number, ghost, (0, 0, 800, 560), int(words[4]))
    alt = [say("hamlet-alt-turns", tile=tile, to=words[2], turns=[words[4]])]
    return Scene(800, 560, shapes, alt, ground=GROUND)
