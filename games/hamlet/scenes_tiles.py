"""The tiles of a village and what lies and stands on them."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.scene import AnyShape, Disc, Label, Line, Plate, Point
from games.core.text import say
from games.hamlet import art
from games.hamlet.art import EDGE, INK, IVORY, OPEN_EDGE, OPEN_END, PLATE, PLATE_EDGE, RING
from games.hamlet.art_tiles import LETTERS, above, earth_stamp, line_room, plate_height, tile_stamp
from games.hamlet.board import Board
from games.hamlet.frames import UNIT, Frame, corners, label_at, middle, placing_of
from games.hamlet.lattice import turned
from games.hamlet.pieces import TILES, Placing
from games.hamlet.state import Road, Site, Village

SMALLEST = 20.0
"""Of names, in units: as small as can still be read."""
NO_NAME = 0.02
"""The size of the letters, in segments, above which a building stands that has no name."""
_ASIDE = 0.2
"""In segments."""


def letters(frame: Frame) -> float:
    """The size of names, in units."""
    return max(LETTERS * frame.size, SMALLEST)


# Tiles.


def laid(
    frame: Frame, board: Board, placings: Sequence[Placing], numbers: Sequence[int], *, plates: bool = True
) -> list[AnyShape]:
    """What changes only when something is built: the tiles, those behind first, and bars at the ends of their roads
    that lead nowhere yet. Without plates the buildings stand where their names would.
    """
    order = sorted(numbers, key=lambda number: min(y for _, y in _outline(frame, placings[number])))
    share = letters(frame) / frame.size if plates else NO_NAME
    shapes: list[AnyShape] = [earth_stamp(frame, placings[number]) for number in order]
    shapes += [tile_stamp(frame, placings[number], share) for number in order]
    for number in numbers:
        types = TILES[placings[number].tile].edges
        for segment in board.open_segments(number):
            if types[segment] == "R":
                shapes += _bar(frame, placings[number], segment)
    return shapes


def _outline(frame: Frame, placing: Placing) -> list[Point]:
    return [frame.at(x, y) for x, y in corners(placing)]


def _bar(frame: Frame, placing: Placing, segment: int) -> list[AnyShape]:
    x, y = _outline(frame, placing)[segment]
    ux, uy = UNIT[turned(placing.tile, placing.rot).directions[segment]]
    ends = [(round(x + frame.size * part * ux, 1), round(y + frame.size * part * uy, 1)) for part in (0.34, 0.66)]
    return [
        Line(ends, OPEN_EDGE, max(5.0, 0.1 * frame.size), round=True),
        Line(ends, OPEN_END, max(3.0, 0.06 * frame.size), round=True),
    ]


def outlined(frame: Frame, placing: Placing, width: float = 5) -> list[AnyShape]:
    """Around a tile that may be chosen, or would come to stand."""
    outline = _outline(frame, placing)
    closed = [*outline, outline[0], outline[1]]
    return [Line(closed, IVORY, width + 4), Line(closed, RING, width)]


def plank(frame: Frame, village: Village, road: Road) -> AnyShape:
    """A player's road lies across the border; a little aside where a name would cover its number."""
    placing, other = (placing_of(village.sites[at]) for at in (road.a, road.b))
    direction = turned(placing.tile, placing.rot).directions[road.segment]
    spot = middle(frame, placing, road.segment)
    aside = _ASIDE * (_near(frame, placing, spot) - _near(frame, other, spot))
    return art.plank(*middle(frame, placing, road.segment, aside), frame.size, road.owner, direction)


def _near(frame: Frame, placing: Placing, spot: Point) -> bool:
    """Whether the plate with this tile's name reaches here; how wide that is can only be guessed."""
    (x, y), size, text, tile = label_at(frame, placing), frame.size, letters(frame), placing.tile
    wide = min(line_room(tile, text / size) / 2, 0.3 * len(tile)) + 0.5
    foot = y + (0.14 - above(tile)) * size
    tall = plate_height(tile, text / size) * size
    room = 0.14 * size
    return abs(spot[0] - x) < wide * text + room and foot - tall - room < spot[1] < foot + room


def flags(frame: Frame, village: Village, numbers: Sequence[int]) -> list[AnyShape]:
    """Whose landmarks these are: each stands behind the plate with the tile's name."""
    found: list[AnyShape] = []
    for number in numbers:
        site = village.sites[number]
        if site.flag is not None:
            x, y = label_at(frame, placing_of(site))
            share = letters(frame) / frame.size
            foot = y + (0.2 - above(site.tile) - plate_height(site.tile, share)) * frame.size
            found.append(art.flag(x - 0.64 * frame.size, foot, max(0.66 * frame.size, 40), site.flag))
    return found


