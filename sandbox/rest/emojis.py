"""The application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re

from sandbox import as_json
from sandbox.errors import FormErrors, Refusal, one
from sandbox.model import File, Json
from sandbox.rest.call import Call, route

_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)
_NAME = re.compile(r"\w{2,32}", re.ASCII)


def _name(body: Json) -> str:
    errors = FormErrors()
    name = body.get("name")
    if errors.text(("name",), name, 2, 32) and not _NAME.fullmatch(str(name)):
        errors.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    errors.settle()
    return str(name)


def _free(call: Call, name: str) -> None:
    """No two of an application's emojis are called the same."""
    if any(e["name"] == name for e in call.world.emojis.values()):
        raise one(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name already taken")


@route("GET", "applications/*/emojis")
def listed(call: Call) -> Json:
    """All of them."""
    return {"items": list(call.world.emojis.values())}


@route("POST", "applications/*/emojis")
def create(call: Call) -> Json:
    """Upload one."""
    w, body = call.world, call.form()
    name = _name(body)
    found = _DATA.fullmatch(str(body.get("image")))
    if found is None:
        raise one(("image",), "IMAGE_INVALID", "Invalid image data")
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        raise one(("image",), "IMAGE_INVALID", "Invalid image data") from None
    if len(data) > 256 * 1024:
        raise one(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if len(w.emojis) >= 2000:
        raise Refusal(400, 30008)
    _free(call, name)
    emoji_id = w.new_id()
    w.files[emoji_id] = File(emoji_id, "emojis", f"{emoji_id}.png", found[1], data)
    w.emojis[emoji_id] = {
        "id": emoji_id,
        "name": name,
        "roles": [],
        "user": as_json.user(w.bot),
        "require_colons": True,
        "managed": False,
        "animated": found[1] == "image/gif",
        "available": True,
    }
    w.dirty()
    call.status = 201
    return w.emojis[emoji_id]


def _one(call: Call) -> Json:
    emoji = call.world.emojis.get(call.args[1])
    if emoji is None:
        raise Refusal(404, 10014)
    return emoji


@route("GET", "applications/*/emojis/*")
def fetch(call: Call) -> Json:
    """One of them."""
    return _one(call)


@route("PATCH", "applications/*/emojis/*")
def rename(call: Call) -> Json:
    """Rename one."""
    emoji = _one(call)
    name = _name(call.form())
    if name != emoji["name"]:
        _free(call, name)
    emoji["name"] = name
    call.world.dirty()
    return emoji


@route("DELETE", "applications/*/emojis/*")
def delete(call: Call) -> None:
    """Remove one."""
    emoji = _one(call)
    del call.world.emojis[emoji["id"]]
    call.world.files.pop(emoji["id"], None)
    call.world.dirty()
