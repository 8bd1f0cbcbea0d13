"""A series: points, joint winners, who is first, whose turn it is to be the Ambassador."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.ask import Pace
from games.core.entry import TIME
from games.core.match import begin, submit
from games.core.options import settle
from games.core.text import Refused, say
from games.inkognito import GAME
from games.inkognito.deduction import combinations, worlds
from games.inkognito.state import State
from tests.games.inkognito.table import BRIAN, MARCO, MARIO, RIALTO, RIGHT, ROB, WRONG, F, Table, world


def opened(points: list[int], combination: str = RIGHT, **options: Any) -> Table:
    """Brian tries the safe with Rob in a series that stands at these points."""
    state = world(ambassador=[MARCO], **{"series_points": 3, **options})
    state.points = points
    table = Table(state).go(RIALTO, RIALTO, MARCO, MARCO)
    return table.say(ROB, F, "n13").open_safe(BRIAN, combination)


def started(seats: int, **options: object) -> State:
    position = begin(GAME, seats, settle(GAME.options, options), "series")
    assert isinstance(position.state, State)
    return position.state


def next_games(seats: int, games: int, **options: object) -> list[State]:
    """Several games without a winner, each at its start."""
    position = begin(GAME, seats, settle(GAME.options, {"series_points": 10, "max_rounds": 10, **options}), "series")
    states: list[State] = []
    while len(states) < games:
        state = position.state
        assert isinstance(state, State)
        if state.games == len(states) + 1:
            states.append(state)
        position = submit(GAME, position.match, TIME)
    return states


def test_n38_joint_winners() -> None:
    table = opened([2, 2, 0, 1])
    assert table.state.result is not None
    assert table.state.result.winners == [BRIAN, ROB] and table.state.result.scores == [3, 3, 0, 1]


def test_the_series_goes_on_with_new_cards_and_the_next_first_player() -> None:
    table = opened([1, 0, 2, 0])
    assert table.state.result is None and table.state.points == [2, 1, 2, 0]
    assert table.state.games == 2 and table.state.round == 1 and table.state.shows == []
    assert table.state.first == ROB and table.key == "place"
    assert table.view(None).finished is not None
    points = [(event.args["who"], event.args["points"], event.args["target"]) for event in table.told("points")]
    assert points == [(0, 2, 3), (1, 1, 3), (2, 2, 3), (3, 0, 3)]
    assert [event.args for event in table.told("game")] == [{"number": 2}]
    assert table.state.meetings == [] and table.state.face_down is None and table.state.visits == []


def test_the_last_game_is_laid_open_for_a_round() -> None:
    """After that the table has its room for the game that is played; in words it can still be read."""
    table = opened([0, 0, 0, 0])
    for round, detail in ((1, False), (2, True)):
        table.state.round = round
        blocks = GAME.table_panel(table.view(None)).blocks
        assert [block.detail for block in blocks if block.title == say("inkognito-last-game")] == [detail]


def test_a_wrong_attempt_may_end_the_series() -> None:
    table = opened([2, 2, 2, 0], WRONG)
    assert table.state.result is not None and table.state.result.winners == [MARIO]


def test_a_single_game_without_a_winner_has_no_overall_winner() -> None:
    """Clarification 5."""
    table = Table(world(max_rounds=10))
    while table.state.result is None:
        table.time()
    assert table.state.result.winners == [] and table.state.games == 1


@pytest.mark.parametrize(("points", "winners"), [([1, 1, 0, 0], [BRIAN, ROB]), ([0, 0, 0, 0], [])])
def test_a_long_series_goes_to_its_leaders(points: list[int], winners: list[int]) -> None:
    """Clarification 5: after three times as many games as points."""
    state = world(series_points=2, max_rounds=10)
    state.points, state.games = points, 6
    table = Table(state)
    while table.state.result is None:
        table.time()
    assert table.state.result.winners == winners and table.state.games == 6
    assert table.state.result.why == "series" and table.state.finished is not None
    assert table.state.finished.number == 6, "the last one that was played"
    ended = table.events[-1]
    assert ended.key == ("series-won" if winners else "series-undecided")
    assert ended.args == {"who": winners, "points": max(points)}


def test_the_ambassador_moves_on_and_so_does_the_first_player() -> None:
    """Clarification 4: the first player skips the new game's Ambassador."""
    states = next_games(5, 4, ambassador="2", first="4")
    assert [state.ambassador for state in states] == [1, 2, 3, 4]
    assert [state.opener for state in states] == [3, 4, 0, 1]
    for state in states:
        assert state.black[state.ambassador or 0] == []


def test_players_keep_their_colours() -> None:
    """Four colours for five players: the fifth has that of whoever is the Ambassador."""
    for state in next_games(5, 5, ambassador="2"):
        view = GAME.view(state, None)
        colours = [view.colour(seat) for seat in range(5)]
        assert sorted(colour for colour in colours if colour is not None) == [0, 1, 2, 3]
        assert all(colour in (seat, None) for seat, colour in enumerate(colours[:4]))
        assert colours.index(None) == state.ambassador


def test_the_first_player_skips_the_ambassador() -> None:
    """Clarification 3: the option names the Ambassador; then the next to the left."""
    assert started(5, ambassador="2", first="2").first == 2
    assert [state.opener for state in next_games(5, 2, ambassador="3", first="3")] == [3, 4]


def test_without_rotation_the_ambassador_stays() -> None:
    assert [state.ambassador for state in next_games(5, 3, ambassador="5", rotate=False)] == [4, 4, 4]


def test_air_never_opens_a_game() -> None:
    """Clarification 2: it becomes first only inside a game."""
    assert [state.opener for state in next_games(3, 4, first="3")] == [2, 0, 1, 2]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused):
        GAME.setup(3, settle(GAME.options, {"first": "4"}))


def test_random_roles_are_drawn_among_all() -> None:
    openers, ambassadors = set(), set()
    for number in range(40):
        position = begin(GAME, 5, settle(GAME.options, {}), f"roles-{number}")
        assert isinstance(position.state, State)
        ambassadors.add(position.state.ambassador)
        openers.add(position.state.first)
        assert position.state.first != position.state.ambassador
    assert ambassadors == openers == {0, 1, 2, 3, 4}


def test_the_clocks() -> None:
    options = settle(GAME.options, {"tile_seconds": 30, "meet_seconds": 86400})
    assert GAME.seconds(options, Pace.TURN) == 30 and GAME.seconds(options, Pace.SECRET) == 86400


def test_recap_off() -> None:
    table = opened([2, 2, 0, 0], recap=False)
    assert table.state.finished is not None
    assert table.state.finished.shows == [] and table.state.finished.knew == []
    assert "revealed" in table.heard() and "could-not-know" not in table.heard()


def test_recap_tells_when_each_could_have_known() -> None:
    table = Table(ambassador=[MARCO])
    while table.state.result is None:
        table.time()
    game = table.state.finished
    assert game is not None and len(game.knew) == 4
    assert game.shows == table.state.shows and len(table.told("retold")) + len(table.told("retold-black")) == len(
        game.shows
    )
    for seat, round in enumerate(game.knew):
        assert round == first_sure(table, seat)
    assert any(game.knew)


def first_sure(table: Table, seat: int) -> int:
    """By going through the rounds one by one."""
    view = table.view(seat)
    for round in range(1, table.state.round + 1):
        shows = [show for show in view.shows if show.round <= round]
        if len(combinations(worlds(view.agents, seat, view.black, shows))) == 1:
            return round
    return 0
