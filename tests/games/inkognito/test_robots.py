"""The robots: legal, blind to what is hidden, and better than chance."""

from __future__ import annotations

from time import process_time

import pytest

from games.core.ask import Question
from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.match import running
from games.core.menu import Path, check, paths
from games.core.options import settle
from games.core.text import Seat
from games.inkognito import GAME
from games.inkognito.rules import Rules
from games.inkognito.state import State
from tests.games.inkognito.table import (
    BRIAN,
    DAVID,
    MARCO,
    MARIO,
    RIALTO,
    RIGHT,
    ROB,
    SALUTE,
    SIGHS,
    WORLD,
    F,
    Table,
    X,
    Z,
    showed,
    world,
)


def anything(question: Question, dice: Dice, *, safe: bool) -> Path:
    found = list(paths(question.menu))
    return dice.choice([path for path in found if safe or path[0] != "safe"])


def game(seats: int, key: str, level: dict[bool, str]) -> State:
    """A game between robots: the level of Lord Fiddlebottom's side (and the Ambassador), and of the other."""
    state = GAME.setup(seats, settle(GAME.options, {}))
    dice = Dice(key)
    turns = running(Rules(state, Draw(key)))
    ask = next(turns)
    while True:
        seat = dice.choice(ask.awaits)
        question = ask.question(seat)
        plays = level[not state.black[seat] or state.black[seat][0] < 2]
        if plays in GAME.levels:
            path = GAME.robot(GAME.view(state, seat), question, dice, plays)
        else:
            path = anything(question, dice, safe=plays == "random")
        check(question.menu, path)
        try:
            ask = turns.send(Answer(seat, path))
        except StopIteration:
            return state


def wins(level: str, against: str, games: int) -> tuple[float, list[int]]:
    """How often the one side wins, and the rounds the games took."""
    won, rounds = 0, []
    for number in range(games):
        state = game(4, f"{level}-{against}-{number}", {True: level, False: against})
        assert state.result is not None
        side = [seat for seat in range(4) if state.black[seat][0] < 2]
        won += state.result.winners == side
        rounds.append(state.round)
    return won / games, sorted(rounds)


@pytest.mark.parametrize("against", ["random", "mute", "easy"])
def test_a_pair_of_robots_beats_the_others(against: str) -> None:
    """Against anybody at random, at random but without a safe, and the simple level."""
    share, _ = wins("usual", against, 60)
    assert share >= 0.7


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_between_robots_come_to_an_end(seats: int) -> None:
    for number in range(15):
        assert game(seats, f"end-{number}", {True: "usual", False: "usual"}).round < 50


@pytest.mark.soak
@pytest.mark.parametrize("against", ["random", "mute", "easy"])
def test_win_rate_over_many_games(against: str) -> None:
    share, rounds = wins("usual", against, 500)
    assert share >= 0.7
    assert rounds[int(0.95 * len(rounds))] <= 50


@pytest.mark.soak
def test_robots_among_themselves_end_in_time() -> None:
    share, rounds = wins("usual", "usual", 500)
    assert 0.35 <= share <= 0.65
    assert rounds[int(0.95 * len(rounds))] < 50


def informed(partner: Seat) -> State:
    """Brian has seen every black card there is."""
    state = world(ambassador=[MARCO])
    for seat, words in WORLD.items():
        for word in words if seat != BRIAN else ():
            showed(state, seat, BRIAN, word)
    assert state.partner(BRIAN) == partner
    return state


@pytest.mark.parametrize("level", GAME.levels)
def test_a_sure_robot_opens_the_safe_with_its_partner(level: str) -> None:
    table = Table(informed(ROB)).go(RIALTO, RIALTO, MARCO, MARCO)
    path = decision(table, BRIAN, level)
    assert path[0] == "safe" and path[-1] == RIGHT


@pytest.mark.parametrize("level", GAME.levels)
def test_but_not_with_a_foe(level: str) -> None:
    table = Table(informed(ROB)).go(RIALTO, SALUTE, RIALTO, SIGHS)
    assert table.meetings() == [("aa", [BRIAN, MARIO])]
    assert decision(table, BRIAN, level)[0] != "safe"


@pytest.mark.parametrize("level", GAME.levels)
def test_nor_while_two_combinations_are_left(level: str) -> None:
    state = world(ambassador=[MARCO])
    for seat, word in ((ROB, F), (DAVID, X), (MARIO, Z), (MARIO, "n24")):
        showed(state, seat, BRIAN, word)
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    assert decision(table, BRIAN, level)[0] != "safe"


def test_a_sure_robot_goes_to_its_partner() -> None:
    table = Table(with_first(informed(ROB), ROB)).go(SALUTE, SIGHS, RIALTO)
    assert table.awaited == (BRIAN,)
    assert decision(table, BRIAN, "usual") == (SALUTE,)


def with_first(state: State, seat: Seat) -> State:
    state.first = seat
    return state


def test_a_foe_learns_nothing_that_can_be_helped() -> None:
    """Brian knows that Mario holds 24 and Z: these two would give the true card away."""
    state = world(ambassador=[MARCO])
    showed(state, MARIO, BRIAN, Z)
    showed(state, MARIO, BRIAN, "n24")
    table = Table(state).go(RIALTO, SALUTE, RIALTO, SIGHS)
    for number in range(20):
        path = decision(table, BRIAN, "usual", f"discretion-{number}")
        assert not {Z, "n24"} & set(map(str, path))


def test_a_partner_learns_as_much_as_possible() -> None:
    """Brian knows that Rob is F with 36: one of these beside it proves the true card."""
    state = world(ambassador=[MARCO])
    showed(state, ROB, BRIAN, F)
    showed(state, ROB, BRIAN, "n36")
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    for number in range(20):
        path = decision(table, BRIAN, "usual", f"teaching-{number}")
        assert {F, "n36"} & set(map(str, path))


def test_a_decision_is_cheap() -> None:
    """A few milliseconds of work at most, on average."""
    started, decisions = process_time(), 0
    for number in range(3):
        state = game(4, f"cheap-{number}", {True: "usual", False: "usual"})
        decisions += state.round * 5
    assert (process_time() - started) / decisions < 0.005


def decision(table: Table, seat: Seat, level: str, key: str = "robot") -> Path:
    assert table.position.ask is not None
    return GAME.robot(table.view(seat), table.position.ask.question(seat), Dice(key), level)
