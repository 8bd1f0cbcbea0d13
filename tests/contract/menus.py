"""What every menu must hold to, and what it means to break the contract."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from games.core import flow
from games.core.game import AnyGame
from games.core.match import Position
from games.core.menu import Menu, Path, Step, check, code, decode, opened
from games.core.text import Refused, Seat

CODED = 60
"""Characters that a path may take in a button's id besides match, window and seat."""


class Broken(AssertionError):
    """A game breaks the contract."""


def must(holds: object, why: str) -> None:
    if not holds:
        raise Broken(why)


def check_step(step: Step) -> None:
    """A step offers something, each thing once, and asks for no more than it offers."""
    must(step.choices, f"{step.kind}: nothing to choose from")
    must(len(set(step.choices)) == len(step.choices), f"{step.kind}: a choice is offered twice")
    must(all(isinstance(choice, str) and choice for choice in step.choices), f"{step.kind}: a choice is not a word")
    must(0 <= step.least <= step.most <= len(step.choices), f"{step.kind}: {step.least} to {step.most} of too few")
    must(step.most > 0, f"{step.kind}: nothing may be picked")
    must(set(step.notes) <= set(step.choices), f"{step.kind}: a note on what is not offered")
    must(set(step.tones) <= set(step.choices), f"{step.kind}: a tone for what is not offered")


def check_in_play(game: AnyGame, position: Position, seat: Seat) -> None:
    """Robots hurry past whoever is out, who is offered no standing answers either: so nobody is out who is asked."""
    must(game.plays_on(position.state, seat), "somebody is asked who does not play on")
    must(game.standing_serves(game.view(position.state, seat)), "standing answers do not serve somebody who is asked")


def check_path(menu: Menu, path: Path) -> None:
    """A whole answer is legal and travels in a button's id and back."""
    check(menu, path)
    written = code(menu, path)
    must(len(written) <= CODED, f"{written}: {len(written)} characters are too long for a button")
    must(decode(menu, written) == path, f"{path} comes back from its code as {decode(menu, written)}")


def steps(menu: Menu, limit: int = 60) -> Iterator[tuple[Path, Step]]:
    """The menu, step by step, breadth first, as far as the limit goes; a few picks of each step."""
    waiting: list[tuple[Path, Step]] = [((), opened(menu))]
    for _ in range(limit):
        if not waiting:
            return
        prefix, step = waiting.pop(0)
        yield prefix, step
        for pick in islice(step.picks(), 12):
            after = step.after(pick)
            if after is not None:
                waiting.append(((*prefix, pick), after))


def expanded(menu: Menu, limit: int = 60) -> list[Any]:
    """A menu as plain data."""
    return [
        [prefix, step.kind, step.choices, step.many, step.least, step.most, [*step.notes.items()]]
        for prefix, step in steps(menu, limit)
    ]


def toned(menu: Menu, limit: int = 60) -> list[Any]:
    """How the choices of a menu stand beside each other: colour and place can betray something, too."""
    return [
        [prefix, {choice: tone.value for choice, tone in step.tones.items()}] for prefix, step in steps(menu, limit)
    ]


@contextmanager
def checked_defaults() -> Iterator[None]:
    """Inside, a default that is not on the menu of its seat is Broken."""
    one, all_of = flow.Table.one, flow.Table.all_of

    def checked(menu: Menu, path: Path) -> Path:
        try:
            check(menu, path)
        except Refused as refused:
            raise Broken(f"the default {path} is not on the menu: {refused}") from None
        return path

    def one_checked(self: Any, seat: Seat, key: str, menu: Menu, default: Any, **more: Any) -> Any:
        return one(self, seat, key, menu, lambda: checked(menu, default()), **more)

    def all_checked(self: Any, key: str, menus: Any, default: Any, **more: Any) -> Any:
        return all_of(self, key, menus, lambda seat: checked(menus[seat], default(seat)), **more)

    flow.Table.one, flow.Table.all_of = one_checked, all_checked  # type: ignore[method-assign]
    try:
        yield
    finally:
        flow.Table.one, flow.Table.all_of = one, all_of  # type: ignore[method-assign]
