"""Whom each decision asks, what it says of itself, and who comes first (sections 4 and 14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.ask import Pace
from games.core.flow import PASS
from games.coup.view import view
from tests.games.coup.playing import Play, fresh, table, turned

HANDS = ("ca,co", "du,am", "as,as", "du,co")


def seated(first: int, *hands: str, **options: Any) -> tuple[Play, list[int]]:
    """A table whose first player sits there, and the seats of first, second, third and fourth."""
    places, by_seat = turned(len(hands), first, *hands)
    return table(*by_seat, active=first, **options), places


@pytest.mark.parametrize("first", range(4))
def test_clockwise_doubts(first: int) -> None:
    """K41: the fourth player's doubt comes first, the second's counts; nobody learns of the other."""
    play, (one, two, three, four) = seated(first, "ca,am", "co,du", "as,as", "du,du", doubt_priority="clockwise")
    play.say(one, "tax").say(four, "doubt")
    assert play.asked() == ("doubt-tax", (two, three)) and play.heard()[-1] == "announced-tax"
    play.say(two, "doubt").say(three, PASS)
    assert play.asked() == ("lose", (one,))
    doubts = [event.args for event in play.events if event.key == "doubted"]
    assert doubts == [{"who": two, "whom": one, "character": "duchess"}] and play.state.claims[-1].by == two


@pytest.mark.parametrize("first", range(4))
def test_clockwise_doubts_of_a_block_count_from_the_blocker(first: int) -> None:
    """4.1, point 7: nearest after the claimant, who is the blocker; the actor's doubt comes in its place."""
    play, (one, two, three, four) = seated(first, *HANDS, doubt_priority="clockwise")
    play.say(one, "foreign_aid").say(three, "duchess").say(two, PASS).say(four, PASS)
    assert play.asked() == ("doubt-block", (four, one, two))
    play.say(two, "doubt").say(one, "doubt").say(four, PASS)
    assert play.state.claims[-1].by == one


@pytest.mark.parametrize("first", range(4))
def test_clockwise_blocks(first: int) -> None:
    """4.1, point 7: the first blocker clockwise from the actor counts, in whatever order they spoke."""
    play, (one, two, three, four) = seated(first, *HANDS, doubt_priority="clockwise")
    play.say(one, "foreign_aid").say(four, "duchess").say(three, "duchess").say(two, PASS)
    assert play.state.move is not None and play.state.move.blocker == three
    assert play.asked() == ("doubt-block", (four, one, two))
    blocks = [event.args for event in play.events if event.key == "blocks"]
    assert blocks == [{"who": three, "character": "duchess"}]


def test_clockwise_doubt_stays() -> None:
    """14.1: a pass may become a doubt, a doubt stays."""
    play = table("ca,am", "co,du", "as,as", "du,du", doubt_priority="clockwise").say(0, "tax").say(1, PASS)
    play.say(2, "doubt").refuses(2, PASS)
    play.say(1, "doubt")
    assert play.asked() == ("doubt-tax", (3,))
    play.time()
    assert play.state.claims[-1].by == 1


@pytest.mark.parametrize("first", range(4))
def test_the_turn_goes_clockwise_over_the_dead(first: int) -> None:
    """Section 2: the next living seat, round the table."""
    play, (one, _, three, four) = seated(first, "ca,am", "", "as,as", "du,du", lost={(first + 1) % 4: "co,du"})
    for seat in (one, three, four, one):
        assert play.asked() == ("act", (seat,)) and view(play.state, None).move is None
        play.say(seat, "income")


@pytest.mark.parametrize("first", range(3))
def test_windows_are_fresh(first: int) -> None:
    """4.1: doubt, block, doubt of the block: each has an identity of its own, reactions all, with public buttons."""
    play, (one, two, three) = seated(first, "ca,am", "co,du", "as,as")
    seen = [play.say(one, "steal", two).open()]
    play.say(three, PASS)
    assert play.open().window == seen[0].window
    seen.append(play.say(two, PASS).open())
    seen.append(play.say(two, "captain").open())
    assert len({ask.window for ask in seen}) == 3
    assert all(ask.pace is Pace.REACTION and ask.face is not None for ask in seen)
    assert [ask.face.kind for ask in seen if ask.face] == ["doubt", "block", "doubt"]


