"""Section 16: one menu after the other, and beside each choice what it costs and brings."""

from __future__ import annotations

import pytest

from games.core.menu import step_after
from games.hamlet.board import board_of
from games.hamlet.moves import TILE_STEPS, menu
from games.hamlet.state import Village
from tests.games.hamlet.setting import join, joined, put, site, table
from tests.games.hamlet.test_words import said


@pytest.fixture(scope="module")
def village() -> Village:
    """Nearly everything is possible: a dairy and a barn stand, a range is planned, the purse is full."""
    village = table(2, fixed={"bag": ["pond_a", "outpost_a", "sawmill", "pond_b"]}).village
    for tile in ("dairy", "barn_a"):
        join(village, next(one.tile for one in village.sites if joined(village, one.tile, tile)), tile)
    village.players[0].coins = 20
    village.players[0].blueprints = ["small_mountain"]
    site(village, "quarry").raw = ["stone"] * 3
    village.sales = ["s1", "s3"]
    return village


def steps(village: Village, *path: str) -> list[tuple[str, str, str]]:
    """Each step of a way through the menu: its kind, what is chosen, and the note beside that."""
    first, found = menu(village, 0), []
    for at, choice in enumerate(path):
        step = step_after(first, path[:at])
        assert step is not None and choice in step.choices
        found.append((step.kind, choice, said(step.notes[choice]) if choice in step.notes else ""))
    assert step_after(first, path) is None, "the way ends here"
    return found


NO_TILES = ("offer", "plan")
"""What they offer does not stand in the village yet."""
WAYS = {
    "donkeys": [
        ("act", "donkeys", "1 donkey can still move"),
        ("from", "church", "no. 0"),
        ("to", "market", "no. 1 · supplied by 3 tiles"),
    ],
    "work": [("act", "work", "3 sources have room"), ("source", "farm", "no. 4 · +1 wheat · 2 coins")],
    "barn": [
        ("act", "work", "3 sources have room"),
        ("source", "barn_a", "no. 7 · +3 any raw good · 2★"),
        ("cube", "wheat", ""),
        ("cube", "wood", ""),
        ("cube", "wood", ""),
    ],
    "refine": [
        ("act", "refine", "Dairy"),
        ("refinery", "dairy", "no. 6 · 1 milk, standard"),
        ("amount", "2", "no. 6 · 2 milk, standard"),
        ("payment", "choose", "unit by unit, from where you like"),
        ("unit", "wheat_farm~0", "from no. 4 Farm"),
        ("unit", "buy_wheat", "3 coins"),
    ],
    "blueprint": [
        ("act", "blueprint", "Pond A, Outpost A, Sawmill and Pond B"),
        ("offer", "sawmill", "2 coins · build: 2 wheat and 1 stone → 4★ · makes 1 timber from 1 wood"),
    ],
    "villager": [("act", "hire", "a villager and a donkey"), ("worker", "villager", "5 coins")],
    "donkey": [
        ("act", "hire", "a villager and a donkey"),
        ("worker", "donkey", "3 coins"),
        ("place", "church", "no. 0 · supplied by 7 tiles"),
    ],
    "build": [
        ("act", "build", "Small Mountain Range"),
        ("plan", "small_mountain", "1 stone → 2★"),
        ("at", "church", "no. 0 · 1 way · no road joins it"),
        ("segment", "3", "forest · 1 turn"),
        ("turn", "1", "2★ +1★ at the end · no road joins it"),
        ("payment", "auto", "1 stone from Quarry"),
    ],
    "road": [
        ("act", "road", "1 place for a road"),
        ("where", "market", "no. 1"),
        ("to", "woodcutter", "no. 3 · 2★ at the end · longest road 4"),
        ("way", "path", "2 stone"),
        ("payment", "auto", "2 stone from Quarry"),
    ],
    "deliver": [("act", "deliver", "4 deliveries can be paid"), ("slot", "c", "6★"), ("payment", "auto", "10 coins")],
    "sell": [
        ("act", "sell", "1 sale can be made"),
        ("sale", "s1", "1★ and 1 coin"),
        ("payment", "auto", "2 wood and 1 wheat from Woodcutter and Farm"),
    ],
    "end": [("act", "end", "1 villager has not acted")],
}


@pytest.mark.parametrize("way", WAYS)
def test_a_way_through_the_menu(village, way):
    assert steps(village, *[choice for _, choice, _ in WAYS[way]]) == WAYS[way]


def test_steps_that_offer_tiles_are_known():
    """The picture puts its rings where these steps lead."""
    offered = {
        kind for way in WAYS.values() for kind, choice, _ in way if choice in ("church", "market", "farm", "dairy")
    }
    assert offered | {"where", "to"} == set(TILE_STEPS)


def test_a_note_is_only_beside_what_is_offered(village):
    step = step_after(menu(village, 0), ("hire",))
    assert (list(step.notes), len(step.notes)) == (["villager", "donkey"], 2)
    assert "church" not in step.notes
    with pytest.raises(KeyError):
        step.notes["church"]


def test_where_the_token_of_a_road_lies_is_asked_where_several_segments_would_do():
    """Section 9: only looks differ, and the price stands beside each."""
    village = table(2).village
    board = board_of(village)
    spots = [spot for at in board.village for spot in board.spots(at, "large_woodland") if len(spot.joints) > 1]
    put(village, "large_woodland", spots[0])
    ways = {
        one: [
            way for way in board_of(village).ways(one) if way.to == 6 and way.kind == "path" and len(way.segments) > 1
        ]
        for one in board_of(village).village
    }
    builder, way = next((one, found[0]) for one, found in ways.items() if found)
    site(village, "quarry").raw = ["stone"] * 3
    village.players[0].coins = 20
    tile = village.sites[builder].tile
    for segment in way.segments:
        assert steps(village, "road", tile, "large_woodland", "path", str(segment + 1), "auto")[3:5] == [
            ("way", "path", "2 stone"),
            ("mark", str(segment + 1), "2 stone"),
        ]
