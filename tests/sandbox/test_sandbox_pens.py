"""Writing with an interaction's token: which message it reaches, how long, how often, and what that counts as."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandbox import interactions
from sandbox.model import COMPONENT, Interaction
from sandbox.spending import ELSEWHERE
from sandbox.storage import dump, load
from sandbox.threads import archive
from tests.sandbox.pacing import Paced
from tests.sandbox.wire import Answer, Json, Wire, button, refusal, row, text, v2

SEND, ACK, UPDATE = 4, 6, 7
EPHEMERAL = 64
TABLE = v2(text("the table"), row(button(custom_id="hand")))


class Click:
    """Somebody pressed a button of a public message that the bot posted; the bot has its token now."""

    def __init__(self, wire: Wire, interaction: Interaction, table: str) -> None:
        self.wire, self.interaction, self.table = wire, interaction, table
        self.hook = f"webhooks/{wire.world.bot.id}/{interaction.token}"
        self.original = f"{self.hook}/messages/@original"

    async def answer(self, kind: int, data: Json | None = None) -> Answer:
        return await self.wire.answer(self.interaction, kind, data)

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        return await self.wire.call(method, path, body, auth=False)

    async def follow(self, body: Json) -> Answer:
        return await self.call("POST", self.hook, body)

    async def every_way(self) -> list[tuple[int, int]]:
        """How each use of the token is refused."""
        return [
            refusal(await self.call(method, path, body))
            for method, path, body in (
                ("POST", self.hook, {"content": "x"}),
                ("GET", self.original, None),
                ("PATCH", self.original, v2(text("x"))),
                ("DELETE", self.original, None),
                ("PATCH", f"{self.hook}/messages/{self.table}", v2(text("x"))),
            )
        ]


async def clicked(wire: Wire, table: str | None = None) -> Click:
    table = table or (await wire.send(TABLE))[1]["id"]
    data = {"component_type": 2, "custom_id": "hand"}
    return Click(wire, wire.interact(COMPONENT, data, wire.alice.at.messages[table]), table)


@pytest.fixture
async def click(wire: Wire) -> Click:
    return await clicked(wire)


# which message


@pytest.mark.parametrize(("kind", "data"), [(ACK, None), (UPDATE, TABLE)], ids=["deferred", "at once"])
async def test_after_an_update_the_original_is_the_public_message(
    wire: Wire, click: Click, kind: int, data: Any
) -> None:
    bob = wire.stage.person("Bob")
    assert (await click.answer(kind, data))[0] == 200
    assert (await click.call("GET", click.original))[1]["id"] == click.table
    status, changed = await click.call("PATCH", click.original, v2(text("moved")))
    assert (status, changed["id"]) == (200, click.table)
    assert [seen.text for seen in bob.messages()] == ["moved"]
    assert (await click.call("DELETE", click.original))[0] == 204
    assert bob.messages() == []


async def test_a_private_follow_up_stands_beside_the_table(wire: Wire, click: Click) -> None:
    """It is a message of its own from the first moment: nothing was "thinking"."""
    await click.answer(ACK)
    assert [seen.thinking for seen in wire.alice.messages()] == [False]
    panels = [(await click.follow({"content": word, "flags": EPHEMERAL}))[1] for word in ("hand", "again")]
    assert all(panel["flags"] == EPHEMERAL for panel in panels)
    assert [seen.text for seen in wire.alice.messages()] == ["the table", "hand", "again"]
    assert [seen.text for seen in wire.stage.person("Bob").messages()] == ["the table"]
    assert (await click.call("GET", click.original))[1]["id"] == click.table
    panel = f"{click.hook}/messages/{panels[0]['id']}"
    assert (await click.call("PATCH", panel, {"content": "new hand"}))[0] == 200
    assert [seen.text for seen in wire.alice.messages()] == ["the table", "new hand", "again"]


async def test_what_was_deleted_is_unknown_but_the_token_lives(wire: Wire, click: Click) -> None:
    await click.answer(ACK)
    await wire.call("DELETE", f"{wire.channel}/messages/{click.table}")
    for method, body in (("GET", None), ("PATCH", v2(text("x"))), ("DELETE", None)):
        assert refusal(await click.call(method, click.original, body)) == (404, 10008)
    assert (await click.follow({"content": "still here", "flags": EPHEMERAL}))[0] == 200


async def test_no_token_reaches_a_message_of_another(wire: Wire, click: Click) -> None:
    await click.answer(ACK)
    other = (await wire.send({"content": "other"}))[1]["id"]
    path = f"{click.hook}/messages/{other}"
    assert refusal(await click.call("PATCH", path, {"content": "x"})) == (404, 10008)


async def test_an_archived_thread_is_not_edited_through_a_token_either(wire: Wire) -> None:
    _, made = await wire.call("POST", f"{wire.channel}/threads", {"name": "n", "type": 11})
    wire.alice.goes(wire.world.channels[made["id"]])
    click = await clicked(wire)
    await click.answer(ACK)
    archive(wire.world, wire.alice.at)
    assert refusal(await click.call("PATCH", click.original, v2(text("x")))) == (400, 50083)


# how long


async def test_nothing_goes_through_a_token_before_the_first_answer(click: Click) -> None:
    assert set(await click.every_way()) == {(404, 10015)}


async def test_a_dead_token_is_refused_everywhere(wire: Wire, click: Click) -> None:
    await click.answer(ACK)
    real = wire.world.clock
    wire.world.clock = lambda: real() + 899
    assert (await click.call("GET", click.original))[0] == 200
    wire.world.clock = lambda: real() + 901
    assert set(await click.every_way()) == {(401, 50027)}
    wire.world.clock = lambda: real() + 3600
    interactions.forget_old(wire.world)
    assert click.interaction.token not in wire.world.tokens
    assert set(await click.every_way()) == {(401, 50027)}, "however long ago"


async def test_a_token_outlives_the_process_and_one_without_an_answer_does_not(wire: Wire, click: Click) -> None:
    await click.answer(ACK)
    panel = (await click.follow({"content": "hand", "flags": EPHEMERAL}))[1]["id"]
    waiting = await clicked(wire, click.table)
    real = wire.world.clock
    load(wire.world, json.loads(json.dumps(dump(wire.world))), {})
    assert (await click.call("PATCH", f"{click.hook}/messages/{panel}", {"content": "new hand"}))[0] == 200
    assert (await click.call("PATCH", click.original, v2(text("moved"))))[0] == 200
    assert set(await waiting.every_way()) == {(401, 50027)}
    wire.world.clock = lambda: real() + 901
    assert dump(wire.world)["interactions"] == []


# how often


async def test_every_token_has_a_bucket_of_its_own_and_the_callback_is_not_in_it(paced: Paced) -> None:
    click = await clicked(paced.wire)
    _, _, headers = await paced.wire.heard(
        "POST",
        f"interactions/{click.interaction.id}/{click.interaction.token}/callback",
        {"type": ACK},
        auth=False,
    )
    assert "X-RateLimit-Bucket" not in headers
    left = []
    for method, body in (("PATCH", TABLE), ("GET", None), ("PATCH", TABLE), ("GET", None), ("PATCH", TABLE)):
        status, _, headers = await paced.wire.heard(method, click.original, body, auth=False)
        assert (status, headers["X-RateLimit-Limit"]) == (200, "5")
        left.append(headers["X-RateLimit-Remaining"])
    assert left == ["4", "3", "2", "1", "0"]
    status, answer, headers = await paced.wire.heard("PATCH", click.original, TABLE, auth=False)
    assert (status, answer["global"], answer["retry_after"]) == (429, False, 2.0)
    assert headers["X-RateLimit-Scope"] == "user" and "X-RateLimit-Global" not in headers
    other = await clicked(paced.wire, click.table)
    await other.answer(ACK)
    assert (await other.call("PATCH", other.original, TABLE))[0] == 200
    paced.moment[0] += 2.0
    assert (await click.call("PATCH", click.original, TABLE))[0] == 200


async def test_the_global_limit_counts_what_a_bot_asks_for_by_its_own_name(paced: Paced) -> None:
    wire = paced.wire
    click = await clicked(wire)
    for _ in range(49):
        assert (await wire.call("GET", "users/@me"))[0] == 200
    status, answer, headers = await wire.heard("GET", "users/@me")
    assert (status, answer["global"]) == (429, True)
    assert (headers["X-RateLimit-Global"], headers["X-RateLimit-Scope"]) == ("true", "global")
    assert headers["Retry-After"] == "1.000" and "X-RateLimit-Bucket" not in headers
    await click.answer(ACK)
    for method, path, body in (
        ("PATCH", click.original, TABLE),
        ("GET", click.original, None),
        ("POST", click.hook, {"content": "x", "flags": EPHEMERAL}),
        ("DELETE", click.original, None),
    ):
        assert (await click.call(method, path, body))[0] < 300, "what goes through a token is free"
    await wire.stage.world.hub.drop(forget=True)
    assert (await wire.call("GET", "users/@me"))[0] == 429, "whoever connects anew begins no new second"
    paced.moment[0] += 1.0
    assert (await wire.call("GET", "users/@me"))[0] == 200


# who is told


async def test_a_text_of_components_calls_when_it_is_posted_and_never_when_edited(wire: Wire) -> None:
    bob = wire.stage.person("Bob")
    both = v2({"type": 17, "components": [text(f"<@{wire.alice.id}> <@{bob.id}>"), row(button(custom_id="hand"))]})
    only = {"allowed_mentions": {"users": [bob.id]}}
    _, posted = await wire.send(both | only)
    assert [one["id"] for one in posted["mentions"]] == [bob.id]
    click = await clicked(wire, posted["id"])
    await click.answer(ACK)
    table = wire.alice.at.messages[posted["id"]]
    _, changed = await click.call("PATCH", click.original, both)
    assert {one["id"] for one in changed["mentions"]} == {wire.alice.id, bob.id}, "it says so"
    assert table.pings == [bob.id], "but calls nobody again"
    await click.call("PATCH", click.original, both | only)
    _, changed = await click.call("PATCH", click.original, {"attachments": []})
    assert [one["id"] for one in changed["mentions"]] == [bob.id], "an edit that says nothing changes no mentions"
    _, quiet = await wire.send(both | {"allowed_mentions": {"parse": []}})
    assert quiet["mentions"] == [] and wire.alice.at.messages[quiet["id"]].pings == []


# what it costs


async def test_what_is_spent_is_counted_by_place(paced: Paced) -> None:
    wire, spent = paced.wire, paced.wire.world.spent
    wire.world.record.keep = False
    here = wire.alice.at.id
    await wire.upload(b"12345")
    wire.alice.goes("games")
    click = await clicked(wire)
    await click.answer(ACK)
    for _ in range(6):
        await click.call("PATCH", click.original, TABLE)
    there = spent.at(wire.alice.at.id)
    assert (there.counted, there.others, there.limited, there.bytes) == (1, 7, {"user": 1}, 0)
    assert (spent.at(here).counted, spent.at(here).others, spent.at(here).bytes) == (1, 0, 5)
    while (await wire.call("GET", "users/@me"))[0] == 200:
        pass
    wire.world.faults.block()
    await wire.call("GET", "users/@me")
    assert spent.at(ELSEWHERE).limited == {"global": 1, "cloudflare": 1}
    assert spent.all.limited == {"user": 1, "global": 1, "cloudflare": 1}
    assert spent.all.counted == sum(one.counted for one in spent.places.values()) == 2 + spent.at(ELSEWHERE).counted
    assert (spent.all.others, spent.all.bytes) == (7, 5)
    spent.clear()
    assert spent.all.counted == 0 and not spent.places


def test_places_where_nothing_happened_cost_nothing(wire: Wire) -> None:
    assert wire.world.spent.at("1").json() == {"counted": 0, "others": 0, "limited": {}, "bytes": 0}
    assert not wire.world.spent.places
