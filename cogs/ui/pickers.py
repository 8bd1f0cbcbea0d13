"""Selects whose options Discord itself knows: channels, roles, people. Dynamic items like all other controls."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from cogs.ui.controls import Control, switchboard_of
from cogs.ui.interactions import Interaction
from cogs.ui.limits import PLACEHOLDER, SELECT_OPTIONS, cut


async def _answer(interaction: Interaction, custom_id: str) -> None:
    data: Any = interaction.data
    await switchboard_of(interaction).answer(interaction, custom_id[2:], data.get("values", []))


class PickChannel(ui.DynamicItem[ui.ChannelSelect[Any]], template=r"c:(?P<what>[\w:.-]+)"):
    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        assert isinstance(item, ui.ChannelSelect)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _answer(interaction, str(self.item.custom_id))


class PickRole(ui.DynamicItem[ui.RoleSelect[Any]], template=r"r:(?P<what>[\w:.-]+)"):
    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        assert isinstance(item, ui.RoleSelect)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _answer(interaction, str(self.item.custom_id))


class PickPerson(ui.DynamicItem[ui.UserSelect[Any]], template=r"u:(?P<what>[\w:.-]+)"):
    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        assert isinstance(item, ui.UserSelect)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _answer(interaction, str(self.item.custom_id))


PICKERS = (PickChannel, PickRole, PickPerson)

CHANNELS = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice]


def pick_channels(
    placeholder: str, control: Control, *, least: int = 1, most: int = 1, chosen: Sequence[int] = ()
) -> ui.ActionRow[Any]:
    known = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in chosen]
    most = min(most, SELECT_OPTIONS)
    return ui.ActionRow(
        PickChannel(
            ui.ChannelSelect(
                custom_id=f"c:{control.written()}",
                placeholder=cut(placeholder, PLACEHOLDER),
                channel_types=CHANNELS,
                min_values=least,
                max_values=most,
                default_values=known[:most],
            )
        )
    )


def pick_roles(
    placeholder: str, control: Control, *, least: int = 1, most: int = 1, chosen: Sequence[int] = ()
) -> ui.ActionRow[Any]:
    known = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.role) for one in chosen]
    most = min(most, SELECT_OPTIONS)
    return ui.ActionRow(
        PickRole(
            ui.RoleSelect(
                custom_id=f"r:{control.written()}",
                placeholder=cut(placeholder, PLACEHOLDER),
                min_values=least,
                max_values=most,
                default_values=known[:most],
            )
        )
    )


def pick_person(placeholder: str, control: Control) -> ui.ActionRow[Any]:
    picker: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=f"u:{control.written()}", placeholder=cut(placeholder, PLACEHOLDER), min_values=1, max_values=1
    )
    return ui.ActionRow(PickPerson(picker))
