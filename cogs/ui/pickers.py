"""Selects whose options Discord itself knows: channels, roles, people. Read by their ids like all other controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.controls import Control
from cogs.ui.limits import PLACEHOLDER, SELECT_OPTIONS, cut

CHANNELS = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice]


def pick_channels(
    placeholder: str, control: Control, *, least: int = 1, most: int = 1, chosen: Sequence[int] = ()
) -> ui.ActionRow[Any]:
    known = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in chosen]
    most = min(most, SELECT_OPTIONS)
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=f"c:{control.written()}",
            placeholder=cut(placeholder, PLACEHOLDER),
            channel_types=CHANNELS,
            min_values=least,
            max_values=most,
            default_values=known[:most],
        )
    )


def pick_roles(
    placeholder: str, control: Control, *, least: int = 1, most: int = 1, chosen: Sequence[int] = ()
) -> ui.ActionRow[Any]:
    known = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.role) for one in chosen]
    most = min(most, SELECT_OPTIONS)
    return ui.ActionRow(
        ui.RoleSelect(
            custom_id=f"r:{control.written()}",
            placeholder=cut(placeholder, PLACEHOLDER),
            min_values=least,
            max_values=most,
            default_values=known[:most],
        )
    )


def pick_person(placeholder: str, control: Control) -> ui.ActionRow[Any]:
    picker: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=f"u:{control.written()}", placeholder=cut(placeholder, PLACEHOLDER), min_values=1, max_values=1
    )
    return ui.ActionRow(picker)
