"""How a table of robots plays, in figures that are known of people: python -m tests.games.coup.profile [LEVEL] [GAMES].

People's figures are those of the winners of several hundred thousand games at tables of five. How they count doubts is
not known: here, for everybody, it is the share of claims that somebody doubts; for winners, the share of others' claims
that the winner doubts. Winners are a choice of their own (who was assassinated and won has mostly blocked), so both
columns are shown.
"""

from __future__ import annotations

import sys
from collections import Counter

from games.cli.selfplay import play_one, result_of
from games.core.draw import Dice, Draw
from games.core.options import settle
from games.core.robot import STRONG
from games.core.text import Seat
from games.coup import GAME
from games.coup.pieces import ASSASSINATE, EXCHANGE, STEAL, TAX, Action
from games.coup.state import State

PEOPLE = {
    "block an assassination": 20.0,
    "truly": 96.0,
    "claims doubted": 6.5,
    "rightly": 76.0,
    "steal as a bluff": 9.0,
    "tax as a bluff": 15.0,
    "assassinate as a bluff": 13.0,
    "exchange early": 22.0,
    "exchange later": 13.0,
}
"""In per cent."""
FIVE = 5
EARLY, LATER = range(1, 6), range(6, 16)
"""Turns of the table."""

Counts = Counter[str]
"""What happened, and under the same name with an "of" before it, how often it could have."""


def note(counts: Counts, what: str, happened: bool) -> None:
    counts[f"of {what}"] += 1
    counts[what] += happened


def counted(state: State, seats: list[Seat]) -> Counts:
    """One game's figures of these seats."""
    counts: Counts = Counter()
    blocks = {claim.turn: claim for claim in state.claims if claim.block}
    fallen = {claim.turn for claim in state.claims if not claim.block and claim.by is not None and not claim.true}
    for deed in state.deeds:
        if deed.target in seats and deed.action is ASSASSINATE and deed.turn not in fallen:
            block = blocks.get(deed.turn)
            note(counts, "block an assassination", block is not None)
            if block is not None:
                note(counts, "truly", block.true)
        if deed.who in seats:
            if deed.turn in EARLY or deed.turn in LATER:
                note(counts, "exchange early" if deed.turn in EARLY else "exchange later", deed.action is EXCHANGE)
            for action, name in BLUFFS.items():
                if deed.action is action:
                    claim = next(one for one in state.claims if one.turn == deed.turn and not one.block)
                    note(counts, name, not claim.true)
    for claim in state.claims:
        if len(seats) > 1 or claim.who not in seats:
            note(counts, "claims doubted", claim.by in seats)
        if claim.by in seats:
            note(counts, "rightly", not claim.true)
    return counts


BLUFFS: dict[Action, str] = {
    STEAL: "steal as a bluff",
    TAX: "tax as a bluff",
    ASSASSINATE: "assassinate as a bluff",
}


def profile(level: str, games: int, seed: str = "profile") -> tuple[dict[str, float], dict[str, float]]:
    """The figures of the winners and of everybody, in per cent."""
    winners: Counts = Counter()
    everybody: Counts = Counter()
    options = settle(GAME.options, {"window_hold": 0})
    for number in range(games):
        draw, dice = Draw(f"{seed}:{number}"), Dice(f"{seed}:{number}")
        state = GAME.setup(FIVE, options)
        play_one(GAME, state, draw, dice, [level] * FIVE)
        winners += counted(state, result_of(state).winners)
        everybody += counted(state, list(range(FIVE)))
    return _shares(winners), _shares(everybody)


def _shares(counts: Counts) -> dict[str, float]:
    return {name: 100 * counts[name] / max(counts[f"of {name}"], 1) for name in PEOPLE}


def main() -> None:
    level = sys.argv[1] if len(sys.argv) > 1 else STRONG
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    winners, everybody = profile(level, games)
    for name, people in PEOPLE.items():
        print(f"{name:24} people {people:5.1f}  winners {winners[name]:5.1f}  everybody {everybody[name]:5.1f}")


if __name__ == "__main__":
    main()
