"""Below the village: what is on offer, a line for each player, and what the signs in the picture mean."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from games.core.scene import AnyShape, Box, Disc, Label, Line, Point, Polygon
from games.core.text import Phrase, Seat, say
from games.hamlet.notes import cost_words, hire_prices
from games.hamlet.pieces import MILESTONES, RAW, REFINED, TILES, Placing, cost_of, sale_cost
from games.hamlet.scenes_tiles import (
    EARTH,
    EARTH_LINE,
    INK,
    ON_PLAYERS,
    OPEN_END,
    PAPER,
    PLAYERS,
    cube,
    cut_off,
    donkey,
    empty_slot,
    fitted,
    flag,
    ground,
    pawn,
    relief,
)
from games.hamlet.state import Player, Village
from games.hamlet.view import View

PANEL = "#f8f4e8"
EDGE = "#cdbfa3"
SOFT = "#4f493f"
GOLD, GOLD_LINE = "#f2c94c", "#8a5a00"
SALE, SALE_LINE, SALE_INK = "#fbe3d8", "#c98f78", "#8a2a16"
BLUEPRINT, BLUEPRINT_LINE = "#cfe0f5", "#1f62b5"

ROW = 128
LINE = 44
TOWN = 36
SIGNS = 26
"""The height of the cards, of a line of players, of what the town still has to give, of a line of signs."""
EACH_LINE = 6
LINES = 3


def foot_height(players: int) -> float:
    return _signs_top(players) + LINES * SIGNS + 10


def _town_top(players: int) -> float:
    return ROW + 8 + LINE * ((players + 1) // 2)


def _signs_top(players: int) -> float:
    return _town_top(players) + TOWN + 6


def foot(view: View, top: float, width: int) -> list[AnyShape]:
    """Four blueprints and three sales, then the players, then milestones and the price of workers."""
    village = view.village
    town = top + _town_top(len(village.players)) + TOWN / 2
    return [*_row(village, top, width), *_scores(view, top + ROW + 8, width), *_town(village, town, width)]


# On offer.


def _row(village: Village, top: float, width: int) -> list[AnyShape]:
    """Four blueprints, each with fee, cost and points; then three sales."""
    shapes: list[AnyShape] = []
    card = (width - 20) / 7
    for place, offer in enumerate(village.display):
        shapes += _offer(10 + place * card, top, card - 8, offer.tile, place, offer.coins)
    if not village.display:
        shapes.append(Label(10 + 2 * card, top + ROW / 2, say("hamlet-map-no-offer"), 18, SOFT, fit=4 * card - 20))
    for place, sale in enumerate(village.sales):
        shapes += _sale(10 + (4 + place) * card, top, card - 8, sale)
    if not village.sales:
        shapes.append(Label(10 + 5.5 * card, top + ROW / 2, say("hamlet-map-no-sale"), 18, SOFT, fit=3 * card - 20))
    return shapes


def _offer(left: float, top: float, wide: float, tile: str, fee: int, coins: int) -> list[AnyShape]:
    flat = Placing(tile, 0, 0, 0)
    tall = ROW - 8
    frame = fitted([flat], (left + 2, top + 38, wide * 0.52, tall - 42), 40, 0.1)
    text_left = left + wide * 0.56
    lines = [*[say("hamlet-map-word", text=word) for word in cost_words(cost_of(tile))],
             say("hamlet-map-points", vp=TILES[tile].build_vp)]  # fmt: skip
    shapes: list[AnyShape] = [
        Box(left, top, wide, tall, fill=PAPER, line=EDGE, radius=8, thick=1.5),
        *ground(frame, flat),
        Label(left + 8, top + 19, say(f"hamlet-{tile}"), 16, INK, face="bold", anchor="lm", fit=wide - 40,
              lines=2),
        *_fee(left + wide - 18, top + 18, fee),
    ]  # fmt: skip
    for row, line in enumerate(lines):
        shapes.append(Label(text_left, top + 48 + 19 * row, line, 15, INK, anchor="lm", fit=wide * 0.43))
    if coins:
        text = say("hamlet-map-coins", coins=coins)
        shapes.append(Label(left + 8, top + tall - 10, text, 15, GOLD_LINE, face="bold", anchor="lm", fit=wide * 0.52))
    return shapes


def _fee(x: float, y: float, count: int) -> list[AnyShape]:
    return [_coin(x, y, 12), Label(x, y, say("number", count=count), 16, INK, face="bold")]


def _sale(left: float, top: float, wide: float, sale: str) -> list[AnyShape]:
    shapes: list[AnyShape] = [
        Box(left, top, wide, ROW - 8, fill=SALE, line=SALE_LINE, radius=8, thick=1.5),
        Label(left + 8, top + 14, say("hamlet-map-sale"), 15, SALE_INK, face="bold", anchor="lm", fit=wide - 16),
    ]
    lines: list[Phrase] = [say("hamlet-map-word", text=word) for word in cost_words(sale_cost(sale))]
    lines.append(say(f"hamlet-{sale}.reward"))
    for row, line in enumerate(lines):
        shapes.append(Label(left + 8, top + 42 + 23 * row, line, 17, INK, anchor="lm", fit=wide - 16))
    return shapes


# The players.


def _scores(view: View, top: float, width: int) -> list[AnyShape]:
    """A line for each player, two side by side: points, then a sign and a number for all else that is held."""
    village = view.village
    half = (width - 20) / 2
    shapes: list[AnyShape] = []
    for seat, player in enumerate(village.players):
        left, y = 10 + half * (seat % 2), top + LINE * (seat // 2) + LINE / 2
        if seat == village.active and not view.over:
            shapes.append(Box(left, y - 19, half - 8, 38, fill="#efe2b8", radius=8))
        shapes.append(Box(left + 6, y - 14, 28, 28, fill=PLAYERS[seat], line=INK, radius=5, thick=1.5))
        shapes.append(Label(left + 20, y, say("number", count=seat + 1), 20, ON_PLAYERS[seat], face="bold"))
        who: int | str = "rival" if seat == village.rival else seat
        name = say("hamlet-name", who=who)
        token = 24 if seat == village.first and len(village.players) > 1 else 0
        if token:
            shapes.append(_shield(left + 53, y))
        shapes.append(Label(left + 44 + token, y, name, 20, INK, face="bold", anchor="lm", fit=half * 0.27 - token))
        points = say("number", count=player.vp)
        shapes.append(Label(left + half * 0.48, y, points, 20, INK, face="bold", anchor="rm", fit=half * 0.12))
        shapes.append(_star(left + half * 0.505, y, 9))
        shapes += _held(village, seat, player, left + half * 0.56, y, half * 0.44 - 12)
    return shapes


def _held(village: Village, seat: Seat, player: Player, left: float, y: float, wide: float) -> list[AnyShape]:
    """Coins, villagers, donkeys, blueprints, roads left, sales made."""
    counts: list[tuple[list[AnyShape], int]] = []
    step = wide / 6
    for place, (sign, count) in enumerate(
        (
            ("coin", player.coins),
            ("villager", len(player.villagers)),
            ("donkey", len(player.donkeys)),
            ("blueprint", len(player.blueprints)),
            ("built", village.roads_left(seat)),
            ("sale", len(player.sales)),
        )
    ):
        counts.append((_sign(sign, left + step * place + 9, y, seat), count))
    shapes: list[AnyShape] = []
    for place, (sign_shapes, count) in enumerate(counts):
        shapes += sign_shapes
        shapes.append(
            Label(left + step * place + 21, y, say("number", count=count), 17, SOFT, face="bold", anchor="lm")
        )
    return shapes


# The town.


def _town(village: Village, y: float, width: int) -> list[AnyShape]:
    """Each milestone: free, or in the colour and with the number of its holder; and what workers cost."""
    chip = (width - 20) * 0.63 / len(MILESTONES)
    shapes: list[AnyShape] = []
    for place, milestone in enumerate(MILESTONES):
        left = 10 + place * chip
        holder = village.milestones.get(milestone)
        fill, ink = (PAPER, INK) if holder is None else (PLAYERS[holder], ON_PLAYERS[holder])
        text = say("hamlet-map-free", milestone=milestone)
        if holder is not None:
            text = say("hamlet-map-held", milestone=milestone, seat=holder + 1)
        shapes.append(Box(left, y - 14, chip - 8, 28, fill=fill, line=EDGE, radius=14, thick=1.5))
        shapes.append(
            Label(left + chip / 2 - 4, y, text, 16, ink, face="bold" if holder is not None else "text", fit=chip - 24)
        )
    left = 10 + chip * len(MILESTONES) + 8
    text = say("hamlet-map-hire", **hire_prices())
    shapes.append(Label(left, y, text, 18, INK, anchor="lm", fit=width - 10 - left))
    return shapes


# The signs.


@lru_cache(256)
def legend(players: int, top: float, width: int) -> tuple[AnyShape, ...]:
    """The panel that all this lies on, and lines of signs with their meaning at its foot."""
    signs = [*RAW, *REFINED, "high_quality"]
    signs += ["forest", "mountain", "open", "built", "flag", "villager", "donkey", "blueprint", "first", "cut_off"]
    shapes: list[AnyShape] = [
        Box(0, top - 6, width, foot_height(players) + 6, fill=PANEL),
        Line([(0, top - 6), (width, top - 6)], EDGE, 2),
    ]
    cell = (width - 20) / EACH_LINE
    first = top + _signs_top(players) + SIGNS / 2
    for place, sign in enumerate(signs):
        left, y = 10 + cell * (place % EACH_LINE), first + SIGNS * (place // EACH_LINE)
        shapes += _sign(sign, left + 14, y)
        shapes.append(Label(left + 31, y, say(f"hamlet-sign-{sign}"), 16, SOFT, anchor="lm", fit=cell - 35))
    return tuple(shapes)


def _sign(sign: str, x: float, y: float, seat: Seat | None = None) -> list[AnyShape]:
    """A small likeness of what lies or stands in the village; of nobody's colour in the legend."""
    colour = "#8d8d8d" if seat is None else PLAYERS[seat]
    if sign in RAW:
        return cube(x, y, 9, sign, sign)
    if sign in REFINED:
        return empty_slot(x, y, 10, sign)
    if sign == "high_quality":
        return [Disc(x, y, 11, fill=PAPER, line=INK, thick=2), Disc(x, y, 8, fill=colour, line=INK, thick=1.5)]
    if sign in ("forest", "mountain"):
        return relief(sign, (x + 15, y + 6), 30)
    if sign == "open":
        road: list[Point] = [(x - 12, y), (x + 10, y)]
        bar = Line([(x + 10, y - 8), (x + 10, y + 8)], OPEN_END, 4)
        return [Line(road, EARTH_LINE, 12), Line(road, EARTH, 10), bar]
    if sign == "built":
        return [Box(x - 9, y - 5, 18, 10, fill=colour, line=INK, thick=1.5)]
    if sign in ("villager", "donkey", "flag"):
        return _plain(_piece(sign, x, y, seat or 0), colour)
    if sign == "blueprint":
        return [
            Box(x - 7, y - 9, 14, 18, fill=BLUEPRINT, line=BLUEPRINT_LINE, radius=2, thick=1.5),
            Polygon([(x - 4, y + 4), (x - 4, y - 1), (x, y - 5), (x + 4, y - 1), (x + 4, y + 4)], line=BLUEPRINT_LINE),
        ]
    if sign == "first":
        return [_shield(x, y)]
    if sign == "cut_off":
        return cut_off(x, y, 9)
    if sign == "sale":
        return [Box(x - 8, y - 7, 16, 14, fill=SALE, line=SALE_INK, radius=3, thick=1.5)]
    return [_coin(x, y, 9)]


