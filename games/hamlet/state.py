"""A game of Hamlet between two questions: the open village, and the little that is hidden."""

from __future__ import annotations

import msgspec

from games.core import state
from games.core.text import Seat
from games.hamlet.pieces import MOST_ROADS, PRICES, SLOTS_BY_SIDE, TILES, TOKENS_EACH, Good, Prices


class Token(msgspec.Struct):
    """A refined good, which rewards its maker when it is spent."""

    owner: Seat
    fine: bool
    """High quality: the reward is double."""

    @property
    def worth(self) -> int:
        return 2 if self.fine else 1


class Site(msgspec.Struct):
    """A tile that stands in the village; its place in the list is its number."""

    tile: str
    rot: int
    dx: int
    dy: int
    raw: list[Good] = []
    """The cube in each slot; an empty word where there is none."""
    made: list[Token | None] = []
    flag: Seat | None = None


class Road(msgspec.Struct):
    """A player's bridge or path between two tiles."""

    owner: Seat
    a: int
    b: int
    segment: int
    """Of tile a, where the token lies."""
    kind: str


class Villager(msgspec.Struct):
    at: int
    used: bool = False


class Donkey(msgspec.Struct):
    at: int
    moved: bool = False


class Offer(msgspec.Struct):
    """A blueprint on display and the coins on it."""

    tile: str
    coins: int = 0


class Delivery(msgspec.Struct):
    """A slot of the church and who filled it."""

    slot: str
    by: Seat | None = None


class Player(msgspec.Struct):
    coins: int = 0
    points: dict[str, int] = {}
    """Victory points by what they were scored for."""
    blueprints: list[str] = []
    villagers: list[Villager] = []
    donkeys: list[Donkey] = []
    sales: list[str] = []
    turns: int = 0
    gone: bool = False

    @property
    def vp(self) -> int:
        return sum(self.points.values())

    def gain(self, what: str, points: int) -> None:
        if points:
            self.points[what] = self.points.get(what, 0) + points


class Village(msgspec.Struct):
    """All that lies open on the table."""

    players: list[Player]
    sites: list[Site] = []
    """The church first, then the market and the other tiles in the order they were built."""
    roads: list[Road] = []
    display: list[Offer] = []
    bag: list[str] = []
    """What is in the bag, in no order: a draw picks one."""
    deliveries: list[Delivery] = []
    sales: list[str] = []
    """The sale tokens face up on the market."""
    sales_left: int = 0
    """How many lie face down under them."""
    milestones: dict[str, Seat] = {}
    first: Seat = 0
    active: Seat = 0
    round: int = 1
    hiring: bool = False
    """The active player is at the town hall and may go on hiring."""
    hauled: bool = False
    """The donkey step is closed."""
    solo: str = ""
    """With one player: against the clock or against a rival."""

    @property
    def small(self) -> bool:
        """The side of the church for one or two players."""
        return len(self.players) <= 2

    @property
    def prices(self) -> Prices:
        """Of the market's side: a lone player has that of three or four."""
        return PRICES[len(self.players) == 2]

    @property
    def rival(self) -> Seat | None:
        """The seat that the house plays against a lone player."""
        return 1 if self.solo == "rival" else None

    @property
    def finished(self) -> bool:
        """The church is complete: this is the last round."""
        return not self.open_slots()

    def number(self, tile: str) -> int:
        """The number of a tile in the village."""
        return next(number for number, site in enumerate(self.sites) if site.tile == tile)

    def stock(self, seat: Seat, good: Good) -> int:
        """Tokens of a kind that this player does not have on the board."""
        made = [site for site in self.sites if site.made and output_of(site.tile) == good]
        tokens = [token for site in made for token in site.made if token and token.owner == seat]
        return TOKENS_EACH - len(tokens)

    def roads_of(self, seat: Seat) -> list[Road]:
        return [road for road in self.roads if road.owner == seat]

    def roads_left(self, seat: Seat) -> int:
        return MOST_ROADS - len(self.roads_of(seat))

    def delivered(self, seat: Seat) -> int:
        return sum(1 for slot in self.deliveries if slot.by == seat)

    def flags(self, seat: Seat) -> int:
        return sum(1 for site in self.sites if site.flag == seat)

    def open_slots(self) -> list[str]:
        return [slot.slot for slot in self.deliveries if slot.by is None]

    def order(self) -> list[Seat]:
        """The seats as they play in a round."""
        seats = len(self.players)
        return [(self.first + step) % seats for step in range(seats)]

    def playing(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if not player.gone]


class State(state.State):
    village: Village
    layout: str
    """One of the six start layouts, or random."""
    sale_stack: list[str] = []
    """Face down: the top is the last."""
    sales_removed: list[str] = []


def output_of(tile: str) -> Good:
    """What a refinery makes."""
    refine = TILES[tile].refine
    assert refine is not None
    return refine.output


def new_village(seats: int, solo: str) -> Village:
    players = [Player() for _ in range(seats)]
    slots = SLOTS_BY_SIDE[seats <= 2]
    return Village(players=players, deliveries=[Delivery(slot) for slot in slots], solo=solo)


def new_site(tile: str, rot: int, dx: int, dy: int, flag: Seat | None = None) -> Site:
    """A tile just placed: its slots are empty."""
    printed = TILES[tile]
    slots = printed.refine.slots if printed.refine else 0
    return Site(tile, rot, dx, dy, [""] * len(printed.raw_slots), [None] * slots, flag)
