"""Whoever presses anything at the table leaves a pen: with it the table is written on for a while, and Discord does not
count it. However it fails, the table is shown all the same.
"""

from __future__ import annotations

import pytest

from cogs.publishing.pens import RENEWED, REST, Pen
from games.host.clock import FakeClock
from sandbox import admin
from sandbox.rates import Rates
from sandbox.world import World
from tests.stories.coup.court import Court
from tests.stories.evening import Evening, until
from tests.stories.salon import Salon

COUNTED, FREE = "channels/*/messages/*", "webhooks/*/*/messages/*"
CALLBACK = "interactions/*/*/callback"


async def claimed(evening):
    """Anna claims the Duchess; nobody but her has a panel, and her panel rests. Nobody is called by a mention."""
    for name in ("Anna", "Ben", "Cleo"):
        await evening.person(name).slash("preferences", pings="none")
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


# My hand, and everything else at the table that is answered in private.

ACKNOWLEDGED, ANSWERED = 6, 4


def kinds(evening, mark):
    """How clicks have been answered: by a message of their own, or as if the table were to be changed."""
    return [one.body["type"] for one in evening.stage.world.record.of("POST", CALLBACK, since=mark)]


async def fresh_table(evening):
    """Nobody has clicked on it, and nobody is called."""
    for name in ("Anna", "Ben"):
        await evening.person(name).slash("preferences", pings="none")
    salon = await Salon.open(evening, "A{4,2} B(8)", [1, 5, 6, 7], looking=False, turn_seconds=86_400)
    await evening.settle()
    return salon


@pytest.mark.parametrize("label", ["My hand", "Log", "Rules"])
async def test_the_first_click_leaves_a_pen_and_the_next_need_not(evening, blank, label):
    salon = await fresh_table(evening)
    anna, ben = salon.people
    table, mark = salon.seen(), evening.stage.world.record.mark()
    await anna.click(label, on=salon.seen(anna))
    assert kinds(evening, mark) == [ACKNOWLEDGED] and anna.panel() is not None
    (answer,) = evening.stage.world.record.of("POST", "webhooks/*/*", since=mark)
    assert answer.audience == {anna.id, evening.stage.world.bot.id} or answer.audience == {anna.id}, "to her alone"
    await ben.click("My hand", on=salon.seen(ben))
    assert kinds(evening, mark) == [ACKNOWLEDGED, ANSWERED]
    assert salon.seen().data == table.data, "nobody else sees any of it"
    mark = evening.stage.world.record.mark()
    await evening.by_typing(anna)
    await evening.settle()
    record, shown = evening.stage.world.record, salon.seen()
    assert shown.id == table.id and "Anna plays" in shown.text
    assert [one.route for one in record.since(mark) if one.message_id == shown.id] == [FREE]


async def test_a_pen_that_is_half_used_up_is_renewed_by_the_next_click(tmp_path, blank):
    clock = FakeClock()
    async with Evening(tmp_path, clock=clock, world=World(clock=clock.now, rates=Rates.off())) as evening:
        salon = await fresh_table(evening)
        anna, mark = salon.people[0], evening.stage.world.record.mark()
        for waits, kind in ((0, ACKNOWLEDGED), (REST - RENEWED - 1, ANSWERED), (2, ACKNOWLEDGED), (1, ANSWERED)):
            clock.advance(waits)
            await anna.click("My hand", on=salon.seen(anna))
            assert kinds(evening, mark)[-1] == kind
        clock.advance(REST - 10)
        mark = evening.stage.world.record.mark()
        await evening.bot.desk.delivery.show_again(1)
        await evening.settle()
        written = [one.route for one in evening.stage.world.record.since(mark) if one.message_id == salon.seen().id]
        assert written in ([FREE], []), "it writes for as long as the last one lives"


async def test_a_private_answer_that_is_lost_is_told_all_the_same(evening, blank):
    """The click has been acknowledged, and then Discord stumbles."""
    salon = await fresh_table(evening)
    anna = salon.people[0]
    evening.stage.world.faults.fail(400, method="POST", route="webhooks/*/*")
    await anna.click("My hand", on=salon.seen(anna))
    await until(lambda: anna.panel() is not None)
    assert "Discord lost the answer just now" in anna.panel().text


