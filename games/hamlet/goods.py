"""Moving and spending goods: what is in reach, and how a cost is paid."""

from __future__ import annotations

from typing import NamedTuple

from games.core.text import Seat
from games.hamlet.board import Board
from games.hamlet.pieces import MARKET, Cost, Good, Need
from games.hamlet.state import Village, output_of

BUY = -1
SIDES = ("left", "right")
"""The slots of a large refinery, as a picture shows them."""


class Unit(NamedTuple):
    """One good of a payment: the slot it lies in, or bought at the market."""

    good: Good
    site: int = BUY
    slot: int = 0

    def word(self, village: Village) -> str:
        """As a choice in a menu: equal goods are told apart by where they lie, equal cubes on a tile by their slot."""
        if self.site == BUY:
            return f"buy_{self.good}"
        site = village.sites[self.site]
        if len(site.made) == len(SIDES):
            return f"{self.good}_{site.tile}_{SIDES[self.slot]}"
        return f"{self.good}_{site.tile}~{self.slot}"

    @classmethod
    def read(cls, village: Village, word: str) -> Unit:
        first, _, rest = word.partition("_")
        if first == "buy":
            return cls(rest)
        tile, _, slot = rest.partition("~")
        if not slot:
            tile, _, side = rest.rpartition("_")
            slot = str(SIDES.index(side))
        return cls(first, village.number(tile), int(slot))


class Lot(NamedTuple):
    """A good in reach, with what the choice of a payment looks at."""

    unit: Unit
    owner: Seat | None
    worth: int
    """What its maker gains, in coins and again in points; nothing for a raw cube."""


class Bill(NamedTuple):
    """A payment: the goods, and what it costs and brings in coins."""

    units: tuple[Unit, ...]
    coins: int
    """Purchases and the coin cost together."""
    earned: int
    """Coins that the payer's own tokens bring at once."""


def reach(board: Board, donkeys: list[int], at: int) -> list[int]:
    """The tiles that goods can be brought from: the next tile is free, beyond it needs an own donkey in between."""
    seen = [False] * len(board.links)
    seen[at] = True
    queue = [at]
    for tile in queue:
        if tile == at or tile in donkeys:
            for other in board.links[tile]:
                if not seen[other]:
                    seen[other] = True
                    queue.append(other)
    return sorted(queue)


class Larder:
    """All that one player could spend at one tile."""

    def __init__(self, village: Village, board: Board, seat: Seat, at: int) -> None:
        self.village = village
        self.seat = seat
        self.at = at
        self.reach = reach(board, [donkey.at for donkey in village.players[seat].donkeys], at)
        self.market = any(village.sites[tile].tile == MARKET for tile in self.reach)
        self.lots: dict[Good, list[Lot]] = {}
        """By kind, in the order of tiles and slots."""
        for tile in self.reach:
            site = village.sites[tile]
            for slot, cube in enumerate(site.raw):
                if cube:
                    self.lots.setdefault(cube, []).append(Lot(Unit(cube, tile, slot), None, 0))
            for slot, token in enumerate(site.made):
                if token:
                    good = output_of(site.tile)
                    lot = Lot(Unit(good, tile, slot), token.owner, token.worth)
                    self.lots.setdefault(good, []).append(lot)

    def of(self, need: Need) -> list[Lot]:
        """What serves a need, in the order in which the house would spend it.

        Own tokens first, the finest before; then cubes from the fullest tile; then others' tokens, the plain before.
        """
        lots = [lot for kind in need.kinds for lot in self.lots.get(kind, [])]
        if len(lots) < 2:
            return lots
        cubes: dict[int, int] = {}
        for lot in lots:
            cubes[lot.unit.site] = cubes.get(lot.unit.site, 0) + 1

        def rank(lot: Lot) -> tuple[int, int, int, int]:
            unit = lot.unit
            if lot.owner is None:
                return 2, -cubes[unit.site], unit.site, unit.slot
            return (2 - lot.worth if lot.owner == self.seat else 2 + lot.worth), 0, unit.site, unit.slot

        return sorted(lots, key=rank)

    def bill(self, cost: Cost, buying: bool = True, fixed: tuple[Unit, ...] = ()) -> Bill | None:
        """The house's payment, or one that starts with these units; None when the cost cannot be paid."""
        units: list[Unit] = []
        coins, earned = cost.coins, 0
        buying = buying and self.market
        chosen = list(fixed)
        for need in cost.needs:
            mine, chosen = chosen[: need.n], chosen[need.n :]
            taken = {unit for unit in mine if unit.site != BUY}
            lots = self.of(need)
            free = [lot for lot in lots if lot.unit not in taken]
            missing = need.n - len(mine)
            spent = [lot for lot in lots if lot.unit in taken] + free[:missing]
            earned += sum(lot.worth for lot in spent if lot.owner == self.seat)
            bought = max(0, missing - len(free))
            if bought and not buying:
                return None
            units += [*mine, *(lot.unit for lot in free[:missing]), *([Unit(need.kinds[0])] * bought)]
            bought += sum(1 for unit in mine if unit.site == BUY)
            coins += bought * self.village.prices.of(need.kinds[0])
        if self.village.players[self.seat].coins + earned < coins:
            return None
        return Bill(tuple(units), coins, earned)

    def choices(self, cost: Cost, buying: bool, fixed: tuple[Unit, ...]) -> list[Unit]:
        """What the next unit may be so that the rest can still be paid; of equal goods on a tile only the first."""
        before = 0
        for need in cost.needs:
            if len(fixed) < before + need.n:
                break
            before += need.n
        seen: dict[tuple[int, Good, Seat | None, int], Unit] = {}
        for kind in need.kinds:
            for lot in self.lots.get(kind, []):
                if lot.unit not in fixed:
                    seen.setdefault((lot.unit.site, kind, lot.owner, lot.worth), lot.unit)
        offered = list(seen.values())
        if buying and self.market:
            offered += [Unit(kind) for kind in need.kinds]
        return [unit for unit in offered if self.bill(cost, buying, (*fixed, unit)) is not None]

    def may_choose(self, cost: Cost, buying: bool) -> bool:
        """Whether there is more than one way to pay."""
        bill = self.bill(cost, buying)
        assert bill is not None
        return any(len(self.choices(cost, buying, bill.units[:n])) > 1 for n in range(len(bill.units)))
