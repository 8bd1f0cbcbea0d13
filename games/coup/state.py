"""A game of Coup between two questions."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from games.core import state
from games.core.text import Seat
from games.coup.pieces import Action, Character, Stage


class Player(msgspec.Struct):
    """Alive as long as a card is hidden."""

    hidden: list[Character] = []
    shown: list[Character] = []
    """Lost characters, face up, in the order they were lost."""
    coins: int = 0
    wins: int = 0
    gone: bool = False
    """Gave up: not dealt in any more."""
    pile: list[Character] = []
    """Two players: the pile to pick from, then the four cards that are out of the game."""
    pick: Character | None = None
    """Two players: the card picked from the pile, until both have chosen."""
    returned: list[Character] = []
    """Cards this player knows to lie in the Court."""
    renewed: int = 0
    """The turn of the last exchange or replacement: what was claimed before says little now."""
    claims: int = 0
    bluffs: int = 0
    caught: int = 0
    """Over all games of the series: claims made, how many were bluffs, how many of those were doubted."""
    proofs: int = 0
    doubts: int = 0
    heard: int = 0
    """Over all games of the series: claims shown to be true, doubts of others' claims, claims that could be doubted."""
    fell: list[int] = []
    """The turns in which the lost characters were lost."""


class Deed(msgspec.Struct, frozen=True, array_like=True):
    """An action that was announced."""

    turn: int
    who: Seat
    action: Action
    target: Seat | None = None


class Claim(msgspec.Struct, array_like=True):
    """Somebody claimed to hold a character."""

    turn: int
    who: Seat
    character: Character
    block: bool
    true: bool
    """Whether it was so; a secret while the game runs, unless it was doubted."""
    by: Seat | None = None
    """Who doubted it."""


class Sight(msgspec.Struct, array_like=True):
    """An examination: what the Inquisitor was shown."""

    turn: int
    by: Seat
    whom: Seat
    card: Character
    replaced: bool = False
    """Nobody reads it any more; without it, matches that are stored could not be read."""
    sure: bool = True
    """Nothing has happened since that could have taken the card from that hand."""


class Move(msgspec.Struct):
    """The action under way."""

    action: Action
    target: Seat | None = None
    claim: Character | None = None
    doubter: Seat | None = None
    """Who doubted the action and was wrong."""
    blocker: Seat | None = None
    block: Character | None = None

    def facts(self) -> dict[str, Any]:
        """What texts may name of it: whom it is aimed at, who is claimed to do it."""
        found = {"whom": self.target, "character": self.claim}
        return {name: fact for name, fact in found.items() if fact is not None}


class State(state.State):
    players: list[Player]
    fifth: Character
    doubter_keeps_block: bool
    clockwise: bool
    """Answers are collected in secret, and the first one clockwise counts."""
    auto_pass: bool
    confirm_doubt: bool
    hold: int
    """Seconds that a window stays open at least."""
    series_wins: int
    draft: bool
    """Two players pick their second card; False: they are dealt like more players."""
    steal_from_zero: bool
    starter: Seat | None
    """Who starts the next game; None: drawn."""
    game: int = 0
    turn: int = 0
    dealt: bool = False
    """Cards are dealt; False before and between games."""
    copies: int = 0
    """Copies of each character in this game; 0 before the first."""
    active: Seat = 0
    stage: Stage = "draft"
    court: list[Character] = []
    """The top card is the last."""
    drawn: list[Character] = []
    """In the active player's hands during an exchange."""
    move: Move | None = None
    claims: list[Claim] = []
    sights: list[Sight] = []
    deeds: list[Deed] = []

    def playing(self) -> list[Seat]:
        """Those who are dealt in."""
        return [seat for seat, player in enumerate(self.players) if not player.gone]

    def living(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.hidden]

    def others(self, me: Seat) -> list[Seat]:
        """The living others, clockwise from this seat."""
        players = self.players
        return [seat for seat in _around(me, len(players)) if players[seat].hidden]


@cache
def _around(me: Seat, seats: int) -> tuple[Seat, ...]:
    return (*range(me + 1, seats), *range(me))
