"""What a modal may hold."""

from __future__ import annotations

from collections.abc import Container

from sandbox.errors import FormErrors, Path
from sandbox.limits.components import (
    CHECKBOX,
    CHECKBOXES,
    FILE_UPLOAD,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    ComponentCheck,
)
from sandbox.model import Json

IN_LABEL = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX}
DATA: Path = ("data",)


def check(data: object, emojis: Container[str]) -> None:
    """Refuse a modal Discord would refuse."""
    errors = FormErrors()
    modal = errors.mapping(DATA, data)
    if modal is not None:
        errors.text((*DATA, "title"), modal.get("title"), 1, 45)
        errors.text((*DATA, "custom_id"), modal.get("custom_id"), 1, 100)
        walk = ComponentCheck(errors, (), emojis)
        path = (*DATA, "components")
        for i, component in enumerate(errors.listing(path, modal.get("components"), 1, 5)):
            _top(walk, component, (*path, i))
    errors.settle()


def _top(walk: ComponentCheck, component: object, path: Path) -> None:
    c = walk.errors.mapping(path, component)
    if c is None:
        return
    kind = c.get("type")
    if kind == LABEL:
        walk.errors.text((*path, "label"), c.get("label"), 1, 45)
        walk.errors.text((*path, "description"), c.get("description"), 0, 100)
        inner = walk.errors.mapping((*path, "component"), c.get("component"))
        if inner is not None:
            _field(walk, inner, (*path, "component"), labelled=True)
    elif kind == ROW:
        children = walk.errors.listing((*path, "components"), c.get("components"), 1, 1)
        for i, child in enumerate(children):
            inner = walk.errors.mapping((*path, "components", i), child)
            if inner is not None:
                _field(walk, inner, (*path, "components", i), labelled=False)
    elif kind == TEXT:
        walk.errors.text((*path, "content"), c.get("content"), 1, 4000)
    else:
        walk.choice((*path, "type"), (ROW, TEXT, LABEL))


def _field(walk: ComponentCheck, c: Json, path: Path, labelled: bool) -> None:
    kind = c.get("type")
    allowed = IN_LABEL if labelled else frozenset({TEXT_INPUT})
    if kind not in allowed:
        walk.choice((*path, "type"), tuple(sorted(allowed)))
        return
    if kind in SELECTS:
        _select(walk, c, path)
        return
    walk.custom_id(c, path)
    if kind == TEXT_INPUT:
        _text_input(walk.errors, c, path, labelled)
    elif kind == FILE_UPLOAD:
        walk.span(c, path, 10)
    elif kind == RADIO:
        _radio(walk, c, path)
    elif kind == CHECKBOXES:
        listed = walk.errors.listing((*path, "options"), c.get("options"), 1, 10)
        walk.options(listed, (*path, "options"), code="CHECKBOX_GROUP_OPTION")
        walk.span(c, path, max(1, min(10, len(listed))))


def _select(walk: ComponentCheck, c: Json, path: Path) -> None:
    walk.select(c, path)
    if c.get("disabled"):
        walk.errors.add((*path, "disabled"), "MODAL_COMPONENT_DISABLED", "Selects in modals cannot be disabled")
    if c.get("required", True) and c.get("min_values") == 0:
        walk.errors.add(
            (*path, "min_values"),
            "SELECT_COMPONENT_REQUIRED_MIN_VALUES",
            "A required select needs at least one value",
        )


def _radio(walk: ComponentCheck, c: Json, path: Path) -> None:
    listed = walk.errors.listing((*path, "options"), c.get("options"), 2, 10)
    if walk.options(listed, (*path, "options"), code="RADIO_GROUP_OPTION") > 1:
        walk.errors.add(path, "RADIO_GROUP_TOO_MANY_DEFAULTS", "Only one option may be the default")


def _text_input(errors: FormErrors, c: Json, path: Path, labelled: bool) -> None:
    if c.get("style") not in (1, 2):
        errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    if not labelled:
        errors.text((*path, "label"), c.get("label"), 1, 45)
    elif c.get("label") is not None:
        errors.add((*path, "label"), "TEXT_INPUT_LABEL_IN_LABEL", "Use the label of the surrounding Label")
    errors.text((*path, "placeholder"), c.get("placeholder"), 0, 100)
    low, high = _bounds(errors, c, path)
    value = c.get("value")
    if value and errors.text((*path, "value"), value, 0, high) and len(value) < low:
        errors.length((*path, "value"), low, high)


def _bounds(errors: FormErrors, c: Json, path: Path) -> tuple[int, int]:
    """The least and the most characters of a text input."""
    low, high = c.get("min_length"), c.get("max_length")
    if low is not None:
        errors.number((*path, "min_length"), low, 0, 4000)
    if high is not None:
        errors.number((*path, "max_length"), high, 1, 4000)
    if isinstance(low, int) and isinstance(high, int) and low > high:
        errors.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_EXCEEDED", "min_length exceeds max_length")
    return (low if isinstance(low, int) else 0), (high if isinstance(high, int) else 4000)
