"""Below the village, on wood: what is on offer, a line for each player, and what the signs in the picture mean."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.core.furniture import GLOW
from games.core.scene import (
    FOIL,
    AnyShape,
    Art,
    Box,
    Colour,
    Disc,
    Face,
    Fade,
    Glow,
    Ground,
    Label,
    Line,
    Paint,
    Plate,
    Polygon,
    Stamp,
)
from games.core.text import Phrase, Seat, say
from games.hamlet import art
from games.hamlet.art import EARTH, EARTH_EDGE, INK, ON_WOOD, OPEN_EDGE, OPEN_END, PAPER, PAPER_EDGE, PLAYERS, POINTS
from games.hamlet.art_tiles import peak, tile_stamp, tree
from games.hamlet.frames import fitted
from games.hamlet.notes import hire_prices
from games.hamlet.pieces import (
    DISPLAY,
    FACE_UP_SALES,
    MILESTONES,
    RAW,
    REFINED,
    SALES,
    TILES,
    Cost,
    Placing,
    cost_of,
    sale_cost,
)
from games.hamlet.state import Offer, Player, Village
from games.hamlet.view import View

WIDTH = 1000
_LEFT, _ROOM = 12.0, WIDTH - 24.0
_PLAN: Paint = Fade("#f4f9ff", "#d3e3f4")
_PLAN_EDGE, _PLAN_INK = "#2f5d8c", "#1d3552"
_SALE: Paint = Fade("#ffeadf", "#f6cdb8")
_SALE_EDGE, _SALE_INK = "#a8502c", "#8a2a10"
_TURN: Paint = Fade("#fff6d0", "#f6dc96")
_GONE: Paint = Fade("#d8d0c4", "#b9b0a2")

_PLANS, _SALES, _LINE, _TOWN, _SIGNS = 132.0, 66.0, 60.0, 46.0, 32.0
_NOTHING = 44.0
"""How tall are: the row of blueprints, of sales, a player's line, what the town has to give, a line of signs, a row of
which nothing is left.
"""
_GAP = 12.0
EACH_LINE = 7
SIGNS = (
    *RAW, *REFINED,
    "high_quality", "flag", "villager", "donkey", "built", "open", "cut_off",
    "forest", "mountain", "blueprint", "sale", "point", "coin", "first",
)  # fmt: skip


_MEANINGS = {"point": "hamlet-point", "coin": "hamlet-coin"}
"""Whose words texts have as well."""


class Rows(NamedTuple):
    """Where the rows begin, from the upper edge of the wood: sales, players, the town, the signs, the end."""

    sales: float
    players: float
    town: float
    signs: float
    end: float


def rows(village: Village) -> Rows:
    """A row of which nothing is left is low: it only says so."""
    sales = _GAP + (_PLANS if village.display else _NOTHING)
    players = sales + (_SALES if village.sales else _NOTHING)
    town = players + _LINE * len(village.players)
    signs = town + _TOWN
    return Rows(sales, players, town, signs, signs + _SIGNS * -(-len(SIGNS) // EACH_LINE) + 10)


def foot(view: View, top: float) -> list[AnyShape]:
    """Four blueprints and three sales, then the players, then milestones and the price of workers."""
    village = view.village
    at = rows(village)
    shapes = [*_plans(village, top + _GAP), *_sales(village, top + at.sales)]
    for seat in range(len(village.players)):
        shapes += _player(view, seat, top + at.players + _LINE * seat)
    return [*shapes, *_town(village, top + at.town + _TOWN / 2)]


# On offer.


def _plans(village: Village, top: float) -> list[AnyShape]:
    """Four blueprints, each with its fee, what it costs to build and its points."""
    if not village.display:
        return [Label(WIDTH / 2, top + _NOTHING / 2 - 4, say("hamlet-map-no-offer"), 25, ON_WOOD, "semi", shadow=1)]
    step = (_ROOM + 6) / DISPLAY
    shapes: list[AnyShape] = []
    for place, offer in enumerate(village.display):
        shapes += _plan(_LEFT + place * step, top, step - 6, offer, place)
    for place in range(len(village.display), DISPLAY):
        shapes.append(_free(_LEFT + place * step, top, step - 6, _PLANS - 8))
    return shapes


def _plan(left: float, top: float, wide: float, offer: Offer, fee: int) -> list[AnyShape]:
    tile, tall = offer.tile, _PLANS - 8
    flat = Placing(tile, 0, 0, 0)
    frame = fitted([flat], (left + 3, top + 42, 108, tall - 44), 44, 0.08, step=1)
    shapes: list[AnyShape] = [
        Box(left, top, wide, tall, fill=_PLAN, line=_PLAN_EDGE, radius=12, thick=2, lift=3),
        tile_stamp(frame, flat, bare=True),
        Label(
            left + 12, top + 25, say(f"hamlet-{tile}"), 23, _PLAN_INK, "village", "lm", fit=wide - 58, lines=2,
            leading=0.95,
        ),
        art.coin(left + wide - 24, top + 24, 38, fee),
        *_cost(left + 116, top + 66, cost_of(tile)),
        *_points(left + 116, top + 103, TILES[tile].build_vp),
    ]  # fmt: skip
    if offer.coins:
        text = say("hamlet-map-coins", coins=offer.coins)
        shapes += [Label(left + wide - 40, top + 103, text, 26, INK, "bold", "rm"),
                   art.coin(left + wide - 24, top + 103, 28)]  # fmt: skip
    return shapes


def _cost(left: float, y: float, cost: Cost) -> list[AnyShape]:
    """How many of each good, and coins; three kinds stand closer together."""
    parts = [(need.n, need.kinds[0]) for need in cost.needs]
    if cost.coins:
        parts.append((cost.coins, "coins"))
    step, size, gap = (58, 30.0, 32) if len(parts) < 3 else (41, 25.0, 26)
    shapes: list[AnyShape] = []
    for place, (count, word) in enumerate(parts):
        at = left + place * step
        shapes.append(Label(at, y, say("number", count=count), 27 if step > 50 else 25, INK, "bold", "lm"))
        shapes.append(art.coin(at + gap, y, size) if word == "coins" else art.good(at + gap, y, size, word))
    return shapes


def _points(left: float, y: float, count: int) -> list[AnyShape]:
    wide = 15 * len(str(count))
    return [
        Label(left, y, say("number", count=count), 28, POINTS, "village", "lm"),
        art.star(left + wide + 18, y, 27),
    ]


def _sales(village: Village, top: float) -> list[AnyShape]:
    """Three sales: what the market asks for, and what it gives."""
    if not village.sales:
        return [Label(WIDTH / 2, top + _NOTHING / 2 - 4, say("hamlet-map-no-sale"), 25, ON_WOOD, "semi", shadow=1)]
    step = (_ROOM + 6) / FACE_UP_SALES
    shapes: list[AnyShape] = []
    for place, sale in enumerate(village.sales):
        left, y = _LEFT + place * step, top + (_SALES - 10) / 2
        wide = step - 6
        shapes += [
            Box(left, top, wide, _SALES - 10, fill=_SALE, line=_SALE_EDGE, radius=12, thick=2, lift=3),
            Label(left + 12, y, say("hamlet-map-sale"), 23, _SALE_INK, "village", "lm", fit=58),
            *_cost(left + 70, y, sale_cost(sale)),
            *_arrow(left + 187, y),
            *_points(left + 216, y, SALES[sale].vp),
            Label(left + wide - 42, y, say("number", count=SALES[sale].coins), 28, INK, "village", "rm"),
            art.coin(left + wide - 24, y, 30),
        ]
    for place in range(len(village.sales), FACE_UP_SALES):
        shapes.append(_free(_LEFT + place * step, top, step - 6, _SALES - 10))
    return shapes


def _free(left: float, top: float, wide: float, tall: float) -> Box:
    """A place where nothing lies any more."""
    return Box(left, top, wide, tall, fill="#00000026", line="#f0d9b83d", radius=12, thick=2)


def _arrow(x: float, y: float) -> list[AnyShape]:
    return [
        Line([(x, y), (x + 14, y)], _SALE_INK, 4),
        Polygon([(x + 11, y - 8), (x + 23, y), (x + 11, y + 8)], fill=_SALE_INK),
    ]


# The players.


def _player(view: View, seat: Seat, top: float) -> list[AnyShape]:
    """Number, name and points, then a sign and a count for all else that is held."""
    village = view.village
    player = village.players[seat]
    tall = _LINE - 8
    y = top + tall / 2
    turn = seat == village.active and not view.over
    fill, edge, thick = (_TURN, FOIL, 4.0) if turn else (_GONE if player.gone else PAPER, PAPER_EDGE, 2.0)
    first = seat == village.first and len(village.players) > 1
    start = _LEFT + (92 if first else 60)
    room = 350 - start - (100 if player.gone else 0)
    name = say("hamlet-name", who="rival" if seat == village.rival else seat)
    shapes: list[AnyShape] = [Glow(_LEFT, top, _ROOM, tall, GLOW, radius=12, blur=6)] if turn else []
    shapes += [
        Box(_LEFT, top, _ROOM, tall, fill=fill, line=edge, radius=12, thick=thick, lift=0 if turn else 2),
        art.badge(_LEFT + 30, y, 44, seat),
        Label(start, y, name, 28, INK, "bold", "lm", fit=room),
        Label(_LEFT + 410, y, say("number", count=player.vp), 32, POINTS, "village", "rm"),
        art.star(_LEFT + 430, y, 30),
        *_held(village, seat, player, _LEFT + 466, y),
    ]
    if first:
        shapes.append(art.shield(_LEFT + 72, y, 32))
    if player.gone:
        plate = Plate("#4a3f36", tall=1.5, pad=0.5)
        shapes.append(Label(352, y, say("hamlet-map-gone"), 20, "#fff6e6", "bold", "rm", fit=96, plate=plate))
    return shapes


def _held(village: Village, seat: Seat, player: Player, left: float, y: float) -> list[AnyShape]:
    """Coins, villagers, donkeys, blueprints, roads left, sales made."""
    counts = (
        ("coin", player.coins),
        ("villager", len(player.villagers)),
        ("donkey", len(player.donkeys)),
        ("blueprint", len(player.blueprints)),
        ("built", village.roads_left(seat)),
        ("sale", len(player.sales)),
    )
    shapes: list[AnyShape] = []
    for place, (sign, count) in enumerate(counts):
        at = left + 85 * place
        shapes += _sign(sign, at + 18, y, 36, PLAYERS[seat])
        shapes.append(Label(at + 42, y, say("number", count=count), 28, INK, "bold", "lm"))
    return shapes


# The town.


def _town(village: Village, y: float) -> list[AnyShape]:
    """Each milestone: free, or with the colour and the number of its holder; and what workers cost."""
    shapes: list[AnyShape] = [_written(_LEFT, y, say("hamlet-map-milestones"), 104, "bold")]
    step = 126
    for place, milestone in enumerate(MILESTONES):
        left = _LEFT + 106 + place * step
        holder = village.milestones.get(milestone)
        shapes.append(
            Disc(left + 16, y, 14, fill="#00000040", line=ON_WOOD, thick=2)
            if holder is None
            else art.badge(left + 16, y, 34, holder)
        )
        shapes.append(_written(left + 35, y, say(f"hamlet-{milestone}"), step - 35))
    prices = hire_prices()
    left = _LEFT + 106 + step * len(MILESTONES) + 2
    return [
        *shapes,
        _written(left, y, say("hamlet-map-hire"), 46, "bold"),
        art.figure(left + 62, y, 34, "villager"),
        _written(left + 80, y, say("hamlet-map-wages", **prices), 72, "bold"),
        art.figure(left + 162, y, 34, "donkey"),
        _written(left + 181, y, say("number", count=prices["donkey"]), 20, "bold"),
        art.coin(left + 210, y, 28),
    ]


def _written(x: float, y: float, text: Phrase, fit: float, face: Face = "semi") -> Label:
    return Label(x, y, text, 20, ON_WOOD, face, "lm", fit=fit, shadow=1)


# The signs.


@lru_cache(16)
def boards(at: Rows, top: float) -> tuple[AnyShape, ...]:
    """The wood that all this lies on, and lines of signs with their meaning at its foot."""
    shapes: list[AnyShape] = [
        Ground("wood", art.WOOD, x=0, y=top, width=WIDTH, height=at.end),
        Box(0, top, WIDTH, 4, fill=FOIL),
    ]
    cell = _ROOM / EACH_LINE
    first = top + at.signs + _SIGNS / 2
    for place, sign in enumerate(SIGNS):
        left, y = _LEFT + cell * (place % EACH_LINE), first + _SIGNS * (place // EACH_LINE)
        shapes += _sign(sign, left + 13, y, 26)
        shapes.append(
            Label(
                left + 31, y, say(_MEANINGS.get(sign, f"hamlet-sign-{sign}")), 20, ON_WOOD, "semi", "lm", fit=cell - 31
            )
        )
    return tuple(shapes)


def _sign(sign: str, x: float, y: float, size: float, hue: Colour = art.NOBODY) -> list[AnyShape]:
    """A small likeness of what lies or stands in the village; of nobody's colour where none is given."""
    if sign in RAW or sign in REFINED:
        return [art.good(x, y, size, sign)]
    if sign in ("villager", "donkey"):
        return [art.figure(x, y, 1.05 * size, sign, hue)]
    if sign in ("blueprint", "built", "sale"):
        return [art.held(x, y, size, sign, hue)]
    if sign in ("forest", "mountain"):
        return [_relief(sign, x, y, size)]
    if sign == "open":
        return [
            Line([(x - 14, y), (x + 10, y)], EARTH_EDGE, 17),
            Line([(x - 14, y), (x + 10, y)], EARTH, 13),
            Line([(x + 11, y - 10), (x + 11, y + 10)], OPEN_EDGE, 8, round=True),
            Line([(x + 11, y - 10), (x + 11, y + 10)], OPEN_END, 5, round=True),
        ]
    if sign == "flag":
        return [art.flag(x - 0.3 * size, y + 0.5 * size, size, None)]
    if sign == "point":
        return [art.star(x, y, size, FOIL)]
    if sign == "first":
        return [art.shield(x, y, size)]
    draw = {"high_quality": art.fine_sign, "cut_off": art.cut_off}.get(sign, art.coin)
    return [draw(x, y, size)]


def _relief(sign: str, x: float, y: float, size: float) -> Stamp:
    trees = [*tree(13, 35, 24, 0, art.WOOD), *tree(29, 38, 24, 1, art.WOOD)]
    shapes = trees if sign == "forest" else [*peak(30, 36, 0), *peak(16, 36, 2)]
    return Stamp(x - size / 2, y - size / 2, size, size, Art(44, 44, shapes))
