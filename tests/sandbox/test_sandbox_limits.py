"""Messages Discord refuses, row by row, over the wire."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from sandbox.as_json import image_size
from tests.sandbox.wire import V2, Json, Wire, button, check, embed, gallery, row, section, select, text, v2


def poll(*answers: str, question: str = "q", **more: Any) -> Json:
    return {"question": {"text": question}, "answers": [{"poll_media": {"text": a}} for a in answers or "ab"]} | more


GOOD: list[Json] = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
    {"content": "x", "components": [row(*[button(custom_id=str(i)) for i in range(5)])] * 1},
    {"content": "x", "components": [row(button(label="l" * 80, custom_id="c" * 100))]},
    {"content": "x", "components": [row(select(25, placeholder="p" * 150, max_values=25))]},
    {"content": "x", "components": [row(button(label=None, emoji={"name": "🎲"}))]},
    v2(text("x" * 4000)),
    v2({"type": 17, "components": [section(3), gallery(10), {"type": 14}]}),
    v2(*[text() for _ in range(40)]),
    {"poll": poll(*["a" * 55] * 10, question="q" * 300, duration=768)},
]

BAD: dict[str, tuple[Json, str, str]] = {
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
    "V2 and a poll": (v2(text()) | {"poll": {"question": {"text": "q"}}}, "poll", "LEGACY"),
    "V2 and a sticker": (v2(text()) | {"sticker_ids": ["1"]}, "sticker_ids", "LEGACY"),
    "100 mentions": (
        {"content": "x", "allowed_mentions": {"users": [str(i) for i in range(101)]}},
        "allowed_mentions.users",
        "LENGTH",
    ),
    "poll question": ({"poll": poll(question="q" * 301)}, "poll.question.text", "LENGTH"),
    "poll answers": ({"poll": poll(*"abcdefghijk")}, "poll.answers", "LENGTH"),
    "poll answer": ({"poll": poll("a" * 56)}, "poll.answers.0.poll_media.text", "LENGTH"),
    "poll hours": ({"poll": poll("a", duration=769)}, "poll.duration", "NUMBER_TYPE_MAX"),
    "link and custom_id": (
        {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://a.example", "custom_id": "a"})]},
        "components.0.components.0",
        "MUTUALLY",
    ),
    "duplicate across rows": (
        {"components": [row(button()), row(select(custom_id="a"))]},
        "components.1.components.0.custom_id",
        "DUPLICATED",
    ),
    "nonce": ({"content": "x", "nonce": "n" * 26}, "nonce", "LENGTH"),
    "not a list": ({"content": "x", "components": {}}, "components", "LIST_TYPE"),
    "not an object": ({"content": "x", "embeds": ["x"]}, "embeds.0", "MODEL_TYPE"),
}


async def test_what_fits_is_taken(wire: Wire) -> None:
    for body in GOOD:
        status, answer = await wire.send(body)
        assert status == 200, answer


@pytest.mark.parametrize("name", BAD)
async def test_refused_messages(wire: Wire, name: str) -> None:
    body, path, code = BAD[name]
    check(await wire.send(body), path, code)
    # The same rules hold for answers to interactions, one level deeper.
    if name != "nonce":
        check(await wire.answer(wire.interact(2), 4, body), f"data.{path}", code)
    assert wire.alice.messages() == []


async def test_empty_messages(wire: Wire) -> None:
    for body in ({}, {"content": "  "}, {"content": "", "embeds": []}, {"flags": V2, "components": []}):
        status, answer = await wire.send(body)
        assert (status, answer["code"]) == (400, 50006)


async def test_v2_stays_v2(wire: Wire) -> None:
    _, message = await wire.send({"content": "plain"})
    path = f"channels/{wire.alice.at.id}/messages/{message['id']}"
    check(await wire.call("PATCH", path, v2(text())), "content", "LEGACY")
    status, changed = await wire.call("PATCH", path, v2(text("now V2")) | {"content": None})
    assert status == 200 and changed["flags"] & V2
    check(await wire.call("PATCH", path, {"content": "back"}), "content", "LEGACY")
    status, changed = await wire.call("PATCH", path, {"flags": 0})
    assert status == 200 and changed["flags"] & V2


@pytest.mark.parametrize("how", [{"quality": 60}, {"lossless": True}, {"quality": 60, "exif": b"Exif\0\0"}], ids=str)
def test_the_size_of_a_webp_is_known(how: dict[str, Any]) -> None:
    """Discord shows a picture as one only if it knows how large it is."""
    out = io.BytesIO()
    Image.new("RGB", (37, 211), "#aa3333").save(out, "WEBP", **how)
    assert image_size(out.getvalue()) == (37, 211)
    assert image_size(out.getvalue()[:20]) is None
