"""Whole turns thought through: an action, what it makes possible, and what the village promises at the end of it."""

from __future__ import annotations

from typing import NamedTuple

from games.core.menu import Path
from games.hamlet.foresight import afterwards
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
    first: int
    """Which of the first choices it began with."""
    worth: Worth
    path: tuple[Path, ...]


class Plan(NamedTuple):
    """A choice now, and the turn that it begins."""

    value: float
    path: Path
    turn: tuple[Path, ...]
    after: Worth


def candidates(worth: Worth) -> list[Path]:
    """The choices worth a thought, by kind the best few as they look at first sight."""
    taken: dict[str, int] = {}
    found = []
    for _, path in sorted(options(worth), key=lambda option: -option[0]):
        verb = str(path[0])
        if taken.get(verb, 0) < MOST_OF.get(verb, 1):
            taken[verb] = taken.get(verb, 0) + 1
            found.append(path)
    return found


def plans(worth: Worth, firsts: list[Path] | None = None, width: int = WIDTH) -> list[Plan]:
    """The first choices with the best turn found for each, best first; ending the turn is one of them."""
    prospect = Prospect(worth)
    best: dict[int, Turn] = {}
    firsts = candidates(worth) if firsts is None else firsts
    ended = Turn(prospect.of(worth), -1, worth, ())
    turns = [_step(prospect, ended, number, path) for number, path in enumerate(firsts)]
    for _ in range(STEPS):
        for turn in turns:
            done = Turn(prospect.judged(turn.worth), *turn[1:])
            if turn.first not in best or done.value > best[turn.first].value:
                best[turn.first] = done
        turns = sorted((turn for turn in turns if _goes_on(turn.worth)), key=lambda turn: -turn.value)[:width]
        if not turns:
            break
        turns = [_step(prospect, turn, turn.first, path) for turn in turns for path in candidates(turn.worth)[:DEEPER]]
    found = [Plan(turn.value, turn.path[0], turn.path, turn.worth) for turn in best.values()]
    found.append(Plan(ended.value, (END,), (), worth))
    return sorted(found, key=lambda plan: -plan.value)


def _step(prospect: Prospect, turn: Turn, first: int, path: Path) -> Turn:
    after = Worth(afterwards(turn.worth.village, turn.worth.me, path), turn.worth.me)
    standing = sum(1 for villager in after.can.me.villagers if not villager.used)
    return Turn(prospect.judged(after) + standing * RATES[1], first, after, (*turn.path, path))


def _goes_on(worth: Worth) -> bool:
    return worth.can.standing or worth.village.hiring
