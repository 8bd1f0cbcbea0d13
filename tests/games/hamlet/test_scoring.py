"""Sections 10 to 12: awards, the sheet at the end, who wins, and playing alone; and what is told of it."""

from __future__ import annotations

import pytest

from games.core.draw import Dice
from games.core.entry import Left
from games.hamlet import GAME
from games.hamlet.board import board_of
from games.hamlet.pieces import SALES
from games.hamlet.scoring import awards, longest_points, outlook, rank, road_points
from games.hamlet.state import Road, Villager
from games.hamlet.view import redeal, view
from tests.games.hamlet.setting import act, choices, join, joined, loose, next_ask, put, table, told
from texts.catalogue import texts


def finished(seats: int, by=None, **options):
    """The church is complete, and the last turn of the last round is about to end."""
    rules = table(seats, **options)
    village = rules.village
    slots = len(village.deliveries)
    for slot, seat in zip(village.deliveries, by or [0] * slots, strict=True):
        slot.by = seat
    return rules


def ended(rules):
    """All end their turns; what is told after the last of them."""
    while rules.ask:
        rules.events.clear()
        act(rules, "end")
    return told(rules)


@pytest.mark.parametrize(
    ("by", "given"),
    [
        ((0, 0, 0, 1, 1), [("chaplain", [0], 5), ("sacristan", [1], 3)]),
        ((1, 1, 2, 2, 0), [("chaplain", [1, 2], 4)]),
        ((2, 2, 2, 0, 1), [("chaplain", [2], 5), ("sacristan", [0, 1], 1)]),
        ((1, 1, 1, 1, 1), [("chaplain", [1], 5)]),
    ],
)
def test_awards_for_deliveries(by, given):
    """Section 10: those tied for most share both, and then nobody is second; a count of none wins nothing."""
    assert awards(finished(3, by).village) == given


@pytest.mark.parametrize(
    ("sales", "winners", "each"), [((2, 1, 0), [0], 4), ((1, 2, 2), [1, 2], 2), ((1, 1, 1), None, 1)]
)
def test_the_merchant(sales, winners, each):
    village = table(3).village
    for player, count in zip(village.players, sales, strict=True):
        player.sales = list(SALES)[:count]
    assert awards(village) == [("merchant", winners or [0, 1, 2], each)]


def test_the_sheet_is_told_line_by_line():
    """11.1, with everything in it: awards, landmarks, roads, longest road and gold, each to its owner."""
    rules = finished(2, (1, 1, 1, 0))
    village = rules.village
    put(village, "small_mountain", loose(village, "small_mountain", "MM")[1], flag=1)
    at = next(
        at for at in board_of(village).village if ("bridge", 6) in [(w.kind, w.to) for w in board_of(village).ways(at)]
    )
    village.roads = [Road(1, at, 6, 0, "bridge")]
    village.milestones["planner"] = 1
    village.players[0].coins, village.players[1].coins = 8, 9
    village.players[0].points = {"building": 7, "goods": 1}
    village.players[0].sales = ["s1"]
    board = board_of(village)
    touching = sum(contact.other_kind == "M" for contact in board.contacts[6])
    longest = longest_points(village, board, 1)
    assert longest >= 4 and touching and road_points(village, 1) == 2 and road_points(village, 0) == 0
    village.milestones["planner"] = 0
    assert road_points(village, 1) == 1, "somebody else's milestone"
    village.milestones["planner"] = 1
    events = ended(rules)
    second = 5 + 4 + touching + 2 + longest + 3
    nothing = {"church": 0, "sales": 0, "barn": 0, "landmarks": 0, "roads": 0, "longest": 0, "clock": 0}
    mine = {**nothing, "building": 7, "goods": 1, "awards": 7, "gold": 2}
    theirs = {**nothing, "building": 0, "goods": 0, "awards": 9, "landmarks": touching, "roads": 2, "longest": longest}
    assert events == [
        ("award", {"who": [1], "award": "chaplain", "vp": 5, "count": 1}),
        ("award", {"who": [0], "award": "sacristan", "vp": 3, "count": 1}),
        ("award", {"who": [1], "award": "landscaper", "vp": 4, "count": 1}),
        ("award", {"who": [0], "award": "merchant", "vp": 4, "count": 1}),
        ("landmark", {"who": 1, "tile": "small_mountain", "vp": touching}),
        ("final", {"who": 0, "vp": 17, **mine}),
        ("final", {"who": 1, "vp": second, **theirs, "gold": 3}),
        ("game-won", {"who": [0] if second < 17 else [1], "vp": max(17, second)}),
    ]
    result = rules.state.result
    assert (result.winners, result.scores) == (events[-1][1]["who"], [17, second])


