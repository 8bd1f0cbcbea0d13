"""Sections 5 to 9: what each action takes, gives and tells, and who plays when."""

from __future__ import annotations

import pytest

from games.core.entry import TIME, Left
from games.hamlet.board import board_of
from games.hamlet.pieces import SALES, TILES
from games.hamlet.rules import Rules
from games.hamlet.state import Donkey, Road, Villager
from tests.games.hamlet.setting import (
    act,
    begun,
    build,
    choices,
    donkeys,
    join,
    joined,
    loose,
    next_ask,
    payment,
    put,
    site,
    table,
    token,
    told,
)


def two_villagers(rules: Rules) -> None:
    """One more to act, so that the turn is not over with what it can do."""
    rules.player(0).villagers.append(Villager(0))


# A turn (section 5).


def test_a_villager_acts_once_and_stands_up_at_the_end_of_the_turn():
    rules = table(2)
    me = rules.player(0)
    act(rules, "work", "farm")
    assert [(villager.at, villager.used) for villager in me.villagers] == [(4, True)]
    assert set(choices(rules.village, 0)) == {"donkeys", "end"}, "nobody stands"
    act(rules, "donkeys", "church", "farm")
    assert (me.donkeys[0].at, me.donkeys[0].moved, rules.village.hauled) == (4, True, False)
    act(rules, "end")
    assert [(villager.at, villager.used) for villager in me.villagers] == [(4, False)]
    assert (me.donkeys[0].moved, me.turns) == (False, 1)
    act(rules, "end")
    assert "donkeys" in choices(rules.village, 0) and "work" in choices(rules.village, 0)


def test_the_end_of_a_turn_closes_hiring_and_opens_the_donkey_step():
    """5.1 and 7.3: both belong to one turn."""
    rules = table(2)
    rules.player(0).coins, rules.player(1).coins = 20, 20
    act(rules, "donkeys", "church", "farm")
    act(rules, "hire", "donkey", "farm")
    assert (rules.village.hiring, rules.village.hauled) == (True, True)
    assert "hire" in choices(rules.village, 0)
    act(rules, "end")
    assert (rules.village.hiring, rules.village.hauled) == (False, False)
    rules.player(1).villagers[0].used = True
    assert "hire" not in choices(rules.village, 1) and "donkeys" in choices(rules.village, 1)


def test_the_question_says_who_can_still_act_and_move():
    rules = table(2)
    rules.player(0).donkeys.append(Donkey(0))
    rules.player(0).coins = 20
    act(rules, "donkeys", "church", "farm")
    assert (rules.ask.about, rules.ask.key) == ({"standing": 1, "donkeys": 1}, "turn")
    act(rules, "hire", "donkey", "church")
    assert rules.ask.about == {"standing": 0, "donkeys": 0}, "the step closed with the villager's work"
    assert choices(rules.village, 0, "hire", "donkey")[0] == "church", "anywhere in the village, church included"


def test_a_turn_is_one_window_with_one_clock():
    """Section 5: whatever is done in it; the next player's is another."""
    rules = table(2)
    windows = [rules.ask.window]
    act(rules, "donkeys", "church", "farm")
    windows.append(rules.ask.window)
    act(rules, "blueprint", rules.village.display[0].tile)
    windows.append(rules.ask.window)
    assert len(set(windows)) == 1 and rules.ask.hold == 0
    act(rules, "end")
    assert rules.ask.window not in windows


def test_whoever_gave_up_is_passed_over_wherever_they_sit():
    rules = begun(4, "gone", {"first player": [2]})
    rules.ask = next_ask(rules, Left(2))
    assert ("conceded", {"who": 2}) in told(rules)
    rules.ask = next_ask(rules, Left(0))
    assert rules.ask.awaits == (3,), "it is not their turn; nothing else changes"
    order = []
    for _ in range(4):
        order.append(rules.ask.awaits[0])
        rules.ask = next_ask(rules, TIME)
    assert order == [3, 1, 3, 1] and rules.village.round == 3
    rules.events.clear()
    rules.player(3).coins = 9
    rules.ask = next_ask(rules, Left(1))
    result = rules.state.result
    assert rules.ask is None and (result.winners, result.why) == ([3], "conceded")
    assert told(rules)[0] == ("conceded", {"who": 1}) and told(rules)[-1] == ("last-left", {"who": [3]})
    assert rules.player(3).points == {"gold": 3} and result.scores[3] == 3, "the village is scored"


