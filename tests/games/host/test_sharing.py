"""What a table's state has worked out is shared by all who look at the same version, and by nobody else."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.cli.selfplay import random_path
from games.core.codec import encode
from games.core.draw import Dice
from games.core.entry import Answer
from games.core.game import AnyGame
from games.core.match import begin, submit
from games.core.options import settle
from games.core.panel import Panel
from games.core.text import Seat
from games.host.timing import Timing
from games.registry import GAMES
from tests.games.host.conftest import ANN, BOB, World
from tests.games.host.toy import State, Toy, View


class Counting(Toy):
    """Counts what is built of it."""

    key = "counting"

    def __init__(self) -> None:
        self.built: Counter[str] = Counter()

    def view(self, state: State, seat: Seat | None) -> View:
        self.built[f"view {seat}"] += 1
        return super().view(state, seat)

    def table_panel(self, view: View) -> Panel:
        self.built["table"] += 1
        return super().table_panel(view)

    def hand_panel(self, view: View) -> Panel:
        self.built[f"hand {view.seat}"] += 1
        return super().hand_panel(view)


async def show(world: World, table: int) -> None:
    """As an answer, the table's message and two hands would."""
    for _ in range(2):
        state = await world.house.look(table)
        state.table_panel()
        state.view(None)
        for seat in (0, 1):
            state.hand_panel(seat)
            state.view(seat)


async def test_a_version_is_worked_out_once(world: World) -> None:
    game = Counting()
    world.games[game.key] = game
    table = await world.table(ANN, BOB, game=game.key)
    once = Counter({"view None": 1, "view 0": 1, "view 1": 1, "table": 1, "hand 0": 1, "hand 1": 1})
    game.built.clear()
    await show(world, table)
    assert game.built == once
    game.built.clear()
    answered = await world.say(table, ANN, "draw")
    answered.table_panel()
    await show(world, table)
    assert game.built == once
    assert await world.house.look(table) is answered


async def test_a_question_is_opened_once(world: World) -> None:
    table = await world.table(ANN, BOB)
    state = await world.house.look(table)
    assert state.question(0) is state.question(0)
    assert state.question(0) is not None
    assert state.question(1) is None


async def test_doors_that_open_again_show_the_moved_deadline(world: World) -> None:
    table = await world.table(ANN, BOB)
    before = (await world.house.look(table)).deadline
    assert before == world.clock.now() + 100
    await world.house.close_doors()
    world.clock.advance(1_000)
    await world.house.open_doors()
    assert (await world.house.look(table)).deadline == before + 1_000


async def test_what_is_known_anew_is_shown_anew(world: World) -> None:
    """The same version with other rows, as another process may have it."""
    table = await world.table(ANN, BOB)
    state = await world.house.look(table)
    record = await world.house.tables.load(table)
    world.house.tables.remember(msgspec.structs.replace(record, seats=record.seats[:1]))
    assert len((await world.house.look(table)).seats) == 1
    world.house.tables.clear_memory()
    again = await world.house.look(table)
    assert again is not state
    assert again.seats == state.seats


async def test_only_the_newest_are_kept(world: World) -> None:
    world.timing = Timing(states=2)
    await world.restart()
    first, second, third = [await world.table(ANN, BOB) for _ in range(3)]
    oldest = await world.house.look(first)
    newer = await world.house.look(second)
    assert await world.house.look(first) is oldest
    await world.house.look(third)
    assert await world.house.look(first) is oldest
    assert await world.house.look(second) is not newer


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nobody_changes_a_view(game: AnyGame) -> None:
    """Panels, previews, close-ups, standing answers and robots only read it: they may be given the same one."""
    seats, dice = game.seats[-1], Dice("sharing")
    position = begin(game, seats, settle(game.options, {}), "sharing")
    for turn in range(120):
        ask = position.ask
        if ask is None:
            break
        if turn % 8 == 0:
            for seat in ask.menus:
                view, public = game.view(position.state, seat), game.view(position.state, None)
                before = encode([view, public])
                question = ask.question(seat)
                game.hand_panel(view)
                game.table_panel(public)
                path = random_path(question.menu, dice)
                for length in range(len(path)):
                    game.preview(view, path[:length])
                for word in game.close_ups(public)[:1]:
                    game.close_up(public, word)
                game.stand_in(view, question, game.standing_choices())
                game.robot(view, question, dice, game.levels[0])
                assert encode([view, public]) == before
        seat = next(iter(ask.awaits or ask.menus))
        position = submit(game, position.match, Answer(seat, random_path(ask.menus[seat], dice)))


async def test_of_tables_that_are_over_only_the_last_few_stay_in_memory(world: World) -> None:
    """Thousands of them would fill it with what hardly anybody looks at; a look reads one again."""
    world.timing = Timing(ended=2)
    await world.restart()
    live, first, second, third = [await world.lobby(ANN) for _ in range(4)]
    for table in (first, second, third):
        await world.house.seats.leave(table, ANN)
    assert set(world.house.tables._cache) >= {second, third} and first not in world.house.tables._cache
    await world.house.look(live)
    assert live in world.house.tables._cache
    assert not (await world.house.look(first)).status.live
