"""The best places on request: what the menu offers, the best first, and nothing that the player could not see."""

from __future__ import annotations

from games.hamlet.advice import MOST, best_places
from games.hamlet.board import board_of
from games.hamlet.worth import Worth
from tests.games.hamlet.setting import choices, site, table
from tests.games.hamlet.test_words import said


def village_with(*plans, coins=20):
    village = table(2, fixed={"bag": ["pond_a", "barn_a", "sawmill", "pond_b"]}).village
    village.players[0].blueprints, village.players[0].coins = list(plans), coins
    return village


def test_three_places_that_the_menu_offers_the_best_first():
    village = village_with("outpost_a", "small_woodland")
    heading, places = best_places(village, 0)
    worth, board = Worth(village, 0), board_of(village)
    values = []
    for called, note in places:
        tile, at, way = (called.args[name] for name in ("tile", "to", "way"))
        assert str(way) in choices(village, 0, "build", tile, at), "it can be chosen as it is called"
        spot = board.spots(village.number(at), tile)[way - 1]
        assert said(note).startswith(f"{spot.joints[0][0] + 1} meets {spot.joints[0][1] + 1}")
        values.append(worth.building(tile, spot))
    assert heading.key == "hamlet-best-held" and len(places) == MOST and values == sorted(values, reverse=True)
    everywhere = [worth.building(tile, spot) for tile in ("outpost_a", "small_woodland") for at in board.village
                  for spot in board.spots(at, tile)]  # fmt: skip
    assert values[0] == max(everywhere)
    assert len({said(called) for called, _ in places}) == MOST


def test_what_cannot_be_paid_comes_later_and_is_said():
    village = village_with("sawmill", "barn_a", coins=3)
    for one in village.sites:
        one.raw = [""] * len(one.raw)
    _, places = best_places(village, 0)
    assert [called.args["tile"] for called, _ in places] == ["barn_a"] * MOST, "a barn costs three coins"
    village.players[0].coins = 0
    _, places = best_places(village, 0)
    assert all(said(called).endswith(", when you can pay there") for called, _ in places)


def test_without_a_blueprint_it_is_about_the_display():
    village = village_with()
    heading, places = best_places(village, 0)
    assert said(heading).startswith("You hold no blueprint.") and len(places) == MOST
    assert {called.args["tile"] for called, _ in places} <= {"pond_a", "barn_a", "sawmill", "pond_b"}
    village.display = []
    assert (said(best_places(village, 0)[0]), best_places(village, 0)[1]) == (
        "There is no blueprint left to place.",
        [],
    )


def test_asking_changes_nothing():
    village = village_with("pond_a")
    before = site(village, "farm").raw[:], [one.tile for one in village.sites], village.players[0].coins
    best_places(village, 0)
    assert before == (site(village, "farm").raw, [one.tile for one in village.sites], village.players[0].coins)