def decisions() -> dict[str, Play]:
    """D0 to D8, with the second of three to act and everything held for four seconds that can be."""

    def at(*steps: Any, **more: Any) -> Play:
        play = table("ca,co", "du,as", "as,as", active=1, window_hold=4, confirm_doubt=True, **more)
        for step in steps:
            if step is None:
                play.pass_all().time()
            else:
                play.say(*step)
        return play

    steal = ((1, "steal", 0), None)
    examine = ((1, "examine", 0), None)
    return {
        "D0": fresh(2, start="2"),
        "D1": at(),
        "D1 rich": at(coins=[2, 10, 2]),
        "D2": at((1, "tax")),
        "D2 aimed": at((1, "assassinate", 2), coins=[2, 3, 2]),
        "D3 all": at((1, "foreign_aid")),
        "D3": at(*steal),
        "D3 kill": at((1, "assassinate", 2), None, coins=[2, 3, 2]),
        "D4": at(*steal, (0, "ambassador")),
        "D5": at((1, "murder", 2), coins=[2, 7, 2]),
        "D6": at((1, "exchange"), None),
        "D7": at(*examine, fifth="inquisitor"),
        "D8": at(*examine, (0, "captain"), fifth="inquisitor"),
    }


REACTION, SECRET, TURN = Pace.REACTION, Pace.SECRET, Pace.TURN
DOUBT = ("doubt", PASS)


@pytest.mark.parametrize(
    ("id", "key", "awaits", "about", "pace", "hold", "face", "stage", "kind"),
    [
        ("D0", "draft", (0, 1), {}, SECRET, 0, None, "draft", "pick"),
        ("D1", "act", (1,), {}, TURN, 0, None, "action", "action"),
        ("D1 rich", "murder", (1,), {}, TURN, 0, None, "action", "action"),
        ("D2", "doubt-tax", (2, 0), {"by": 1, "character": "duchess"}, REACTION, 4, DOUBT, "doubt", "doubt"),
        ("D2 aimed", "doubt-assassinate", (2, 0), {"by": 1, "character": "assassin", "whom": 2}, REACTION, 4, DOUBT,
         "doubt", "doubt"),
        ("D3 all", "block-foreign_aid", (2, 0), {"by": 1}, REACTION, 4, ("duchess", PASS), "block", "block"),
        ("D3", "block-steal", (0,), {"by": 1, "whom": 0}, REACTION, 0, ("captain", "ambassador", PASS),
         "block", "block"),
        ("D3 kill", "block-assassinate", (2,), {"by": 1, "whom": 2}, REACTION, 0, ("contessa", PASS), "block", "block"),
        ("D4", "doubt-block", (1, 2), {"by": 0, "character": "ambassador", "whom": 1}, REACTION, 4, DOUBT,
         "doubt-block", "doubt"),
        ("D5", "lose", (2,), {}, SECRET, 0, None, "loss", "lose"),
        ("D6", "exchange", (1,), {}, SECRET, 0, None, "exchange", "keep"),
        ("D7", "show", (0,), {"by": 1}, SECRET, 0, None, "show", "show"),
        ("D8", "decide", (1,), {"whom": 0}, SECRET, 0, None, "decide", "decide"),
    ],
)  # fmt: skip
def test_every_decision(
    id: str,
    key: str,
    awaits: tuple[int, ...],
    about: dict[str, Any],
    pace: Pace,
    hold: int,
    face: tuple[str, ...] | None,
    stage: str,
    kind: str,
) -> None:
    """D0 to D8: who is asked what, what the question names, its clock and hold, its public buttons."""
    play = decisions()[id]
    ask = play.open()
    facts = {name: getattr(fact, "word", fact) for name, fact in ask.about.items()}
    assert (ask.key, ask.awaits, facts, ask.pace, ask.hold) == (key, awaits, about, pace, hold)
    assert all(play.menu(seat).kind == kind for seat in awaits)
    assert (ask.face and tuple(ask.face.choices)) == face and list(ask.menus) == list(awaits)
    assert view(play.state, None).stage == stage and not ask.collected and not ask.counted
    assert ask.confirm == (key.startswith("doubt")), "only doubts are confirmed"
    assert ask.quiet == (key == "exchange"), "only an exchange may lapse without a word"


@pytest.mark.parametrize("id", ["D2", "D3 all", "D4"])
def test_held_windows_wait(id: str) -> None:
    """4.1, point 4: a window of several stays although all have passed; minds may change; then the clock closes it."""
    play = decisions()[id]
    window = play.open().window
    play.pass_all()
    assert play.open().window == window and play.open().awaits == ()
    seat = next(iter(play.open().menus))
    play.say(seat, play.menu(seat).choices[0])
    assert play.ask is None or play.open().window != window
    closed = decisions()[id].pass_all().time()
    assert "time-passed" not in closed.heard() and closed.open().window != window
