"""Discord's limits, checked before anything is sent: discord.py counts components but does not measure texts."""

from __future__ import annotations

import re
from typing import Any

from texts.catalogue import without_emojis

BUTTON_LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
CUSTOM_ID = 100
SELECT_OPTIONS = 25
ROW_BUTTONS = 5
COMPONENTS = 40
TEXT = 4000
GALLERY = 10
ALT_TEXT = 1024
THREAD_NAME = 100
CONTENT = 2000

_ROW, _BUTTON, _SELECT, _SECTION, _TEXT, _GALLERY = 1, 2, 3, 9, 10, 12


class OverLimit(Exception):
    """A message that Discord would refuse: a bug of ours, caught before it is sent."""


_TORN = re.compile(r"(?<!\\)<[:@#t][^<>\s]*$")
"""The beginning of a mention or a time: what is left of it reads as nonsense."""


def cut(text: str, most: int) -> str:
    """As much of a text as fits. Emojis go before words do."""
    if len(text) <= most:
        return text
    text = without_emojis(text)
    return text if len(text) <= most else _TORN.sub("", text[: most - 1]).rstrip() + "…"


def check(components: list[dict[str, Any]]) -> None:
    """Refuses components that Discord would refuse."""
    flat = _walk(components, [])
    if len(flat) > COMPONENTS:
        raise OverLimit(f"{len(flat)} components")
    written = sum(len(part["content"]) for part in flat if part["type"] == _TEXT)
    if written > TEXT:
        raise OverLimit(f"{written} characters of text")
    ids = [part["custom_id"] for part in flat if "custom_id" in part]
    if len(set(ids)) != len(ids):
        raise OverLimit("two controls with the same id")
    for part in flat:
        _check_one(part)


def _check_one(part: dict[str, Any]) -> None:
    kind = part["type"]
    if not 0 < len(part.get("custom_id", "x")) <= CUSTOM_ID:
        raise OverLimit("the length of an id")
    if kind == _TEXT and not part["content"].strip():
        raise OverLimit("an empty text")
    if kind == _BUTTON and not (part.get("emoji") or 0 < len(part.get("label") or "") <= BUTTON_LABEL):
        raise OverLimit("the length of a label")
    if kind == _ROW and not 0 < len(part["components"]) <= ROW_BUTTONS:
        raise OverLimit(f"a row of {len(part['components'])}")
    if kind == _GALLERY and not 0 < len(part["items"]) <= GALLERY:
        raise OverLimit(f"a gallery of {len(part['items'])}")
    if kind == _SELECT:
        options = part["options"]
        values = [option["value"] for option in options]
        if not 0 < len(options) <= SELECT_OPTIONS or len(set(values)) != len(values):
            raise OverLimit("the options of a select")
        if part.get("max_values", 1) > len(options):
            raise OverLimit("a select that wants more than it offers")


def _walk(components: list[dict[str, Any]], flat: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for part in components:
        flat.append(part)
        if "components" in part:
            _walk(part["components"], flat)
        if "accessory" in part:
            flat.append(part["accessory"])
    return flat
