"""The lattice: turning, fitting, and an enumeration that leaves nothing out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.hamlet.board import Board
from games.hamlet.lattice import DIRECTIONS, is_symmetric, shift, turned, turned_cell, turned_vertex
from games.hamlet.pieces import LAYOUTS, TILES, Placing
from tests.games.hamlet.setting import played

numbers = st.integers(-50, 50)
BUILDABLE = [tile for tile, printed in TILES.items() if printed.group != "start"]


@settings(deadline=None)
@given(numbers, numbers, st.integers(0, 1))
def test_six_turns_are_none(x, y, t):
    assert turned_vertex((x, y), 6) == (x, y)
    cell = (x, y, t)
    for _ in range(6):
        cell = turned_cell(cell, 1)
    assert cell == (x, y, t)


@settings(deadline=None)
@given(numbers, numbers, st.integers(0, 1), st.integers(0, 5))
def test_a_turned_cell_has_the_turned_corners(x, y, t, rot):
    assert sorted(_corners(turned_cell((x, y, t), rot))) == sorted(turned_vertex(v, rot) for v in _corners((x, y, t)))


def _corners(cell):
    x, y, t = cell
    return [(x + 1, y), (x + 1, y + 1), (x, y + 1)] if t else [(x, y), (x + 1, y), (x, y + 1)]


@pytest.mark.parametrize("tile", TILES)
def test_an_outline_is_closed_and_runs_around_its_cells(tile):
    """Every edge between a cell of the tile and no cell of it is on the outline, once."""
    printed = TILES[tile]
    x, y = printed.start
    for digit in printed.walk:
        x, y = x + DIRECTIONS[int(digit)][0], y + DIRECTIONS[int(digit)][1]
    assert (x, y) == printed.start
    edges = []
    for cell in printed.cells:
        corners = _corners(cell)
        edges += [frozenset((corners[i], corners[(i + 1) % 3])) for i in range(3)]
    border = [edge for edge in edges if edges.count(edge) == 1]
    vertices = turned(tile, 0).vertices
    outline = [frozenset((vertices[i], vertices[(i + 1) % len(vertices)])) for i in range(len(vertices))]
    assert sorted(map(sorted, border)) == sorted(map(sorted, outline))


def test_tiles_as_specified():
    """117 F, 100 M and 78 R segments on 32 tiles; ten in the bag, four stacks of four."""
    every = "".join(printed.edges for printed in TILES.values())
    assert (len(TILES), every.count("F"), every.count("M"), every.count("R")) == (32, 117, 100, 78)
    groups = [printed.group for printed in TILES.values()]
    assert {group: groups.count(group) for group in groups} == {
        "start": 6, "bag": 10, "timber": 4, "brick": 4, "flour": 4, "milk": 4,
    }  # fmt: skip
    assert [tile for tile in TILES if is_symmetric(tile)] == ["farm", "small_mountain"]


OPEN = {"a": (9, 38), "b": (9, 36), "c": (9, 32), "d": (9, 32), "e": (9, 36), "f": (9, 38)}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_start_layouts(layout):
    """All five tiles joined to the church by print; open road and all open segments as in the table of section 4."""
    board = Board([(p.tile, p.rot, p.dx, p.dy) for p in LAYOUTS[layout]], ())
    assert board.printed[0] == [1, 2, 3, 4, 5]
    open_kinds = [board.shapes[at].types[segment] for at in range(6) for segment in board.open_segments(at)]
    assert (open_kinds.count("R"), len(open_kinds)) == OPEN[layout]


def _brute(board, at, tile):
    """All places by trying every turn at every shift, checked in the words of rule 3.3; as sets of edges."""
    found = set()
    there = {edge: kind for edge, (_, _, kind) in board.edges.items()}
    for rot in range(6):
        shape = turned(tile, rot)
        for dx in range(-14, 15):
            for dy in range(-14, 15):
                by = shift(dx, dy)
                if any(cell + 2 * by in board.cells for cell in shape.cells):
                    continue
                met = [
                    (kind, there[opposite + 6 * by])
                    for kind, opposite in zip(shape.types, shape.opposites, strict=True)
                    if opposite + 6 * by in there
                ]
                if any((mine == "R") != (theirs == "R") for mine, theirs in met):
                    continue
                if any(contact.other == at for contact in board.touching(shape, by)):
                    found.add(frozenset(zip((edge + 6 * by for edge in shape.edges), shape.types, strict=True)))
    return found


def _looks(tile, spots):
    looks = []
    for spot in spots:
        shape, by = turned(tile, spot.rot), shift(spot.dx, spot.dy) * 6
        looks.append(frozenset(zip((edge + by for edge in shape.edges), shape.types, strict=True)))
    return looks


@pytest.mark.parametrize(("layout", "tile"), [("a", "small_mountain"), ("c", "windmill"), ("f", "pond_b")])
def test_the_enumeration_equals_brute_force(layout, tile):
    """3.3 and 3.4: nothing missing, nothing twice, nothing forbidden (scenarios 19 and 20)."""
    board = Board([(p.tile, p.rot, p.dx, p.dy) for p in LAYOUTS[layout]], ())
    for at in range(6):
        looks = _looks(tile, board.spots(at, tile))
        assert len(looks) == len(set(looks))
        assert set(looks) == _brute(board, at, tile)


def test_places_in_a_grown_village_never_overlap_and_never_put_road_against_wild():
    state = played(3, "grown")
    village = state.village
    board = Board([(site.tile, site.rot, site.dx, site.dy) for site in village.sites], ())
    tried = 0
    for tile in [tile for tile in BUILDABLE if tile not in board.tiles]:
        for at in board.village:
            for spot in board.spots(at, tile):
                shape, by = turned(tile, spot.rot), shift(spot.dx, spot.dy)
                assert not board.cells.intersection(cell + 2 * by for cell in shape.cells)
                contacts = board.contacts_of(Placing(tile, spot.rot, spot.dx, spot.dy))
                assert all((contact.kind == "R") == (contact.other_kind == "R") for contact in contacts)
                joints = [(contact.other_segment, contact.segment) for contact in contacts if contact.other == at]
                assert sorted(spot.joints) == sorted(joints) or is_symmetric(tile)
                tried += 1
    assert tried > 20
