"""Components as a person meets them: finding, choosing, filling in a modal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sandbox.limits.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    FILE_UPLOAD,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
)
from sandbox.slash import CannotDo, Resolver

Json = dict[str, Any]


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, in order of reading."""
    for c in components:
        yield c
        yield from walk(c.get("components") or [])
        for key in ("accessory", "component"):
            if c.get(key):
                yield from walk([c[key]])


def with_id(components: list[Json], custom_id: str) -> Json | None:
    """The control with a custom_id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def controls(components: list[Json]) -> list[Json]:
    """Buttons and selects."""
    return [c for c in walk(components) if c["type"] == BUTTON or c["type"] in SELECTS]


def chosen(select: Json, values: list[Any], resolver: Resolver, force: bool) -> list[str]:
    """What a select sends for what a person picked, by value or by label."""
    if select["type"] != STRING_SELECT:
        result = [resolver.picked(select["type"], v) for v in values]
    else:
        result = [_option(select, str(v), force) for v in values]
    low = select.get("min_values", 1)
    high = select.get("max_values", 1)
    if not force and not (1 if low is None else low) <= len(result) <= (high or 1):
        raise CannotDo(f"choose {low} to {high}, not {len(result)}")
    return result


def _option(select: Json, wanted: str, force: bool = False) -> str:
    options: list[Json] = select.get("options") or []
    folded = wanted.casefold()
    for test in (
        lambda o: o["value"] == wanted,
        lambda o: o["label"].casefold() == folded,
        lambda o: folded in o["label"].casefold(),
    ):
        for o in options:
            if test(o):
                return str(o["value"])
    if force:
        return wanted
    raise CannotDo(f"{wanted!r} is not among: {', '.join(o['label'] for o in options)}")


def fields(modal: Json) -> list[tuple[str, Json]]:
    """The inputs of a modal with their labels."""
    found: list[tuple[str, Json]] = []
    for top in modal["components"]:
        if top["type"] == LABEL:
            found.append((top["label"], top["component"]))
        elif top["type"] == ROW:
            found.extend((c.get("label") or "", c) for c in top["components"])
    return found


def fill(modal: Json, values: Mapping[str, Any], resolver: Resolver, force: bool = False) -> Json:
    """The `data` of a modal's submission; fields are named by custom_id or by label."""
    known = {c["custom_id"]: label for label, c in fields(modal)}
    by_id: dict[str, Any] = {}
    for name, value in values.items():
        folded = name.casefold()
        hits = [i for i, label in known.items() if i == name or label.casefold() == folded]
        if not hits and len(known) == 1 and name == "field":
            hits = list(known)
        if not hits:
            raise CannotDo(f"the form has no field {name!r}; it has: {', '.join(known.values())}")
        by_id[hits[0]] = value
    sent: list[Json] = []
    number = 0
    for top in modal["components"]:
        number += 1
        entry: Json = {"type": top["type"], "id": top.get("id") or number}
        if top["type"] == LABEL:
            number += 1
            entry["component"] = _answer(top["component"], by_id, resolver, force, number)
        elif top["type"] == ROW:
            number += 1
            entry["components"] = [_answer(c, by_id, resolver, force, number) for c in top["components"]]
        sent.append(entry)
    data: Json = {"custom_id": modal["custom_id"], "components": sent}
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    return data


def _answer(c: Json, given: Mapping[str, Any], resolver: Resolver, force: bool, number: int) -> Json:
    kind, custom_id = c["type"], c["custom_id"]
    value = given.get(custom_id)
    entry: Json = {"type": kind, "id": c.get("id") or number, "custom_id": custom_id}
    required = c.get("required", True) and not force
    if kind == TEXT_INPUT:
        text = str(value) if value is not None else c.get("value") or ""
        low, high = c.get("min_length") or 0, c.get("max_length") or 4000
        if (required and not text) or (not force and text and not low <= len(text) <= high):
            raise CannotDo(f"{custom_id} takes {max(low, int(required))} to {high} characters")
        entry["value"] = text
    elif kind == CHECKBOX:
        entry["value"] = bool(c.get("default") if value is None else value)
    elif kind == RADIO:
        standing = [o["value"] for o in c["options"] if o.get("default")]
        picked = _option(c, str(value), force) if value is not None else next(iter(standing), None)
        if required and picked is None:
            raise CannotDo(f"{custom_id} must be answered")
        entry["value"] = picked
    else:
        listed = value if isinstance(value, list) else [] if value is None else [value]
        if kind in SELECTS:
            if listed or required:
                listed = chosen(c, listed, resolver, force)
        elif kind == CHECKBOXES:
            listed = [_option(c, str(v), force) for v in listed]
        elif kind == FILE_UPLOAD:
            listed = [resolver.file(v) for v in listed]
        entry["values"] = listed
    return entry
