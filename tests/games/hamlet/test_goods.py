"""Scenarios 1 to 11 and 16 to 18: what is in reach, how it is paid, whom it rewards."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.hamlet.board import board_of
from games.hamlet.chances import Chances
from games.hamlet.goods import BUY, Larder, Stores, Unit, reach
from games.hamlet.pieces import Cost, Need, cost_of, slot_cost
from games.hamlet.state import Donkey, Road
from tests.games.hamlet.setting import (
    act,
    build,
    choices,
    donkeys,
    join,
    joined,
    loose,
    payment,
    put,
    site,
    table,
    token,
    told,
)


def cost(n, *kinds, coins=0):
    return Cost((Need(n, kinds),), coins)


def larder(village, at, seat=0):
    return Larder(Stores(village, board_of(village), seat), village.number(at))


def test_1_the_first_step_is_free():
    village = table().village
    donkeys(village, 0, "town_hall")
    bill = larder(village, "church").bill(cost(2, "stone"), buying=False)
    assert {unit.site for unit in bill.units} == {village.number("quarry")}
    assert (bill.coins, len(bill.units)) == (0, 2)


def test_2_one_tile_too_far():
    village = table().village
    village.players[0].blueprints, village.players[0].coins = ["small_woodland"], 50
    donkeys(village, 0, "farm")
    assert "town_hall" not in choices(village, 0, "build", "small_woodland")


def test_3_a_donkey_in_between():
    village = table().village
    village.players[0].blueprints = ["small_woodland"]
    donkeys(village, 0, "church")
    assert "town_hall" in choices(village, 0, "build", "small_woodland")
    assert larder(village, "town_hall").reach == [0, 1, 2, 3, 4, 5]


def test_4_a_rivals_donkey_does_not_help():
    village = table().village
    village.players[0].blueprints, village.players[0].coins = ["small_woodland"], 50
    donkeys(village, 0, "farm")
    donkeys(village, 1, "church")
    assert "town_hall" not in choices(village, 0, "build", "small_woodland")


def test_5_a_rivals_road_serves_all():
    village = table().village
    at, spot = loose(village, "small_mountain", "MM")
    put(village, "small_mountain", spot)
    new = len(village.sites) - 1
    assert reach(board_of(village), [], new) == [new]
    village.roads.append(Road(1, at, new, 0, "bridge"))
    assert at in reach(board_of(village), [], new)
    assert new in board_of(village).village


def test_6_a_donkey_on_the_goods_own_tile_is_no_help():
    village = table().village
    assert village.number("woodcutter") not in reach(board_of(village), [village.number("woodcutter")], 2)


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=14),
    st.lists(st.integers(0, 8), max_size=6),
    st.integers(0, 8),
)
def test_what_is_in_reach_is_what_the_rule_says(joints, donkeys, at):
    """6.1, word by word: on from a tile only where the villager or a donkey of one's own stands."""
    links = [{a + b - tile for a, b in joints if tile in (a, b) and a != b} for tile in range(9)]
    found, ahead = {at}, [at]
    while ahead:
        tile = ahead.pop()
        if tile == at or tile in donkeys:
            ahead += links[tile] - found
            found |= links[tile]
    board = SimpleNamespace(masks=[sum(1 << other for other in there) for there in links])
    assert reach(board, donkeys, at) == sorted(found)


def test_7_ones_own_reward_pays():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    mason = join(village, "quarry", "stonemason")
    donkeys(village, 0, "quarry")
    mason.made[0] = token(0, fine=True)
    me.coins = 4
    assert village.stock(0, "brick") == 1
    rules.pay(0, 0, cost(2, "brick"), ("auto",))
    assert (me.coins, me.vp, village.stock(0, "brick"), mason.made) == (1, 2, 2, [None])


def test_8_a_rivals_token_rewards_the_rival():
    rules = table(2)
    village = rules.village
    dairy = join(village, "farm", "dairy_farm")
    dairy.made[0] = token(1)
    before = [(player.coins, player.vp) for player in village.players]
    rules.pay(0, village.number("farm"), cost(1, "milk"), ("auto",))
    after = [(player.coins, player.vp) for player in village.players]
    assert after == [before[0], (before[1][0] + 1, before[1][1] + 1)]
    assert village.stock(1, "milk") == 2


