"""What everything is worth at the end. Nothing here changes the village except the points it adds."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Seat
from games.hamlet.board import CHURCH_SITE, Board, Contact, board_of
from games.hamlet.longest import longest_road, own_links
from games.hamlet.pieces import (
    AWARDS,
    CHAPLAIN,
    LANDSCAPER,
    MERCHANT,
    PLANNER,
    RANKS,
    SACRISTAN,
    SOLO_LANDMARKS,
    SOLO_PER_ROUND,
    SOLO_PER_SLOT,
    SOLO_ROUNDS,
    SOLO_SALES,
    TILES,
)
from games.hamlet.state import Village

BUILDING, GOODS, CHURCH_POINTS, SALES_POINTS, BARN = "building", "goods", "church", "sales", "barn"
AWARD, LANDMARKS, ROADS, LONGEST, GOLD, CLOCK = "awards", "landmarks", "roads", "longest", "gold", "clock"
CATEGORIES = (
    BUILDING,
    GOODS,
    CHURCH_POINTS,
    SALES_POINTS,
    BARN,
    AWARD,
    LANDMARKS,
    ROADS,
    LONGEST,
    GOLD,
    CLOCK,
)
"""The lines of the scoring sheet."""

PER_TILE, PER_TILE_WITH_BLACKSMITH = 2, 3
COINS_PER_POINT = 3
TAVERN_MOST = 8
POND, PER_MATCH, PER_PRINTED, PER_DELIVERY, PER_DONKEY = 3, 2, 3, 2, 2


# Awards.


def awards(village: Village) -> list[tuple[str, list[Seat], int]]:
    """Each award that is given: its name, who gets it, and the points each gets."""
    if village.solo == "clock":
        return _lone_awards(village)
    seats = range(len(village.players))
    given = _church_awards([village.delivered(seat) for seat in seats])
    for award, counts in (
        (LANDSCAPER, [village.flags(seat) for seat in seats]),
        (MERCHANT, [len(player.sales) for player in village.players]),
    ):
        best = _most(counts)
        if best:
            given.append((award, best, AWARDS[award] // len(best)))
    return given


def _church_awards(deliveries: Sequence[int]) -> list[tuple[str, list[Seat], int]]:
    """Those tied for most share both awards, and then nobody is second."""
    best = _most(deliveries)
    if not best:
        return []
    if len(best) > 1:
        return [(CHAPLAIN, best, (AWARDS[CHAPLAIN] + AWARDS[SACRISTAN]) // len(best))]
    given = [(CHAPLAIN, best, AWARDS[CHAPLAIN])]
    second = _most([0 if seat in best else count for seat, count in enumerate(deliveries)])
    if second:
        given.append((SACRISTAN, second, AWARDS[SACRISTAN] // len(second)))
    return given


def _most(counts: Sequence[int]) -> list[Seat]:
    """Who has most; nobody wins anything with none."""
    return [seat for seat, count in enumerate(counts) if count and count == max(counts)]


def _lone_awards(village: Village) -> list[tuple[str, list[Seat], int]]:
    """Alone against the clock an award is earned by a fixed number."""
    earned = {
        CHAPLAIN: village.finished,
        LANDSCAPER: village.flags(0) >= SOLO_LANDMARKS,
        MERCHANT: len(village.players[0].sales) >= SOLO_SALES,
    }
    return [(award, [0], AWARDS[award]) for award, got in earned.items() if got]


# Landmarks.


def segment_points(tile: str, contacts: Sequence[Contact]) -> int:
    """What a landmark scores for the segments it lies against."""
    score = TILES[tile].score
    if score is None:
        return 0
    if score.rule == "woodland":
        return score.per_segment * sum(1 for contact in contacts if contact.other_kind == "F")
    if score.rule == "mountain":
        return score.per_segment * sum(1 for contact in contacts if contact.other_kind == "M")
    if score.rule == "monument":
        return PER_MATCH * sum(1 for contact in contacts if contact.kind == contact.other_kind)
    if score.rule == "park":
        return PER_PRINTED * sum(1 for contact in contacts if contact.kind == contact.other_kind == "R")
    return 0


def landmark_points(village: Village, board: Board, at: int) -> int:
    """What a landmark scores for its owner; cut off, only woods and mountains do."""
    site = village.sites[at]
    printed = TILES[site.tile]
    if site.flag is None or printed.score is None or (printed.needs_road and board.steps[at] < 0):
        return 0
    owner = village.players[site.flag]
    rule = printed.score.rule
    if rule == "outpost":
        return board.steps[at] + 1
    if rule == "pond":
        return POND
    if rule == "shrine":
        return PER_DELIVERY * village.delivered(site.flag)
    if rule == "stables":
        return PER_DONKEY * len(owner.donkeys)
    if rule == "tavern":
        return min(owner.coins, TAVERN_MOST)
    if rule == "trading":
        return len(owner.sales)
    if rule == "warehouse":
        return len(village.roads_of(site.flag))
    return segment_points(site.tile, board.contacts[at])


# Roads and gold.


def road_points(village: Village, seat: Seat) -> int:
    """A point for each of the player's roads, and another with the Planner's token."""
    each = 2 if village.milestones.get(PLANNER) == seat else 1
    return each * len(village.roads_of(seat))


def longest_points(village: Village, board: Board, seat: Seat) -> int:
    return per_tile(village, board, seat) * len(longest_tiles(village, board, seat))


def longest_tiles(village: Village, board: Board, seat: Seat) -> list[int]:
    """The tiles that count on this player's longest road: all but the church."""
    return [tile for tile in longest_road(board, own_links(village, seat)) if tile != CHURCH_SITE]


