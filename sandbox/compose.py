"""Making the JSON of a message out of a checked body and its files."""

from __future__ import annotations

import mimetypes
from typing import TYPE_CHECKING

from sandbox import as_json
from sandbox.components import walk
from sandbox.limits.components import CONTAINER, FILE, GALLERY, SELECTS, SEPARATOR, THUMBNAIL
from sandbox.limits.messages import MESSAGE_FLAGS
from sandbox.model import EPHEMERAL, HAS_THREAD, V2, Channel, File, Json, Message, Upload, User

if TYPE_CHECKING:
    from sandbox.world import World

UNKNOWN = "application/octet-stream"
_KINDS = mimetypes.MimeTypes()
_KINDS.add_type("image/webp", ".webp")  # which Python learns only with 3.13

DEFAULTS: dict[int, Json] = {
    **{select: {"min_values": 1, "max_values": 1} for select in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


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
        # Of two files of one name, the one that came last.
        source = next(a for a in reversed(attachments) if a["filename"] == url[13:])
    else:
        # A link to a file of the message itself, as an earlier answer gave it, keeps showing that file.
        source = next((a for a in attachments if a["url"] == url), item)
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

    def __init__(self, components: list[Json]) -> None:
        self.taken = {c["id"] for c in walk(components) if c.get("id")}
        self.last = 0

    def next(self) -> int:
        self.last += 1
        while self.last in self.taken:
            self.last += 1
        return self.last


def _settled(world: World, components: list[Json], attachments: list[Json], numbers: _Numbers) -> list[Json]:
    """Components as Discord stores them: numbered, with media resolved and defaults filled in."""
    out = []
    for source in components:
        c: Json = DEFAULTS.get(source["type"], {}) | source | {"id": source.get("id") or numbers.next()}
        c |= _resolved(world, source, attachments)
        if "components" in c:
            c["components"] = _settled(world, source["components"], attachments, numbers)
        if source.get("accessory"):
            c["accessory"] = _settled(world, [source["accessory"]], attachments, numbers)[0]
        out.append(c)
    return out


def _resolved(world: World, c: Json, attachments: list[Json]) -> Json:
    """What a thumbnail, a file or a gallery shows."""
    if c["type"] == THUMBNAIL:
        return {"media": _media(world, c["media"], attachments)}
    if c["type"] == FILE:
        file = _media(world, c["file"], attachments)
        a = next((a for a in attachments if a["url"] == file["url"]), None)
        return {"file": file} | ({"name": a["filename"], "size": a["size"]} if a is not None else {})
    if c["type"] == GALLERY:
        items = [
            {
                "media": _media(world, item["media"], attachments),
                "description": item.get("description"),
                "spoiler": item.get("spoiler", False),
            }
            for item in c["items"]
        ]
        return {"items": items}
    return {}


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
    kept = [a for a in old if listed is None or a["id"] in described]
    fresh = [_uploaded(world, channel, file, described.get(str(i), {})) for i, file in enumerate(files)]
    for a in old:
        if a not in kept:
            world.take_away(a["id"])
    return kept + fresh


def _uploaded(world: World, channel: Channel, upload: Upload, note: Json) -> Json:
    """An uploaded file with what the body says about it."""
    mime = upload.mime
    if mime in ("", UNKNOWN):
        mime = _KINDS.guess_type(upload.name)[0] or UNKNOWN
    file = File(world.new_id(), channel.id, note.get("filename") or upload.name, mime, upload.data)
    world.files[file.id] = file
    return as_json.attachment(file, note.get("description"))


def fill(world: World, message: Message, channel: Channel, body: Json, files: list[Upload]) -> None:
    """Put the fields of a checked body into a message."""
    data = message.data
    message.attached = _attach(world, channel, body, files, message.attached)
    if "content" in body:
        data["content"] = (body["content"] or "").strip()
    if body.get("flags") is not None:
        # The V2 flag can be put on but never taken off; ephemeral never changes.
        kept = data["flags"] & (V2 | EPHEMERAL | HAS_THREAD)
        data["flags"] = kept | (body["flags"] & MESSAGE_FLAGS)
    if "embeds" in body:
        data["embeds"] = _embeds(world, body["embeds"] or [], message.attached)
    if "components" in body:
        listed = body["components"] or []
        data["components"] = _settled(world, listed, message.attached, _Numbers(listed))
    data["attachments"] = _unused(message)
    if "tts" in body:
        data["tts"] = bool(body["tts"])


def _unused(message: Message) -> list[Json]:
    """The files that a message lists: none where components lay it out, else those that no embed shows."""
    if message.flags & V2:
        return []
    shown = {(e.get(key) or {}).get("url") for e in message.data["embeds"] for key in ("image", "thumbnail")}
    return [a for a in message.attached if a["url"] not in shown]
