"""Whoever presses a public button leaves a pen: with it the table is written on for a while, and Discord does not count
it. However it fails, the table is shown all the same.
"""

from __future__ import annotations

import pytest

from cogs.publishing.pens import REST, Pen
from games.host.clock import FakeClock
from sandbox import admin
from sandbox.world import World
from tests.stories.coup.court import Court
from tests.stories.evening import Evening, until

COUNTED, FREE = "channels/*/messages/*", "webhooks/*/*/messages/*"


async def claimed(evening):
    """Anna claims the Duchess; nobody but her has a panel, and her panel rests."""
    court = await Court.open(evening, "du,ca", "as,am", "ca,co", confirm_doubt=False)
    anna = court.people[0]
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    panels = evening.bot.desk.panels
    panels.shut(panels.of(int(anna.id), 1))
    return court


@pytest.fixture
async def court(evening):
    return await claimed(evening)


def edits(court, mark):
    """Of the table, by both ways; private panels are written on by the first as well."""
    record, table = court.evening.stage.world.record, court.seen().id
    return tuple(
        len([one for one in record.of("PATCH", route, since=mark) if one.message_id in (table, None)])
        for route in (FREE, COUNTED)
    )


async def passed(court, *who):
    mark = court.evening.stage.world.record.mark()
    await court.press("Pass", *who)
    await court.evening.settle()
    return mark


async def test_the_picture_after_a_public_button_is_not_counted(evening, court):
    before = court.seen()
    mark = await passed(court, *court.people[1:])
    free, counted = edits(court, mark)
    assert free >= 1 and counted == 0
    assert court.seen().id == before.id and court.seen().files[0].data != before.files[0].data


async def test_what_somebody_else_does_afterwards_goes_the_same_way(evening, court):
    """Ben's turn is played by typing: the pen of the last public button still writes."""
    await passed(court, *court.people[1:])
    mark = evening.stage.world.record.mark()
    await court.people[1].slash("coup income")
    await evening.settle()
    assert edits(court, mark)[1] == 0 and "takes income" in court.seen().text


@pytest.mark.parametrize(
    ("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (403, 50001), (400, 0)], ids=str
)
async def test_a_pen_that_fails_is_dropped_and_the_table_shown_the_ordinary_way(evening, court, status, code):
    evening.stage.world.faults.fail(status, code=code, method="PATCH", route=FREE)
    before = court.seen()
    mark = await passed(court, *court.people[1:])
    assert edits(court, mark) == (1, 1)
    assert court.seen().id == before.id and court.seen().files[0].data != before.files[0].data
    mark = evening.stage.world.record.mark()
    await court.people[1].slash("coup income")
    await evening.settle()
    assert edits(court, mark) == (0, 1), "it is not tried again"


async def test_while_discord_stumbles_the_pen_is_kept(evening, court):
    """A passing failure says nothing about the pen."""
    evening.stage.world.faults.drop(method="PATCH", route=FREE)
    mark = await passed(court, *court.people[1:])
    await until(lambda: not evening.stage.world.faults.active)
    await evening.settle()
    assert edits(court, mark)[1] == 0 and court.seen().files


async def test_a_table_that_somebody_deleted_is_posted_again(evening, court):
    old = court.seen()
    await passed(court, *court.people[1:])
    admin.delete_message(evening.stage.world, old.message)
    await court.people[1].slash("coup income")
    await evening.settle()
    assert court.seen().id != old.id and "takes income" in court.seen().text and court.seen().files


async def test_a_pen_is_not_used_when_its_token_is_about_to_die(tmp_path):
    clock = FakeClock()
    async with Evening(tmp_path, clock=clock, world=World(clock=clock.now)) as evening:
        court = await claimed(evening)
        await passed(court, *court.people[1:])
        clock.advance(REST + 1)
        mark = evening.stage.world.record.mark()
        await evening.bot.desk.delivery.show_again(1)
        await evening.settle()
        assert edits(court, mark)[0] == 0 and evening.stage.world.record.since(mark)


async def test_the_next_process_goes_on_with_it(evening, court):
    await passed(court, *court.people[1:])
    await evening.bot.desk.delivery.show_again(1)
    await evening.settle()
    await evening.close()
    mark = evening.stage.world.record.mark()
    await evening.open()
    await court.people[1].slash("coup income")
    await evening.settle()
    assert edits(court, mark)[1] == 0 and "takes income" in court.seen().text


def test_a_pen_does_not_show_its_token():
    assert "secret" not in repr(Pen(1, "secret", 2))
