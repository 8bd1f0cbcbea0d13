"""How many, how large, how often: what Discord refuses beyond the shape of a body, each with its code."""

from __future__ import annotations

import base64
import json
from typing import Any

import aiohttp
import pytest

from sandbox import admin, permissions
from sandbox.rest import threads
from sandbox.threads import archive
from tests.sandbox.pacing import Paced
from tests.sandbox.wire import Json, Wire, check, refusal, row, text, v2

MIB = 1024 * 1024
GATEWAY = "wss://gateway.discord.gg/?v=10&encoding=json"


# files


async def test_files_are_few_and_small(wire: Wire) -> None:
    assert refusal(await wire.upload(b"x" * (10 * MIB + 1))) == (413, 40005)
    assert (await wire.upload(b"x" * (10 * MIB)))[0] == 200
    assert refusal(await wire.upload(*[b"x" * (9 * MIB)] * 3)) == (413, 40005)
    check(await wire.upload(*[b"x"] * 11), "attachments", "LENGTH")
    assert (await wire.upload(*[b"x"] * 10))[0] == 200


async def test_emojis(wire: Wire) -> None:
    path = f"applications/{wire.world.bot.id}/emojis"

    def emoji(name: str = "card", size: int = 30) -> Json:
        data = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"\0" * (size - 8)).decode()
        return {"name": name, "image": f"data:image/png;base64,{data}"}

    check(await wire.call("POST", path, emoji(size=256 * 1024 + 1)), "image", "BINARY_TYPE_MAX_SIZE")
    check(await wire.call("POST", path, emoji("a")), "name", "LENGTH")
    check(await wire.call("POST", path, emoji("a" * 33)), "name", "LENGTH")
    check(await wire.call("POST", path, emoji("not good")), "name", "REGEX")
    status, made = await wire.call("POST", path, emoji(size=256 * 1024))
    assert status == 201
    check(await wire.call("POST", path, emoji()), "name", "ALREADY_TAKEN")
    other = (await wire.call("POST", path, emoji("other")))[1]["id"]
    check(await wire.call("PATCH", f"{path}/{other}", {"name": "card"}), "name", "ALREADY_TAKEN")
    assert (await wire.call("PATCH", f"{path}/{other}", {"name": "other"}))[0] == 200
    wire.world.emojis |= {str(i): made | {"id": str(i), "name": f"e{i}"} for i in range(1998)}
    assert refusal(await wire.call("POST", path, emoji("one_more"))) == (400, 30008)


# places


async def test_pins_and_channels(wire: Wire) -> None:
    admin.set_bot_permissions(
        wire.world, wire.stage.guild, permissions.BOT | permissions.PIN_MESSAGES | permissions.MANAGE_CHANNELS
    )
    ids = [(await wire.send({"content": str(i)}))[1]["id"] for i in range(251)]
    answers = [await wire.call("PUT", f"{wire.channel}/messages/pins/{i}") for i in ids]
    assert [status for status, _ in answers[:250]] == [204] * 250
    assert refusal(answers[250]) == (400, 30003)
    for i in range(497):
        admin.make_channel(wire.world, wire.stage.guild, f"c{i}")
    assert refusal(await wire.call("POST", f"guilds/{wire.stage.guild.id}/channels", {"name": "501"})) == (400, 30013)


