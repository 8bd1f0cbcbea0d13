"""Hamlet in words: the public table with every tile of the village, and a player's own plans."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.panel import Block, Panel
from games.core.text import Phrase, Seat, say
from games.hamlet import scoring
from games.hamlet.board import Board, board_of
from games.hamlet.notes import by_terrain, cost_words, counted, hire_prices
from games.hamlet.pieces import (
    MILESTONES,
    PARTS_BY_SIDE,
    RANKS,
    REFINED,
    SALES,
    SLOTS,
    SOLO_LANDMARKS,
    SOLO_PER_ROUND,
    SOLO_PER_SLOT,
    SOLO_ROUNDS,
    SOLO_SALES,
    TILES,
    cost_of,
    sale_cost,
    slot_cost,
)
from games.hamlet.scenes import village_scene
from games.hamlet.scenes_plans import plans_scene
from games.hamlet.state import Site, Village
from games.hamlet.view import View


def table_panel(view: View) -> Panel:
    """What the picture shows is a detail; it shows neither which blueprints are held nor a lone player's goals."""
    village = view.village
    if not village.sites:
        return Panel(_heading(view), [Block([say("hamlet-not-begun")])])
    blocks = [Block(_status(view), detail=True)]
    if village.finished and not view.over:
        blocks.append(Block([say("hamlet-last-round")]))
    if village.solo == "clock" and not view.over:
        blocks.append(Block(_goals(village), title=say("hamlet-goals")))
    slots = [_slot(village, slot.slot, slot.by) for slot in village.deliveries]
    blocks.append(Block(slots, title=say("hamlet-church-slots"), detail=True))
    blocks.append(Block(_market(village), title=say("hamlet-on-offer"), detail=True))
    blocks += [_player(view, seat) for seat in range(len(village.players))]
    if held := _plans_held(village):
        blocks.append(Block(held, title=say("hamlet-plans-held"), detail=view.over))
    board = board_of(village)
    numbers = range(len(village.sites))
    tiles = [_tile(village, board, number) for number in numbers]
    blocks.append(Block(tiles, title=say("hamlet-tiles"), detail=True))
    if not view.over:
        ends = [_open_segments(village, board, number) for number in numbers if board.open_segments(number)]
        blocks.append(Block(ends, title=say("hamlet-open-segments"), detail=True))
    return Panel(_heading(view), blocks, village_scene(view))


def hand_panel(view: View) -> Panel:
    """One's own blueprints, tokens at hand, and what the game would score if it ended now."""
    village, seat = view.village, view.seat
    assert seat is not None
    if not village.sites:
        return Panel(say("hamlet-hand"), [Block([say("hamlet-not-begun")])])
    player = village.players[seat]
    plans = [line for tile in player.blueprints for line in _plan(tile)] or [say("hamlet-no-plans")]
    stock = [say("hamlet-stock", goods=[f"{good}_{village.stock(seat, good)}" for good in REFINED])]
    blocks = [Block(plans, title=say("hamlet-plans"), detail=True), Block(stock)]
    if not view.over:
        line = scoring.outlook(village)[seat]
        total = player.vp + sum(line.values())
        blocks.append(Block([say("hamlet-outlook", vp=player.vp, coins=player.coins, total=total, **_sheet(line))]))
    return Panel(say("hamlet-hand"), blocks, plans_scene(view) if player.blueprints else None)


def _heading(view: View) -> Phrase:
    """Against the clock it matters how many rounds there are."""
    village = view.village
    if view.over:
        return say("hamlet-heading.over", round=village.round)
    key = "hamlet-heading.clock" if village.solo == "clock" else "hamlet-heading"
    return say(key, round=village.round, rounds=SOLO_ROUNDS)


def _goals(village: Village) -> list[Phrase]:
    """What a lone player plays for: the church in time, awards by number, and the ranks."""
    slots = len(village.deliveries)
    return [
        say("hamlet-goal-clock", rounds=SOLO_ROUNDS, early=SOLO_PER_ROUND, late=SOLO_PER_SLOT),
        say(
            "hamlet-goal-awards",
            deliveries=slots - len(village.open_slots()),
            slots=slots,
            landmarks=SOLO_LANDMARKS,
            flags=village.flags(0),
            sales=SOLO_SALES,
            sold=len(village.players[0].sales),
        ),
        say("hamlet-goal-ranks", **{rank: least for least, rank in RANKS}),
    ]


def _status(view: View) -> list[Phrase]:
    village = view.village
    if view.over:
        return [say("hamlet-status.over", open=len(village.open_slots()))]
    lines = [
        say(
            "hamlet-status",
            who=_named(village, village.active),
            open=len(village.open_slots()),
            parts=PARTS_BY_SIDE[village.small] + len(village.deliveries) - len(village.open_slots()),
            bag=len(village.bag),
            stack=village.sales_left,
        )
    ]
    if len(village.players) > 1:
        lines.append(say("hamlet-first-player", who=_named(village, village.first)))
    return lines