def test_a_shared_award_tells_what_each_gets():
    events = ended(finished(3, (0, 0, 1, 1, 2)))
    assert events[0] == ("award", {"who": [0, 1], "award": "chaplain", "vp": 4, "count": 2})
    assert [event[1]["vp"] for event in events if event[0] == "final"] == [5, 5, 1]


def test_the_blacksmith_must_be_ones_own_and_linked():
    """11.1, step 4: three a tile only for the owner of a smithy that the church can be reached from."""
    village = table(2).village
    at, spot = loose(village, "small_mountain", "MM")
    put(village, "small_mountain", spot)
    village.roads = [Road(0, at, 6, 0, "bridge")]
    plain = longest_points(village, board_of(village), 0)
    host, away = loose(village, "blacksmith", "MM")
    smithy = put(village, "blacksmith", away, flag=0)
    assert longest_points(village, board_of(village), 0) == plain, "cut off"
    village.roads.append(Road(1, host, 7, 0, "bridge"))
    assert longest_points(village, board_of(village), 0) == plain // 2 * 3
    smithy.flag = 1
    assert longest_points(village, board_of(village), 0) == plain


def test_a_blacksmith_scores_nothing_by_itself():
    village = table(2).village
    at = next(one.tile for one in village.sites if joined(village, one.tile, "blacksmith"))
    join(village, at, "blacksmith", flag=0)
    assert [line.get("landmarks", 0) for line in outlook(village)] == [0, 0]


def test_only_landmarks_that_score_are_told():
    """11.1, step 2: neither a tile that belongs to nobody nor one that brings nothing."""
    rules = finished(2, (0, 1, 0, 1))
    at = next(one.tile for one in rules.village.sites if joined(rules.village, one.tile, "blacksmith"))
    join(rules.village, at, "blacksmith", flag=0)
    assert not [event for event in ended(rules) if event[0] == "landmark"]


def test_whoever_looks_sees_when_it_is_over():
    rules = finished(2, (0, 1, 0, 1))
    assert not view(rules.state, 0).over
    ended(rules)
    assert view(rules.state, 0).over and view(rules.state, None).over


def test_only_ones_own_deliveries_coins_and_tiles_count_for_landmarks():
    village = table(2).village
    for tile in ("shrine", "tavern", "trading_post", "stables"):
        at = next(one.tile for one in village.sites if joined(village, one.tile, tile))
        join(village, at, tile, flag=1)
    village.deliveries[0].by = 0
    village.players[0].coins, village.players[1].coins = 7, 2
    village.players[0].sales = ["s1"]
    assert [line.get("landmarks", 0) for line in outlook(village)] == [0, 2 + 2]
    village.players[1].coins = 12
    assert outlook(village)[1]["landmarks"] == 8 + 2, "a tavern counts eight at most"
    assert outlook(village)[1]["gold"] == 4


# Alone (section 12).


@pytest.mark.parametrize(
    ("landmarks", "sales", "given"),
    [(4, 3, []), (5, 3, [("landscaper", [0], 4)]), (4, 4, [("merchant", [0], 4)])],
)
def test_alone_awards_are_earned_by_number(landmarks, sales, given):
    village = table(1).village
    for number in range(landmarks):
        village.sites[number].flag = 0
    village.players[0].sales = list(SALES)[:sales]
    assert awards(village) == given
    for slot in village.deliveries:
        slot.by = 0
    assert awards(village) == [("chaplain", [0], 5), *given], "and nobody is second"


