"""Inkognito's meetings in small: committed in parallel and secretly, resolved in order (N13, N16, N46, 14.9, 14.10)."""

from __future__ import annotations

from contextlib import suppress

from games.core import state
from games.core.ask import Pace
from games.core.draw import Draw
from games.core.entry import TIME
from games.core.flow import Flow, Table, Window
from games.core.menu import Path, Step
from games.core.state import Result
from tests.games.core.flows.mini import Mini, Played

PAIRS = ("0+1", "0+2", "1+2")
MENU = Step("meeting", ["show", "safe"], {"show": Step("pair", PAIRS), "safe": Step("combination", ["right", "wrong"])})
BRIAN, ROB, MARIO, DAVID = range(4)
MEETINGS = [(BRIAN, ROB), (MARIO, DAVID)]


class State(state.State):
    delivered: list[str] = []


class Venice(Table[State]):
    """Two pairs meet; both commit at the same time; the first pair's meeting is resolved before the second's."""

    def turn(self) -> Flow[None]:
        said = yield from self.commits()
        for pair in MEETINGS:
            safe = next((seat for seat in pair if said[seat][0] == "safe"), None)
            if safe is not None:
                self.tell("safe", who=safe, combination=said[safe][1])
                self.state.result = Result([safe], [0] * 4)
                return
            for seat, other in (pair, pair[::-1]):
                self.state.delivered.append(f"{seat}:{said[seat][1]}")
                self.whisper(other, "showed", pair=said[seat][1])
            self.tell("exchanged", who=list(pair))

    def commits(self) -> Flow[dict[int, Path]]:
        window = Window(self, "meet", dict.fromkeys(range(4), MENU), pace=Pace.SECRET)
        said: dict[int, Path] = {}
        while answer := (yield from window.hear()):
            said[answer.seat] = answer.path
            window.heard(answer.seat)
            for pair in MEETINGS:
                if all(seat in said for seat in pair):
                    for seat in pair:
                        window.settled(seat)
        for seat in window.awaited:
            said[seat] = ("show", self.draw.pick("default pair", PAIRS))
        return said


def meet() -> Played:
    return Played(Mini(State(), Venice), 4)


def test_a_commit_may_be_changed_until_the_meeting_is_complete() -> None:
    """A commit may be changed while the other one is missing; the last one counts."""
    table = meet().says(BRIAN, "show", "0+1").says(BRIAN, "show", "1+2").says(ROB, "show", "0+1")
    table.says(MARIO, "show", "0+1").says(DAVID, "show", "0+1")
    assert table.state.delivered[0] == "0:1+2"


def test_n46_the_second_pair_waits_for_the_first() -> None:
    """N46: the second pair is ready first; its cards are delivered only after the first meeting."""
    table = meet().says(MARIO, "show", "0+1").says(DAVID, "show", "0+2")
    assert table.state.delivered == [] and table.said == [] and table.awaits == (BRIAN, ROB)
    table.says(ROB, "show", "0+1").says(BRIAN, "show", "1+2")
    assert table.state.delivered == ["0:1+2", "1:0+1", "2:0+1", "3:0+2"]
    assert table.said == ["showed", "showed", "exchanged"] * 2


def test_a_complete_pair_is_frozen() -> None:
    """14.9: a pair whose commits are all in cannot change them, even while the first pair is not ready."""
    table = meet().says(MARIO, "show", "0+1").says(DAVID, "show", "0+2")
    assert table.refuses(MARIO, "safe", "right") and table.may(MARIO) == []
    assert not table.refuses(ROB, "safe", "right")


def test_n13_a_safe_in_the_first_meeting_drops_the_second() -> None:
    """N13: the first meeting's safe decides; the second pair's commit is never shown."""
    table = meet().says(MARIO, "safe", "right").says(DAVID, "show", "0+1")
    table.says(BRIAN, "safe", "wrong").says(ROB, "show", "0+1")
    assert table.position.ask is None and table.said == ["safe"]
    assert table.event("safe").args == {"who": BRIAN, "combination": "wrong"} and table.state.delivered == []


def test_n16_a_safe_waits_and_is_examined_at_the_deadline() -> None:
    """N16: nothing is public but who is awaited; at the deadline the safe counts, the random pair is not shown."""
    table = meet().says(BRIAN, "safe", "right")
    shown = table.position.events
    other = meet().says(BRIAN, "show", "0+1")
    assert shown == other.position.events == [] and table.awaits == other.awaits == (ROB, MARIO, DAVID)
    table.says(MARIO, "show", "0+1").says(DAVID, "show", "0+1").time()
    assert table.said == ["time", "safe"] and table.event("time").args == {"who": [ROB]}
    assert table.state.delivered == [] and table.position.ask is None


def test_a_default_is_drawn_for_every_missing_seat() -> None:
    """14.10: also where a safe makes it needless, so that a replay draws the same."""
    table = meet().says(BRIAN, "safe", "right").time()
    assert [drawn.name for drawn in table.position.draws] == ["default pair"] * 3


def test_defaults_can_be_fixed_by_name() -> None:
    """A test fixes a named draw; live rules then use it."""
    venice = Venice(State(), Draw("key", fixed={"default pair": ["1+2", "0+1", "0+2", "0+1"]}))
    turn = venice.turn()
    next(turn)
    with suppress(StopIteration):
        turn.send(TIME)
    assert venice.state.delivered == ["0:1+2", "1:0+1", "2:0+2", "3:0+1"]
