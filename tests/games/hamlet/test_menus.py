"""Section 16: one menu after the other, and beside each choice what it costs and brings."""

from __future__ import annotations

import pytest

from games.core.menu import Tone, step_after
from games.hamlet.board import board_of
from games.hamlet.moves import TILE_STEPS, menu
from games.hamlet.state import Village
from tests.games.hamlet.setting import join, joined, site, table
from tests.games.hamlet.test_words import said
from texts.catalogue import texts


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


ONE_LINE = 80
NO_TILES = ("offer", "plan")
"""What they offer does not stand in the village yet."""
WAYS = {
    "donkeys": [
        ("act", "donkeys", "1 donkey can still move"),
        ("from", "church", "no. 0"),
        ("to", "market", "no. 1 · 3 tiles in reach"),
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
        ("payment", "choose", "pick each good yourself"),
        ("unit", "wheat_farm~0", "no. 4"),
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
        ("place", "church", "no. 0 · 7 tiles in reach"),
    ],
    "build": [
        ("act", "build", "Small Mountain Range"),
        ("plan", "small_mountain", "1 stone → 2★"),
        ("at", "church", "no. 0 · one way, without a road"),
        ("spot", "1", "3 meets 1 · no road · mountain at 5 · cliff at 0 and 4 · 2★ +1★ at the end"),
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


def test_a_step_asks_in_a_line(village):
    """A menu repeats the question on its face, where there is room for little more."""
    kinds = {kind for way in WAYS.values() for kind, _, _ in way}
    assert "spot" in kinds
    for kind in kinds:
        assert 0 < len(texts()(f"hamlet-step-{kind}")) <= ONE_LINE, kind


def test_a_note_is_only_beside_what_is_offered(village):
    step = step_after(menu(village, 0), ("hire",))
    assert (list(step.notes), len(step.notes)) == (["villager", "donkey"], 2)
    assert "church" not in step.notes
    with pytest.raises(KeyError):
        step.notes["church"]


def test_a_build_takes_five_clicks_at_most(village):
    """Section 16: what, which, beside which tile, which way, how to pay; what leaves no choice is not even asked."""
    village.players[0].blueprints = ["small_mountain", "pond_a"]
    clicks = [kind for kind, _, _ in steps(village, "build", "small_mountain", "church", "1", "auto")]
    assert clicks == ["act", "plan", "at", "spot", "payment"]


def test_every_way_to_place_a_tile_can_be_told_from_the_others_in_words(village):
    """Which segments meet is said of each, and no two are the same."""
    village.players[0].blueprints = ["pond_a"]
    for at in step_after(menu(village, 0), ("build", "pond_a")).choices:
        step = step_after(menu(village, 0), ("build", "pond_a", at))
        spots = board_of(village).spots(village.number(at), "pond_a")
        notes = [said(step.notes[word]) for word in step.choices]
        assert len(set(notes)) == len(notes) == len(spots)
        for note, spot in zip(notes, spots, strict=True):
            segment, own = spot.joints[0]
            assert note.startswith(f"{segment + 1} meets {own + 1} · ")


def test_the_end_of_the_turn_comes_first_when_nobody_is_left_to_act(village):
    """And while somebody is, it does not invite a slip."""
    assert menu(village, 0).tone("end") is Tone.QUIET
    village.players[0].villagers[0].used = True
    assert menu(village, 0).tone("end") is Tone.MAIN
    village.players[0].villagers[0].used = False


def test_the_payment_that_the_house_proposes_comes_first(village):
    step = step_after(menu(village, 0), ("refine", "dairy", "2"))
    assert (step.tone("auto"), step.tone("choose")) == (Tone.MAIN, Tone.PLAIN)
