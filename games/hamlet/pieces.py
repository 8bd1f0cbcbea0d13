"""The pieces of Hamlet: tiles, goods, prices and tokens, read once from the data beside this file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

Good = str
"""wood, stone, wheat; timber, brick, flour, milk."""

RAW: tuple[Good, ...] = ("wood", "stone", "wheat")
REFINED: tuple[Good, ...] = ("timber", "brick", "flour", "milk")

CHURCH, TOWN_HALL, MARKET = "church", "town_hall", "market"
SOURCES_OF_ALMS = ("farm", "woodcutter", "quarry")
ANY = "any"
"""A slot for any raw good."""


class Refine(msgspec.Struct, frozen=True):
    input: Good
    output: Good
    slots: int


class Reward(msgspec.Struct, frozen=True):
    coins: int = 0
    vp: int = 0


class Score(msgspec.Struct, frozen=True):
    rule: str
    per_segment: int = 0


class Tile(msgspec.Struct, frozen=True):
    """A building as printed: its outline on the lattice, its price and what it does."""

    id: str
    kind: str
    group: str
    cost: dict[str, int]
    build_vp: int
    cells: list[tuple[int, int, int]]
    start: tuple[int, int]
    walk: str
    """One direction a segment, clockwise."""
    edges: str
    """One type a segment: R road, F forest, M mountain."""
    label: tuple[float, float]
    raw_slots: list[str] = []
    activate_reward: Reward = Reward()
    refine: Refine | None = None
    milestone: str = ""
    score: Score | None = None
    needs_road: bool = True


class Need(msgspec.Struct, frozen=True):
    """This many goods, in any mixture of these kinds."""

    n: int
    kinds: tuple[Good, ...] = msgspec.field(name="any")


class Cost(msgspec.Struct, frozen=True):
    needs: tuple[Need, ...] = msgspec.field(name="need")
    coins: int = 0


class Slot(msgspec.Struct, frozen=True):
    """A delivery the church waits for."""

    id: str
    needs: tuple[Need, ...] = msgspec.field(name="need")
    coins: int
    vp: int


class Side(msgspec.Struct, frozen=True):
    """One side of the church tile."""

    parts_already_built: int
    slots: list[Slot]


class Prices(msgspec.Struct, frozen=True):
    raw: int
    refined: int

    def of(self, good: Good) -> int:
        return self.raw if good in RAW else self.refined


class Sale(msgspec.Struct, frozen=True):
    id: str
    level: int
    need: dict[Good, int]
    vp: int
    coins: int


class Placing(msgspec.Struct, frozen=True):
    tile: str
    rot: int
    dx: int
    dy: int


class Layout(msgspec.Struct, frozen=True):
    id: str
    placements: list[Placing]


class _Data(msgspec.Struct, frozen=True):
    market: dict[str, Prices]
    church: dict[str, Side]
    sales: list[Sale]
    sales_removed: dict[str, dict[str, int]]
    start_layouts: list[Layout]


_HERE = Path(__file__).parent
_tiles = msgspec.json.decode((_HERE / "tiles.json").read_bytes(), type=list[Tile])
_data = msgspec.json.decode((_HERE / "data.json").read_bytes(), type=_Data)

TILES: dict[str, Tile] = {tile.id: tile for tile in _tiles}
BAG = tuple(tile.id for tile in _tiles if tile.group == "bag")
STACKS: dict[Good, tuple[str, ...]] = {
    good: tuple(tile.id for tile in _tiles if tile.group == good) for good in REFINED
}
LAYOUTS: dict[str, list[Placing]] = {layout.id.lower(): layout.placements for layout in _data.start_layouts}
SALES: dict[str, Sale] = {sale.id: sale for sale in _data.sales}
SALES_REMOVED = {int(seats): {int(level): n for level, n in out.items()} for seats, out in _data.sales_removed.items()}
SLOTS: dict[str, Slot] = {slot.id: slot for slot in _data.church["3-4"].slots}
SLOTS_BY_SIDE: dict[bool, tuple[str, ...]] = {
    small: tuple(slot.id for slot in _data.church["1-2" if small else "3-4"].slots) for small in (True, False)
}
PARTS_BY_SIDE: dict[bool, int] = {
    small: _data.church["1-2" if small else "3-4"].parts_already_built for small in (True, False)
}
PRICES: dict[bool, Prices] = {two: _data.market["2" if two else "3-4"] for two in (True, False)}
"""By side: one is for two players, the other for any other number."""

MILESTONE_OF: dict[Good, str] = {tile.refine.output: tile.milestone for tile in _tiles if tile.refine}
PLANNER = "planner"
MILESTONES = (*MILESTONE_OF.values(), PLANNER)

MOST_VILLAGERS, MOST_DONKEYS, MOST_ROADS, MOST_BLUEPRINTS = 4, 6, 5, 3
TOKENS_EACH = 2
DISPLAY, FACE_UP_SALES = 4, 3
START_COINS = 3
EXTRA_COINS = {1: (0,), 2: (0, 1), 3: (0, 0, 1), 4: (0, 0, 1, 1)}
START_CUBES = 2
VILLAGER_COST = (0, 5, 7, 9)
"""What the first (who is there from the start), second, third and fourth villager cost."""
DONKEY_COST = 3
ALMS = 1

BRIDGE, PATH = "bridge", "path"
ROAD_TYPE = {"M": BRIDGE, "F": PATH}
ROAD_COST = {BRIDGE: Cost((Need(2, ("wood",)),)), PATH: Cost((Need(2, ("stone",)),))}

CHAPLAIN, SACRISTAN, LANDSCAPER, MERCHANT = "chaplain", "sacristan", "landscaper", "merchant"
AWARDS = {CHAPLAIN: 5, SACRISTAN: 3, LANDSCAPER: 4, MERCHANT: 4}

SOLO_ROUNDS = 24
SOLO_PER_ROUND, SOLO_PER_SLOT = 2, 5
SOLO_LANDMARKS, SOLO_SALES = 5, 4
RANKS = ((120, "founder"), (100, "market_town"), (80, "parish"), (60, "village"), (0, "hamlet"))


@cache
def cost_of(tile: str) -> Cost:
    """What a blueprint costs: goods in the printed order, and coins."""
    cost = TILES[tile].cost
    needs = tuple(Need(n, (good,)) for good, n in cost.items() if good != "coins")
    return Cost(needs, cost.get("coins", 0))


@cache
def sale_cost(sale: str) -> Cost:
    return Cost(tuple(Need(n, (good,)) for good, n in SALES[sale].need.items()))


@cache
def slot_cost(slot: str) -> Cost:
    return Cost(SLOTS[slot].needs, SLOTS[slot].coins)


@cache
def refining_cost(good: Good, amount: int) -> Cost:
    return Cost((Need(amount, (good,)),))
