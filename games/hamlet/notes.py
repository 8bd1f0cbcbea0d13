"""What is said beside a choice: what it costs, what it joins, what it would score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from games.core.text import Phrase, say
from games.hamlet.board import Spot, board_of
from games.hamlet.chances import Chances
from games.hamlet.goods import BUY, Larder, Unit, reach
from games.hamlet.longest import longest_road, own_links
from games.hamlet.pieces import (
    ANY,
    DONKEY_COST,
    PLANNER,
    SALES,
    SLOTS,
    TILES,
    VILLAGER_COST,
    Cost,
    Placing,
    cost_of,
)
from games.hamlet.scoring import landmark_points, longest_tiles
from games.hamlet.state import Village, new_site


def of_verbs(can: Chances, verbs: Sequence[str]) -> Mapping[str, Phrase]:
    """Beside each verb, what it could be about."""
    village = can.village
    standing = sum(1 for villager in can.me.villagers if not villager.used)
    notes = {
        "donkeys": say("hamlet-note-donkeys", left=sum(1 for donkey in can.me.donkeys if not donkey.moved)),
        "work": say("hamlet-note-work", count=len(can.sources)),
        "refine": say("hamlet-note-refine", tiles=[village.sites[at].tile for at in can.refineries]),
        "blueprint": say("hamlet-note-blueprint", tiles=[village.display[place].tile for place in can.blueprints]),
        "hire": say("hamlet-note-hiring" if village.hiring else "hamlet-note-hire", workers=list(can.hires)),
        "build": say("hamlet-note-build", tiles=list(can.builds)),
        "road": say(
            "hamlet-note-roads", count=len({frozenset((at, way.to)) for at in can.roads for way in can.roads[at]})
        ),
        "deliver": say("hamlet-note-deliver", count=len(can.deliveries)),
        "sell": say("hamlet-note-sell", count=len(can.sales)),
        "alms": say("hamlet-note-alms"),
        "end": say("hamlet-note-end", standing=standing),
    }
    return {verb: notes[verb] for verb in verbs}


def of_tile(at: int) -> Phrase:
    return say("hamlet-note-tile", number=at)


def of_donkey(can: Chances, at: int, there: int) -> Phrase:
    """How many tiles would supply the new place, were the donkey there."""
    donkeys = [donkey.at for donkey in can.me.donkeys]
    donkeys.remove(at)
    return say("hamlet-note-hub", number=there, reach=len(reach(can.board, [*donkeys, there], there)))


def of_hub(can: Chances, at: int) -> Phrase:
    donkeys = [donkey.at for donkey in can.me.donkeys]
    return say("hamlet-note-hub", number=at, reach=len(reach(can.board, [*donkeys, at], at)))


def of_source(village: Village, at: int) -> Phrase:
    site = village.sites[at]
    printed = TILES[site.tile]
    reward = printed.activate_reward
    kind = "any" if ANY in printed.raw_slots else printed.raw_slots[0]
    return say("hamlet-note-source", number=at, count=site.raw.count(""), good=kind, coins=reward.coins, vp=reward.vp)


def of_refining(can: Chances, at: int, amount: int) -> Phrase:
    printed = TILES[can.village.sites[at].tile]
    assert printed.refine is not None
    fine = can.village.milestones.get(printed.milestone) == can.seat
    return say(
        "hamlet-note-refining",
        number=at,
        count=amount,
        good=printed.refine.output,
        quality="high_quality" if fine else "standard",
    )


def of_offer(village: Village, place: int) -> Phrase:
    offer = village.display[place]
    return say(
        "hamlet-note-offer",
        fee=place,
        coins=offer.coins,
        cost=cost_words(cost_of(offer.tile)),
        vp=TILES[offer.tile].build_vp,
        effect=f"effect_{offer.tile}",
    )


def of_hire(can: Chances, worker: str) -> Phrase:
    return say("hamlet-note-price", coins=can.hires[worker])


def hire_prices() -> dict[str, int]:
    """What the town hall asks for each further villager, and for any donkey."""
    _, second, third, fourth = VILLAGER_COST
    return {"second": second, "third": third, "fourth": fourth, "donkey": DONKEY_COST}


def of_plan(tile: str) -> Phrase:
    return say("hamlet-note-plan", cost=cost_words(cost_of(tile)), vp=TILES[tile].build_vp)


def of_builder(can: Chances, at: int, tile: str) -> Phrase:
    """Where it is, how many ways there are, the most roads one of them would join, and the coins to pay there."""
    spots = can.board.spots(at, tile)
    joined = max(len(meeting(can, tile, spot)["roads"]) for spot in spots)
    bill = can.bill(at, cost_of(tile))
    assert bill is not None
    return say("hamlet-note-builder", number=at, spots=len(spots), roads=joined, coins=bill.coins)


def meeting(can: Chances, tile: str, spot: Spot) -> dict[str, list[int]]:
    """The tiles it would meet, by what meets there: road to road, forest to forest, mountain to mountain, neither."""
    found: dict[str, set[int]] = {how: set() for how in ("roads", "forests", "mountains", "cliffs")}
    for contact in can.board.contacts_of(Placing(tile, spot.rot, spot.dx, spot.dy)):
        how = MEETING[contact.kind] if contact.kind == contact.other_kind else "cliffs"
        found[how].add(contact.other)
    return {how: sorted(tiles) for how, tiles in found.items()}


MEETING = {"R": "roads", "F": "forests", "M": "mountains"}


def by_terrain(tile: str, segments: Iterable[int]) -> dict[str, list[int]]:
    """These segments of a tile as they are numbered, by what they are."""
    types = TILES[tile].edges
    return {word: [segment + 1 for segment in segments if types[segment] == kind] for kind, word in MEETING.items()}


def of_spot(can: Chances, tile: str, spot: Spot) -> Phrase:
    """Which segments meet, what it joins and touches, what it scores now and would score if the game ended so."""
    village, seat = can.village, can.seat
    points, length = prospects(can, tile, spot)
    segment, own = spot.joints[0]
    met = meeting(can, tile, spot)
    return say(
        "hamlet-note-spot",
        segment=segment + 1,
        own=own + 1,
        vp=TILES[tile].build_vp,
        points=points,
        longest=length if length > len(longest_tiles(village, can.board, seat)) else 0,
        **met,
        **{f"by_{how}": len(tiles) for how, tiles in met.items()},
    )


def prospects(can: Chances, tile: str, spot: Spot) -> tuple[int, int]:
    """What a landmark placed so would score if the game ended then, and how long one's longest road would be."""
    village, seat = can.village, can.seat
    built = new_site(tile, spot.rot, spot.dx, spot.dy, seat if TILES[tile].score else None)
    after = msgspec.structs.replace(village, sites=[*village.sites, built])
    board = board_of(after)
    return landmark_points(after, board, len(village.sites)), len(longest_tiles(after, board, seat))


