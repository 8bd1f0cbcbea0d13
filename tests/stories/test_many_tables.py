"""Several tables at once: in one channel, for one person, in several servers, with and without threads."""

from __future__ import annotations

import re

from cogs.publishing.below import SCREENFUL
from sandbox import Stage, admin
from sandbox.driver import Actor
from sandbox.people import Person
from tests.stories.evening import fresh


async def test_two_tables_in_one_channel_without_threads(evening):
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config threads", value="off")
    people = [evening.person(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    await evening.sit_down(*people[:2], table=1)
    await evening.sit_down(*people[2:], table=2)
    assert evening.stage.threads() == []
    for _ in range(40):
        states = [await evening.look(1), await evening.look(2)]
        if all(state.result for state in states):
            break
        for state in states:
            if not state.result:
                who = next(p for p in people if int(p.id) == state.seats[state.awaits[0]].user)
                await evening.by_buttons(who, state.id)
    await evening.settle()
    channel = [m for m in people[0].messages("general") if not m.ephemeral]
    for table in (1, 2):
        assert len([m for m in channel if {f"p:rematch:{table}", f"p:log:{table}:0"} <= {*m.custom_ids}]) == 1
        assert not [m for m in channel if f"p:hand:{table}" in m.custom_ids], "old messages have no buttons left"


async def test_one_person_at_several_tables(evening, alice, ben):
    cleo = evening.person("Cleo")
    await evening.sit_down(alice, ben, table=1, first_starter="1", tokens_to_win=4)
    await evening.sit_down(cleo, alice, table=2, first_starter="1", tokens_to_win=2)
    await alice.slash("hand", where="#games")
    assert "p:choose:1:" in " ".join(alice.panel().custom_ids), "the one that waits for me"
    while (await evening.look(1)).awaits == (0,):
        await evening.by_buttons(alice, 1)  # again when her card wins the round: the winner starts the next
    await alice.slash("hand", where="#games")
    assert "You sit at several tables" in alice.panel().text
    await alice.slash("hand", where=evening.stage.threads()[1])
    assert f"It is {cleo.name}'s turn" in alice.panel().text
    assert set(await alice.autocomplete("hand", "table")) == {"Love Letter · table 1", "Love Letter · table 2"}
    assert await alice.autocomplete("hand", "table", "table 2") == ["Love Letter · table 2"]
    await alice.slash("tables")
    assert len(re.findall(r"\[Love Letter \d\]", alice.panel().text)) == 2
    for table, people in ((1, (alice, ben)), (2, (cleo, alice))):
        state = await evening.play_out(*people, table=table, turn=evening.by_buttons)
        assert state.result is not None


async def test_my_own_table_goes_before_the_one_of_the_channel(evening, alice, ben):
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config threads", value="off")
    cleo, dora = evening.person("Cleo", at="games"), evening.person("Dora", at="games")
    await evening.sit_down(alice, ben, table=1)
    await evening.sit_down(cleo, dora, table=2)
    await alice.slash("hand", where="#games")
    assert alice.panel().files, "not a refusal because others play in this channel"


async def test_several_servers(evening, alice, ben):
    stage: Stage = evening.stage
    world = stage.world
    other = admin.make_guild(world, "Elsewhere", world.owner, channels=("salon",))
    abroad = stage.person("Cleo", guild=other)
    admin.join_guild(world, other, alice.user)
    away = Actor(stage, Person(world, alice.user), stage.channel("salon", other))
    await evening.sit_down(alice, ben, table=1)
    await evening.sit_down(away, abroad, table=2)
    await ben.slash("tables")
    assert "Love Letter 1" in ben.panel().text and "Love Letter 2" not in ben.panel().text
    await ben.slash("hand", table="2")
    assert "There is no such table here" in ben.panel().text
    await alice.slash("hand", table="2")
    assert "table 2" in alice.panel().text and alice.panel().files, "one's own table answers from anywhere"
    for table, people in ((1, (alice, ben)), (2, (away, abroad))):
        assert (await evening.play_out(*people, table=table, turn=evening.by_buttons)).result is not None
    assert {c.guild_id for c in stage.threads()} == {stage.guild.id, other.id}


async def test_a_table_that_scrolled_away_is_posted_anew(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=7)
    for who in (alice, ben):
        await who.click("My hand", on=evening.table_message(who))
    old = evening.table_message(alice)
    first = alice if (await evening.look()).awaits == (0,) else ben
    await evening.by_buttons(first)
    await evening.settle()
    assert evening.table_message(alice).id == old.id, "nobody wrote below: edited in place"
    for _ in range(SCREENFUL):
        alice.says("hello?", where=evening.stage.threads()[0])
    await evening.by_buttons(alice if (await evening.look()).awaits == (0,) else ben)
    await evening.settle()
    new = evening.table_message(alice)
    assert new.id > old.id and new.files
    assert old.id not in [one.id for one in alice.messages(everywhere=True)], "nothing stays behind"


async def test_where_nobody_looks_the_table_itself_calls_and_nothing_else_does(evening, alice, ben):
    """One post for each call, and whoever opens their hand there leaves a pen that takes the old one away: it is all
    that Discord counts.
    """
    await evening.sit_down(alice, ben, tokens_to_win=7)
    thread = evening.stage.threads()[0]
    await evening.settle()
    called = 0
    for _ in range(4):
        evening.nobody_looks()
        state, mark = await evening.look(), evening.stage.world.record.mark()
        await evening.by_buttons(alice if state.awaits == (0,) else ben)
        await evening.settle()
        if (await evening.look()).awaits == state.awaits:
            continue
        counted = [one for one in evening.stage.world.record.since(mark) if one.route.startswith("channels/")]
        posts = [one for one in counted if one.message_id == evening.table_message(alice).id]
        assert [one.method for one in posts] == ["POST"]
        assert not [one for one in counted if one.method in ("PATCH", "DELETE")]
        assert len([one for one in alice.messages(thread) if "p:log:1:0" in one.custom_ids]) == 1
        called += 1
    assert called


async def test_only_the_one_who_must_act_is_called_once(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=7)
    world = evening.stage.world
    state = await evening.look()
    first, second = (alice, ben) if state.awaits == (0,) else (ben, alice)
    evening.nobody_looks()
    mark = world.record.mark()
    await evening.by_buttons(first)
    await evening.settle()
    await evening.settle()
    after = await evening.look()
    if after.awaits != state.awaits:
        calls = [e for e in world.record.since(mark) if (e.body or {}).get("allowed_mentions", {}).get("users")]
        assert [e.body["allowed_mentions"]["users"] for e in calls] == [[int(second.id)]]
        assert f"<@{second.id}>, your turn." in evening.table_message(alice).text


async def test_whoever_turned_mentions_off_is_never_called(evening, alice, ben):
    for one in (alice, ben):
        await one.slash("preferences", pings="none")
    evening.nobody_looks()
    await evening.sit_down(alice, ben)
    evening.nobody_looks()
    await evening.play_out(alice, ben, turn=evening.by_typing)
    assert all(not m.calls for m in alice.messages(everywhere=True))


async def test_options_changed_in_the_lobby(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    await ben.click("Join")
    await ben.click("Options", on=evening.lobby_message(ben))
    assert "Only the host can do that; please ask Alice" in ben.panel().text
    await alice.click("Options", on=evening.lobby_message(alice))
    panel = alice.panel()
    await alice.choose("Option", "Tokens to win", on=panel)
    assert "7, 5 or 4" in fresh(alice, panel).text
    await alice.choose("Value", "3", on=panel)
    await alice.choose("Option", "Memory aid", on=panel)
    await alice.choose("Value", "off", on=panel)
    await evening.settle()
    lobby = evening.lobby_message(ben).text
    assert "Tokens to win: **3**" in lobby and "Memory aid: **off**" in lobby
    await alice.choose("Option", "Who starts the first round", on=panel)
    await alice.choose("Value", "4", on=panel)
    await alice.click("Start", on=evening.lobby_message(alice))
    assert "must be a seat from 1 to 2" in alice.panel().text, "refused with what is possible"
    await alice.choose("Value", "2", on=panel)
    await alice.click("Start", on=evening.lobby_message(alice))
    await evening.settle()
    state = await evening.look()
    assert state.awaits == (1,) and state.options["tokens_to_win"] == 3 and state.options["memory_aid"] is False
    await alice.choose("Value", "1", on=panel)
    assert "already started" in alice.panel().text


async def test_leaving_and_filling_a_lobby(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    await ben.click("Leave")
    assert "You do not sit at this table" in ben.panel().text
    await ben.click("Join")
    await ben.click("Join")
    assert "You already sit at this table" in ben.panel().text
    await alice.click("Leave")
    assert "1. Ben" in evening.lobby_message(ben).text and "Alice" not in evening.lobby_message(ben).text
    await alice.click("Start", on=evening.lobby_message(alice))
    assert "Only the host can do that; please ask Ben" in alice.panel().text
    await ben.click("Start", on=evening.lobby_message(ben))
    assert "needs 2 to 4 players" in ben.panel().text
    for _ in range(3):
        await ben.click("Add robot", on=evening.lobby_message(ben))
    lobby = evening.lobby_message(ben)
    assert {b.label for b in lobby.buttons if b.disabled} == {"Join", "Add robot"}
    await alice.click("Join", on=lobby, force=True)
    assert "All 4 seats are taken" in alice.panel().text
    await ben.click("Leave", on=evening.lobby_message(ben))
    await evening.settle()
    assert "Everybody has left" in ben.messages()[0].text and not ben.messages()[0].buttons
