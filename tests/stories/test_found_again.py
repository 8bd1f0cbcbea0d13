"""A post whose answer never came may be there all the same: it is found and taken over."""

from __future__ import annotations

import gc
import re

import msgspec
import pytest

from games.host.rows import PublishedRow
from sandbox import admin
from tests.stories.coup.court import Court
from tests.stories.evening import press_through, until
from tests.stories.test_bad_weather import CALLBACK

POST, THREAD = "channels/*/messages", "channels/*/threads"


def lost(evening, route: str, skip: int = 0) -> None:
    """The answer to a post is lost, and Discord does not remember its nonce."""
    world = evening.stage.world

    async def forget() -> None:
        world.nonces.clear()

    world.faults.die(forget, method="POST", route=route, skip=skip)


def of_table(evening) -> list[str]:
    """Every public message with the table's buttons."""
    channels = evening.stage.world.channels.values()
    return [
        message.id
        for channel in channels
        for message in channel.messages.values()
        if message.reader is None and '"p:log:1:0"' in str(message.data["components"]).replace("'", '"')
    ]


async def test_a_table_message(evening, alice, ben):
    lost(evening, POST)
    await evening.sit_down(alice, ben)
    await until(lambda: not evening.stage.world.faults.active)
    await evening.settle()
    assert len(of_table(evening)) == 1
    assert len(evening.table_message(alice).files) == 1


async def test_a_hand_by_direct_message(evening, alice, ben):
    await ben.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben, start=False)
    lost(evening, POST, skip=1)
    await alice.click("Start", on=evening.lobby_message(alice))
    await until(lambda: not evening.stage.world.faults.active)
    await evening.settle()
    assert len(ben.dms()) == 1 and len(of_table(evening)) == 1


async def test_a_thread_without_a_lobby(evening, alice, ben):
    """One that grows out of the lobby's message can only be opened once; this one is known by its name."""
    await evening.sit_down(alice, ben, start=False)
    await evening.settle()
    lobby = evening.lobby_message(alice)
    lost(evening, THREAD)
    start = alice.person.press(lobby.message, "p:start:1", force=True)
    admin.delete_message(evening.stage.world, lobby.message)
    await start
    await until(lambda: not evening.stage.world.faults.active)
    await evening.settle()
    assert len(evening.stage.threads()) == 1 and len(of_table(evening)) == 1


@pytest.mark.parametrize("how", ["mention", "dm"])
async def test_a_call(evening, alice, ben, how, monkeypatch):
    """Whether by the table itself or by direct message; everybody is called, as if nobody were here."""
    for one in (alice, ben):
        await one.slash("preferences", pings=how)
    lost(evening, POST, skip=1 if how == "dm" else 0)
    await evening.sit_down(alice, ben)
    await until(lambda: not evening.stage.world.faults.active)
    await evening.settle()
    bot = evening.stage.world.bot.id
    said = [one for place in evening.stage.world.channels.values() for one in place.messages.values()]
    calls = [
        one for one in said if one.author_id == bot and (one.pings or (one.data["type"] == 0 and one.data["content"]))
    ]
    assert len(calls) == 1, calls
    assert len(of_table(evening)) == 1


@pytest.mark.parametrize("channel", ["general", "games"])
async def test_a_table_of_which_nothing_was_noted_has_a_thread_where_the_settings_say_so(evening, channel):
    """Its process was killed before the lobby went out."""
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config threads", value="off", channel=evening.stage.channel("games"))
    await mod.slash("play", game="loveletter", where=channel)
    await evening.forgets(PublishedRow(1))
    await evening.settle()
    await mod.click("Add robot", on=evening.lobby_message(mod))
    await mod.click("Start", on=evening.lobby_message(mod))
    await evening.settle()
    assert len(evening.stage.threads()) == (channel == "general")


async def test_a_lobby_that_was_the_answer_to_a_command(evening, alice, ben):
    """As such it has no nonce: it is looked for before another one is posted."""
    evening.stage.world.faults.drop(route=CALLBACK, after=True)
    await alice.slash("play", game="loveletter", may_fail=True)
    await evening.settle()
    assert len([one for one in ben.messages() if "p:join:1" in one.custom_ids]) == 1
    await ben.click("Join", on=evening.lobby_message(ben))
    await alice.click("Start", on=evening.lobby_message(alice))
    await evening.settle()
    assert not [one for one in ben.messages() if "p:join:1" in one.custom_ids]