def of_road(can: Chances, at: int, end: int) -> Phrase:
    """What one's longest road would grow to."""
    own = own_links(can.village, can.seat)
    length = len([tile for tile in longest_road(can.board, [*own, (at, end)]) if tile])
    each = 2 if can.village.milestones.get(PLANNER, can.seat) == can.seat else 1
    return say("hamlet-note-road", number=end, length=length, vp=each)


def of_cost(cost: Cost) -> Phrase:
    return say("hamlet-note-cost", cost=cost_words(cost))


def of_slot(slot: str) -> Phrase:
    return say("hamlet-note-slot", vp=SLOTS[slot].vp)


def of_sale(sale: str) -> Phrase:
    return say("hamlet-note-sale", vp=SALES[sale].vp, coins=SALES[sale].coins)


def of_payment(larder: Larder, cost: Cost, buying: bool, choice: str) -> Phrase:
    if choice != "auto":
        return say("hamlet-note-choose")
    bill = larder.bill(cost, buying)
    assert bill is not None
    bought = [unit.good for unit in bill.units if unit.site == BUY]
    goods = [*(unit.good for unit in bill.units if unit.site != BUY)]
    places = sorted({unit.site for unit in bill.units if unit.site != BUY})
    key = "hamlet-note-bill-goods" if goods else "hamlet-note-bill-coins"
    return say(
        key,
        goods=counted(goods),
        tiles=[larder.village.sites[at].tile for at in places],
        places=len(places),
        bought=len(bought),
        coins=bill.coins,
        earned=bill.earned,
    )


def of_unit(village: Village, unit: Unit) -> Phrase:
    """Where it lies and whom it rewards."""
    if unit.site == BUY:
        return say("hamlet-note-price", coins=village.prices.of(unit.good))
    site = village.sites[unit.site]
    if not site.made:
        return say("hamlet-note-cube", tile=site.tile, number=unit.site)
    token = site.made[unit.slot]
    assert token is not None
    owner: int | str = "rival" if token.owner == village.rival else token.owner
    return say("hamlet-note-token", tile=site.tile, number=unit.site, owner=owner, worth=token.worth)


def cost_words(cost: Cost) -> list[str]:
    """A cost as words of the game, a word for each kind or mixture with its number: `wood_2`, `coins_3`."""
    words = [f"{'_or_'.join(need.kinds)}_{need.n}" for need in cost.needs]
    return [*words, f"coins_{cost.coins}"] if cost.coins else words


def counted(goods: Sequence[str]) -> list[str]:
    return [f"{good}_{goods.count(good)}" for good in dict.fromkeys(goods)]
