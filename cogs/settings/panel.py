"""The panel of `/config`: every control carries where and what it changes, so that it works over any restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord

from cogs.settings.controls import (
    ChooseScope,
    ChooseSetting,
    OpenForm,
    OpenSettings,
    SetIds,
    SetValue,
    ToDefault,
    TypedValue,
)
from cogs.settings.definitions import Setting
from cogs.settings.kinds import Ids
from cogs.settings.service import Settings
from cogs.settings.view import DEFAULT_WORD, settings_view
from cogs.ui.answers import reader, send_form, show
from cogs.ui.controls import Malformed, handles
from cogs.ui.forms import Form
from cogs.ui.interactions import Interaction, need_known_server, need_moderator
from games.core.text import Refused
from games.host.rows import AuditRow

LONGEST = 400


class SettingsPanel:
    """`changed` is told of every change that the audit has noted."""

    def __init__(self, settings: Settings, changed: Callable[[Sequence[AuditRow]], Awaitable[None]]) -> None:
        self.settings = settings
        self.changed = changed

    async def show(
        self, interaction: Interaction, channel: int, key: str = "", given: tuple[str, ...] = (), note: str = ""
    ) -> None:
        need_channel(interaction, channel)
        found = await self.settings.all_found(interaction.guild_id or 0, channel)
        say = reader(interaction)
        view = settings_view(self.settings, found, say, channel=channel, key=key, given=given, note=note)
        await show(interaction, view)

    @handles(OpenSettings, check=need_moderator)
    async def open(self, interaction: Interaction, channel: int) -> None:
        await self.show(interaction, channel)

    @handles(ChooseScope, check=need_moderator)
    async def choose_scope(self, interaction: Interaction, chosen: int) -> None:
        await self.show(interaction, chosen)

    @handles(ChooseSetting, check=need_moderator)
    async def choose(self, interaction: Interaction, channel: int, number: int, chosen: str) -> None:
        await self.show(interaction, channel, chosen)

    @handles(SetValue, check=need_moderator)
    async def set_value(
        self, interaction: Interaction, channel: int, key: str, before: tuple[str, ...], chosen: list[str]
    ) -> None:
        """A value, or one step on the way to it."""
        setting, given = self._setting(key), (*before, *chosen)
        if setting.kind.most == 1 and setting.kind.offered(given):
            await self.show(interaction, channel, key, given)
        else:
            await self._set(interaction, setting, " ".join(given), channel, before)

    @handles(SetIds, check=need_moderator)
    async def set_ids(self, interaction: Interaction, channel: int, key: str, chosen: list[str]) -> None:
        await self._set(interaction, self._setting(key), " ".join(chosen), channel)

    @handles(OpenForm, check=need_moderator)
    async def open_form(self, interaction: Interaction, channel: int, key: str) -> None:
        title = reader(interaction)(f"config-{self._setting(key).key}")
        await send_form(interaction, Form(interaction, title, "", LONGEST, TypedValue(channel, key)))

    @handles(TypedValue, check=need_moderator)
    async def typed(self, interaction: Interaction, channel: int, key: str, chosen: str) -> None:
        await self._set(interaction, self._setting(key), chosen, channel)

    @handles(ToDefault, check=need_moderator)
    async def to_default(self, interaction: Interaction, channel: int, key: str) -> None:
        await self._set(interaction, self._setting(key), DEFAULT_WORD, channel)

    def _setting(self, key: str) -> Setting:
        if key not in self.settings:
            raise Refused("refused-old-control")
        return self.settings[key]

    async def _set(
        self, interaction: Interaction, setting: Setting, typed: str, channel: int, given: tuple[str, ...] = ()
    ) -> None:
        say = reader(interaction)
        try:
            await self.apply(interaction, setting, typed, channel)
            note = say(setting.changed)
        except Refused as no:
            note = say(no.phrase)
        await self.show(interaction, channel, setting.key, given, note)

    async def apply(self, interaction: Interaction, setting: Setting, typed: str, channel: int) -> AuditRow:
        """Sets one value, for the server or for one channel; "default" takes it back."""
        need_moderator(interaction)
        need_channel(interaction, channel)
        guild, key = interaction.guild_id or 0, setting.key
        if channel and not setting.per_channel:
            raise Refused("refused-setting-server-only", setting=f"config-{key}")
        value = None
        if typed.strip().lower() != DEFAULT_WORD:
            before = (await self.settings.found(key, guild, channel)).value
            value = setting.kind.read(key, typed, before)
            self._check_known(interaction, setting, value)
        row = await self.settings.change(key, guild, channel, value, interaction.user.id)
        await self.changed([row])
        return row

    def _check_known(self, interaction: Interaction, setting: Setting, value: object) -> None:
        """Refuses channels and roles that this server does not have, and a log channel that cannot be written to."""
        guild, kind = interaction.guild, setting.kind
        if not isinstance(kind, Ids) or not isinstance(value, list) or guild is None:
            return
        need_known_server(interaction)
        get = guild.get_channel if kind.of == "channel" else guild.get_role
        found = [get(int(one)) for one in value]
        if None in found:
            name = f"config-{setting.key}"
            raise Refused(f"refused-setting-{kind.of}s", setting=name, most=kind.most, none=kind.none)
        for place in found if setting.key == "log" else []:
            if not isinstance(place, discord.abc.Messageable) or not _may_write(guild, place):
                raise Refused("refused-setting-log")


def need_channel(interaction: Interaction, channel: int) -> None:
    """Settings are for the whole server (0) or for a channel that it has."""
    if not channel:
        return
    need_known_server(interaction)
    if interaction.guild is None or interaction.guild.get_channel(channel) is None:
        raise Malformed


def _may_write(guild: discord.Guild, place: object) -> bool:
    if not isinstance(place, discord.abc.GuildChannel):
        return False
    may = place.permissions_for(guild.me)
    return may.view_channel and may.send_messages
