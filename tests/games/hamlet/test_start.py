"""Section 4: what lies ready, and what chance decides before the first turn."""

from __future__ import annotations

import pytest

from games.core.options import settle
from games.core.text import Refused
from games.hamlet import GAME
from games.hamlet.pieces import LAYOUTS, SALES, TILES
from tests.games.hamlet.setting import act, begun, site, table, told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_be_first_and_the_order_goes_on_from_there(seats):
    """Sections 4 and 5: coins and turns follow the order of play, not the number of the seat."""
    extra = {2: [0, 1], 3: [0, 0, 1], 4: [0, 0, 1, 1]}[seats]
    for first in range(seats):
        rules = begun(seats, "first", {"first player": [first]})
        village = rules.village
        order = [(first + step) % seats for step in range(seats)]
        assert (village.first, village.active, rules.ask.awaits) == (first, first, (first,))
        assert [village.players[seat].coins - 3 for seat in order] == extra
        assert ("begins", {"who": first}) in told(rules)
        played = []
        for _ in range(2 * seats):
            played.append(rules.ask.awaits[0])
            act(rules, "end")
        assert played == order * 2 and village.round == 3
        assert [player.turns for player in village.players] == [2] * seats, "invariant 12"
    assert {begun(seats, f"any {number}").village.first for number in range(60)} == set(range(seats))


def test_the_options():
    """Section 12: layouts, ways to play alone, and the clock of a turn."""
    assert settle(GAME.options, {}) == {"layout": "a", "solo": "clock", "turn_seconds": 300}
    for wrong in ({"turn_seconds": 59}, {"turn_seconds": 1801}, {"layout": "g"}, {"solo": "none"}):
        with pytest.raises(Refused):
            settle(GAME.options, wrong)


def test_what_lies_ready():
    rules = begun(3, "ready")
    village = rules.village
    assert {tile: site(village, tile).raw for tile in ("woodcutter", "quarry", "farm")} == {
        "woodcutter": ["wood", "wood", ""], "quarry": ["stone", "stone", ""], "farm": ["wheat", "wheat", ""],
    }  # fmt: skip
    for player in village.players:
        assert [(villager.at, villager.used) for villager in player.villagers] == [(0, False)]
        assert [(donkey.at, donkey.moved) for donkey in player.donkeys] == [(0, False)]
        assert (player.points, player.blueprints, player.sales, player.turns) == ({}, [], [], 0)
    assert (village.milestones, village.roads, village.round) == ({}, [], 1)
    events = [event for event in told(rules) if event[0] in ("drawn", "new-sale")]
    assert events == [
        *[("drawn", {"tile": offer.tile}) for offer in village.display],
        *[("new-sale", {"sale": sale}) for sale in village.sales],
    ]
    assert len(village.display) == 4 and [offer.coins for offer in village.display] == [0] * 4
    assert sorted([*village.bag, *(offer.tile for offer in village.display)]) == sorted(
        tile for tile, printed in TILES.items() if printed.group == "bag"
    )


@pytest.mark.parametrize(("seats", "out"), [(1, {2: 2, 3: 3}), (2, {2: 2, 3: 3}), (3, {2: 1, 3: 2}), (4, {2: 1, 3: 1})])
def test_sale_tokens_lie_by_level_and_some_are_left_out_unseen(seats, out):
    """Section 4, point 7: which ones is chance, and nobody is told."""
    left_out, tops = set(), set()
    for number in range(40):
        rules = begun(seats, f"sales {number}")
        state = rules.state
        pile = [*rules.village.sales, *reversed(state.sale_stack)]
        levels = [SALES[sale].level for sale in pile]
        assert levels == sorted(levels)
        removed = [SALES[sale].level for sale in state.sales_removed]
        assert {level: removed.count(level) for level in set(removed)} == out
        words = str([event for event in told(rules) if event[0] != "new-sale"])
        assert not any(f"'{sale}'" in words for sale in [*state.sale_stack, *state.sales_removed])
        left_out |= set(state.sales_removed)
        tops.add(tuple(pile[:4]))
    assert left_out == {sale for sale in SALES if SALES[sale].level > 1}
    assert len(tops) > 10


def test_the_bag_and_the_layout_are_drawn_by_chance():
    rules = [begun(2, f"bag {number}", layout="random") for number in range(80)]
    assert {one.village.display[0].tile for one in rules} == {
        tile for tile, printed in TILES.items() if printed.group == "bag"
    }
    placed = {tuple((site.tile, site.rot, site.dx, site.dy) for site in one.village.sites) for one in rules}
    assert placed == {tuple((p.tile, p.rot, p.dx, p.dy) for p in layout) for layout in LAYOUTS.values()}
    assert begun(2, "a").village.sites[1].dx == LAYOUTS["a"][1].dx


def test_coins_and_sales_at_the_start():
    for seats, coins, left in ((2, [3, 4], 4), (3, [3, 3, 4], 6), (4, [3, 3, 4, 4], 7)):
        rules = table(seats)
        assert [player.coins for player in rules.village.players] == coins
        assert (len(rules.village.sales), rules.village.sales_left) == (3, left)
        assert [rules.village.sales[n] in ("s1", "s2", "s3", "s4") for n in range(3)] == [True] * 3


def test_the_church_side_by_number_of_players():
    """Section 4, points 1 and 9."""
    for seats, slots in ((1, "abcd"), (2, "abcd"), (3, "abcde"), (4, "abcde")):
        village = table(seats).village
        assert ("".join(village.open_slots()), village.small) == (slots, seats <= 2)


def test_named_draws_decide_what_comes_from_the_bag():
    rules = table(2, fixed={"bag": ["pond_a", "barn_a", "sawmill", "pond_b"]})
    assert [offer.tile for offer in rules.village.display] == ["pond_a", "barn_a", "sawmill", "pond_b"]
    rules = begun(2, "named", {"layout": ["d"]}, layout="random")
    assert [(one.tile, one.dx, one.dy) for one in rules.village.sites] == [(p.tile, p.dx, p.dy) for p in LAYOUTS["d"]]
