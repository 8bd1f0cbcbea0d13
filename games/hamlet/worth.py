"""What things are worth to a robot, in victory points: points now, and what coins, tokens and places may bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, NamedTuple

from games.core.text import Seat
from games.hamlet import scoring
from games.hamlet.board import CHURCH_SITE, Contact, Spot
from games.hamlet.chances import Chances
from games.hamlet.goods import BUY, Bill, Haulage
from games.hamlet.longest import longest_road, own_links
from games.hamlet.pieces import (
    DONKEY_COST,
    MARKET,
    MOST_VILLAGERS,
    PLANNER,
    RAW,
    REFINED,
    SOLO_PER_ROUND,
    SOLO_PER_SLOT,
    SOLO_ROUNDS,
    TILES,
    VILLAGER_COST,
    Good,
    Placing,
    cost_of,
    slot_cost,
)
from games.hamlet.state import Village

CUBE = 0.1
RICH = 14
"""More coins than this can hardly be used up; they still count a third of a point each."""
HORIZON = 14.0
"""Rounds that a game has at least, as a robot sees it from the start."""
PRESS_A_ROUND, PRESS_AT_MOST = 0.1, 1.0
"""What a coin that brings a delivery nearer is worth on top: more with every late round."""
ROUNDS_A_SLOT = 3.5
"""Against the clock, this many rounds are kept for each open delivery; then they come first."""
CHURCH_COIN = 0.3
"""What a coin spent on the church is felt to be worth."""
RIVALS_GAIN = 0.25
"""How much a rival's point hurts."""


class Goal(NamedTuple):
    """The open delivery that is nearest: what could go into it, where that lies, and how many coins it lacks."""

    kinds: frozenset[Good]
    reach: frozenset[int]
    missing: int
    """Goods that would have to be bought."""
    lacks: int