def _slot(village: Village, slot: str, by: Seat | None) -> Phrase:
    cost = cost_words(slot_cost(slot))
    if by is None:
        return say("hamlet-slot-open", slot=slot, cost=cost, vp=SLOTS[slot].vp)
    return say("hamlet-slot-filled", slot=slot, cost=cost, who=_named(village, by))


def _market(village: Village) -> list[Phrase]:
    lines = [
        say(
            "hamlet-offer-line",
            tile=offer.tile,
            fee=fee,
            coins=offer.coins,
            cost=cost_words(cost_of(offer.tile)),
            vp=TILES[offer.tile].build_vp,
        )
        for fee, offer in enumerate(village.display)
    ]
    for sale in village.sales:
        token = SALES[sale]
        lines.append(say("hamlet-sale-line", cost=cost_words(sale_cost(sale)), vp=token.vp, coins=token.coins))
    free = [milestone for milestone in MILESTONES if milestone not in village.milestones]
    return [
        *lines,
        say("hamlet-prices-line", raw=village.prices.raw, refined=village.prices.refined),
        say("hamlet-hire-line", **hire_prices()),
        say("hamlet-free-milestones" if free else "hamlet-no-free-milestones", milestones=free),
    ]


def _player(view: View, seat: Seat) -> Block:
    village = view.village
    player = village.players[seat]
    if view.over:
        # Not in the picture, but in the log's last lines, which stand beside it.
        lines = [say("hamlet-sheet", number=seat + 1, gone=int(player.gone), vp=player.vp, **_sheet(player.points))]
    else:
        lines = _belongings(village, seat)
    if seat == village.rival:
        return Block(lines, title=say("hamlet-rival"), detail=True)
    return Block(lines, seat=seat, detail=True)


def _belongings(village: Village, seat: Seat) -> list[Phrase]:
    player = village.players[seat]
    lines = [
        say(
            "hamlet-player-gone" if player.gone else "hamlet-player",
            number=seat + 1,
            vp=player.vp,
            coins=player.coins,
            villagers=len(player.villagers),
            donkeys=len(player.donkeys),
            roads=village.roads_left(seat),
            sales=len(player.sales),
        )
    ]
    held = [milestone for milestone in MILESTONES if village.milestones.get(milestone) == seat]
    if held:
        lines.append(say("hamlet-player-milestones", milestones=held))
    return lines


def _plans_held(village: Village) -> list[Phrase]:
    return [
        say("hamlet-plans-of", who=_named(village, seat), tiles=player.blueprints)
        for seat, player in enumerate(village.players)
        if player.blueprints
    ]


def _sheet(points: dict[str, int]) -> dict[str, int]:
    return {line: points.get(line, 0) for line in scoring.CATEGORIES}


def _tile(village: Village, board: Board, number: int) -> Phrase:
    """A tile in a line: where its roads lead, what else it touches, what lies and who stands there."""
    site = village.sites[number]
    links = board.links[number]
    beside = sorted({contact.other for contact in board.contacts[number]}.difference(links))
    pawns = [
        _named(village, seat)
        for seat, player in enumerate(village.players)
        for villager in player.villagers
        if villager.at == number
    ]
    donkeys = [
        _named(village, seat)
        for seat, player in enumerate(village.players)
        for donkey in player.donkeys
        if donkey.at == number
    ]
    return say(
        "hamlet-tile-line",
        number=number,
        tile=site.tile,
        cut_off=int(board.steps[number] < 0),
        roads=len(links),
        links=links,
        touching=len(beside),
        beside=beside,
        held=len(held := _held(site)),
        goods=held,
        pawns=len(pawns),
        who=pawns,
        beasts=len(donkeys),
        whom=donkeys,
        flagged=int(site.flag is not None),
        owner=[] if site.flag is None else [_named(village, site.flag)],
        made=sum(1 for token in site.made if token),
        by=[_named(village, token.owner) for token in site.made if token],
        fine=sum(1 for token in site.made if token and token.fine),
    )


def _held(site: Site) -> list[str]:
    refine = TILES[site.tile].refine
    cubes = [cube for cube in site.raw if cube]
    return counted(cubes + ([refine.output for token in site.made if token] if refine else []))


def _open_segments(village: Village, board: Board, number: int) -> Phrase:
    """Where something could still be built against a tile."""
    tile = village.sites[number].tile
    return _segments("hamlet-open-line", tile, board.open_segments(number), number=number)


def _segments(key: str, tile: str, segments: Sequence[int], **facts: int) -> Phrase:
    found = by_terrain(tile, segments)
    return say(key, tile=tile, **facts, **found, **{f"by_{kind}": len(numbers) for kind, numbers in found.items()})


def _plan(tile: str) -> list[Phrase]:
    """What a blueprint costs and does, and its segments: whoever sees no picture places it by their numbers."""
    cost = cost_words(cost_of(tile))
    return [
        say("hamlet-plan", tile=tile, cost=cost, vp=TILES[tile].build_vp, effect=f"effect_{tile}"),
        _segments("hamlet-plan-segments", tile, range(len(TILES[tile].edges))),
    ]


def _named(village: Village, seat: Seat) -> int | str:
    return "rival" if seat == village.rival else seat