def _piece(sign: str, x: float, y: float, seat: Seat) -> list[AnyShape]:
    if sign == "villager":
        return pawn(x, y, 9, seat)
    return donkey(x, y + 1, 8, seat) if sign == "donkey" else flag(x - 6, y - 9, 11, seat)


def _coin(x: float, y: float, radius: float) -> Disc:
    return Disc(x, y, radius, fill=GOLD, line=GOLD_LINE, thick=1.5)


def _star(x: float, y: float, radius: float) -> Polygon:
    """A point: the sign that texts have for it, which the letters of pictures lack."""
    turns = [(place * pi / 5, radius if place % 2 == 0 else radius * 0.42) for place in range(10)]
    return Polygon([(x + far * sin(turn), y - far * cos(turn)) for turn, far in turns], INK)


def _shield(x: float, y: float) -> Polygon:
    """The first player's."""
    return Polygon([(x - 8, y - 9), (x + 8, y - 9), (x + 8, y + 1), (x, y + 10), (x - 8, y + 1)], GOLD, GOLD_LINE, 2)


def _plain(shapes: list[AnyShape], colour: str) -> list[AnyShape]:
    """A piece without its player's number, which would be too small to read here."""
    plain: list[AnyShape] = []
    for shape in shapes:
        if isinstance(shape, Polygon):
            plain.append(Polygon(shape.points, colour, shape.line, shape.width))
        elif isinstance(shape, Disc):
            plain.append(Disc(shape.x, shape.y, shape.radius, colour, shape.line, shape.thick))
        elif not isinstance(shape, Label):
            plain.append(shape)
    return plain
