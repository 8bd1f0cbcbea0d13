"""What Discord refuses, row by row, over the wire."""

from __future__ import annotations

import json

import aiohttp
import pytest

from sandbox import Stage, World, interactions
from sandbox.rates import Rates
from tests.sandbox.loopback import LoopbackConnector

V2 = 1 << 15


def row(*components):
    return {"type": 1, "components": list(components)}


def button(**more):
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a"} | more


def select(n=1, **more):
    options = [{"label": f"o{i}", "value": str(i)} for i in range(n)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def text(content="x"):
    return {"type": 10, "content": content}


def v2(*components):
    return {"flags": V2, "components": list(components)}


def embed(**fields):
    return {"embeds": [fields]}


def section(n=1, **more):
    return {"type": 9, "components": [text()] * n, "accessory": button()} | more


def gallery(n, url="https://a.example/b.png"):
    return {"type": 12, "items": [{"media": {"url": url}}] * n}


GOOD = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
    {"content": "x", "components": [row(*[button(custom_id=str(i)) for i in range(5)])] * 1},
    {"content": "x", "components": [row(button(label="l" * 80, custom_id="c" * 100))]},
    {"content": "x", "components": [row(select(25, placeholder="p" * 150, max_values=25))]},
    {"content": "x", "components": [row(button(label=None, emoji={"name": "🎲"}))]},
    v2(text("x" * 4000)),
    v2({"type": 17, "components": [section(3), gallery(10), {"type": 14}]}),
    v2(*[text() for _ in range(40)]),
]

