"""Scenario 23: the longest road."""

from __future__ import annotations

import gc
from itertools import pairwise
from types import SimpleNamespace

from hypothesis import given, settings
from hypothesis import strategies as st

from games.hamlet.board import Board, board_of
from games.hamlet.longest import _Search, longest_road
from games.hamlet.scoring import longest_points
from games.hamlet.state import Road
from tests.games.hamlet.setting import join, joined, loose, put, table

BARN, DAIRY_FARM, MASON, SMITH, POND, DAIRY = range(6, 12)


def seed_network():
    """The rulebook's example: printed joints only; 5 is the quarry."""
    pairs = [(0, tile) for tile in range(1, 6)]
    pairs += [(BARN, DAIRY_FARM), (DAIRY_FARM, MASON), (MASON, SMITH)]
    printed = [[] for _ in range(12)]
    for a, b in pairs:
        printed[a].append(b)
        printed[b].append(a)
    return Network(printed)


class Network(SimpleNamespace):
    def __init__(self, printed):
        super().__init__(printed=printed, longest={})


def counted(path):
    return len([tile for tile in path if tile])


def test_23_the_rulebooks_longest_roads():
    red = [(5, MASON), (5, BARN), (POND, DAIRY_FARM)]
    yellow = [(DAIRY, MASON), (DAIRY, SMITH)]
    network = seed_network()
    assert 2 * counted(longest_road(network, red)) == 12
    assert 2 * counted(longest_road(network, yellow)) == 10
    assert 3 * counted(longest_road(network, yellow)) - 10 == 5
    assert longest_road(network, []) == []


tiles = st.integers(0, 9)
pairs = st.tuples(tiles, tiles).filter(lambda pair: pair[0] < pair[1])


def every_way(near, own, path, best, tried):
    """The words of 11.1 tried out: every way from here, tile by tile; `tried` grows with each step."""
    used = {frozenset(step) for step in pairwise(path)}
    if used & own and counted(path) > counted(best):
        best = path
    for other in near[path[-1]]:
        if other not in path:
            tried.append(other)
            best = every_way(near, own, (*path, other), best, tried)
    return best


class Counting(_Search):
    """Counts how often the search goes on from a tile to the next: its work, whatever the machine."""

    steps = 0

    def walk(self, tile, path, has_own):
        self.steps += len(path) > 1
        super().walk(tile, path, has_own)


@settings(deadline=None)
@given(st.lists(pairs, max_size=13, unique=True), st.lists(pairs, max_size=4, unique=True))
def test_23_no_way_is_longer_than_the_longest_road(joints, roads):
    printed = [sorted({a + b - tile for a, b in joints if tile in (a, b)}) for tile in range(10)]
    roads = [pair for pair in roads if pair not in joints]
    near = [{*there, *(a + b - tile for a, b in roads if tile in (a, b))} for tile, there in enumerate(printed)]
    own = {frozenset(road) for road in roads}
    best, tried = (), []
    for tile in range(10):
        best = every_way(near, own, (tile,), best, tried)
    path = longest_road(Network(printed), roads)
    assert counted(path) == counted(best)
    assert len(set(path)) == len(path)
    assert all(b in near[a] for a, b in pairwise(path))
    assert not path or own & {frozenset(step) for step in pairwise(path)}
    search = Counting(printed, roads)
    search.best()
    assert search.steps <= len(tried), "folding never costs more than it saves"


def test_23_what_hangs_on_a_ring_is_folded_up_and_not_walked():
    """A ring of four, one of its sides one's own road, with two twigs of five tiles on each corner."""
    joints = [(0, 1), (1, 2), (2, 3)]
    for twig in range(8):
        joints += pairwise([twig // 2, *range(4 + 5 * twig, 9 + 5 * twig)])
    search = Counting([[a + b - tile for a, b in joints if tile in (a, b)] for tile in range(44)], [(0, 3)])
    assert counted(search.best()) == 5 + 3 + 5
    assert search.steps == 4 * 2 * 3, "from each corner both ways around, as if nothing hung there"


def test_23_every_part_of_a_broken_up_village_is_folded():
    """Two tiles that hang on nothing else come first; the chain beside them is not walked either."""
    printed = [[1], [0], *([tile - 1, tile + 1] for tile in range(2, 12))]
    printed[2], printed[-1] = [3], [10]
    search = Counting(printed, [(2, 3)])
    assert counted(search.best()) == 10 and search.steps == 0


def test_23_a_village_without_rings_is_not_walked_at_all():
    chain = [[tile - 1, tile + 1] for tile in range(30)]
    chain[0], chain[-1] = [1], [28]
    search = Counting(chain, [(0, 1)])
    assert counted(search.best()) == 29 and search.steps == 0


def test_23_the_best_chain_with_an_own_road_is_kept_when_a_worse_one_comes_later():
    """At tile 1: three tiles over an own road, a branch with a short own twig, and six tiles of printed road."""
    joints = [(2, 3), (3, 4), (1, 5), *pairwise(range(5, 10)), *pairwise([1, *range(11, 17)])]
    printed = [[a + b - tile for a, b in joints if tile in (a, b)] for tile in range(17)]
    assert counted(longest_road(Network(printed), [(1, 2), (5, 10)])) == 3 + 1 + 6


def test_23_the_church_counts_nothing():
    network = Network([[1, 2], [0], [0], []])
    path = longest_road(network, [(2, 3)])
    assert 0 in path
    assert counted(path) == 3


def test_23_the_blacksmith_counts_three():
    village = table(2).village
    at, spot = loose(village, "small_mountain", "MM")
    put(village, "small_mountain", spot)
    village.roads.append(Road(0, at, 6, 0, "bridge"))
    board = board_of(village)
    plain = longest_points(village, board, 0)
    host = next(site.tile for site in village.sites if joined(village, site.tile, "blacksmith"))
    join(village, host, "blacksmith", flag=0)
    board = board_of(village)
    tiles = counted(longest_road(board, [(at, 6)]))
    assert plain % 2 == 0
    assert longest_points(village, board, 0) == 3 * tiles
    assert longest_points(village, board, 1) == 0


def test_a_board_is_forgotten_with_its_longest_roads():
    """Every village that anybody builds has boards of its own; a house of many must not keep them all."""

    def boards():
        gc.collect()
        return sum(isinstance(one, Board) for one in gc.get_objects())

    before = boards()
    for number in range(20):
        longest_road(Board([("church", 0, number, 0)], []), [])
    assert boards() == before
