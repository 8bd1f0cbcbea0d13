"""A moderator's work: the first setup, the tables, bans, and what is written down about it."""

from __future__ import annotations

import csv
import io

import pytest

from games.host.rows import BanRow, Presence, Status
from sandbox import admin
from tests.stories.evening import fresh


async def test_a_whole_first_setup(any_evening):
    """In one panel, without a word of manual: games, where, who, how long, and a log."""
    evening = any_evening
    mod, alice = evening.person("Mod", moderator=True), evening.person("Alice")
    world, guild = evening.stage.world, evening.stage.guild
    players = admin.make_role(world, guild, "Players")
    games, log = evening.stage.channel("games"), evening.stage.channel("off-topic")
    await mod.slash("help")
    assert "`/config panel`" in mod.panel().text
    await mod.slash("config panel")
    panel = mod.panel()
    for key, menu, picks in (
        ("games", "Value", ["loveletter", "coup"]),
        ("channels", "Choose", [games]),
        ("openers", "Choose", [players]),
        ("clock", "Value", ["86400"]),
        ("log", "Choose", [log]),
    ):
        await mod.choose("What do you want to change?", key, on=panel)
        await mod.choose(menu, *picks, on=panel)
    await mod.choose("What do you want to change?", "tables", on=panel)
    await mod.click("Type a value", on=panel)
    await mod.submit(Tables_per_channel="4")
    await mod.click("All settings", on=panel)
    text = fresh(mod, panel).text
    for line in (
        "**Games**: Love Letter and Coup · *set for the server*",
        f"**Channels**: <#{games.id}> · *set for the server*",
        f"**Who may open tables**: <@&{players.id}>",
        "**Tables per channel**: 4",
        "**Time per turn**: 1 day",
        "**Threads**: on",
    ):
        assert line in text
    await alice.slash("play", game="coup", where=games)
    assert f"<@&{players.id}>" in alice.panel().text
    admin.give_role(world, guild, alice.user, players)
    await alice.slash("play", game="coup", where=games)
    assert (await evening.look()).options["action_seconds"] == 86_400
    await evening.settle()
    posted = [one for one in mod.messages(log) if not one.ephemeral]
    assert "**Tables per channel**: usual → 4" in posted[-1].text and len(posted) == 2, "from when there was a log"
    audit = await evening.house.store.audit(f"guild:{guild.id}")
    assert [row.key for row in reversed(audit)] == ["games", "channels", "openers", "clock", "log", "tables"]


@pytest.fixture
async def table(slow_evening):
    evening = slow_evening
    people = [evening.person(name) for name in ("Alice", "Ben")]
    await evening.sit_down(*people, robots=1, tokens_to_win=5)
    return people


async def test_all_tables_with_age_link_and_whom_they_wait_for(slow_evening, clock, table):
    evening, mod = slow_evening, slow_evening.person("Mod", moderator=True)
    await evening.pass_time(61)
    await mod.slash("moderate tables")
    text = mod.panel().text
    state = await evening.look()
    assert f"waiting for {state.name(state.awaits[0])}" in text and "open for 1 minute" in text
    assert f"/{evening.table_message(mod).channel_id})" in text, "a link to its thread, which stays while it moves"
    for one in table:
        state = await evening.look()
        seat = next(chair.seat for chair in state.seats if chair.user == int(one.id))
        for card in state.view(seat).hand:
            assert card.word.capitalize() not in text, "never a hand"


async def test_pause_extend_seat_and_end_from_the_list(slow_evening, clock, table):
    evening, mod = slow_evening, slow_evening.person("Mod", moderator=True)
    cleo = evening.person("Cleo")
    await mod.slash("moderate tables")
    panel = mod.panel()
    await mod.choose("Which table?", "1", on=panel)
    before = (await evening.look()).deadline
    await mod.click("More time", on=panel)
    assert (await evening.look()).deadline == before + 120
    await mod.click("Pause", on=panel)
    assert (await evening.look()).status is Status.PAUSED and "Go on" in fresh(mod, panel).labels
    clock.advance(3600)
    await mod.click("Go on", on=panel)
    state = await evening.look()
    assert state.status is Status.PLAYING and state.deadline == before + 120 + 3600
    await mod.click("Seat somebody for Ada", on=panel)
    await mod.choose("Who takes the seat", cleo.user, on=panel)
    await evening.settle()
    await cleo.click("Take the seat", on=evening.table_message(cleo))
    assert (await evening.look()).seats[2].user == int(cleo.id)
    await mod.choose("Which table?", "1", on=panel)
    await mod.click("End", on=panel)
    assert (await evening.look()).status is Status.PLAYING, "asks first"
    await mod.click("End the table", on=panel)
    assert (await evening.look()).status is Status.OVER
    await mod.slash("config audit")
    for words in ("gave table 1 more time", "paused table 1", "let table 1 go on", "seated somebody", "ended table 1"):
        assert words in mod.panel().text


async def test_a_table_of_another_server_is_none_of_their_business(evening, mod, alice, ben):
    await evening.sit_down(alice, ben)
    other = admin.make_guild(evening.stage.world, "Elsewhere", mod.user, channels=("hall",))
    boss = evening.stage.person("Boss", guild=other, moderator=True)
    boss.goes(evening.stage.channel("hall", other))
    await evening.settle()
    await boss.slash("moderate end", table="1", force=True)
    assert "There is no such table here" in boss.panel().text
    assert (await evening.look()).status is Status.PLAYING


