"""The robots: legal, blind to what is hidden, and better than chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import process_time

import pytest

from games.cli.selfplay import Player, play_one
from games.core.ask import Question
from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.match import running
from games.core.menu import Path, check, paths
from games.core.options import settle
from games.core.robot import Weighed
from games.core.text import Seat, say
from games.inkognito import GAME
from games.inkognito.belief import Belief
from games.inkognito.pieces import Place
from games.inkognito.prospects import Prospects
from games.inkognito.rules import Rules
from games.inkognito.state import Meeting, State
from tests.exploiters.inkognito import EXPLOITERS
from tests.games.inkognito.table import (
    BRIAN,
    DAVID,
    EVE,
    MARCO,
    MARIO,
    RIALTO,
    RIGHT,
    ROB,
    SALUTE,
    SIGHS,
    WORLD,
    WRONG,
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


def shares(seats: int, player: str | Player, house: str, games: int, sides: Sequence[str] = ()) -> float:
    """How often somebody wins as each of these sides in turn; among three, in each seat."""
    won = 0
    for number in range(games):
        state = GAME.setup(seats, settle(GAME.options, {}))
        mine = partial(belongs, state, number, sides[number % len(sides)] if sides else "")
        guest, host = as_player(player), as_player(house)
        players = [seated(mine, seat, guest, host) for seat in range(seats)]
        play_one(GAME, state, Draw(f"{seats}-{number}"), Dice(f"{seats}-{number}"), players)
        assert state.result is not None
        won += any(mine(seat) for seat in state.result.winners)
    return won / games


def belongs(state: State, number: int, side: str, seat: Seat) -> bool:
    return GAME.side(state, seat) == side if side else seat == number % state.players


def as_player(who: str | Player) -> Player:
    return partial(GAME.robot, level=who) if isinstance(who, str) else who


def seated(mine: Callable[[Seat], bool], seat: Seat, guest: Player, host: Player) -> Player:
    return lambda view, question, dice: (guest if mine(seat) else host)(view, question, dice)


PAIRS = ("lord-and-colonel", "madame-and-x")
SIDES: dict[int, tuple[str, ...]] = {3: (), 4: PAIRS, 5: (*PAIRS, "ambassador")}


@pytest.mark.parametrize(("level", "below"), [("strong", "usual"), ("usual", "easy")])
def test_each_level_beats_the_one_below(level: str, below: str) -> None:
    """Pairs of four players, where a half would be fair."""
    assert shares(4, level, below, 36, PAIRS) >= 0.55


@pytest.mark.soak
@pytest.mark.parametrize(("level", "below"), [("strong", "usual"), ("usual", "easy")])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_levels_over_many_games(level: str, below: str, seats: int) -> None:
    """A wrong safe may have two winning sides, so each is measured against what the level below wins there."""
    equal = shares(seats, below, below, 600, SIDES[seats])
    assert shares(seats, level, below, 600, SIDES[seats]) >= equal + 0.02


@pytest.mark.soak
@pytest.mark.parametrize("level", ["usual", "strong"])
def test_the_ambassador_has_a_fair_share(level: str) -> None:
    """One of three sides: each agent wins with a pair, so everybody has an equal chance if each side has a third."""
    assert abs(shares(5, level, level, 1000, ("ambassador",)) - 1 / 3) <= 0.05


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("plan", EXPLOITERS)
def test_no_fixed_plan_beats_the_strong_ones(seats: int, plan: str) -> None:
    """Since a wrong safe has more than one winning side, a fair share is what a strong robot wins in the same place."""
    for side in SIDES[seats] or ("",):
        fair = shares(seats, "strong", "strong", 500, (side,) if side else ())
        assert shares(seats, EXPLOITERS[plan], "strong", 500, (side,) if side else ()) <= fair + 0.02


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
    assert decision(table, BRIAN, "strong") == (SALUTE,)


def with_first(state: State, seat: Seat) -> State:
    state.first = seat
    return state


def halfway(met: int) -> State:
    """Five players; Brian has two combinations left, and everybody has met this often."""
    state = world(5)
    for seat, word in ((ROB, F), (DAVID, X), (MARIO, Z), (MARIO, "n24")):
        showed(state, seat, BRIAN, word)
    for _ in range(met):
        state.meetings.append(Meeting(0, Place.SALUTE, "aa", [ROB, MARIO], "exchanged"))
        state.meetings.append(Meeting(0, Place.SALUTE, "aa", [MARIO, DAVID], "exchanged"))
    return state


def met_rob(state: State) -> Table:
    return Table(state).say(EVE, MARCO).go(RIALTO, RIALTO, SALUTE, SIGHS)


def test_who_is_ahead_waits() -> None:
    """Nobody else has seen anything: half a chance is less than there is to come."""
    assert decision(met_rob(halfway(0)), BRIAN, "strong")[0] != "safe"


def test_who_may_be_too_late_dares() -> None:
    """The others are about to know: half a chance is better than theirs."""
    path = decision(met_rob(halfway(8)), BRIAN, "strong")
    assert path[0] == "safe" and path[-1] in (RIGHT, WRONG)


def test_an_easy_one_never_dares() -> None:
    assert decision(met_rob(halfway(8)), BRIAN, "easy")[0] != "safe"


def test_whoever_let_an_occasion_pass_is_not_expected_to_open() -> None:
    """Rob and Brian have met after all that Rob has seen, and Rob opened nothing."""
    state = world(ambassador=[MARCO])
    state.meetings = [Meeting(0, Place.SALUTE, "aa", [ROB, MARIO], "exchanged") for _ in range(9)]
    assert prospects(state, BRIAN).ready(ROB, BRIAN) > 0.5
    state.meetings.append(Meeting(0, Place.SALUTE, "aa", [BRIAN, ROB], "exchanged"))
    assert prospects(state, BRIAN).ready(ROB, BRIAN) <= 0.1
    state.meetings.append(Meeting(0, Place.SALUTE, "aa", [ROB, DAVID], "exchanged"))
    assert prospects(state, BRIAN).ready(ROB, BRIAN) > 0.5


def prospects(state: State, seat: Seat) -> Prospects:
    view = GAME.view(state, seat)
    return Prospects(view, Belief(view))


def test_the_coach_knows_what_a_safe_is_worth() -> None:
    """In points of the chance to win: two combinations left, so half; one that does not fit, nothing."""
    table = met_rob(halfway(8))
    worths = {}
    for path in table.safes(BRIAN):
        found = {one.path: one.worth for one in advice(table, BRIAN, path)}
        worths[path[-1]] = found[path]
    assert worths[RIGHT] == pytest.approx(50) and worths[WRONG] == pytest.approx(50)
    assert sorted(worths.values())[:4] == [0, 0, 0, 0]


def test_the_coach_says_who_is_not_the_partner() -> None:
    table = Table(informed(ROB)).go(RIALTO, SALUTE, RIALTO, SIGHS)
    path = next(path for path in table.safes(BRIAN) if path[-1] == RIGHT)
    (safe,) = [one for one in advice(table, BRIAN, path) if one.path == path]
    assert safe.worth == 0 and safe.why == say("inkognito-coach-safe-stranger", whom=MARIO)


def advice(table: Table, seat: Seat, also: Path) -> list[Weighed]:
    assert table.position.ask is not None
    return GAME.weigh(table.view(seat), table.position.ask.question(seat), Dice("coach"), also)


def test_partners_are_a_side() -> None:
    state = world(5)
    sides = [GAME.side(state, seat) for seat in range(5)]
    assert sides[BRIAN] == sides[ROB] != sides[MARIO] == sides[DAVID] and sides[EVE] == "ambassador"
    assert not any(GAME.side(world(3), seat) for seat in range(3))


BORDER = 5
"""So many meetings of the others make half a chance about as good as waiting."""


def test_temperament_has_a_name() -> None:
    """One of many names dares where another waits; without a name nobody leans."""
    table = met_rob(halfway(BORDER))
    dared = {decision(table, BRIAN, "strong", name=f"robot {number}")[0] == "safe" for number in range(12)}
    assert dared == {True, False}


def test_a_foe_learns_nothing_that_can_be_helped() -> None:
    """Brian knows that Mario holds 24 and Z: these two would give the true card away."""
    state = world(ambassador=[MARCO])
    showed(state, MARIO, BRIAN, Z)
    showed(state, MARIO, BRIAN, "n24")
    table = Table(state).go(RIALTO, SALUTE, RIALTO, SIGHS)
    for number in range(20):
        path = decision(table, BRIAN, "strong", f"discretion-{number}")
        assert not {Z, "n24"} & set(map(str, path))


def test_a_partner_learns_as_much_as_possible() -> None:
    """Brian knows that Rob is F with 36: one of these beside it proves the true card."""
    state = world(ambassador=[MARCO])
    showed(state, ROB, BRIAN, F)
    showed(state, ROB, BRIAN, "n36")
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    for number in range(20):
        path = decision(table, BRIAN, "strong", f"teaching-{number}")
        assert {F, "n36"} & set(map(str, path))


def test_a_decision_is_cheap() -> None:
    """A few milliseconds of work at most, on average."""
    started, decisions = process_time(), 0
    for number in range(3):
        state = game(4, f"cheap-{number}", {True: "strong", False: "strong"})
        decisions += state.round * 5
    assert (process_time() - started) / decisions < 0.005


def decision(table: Table, seat: Seat, level: str, key: str = "robot", name: str = "") -> Path:
    assert table.position.ask is not None
    return GAME.robot(table.view(seat), table.position.ask.question(seat), Dice(key), level, name)