class Worth:
    late_from: ClassVar[int] = 11
    """From this round on a robot pushes for the end: coins and goods are saved for the church."""
    saving: ClassVar[Mapping[int, float]] = {1: 4.0, 2: 3.0, 3: 2.0}
    """With this few villagers coins are saved for the next one: what each is worth."""

    def __init__(self, village: Village, me: Seat) -> None:
        self.can = Chances(village, me)
        self.village = village
        self.me = me
        self.left = self._rounds_left()
        rich = village.players[me].coins > RICH
        self.coin = 0.42 if self.left > 2 and not rich else 0.34
        self.late = 0 if village.finished else max(0, village.round - self.late_from)
        self.coin += min(0.3, 0.04 * self.late)
        if self.left > 5:
            self.coin = self.saving.get(len(village.players[me].villagers), self.coin)
        self.press = self._press()
        if self.goal and self.goal.lacks > 0:
            self.coin += self.press
        self.action = 0.9 if self.left > 1 else 0.3
        """What a villager's action brings anyway."""

    def _rounds_left(self) -> float:
        village = self.village
        if village.finished:
            return 0.0
        left = max(2.0 * len(village.open_slots()), HORIZON - village.round)
        return min(left, SOLO_ROUNDS - village.round) if village.solo == "clock" else left

    def _press(self) -> float:
        """How badly the church is to be finished."""
        village = self.village
        if village.solo == "clock":
            spare = SOLO_ROUNDS - village.round - ROUNDS_A_SLOT * len(village.open_slots())
            return max(0.0, min(2 * PRESS_AT_MOST, 0.2 - 4 * PRESS_A_ROUND * spare))
        return min(PRESS_AT_MOST, PRESS_A_ROUND * self.late)

    def tile(self, at: int) -> str:
        return self.village.sites[at].tile

    @cached_property
    def goal(self) -> Goal | None:
        """The open delivery that lacks least, were all that is missing bought."""
        larder, goals = self.can.larder(CHURCH_SITE), []
        for slot in self.village.open_slots():
            cost = slot_cost(slot)
            coins, missing = cost.coins, 0
            for need in cost.needs:
                lots = larder.of(need)[: need.n]
                missing += need.n - len(lots)
                coins += (need.n - len(lots)) * self.village.prices.of(need.kinds[0])
                coins -= sum(lot.worth for lot in lots if lot.owner == self.me)
            kinds = frozenset(kind for need in cost.needs for kind in need.kinds)
            goals.append(Goal(kinds, frozenset(larder.reach), missing, coins - self.can.me.coins))
        return min(goals, key=lambda goal: goal.lacks, default=None)

    def _saved(self, good: Good) -> float:
        """What a good that the nearest delivery takes is worth on top."""
        goal = self.goal
        return self.press * self.village.prices.of(good) if goal and good in goal.kinds else 0.0

    # Where things are done, and where goods come from.

    @cached_property
    def place_weights(self) -> list[float]:
        weights = []
        for at, site in enumerate(self.village.sites):
            weight = 0.0
            if at == CHURCH_SITE:
                weight = 2.5
            elif site.made:
                weight = 0.8
            elif site.tile == MARKET:
                weight = 0.5
            weights.append(weight + min(1.0, 0.25 * len(self.can.board.open_segments(at))))
        return weights

    @cached_property
    def raw_places(self) -> int:
        """Where raw goods come from, and whatever the market sells; one bit per tile."""
        return sum(1 << at for at, site in enumerate(self.village.sites) if site.raw or site.tile == MARKET)

    @cached_property
    def made_places(self) -> int:
        return sum(1 << at for at, site in enumerate(self.village.sites) if site.made)

    def supply(self, donkeys: Sequence[int]) -> float:
        """How well these donkeys supply the places where things are done; the board remembers it."""
        board = self.can.board
        standing = tuple(sorted(donkeys))
        known = board.supply.get(standing)
        if known is None:
            haulage, raw, made = Haulage(board, standing), self.raw_places, self.made_places
            total = 0.0
            for at in board.village:
                tiles = haulage.mask(at)
                total += self.place_weights[at] * ((tiles & raw).bit_count() + 0.8 * (tiles & made).bit_count())
            known = board.supply[standing] = total / len(board.tiles)
        return known

    # Goods.

    @cached_property
    def _wanted(self) -> dict[Good, int]:
        """How many of each kind the player's blueprints and the open slots of the church ask for."""
        wanted = dict.fromkeys((*RAW, *REFINED), 0)
        for tile in self.can.me.blueprints:
            for need in cost_of(tile).needs:
                wanted[need.kinds[0]] += 2 * need.n
        for slot in self.village.open_slots():
            for need in slot_cost(slot).needs:
                for kind in need.kinds:
                    wanted[kind] += 1
        return wanted

    def wanted_by_church(self, good: Good) -> int:
        """How many open deliveries take it."""
        needs = [slot_cost(slot).needs for slot in self.village.open_slots()]
        return sum(1 for slot in needs if any(good in need.kinds for need in slot))

    def wants(self, good: Good) -> float:
        return self._wanted[good] - self._lying[good]

    @cached_property
    def _lying(self) -> Counter[Good]:
        return Counter(cube for site in self.village.sites for cube in site.raw)

    def cube(self, good: Good) -> float:
        saved = self._saved(good) if self.goal and self.goal.missing > 0 else 0.0
        return (CUBE if self.wants(good) <= 0 else 2.5 * CUBE) + saved

    def price(self, bill: Bill, church: bool = False) -> float:
        """What a payment costs: coins, cubes, and what it gives to rivals; the player's own tokens pay back."""
        price = (bill.coins - bill.earned) * (CHURCH_COIN if church else self.coin)
        if self.goal and not church:
            price += sum(self._saved(unit.good) for unit in bill.units if unit.site in self.goal.reach)
        for unit in bill.units:
            if unit.site == BUY:
                continue
            site = self.village.sites[unit.site]
            token = site.made[unit.slot] if site.made else None
            if token is None:
                price += CUBE
            elif token.owner != self.me:
                price += RIVALS_GAIN * token.worth
            elif self.left <= 1:
                price -= token.worth
        return price

    def tokens(self, good: Good, milestone: str, amount: int) -> float:
        """Tokens the player could make now."""
        fine = self.village.milestones.get(milestone) == self.me
        lying = 2 - self.village.stock(self.me, good)
        return amount * self.token(good, fine, lying)

    def token(self, good: Good, fine: bool, lying: int) -> float:
        """The player's token on the board: a point, or two; more where it is asked for; little at the end."""
        if self.left < 1:
            return 0.0
        value = (2.0 if fine else 1.0) * min(1.0, 0.3 + self.left / 8)
        need = (2.5 if self.village.solo == "clock" else 1.2) + 0.06 * self.late if self._wanted[good] > lying else 0.0
        if self.goal and self.goal.missing > 0:
            need += self._saved(good)
        return value + need

    # Workers.

    def next_villager(self, price: int) -> float:
        """Another villager works every round that is left."""
        return 2.5 * max(0.0, self.left - 1) - price * min(self.coin, 1.0)

    def next_donkey(self, gain: float, price: int) -> float:
        """Better supply for the rounds that are left; but a second villager comes first."""
        if len(self.can.me.villagers) == 1:
            return 0.0
        stables = any(site.tile == "stables" and site.flag == self.me for site in self.village.sites)
        return 4 * gain * min(1.0, self.left / 6) + (2 if stables else 0) - price * self.coin

    def hiring_after(self, coins: int) -> float:
        """At the town hall one may hire as well."""
        villagers = len(self.can.me.villagers)
        have = self.can.me.coins + coins
        value = 0.0
        if villagers < MOST_VILLAGERS and have >= VILLAGER_COST[villagers]:
            value = max(0.0, self.next_villager(VILLAGER_COST[villagers]))
        elif have >= DONKEY_COST and len(self.can.me.donkeys) < 3:
            value = 0.2
        return value

    # Blueprints and buildings.

    def expected(self, tile: str) -> float:
        """What a landmark may score apart from its segments, were it linked."""
        score = TILES[tile].score
        village, me = self.village, self.can.me
        if score is None:
            return 0.0
        later = min(1.0, self.left / 8)
        rules = {
            "pond": 1.8,
            "outpost": 3.0,
            "shrine": 2.0 * village.delivered(self.me) + 1.5 * later,
            "stables": 2.0 * len(me.donkeys) + 2 * later,
            "tavern": min(8.0, 0.6 * me.coins + 2 * later),
            "trading": len(me.sales) + later,
            "warehouse": len(village.roads_of(self.me)) + 1.5 * later,
            "blacksmith": max(4.0 * later, len(self.longest)),
        }
        return rules.get(score.rule, 0.0)

    def blueprint(self, tile: str) -> float:
        """What a tile on display promises; it takes another action to build it."""
        if self.left < 2:
            return -1.0
        held = len(self.can.me.blueprints)
        return self.plan(tile) * (0.62, 0.5, 0.4)[min(held, 2)] - 0.3 * held

    def plan(self, tile: str) -> float:
        """What a tile will bring once it is built, less what it will cost."""
        printed = TILES[tile]
        value = printed.build_vp + self.expected(tile) + self._first(tile)
        if printed.score and printed.score.rule in ("woodland", "mountain", "monument", "park"):
            value += {"woodland": 3.0, "mountain": 2.5, "monument": 7.0, "park": 5.0}[printed.score.rule] * (
                max(1, printed.score.per_segment)
            )
        if printed.raw_slots:
            value += 0.25 * self.left
        for need in cost_of(tile).needs:
            refined = need.kinds[0] in REFINED
            value -= need.n * ((1.3 if self._made(need.kinds[0]) else 1.9) if refined else 0.35)
        return value - cost_of(tile).coins * self.coin

    def _made(self, good: Good) -> bool:
        """Somebody can make it already."""
        made = [TILES[site.tile].refine for site in self.village.sites]
        return any(refine is not None and refine.output == good for refine in made)

    def _first(self, tile: str) -> float:
        """The milestone that comes with the first refinery of a kind."""
        refine = TILES[tile].refine
        if refine is None:
            return 0.0
        return 0.6 + (0.0 if self._made(refine.output) else 0.28 * min(self.left, 10))

    @cached_property
    def _own(self) -> list[tuple[int, int]]:
        return own_links(self.village, self.me)

    @cached_property
    def longest(self) -> list[int]:
        return scoring.longest_tiles(self.village, self.can.board, self.me)

    @cached_property
    def _per_tile(self) -> int:
        return scoring.per_tile(self.village, self.can.board, self.me)

    def building(self, tile: str, spot: Spot) -> float:
        """Points at once, points its place promises, and what its roads join."""
        printed = TILES[tile]
        board = self.can.board
        contacts = board.contacts_of(Placing(tile, spot.rot, spot.dx, spot.dy))
        linked = sorted({contact.other for contact in contacts if contact.kind == contact.other_kind == "R"})
        inside = [at for at in linked if board.steps[at] >= 0]
        value = float(printed.build_vp) + 0.9 * scoring.segment_points(tile, contacts) + self._first(tile) + 0.4
        promise = self.expected(tile)
        if printed.score and printed.score.rule == "outpost" and inside:
            promise = min(board.steps[at] for at in inside) + 2.0
        value += promise * (1.0 if inside else 0.7 if self._bridgeable(contacts) else 0.1)
        if printed.refine or printed.raw_slots:
            value += 0.5 if inside else -2.5
        value += self._joining(linked)
        value += 0.12 * (printed.edges.count("R") - len(spot.joints))
        for contact in contacts:
            value += self._neighbour(contact)
        return value

    def _bridgeable(self, contacts: list[Contact]) -> bool:
        """A road could still link it."""
        return self.village.roads_left(self.me) > 0 and any(
            contact.kind == contact.other_kind and self.can.board.steps[contact.other] >= 0 for contact in contacts
        )

    def _joining(self, linked: list[int]) -> float:
        """A longer road: best at the end of one's own longest."""
        if not linked:
            return 0.0
        path = longest_road(self.can.board, self._own)
        ends = (path[0], path[-1]) if path else ()
        at_end = any(at in ends for at in linked)
        return 0.7 + 0.5 * (len(linked) - 1) + (0.75 * self._per_tile if at_end else 0.0)

    def _neighbour(self, contact: Contact) -> float:
        """Segments that meet one's own woods and mountains, and borders where a road could be built."""
        value = 0.05 if contact.kind == contact.other_kind != "R" else 0.0
        site = self.village.sites[contact.other]
        if site.flag == self.me:
            score = TILES[site.tile].score
            assert score is not None
            wanted = {"woodland": "F", "mountain": "M", "monument": contact.other_kind}.get(score.rule, "")
            if contact.kind == wanted:
                value += 2 if score.rule == "monument" else score.per_segment
        return value

    def road(self, a: int, b: int) -> float:
        """A point or two for the road, what it adds to the longest, and what it links."""
        village, board = self.village, self.can.board
        planner = village.milestones.get(PLANNER, self.me) == self.me
        value = 2.0 if planner else 1.0
        if any(site.tile == "warehouse" and site.flag == self.me for site in village.sites):
            value += 1.0
        after = [at for at in longest_road(board, [*self._own, (a, b)]) if at != CHURCH_SITE]
        value += self._per_tile * (len(after) - len(self.longest))
        for at in (a, b):
            if board.steps[at] < 0:
                value += self._linking(at)
        return value - 0.15 * (5 - village.roads_left(self.me))

    def _linking(self, at: int) -> float:
        """What a tile that was cut off brings once it is linked."""
        site = self.village.sites[at]
        if site.flag is None:
            return 1.0
        gain = {"pond": 3.0}.get(site.tile.split("_")[0], self.expected(site.tile))
        return gain if site.flag == self.me else -RIVALS_GAIN * gain

    # The church.

    @property
    def next_sale(self) -> float:
        """A step towards the merchant's award."""
        return 0.8

    def delivery(self, points: int) -> float:
        """Points and a share in the award; the last one ends the game, which is good for the leader only."""
        value = points + 3 + 0.8 * self.late + (SOLO_PER_SLOT if self.village.solo == "clock" else 0)
        if any(site.tile == "shrine" and site.flag == self.me for site in self.village.sites):
            value += 2
        if len(self.village.open_slots()) > 1:
            return value
        if self.village.solo == "clock":
            return value + SOLO_PER_ROUND * (SOLO_ROUNDS - self.village.round) - 1.5 * self.left
        lines = scoring.outlook(self.village)
        totals = [player.vp + sum(line.values()) for player, line in zip(self.village.players, lines, strict=True)]
        lead = totals[self.me] + value - max(total for seat, total in enumerate(totals) if seat != self.me)
        return value + (3 if lead > 0 else max(-5.0 + 0.5 * self.late, lead))
