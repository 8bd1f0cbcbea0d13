"""Answers through the one door: tickets, double clicks, races, take-backs, many at once."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

from games.core.draw import Draw, key_of
from games.core.entry import Answer
from games.host.house import House
from games.host.rows import Status
from games.host.ticket import Ticket
from tests.games.host.conftest import ANN, BOB, CAT, DAN, World, refusal


async def test_an_answer_is_kept_logged_and_told_after_its_commit(world: World) -> None:
    table = await world.table(ANN, BOB)
    world.shown.changes.clear()
    state = await world.say(table, ANN, "draw")
    assert world.shown.changes == [(table, state.version)]
    last = (await world.db.log(table))[-1]
    assert (last.version, last.entry) == (state.version, Answer(0, ("draw",)))
    assert [told.event.key for told in last.events] == ["luck", "turn-over"]
    assert [drawn.name for drawn in last.draws] == ["luck"]
    assert state.awaits == (1,)


async def test_a_refused_answer_changes_and_publishes_nothing(world: World) -> None:
    table = await world.table(ANN, BOB)
    before = await world.house.look(table)
    world.shown.changes.clear()
    own = before.ticket(0)
    assert await refusal(world.press(table, ANN, own, "fly")) == "refused-not-possible"
    assert await refusal(world.press(table, ANN, own)) == "refused-not-complete"
    assert await refusal(world.press(table, BOB, before.window, "step")) == "refused-not-asked"
    assert await refusal(world.press(table, CAT, own, "step")) == "refused-not-at-table"
    assert await refusal(world.press(table, ANN, Ticket(99), "step")) == "refused-stale"
    assert await refusal(world.press(999, ANN, own, "step")) == "refused-no-table"
    assert (await world.house.look(table)).version == before.version
    assert not world.shown.changes
    assert not world.shown.troubles


async def test_a_second_click_on_the_same_panel_is_stale(world: World) -> None:
    table = await world.table(ANN, BOB)
    own = (await world.house.look(table)).ticket(0)
    await world.press(table, ANN, own, "step")
    assert await refusal(world.press(table, ANN, own, "step")) == "refused-stale"


async def test_the_same_interaction_twice_does_nothing_twice(world: World) -> None:
    table = await world.table(ANN, BOB)
    own = (await world.house.look(table)).ticket(0)
    assert own is not None
    one, two = await asyncio.gather(
        *(world.house.play.submit(table, ANN, own, ("draw",), click=4_242) for _ in range(2))
    )
    assert one.version == two.version
    await world.restart()
    again = await world.house.play.submit(table, ANN, own, ("draw",), click=4_242)
    assert again.version == one.version


async def test_a_neighbours_answer_does_not_make_my_panel_stale(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "secret")
    mine = (await world.house.look(table)).ticket(2)
    await world.say(table, ANN, "red")
    await world.say(table, BOB, "blue")
    state = await world.press(table, CAT, mine, "red")
    assert await world.points(table) == [1, 0, 1]
    assert state.awaits == (1,)


async def test_one_may_change_ones_mind_while_the_window_is_open(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "secret")
    old = (await world.house.look(table)).ticket(0)
    await world.say(table, ANN, "red")
    assert await refusal(world.press(table, ANN, old, "blue")) == "refused-stale"
    await world.say(table, ANN, "blue")
    await world.say(table, BOB, "red")
    assert await world.points(table) == [0, 1]


async def test_too_late_says_who_was_faster(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "claim")
    button = (await world.house.look(table)).window
    await world.press(table, BOB, button, "doubt")
    assert await refusal(world.press(table, CAT, button, "doubt")) == "refused-too-late"
    assert await refusal(world.press(table, BOB, button, "doubt")) == "refused-stale"
    assert await world.points(table) == [0, 5, 0]


async def test_who_passed_and_would_change_their_mind_is_told_who_was_faster(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "claim")
    button = (await world.house.look(table)).window
    await world.press(table, BOB, button, "pass")
    await world.press(table, CAT, button, "doubt")
    assert await refusal(world.press(table, BOB, button, "doubt")) == "refused-too-late"


@pytest.mark.parametrize(("act", "last"), [("claim", "pass"), ("poll", "pass"), ("poll", "doubt")])
async def test_nobody_was_faster_where_that_would_tell_an_answer(world: World, act: str, last: str) -> None:
    """A pass beats nobody, and what was gathered in secret stays with those who said it."""
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, act)
    button = (await world.house.look(table)).window
    await world.press(table, BOB, button, "pass")
    await world.press(table, CAT, button, last)
    assert await refusal(world.press(table, BOB, button, "doubt")) == "refused-stale"


async def test_a_pass_may_be_changed_and_a_second_pass_says_nothing(world: World) -> None:
    table = await world.table(ANN, BOB, CAT)
    await world.say(table, ANN, "claim")
    button = (await world.house.look(table)).window
    first = await world.press(table, BOB, button, "pass")
    assert (await world.press(table, BOB, button, "pass")).version == first.version
    await world.press(table, BOB, button, "doubt")
    assert await world.points(table) == [0, 5, 0]


async def test_take_back_keeps_the_deadline_of_the_question_it_returns_to(world: World) -> None:
    table = await world.table(ANN, BOB)
    asked = await world.house.look(table)
    await world.pass_time(30)
    later = await world.say(table, ANN, "step")
    assert later.deadline == world.clock.now() + 100
    assert later.can_take_back == 0
    old = later.ticket(0)
    state = await world.house.play.take_back(table, ANN, click=world.click())
    assert state.ask is not None
    assert (state.ask.key, state.deadline) == ("act", asked.deadline)
    assert await refusal(world.press(table, ANN, old, "yes")) == "refused-stale"
    assert await refusal(world.press(table, ANN, asked.ticket(0), "draw")) == "refused-stale"
    assert await refusal(world.house.play.take_back(table, BOB)) == "refused-no-undo"
    await world.say(table, ANN, "step")
    await world.pass_time(90)
    assert await refusal(world.house.play.take_back(table, ANN)) == "refused-undo-late"


async def test_two_hundred_answers_at_once_on_twenty_tables(world: World) -> None:
    """Every table gets exactly the answers that were meant for it."""
    tables = [await world.table(ANN, BOB, CAT, DAN) for _ in range(20)]
    for table in tables:
        await world.say(table, ANN, "secret")
    tickets = {table: await world.house.look(table) for table in tables}

    async def storm(table: int, user: int, seat: int, nth: int) -> None:
        ticket = tickets[table].ticket(seat)
        assert ticket is not None
        await world.house.play.submit(table, user, ticket, ("red",), click=nth)

    people = list(enumerate((ANN, BOB, CAT, DAN)))
    doubles = [(table, user, seat, seat + 1) for table in tables for seat, user in people] * 2
    extra = [(table, ANN, 0, 1) for table in tables for _ in range(2)]
    assert len(doubles + extra) == 200
    outcomes = await asyncio.gather(*(storm(*one) for one in doubles + extra), return_exceptions=True)
    assert not [one for one in outcomes if one is not None]
    for table in tables:
        assert await world.points(table) == [1, 1, 1, 1]
        answers = [row for row in await world.db.log(table) if isinstance(row.entry, Answer)]
        assert len(answers) == 5


async def test_a_bug_in_the_rules_changes_nothing_and_the_log_keeps_the_secret(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.table(ANN, BOB)
    before = await world.house.look(table)
    with caplog.at_level(logging.DEBUG):
        assert await refusal(world.say(table, ANN, "boom")) == "refused-trouble"
    assert world.shown.troubles == [table]
    assert (await world.house.look(table)).version == before.version
    assert f"table {table}, serial" in caplog.text
    assert "ace of spades" not in caplog.text
    await world.say(table, ANN, "draw")


async def test_results_are_kept_with_the_last_answer(world: World) -> None:
    table = await world.table(ANN, BOB, robots=["steady"])
    state = await world.say(table, ANN, "win")
    assert (state.status, state.deadline, state.awaits) == (Status.OVER, None, ())
    results = await world.db.results(1)
    assert [(row.user, row.won, row.robots) for row in results] == [(ANN, True, 1), (BOB, False, 1), (None, False, 1)]
    assert [row.won for row in await world.db.results(1, "toy", BOB)] == [False]
    assert await refusal(world.say(table, ANN, "step")) == "refused-over-won"
    assert [row.id for row in await world.db.finished(1)] == [table]


async def test_export_only_when_over_and_it_checks_out(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "draw")
    assert await refusal(world.house.export(table)) == "refused-export-running"
    await world.house.seats.end(table, ANN)
    told = json.loads(await world.house.export(table))
    number, name, pieces, shuffled = told["draws"][0]
    assert Draw(key_of(told["seed"], told["start"]), number).shuffle(name, pieces) == shuffled


async def test_the_log_of_a_running_game_tells_each_only_their_own(world: World) -> None:
    table = await world.table(ANN, BOB)
    await world.say(table, ANN, "secret")
    await world.say(table, ANN, "red")
    await world.say(table, BOB, "blue")

    async def picks(user: int | None) -> list[str]:
        rows = await world.house.log(table, user)
        assert all(row.entry is None and not row.draws for row in rows)
        events = [told.event for row in rows for told in row.events if told.event.key == "picked"]
        return [facts["card"] for event in events for facts in event.private.values()]

    assert await picks(None) == []
    assert await picks(BOB) == ["blue"]
    await world.house.seats.end(table, ANN)
    assert len([row for row in await world.house.log(table) if row.entry]) == 3


async def test_two_processes_may_serve_one_table(world: World) -> None:
    """What one has in memory is out of date after the other's change: it reads again instead of failing."""
    other = House(world.db, world.games, clock=world.clock, timing=world.timing)
    table = await world.table(ANN, BOB)
    mine, theirs = (await world.house.look(table)).ticket(0), await other.look(table)
    await world.press(table, ANN, mine, "draw")
    fresh = (await world.house.look(table)).ticket(1)
    assert fresh is not None
    state = await other.play.submit(table, BOB, fresh, ("draw",), click=world.click())
    assert state.version == theirs.version + 2


async def test_waiting_for(world: World) -> None:
    table = await world.table(ANN, BOB)
    assert [state.id for state in await world.house.waiting_for(ANN)] == [table]
    assert await world.house.waiting_for(BOB) == []
