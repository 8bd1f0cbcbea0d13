"""What villagers and donkeys do, each action as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.core.flow import Table
from games.core.menu import Path
from games.core.text import Seat
from games.hamlet import scoring
from games.hamlet.board import CHURCH_SITE, board_of
from games.hamlet.goods import BUY, Bill, Larder, Stores
from games.hamlet.moves import paid_with, word
from games.hamlet.notes import counted
from games.hamlet.pieces import (
    ALMS,
    ANY,
    DISPLAY,
    DONKEY_COST,
    FACE_UP_SALES,
    MARKET,
    PLANNER,
    ROAD_COST,
    SALES,
    SLOTS,
    STACKS,
    TILES,
    TOWN_HALL,
    VILLAGER_COST,
    Cost,
    cost_of,
    refining_cost,
    sale_cost,
    slot_cost,
)
from games.hamlet.state import Donkey, Offer, Player, Road, State, Token, Village, Villager, new_site


class Paid(NamedTuple):
    """A payment that was made, and the makers of the refined goods in it, who were rewarded."""

    bill: Bill
    makers: list[tuple[Token, str]]

    def facts(self) -> dict[str, Any]:
        """As whatever was paid for is told: in one line with it."""
        spent = [unit.good for unit in self.bill.units if unit.site != BUY]
        bought = [unit.good for unit in self.bill.units if unit.site == BUY]
        return {
            "spent": counted(spent),
            "units": len(spent),
            "bought": counted(bought),
            "purchases": len(bought),
            "coins": self.bill.coins,
        }


class Actions(Table[State]):
    @property
    def village(self) -> Village:
        return self.state.village

    def player(self, seat: Seat) -> Player:
        return self.village.players[seat]

    def named(self, seat: Seat) -> int | str:
        """A seat as texts name it; the rival of a lone player has no seat at the table."""
        return "rival" if seat == self.village.rival else seat

    # Workers.

    def act(self, me: Seat, path: Path) -> None:
        """One thing done in a turn. A visit to the town hall lasts until another action; a donkey's move is none."""
        verb, *words = [word(pick) for pick in path]
        if verb not in ("hire", "donkeys"):
            self.village.hiring = False
        if verb == "donkeys":
            self.move_donkey(me, *words)
        elif verb == "work":
            self.work(me, words[0], words[1:])
        elif verb == "refine":
            self.refine(me, words[0], path)
        elif verb == "blueprint":
            self.take_blueprint(me, words[0])
        elif verb == "hire":
            self.hire(me, *words)
        elif verb == "build":
            self.build(me, words, path)
        elif verb == "road":
            self.build_road(me, words, path)
        elif verb == "deliver":
            self.deliver(me, words[0], path)
        elif verb == "sell":
            self.sell(me, words[0], path)
        else:
            self.beg(me)

    def send(self, me: Seat, at: int) -> None:
        """A standing villager walks there and lies down after its work; whoever has moved donkeys has done so."""
        villager = next(villager for villager in self.player(me).villagers if not villager.used)
        villager.at, villager.used = at, True
        if any(donkey.moved for donkey in self.player(me).donkeys):
            self.village.hauled = True

    def move_donkey(self, me: Seat, start: str, end: str) -> None:
        """Each donkey may go over one link, once in a turn."""
        here, there = self.village.number(start), self.village.number(end)
        donkey = next(donkey for donkey in self.player(me).donkeys if donkey.at == here and not donkey.moved)
        donkey.at, donkey.moved = there, True
        self.tell("donkey-moved", who=self.named(me), tile=start, to=end)

    # Spending.

    def pay(self, me: Seat, at: int, cost: Cost, path: Path, buying: bool = True) -> Paid:
        """Goods leave the board; each refined one goes back to its maker, who is rewarded at once."""
        stores = Stores(self.village, board_of(self.village), me)
        bill = Larder(stores, at).bill(cost, buying, paid_with(self.village, path))
        assert bill is not None
        self.player(me).coins -= bill.coins
        makers = []
        for unit in bill.units:
            if unit.site == BUY:
                continue
            site = self.village.sites[unit.site]
            if site.raw:
                site.raw[unit.slot] = ""
            else:
                token = site.made[unit.slot]
                assert token is not None
                site.made[unit.slot] = None
                self.player(token.owner).coins += token.worth
                self.player(token.owner).gain(scoring.GOODS, token.worth)
                makers.append((token, unit.good))
        return Paid(bill, makers)

    def tell_makers(self, paid: Paid) -> None:
        """After what was done, who earned by it."""
        for token, good in paid.makers:
            self.tell("rewarded", who=self.named(token.owner), good=good, worth=token.worth)

    # Sources and refineries.

    def work(self, me: Seat, tile: str, kinds: Sequence[str]) -> None:
        """Fill all empty slots; the reward comes once."""
        at = self.village.number(tile)
        self.send(me, at)
        site, printed = self.village.sites[at], TILES[tile]
        chosen = list(kinds)
        filled = []
        for slot, kind in enumerate(printed.raw_slots):
            if not site.raw[slot]:
                site.raw[slot] = chosen.pop(0) if kind == ANY else kind
                filled.append(site.raw[slot])
        reward = printed.activate_reward
        self.player(me).coins += reward.coins
        self.player(me).gain(scoring.BARN, reward.vp)
        self.tell("worked", who=self.named(me), tile=tile, goods=counted(filled), coins=reward.coins, vp=reward.vp)

    def refine(self, me: Seat, tile: str, path: Path) -> None:
        """Raw goods become the player's own tokens: of high quality for the holder of the milestone."""
        at = self.village.number(tile)
        printed = TILES[tile]
        assert printed.refine is not None
        amount = int(word(path[2])) if word(path[2]).isdigit() else 1
        self.send(me, at)
        paid = self.pay(me, at, refining_cost(printed.refine.input, amount), path)
        fine = self.village.milestones.get(printed.milestone) == me
        site = self.village.sites[at]
        for _ in range(amount):
            site.made[site.made.index(None)] = Token(me, fine)
        self.tell(
            "refines",
            who=self.named(me),
            tile=tile,
            goods=counted([printed.refine.output] * amount),
            quality="high_quality" if fine else "standard",
            **paid.facts(),
        )

    # The town hall.

    def take_blueprint(self, me: Seat, tile: str) -> None:
        """A coin on each tile before it; take the tile and what lies on it; the row closes up and is refilled."""
        village, player = self.village, self.player(me)
        self.send(me, village.number(TOWN_HALL))
        place = next(place for place, offer in enumerate(village.display) if offer.tile == tile)
        player.coins -= place
        for offer in village.display[:place]:
            offer.coins += 1
        taken = village.display.pop(place)
        player.coins += taken.coins
        player.blueprints.append(taken.tile)
        village.hiring = True
        self.tell("took", who=self.named(me), tile=tile, fee=place, coins=taken.coins)
        self.refill_display()

    def refill_display(self) -> None:
        """Draw from the bag until four lie there, as long as it has any."""
        village = self.village
        while len(village.display) < DISPLAY and village.bag:
            tile = self.draw.pick("bag", village.bag)
            village.bag.remove(tile)
            village.display.append(Offer(tile))
            self.tell("drawn", tile=tile)

    def hire(self, me: Seat, worker: str, tile: str = "") -> None:
        """Any number at one visit; villagers begin next turn, donkeys serve at once, wherever they are put."""
        village, player = self.village, self.player(me)
        if not village.hiring:
            self.send(me, village.number(TOWN_HALL))
            village.hiring = True
        if worker == "villager":
            price = VILLAGER_COST[len(player.villagers)]
            player.villagers.append(Villager(CHURCH_SITE, used=True))
            self.tell("hired-villager", who=self.named(me), coins=price)
        else:
            price = DONKEY_COST
            player.donkeys.append(Donkey(village.number(tile)))
            self.tell("hired-donkey", who=self.named(me), tile=tile, coins=price)
        player.coins -= price

    # Building.

    def build(self, me: Seat, words: Sequence[str], path: Path) -> None:
        """Pay where the villager stands, place the tile, take its points, its flag and what comes with the first."""
        village, player = self.village, self.player(me)
        tile, at = words[0], village.number(words[1])
        spot = board_of(village).spots(at, tile)[int(words[2]) - 1]
        self.send(me, at)
        paid = self.pay(me, at, cost_of(tile), path)
        player.blueprints.remove(tile)
        printed = TILES[tile]
        flag = me if printed.score else None
        village.sites.append(new_site(tile, spot.rot, spot.dx, spot.dy, flag))
        player.gain(scoring.BUILDING, printed.build_vp)
        self.tell(
            "builds",
            who=self.named(me),
            tile=tile,
            at=words[1],
            number=len(village.sites) - 1,
            vp=printed.build_vp,
            **paid.facts(),
        )
        self.tell_makers(paid)
        if printed.refine and self.is_first(printed.refine.output):
            village.milestones[printed.milestone] = me
            self.tell("milestone", who=self.named(me), milestone=printed.milestone)
            self.release(printed.refine.output)

    def is_first(self, good: str) -> bool:
        """The refinery just built is the first one of its kind."""
        made = [TILES[site.tile].refine for site in self.village.sites]
        return sum(1 for refine in made if refine and refine.output == good) == 1

    def release(self, good: str) -> None:
        """The stack of that kind goes into the bag, and a short display is filled up."""
        self.village.bag = sorted([*self.village.bag, *STACKS[good]])
        self.tell("released", tiles=list(STACKS[good]))
        self.refill_display()

    def build_road(self, me: Seat, words: Sequence[str], path: Path) -> None:
        """A bridge over mountains or a path through forests; it serves everybody."""
        village = self.village
        at, end, kind = village.number(words[0]), village.number(words[1]), words[2]
        way = next(way for way in board_of(village).ways(at) if way.to == end and way.kind == kind)
        self.send(me, at)
        paid = self.pay(me, at, ROAD_COST[kind], path)
        village.roads.append(Road(me, at, end, way.segments[0], kind))
        self.tell("builds-road", who=self.named(me), tile=words[0], to=words[1], way=kind, **paid.facts())
        if PLANNER not in village.milestones:
            village.milestones[PLANNER] = me
            self.tell("milestone", who=self.named(me), milestone=PLANNER)

    # Market and church.

    def sell(self, me: Seat, sale: str, path: Path) -> None:
        """Goods for a sale token: points and coins at once; the place is filled from the stack."""
        village, player = self.village, self.player(me)
        at = village.number(MARKET)
        self.send(me, at)
        paid = self.pay(me, at, sale_cost(sale), path, buying=False)
        token = SALES[sale]
        player.coins += token.coins
        player.gain(scoring.SALES_POINTS, token.vp)
        player.sales.append(sale)
        village.sales.remove(sale)
        self.tell("sold", who=self.named(me), sale=sale, vp=token.vp, coins=token.coins)
        self.tell_makers(paid)
        self.refill_sales()

    def refill_sales(self) -> None:
        """Three sales lie face up as long as the stack lasts."""
        state = self.state
        while len(state.village.sales) < FACE_UP_SALES and state.sale_stack:
            state.village.sales.append(state.sale_stack.pop())
            self.tell("new-sale", sale=state.village.sales[-1])
        state.village.sales_left = len(state.sale_stack)

    def deliver(self, me: Seat, slot: str, path: Path) -> None:
        """A part of the church: the player's disc lies in the slot, and when the last one is filled the end is near."""
        self.send(me, CHURCH_SITE)
        paid = self.pay(me, CHURCH_SITE, slot_cost(slot), path)
        next(delivery for delivery in self.village.deliveries if delivery.slot == slot).by = me
        self.player(me).gain(scoring.CHURCH_POINTS, SLOTS[slot].vp)
        self.tell("delivers", who=self.named(me), slot=slot, vp=SLOTS[slot].vp, **paid.facts())
        self.tell_makers(paid)
        if self.village.finished:
            self.tell("church-finished", who=self.named(me))

    def beg(self, me: Seat) -> None:
        """Alms in hard times."""
        self.send(me, CHURCH_SITE)
        self.player(me).coins += ALMS
        self.tell("begged", who=self.named(me), coins=ALMS)
