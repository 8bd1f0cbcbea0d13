"""Components as a person meets them: finding, choosing, filling in a modal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from sandbox.limits.components import (
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
from sandbox.model import Json
from sandbox.slash import CannotDo, Resolver


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
    given = _by_id(modal, values)
    numbers = count(1)
    sent: list[Json] = []
    for top in modal["components"]:
        number = next(numbers)
        entry: Json = {"type": top["type"], "id": top.get("id") or number}
        if top["type"] == LABEL:
            entry["component"] = _answer(top["component"], given, resolver, force, next(numbers))
        elif top["type"] == ROW:
            number = next(numbers)
            entry["components"] = [_answer(c, given, resolver, force, number) for c in top["components"]]
        sent.append(entry)
    return {"custom_id": modal["custom_id"], "components": sent} | resolver.found()


def _by_id(modal: Json, values: Mapping[str, Any]) -> Json:
    """Values by the custom_id of their field; a modal's only field may be called "field"."""
    known = {c["custom_id"]: label for label, c in fields(modal)}
    by_id: Json = {}
    for name, value in values.items():
        hits = [i for i, label in known.items() if name == i or name.casefold() == label.casefold()]
        if not hits and len(known) == 1 and name == "field":
            hits = list(known)
        if not hits:
            raise CannotDo(f"the form has no field {name!r}; it has: {', '.join(known.values())}")
        by_id[hits[0]] = value
    return by_id


def _answer(c: Json, given: Json, resolver: Resolver, force: bool, number: int) -> Json:
    """What one input of a modal sends; an input nobody touched sends what stood in it."""
    kind, value = c["type"], given.get(c["custom_id"])
    entry: Json = {"type": kind, "id": c.get("id") or number, "custom_id": c["custom_id"]}
    if kind == TEXT_INPUT:
        entry["value"] = _text(c, value, force)
    elif kind == CHECKBOX:
        entry["value"] = bool(c.get("default") if value is None else value)
    elif kind == RADIO:
        entry["value"] = _radio(c, value, force)
    else:
        listed = value if isinstance(value, list) else [] if value is None else [value]
        entry["values"] = _values(c, listed, resolver, force)
    return entry


def _text(c: Json, value: Any, force: bool) -> str:
    text = str(value) if value is not None else c.get("value") or ""
    required = bool(c.get("required", True))
    low, high = max(c.get("min_length") or 0, int(required)), c.get("max_length") or 4000
    if not force and (text or required) and not low <= len(text) <= high:
        raise CannotDo(f"{c['custom_id']} takes {low} to {high} characters")
    return text


def _radio(c: Json, value: Any, force: bool) -> str | None:
    if value is not None:
        return _option(c, str(value), force)
    standing: str | None = next((o["value"] for o in c["options"] if o.get("default")), None)
    if standing is None and c.get("required", True) and not force:
        raise CannotDo(f"{c['custom_id']} must be answered")
    return standing


def _values(c: Json, listed: list[Any], resolver: Resolver, force: bool) -> list[Any]:
    if c["type"] == CHECKBOXES:
        return [_option(c, str(v), force) for v in listed]
    if c["type"] == FILE_UPLOAD:
        return [resolver.file(v) for v in listed]
    if c["type"] in SELECTS and (listed or (c.get("required", True) and not force)):
        return chosen(c, listed, resolver, force)
    return listed