# The buildings (section 7), each with what it tells.


def after(rules, *path):
    rules.events.clear()
    act(rules, *path)
    return told(rules)


def test_moving_a_donkey_is_told():
    assert after(table(2), "donkeys", "church", "farm") == [
        ("donkey-moved", {"who": 0, "tile": "church", "to": "farm"})
    ]


def test_a_source_pays_two_coins_for_filling_all_its_slots():
    rules = table(2)
    site(rules.village, "quarry").raw = ["", "stone", ""]
    worked = {"who": 0, "tile": "quarry", "goods": ["stone_2"], "coins": 2, "vp": 0}
    assert after(rules, "work", "quarry") == [("worked", worked)]
    assert site(rules.village, "quarry").raw == ["stone"] * 3
    assert (rules.player(0).coins, rules.player(0).points) == (5, {})


def test_a_barn_gives_points_of_its_own_line():
    rules = table(2)
    join(rules.village, "farm", "barn_a")
    worked = {"who": 0, "tile": "barn_a", "goods": ["wood_2", "wheat_1"], "coins": 0, "vp": 2}
    assert after(rules, "work", "barn_a", "wood", "wood", "wheat") == [("worked", worked)]
    assert (rules.player(0).coins, rules.player(0).points) == (3, {"barn": 2})


@pytest.mark.parametrize(("holder", "fine"), [(0, True), (1, False), (None, False)])
def test_refining_spends_raw_goods_and_makes_tokens(holder, fine):
    rules = table(2)
    village = rules.village
    windmill = join(village, "farm", "windmill")
    if holder is not None:
        village.milestones["miller"] = holder
    events = after(rules, "refine", "windmill", "2", "auto")
    refined = {"who": 0, "tile": "windmill", "goods": ["flour_2"], "quality": "high_quality" if fine else "standard"}
    assert events == [("refines", refined | payment("wheat_2"))], "one line"
    assert [(made.owner, made.fine) for made in windmill.made] == [(0, fine)] * 2
    assert site(village, "farm").raw == ["", "", ""]
    assert rules.player(0).villagers[0].used and rules.player(0).villagers[0].at == village.number("windmill")
    assert (rules.player(0).coins, rules.player(0).points) == (3, {}), "no reward now"


def test_spending_tells_what_was_taken_bought_and_rewarded():
    """6.2: the maker is rewarded at once, whoever spends it; a purchase rewards nobody."""
    rules = table(2)
    village = rules.village
    join(village, "quarry", "stonemason").made = [token(1, fine=True)]
    village.players[0].coins = 12
    donkeys(village, 0, "quarry")
    assert after(rules, "deliver", "a", "auto") == [
        ("delivers", {"who": 0, "slot": "a", "vp": 4, **payment("brick_1", bought=("milk_2",), coins=10)}),
        ("rewarded", {"who": 1, "good": "brick", "worth": 2}),
    ]
    assert [(player.coins, player.points) for player in village.players] == [(2, {"church": 4}), (6, {"goods": 2})]
    assert site(village, "stonemason").made == [None] and village.deliveries[0].by == 0
    assert [slot.by for slot in village.deliveries[1:]] == [None] * 3
    assert rules.player(0).villagers[0].used


def test_the_last_delivery_finishes_the_church():
    rules = table(2)
    village = rules.village
    for slot in village.deliveries:
        slot.by = None if slot.slot == "c" else 1
    village.players[0].coins = 10
    assert after(rules, "deliver", "c", "auto") == [
        ("delivers", {"who": 0, "slot": "c", "vp": 6, **payment(coins=10)}),
        ("church-finished", {"who": 0}),
    ]
    assert village.players[0].coins == 0


