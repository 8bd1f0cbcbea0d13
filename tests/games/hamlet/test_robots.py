"""Robots: what they think ahead is what the rules do, a turn is one plan, and each level beats the one below."""

from __future__ import annotations

from statistics import mean

import pytest

from games.cli.selfplay import play_one, result_of
from games.core.draw import Dice, Draw
from games.core.menu import check
from games.core.options import settle
from games.core.robot import EASY, STRONG, USUAL
from games.hamlet import GAME
from games.hamlet.board import CHURCH_SITE
from games.hamlet.foresight import afterwards, written
from games.hamlet.moves import DELIVER, DONKEYS, END, ROAD, SELL, WORK, menu
from games.hamlet.options import options
from games.hamlet.pieces import LAYOUTS, SOLO_ROUNDS
from games.hamlet.plans import plans
from games.hamlet.prospect import Lean
from games.hamlet.robot import at_sight, decide
from games.hamlet.state import Donkey, Village, Villager
from games.hamlet.view import copied, view
from games.hamlet.worth import Worth
from tests.exploiters.hamlet import EXPLOITERS
from tests.games.hamlet.setting import join, played, site, table, token


def outcome(players, number, key="robots"):
    """The result and the rounds of a fixed deal; each deal has its layout."""
    given = {"layout": list(LAYOUTS)[number % len(LAYOUTS)]}
    state = GAME.setup(len(players), settle(GAME.options, given))
    play_one(GAME, state, Draw(f"{key} {number}"), Dice(f"{key} {number}"), players)
    return result_of(state), state.village.round


def against(player, others, seats, games, key="robots"):
    """The share of victories of one among others, its mean score and theirs; the seat goes round."""
    won, mine, theirs = 0.0, [], []
    for number in range(games):
        seat = number % seats
        result, _ = outcome([player if other == seat else others for other in range(seats)], number, key)
        won += (seat in result.winners) / len(result.winners)
        mine.append(result.scores[seat])
        theirs += [score for other, score in enumerate(result.scores) if other != seat]
    return won / games, mean(mine), mean(theirs)


# Thinking ahead.


def test_what_is_thought_is_what_happens():
    """Every action of a game, done in thought first: the village is the same, but for what was drawn."""
    thought: list[Village] = []

    def comparable(village: Village) -> bytes:
        same = copied(village)
        same.display, same.bag, same.sales, same.sales_left = [], [], [], 0
        for player in same.players:
            for villager in player.villagers:
                villager.at = CHURCH_SITE
        return written(same)

    seen = 0

    def player(now, question, dice):
        nonlocal seen
        if thought:
            seen += 1
            assert comparable(thought.pop()) == comparable(now.village)
        path = GAME.robot(now, question, dice, USUAL)
        before = written(now.village)
        if path != (END,):
            thought.append(afterwards(now.village, now.seat, path))
        assert written(now.village) == before, "the village itself is left alone"
        return path

    outcome([player, player], 1)
    assert seen > 60


def test_what_nobody_can_know_stays_unknown():
    """A blueprint that was taken leaves a gap, and so does a sale."""
    rules = table(2)
    village, before = rules.village, len(rules.village.display)
    after = afterwards(village, 0, ("blueprint", village.display[0].tile))
    assert len(after.display) == before - 1 and sorted(after.bag) == sorted(village.bag)
    village.sites[village.number("farm")].raw = ["wheat"] * 3
    village.sites[village.number("woodcutter")].raw = ["wood"] * 3
    village.sales = ["s1"]
    after = afterwards(village, 0, (SELL, "s1", "auto"))
    assert after.sales == [] and after.sales_left == village.sales_left


def church_almost_paid() -> Village:
    """Ten raw goods would finish the church; nine lie there once the quarry is filled, and one can be bought."""
    village = table(2).village
    village.round = 16
    for slot in village.deliveries:
        slot.by = None if slot.slot == "d" else 0
    me = village.players[0]
    me.coins, me.points = 3, {"building": 30}
    me.villagers = [Villager(CHURCH_SITE), Villager(CHURCH_SITE)]
    for tile, good in (("farm", "wheat"), ("woodcutter", "wood"), ("quarry", "stone")):
        site(village, tile).raw = [good] * 3
    site(village, "quarry").raw = [""] * 3
    return village


def test_an_action_that_opens_another():
    """First the stone, then the delivery that it makes possible: the last one, which wins."""
    village = church_almost_paid()
    best = plans(Worth(village, 0))[0]
    assert best.path == (WORK, "quarry") and best.then[0] == (DELIVER, "d", "auto")
    now = view(GAME.setup(2, settle(GAME.options, {})), 0)
    assert GAME.robot(type(now)(0, village, False), None, Dice("x"), STRONG) == best.path


