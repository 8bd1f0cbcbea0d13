"""The panel of `/config`: every control carries where and what it changes, so that it works over any restart."""

from __future__ import annotations

import discord

from cogs.services.desk import Desk, Interaction, for_moderators, need_moderator
from cogs.settings.definitions import Setting, scope_of
from cogs.settings.kinds import Ids
from cogs.settings.view import DEFAULT_WORD, settings_view
from cogs.ui.answers import privately, reader
from cogs.ui.forms import Form
from games.core.text import Refused

LONGEST = 400


class ConfigPanel:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        for verb, handler in {
            "cfg": self.choose,
            "cfg-open": self.open,
            "cfg-scope": self.scope,
            "cfg-set": self.pick,
            "cfg-ids": self.ids,
            "cfg-form": self.form,
            "cfg-typed": self.typed,
            "cfg-default": self.default,
        }.items():
            desk.switchboard.on(verb, for_moderators(handler))

    async def show(
        self, interaction: Interaction, channel: int, key: str = "", given: tuple[str, ...] = (), note: str = ""
    ) -> None:
        found = await self.desk.all_found(interaction.guild_id or 0, channel)
        say = reader(interaction)
        view = settings_view(self.desk.settings, found, say, channel=channel, key=key, given=given, note=note)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.response.edit_message(view=view)
        else:
            await privately(interaction, view)

    async def open(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        await self.show(interaction, int(args[0]))

    async def scope(self, interaction: Interaction, _: list[str], values: list[str]) -> None:
        await self.show(interaction, int(values[0]))

    async def choose(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self.show(interaction, int(args[0]), values[0])

    async def pick(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        """A value, or one step on the way to it."""
        channel, setting = int(args[0]), self._setting(args[1])
        given = (*args[2:], *values)
        if setting.kind.most == 1 and setting.kind.offered(given):
            await self.show(interaction, channel, setting.key, given)
            return
        await self._set(interaction, setting, " ".join(given), channel, tuple(args[2:]))

    async def ids(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self._set(interaction, self._setting(args[1]), " ".join(values), int(args[0]))

    async def form(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        setting = self._setting(args[1])
        title = reader(interaction)(f"config-{setting.key}")
        await interaction.response.send_modal(Form(interaction, title, "", LONGEST, "cfg-typed", *args))

    async def typed(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self._set(interaction, self._setting(args[1]), (values or [""])[0], int(args[0]))

    async def default(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        await self._set(interaction, self._setting(args[1]), DEFAULT_WORD, int(args[0]))

    async def _set(
        self, interaction: Interaction, setting: Setting, typed: str, channel: int, given: tuple[str, ...] = ()
    ) -> None:
        say = reader(interaction)
        try:
            await self.apply(interaction, setting, typed, channel)
            note = say("config-changed")
        except Refused as no:
            note = say(no.phrase)
        await self.show(interaction, channel, setting.key, given, note)

    def _setting(self, key: str) -> Setting:
        if key not in self.desk.settings:
            raise Refused("refused-old-control")
        return self.desk.settings[key]

    # Changing.

    async def apply(self, interaction: Interaction, setting: Setting, typed: str, channel: int) -> None:
        """Sets one value, for the server or for one channel; "default" takes it back."""
        need_moderator(interaction)
        guild = interaction.guild_id or 0
        if channel and not setting.per_channel:
            raise Refused("refused-setting-server-only", setting=f"config-{setting.key}")
        value = None
        if typed.strip().lower() != DEFAULT_WORD:
            before = (await self.desk.found(setting.key, guild, channel)).value
            value = setting.kind.read(setting.key, typed, before)
            self._check_known(interaction, setting, value)
        async with self.desk.logbook.watching(guild):
            await self.desk.set_setting(scope_of(guild, channel), setting.key, value, interaction.user.id)

    def _check_known(self, interaction: Interaction, setting: Setting, value: object) -> None:
        """Refuses channels and roles that this server has not, and a log channel that cannot be written to."""
        guild, kind = interaction.guild, setting.kind
        if not isinstance(kind, Ids) or not isinstance(value, list) or guild is None:
            return
        get = guild.get_channel if kind.of == "channel" else guild.get_role
        found = [get(int(one)) for one in value]
        if None in found:
            name = f"config-{setting.key}"
            raise Refused(f"refused-setting-{kind.of}s", setting=name, most=kind.most, none=kind.none)
        for place in found if setting.key == "log" else []:
            if not isinstance(place, discord.abc.Messageable) or not _may_write(guild, place):
                raise Refused("refused-setting-log")


def _may_write(guild: discord.Guild, place: object) -> bool:
    if not isinstance(place, discord.abc.GuildChannel):
        return False
    may = place.permissions_for(guild.me)
    return may.view_channel and may.send_messages
