"""A match is a value: serials that only grow, windows that outlast checkpoints, new rules under a running match."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from games.core import state
from games.core.codec import Unreadable, encode
from games.core.draw import Draw
from games.core.entry import TIME, Answer, Left
from games.core.flow import Flow, Table
from games.core.match import Match, advance, begin, mend, running, submit, take_back
from games.core.menu import Step
from games.core.state import Result
from games.core.text import Refused
from tests.games.core.flows.mini import Mini, Played

MENU = Step("move", ["go", "draw", "stop", "quiet", "end"])


class State(state.State):
    moves: list[str] = []
    turns: int = 0
    quiet: int = 0
    gone: list[int] = []
    bag: list[int] = msgspec.field(default_factory=lambda: list(range(9)))


class Rules(Table[State]):
    """Seat 0 moves until it stops: that is a turn. After `quiet` two turns pass without a question."""

    named: ClassVar[str | None] = None
    go: ClassVar[str] = "go"

    def turn(self) -> Flow[None]:
        state = self.state
        state.turns += 1
        self.tell("turn", number=state.turns)
        if state.quiet:
            state.quiet -= 1
            return
        while True:
            path = yield from self.one(0, "move", MENU, lambda: ("stop",), window=self.named)
            word = str(path[0])
            state.moves.append(self.go if word == "go" else word)
            if word == "draw":
                state.bag = self.draw.shuffle("bag", state.bag)
            if word == "quiet":
                state.quiet = 2
            if word == "end":
                state.result = Result([0], [1, 0])
            if word in ("stop", "quiet", "end"):
                return

    def leaves(self, seat: int) -> None:
        self.state.gone.append(seat)


class Named(Rules):
    named = "turn"


class Renamed(Rules):
    go = "went"


class Crashing(Rules):
    def turn(self) -> Flow[None]:
        flow = super().turn()
        ask = next(flow)
        while True:
            if len(self.state.moves) >= 1 and self.state.turns == 1:
                raise RuntimeError("new rules choke on old entries")
            ask = flow.send((yield ask))


def game(table: type[Table[Any]] = Rules, version: int = 1) -> Mini:
    return Mini(State(), table, takes_back=True, version=version)


def played(table: type[Table[Any]] = Rules) -> Played:
    return Played(game(table), 2)


def test_a_match_survives_as_bytes() -> None:
    """Written and read back in another process, it goes on where it was."""
    table = played().says(0, "go").says(0, "draw")
    again = msgspec.json.decode(encode(table.match), type=Match)
    assert again == table.match
    assert advance(table.game, again).match.digest == table.match.digest
    assert submit(table.game, again, TIME).match == table.time().match


def test_submit_is_pure() -> None:
    """The match given stays what it was; the same entry leads to the same place each time."""
    table = played().says(0, "go")
    kept = encode(table.match)
    one, other = (submit(table.game, table.match, Answer(0, ("draw",))) for _ in range(2))
    assert encode(table.match) == kept
    assert one.match == other.match and one.draws == other.draws and one.events == other.events


def test_serials_only_grow() -> None:
    """With every entry, over checkpoints and take-backs."""
    table = played()
    seen = [(table.match.serial, table.position.serial, table.position.window)]
    for word in ("go", "go", "back", "draw", "go", "back", "stop", "go", "back", "back?", "quiet", "go"):
        if word == "back?":
            with pytest.raises(Refused):
                table.takes_back(0)
        elif word == "back":
            table.takes_back(0)
        else:
            table.says(0, word)
        seen.append((table.match.serial, table.position.serial, table.position.window))
        assert advance(table.game, table.match).serial == table.position.serial
        assert advance(table.game, table.match).window == table.position.window
    for column in zip(*seen, strict=True):
        assert list(column) == sorted(column)
    serials = [serial for serial, *_ in seen]
    assert len(set(serials)) == len(serials) - 1, "only the refused take-back changed nothing"


def test_a_take_back_lifts_ask_and_window() -> None:
    """The floor: what was open before a take-back gets a new serial, so that no old button lives again."""
    table = played().says(0, "go").says(0, "go")
    first_ask = played().position.serial
    table.takes_back(0).takes_back(0)
    assert table.state.moves == [] and table.position.serial > first_ask + 2
    assert table.match.floor == table.match.serial == table.position.serial == table.position.window


def test_a_numbered_window_ends_with_its_turn() -> None:
    """After a checkpoint a new window is open, even though it has the same number."""
    table = played()
    window = table.position.window
    assert table.says(0, "stop").position.window > window


def test_a_named_window_outlasts_a_checkpoint() -> None:
    """Asks of one name share a window over checkpoints, also through turns without a question."""
    table = played(Named)
    window = table.position.window
    for word in ("go", "stop", "go", "quiet", "stop"):
        table.says(0, word)
        assert table.position.window == window == advance(table.game, table.match).window


def test_turns_without_a_question_just_follow() -> None:
    """They are played at once, each its own checkpoint, and told with the entry that led to them."""
    table = played().says(0, "quiet")
    assert table.state.turns == 4 and table.said == ["turn"] * 3
    assert table.match.entries == [] and table.position.ask is not None


def test_the_end() -> None:
    """Nothing is asked after the end, and every entry is refused, in any process."""
    table = played().says(0, "end")
    assert table.position.ask is None and table.state.result == Result([0], [1, 0])
    again = advance(table.game, table.match)
    assert again.ask is None and again.match.digest == table.match.digest and again.state == table.state
    for entry in (TIME, Left(0), Answer(0, ("go",))):
        with pytest.raises(Refused) as refused:
            submit(table.game, table.match, entry)
        assert refused.value.phrase.key == "refused-over"


def test_refusals_of_people() -> None:
    """A stranger, a seat that nobody sits on, one who has left already."""
    table = played()
    with pytest.raises(Refused):
        submit(table.game, table.match, Answer(1, ("go",)))
    with pytest.raises(Refused):
        submit(table.game, table.match, Left(2))
    table.leaves(1)
    assert table.match.left == [1]
    with pytest.raises(Refused) as refused:
        table.leaves(1)
    assert refused.value.phrase.key == "refused-already-left"


def test_leaving_is_kept_over_checkpoints() -> None:
    """Whoever left in an earlier turn has left for good."""
    table = played().leaves(1).says(0, "stop").says(0, "go")
    assert table.match.left == [1] and table.state.gone == [1]


def test_seat_count() -> None:
    """A game says how many may play it."""
    with pytest.raises(Refused) as refused:
        begin(game(), 9, {}, "key")
    assert refused.value.phrase.args == {"least": 1, "most": 8}


def test_events_and_draws_are_those_of_the_last_entry() -> None:
    """A submit tells what its entry made happen; an advance tells nothing unless it listens."""
    table = played().says(0, "draw")
    assert [drawn.name for drawn in table.position.draws] == ["bag"]
    table.says(0, "stop")
    assert table.said == ["turn"] and table.position.draws == []
    silent, heard = advance(table.game, table.match), advance(table.game, table.match, listening=True)
    assert silent.events == [] and [event.key for event in heard.events] == ["turn"]


def test_only_these_rules_run_a_match() -> None:
    """A match of other rules is mended first."""
    with pytest.raises(Unreadable):
        advance(game(version=2), played().match)


def test_mend_leaves_a_match_of_these_rules_alone() -> None:
    """Nothing to do, nothing changed."""
    table = played().says(0, "go")
    assert mend(table.game, table.match) == (table.match, False)


def test_mend_keeps_entries_that_still_fit() -> None:
    """New rules that come to the same state go on in the middle of the turn."""
    table = played().says(0, "go").says(0, "draw").leaves(1)
    mended, restarted = mend(game(version=2), table.match)
    assert not restarted and mended.rules == 2 and mended.entries == table.match.entries
    after = advance(game(version=2), mended)
    assert (
        after.match.digest == table.match.digest and after.match.left == [1] and after.serial == table.position.serial
    )


@pytest.mark.parametrize("rules", [Renamed, Crashing])
def test_mend_restarts_a_turn_that_no_longer_fits(rules: type[Table[Any]]) -> None:
    """Another state or an error: the turn starts again from its checkpoint, with new serials."""
    table = played().says(0, "go").says(0, "go").leaves(1)
    mended, restarted = mend(game(rules, version=2), table.match)
    assert restarted and mended.rules == 2 and mended.entries == [] and mended.left == []
    position = advance(game(rules, version=2), mended)
    assert position.serial > table.position.serial and position.window > table.position.window
    assert position.state.moves == [] and position.ask is not None  # type: ignore[attr-defined]


def test_mend_refuses_newer_matches() -> None:
    """What newer rules wrote cannot be read by older ones."""
    newer = Played(game(version=3), 2).match
    with pytest.raises(Unreadable):
        mend(game(version=2), newer)


def test_live_is_the_same_game() -> None:
    """The live generator goes through the same turns as the re-run."""
    table = played()
    rules = Rules(State(), Draw("key"))
    turns = running(rules)
    next(turns)
    for word in ("go", "draw", "stop", "quiet", "draw"):
        turns.send(Answer(0, (word,)))
        table.says(0, word)
        assert encode(rules.state) == encode(table.state)
    with pytest.raises(StopIteration):
        turns.send(Answer(0, ("end",)))


def test_only_the_last_answer_of_the_seat_is_taken_back() -> None:
    """Nobody takes back for another; after a draw there is nothing to take back."""
    table = played().says(0, "go")
    with pytest.raises(Refused):
        take_back(table.game, table.match, 1)
    table.says(0, "draw")
    with pytest.raises(Refused):
        take_back(table.game, table.match, 0)


class Worked(Rules):
    """Its menu is worked out when somebody looks, and that is counted."""

    looks: ClassVar[list[int]] = []

    def turn(self) -> Flow[None]:
        path = yield from self.one(0, "move", self.menu, lambda: ("stop",))
        self.state.moves.append(str(path[0]))

    def menu(self) -> Step:
        self.looks.append(len(self.state.moves))
        return MENU


def test_a_menu_is_worked_out_once_for_who_looks_and_who_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is checked against the menu that its seat has seen, which is the one of this position."""
    monkeypatch.setattr(Worked, "looks", [])
    game = Mini(State(), Worked)
    there = begin(game, 2, {}, "key")
    assert there.menu(0) is there.menu(0) is MENU
    after = submit(game, there.match, Answer(0, ("go",)), there)
    assert Worked.looks == [0]
    assert after.match == submit(game, there.match, Answer(0, ("go",))).match
    assert after.menu(0) is MENU and Worked.looks == [0, 0, 1], "the next position has its own"
    with pytest.raises(Refused, match="refused-not-possible"):
        submit(game, after.match, Answer(0, ("fly",)), after)
    with pytest.raises(Refused, match="refused-not-asked"):
        submit(game, after.match, Answer(1, ("go",)), after)
