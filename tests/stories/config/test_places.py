"""Channels, permissions, servers and members go: nothing is lost, and somebody who can act is told, once."""

from __future__ import annotations

import pytest

from games.host.rows import Presence, Status
from sandbox import admin, permissions
from sandbox.model import Overwrite
from tests.stories.evening import fresh, until


async def test_a_deleted_channel_and_how_the_table_goes_on(evening, alice, ben):
    alice.goes("games")
    await evening.sit_down(alice, ben, tokens_to_win=2)
    admin.delete_channel(evening.stage.world, evening.stage.threads()[0])
    admin.delete_channel(evening.stage.world, evening.stage.channel("games"))
    await evening.reaches(Status.PAUSED)
    told = [one for one in alice.dms() if "has lost its channel" in one.text]
    assert len(told) == 1 and "/table move" in told[0].text and ben.dms() == [], "the host, once"
    await evening.close()
    await evening.open()
    await evening.settle()
    assert (await evening.look()).status is Status.PAUSED
    assert len([one for one in alice.dms() if "has lost" in one.text]) == 1, "not again after a restart"
    await ben.slash("table move", table="1", where="#general")
    assert "Only the host can do that" in ben.panel().text
    alice.goes("general")
    await alice.slash("table move", table="1")
    await evening.reaches(Status.PLAYING)
    assert evening.table_message(alice).channel.startswith("#1 Love Letter"), "a thread of its own again"
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert state.result is not None


async def test_a_closed_door_leads_to_the_log_channel(evening, mod, alice, ben):
    log = evening.stage.channel("off-topic")
    await mod.slash("config log", value=f"<#{log.id}>", force=True)
    alice.closes_dms()
    alice.goes("games")
    await evening.sit_down(alice, ben)
    admin.delete_channel(evening.stage.world, evening.stage.threads()[0])
    admin.delete_channel(evening.stage.world, evening.stage.channel("games"))
    await evening.reaches(Status.PAUSED)
    posted = [one for one in mod.messages(log) if "has lost its channel" in one.text]
    assert len(posted) == 1 and f"<@{alice.id}>" in posted[0].text


async def test_a_deleted_thread_only_moves_the_table(evening, alice, ben):
    await evening.sit_down(alice, ben)
    admin.delete_channel(evening.stage.world, evening.stage.threads()[0])
    await until(lambda: any("p:hand:1" in one.custom_ids for one in alice.messages("#general")))
    assert (await evening.look()).status is Status.PLAYING and alice.dms() == []


async def test_a_permission_taken_away_and_given_back(evening, alice, ben):
    world = evening.stage.world
    await evening.sit_down(alice, ben, tokens_to_win=3)
    general = evening.stage.channel("general")
    silent = Overwrite(evening.stage.guild.id, 0, 0, permissions.SEND_MESSAGES_IN_THREADS | permissions.SEND_MESSAGES)
    admin.delete_message(world, evening.table_message(alice).message)
    bot_role = evening.stage.guild.members[world.bot.id].roles[0]
    admin.set_overwrite(world, general, silent)
    admin.set_overwrite(
        world, general, Overwrite(bot_role, 0, 0, permissions.SEND_MESSAGES_IN_THREADS | permissions.SEND_MESSAGES)
    )
    state = await evening.look()
    who = alice if state.awaits == (0,) else ben
    await evening.by_typing(who)
    await evening.reaches(Status.PAUSED)
    assert len([one for one in alice.dms() if "I can no longer show your table 1" in one.text]) == 1
    admin.set_overwrite(world, general, Overwrite(evening.stage.guild.id, 0, 0, 0))
    admin.set_overwrite(world, general, Overwrite(bot_role, 0, 0, 0))
    await evening.reaches(Status.PLAYING)
    assert evening.table_message(alice), "shown again by itself"


async def test_a_server_that_removes_the_bot(evening, alice, ben):
    await evening.sit_down(alice, ben)
    elsewhere = admin.make_guild(evening.stage.world, "Elsewhere", alice.user, channels=("hall",))
    await evening.settle()
    admin.remove_bot(evening.stage.world, evening.stage.guild)
    await evening.reaches(Status.PAUSED)
    await until(lambda: any("I was removed from Parlour" in one.text for one in alice.dms()))
    admin.invite_bot(evening.stage.world, evening.stage.guild)
    await evening.reaches(Status.PLAYING)
    assert elsewhere


async def test_a_player_who_left_the_server(slow_evening, clock):
    evening = slow_evening
    alice, ben, cleo = (evening.person(name) for name in ("Alice", "Ben", "Cleo"))
    await evening.sit_down(alice, ben, cleo, first_starter="2", turn_seconds=86_400)
    admin.leave_guild(evening.stage.world, evening.stage.guild, ben.user)
    await evening.pass_time(0.8 * 86_400)
    state = await evening.look()
    assert state.seats[1].presence is Presence.LEFT
    (told,) = [one for one in alice.dms() if "Ben has left Parlour" in one.text]
    assert "`/table seat`" in told.text
    assert not any(f"<@{ben.id}>" in one.text and "running out" in one.text for one in alice.messages(everywhere=True))
    admin.join_guild(evening.stage.world, evening.stage.guild, ben.user)
    await ben.slash("table return", table="1")
    assert (await evening.look()).seats[1].presence is Presence.AWAKE, "and may come back"


async def test_a_host_who_left_hands_the_table_on(slow_evening, clock):
    evening = slow_evening
    alice, ben = evening.person("Alice"), evening.person("Ben")
    await evening.sit_down(alice, ben, first_starter="1", turn_seconds=86_400)
    admin.leave_guild(evening.stage.world, evening.stage.guild, alice.user)
    await evening.pass_time(0.8 * 86_400)
    assert (await evening.look()).host == int(ben.id)
    assert [one for one in ben.dms() if "Alice has left" in one.text]


@pytest.mark.parametrize("label", ["My hand", "Log", "Rules"])
async def test_spectators_get_no_button_that_does_nothing(evening, alice, ben, label):
    await evening.sit_down(alice, ben)
    zoe = evening.person("Zoe")
    await zoe.click(label, on=evening.table_message(zoe))
    text = fresh(zoe, zoe.panel()).text
    assert len(text) > 20 and "Only" not in text
    if label == "My hand":
        assert "this is what everybody sees" in text and "Alice" in text and "My hand" not in zoe.panel().labels