BAD = {
    "content": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", "LENGTH"),
    "embed title": (embed(title="x" * 257), "embeds.0.title", "LENGTH"),
    "embed text": (embed(description="x" * 4097), "embeds.0.description", "LENGTH"),
    "embed fields": (embed(fields=[{"name": "a", "value": "b"}] * 26), "embeds.0.fields", "LENGTH"),
    "field name": (embed(fields=[{"name": "a" * 257, "value": "b"}]), "embeds.0.fields.0.name", "LENGTH"),
    "field value": (embed(fields=[{"name": "a", "value": "b" * 1025}]), "embeds.0.fields.0.value", "LENGTH"),
    "field empty": (embed(fields=[{"name": "a", "value": ""}]), "embeds.0.fields.0.value", "REQUIRED"),
    "footer": (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text", "LENGTH"),
    "author": (embed(author={"name": "x" * 257}), "embeds.0.author.name", "LENGTH"),
    "6000": ({"embeds": [{"description": "x" * 4000}] * 2}, "embeds", "MAX_EMBED_SIZE"),
    "embed file": (embed(image={"url": "attachment://no.png"}), "embeds.0.image.url", "NOT_FOUND"),
    "rows": ({"components": [row(button(custom_id=str(i))) for i in range(6)]}, "components", "LENGTH"),
    "buttons": (
        {"components": [row(*[button(custom_id=str(i)) for i in range(6)])]},
        "components.0.components",
        "LENGTH",
    ),
    "empty row": ({"components": [row()]}, "components.0.components", "LENGTH"),
    "label": ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label", "LENGTH"),
    "custom_id": (
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
        "LENGTH",
    ),
    "custom_id missing": (
        {"components": [row(button(custom_id=""))]},
        "components.0.components.0.custom_id",
        "REQUIRED",
    ),
    "duplicate": (
        {"components": [row(button(), button())]},
        "components.0.components.1.custom_id",
        "DUPLICATED",
    ),
    "style and url": (
        {"components": [row(button(url="https://a.example"))]},
        "components.0.components.0",
        "MUTUALLY",
    ),
    "link without url": (
        {"components": [row({"type": 2, "style": 5, "label": "x"})]},
        "components.0.components.0.url",
        "REQUIRED",
    ),
    "url": (
        {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://" + "a" * 510})]},
        "components.0.components.0.url",
        "LENGTH",
    ),
    "no label": ({"components": [row(button(label=None))]}, "components.0.components.0", "LABEL_OR_EMOJI"),
    "emoji": (
        {"components": [row(button(emoji={"name": "dice"}))]},
        "components.0.components.0.emoji",
        "INVALID_EMOJI",
    ),
    "options": ({"components": [row(select(26))]}, "components.0.components.0.options", "LENGTH"),
    "no options": ({"components": [row(select(0))]}, "components.0.components.0.options", "LENGTH"),
    "option label": (
        {"components": [row(select(options=[{"label": "x" * 101, "value": "a"}]))]},
        "components.0.components.0.options.0.label",
        "LENGTH",
    ),
    "option description": (
        {"components": [row(select(options=[{"label": "x", "value": "a", "description": "d" * 101}]))]},
        "components.0.components.0.options.0.description",
        "LENGTH",
    ),
    "option twice": (
        {"components": [row(select(options=[{"label": "x", "value": "a"}] * 2))]},
        "components.0.components.0.options.1.value",
        "DUPLICATED",
    ),
    "placeholder": (
        {"components": [row(select(placeholder="p" * 151))]},
        "components.0.components.0.placeholder",
        "LENGTH",
    ),
    "max_values": (
        {"components": [row(select(2, max_values=3))]},
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "min_values": (
        {"components": [row(select(3, min_values=2))]},
        "components.0.components.0.min_values",
        "EXCEEDED",
    ),
    "select not alone": ({"components": [row(select(), button())]}, "components.0.components", "WIDTH"),
    "bare button": ({"components": [button()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "V2 without flag": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "V2 and content": (v2(text()) | {"content": "x"}, "content", "LEGACY"),
    "V2 and embeds": (v2(text()) | {"embeds": [{"title": "x"}]}, "embeds", "LEGACY"),
    "41 components": (
        v2({"type": 17, "components": [text()] * 40}),
        "components",
        "MAX_TOTAL_COMPONENTS",
    ),
    "4001 characters": (v2(text("x" * 4000), text()), "components", "TEXT_SIZE"),
    "empty text": (v2(text("")), "components.0.content", "REQUIRED"),
    "section of 4": (v2(section(4)), "components.0.components", "LENGTH"),
    "section of 0": (v2(section(0)), "components.0.components", "LENGTH"),
    "no accessory": (v2(section(accessory=None)), "components.0.accessory", "REQUIRED"),
    "gallery of 11": (v2(gallery(11)), "components.0.items", "LENGTH"),
    "unknown file": (
        v2(gallery(1, "attachment://x.png")),
        "components.0.items.0.media.url",
        "ATTACHMENT_NOT_FOUND",
    ),
    "nested container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "UNION",
    ),
    "alt text": (
        v2({"type": 12, "items": [{"media": {"url": "https://a.example"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
        "LENGTH",
    ),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "EXCLUSIVE",
    ),
    "nonce": ({"content": "x", "nonce": "n" * 26}, "nonce", "LENGTH"),
    "not a list": ({"content": "x", "components": {}}, "components", "LIST_TYPE"),
    "not an object": ({"content": "x", "embeds": ["x"]}, "embeds.0", "MODEL_TYPE"),
}


class Wire:
    def __init__(self, stage, http):
        self.stage, self.http = stage, http
        self.world = stage.world
        self.alice = stage.person("Alice")

    async def call(self, method, path, body=None, auth=True):
        headers = {"Authorization": "Bot sandbox"} if auth else {}
        url = f"https://discord.com/api/v10/{path}"
        async with self.http.request(method, url, json=body, headers=headers) as answer:
            return answer.status, json.loads(await answer.read() or b"null")

    async def send(self, body):
        return await self.call("POST", f"channels/{self.alice.at.id}/messages", body)

    def interact(self, kind, data=None, message=None):
        return interactions.deliver(
            self.world, self.alice.user, self.alice.at, kind, data or {"type": 1}, message=message
        )

    async def answer(self, interaction, kind, data=None):
        path = f"interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self.call("POST", path, {"type": kind, "data": data or {}}, auth=False)


@pytest.fixture
async def wire():
    async with (
        Stage(World(rates=Rates.off())) as stage,
        aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http,
    ):
        yield Wire(stage, http)


def fault_at(body, path):
    """The codes at a path of the nested errors."""
    node = body["errors"]
    for step in path.split(".") if path else []:
        node = node[step]
    return [e["code"] for e in node["_errors"]]


def check(answer, path, code):
    status, body = answer
    assert (status, body["code"]) == (400, 50035), body
    assert any(code in found for found in fault_at(body, path)), body


async def test_what_fits_is_taken(wire):
    for body in GOOD:
        status, answer = await wire.send(body)
        assert status == 200, answer


@pytest.mark.parametrize("name", BAD)
async def test_refused_messages(wire, name):
    body, path, code = BAD[name]
    check(await wire.send(body), path, code)
    # The same rules hold for answers to interactions, one level deeper.
    if name != "nonce":
        check(await wire.answer(wire.interact(2), 4, body), f"data.{path}", code)
    assert wire.alice.messages() == []


async def test_empty_messages(wire):
    for body in ({}, {"content": "  "}, {"content": "", "embeds": []}, {"flags": V2, "components": []}):
        status, answer = await wire.send(body)
        assert (status, answer["code"]) == (400, 50006)


async def test_v2_stays_v2(wire):
    _, message = await wire.send({"content": "plain"})
    path = f"channels/{wire.alice.at.id}/messages/{message['id']}"
    check(await wire.call("PATCH", path, v2(text())), "content", "LEGACY")
    status, changed = await wire.call("PATCH", path, v2(text("now V2")) | {"content": None})
    assert status == 200 and changed["flags"] & V2
    check(await wire.call("PATCH", path, {"content": "back"}), "content", "LEGACY")
    status, changed = await wire.call("PATCH", path, {"flags": 0})
    assert status == 200 and changed["flags"] & V2


MODAL = {"title": "t", "custom_id": "m"}


def label(component, **more):
    return {"type": 18, "label": "l", "component": component} | more


def entry(**more):
    return {"type": 4, "custom_id": "i", "style": 1} | more


BAD_MODALS = {
    "title": (MODAL | {"title": "t" * 46, "components": [label(entry())]}, "data.title"),
    "custom_id": (MODAL | {"custom_id": "", "components": [label(entry())]}, "data.custom_id"),
    "none": (MODAL | {"components": []}, "data.components"),
    "six": (
        MODAL | {"components": [label(entry(custom_id=str(i))) for i in range(6)]},
        "data.components",
    ),
    "label": (MODAL | {"components": [label(entry(), label="l" * 46)]}, "data.components.0.label"),
    "description": (
        MODAL | {"components": [label(entry(), description="l" * 101)]},
        "data.components.0.description",
    ),
    "value": (MODAL | {"components": [label(entry(value="v" * 4001))]}, "data.components.0.component.value"),
    "placeholder": (
        MODAL | {"components": [label(entry(placeholder="v" * 101))]},
        "data.components.0.component.placeholder",
    ),
    "old label": (
        MODAL | {"components": [row(entry(label="l" * 46))]},
        "data.components.0.components.0.label",
    ),
    "button": (MODAL | {"components": [label(button())]}, "data.components.0.component.type"),
    "radio of one": (
        MODAL | {"components": [label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})]},
        "data.components.0.component.options",
    ),
    "twice": (
        MODAL | {"components": [label(entry()), label(entry())]},
        "data.components.1.component.custom_id",
    ),
}


@pytest.mark.parametrize("name", BAD_MODALS)
async def test_refused_modals(wire, name):
    data, path = BAD_MODALS[name]
    interaction = wire.interact(2)
    check(await wire.answer(interaction, 9, data), path, "")
    assert (await wire.answer(interaction, 9, MODAL | {"components": [label(entry())]}))[0] == 200


async def test_callback_types_fit_the_interaction(wire):
    _, message = await wire.send({"content": "x", "components": [row(button())]})
    kept = wire.alice.at.messages[message["id"]]
    modal = MODAL | {"components": [label(entry())]}
    data = {4: {"content": "x"}, 7: {"content": "y"}, 8: {"choices": []}, 9: modal}
    allowed = {
        2: {4, 5, 9},
        3: {4, 5, 6, 7, 9},
        4: {8},
        5: {4, 5},
    }
    for kind, good in allowed.items():
        for callback in range(4, 10):
            interaction = wire.interact(kind, message=kept if kind == 3 else None)
            status, answer = await wire.answer(interaction, callback, data.get(callback))
            assert (status == 200) == (callback in good), (kind, callback, answer)
            if callback not in good:
                check((status, answer), "type", "BASE_TYPE_CHOICES")
    from_button = wire.interact(5, message=kept)
    assert (await wire.answer(from_button, 7, {"content": "z"}))[0] == 200
    status, answer = await wire.answer(from_button, 4, {"content": "again"})
    assert (status, answer["code"]) == (400, 40060)
    status, answer = await wire.call("POST", "interactions/1/2/callback", {"type": 5}, auth=False)
    assert (status, answer["code"]) == (404, 10062)


async def test_autocomplete_choices(wire):
    choice = {"name": "n", "value": "v"}
    many = [choice | {"name": str(i)} for i in range(26)]
    check(await wire.answer(wire.interact(4), 8, {"choices": many}), "data.choices", "LENGTH")
    long = [choice | {"value": "v" * 101}]
    check(await wire.answer(wire.interact(4), 8, {"choices": long}), "data.choices.0.value", "LENGTH")
    long = [choice | {"name": "v" * 101}]
    check(await wire.answer(wire.interact(4), 8, {"choices": long}), "data.choices.0.name", "LENGTH")
    assert (await wire.answer(wire.interact(4), 8, {"choices": many[:25]}))[0] == 200


def cmd(**more):
    return {"name": "a", "description": "d", "type": 1} | more


def opt(name="o", **more):
    return {"type": 3, "name": name, "description": "d"} | more


BAD_COMMANDS = {
    "upper case": (cmd(name="Play"), "0.name"),
    "space": (cmd(name="play now"), "0.name"),
    "long name": (cmd(name="a" * 33), "0.name"),
    "no description": (cmd(description=""), "0.description"),
    "long description": (cmd(description="d" * 101), "0.description"),
    "26 options": (cmd(options=[opt(f"o{i}") for i in range(26)]), "0.options"),
    "26 choices": (
        cmd(options=[opt(choices=[{"name": str(i), "value": str(i)} for i in range(26)])]),
        "0.options.0.choices",
    ),
    "26 subcommands": (cmd(options=[opt(f"o{i}", type=1) for i in range(26)]), "0.options"),
    "mixed": (cmd(options=[opt("a", type=1), opt("b")]), "0.options"),
    "required last": (cmd(options=[opt("a"), opt("b", required=True)]), "0.options.1"),
    "same option": (cmd(options=[opt("a"), opt("a")]), "0.options.1.name"),
    "locale": (cmd(name_localizations={"eo": "a"}), "0.name_localizations"),
    "localised name": (cmd(name_localizations={"ru": "Доска"}), "0.name_localizations.ru"),
    "8000": (
        cmd(
            options=[
                opt(f"s{i}", type=1, options=[opt(f"o{j}", description="d" * 100) for j in range(4)]) for i in range(20)
            ]
        ),
        "0",
    ),
    "deep": (
        cmd(options=[opt("g", type=2, options=[opt("h", type=2, options=[])])]),
        "0.options.0.options",
    ),
    "choices and autocomplete": (
        cmd(options=[opt(autocomplete=True, choices=[{"name": "x", "value": "x"}])]),
        "0.options.0.choices",
    ),
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_refused_commands(wire, name):
    body, path = BAD_COMMANDS[name]
    check(await wire.call("PUT", f"applications/{wire.world.bot.id}/commands", [body]), path, "")
    assert wire.world.commands[None] == {}


async def test_command_sets(wire):
    path = f"applications/{wire.world.bot.id}/commands"
    check(await wire.call("PUT", path, [cmd(), cmd()]), "1.name", "DUPLICATE")
    status, answer = await wire.call("PUT", path, [cmd(name=f"c{i}") for i in range(101)])
    assert (status, answer["code"]) == (400, 30032)
    good = [cmd(name="доска", name_localizations={"ru": "доска", "sv-SE": "bräde"}), cmd(name="it's-a_1")]
    status, answer = await wire.call("PUT", path, good)
    assert status == 200
    assert [c["name"] for c in (await wire.call("GET", path))[1]] == ["доска", "it's-a_1"]
    assert (await wire.call("DELETE", f"{path}/{answer[0]['id']}"))[0] == 204
    assert (await wire.call("GET", f"{path}/{answer[0]['id']}"))[1]["code"] == 10063


async def test_files_must_be_small_and_threads_well_named(wire):
    path = f"channels/{wire.alice.at.id}/messages"
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps({"content": "x"}))
    form.add_field("files[0]", b"x" * (10 * 1024 * 1024 + 1), filename="big.bin")
    url = f"https://discord.com/api/v10/{path}"
    async with wire.http.post(url, data=form, headers={"Authorization": "Bot sandbox"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (413, 40005)
    threads = f"channels/{wire.alice.at.id}/threads"
    check(await wire.call("POST", threads, {"name": "n" * 101, "type": 11}), "name", "LENGTH")
    check(
        await wire.call("POST", threads, {"name": "n", "type": 11, "auto_archive_duration": 61}),
        "auto_archive_duration",
        "CHOICES",
    )
