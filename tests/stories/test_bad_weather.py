"""Discord misbehaves while people play: limits, errors, dropped connections, a gateway that comes and goes."""

from __future__ import annotations

import asyncio

import pytest

from games.host.rows import Status
from sandbox.rates import Rates
from tests.stories.evening import Evening, until

CALLBACK = "interactions/*/*/callback"
SEND = "channels/*/messages"
EDIT = "channels/*/messages/*"


@pytest.fixture
def quick_retries(monkeypatch):
    """discord.py waits whole seconds between its tries; here they pass quickly."""
    real = asyncio.sleep

    async def quick(seconds, *args):
        await real(min(seconds, 0.02), *args)

    for module in ("discord.http", "discord.webhook.async_", "discord.gateway"):
        monkeypatch.setattr(f"{module}.asyncio.sleep", quick)


async def play(evening, alice, ben, weather):
    """A whole game with a fault before each turn."""

    async def turn(who, table):
        weather()
        await evening.by_typing(who, table)

    state = await evening.play_out(alice, ben, turn=turn)
    evening.stage.world.faults.clear()
    await evening.bot.desk.delivery.changed(1)
    await evening.settle()
    return state


@pytest.mark.parametrize("method,route", [("POST", SEND), ("PATCH", EDIT), ("POST", "channels/*/messages/*/threads")])
@pytest.mark.parametrize("how", ["limit", "fail", "drop", "drop_after"])
async def test_a_whole_game_through(evening, alice, ben, quick_retries, method, route, how):
    faults = evening.stage.world.faults

    def weather():
        if how == "limit":
            faults.limit(0.02, method=method, route=route, times=2)
        elif how == "fail":
            faults.fail(502, method=method, route=route, times=2)
        else:
            faults.drop(method=method, route=route, after=how == "drop_after")

    weather()
    await evening.sit_down(alice, ben)
    state = await play(evening, alice, ben, weather)
    assert state.status is Status.OVER
    live = [m for m in alice.messages(everywhere=True) if "p:rematch:1" in m.custom_ids]
    assert len(live) == 1, "shown in the end, and once"
    assert not [m for m in alice.messages(everywhere=True) if "p:hand:1" in m.custom_ids and not m.ephemeral]


async def test_a_click_whose_answer_is_lost_is_told_so(evening, alice, ben):
    await alice.slash("play", game="loveletter")
    evening.stage.world.faults.drop(route=CALLBACK)
    outcome = await ben.click("Join")
    assert not outcome.failed
    assert "may already count" in ben.panel().text
    await evening.settle()
    assert "2. Ben" in evening.lobby_message(ben).text, "it did count, and the lobby shows it"


async def test_an_answer_that_fails_at_first_is_tried_again(evening, alice, quick_retries):
    evening.stage.world.faults.fail(502, route=CALLBACK, times=2)
    await alice.slash("play", game="loveletter")
    await evening.settle()
    assert len([m for m in alice.messages() if "p:join:1" in m.custom_ids]) == 1


async def test_a_lobby_whose_answer_was_lost_is_posted(evening, alice):
    evening.stage.world.faults.drop(route=CALLBACK)
    await alice.slash("play", game="loveletter")
    await evening.settle()
    assert len([m for m in alice.messages() if "p:join:1" in m.custom_ids]) == 1


async def test_a_slow_answer_shows_one_lobby(tmp_path):
    async with Evening(tmp_path, first=0.01) as evening:
        alice = evening.person("Alice")
        evening.stage.world.faults.slow(0.3, route=CALLBACK)
        await alice.slash("play", game="loveletter")
        await evening.settle()
        assert len([m for m in alice.messages() if "p:join:1" in m.custom_ids]) == 1


async def test_the_gateway_drops_in_the_middle(evening, alice, ben, quick_retries):
    await evening.sit_down(alice, ben)
    hub = evening.stage.world.hub
    ways = [lambda: hub.drop(4000), lambda: hub.drop(4000, forget=True)]

    async def turn(who, table):
        if ways:
            await ways.pop()()
            await until(lambda: hub.connected)
        hub.abort()
        await until(lambda: hub.connected)
        await evening.by_buttons(who, table)

    state = await evening.play_out(alice, ben, turn=turn)
    assert state.result is not None


async def test_the_real_limits_of_discord(tmp_path):
    """Nobody waits for an answer although the table message may be edited only now and then."""
    async with Evening(tmp_path, rates=Rates(create=(5, 1.0), edit=(5, 1.0), webhook=(5, 0.5))) as evening:
        alice, ben = evening.person("Alice"), evening.person("Ben")
        await evening.sit_down(alice, ben)
        for _ in range(12):
            state = await evening.look()
            if state.result:
                break
            await evening.by_typing(alice if state.awaits == (0,) else ben)
        await evening.settle()
        assert not [e for e in evening.stage.world.record if e.status == 429 and e.route == CALLBACK]


async def test_missing_permissions_are_named(evening, alice):
    from sandbox import admin, permissions

    world, guild = evening.stage.world, evening.stage.guild
    admin.set_bot_permissions(world, guild, 0, everyone=permissions.EVERYONE & ~permissions.ATTACH_FILES)
    await alice.slash("play", game="loveletter")
    assert "In this channel I lack" in alice.panel().text and "attach files" in alice.panel().text
    assert await evening.house.tables_in(int(guild.id)) == []
