"""Hamlet's turn in small: several actions, undo up to the last draw, a menu of 165 placements."""

from __future__ import annotations

import msgspec
import pytest

from games.core import state
from games.core.entry import Answer
from games.core.flow import Flow, Table
from games.core.match import advance, submit
from games.core.menu import Step, code, decode, step_after
from games.core.text import Refused
from tests.games.core.flows.mini import Mini, Played

PLACEMENTS = [f"{tile}.{turn}" for tile in range(33) for turn in range(5)]
looks = 0


def placements() -> Step:
    global looks
    looks += 1
    return Step("placement", PLACEMENTS)


class State(state.State):
    done: list[str] = []
    bag: list[str] = msgspec.field(default_factory=lambda: ["farm", "mill", "barn"])
    active: int = 0


class Village(Table[State]):
    """A turn is as many actions as one likes; `draw` draws a tile, `peek` shows one tile privately, `end` ends it."""

    def turn(self) -> Flow[None]:
        state, me = self.state, self.state.active
        menu = Step(
            "action",
            ["walk", "build", "draw", "peek", "trade", "end"],
            lambda pick: placements() if pick == "build" else None,
        )
        while True:
            path = yield from self.one(me, "action", menu, lambda: ("end",), window="action")
            state.done.append("-".join(str(pick) for pick in path))
            if path[0] == "draw":
                state.bag.remove(self.draw.pick("tile", state.bag))
            elif path[0] == "peek":
                self.whisper(me, "peeked", tile=state.bag[0])
            elif path[0] == "trade":
                yield from self.one(1 - me, "trade", Step("answer", ["yes", "no"]), lambda: ("no",))
            elif path[0] == "end":
                state.active = 1 - me
                return

    def leaves(self, seat: int) -> None:
        raise AssertionError("a conceded builder is played by a robot")


def village() -> Played:
    return Played(Mini(State(), Village, takes_back=True), 2)


def test_undo_goes_back_answer_by_answer() -> None:
    """Each answer of the turn can be taken back, the last one first."""
    table = village().says(0, "walk").says(0, "build", "3.1").takes_back(0)
    assert table.state.done == ["walk"]
    assert table.takes_back(0).state.done == []
    with pytest.raises(Refused):
        table.takes_back(0)


def test_undo_stops_at_the_last_draw() -> None:
    """What chance has shown cannot be taken back, nor anything before it; what came after can."""
    table = village().says(0, "walk").says(0, "draw").says(0, "walk").takes_back(0)
    assert table.state.done == ["walk", "draw"] and table.position.can_undo is None
    with pytest.raises(Refused):
        table.takes_back(0)


def test_undo_stops_where_something_private_was_told() -> None:
    """Nor what has been told in private."""
    table = village().says(0, "peek").says(0, "walk").takes_back(0)
    assert table.position.can_undo is None


def test_undo_stops_where_another_has_answered() -> None:
    """Nor across another player's answer; and nobody takes back for somebody else."""
    table = village().says(0, "trade").says(1, "yes")
    assert table.position.can_undo == 1
    with pytest.raises(Refused):
        table.takes_back(0)
    assert village().says(0, "walk").position.can_undo == 0


def test_undo_stops_at_the_checkpoint_and_at_the_clock() -> None:
    """A finished turn stays finished; what the clock decided stays decided."""
    assert village().says(0, "walk").says(0, "end").position.can_undo is None
    table = village().says(0, "trade").time()
    assert table.position.can_undo is None


def test_undo_makes_old_buttons_stale() -> None:
    """Serials only grow: ask and window from before the take-back never come back."""
    table = village().says(0, "walk").says(0, "walk")
    serial, window = table.position.serial, table.position.window
    table.takes_back(0)
    assert table.position.serial > serial and table.position.window > window
    floor = table.position.serial
    table.says(0, "build", "0.0")
    assert table.position.serial > floor and table.match.serial > floor
    assert advance(table.game, table.match).serial == table.position.serial


def test_undo_then_the_same_draw() -> None:
    """Taking back what came before a draw and then drawing gives the tile that was to come anyway."""
    straight = village().says(0, "draw").state.bag
    assert village().says(0, "walk").takes_back(0).says(0, "draw").state.bag == straight


def test_a_game_that_takes_nothing_back() -> None:
    """Where the game does not allow it, nothing is taken back."""
    table = Played(Mini(State(), Village), 2).says(0, "walk")
    with pytest.raises(Refused):
        table.takes_back(0)


def test_165_placements_travel_in_two_characters() -> None:
    """A huge step is coded in two characters a choice, and every one of them comes back."""
    table = village()
    assert table.position.ask is not None
    menu = table.position.ask.menu(0)
    assert len(PLACEMENTS) == 165
    for placement in PLACEMENTS:
        written = code(menu, ("build", placement))
        assert len(written) == 3 and decode(menu, written) == ("build", placement)


def test_the_huge_menu_is_worked_out_only_when_somebody_looks() -> None:
    """Neither asking nor running a turn again opens it; looking at it and answering do, once each."""
    global looks
    table = village().says(0, "build", "7.2").says(0, "build", "8.2").says(0, "walk")
    looks = 0
    position = advance(table.game, table.match)
    assert looks == 0 and position.ask is not None
    step_after(position.ask.menu(0), ("build",))
    assert looks == 1
    submit(table.game, table.match, Answer(0, ("build", "9.1")))
    assert looks == 2


def test_a_named_window_lasts_through_the_turn() -> None:
    """All questions of the turn share one window; the other builder's trade does not end it for good."""
    table = village()
    window = table.position.window
    assert table.says(0, "walk").says(0, "walk").position.window == window
