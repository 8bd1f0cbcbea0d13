"""Giving up in every kind of question: from a seat that is not asked, from the actor, from the last one awaited."""

from __future__ import annotations

import msgspec

from games.core import state
from games.core.flow import Flow, Table
from games.core.menu import Path, Step
from tests.games.core.flows.mini import Mini, Played

MENU = Step("card", ["high", "low"])


class State(state.State):
    kind: str
    breaks: bool = False
    living: list[int] = msgspec.field(default_factory=lambda: [0, 1, 2, 3])
    heard: list[str] = []


class BrokenOff(Exception):
    """The turn ends here."""


class Parlour(Table[State]):
    """One question after another: to seat 0 alone, or to 0, 1 and 2 at once."""

    def turn(self) -> Flow[None]:
        try:
            yield from self.one_of_them() if self.state.kind == "one" else self.all_of_them()
        except BrokenOff:
            self.state.heard.append("broken off")

    def one_of_them(self) -> Flow[None]:
        path = yield from self.one(0, "card", MENU, self.low)
        self.state.heard.append(str(path[0]))

    def all_of_them(self) -> Flow[None]:
        asked = [seat for seat in (0, 1, 2) if seat in self.state.living]
        said = yield from self.all_of("card", dict.fromkeys(asked, MENU), lambda seat: self.low())
        self.state.heard.append(" ".join(f"{seat}:{path[0]}" for seat, path in said.items()))

    def low(self) -> Path:
        return ("low",)

    def leaves(self, seat: int) -> None:
        self.state.living.remove(seat)
        self.tell("left", who=seat)
        if self.state.breaks:
            raise BrokenOff


def parlour(kind: str, breaks: bool = False) -> Played:
    return Played(Mini(State(kind=kind, breaks=breaks), Parlour), 4)


def test_a_seat_that_is_not_asked_leaves_one() -> None:
    """The question stays open in its window; the asker's answer still counts."""
    table = parlour("one")
    window = table.position.window
    table.leaves(3)
    assert table.awaits == (0,) and table.position.window == window and table.said == ["left"]
    assert table.says(0, "high").state.heard == ["high"]


def test_the_actor_leaves_one() -> None:
    """Where the rules do not break off, the default stands in, without a word about time."""
    table = parlour("one").leaves(0)
    assert table.state.heard == ["low"] and table.said == ["left"]


def test_the_actor_leaves_and_the_turn_is_broken_off() -> None:
    """Where the rules break off, nothing is played."""
    table = parlour("one", breaks=True).leaves(0)
    assert table.state.heard == ["broken off"] and table.position.ask is not None


def test_all_of_without_an_awaited_seat() -> None:
    """Whoever leaves is out of the window as if never asked."""
    table = parlour("all").leaves(1)
    assert table.awaits == (0, 2) and table.refuses(1, "high")
    assert table.says(0, "high").says(2, "low").state.heard == ["0:high 2:low"]


def test_all_of_without_a_seat_that_has_spoken() -> None:
    """Its answer counts for nothing any more."""
    table = parlour("all").says(1, "high").leaves(1).says(0, "high").says(2, "low")
    assert table.state.heard == ["0:high 2:low"]


def test_all_of_without_a_seat_that_was_not_asked() -> None:
    """Nothing changes in the window."""
    table = parlour("all").leaves(3)
    assert table.awaits == (0, 1, 2) and table.state.living == [0, 1, 2]


def test_the_last_awaited_leaves() -> None:
    """With nobody awaited any more the window closes at once, and what was said counts."""
    table = parlour("all").says(0, "high").says(2, "high").leaves(1)
    assert table.state.heard == ["0:high 2:high"]


def test_all_of_may_change_minds_and_lapse() -> None:
    """The last word of each counts; whoever is silent plays the default."""
    table = parlour("all").says(0, "high").says(0, "low").says(1, "high").time()
    assert table.state.heard == ["0:low 1:high 2:low"] and table.event("time").args == {"who": [2]}


def test_a_leaver_is_remembered_once() -> None:
    """However often the turn is run again, the match lists who has left once."""
    table = parlour("all").leaves(3).says(0, "high").says(0, "low").says(1, "low")
    assert table.match.left == [3]
    table.says(2, "low")
    assert table.match.left == [3]