async def test_ban_and_unban(slow_evening, clock, table):
    evening, mod = slow_evening, slow_evening.person("Mod", moderator=True)
    alice, ben = table
    await mod.slash("moderate ban", user=ben.user, hours=24, reason="spilled *tea*")
    assert "A robot plays their seat." in mod.panel().text
    assert (await evening.look()).seats[1].presence is Presence.LEFT
    await evening.settle()
    for act in (
        lambda: ben.slash("play", game="coup"),
        lambda: ben.click("I'm back", on=evening.table_message(ben)),
        lambda: ben.slash("table return", table="1"),
    ):
        await act()
        assert "You can open and join tables in this server again <t:" in ben.panel().text
        assert r"(spilled \*tea\*)" in ben.panel().text
    assert (await evening.look()).seats[1].presence is Presence.LEFT
    await alice.slash("play", game="loveletter")
    await ben.click("Join", on=evening.lobby_message(ben, 2))
    assert "again <t:" in ben.panel().text and len((await evening.look(2)).seats) == 1
    await mod.slash("moderate unban", user=ben.user)
    assert "can open and join tables again" in mod.panel().text
    await ben.slash("table return", table="1")
    assert (await evening.look()).seats[1].presence is Presence.AWAKE
    await mod.slash("moderate unban", user=ben.user)
    assert "is not banned here" in mod.panel().text


async def test_the_bans_that_run(slow_evening, clock):
    """Who, until when, why and by whom, the latest first; one that is over or of another server is not among them."""
    evening, mod = slow_evening, slow_evening.person("Mod", moderator=True)
    await mod.slash("moderate bans")
    assert mod.panel().text == "### Bans\nNobody is banned here."
    people = [evening.person(f"Pest {number}") for number in range(12)]
    for one in people[:11]:
        await mod.slash("moderate ban", user=one.user)
    began = int(clock.now())
    await mod.slash("moderate ban", user=people[11].user, hours=2, reason="*shouts*")
    await evening.house.store.ban(BanRow(1, 77, None, "elsewhere", 1, clock.now()))
    await mod.slash("moderate bans")
    panel = mod.panel()
    lines = panel.text.split("\n")
    until = f"<t:{began + 7200}:f>; by <@{mod.id}> on <t:{began}:d>"
    assert lines[1] == rf"- <@{people[11].id}> until {until} (\*shouts\*)"
    assert lines[2].startswith("- <@") and f"until it is lifted; by <@{mod.id}> on <t:" in lines[2]
    assert len(lines) == 11 and panel.labels == ["Earlier"] and panel.pings == []
    await mod.click("Earlier", on=panel)
    panel = fresh(mod, panel)
    assert len(panel.text.split("\n")) == 3 and panel.labels == ["Later"] and "<@77>" not in panel.text
    clock.advance(7201)
    await mod.slash("moderate bans")
    assert f"<@{people[11].id}>" not in mod.panel().text


async def test_a_ban_runs_out_and_is_for_one_server(slow_evening, clock):
    evening = slow_evening
    mod, ben = evening.person("Mod", moderator=True), evening.person("Ben")
    await mod.slash("moderate ban", user=ben.user, hours=1)
    await ben.slash("play", game="coup")
    assert "again <t:" in ben.panel().text and "()" not in ben.panel().text
    other = admin.make_guild(evening.stage.world, "Elsewhere", mod.user, channels=("hall",))
    admin.join_guild(evening.stage.world, other, ben.user)
    await evening.settle()
    await ben.slash("play", game="coup", where=evening.stage.channel("hall", other))
    assert len(await evening.house.tables_in(int(other.id))) == 1
    await evening.pass_time(3601)
    await ben.slash("play", game="coup")
    assert len(await evening.house.tables_in(int(evening.stage.guild.id))) == 1


async def test_who_may_keep_their_seats(slow_evening, table):
    mod = slow_evening.person("Mod", moderator=True)
    await mod.slash("moderate ban", user=table[1].user, seats="keep")
    assert (await slow_evening.look()).seats[1].presence is Presence.AWAKE
    for who, words in ((mod, "cannot ban yourself"), (slow_evening.stage.world.bot, "Bots do not play")):
        await mod.slash("moderate ban", user=getattr(who, "user", who))
        assert words in mod.panel().text


async def test_the_audit_says_from_what_to_what_and_is_saved_as_a_file(evening, mod):
    games = evening.stage.channel("games")
    await mod.slash("config audit")
    assert "Nothing has been changed yet" in mod.panel().text
    await mod.slash("config clock", value="5m")
    await mod.slash("config clock", value="2d")
    await mod.slash("config clock", value="1m", channel=games)
    await mod.slash("config clock", value="default")
    await mod.slash("config audit")
    lines = [line.split(" · ", 2)[2] for line in mod.panel().text.split("\n") if "→" in line]
    assert lines == [
        "**Time per turn**: 2 days → usual",
        f"**Time per turn** in <#{games.id}>: usual → 1 minute",
        "**Time per turn**: 5 minutes → 2 days",
        "**Time per turn**: usual → 5 minutes",
    ]
    await mod.click("Save as a file", on=mod.panel())
    (file,) = mod.panel().files
    rows = list(csv.DictReader(io.StringIO(file.data.decode())))
    assert [(row["what"], row["from"], row["to"]) for row in rows][:2] == [
        ("clock", "usual", "5 minutes"),
        ("clock", "5 minutes", "2 days"),
    ]
    assert rows[2]["channel"] == games.id and {row["who"] for row in rows} == {mod.id}
