"""The pieces are those of the page of rules: its tables are read here and held against the data."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.hamlet import pieces
from games.hamlet.pieces import (
    BAG,
    LAYOUTS,
    MILESTONE_OF,
    MILESTONES,
    PARTS_BY_SIDE,
    SALES,
    SALES_REMOVED,
    SLOTS,
    SLOTS_BY_SIDE,
    STACKS,
    TILES,
    cost_of,
    refining_cost,
    sale_cost,
    slot_cost,
)

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "hamlet.md"


def rows(heading: str) -> list[dict[str, str]]:
    """The rows of the page's table whose heading begins with these columns."""
    lines = iter(PAGE.read_text(encoding="utf-8").splitlines())
    columns = next(cells(line) for line in lines if line.startswith(f"| {heading} |"))
    next(lines)
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append(dict(zip(columns, cells(line), strict=True)))
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def goods(text: str) -> dict[str, int]:
    """ "2 wood + 1 wheat" or "3 coins, 1 milk" as numbers; a dash is nothing."""
    parts = [] if text == "–" else text.replace("+", ",").split(",")
    return {word: int(number) for number, word in (part.split() for part in parts)}


def needs(cost: pieces.Cost) -> dict[str, int]:
    """A price of single kinds, with its coins."""
    wanted = {kind: need.n for need in cost.needs for kind in need.kinds}
    return wanted | ({"coins": cost.coins} if cost.coins else {})


@pytest.mark.parametrize("row", rows("id | Name"), ids=lambda row: row["id"].strip("`"))
def test_a_tile_is_what_section_13_says(row):
    """Group, price, points, segments, and for a source or a refinery what it takes and gives."""
    printed = TILES[row["id"].strip("`")]
    assert (printed.group, printed.build_vp) == (row["group"], 0 if row["VP"] == "–" else int(row["VP"]))
    assert needs(cost_of(printed.id)) == goods(row["cost"])
    assert [printed.edges.count(kind) for kind in "RFM"] == [int(number) for number in row["R F M"].split()]
    does = row["function"]
    if printed.raw_slots:
        assert does.startswith(f"slots: {', '.join(printed.raw_slots)}; activate: ")
        reward = printed.activate_reward
        assert does.endswith(f"{reward.coins} coins" if reward.coins else f"{reward.vp} vp")
        assert not (reward.coins and reward.vp)
    if printed.refine:
        taken, made = printed.refine.input, printed.refine.output
        assert does == f"1 {taken} → 1 {made}, {printed.refine.slots} slot(s)"
        assert needs(refining_cost(taken, 2)) == {taken: 2}
    assert (printed.score is not None) == does.startswith("landmark")
    assert printed.needs_road != does.endswith("no road needed")
    if "own segment" in does:
        assert f"{printed.score.per_segment} VP per own segment touching a" in does


def test_the_page_lists_every_tile():
    assert [row["id"].strip("`") for row in rows("id | Name")] == list(TILES)
    assert set(BAG) == {row["id"].strip("`") for row in rows("id | Name") if row["group"] == "bag"}
    assert {good: len(stack) for good, stack in STACKS.items()} == dict.fromkeys(pieces.REFINED, 4)
    assert all(TILES[tile].group == good for good, stack in STACKS.items() for tile in stack)


@pytest.mark.parametrize("row", rows("id | level"), ids=lambda row: row["id"])
def test_a_sale_is_what_7_4_says(row):
    sale = SALES[row["id"]]
    assert (sale.level, sale.vp, sale.coins) == (int(row["level"]), int(row["VP"]), int(row["coins"]))
    assert needs(sale_cost(sale.id)) == goods(row["goods"])


def test_sales_left_out():
    """Section 4, point 7."""
    assert [row["id"] for row in rows("id | level")] == list(SALES)
    assert SALES_REMOVED == {1: {2: 2, 3: 3}, 2: {2: 2, 3: 3}, 3: {2: 1, 3: 2}, 4: {2: 1, 3: 1}}


@pytest.mark.parametrize("row", rows("slot | need"), ids=lambda row: row["slot"])
def test_a_slot_of_the_church_is_what_7_5_says(row):
    slot = SLOTS[row["slot"]]
    wanted = [f"{need.n} {' / '.join(need.kinds)}" for need in slot_cost(slot.id).needs]
    wanted += [f"{slot_cost(slot.id).coins} coins"] if slot.coins else []
    assert (" **and** ".join(wanted), slot.vp) == (row["need"], int(row["VP"]))
    assert (slot.id in SLOTS_BY_SIDE[True], slot.id in SLOTS_BY_SIDE[False]) == (
        row["side 1–2"] == "yes", row["side 3–4"] == "yes",
    )  # fmt: skip


def test_six_church_tokens_on_either_side():
    """Section 4, point 9: two parts stand on the small side, one on the large; the slots are the rest of six."""
    assert PARTS_BY_SIDE == {True: 2, False: 1}
    assert all(PARTS_BY_SIDE[small] + len(SLOTS_BY_SIDE[small]) == 6 for small in (True, False))


@pytest.mark.parametrize("row", rows("layout | church"), ids=lambda row: row["layout"])
def test_a_layout_is_what_section_4_says(row):
    placed = {one.tile.replace("_", " "): f"{one.rot},{one.dx},{one.dy}" for one in LAYOUTS[row["layout"].lower()]}
    assert placed == {tile: row[tile].replace("−", "-") for tile in placed} and len(placed) == 6


def test_milestones():
    """Section 10: one for each refined kind, and the Planner's."""
    assert MILESTONE_OF == {"timber": "carpenter", "brick": "mason", "milk": "herder", "flour": "miller"}
    assert sorted(MILESTONES) == ["carpenter", "herder", "mason", "miller", "planner"]


def test_awards():
    given = {row["token"].lower(): row["effect"] for row in rows("token | when")}
    assert {award: f"{points} VP" for award, points in pieces.AWARDS.items()} == {
        award: given[award] for award in pieces.AWARDS
    }
    assert len(pieces.AWARDS) == 4


def test_counts_and_prices():
    """Sections 2, 4, 7.3, 7.5 and 9."""
    assert (pieces.MOST_VILLAGERS, pieces.MOST_DONKEYS, pieces.MOST_ROADS, pieces.MOST_BLUEPRINTS) == (4, 6, 5, 3)
    assert (pieces.TOKENS_EACH, pieces.DISPLAY, pieces.FACE_UP_SALES, pieces.START_CUBES) == (2, 4, 3, 2)
    assert (pieces.VILLAGER_COST[1:], pieces.DONKEY_COST, pieces.ALMS, pieces.START_COINS) == ((5, 7, 9), 3, 1, 3)
    assert {way: needs(cost) for way, cost in pieces.ROAD_COST.items()} == {"bridge": {"wood": 2}, "path": {"stone": 2}}
    assert pieces.ROAD_TYPE == {"M": "bridge", "F": "path"}
    assert pieces.SOURCES_OF_ALMS == ("farm", "woodcutter", "quarry")


def test_figures_of_the_lone_game():
    """Section 12."""
    assert (pieces.SOLO_ROUNDS, pieces.SOLO_PER_ROUND, pieces.SOLO_PER_SLOT) == (24, 2, 5)
    assert (pieces.SOLO_LANDMARKS, pieces.SOLO_SALES) == (5, 4)
