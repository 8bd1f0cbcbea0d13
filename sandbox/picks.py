"""How a story names what is on the screen: texts, buttons, menus, fields."""

from __future__ import annotations

import re

from sandbox.components import fields
from sandbox.model import Json
from sandbox.outcome import Outcome
from sandbox.reading import Button, Seen, Select


def fields_of(outcome: Outcome) -> list[tuple[str, Json]]:
    """The fields of the form an outcome brought."""
    return fields(outcome.modal) if outcome.modal is not None else []


def contains(seen: Seen, text: str | re.Pattern[str]) -> bool:
    """Whether a message has a text or fits a pattern."""
    return text in seen.text if isinstance(text, str) else text.search(seen.text) is not None


def shown(text: str | re.Pattern[str]) -> str:
    """A text or a pattern, for complaints."""
    return repr(text if isinstance(text, str) else text.pattern)


def button_of(seen: Seen, label: str, disabled_too: bool) -> Button | None:
    """The button of a label, an emoji, or a custom_id; a part of a label if nothing fits exactly."""
    usable = [b for b in seen.buttons if b.custom_id and (disabled_too or not b.disabled)]
    folded = label.casefold()
    for b in usable:
        if folded == b.label.casefold() or label in (b.emoji, b.custom_id):
            return b
    return next((b for b in usable if folded in b.label.casefold()), None)


def select_of(seen: Seen, menu: str) -> Select | None:
    """The menu of a placeholder or a custom_id; a part of a placeholder if nothing fits exactly."""
    usable = [s for s in seen.selects if not s.disabled]
    folded = menu.casefold()
    for s in usable:
        if menu == s.custom_id or folded == s.placeholder.casefold():
            return s
    return next((s for s in usable if folded in s.placeholder.casefold()), None)