def test_9_only_two_tokens_of_a_kind():
    village = table().village
    join(village, "woodcutter", "sawmill")
    yard = join(village, "sawmill", "lumber_yard")
    yard.made = [token(0), token(0)]
    donkeys(village, 0, "woodcutter")
    assert "sawmill" not in choices(village, 0, "refine")
    yard.made[1] = None
    assert "sawmill" in choices(village, 0, "refine")


def test_10_two_slots_but_one_token():
    village = table().village
    join(village, "farm", "dairy")
    join(village, "dairy", "dairy_farm").made[0] = token(0)
    assert Chances(village, 0).refineries == {village.number("dairy"): 1}
    assert choices(village, 0, "refine", "dairy") == ("auto",)
    site(village, "dairy_farm").made[0] = None
    assert choices(village, 0, "refine", "dairy") == ("1", "2")


def test_11_quality_is_the_makers():
    rules = table(2)
    village = rules.village
    windmill = join(village, "farm", "windmill")
    village.milestones["miller"] = 0
    rules.refine(1, "windmill", ("refine", "windmill", "1", "auto"))
    rules.refine(0, "windmill", ("refine", "windmill", "1", "auto"))
    assert [(made.owner, made.fine) for made in windmill.made] == [(1, False), (0, True)]
    coins = [player.coins for player in village.players]
    rules.pay(1, village.number("farm"), cost(2, "flour"), ("auto",))
    assert [player.points.get("goods", 0) for player in village.players] == [2, 1]
    assert [player.coins for player in village.players] == [coins[0] + 2, coins[1] + 1]


def test_16_a_sale_without_purchase():
    village = table().village
    village.sales, village.players[0].coins = ["s3", "s1"], 50
    donkeys(village, 0, "farm")
    assert choices(village, 0, "sell") == ()
    donkeys(village, 0, "church")
    assert choices(village, 0, "sell") == ("s1",)


def test_17_ten_raw():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    for tile, good in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        site(village, tile).raw = [good] * 3
    me.coins = 3
    donkeys(village, 0, "town_hall")
    act(rules, "deliver", "d", "auto")
    assert (me.coins, me.vp, village.delivered(0)) == (0, 6, 1)
    assert all(site(village, tile).raw == ["", "", ""] for tile in ("woodcutter", "quarry", "farm"))


def test_17_one_coin_short():
    village = table(2).village
    for tile, good in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        site(village, tile).raw = [good] * 3
    village.players[0].coins = 2
    assert "d" not in choices(village, 0, "deliver")


def test_a_barn_takes_any_goods_in_any_order():
    """7.1: the player chooses the kind for each slot; 2 points once, and no coins."""
    rules = table(2)
    village, me = rules.village, rules.player(0)
    barn = join(village, "farm", "barn_a")
    barn.raw[1] = "wood"
    assert choices(village, 0, "work", "barn_a", "wheat") == ("wood", "stone", "wheat")
    coins = me.coins
    act(rules, "work", "barn_a", "wheat", "stone")
    assert (barn.raw, me.vp, me.coins) == (["wheat", "wood", "stone"], 2, coins)
    assert "barn_a" not in choices(village, 0, "work")


def test_18_alms():
    village = table().village
    for tile, good in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        site(village, tile).raw = [good] * 3
    site(village, "quarry").raw[1] = ""
    assert "alms" not in choices(village, 0)
    assert "work" in choices(village, 0)
    site(village, "quarry").raw[1] = "stone"
    assert "alms" in choices(village, 0)
    assert "work" not in choices(village, 0)


@pytest.mark.parametrize(
    ("seats", "solo", "raw", "refined"),
    [(1, "clock", 2, 4), (1, "rival", 3, 5), (2, "clock", 3, 5), (3, "clock", 2, 4), (4, "clock", 2, 4)],
)
def test_market_prices_by_side(seats, solo, raw, refined):
    """6.3 and D11: the dearer side is for two, and the rival is the second."""
    village = table(seats, solo=solo).village
    assert (village.prices.of("wood"), village.prices.of("milk")) == (raw, refined)


# The order of the house, and choosing for oneself (6.4).


