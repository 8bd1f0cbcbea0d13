"""Clicks that come twice, too late, or from somebody else; and things that were deleted meanwhile."""

from __future__ import annotations

import asyncio
import gc

import discord

import bot as composition
from cogs.publishing import hand_message
from cogs.ui.answers import answer_in_time
from cogs.ui.controls import button
from cogs.ui.hand_view import hand_view
from cogs.ui.layout import notice
from games.host.rows import Status
from sandbox import admin
from tests.bench.views import click_about, kept_views
from tests.stories.evening import fresh, latest_panel, press_through, until
from tests.stories.raw import Written


async def first_of(evening, *people):
    """Who must act, and who need not."""
    state = await evening.look()
    user = state.seats[state.awaits[0]].user
    return sorted(people, key=lambda one: int(one.id) != user)


async def ready_to_confirm(evening, who):
    await evening.careful(who)
    await who.click("My hand", on=evening.table_message(who))
    panel = latest_panel(who, 1)
    while "Confirm" not in fresh(who, panel).labels:
        await who.click(fresh(who, panel).buttons[0].label, on=panel)
    return fresh(who, panel)


async def test_the_same_click_delivered_twice_counts_once(evening, alice, ben):
    await alice.slash("play", game="loveletter", twice=True)
    await ben.click("Join", twice=True)
    await alice.click("Add robot", twice=True)
    state = await evening.look()
    assert [chair.name for chair in state.seats] == ["Alice", "Ben", "Ada"]
    assert len(await evening.house.tables_in(int(evening.stage.guild.id))) == 1
    await alice.click("Start", twice=True)
    await evening.settle()
    assert len([m for m in alice.messages() if " are playing." in m.text]) == 1, "one lobby"
    who, _ = await first_of(evening, alice, ben)
    confirm = await ready_to_confirm(evening, who)
    await who.click("Confirm", on=confirm, twice=True)
    rows = await evening.house.log(1)
    assert sum(row.entry is not None for row in await evening.house.store.log(1)) <= 3 and rows
    answers = [row for row in await evening.house.store.log(1) if row.entry is not None]
    assert len([row for row in answers if getattr(row.entry, "seat", None) == state.owner(int(who.id)).seat]) == 1


async def test_a_hasty_second_click_changes_nothing(evening, alice, ben):
    """L31: after the confirmation an old prompt is expired, with a word."""
    await evening.sit_down(alice, ben)
    who, _ = await first_of(evening, alice, ben)
    confirm = await ready_to_confirm(evening, who)
    custom_id = next(b.custom_id for b in confirm.buttons if b.label == "Confirm")
    both = await asyncio.gather(
        who.person.press(confirm.message, custom_id), who.person.press(confirm.message, custom_id, force=True)
    )
    assert not any(one.failed for one in both)
    entries = [row.entry for row in await evening.house.store.log(1) if row.entry is not None]
    assert len(entries) == 1
    version = (await evening.look()).version
    await who.click("Confirm", on=confirm, force=True)
    await who.click("Back", on=confirm, force=True)
    panel = fresh(who, confirm)
    assert "The table has moved on" in panel.text and "Confirm" not in panel.labels
    assert (await evening.look()).version == version


async def test_a_stale_choice_is_refreshed_with_a_word(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=5)
    who, _ = await first_of(evening, alice, ben)
    await who.click("My hand", on=evening.table_message(who))
    old = latest_panel(who, 1)
    await who.slash("hand", table="1")
    await press_through(who, latest_panel(who, 1))
    await who.click(old.buttons[0].label, on=old, force=True)
    panel = who.panel()
    assert panel.id != old.id and "The table has moved on" in panel.text, "the old panel has gone, a new one answers"


async def test_strangers_touch_nothing(evening, alice, ben):
    """L32: whoever presses out of turn is refused in private."""
    await evening.sit_down(alice, ben)
    zoe = evening.person("Zoe")
    who, other = await first_of(evening, alice, ben)
    version = (await evening.look()).version
    mark = evening.stage.world.record.mark()
    await zoe.click("My hand", on=evening.table_message(zoe))
    assert "You do not sit at this table" in zoe.panel().text
    await other.click("My hand", on=evening.table_message(other))
    assert other.panel().files and f"It is {who.name}'s turn" in other.panel().text
    assert other.panel().labels == ["More", "Refresh"]
    await other.slash("loveletter play", card="Guard", table="1")
    assert f"the table waits for {who.name}" in other.panel().text
    await zoe.slash("loveletter play", card="Guard", table="1")
    assert "You do not sit at this table" in zoe.panel().text
    await zoe.click("Log", on=evening.table_message(zoe))
    assert "Round 1 begins" in zoe.panel().text and "You draw" not in zoe.panel().text
    assert (await evening.look()).version == version
    assert all(len(entry.audience) <= 2 for entry in evening.stage.world.record.since(mark))