def name_plate(frame: Frame, placing: Placing, number: int | None) -> Label:
    """The tile's name below its building, and its number."""
    x, y = label_at(frame, placing)
    size, tile, text = frame.size, placing.tile, letters(frame)
    badge = "" if number is None else str(number)
    plate = Plate(PLATE, PLATE_EDGE, thick=1.6, tall=1.25, pad=0.3, radius=0.35, badge=badge, lift=1.5)
    fit = line_room(tile, text / size) * text
    foot = y + (0.14 - above(tile)) * size
    return Label(
        x, foot, say(f"hamlet-{tile}"), text, INK, "village", "mb", fit=fit, lines=2, leading=1.05, plate=plate
    )


# What lies and stands on a tile.


def contents(frame: Frame, village: Village, number: int, cut: bool) -> list[AnyShape]:
    """Goods in their places and workers, in rows around the tile's middle; nobody can be where
    no road leads from the church, and a sign says so."""
    site = village.sites[number]
    size = frame.size
    placing = placing_of(site)
    x, y = label_at(frame, placing)
    church = number == 0
    shapes: list[AnyShape] = []
    if church:
        shapes += _church_slots(village, x, y - 0.06 * size, size)
    elif site.tile == "market":
        text = say("hamlet-map-prices", raw=village.prices.raw, refined=village.prices.refined)
        plate = Plate("#fff3e6", "#a8502c", thick=1.6, tall=1.4, pad=0.5)
        shapes.append(Label(x, y + 0.04 * size, text, max(0.19 * size, SMALLEST), "#7a2410", "bold", plate=plate))
    shapes += _goods(site, x, y + 0.07 * size, size)
    row = 0.58 if church or site.tile == "market" else 0.5 if site.raw or site.made else 0.24
    if cut:
        return [*shapes, art.cut_off(x, y + (row + 0.06) * size, 0.42 * size)]
    return [*shapes, *_workers(village, number, x, y + row * size, size)]


def _church_slots(village: Village, x: float, y: float, size: float) -> list[AnyShape]:
    """Each delivery with its need and points; a filled one in the colour and with the number of whoever filled it."""
    slots = village.deliveries
    step = max(0.84 * size, 46.0)
    left = x - step * (len(slots) - 1) / 2
    return [
        art.delivery(left + place * step, y, step - 0.04 * size, slot.slot, slot.by) for place, slot in enumerate(slots)
    ]


def _goods(site: Site, x: float, y: float, size: float) -> list[AnyShape]:
    slots = len(site.raw) + len(site.made)
    step = 0.42 * size
    small, large = max(0.33 * size, 18.0), max(0.42 * size, 22.0)
    left = x - step * (slots - 1) / 2
    shapes: list[AnyShape] = []
    printed = TILES[site.tile]
    for slot, held in enumerate(site.raw):
        at = left + slot * step
        shapes.append(art.cube(at, y, 0.96 * large, held) if held else art.empty(at, y, small, printed.raw_slots[slot]))
    for slot, token in enumerate(site.made):
        assert printed.refine is not None
        at, good = left + slot * step, printed.refine.output
        if token is None:
            shapes.append(art.empty(at, y, small, good))
        else:
            shapes.append(art.made(at, y, large, good, token.owner, token.fine))
    return shapes


def _workers(village: Village, number: int, x: float, y: float, size: float) -> list[AnyShape]:
    """Villagers and donkeys, those of a kind and a player as one piece with their count."""
    here: list[tuple[int, str, int]] = []
    for seat, player in enumerate(village.players):
        used = [villager.used for villager in player.villagers if villager.at == number]
        here += [(seat, "lying" if one else "villager", used.count(one)) for one in (False, True) if one in used]
        donkeys = sum(1 for donkey in player.donkeys if donkey.at == number)
        if donkeys:
            here.append((seat, "donkey", donkeys))
    room = 3.6 if number == 0 else 2.2
    step = min(0.5, room / max(1, len(here))) * size
    left = x - step * (len(here) - 1) / 2
    return [
        art.worker(left + place * step, y, max(0.5 * size, 28.0), seat, kind, count)
        for place, (seat, kind, count) in enumerate(here)
    ]


def ring(x: float, y: float, radius: float, number: int) -> list[AnyShape]:
    """A numbered ring that a menu refers to."""
    return [
        Disc(x, y, radius + 2, fill=EDGE, lift=2),
        Disc(x, y, radius, fill=IVORY, line=RING, thick=max(3.0, radius * 0.2)),
        Label(x, y, say("number", count=number), radius * 1.15, RING, face="bold"),
    ]
