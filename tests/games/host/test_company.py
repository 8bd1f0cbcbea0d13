"""Several houses on one database: each serves its own tables, and none of them loses what another has done."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from games.core.text import Refused
from games.host.fellows import Subject, Word
from games.host.house import SWEPT
from games.host.rows import TableId
from games.host.store import Busy
from games.host.table_state import TableState
from tests.games.host.conftest import ANN, BOB
from tests.games.host.district import FIRST, SECOND, Process
from tests.sandbox.loopback import until


async def test_whoever_answers_for_a_table_of_another_leaves_it_to_the_owner(both: tuple[Process, Process]) -> None:
    """A click in a direct message, where every process would do: the owner shows it, and serves what is due."""
    first, second = both
    table = await second.table(SECOND)
    before = len(second.versions(table))
    state = await first.say(table, ANN, "draw")
    assert first.versions(table) == []
    await until(lambda: len(second.versions(table)) > before)
    assert second.versions(table)[-1] == state.version
    seen = await second.house.look(table)
    assert seen.version == state.version and seen.deadline == state.deadline


async def test_a_table_of_another_is_never_looked_at_as_it_was(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await second.table(SECOND)
    assert (await first.house.look(table)).version == (await second.house.look(table)).version
    for _ in range(3):
        state = await second.house.look(table)
        seat = state.awaits[0]
        await second.say(table, (ANN, BOB)[seat], "draw")
        assert (await first.house.look(table)).version == (await second.house.look(table)).version


async def test_two_clicks_at_once_in_two_processes_count_once_each(both: tuple[Process, Process]) -> None:
    """Whichever comes first; the other is answered as one that came too late, or counts after it."""
    first, second = both
    table = await second.table(SECOND)
    click = first.district.click()
    outcomes = await asyncio.gather(
        first.say(table, ANN, "draw", click=click),
        second.say(table, ANN, "draw", click=click),
        return_exceptions=True,
    )
    assert not [one for one in outcomes if isinstance(one, BaseException) and not isinstance(one, Refused)]
    rows = await second.db.log(table)
    assert len([row for row in rows if row.entry is not None]) == 1
    assert [row.version for row in rows] == sorted({row.version for row in rows})


async def test_only_the_owner_serves_the_clock(both: tuple[Process, Process]) -> None:
    first, second = both
    table, other = await second.table(SECOND), await first.table(FIRST)
    served: list[tuple[int, TableId]] = []
    for number, process in enumerate(both):

        def wrapped(number: int = number, process: Process = process) -> None:
            serve = process.house.tables.change

            async def change(table: TableId, *args: Any, **more: Any) -> TableState:
                served.append((number, table))
                return await serve(table, *args, **more)

            process.house.tables.change = change  # type: ignore[method-assign]

        wrapped()
    await first.district.pass_time(101)
    await until(lambda: {(0, other), (1, table)} <= set(served))
    assert {(0, table), (1, other)}.isdisjoint(served)


async def test_what_was_told_and_lost_is_found_within_seconds(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await second.table(SECOND)

    async def nothing(word: Word) -> None:
        """The wire is cut."""

    second.lease.listen(nothing)
    state = await first.say(table, ANN, "draw")
    await first.house.ask(table, b"an errand")
    assert state.version not in second.versions(table) and second.shown.errands == []
    await first.district.pass_time(SWEPT + 1)
    await until(lambda: second.versions(table)[-1] == state.version and second.shown.errands)
    assert second.shown.errands == [(table, b"an errand")]


async def test_what_was_only_read_here_and_stays_owed_is_shown_once_more(
    both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever changed it ended before it could be shown; here somebody has looked at it since."""
    first, second = both
    table = await second.table(SECOND)

    async def nothing(word: Word) -> None:
        """They end before they can say so."""

    monkeypatch.setattr(first.company, "tell", nothing)
    state = await first.say(table, ANN, "draw")
    assert (await second.house.tables.load(table, anew=True)).row.version == state.version
    assert state.version not in second.versions(table)
    await first.district.pass_time(2 * SWEPT + 1)
    await until(lambda: second.versions(table)[-1] == state.version)
    await first.district.pass_time(2 * SWEPT)
    assert second.versions(table).count(state.version) == 1


async def test_an_errand_is_run_by_the_owner_and_once(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await second.table(SECOND)
    await first.house.look(table)
    second.shown.fails = [Busy()]
    await first.house.ask(table, b"please")
    await until(lambda: not second.shown.fails)
    assert second.shown.errands == []
    await first.district.pass_time(3 * SWEPT)
    assert second.shown.errands == [(table, b"please")] and first.shown.errands == []


async def test_an_errand_that_fails_does_not_stand_in_the_way(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await second.table(SECOND)
    await first.house.look(table)
    second.shown.fails = [ValueError("of no use")]
    await first.house.ask(table, b"one")
    await first.house.ask(table, b"two")
    await until(lambda: second.shown.errands)
    await first.district.pass_time(2 * SWEPT)
    assert second.shown.errands == [(table, b"two")]


async def test_whoever_is_forgotten_is_forgotten_by_all(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await second.table(SECOND)
    await second.house.look(table)
    await first.house.forget(ANN, "somebody")
    await until(lambda: Word(Subject.FORGOTTEN, about=ANN) in second.shown.words)
    assert (await second.house.look(table)).owner(ANN) is None