async def test_a_lobby_in_a_lively_channel(evening, alice, ben):
    """Much was said there in the minute before it, and its process was killed before it could note it."""
    for number in range(120):
        ben.says(f"{number}")
    await alice.slash("play", game="loveletter")
    await evening.forgets(PublishedRow(1))
    await evening.settle()
    assert len([one for one in ben.messages() if "p:join:1" in one.custom_ids]) == 1


async def test_the_last_call_goes_with_the_end_of_the_game(evening, alice, ben, monkeypatch):
    await evening.sit_down(alice, ben)
    thread = evening.stage.threads()[0]
    assert [one for one in alice.messages(thread) if one.calls]
    await alice.slash("table end", table="1")
    await alice.click("End the table")
    await evening.settle()
    assert not [one for one in alice.messages(thread) if one.calls]


async def test_a_table_that_came_down_unnoted_before_something_was_said(evening, blank, monkeypatch):
    """It had just come down when its process died, and a move was kept that no process could show: the next one has a
    moment to tell before it looks at the table, and then the newest message of the place is that moment.
    """
    court = await Court.open(evening, "ca", "as,co", "am,co", "as,am", lost={0: "ca"})
    anna, ben, *_ = court.people
    thread, delivery = evening.stage.threads()[0], evening.bot.desk.delivery
    await evening.settle()
    noted, old = await evening.bot.database.published(1), court.seen().id
    for number in range(5):
        said = int(anna.says(f"hm {number}", where=thread).id)
    await until(lambda: said in delivery.message.below._last[int(thread.id)])
    monkeypatch.setattr(delivery.message, "leave", undone)
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    assert of_table(evening) == [old, court.seen().id], "it has come down, and the old one still hangs there"
    monkeypatch.setattr(delivery, "changed", undone)
    await court.press("Doubt", ben)
    await evening.forgets(noted)
    await evening.settle()
    assert of_table(evening) == [court.seen().id]
    assert "Ben, your turn." in court.seen().read


async def test_a_call_that_one_process_posted_and_could_not_note(evening, blank):
    """The next one finds it, and calls nobody a second time; nor does the one after that, which no nonce helps."""
    court = await Court.open(evening, "du,ca", "as,co", "am,co")
    anna, ben, _ = court.people
    await evening.settle()
    noted, old = await evening.bot.database.published(1), court.seen().id
    await court.choose(anna, "Income: +1")
    await evening.settle()
    (call,) = [one for one in anna.messages(evening.stage.threads()[0]) if one.calls]
    assert call.calls == [ben.id] and call.id == court.seen().id != old
    for _ in range(2):
        evening.stage.world.nonces.clear()
        await evening.forgets(noted)
        await evening.bot.desk.delivery.show_again(1)
        await evening.settle()
        assert court.seen().id == call.id and of_table(evening) == [call.id]
    posted = evening.stage.world.record.of("POST", POST)
    assert len([one for one in posted if (one.body["allowed_mentions"].get("users") or []) == [int(ben.id)]]) == 1


async def test_the_first_call_of_a_game_is_not_repeated_where_not_even_its_thread_was_noted(evening, blank):
    """The process died right after the table was posted, and Discord has forgotten the nonce."""
    anna, ben = evening.person("Anna"), evening.person("Ben")
    await evening.sit_down(anna, ben, start=False)
    await evening.settle()
    noted = await evening.bot.database.published(1)
    await anna.click("Start", on=evening.lobby_message(anna))
    await evening.settle()
    (first,) = [one for one in anna.messages(evening.stage.threads()[0]) if one.calls]
    evening.stage.world.nonces.clear()
    await evening.forgets(noted)
    await evening.bot.desk.delivery.show_again(1)
    await evening.settle()
    assert of_table(evening) == [first.id]
    assert [one.calls for one in anna.messages(evening.stage.threads()[0]) if one.calls] == [first.calls]


