"""`/stats` and `/leaderboard`: what was played in this server, and how well."""

from __future__ import annotations

import re

from sandbox import admin
from tests.stories.evening import newest


async def give_up(evening, who, table):
    await who.slash("table concede", table=str(table))
    await who.click("Give up", on=who.panel())
    await evening.settle()


async def test_a_server_without_results_says_so(evening, alice, ben):
    await alice.slash("stats")
    assert "You have not finished a game in this server yet" in alice.panel().text
    await alice.slash("stats", player=ben.user)
    assert "They have not finished a game" in alice.panel().text
    await alice.slash("leaderboard", game="coup")
    assert "Nobody is rated here yet" in alice.panel().text


async def test_results_and_ratings(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await give_up(evening, alice, 1)
    await evening.sit_down(ben, alice, table=2)
    await give_up(evening, alice, 2)
    await evening.sit_down(alice, robots=1, table=3)
    await give_up(evening, alice, 3)
    await alice.slash("leaderboard", game="loveletter")
    panel = alice.panel()
    lines = panel.text.split("\n")
    assert panel.ephemeral and lines[0] == "### Love Letter: the best of this server"
    assert lines[1].startswith("1. **Ben** · 1") and lines[1].endswith("2 games, 2 won")
    assert lines[2].startswith("2. **Alice** · ") and lines[2].endswith("3 games, 0 won"), (
        "with the one against a robot"
    )
    assert "robots are left out" in lines[-1]
    await alice.slash("stats")
    mine = alice.panel().text.split("\n")
    assert mine[0] == "### Alice in this server"
    assert mine[1].startswith("- **Love Letter**: 3 games, 0 won · rating **") and mine[1].endswith("place 2 of 2")
    assert [line.split(", table ")[1] for line in mine[3:6]] == [
        f"{number}, 2 players · not won" for number in (3, 2, 1)
    ]
    await alice.slash("stats", player=ben.user)
    assert "### Ben in this server" in alice.panel().text and "place 1 of 2" in alice.panel().text


async def test_the_end_of_a_game_says_how_the_ratings_moved(evening, alice, ben):
    await evening.sit_down(alice, ben, robots=1)
    await give_up(evening, alice, 1)
    await evening.play_out(alice, ben, turn=evening.by_typing)
    rows = await evening.house.store.results(int(evening.stage.guild.id))
    assert len(rows) == 3
    shown = evening.table_message(ben).text
    people = [row for row in rows if row.user is not None]
    if (people[0].won, people[0].score) == (people[1].won, people[1].score):
        assert "Ratings:" not in shown, "the robot beat both of them alike"
    else:
        assert re.search(r"Ratings: Alice \d+ \(-\d+\) and Ben \d+ \(\+\d+\)", shown)
    await evening.sit_down(alice, ben, table=2)
    await give_up(evening, ben, 2)
    shown = evening.table_message(ben, 2).text
    assert re.search(r"Ratings: Alice \d+ \(\+\d+\) and Ben \d+ \(-\d+\)", shown)
    await evening.sit_down(alice, robots=1, table=3)
    await give_up(evening, alice, 3)
    assert "Ratings" not in evening.table_message(alice, 3).text


async def test_each_server_has_its_own(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await give_up(evening, alice, 1)
    other = admin.make_guild(evening.stage.world, "Elsewhere", alice.user, channels=("hall",))
    await evening.settle()
    await alice.slash("leaderboard", game="loveletter", where=evening.stage.channel("hall", other))
    assert "Nobody is rated here yet" in alice.panel().text


async def test_a_table_that_is_ended_early_counts_for_nobody(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await alice.slash("table end", table="1")
    await alice.click("End the table", on=alice.panel())
    await evening.settle()
    assert newest(ben, "p:rematch:1")
    await ben.slash("stats")
    assert "You have not finished a game" in ben.panel().text


async def test_who_asks_to_be_forgotten_is_on_no_list(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await give_up(evening, alice, 1)
    await ben.slash("privacy delete")
    await ben.click("Forget me", on=ben.panel())
    await alice.slash("leaderboard", game="loveletter")
    assert "Ben" not in alice.panel().text and "Nobody is rated here yet" in alice.panel().text
    await alice.slash("stats")
    assert "one game, 0 won · not rated yet" in alice.panel().text, "a result of one's own stays"


async def test_a_name_on_the_list_has_no_power(evening, alice):
    odd = evening.person("**@everyone** `x`")
    await evening.sit_down(alice, odd)
    await give_up(evening, alice, 1)
    await alice.slash("leaderboard", game="loveletter")
    assert r"\*\*\@everyone\*\*" in alice.panel().text and alice.panel().pings == []