def stocked():
    """Milk of all sorts around the farm: mine and a rival's, standard and fine."""
    village = table(2).village
    join(village, "farm", "dairy").made = [token(1, fine=True), token(0)]
    join(village, "dairy", "dairy_farm").made = [token(0, fine=True)]
    donkeys(village, 0, "dairy")
    return village


def test_the_house_spends_own_fine_tokens_first_and_others_fine_ones_last():
    village = stocked()
    site(village, "dairy_farm").made = [token(0, fine=True)]
    dairy, small = village.number("dairy"), village.number("dairy_farm")
    village.players[0].coins = 0
    pantry = larder(village, "farm")
    order = [lot.unit for lot in pantry.of(Need(3, ("milk",)))]
    assert order == [Unit("milk", small, 0), Unit("milk", dairy, 1), Unit("milk", dairy, 0)]


def test_the_house_spends_others_standard_tokens_before_their_fine_ones():
    """6.4: the dearer reward for a rival comes last."""
    village = stocked()
    site(village, "dairy").made = [token(1, fine=True), token(1)]
    site(village, "dairy_farm").made = [None]
    dairy = village.number("dairy")
    order = [lot.unit for lot in larder(village, "farm").of(Need(2, ("milk",)))]
    assert order == [Unit("milk", dairy, 1), Unit("milk", dairy, 0)]


def test_a_rivals_reward_does_not_pay():
    """6.2: coins that others earn by a payment are not the payer's."""
    village = table(2).village
    join(village, "quarry", "stonemason").made = [token(1, fine=True)]
    donkeys(village, 0, "quarry")
    village.players[0].coins = 4
    assert larder(village, "church").bill(cost(2, "brick")) is None
    village.players[0].coins = 5
    assert larder(village, "church").bill(cost(2, "brick"))[1:] == (5, 0)


def test_tokens_are_counted_by_their_makers():
    village = stocked()
    assert [village.stock(seat, "milk") for seat in (0, 1)] == [0, 1]
    assert [village.stock(seat, "flour") for seat in (0, 1)] == [2, 2]


def test_no_cube_is_offered_twice_in_one_payment():
    village = table(2).village
    village.players[0].coins = 0
    pantry = larder(village, "church")
    first, second = (Unit("wood", village.number("woodcutter"), slot) for slot in (0, 1))
    assert pantry.choices(cost(2, "wood"), True, ()) == [first]
    assert pantry.choices(cost(2, "wood"), True, (first,)) == [second]


def test_a_sale_cannot_be_paid_with_what_is_bought_at_the_market():
    """6.3: nor unit by unit."""
    village = table(2).village
    village.players[0].coins, village.sales = 50, ["s1"]
    donkeys(village, 0, "church")
    assert choices(village, 0, "sell", "s1") == ("auto",)
    join(village, "farm", "barn_a").raw = ["wood", "wheat", "wheat"]
    village.players[0].donkeys = [Donkey(at) for at in range(7)]
    path = ("sell", "s1", "choose")
    assert choices(village, 0, "sell", "s1") == ("auto", "choose")
    for _ in range(3):
        offered = choices(village, 0, *path)
        assert offered and not any(word.startswith("buy_") for word in offered)
        path = (*path, offered[0])


def test_the_house_takes_cubes_from_the_fullest_tile():
    village = table(2).village
    site(village, "quarry").raw = ["stone", "stone", ""]
    site(village, "farm").raw = ["wheat", "wheat", "wheat"]
    site(village, "woodcutter").raw = ["wood", "", ""]
    bill = larder(village, "church").bill(cost(5, "wood", "wheat", "stone"), buying=False)
    assert [unit.good for unit in bill.units] == ["wheat", "wheat", "wheat", "stone", "stone"]


def test_each_unit_may_be_chosen_as_long_as_the_rest_can_be_paid():
    rules = table(2)
    village = rules.village
    village.players[0].coins = 3
    village.players[0].blueprints = ["small_woodland"]
    donkeys(village, 0, "church")
    at = choices(village, 0, "build", "small_woodland")[0]
    path = ("build", "small_woodland", at, choices(village, 0, "build", "small_woodland", at)[0])
    assert choices(village, 0, *path) == ("auto", "choose")
    assert choices(village, 0, *path, "choose") == ("wood_woodcutter~0", "buy_wood")
    act(rules, *path, "choose", "buy_wood")
    assert site(village, "woodcutter").raw == ["wood", "wood", ""]
    assert village.players[0].coins == 0


