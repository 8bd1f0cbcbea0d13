"""`/config`: what a server plays, where and how. The commands follow from the definitions in cogs.settings."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.services.audit_log import as_file, line
from cogs.services.desk import Desk, Hosting
from cogs.settings.controls import Reset, SaveAudit
from cogs.settings.definitions import Setting
from cogs.settings.panel import SettingsPanel, need_channel
from cogs.settings.view import DEFAULT_WORD, setting_line, settings_text
from cogs.ui.answers import privately, reader, show
from cogs.ui.controls import button, handles
from cogs.ui.house_controls import NeverMind
from cogs.ui.interactions import Interaction, moderators_only, need_moderator, parent_of
from cogs.ui.layout import notice, view_of
from cogs.ui.limits import TEXT
from cogs.ui.parts import Attached, Words
from cogs.ui.suggesting import suggestions
from cogs.ui.translator import spoken
from cogs.ui.typed_options import Suggest, TypedOption, typed_command
from games.core.text import Refused, offering

Set = Callable[[Interaction, Setting, str, int], Awaitable[None]]

SHOWN, EXPORTED = 20, 10_000
ALL = "all"
"""In the id of a reset: every setting."""


class Config(commands.GroupCog, group_name="config", group_description=spoken("command-config")):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.settings = desk.settings
        self.panels = SettingsPanel(desk.settings, desk.audit_log.noted)
        desk.switchboard.connect(self.panels)
        desk.switchboard.connect(self)

    @app_commands.command(description=spoken("command-config-panel"))
    async def panel(self, interaction: Interaction) -> None:
        await self.panels.show(interaction, 0)

    @app_commands.command(description=spoken("command-config-show"))
    @app_commands.describe(channel=spoken("command-config-show.channel"))
    async def show(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        say = reader(interaction)
        place = channel.id if channel else parent_of(interaction)
        found = await self.settings.all_found(interaction.guild_id or 0, place)
        text = settings_text(self.settings, found, say)
        head = [f"### {say('config-title')}", say("config-show-here", channel=f"<#{place}>"), say("config-new-tables")]
        await privately(interaction, notice("\n".join([*head, text])))

    @app_commands.command(description=spoken("command-config-reset"))
    @app_commands.describe(
        setting=spoken("command-config-reset.setting"), channel=spoken("command-config-reset.channel")
    )
    async def reset(
        self, interaction: Interaction, setting: str | None = None, channel: discord.TextChannel | None = None
    ) -> None:
        if setting is not None and setting not in self.settings:
            raise offering("refused-setting-name", {key: f"config-{key}" for key in self.settings})
        say = reader(interaction)
        place = channel.id if channel else 0
        where = say("config-panel-channel", channel=f"<#{place}>") if place else say("config-panel-server")
        what = say(f"config-{setting}") if setting else say("config-reset-all")
        yes = button(say("config-reset-yes"), Reset(place, setting or ALL), style=discord.ButtonStyle.danger)
        question = f"{where}\n{say('config-reset-sure', what=what)}"
        await privately(interaction, notice(question, yes, button(say("sure-no"), NeverMind())))

    @reset.autocomplete("setting")
    async def _settings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = reader(interaction)
        return suggestions(typed, {key: say(f"config-{key}") for key in self.settings})

    @handles(Reset, check=need_moderator)
    async def reset_now(self, interaction: Interaction, channel: int, key: str) -> None:
        need_channel(interaction, channel)
        guild, user = interaction.guild_id or 0, interaction.user.id
        keys = await self.settings.set_here(guild, channel) if key == ALL else [key]
        if any(one not in self.settings for one in keys):
            raise Refused("refused-old-control")
        await self.desk.audit_log.noted([await self.settings.change(one, guild, channel, None, user) for one in keys])
        await show(interaction, notice(reader(interaction)("config-reset-done", count=len(keys))))

    @app_commands.command(description=spoken("command-config-audit"))
    async def audit(self, interaction: Interaction) -> None:
        say = reader(interaction)
        rows = await self.settings.audit(interaction.guild_id or 0, SHOWN)
        lines: list[str] = []
        for row in rows:
            lines.append(line(row, self.settings, say))
            if sum(map(len, lines)) > TEXT - 500:
                break
        text = "\n".join(lines) or say("audit-nothing")
        save = [button(say("audit-save"), SaveAudit())] if rows else []
        await privately(interaction, notice(f"### {say('audit-title')}\n{text}", *save))

    @handles(SaveAudit, check=need_moderator)
    async def audit_file(self, interaction: Interaction) -> None:
        say = reader(interaction)
        rows = await self.settings.audit(interaction.guild_id or 0, EXPORTED)
        file = discord.File(io.BytesIO(as_file(rows, self.settings, say)), "parlour-audit.csv")
        await privately(
            interaction, view_of(Words(say("audit-file", count=len(rows))), Attached.of(file.filename)), [file]
        )

    async def change(self, interaction: Interaction, setting: Setting, typed: str, channel: int) -> None:
        """Typed: sets one value, for the server or for one channel; "default" takes it back."""
        await self.panels.apply(interaction, setting, typed, channel)
        say = reader(interaction)
        found = await self.settings.found(setting.key, interaction.guild_id or 0, channel)
        await privately(interaction, notice(f"{say(setting.changed)}\n{setting_line(setting, found, say)}"))


def command_for(setting: Setting, change: Set) -> app_commands.Command[Any, Any, None]:
    """The typed subcommand of a setting: its value, and where it may differ, a channel."""
    kind = setting.kind

    async def run(interaction: Interaction, **given: Any) -> None:
        channel = given.get("channel")
        typed = " ".join(given[field] for field in kind.fields)
        await change(interaction, setting, typed, channel.id if channel else 0)

    options = [_option(setting, place, field) for place, field in enumerate(kind.fields)]
    if setting.per_channel:
        options.append(TypedOption("channel", "config-value-channel", discord.TextChannel))
    return typed_command(setting.key, f"config-{setting.key}.help", run, options)


def _option(setting: Setting, place: int, field: str) -> TypedOption:
    """One field of the value: few words to choose from are offered as such, anything else is suggested."""
    kind, text = setting.kind, f"config-typed-{field}"
    if place or kind.free or kind.most > 1:
        return TypedOption(field, text, required=True, suggest=_suggest(setting, place))
    words = {pick: kind.called(pick) for pick in kind.offered()}
    if len(kind.fields) == 1:
        words[DEFAULT_WORD] = spoken("config-word-default")
    return TypedOption(field, text, required=True, words=words)


def _suggest(setting: Setting, place: int) -> Suggest:
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        say, kind = reader(interaction), setting.kind
        given = tuple([str(getattr(interaction.namespace, field, "") or "") for field in kind.fields[:place]])
        try:
            named = {pick: kind.label(say, given, pick) for pick in kind.offered(given)}
        except Refused:
            return []
        if len(kind.fields) == 1:
            named[DEFAULT_WORD] = say("config-word-default")
        return suggestions(current, named)

    return suggest


async def setup(bot: Hosting) -> None:
    cog = Config(bot.desk)
    group = cog.app_command
    assert isinstance(group, app_commands.Group)
    group.guild_only = True
    group.default_permissions = discord.Permissions(manage_guild=True)
    for setting in cog.settings.values():
        group.add_command(command_for(setting, cog.change))
    group.interaction_check = moderators_only  # type: ignore[method-assign]
    await bot.add_cog(cog)
