"""Pictures stay where they hang: Discord lists no file of such a message, so the bot remembers them itself."""

from __future__ import annotations

import asyncio

import pytest

from cogs.painting import painter
from cogs.publishing.ledger import Called, Shown
from sandbox import admin
from tests.stories.company import confirm
from tests.stories.coup.court import Court
from tests.stories.evening import fresh, latest_panel, until
from texts.catalogue import texts

CALLBACK, PEN = "interactions/*/*/callback", "webhooks/*/*/messages/*"


@pytest.fixture
async def court(evening):
    """Anna claims the Duchess, and everybody may doubt it."""
    court = await Court.open(evening, "du,ca", "as,am", "ca,co", confirm_doubt=False)
    await court.choose(court.people[0], "Duchess: +3")
    await evening.settle()
    return court


def uploads(evening, since: int) -> int:
    """Of the table's picture."""
    sent = evening.stage.world.record.since(since)
    return sum(name == "table.webp" for entry in sent for name, _ in entry.files)


def drawn_hands(evening, since: int) -> list[str]:
    """The private panels that got a new picture, one for each time."""
    sent = evening.stage.world.record.since(since)
    return [entry.message_id for entry in sent for name, _ in entry.files if name == "hand.webp"]


async def painted(evening) -> bytes | None:
    """The table's picture as it must look now."""
    return await evening.bot.desk.delivery.message.draw(await evening.look(), Shown(), texts(), Called(-1, []))


async def sent_anew(evening) -> None:
    """The table's words are sent once more."""
    delivery = evening.bot.desk.delivery
    shown = await delivery.ledger.read(1)
    shown.version, shown.words = 0, ""
    delivery.ledger.note(1, shown)
    await delivery.changed(1)


async def test_a_click_on_a_public_button_leaves_the_table_its_picture(evening, court):
    """Before anything else is sent: the answer itself keeps it."""
    evening.bot.desk.delivery.pauses.first = 60
    before, mark = court.seen(), evening.stage.world.record.mark()
    await court.press("Pass", court.people[1])
    assert [one.data for one in court.seen().files] == [one.data for one in before.files] != []
    assert not uploads(evening, mark)
    evening.bot.desk.delivery.pauses.first = 0


async def test_also_one_that_an_earlier_process_hung_up(evening, court):
    """The click tells which it is."""
    await evening.close()
    await evening.open()
    await evening.settle()
    evening.bot.desk.delivery.pauses.first = 60
    before = court.seen()
    await court.press("Pass", court.people[1])
    assert [one.data for one in court.seen().files] == [one.data for one in before.files] != []
    evening.bot.desk.delivery.pauses.first = 0


async def test_after_a_click_on_a_public_button_the_picture_follows(evening, court):
    """The last one passes, and Anna has three coins more."""
    before = court.seen().files
    await court.press("Pass", *court.people[1:])
    await evening.settle()
    (picture,) = court.seen().files
    assert picture.data == await painted(evening) != before[0].data


async def test_the_words_may_change_under_a_picture(evening, court):
    """A change that is no click on this message edits the words, and the picture stays without being sent again."""
    mark = evening.stage.world.record.mark()
    await sent_anew(evening)
    await evening.settle()
    edits = [one for one in evening.stage.world.record.since(mark) if one.message_id == court.seen().id]
    assert [one.method for one in edits] == ["PATCH"]
    assert court.seen().files and not uploads(evening, mark)


async def test_a_panel_keeps_its_picture_from_click_to_click(evening, court):
    ben = court.people[1]
    panel = await court.hand(ben)
    await until(lambda: fresh(ben, panel).files)
    drawn, mark = fresh(ben, panel).files, evening.stage.world.record.mark()
    await ben.click("Doubt", on=panel)
    kept = evening.stage.world.record.of("POST", CALLBACK, since=mark)[0].body["data"]["attachments"]
    assert len(drawn) == len(kept) == 1 and fresh(ben, panel).files == drawn


async def test_after_a_restart_panels_are_left_alone_until_the_table_changes(evening, court):
    """Nobody knows any more what hangs there: with the next change each of them is drawn anew, once, and keeps its
    picture from then on.
    """
    anna, ben, carl = court.people
    panel = await court.hand(ben)
    await until(lambda: fresh(ben, panel).files)
    await evening.settle()
    before, mark = fresh(ben, panel).files, evening.stage.world.record.mark()
    await court.again()
    await evening.settle()
    assert fresh(ben, panel).files == before and not drawn_hands(evening, mark)
    await court.press("Pass", carl)
    await evening.settle()
    assert sorted(drawn_hands(evening, mark)) == sorted([anna.panel().id, panel.id])
    mark = evening.stage.world.record.mark()
    await ben.click("Doubt", on=panel)
    kept = evening.stage.world.record.of("POST", CALLBACK, since=mark)[0].body["data"]["attachments"]
    assert len(kept) == 1 and fresh(ben, panel).files


async def test_after_a_restart_a_table_is_left_alone_until_it_changes(slow_evening):
    """Without a word, unless its clock has moved; here no time passes."""
    evening = slow_evening
    court = await Court.open(evening, "du,ca", "as,am", "ca,co", confirm_doubt=False)
    await court.choose(court.people[0], "Duchess: +3")
    await evening.settle()
    before, mark = court.seen(), evening.stage.world.record.mark()
    await court.again()
    await evening.settle()
    assert court.seen().files == before.files and not uploads(evening, mark)
    await court.press("Pass", court.people[1])
    await evening.settle()
    assert len(court.seen().files) == 1 and uploads(evening, mark) == 1


