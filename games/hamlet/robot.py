"""A player of the house: donkeys to where goods pass, then action by action whatever gains most, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.ask import Question
from games.core.draw import Dice
from games.core.menu import Path
from games.core.robot import EASY
from games.core.text import Seat
from games.hamlet.board import CHURCH_SITE
from games.hamlet.goods import Haulage
from games.hamlet.moves import (
    ALMS,
    AUTO,
    BLUEPRINT,
    BUILD,
    DELIVER,
    DONKEYS,
    END,
    HIRE,
    REFINE,
    ROAD,
    SELL,
    WORK,
)
from games.hamlet.pieces import (
    ANY,
    MARKET,
    RAW,
    ROAD_COST,
    SALES,
    SLOTS,
    TILES,
    cost_of,
    refining_cost,
    sale_cost,
    slot_cost,
)
from games.hamlet.view import View
from games.hamlet.worth import Worth

Option = tuple[float, Path]

NOISE = 0.3
SMALLEST = 0.05
"""A gain below this is not worth a move."""


def decide(view: View, question: Question, dice: Dice, level: str) -> Path:
    """The move with the best outlook; on the easy level now and then just any of those that gain something."""
    assert view.seat is not None
    return best(view, view.seat, dice, careless=0.35 if level == EASY else 0.0)


def best(view: View, me: Seat, dice: Dice, careless: float = 0.0) -> Path:
    worth = Worth(view.village, me)
    move = _donkey_move(worth)
    if move is not None:
        return move
    options = [option for option in _options(worth) if option[0] > SMALLEST]
    if not options:
        return (END,)
    if careless and dice.chance(careless):
        return dice.choice(options)[1]
    return max((value + NOISE * dice.below(1000) / 1000, path) for value, path in options)[1]


def _options(worth: Worth) -> Iterator[Option]:
    if not worth.can.standing and not worth.can.village.hiring:
        return
    yield from _hires(worth)
    if worth.can.standing:
        yield from _sources(worth)
        yield from _refineries(worth)
        yield from _blueprints(worth)
        yield from _builds(worth)
        yield from _roads(worth)
        yield from _church_and_market(worth)


# Donkeys.


def supply(worth: Worth, donkeys: list[int]) -> float:
    """How well these donkeys supply the places where things are done."""
    board = worth.can.board
    haulage, raw, made = Haulage(board, donkeys), worth.raw_places, worth.made_places
    total = 0.0
    for at in board.village:
        tiles = haulage.mask(at)
        total += worth.place_weights[at] * ((tiles & raw).bit_count() + 0.8 * (tiles & made).bit_count())
    return total / len(board.tiles)


def _donkey_move(worth: Worth) -> Path | None:
    """The single move that helps supply most, if any does."""
    can = worth.can
    if not can.donkeys:
        return None
    standing = [donkey.at for donkey in can.me.donkeys]
    now = supply(worth, standing)
    found: tuple[float, Path] = (now + 0.01, ())
    for at, ends in can.donkeys.items():
        rest = list(standing)
        rest.remove(at)
        for end in ends:
            value = supply(worth, [*rest, end])
            if value > found[0]:
                found = (value, (DONKEYS, worth.tile(at), worth.tile(end)))
    return found[1] or None


# The town hall.


def _hires(worth: Worth) -> Iterator[Option]:
    can = worth.can
    toll = 0.0 if can.village.hiring else worth.action
    for worker, price in can.hires.items():
        if worker == "villager":
            yield worth.next_villager(price) - toll, (HIRE, worker)
        elif worth.left > 2:
            standing = [donkey.at for donkey in can.me.donkeys]
            now = supply(worth, standing)
            gain, at = max((supply(worth, [*standing, at]) - now, -at) for at in can.board.village)
            value = worth.next_donkey(gain, price) - toll
            yield value, (HIRE, worker, worth.tile(-at))


def _blueprints(worth: Worth) -> Iterator[Option]:
    can = worth.can
    for place in can.blueprints:
        offer = can.village.display[place]
        value = worth.blueprint(offer.tile) + (offer.coins - place) * worth.coin
        yield value + worth.hiring_after(offer.coins - place), (BLUEPRINT, offer.tile)


# Sources and refineries.


def _sources(worth: Worth) -> Iterator[Option]:
    can = worth.can
    for at in can.sources:
        site = can.village.sites[at]
        printed = TILES[site.tile]
        empty = site.raw.count("")
        cubes: list[str] = []
        if ANY in printed.raw_slots:
            wanted = sorted(RAW, key=lambda good: -worth.wants(good))
            cubes = sorted([wanted[0]] * ((empty + 1) // 2) + [wanted[1]] * (empty // 2), key=RAW.index)
            kinds = cubes
        else:
            kinds = [printed.raw_slots[0]] * empty
        reward = printed.activate_reward
        value = reward.vp + reward.coins * worth.coin + sum(worth.cube(good) for good in kinds)
        yield value, (WORK, site.tile, *cubes)


def _refineries(worth: Worth) -> Iterator[Option]:
    can = worth.can
    for at, most in can.refineries.items():
        tile = worth.tile(at)
        refine = TILES[tile].refine
        assert refine is not None
        for amount in range(1, most + 1):
            cost = refining_cost(refine.input, amount)
            bill = can.bill(at, cost)
            assert bill is not None
            value = worth.tokens(refine.output, TILES[tile].milestone, amount) - worth.price(bill)
            counted = (str(amount),) if most > 1 else ()
            yield value, (REFINE, tile, *counted, AUTO)


# Building.


def _builds(worth: Worth) -> Iterator[Option]:
    can = worth.can
    for tile, builders in can.builds.items():
        seen: dict[tuple[int, int, int], float] = {}
        for at in builders:
            bill = can.bill(at, cost_of(tile))
            assert bill is not None
            price = worth.price(bill)
            for number, spot in enumerate(can.board.spots(at, tile), 1):
                place = (spot.rot, spot.dx, spot.dy)
                if place not in seen:
                    seen[place] = worth.building(tile, spot)
                yield seen[place] - price, (BUILD, tile, worth.tile(at), str(number), AUTO)


def _roads(worth: Worth) -> Iterator[Option]:
    can = worth.can
    seen: dict[tuple[int, int], float] = {}
    for at, ways in can.roads.items():
        for way in ways:
            pair = (min(at, way.to), max(at, way.to))
            if pair not in seen:
                seen[pair] = worth.road(*pair)
            bill = can.bill(at, ROAD_COST[way.kind])
            assert bill is not None
            yield seen[pair] - worth.price(bill), (ROAD, worth.tile(at), worth.tile(way.to), way.kind, AUTO)


# Church and market.


def _church_and_market(worth: Worth) -> Iterator[Option]:
    can = worth.can
    for slot in can.deliveries:
        bill = can.bill(CHURCH_SITE, slot_cost(slot))
        assert bill is not None
        yield worth.delivery(SLOTS[slot].vp) - worth.price(bill, church=True), (DELIVER, slot, AUTO)
    market = can.village.number(MARKET)
    for sale in can.sales:
        bill = can.bill(market, sale_cost(sale), buying=False)
        assert bill is not None
        token = SALES[sale]
        value = token.vp + token.coins * worth.coin + worth.next_sale - worth.price(bill)
        yield value, (SELL, sale, AUTO)
    if can.alms:
        yield worth.coin, (ALMS,)
