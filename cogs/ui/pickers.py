"""Selects whose options Discord itself knows: channels, roles, people. Read by their ids like all other controls."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.ui.controls import Control
from cogs.ui.limits import PLACEHOLDER, SELECT_OPTIONS, cut
from cogs.ui.parts import ChannelPicker, Known, PersonPicker, RolePicker, Row

CHANNELS = [kind.value for kind in (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice)]


def pick_channels(
    placeholder: str, control: Control, *, least: int = 1, most: int = 1, chosen: Sequence[int] = ()
) -> Row:
    most = min(most, SELECT_OPTIONS)
    known, written = _known(chosen[:most], "channel"), f"c:{control.written()}"
    return Row([ChannelPicker(written, cut(placeholder, PLACEHOLDER), CHANNELS, least, most, known)])


def pick_roles(placeholder: str, control: Control, *, least: int = 1, most: int = 1, chosen: Sequence[int] = ()) -> Row:
    most = min(most, SELECT_OPTIONS)
    known, written = _known(chosen[:most], "role"), f"r:{control.written()}"
    return Row([RolePicker(written, cut(placeholder, PLACEHOLDER), least, most, known)])


def pick_person(placeholder: str, control: Control) -> Row:
    return Row([PersonPicker(f"u:{control.written()}", cut(placeholder, PLACEHOLDER))])


def _known(ids: Sequence[int], kind: str) -> list[Known]:
    return [Known(str(one), kind) for one in ids]
