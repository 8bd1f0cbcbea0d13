"""A player's whole life at a table, and three weeks of correspondence; with a restart before every step as well."""

from __future__ import annotations

from games.host.rows import Presence, Status
from sandbox import admin
from sandbox.threads import archive_idle
from tests.stories.evening import press_through

DAY = 86_400


async def turn_of(evening, *people, table=1):
    """Robots play until one of these must act; who it is."""
    for _ in range(200):
        state = await evening.look(table)
        if state.status is not Status.PLAYING:
            return None
        found = next((one for one in people if int(one.id) == state.seats[state.awaits[0]].user), None)
        if found is not None and not state.seats[state.awaits[0]].robot:
            return found
        await evening.pass_time(5)
    raise AssertionError("nobody's turn")


async def by_dm(evening, who):
    await evening.settle()
    await press_through(who, next(one for one in who.dms() if one.buttons))
    await evening.settle()


async def test_join_play_by_dm_close_sleep_be_replaced_come_back_rematch(any_evening):
    evening = any_evening
    alice, ben, cleo = (evening.person(name) for name in ("Alice", "Ben", "Cleo"))
    await ben.slash("preferences", hands="dm", pings="dm")
    await alice.slash("play", game="loveletter")
    await ben.click("Join", on=evening.lobby_message(ben))
    await evening.house.lobby.add_robot(1, int(alice.id))
    await evening.house.lobby.set_options(1, int(alice.id), {"tokens_to_win": 9, "first_starter": "2"})
    await evening.settle()
    evening.nobody_looks()
    await alice.click("Start", on=evening.lobby_message(alice))
    await evening.settle()
    (hand,) = ben.dms()
    assert "Your turn" in hand.text and "Love Letter · table 1" in hand.text, "the hand itself calls, and only once"
    assert f"<@{ben.id}>" not in " ".join(one.text for one in ben.messages(everywhere=True) if one.channel != "Ben")
    before = await evening.look()
    await by_dm(evening, ben)
    assert (await evening.look()).version > before.version, "played from there"

    ben.closes_dms()
    for one in ben.dms():
        admin.delete_message(evening.stage.world, one.message)
    for _ in range(60):
        who = await turn_of(evening, alice, ben)
        if who is ben:
            await evening.pass_time(121)
        else:
            await evening.by_typing(alice)
        if (await evening.look()).seats[1].presence is Presence.ASLEEP:
            break
    state = await evening.look()
    assert state.seats[1].presence is Presence.ASLEEP
    await evening.settle()
    assert "Ben (asleep, a robot plays)" in evening.table_message(alice).text

    await alice.slash("table seat", player=cleo.user, seat=2, table="1")
    await evening.settle()
    await ben.click("I'm back", on=evening.table_message(ben))
    assert "your direct messages are closed" in ben.panel().text.lower(), "the panel is always there"
    await evening.settle()
    assert (await evening.look()).seats[1].presence is Presence.AWAKE
    await cleo.slash("table show", table="1")
    assert "My hand" not in cleo.panel().labels

    await ben.slash("table leave", table="1")
    await ben.click("Leave", on=ben.panel())
    assert (await evening.look()).seats[1].presence is Presence.LEFT
    await alice.slash("table seat", player=cleo.user, seat=2, table="1")
    await evening.settle()
    await cleo.click("Take the seat", on=evening.table_message(cleo))
    state = await evening.look()
    assert state.seats[1].user == int(cleo.id)
    await ben.slash("table return", table="1")
    assert "You do not sit at this table" in ben.panel().text

    await alice.slash("table end", table="1")
    await alice.click("End the table", on=alice.panel())
    await evening.settle()
    await cleo.slash("table rematch", table="1")
    again = await evening.look(2)
    assert [chair.name for chair in again.seats] == ["Alice", "Cleo", "Ada"]
    assert again.options == (await evening.look()).options and [one.table for one in again.series] == [1]
    await ben.slash("table rematch", table="1")
    assert "You do not sit" in ben.panel().text or "already" in ben.panel().text


async def test_pausing_by_consent_of_all(any_evening):
    evening = any_evening
    alice, ben, zoe = (evening.person(name) for name in ("Alice", "Ben", "Zoe"))
    await evening.sit_down(alice, ben, robots=1)
    await alice.slash("table pause", table="1")
    assert "it begins when Ben agrees too" in alice.panel().text
    await evening.settle()
    message = evening.table_message(ben)
    assert "Alice would like a pause" in message.text
    await alice.click("Agree to a pause", on=message)
    await zoe.click("Agree to a pause", on=message)
    assert (await evening.look()).status is Status.PLAYING, "once each, and players only"
    await ben.click("Agree to a pause", on=evening.table_message(ben))
    assert (await evening.look()).status is Status.PAUSED
    await evening.pass_time(3 * DAY)
    await zoe.slash("table resume", table="1")
    assert "Only the host can do that" in zoe.panel().text
    await ben.slash("table resume", table="1")
    assert (await evening.look()).status is Status.PLAYING


