"""Whole games, by chance and by robots: the fourteen invariants of the rules hold before every answer."""

from __future__ import annotations

import pytest

from games.core.codec import digest
from games.core.menu import Step
from games.hamlet import GAME, stats
from games.hamlet.board import board_of
from games.hamlet.pieces import SALES, STACKS, TILES
from games.hamlet.scoring import CATEGORIES
from tests.games.hamlet.setting import played

SALES_IN_PLAY = {1: 7, 2: 7, 3: 9, 4: 10}


class Watch:
    """Checks each position it is shown; keeps the widest step seen of each kind."""

    def __init__(self, seats, menus=False):
        self.seats = seats
        self.menus = menus
        self.vp = None
        self.links = set()
        self.widest = {}

    def __call__(self, state, ask):
        village = state.village
        board = board_of(village)
        self.workers(village, board)
        self.tiles(state, village, board)
        self.tokens(state, village)
        points = [player.vp for player in village.players]
        assert self.vp is None or all(now >= then for now, then in zip(points, self.vp, strict=True)), "invariant 11"
        self.vp = points
        menu = ask.menu(village.active)
        if any(not villager.used for villager in village.players[village.active].villagers):
            assert set(menu.choices) - {"end", "donkeys"}, "invariant 13"
        if self.menus:
            self.measure(menu, 5)

    def workers(self, village, board):
        for seat, player in enumerate(village.players):
            assert player.coins >= 0, "invariant 3"
            assert len(player.blueprints) <= 3, "invariant 3"
            assert 1 <= len(player.villagers) <= 4, "invariant 3"
            assert 1 <= len(player.donkeys) <= 6, "invariant 3"
            assert 0 <= village.roads_left(seat) <= 5, "invariant 3"
            for worker in [*player.villagers, *player.donkeys]:
                assert worker.at in board.village, "invariant 4"

    def tiles(self, state, village, board):
        pieces = GAME.pieces(state)
        assert sorted(piece for piece in pieces if piece in TILES) == sorted(TILES), "invariant 2"
        assert sum(len(TILES[site.tile].cells) for site in village.sites) == len(board.cells), "invariant 5"
        links = set()
        for at, contacts in enumerate(board.contacts):
            for contact in contacts:
                assert (contact.kind == "R") == (contact.other_kind == "R"), "invariant 5"
                if contact.kind == "R":
                    links.add((at, contact.other))
        roads = [{road.a, road.b} for road in village.roads]
        assert all(tuple(road) not in links for road in roads), "invariant 6: beside a printed joint"
        assert all(roads.count(road) == 1 for road in roads), "invariant 6: two roads on a border"
        links |= {pair for road in village.roads for pair in ((road.a, road.b), (road.b, road.a))}
        assert links == {(a, b) for a, joined in enumerate(board.links) for b in joined}, "invariant 6"
        assert self.links <= links, "invariant 6: a link was removed"
        self.links = links

    def tokens(self, state, village):
        made = {}
        for site in village.sites:
            printed = TILES[site.tile]
            for cube, slot in zip(site.raw, printed.raw_slots, strict=True):
                assert cube in ("", slot) or slot == "any", "invariant 7"
            assert len(site.made) == (printed.refine.slots if printed.refine else 0), "invariant 7"
            for token in filter(None, site.made):
                key = (token.owner, printed.refine.output)
                made[key] = made.get(key, 0) + 1
        for (owner, good), count in made.items():
            assert count + village.stock(owner, good) == 2, "invariant 1"
            assert count <= 2, "invariant 1"
        slots = len(village.deliveries)
        assert slots == (4 if len(village.players) <= 2 else 5), "invariant 8"
        filled = sum(village.delivered(seat) for seat in range(len(village.players)))
        assert filled + len(village.open_slots()) == slots, "invariant 8"
        held = [sale for player in village.players for sale in player.sales]
        inside = [*state.sale_stack, *village.sales, *held]
        assert len(inside) == SALES_IN_PLAY[len(village.players)], "invariant 9"
        assert sorted([*inside, *state.sales_removed]) == sorted(SALES), "invariant 9"
        built = [TILES[site.tile] for site in village.sites]
        for good, stack in STACKS.items():
            stands = any(tile.refine and tile.refine.output == good for tile in built)
            milestone = next(tile.milestone for tile in TILES.values() if tile.refine and tile.refine.output == good)
            assert stands == (milestone in village.milestones), "invariant 10"
            out = [*village.bag, *(offer.tile for offer in village.display), *(tile.id for tile in built)]
            out += [tile for player in village.players for tile in player.blueprints]
            assert all((tile in out) == stands for tile in stack), "invariant 10"

    def measure(self, step: Step, deep: int) -> None:
        self.widest[step.kind] = max(self.widest.get(step.kind, 0), len(step.choices))
        for choice in step.choices if deep else ():
            after = step.after(choice)
            if after is not None:
                self.measure(after, deep - 1)


def _ended(state, seats):
    village = state.village
    assert state.result is not None
    playing = [player.turns for player in village.players]
    assert len(set(playing)) == 1, "invariant 12"
    assert len(state.result.scores) == seats
    for player in village.players:
        assert set(player.points) <= set(CATEGORIES)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, {"solo": "rival"}), (2, {}), (3, {}), (4, {})])
@pytest.mark.parametrize("by_chance", [True, False])
def test_a_whole_game(seats, options, by_chance):
    state = played(seats, "whole", Watch(seats), by_chance, layout="random", **options)
    _ended(state, seats)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_games(seats):
    for number in range(60):
        _ended(played(seats, f"many {number}", Watch(seats), bool(number % 3), layout="random"), seats)


def test_the_same_seed_gives_the_same_game():
    """Invariant 14."""
    one, other = (played(3, "twice") for _ in range(2))
    assert digest(one) == digest(other)
    assert digest(played(3, "otherwise")) != digest(one)


def test_no_step_is_wider_than_discord_allows():
    """Section 16: only the lists of all connected tiles and of all ways to place a tile may pass 25."""
    watch = Watch(4, menus=True)
    turn = [0]

    def look(state, ask):
        turn[0] += 1
        watch.menus = turn[0] % 12 == 0
        watch(state, ask)

    played(4, "wide", look)
    assert watch.widest.pop("place") <= 32
    assert watch.widest.pop("spot") <= 40
    assert max(watch.widest.values()) <= 25
    assert {"act", "plan", "at", "payment", "unit", "offer"} <= set(watch.widest)


def test_stats_of_a_game():
    state = played(2, "stats")
    figures = stats(state)
    assert figures["scores"] == state.result.scores
    assert [sum(line[seat] for line in figures["lines"].values()) for seat in range(2)] == figures["scores"]
    assert figures["tiles"] == len(state.village.sites) > 10


def test_robots_reach_what_the_simulator_reached():
    """Section 15: mean winners of 90, 89 and 84 points; ten per cent below would be too little."""
    for seats, mean in ((2, 90), (3, 89), (4, 84)):
        best = [max(played(seats, f"mean {number}").result.scores) for number in range(3)]
        assert sum(best) / len(best) >= 0.9 * mean
