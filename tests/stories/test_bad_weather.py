"""Discord misbehaves while people play: limits, errors, dropped connections, a gateway that comes and goes."""

from __future__ import annotations

import asyncio

import pytest

from cogs.ui.names import names_at
from cogs.ui.results import won_line
from games.host.rows import Status
from sandbox.rates import Rates
from tests.stories.evening import Evening, until
from texts.catalogue import texts

CALLBACK = "interactions/*/*/callback"
SEND = "channels/*/messages"
EDIT = "channels/*/messages/*"
PANEL = "webhooks/*/*/messages/*"


@pytest.fixture
def quick_retries(monkeypatch):
    """discord.py waits whole seconds between its tries; here they pass quickly."""
    real = asyncio.sleep

    async def quick(seconds, *args):
        await real(min(seconds, 0.02), *args)

    for module in ("discord.http", "discord.webhook.async_", "discord.gateway"):
        monkeypatch.setattr(f"{module}.asyncio.sleep", quick)


async def play(evening, alice, ben, weather, *, hasty=False):
    """A whole game with a fault before each turn; `hasty`: nobody waits until the last one has been shown."""

    async def turn(who, table):
        weather()
        await evening.by_typing(who, table)
        if not hasty:
            await evening.settle()

    state = await evening.play_out(alice, ben, turn=turn)
    evening.stage.world.faults.clear()
    await evening.bot.desk.delivery.changed(1)
    await evening.settle()
    return state


WAYS = [
    ("POST", SEND),
    ("PATCH", EDIT),
    ("DELETE", EDIT),
    ("POST", "channels/*/messages/*/threads"),
    ("PATCH", PANEL),
    ("DELETE", PANEL),
]


@pytest.mark.parametrize("method,route", WAYS)
@pytest.mark.parametrize("how", ["limit", "fail", "drop", "drop_after", "drop_after, hasty"])
async def test_a_whole_game_through(evening, alice, ben, quick_retries, method, route, how):
    """Nothing is shown twice, nothing is lost, and nothing stays that is no longer true."""
    faults, hasty = evening.stage.world.faults, "hasty" in how

    def weather():
        if how == "limit":
            faults.limit(0.02, method=method, route=route, times=2)
        elif how == "fail":
            faults.fail(502, method=method, route=route, times=2)
        else:
            faults.drop(method=method, route=route, after="after" in how)

    weather()
    await evening.sit_down(alice, ben, tokens_to_win=3)
    state = await play(evening, alice, ben, weather, hasty=hasty)
    assert state.status is Status.OVER
    everything = alice.messages(everywhere=True)
    (result,) = [one for one in everything if {"p:rematch:1", "p:log:1:0"} <= {*one.custom_ids} and not one.ephemeral]
    assert not [one for one in everything if "p:hand:1" in one.custom_ids and not one.ephemeral], (
        "no call, no old table"
    )
    there = [one for one in everything if one.channel_id == result.channel_id and not one.ephemeral]
    assert there[-1].id == result.id, "the end is at the bottom"
    posted = [line for one in there[:-1] for line in one.text.splitlines()]
    moments = await before_the_last_round(evening, state)
    assert posted.pop() == won_line(state, texts()), "the card of the end comes last"
    assert moments and posted[: len(moments)] == moments[: len(posted)] and (hasty or len(posted) >= len(moments))
    assert len(posted) == len(set(posted)), "each once"
    for who in (alice, ben):
        (panel,) = [one for one in who.messages(everywhere=True) if one.ephemeral]
        assert "p:rematch:1" in panel.custom_ids and won_line(state, texts()) in panel.text


async def before_the_last_round(evening, state):
    """What everybody should have seen in a line of its own; what ends the game is left to the result."""
    lines, rounds = [], []
    for row in await evening.house.store.log(state.id):
        for told in row.events:
            if told.event.key in state.game.rounds:
                rounds.append(len(lines))
            if told.event.key in state.game.moments:
                lines += [texts()(phrase, names_at(state)) for phrase in told.heard_by(None)]
    return lines[: rounds[-1]]


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
    assert "I need these permissions here" in alice.panel().text and "Attach Files" in alice.panel().text
    assert await evening.house.tables_in(int(guild.id)) == []
