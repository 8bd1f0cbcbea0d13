"""Scenarios 24 and 25: the last round, awards, taking back, giving up; and playing alone."""

from __future__ import annotations

import pytest

from games.core.codec import digest
from games.core.entry import TIME, Answer, Left
from games.core.match import begin, submit, take_back
from games.core.options import settle
from games.core.text import Refused
from games.hamlet import GAME
from games.hamlet.scoring import _church_awards, outlook, rank, winners
from games.hamlet.state import Donkey, Villager
from tests.games.hamlet.setting import act, choices, next_ask, table


def test_24_the_last_round():
    rules = table(3)
    village = rules.village
    for slot, by in zip(village.deliveries, (0, 0, None, 1, 2), strict=True):
        slot.by = by
    act(rules, "end")
    rules.player(1).coins = 10
    rules.player(1).villagers.append(Villager(0))
    act(rules, "deliver", "c", "auto")
    assert choices(village, 1, "deliver") == ()
    act(rules, "end")
    assert rules.ask.awaits == (2,)
    act(rules, "end")
    assert rules.ask is None
    assert [player.turns for player in village.players] == [1, 1, 1]
    assert [player.points.get("awards", 0) for player in village.players] == [4, 4, 0]


def test_24_awards_for_deliveries():
    assert _church_awards([2, 2, 1]) == [("chaplain", [0, 1], 4)]
    assert _church_awards([3, 1, 1]) == [("chaplain", [0], 5), ("sacristan", [1, 2], 1)]
    assert _church_awards([0, 0, 0]) == []


def test_25_a_click_of_yesterday_or_of_another_is_refused():
    position = begin(GAME, 2, settle(GAME.options, {}), "stale")
    me = position.ask.awaits[0]
    with pytest.raises(Refused):
        submit(GAME, position.match, Answer(1 - me, ("end",)))
    after = submit(GAME, position.match, Answer(me, ("work", "farm")))
    with pytest.raises(Refused):
        submit(GAME, after.match, Answer(me, ("work", "farm")))
    assert digest(submit(GAME, position.match, Answer(me, ("work", "farm"))).state) == digest(after.state)


# Taking back.


def test_moves_of_the_turn_can_be_taken_back_one_by_one():
    start = begin(GAME, 2, settle(GAME.options, {}), "undo")
    me = start.ask.awaits[0]
    one = submit(GAME, start.match, Answer(me, ("donkeys", "church", "farm")))
    two = submit(GAME, one.match, Answer(me, ("work", "quarry")))
    assert two.can_undo == me
    back = take_back(GAME, two.match, me)
    assert digest(back.state) == digest(one.state)
    assert digest(take_back(GAME, back.match, me).state) == digest(start.state)


def test_a_tile_drawn_from_the_bag_cannot_be_put_back():
    start = begin(GAME, 2, settle(GAME.options, {}), "undo")
    me = start.ask.awaits[0]
    one = submit(GAME, start.match, Answer(me, ("donkeys", "church", "farm")))
    tile = one.state.village.display[0].tile
    two = submit(GAME, one.match, Answer(me, ("blueprint", tile)))
    assert two.can_undo is None
    with pytest.raises(Refused):
        take_back(GAME, two.match, me)
    assert two.match.entries == []
    assert two.state.village.players[me].donkeys[0].moved
    assert two.ask.window == one.ask.window


def test_a_sale_that_turns_up_a_new_one_cannot_be_taken_back():
    start = begin(GAME, 2, settle(GAME.options, {}), "undo")
    me = start.ask.awaits[0]
    sale = next(sale for sale in start.state.village.sales if sale in ("s1", "s2"))
    after = submit(GAME, start.match, Answer(me, ("sell", sale, "auto")))
    assert after.state.village.players[me].sales == [sale]
    assert after.state.village.players[me].vp == 1
    assert len(after.state.village.sales) == 3
    assert after.can_undo is None
    with pytest.raises(Refused):
        take_back(GAME, after.match, me)


# Turns, rounds, leaving.


def test_a_donkey_moves_once_and_not_after_work_that_follows_a_move():
    rules = table(2)
    village, me = rules.village, rules.player(0)
    me.donkeys.append(Donkey(0))
    me.villagers.append(Villager(0))
    act(rules, "work", "farm")
    act(rules, "donkeys", "church", "farm")
    assert choices(village, 0, "donkeys") == ("church",)
    act(rules, "work", "quarry")
    assert "donkeys" not in choices(village, 0)


def test_time_ends_the_turn():
    rules = table(2)
    rules.ask = next_ask(rules, TIME)
    assert rules.ask.awaits == (1,)
    assert rules.events[0].key == "time"


def test_giving_up_skips_turns_and_the_last_one_wins():
    rules = table(3)
    rules.ask = next_ask(rules, Left(0))
    assert rules.ask.awaits == (1,)
    act(rules, "end")
    act(rules, "end")
    assert rules.ask.awaits == (1,)
    assert rules.village.round == 2
    assert rules.village.players[0].donkeys[0].at == 0
    rules.ask = next_ask(rules, Left(2))
    assert rules.ask is None
    assert (rules.state.result.winners, rules.state.result.why) == ([1], "conceded")


def test_ties_are_broken_by_deliveries_then_sales_then_shared():
    village = table(3).village
    for player in village.players:
        player.points = {"building": 10}
    assert winners(village) == [0, 1, 2]
    village.players[1].sales = ["s1"]
    assert winners(village) == [1]
    village.deliveries[0].by = 2
    assert winners(village) == [2]
    village.players[2].gone = True
    assert winners(village) == [1]


# Alone.


def test_alone_the_first_blueprint_goes_back_after_each_round():
    rules = table(1)
    village = rules.village
    village.display[0].coins = 3
    shown = [offer.tile for offer in village.display]
    act(rules, "end")
    assert [offer.tile for offer in village.display[:3]] == shown[1:]
    assert len(village.display) == 4
    assert (village.round, village.display[0].coins) == (2, 0)


def test_alone_the_clock_stops_after_24_rounds():
    rules = table(1)
    while rules.ask:
        act(rules, "end")
    village = rules.village
    assert village.round == 24
    assert village.players[0].points == {"clock": -20, "gold": 1}
    assert (rules.state.result.winners, rules.state.result.why) == ([], "hamlet")


def test_alone_a_finished_church_scores_the_rounds_left():
    rules = table(1)
    village = rules.village
    for slot in village.deliveries:
        slot.by = 0
    village.round = 20
    line = outlook(village)[0]
    assert (line["clock"], line["awards"]) == (8, 5)
    act(rules, "end")
    assert rules.state.result.winners == [0]


def test_ranks():
    """Section 12: below 60 a hamlet, then village, parish, market town, founder."""
    names = {-3: "hamlet", 59: "hamlet", 60: "village", 79: "village", 80: "parish", 99: "parish"}
    names |= {100: "market_town", 119: "market_town", 120: "founder"}
    assert {points: rank(points) for points in names} == names


def test_the_rival_plays_by_itself():
    rules = table(1, solo="rival")
    assert len(rules.village.players) == 2
    rules.draw.log = []
    act(rules, "end")
    assert 0 < max(len(drawn.of) for drawn in rules.draw.log) < 40, "every draw is written down, so none is huge"
    assert rules.ask.awaits == (0,)
    assert [player.turns for player in rules.village.players] == [1, 1]
    assert any("rival" in str(event.args.get("who")) for event in rules.events)
