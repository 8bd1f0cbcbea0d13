"""Figures of a finished game, for measuring many of them."""

from __future__ import annotations

from typing import Any

from games.hamlet.board import board_of
from games.hamlet.pieces import TILES
from games.hamlet.scoring import CATEGORIES, longest_tiles
from games.hamlet.state import State


def stats(state: State) -> dict[str, Any]:
    """Rounds, points by line of the sheet and seat, the village's size, and how wide building menus would be now."""
    village = state.village
    board = board_of(village)
    built = [site.tile for site in village.sites]
    unbuilt = [tile for tile in TILES if tile not in built]
    spots = {(at, tile): board.spots(at, tile) for tile in unbuilt for at in board.village}
    return {
        "rounds": village.round,
        "scores": [player.vp for player in village.players],
        "lines": {line: [player.points.get(line, 0) for player in village.players] for line in CATEGORIES},
        "tiles": len(village.sites),
        "longest": [len(longest_tiles(village, board, seat)) for seat in range(len(village.players))],
        "villagers": [len(player.villagers) for player in village.players],
        "donkeys": [len(player.donkeys) for player in village.players],
        "roads": [len(village.roads_of(seat)) for seat in range(len(village.players))],
        "placements": sum(len(found) for found in spots.values()),
        "most placements": max(map(len, spots.values()), default=0),
    }
