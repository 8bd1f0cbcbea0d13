"""The small things of a table's life, said rightly: lobbies, rematches, threads, pauses, people who are gone."""

from __future__ import annotations

import pytest

from games.host.rows import Presence, Status
from games.registry import GAMES
from sandbox import admin
from sandbox.threads import reopen
from tests.stories.evening import fresh, until
from texts.catalogue import texts

DAY = 86_400


async def over(evening, alice, ben, **options):
    """A finished game of Alice's and Ben's."""
    await evening.sit_down(alice, ben, **options)
    await alice.slash("table concede", table="1")
    await alice.click("Give up", on=alice.panel())
    await evening.settle()


# Before the game.


async def test_in_a_lobby_a_command_needs_no_number(evening, alice, ben):
    await evening.sit_down(alice, ben, start=False)
    await ben.slash("table leave")
    assert "Leave table 1 (Love Letter) before it starts?" in ben.panel().text
    await ben.slash("hand")
    assert "The game has not started yet" in ben.panel().text
    await alice.slash("table end")
    assert "Close the lobby of table 1" in alice.panel().text
    await alice.click("End the table", on=alice.panel())
    assert "The lobby is closed" in alice.panel().text and (await evening.look()).status is Status.CLOSED


async def test_a_kick_from_a_lobby_speaks_of_no_robot(evening, alice, ben):
    await evening.sit_down(alice, ben, start=False)
    await alice.slash("table kick", player=ben.user, table="1")
    assert "Free the seat of Ben" in alice.panel().text
    await alice.click("Remove", on=alice.panel())
    assert alice.panel().text == "The seat is free again."
    assert [chair.name for chair in (await evening.look()).seats] == ["Alice"]


async def test_the_lobby_shows_its_host_and_lets_a_robot_go(evening, alice, ben):
    await evening.sit_down(alice, ben, robots=2, start=False)
    assert "1. Alice · host\n2. Ben\n" in evening.lobby_message(ben).text
    await alice.click("Options", on=evening.lobby_message(alice))
    panel = alice.panel()
    await alice.click("Send Boole away", on=panel)
    await alice.click("Send Ada away", on=panel)
    assert not fresh(alice, panel).labels and len((await evening.look()).seats) == 2
    await evening.settle()
    assert "robot" not in evening.lobby_message(ben).text.split("Options")[0]


async def test_tables_in_threads_count_for_their_channel(evening, mod, alice, ben):
    await mod.slash("config tables", value="1")
    await evening.sit_down(alice, ben)
    await ben.slash("play", game="coup", where=evening.stage.threads()[0])
    assert "There is a table in this channel already" in ben.panel().text
    await mod.slash("config tables", value="2")
    await ben.slash("play", game="coup", where=evening.stage.threads()[0])
    assert evening.lobby_message(ben, 2).channel_id == evening.stage.threads()[0].id, "opened where it was asked for"


# After the game.


async def test_a_finished_table_is_known_by_its_thread_after_a_restart(evening, alice, ben):
    await over(evening, alice, ben)
    await evening.close()
    await evening.open()
    thread = evening.stage.threads()[0]
    await ben.slash("table log", where=thread)
    assert "Alice gives up." in ben.panel().text
    await ben.slash("table rematch", where=thread)
    assert [chair.name for chair in (await evening.look(2)).seats] == ["Alice", "Ben"]


async def test_a_rematch_finds_the_last_game_and_suggests_finished_ones(evening, alice, ben):
    await alice.slash("table rematch")
    assert "You have not finished a game here yet" in alice.panel().text
    await over(evening, alice, ben)
    await evening.sit_down(alice, ben, table=2, game="coup")
    assert await alice.autocomplete("table rematch", "table") == ["Love Letter · table 1"]
    assert await alice.autocomplete("table log", "table") == ["Coup · table 2", "Love Letter · table 1"]
    await alice.slash("table rematch")
    assert (await evening.look(3)).game.key == "loveletter"


