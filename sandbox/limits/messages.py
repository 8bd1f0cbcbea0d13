"""Content, embeds, attachments and flags of a message."""

from __future__ import annotations

from collections.abc import Container, Iterator

from sandbox.errors import FormErrors, Path, Refusal
from sandbox.limits.components import ComponentCheck
from sandbox.model import EPHEMERAL, SUPPRESS_NOTIFICATIONS, V2, Json, Message, Upload

MAX_FILE = 10 * 1024 * 1024
SUPPRESS_EMBEDS = 1 << 2
MESSAGE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | V2
INTERACTION_FLAGS = MESSAGE_FLAGS | EPHEMERAL
LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check(
    body: Json,
    files: list[Upload],
    emojis: Container[str],
    *,
    old: Message | None = None,
    prefix: Path = (),
    allow_flags: int = MESSAGE_FLAGS,
) -> None:
    """Refuse a message, or an edit of `old`, that Discord would refuse."""
    errors = FormErrors()
    errors.text((*prefix, "content"), body.get("content"), 0, 2000)
    flags = _flags(errors, body, prefix) & allow_flags
    v2 = bool((flags | (old.flags if old else 0)) & V2)
    names = _attachments(errors, body, files, old, prefix)
    before = old.data if old else {}
    if v2:
        _legacy(errors, body, before, prefix)
    else:
        _embeds(errors, body.get("embeds") or [], names, (*prefix, "embeds"))
        _poll(errors, body.get("poll"), (*prefix, "poll"))
    walk = ComponentCheck(errors, names, emojis)
    walk.message(body.get("components"), v2, (*prefix, "components"))
    _mentions(errors, body.get("allowed_mentions"), (*prefix, "allowed_mentions"))
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        errors.length((*prefix, "nonce"), 0, 25)
    errors.settle()
    _not_empty(body, files, before)


def _flags(errors: FormErrors, body: Json, prefix: Path) -> int:
    flags = body.get("flags") or 0
    if isinstance(flags, int):
        return flags
    errors.add((*prefix, "flags"), "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
    return 0


def _legacy(errors: FormErrors, body: Json, before: Json, prefix: Path) -> None:
    """With V2 nothing of the older kinds may be left once the request is done."""
    for key in LEGACY:
        value = body[key] if key in body else before.get(key)
        if value:
            errors.add(
                (*prefix, key),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _not_empty(body: Json, files: list[Upload], before: Json) -> None:
    """Something must be left to show."""
    if files:
        return
    for key in ("content", "embeds", "components", "attachments", "poll", "sticker_ids"):
        value = body[key] if key in body else before.get(key)
        if isinstance(value, str):
            value = value.strip()
        if value:
            return
    raise Refusal(400, 50006)


def _attachments(errors: FormErrors, body: Json, files: list[Upload], old: Message | None, prefix: Path) -> set[str]:
    """Names a component or embed may refer to: what a new message brings, or what an edit lists as brought or kept.

    An edit that lists nothing keeps all files, but may name none of them.
    """
    path = (*prefix, "attachments")
    _uploads(errors, files, path)
    names = {a["id"]: a["filename"] for a in (old.attached if old else [])}
    names |= {str(i): f.name for i, f in enumerate(files)}
    listed = body.get("attachments") is not None
    ids = _listed(errors, body["attachments"], list(names), path) if listed else list(names)
    if len(ids) > 10:
        errors.length(path, 0, 10)
    if old is not None and not listed:
        return set()
    return {f.name for f in files if old is None} | {names[i] for i in ids if i in names}


def _uploads(errors: FormErrors, files: list[Upload], path: Path) -> None:
    for i, f in enumerate(files):
        if len(f.data) > MAX_FILE:
            raise Refusal(413, 40005)
        if not f.name:
            errors.required((*path, i, "filename"))


def _listed(errors: FormErrors, attachments: object, known: list[str], path: Path) -> list[str]:
    """The ids of the attachments a body lists: uploaded with it, or there before."""
    ids = []
    for i, item in enumerate(errors.listing(path, attachments, 0, 10)):
        a = errors.mapping((*path, i), item)
        if a is None:
            continue
        errors.text((*path, i, "description"), a.get("description"), 0, 1024)
        ids.append(str(a.get("id")))
        if ids[-1] not in known:
            errors.add((*path, i, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment {ids[-1]} was not uploaded")
    return ids


def _embeds(errors: FormErrors, embeds: object, names: Container[str], path: Path) -> None:
    total = 0
    for i, embed in enumerate(errors.listing(path, embeds, 0, 10)):
        e = errors.mapping((*path, i), embed)
        if e is not None:
            total += _embed(errors, e, names, (*path, i))
    if total > 6000:
        errors.add(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed(errors: FormErrors, e: Json, names: Container[str], path: Path) -> int:
    """One embed; returns the characters of its texts."""
    total = 0
    for where, text, low, high in _embed_texts(errors, e, path):
        errors.text((*path, *where), text, low, high)
        total += len(text) if isinstance(text, str) else 0
    for key in ("image", "thumbnail"):
        url = (e.get(key) or {}).get("url")
        if isinstance(url, str) and url.startswith("attachment://") and url[13:] not in names:
            errors.add(
                (*path, key, "url"),
                "EMBED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url[13:]} was not found",
            )
    if e.get("color") is not None:
        errors.number((*path, "color"), e["color"], 0, 0xFFFFFF)
    return total


def _embed_texts(errors: FormErrors, e: Json, path: Path) -> Iterator[tuple[Path, object, int, int]]:
    """Where an embed has texts, and between how many characters each may have."""
    yield ("title",), e.get("title"), 0, 256
    yield ("description",), e.get("description"), 0, 4096
    for key, inner, high in (("footer", "text", 2048), ("author", "name", 256)):
        if isinstance(e.get(key), dict):
            yield (key, inner), e[key].get(inner), 0, high
    for i, field in enumerate(errors.listing((*path, "fields"), e.get("fields") or [], 0, 25)):
        f = errors.mapping((*path, "fields", i), field)
        if f is not None:
            yield ("fields", i, "name"), f.get("name"), 1, 256
            yield ("fields", i, "value"), f.get("value"), 1, 1024


def _mentions(errors: FormErrors, allowed: object, path: Path) -> None:
    if allowed is None:
        return
    a = errors.mapping(path, allowed)
    if a is None:
        return
    parse = a.get("parse") or []
    for key in ("users", "roles"):
        if a.get(key):
            errors.listing((*path, key), a[key], 0, 100)
            if key in parse:
                errors.add(
                    path,
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
                )


def _poll(errors: FormErrors, poll: object, path: Path) -> None:
    if poll is None:
        return
    p = errors.mapping(path, poll)
    if p is None:
        return
    errors.text((*path, "question", "text"), (p.get("question") or {}).get("text"), 1, 300)
    for i, answer in enumerate(errors.listing((*path, "answers"), p.get("answers"), 1, 10)):
        text = ((answer or {}).get("poll_media") or {}).get("text")
        errors.text((*path, "answers", i, "poll_media", "text"), text, 1, 55)
    if p.get("duration") is not None:
        errors.number((*path, "duration"), p["duration"], 1, 768)
