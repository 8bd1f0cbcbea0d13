"""What a player may do at this moment, each kind of action worked out once when somebody asks for it."""

from __future__ import annotations

from functools import cached_property

from games.core.text import Seat
from games.hamlet.board import CHURCH_SITE, Way, board_of
from games.hamlet.goods import Bill, Larder, Stores
from games.hamlet.pieces import (
    DONKEY_COST,
    MARKET,
    MOST_BLUEPRINTS,
    MOST_DONKEYS,
    MOST_VILLAGERS,
    ROAD_COST,
    SOURCES_OF_ALMS,
    TILES,
    VILLAGER_COST,
    Cost,
    cost_of,
    refining_cost,
    sale_cost,
    slot_cost,
)
from games.hamlet.state import Village


class Chances:
    def __init__(self, village: Village, seat: Seat) -> None:
        self.village = village
        self.seat = seat
        self.me = village.players[seat]
        self.board = board_of(village)
        self.stores = Stores(village, self.board, seat)
        self._larders: dict[int, Larder] = {}

    def larder(self, at: int) -> Larder:
        larder = self._larders.get(at)
        if larder is None:
            larder = self._larders[at] = Larder(self.stores, at)
        return larder

    def bill(self, at: int, cost: Cost, buying: bool = True) -> Bill | None:
        return self.larder(at).bill(cost, buying)

    @cached_property
    def standing(self) -> bool:
        """Somebody stands who can still act in this turn."""
        return any(not villager.used for villager in self.me.villagers)

    @cached_property
    def donkeys(self) -> dict[int, list[int]]:
        """Each tile with a donkey of the player's that has not moved, and where it could go: one link."""
        if self.village.hauled:
            return {}
        stables = sorted({donkey.at for donkey in self.me.donkeys if not donkey.moved})
        return {at: self.board.links[at] for at in stables if self.board.links[at]}

    @cached_property
    def sources(self) -> list[int]:
        """Sources in the village with an empty slot."""
        sites = self.village.sites
        return [at for at in self.board.village if "" in sites[at].raw] if self.standing else []

    @cached_property
    def refineries(self) -> dict[int, int]:
        """Refineries where something can be made, and how much: slots, the player's tokens and raw goods permitting."""
        found = {}
        for at in self.board.village if self.standing else []:
            site = self.village.sites[at]
            refine = TILES[site.tile].refine
            if refine is None or None not in site.made:
                continue
            most = min(site.made.count(None), self.village.stock(self.seat, refine.output))
            while most and self.bill(at, refining_cost(refine.input, most)) is None:
                most -= 1
            if most:
                found[at] = most
        return found

    @cached_property
    def blueprints(self) -> list[int]:
        """Places on display that can be taken: a coin goes on each tile before."""
        if not self.standing or len(self.me.blueprints) >= MOST_BLUEPRINTS:
            return []
        return [place for place in range(len(self.village.display)) if place <= self.me.coins]

    @cached_property
    def hires(self) -> dict[str, int]:
        """Workers that can be hired, and the price."""
        if not (self.standing or self.village.hiring):
            return {}
        prices = {}
        if len(self.me.villagers) < MOST_VILLAGERS:
            prices["villager"] = VILLAGER_COST[len(self.me.villagers)]
        if len(self.me.donkeys) < MOST_DONKEYS:
            prices["donkey"] = DONKEY_COST
        return {worker: price for worker, price in prices.items() if price <= self.me.coins}

    def builders(self, tile: str) -> list[int]:
        """Where a villager could stand to build this blueprint: it can be paid there and fits there."""
        cost = cost_of(tile)
        return [at for at in self.board.village if self.bill(at, cost) is not None and self.board.spots(at, tile)]

    @cached_property
    def builds(self) -> dict[str, list[int]]:
        """The player's blueprints that can be built, and from where."""
        if not self.standing:
            return {}
        found = {tile: self.builders(tile) for tile in self.me.blueprints}
        return {tile: builders for tile, builders in found.items() if builders}

    @cached_property
    def roads(self) -> dict[int, list[Way]]:
        """Roads that can be built and paid, by the tile the villager stands on."""
        if not self.standing or not self.village.roads_left(self.seat):
            return {}
        found = {}
        for at in self.board.village:
            ways = [way for way in self.board.ways(at) if self.bill(at, ROAD_COST[way.kind]) is not None]
            if ways:
                found[at] = ways
        return found

    @cached_property
    def deliveries(self) -> list[str]:
        if not self.standing:
            return []
        open_slots = self.village.open_slots()
        return [slot for slot in open_slots if self.bill(CHURCH_SITE, slot_cost(slot)) is not None]

    @cached_property
    def sales(self) -> list[str]:
        """Sale tokens whose goods are at hand; what is bought cannot be sold."""
        if not self.standing:
            return []
        at = self.village.number(MARKET)
        return [sale for sale in self.village.sales if self.bill(at, sale_cost(sale), buying=False) is not None]

    @cached_property
    def alms(self) -> bool:
        """Only while farm, woodcutter and quarry are all full."""
        sites = self.village.sites
        full = all("" not in site.raw for site in sites if site.tile in SOURCES_OF_ALMS)
        return self.standing and full