def test_alone_the_church_and_the_clock_decide():
    rules = finished(1)
    rules.village.round = 23
    rules.village.players[0].points = {"building": 70}
    events = ended(rules)
    score = 70 + 5 + 2 + 1
    assert events[-1] == ("rank", {"who": 0, "vp": score, "rank": "village", "next": "parish", "least": 80})
    assert rules.state.result.winners == [0] and rules.state.result.scores == [score]
    assert (rules.state.result.why, rules.village.round) == ("village", 23)


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (20, "20★: still a hamlet. A Village begins at 60★."),
        (79, "Player 1 reached 79★: a Village. Next comes Parish, at 80★."),
        (100, "Player 1 reached 100★: a Market town. Next comes Founder, at 120★."),
        (120, "Player 1 reached 120★ and is the Founder of a town."),
    ],
)
def test_alone_it_is_said_what_the_place_has_become_and_what_was_next(points, said):
    rules = table(1)
    rules.tell_rank(rank(points), points)
    (event,) = rules.events
    assert texts()(event.heard_by("hamlet", None)[0]) == said


def test_alone_what_goes_back_into_the_bag_is_told():
    rules = table(1, fixed={"bag": ["pond_a", "barn_a", "sawmill", "pond_b", "outpost_a"]})
    act(rules, "end")
    assert told(rules) == [
        ("returned", {"tile": "pond_a"}),
        ("drawn", {"tile": "outpost_a"}),
        ("round", {"round": 2, "rounds": 24}),
    ]
    assert "pond_a" in rules.village.bag and [offer.tile for offer in rules.village.display][-1] == "outpost_a"


@pytest.mark.parametrize(("mine", "winners"), [(99, [0]), (0, [])])
def test_a_rival_may_win_but_has_no_seat(mine, winners):
    rules = finished(1, (0, 0, 1, 1), solo="rival")
    rules.village.players[0].points = {"building": mine}
    events = ended(rules)
    won = "rival" if not winners else 0
    assert [event[1]["who"] for event in events if event[0] == "game-won"] == [[won]]
    assert rules.state.result.winners == winners and len(rules.state.result.scores) == 1
    assert {"rival", 0} == {event[1]["who"] for event in events if event[0] == "final"}


def test_a_rival_game_has_no_clock_and_no_turning_display():
    rules = table(1, solo="rival")
    rules.village.round = 24
    act(rules, "end")
    assert rules.ask is not None and rules.village.round == 25
    assert "returned" not in [event.key for event in rules.events]
    assert "clock" not in outlook(rules.village)[0]


def test_a_rival_does_not_keep_a_game_alive():
    rules = table(1, solo="rival")
    rules.ask = next_ask(rules, Left(0))
    assert rules.ask is None and (rules.state.result.winners, rules.state.result.why) == ([], "conceded")
    assert "last-left" not in [event.key for event in rules.events]
    alone = table(1)
    alone.ask = next_ask(alone, Left(0))
    assert alone.ask is None and alone.state.result.winners == []


def test_the_option_for_playing_alone_says_nothing_to_a_full_table():
    village = table(2, solo="rival").village
    assert (village.solo, village.rival, len(village.players)) == ("", None, 2)


# What is hidden.


def test_nobody_sees_which_sale_comes_next_or_was_left_out():
    """Section 5: the same for every seat and for whoever looks on."""
    state = table(3).state
    for seat in (None, 0, 1, 2):
        seen = view(state, seat)
        for number in range(20):
            assert view(redeal(state, seat, Dice(f"sales {number}")), seat) == seen
    twins = {tuple(redeal(state, None, Dice(f"sales {number}")).sale_stack) for number in range(20)}
    assert len(twins) > 10 and GAME.takes_back


def test_in_the_last_round_the_church_takes_nothing_more():
    rules = finished(2, (0, 1, 0, 1))
    rules.player(0).coins = 30
    rules.player(0).villagers.append(Villager(0))
    assert "deliver" not in choices(rules.village, 0) and "hire" in choices(rules.village, 0)
