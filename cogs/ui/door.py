"""The one door for everything that is pressed, picked or sent off: read here, answered always.

discord.py drops a click whose id it does not know, or whose component is not on the message; people would wait for
nothing. Whoever can talk to Discord can also send ids, values and kinds of components that were never shown.
"""

from __future__ import annotations

from typing import Any

from discord import ComponentType, InteractionType

from cogs.ui.controls import switchboard_of
from cogs.ui.forms import MARK as FORM
from cogs.ui.interactions import Interaction

KINDS = {
    "p": ComponentType.button,
    "s": ComponentType.string_select,
    "u": ComponentType.user_select,
    "r": ComponentType.role_select,
    "c": ComponentType.channel_select,
}
"""What an id begins with, and what it stands on."""

UNREADABLE = ""
"""An id that is no control's."""


async def heard(interaction: Interaction) -> None:
    """A click, a choice or a form is handed to the switchboard; commands have a door of their own."""
    read = READERS.get(interaction.type)
    if read is None:
        return
    try:
        written, values = read(interaction.data)
    except (LookupError, TypeError, AttributeError):
        written, values = UNREADABLE, []
    await switchboard_of(interaction).answer(interaction, written, values)


def _pressed(data: Any) -> tuple[str, list[str]]:
    mark, _, written = str(data.get("custom_id", "")).partition(":")
    values = data.get("values") or []
    kind = KINDS.get(mark)
    if kind is None or data.get("component_type") != kind.value or not all(isinstance(one, str) for one in values):
        return UNREADABLE, []
    return written, values


def _sent_off(data: Any) -> tuple[str, list[str]]:
    """A form's texts; behind the control's id stands that of the click that opened it. All of ours have a field."""
    mark, _, rest = str(data.get("custom_id", "")).partition(":")
    fields = [label.get("component") or {} for label in data.get("components") or []]
    if mark != FORM or not fields:
        return UNREADABLE, []
    return rest.rpartition(":")[0], [str(field.get("value") or "") for field in fields]


READERS = {InteractionType.component: _pressed, InteractionType.modal_submit: _sent_off}
