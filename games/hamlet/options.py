"""What a robot could do now, each choice with what it seems to gain at first sight."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.menu import Path
from games.hamlet.board import CHURCH_SITE
from games.hamlet.moves import (
    ALMS,
    AUTO,
    BLUEPRINT,
    BUILD,
    DELIVER,
    DONKEYS,
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
from games.hamlet.worth import Worth

Option = tuple[float, Path]


def options(worth: Worth, donkeys: bool = True) -> Iterator[Option]:
    """Every choice but the end of the turn; perhaps without moves of donkeys."""
    if donkeys:
        yield from _donkeys(worth)
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


def _donkeys(worth: Worth) -> Iterator[Option]:
    """What each single move does for supply."""
    can = worth.can
    if not can.donkeys:
        return
    standing = [donkey.at for donkey in can.me.donkeys]
    now = worth.supply(standing)
    for at, ends in can.donkeys.items():
        rest = list(standing)
        rest.remove(at)
        for end in ends:
            yield worth.supply([*rest, end]) - now, (DONKEYS, worth.tile(at), worth.tile(end))


# The town hall.


def _hires(worth: Worth) -> Iterator[Option]:
    can = worth.can
    toll = 0.0 if can.village.hiring else worth.action
    for worker, price in can.hires.items():
        if worker == "villager":
            yield worth.next_villager(price) - toll, (HIRE, worker)
        elif worth.left > 2:
            standing = [donkey.at for donkey in can.me.donkeys]
            now = worth.supply(standing)
            gain, at = max((worth.supply([*standing, at]) - now, -at) for at in can.board.village)
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
    """Every place for every blueprint, from where it is cheapest."""
    can = worth.can
    for tile, builders in can.builds.items():
        best: dict[tuple[int, int, int], Option] = {}
        values: dict[tuple[int, int, int], float] = {}
        for at in builders:
            bill = can.bill(at, cost_of(tile))
            assert bill is not None
            price = worth.price(bill)
            for number, spot in enumerate(can.board.spots(at, tile), 1):
                place = (spot.rot, spot.dx, spot.dy)
                if place not in values:
                    values[place] = worth.building(tile, spot)
                option = values[place] - price, (BUILD, tile, worth.tile(at), str(number), AUTO)
                if place not in best or option[0] > best[place][0]:
                    best[place] = option
        yield from best.values()


def _roads(worth: Worth) -> Iterator[Option]:
    """Every road, from that end where it is cheapest."""
    can = worth.can
    best: dict[tuple[int, int, str], Option] = {}
    values: dict[tuple[int, int], float] = {}
    for at, ways in can.roads.items():
        for way in ways:
            pair = (min(at, way.to), max(at, way.to))
            if pair not in values:
                values[pair] = worth.road(*pair)
            bill = can.bill(at, ROAD_COST[way.kind])
            assert bill is not None
            value = values[pair] - worth.price(bill)
            if (*pair, way.kind) not in best or value > best[*pair, way.kind][0]:
                best[*pair, way.kind] = value, (ROAD, worth.tile(at), worth.tile(way.to), way.kind, AUTO)
    yield from best.values()


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
