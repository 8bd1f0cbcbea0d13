"""What a seat may know of a game of Coup, built from nothing; and other worlds that look the same from there."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec

from games.core.draw import Dice
from games.core.text import Seat
from games.coup.pieces import Character, Stage, cast, deck
from games.coup.state import Deed, Move, Player, Sight, State


class Courtier(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    coins: int
    hidden: int
    shown: list[Character]
    wins: int
    gone: bool
    renewed: int
    fell: list[int]
    proofs: int
    caught: int
    doubts: int
    heard: int


class Heard(msgspec.Struct, frozen=True, array_like=True):
    """A claim as everybody heard it."""

    turn: int
    who: Seat
    character: Character
    block: bool
    by: Seat | None
    proved: bool | None
    """True or False once it is known, None while only its owner knows."""


class Report(msgspec.Struct, frozen=True):
    """After the end: what was hidden in front of a player, and how honest they were."""

    held: list[Character]
    claims: int
    bluffs: int
    caught: int


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    hand: list[Character]
    drawn: list[Character]
    """Drawn in an exchange of this seat's own."""
    pile: list[Character]
    """Two players: this seat's pile while choosing, then its four cards that are out of the game."""
    pick: Character | None
    looking: Character | None
    """The card that lies between an Inquisitor and the one examined."""
    seen: list[Sight]
    """Cards this seat was shown."""
    shown_to: list[Sight]
    """Cards this seat had to show."""
    returned: list[Character]
    """Cards this seat knows to lie in the Court."""
    courtiers: list[Courtier]
    active: Seat
    stage: Stage
    move: Move | None
    court: int
    fifth: Character
    copies: int
    game: int
    turn: int
    dealt: bool
    series_wins: int
    auto_pass: bool
    claims: list[Heard]
    deeds: list[Deed]
    over: bool
    reports: list[Report]
    """Only after the end."""

    def unseen(self) -> list[Character]:
        """The cards this seat has not located: in other hands or in the Court, or, after a draft, in a rival's pile."""
        left = list(deck(self.fifth, self.copies))
        seen = [*self.hand, *self.drawn, *self.pile, *self.returned]
        for card in [*seen, *(card for courtier in self.courtiers for card in courtier.shown)]:
            left.remove(card)
        return left

    def living(self) -> list[Seat]:
        return [seat for seat, courtier in enumerate(self.courtiers) if courtier.hidden]


def view(state: State, seat: Seat | None) -> View:
    """Whoever has no hidden card left sees what everybody sees, and is reminded of nothing: they could talk."""
    if seat is not None and not state.players[seat].hidden:
        return msgspec.structs.replace(view(state, None), seat=seat)
    me = Player() if seat is None else state.players[seat]
    over = state.result is not None
    return View(
        seat=seat,
        hand=sorted(me.hidden),
        drawn=sorted(state.drawn) if seat == state.active else [],
        pile=list(me.pile),
        pick=me.pick,
        looking=_looking(state, seat),
        seen=[msgspec.structs.replace(sight) for sight in state.sights if sight.by == seat],
        shown_to=[
            msgspec.structs.replace(sight, sure=sight.card in me.hidden) for sight in state.sights if sight.whom == seat
        ],
        returned=sorted(me.returned),
        courtiers=[
            Courtier(
                player.coins,
                len(player.hidden),
                list(player.shown),
                player.wins,
                player.gone,
                player.renewed,
                list(player.fell),
                player.proofs,
                player.caught,
                player.doubts,
                player.heard,
            )
            for player in state.players
        ],
        active=state.active,
        stage=state.stage,
        move=None if state.move is None else msgspec.structs.replace(state.move),
        court=len(state.court),
        fifth=state.fifth,
        copies=state.copies,
        game=state.game,
        turn=state.turn,
        dealt=state.dealt,
        series_wins=state.series_wins,
        auto_pass=state.auto_pass,
        claims=[
            Heard(
                claim.turn,
                claim.who,
                claim.character,
                claim.block,
                claim.by,
                claim.true if claim.by is not None or over else None,
            )
            for claim in state.claims
        ],
        deeds=list(state.deeds),
        over=over,
        reports=[Report(sorted(player.hidden), player.claims, player.bluffs, player.caught) for player in state.players]
        if over
        else [],
    )