async def test_a_rematch_keeps_the_series_and_what_its_host_chose(evening, mod, alice, ben):
    await evening.sit_down(alice, ben, start=False)
    await alice.click("Options", on=evening.lobby_message(alice))
    panel = alice.panel()
    await alice.choose("Option", ".sleepers", on=panel)
    await alice.choose("Value", "pause", on=panel)
    await alice.click("Start", on=evening.lobby_message(alice))
    await alice.slash("table concede", table="1")
    await alice.click("Give up", on=alice.panel())
    await mod.slash("config enders", value="moderators")
    await ben.slash("table rematch", table="1")
    again = await evening.look(2)
    assert again.terms.waits, "as its host wanted it"
    assert again.terms.moderated, "and the server's settings as they are now"
    await evening.settle()
    assert "Won so far in this series: Ben 1" in evening.lobby_message(ben, 2).text
    await ben.click("Start", on=evening.lobby_message(ben, 2))
    await alice.slash("table concede", table="2")
    await alice.click("Give up", on=alice.panel())
    await evening.settle()
    assert "The series so far: Ben 2" in evening.table_message(ben, 2).text


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.conceding_ends])
async def test_giving_up_is_said_once(evening, alice, ben, game):
    await evening.sit_down(alice, ben, game=game)
    await alice.slash("table concede", table="1")
    await alice.click("Give up", on=alice.panel())
    await evening.settle()
    await ben.slash("table log", table="1")
    assert ben.panel().text.count("gives up") == 1


# Sleep and pauses.


async def test_when_the_host_sleeps_anybody_may_go_on(slow_evening, clock):
    evening = slow_evening
    alice, ben = evening.person("Alice"), evening.person("Ben")
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config sleepers", value="pause")
    await evening.sit_down(alice, ben, tokens_to_win=13, first_starter="1")
    for _ in range(40):
        state = await evening.look()
        if state.status is Status.PAUSED:
            break
        if state.awaits == (0,):
            clock.advance(121)
        else:
            await evening.by_typing(ben)
        await evening.settle()
    assert (await evening.look()).seats[0].presence is Presence.ASLEEP
    assert "so does anybody at the table" in evening.table_message(ben).text
    zoe = evening.person("Zoe")
    await zoe.slash("table resume", table="1")
    assert "Only the host" in zoe.panel().text
    await ben.slash("table resume", table="1")
    assert (await evening.look()).status is Status.PLAYING


async def test_agreeing_to_a_pause_is_said_as_such(evening, alice, ben):
    cleo = evening.person("Cleo")
    await evening.sit_down(alice, ben, cleo)
    await alice.slash("table pause", table="1")
    assert "when Ben and Cleo agree too" in alice.panel().text
    await ben.slash("table pause", table="1")
    await cleo.slash("table pause", table="1")
    await evening.settle()
    text = evening.table_message(alice).text
    assert text.count("would like a pause") == 1 and "Ben agrees to the pause." in text
    await ben.slash("table concede", table="1")
    await ben.click("Give up", on=ben.panel())
    assert ben.panel().text == "The table is paused; /table resume goes on."


# Places and people.


async def test_a_locked_thread_pauses_the_table_until_it_is_unlocked(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=9)
    world, thread = evening.stage.world, evening.stage.threads()[0]
    admin.archive_thread(world, thread, locked=True)
    await evening.by_typing(alice if (await evening.look()).awaits == (0,) else ben)
    await evening.reaches(Status.PAUSED)
    assert len([one for one in alice.dms() if "I can no longer show your table 1" in one.text]) == 1
    thread.thread.locked = False
    reopen(world, thread)
    await evening.reaches(Status.PLAYING)
    assert evening.table_message(alice).channel_id == thread.id


async def test_who_left_the_server_is_noticed_when_the_seat_is_called(slow_evening):
    evening = slow_evening
    alice, ben, cleo = (evening.person(name) for name in ("Alice", "Ben", "Cleo"))
    await evening.sit_down(alice, ben, cleo, first_starter="1", turn_seconds=7 * DAY, tokens_to_win=13)
    admin.leave_guild(evening.stage.world, evening.stage.guild, ben.user)
    evening.nobody_looks()
    for _ in range(6):
        state = await evening.look()
        if state.seats[1].presence is not Presence.AWAKE:
            break
        if state.awaits == (1,):
            await until(lambda: alice.dms())  # the call has come back, and says that he is not there
            continue
        await evening.by_typing({0: alice, 2: cleo}[state.awaits[0]])
        evening.nobody_looks()
        await evening.settle()
    await evening.settle()
    assert (await evening.look()).seats[1].presence is Presence.LEFT, "without waiting for a reminder in five days"
    (told,) = [one for one in alice.dms() if "Ben has left Parlour" in one.text]
    assert "`/table seat`" in told.text
    assert not any(f"<@{ben.id}>" in one.text for one in alice.messages(everywhere=True))


# Lists and help.


async def test_a_long_list_says_that_there_is_more(evening, mod, alice):
    for _ in range(17):
        await evening.house.lobby.open(int(evening.stage.guild.id), 1, int(alice.id), "Alice", "loveletter")
    await alice.slash("tables")
    assert "… and 2 more." in alice.panel().text


