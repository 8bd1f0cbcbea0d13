"""Scenarios 12 to 15 and 19 to 22: building, the town hall, roads, landmarks."""

from __future__ import annotations

from itertools import product

import pytest

from games.hamlet.board import Board, board_of
from games.hamlet.chances import Chances
from games.hamlet.lattice import docked, shift, turned
from games.hamlet.pieces import STACKS, TILES
from games.hamlet.scoring import awards, landmark_points
from games.hamlet.state import Donkey, Road, Villager
from tests.games.hamlet.setting import act, build, choices, donkeys, join, joined, loose, put, site, table


def test_12_the_first_refinery_of_a_kind_may_be_the_large_one():
    rules = table(2)
    village = rules.village
    rules.player(0).coins = 90
    rules.player(0).villagers.append(Villager(0))
    donkeys(village, 0, "church")
    build(rules, "lumber_yard", "quarry")
    assert village.milestones == {"carpenter": 0}
    around = [*village.bag, *(offer.tile for offer in village.display)]
    assert set(STACKS["timber"]) <= set(around)
    village.milestones["carpenter"] = 1
    build(rules, "sawmill", next(iter(choices_for(rules, "sawmill"))))
    assert village.milestones == {"carpenter": 1}
    assert len([*village.bag, *village.display]) == len(around)


def choices_for(rules, tile):
    seat = rules.ask.awaits[0]
    rules.player(seat).blueprints.append(tile)
    found = choices(rules.village, seat, "build", tile)
    rules.player(seat).blueprints.remove(tile)
    return found


def test_13_a_released_stack_fills_a_short_display():
    rules = table(2)
    village = rules.village
    village.bag = []
    village.display = village.display[:3]
    rules.player(0).coins = 90
    build(rules, "stonemason", choices_for(rules, "stonemason")[0])
    assert len(village.display) == 4
    assert village.display[3].tile in STACKS["brick"]


def test_14_a_blueprint_with_coins_on_it():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    me.coins = 10
    me.villagers.append(Villager(0))
    village.display[1].coins = 2
    taken = village.display[1].tile
    act(rules, "blueprint", taken)
    act(rules, "hire", "villager")
    act(rules, "hire", "donkey", "farm")
    assert me.coins == 10 - 1 + 2 - 7 - 3
    assert village.display[0].coins == 1
    assert me.blueprints == [taken]
    assert (me.villagers[2].at, me.villagers[2].used) == (0, True)
    assert me.donkeys[1].at == village.number("farm")
    assert sum(villager.used for villager in me.villagers) == 2
    assert len(village.display) == 4


def test_14_hiring_ends_with_the_next_action():
    rules = table(2)
    me = rules.player(0)
    me.villagers.append(Villager(0))
    me.coins = 20
    act(rules, "hire", "donkey", "farm")
    assert "hire" in choices(rules.village, 0)
    act(rules, "donkeys", "church", "farm")
    assert rules.village.hiring, "a donkey's move is no villager's action"
    act(rules, "work", "quarry")
    assert "hire" not in choices(rules.village, 0)


def test_15_three_blueprints():
    village = table(2).village
    village.players[0].blueprints = ["pond_a", "pond_b", "outpost_a"]
    village.players[0].coins = 5
    assert "blueprint" not in choices(village, 0)
    assert "hire" in choices(village, 0)


def test_hiring_costs_and_limits():
    village = table(2).village
    me = village.players[0]
    me.coins = 9
    prices = []
    while "villager" in Chances(village, 0).hires:
        prices.append(Chances(village, 0).hires["villager"])
        me.villagers.append(Villager(0))
    assert prices == [5, 7, 9]
    me.donkeys = [Donkey(0) for _ in range(6)]
    assert Chances(village, 0).hires == {}


