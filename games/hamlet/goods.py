"""Moving and spending goods: what is in reach, and how a cost is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.text import Seat
from games.hamlet.board import Board, bits
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


class Haulage:
    """How goods come to a place: from the next tile by themselves, from beyond it over tiles with one's own donkeys.

    Tiles are bits of a number here: a robot asks this very often.
    """

    def __init__(self, board: Board, donkeys: Sequence[int]) -> None:
        self.links = board.masks
        self.chains: list[tuple[int, int]] = []
        """Donkeys that pass goods on to each other: the tiles they stand on, and those they take from."""
        left = dict.fromkeys(donkeys)
        while left:
            chain, serves = 0, 0
            ahead = [next(iter(left))]
            for tile in ahead:
                if tile in left:
                    del left[tile]
                    chain |= 1 << tile
                    serves |= 1 << tile | self.links[tile]
                    ahead += [other for other in left if self.links[tile] >> other & 1]
            self.chains.append((chain, serves))

    def mask(self, at: int) -> int:
        near = self.links[at] | 1 << at
        found = near
        for chain, serves in self.chains:
            if chain & near:
                found |= serves
        return found


def reach(board: Board, donkeys: Sequence[int], at: int) -> list[int]:
    """The tiles that goods can be brought from: the next tile is free, beyond it one's own donkeys are needed."""
    return list(bits(Haulage(board, donkeys).mask(at)))


class Stores:
    """All that lies in the village, as one player could haul and spend it."""

    def __init__(self, village: Village, board: Board, seat: Seat) -> None:
        self.village = village
        self.seat = seat
        self.haulage = Haulage(board, [donkey.at for donkey in village.players[seat].donkeys])
        self.market = village.number(MARKET)
        self.lots: dict[Good, list[Lot]] = {}
        """By kind, in the order of tiles and slots."""
        for tile, site in enumerate(village.sites):
            for slot, cube in enumerate(site.raw):
                if cube:
                    self.lots.setdefault(cube, []).append(Lot(Unit(cube, tile, slot), None, 0))
            for slot, token in enumerate(site.made):
                if token:
                    good = output_of(site.tile)
                    self.lots.setdefault(good, []).append(Lot(Unit(good, tile, slot), token.owner, token.worth))
        self._in_order: dict[tuple[Good, ...], list[Lot]] = {}

    def in_order(self, kinds: tuple[Good, ...]) -> list[Lot]:
        """Goods of these kinds in the order in which the house would spend them.

        The player's own tokens first, and the finest of them; then cubes from the fullest tile; then others' tokens,
        the plain ones first.
        """
        lots = self._in_order.get(kinds)
        if lots is None:
            lots = [lot for kind in kinds for lot in self.lots.get(kind, [])]
            tiles = [lot.unit.site for lot in lots]

            def rank(lot: Lot) -> tuple[int, int, int, int]:
                unit = lot.unit
                if lot.owner is None:
                    return 2, -tiles.count(unit.site), unit.site, unit.slot
                return (2 - lot.worth if lot.owner == self.seat else 2 + lot.worth), 0, unit.site, unit.slot

            lots = self._in_order[kinds] = sorted(lots, key=rank)
        return lots


class Larder:
    """All that one player could spend at one tile."""

    def __init__(self, stores: Stores, at: int) -> None:
        self.village = stores.village
        self.seat = stores.seat
        self.at = at
        self.stores = stores
        self._reach = stores.haulage.mask(at)
        self.market = bool(self._reach >> stores.market & 1)

    @property
    def reach(self) -> list[int]:
        return list(bits(self._reach))

    def of(self, need: Need) -> list[Lot]:
        """What serves a need, in the order in which the house would spend it."""
        reach = self._reach
        return [lot for lot in self.stores.in_order(need.kinds) if reach >> lot.unit.site & 1]

    def bill(self, cost: Cost, buying: bool = True, fixed: tuple[Unit, ...] = ()) -> Bill | None:
        """The house's payment, or one that starts with these units; None when the cost cannot be paid."""
        units: list[Unit] = []
        coins, earned = cost.coins, 0
        buying = buying and self.market
        chosen = list(fixed)
        for need in cost.needs:
            mine, chosen = chosen[: need.n], chosen[need.n :]
            lots = self.of(need)
            spent = [lot for lot in lots if lot.unit in mine] if mine else []
            free = [lot for lot in lots if lot.unit not in mine] if mine else lots
            found = free[: need.n - len(mine)]
            units += [*mine, *[lot.unit for lot in found]]
            missing = need.n - len(mine) - len(found)
            if missing and not buying:
                return None
            units += [Unit(need.kinds[0])] * missing
            bought = need.n - len(spent) - len(found)
            if bought:
                coins += bought * self.village.prices.of(need.kinds[0])
            earned += sum([lot.worth for lot in (*spent, *found) if lot.owner == self.seat])
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
            for lot in self.stores.lots.get(kind, []):
                if self._reach >> lot.unit.site & 1 and lot.unit not in fixed:
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