async def test_a_click_that_cannot_be_acknowledged_leaves_no_pen(evening, blank):
    salon = await fresh_table(evening)
    anna = salon.people[0]
    evening.stage.world.faults.fail(400, method="POST", route=CALLBACK)
    await anna.click("My hand", on=salon.seen(anna), may_fail=True)
    await evening.settle()
    assert (await evening.bot.desk.delivery.ledger.read(1)).pen is None
    await anna.click("My hand", on=salon.seen(anna))
    assert anna.panel() is not None


async def test_where_the_table_hung_before_its_pen_takes_it_away(evening, blank):
    salon = await fresh_table(evening)
    anna, ben = salon.people
    await anna.click("My hand", on=salon.seen(anna))
    old, mark = salon.seen(), evening.stage.world.record.mark()
    for number in range(6):
        said = int(ben.says(f"hm {number}", where=evening.stage.threads()[0]).id)
    below = evening.bot.desk.delivery.message.below
    await until(lambda: said in below._last[int(evening.stage.threads()[0].id)])
    await evening.by_typing(anna)
    await evening.settle()
    assert salon.seen().id != old.id and old.id not in [one.id for one in salon.public()]
    record = evening.stage.world.record
    assert record.of("DELETE", FREE, since=mark) and not record.of("DELETE", COUNTED, since=mark)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (403, 50001)], ids=str)
async def test_or_the_bot_does_where_the_pen_fails(evening, blank, status, code):
    salon = await fresh_table(evening)
    anna, ben = salon.people
    await anna.click("My hand", on=salon.seen(anna))
    panels = evening.bot.desk.panels
    panels.shut(panels.of(int(anna.id), 1))
    old = salon.seen()
    for number in range(6):
        said = int(ben.says(f"hm {number}", where=evening.stage.threads()[0]).id)
    below = evening.bot.desk.delivery.message.below
    await until(lambda: said in below._last[int(evening.stage.threads()[0].id)])
    evening.stage.world.faults.fail(status, code=code, method="DELETE", route=FREE)
    await evening.by_typing(anna)
    await evening.settle()
    assert not evening.stage.world.faults.active
    assert salon.seen().id != old.id and old.id not in [one.id for one in salon.public()]


async def test_too_much_through_one_pen_is_waited_for(tmp_path, blank):
    """A token's own bucket: five in two seconds. Nothing is lost and nothing goes another way."""
    rates = Rates(create=None, edit=None, old_edit=None, everything=None, webhook=(5, 0.5))
    async with Evening(tmp_path, world=World(rates=rates)) as evening:
        salon = await fresh_table(evening)
        anna = salon.people[0]
        await anna.click("My hand", on=salon.seen(anna))
        mark, delivery = evening.stage.world.record.mark(), evening.bot.desk.delivery
        for _ in range(8):
            async with delivery.turns.turn(1) as (_, shown):
                shown.words, shown.version = "", 0
            await delivery.changed(1)
            await delivery.idle()
        free, counted = edits(salon, mark)
        assert free >= 8 and counted == 0


async def test_a_429_on_the_pen_is_not_the_end_of_it(evening, court):
    evening.stage.world.faults.limit(0.05, method="PATCH", route=FREE)
    before = court.seen()
    mark = await passed(court, *court.people[1:])
    await until(lambda: not evening.stage.world.faults.active)
    await evening.settle()
    assert edits(court, mark)[1] == 0 and court.seen().files[0].data != before.files[0].data


async def test_a_process_that_was_killed_takes_its_pens_with_it(evening, blank):
    """They were never written down: the next one goes the ordinary way, until somebody clicks."""
    salon = await fresh_table(evening)
    anna, ben = salon.people
    noted = await evening.bot.database.published(1)
    await anna.click("My hand", on=salon.seen(anna))
    await evening.forgets(noted)
    mark = evening.stage.world.record.mark()
    await evening.by_typing(anna)
    await evening.settle()
    assert edits(salon, mark) == (0, 1) and "Anna plays" in salon.seen().text
    mark = evening.stage.world.record.mark()
    await ben.click("My hand", on=salon.seen(ben))
    assert kinds(evening, mark) == [ACKNOWLEDGED]