def per_tile(village: Village, board: Board, seat: Seat) -> int:
    smith = any(
        site.flag == seat and site.tile == "blacksmith" and board.steps[at] >= 0
        for at, site in enumerate(village.sites)
    )
    return PER_TILE_WITH_BLACKSMITH if smith else PER_TILE


def gold_points(village: Village, seat: Seat) -> int:
    return village.players[seat].coins // COINS_PER_POINT


def clock_points(village: Village) -> int:
    """Alone: points for rounds left, or a penalty for each delivery still open."""
    if village.finished:
        return SOLO_PER_ROUND * (SOLO_ROUNDS - village.round)
    return -SOLO_PER_SLOT * len(village.open_slots())


def rank(points: int) -> str:
    """What a lone player's place has become."""
    return next((name for least, name in RANKS if points >= least), RANKS[-1][1])


# All of it, and the winner.


def outlook(village: Village) -> list[dict[str, int]]:
    """What each player would add if the game ended now, by line of the sheet."""
    board = board_of(village)
    lines: list[dict[str, int]] = [{} for _ in village.players]
    for _, seats, points in awards(village):
        for seat in seats:
            lines[seat][AWARD] = lines[seat].get(AWARD, 0) + points
    for at, site in enumerate(village.sites):
        if site.flag is not None:
            points = landmark_points(village, board, at)
            lines[site.flag][LANDMARKS] = lines[site.flag].get(LANDMARKS, 0) + points
    for seat, line in enumerate(lines):
        line[ROADS] = road_points(village, seat)
        line[LONGEST] = longest_points(village, board, seat)
        line[GOLD] = gold_points(village, seat)
        if village.solo == "clock":
            line[CLOCK] = clock_points(village)
    return lines


def winners(village: Village) -> list[Seat]:
    """Most points, then more deliveries, then more sales; still tied, they win together."""
    playing = village.playing()
    ranks = {
        seat: (village.players[seat].vp, village.delivered(seat), len(village.players[seat].sales)) for seat in playing
    }
    return [seat for seat in playing if ranks[seat] == max(ranks.values())]
