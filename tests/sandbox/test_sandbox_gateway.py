"""Sessions, resuming, intents, shards, and faults of REST and gateway with the real client."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands

from loopback import LoopbackConnector
from sandbox import Actor, Stage, World, admin
from sandbox.gateway import MESSAGE_CONTENT, Hub
from sandbox.rates import Rates
from sandbox.record import ASIDE
from sandbox.sessions import ACK, HEARTBEAT, HELLO
from tests.sandbox.loopback import Bot, channel_of, command, running, until
from tests.sandbox.wire import Wire


def with_ping(bot: Bot) -> Bot:
    @command(bot, "ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"pong {interaction.id}", ephemeral=True)

    return bot


async def drop(hub: Hub) -> None:
    await hub.drop(4000)


async def abort(hub: Hub) -> None:
    hub.abort()


async def reconnect(hub: Hub) -> None:
    hub.reconnect()


@pytest.mark.parametrize("how", [drop, abort, reconnect])
async def test_lost_connections_resume_with_replay(
    stage: Stage, bot: Bot, alice: Actor, how: Callable[[Hub], Coroutine[Any, Any, None]]
) -> None:
    hub = stage.world.hub
    async with running(with_ping(bot)):
        losing = asyncio.create_task(how(hub))
        await asyncio.sleep(0)
        assert hub.connected == (how is reconnect)
        done = await alice.slash("ping")
        await losing
        assert done.messages[0].data["content"] == f"pong {done.id}"
        assert (hub.identified, hub.resumed) == (1, 1)


async def test_replayed_events_show_the_old_state(stage: Stage, alice: Actor) -> None:
    stage.world.hub.privileged = MESSAGE_CONTENT
    bot = Bot(stage.sandbox.address, discord.Intents(guilds=True, guild_messages=True, message_content=True))
    async with running(bot):
        stage.world.hub.abort()
        said = alice.says("before")
        said.message.data = said.message.data | {"content": "after"}
        await until(lambda: bot.seen)
        assert bot.seen[0].content == "before"


async def test_a_session_that_cannot_be_resumed_is_identified_anew(
    stage: Stage, bot: Bot, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = asyncio.sleep

    async def quick(seconds: float, *args: Any) -> None:
        await real(min(seconds, 0.05), *args)

    async with running(with_ping(bot)):
        monkeypatch.setattr("discord.gateway.asyncio.sleep", quick)
        await stage.world.hub.drop(4000, forget=True)
        await until(lambda: stage.world.hub.identified == 2)
        await alice.slash("ping")
        stage.world.hub.invalidate(resumable=False)
        await until(lambda: stage.world.hub.identified == 3)
        await alice.slash("ping")


async def test_missing_acks_make_the_client_resume(stage: Stage, alice: Actor) -> None:
    bot = with_ping(Bot(stage.sandbox.address, heartbeat_timeout=0.3))
    stage.world.hub.interval = 100
    async with running(bot):
        stage.world.hub.acknowledge = False
        await until(lambda: stage.world.hub.resumed >= 1)
        stage.world.hub.acknowledge = True
        await alice.slash("ping")


async def test_a_heartbeat_is_acknowledged_after_a_round_trip(stage: Stage, wire: Wire) -> None:
    """Never sooner: the client notes that it has sent one only after sending it."""
    assert stage.world.hub.round_trip > 0
    stage.world.hub.round_trip = 0.3
    loop = asyncio.get_running_loop()
    async with wire.http.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as line:
        assert (await line.receive_json())["op"] == HELLO
        sent = loop.time()
        await line.send_json({"op": HEARTBEAT, "d": None})
        assert (await line.receive_json())["op"] == ACK
        assert loop.time() - sent > 0.29


async def test_content_needs_its_intent(stage: Stage, alice: Actor) -> None:
    bot = Bot(stage.sandbox.address, discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    async with running(bot):
        alice.says("hidden")
        alice.says(f"<@{stage.world.bot.id}> shown")
        alice.says("direct", where="dm")
        await until(lambda: len(bot.seen) == 3)
        assert [m.content for m in bot.seen] == ["", f"<@{stage.world.bot.id}> shown", "direct"]


async def test_messages_need_their_intent(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(with_ping(bot)):
        alice.says("unheard")
        await alice.slash("ping")
        assert bot.seen == []


async def test_privileged_intents_are_refused_unless_granted(stage: Stage) -> None:
    bot = Bot(stage.sandbox.address, discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(bot):
            pass


async def test_shards_get_their_own_servers() -> None:
    async with Stage(World(rates=Rates.off())) as stage:
        world = stage.world
        guilds = [stage.guild] + [admin.make_guild(world, f"G{i}", world.owner) for i in range(5)]

        class Sharded(commands.AutoShardedBot):
            async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
                return

        bot = Sharded(
            "!",
            intents=discord.Intents(guilds=True),
            shard_count=2,
            guild_ready_timeout=0.1,
            connector=LoopbackConnector(stage.sandbox.address),
        )
        got = []

        @bot.tree.command(name="where", description="where")
        async def where(interaction: discord.Interaction) -> None:
            assert interaction.guild is not None
            got.append((interaction.guild_id, interaction.guild.shard_id))
            await interaction.response.send_message("here")

        async with running_sharded(bot):
            assert len(bot.guilds) == 6
            for i, guild in enumerate(guilds):
                actor = stage.person(f"P{i}", guild=guild)
                await actor.slash("where")
            assert got == [(int(g.id), (int(g.id) >> 22) % 2) for g in guilds]


def running_sharded(bot: Any) -> AbstractAsyncContextManager[Bot]:
    bot.errors = []
    return running(bot)


async def test_binary_and_uncompressed_frames(stage: Stage) -> None:
    async with aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http:
        async with http.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as ws:
            assert (await ws.receive_json())["op"] == 10
            login = {"op": 2, "d": {"token": "sandbox", "intents": 1, "properties": {}}}
            await ws.send_bytes(json.dumps(login).encode())
            assert (await ws.receive_json())["t"] == "READY"
            assert (await ws.receive_json())["t"] == "GUILD_CREATE"
        async with http.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as ws:
            await ws.receive_json()
            await ws.send_str(json.dumps({"op": 2, "d": {"token": "wrong", "intents": 1}}))
            assert (await ws.receive()).data == 4004


async def test_rest_faults(stage: Stage, bot: Bot, alice: Actor) -> None:
    faults = stage.world.faults
    async with running(with_ping(bot)):
        channel = channel_of(bot, alice)
        faults.limit(0.2, method="POST", route="channels/*/messages", times=2)
        await channel.send("limited")
        tries = stage.world.record.of("POST", "channels/*/messages")
        assert [e.status for e in tries] == [429, 429, 200]

        faults.fail(503, method="POST")
        with pytest.raises(discord.DiscordServerError):
            await channel.send("refused")

        faults.block(route="channels/*/messages")
        with pytest.raises(discord.HTTPException) as blocked:
            await channel.send("blocked")
        assert blocked.value.status == 429
        assert "Cloudflare" in blocked.value.text

        faults.drop(route="channels/*/messages")
        with pytest.raises(aiohttp.ClientError):
            await channel.send("dropped before")
        faults.drop(route="channels/*/messages", after=True)
        with pytest.raises(aiohttp.ClientError):
            await channel.send("dropped after")
        assert [m.text for m in alice.messages()] == ["limited", "dropped after"]

        faults.slow(0.2, route="interactions/**")
        loop = asyncio.get_running_loop()
        began = loop.time()
        await alice.slash("ping")
        assert loop.time() - began >= 0.2

        stage.world.patience = 0.3
        faults.fail(400, route="interactions/**", times=None)
        assert (await alice.slash("ping", may_fail=True)).failed
        stage.world.patience = 3.0
        faults.clear()
        await alice.slash("ping")


async def test_of_several_processes_the_one_dies_that_is_meant(wire: Wire) -> None:
    """After it has posted as often as it was let, and before it hears so."""
    died: list[str] = []

    async def kill() -> None:
        died.append("the second")

    wire.world.faults.die(kill, method="POST", route="channels/*/messages", skip=1, of="second")
    for process in ("first", "second", "first", "first"):
        wire.http.headers[ASIDE] = process
        assert (await wire.send({"content": process}))[0] == 200 and not died
    wire.http.headers[ASIDE] = "second"
    with pytest.raises(aiohttp.ClientError):
        await wire.send({"content": "last words"})
    assert died == ["the second"] and wire.alice.messages()[-1].text == "last words"


async def test_new_servers_channels_and_threads_arrive(stage: Stage, bot: Bot, alice: Actor) -> None:
    async with running(with_ping(bot)):
        channel = admin.make_channel(stage.world, stage.guild, "new")
        second = admin.make_guild(stage.world, "Second", alice.user)
        await until(lambda: len(bot.guilds) == 2 and bot.get_channel(int(channel.id)))
        known = bot.get_channel(int(channel.id))
        assert isinstance(known, discord.TextChannel)
        thread = await known.create_thread(name="t", type=discord.ChannelType.public_thread)
        alice.goes("t")
        assert (await alice.slash("ping")).interaction.channel_id == str(thread.id)
        admin.delete_channel(stage.world, channel)
        await until(lambda: bot.get_channel(int(channel.id)) is None)
        assert bot.guilds[0].get_thread(thread.id) is None
        assert second.id in {str(g.id) for g in bot.guilds}


async def test_people_are_told_only_of_what_they_see(stage: Stage, bot: Bot, alice: Actor, bob: Actor) -> None:
    heard: dict[str, list[str]] = {"alice": [], "bob": []}
    alice.person.subscribe(lambda e: heard["alice"].append(e["type"]))
    stop = bob.person.subscribe(lambda e: heard["bob"].append(e["type"]))
    async with running(with_ping(bot)):
        heard["alice"].clear()
        heard["bob"].clear()
        await alice.slash("ping")
        assert heard == {"alice": ["message", "interaction_done"], "bob": []}
        message = await channel_of(bot, alice).send("all")
        await message.edit(content="x")
        await message.delete()
        assert heard["bob"] == ["message", "message_edit", "message_gone"]
        stop()
        await channel_of(bot, alice).send("more")
        assert len(heard["bob"]) == 3
