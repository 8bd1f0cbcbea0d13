"""Hamlet in words: the public table with every tile of the village, and a player's own plans."""

from __future__ import annotations

from games.core.panel import Block, Panel
from games.core.text import Phrase, Seat, say
from games.hamlet import scoring
from games.hamlet.board import Board, board_of
from games.hamlet.notes import cost_words, counted, hire_prices
from games.hamlet.pieces import MILESTONES, PARTS_BY_SIDE, REFINED, SALES, SLOTS, TILES, cost_of, sale_cost, slot_cost
from games.hamlet.scenes import plans_scene, village_scene
from games.hamlet.state import Site, Village
from games.hamlet.view import View


def table_panel(view: View) -> Panel:
    village = view.village
    heading = say("hamlet-heading.over" if view.over else "hamlet-heading", round=village.round)
    if not village.sites:
        return Panel(heading, [Block([say("hamlet-not-begun")])])
    blocks = [
        Block(_status(view)),
        Block(
            [_slot(village, slot.slot, slot.by) for slot in village.deliveries],
            title=say("hamlet-church-slots"),
            detail=True,
        ),
        Block(_market(village), title=say("hamlet-on-offer"), detail=True),
        *[_player(view, seat) for seat in range(len(village.players))],
    ]
    board = board_of(village)
    tiles = [_tile(village, board, number) for number in range(len(village.sites))]
    blocks.append(Block(tiles, title=say("hamlet-tiles"), detail=True))
    return Panel(heading, blocks, village_scene(view))


def hand_panel(view: View) -> Panel:
    """One's own blueprints, tokens at hand, and what the game would score if it ended now."""
    village, seat = view.village, view.seat
    assert seat is not None
    if not village.sites:
        return Panel(say("hamlet-hand"), [Block([say("hamlet-not-begun")])])
    player = village.players[seat]
    plans = [_plan(tile) for tile in player.blueprints] or [say("hamlet-no-plans")]
    stock = [say("hamlet-stock", goods=[f"{good}_{village.stock(seat, good)}" for good in REFINED])]
    blocks = [Block(plans, title=say("hamlet-plans")), Block(stock)]
    if not view.over:
        line = scoring.outlook(village)[seat]
        blocks.append(
            Block([say("hamlet-outlook", vp=player.vp, total=player.vp + sum(line.values()), **_sheet(line))])
        )
    return Panel(say("hamlet-hand"), blocks, plans_scene(view) if player.blueprints else None)


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
    if village.finished:
        lines.append(say("hamlet-last-round"))
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
        sheet = say("hamlet-sheet", number=seat + 1, gone=int(player.gone), vp=player.vp, **_sheet(player.points))
        return Block([sheet], title=say("hamlet-rival")) if seat == village.rival else Block([sheet], seat=seat)
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
    if player.blueprints:
        lines.append(say("hamlet-player-plans", tiles=player.blueprints))
    held = [milestone for milestone in MILESTONES if village.milestones.get(milestone) == seat]
    if held:
        lines.append(say("hamlet-player-milestones", milestones=held))
    if seat == village.rival:
        return Block(lines, title=say("hamlet-rival"))
    return Block(lines, seat=seat)


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


def _plan(tile: str) -> Phrase:
    cost = cost_words(cost_of(tile))
    return say("hamlet-plan", tile=tile, cost=cost, vp=TILES[tile].build_vp, effect=f"effect_{tile}")


def _named(village: Village, seat: Seat) -> int | str:
    return "rival" if seat == village.rival else seat
