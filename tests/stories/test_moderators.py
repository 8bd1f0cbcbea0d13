"""`/config` and `/moderate`: settings really change what they say, and only moderators may."""

from __future__ import annotations

import pytest

from games.host.rows import Status


@pytest.fixture
def mod(evening):
    return evening.person("Mod", moderator=True)


@pytest.mark.parametrize(
    "command,value,sentence",
    [
        ("games", "chess", 'For "Games" these are possible: `all`, Love Letter (`loveletter`)'),
        ("channels", "somewhere", '"Channels" can be'),
        ("clock", "5 parsecs", '"Time per turn" can be 15s to 10m for live tables'),
        ("clock", "11m", '"Time per turn" can be 15s to 10m for live tables'),
        ("clock", "5s", '"Time per turn" can be 15s to 10m for live tables'),
        ("tables", "many", '"Tables per channel" can be a whole number from 0 (no limit) to 100'),
        ("tables", "101", '"Tables per channel" can be a whole number from 0 (no limit) to 100'),
        ("seats", "-1", '"Tables per player" can be a whole number from 0 (no limit) to 50'),
    ],
)
async def test_a_bad_value_is_refused_with_what_is_possible(evening, mod, command, value, sentence):
    await mod.slash(f"config {command}", value=value)
    assert sentence in mod.panel().text
    assert await evening.house.store.settings(f"guild:{evening.stage.guild.id}") == {}


@pytest.mark.parametrize(
    "command,value,words",
    [
        ("games", "loveletter", "**Games**: Love Letter · *set for the server*"),
        ("clock", "90s", "**Time per turn**: 90 seconds"),
        ("clock", "5m", "**Time per turn**: 5 minutes"),
        ("clock", "12h", "**Time per turn**: 12 hours"),
        ("clock", "2d", "**Time per turn**: 2 days"),
        ("clock", "0", "**Time per turn**: as each game has it"),
        ("threads", "off", "**Threads**: off"),
        ("robots", "off", "**Robots allowed**: off"),
        ("tables", "2", "**Tables per channel**: 2"),
        ("seats", "0", "**Tables per player**: no limit"),
    ],
)
async def test_a_setting_reads_as_it_was_set(evening, mod, command, value, words):
    await mod.slash(f"config {command}", value=value)
    assert "Changed" in mod.panel().text and words in mod.panel().text
    await mod.slash("config show")
    assert words in mod.panel().text
    await mod.slash(f"config {command}", value="default")
    await mod.slash("config show")
    line = next(line for line in mod.panel().text.split("\n") if words.split(":")[0] in line)
    assert "·" not in line, "nobody has set it"
    audit = await evening.house.store.audit(f"guild:{evening.stage.guild.id}")
    assert [row.by for row in audit] == [int(mod.id)] * 2


async def test_games_and_channels(evening, mod, alice):
    games = evening.stage.channel("games")
    await mod.slash("config channels", value=f"<#{games.id}>")
    await alice.slash("play", game="loveletter")
    assert f"On this server tables are opened in <#{games.id}>" in alice.panel().text
    await alice.slash("play", game="loveletter", where=games)
    assert "p:join:1" in " ".join(evening.lobby_message(alice).custom_ids)
    await mod.slash("config games", value="coup")
    await alice.slash("play", game="loveletter", where=games)
    assert "Here you can play Coup" in alice.panel().text
    await mod.slash("config games", value="loveletter", channel=games)
    await alice.slash("play", game="loveletter", where=games)
    assert evening.lobby_message(alice, 2)


async def test_limits_of_tables_and_seats(evening, mod, alice, ben):
    await mod.slash("config tables", value="1")
    await alice.slash("play", game="loveletter")
    await ben.slash("play", game="loveletter")
    assert "There is a table in this channel already" in ben.panel().text
    await ben.slash("play", game="loveletter", where="#games")
    await mod.slash("config seats", value="1")
    await ben.click("Join", on=evening.lobby_message(ben, 1))
    assert "You already sit at a table, and one is the most" in ben.panel().text
    await ben.slash("play", game="loveletter", where="#off-topic")
    assert "You already sit at a table, and one is the most" in ben.panel().text


async def test_robots_and_the_clock(evening, mod, alice):
    await mod.slash("config robots", value="off")
    await mod.slash("config clock", value="30s")
    await alice.slash("play", game="loveletter")
    assert "Time per turn: **30 seconds**" in evening.lobby_message(alice).text
    await alice.click("Add robot")
    assert "Robots are switched off" in alice.panel().text
    assert len((await evening.look()).seats) == 1


async def test_a_channel_may_differ_and_its_threads_with_it(evening, mod, alice, ben):
    await mod.slash("config threads", value="off", channel=evening.stage.channel("games"))
    await mod.slash("config seats", value="3")
    await evening.sit_down(alice, ben, table=1)
    assert len(evening.stage.threads()) == 1
    for one in (alice, ben):
        one.goes("games")
    await evening.sit_down(alice, ben, table=2)
    assert len(evening.stage.threads()) == 1 and evening.table_message(ben, 2).channel == "games"
    await mod.slash("config clock", value="1m", channel=evening.stage.channel("general"))
    alice.goes(evening.stage.threads()[0])
    await alice.slash("play", game="loveletter")
    assert "1 minute" in evening.lobby_message(alice, 3).text, "a thread goes by its channel's settings"


