"""The menus of a turn, step by step. A choice that is a tile is the tile's own word; places are counted from 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from games.core.menu import Path, Pick, Step, Tone
from games.core.text import Phrase, Seat
from games.hamlet import notes
from games.hamlet.board import CHURCH_SITE
from games.hamlet.chances import Chances
from games.hamlet.goods import Unit
from games.hamlet.pieces import (
    ANY,
    MARKET,
    RAW,
    ROAD_COST,
    TILES,
    Cost,
    cost_of,
    refining_cost,
    sale_cost,
    slot_cost,
)
from games.hamlet.state import Village

DONKEYS, WORK, REFINE, BUILD, ROAD = "donkeys", "work", "refine", "build", "road"
DELIVER, SELL, ALMS, BLUEPRINT, HIRE, END = "deliver", "sell", "alms", "blueprint", "hire", "end"

AUTO, CHOOSE = "auto", "choose"

TILE_STEPS = ("from", "to", "where", "at", "source", "refinery", "place")
"""Kinds of steps whose choices are tiles of the village."""


class Notes(Mapping[str, Phrase]):
    """What is said beside each choice, worked out only when it is read."""

    def __init__(self, choices: Sequence[str], note: Callable[[str], Phrase]) -> None:
        self.choices = choices
        self.note = note

    def __getitem__(self, choice: str) -> Phrase:
        if choice not in self.choices:
            raise KeyError(choice)
        return self.note(choice)

    def __iter__(self) -> Iterator[str]:
        return iter(self.choices)

    def __len__(self) -> int:
        return len(self.choices)


def _step(
    kind: str,
    choices: Sequence[str],
    note: Callable[[str], Phrase],
    after: Callable[[str], Step | None] | None = None,
    tones: Mapping[str, Tone] | None = None,
) -> Step:
    then = (lambda pick: after(str(pick))) if after else None
    return Step(kind, choices, then, notes=Notes(choices, note), tones=tones)


def menu(village: Village, seat: Seat) -> Step:
    """Donkeys once, each standing villager one action, in any order; and the end of the turn."""
    return _Menu(Chances(village, seat)).first()


class _Menu:
    """The steps of one player's menu at one moment."""

    def __init__(self, chances: Chances) -> None:
        self.can = chances
        self.village = chances.village

    def first(self) -> Step:
        can = self.can
        verbs: dict[str, tuple[object, Callable[[], Step | None]]] = {
            DONKEYS: (can.donkeys, self.donkeys),
            WORK: (can.sources, self.work),
            REFINE: (can.refineries, self.refine),
            BLUEPRINT: (can.blueprints, self.blueprint),
            HIRE: (can.hires, self.hire),
            BUILD: (can.builds, self.build),
            ROAD: (can.roads, self.road),
            DELIVER: (can.deliveries, self.deliver),
            SELL: (can.sales, self.sell),
            ALMS: (can.alms, _nothing),
            END: (True, _nothing),
        }
        choices = [verb for verb, (possible, _) in verbs.items() if possible]
        tones = {END: Tone.QUIET if can.standing else Tone.MAIN}
        return Step("act", choices, lambda verb: verbs[str(verb)][1](), notes=notes.of_verbs(can, choices), tones=tones)

    def tile(self, at: int) -> str:
        return self.village.sites[at].tile

    def tiles(self, kind: str, sites: Sequence[int], note: Callable[[int], Phrase],
              after: Callable[[int], Step | None] | None = None) -> Step:  # fmt: skip
        """A step that offers tiles of the village."""
        numbers = {self.tile(at): at for at in sites}
        then = (lambda tile: after(numbers[tile])) if after else None
        return _step(kind, list(numbers), lambda tile: note(numbers[tile]), then)

    # Donkeys (5.1) and the buildings (7.1 to 7.3).

    def donkeys(self) -> Step:
        moves = self.can.donkeys

        def to(at: int) -> Step:
            return self.tiles("to", moves[at], lambda there: notes.of_donkey(self.can, at, there))

        return self.tiles("from", list(moves), notes.of_tile, to)

    def work(self) -> Step:
        return self.tiles("source", self.can.sources, lambda at: notes.of_source(self.village, at), self.cubes)

    def cubes(self, at: int) -> Step | None:
        """In a barn the kind of each new cube is chosen."""
        site = self.village.sites[at]
        return self._cube(site.raw.count("")) if ANY in TILES[site.tile].raw_slots else None

    def _cube(self, left: int) -> Step | None:
        return Step("cube", RAW, lambda _: self._cube(left - 1)) if left else None

    def refine(self) -> Step:
        def amount(at: int) -> Step:
            counts = [str(n + 1) for n in range(self.can.refineries[at])]
            if len(counts) == 1:
                return pay("1", at)
            return _step("amount", counts, lambda n: notes.of_refining(self.can, at, int(n)), lambda n: pay(n, at))

        def pay(n: str, at: int) -> Step:
            refining = TILES[self.tile(at)].refine
            assert refining is not None
            return self.payment(at, refining_cost(refining.input, int(n)))

        return self.tiles("refinery", list(self.can.refineries), lambda at: notes.of_refining(self.can, at, 1), amount)

    def blueprint(self) -> Step:
        offers = {self.village.display[place].tile: place for place in self.can.blueprints}
        return _step("offer", list(offers), lambda tile: notes.of_offer(self.village, offers[tile]))

    def hire(self) -> Step:
        def place(worker: str) -> Step | None:
            if worker == "villager":
                return None
            return self.tiles("place", self.can.board.village, lambda at: notes.of_hub(self.can, at))

        return _step("worker", list(self.can.hires), lambda worker: notes.of_hire(self.can, worker), place)

    # Buildings and roads (8 and 9).

    def build(self) -> Step:
        def where(tile: str) -> Step:
            return self.tiles(
                "at",
                self.can.builds[tile],
                lambda at: notes.of_builder(self.can, at, tile),
                lambda at: self.way_round(at, tile),
            )

        return _step("plan", list(self.can.builds), lambda tile: notes.of_plan(tile), where)

    def way_round(self, at: int, tile: str) -> Step:
        """Every different place beside the builder's tile, in the order of that tile's segments."""
        spots = {str(number): spot for number, spot in enumerate(self.can.board.spots(at, tile), 1)}
        return _step(
            "spot",
            list(spots),
            lambda word: notes.of_spot(self.can, tile, spots[word]),
            lambda word: self.payment(at, cost_of(tile)),
        )

    def road(self) -> Step:
        roads = self.can.roads

        def to(at: int) -> Step:
            ends = list(dict.fromkeys(way.to for way in roads[at]))
            return self.tiles("to", ends, lambda end: notes.of_road(self.can, at, end), lambda end: self.way(at, end))

        return self.tiles("where", list(roads), notes.of_tile, to)

    def way(self, at: int, end: int) -> Step:
        """Bridge or path, where both could be."""
        ways = [way.kind for way in self.can.roads[at] if way.to == end]
        return _step(
            "way",
            ways,
            lambda kind: notes.of_cost(ROAD_COST[kind]),
            lambda kind: self.payment(at, ROAD_COST[kind]),
        )

    # Market and church (7.4 and 7.5).

    def deliver(self) -> Step:
        return _step(
            "slot",
            self.can.deliveries,
            lambda slot: notes.of_slot(slot),
            lambda slot: self.payment(CHURCH_SITE, slot_cost(slot)),
        )

    def sell(self) -> Step:
        market = self.village.number(MARKET)
        return _step(
            "sale",
            self.can.sales,
            lambda sale: notes.of_sale(sale),
            lambda sale: self.payment(market, sale_cost(sale), buying=False),
        )

    # The payment (6.4).

    def payment(self, at: int, cost: Cost, buying: bool = True) -> Step:
        """As the house proposes, or unit by unit."""
        larder = self.can.larder(at)
        choices = [AUTO, CHOOSE] if larder.may_choose(cost, buying) else [AUTO]

        def after(choice: str) -> Step | None:
            return None if choice == AUTO else self.unit(at, cost, buying, ())

        note = partial(notes.of_payment, larder, cost, buying)
        return _step("payment", choices, note, after, {AUTO: Tone.MAIN})

    def unit(self, at: int, cost: Cost, buying: bool, fixed: tuple[Unit, ...]) -> Step | None:
        if len(fixed) == sum(need.n for need in cost.needs):
            return None
        larder = self.can.larder(at)
        units = {unit.word(self.village): unit for unit in larder.choices(cost, buying, fixed)}
        return _step(
            "unit",
            list(units),
            lambda word: notes.of_unit(self.village, units[word]),
            lambda word: self.unit(at, cost, buying, (*fixed, units[word])),
        )


def _nothing() -> None:
    return None


def paid_with(village: Village, path: Path) -> tuple[Unit, ...]:
    """The units that the end of a path names; none when the house chooses."""
    words = [str(pick) for pick in path]
    if CHOOSE not in words:
        return ()
    return tuple(Unit.read(village, word) for word in words[words.index(CHOOSE) + 1 :])


def word(pick: Pick) -> str:
    assert isinstance(pick, str)
    return pick