def test_taking_a_blueprint_lays_coins_and_takes_coins():
    rules = table(2, fixed={"bag": ["pond_a", "barn_a", "sawmill", "pond_b", "outpost_a"]})
    village, me = rules.village, rules.player(0)
    village.display[2].coins = 4
    assert choices(village, 0, "blueprint") == ("pond_a", "barn_a", "sawmill", "pond_b"), "three coins are enough"
    me.coins = 2
    assert choices(village, 0, "blueprint") == ("pond_a", "barn_a", "sawmill")
    assert after(rules, "blueprint", "sawmill") == [
        ("took", {"who": 0, "tile": "sawmill", "fee": 2, "coins": 4}),
        ("drawn", {"tile": "outpost_a"}),
    ]
    shown = [(offer.tile, offer.coins) for offer in village.display]
    assert shown == [("pond_a", 1), ("barn_a", 1), ("pond_b", 0), ("outpost_a", 0)]
    assert (me.coins, me.blueprints, "outpost_a" in village.bag) == (4, ["sawmill"], False)
    assert (me.villagers[0].used, me.villagers[0].at) == (True, village.number("town_hall"))
    assert "blueprint" not in choices(village, 0) and choices(village, 0, "hire") == ("donkey",)


def test_hiring_is_one_visit_and_told():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    two_villagers(rules)
    me.coins = 10
    assert after(rules, "hire", "villager") == [("hired-villager", {"who": 0, "coins": 7})]
    assert after(rules, "hire", "donkey", "farm") == [("hired-donkey", {"who": 0, "tile": "farm", "coins": 3})]
    assert me.coins == 0 and [villager.used for villager in me.villagers] == [True, False, True]
    assert [(donkey.at, donkey.moved) for donkey in me.donkeys] == [(0, False), (4, False)]
    assert "farm" in choices(village, 0, "donkeys"), "a new donkey may move at once"


def test_a_donkey_that_moves_does_not_end_the_hiring():
    """7.3: the visit lasts until another villager acts."""
    rules = table(2)
    two_villagers(rules)
    rules.player(0).coins = 20
    act(rules, "hire", "donkey", "farm")
    act(rules, "donkeys", "farm", "church")
    standing = [villager.used for villager in rules.player(0).villagers]
    act(rules, "hire", "donkey", "market")
    assert [villager.used for villager in rules.player(0).villagers] == standing, "it is still the same visit"
    assert "market" in choices(rules.village, 0, "donkeys"), "the donkey step is still open"
    act(rules, "work", "farm")
    assert not rules.village.hiring and rules.village.hauled


@pytest.mark.parametrize("sale", ["s1", "s3", "s5", "s8", "s12"])
def test_a_sale_pays_its_points_and_coins_at_once(sale):
    """7.4: the goods go, the token is the seller's, and the next one from the stack takes its place."""
    rules = table(2)
    village, me = rules.village, rules.player(0)
    for tile, seats in (("sawmill", "woodcutter"), ("stonemason", "quarry"), ("dairy_farm", "farm")):
        join(village, seats, tile).made = [token(1)]
    join(village, "dairy_farm", "dairy").made = [token(1), token(1)]
    village.players[0].donkeys = [Donkey(at) for at in range(len(village.sites))]
    others = [one for one in ("s2", "s4") if one != sale]
    village.sales = [others[0], sale, others[1]]
    rules.state.sale_stack = ["s9", "s6"]
    events = after(rules, "sell", sale, "auto")
    token_sold = SALES[sale]
    assert events[0] == ("sold", {"who": 0, "sale": sale, "vp": token_sold.vp, "coins": token_sold.coins})
    assert {key for key, _ in events[1:-1]} <= {"rewarded"} and events[-1] == ("new-sale", {"sale": "s6"})
    assert (me.coins, me.points, me.sales) == (3 + token_sold.coins, {"sales": token_sold.vp}, [sale])
    assert village.sales == [*others, "s6"] and (rules.state.sale_stack, village.sales_left) == (["s9"], 1)
    spent = sum(token_sold.need.values())
    made = sum(1 for one in village.sites for made in one.made if made)
    raw = sum(1 for one in village.sites for cube in one.raw if cube)
    assert made + raw == 5 + 6 - spent
    assert rules.player(1).coins == 4 + (spent if "wood" not in token_sold.need else token_sold.need.get("milk", 0))
    assert (me.villagers[0].used, me.villagers[0].at) == (True, 1)


