"""Where a tile would stand best right now, for whoever asks: points and roads as the village lies, no looking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.core.text import Phrase, Seat, say
from games.hamlet import notes
from games.hamlet.board import Spot
from games.hamlet.pieces import cost_of
from games.hamlet.state import Village
from games.hamlet.worth import Worth

MOST = 3


class Place(NamedTuple):
    """A way to place a tile, as the menu numbers it."""

    payable: bool
    worth: float
    tile: str
    at: int
    way: int
    spot: Spot


def best_places(village: Village, seat: Seat) -> tuple[Phrase, list[tuple[Phrase, Phrase]]]:
    """A heading, and the three best places with what stands beside each in the menu.

    They are for the blueprints in hand, those first that can be paid; whoever holds none hears about the display.
    """
    worth = Worth(village, seat)
    held = village.players[seat].blueprints
    tiles = held or [offer.tile for offer in village.display]
    places = sorted(_places(worth, tiles), key=lambda place: (not place.payable, -place.worth, place.at))[:MOST]
    if not places:
        return say("hamlet-best-none"), []
    return say("hamlet-best-held" if held else "hamlet-best-display"), [
        (_called(village, place, bool(held)), notes.of_spot(worth.can, place.tile, place.spot)) for place in places
    ]


def _places(worth: Worth, tiles: list[str]) -> Iterator[Place]:
    """The best way beside each tile of the village; one that was found beside another tile is not named twice."""
    board = worth.can.board
    for tile in tiles:
        known: dict[tuple[int, int, int], float] = {}
        named = set()
        for at in board.village:
            ways = []
            for number, spot in enumerate(board.spots(at, tile), 1):
                place = (spot.rot, spot.dx, spot.dy)
                if place not in known:
                    known[place] = worth.building(tile, spot)
                ways.append((known[place], -number, place, spot))
            if not ways:
                continue
            value, number, place, spot = max(ways)
            if place not in named:
                named.add(place)
                yield Place(worth.can.bill(at, cost_of(tile)) is not None, value, tile, at, -number, spot)


def _called(village: Village, place: Place, held: bool) -> Phrase:
    key = "hamlet-best-place" if place.payable or not held else "hamlet-best-place.later"
    return say(key, tile=place.tile, to=village.sites[place.at].tile, number=place.at, way=place.way)
