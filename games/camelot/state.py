"""A game of Shadows over Camelot between two questions."""

from __future__ import annotations

from enum import Enum

import msgspec

from games.camelot.pieces import (
    QUESTS,
    START_LIFE,
    TERMS,
    Black,
    Knight,
    Place,
    Relic,
    White,
)
from games.core import state
from games.core.text import Seat

ON_BOARD, REMOVED, ESCROW = -1, -2, -3
"""Where a relic is when no seat has it."""


class Phase(Enum):
    MUSTER = "muster"
    DIVIDE = "divide"
    EVIL = "evil"
    HEROIC = "heroic"
    TRAITOR = "traitor"


class Dark(msgspec.Struct, array_like=True):
    """A Black card and who has seen its face."""

    card: Black
    known: list[Seat] = []
    down: bool = True
    """Face down: in the pile, or on a quest; only those in `known` have seen it."""


class Deeds(msgspec.Struct, array_like=True):
    """What a player has done in the open: the table's memory, and what suspicion feeds on."""

    drew: int = 0
    engines: int = 0
    bled: int = 0
    face_down: int = 0
    helped: int = 0
    """Cards laid on quests, engines fought, and things given up for the others."""
    idle: int = 0
    """Turns at the Round Table or on the road."""


class Player(msgspec.Struct):
    knight: Knight = Knight.ARTHUR
    life: int = START_LIFE
    alive: bool = True
    place: Place = Place.CAMELOT
    hand: list[White] = []
    traitor: bool = False
    looked: bool = False
    """Has seen their own loyalty card."""
    shown: bool = False
    """Everybody has seen it."""
    revealed: bool = False
    """The unmasked Traitor: no knight any more."""
    accused: bool = False
    """Has used the one accusation of the game."""
    deeds: Deeds = msgspec.field(default_factory=Deeds)

    @property
    def knightly(self) -> bool:
        return self.alive and not self.revealed


class Quest(msgspec.Struct):
    """A quest board. The newest card of a side is the last."""

    place: Place
    open: bool = True
    white: list[White] = []
    black: list[Dark] = []
    track: int = 0
    """Warriors of a war, or where Excalibur lies between the banks."""
    heroism: bool = False
    mordred: bool = False


class Turn(msgspec.Struct):
    """What the active player has done this turn."""

    used: list[str] = []
    """Action types performed, free ones too: move, quest, special, heal, accuse."""
    actions: int = 1
    acted: bool = False
    sacrificed: bool = False
    special: bool = False
    arthur: bool = False
    galahad: bool = False
    tristan: bool = False
    peeked: bool = False
    no_heroic: bool = False


class Sharing(msgspec.Struct):
    """A pool of White cards being shared; `split` follows `among` while a proposal lies on the table."""

    distributor: Seat
    among: list[Seat]
    split: list[list[White]] = []


class State(state.State):
    players: list[Player]
    traitor_mode: str
    loyalty_look: str
    chosen: list[Knight | None]
    """The knights that seats have chosen in the lobby."""
    voluntary_reveal: bool
    min_window: int
    order: list[Seat] = []
    """Clockwise."""
    aside: list[bool] = []
    """Loyalty cards nobody was dealt; True is the Traitor."""
    phase: Phase = Phase.MUSTER
    active: Seat = 0
    turns: int = 0
    turn: Turn = msgspec.field(default_factory=Turn)
    quests: list[Quest] = msgspec.field(
        default_factory=lambda: [Quest(place, place is not Place.DRAGON) for place in QUESTS]
    )
    white_draw: list[White] = []
    """The top card is the last."""
    white_discard: list[White] = []
    black_draw: list[Dark] = []
    black_discard: list[Black] = []
    resolving: list[Dark] = []
    """Black cards drawn and not yet done with; a chain's Morgan lies below the cards she brings."""
    played: list[White] = []
    """White cards on their way: a Special card during its effect, Fights against an engine."""
    pool: list[White] = []
    sharing: Sharing | None = None
    offers: list[int] = []
    """Merlins offered against the Black card that is entering play, by seat; empty outside that window."""
    dark_forest: bool = False
    mists: bool = False
    vivien: bool = False
    engines: int = 0
    white_swords: int = 0
    black_swords: int = 0
    flipped: int = 0
    """White swords the hidden Traitor turned at the last count."""
    relics: list[int] = msgspec.field(default_factory=lambda: [ON_BOARD] * len(Relic))
    """Each relic's owner, or one of the three constants."""

    def quest(self, place: Place) -> Quest:
        return self.quests[place - Place.BLACK_KNIGHT]

    def round_from(self, seat: Seat) -> list[Seat]:
        """All seats clockwise, this one first."""
        start = self.order.index(seat)
        return self.order[start:] + self.order[:start]

    def knights(self) -> list[Seat]:
        """The living and unrevealed, in turn order from the active player."""
        return [seat for seat in self.round_from(self.active) if self.players[seat].knightly]

    def others(self, me: Seat) -> list[Seat]:
        return [seat for seat in self.knights() if seat != me]

    def present(self, place: Place) -> list[Seat]:
        return [seat for seat in self.knights() if self.players[seat].place is place]

    def dying(self, seat: Seat) -> bool:
        """At no life in their own turn: it is played to its end, but nothing more can be gained."""
        player = self.players[seat]
        return seat == self.active and player.alive and not player.revealed and player.life == 0

    def owner(self, relic: Relic) -> Seat | None:
        holder = self.relics[relic]
        return holder if holder >= 0 else None

    def seat_of(self, knight: Knight) -> Seat | None:
        """Whoever plays this knight and can use the power."""
        return next((seat for seat in self.knights() if self.players[seat].knight is knight), None)

    def free(self, place: Place) -> bool:
        """Whether a knight may go there: open, and on a solo quest nobody else."""
        if place is Place.CAMELOT:
            return True
        return self.quest(place).open and not (TERMS[place].solo and self.present(place))

    @property
    def swords(self) -> int:
        return self.white_swords + self.black_swords
