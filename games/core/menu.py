"""Menus: what may be chosen, step by step. A path through a menu is an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import combinations, pairwise
from string import ascii_letters, digits

from games.core.text import Phrase, Refused

Pick = str | tuple[str, ...]
"""What is picked at one step: one choice, or several in the order in which they were offered."""

Path = tuple[Pick, ...]

SEAT = "seat"
"""A step of this kind offers seats, written as their numbers; people see names."""


class Tone(Enum):
    """How a choice stands among its neighbours; those who show it give it a colour and a place, never a meaning."""

    MAIN = "main"
    """What most people want most of the time: it comes first and stands out."""
    PLAIN = "plain"
    QUIET = "quiet"
    """What holds back or is not backed by one's cards: a pass, a bluff."""
    GRAVE = "grave"
    """What cannot be undone and costs much when it was a slip: it comes last, in red, and is asked for twice."""


class Step:
    """One choice in a menu: *one of*, or *from least to most of*; and what comes after each pick.

    `after` is worked out when somebody looks, so a huge menu costs nothing until then.
    A choice is a word of the game; equal pieces are told apart by a number behind a tilde ("knight~2").
    """

    __slots__ = ("_after", "choices", "kind", "least", "many", "most", "notes", "tones")

    def __init__(
        self,
        kind: str,
        choices: Sequence[str],
        after: Callable[[Pick], Step | None] | Mapping[str, Step | None] | None = None,
        *,
        some: tuple[int, int] | None = None,
        notes: Mapping[str, Phrase] | None = None,
        tones: Mapping[str, Tone] | None = None,
    ) -> None:
        self.kind = kind
        self.choices = tuple(choices)
        self.many = some is not None
        self.least, self.most = some or (1, 1)
        self.notes = notes or {}
        self.tones = tones or {}
        self._after = after

    def after(self, pick: Pick) -> Step | None:
        """The step that follows this pick; None when the answer is complete."""
        after = self._after
        if after is None:
            return None
        if callable(after):
            return after(pick)
        return after[pick] if isinstance(pick, str) else None

    def allows(self, pick: Pick) -> bool:
        if not self.many:
            return isinstance(pick, str) and pick in self.choices
        if isinstance(pick, str) or not self.least <= len(pick) <= self.most:
            return False
        places = [self.choices.index(one) for one in pick if one in self.choices]
        return len(places) == len(pick) and all(a < b for a, b in pairwise(places))

    def tone(self, choice: str) -> Tone:
        return self.tones.get(choice, Tone.PLAIN)

    @property
    def forced(self) -> Pick | None:
        """The only pick this step allows; None when there is something to choose."""
        if not self.many:
            return self.choices[0] if len(self.choices) == 1 else None
        return self.choices if self.least == len(self.choices) else None

    def picks(self) -> Iterator[Pick]:
        """Every pick this step allows."""
        if not self.many:
            yield from self.choices
            return
        for size in range(self.least, self.most + 1):
            yield from combinations(self.choices, size)


Menu = Step | Callable[[], Step]
"""The first step, or how to work it out when somebody looks."""


def opened(menu: Menu) -> Step:
    return menu if isinstance(menu, Step) else menu()


def step_after(menu: Menu, prefix: Path) -> Step | None:
    """What may come next after this prefix; None when it is complete. Refuses a prefix that is not on the menu."""
    step: Step | None = opened(menu)
    for pick in prefix:
        if step is None or not step.allows(pick):
            raise Refused("refused-not-possible")
        step = step.after(pick)
    return step


def check(menu: Menu, path: Path) -> None:
    """Refuses a path that is not a whole answer from this menu."""
    if step_after(menu, path) is not None:
        raise Refused("refused-not-complete")


def grave(menu: Menu, path: Path) -> bool:
    """Whether an answer holds a pick that a slip must not make, and less than two choices led from there to its end:
    whoever chose a murder and then a victim has been asked twice already.
    """
    step: Step | None = opened(menu)
    slip, asked = False, 0
    for pick in path:
        if step is None:
            break
        if any(step.tone(one) is Tone.GRAVE for one in ([pick] if isinstance(pick, str) else pick)):
            slip, asked = True, 0
        asked += step.forced is None
        step = step.after(pick)
    return slip and asked < 2


def paths(menu: Menu, prefix: Path = ()) -> Iterator[Path]:
    """Every whole answer, depth first. For small menus, robots and tests."""
    step = step_after(menu, prefix)
    if step is None:
        yield prefix
        return
    for pick in step.picks():
        yield from paths(menu, (*prefix, pick))


# A prefix travels in a button's id, which has a hundred characters for everything: choices are coded by position.
_ALPHABET = ascii_letters + digits
_BASE = len(_ALPHABET)


def code(menu: Menu, path: Path) -> str:
    """A path as a short string of positions: a character a step (two where a step has more than 62 choices)."""
    step: Step | None = opened(menu)
    written = []
    for pick in path:
        if step is None or not step.allows(pick):
            raise Refused("refused-not-possible")
        if isinstance(pick, str):
            written.append(_write(step.choices.index(pick), len(step.choices)))
        else:
            written.append(_ALPHABET[len(pick)])
            written += [_write(step.choices.index(one), len(step.choices)) for one in pick]
        step = step.after(pick)
    return "".join(written)


def decode(menu: Menu, written: str) -> Path:
    """The path that `code` wrote, as this menu reads it; refuses what does not fit."""
    step: Step | None = opened(menu)
    path: list[Pick] = []
    rest = iter(written)
    try:
        while (first := next(rest, None)) is not None:
            if step is None:
                raise Refused("refused-not-possible")
            if step.many:
                size = _ALPHABET.index(first)
                pick: Pick = tuple(step.choices[_read(next(rest), rest, len(step.choices))] for _ in range(size))
            else:
                pick = step.choices[_read(first, rest, len(step.choices))]
            if not step.allows(pick):
                raise Refused("refused-not-possible")
            path.append(pick)
            step = step.after(pick)
    except (ValueError, IndexError, StopIteration, RuntimeError):
        raise Refused("refused-not-possible") from None
    return tuple(path)


def _write(place: int, size: int) -> str:
    return _ALPHABET[place] if size <= _BASE else _ALPHABET[place // _BASE] + _ALPHABET[place % _BASE]


def _read(first: str, rest: Iterator[str], size: int) -> int:
    place = _ALPHABET.index(first)
    return place if size <= _BASE else place * _BASE + _ALPHABET.index(next(rest))
