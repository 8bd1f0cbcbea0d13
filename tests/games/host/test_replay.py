"""A finished game stepped through again: the same table at every step, for every game."""

from __future__ import annotations

import msgspec
import pytest

from games.cli.selfplay import random_path
from games.core.codec import encode
from games.core.draw import Dice
from games.core.entry import TIME, Answer, Entry
from games.core.game import AnyGame
from games.core.match import Position, begin, submit, take_back
from games.core.options import settle
from games.host.chronicle import chapters, turn_begun
from games.host.replay import replay
from games.host.rows import LogRow, TakenBack, Told
from games.registry import GAMES
from tests.games.host.conftest import ANN, BOB, World, refusal

STEPS = 120


def row(game: AnyGame, position: Position, entry: Entry | TakenBack | None, number: int) -> LogRow:
    told = [Told(game.key, event) for event in position.events]
    turn = None if isinstance(entry, TakenBack) else turn_begun(game, position)
    return LogRow(number, position.match.serial, 0.0, entry, told, position.draws, turn)


def played(game: AnyGame) -> tuple[Position, list[LogRow], list[bytes]]:
    """The first part of a random game, with take-backs where the game has them; and each table as it was seen."""
    dice = Dice(f"replay {game.key}")
    position = begin(game, max(2, game.seats[0]), settle(game.options, {}), "replay")
    rows, seen = [row(game, position, None, 1)], [encode(game.view(position.state, None))]
    while position.ask is not None and len(rows) < STEPS:
        entry: Entry | TakenBack
        if game.takes_back and position.can_undo is not None and dice.chance(0.2):
            entry = TakenBack(position.can_undo)
            position = take_back(game, position.match, entry.seat)
        else:
            seat = dice.choice(position.ask.awaits) if position.ask.awaits else None
            entry = TIME if seat is None else Answer(seat, random_path(position.ask.menus[seat], dice))
            position = submit(game, position.match, entry)
        rows.append(row(game, position, entry, len(rows) + 1))
        seen.append(encode(game.view(position.state, None)))
    return position, rows, seen


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_step_shows_the_table_as_it_was(key: str) -> None:
    game = GAMES[key]
    position, rows, seen = played(game)
    shown = replay(game, position.match, rows)
    assert shown.whole
    assert sum(len(frame.said) for frame in shown.frames) == sum(len(one.events) for one in rows)
    tables = [encode(game.view(frame.position.state, None)) for frame in shown.frames]
    assert tables[0] == seen[0] and tables[-1] == seen[-1]
    assert all(table in seen for table in tables)
    assert all(frame.said for frame in shown.frames[:-1]), "a step where nothing was said would be a click for nothing"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_answer_is_shown_where_it_was_given(key: str) -> None:
    """At the last step before it; what was taken back was not given."""
    game = GAMES[key]
    position, rows, _ = played(game)
    shown = replay(game, position.match, rows)
    answers = []
    for one in rows:
        if isinstance(one.entry, TakenBack):
            answers.pop()
        elif isinstance(one.entry, Answer):
            answers.append((one.entry.seat, one.entry.path, one.serial - 1))
    assert [(one.seat, one.path, one.position.match.serial) for one in shown.given] == answers
    serials = [frame.position.match.serial for frame in shown.frames]
    for one in shown.given:
        assert serials[one.step] <= one.position.match.serial < [*serials, 10_000][one.step + 1]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_each_turn_of_the_log_can_be_jumped_to(key: str) -> None:
    """Also where the rows were written before they said whose turn begins."""
    game = GAMES[key]
    position, rows, _ = played(game)
    older = [msgspec.structs.replace(one, turn=None) for one in rows]
    shown = replay(game, position.match, older)
    assert [stop.step for stop in shown.stops] == sorted({stop.step for stop in shown.stops})
    turns = [chapter.seat for chapter in chapters(game, rows, None) if chapter.seat is not None]
    stops = iter([stop.seat for stop in shown.stops if stop.seat is not None])
    assert all(seat in stops for seat in turns), "in the same order; a turn in which nothing was said may be there, too"
    for stop in shown.stops:
        ask = shown.frames[stop.step].position.ask
        assert stop.seat is None or ask is None or stop.seat in ask.menus, "the table as it stood when the turn began"


def test_a_game_of_older_rules_is_followed_as_far_as_it_goes() -> None:
    game = GAMES["loveletter"]
    position, rows, _ = played(game)
    strange = [
        LogRow(one.version, one.serial, one.at, Answer(0, ("dragon",)), one.events) if number == 5 else one
        for number, one in enumerate(rows)
    ]
    shown = replay(game, position.match, strange)
    assert not shown.whole
    assert [frame.said for frame in shown.frames] == [one.events for one in rows[:5]]


async def test_only_a_finished_game_is_replayed(world: World) -> None:
    table = await world.table(ANN, BOB)
    assert await refusal(world.house.replay(table)) == "refused-replay-running"
    lobby = await world.house.lobby.open(1, 1, ANN, "Ann", next(iter(world.games)))
    assert await refusal(world.house.replay(lobby)) == "refused-replay-running"