def _looking(state: State, seat: Seat | None) -> Character | None:
    if state.stage != "decide" or not state.sights or state.move is None:
        return None
    last = state.sights[-1]
    return last.card if seat in (last.by, last.whom) else None


def redeal(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Deal anew what the viewer cannot locate: Court, hidden cards, cards drawn, and after a draft the picks."""
    twin = msgspec.convert(msgspec.to_builtins(state), State)
    if viewer is not None and not state.players[viewer].hidden:
        viewer = None
    if state.stage == "draft" and state.dealt:
        _redraft(twin, viewer, dice)
        return twin
    sure = _located(state, viewer)
    hands = [player.hidden for seat, player in enumerate(twin.players) if seat != viewer]
    if viewer != twin.active:
        hands.append(twin.drawn)
    hands.append(twin.court)
    pool = Counter(card for hand in hands for card in hand)
    _repick(twin, viewer, pool, sum(sure.values(), Counter()), dice)
    for place in sure.values():
        pool -= place
    mixed = dice.shuffle(sorted(pool.elements()))
    for seat, player in enumerate(twin.players):
        if seat != viewer:
            kept = sorted(sure[seat].elements())
            player.hidden = kept + [mixed.pop() for _ in range(len(player.hidden) - len(kept))]
    if viewer != twin.active:
        twin.drawn = [mixed.pop() for _ in twin.drawn]
    kept = sorted(sure[None].elements())
    twin.court = dice.shuffle(kept + [mixed.pop() for _ in range(len(twin.court) - len(kept))])
    _fit_memories(twin, viewer, dice)
    return twin


def _located(state: State, viewer: Seat | None) -> dict[Seat | None, Counter[Character]]:
    """The hidden cards that the viewer knows, by the seat that holds them; None: in the Court."""
    sure: dict[Seat | None, Counter[Character]] = {seat: Counter() for seat in range(len(state.players))}
    for sight in state.sights:
        if sight.by == viewer and sight.sure:
            sure[sight.whom][sight.card] = 1
    sure[None] = Counter([] if viewer is None else state.players[viewer].returned)
    return sure


def _redraft(twin: State, viewer: Seat | None, dice: Dice) -> None:
    """While both choose: the rival's card from the third pile, and the choice if it is made."""
    others = [player for seat, player in enumerate(twin.players) if seat != viewer and player.hidden]
    mixed = dice.shuffle([*twin.court, *(card for player in others for card in player.hidden)])
    for player in others:
        player.hidden = [mixed.pop()]
        if player.pick is not None:
            player.pick = dice.choice(player.pile)
    twin.court = mixed


def _repick(twin: State, viewer: Seat | None, pool: Counter[Character], sure: Counter[Character], dice: Dice) -> None:
    """After a draft: what the others picked may have been something else, as far as the viewer's cards allow."""
    drafted = [player for seat, player in enumerate(twin.players) if seat != viewer and player.pile]
    five = cast(twin.fifth)
    if not drafted:
        return
    for player in drafted:
        pool.subtract(card for card in five if card not in player.pile)
    possible = [
        picks
        for picks in product(five, repeat=len(drafted))
        if all(pool[card] + picks.count(card) >= sure[card] for card in five)
    ]
    chosen = dice.choice(possible)
    pool.update(chosen)
    for player, picked in zip(drafted, chosen, strict=True):
        player.pile = [card for card in five if card is not picked]


def _fit_memories(twin: State, viewer: Seat | None, dice: Dice) -> None:
    """What others remember must be what lies there now."""
    for sight in twin.sights:
        hidden = twin.players[sight.whom].hidden
        if sight.sure and viewer not in (sight.by, sight.whom) and sight.card not in hidden:
            sight.card = dice.choice(hidden)
    for seat, player in enumerate(twin.players):
        if seat != viewer:
            player.returned = dice.sample(twin.court, min(len(player.returned), len(twin.court)))
