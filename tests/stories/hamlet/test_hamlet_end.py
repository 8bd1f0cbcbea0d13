"""The end: a scoring sheet and the village for all to see, and the winner names the town."""

from __future__ import annotations

import discord
import pytest

from cogs.games.hamlet import LONGEST
from games.host.rows import Status
from tests.games.hamlet.setting import join, site, table
from tests.stories.hamlet.hall import TABLE, Hall

LINES = ("buildings", "goods", "church", "sales", "barns", "awards", "landmarks", "roads", "longest road", "gold")


def last_round(state, winner=0):
    """Only the ten coins are missing; the winner has them, and more points than anybody."""
    village = state.village
    village.round = 12
    for delivery in village.deliveries:
        delivery.by = None if delivery.slot == "c" else 1 - winner if len(village.players) > 1 else 0
    join(village, "farm", "outpost_a", winner)
    player = village.players[winner]
    player.points = dict.fromkeys(["building", "goods", "church", "sales", "barn"], 10)
    player.coins = 10
    for one in village.players:
        site(village, "farm").raw = [""] * 3
        one.turns = 11
    return state


async def ended(evening, *people, robots=0, **options):
    """The host wins a game that is nearly over."""
    hall = await Hall.open(evening, *people, robots=robots, **options)
    await hall.arrange(lambda village: None, last_round(table(len(people) + robots, **options).state))
    while not await hall.over():
        who = await hall.active()
        if "deliver" in (await hall.menu(who)).choices:
            await hall.type(who, "deliver", "c", "auto")
        await hall.type(who, "end")
        await evening.settle()
    return hall


async def test_the_sheet_and_the_village(evening, alice, ben):
    hall = await ended(evening, alice, ben)
    end = hall.table(ben)
    assert f"## Alice won with {(await hall.look()).result.scores[0]}★." in end.text
    sheet = next(line for line in end.text.split("\n") if line.startswith("- Alice: **"))
    for line in LINES[:7]:
        assert f" {line} " in sheet, sheet
    assert "buildings 10 · goods 10" in sheet and "coins" not in sheet
    total = (await hall.look()).result.scores[0]
    assert f"**{total}★**" in sheet
    assert total == sum(int(part.split()[-1]) for part in sheet.split(" · ")[1:]), "the lines add up"
    assert [file.name for file in end.files] == ["table.webp"] and len(end.files[0].data) > 5_000
    assert {"Rematch", "Name the town", "Zoom"} <= set(end.labels)


async def test_at_a_full_table_awards_and_sheets_are_all_there(evening, alice, ben, unpainted):
    """Single landmarks and the winner's line stay in the log: the sheets and the heading say as much."""
    people = (alice, ben, evening.person("Cleo"), evening.person("Dan"))
    hall = await ended(evening, *people)
    await evening.bot.desk.delivery.idle()
    for end in (hall.table(ben).text, (await end_panel(hall, ben)).text):
        for award in ("Chaplain: ", "Sacristan: ", "Landscaper: "):
            assert f"- {award}" in end, end
        for seat in range(4):
            assert f"- {(await hall.look()).name(seat)}: **" in end
        assert "Outpost A: " not in end and "founded by" not in end
    await ben.slash("table log", table=str(TABLE))
    assert "Outpost A: " in ben.panel().text and "founded by Alice" in ben.panel().text


async def end_panel(hall, who):
    """What is left of somebody's panel when it is over."""
    await who.slash("hand", table=str(TABLE))
    return who.panel()


async def test_the_winner_names_the_town(evening, alice, ben, unpainted):
    hall = await ended(evening, alice, ben)
    await alice.click("Name the town", on=hall.table(alice))
    await alice.submit(name_the_town="  Upper *Slaughter*\n@everyone ")
    await evening.settle()
    assert "The town is now called" in alice.panel().text
    first = hall.table(ben)
    assert "## The town of Upper \\*Slaughter\\* \\@everyone\n" in first.text
    assert first.calls == [] and first.files, "still pictured, and nobody is called"
    await alice.slash("hamlet name", name="Nether Wallop", table=str(TABLE))
    await evening.settle()
    assert "## The town of Nether Wallop\n" in hall.table(ben).text
    await hall.again()
    assert "## The town of Nether Wallop\n" in hall.table(ben).text
    await alice.click("Name the town", on=hall.table(alice))
    assert "Nether Wallop" in str(alice.last.modal), "the form begins with the name it has"
    field = alice.last.modal["components"][0]["component"]
    assert (field["style"], field["max_length"]) == (discord.TextStyle.short.value, LONGEST), "a name is one line"


async def test_nobody_else_names_it(evening, alice, ben, unpainted):
    hall = await Hall.open(evening, alice, ben)
    await alice.slash("hamlet name", name="Too early", table=str(TABLE))
    assert "when the game is over" in alice.panel().text
    await hall.arrange(lambda village: None, last_round(table(2).state))
    for who, path in ((alice, ("deliver", "c", "auto")), (alice, ("end",)), (ben, ("end",))):
        await hall.type(who, *path)
    assert (await hall.look()).status is Status.OVER
    await evening.settle()
    cleo = evening.person("Cleo")
    for one in (ben, cleo):
        await one.click("Name the town", on=hall.table(one))
        assert "Only a winner may name the town." in one.panel().text
        await one.slash("hamlet name", name="Mine", table=str(TABLE))
        assert "Only a winner may name the town." in one.panel().text
    await evening.settle()
    assert "The town of" not in hall.table(alice).text


@pytest.mark.parametrize("name", ["x" * LONGEST, "   ", "y" * (LONGEST + 1)])
async def test_a_name_of_some_length(evening, alice, ben, unpainted, name):
    hall = await ended(evening, alice, ben)
    await alice.click("Name the town", on=hall.table(alice))
    await alice.submit(name_the_town=name, force=True)
    await evening.settle()
    assert (f"## The town of {name}\n" in hall.table(ben).text) == (0 < len(name.strip()) <= LONGEST)


async def test_a_robot_that_wins_names_nothing(evening, alice, unpainted):
    hall = await Hall.open(evening, alice, robots=1)
    await hall.arrange(lambda village: None, last_round(table(2).state, winner=1))
    for _ in range(4):
        if await hall.over():
            break
        await hall.type(alice, "end")
        await evening.settle()
    state = await hall.look()
    assert state.result is not None and state.result.winners == [1]
    assert "Name the town" not in hall.table(alice).labels
