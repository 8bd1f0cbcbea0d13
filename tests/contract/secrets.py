"""Secret answers: two worlds that differ in one pick of somebody's answer, and what everybody else receives in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from games.core.draw import Dice
from games.core.entry import Answer
from games.core.match import Position, submit
from games.core.menu import Path, step_after
from games.core.text import Refused, Seat
from tests.contract.harness import Case, Record
from tests.contract.looks import received, told
from tests.contract.menus import must
from tests.contract.whitelist import white_list

ENOUGH = 12
"""So many picks that nobody could tell apart are no accident: then the answer is a secret and belongs on the list."""


@dataclass(frozen=True)
class Pick:
    """One pick of an answer, as the white list names it."""

    ask: str
    first: str
    """The first word of the answer, where this is a later pick."""
    kind: str
    closes: bool
    """With this answer its window is closed: what was sealed may come to light."""

    @property
    def name(self) -> str:
        return " ".join(word for word in (self.ask, self.first, self.kind) if word)


@dataclass(frozen=True)
class Trial:
    """A pick made otherwise, and the first thing that somebody else noticed of it."""

    pick: Pick
    where: str
    noticed: str | None


def trials(case: Case, record: Record, dice: Dice, most: int) -> Iterator[Trial]:
    """Answers of the recorded game, each with one pick made otherwise: all to secret questions, and some others."""
    secret = white_list(case.game.key).questions
    asked = [(at, record.positions[at].ask) for at, entry in enumerate(record.entries) if isinstance(entry, Answer)]
    first = [at for at, ask in asked if ask is not None and ask.key in secret]
    rest = [at for at, _ in asked if at not in first]
    for at in sorted(at for group in (first, rest) for at in dice.sample(group, min(most, len(group)))):
        entry = record.entries[at]
        assert isinstance(entry, Answer)
        for pick, path in _otherwise(record, at, entry, dice):
            try:
                there = submit(case.game, record.positions[at].match, Answer(entry.seat, path))
            except Refused:
                continue
            where = f"{case}, entry {at}, seat {entry.seat}: {entry.path} / {path}"
            yield Trial(pick, where, Unheard(case, record, at, entry.seat).noticed(there))


def check_secrets(case: Case, record: Record, dice: Dice, most: int = 10) -> list[Trial]:
    """Events are as the list has them, and no answer that it calls secret is noticed by others; all trials."""
    listed, made = white_list(case.game.key), []
    for position in record.positions:
        listed.check(position.events)
    for trial in trials(case, record, dice, most):
        made.append(trial)
        mark = listed.mark(trial.pick.ask, trial.pick.first, trial.pick.kind)
        if mark == "secret" or (mark == "sealed" and not trial.pick.closes):
            must(trial.noticed is None, f"{trial.where}: a {mark} answer betrays itself: {trial.noticed}")
    return made


def check_complete(game: str, made: list[Trial]) -> None:
    """Of what is on the list at least half has been tried, and what is never noticed is on the list."""
    listed = white_list(game)
    names = {name for trial in made for name in (trial.pick.name, f"{trial.pick.ask} {trial.pick.kind}")}
    untried = sorted(set(listed.answers) - names)
    must(2 * len(untried) <= len(listed.answers), f"too few to prove anything; never tried: {', '.join(untried)}")
    for pick in dict.fromkeys(trial.pick for trial in made):
        tries = [trial for trial in made if trial.pick == pick]
        unlisted = listed.mark(pick.ask, pick.first, pick.kind) is None
        quiet = len(tries) >= ENOUGH and all(trial.noticed is None for trial in tries)
        must(not (unlisted and quiet), f"{pick.name}: nobody ever noticed it, so it belongs among the secret answers")


class Unheard:
    """The recorded world and one where a seat answered otherwise, as all the others see them."""

    def __init__(self, case: Case, record: Record, at: int, seat: Seat, longest: int = 4) -> None:
        self.case, self.record, self.at = case, record, at
        self.last = min(at + longest, len(record.entries) - 1)
        self.others: list[Seat | None] = [None, *(other for other in range(case.seats) if other != seat)]

    def noticed(self, there: Position) -> str | None:
        """What another notices in the answer's own step, or later without any news of it."""
        here = self.record.positions[self.at + 1]
        if here.ask is None or there.ask is None:
            return "the end" if here.ask is not there.ask else None
        self._leave_out_the_initiated(here, there)
        for other in self.others:
            if self._news(here, other) != self._news(there, other):
                return f"{other} is told {_keys(here)} / {_keys(there)}"
            if received(self.case, here, other) != received(self.case, there, other):
                return f"{other} sees another table"
        return self._later(there)

    def _later(self, there: Position) -> str | None:
        """The same entries go on: whoever hears the same must see the same, until something is told."""
        for at in range(self.at + 1, self.last):
            here = self.record.positions[at + 1]
            try:
                there = submit(self.case.game, there.match, self.record.entries[at])
            except Refused:
                return None
            if here.ask is None or there.ask is None:
                return None
            self._leave_out_the_initiated(here, there)
            if any(self._news(here, other) != self._news(there, other) for other in self.others):
                return None
            for other in self.others:
                if received(self.case, here, other) != received(self.case, there, other):
                    return f"{other} sees another table {at - self.at} entries later, and heard nothing"
        return None

    def _leave_out_the_initiated(self, *worlds: Position) -> None:
        """Who is told something in private may see the difference from now on."""
        told_more = {seat for world in worlds for event in world.events for seat in event.private}
        self.others = [other for other in self.others if other not in told_more]

    def _news(self, world: Position, other: Seat | None) -> list[bytes]:
        return told(self.case.game, world.events, other)


def _otherwise(record: Record, at: int, entry: Answer, dice: Dice) -> Iterator[tuple[Pick, Path]]:
    """The same answer with one pick changed; of several things at once, as many others."""
    before, after = record.positions[at], record.positions[at + 1]
    assert before.ask is not None
    menu, path = before.ask.menu(entry.seat), entry.path
    for place, was in enumerate(path):
        step = step_after(menu, path[:place])
        assert step is not None
        alike = [pick for pick in islice(step.picks(), 12) if isinstance(pick, str) or len(pick) == len(was)]
        others = [pick for pick in alike if pick != was]
        first = str(path[0]) if place else ""
        pick = Pick(before.ask.key, first, step.kind, after.ask is None or after.window != before.window)
        for other in dice.sample(others, min(4, len(others))):
            yield pick, (*path[:place], other, *path[place + 1 :])


def _keys(world: Position) -> str:
    return " ".join(f"{event.key}{event.args}" for event in world.events if not event.secret) or "nothing"