def test_the_last_sales_leave_empty_places():
    rules = table(2)
    rules.village.sales, rules.state.sale_stack = ["s1"], []
    assert [key for key, _ in after(rules, "sell", "s1", "auto")] == ["sold"]
    assert (rules.village.sales, rules.village.sales_left) == ([], 0)


def test_alms_are_one_coin():
    rules = table(2)
    for tile, good in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        site(rules.village, tile).raw = [good] * 3
    assert after(rules, "alms") == [("begged", {"who": 0, "coins": 1})]
    assert (rules.player(0).coins, rules.player(0).villagers[0].used) == (4, True)


# Building (sections 8 and 9).


def test_building_pays_places_scores_and_flags():
    """Section 8, by the second player, so that nothing falls to whoever is first."""
    rules = table(2)
    village = rules.village
    act(rules, "end")
    rules.events.clear()
    rules.player(1).coins = 40
    rules.player(1).villagers.append(Villager(0))
    build(rules, "small_mountain", "quarry")
    built = {"who": 1, "tile": "small_mountain", "at": "quarry", "number": 6, "vp": 2}
    assert told(rules) == [("builds", built | payment("stone_1"))]
    assert (village.sites[6].flag, rules.player(1).blueprints, rules.player(1).points) == (1, [], {"building": 2})
    assert [villager.used for villager in rules.player(1).villagers] == [True, False]
    rules.events.clear()
    build(rules, "stonemason", "quarry")
    assert (village.sites[7].flag, village.milestones) == (None, {"mason": 1})
    keys = [key for key, _ in told(rules)]
    assert keys == ["builds", "milestone", "released"]
    assert told(rules)[-2][1] == {"who": 1, "milestone": "mason"}
    assert told(rules)[-1][1] == {"tiles": [tile for tile, one in TILES.items() if one.group == "brick"]}
    assert village.sites[7].made == [None] and rules.player(1).points == {"building": 6}


def test_a_road_belongs_to_its_builder_and_only_the_first_makes_a_planner():
    """Section 9: the token lies on the first segment that would do, and is told as a bridge or a path."""
    rules = table(2)
    village = rules.village
    at, spot = loose(village, "large_woodland", "FF")
    put(village, "large_woodland", spot, flag=0)
    act(rules, "end")
    rules.player(1).coins = 20
    donkeys(village, 1, "church")
    start = village.sites[at].tile
    way = next(way for way in board_of(village).ways(at) if way.to == 6 and way.kind == "path")
    events = after(rules, "road", start, "large_woodland", "path", "auto")
    assert events == [
        ("builds-road", {"who": 1, "tile": start, "to": "large_woodland", "way": "path", **payment("stone_2")}),
        ("milestone", {"who": 1, "milestone": "planner"}),
    ]
    assert village.roads == [Road(1, at, 6, way.segments[0], "path")]
    assert rules.player(1).villagers[0].used and village.roads_left(1) == 4 and village.roads_left(0) == 5
    put(village, "small_mountain", loose(village, "small_mountain", "MM")[1])
    bridge = next(
        board_of(village).tiles[tile] for tile in board_of(village).village
        for way in board_of(village).ways(tile) if way.to == 7 and way.kind == "bridge"
    )  # fmt: skip
    rules.player(1).villagers[0].used = False
    village.milestones["planner"] = 0
    assert after(rules, "road", bridge, "small_mountain", "bridge", "auto")[-1][0] == "builds-road"
    assert village.milestones == {"planner": 0}