async def test_a_wish_is_forgotten_after_a_while(any_evening):
    evening = any_evening
    alice, ben = evening.person("Alice"), evening.person("Ben")
    await evening.sit_down(alice, ben, turn_seconds=DAY, tokens_to_win=13)
    await alice.slash("table pause", table="1")
    await evening.pass_time(DAY + 1)
    await ben.slash("table pause", table="1")
    assert (await evening.look()).status is Status.PLAYING and "when Alice agrees" in ben.panel().text
    await evening.pass_time(DAY / 2)
    await alice.slash("table pause", table="1")
    assert (await evening.look()).status is Status.PAUSED, "who looks in once a day has time to agree"
    await alice.slash("table resume", table="1")
    await alice.slash("table host", player=ben.user, table="1")
    assert (await evening.look()).host == int(ben.id)
    await alice.slash("table host", player=ben.user, table="1")
    assert "Only the host can do that; please ask Ben" in alice.panel().text


async def test_three_weeks_of_correspondence(any_evening):
    """Two days for each turn; the thread is archived whenever nobody wrote for a week."""
    evening = any_evening
    world, clock = evening.stage.world, evening.clock
    world.clock = clock.now
    mod, alice, ben = evening.person("Mod", moderator=True), evening.person("Alice"), evening.person("Ben")
    await mod.slash("config pace", value="correspondence")
    await mod.slash("config clock", value="7d")
    await evening.sit_down(alice, ben, tokens_to_win=9)
    assert (await evening.look()).options["turn_seconds"] == 7 * DAY
    thread = evening.stage.threads()[0]
    begin, archived, reminded, day = clock.now(), 0, 0, 0
    while clock.now() - begin < 21 * DAY:
        day += 1
        await evening.pass_time(DAY)
        archived += len(archive_idle(world))
        if day % 6 == 0:
            who = await turn_of(evening, alice, ben)
            await who.slash("help", where="#general")
            assert "Waiting for you" in who.panel().text and "Love Letter" in who.panel().text
            await who.slash("tables", where="#general")
            assert "**waiting for you**" in who.panel().text
            reminded += len([one for one in who.messages(thread) if "time is running out" in one.text])
            await evening.by_typing(who)
            await evening.settle()
            assert not thread.thread.archived, "reopened before anything is said in it"
    state = await evening.look()
    assert state.status is Status.PLAYING and all(chair.presence is Presence.AWAKE for chair in state.seats)
    assert reminded >= 2, "a reminder at three quarters of the time"
    assert archived == 0 or not thread.thread.archived


async def test_an_archived_thread_is_reopened_by_a_reminder(any_evening):
    evening = any_evening
    world = evening.stage.world
    world.clock = evening.clock.now
    alice, ben = evening.person("Alice"), evening.person("Ben")
    await evening.sit_down(alice, ben, turn_seconds=7 * DAY)
    thread = evening.stage.threads()[0]
    await alice.slash("tables")
    thread.thread.auto_archive = 1440
    await evening.pass_time(3 * DAY)
    assert archive_idle(world) == [thread] and thread.thread.archived
    await alice.slash("tables")
    await evening.pass_time(2.5 * DAY)
    await alice.sees("time is running out", thread)
    assert not thread.thread.archived
    for _ in range(2):
        await ben.slash("help")
    await alice.slash("help")


async def test_tables_are_sorted_by_who_is_waited_for(any_evening):
    evening = any_evening
    alice, ben, cleo = (evening.person(name) for name in ("Alice", "Ben", "Cleo"))
    await evening.sit_down(alice, ben, first_starter="1")
    await evening.sit_down(ben, alice, table=2, first_starter="1")
    await evening.sit_down(ben, cleo, table=3, first_starter="1")
    await evening.sit_down(cleo, table=4, start=False)
    await alice.slash("tables")
    lines = [line for line in alice.panel().text.split("\n") if "Love Letter" in line]
    assert [line.split("]")[0].split()[-1] for line in lines] == ["1", "2", "3", "4"]
    assert "**waiting for you**" in lines[0] and "waiting for Ben" in lines[2]
