"""The log by rounds and turns: whose turn each thing belongs to, and what is new since one's own."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.core.event import Event
from games.core.match import begin
from games.core.options import settle
from games.host.chronicle import Chapter, chapters, since_turn, turn_begun
from games.host.rows import HOUSE, LogRow, Told
from games.registry import GAMES
from tests.games.host.conftest import ANN, BOB, World
from tests.games.host.test_replay import played
from tests.games.host.toy import Toy


class Rounds(Toy):
    """Tells of its rounds and turns."""

    rounds = frozenset({"round"})
    turns = frozenset({"turn"})


class Together(Toy):
    """Nobody has a turn."""

    turns = frozenset()


def rows(*told: Event | Told, turn: int | None = None) -> list[LogRow]:
    return [
        LogRow(1, 1, 0.0, None, tuple(one if isinstance(one, Told) else Told("toy", one) for one in told), (), turn)
    ]


def keys(found: list[Chapter]) -> list[tuple[str | int | None, list[str]]]:
    return [
        (one.round.key if one.round else one.seat, [line.key.removeprefix("toy-") for line in one.lines])
        for one in found
    ]


async def heard(world: World, table: int, user: int | None = None) -> list[Chapter]:
    state = await world.house.look(table)
    seat = None if user is None else state.seat_of(user)
    return chapters(state.game, await world.house.log(table, user), seat)


async def test_a_turn_begins_with_its_first_question_and_ends_with_the_next_ones(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "claim")
    await world.say(table, BOB, "doubt")
    await world.say(table, BOB, "step")
    await world.say(table, BOB, "yes")
    await world.say(table, ANN, "draw")
    assert keys(await heard(world, table)) == [
        (0, ["doubted", "turn-over"]),
        (1, ["turn-over"]),
        (0, ["luck", "turn-over"]),
        (1, []),
    ], "a window, or a second question in the same turn, begins nothing; the turn that runs is there though it is empty"


async def test_an_answer_that_is_taken_back_begins_no_turn(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "step")
    await world.house.play.take_back(table, ANN)
    await world.say(table, ANN, "draw")
    assert keys(await heard(world, table)) == [(0, ["house-took-back", "luck", "turn-over"]), (1, [])]


async def test_time_that_ran_out_belongs_to_the_turn_in_which_it_did(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.pass_time(101)
    assert keys(await heard(world, table))[0] == (0, ["time"])


async def test_what_is_secret_stays_with_whom_it_was_told(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "secret")
    await world.say(table, ANN, "red")
    await world.say(table, BOB, "blue")
    assert keys(await heard(world, table)) == [(0, ["turn-over"]), (1, [])]
    for user in (ANN, BOB):
        assert keys(await heard(world, table, user))[0] == (0, ["picked.private", "turn-over"])


async def test_nobody_reads_an_entry_in_a_running_games_log(world: World) -> None:
    """Whose turn it is was on the table for all to see; what they answered was not."""
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "hush")
    assert [(row.entry, row.turn) for row in await world.house.log(table, BOB)] == [(None, 0), (None, None)]


def test_events_begin_rounds_and_turns_where_the_game_tells_of_them() -> None:
    found = chapters(
        Rounds(),
        rows(
            Event("setup"),
            Event("dealt", private={0: {"card": "ace"}}, secret=True),
            Event("round", {"who": 1}),
            Event("turn", {"who": 1}, {1: {"card": "king"}}),
            Event("luck"),
            Told(HOUSE, Event("turn", {"who": 0})),
            turn=0,
        ),
        0,
    )
    assert keys(found)[:3] == [
        (None, ["setup"]),
        ("toy-round", ["dealt.private"]),
        (1, ["luck", "house-turn"]),
    ], "a deal belongs to the round that follows; the heading says whose turn it is, and the house begins none"
    assert [one.number for one in found] == [0, 1, 2, 3]


def test_a_whisper_within_a_turn_stays_where_it_was() -> None:
    told = [Event("one"), Event("dealt", private={0: {}}, secret=True), Event("two")]
    assert keys(chapters(Rounds(), rows(*told), 0)) == [(None, ["one", "dealt.private", "two"])]
    assert keys(chapters(Rounds(), rows(*told), 1)) == [(None, ["one", "two"])]


def test_where_nobody_has_a_turn_no_question_begins_one() -> None:
    options = settle(Toy.options, {})
    assert turn_begun(Toy(), begin(Toy(), 2, options, "k")) == 0
    assert turn_begun(Together(), begin(Together(), 2, options, "k")) is None


@pytest.mark.parametrize(
    ("seats", "mine", "first"),
    [
        ([None, 0, 1], 0, 2),
        ([None, 0, 1, 0], 0, 2),
        ([None, 0, 1, 0, 1], 0, 4),
        ([None, 0], 0, None),
        ([None, 0, 1], 1, None),
        ([None, 0, 1], None, None),
        ([], 0, None),
    ],
)
def test_what_is_new_begins_after_ones_last_turn(seats: list[int | None], mine: int | None, first: int | None) -> None:
    """A turn that still runs is not the last one."""
    assert since_turn([Chapter(number, seat=seat) for number, seat in enumerate(seats)], mine) == first


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_says_whose_turn_it_is_or_that_there_are_none(key: str) -> None:
    game = GAMES[key]
    _, log, _ = played(game)
    seats = [one.seat for one in chapters(game, log, None) if one.seat is not None]
    if game.turns == frozenset():
        assert not seats
        return
    assert len(seats) > 2
    assert all(seat == (before + 1) % (max(seats) + 1) for before, seat in pairwise(seats[:3])), "one after the other"
