"""Measures what positions of Love Letter come to, for the robot: games/loveletter/thinking/outlook.json.

python -m tools.loveletter_outlook GAMES   # many rounds among usual robots, as many among strong ones, a few by chance

The strong robot goes by these figures itself. Measured among strong robots alone they fit each other ever better, and
people, who play more like the usual one, ever less: so what is written is the mean of both.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.core.ask import Ask
from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.flow import Flow
from games.core.match import running
from games.core.menu import Path as MenuPath
from games.core.options import settle
from games.core.robot import STRONG, USUAL
from games.core.text import Seat
from games.loveletter import GAME
from games.loveletter.moves import sensible
from games.loveletter.pieces import BY_WORD, Card
from games.loveletter.state import State
from games.loveletter.thinking.outlook import PHASES, phase

FILE = Path(__file__).parent.parent / "games/loveletter/thinking/outlook.json"
BY_CHANCE = 0.08
"""So many plays are any sensible ones, so that what is never done is known too."""
TRUST = 25
"""A figure from so few rounds counts as much as the wider one behind it."""
TARGET = 13

Key = tuple[int, ...]


class Figures:
    """Sums and counts by key; a thin figure leans on wider ones."""

    def __init__(self) -> None:
        self.sums: defaultdict[Key, float] = defaultdict(float)
        self.counts: defaultdict[Key, int] = defaultdict(int)

    def add(self, key: Key, share: float) -> None:
        self.sums[key] += share
        self.counts[key] += 1

    def mean(self, keys: list[Key], wide: float) -> float:
        """From the widest key to the narrowest, each leaning on the one before."""
        for key in keys:
            wide = (self.sums[key] + TRUST * wide) / (self.counts[key] + TRUST)
        return wide


def pair_keys(deck: int, flags: int, mine: int, theirs: int) -> list[Key]:
    """From who holds more to exactly this."""
    order = (mine > theirs) - (mine < theirs)
    return [
        (2, order),
        (2, deck, order, flags >> 1),
        (2, deck, mine, theirs, flags >> 1, 0),
        (2, deck, mine, theirs, flags, 0, 0),
    ]


def crowd_keys(rivals: int, deck: int, flags: int, mine: int) -> list[Key]:
    return [(3, rivals), (3, rivals, mine), (3, rivals, deck, mine, flags >> 1), (3, rivals, deck, mine, flags, 0, 0)]


def stands(state: State, me: Seat) -> list[Key]:
    """All keys of the position in which this seat has just played."""
    alive = state.alive()
    others = [seat for seat in alive if seat != me]
    deck = len(state.deck) + 1  # the next one has drawn
    player = state.players[me]
    seen = any(state.players[seat].known[me] for seat in others)
    knowing = any(player.known[seat] for seat in others)
    flags = player.protected * 4 + seen * 2 + knowing
    if len(others) == 1:
        return pair_keys(deck, flags, player.hand[0], state.players[others[0]].hand[0])
    return crowd_keys(len(others), deck, flags, player.hand[0])


def rounds(seats: int, level: str, games: int) -> Iterator[tuple[State, Ask | None, Seat, list[Card], str]]:
    """Every play: the state after it, who played, from which hand, and what."""
    for number in range(games):
        state = GAME.setup(seats, settle(GAME.options, {"tokens_to_win": TARGET}))
        draw, dice = Draw(f"outlook {number}"), Dice(f"outlook {number}")
        flow = running(GAME.table(state, draw))
        ask: Ask | None = next(flow)
        while ask is not None:
            seat = ask.awaits[0]
            hand = list(state.players[seat].hand)
            if dice.chance(BY_CHANCE):
                path = sensible(state, seat, draw)
            else:
                path = GAME.robot(GAME.view(state, seat), ask.question(seat), dice, level)
            ask = next_ask(flow, seat, path)
            yield state, ask, seat, hand, str(path[0])


def next_ask(flow: Flow[None], seat: Seat, path: MenuPath) -> Ask | None:
    try:
        return flow.send(Answer(seat, path))
    except StopIteration:
        return None


def measure(figures: Figures, seats: int, level: str, games: int) -> None:
    """Gives every position of a round what its player got of that round."""
    pending: list[tuple[list[Key], Seat]] = []
    before = [0] * seats
    number = 1
    for state, ask, seat, hand, word in rounds(seats, level, games):
        card = BY_WORD[word]
        kept = hand[0] if hand[1] is card else hand[1]
        if kept is not card and not {card, kept} & {Card.PRINCESS}:
            figures.add((0, phase(len(state.deck) + (ask is not None)), card, kept), 1.0)
            figures.add((0, phase(len(state.deck) + (ask is not None)), kept, card), 0.0)
        if ask is not None and state.round == number:
            if state.players[seat].hand:
                pending.append((stands(state, seat), seat))
            continue
        tokens = [player.tokens for player in state.players]
        gains = [after - then for after, then in zip(tokens, before, strict=True)]
        for keys, who in pending:
            share = gains[who] / sum(gains) if any(gains) else 0.5
            for key in keys:
                figures.add(key, share)
        pending, before, number = [], tokens, state.round
        if ask is None:
            before, number = [0] * seats, 1


def permille(value: float) -> int:
    return round(1000 * value)


def written(figures: Figures) -> dict[str, object]:
    """Nested lists, in the order in which `outlook` asks."""
    cards, flags = range(9), range(8)

    def pair(deck: int, flag: int, mine: int) -> list[int]:
        return [permille(figures.mean(pair_keys(deck, flag, mine, theirs), 0.5)) for theirs in cards]

    def crowd(rivals: int, deck: int, flag: int) -> list[int]:
        return [permille(figures.mean(crowd_keys(rivals, deck, flag, mine), 0.3)) for mine in cards]

    def habit(late: int, played: int) -> list[int]:
        return [habit_of(figures, late, played, kept) for kept in cards]

    return {
        "habit": [[habit(late, played) for played in cards] for late in range(PHASES)],
        "pair": [[[pair(deck, flag, mine) for mine in cards] for flag in flags] for deck in range(11)],
        "crowd": [[[crowd(rivals, deck, flag) for flag in flags] for deck in range(13)] for rivals in range(4)],
    }


def habit_of(figures: Figures, late: int, played: int, kept: int) -> int:
    """Nobody plays the Princess; with equal cards there is nothing to choose; and nobody's habits are certain."""
    if played == Card.PRINCESS:
        return 2
    if played == kept or kept == Card.PRINCESS:
        return 1000
    if kept == Card.COUNTESS and played in (Card.PRINCE, Card.KING):
        return 0
    if played == Card.COUNTESS and kept in (Card.PRINCE, Card.KING):
        return 1000
    return permille(0.1 + 0.8 * figures.mean([(0, late, played, kept)], 0.5))


def mean(one: Any, other: Any) -> Any:
    """Of two nested lists, place by place."""
    if isinstance(one, dict):
        return {key: mean(one[key], other[key]) for key in one}
    return [mean(*pair) for pair in zip(one, other, strict=True)] if isinstance(one, list) else round((one + other) / 2)


def main() -> None:
    found = []
    for level in (USUAL, STRONG):
        figures = Figures()
        for seats, share in ((2, 2), (3, 1), (4, 1)):
            measure(figures, seats, level, int(sys.argv[1]) * share)
        found.append(written(figures))
    FILE.write_text(json.dumps(mean(*found), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
