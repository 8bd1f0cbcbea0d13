"""Every button and select of the house. All are dynamic items, so each works for ever, over any restart.

A control's id is its verb and its arguments ("p:join:12"); one handler per verb answers it. Nothing secret goes into
an id: anybody who sees a message sees its ids.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self

import discord
from discord import ui

from cogs.ui.limits import BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, cut
from games.core.text import Refused

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction, list[str], list[str]], Awaitable[None]]
"""Gets the interaction, the arguments in the control's id and, from a select, the chosen values."""

Guard = Callable[[Interaction, Callable[[], Awaitable[None]]], Awaitable[None]]


REMEMBERED = 2_000


class Switchboard:
    """Which handler answers which verb."""

    def __init__(self, guard: Guard) -> None:
        self._handlers: dict[str, Handler] = {}
        self._guard = guard
        self._newest: OrderedDict[int, int] = OrderedDict()

    def on(self, verb: str, handler: Handler) -> None:
        if verb in self._handlers:
            raise ValueError(f"two handlers for {verb}")
        self._handlers[verb] = handler

    def verbs(self) -> list[str]:
        return sorted(self._handlers)

    def is_newest(self, interaction: Interaction, message: int | None) -> bool:
        """Whether nothing on this message has been pressed since: else what follows an older click comes too late."""
        return self._newest.get(message or 0, interaction.id) <= interaction.id

    async def answer(self, interaction: Interaction, written: str, values: list[str]) -> None:
        if interaction.message is not None:
            self._newest[interaction.message.id] = interaction.id
            self._newest.move_to_end(interaction.message.id)
            if len(self._newest) > REMEMBERED:
                self._newest.popitem(last=False)
        verb, *args = written.split(":")
        handler = self._handlers.get(verb, _unknown)
        await self._guard(interaction, lambda: handler(interaction, args, values))


async def _unknown(interaction: Interaction, args: list[str], values: list[str]) -> None:
    """A control of an older version of the house."""
    raise Refused("refused-old-control")


class Press(ui.DynamicItem[ui.Button[Any]], template=r"p:(?P<what>[\w:.-]+)"):
    """A button."""

    def __init__(self, item: ui.Button[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await switchboard_of(interaction).answer(interaction, str(self.item.custom_id)[2:], [])


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"s:(?P<what>[\w:.-]+)"):
    """A select of words."""

    def __init__(self, item: ui.Select[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        data: Any = interaction.data
        await switchboard_of(interaction).answer(interaction, str(self.item.custom_id)[2:], data.get("values", []))


CONTROLS = (Press, Pick)


def switchboard_of(interaction: Interaction) -> Switchboard:
    board = interaction.client.switchboard
    assert isinstance(board, Switchboard)
    return board


def button(
    label: str,
    verb: str,
    *args: object,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Press:
    return Press(
        ui.Button(label=cut(label, BUTTON_LABEL), custom_id=_id("p", verb, args), style=style, disabled=disabled)
    )


def select(
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
    verb: str,
    *args: object,
    least: int = 1,
    most: int = 1,
    chosen: Sequence[str] = (),
) -> Pick:
    """Options are (value, label, description)."""
    if len(options) > SELECT_OPTIONS:
        raise ValueError(f"a select has at most {SELECT_OPTIONS} options")
    return Pick(
        ui.Select(
            placeholder=cut(placeholder, PLACEHOLDER),
            custom_id=_id("s", verb, args),
            min_values=least,
            max_values=most,
            options=[
                discord.SelectOption(
                    label=cut(label, OPTION_TEXT),
                    value=value,
                    description=cut(note, OPTION_TEXT) or None,
                    default=value in chosen,
                )
                for value, label, note in options
            ],
        )
    )


def row(*items: Press | Pick) -> ui.ActionRow[Any]:
    return ui.ActionRow(*items)


def rows(items: Sequence[Press], each: int = 5) -> list[ui.ActionRow[Any]]:
    return [row(*items[start : start + each]) for start in range(0, len(items), each)]


def _id(kind: str, verb: str, args: Sequence[object]) -> str:
    return ":".join([kind, verb, *map(str, args)])
