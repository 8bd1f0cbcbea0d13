"""Coup's doubts in small: the first settles it, a pass may be changed, or doubts are collected (K33-K35, K41)."""

from __future__ import annotations

import msgspec
import pytest

from games.core import state
from games.core.flow import PASS, Flow, Table
from games.core.menu import Step
from tests.games.core.flows.mini import Mini, Played

FACE = Step("answer", ["doubt", PASS])
ALL = (1, 2, 3)


class State(state.State):
    collect: bool
    hold: int = 0
    doubts: list[int] = []
    living: list[int] = msgspec.field(default_factory=lambda: [0, 1, 2, 3])
    dropped: bool = False


class ActionDropped(Exception):
    """The claimant has given up."""


class Claim(Table[State]):
    """Seat 0 claims something, turn after turn; 1, 2 and 3 may doubt it."""

    def turn(self) -> Flow[None]:
        others = [seat for seat in self.state.living if seat != 0]
        try:
            doubt = yield from self.first_to(
                "doubt", others, FACE, collect=self.state.collect, hold=self.state.hold, by=0
            )
        except ActionDropped:
            self.state.dropped = True
            return
        self.state.doubts.append(-1 if doubt is None else doubt.seat)
        self.tell("nobody" if doubt is None else "doubted", who=self.state.doubts[-1])

    def leaves(self, seat: int) -> None:
        self.state.living.remove(seat)
        self.tell("left", who=seat)
        if seat == 0:
            raise ActionDropped


def claim(collect: bool = False, hold: int = 0) -> Played:
    return Played(Mini(State(collect=collect, hold=hold), Claim), 4)


def test_k34_a_pass_becomes_a_doubt() -> None:
    """K34: whoever has passed may still doubt while somebody else is awaited."""
    table = claim().says(1, PASS)
    assert table.awaits == (2, 3) and table.may(1) == ["doubt", PASS]
    table.says(1, "doubt")
    assert table.state.doubts == [1]


def test_passing_twice_changes_nothing() -> None:
    """14.1: pressing Pass again is accepted and changes nothing."""
    table = claim().says(1, PASS).says(1, PASS)
    assert table.awaits == (2, 3) and table.state.doubts == []


def test_two_doubters_at_once() -> None:
    """Only the fastest counts: the second doubt meets a window that is closed."""
    table = claim()
    window = table.position.window
    table.says(3, "doubt")
    assert table.state.doubts == [3]
    assert table.position.window > window, "K35: the old button belongs to a window that is gone"


def test_k33_time_counts_as_passing() -> None:
    """K33: two pass, the third is silent: nobody doubted."""
    table = claim().says(1, PASS).says(2, PASS).time()
    assert table.state.doubts == [-1]
    assert table.said[0] == "time-passed" and table.event("time-passed").args == {"who": [3]}


def test_all_pass_closes_the_window() -> None:
    """The window closes with the last pass, without waiting for the clock."""
    assert claim().says(3, PASS).says(1, PASS).says(2, PASS).state.doubts == [-1]


def test_one_window_for_all_its_asks() -> None:
    """A neighbour's pass does not make a button stale: the window keeps its serial, the ask gets a new one."""
    table = claim()
    window, serial = table.position.window, table.position.serial
    table.says(1, PASS)
    assert table.position.window == window and table.position.serial > serial


def test_k41_collected_doubts_go_clockwise() -> None:
    """K41: collected answers: the nearest doubter after the claimant counts, whoever was quicker."""
    table = claim(collect=True).says(3, "doubt")
    assert table.state.doubts == [] and table.awaits == (1, 2)
    table.says(1, PASS).says(2, "doubt")
    assert table.state.doubts == [2]
    assert table.said == ["doubted"], "the other doubt stays unseen"


def test_collected_pass_may_become_a_doubt_but_not_back() -> None:
    """14.1: with collected answers a pass may become a doubt, a doubt stays."""
    table = claim(collect=True).says(1, PASS).says(1, "doubt")
    assert table.refuses(1, PASS) and table.refuses(1, "doubt")
    assert table.says(2, PASS).says(3, PASS).state.doubts == [1]


def test_collected_doubt_at_the_deadline() -> None:
    """Silence counts as passing; the collected doubt counts."""
    assert claim(collect=True).says(3, "doubt").time().state.doubts == [3]


@pytest.mark.parametrize("collect", [False, True])
def test_who_leaves_drops_out_as_a_pass(collect: bool) -> None:
    """14.2: a conceding seat drops out; the window closes when nobody is awaited any more."""
    table = claim(collect).says(1, PASS).says(2, PASS).leaves(3)
    assert table.state.doubts == [-1] and table.state.living == [0, 1, 2]
    assert table.awaits == (1, 2), "the next claim"


def test_a_leavers_collected_doubt_is_void() -> None:
    """14.3: a conceding seat's collected doubt counts for nothing."""
    table = claim(collect=True).says(1, "doubt").leaves(1).says(2, PASS)
    assert table.state.doubts == []
    assert table.says(3, PASS).state.doubts == [-1]


def test_who_left_after_passing_cannot_doubt() -> None:
    """A seat that has left is not on the menus of the open window any more."""
    table = claim().says(1, PASS).leaves(1)
    assert table.refuses(1, "doubt") and table.awaits == (2, 3)


def test_the_claimant_leaves() -> None:
    """14.3: the actor gives up while doubts are open: the action is dropped at once."""
    table = claim()
    window = table.position.window
    table.leaves(0)
    assert table.state.dropped and table.state.doubts == [] and table.position.window > window


def test_a_held_window_waits_for_the_clock() -> None:
    """Hold: all have passed and nobody is awaited, but the window stays open and a pass may be changed."""
    table = claim(hold=5).says(1, PASS).says(2, PASS).says(3, PASS)
    assert table.awaits == () and table.position.ask is not None and table.position.ask.hold == 5
    assert Played.says(table, 2, "doubt").state.doubts == [2]
    silent = claim(hold=5).says(1, PASS).says(2, PASS).says(3, PASS).time()
    assert silent.state.doubts == [-1] and "time-passed" not in silent.said, "nobody was awaited, so nobody was late"
