"""Time passes: reminders, defaults, sleeping, coming back, lobbies that nobody starts, and a house that was closed."""

from __future__ import annotations

import pytest

from games.host.rows import Presence, Status
from games.host.timing import Timing
from sandbox import World
from sandbox.rates import Rates
from tests.stories.evening import QUICK, Evening, fresh
from tests.stories.presses import panels


@pytest.fixture
def evening(slow_evening):
    return slow_evening


async def test_a_reminder_at_three_quarters(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1")
    await evening.pass_time(89)
    await alice.sees_not("time is running out", within=0.02)
    await evening.pass_time(2)
    said = await alice.sees("time is running out")
    assert f"<@{alice.id}>, time is running out." in said.text.split("\n") and said.calls == [alice.id]
    await evening.pass_time(10)
    assert len([m for m in alice.messages(everywhere=True) if "running out" in m.text]) == 1, "once"
    assert evening.table_message(ben).id == said.id, "and not again"
    await evening.by_typing(alice)
    await evening.settle()
    assert not [m for m in alice.messages(everywhere=True) if "running out" in m.text]


async def test_no_mention_for_who_wants_none_even_in_a_reminder(evening, alice, ben):
    await alice.slash("preferences", pings="none")
    await evening.sit_down(alice, ben, first_starter="1")
    await evening.pass_time(100)
    said = await alice.sees("time is running out")
    assert "Alice, time is running out." in said.text.split("\n") and said.pings == []


async def test_the_default_is_played_and_said_so(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1")
    await alice.click("My hand", on=evening.table_message(alice))
    panel = alice.panel()
    await evening.pass_time(121)
    table = evening.table_message(ben).text
    assert "Alice ran out of time; the house plays for them." in table
    if "p:hand:1" in evening.table_message(ben).custom_ids:
        (below,) = panels(alice, 1)
        await (await alice.person.press(below.message, panel.buttons[0].custom_id, force=True)).settled()
        assert "The table has moved on" in fresh(alice, below).text


async def test_asleep_after_two_lapses_and_back_again(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=7, first_starter="1")
    for _ in range(30):
        state = await evening.look()
        if state.seats[0].presence is Presence.ASLEEP:
            break
        if state.awaits == (0,):
            await evening.pass_time(121)
        else:
            await evening.by_typing(ben)
            await evening.settle()
    table = evening.table_message(ben)
    assert "Alice seems to be asleep" in table.text and "Alice (asleep, a robot plays)" in table.text
    assert "I'm back" in table.labels
    await ben.click("I'm back", on=table)
    assert "The seat is yours already" in ben.panel().text
    await alice.click("My hand", on=table)
    assert "I'm back" in alice.panel().labels, "the panel offers the way back as well"
    await alice.click("I'm back", on=alice.panel())
    assert "Welcome back" in alice.panel().text
    await evening.settle()
    table = evening.table_message(ben)
    assert "Alice is back" in table.text and "I'm back" not in table.labels


async def test_a_table_without_anybody_awake_pauses_until_somebody_returns(evening, alice):
    await evening.sit_down(alice, robots=1, tokens_to_win=7)
    for _ in range(6):
        if (await evening.look()).status is Status.PAUSED:
            break
        await evening.pass_time(121)
    state = await evening.look()
    assert state.status is Status.PAUSED
    table = evening.table_message(alice)
    assert "Nobody is awake at this table, so it waits" in table.text
    await evening.pass_time(3600)
    assert (await evening.look()).version == state.version
    await alice.click("My hand", on=table)
    assert "Nobody is awake" in alice.panel().text and alice.panel().labels == ["I'm back", "More", "Refresh"]
    await alice.click("I'm back", on=table)
    await evening.settle()
    assert (await evening.look()).status is Status.PLAYING


async def test_a_table_that_nobody_comes_back_to_ends(evening, alice):
    await evening.sit_down(alice, robots=1, tokens_to_win=7)
    for _ in range(6):
        await evening.pass_time(121)
    await evening.pass_time(Timing().abandon + 1)
    state = await evening.look()
    assert state.status is Status.OVER
    assert "Rematch" in evening.table_message(alice).labels
    await alice.click("Fair play", on=evening.table_message(alice))
    assert state.seed in alice.panel().text, "and what was hidden can be checked"


async def test_leaving_alone_says_one_true_thing(evening, alice):
    await evening.sit_down(alice, robots=1, tokens_to_win=7)
    await alice.slash("table leave", table="1")
    assert "Nobody else is awake, so it waits until you come back." in alice.panel().text
    await alice.click("Leave", on=alice.panel())
    assert "The table waits for you." in alice.panel().text
    await evening.settle()
    table = evening.table_message(alice)
    assert "- Alice has left the table.\n- Nobody is awake, so the table waits until a player is back." in table.text
    assert "plays the seat" not in table.text
    await alice.slash("table return", table="1")
    assert (await evening.look()).status is Status.PLAYING


async def test_leaving_and_returning(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=7, first_starter="2")
    await alice.slash("table leave", table="1")
    await alice.click("Never mind", on=alice.panel())
    assert "Nothing has changed" in alice.panel().text
    await alice.slash("table leave", table="1")
    await alice.click("Leave", on=alice.panel())
    assert "A robot plays for you" in alice.panel().text
    await evening.settle()
    table = evening.table_message(ben)
    assert "Alice has left the table" in table.text and "Ben is the host of this table now" in table.text
    await alice.click("My hand", on=table)
    assert "You have left this table" in alice.panel().text
    await alice.slash("table return", table="1")
    assert "Welcome back" in alice.panel().text
    assert (await evening.look()).seats[0].presence is Presence.AWAKE


async def test_a_lobby_nobody_starts_closes_with_a_word(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    await evening.pass_time(29 * 60)
    await ben.click("Join")
    await evening.pass_time(29 * 60)
    assert (await evening.look()).status is Status.LOBBY, "every change gives it time again"
    lobby = evening.lobby_message(alice)
    await evening.pass_time(120)
    closed = fresh(alice, lobby)
    assert "Nobody started for a while" in closed.text and "/play" in closed.text and closed.buttons == []
    await ben.click("Start", on=lobby, force=True)
    assert "This lobby is closed" in ben.panel().text


async def test_the_time_the_house_was_closed_is_forgiven(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1")
    await evening.pass_time(100)
    await evening.close()
    evening.clock.advance(3600)
    await evening.open()
    await evening.settle()
    state = await evening.look()
    assert state.seats[0].presence is Presence.AWAKE and state.awaits == (0,)
    assert state.deadline == evening.clock.now() + 120, "a live turn gets its full time again"
    await evening.pass_time(100)
    assert (await evening.look()).awaits == (0,)
    await evening.pass_time(21)
    assert "Alice ran out of time" in evening.table_message(ben).text


@pytest.mark.parametrize("jump", [3600, -3600])
async def test_a_clock_that_was_set_moves_every_deadline_that_is_shown(evening, alice, ben, jump):
    """At the table and in a hand that came by direct message; nothing ends early, and nothing stands still."""
    await alice.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben, first_starter="1")
    await evening.pass_time(50)
    evening.clock.jump(jump)
    await evening.settle()
    until = f"<t:{int(evening.clock.now()) + 120}:R>"
    assert until in evening.table_message(ben).text
    assert until in alice.dms()[-1].text
    await evening.pass_time(119)
    assert (await evening.look()).awaits == (0,)
    await evening.pass_time(1)
    assert "Alice ran out of time" in evening.table_message(ben).text


async def test_correspondence(tmp_path, clock):
    async with Evening(tmp_path, clock=clock, timing=QUICK) as evening:
        mod, ben = evening.person("Mod", moderator=True), evening.person("Ben")
        await mod.slash("config clock", value="1d")
        await mod.slash("play", game="loveletter")
        assert "**1 day**" in evening.lobby_message(ben).text
        await ben.click("Join")
        await mod.click("Start")
        await evening.settle()
        assert (await evening.look()).deadline == clock.now() + 86_400


@pytest.mark.parametrize(
    ("set_by", "restarted"), [(0, False), (-2 * 3600, False), (2 * 3600, False), (0, True), (-2 * 3600, True)]
)
async def test_a_message_is_posted_anew_before_its_hour_is_over_at_discord(tmp_path, clock, set_by, restarted):
    """Whatever our own wall clock says by then."""
    discord_now = [1_700_000_000.0]
    world = World(clock=lambda: discord_now[0], rates=Rates.off())
    async with Evening(tmp_path, clock=clock, world=world) as evening:
        alice, ben = evening.person("Alice"), evening.person("Ben")
        for one in (alice, ben):
            await one.slash("preferences", pings="none")  # whoever is called has a new table in any case
        await evening.sit_down(alice, ben, first_starter="1", tokens_to_win=7, turn_seconds=86_400)
        for passed, stays in ((40 * 60, True), (15 * 60, False)):
            old = evening.table_message(alice)
            discord_now[0] += passed
            clock.advance(passed)
            clock.jump(set_by)
            if restarted:
                await evening.close()
                await evening.open()
            state = await evening.look()
            await evening.by_typing(alice if state.seats[state.awaits[0]].user == int(alice.id) else ben)
            await evening.settle()
            assert (evening.table_message(alice).id == old.id) is stays
        assert old.id not in [one.id for one in alice.messages(everywhere=True)], "and nothing stays where it was"
