"""Hamlet in pictures: the whole village with its market row, blueprints and scores, and the surroundings of a tile."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.scene import AnyShape, Box, Disc, Label, Line, Scene
from games.core.text import Phrase, say
from games.hamlet.board import Board, board_of
from games.hamlet.notes import cost_words
from games.hamlet.pieces import TILES, Placing, cost_of, sale_cost
from games.hamlet.scenes_tiles import (
    INK,
    ON_PLAYERS,
    PAPER,
    PLAYERS,
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
PANEL = "#f8f4e8"
EDGE = "#cdbfa3"
SOFT = "#6d655a"

NARROW, WIDE = 1000, 1300
MOST = 92.0
LEAST = 44.0
"""Below so many pixels a segment the picture becomes wider instead."""
ROW = 128
LINE = 44


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
    foot = height + 12
    lines = (len(village.players) + 1) // 2
    shapes = [
        *_pieces(frame, village, range(len(placings))),
        *_row(village, foot, width),
        *_scores(view, foot + ROW + 8, width),
    ]
    total = int(foot + ROW + 8 + lines * LINE + 8)
    alt = [say("hamlet-alt-village", tiles=len(placings), round=village.round)]
    return Scene(width, total, shapes, alt, _printed(frame, board, placings, range(len(placings))), GROUND)


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
        width, height, _pieces(frame, village, numbers), alt, _printed(frame, board, placings, numbers), GROUND
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


def _pieces(frame: Frame, village: Village, numbers: Sequence[int]) -> list[AnyShape]:
    """Roads of players, then what stands on the tiles."""
    shapes: list[AnyShape] = []
    for road in village.roads:
        if road.a in numbers or road.b in numbers:
            shapes += plank(frame, placing_of(village.sites[road.a]), road)
    for number in numbers:
        shapes += contents(frame, village, number)
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
        shapes.append(Label(left + 12, 28, say(f"hamlet-{tile}"), 24, INK, bold=True, anchor="lm", fit=wide - 34))
        lines = [
            say("hamlet-map-cost", cost=cost_words(cost_of(tile)), vp=TILES[tile].build_vp),
            say(f"hamlet-effect_{tile}"),
        ]
        for row, line in enumerate(lines):
            shapes.append(Label(left + 12, 292 + 32 * row, line, 19, INK, anchor="lm", fit=wide - 34))
    return Scene(20 + wide * len(plans), 360, shapes, [say("hamlet-alt-plans", tiles=plans)], ground=GROUND)


# Below the village.


def _row(village: Village, top: float, width: int) -> list[AnyShape]:
    """Four blueprints, each with fee, cost and points; then three sales."""
    shapes: list[AnyShape] = [
        Box(0, top - 6, width, ROW + 8, fill=PANEL),
        Line([(0, top - 6), (width, top - 6)], EDGE, 2),
    ]
    card = (width - 20) / 7
    for place, offer in enumerate(village.display):
        left = 10 + place * card
        shapes += _offer(left, top, card - 8, offer.tile, place, offer.coins)
    for place, sale in enumerate(village.sales):
        shapes += _sale(10 + (4 + place) * card, top, card - 8, sale)
    return shapes


def _offer(left: float, top: float, wide: float, tile: str, fee: int, coins: int) -> list[AnyShape]:
    flat = Placing(tile, 0, 0, 0)
    tall = ROW - 8
    frame = fitted([flat], (left + 2, top + 24, wide * 0.52, tall - 28), 40, 0.1)
    text_left = left + wide * 0.56
    lines = [*[say("hamlet-map-word", text=word) for word in cost_words(cost_of(tile))],
             say("hamlet-map-points", vp=TILES[tile].build_vp)]  # fmt: skip
    shapes: list[AnyShape] = [
        Box(left, top, wide, tall, fill=PAPER, line=EDGE, radius=8, thick=1.5),
        *ground(frame, flat),
        Label(left + 8, top + 14, say(f"hamlet-{tile}"), 17, INK, bold=True, anchor="lm", fit=wide - 48),
        *_coin(left + wide - 18, top + 15, fee),
    ]
    for row, line in enumerate(lines):
        shapes.append(Label(text_left, top + 40 + 20 * row, line, 15, INK, anchor="lm", fit=wide * 0.43))
    if coins:
        text = say("hamlet-map-coins", coins=coins)
        shapes.append(Label(left + 8, top + tall - 12, text, 15, "#8a5a00", bold=True, anchor="lm", fit=wide - 16))
    return shapes


def _coin(x: float, y: float, count: int) -> list[AnyShape]:
    return [
        Disc(x, y, 12, fill="#f2c94c", line="#8a5a00", thick=1.5),
        Label(x, y, say("number", count=count), 16, INK, bold=True),
    ]


def _sale(left: float, top: float, wide: float, sale: str) -> list[AnyShape]:
    shapes: list[AnyShape] = [
        Box(left, top, wide, ROW - 8, fill="#fbe3d8", line="#c98f78", radius=8, thick=1.5),
        Label(left + 8, top + 14, say("hamlet-map-sale"), 15, "#8a2a16", bold=True, anchor="lm", fit=wide - 16),
    ]
    lines: list[Phrase] = [say("hamlet-map-word", text=word) for word in cost_words(sale_cost(sale))]
    lines.append(say(f"hamlet-{sale}.reward"))
    for row, line in enumerate(lines):
        shapes.append(Label(left + 8, top + 42 + 23 * row, line, 17, INK, anchor="lm", fit=wide - 16))
    return shapes


def _scores(view: View, top: float, width: int) -> list[AnyShape]:
    """A line for each player, two beside each other: points, coins, workers, blueprints, roads."""
    village = view.village
    shapes: list[AnyShape] = [Box(0, top - 8, width, LINE * ((len(village.players) + 1) // 2) + 16, fill=PANEL)]
    half = (width - 20) / 2
    for seat, player in enumerate(village.players):
        left, y = 10 + half * (seat % 2), top + LINE * (seat // 2) + LINE / 2
        if seat == village.active and not view.over:
            shapes.append(Box(left, y - 19, half - 8, 38, fill="#efe2b8", radius=8))
        shapes.append(Box(left + 6, y - 14, 28, 28, fill=PLAYERS[seat], line=INK, radius=5, thick=1.5))
        shapes.append(Label(left + 20, y, say("number", count=seat + 1), 20, ON_PLAYERS[seat], bold=True))
        who: int | str = "rival" if seat == village.rival else seat
        shapes.append(
            Label(left + 44, y, say("hamlet-name", who=who), 20, INK, bold=True, anchor="lm", fit=half * 0.26)
        )
        text = say(
            "hamlet-map-score",
            vp=player.vp,
            coins=player.coins,
            villagers=len(player.villagers),
            donkeys=len(player.donkeys),
            plans=len(player.blueprints),
            roads=village.roads_left(seat),
        )
        shapes.append(Label(left + 52 + half * 0.27, y, text, 17, SOFT, anchor="lm", fit=half * 0.6))
    return shapes
