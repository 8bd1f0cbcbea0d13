"""Content, embeds, attachments and flags of a message."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from sandbox.errors import FormErrors, Path, Refusal
from sandbox.limits.components import ComponentCheck
from sandbox.model import EPHEMERAL, SUPPRESS_NOTIFICATIONS, V2, Upload

MAX_FILE = 10 * 1024 * 1024
SUPPRESS_EMBEDS = 1 << 2
LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check(
    body: dict[str, Any],
    files: list[Upload],
    emojis: Container[str],
    *,
    old: dict[str, Any] | None = None,
    prefix: Path = (),
    allow_flags: int = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | V2,
) -> None:
    """Refuse a message, or an edit of `old`, that Discord would refuse."""
    errors = FormErrors()
    content = body.get("content")
    if content is not None:
        errors.text((*prefix, "content"), content, 0, 2000)
    flags = body.get("flags") or 0
    if flags and not isinstance(flags, int):
        errors.add((*prefix, "flags"), "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
        flags = 0
    flags &= allow_flags
    v2 = bool((flags | (old["flags"] if old else 0)) & V2)
    names = _attachments(errors, body, files, old, prefix)
    if v2:
        _legacy(errors, body, old, prefix)
    else:
        embeds = body.get("embeds")
        if embeds:
            _embeds(errors, embeds, names, (*prefix, "embeds"))
    if body.get("components") is not None:
        walk = ComponentCheck(errors, names, emojis)
        walk.message(body["components"], v2, (*prefix, "components"))
    _mentions(errors, body.get("allowed_mentions"), prefix)
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        errors.length((*prefix, "nonce"), 0, 25)
    if body.get("poll") is not None and not v2:
        _poll(errors, body["poll"], (*prefix, "poll"))
    errors.settle()
    _not_empty(body, files, old)


def _legacy(errors: FormErrors, body: dict[str, Any], old: dict[str, Any] | None, prefix: Path) -> None:
    """With V2 nothing of the older kinds may be left once the request is done."""
    for key in LEGACY:
        value = body[key] if key in body else (old or {}).get(key)
        if value:
            errors.add(
                (*prefix, key),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _not_empty(body: dict[str, Any], files: list[Upload], old: dict[str, Any] | None) -> None:
    """Something must be left to show."""
    if files:
        return
    for key in ("content", "embeds", "components", "attachments", "poll", "sticker_ids"):
        value = body[key] if key in body else (old or {}).get(key)
        if isinstance(value, str):
            value = value.strip()
        if value:
            return
    raise Refusal(400, 50006)


def _attachments(
    errors: FormErrors, body: dict[str, Any], files: list[Upload], old: dict[str, Any] | None, prefix: Path
) -> set[str]:
    """Names a component or embed may refer to after this request."""
    names = {f.name for f in files}
    for i, f in enumerate(files):
        if len(f.data) > MAX_FILE:
            raise Refusal(413, 40005)
        if not f.name:
            errors.required((*prefix, "attachments", i, "filename"))
    kept = (old or {}).get("attachments", [])
    listed = body.get("attachments")
    count = len(files) + len(kept)
    if listed is not None:
        by_id = {a["id"]: a["filename"] for a in kept}
        count = 0
        for i, item in enumerate(errors.listing((*prefix, "attachments"), listed, 0, 10)):
            a = errors.mapping((*prefix, "attachments", i), item)
            if a is None:
                continue
            count += 1
            errors.text((*prefix, "attachments", i, "description"), a.get("description"), 0, 1024)
            key = str(a.get("id"))
            if key in by_id:
                names.add(by_id[key])
            elif not (key.isdigit() and int(key) < len(files)):
                errors.add(
                    (*prefix, "attachments", i, "id"),
                    "ATTACHMENT_NOT_FOUND",
                    f"Attachment {key} was not uploaded",
                )
    else:
        names.update(a["filename"] for a in kept)
    if count > 10:
        errors.length((*prefix, "attachments"), 0, 10)
    return names


def _embeds(errors: FormErrors, embeds: object, names: Container[str], path: Path) -> None:
    total = 0
    for i, embed in enumerate(errors.listing(path, embeds, 0, 10)):
        here = (*path, i)
        e = errors.mapping(here, embed)
        if e is None:
            continue
        texts: list[tuple[Path, object, int, int]] = [
            (("title",), e.get("title"), 0, 256),
            (("description",), e.get("description"), 0, 4096),
        ]
        if isinstance(e.get("footer"), dict):
            texts.append((("footer", "text"), e["footer"].get("text"), 0, 2048))
        if isinstance(e.get("author"), dict):
            texts.append((("author", "name"), e["author"].get("name"), 0, 256))
        for j, field in enumerate(errors.listing((*here, "fields"), e.get("fields") or [], 0, 25)):
            f = errors.mapping((*here, "fields", j), field)
            if f is not None:
                texts.append((("fields", j, "name"), f.get("name"), 1, 256))
                texts.append((("fields", j, "value"), f.get("value"), 1, 1024))
        for where, text, low, high in texts:
            errors.text((*here, *where), text, low, high)
            total += len(text) if isinstance(text, str) else 0
        for key in ("image", "thumbnail"):
            url = (e.get(key) or {}).get("url")
            if isinstance(url, str) and url.startswith("attachment://") and url[13:] not in names:
                errors.add(
                    (*here, key, "url"),
                    "EMBED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {url[13:]} was not found",
                )
        colour = e.get("color")
        if colour is not None:
            errors.number((*here, "color"), colour, 0, 0xFFFFFF)
    if total > 6000:
        errors.add(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _mentions(errors: FormErrors, allowed: object, prefix: Path) -> None:
    if allowed is None:
        return
    a = errors.mapping((*prefix, "allowed_mentions"), allowed)
    if a is None:
        return
    parse = a.get("parse") or []
    for key in ("users", "roles"):
        if a.get(key):
            errors.listing((*prefix, "allowed_mentions", key), a[key], 0, 100)
            if key in parse:
                errors.add(
                    (*prefix, "allowed_mentions"),
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
                )


def _poll(errors: FormErrors, poll: object, path: Path) -> None:
    p = errors.mapping(path, poll)
    if p is None:
        return
    errors.text((*path, "question", "text"), (p.get("question") or {}).get("text"), 1, 300)
    for i, answer in enumerate(errors.listing((*path, "answers"), p.get("answers"), 1, 10)):
        text = ((answer or {}).get("poll_media") or {}).get("text")
        errors.text((*path, "answers", i, "poll_media", "text"), text, 1, 55)
    if p.get("duration") is not None:
        errors.number((*path, "duration"), p["duration"], 1, 768)


INTERACTION_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | V2 | EPHEMERAL
