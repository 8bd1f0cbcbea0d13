"""Positions of real games, and every deal that somebody must reckon with there, played out by the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import permutations

import msgspec

from games.cli.selfplay import Player
from games.core.ask import Question
from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.match import running
from games.core.menu import Path
from games.core.options import settle
from games.core.text import Seat
from games.loveletter import GAME
from games.loveletter.pieces import Card
from games.loveletter.state import State
from games.loveletter.thinking.record import excluded
from games.loveletter.view import View


def copied(state: State) -> State:
    return msgspec.convert(msgspec.to_builtins(state), State)


def asked(seats: int, games: int, key: str, players: Sequence[str | Player]) -> Iterator[tuple[State, Seat, Question]]:
    """Every decision of these games, before it is made; the state is the live one."""
    for number in range(games):
        state = GAME.setup(seats, settle(GAME.options, {}))
        dice = Dice(f"{key} {number}")
        flow = running(GAME.table(state, Draw(f"{key} {number}")))
        try:
            ask = next(flow)
            while True:
                seat = ask.awaits[0]
                yield state, seat, ask.question(seat)
                player = players[(seat + number) % seats]
                view, question = GAME.view(state, seat), ask.question(seat)
                path = (
                    GAME.robot(view, question, dice, player)
                    if isinstance(player, str)
                    else player(view, question, dice)
                )
                ask = flow.send(Answer(seat, path))
        except StopIteration:
            pass


def turned(state: State) -> tuple[Seat, View, Question]:
    """The turn that begins there, as its player sees it after the draw."""
    after = copied(state)
    ask = next(GAME.table(after, Draw("test")).turn())
    (seat,) = ask.awaits
    return seat, GAME.view(after, seat), ask.question(seat)


def played(state: State, path: Path) -> tuple[State, list[float] | None]:
    """The state after that turn, and each seat's share of the round if that ended it; a tie counts for half."""
    after = copied(state)
    flow = GAME.table(after, Draw("test")).turn()
    ask = next(flow)
    with suppress(StopIteration):
        flow.send(Answer(ask.awaits[0], path))
    if after.in_round:
        return after, None
    gains = [new.tokens - old.tokens for new, old in zip(after.players, state.players, strict=True)]
    tied = sum(gains) != 1
    return after, [0.5 if tied else float(gain) for gain in gains]


def worlds(state: State, first: Seat, second: Seat) -> Iterator[tuple[State, int]]:
    """Before the first one's draw: every deal of what is unseen that the record and what both know allow, how often.

    Where a hand was seen, whoever saw it knows it in every deal, and the other knows that they do.
    """
    mine, theirs = state.players[first], state.players[second]
    pool = [*mine.hand, *theirs.hand, *state.deck, *([state.removed] if state.removed else [])]
    never = excluded(state.plays, len(state.players))
    for cards, ways in Counter(permutations(pool)).items():
        held, other, *deck, removed = cards
        if held not in never[first] and other not in never[second]:
            yield dealt(state, first, second, held, other, deck, removed), ways


def dealt(
    state: State, first: Seat, second: Seat, held: Card, other: Card, deck: Sequence[Card], removed: Card
) -> State:
    world = copied(state)
    mine, theirs = world.players[first], world.players[second]
    mine.hand, theirs.hand, world.deck, world.removed = [held], [other], list(deck), removed
    if mine.known[second]:
        mine.known[second] = other
    if theirs.known[first]:
        theirs.known[first] = held
    return world


def shared_knowledge(state: State, first: Seat, second: Seat) -> bool:
    """Whether both know alike who has seen whose card; a King between others can leave a doubt."""
    mine, theirs = state.players[first], state.players[second]
    return bool(mine.known[second]) == (first in theirs.shown_to) and bool(theirs.known[first]) == (
        second in mine.shown_to
    )
