"""Ratings: people against each other, from the results alone."""

from __future__ import annotations

from games.host.ratings import FIRST, Rank, finish, moved, placed, ranking
from games.host.rows import ResultRow

ANN, BOB, CAT = 1, 2, 3
ROBOT = None


def game(table: int, *seats: tuple[int | None, bool, int], at: float | None = None) -> list[ResultRow]:
    """A finished game: for each seat who, whether they won, and their score."""
    robots = sum(user is None for user, _, _ in seats)
    return [
        ResultRow(table, seat, user, f"P{user}", "toy", 1, len(seats), won, score, robots, at or table)
        for seat, (user, won, score) in enumerate(seats)
    ]


def by_user(rows: list[ResultRow]) -> dict[int, Rank]:
    return {one.user: one for one in ranking(rows)}


def test_who_wins_goes_up_and_who_loses_goes_down() -> None:
    board = ranking(game(1, (ANN, False, 2), (BOB, True, 4)))
    assert [(one.user, one.games, one.won, one.rated) for one in board] == [(BOB, 1, 1, 1), (ANN, 1, 0, 1)]
    assert board[0].rating > FIRST > board[1].rating


def test_places_are_by_winning_then_by_score_and_may_be_shared() -> None:
    assert finish(game(1, (ANN, False, 3), (BOB, True, 3), (CAT, False, 5))) == [3, 1, 2]
    assert finish(game(1, (ANN, True, 4), (BOB, True, 4), (CAT, False, 4))) == [1, 1, 2]
    second, third = (by_user(game(1, (ANN, True, 4), (BOB, False, 3), (CAT, False, 1)))[one] for one in (BOB, CAT))
    assert second.rating > third.rating


def test_winners_who_win_together_gain_together() -> None:
    board = by_user(game(1, (ANN, True, 1), (BOB, True, 1), (CAT, False, 0)))
    assert board[ANN].rating == board[BOB].rating > FIRST > board[CAT].rating


def test_robots_are_left_out() -> None:
    alone = by_user(game(1, (ANN, True, 4), (ROBOT, False, 0)))
    assert (alone[ANN].games, alone[ANN].won, alone[ANN].rated, alone[ANN].rating) == (1, 1, 0, FIRST)
    with_robot = by_user(game(1, (ANN, True, 4), (ROBOT, False, 2), (BOB, False, 0)))
    without = by_user(game(1, (ANN, True, 4), (BOB, False, 0)))
    assert {user: one.rating for user, one in with_robot.items()} == {user: one.rating for user, one in without.items()}


def test_where_all_did_equally_well_nobody_moves() -> None:
    """A quest lost together, or a robot that beat both of them."""
    board = by_user(game(1, (ANN, False, 0), (BOB, False, 0), (ROBOT, True, 4)))
    assert {(one.rated, one.rating) for one in board.values()} == {(0, FIRST)}


def test_what_one_game_moved_stays_whatever_came_later() -> None:
    rows = game(1, (ANN, True, 1), (BOB, False, 0)) + game(2, (BOB, True, 1), (ROBOT, False, 0), (ANN, False, 0))
    first = moved(rows[:2], 1)
    assert [(seat, before) for seat, before, _ in first] == [(0, FIRST), (1, FIRST)]
    assert first[0][2] > FIRST > first[1][2] and moved(rows, 1) == first
    assert [(seat, before) for seat, before, _ in moved(rows, 2)] == [(0, first[1][2]), (2, first[0][2])]
    assert moved(game(1, (ANN, True, 1), (ROBOT, False, 0)), 1) == [] == moved([], 1)


def test_games_count_in_the_order_in_which_they_ended() -> None:
    first, second = (ANN, True, 1), (BOB, False, 0)
    early = game(2, first, second, at=10.0) + game(1, (ANN, False, 0), (BOB, True, 1), at=20.0)
    turned = game(1, first, second, at=10.0) + game(2, (ANN, False, 0), (BOB, True, 1), at=20.0)
    assert [(one.user, one.rating) for one in ranking(early)] == [(one.user, one.rating) for one in ranking(turned)]


def test_those_who_were_never_rated_come_last_and_names_are_the_newest() -> None:
    rows = game(1, (CAT, True, 9)) + game(2, (ANN, False, 0), (BOB, True, 1))
    rows[-1] = ResultRow(2, 1, BOB, "Bobby", "toy", 1, 2, True, 1, 0, 2)
    board = ranking(rows)
    assert [one.user for one in board] == [BOB, ANN, CAT] and board[0].name == "Bobby"
    assert ranking([]) == []


def test_equal_ratings_share_a_place() -> None:
    """And the next one has as many before them as there are."""
    board = [Rank(user, "", 1, 0, rated, rating) for user, rated, rating in [(1, 1, 1100), (2, 1, 990), (3, 2, 990)]]
    board += [Rank(4, "", 1, 0, 1, 980), Rank(5, "", 1, 0, 0, 1000)]
    assert [(place, one.user) for place, one in placed(board)] == [(1, 1), (2, 2), (2, 3), (4, 4)]