async def test_threads_are_well_named_and_not_too_many(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"{wire.channel}/threads"
    check(await wire.call("POST", path, {"name": "n" * 101, "type": 11}), "name", "LENGTH")
    check(
        await wire.call("POST", path, {"name": "n", "type": 11, "auto_archive_duration": 61}),
        "auto_archive_duration",
        "CHOICES",
    )
    monkeypatch.setattr(threads, "MOST_ACTIVE", 2)
    first, _ = [(await wire.call("POST", path, {"name": "n", "type": 11}))[1]["id"] for _ in range(2)]
    assert refusal(await wire.call("POST", path, {"name": "n", "type": 11})) == (400, 160006)
    archive(wire.world, wire.world.channels[first])
    assert (await wire.call("POST", path, {"name": "n", "type": 11}))[0] == 201
    assert refusal(await wire.call("POST", f"channels/{first}/threads", {"name": "n", "type": 11})) == (400, 50024)


async def test_threads_full_locked_and_put_away(wire: Wire) -> None:
    admin.set_bot_permissions(wire.world, wire.stage.guild, permissions.BOT & ~permissions.MANAGE_THREADS)
    _, made = await wire.call("POST", f"{wire.channel}/threads", {"name": "n", "type": 11})
    path, thread = f"channels/{made['id']}", wire.world.channels[made["id"]]
    _, board = await wire.call("POST", f"{path}/messages", {"content": "board"})
    assert thread.thread is not None
    thread.thread.members |= {str(i): 0.0 for i in range(1000)}
    assert refusal(await wire.call("PUT", f"{path}/thread-members/{wire.alice.id}")) == (400, 30033)
    archive(wire.world, thread)
    assert refusal(await wire.call("PATCH", f"{path}/messages/{board['id']}", {"content": "x"})) == (400, 50083)
    assert refusal(await wire.call("PATCH", path, {"name": "other"})) == (400, 50083)
    archive(wire.world, thread, locked=True)
    assert refusal(await wire.call("POST", f"{path}/messages", {"content": "x"})) == (403, 160005)
    assert refusal(await wire.call("PATCH", path, {"archived": False})) == (403, 160005)
    admin.set_bot_permissions(wire.world, wire.stage.guild, permissions.BOT | permissions.MANAGE_THREADS)
    assert (await wire.call("POST", f"{path}/messages", {"content": "x"}))[0] == 200


# answers


async def test_a_private_answer_stays_private_and_a_public_one_public(wire: Wire) -> None:
    for flags, kept in ((64, 64), (0, 0)):
        interaction = wire.interact(2)
        await wire.answer(interaction, 4, {"content": "a", "flags": flags})
        original = f"webhooks/{wire.world.bot.id}/{interaction.token}/messages/@original"
        _, changed = await wire.call("PATCH", original, {"content": "b", "flags": 64 - flags}, auth=False)
        assert changed["flags"] & 64 == kept
    _, message = await wire.send({"content": "x", "flags": 64})
    assert message["flags"] & 64 == 0


async def test_of_a_deferred_answer_only_the_private_flag_counts(wire: Wire) -> None:
    interaction = wire.interact(2)
    await wire.answer(interaction, 5, {"flags": 64 | 1 << 15 | 1 << 2, "content": "early"})
    (message,) = wire.alice.messages()
    assert message.message.flags == 64 | 128 and message.message.data["content"] == ""
    follow = f"webhooks/{wire.world.bot.id}/{interaction.token}"
    status, first = await wire.call("POST", follow, v2(text("here")) | {"flags": 1 << 15}, auth=False)
    assert status == 200 and first["flags"] & 64
    _, second = await wire.call("POST", follow, {"content": "for all"}, auth=False)
    assert not second["flags"] & 64


async def test_an_answer_must_come_in_time(wire: Wire) -> None:
    now = wire.world.mono()
    wire.world.mono = lambda: now
    late = wire.interact(2)
    wire.world.mono = lambda: now + 3.01
    assert refusal(await wire.answer(late, 4, {"content": "x"})) == (404, 10062)
    early = wire.interact(4)
    assert (await wire.answer(early, 8, {"choices": []}))[0] == 200
    follow = f"webhooks/{wire.world.bot.id}/{late.token}"
    assert refusal(await wire.call("POST", follow, {"content": "x"}, auth=False)) == (404, 10015)


async def test_a_token_lives_fifteen_minutes(wire: Wire) -> None:
    interaction = wire.interact(2)
    await wire.answer(interaction, 4, {"content": "x"})
    follow = f"webhooks/{wire.world.bot.id}/{interaction.token}"
    real = wire.world.clock
    wire.world.clock = lambda: real() + 899
    assert (await wire.call("POST", follow, {"content": "x"}, auth=False))[0] == 200
    wire.world.clock = lambda: real() + 901
    for method, path, body in (
        ("POST", follow, {"content": "x"}),
        ("PATCH", f"{follow}/messages/@original", {"content": "x"}),
        ("DELETE", f"{follow}/messages/@original", None),
    ):
        assert refusal(await wire.call(method, path, body, auth=False)) == (401, 50027)


# how often


async def test_five_messages_and_five_edits_in_five_seconds(paced: Paced) -> None:
    path = f"{paced.wire.channel}/messages"
    await paced.runs_dry(5, 5.0, "POST", path, {"content": "x"})
    message = paced.wire.alice.messages()[0]
    await paced.runs_dry(5, 5.0, "PATCH", f"{path}/{message.id}", {"content": "y"})


async def test_three_edits_of_old_messages_in_six_seconds(paced: Paced) -> None:
    world = paced.wire.world
    _, message = await paced.wire.send({"content": "x"})
    real = world.clock
    world.clock = lambda: real() + 3601
    world.rates.edit = None
    path = f"{paced.wire.channel}/messages/{message['id']}"
    await paced.runs_dry(3, 6.0, "PATCH", path, {"content": "y"}, code=30046)


async def test_five_follow_ups_in_two_seconds(paced: Paced) -> None:
    interaction = paced.wire.interact(2)
    await paced.wire.answer(interaction, 4, {"content": "x"})
    path = f"webhooks/{paced.wire.world.bot.id}/{interaction.token}"
    await paced.runs_dry(5, 2.0, "POST", path, {"content": "y"}, auth=False)


async def test_fifty_requests_a_second_but_answers_are_free(paced: Paced) -> None:
    await paced.runs_dry(50, 1.0, "GET", "users/@me", everywhere=True)
    for _ in range(60):
        assert (await paced.wire.answer(paced.wire.interact(2), 4, {"content": "x"}))[0] == 200


# gateway


async def connected(http: aiohttp.ClientSession) -> aiohttp.ClientWebSocketResponse:
    ws = await http.ws_connect(GATEWAY)
    await ws.receive_json()
    await ws.send_json({"op": 2, "d": {"token": "sandbox", "intents": 1, "properties": {}}})
    while (await ws.receive_json())["t"] != "GUILD_CREATE":
        pass
    return ws


async def closed_with(ws: aiohttp.ClientWebSocketResponse) -> object:
    while (message := await ws.receive()).type is aiohttp.WSMsgType.TEXT:
        pass
    return message.data


async def test_the_gateway_takes_only_so_much(wire: Wire) -> None:
    ws = await connected(wire.http)
    await ws.send_str(json.dumps({"op": 1, "d": "x" * 4096}))
    assert await closed_with(ws) == 4002
    ws = await connected(wire.http)
    for _ in range(120):
        await ws.send_json({"op": 1, "d": None})
    assert await closed_with(ws) == 4008


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        ({"op": 8, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1 << 60}}, 4013),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1 << 15}}, 4014),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [2, 2]}}, 4010),
        ("nonsense", 4002),
    ],
)
async def test_the_gateway_closes_with_a_code(wire: Wire, packet: Any, code: int) -> None:
    ws = await wire.http.ws_connect(GATEWAY)
    await ws.receive_json()
    await ws.send_str(packet if isinstance(packet, str) else json.dumps(packet))
    assert await closed_with(ws) == code


# the rest


async def test_empty_and_unknown(wire: Wire) -> None:
    other = wire.stage.person("Bob")
    said = other.says("mine")
    assert refusal(await wire.call("POST", "channels/1/messages", {"content": "x"})) == (404, 10003)
    assert refusal(await wire.call("GET", f"{wire.channel}/messages/1")) == (404, 10008)
    assert refusal(await wire.call("PATCH", f"{wire.channel}/messages/{said.id}", {"content": "x"})) == (403, 50005)
    assert refusal(await wire.call("GET", "guilds/1")) == (404, 10004)
    assert refusal(await wire.call("GET", "users/1")) == (404, 10013)
    assert refusal(await wire.call("POST", "interactions/1/2/callback", {"type": 5}, auth=False)) == (404, 10062)
    assert refusal(await wire.send({"components": [row()], "content": ""})) == (400, 50035)
