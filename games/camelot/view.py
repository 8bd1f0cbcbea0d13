"""What a seat may know of a game, built from nothing."""

from __future__ import annotations

import msgspec

from games.camelot.pieces import TERMS, Black, Knight, Place, Relic, White
from games.camelot.state import Dark, Deeds, Phase, Quest, Sharing, State, Turn
from games.core.text import Seat


class Champion(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    seat: Seat
    knight: Knight
    life: int
    alive: bool
    revealed: bool
    place: Place
    cards: int
    loyalty: bool | None
    """True: the Traitor, False: loyal, as shown to all; None: not shown."""
    accused: bool
    """The one accusation is used up."""
    deeds: Deeds

    @property
    def knightly(self) -> bool:
        return self.alive and not self.revealed


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """A Black card on the table: its face where the viewer knows it."""

    card: Black | None
    down: bool


class Board(msgspec.Struct, frozen=True):
    """A quest as the viewer sees it."""

    place: Place
    open: bool
    white: list[White]
    black: list[Seen]
    track: int
    heroism: bool
    mordred: bool


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    hand: list[White]
    traitor: bool | None
    """The viewer's own loyalty; None: not yet read, or nobody's eyes."""
    champions: list[Champion]
    """By seat."""
    order: list[Seat]
    active: Seat
    phase: Phase
    turns: int
    turn: Turn
    boards: list[Board]
    white_draw: int
    white_discard: int
    black_draw: int
    black_discard: int
    foreseen: list[tuple[int, Black]]
    """Black cards in the pile that the viewer has seen: how many lie above each, and what it is."""
    resolving: list[Seen]
    played: list[White]
    pool: list[White]
    sharing: Sharing | None
    offered: int
    """Merlins on the table against the Black card that is entering play."""
    dark_forest: bool
    mists: bool
    vivien: bool
    engines: int
    white_swords: int
    black_swords: int
    flipped: int
    relics: list[int]
    traitor_mode: str
    over: str
    """Why the game has ended; empty while it runs."""
    winners: list[Seat]

    def board(self, place: Place) -> Board:
        return self.boards[place - Place.BLACK_KNIGHT]

    def owner(self, relic: Relic) -> Seat | None:
        return self.relics[relic] if self.relics[relic] >= 0 else None

    def present(self, place: Place) -> list[Seat]:
        return [one.seat for one in self.champions if one.knightly and one.place is place]

    def knights(self) -> list[Champion]:
        return [one for one in self.champions if one.knightly]

    def round_from(self, seat: Seat) -> list[Seat]:
        start = self.order.index(seat)
        return self.order[start:] + self.order[:start]

    def free(self, place: Place) -> bool:
        return place is Place.CAMELOT or (self.board(place).open and not (TERMS[place].solo and self.present(place)))


def view(state: State, seat: Seat | None) -> View:
    me = None if seat is None else state.players[seat]
    depth = len(state.black_draw)
    return View(
        seat=seat,
        hand=sorted(me.hand) if me else [],
        traitor=me.traitor if me and me.looked else None,
        champions=[
            Champion(
                number,
                one.knight,
                one.life,
                one.alive,
                one.revealed,
                one.place,
                len(one.hand),
                one.traitor if one.shown else None,
                one.accused,
                one.deeds,
            )
            for number, one in enumerate(state.players)
        ],
        order=state.order or list(range(len(state.players))),
        active=state.active,
        phase=state.phase,
        turns=state.turns,
        turn=state.turn,
        boards=[_board(quest, seat) for quest in state.quests],
        white_draw=len(state.white_draw),
        white_discard=len(state.white_discard),
        black_draw=depth,
        black_discard=len(state.black_discard),
        foreseen=[
            (depth - 1 - place, dark.card)
            for place, dark in enumerate(state.black_draw)
            if dark.known and seat in dark.known
        ][::-1],
        resolving=[_seen(dark, seat) for dark in state.resolving],
        played=list(state.played),
        pool=list(state.pool),
        sharing=state.sharing,
        offered=sum(state.offers),
        dark_forest=state.dark_forest,
        mists=state.mists,
        vivien=state.vivien,
        engines=state.engines,
        white_swords=state.white_swords,
        black_swords=state.black_swords,
        flipped=state.flipped,
        relics=list(state.relics),
        traitor_mode=state.traitor_mode,
        over=state.result.why if state.result else "",
        winners=state.result.winners if state.result else [],
    )


def _seen(dark: Dark, seat: Seat | None) -> Seen:
    return Seen(dark.card if not dark.down or seat in dark.known else None, dark.down)


def _board(quest: Quest, seat: Seat | None) -> Board:
    return Board(
        quest.place,
        quest.open,
        list(quest.white),
        [_seen(dark, seat) for dark in quest.black],
        quest.track,
        quest.heroism,
        quest.mordred,
    )
