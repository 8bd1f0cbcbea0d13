"""Files of a message: where they are listed, and how an edit keeps, replaces or loses them."""

from __future__ import annotations

from typing import Any

import discord

from sandbox import Stage
from sandbox.reading import Seen
from tests.sandbox.loopback import Bot, running, until
from tests.sandbox.wire import Json, Wire, button, embed, gallery, row, text, v2

PICTURE = gallery(1, "attachment://0.bin")
FILE: Json = {"type": 13, "file": {"url": "attachment://0.bin"}}
THUMBNAIL: Json = {
    "type": 9,
    "components": [text()],
    "accessory": {"type": 11, "media": {"url": "attachment://0.bin"}},
}


def media(message: Json) -> Json:
    """The first media item of a gallery."""
    found: Json = message["components"][0]["items"][0]["media"]
    return found


def files(wire: Wire, message: Json) -> list[bytes]:
    """What a reader of the message has in front of them."""
    return [one.data for one in Seen(wire.world, wire.alice.at.messages[message["id"]]).files]


async def pictured(wire: Wire) -> Json:
    status, message = await wire.upload(b"old", body=v2(PICTURE, row(button())))
    assert status == 200
    return dict(message)


def code(answer: tuple[int, Any]) -> tuple[int, int, bool]:
    """Status, code, and whether it says that a named file is not there."""
    status, body = answer
    return status, body["code"], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in str(body["errors"])


async def test_a_message_of_components_lists_no_file(stage: Stage, wire: Wire) -> None:
    """Nowhere: neither in the answer, nor when it is fetched, nor in events, nor with a click."""
    for shown in (PICTURE, FILE, THUMBNAIL):
        status, message = await wire.upload(b"x", body=v2(shown, row(button())))
        assert (status, message["attachments"]) == (200, [])
        assert (await wire.call("GET", f"{wire.channel}/messages/{message['id']}"))[1]["attachments"] == []
        assert (await wire.call("GET", f"{wire.channel}/messages"))[1][0]["attachments"] == []
        click = wire.interact(3, {"component_type": 2, "custom_id": "a"}, wire.alice.at.messages[message["id"]])
        assert click.payload["message"]["attachments"] == []
        assert files(wire, message) == [b"x"], "but it is there"
    bot = Bot(stage.sandbox.address, discord.Intents(guilds=True, guild_messages=True))
    async with running(bot):
        await wire.upload(b"x", body=v2(PICTURE))
        await until(lambda: bot.seen)
        assert bot.seen[0].attachments == []


async def test_a_file_that_nothing_shows_is_listed(wire: Wire) -> None:
    _, plain = await wire.upload(b"x")
    _, shown = await wire.upload(b"x", body=embed(title="t", image={"url": "attachment://0.bin"}))
    assert len(plain["attachments"]) == 1 and shown["attachments"] == []


async def test_a_media_item_says_whose_file_it_is(wire: Wire) -> None:
    item = media(await pictured(wire))
    assert item["attachment_id"] in item["url"] and item["proxy_url"]


async def test_an_edit_keeps_a_picture_by_its_link(wire: Wire) -> None:
    message = await pictured(wire)
    item = media(message)
    status, after = await wire.upload(body=v2(gallery(1, item["url"])), edit=message["id"])
    assert status == 200 and media(after)["attachment_id"] == item["attachment_id"]
    assert files(wire, message) == [b"old"]


async def test_an_edit_keeps_a_picture_by_its_id(wire: Wire) -> None:
    message = await pictured(wire)
    kept = {"attachments": [{"id": media(message)["attachment_id"]}]}
    status, after = await wire.upload(body=v2(PICTURE) | kept, edit=message["id"])
    assert status == 200 and media(after)["attachment_id"] == media(message)["attachment_id"]
    assert files(wire, message) == [b"old"]


async def test_an_edit_must_bring_or_keep_what_it_names(wire: Wire) -> None:
    message = await pictured(wire)
    nothing: Json = {"attachments": []}
    assert code(await wire.upload(body=v2(PICTURE), edit=message["id"])) == (400, 50035, True)
    assert code(await wire.upload(body=v2(PICTURE) | nothing, edit=message["id"])) == (400, 50035, True)
    assert files(wire, message) == [b"old"], "a refused edit changes nothing"


async def test_a_click_is_answered_by_the_same_rules(wire: Wire) -> None:
    message = await pictured(wire)
    shown = wire.alice.at.messages[message["id"]]
    click = wire.interact(3, {"component_type": 2, "custom_id": "a"}, shown)
    assert code(await wire.answer(click, 7, v2(PICTURE))) == (400, 50035, True)
    kept = {"attachments": [{"id": media(message)["attachment_id"]}]}
    assert (await wire.answer(click, 7, v2(PICTURE) | kept))[0] == 200


async def test_a_new_file_must_be_listed_in_an_edit(wire: Wire) -> None:
    message = await pictured(wire)
    assert code(await wire.upload(b"new", body=v2(PICTURE), edit=message["id"])) == (400, 50035, True)
    listed = {"attachments": [{"id": 0, "filename": "0.bin"}]}
    status, after = await wire.upload(b"new", body=v2(PICTURE) | listed, edit=message["id"])
    assert status == 200 and media(after)["attachment_id"] != media(message)["attachment_id"]
    assert files(wire, message) == [b"new"]


async def test_an_edit_that_says_nothing_of_files_keeps_them(wire: Wire) -> None:
    message = await pictured(wire)
    await wire.upload(body=v2(text("other words")), edit=message["id"])
    assert files(wire, message) == [b"old"]
    kept = {"attachments": [{"id": media(message)["attachment_id"]}]}
    assert (await wire.upload(body=v2(PICTURE) | kept, edit=message["id"]))[0] == 200


async def test_a_file_that_was_let_go_cannot_be_kept(wire: Wire) -> None:
    message = await pictured(wire)
    kept = {"attachments": [{"id": media(message)["attachment_id"]}]}
    await wire.upload(body=v2(text()) | {"attachments": []}, edit=message["id"])
    assert (await wire.upload(body=v2(PICTURE) | kept, edit=message["id"]))[0] == 400


async def test_a_nonce_is_said_again_only_to_whoever_sent_it(wire: Wire) -> None:
    _, sent = await wire.send({"content": "x", "nonce": "n", "enforce_nonce": True})
    _, fetched = await wire.call("GET", f"{wire.channel}/messages/{sent['id']}")
    assert sent["nonce"] == "n" and "nonce" not in fetched