async def test_a_deleted_lobby_message_comes_back(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    lobby = evening.lobby_message(alice)
    admin.delete_message(evening.stage.world, lobby.message)
    await evening.house.lobby.add_robot(1, int(alice.id))
    await evening.settle()
    assert evening.lobby_message(ben).id != lobby.id
    await ben.click("Join")
    admin.delete_message(evening.stage.world, evening.lobby_message(ben).message)
    await evening.house.lobby.start(1, int(alice.id), 7)
    await evening.settle()
    assert evening.table_message(ben).channel_id == evening.stage.threads()[0].id, "it still gets its thread"


async def test_a_deleted_table_message_comes_back_with_the_next_change(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=3)
    gone = evening.table_message(alice)
    admin.delete_message(evening.stage.world, gone.message)
    who, _ = await first_of(evening, alice, ben)
    await evening.by_typing(who)
    await evening.settle()
    back = evening.table_message(alice)
    assert back.id != gone.id and back.files and "your turn" in back.text


async def test_a_deleted_thread_leaves_the_table_in_its_channel(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=2)
    admin.delete_channel(evening.stage.world, evening.stage.threads()[0])
    who, _ = await first_of(evening, alice, ben)
    await evening.by_typing(who)
    await evening.settle()
    assert evening.table_message(alice).channel == "general"
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert state.status is Status.OVER


async def test_an_archived_thread_is_reopened(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=3)
    thread = evening.stage.threads()[0]
    admin.archive_thread(evening.stage.world, thread)
    who, _ = await first_of(evening, alice, ben)
    await evening.by_typing(who)
    await evening.settle()
    assert not thread.thread.archived
    assert f"{who.name} plays" in evening.table_message(alice).text or "discards" in evening.table_message(alice).text


async def test_a_deleted_channel_loses_no_game(evening, alice, ben):
    for one in (alice, ben):
        await one.slash("preferences", hands="dm", where="#games")
    await evening.sit_down(alice, ben)
    admin.delete_channel(evening.stage.world, evening.stage.threads()[0])
    admin.delete_channel(evening.stage.world, evening.stage.channel("general"))
    for one in (alice, ben):
        one.goes("games")

    async def by_dm(who, table):
        await evening.settle()
        await press_through(who, next(m for m in who.dms() if m.buttons))

    state = await evening.play_out(alice, ben, turn=by_dm)
    assert state.result is not None


async def test_a_server_that_removes_the_bot_and_adds_it_again(evening, alice, ben):
    await evening.sit_down(alice, ben)
    world, guild = evening.stage.world, evening.stage.guild
    admin.remove_bot(world, guild)
    for _ in range(100):
        if (await evening.look()).status is Status.PAUSED:
            break
        await asyncio.sleep(0.01)
    await evening.settle()
    assert (await evening.look()).status is Status.PAUSED, "nobody loses time while the bot is not there"
    admin.invite_bot(world, guild)
    for _ in range(100):
        if (await evening.look()).status is Status.PLAYING:
            break
        await asyncio.sleep(0.01)
    await evening.settle()
    assert (await evening.play_out(alice, ben, turn=evening.by_buttons)).result is not None


async def test_a_table_that_the_host_paused_stays_paused_when_the_bot_returns(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await alice.slash("table pause", table="1")
    await ben.slash("table pause", table="1")
    admin.remove_bot(evening.stage.world, evening.stage.guild)
    await asyncio.sleep(0.05)
    admin.invite_bot(evening.stage.world, evening.stage.guild)
    await asyncio.sleep(0.1)
    await evening.settle()
    assert (await evening.look()).status is Status.PAUSED
    await alice.slash("table resume", table="1")
    assert (await evening.look()).status is Status.PLAYING


async def test_a_control_of_an_older_house_is_answered(evening, alice):
    await alice.slash("play", game="loveletter")
    odd = [("Waltz", "waltz", 1), ("No table", "join", 999_999), ("Odd", "choose", 1, 9, 9, "zz"), ("Broken", "hand")]
    view = notice("From long ago", *(button(label, Written(verb, *args)) for label, verb, *args in odd))
    await evening.bot.get_channel(int(alice.at.id)).send(view=view)
    for label, *_ in odd:
        outcome = await alice.click(label)
        assert not outcome.failed and alice.panel().text
    await alice.click("Waltz")
    assert "earlier version of me" in alice.panel().text


async def test_discord_py_keeps_none_of_our_views(evening):
    """One that it kept would stay for ever, as would its pauses for collecting garbage."""
    await click_about(evening, 40)
    assert kept_views(evening.bot) == {"views": 0, "messages": 0, "modals": 0, "dynamic": 0}


async def test_a_private_panel_leaves_nothing_behind(evening, alice, ben):
    """Left alone, discord.py would hold each with a task for a quarter of an hour."""
    others = views()  # of other tests in this process; held, so that no new one gets the place of an old one
    await evening.sit_down(alice, ben)
    for who in (alice, ben) * 5:
        for label in ("My hand", "Log", "Rules"):
            await who.click(label, on=evening.table_message(who))
    await evening.settle()
    assert timed() == []
    gc.collect()
    known = {id(one) for one in others}
    alive = [one for one in views() if id(one) not in known]
    assert len(alive) < 5, "what is under way may hold one"


async def test_a_form_that_is_put_away_leaves_nothing_behind(evening):
    """Nobody hears of it when somebody closes one: it would be held for a quarter of an hour."""
    mod = evening.person("Mod", moderator=True)
    await mod.slash("config panel")
    await mod.choose("What do you want to change?", "clock", on=mod.panel())
    for _ in range(2):
        await mod.click("Type a value", on=mod.panel())
        assert mod.last.modal is not None
    assert kept_views(evening.bot)["modals"] == 0 and timed() == []


def views():
    return [one for one in gc.get_objects() if isinstance(one, discord.ui.LayoutView)]


def timed():
    """The tasks by which discord.py times views and forms."""
    return [task for task in asyncio.all_tasks() if "BaseView" in str(task.get_coro())]


async def test_a_click_builds_its_panel_once(evening, alice, ben, monkeypatch):
    """Nobody waits for a second one that is only compared; what follows later is another matter."""
    await evening.sit_down(alice, ben)
    who, _ = await first_of(evening, alice, ben)
    confirm = await ready_to_confirm(evening, who)
    await evening.settle()
    panels, built, by_then = evening.bot.desk.panels, [], []
    showing = panels.showing

    def answered(*args, **more):
        by_then.append(len(built))
        showing(*args, **more)

    monkeypatch.setattr(hand_message, "hand_view", lambda *parts: built.append(parts) or hand_view(*parts))
    monkeypatch.setattr(panels, "showing", answered)
    await who.click("Confirm", on=confirm)
    await evening.settle()
    assert by_then == [1]


async def test_what_is_to_look_the_same_is_not_put_together_again(evening, alice, ben, monkeypatch):
    """Neither for the answer to a click, nor to see whether anything is to follow it; a change is another matter."""
    await evening.sit_down(alice, ben)
    who, _ = await first_of(evening, alice, ben)
    await who.click("My hand", on=evening.table_message(who))
    await evening.settle()
    panel, built, mark = who.panel(), [], evening.stage.world.record.mark()
    monkeypatch.setattr(hand_message, "hand_view", lambda *parts: built.append(parts[1]) or hand_view(*parts))
    await who.click("Refresh", on=panel)
    await evening.settle()
    assert built == [] and len(evening.stage.world.record.since(mark)) == 1
    await press_through(who, latest_panel(who, 1))
    await evening.settle()
    assert built and fresh(who, panel).text != panel.text


async def test_nothing_of_an_answered_click_is_kept(evening, alice, ben, monkeypatch):
    """What would acknowledge it late is called off: it held on to the click, its message and all that is on it."""
    await evening.sit_down(alice, ben)
    watches = []
    monkeypatch.setattr(
        composition, "answer_in_time", lambda click: watches.append(answer_in_time(click)) or watches[0]
    )
    await alice.click("My hand", on=evening.table_message(alice))
    await until(lambda: watches and watches[0].cancelled())