async def test_moderators_see_and_end_tables(evening, mod, alice, ben):
    await mod.slash("moderate tables")
    assert "No table is open here" in mod.panel().text
    await evening.sit_down(alice, ben, table=1)
    await alice.slash("play", game="loveletter", where="#games")
    await mod.slash("moderate tables")
    assert "Love Letter 1" in mod.panel().text and "waiting for" in mod.panel().text
    assert "open lobby" in mod.panel().text
    assert set(await mod.autocomplete("moderate end", "table")) == {"Love Letter · table 1", "Love Letter · table 2"}
    for odd in ("99", "one", "9" * 30):
        await mod.slash("moderate end", table=odd)
        assert "no such table" in mod.panel().text or "does not exist" in mod.panel().text
    for table in ("1", "2"):
        await mod.slash("moderate end", table=table)
        assert f"table {table} (Love Letter)" in mod.panel().text, "asks first"
        await mod.click("End the table", on=mod.panel())
        assert {"1": "The table has ended", "2": "The lobby is closed"}[table] in mod.panel().text
    await evening.settle()
    assert (await evening.look(1)).status is Status.OVER and (await evening.look(2)).status is Status.CLOSED
    assert "The table has been ended early." in evening.table_message(alice, 1).text
    audit = await evening.house.store.audit(f"guild:{evening.stage.guild.id}")
    assert {(row.key, row.by) for row in audit} == {("end", int(mod.id)), ("close", int(mod.id))}


@pytest.mark.parametrize("command", ["config show", "config threads", "moderate tables", "moderate end"])
async def test_others_are_refused_even_if_discord_lets_them(evening, alice, command):
    await alice.slash("play", game="loveletter")
    given = {"config threads": {"value": "off"}, "moderate end": {"table": "1"}}.get(command, {})
    await alice.slash(command, force=True, **given)
    assert "That is for moderators" in alice.panel().text
    assert (await evening.look()).status is Status.LOBBY


async def test_the_host_runs_the_table(evening, alice, ben):
    await evening.sit_down(alice, ben, robots=1, tokens_to_win=5)
    await ben.slash("table end", table="1")
    assert "Only the host can do that; please ask Alice" in ben.panel().text
    await alice.slash("table kick", player=ben.user, table="1")
    assert "Give the seat of Ben at table 1 (Love Letter) to a robot, for good?" in alice.panel().text
    await alice.click("Remove", on=alice.panel())
    assert (await evening.look()).seats[1].robot
    await ben.click("My hand", on=evening.table_message(ben))
    assert not ben.last.failed and "Your hand" not in ben.panel().text
    await alice.slash("table kick", player=evening.person("Zoe").user, table="1")
    assert "does not sit at this table" in alice.panel().text
    await alice.slash("table end", table="1")
    await alice.click("End the table", on=alice.panel())
    await evening.settle()
    assert (await evening.look()).status is Status.OVER


async def test_giving_up(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=5)
    await alice.slash("table concede", table="1")
    assert "Give up the game at table 1 (Love Letter) for good?" in alice.panel().text
    await alice.click("Give up", on=alice.panel())
    await evening.settle()
    state = await evening.look()
    assert state.status is Status.OVER and state.result.winners == [1]
    assert "## Ben won.\n" in evening.table_message(ben).text


async def test_rules_help_show_and_log(evening, alice, ben):
    await alice.slash("rules", game="loveletter")
    page = alice.panel()
    topics = page.selects[0].labels
    assert len(topics) >= 4
    first = page.text
    await alice.choose("More about", topics[-1], on=page)
    assert alice.panel().text != first and topics[-1] in alice.panel().text
    offered = await alice.autocomplete("rules", "topic", "", game="loveletter")
    assert offered == topics
    await alice.slash("rules", game="loveletter", topic="nonsense")
    assert "There is no such page" in alice.panel().text and topics[0] in alice.panel().text
    await alice.slash("help")
    assert "/play" in alice.panel().text and "Waiting for you" not in alice.panel().text
    await evening.sit_down(alice, ben, first_starter="1", tokens_to_win=13)
    await alice.slash("help")
    assert "Waiting for you" in alice.panel().text and "Love Letter 1" in alice.panel().text
    await evening.person("Mod", moderator=True).slash("help")
    assert "/moderate" in evening.person("Mod").panel().text
    for _ in range(12):
        state = await evening.look()
        await evening.by_typing(alice if state.awaits == (0,) else ben)
    await ben.slash("table show", table="1")
    assert "tokens of affection" in ben.panel().text and "My hand" in ben.panel().labels
    await ben.slash("table log", table="1")
    newest = ben.panel()
    assert newest.labels[-3:] == ["‹ Earlier", "My hand", "Whole table in words"]
    await ben.click("‹ Earlier", on=newest)
    assert "Later ›" in ben.panel().labels and ben.panel().text != newest.text


@pytest.mark.real_key
async def test_save_game_and_verify(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await evening.play_out(alice, ben, turn=evening.by_typing)
    zoe = evening.person("Zoe")
    await zoe.click("Fair play", on=evening.table_message(alice))
    assert (await evening.look()).seed in zoe.panel().text
    await zoe.click("Save game", on=zoe.panel())
    panel = zoe.panel()
    assert [file.name for file in panel.files] == ["parlour-1.json"]
    assert (await evening.look()).seed.encode() in panel.files[0].data
