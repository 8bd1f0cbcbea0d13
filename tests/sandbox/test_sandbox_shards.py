"""Several shards: who hears what, who may be which, sessions side by side, and one shard's trouble."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import pytest
from discord.ext import commands

from loopback import LoopbackConnector
from sandbox import World, admin
from sandbox.gateway import Hub
from sandbox.model import COMMAND, Channel, Guild
from sandbox.pageserver.control import Control
from sandbox.pageserver.feed import Feeds
from sandbox.pageserver.verbs import VERBS, Ask
from sandbox.sessions import shard_of
from tests.sandbox.gateway_client import Client, shard
from tests.sandbox.loopback import until
from tests.sandbox.wire import Wire, refusal


def servers(wire: Wire, shards: int = 3) -> list[Guild]:
    """One on each shard, with Alice in all of them."""
    made = [wire.stage.server(f"On {n}", shard=n) for n in range(shards)]
    for guild in made:
        admin.join_guild(wire.world, guild, wire.alice.user)
    return made


def say_everywhere(wire: Wire, guilds: list[Guild]) -> None:
    """Alice writes in every server, then to the bot itself, then once more in every server."""
    for guild in guilds:
        wire.alice.says("hello", where=wire.stage.channel(None, guild))
    wire.alice.says("hello", where="dm")
    for guild in guilds:
        wire.alice.says("bye", where=wire.stage.channel(None, guild))


async def places(client: Client, number: int) -> list[str | None]:
    """Where the next messages come from."""
    return [(await client.event("MESSAGE_CREATE")).get("guild_id") for _ in range(number)]


# who hears what


@pytest.mark.parametrize("shards", [1, 2, 3, 5, 16])
def test_a_server_falls_on_the_shard_that_is_asked_for(shards: int) -> None:
    world = World(clock=lambda: 1_700_000_000.0, shards=shards)
    ids = [admin.make_guild(world, "x", world.owner, shard=n % shards).id for n in range(40)]
    assert [shard_of(one, shards) for one in ids] == [n % shards for n in range(40)]
    assert ids == sorted(ids, key=int) and int(world.new_id()) > int(ids[-1])


async def test_each_shard_has_its_own_servers_and_the_first_one_direct_messages(sharded: Wire) -> None:
    guilds = servers(sharded)
    clients = [await Client.open(sharded) for _ in range(3)]
    for n, client in enumerate(clients):
        await client.identify(n, 3)
        ready = await client.ready()
        assert ready["shard"] == [n, 3]
        own = {guilds[n].id} | ({sharded.stage.guild.id} if n == 0 else set())
        assert {one["id"] for one in ready["guilds"]} == own
        assert {(await client.event("GUILD_CREATE"))["id"] for _ in own} == own
    say_everywhere(sharded, guilds)
    assert await places(clients[0], 3) == [guilds[0].id, None, guilds[0].id]
    assert await places(clients[1], 2) == [guilds[1].id] * 2
    assert await places(clients[2], 2) == [guilds[2].id] * 2


async def test_an_interaction_goes_to_the_shard_of_its_server_or_to_the_first(sharded: Wire) -> None:
    guilds = servers(sharded)
    clients = [await shard(sharded, n, 3) for n in range(3)]
    heard: list[Channel] = [sharded.stage.channel(None, guild) for guild in guilds] + [sharded.alice.person.open_dm()]
    made = [sharded.interact(COMMAND, where=channel).id for channel in heard]
    assert [(await client.event("INTERACTION_CREATE"))["id"] for client in clients] == made[:3]
    assert (await clients[0].event("INTERACTION_CREATE"))["id"] == made[3]


async def test_other_counts_go_by_their_own(sharded: Wire) -> None:
    """A bot may change its number of shards while the old ones still serve."""
    guilds = servers(sharded)
    one, half = await shard(sharded), await shard(sharded, 1, 2)
    say_everywhere(sharded, guilds)
    everything = [g.id for g in guilds]
    assert await places(one, 7) == [*everything, None, *everything]
    odd = [g.id for g in guilds if shard_of(g.id, 2) == 1]
    assert await places(half, 2 * len(odd)) == odd * 2


async def test_a_new_server_comes_to_its_shard_alone(sharded: Wire) -> None:
    clients = [await shard(sharded, n, 3) for n in range(3)]
    late = sharded.stage.server("Late", shard=1)
    marks = [sharded.stage.server("Mark", shard=n) for n in (0, 2)]
    assert (await clients[1].event("GUILD_CREATE"))["id"] == late.id
    assert (await clients[2].event("GUILD_CREATE"))["id"] == marks[1].id
    assert (await clients[0].event("GUILD_CREATE"))["id"] == sharded.stage.guild.id
    assert (await clients[0].event("GUILD_CREATE"))["id"] == marks[0].id


# who may be which


@pytest.mark.parametrize("wrong", [(3, 3), (-1, 3), (0, 0), (1,), (0, 1, 2)])
async def test_a_shard_that_is_none_is_refused(sharded: Wire, wrong: tuple[int, ...]) -> None:
    client = await Client.open(sharded)
    await client.identify(*wrong)
    assert await client.closed() == 4010


async def test_too_many_servers_for_one_shard(sharded: Wire) -> None:
    servers(sharded)
    sharded.world.hub.most_guilds = 3
    client = await Client.open(sharded)
    await client.identify()
    assert await client.closed() == 4011
    assert (await shard(sharded, 0, 3)).session


async def test_a_session_that_is_no_object_is_no_packet(sharded: Wire) -> None:
    for op in (2, 6):
        client = await Client.open(sharded)
        await client.say(op, None)
        assert await client.closed() == 4002


# side by side


async def test_all_sessions_of_a_shard_hear_it_and_the_first_answer_wins(sharded: Wire) -> None:
    """A new process takes the shard of an old one before that goes."""
    old, new = await shard(sharded, 0, 3), await shard(sharded, 0, 3)
    assert old.session != new.session
    asked = sharded.interact(COMMAND)
    assert (await old.event("INTERACTION_CREATE"))["id"] == asked.id
    assert (await new.event("INTERACTION_CREATE"))["id"] == asked.id
    assert (await sharded.answer(asked, 4, {"content": "mine"}))[0] == 200
    assert refusal(await sharded.answer(asked, 4, {"content": "no, mine"})) == (400, 40060)
    assert [m.text for m in sharded.alice.messages()] == ["mine"]
    await old.ws.close(code=1000)
    later = sharded.interact(COMMAND)
    assert (await new.event("INTERACTION_CREATE"))["id"] == later.id


async def test_each_session_is_resumed_by_itself(sharded: Wire) -> None:
    guilds, hub = servers(sharded), sharded.world.hub
    clients = [await shard(sharded, n, 3) for n in (1, 1, 2)]
    for client in clients:
        await client.event("GUILD_CREATE")
    hub.abort()
    say_everywhere(sharded, guilds)
    again = [await Client.open(sharded) for _ in clients]
    for client, before in zip(again, clients, strict=True):
        await client.resume(before)
        assert await client.names("RESUMED") == ["MESSAGE_CREATE"] * 2 + ["RESUMED"]
    assert (hub.identified, hub.resumed) == (3, 3)


# one shard's trouble


async def drop(hub: Hub) -> None:
    await hub.drop(4000, shard=1)


async def abort(hub: Hub) -> None:
    hub.abort(shard=1)


@pytest.mark.parametrize("how", [drop, abort])
async def test_one_shard_is_lost_and_the_others_go_on(
    sharded: Wire, how: Callable[[Hub], Coroutine[Any, Any, None]]
) -> None:
    guilds, hub = servers(sharded), sharded.world.hub
    clients = [await shard(sharded, n, 3) for n in range(3)]
    assert hub.whole
    await how(hub)
    await until(lambda: len(hub.lines) == 2)
    assert hub.connected and not hub.whole
    say_everywhere(sharded, guilds)
    assert await places(clients[0], 3) == [guilds[0].id, None, guilds[0].id]
    assert await places(clients[2], 2) == [guilds[2].id] * 2
    again = await Client.open(sharded)
    await again.resume(clients[1])
    assert await places(again, 2) == [guilds[1].id] * 2
    assert hub.whole


async def test_one_shard_is_forgotten_and_begins_anew(sharded: Wire) -> None:
    guilds, hub = servers(sharded), sharded.world.hub
    clients = [await shard(sharded, n, 3) for n in range(3)]
    await hub.drop(4000, shard=1, forget=True)
    say_everywhere(sharded, guilds)
    again = await Client.open(sharded)
    await again.resume(clients[1])
    assert await again.refused(), "what was missed is lost"
    await again.identify(1, 3)
    assert (await again.ready())["shard"] == [1, 3]
    assert await places(clients[2], 2) == [guilds[2].id] * 2
    assert hub.whole


async def test_one_shard_is_told_to_reconnect_or_to_begin_anew(sharded: Wire) -> None:
    hub = sharded.world.hub
    clients = [await shard(sharded, n, 3) for n in range(3)]
    hub.reconnect(shard=2)
    hub.invalidate(shard=1)
    marks = [sharded.stage.server("Mark", shard=n) for n in range(3)]
    assert await clients[1].refused()
    await clients[1].identify(1, 3)
    assert [one["id"] for one in (await clients[1].ready())["guilds"]] == [marks[1].id], "on the same connection"
    assert (await clients[2].hear())["op"] == 7
    assert (await clients[0].names("GUILD_CREATE")) == ["GUILD_CREATE"]


async def test_a_shard_that_is_held_is_answered_when_it_is_released(sharded: Wire) -> None:
    guilds, hub = servers(sharded), sharded.world.hub
    one, two = await shard(sharded, 1, 3), await shard(sharded, 2, 3)
    hub.hold(1)
    hub.abort(shard=1)
    again, fresh, gone = [await Client.open(sharded) for _ in range(3)]
    await again.resume(one)
    for client in (fresh, gone):
        await client.identify(1, 3)
    await gone.ws.close()
    say_everywhere(sharded, guilds)
    assert await places(two, 2) == [guilds[2].id] * 2
    await until(lambda: len(hub.lines) == 3)
    assert hub.resumed == 0 and hub.identified == 2, "nothing has become of them yet"
    hub.release(1)
    assert await places(again, 2) == [guilds[1].id] * 2
    assert (await fresh.ready())["shard"] == [1, 3]
    assert (hub.resumed, hub.identified) == (1, 3), "nobody speaks to a connection that is gone"


# the real client


class Sharded(commands.AutoShardedBot):
    """discord.py as it is, but in no hurry to wait."""

    def __init__(self, address: str) -> None:
        super().__init__(
            "!",
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            connector=LoopbackConnector(address),
        )
        self.got: list[tuple[int | None, int | None]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


async def test_the_real_client_takes_its_number_of_shards_from_discord(sharded: Wire) -> None:
    guilds = servers(sharded)
    bot = Sharded(sharded.stage.sandbox.address)

    @bot.tree.command(name="where", description="where")
    async def where(interaction: discord.Interaction) -> None:
        bot.got.append((interaction.guild_id, interaction.guild.shard_id if interaction.guild else None))
        await interaction.response.send_message("here")

    await bot.login("sandbox")
    await bot.tree.sync()
    task = asyncio.create_task(bot.connect())
    try:
        await sharded.stage.ready("where")
        await bot.wait_until_ready()
        assert bot.shard_count == 3 and sorted(bot.shards) == [0, 1, 2] and len(bot.guilds) == 4
        for guild in guilds:
            await sharded.alice.slash("where", where=sharded.stage.channel(None, guild))
        await sharded.alice.slash("where", where="dm")
        assert bot.got == [(int(g.id), n) for n, g in enumerate(guilds)] + [(None, None)]
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


# what is told of it


async def test_a_page_can_ask_who_is_connected(sharded: Wire) -> None:
    control = Control(sharded.world)
    asked = Ask(control, Feeds(sharded.world, control), {})
    empty = await VERBS["gateway"](asked)
    assert (empty["shards"], empty["sessions"], empty["identified"]) == (3, [], 0)
    clients = [await shard(sharded, n, 3) for n in (0, 2)]
    sharded.world.hub.abort(shard=2)
    told = await VERBS["gateway"](asked)
    assert [(one["shard"], one["connected"]) for one in told["sessions"]] == [([0, 3], True), ([2, 3], False)]
    assert (told["identified"], told["early"], told["resumed"]) == (2, 0, 0)
    assert not any(client.session in str(told) for client in clients), "with its id anybody could go on with a session"


async def test_a_stage_is_ready_when_every_shard_is(sharded: Wire) -> None:
    assert shard_of(sharded.stage.guild.id, 3) == 0
    clients = []
    for n in range(3):
        with pytest.raises(AssertionError, match="not there"):
            await sharded.stage.ready(within=0.01)
        clients.append(await shard(sharded, n, 3))
    await sharded.stage.ready()
    assert len(clients) == 3, "whoever lets go of a connection closes it"