def test_five_roads_are_all_there_are():
    """D6."""
    village = table(2).village
    village.players[0].coins = 50
    put(village, "large_woodland", loose(village, "large_woodland", "FF")[1])
    assert "road" in choices(village, 0)
    village.roads = [Road(0, 0, tile, 0, "path") for tile in (1, 2, 3, 4)] + [Road(1, 0, 5, 0, "path")]
    assert "road" in choices(village, 0)
    village.roads[4].owner = 0
    assert "road" not in choices(village, 0)


def test_nothing_is_done_on_tiles_that_are_cut_off():
    """5.2 and 7: villagers never leave the village, so a tile outside it is no place to work, refine or build from."""
    rules = table(2)
    village, me = rules.village, rules.player(0)
    me.coins, me.blueprints = 50, ["small_woodland"]
    for tile in ("barn_a", "dairy_farm"):
        put(village, tile, loose(village, tile)[1])
    assert {6, 7}.isdisjoint(board_of(village).village)
    assert "barn_a" not in choices(village, 0, "work") and choices(village, 0, "refine") == ()
    assert {"barn_a", "dairy_farm"}.isdisjoint(choices(village, 0, "build", "small_woodland"))
    assert {"barn_a", "dairy_farm"}.isdisjoint(choices(village, 0, "road"))
    assert {"barn_a", "dairy_farm"}.isdisjoint(choices(village, 0, "hire", "donkey"))


def test_not_even_with_what_lies_on_them():
    """The same where all could be paid on the spot: a barn full of goods that nobody can come to."""
    village = table(2).village
    village.players[0].coins, village.players[0].blueprints = 0, ["small_woodland", "small_mountain"]
    put(village, "barn_a", loose(village, "barn_a", "MM")[1]).raw = ["wood", "wood", "wheat"]
    join(village, "barn_a", "dairy_farm")
    board = board_of(village)
    assert {6, 7}.isdisjoint(board.village) and 7 in board.links[6] and board.ways(6)
    donkeys(village, 0, "church")
    assert "barn_a" not in choices(village, 0, "build", "small_woodland")
    assert choices(village, 0, "refine") == ()
    assert "barn_a" not in choices(village, 0, "road") and "road" in choices(village, 0)


def test_without_a_standing_villager_only_donkeys_and_the_end_are_left():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    for tile, good in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        site(village, tile).raw = [good] * 3
    at = next(one.tile for one in village.sites if joined(village, one.tile, "dairy"))
    join(village, at, "dairy")
    put(village, "large_woodland", loose(village, "large_woodland", "FF")[1])
    me.coins, me.blueprints, village.sales = 50, ["pond_a"], ["s1"]
    possible = {"donkeys", "refine", "blueprint", "hire", "build", "road", "deliver", "sell", "alms", "end"}
    assert set(choices(village, 0)) == possible
    me.villagers[0].used = True
    assert set(choices(village, 0)) == {"donkeys", "end"}


def test_coins_gather_on_a_blueprint_that_is_passed_over():
    """7.3: each time one coin more, and all of them go to whoever takes it."""
    rules = table(2, fixed={"bag": ["pond_a", "barn_a", "sawmill", "pond_b", "outpost_a", "flour_mill", "dairy_farm"]})
    for player in rules.village.players:
        player.coins = 10
    for tile, coins in (("barn_a", [1, 0, 0, 0]), ("sawmill", [2, 0, 0, 0])):
        act(rules, "blueprint", tile)
        act(rules, "end")
        assert [offer.coins for offer in rules.village.display] == coins
    act(rules, "blueprint", "pond_a")
    assert [player.coins for player in rules.village.players] == [10 - 1 + 2, 10 - 1]
