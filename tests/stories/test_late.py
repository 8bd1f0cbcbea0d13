"""Answers that take long: a locked database, a Discord that takes nothing for a while. Nobody clicks into the void."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing

import asyncpg
import discord
import pytest

from cogs.ui import answers
from tests.stories.evening import PATIENCE, Evening, fresh, latest_panel, until

CALLBACK = "interactions/*/*/callback"
FOLLOW_UP = "webhooks/*/*"
EDIT = "channels/*/messages/*"


@pytest.fixture
def hurried(monkeypatch):
    """What takes longer than a moment is acknowledged."""
    monkeypatch.setattr(answers, "IN_TIME", 0.05)


@pytest.fixture
async def on_either(where, tmp_path):
    """An evening on every kind of database."""
    evening = Evening(tmp_path)
    evening.database = where
    async with evening:
        yield evening


@pytest.fixture
def people(on_either):
    return on_either.person("Alice"), on_either.person("Ben")


@asynccontextmanager
async def locked(evening):
    """Somebody else holds the database, as a backup tool may."""
    if isinstance(evening.database, str):
        other = await asyncpg.connect(evening.database)
        async with other.transaction():
            await other.execute("LOCK TABLE tables, preferences IN ACCESS EXCLUSIVE MODE")
            yield
        await other.close()
        return
    with closing(sqlite3.connect(evening.database, isolation_level=None)) as plain:
        plain.execute("BEGIN EXCLUSIVE")
        yield


async def impatient(evening):
    """Whoever finds the database locked gives up soon."""
    await evening.settle()
    database = evening.bot.database
    if isinstance(evening.database, str):
        for line in (database._scribe._line, *database._lines._idle):
            await line.execute("SET lock_timeout = '300ms'")
    else:
        await database._written.call(lambda db: db.execute("PRAGMA busy_timeout = 300"))


def acknowledged(evening):
    """How many interactions have had a sign."""
    return len([one for one in evening.stage.world.interactions.values() if one.response is not None])


@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_a_lock_costs_no_process_its_slot(on_either, people, hurried):
    """Whoever holds the tables for long leaves the house to whoever serves it."""
    alice, ben = people
    await alice.slash("play", game="loveletter")
    lease = on_either.bot.company._lease
    term, before = lease._term, on_either.bot.house.tables.moment(0).wall
    async with locked(on_either):
        joining = asyncio.create_task(ben.click("Join"))
        pulses = "SELECT at FROM slots"
        async with asyncio.timeout(PATIENCE):
            while (await on_either.bot.database._lines.fetch(pulses))[0]["at"] < before + 2:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    await joining
    await on_either.settle()
    assert "2. Ben" in on_either.lobby_message(ben).text
    assert (lease._term, on_either.bot.company.lost.is_set()) == (term, False)


async def through_the_lock(evening, *acts):
    """All of it begins while the database is locked; every one gets a sign before it is free again."""
    before = acknowledged(evening)
    async with locked(evening):
        doing = [asyncio.create_task(act) for act in acts]
        await until(lambda: acknowledged(evening) == before + len(acts))
    await asyncio.gather(*doing)
    await evening.settle()


async def test_a_public_button(on_either, people, hurried):
    """The message is out of reach by then, so the person is told in private; the message follows by itself."""
    alice, ben = people
    await alice.slash("play", game="loveletter")
    await through_the_lock(on_either, ben.click("Join"))
    assert "2. Ben" in on_either.lobby_message(ben).text
    assert ben.panel().text == "Done."


async def test_the_same_button_twice_counts_once(on_either, people, hurried):
    alice, ben = people
    await alice.slash("play", game="loveletter")
    await through_the_lock(on_either, ben.click("Join"), ben.click("Join"))
    assert on_either.lobby_message(ben).text.count("Ben") == 1


async def test_opening_a_table(on_either, people, hurried):
    alice, _ = people
    await through_the_lock(on_either, alice.slash("play", game="loveletter"))
    lobbies = [m for m in alice.messages() if "p:join:1" in m.custom_ids]
    assert len(lobbies) == 1 and not lobbies[0].ephemeral
    assert "The table is open" in alice.panel().text and lobbies[0].id in alice.panel().text


async def test_a_rematch(on_either, people, hurried):
    alice, ben = people
    await on_either.sit_down(alice, ben)
    await alice.slash("table end", table="1")
    await alice.click("End", on=alice.panel())
    await on_either.settle()
    await through_the_lock(on_either, alice.click("Rematch", on=on_either.table_message(alice)))
    assert not on_either.lobby_message(ben, 2).ephemeral and "The table is open" in alice.panel().text


async def test_a_choice_in_the_hand(on_either, people, hurried):
    alice, ben = people
    await on_either.sit_down(alice, ben, first_starter="1")
    await alice.click("My hand", on=on_either.table_message(alice))
    panel = alice.panel()
    await on_either.careful(alice)
    while "Confirm" not in (labels := fresh(alice, panel).labels):
        await alice.click(labels[0], on=fresh(alice, panel))
    await through_the_lock(on_either, alice.click("Confirm", on=fresh(alice, panel)))
    await until(lambda: "Your last move, and since" in fresh(alice, panel).text)
    assert (await on_either.look()).awaits == (1,)


async def test_too_long_a_lock_is_said_and_nothing_is_done(on_either, people, hurried):
    """What is told is true: it has not been done, and it is not done later."""
    alice, ben = people
    await alice.slash("play", game="loveletter")
    await impatient(on_either)
    async with locked(on_either):
        await ben.click("Join")
        assert "busy just now and nothing has changed" in ben.panel().text
        await ben.slash("preferences", pings="none")
        assert "busy just now and nothing has changed" in ben.panel().text
    await on_either.settle()
    assert "Ben" not in on_either.lobby_message(ben).text
    assert not [m for m in ben.messages(everywhere=True) if "Something went wrong" in m.text]
    await ben.click("Join")
    await on_either.settle()
    assert "2. Ben" in on_either.lobby_message(ben).text


async def test_suggestions_do_not_wait(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1")
    async with locked(evening):
        assert await alice.autocomplete("loveletter play", "card", table="1")


# Every single answer comes late.


def public(who):
    return [one for one in who.messages(everywhere=True) if not one.ephemeral]


class Late:
    """Whatever is asked for has been acknowledged before it begins."""

    def __init__(self, evening):
        self.evening = evening
        self.busy = 0

    async def guard(self, interaction, act):
        self.busy += 1
        await answers.acknowledge(interaction)
        await answers.guarded(interaction, act)
        self.busy -= 1

    async def check(self, interaction):
        if interaction.type is discord.InteractionType.application_command:
            await answers.acknowledge(interaction)
        return True

    async def click(self, who, label, on):
        """A click in a panel is over with its acknowledgement; here it is over when it has been answered."""
        await who.click(label, on=on)
        await until(lambda: not self.busy)
        await self.evening.bot.desk.panels.idle()
        await self.evening.settle()


@pytest.fixture
def late(evening, monkeypatch):
    late = Late(evening)
    monkeypatch.setattr(evening.bot.switchboard, "_guard", late.guard)
    monkeypatch.setattr(evening.bot.tree, "interaction_check", late.check)
    return late


async def test_a_whole_game_late(evening, alice, ben, late):
    """Panels change in place as ever, and no hand gets into a message that others see."""
    await evening.sit_down(alice, ben)
    await evening.careful(alice, ben)

    async def turn(who, table):
        await late.click(who, "My hand", evening.table_message(who))
        panel = latest_panel(who, table)
        assert [file.name for file in fresh(who, panel).files] == ["hand.webp"]
        assert "hand.webp" not in [file.name for m in public(who) for file in m.files]
        while "Confirm" not in (labels := fresh(who, panel).labels):
            await late.click(who, labels[0], fresh(who, panel))
        await late.click(who, "Confirm", fresh(who, panel))
        assert "Your last move, and since" in fresh(who, panel).text or (await evening.look()).result

    state = await evening.play_out(alice, ben, turn=turn)
    assert state.result is not None


async def test_a_form_cannot_come_late(evening, late):
    """Discord takes a form only as the first answer: the button has to be pressed again."""
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config panel")
    panel = mod.panel()
    await mod.choose("What do you want to change?", "clock", on=panel)
    await until(lambda: "Type a value" in fresh(mod, panel).labels)
    await late.click(mod, "Type a value", fresh(mod, panel))
    assert mod.panel().text == "That took too long to open; please press it again."


# Discord takes nothing for a while.


async def test_a_page_of_cloudflare_instead_of_the_first_answer(evening, alice, ben):
    """discord.py gives up at once; the person is told as soon as something goes through."""
    await alice.slash("play", game="loveletter")
    evening.stage.world.faults.block(route=CALLBACK, times=3)
    outcome = await ben.click("Join")
    assert not outcome.failed
    assert "may already count" in ben.panel().text
    await evening.settle()
    assert "2. Ben" in evening.lobby_message(ben).text


@pytest.mark.parametrize("how", ["block", "drop", "fail"])
async def test_a_late_answer_that_is_refused_for_a_while(evening, alice, ben, late, how, monkeypatch):
    monkeypatch.setattr(answers, "FIRST_PAUSE", 0.01)
    await alice.slash("play", game="loveletter")
    faults = evening.stage.world.faults
    if how == "fail":
        real = asyncio.sleep
        monkeypatch.setattr("discord.webhook.async_.asyncio.sleep", lambda seconds: real(min(seconds, 0.01)))
        faults.fail(502, method="POST", route=FOLLOW_UP, times=12)
    else:
        getattr(faults, how)(method="POST", route=FOLLOW_UP, times=4)
    await ben.click("Join")
    assert "may already count" in ben.panel().text


async def test_a_table_is_shown_after_a_page_of_cloudflare(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1")
    evening.stage.world.faults.block(method="PATCH", route=EDIT, times=2)
    await evening.by_typing(alice)
    await evening.settle()
    assert "Ben, your turn" in evening.table_message(alice).read