def _conflicts():
    """A turn of some tile that meets the builder's segment rightly but lies road against wild elsewhere."""
    village = table(2).village
    board = board_of(village)
    for at, tile in product(board.village, TILES):
        if TILES[tile].group == "start":
            continue
        for segment, own in product(board.open_segments(at), range(len(TILES[tile].walk))):
            x, y = board.shapes[at].vertices[segment]
            dx, dy = board.shifts[at]
            rot, px, py = docked(tile, own, (x + dx, y + dy), board.shapes[at].directions[segment])
            shape, by = turned(tile, rot), shift(px, py)
            free = not any(cell + 2 * by in board.cells for cell in shape.cells)
            met = board.touching(shape, by)
            right = all((c.kind == "R") == (c.other_kind == "R") for c in met if c.other == at)
            wrong = [c for c in met if c.other != at and (c.kind == "R") != (c.other_kind == "R")]
            if free and right and wrong:
                yield board, at, tile, (rot, px, py)


def test_19_road_against_forest_is_not_offered():
    found = 0
    for board, at, tile, place in _conflicts():
        assert place not in [spot[:3] for spot in board.spots(at, tile)]
        found += 1
    assert found


def test_20_touching_only_another_tile_is_not_offered():
    board = board_of(table(2).village)
    quarry, farm = 5, 4

    def touches(spot, at):
        contacts = board.touching(turned("pond_a", spot.rot), shift(spot.dx, spot.dy))
        return at in [contact.other for contact in contacts]

    offered = {spot[:3] for spot in board.spots(quarry, "pond_a")}
    assert offered and all(touches(spot, quarry) for spot in board.spots(quarry, "pond_a"))
    elsewhere = [spot for spot in board.spots(farm, "pond_a") if not touches(spot, quarry)]
    assert elsewhere and not offered & {spot[:3] for spot in elsewhere}


def _pairs():
    """Two tiles side by side, every way, with the kinds of segments that meet."""
    for one, other in product(list(TILES)[6:16], list(TILES)[16:26]):
        board = Board([(one, 0, 0, 0)], ())
        for rot, dx, dy, _ in board.spots(0, other):
            both = Board([(one, 0, 0, 0), (other, rot, dx, dy)], ())
            yield both, {c.kind + c.other_kind for c in both.contacts[0]}


def test_21_where_roads_may_be_built():
    seen = set()
    for board, kinds in _pairs():
        offered = {way.kind for way in board.ways(0)}
        if "RR" in kinds:
            assert offered == set()
            seen.add("linked" if "MM" in kinds else "")
        elif kinds <= {"FM", "MF"}:
            assert offered == set()
            seen.add("cliff")
        else:
            assert offered == {kind for kind, meet in (("bridge", "MM"), ("path", "FF")) if meet in kinds}
            seen.add("both" if len(offered) == 2 else "")
    assert {"linked", "cliff", "both"} <= seen


def test_21_a_bridge_costs_wood_and_a_path_stone():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    me.coins = 0
    at, spot = loose(village, "large_woodland", "FF")
    put(village, "large_woodland", spot, flag=0)
    tile = village.sites[at].tile
    donkeys(village, 0, "church")
    assert "path" in choices(village, 0, "road", tile, "large_woodland")
    stones = site(village, "quarry").raw.count("stone")
    act(rules, "road", tile, "large_woodland", "path", "auto")
    assert site(village, "quarry").raw.count("stone") == stones - 2
    assert village.milestones["planner"] == 0
    assert "large_woodland" not in choices(village, 0, "road", tile)
    assert len(village.sites) - 1 in board_of(village).village


def test_21_a_bridge_is_paid_with_two_wood():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    me.coins = 0
    put(village, "small_mountain", loose(village, "small_mountain", "MM")[1], flag=0)
    board = board_of(village)
    tile = next(
        board.tiles[at] for at in board.village if ("bridge", 6) in [(way.kind, way.to) for way in board.ways(at)]
    )
    donkeys(village, 0, "church")
    assert choices(village, 0, "road", tile, "small_mountain") == ("bridge",)
    act(rules, "road", tile, "small_mountain", "bridge", "auto")
    assert site(village, "woodcutter").raw.count("wood") == 0
    assert me.points == {}, "no points now"
    rules.player(1).villagers.append(Villager(0))
    site(village, "woodcutter").raw = ["wood"] * 3
    assert "small_mountain" not in choices(village, 1, "road", tile), "one road a border, whoever built it"


