"""Answers that are asked for twice: every kind of window can say so, and it is no fact of the question."""

from __future__ import annotations

from games.core import state
from games.core.flow import PASS, Flow, Table
from games.core.menu import Step
from tests.games.core.flows.mini import Mini, Played

MENU = Step("answer", ["yes", PASS])


class State(state.State):
    asked: int = 0


class Twice(Table[State]):
    """One after the other: this one, all of these, the first who does; each sure, then not."""

    def turn(self) -> Flow[None]:
        for confirm in (True, False):
            yield from self.one(0, "one", MENU, lambda: (PASS,), confirm=confirm)
            yield from self.all_of("all", {0: MENU}, lambda seat: (PASS,), confirm=confirm)
            yield from self.first_to("first", [0], MENU, confirm=confirm)
        self.state.asked += 1


def test_every_window_can_be_asked_twice() -> None:
    table = Played(Mini(State(), Twice), 1)
    for confirm in (True, False):
        for key in ("one", "all", "first"):
            ask = table.position.ask
            assert ask is not None and ask.key == key
            assert ask.confirm is confirm and ask.question(0).confirm is confirm
            assert ask.about == {} and "confirm" not in ask.phrase("mini").args
            table.says(0, "yes")
    assert table.state.asked == 1