@pytest.mark.parametrize(("side", "slot"), [("left", 0), ("right", 1)])
def test_the_chosen_token_of_a_large_refinery_is_the_one_that_goes(side, slot):
    """6.4: both are milk, but one is a rival's."""
    rules = table(2)
    village = rules.village
    dairy = join(village, "farm", "dairy")
    dairy.made, village.sales = [token(0), token(1, fine=True)], ["s3"]
    village.players[0].donkeys = [Donkey(0), Donkey(4)]
    assert choices(village, 0, "sell", "s3", "choose") == ("milk_dairy_left", "milk_dairy_right")
    act(rules, "sell", "s3", "choose", f"milk_dairy_{side}")
    assert [made is None for made in dairy.made] == [slot == 0, slot == 1]
    assert [player.points.get("goods", 0) for player in village.players] == [[1, 0], [0, 2]][slot]


def test_what_is_bought_by_choice_is_told_by_name():
    rules = table(2)
    rules.player(0).coins = 9
    join(rules.village, "farm", "dairy")
    rules.player(0).donkeys = [Donkey(0), Donkey(4)]
    act(rules, "refine", "dairy", "2", "choose", "wheat_farm~0", "buy_wheat")
    refined = {"who": 0, "tile": "dairy", "goods": ["milk_2"], "quality": "standard"}
    assert told(rules) == [("refines", refined | payment("wheat_1", bought=("wheat_1",), coins=3))]
    assert (rules.player(0).coins, site(rules.village, "farm").raw) == (6, ["", "wheat", ""])


def test_a_choice_that_would_leave_the_rest_unpaid_is_not_offered():
    village = table(2).village
    village.players[0].coins = 2
    pantry = larder(village, "church")
    assert all(unit.site != BUY for unit in pantry.choices(cost(1, "wood"), True, ()))
    village.players[0].coins = 3
    assert any(unit.site == BUY for unit in pantry.choices(cost(1, "wood"), True, ()))


def test_a_payment_without_alternative_has_only_the_houses_way():
    village = table(2).village
    village.players[0].coins = 10
    assert choices(village, 0, "deliver", "c") == ("auto",)


@pytest.mark.parametrize(
    ("slot", "tile", "coins"),
    [("e", "", 4 * 4), ("", "barn_b", 3 + 4), ("", "pond_a", 2 + 2)],
    ids=["two of two kinds", "coins and milk", "wheat and stone"],
)
def test_all_that_is_bought_adds_up(slot, tile, coins):
    """6.2 and 6.3: every unit has its price, whichever requirement it is for, and the coins asked for come on top."""
    village = table(3).village
    for one in village.sites:
        one.raw = [""] * len(one.raw)
    price = slot_cost(slot) if slot else cost_of(tile)
    for purse, payable in ((coins, True), (coins - 1, False)):
        village.players[0].coins = purse
        bill = larder(village, "church").bill(price)
        assert (bill is not None) is payable
        assert bill is None or (bill.coins, bill.earned) == (coins, 0)


def test_what_lies_out_of_reach_cannot_be_chosen():
    """6.1 and 6.4: neither for a sale nor where the market would sell the same."""
    village = table(2).village
    village.players[0].coins = 50
    farther = join(village, next(one.tile for one in village.sites[1:] if joined(village, one.tile, "dairy")), "dairy")
    farther.made = [token(0), token(1)]
    site(village, "farm").raw = [""] * 3
    donkeys(village, 0, "farm")
    here = larder(village, "church")
    assert village.number("dairy") not in here.reach
    assert here.choices(cost(1, "milk"), True, ()) == [Unit("milk")]
    assert here.choices(cost(1, "milk"), False, ()) == []


def test_goods_after_a_purchase_are_spent_as_well():
    """6.2: the wheat of a pond is bought, its stone leaves the quarry."""
    rules = table(2)
    site(rules.village, "farm").raw = [""] * 3
    rules.player(0).coins = 3
    build(rules, "pond_a", "church")
    assert (rules.player(0).coins, site(rules.village, "quarry").raw) == (0, ["", "stone", ""])