async def test_a_call_that_was_not_noted_makes_room_for_one_to_more_people(evening, blank):
    """Posted for Anna and not noted; by then Ben wants to be called as well. Discord still knows the nonce."""
    ben = evening.person("Ben")
    await ben.slash("preferences", pings="none")
    court = await Court.open(evening, "", "", two_player="draft")
    anna = court.people[0]
    await evening.settle()
    first = court.seen()
    assert first.calls == [anna.id]
    noted = await evening.bot.database.published(1)
    await ben.slash("preferences", pings="mention")
    known = msgspec.json.decode(noted.data)
    for part in ("message", "pinged", "bottom"):
        del known[part]
    await evening.forgets(msgspec.structs.replace(noted, data=msgspec.json.encode(known)))
    await evening.bot.desk.delivery.show_again(1)
    await evening.settle()
    assert of_table(evening) == [court.seen().id] != [first.id] and court.seen().pings == [ben.id]
    assert {f"<@{one.id}>" for one in (anna, ben)} <= {*re.findall(r"<@\d+>", court.seen().text)}


async def test_a_call_of_an_earlier_version_goes(evening, blank):
    """It was a message of its own."""
    court = await Court.open(evening, "du,ca", "as,co", "am,co")
    anna = court.people[0]
    await evening.settle()
    thread = evening.stage.threads()[0]
    channel = evening.bot.get_channel(int(thread.id))
    line = await channel.send(f"<@{anna.id}>, your turn.")
    delivery = evening.bot.desk.delivery
    async with delivery.turns.turn(1) as (_, shown):
        shown.ping = line.id
    await court.choose(anna, "Income: +1")
    await evening.settle()
    assert str(line.id) not in [one.id for one in anna.messages(thread)]


async def test_a_rematch_in_the_same_thread_calls_its_own_players(evening, alice, ben, blank):
    """After a restart the finished table tidies its thread, and leaves the calls of the new one alone."""
    await evening.sit_down(alice, ben)
    await alice.slash("table end", table="1")
    await alice.click("End the table")
    await evening.settle()
    thread = evening.stage.threads()[0]
    await alice.click("Rematch", on=evening.table_message(alice))
    await evening.settle()
    await ben.click("Join", on=evening.lobby_message(ben, 2))
    await alice.click("Start", on=evening.lobby_message(alice, 2))
    await evening.settle()
    calls = [one.id for one in alice.messages(thread) if one.calls]
    await evening.close()
    await evening.open()
    await evening.bot.desk.delivery.show_again(1)
    await evening.settle()
    assert [one.id for one in alice.messages(thread) if one.calls] == calls != []


async def undone(*_: object) -> None:
    """The process dies before it comes to this."""


async def test_a_table_that_this_process_opened_is_not_looked_for(evening, alice, ben):
    mark = evening.stage.world.record.mark()
    await evening.sit_down(alice, ben)
    await evening.by_typing(alice if (await evening.look()).awaits == (0,) else ben)
    await evening.settle()
    assert not evening.stage.world.record.of("GET", POST, since=mark)


async def test_after_a_restart_one_look_in_each_place_is_enough(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await evening.close()
    await evening.open()
    mark = evening.stage.world.record.mark()
    for _ in range(3):
        alice.says("hm", where=evening.stage.threads()[0])
        await evening.bot.desk.delivery.show_again(1)
        await evening.settle()
    assert len(evening.stage.world.record.of("GET", POST, since=mark)) == 1
    assert len(of_table(evening)) == 1


async def test_nothing_is_held_for_a_table_that_nobody_touches(evening, alice, ben):
    await evening.sit_down(alice, ben)
    gc.collect()
    assert not evening.bot.desk.delivery.turns._locks


async def test_a_hand_by_direct_message_outlives_a_restart_and_a_look_at_the_log(evening, alice, ben, blank):
    await ben.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben, first_starter="2", tokens_to_win=5)
    await press_through(ben, ben.dms()[-1])
    await evening.settle()
    await evening.close()
    await evening.open()
    await evening.settle()
    await ben.click("Log", on=evening.table_message(ben))
    await evening.settle()
    assert len(ben.dms()) == 1
