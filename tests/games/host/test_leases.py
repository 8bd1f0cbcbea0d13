"""One process follows another, loses its slot, regains it or gives up; and what becomes of everybody's time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from games.host.clock import STOPPED
from games.host.company import PULSE, REGAIN
from games.host.fellows import Subject, Word
from games.host.rows import Status
from tests.games.host.conftest import ANN
from tests.games.host.district import FIRST, SECOND, District, Process
from tests.sandbox.loopback import until


async def test_when_a_process_dies_a_spare_goes_on_with_its_tables(
    district: District, both: tuple[Process, Process]
) -> None:
    first, second = both
    table = await second.table(SECOND)
    await district.pass_time(90)
    deadline = (await second.house.look(table)).deadline
    spare = await district.process()
    serving = asyncio.create_task(spare.serve())
    await district.pass_time(1)
    assert not serving.done()
    await second.kill()
    while not serving.done():
        await district.pass_time(0.2)
    seen = await spare.house.look(table)
    assert seen.deadline == deadline, "a change of hands is no reason to begin anew"
    assert spare.company.share == second.company.share
    await spare.say(table, ANN, "draw")
    assert (await first.house.look(table)).version == seen.version + 1


async def test_after_a_longer_gap_live_windows_get_their_time_again(
    district: District, both: tuple[Process, Process]
) -> None:
    first, second = both
    table, other = await second.table(SECOND), await first.table(FIRST)
    before = (await first.house.look(other)).deadline
    await district.pass_time(50)
    await second.kill()
    await district.pass_time(40)
    heir = await (await district.process()).serve()
    assert (await heir.house.look(table)).deadline == district.clock.now() + 100
    assert (await first.house.look(table)).deadline == district.clock.now() + 100, "told with the table"
    assert (await first.house.look(other)).deadline == before, "that one was served all the time"


async def test_when_all_were_gone_house_time_stood_still(district: District, both: tuple[Process, Process]) -> None:
    first, second = both
    table = await second.table(SECOND)
    life = (await second.db.load(table, 0)).life.clocks[-1]  # type: ignore[union-attr]
    await district.pass_time(50)
    for process in both:
        await process.kill()
    district.clock.advance(1_000_000)
    first, second = [await (await district.process()).serve() for _ in range(2)]
    assert abs(first.house.tables.moment(FIRST).now - second.house.tables.moment(SECOND).now) < 0.01
    assert abs(second.house.tables.moment(SECOND).now - (life.opened + 50)) <= PULSE + 1
    assert (await second.house.look(table)).status is Status.PLAYING


async def test_a_lease_that_breaks_is_mended_and_nothing_is_served_meanwhile(
    district: District, both: tuple[Process, Process]
) -> None:
    first, second = both
    table = await second.table(SECOND)
    terms = [process.lease._term for process in both]
    await district.terminate_leases()
    await district.pass_time(3)
    for process in both:
        await asyncio.wait_for(process.company.serving(), 20)
        assert not process.company.lost.is_set()
    assert [process.lease._term for process in both] == terms
    assert all(Word(Subject.MISSED) in process.shown.words for process in both), "nobody listened meanwhile"
    await first.say(table, ANN, "draw")
    state = await first.house.look(table)
    await until(lambda: second.versions(table)[-1] == state.version)


async def test_that_a_lease_breaks_is_noticed_at_once(district: District, both: tuple[Process, Process]) -> None:
    """Not with the next pulse: until then a spare could have the slot, and both would show the same tables."""
    second = both[1]
    await district.terminate_leases(second)
    await until(lambda: Word(Subject.MISSED) in second.shown.words)
    assert second.company._serving.is_set() and not second.company.lost.is_set()


async def test_while_the_lease_is_lost_the_clock_stands(
    district: District, both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = both[1]
    table = await second.table(SECOND)
    back = asyncio.Event()
    again = second.lease.take_again

    async def later() -> tuple[float, float] | None:
        await back.wait()
        return await again()

    monkeypatch.setattr(second.lease, "take_again", later)
    await district.terminate_leases()
    await district.pass_time(110)
    assert not second.company._serving.is_set()
    assert "time" not in [told.event.key for row in await second.db.log(table) for told in row.events]
    back.set()
    await asyncio.wait_for(second.company.serving(), 20)
    await district.pass_time(110)
    await until(lambda: len(second.versions(table)) > 3)
    assert "time" in [told.event.key for row in await second.db.log(table) for told in row.events]


async def test_all_agree_how_long_the_house_was_closed_when_the_database_was_away(
    district: District, both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spare was the first to find it again, and noted that nobody had served the house."""
    first, second = both
    table = await second.table(SECOND)
    deadline = (await second.house.look(table)).deadline
    back = asyncio.Event()
    for process in both:

        async def later(again: Any = process.lease.take_again) -> tuple[float, float] | None:
            await back.wait()
            return await again()  # type: ignore[no-any-return]

        monkeypatch.setattr(process.lease, "take_again", later)
    await first.kill()
    await district.terminate_leases(second)
    await district.pass_time(10)
    spare = await (await district.process()).serve()
    back.set()
    while not second.company._serving.is_set():
        await district.pass_time(0.2)
    assert spare.company.share is not None and spare.company.share.slot == 0
    assert abs(spare.house.tables.moment(FIRST).now - second.house.tables.moment(SECOND).now) < 0.01
    assert (await second.house.look(table)).deadline > deadline + 5


async def test_whoever_loses_the_slot_to_a_spare_has_nothing_more_to_do(
    district: District, both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = both[1]
    spare = await district.process()
    serving = asyncio.create_task(spare.serve())
    gone = asyncio.Event()
    again = second.lease.take_again

    async def later() -> tuple[float, float] | None:
        await gone.wait()
        return await again()

    monkeypatch.setattr(second.lease, "take_again", later)
    await district.terminate_leases(second)
    while not serving.done():
        await district.pass_time(0.2)
    gone.set()
    while not second.company.lost.is_set():
        await district.pass_time(PULSE)
    assert not both[0].company.lost.is_set()


async def test_whoever_cannot_reach_the_database_gives_up_in_the_end(
    district: District, both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = both[1]

    async def away() -> None:
        raise OSError("no route to host")

    monkeypatch.setattr(second.lease, "_now", away)
    await district.pass_time(REGAIN / 2)
    assert not second.company.lost.is_set()
    await district.pass_time(REGAIN)
    await asyncio.wait_for(second.company.lost.wait(), 20)


async def test_a_process_that_stood_still_gives_its_live_windows_their_time_again(
    district: District, both: tuple[Process, Process]
) -> None:
    """It was stopped, or its machine slept: the others went on, and so did the shared clock."""
    first, second = both
    table = await second.table(SECOND)
    other = await first.table(FIRST)
    await district.pass_time(90)

    async def unmoved() -> float:
        return district.clock.now()

    first.lease._now = unmoved
    before = (await first.house.look(other)).deadline
    district.away = STOPPED + 40
    await district.pass_time(2)
    await until(lambda: len(second.versions(table)) > 3)
    now = second.house.tables.moment(SECOND).wall
    assert (await second.house.look(table)).deadline > now + 95
    assert (await first.house.look(other)).deadline == before


async def test_a_machine_whose_clock_is_wrong_goes_by_the_shared_one(district: District) -> None:
    district.away = 5_000.0
    process = await (await district.process()).serve()
    assert process.house.tables.moment(FIRST).wall == district.clock.now() + 5_000
    district.clock.jump(-100_000)
    district.away += 100_000
    await district.pass_time(3)
    assert abs(process.house.tables.moment(FIRST).wall - (district.clock.now() + district.away)) < 0.1