async def test_a_picture_that_discord_has_lost_costs_nobody_their_answer(evening, court, told):
    shown = await evening.bot.desk.delivery.ledger.read(1)
    shown.attachment += 1
    evening.bot.desk.delivery.ledger.note(1, shown)
    await court.press("Doubt", court.people[1])
    await evening.settle()
    assert not told and (await court.asked()) == "lose" and len(court.seen().files) == 1


async def test_a_click_while_something_slow_is_on_its_way_to_the_table(evening, court):
    """It is answered all the same, and what arrives late does not put old words over new ones."""
    evening.bot.desk.delivery.pauses.turn = 0.05
    evening.stage.world.faults.slow(0.5, method="PATCH", route=PEN)
    await sent_anew(evening)
    await until(lambda: not evening.stage.world.faults.active)
    await court.people[1].click("Doubt", on=court.seen())
    await evening.settle()
    assert "Doubt" not in court.seen().labels and len(court.seen().files) == 1


async def test_hands_by_direct_message_keep_their_picture_too(evening, court):
    ben = court.people[1]
    await ben.slash("preferences", hands="dm")
    await evening.settle()
    (hand,) = ben.dms()
    await ben.click("Doubt", on=hand)
    assert [one.name for one in fresh(ben, hand).files] == ["hand.webp"]


# What somebody deletes.


async def test_a_deleted_table_message_is_posted_once_for_each_deletion_and_with_the_next_change(evening, court):
    async def posted() -> int:
        await evening.settle()
        seen = court.people[0].messages(everywhere=True)
        return len([one for one in seen if f"p:log:{court.table}:0" in one.custom_ids and not one.ephemeral])

    for who in court.people[1:]:
        admin.delete_message(evening.stage.world, court.seen().message)
        await evening.bot.desk.delivery.changed(1)
        assert await posted() == 0, "nothing has changed"
        await who.slash("hand")
        await confirm(who, latest_panel(who, 1), "Pass")
        assert await posted() == 1
        assert any(f"/{court.seen().channel_id}" in one.text for one in who.messages("general")), (
            "the lobby leads there"
        )


@pytest.mark.parametrize("what", ["message", "thread"])
async def test_what_somebody_deletes_of_a_finished_game_stays_deleted(evening, alice, ben, what):
    await evening.sit_down(alice, ben)
    await evening.house.seats.end(1, int(alice.id))
    await evening.settle()
    seen = evening.table_message(alice)
    if what == "message":
        admin.delete_message(evening.stage.world, seen.message)
    else:
        admin.delete_channel(evening.stage.world, evening.stage.threads()[0])
    mark = evening.stage.world.record.mark()
    for _ in range(2):
        await evening.bot.desk.delivery.show_again(1)
        await evening.settle()
    assert not evening.stage.world.record.of("POST", "channels/*/messages", since=mark)


async def test_a_lobby_that_closes_after_somebody_deleted_it_is_not_posted_again(evening, alice):
    await evening.sit_down(alice, start=False)
    await evening.settle()
    admin.delete_message(evening.stage.world, evening.lobby_message(alice).message)
    mark = evening.stage.world.record.mark()
    await evening.house.lobby.close(1, int(alice.id))
    await evening.settle()
    assert not evening.stage.world.record.of("POST", "channels/*/messages", since=mark)


async def test_a_hand_that_was_clicked_on_is_not_painted_as_it_was(evening, alice, ben, monkeypatch):
    """Whoever is faster than the painter gets one picture, of what the panel shows by then."""
    await evening.sit_down(alice, ben, first_starter="1")
    await evening.settle()
    old = (await evening.look()).hand_panel(0).scene
    painted, real = [], painter.paint

    def paint(scene, *labels):
        painted.append(scene)
        return real(scene, *labels)

    monkeypatch.setattr(painter, "paint", paint)
    desk = evening.bot.desk
    desk.panels.pauses.prompt = 0.01
    await evening.careful(alice)
    async with desk.painter._turn:
        await alice.click("My hand", on=evening.table_message(alice))
        panel = alice.panel()
        while "Confirm" not in (labels := fresh(alice, panel).labels):
            await alice.click(labels[0], on=fresh(alice, panel))
        await alice.click("Confirm", on=fresh(alice, panel))
    await desk.panels.idle()
    assert fresh(alice, panel).files
    assert old is not None and old not in painted


async def test_a_picture_that_comes_late_does_not_hang_under_a_later_turn(evening, alice, ben, monkeypatch):
    await evening.sit_down(alice, ben, first_starter="1", tokens_to_win=7)
    message, slow = evening.bot.desk.delivery.message, asyncio.Event()
    draw = message.draw

    async def drawn_slowly(*what):
        png = await draw(*what)
        await slow.wait()
        return png

    monkeypatch.setattr(message, "draw", drawn_slowly)
    monkeypatch.setattr(evening.bot.desk.delivery.pauses, "picture", 0.0)
    for who in (alice, ben):
        await evening.by_typing(who)
        await until(lambda: evening.bot.desk.delivery._workers)
    slow.set()
    await evening.settle()
    (picture,) = evening.table_message(alice).files
    assert picture.data == await painted(evening)
