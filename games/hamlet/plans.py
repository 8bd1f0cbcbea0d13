"""Whole turns thought through: an action, what it makes possible, and what the village promises at the end of it."""

from __future__ import annotations

from typing import NamedTuple

from games.core.menu import Path
from games.hamlet.foresight import afterwards, written
from games.hamlet.moves import BLUEPRINT, BUILD, DELIVER, DONKEYS, END, HIRE, REFINE, ROAD, SELL, WORK
from games.hamlet.options import options
from games.hamlet.prospect import EVEN, RATES, Lean, Prospect
from games.hamlet.worth import Worth

MOST_OF = {DONKEYS: 2, WORK: 3, REFINE: 3, BLUEPRINT: 3, HIRE: 2, BUILD: 4, ROAD: 3, DELIVER: 2, SELL: 2}
"""How many choices of one kind are thought through."""
WIDTH = 4
"""How many unfinished turns are followed at a time."""
DEEPER = 6
"""How many choices are tried at each step after the first."""
STEPS = 8


class Node:
    """A village that the turn could lead to."""

    __slots__ = ("ahead", "best", "donkeys", "hope", "value", "worth")

    def __init__(self, worth: Worth, value: float, donkeys: bool) -> None:
        self.worth = worth
        self.value = value
        """What the village promises if the turn ends here."""
        self.hope = value + RATES[1] * sum(1 for villager in worth.can.me.villagers if not villager.used)
        """The same, with what those who still stand may bring."""
        self.donkeys = donkeys
        """Only donkeys have moved so far."""
        self.ahead: dict[Path, Node] = {}
        self.best: tuple[Node, tuple[Path, ...]] | None = None

    @property
    def goes_on(self) -> bool:
        return not self.ahead and (self.worth.can.standing or self.worth.village.hiring)


class Plan(NamedTuple):
    """A choice now, and the best turn found that begins with it."""

    value: float
    path: Path
    then: tuple[Path, ...]
    """What follows in that turn."""
    after: Worth
    """The village right after the choice."""
    end: Worth
    """The village at the end of that turn."""


def plans(worth: Worth, lean: Lean = EVEN) -> list[Plan]:
    """The choices worth a thought with the best turn found for each, best first; ending the turn is one of them."""
    return _Search(worth, lean).plans(None, every=False)


def all_plans(worth: Worth, also: Path | None) -> list[Plan]:
    """The same, with each choice followed to the end of the turn, however bad it looks, and with one choice more."""
    return _Search(worth, EVEN).plans(also, every=True)


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


class _Search:
    def __init__(self, worth: Worth, lean: Lean) -> None:
        self.prospect = Prospect(worth, lean)
        self.root = Node(worth, self.prospect.start, donkeys=True)
        self.known: dict[bytes, Node] = {}
        """By what the village would be: the same things done in another order come to the same."""

    def plans(self, also: Path | None, every: bool) -> list[Plan]:
        firsts = candidates(self.root.worth, donkeys=True)
        if also is not None and also != (END,) and also not in firsts:
            firsts.append(also)
        nodes = self.expand(self.root, firsts)
        self.follow(nodes, WIDTH)
        for node in nodes if every else ():
            self.follow([node], 1)
        found = [Plan(self.root.value, (END,), (), self.root.worth, self.root.worth)]
        for path, node in self.root.ahead.items():
            end, then = _best(node)
            found.append(Plan(end.value, path, then, node.worth, end.worth))
        return sorted(found, key=lambda plan: -plan.value)

    def follow(self, nodes: list[Node], width: int) -> None:
        """The most hopeful of these turns, step by step until nobody is left to act."""
        for _ in range(STEPS):
            nodes = sorted((node for node in nodes if node.goes_on), key=lambda node: -node.hope)[:width]
            nodes = [
                further
                for node in nodes
                for further in self.expand(node, candidates(node.worth, node.donkeys)[:DEEPER])
            ]

    def expand(self, node: Node, choices: list[Path]) -> list[Node]:
        for path in choices:
            village = afterwards(node.worth.village, self.root.worth.me, path)
            key = written(village)
            if key not in self.known:
                worth = Worth(village, self.root.worth.me)
                self.known[key] = Node(worth, self.prospect.judged(worth), node.donkeys and path[0] == DONKEYS)
            node.ahead[path] = self.known[key]
        return list(node.ahead.values())


def _best(node: Node) -> tuple[Node, tuple[Path, ...]]:
    """The best that the rest of the turn can come to from here, and how."""
    if node.best is None:
        node.best = node, ()
        for path, further in node.ahead.items():
            end, then = _best(further)
            if end.value > node.best[0].value:
                node.best = end, (path, *then)
    return node.best