async def test_help_goes_by_the_place_and_the_person(evening, mod, alice):
    games = evening.stage.channel("games")
    await mod.slash("config games", value="coup loveletter")
    await mod.slash("config channels", value=f"<#{games.id}>")
    await alice.slash("help")
    assert f"Tables are opened in <#{games.id}> on this server, with `/play` there: Love Letter and Coup." in (
        alice.panel().text
    )
    await alice.slash("help", where=games)
    assert "`/play` opens a table: Love Letter and Coup." in alice.panel().text
    await mod.slash("moderate ban", user=alice.user, hours=1, reason="tea")
    await alice.slash("help", where=games)
    assert "You can open and join tables in this server again <t:" in alice.panel().text
    assert "`/play`" not in alice.panel().text and "`/rules`" in alice.panel().text
    await alice.slash("help", where="dm")
    text = alice.messages("dm")[-1].text
    assert "opened and joined in a server" in text and "`/tables`" not in text


@pytest.mark.parametrize("game", GAMES)
async def test_rules_are_found_by_title_and_by_what_they_say(evening, alice, game):
    offered = await alice.autocomplete("rules", "topic", "", game=game)
    assert len(offered) > 1
    await alice.slash("rules", game=game, topic=offered[-1].upper())
    assert alice.panel().text.startswith(f"### {offered[-1]}")
    word = alice.panel().text.split("\n")[1].split()[2]
    assert offered[-1] in await alice.autocomplete("rules", "topic", word, game=game) or len(offered) == 25


async def test_the_audit_has_a_bans_end_and_reason(evening, mod, ben):
    await mod.slash("moderate ban", user=ben.user, hours=2, reason="spilled *tea*")
    await mod.slash("moderate unban", user=ben.user)
    await mod.slash("moderate ban", user=ben.user)
    await mod.slash("config audit")
    lines = [line for line in mod.panel().text.split("\n") if "ban" in line]
    assert lines[0].endswith(f"banned <@{ben.id}>") and lines[1].endswith(f"lifted the ban of <@{ben.id}>")
    assert f"banned <@{ben.id}> until <t:" in lines[2] and lines[2].endswith(r"(spilled \*tea\*)")
    await mod.click("Save as a file", on=mod.panel())
    (file,) = mod.panel().files
    assert f"banned {ben.id} until 20".encode() in file.data


async def test_who_is_forgotten_leaves_no_trace_of_a_ban_that_has_run_out(slow_evening, clock):
    evening = slow_evening
    mod, ben, cleo = evening.person("Mod", moderator=True), evening.person("Ben"), evening.person("Cleo")
    await mod.slash("moderate ban", user=ben.user, hours=1, reason="tea")
    await mod.slash("moderate ban", user=cleo.user, hours=9, reason="milk")
    clock.advance(2 * 3600)
    for who in (ben, cleo):
        await who.slash("privacy delete")
        await who.click("Forget me", on=who.panel())
    await mod.slash("config audit")
    text = mod.panel().text
    assert f"<@{ben.id}>" not in text and "tea" not in text and "banned somebody who asked to be forgotten" in text
    assert f"banned <@{cleo.id}> until" in text, "one that runs stays"
    await cleo.slash("play", game="coup")
    assert "milk" in cleo.panel().text
    await ben.slash("play", game="coup")
    assert (await evening.look()).seats[0].user == int(ben.id)


WHERE_THEY_MATTER = {
    "loveletter": set(),
    "coup": {"assassin", "duchess", "captain"},
    "inkognito": {"round"},
    "camelot": {"setup"},
    "hamlet": {"roads", "goods"},
}


@pytest.mark.parametrize("game", GAMES)
async def test_in_every_game_the_panel_leads_to_the_rules_of_the_moment(evening, game):
    people = [evening.person(name) for name in ("Alice", "Ben", "Cleo")][: max(GAMES[game].seats[0], 2)]
    await evening.sit_down(*people, game=game)
    state = await evening.look()
    who = next(one for one in people if int(one.id) == state.seats[state.awaits[0]].user)
    await who.click("p:hand:1", on=evening.table_message(who))
    panel = who.panel()
    offered = {part.split(":")[3] for part in panel.custom_ids if part.startswith(f"p:explain:{game}:")}
    menu = next((one for one in panel.selects if one.placeholder.startswith("Rules about")), None)
    offered |= {value for _, value in menu.options} if menu else set()
    assert offered and WHERE_THEY_MATTER.get(game, set()) <= offered
    page = sorted(offered)[0]
    if menu:
        await who.choose("Rules about", page, on=panel)
    else:
        await who.click(f"p:explain:{game}:{page}", on=panel)
    assert who.panel().text.startswith(f"### {texts()(f'{game}-rules-{page}.title')}")