def test_22_a_cut_off_landmark():
    village = table(2).village
    put(village, "tavern", loose(village, "tavern")[1], flag=0)
    village.players[0].coins = 6
    assert landmark_points(village, board_of(village), 6) == 0
    put(village, "large_woodland", loose(village, "large_woodland", "FF")[1], flag=0)
    board = board_of(village)
    touching = sum(1 for contact in board.contacts[7] if contact.other_kind == "F")
    assert board.steps[7] < 0
    assert landmark_points(village, board, 7) == 2 * touching > 0
    join(village, "farm", "outpost_a", flag=1)
    assert ("landscaper", [0], 4) in awards(village), "two that are cut off are more than one that is linked"


def test_landmarks_that_count_what_one_has():
    """11.1: tavern, stables, shrine, trading post."""
    village = table(2).village
    me = village.players[0]
    me.coins, me.sales = 11, ["s1", "s2"]
    me.donkeys = [Donkey(0) for _ in range(3)]
    village.deliveries[0].by = village.deliveries[1].by = 0
    points = {}
    for tile in ("tavern", "stables", "shrine", "trading_post"):
        at = next(site.tile for site in village.sites if joined(village, site.tile, tile))
        join(village, at, tile, flag=0)
        board = board_of(village)
        points[tile] = landmark_points(village, board, len(village.sites) - 1)
    assert (points["tavern"], points["stables"], points["shrine"], points["trading_post"]) == (8, 6, 4, 2)


def test_an_outpost_counts_the_tiles_to_the_church_by_the_shortest_way():
    """11.1: both ends count, and anybody's roads serve."""
    village = table(2).village
    join(village, "farm", "outpost_a", flag=0)
    assert landmark_points(village, board_of(village), 6) == 3, "church, farm, outpost"
    village.roads = [Road(1, 0, 6, 0, "path")]
    assert landmark_points(village, board_of(village), 6) == 2, "church, outpost"
    village.roads = []
    host = next(tile for tile in ("outpost_a",) if joined(village, tile, "outpost_b"))
    join(village, host, "outpost_b", flag=0)
    assert landmark_points(village, board_of(village), 7) == 4


def test_a_pond_and_a_warehouse_score_when_roads_are_built():
    """11.1: the pond 3 once anybody's road joins it; the warehouse 1 for each of one's own roads."""
    village = table(2).village
    at, spot = loose(village, "pond_a", "FF")
    put(village, "pond_a", spot, flag=0)
    pond = village.number("pond_a")
    assert landmark_points(village, board_of(village), pond) == 0
    village.roads.append(Road(1, at, pond, 0, "path"))
    assert landmark_points(village, board_of(village), pond) == 3
    host = next(site.tile for site in village.sites if joined(village, site.tile, "warehouse"))
    join(village, host, "warehouse", flag=1)
    house = village.number("warehouse")
    assert landmark_points(village, board_of(village), house) == 1
    site(village, "warehouse").flag = 0
    assert landmark_points(village, board_of(village), house) == 0, "a rival's roads do not count"


@pytest.mark.parametrize(
    ("tile", "each", "matches"),
    [
        ("small_woodland", 1, lambda mine, theirs: theirs == "F"),
        ("large_woodland", 2, lambda mine, theirs: theirs == "F"),
        ("small_mountain", 1, lambda mine, theirs: theirs == "M"),
        ("large_mountain", 2, lambda mine, theirs: theirs == "M"),
        ("founders_monument", 2, lambda mine, theirs: mine == theirs),
        ("park", 3, lambda mine, theirs: mine == theirs == "R"),
    ],
)
def test_landmarks_that_count_their_segments(tile, each, matches):
    """11.1, at every place of the start village where the tile is linked or needs no road."""
    village = table(2).village
    places, scored = board_of(village), 0
    for at in places.village:
        for spot in places.spots(at, tile):
            put(village, tile, spot, flag=0)
            board = board_of(village)
            if board.steps[6] >= 0 or not TILES[tile].needs_road:
                met = [(contact.kind, contact.other_kind) for contact in board.contacts[6]]
                points = landmark_points(village, board, 6)
                assert points == each * sum(matches(*pair) for pair in met)
                scored += points > 0
            village.sites.pop()
    assert scored > 3