def test_nobody_ends_a_game_that_they_are_losing():
    village = church_almost_paid()
    village.round = 10
    site(village, "quarry").raw = ["stone"] * 3
    village.players[0].points = {}
    village.players[1].points = {"building": 60}
    for slot in village.deliveries:
        slot.by = None if slot.slot == "d" else 1
    paths = [plan.path[0] for plan in plans(Worth(village, 0))]
    assert paths.index(DELIVER) > 0
    village.players[0].points, village.players[1].points = {"building": 90}, {}
    assert plans(Worth(village, 0))[0].path[0] == DELIVER, "whoever leads does"


def test_donkeys_go_where_the_next_action_needs_them():
    """A sale whose goods lie too far away: a donkey steps in between, and it is made."""
    village = table(2).village
    me = village.players[0]
    me.coins = 0
    join(village, "farm", "dairy_farm").made = [token(0, fine=True)]
    me.donkeys = [Donkey(village.number("farm")), Donkey(village.number("town_hall"))]
    village.sales = ["s3"]
    for tile in ("farm", "woodcutter", "quarry"):
        site(village, tile).raw = [site(village, tile).raw[0]] * 3
    assert not [path for _, path in options(Worth(village, 0)) if path[0] == SELL]
    turns = [(plan.path, *plan.then) for plan in plans(Worth(village, 0))]
    assert any(turn[0] == (DONKEYS, "town_hall", "church") and (SELL, "s3", "auto") in turn for turn in turns), turns


def test_the_same_village_the_same_thought():
    village = church_almost_paid()
    first, again = plans(Worth(village, 0)), plans(Worth(copied(village), 0))
    assert [(plan.value, plan.path, plan.then) for plan in first] == [
        (plan.value, plan.path, plan.then) for plan in again
    ]
    assert len({plan.path for plan in first}) == len(first)


def test_robots_know_their_minds():
    """A name leans one way all evening; somebody who likes roads takes one that is as good as anything else."""
    now = type(view(GAME.setup(2, settle(GAME.options, {})), 0))(0, table(2).village, False)
    assert decide(now, Dice("a"), STRONG, "Ann") == decide(now, Dice("b"), STRONG, "Ann")
    fond, averse = (
        [at_sight(now, 0, Dice(f"{number}"), lean=Lean(roads=roads)) for number in range(40)] for roads in (9.0, -9.0)
    )
    assert {path[0] for path in fond} == {ROAD} and ROAD not in {path[0] for path in averse}
    assert Lean(1, 1, 1).liked(5, 2, 3) <= 4, "a whole game's liking is less than one good action"


@pytest.mark.parametrize("level", GAME.levels)
def test_legal_to_the_last(level):
    """Alone and in company; only whole turns are pondered."""

    def player(now, question, dice):
        path = GAME.robot(now, question, dice, level, "Kim")
        check(menu(now.village, now.seat), path)
        assert GAME.ponders(now, question, level) == (level == STRONG)
        return path

    assert outcome([player], 3)[1] <= SOLO_ROUNDS
    outcome([EASY, player, EASY], 4)


# How well they play: fixed deals.


def test_the_strong_one_beats_the_usual_one():
    share, mine, theirs = against(STRONG, USUAL, 3, 3)
    assert share >= 0.6 and mine > theirs + 10


def test_the_usual_one_beats_the_easy_one():
    share, mine, theirs = against(USUAL, EASY, 4, 8)
    assert share >= 0.5 and mine > theirs + 8


def test_the_usual_one_beats_what_it_was():
    share, mine, theirs = against(EXPLOITERS["as it was"], USUAL, 4, 8)
    assert share <= 0.25 and mine < theirs


def test_a_usual_game_is_worth_watching():
    """Winners near a hundred, in an evening."""
    results = [outcome([USUAL] * 3, number, "watch") for number in range(6)]
    assert mean(max(result.scores) for result, _ in results) > 92
    assert max(rounds for _, rounds in results) <= 24


@pytest.mark.soak
@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_strong_winners_reach_a_hundred(seats):
    results = [outcome([STRONG] * seats, number, "final") for number in range(100)]
    assert mean(max(result.scores) for result, _ in results) >= 100
    assert mean(rounds for _, rounds in results) <= (SOLO_ROUNDS if seats == 1 else 19)


@pytest.mark.soak
@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize(("better", "worse"), [(STRONG, USUAL), (USUAL, EASY)])
def test_every_level_beats_the_one_below(better, worse, seats):
    share, mine, theirs = against(better, worse, seats, 100, "levels")
    assert share > 1.4 / seats and mine > theirs + 8


@pytest.mark.soak
@pytest.mark.parametrize("plan", EXPLOITERS)
@pytest.mark.parametrize("seats", (2, 4))
def test_no_fixed_plan_beats_the_strong_one(plan, seats):
    share, _, _ = against(EXPLOITERS[plan], STRONG, seats, 40, "plans")
    assert share <= 1 / seats + 0.02


def test_the_rival_of_a_lone_player_is_the_usual_robot():
    """It decides inside a turn of the rules: it must be quick, and it must play to the end."""
    state = played(1, "rival", solo="rival")
    assert state.village.players[1].vp > 40
    assert state.result is not None
