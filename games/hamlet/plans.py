"""Whole turns thought through: an action, what it makes possible, and what the village promises at the end of it."""

from __future__ import annotations

from typing import NamedTuple

from games.core.menu import Path
from games.hamlet.foresight import afterwards, written
from games.hamlet.moves import BLUEPRINT, BUILD, DELIVER, DONKEYS, END, HIRE, REFINE, ROAD, SELL, WORK
from games.hamlet.options import options
from games.hamlet.prospect import RATES, Prospect
from games.hamlet.worth import Worth

MOST_OF = {DONKEYS: 2, WORK: 3, REFINE: 3, BLUEPRINT: 3, HIRE: 2, BUILD: 4, ROAD: 3, DELIVER: 2, SELL: 2}
"""How many choices of one kind are thought through."""
WIDTH = 4
"""How many unfinished turns are followed at a time."""
DEEPER = 6
"""How many choices are tried at each step after the first."""
STEPS = 8


class Turn(NamedTuple):
    """A turn thought through so far."""

    value: float
    """What the village promises if the turn ends here."""
    hope: float
    """The same, with what those who still stand may bring."""
    path: tuple[Path, ...]
    worth: Worth


class Plan(NamedTuple):
    """A choice now, and the best turn found that begins with it."""

    value: float
    path: Path
    turn: Turn


def candidates(worth: Worth, donkeys: bool) -> list[Path]:
    """The choices worth a thought, by kind the best few as they look at first sight."""
    taken: dict[str, int] = {}
    found = []
    for _, path in sorted(options(worth, donkeys), key=lambda option: -option[0]):
        verb = str(path[0])
        if taken.get(verb, 0) < MOST_OF.get(verb, 1):
            taken[verb] = taken.get(verb, 0) + 1
            found.append(path)
    return found


def plans(worth: Worth, also: Path | None = None, width: int = WIDTH) -> list[Plan]:
    """The first choices with the best turn found for each, best first; ending the turn is one of them."""
    return _Search(worth).plans(also, width)


class _Search:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.prospect = Prospect(worth)
        self.known: dict[bytes, Turn] = {}
        """By what the village would be: the same things done in another order come to the same."""

    def plans(self, also: Path | None, width: int) -> list[Plan]:
        ended = Turn(self.prospect.start, 0.0, (), self.worth)
        firsts = candidates(self.worth, donkeys=True)
        if also is not None and also != (END,) and also not in firsts:
            firsts.append(also)
        turns = [turn for path in firsts if (turn := self.step(ended, path))]
        best: dict[Path, Turn] = {}
        for _ in range(STEPS):
            for turn in turns:
                first = turn.path[0]
                if first not in best or turn.value > best[first].value:
                    best[first] = turn
            turns = sorted((turn for turn in turns if _goes_on(turn.worth)), key=lambda turn: -turn.hope)[:width]
            turns = [
                further
                for turn in turns
                for path in candidates(turn.worth, donkeys=all(one[0] == DONKEYS for one in turn.path))[:DEEPER]
                if (further := self.step(turn, path))
            ]
            if not turns:
                break
        found = [Plan(turn.value, first, turn) for first, turn in best.items()]
        return sorted([*found, Plan(ended.value, (END,), ended)], key=lambda plan: -plan.value)

    def step(self, turn: Turn, path: Path) -> Turn | None:
        """One choice further; None where the same has been reached already."""
        village = afterwards(turn.worth.village, self.worth.me, path)
        key = written(village)
        if key in self.known:
            return None
        worth = Worth(village, self.worth.me)
        value = self.prospect.judged(worth)
        standing = sum(1 for villager in worth.can.me.villagers if not villager.used)
        self.known[key] = Turn(value, value + standing * RATES[1], (*turn.path, path), worth)
        return self.known[key]


def _goes_on(worth: Worth) -> bool:
    return worth.can.standing or worth.village.hiring
