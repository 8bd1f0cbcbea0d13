"""How often sessions may begin: one after the other under each key, and so many in a day."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from sandbox import Stage, World
from sandbox.__main__ import arguments
from sandbox.pageserver.control import Control
from sandbox.rates import Rates
from tests.sandbox.gateway_client import Client, shard
from tests.sandbox.pacing import Paced
from tests.sandbox.wire import Json, Wire

DAY = 86_400.0


async def limits(wire: Wire) -> Json:
    status, told = await wire.call("GET", "gateway/bot")
    assert status == 200
    return dict(told["session_start_limit"])


def limited(paced: Paced, rates: Rates) -> Wire:
    """The same clock, other limits."""
    rates.now = paced.wire.world.rates.now
    paced.wire.world.rates = rates
    return paced.wire


async def test_the_recommended_shards_and_what_is_left(paced: Paced) -> None:
    wire = paced.wire
    _, told = await wire.call("GET", "gateway/bot")
    whole = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert (told["shards"], told["session_start_limit"]) == (1, whole)
    wire.world.shards = 9
    await shard(wire, 0, 9)
    paced.moment[0] += 60
    _, told = await wire.call("GET", "gateway/bot")
    assert told["shards"] == 9
    assert told["session_start_limit"] == whole | {"remaining": 999, "reset_after": round(1000 * (DAY - 60))}
    paced.moment[0] += DAY - 60
    assert await limits(wire) == whole, "a day later it begins anew"


async def test_one_session_begins_in_five_seconds(paced: Paced) -> None:
    wire = paced.wire
    await shard(wire, 0, 2)
    client = await Client.open(wire)
    paced.moment[0] += 4.999
    await client.identify(1, 2)
    assert await client.refused()
    assert (await limits(wire))["remaining"] == 998, "one that comes too soon is spent as well"
    paced.moment[0] += 0.001
    await client.identify(1, 2)
    assert (await client.ready())["shard"] == [1, 2], "and on the same connection, if it likes"
    assert (wire.world.hub.identified, wire.world.hub.starts.early) == (2, 1)


async def test_shards_of_different_keys_begin_together(paced: Paced) -> None:
    wire = limited(paced, Rates(identify=(2, 5.0)))
    assert (await limits(wire))["max_concurrency"] == 2
    await shard(wire, 0, 4)
    await shard(wire, 1, 4)
    for late in (2, 3):
        client = await Client.open(wire)
        await client.identify(late, 4)
        assert await client.refused()
    paced.moment[0] += 5
    await shard(wire, 3, 4)
    await shard(wire, 2, 4)


async def test_the_wait_may_be_short(paced: Paced) -> None:
    wire = limited(paced, Rates(identify=(1, 0.002)))
    await shard(wire, 0, 2)
    paced.moment[0] += 0.002
    await shard(wire, 1, 2)


async def test_to_resume_costs_nothing(paced: Paced) -> None:
    wire = paced.wire
    before = await shard(wire)
    wire.world.hub.abort()
    again = await Client.open(wire)
    await again.resume(before)
    await again.event("RESUMED")
    assert (await limits(wire))["remaining"] == 999


@pytest.mark.parametrize(
    ("said", "code"),
    [({"intents": 1 << 60}, 4013), ({"intents": 1 << 15}, 4014), ({"intents": 1, "shard": [1, 1]}, 4010)],
)
async def test_a_refused_identify_is_spent_but_keeps_nobody_waiting(paced: Paced, said: Json, code: int) -> None:
    wire = paced.wire
    client = await Client.open(wire)
    await client.say(2, {"token": "sandbox"} | said)
    assert await client.closed() == code
    assert (await limits(wire))["remaining"] == 999
    await shard(wire)


async def test_a_wrong_token_spends_nothing_of_the_right_one(paced: Paced) -> None:
    client = await Client.open(paced.wire)
    client.token = "wrong"
    await client.identify()
    assert await client.closed() == 4004
    assert (await limits(paced.wire))["remaining"] == 1000


async def test_who_begins_more_sessions_than_are_left_loses_the_token(paced: Paced) -> None:
    wire = limited(paced, Rates(identify=None, starts=(2, DAY)))
    running, away = [await shard(wire, n, 2) for n in range(2)]
    wire.world.hub.abort(shard=1)
    assert (await limits(wire))["remaining"] == 0
    one_more = await Client.open(wire)
    await one_more.identify(0, 2)
    assert [await client.closed() for client in (one_more, running)] == [4004] * 2
    assert not wire.world.hub.sessions, "nor can one that was away come back"
    assert (await wire.call("GET", "gateway/bot"))[0] == 401
    again = await Client.open(wire)
    again.token = "sandbox"
    await again.resume(away)
    assert await again.closed() == 4004
    paced.moment[0] += DAY
    assert wire.world.token != "sandbox"
    await shard(wire, 0, 2)


async def test_without_limits_all_shards_begin_at_once(sharded: Wire) -> None:
    for n in range(3):
        await shard(sharded, n, 3)
    whole = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 3}
    assert await limits(sharded) == whole


async def test_a_new_world_has_begun_no_sessions() -> None:
    world = World(shards=2)
    async with Stage(world) as stage, aiohttp.ClientSession() as http:
        ws = await http.ws_connect(f"ws://{stage.sandbox.address}/?v=10&encoding=json")
        client = Client(ws, "sandbox")
        await client.hear()
        await client.identify(0, 2)
        await client.ready()
        await Control(world).reset()
        assert world.hub.starts.used == 0 and world.hub.starts.admit(1) and world.shards == 2
        await ws.close()


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ([], (1, 5.0)),
        (["--shards", "3", "--identify-every", "0.5"], (3, 0.5)),
        (["--shards", "0"], None),
        (["--identify-every", "-1"], None),
        (["--identify-every", "nan"], None),
    ],
)
def test_the_command_line_says_how_many_and_how_fast(said: list[str], wanted: Any) -> None:
    if wanted is None:
        with pytest.raises(SystemExit):
            arguments(said)
    else:
        args = arguments(said)
        assert (args.shards, args.identify_every) == wanted
