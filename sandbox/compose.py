"""Making the JSON of a message out of a checked body and its files."""

from __future__ import annotations

import mimetypes
from typing import TYPE_CHECKING, Any

from sandbox import as_json
from sandbox.limits.components import SELECTS
from sandbox.model import EPHEMERAL, HAS_THREAD, SUPPRESS_NOTIFICATIONS, V2, Channel, File, Message, Upload, User

if TYPE_CHECKING:
    from sandbox.world import World

Json = dict[str, Any]
SUPPRESS_EMBEDS = 1 << 2
KEPT_FLAGS = V2 | EPHEMERAL | SUPPRESS_NOTIFICATIONS | SUPPRESS_EMBEDS


def blank(world: World, channel: Channel, author: User, flags: int = 0) -> Message:
    """A message with nothing in it yet."""
    message_id = world.new_id()
    now = world.clock()
    data: Json = {
        "id": message_id,
        "channel_id": channel.id,
        "type": 0,
        "author": as_json.user(author),
        "content": "",
        "timestamp": as_json.stamp(now),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": flags,
    }
    return Message(message_id, channel.id, author.id, now, data)


def _media(world: World, item: Json, attachments: list[Json]) -> Json:
    """A media item as Discord resolves it."""
    url = item["url"]
    source: Json = item
    if url.startswith("attachment://"):
        source = next(a for a in attachments if a["filename"] == url[13:])
    media: Json = {
        "id": world.new_id(),
        "url": source["url"],
        "proxy_url": source.get("proxy_url") or source["url"],
        "width": source.get("width") or 0,
        "height": source.get("height") or 0,
        "content_type": source.get("content_type") or "image/png",
        "placeholder": "",
        "placeholder_version": 1,
        "loading_state": 2,
        "flags": 0,
    }
    owner = source["id"] if source is not item else item.get("attachment_id")
    if owner:
        media["attachment_id"] = str(owner)
    return media


class _Numbers:
    """Hands out component ids around those the client chose."""

    def __init__(self, taken: set[int]) -> None:
        self.taken = taken
        self.last = 0

    def next(self) -> int:
        self.last += 1
        while self.last in self.taken:
            self.last += 1
        return self.last


def _taken(components: list[Json], into: set[int]) -> set[int]:
    for c in components:
        if c.get("id"):
            into.add(c["id"])
        _taken(c.get("components") or [], into)
        if c.get("accessory"):
            _taken([c["accessory"]], into)
    return into


def _settled(world: World, components: list[Json], attachments: list[Json], numbers: _Numbers) -> list[Json]:
    """Components as Discord stores them: numbered, with media resolved and defaults filled in."""
    out = []
    for source in components:
        c = dict(source)
        c["id"] = source.get("id") or numbers.next()
        kind = c["type"]
        if kind == 17:
            c.setdefault("accent_color", None)
            c.setdefault("spoiler", False)
        elif kind in (11, 13):
            key = "media" if kind == 11 else "file"
            c[key] = _media(world, source[key], attachments)
            c.setdefault("spoiler", False)
            if kind == 11:
                c.setdefault("description", None)
            else:
                a = next((a for a in attachments if a["url"] == c[key]["url"]), None)
                if a is not None:
                    c["name"], c["size"] = a["filename"], a["size"]
        elif kind == 12:
            c["items"] = [
                {
                    "media": _media(world, item["media"], attachments),
                    "description": item.get("description"),
                    "spoiler": item.get("spoiler", False),
                }
                for item in source["items"]
            ]
        elif kind in SELECTS:
            c.setdefault("min_values", 1)
            c.setdefault("max_values", 1)
        elif kind == 14:
            c.setdefault("divider", True)
            c.setdefault("spacing", 1)
        if "components" in c:
            c["components"] = _settled(world, source["components"], attachments, numbers)
        if source.get("accessory"):
            c["accessory"] = _settled(world, [source["accessory"]], attachments, numbers)[0]
        out.append(c)
    return out


def _embeds(world: World, embeds: list[Json], attachments: list[Json]) -> list[Json]:
    out = []
    for source in embeds:
        e = source | {"type": "rich"}
        if e.get("fields"):
            e["fields"] = [{"inline": False} | f for f in e["fields"]]
        for key in ("image", "thumbnail"):
            if (e.get(key) or {}).get("url"):
                m = _media(world, e[key], attachments)
                e[key] = {k: m[k] for k in ("url", "proxy_url", "width", "height")}
        out.append(e)
    return out


def _attach(world: World, channel: Channel, body: Json, files: list[Upload], old: list[Json]) -> list[Json]:
    """The attachments after a request: those kept, then those uploaded."""
    listed = body.get("attachments")
    described: dict[str, Json] = {str(a.get("id")): a for a in listed or []}
    known = {a["id"] for a in old}
    result = [a for a in old if listed is None or a["id"] in described]
    for i, upload in enumerate(files):
        mime = upload.mime
        if mime in ("", "application/octet-stream"):
            mime = mimetypes.guess_type(upload.name)[0] or "application/octet-stream"
        note = described.get(str(i)) if str(i) not in known else None
        name = (note or {}).get("filename") or upload.name
        file = File(world.new_id(), channel.id, name, mime, upload.data)
        world.files[file.id] = file
        result.append(as_json.attachment(file, (note or {}).get("description")))
    for a in old:
        if a not in result:
            world.take_away(a["id"])
    return result


def fill(world: World, message: Message, channel: Channel, body: Json, files: list[Upload]) -> None:
    """Put the fields of a checked body into a message."""
    data = message.data
    if files or "attachments" in body:
        data["attachments"] = _attach(world, channel, body, files, data["attachments"])
    if "content" in body:
        data["content"] = (body["content"] or "").strip()
    if "flags" in body and body["flags"] is not None:
        # The V2 flag can be put on but never taken off; ephemeral never changes.
        kept = data["flags"] & (V2 | EPHEMERAL | HAS_THREAD)
        data["flags"] = kept | (body["flags"] & KEPT_FLAGS & ~EPHEMERAL)
    if "embeds" in body:
        data["embeds"] = _embeds(world, body["embeds"] or [], data["attachments"])
    if "components" in body:
        listed = body["components"] or []
        data["components"] = _settled(world, listed, data["attachments"], _Numbers(_taken(listed, set())))
    if "tts" in body:
        data["tts"] = bool(body["tts"])
