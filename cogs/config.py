"""`/config`: what a server plays, where and how. The commands follow from the definitions in cogs.settings."""

from __future__ import annotations

import inspect
import io
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.services.audit_log import as_file, line
from cogs.services.desk import Desk, Interaction, desk_of, for_moderators, moderators_only, parent_of
from cogs.settings.definitions import Setting, scope_of
from cogs.settings.panel import ConfigPanel
from cogs.settings.view import DEFAULT_WORD, setting_line, settings_text
from cogs.ui.answers import privately, reader
from cogs.ui.controls import button
from cogs.ui.layout import notice, view_of
from cogs.ui.limits import OPTION_TEXT, SELECT_OPTIONS, TEXT, cut
from games.core.text import Refused
from texts.catalogue import texts

Set = Callable[[Interaction, Setting, str, int], Awaitable[None]]

SHOWN, EXPORTED = 20, 10_000


class Config(commands.GroupCog, group_name="config", group_description="Moderators: what is played here, and how"):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.panels = ConfigPanel(desk)
        desk.switchboard.on("cfg-file", for_moderators(self.audit_file))
        desk.switchboard.on("cfg-reset", for_moderators(self.reset_now))

    @app_commands.command(description="All settings in one panel, to look at and to change")
    async def panel(self, interaction: Interaction) -> None:
        await self.panels.show(interaction, 0)

    @app_commands.command(description="All settings in plain words")
    @app_commands.describe(channel="As they are in this channel; without it, where you are")
    async def show(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        say = reader(interaction)
        place = channel.id if channel else parent_of(interaction)
        found = await self.desk.all_found(interaction.guild_id or 0, place)
        text = settings_text(self.desk.settings, found, say)
        head = [f"### {say('config-title')}", say("config-show-here", channel=f"<#{place}>"), say("config-new-tables")]
        await privately(interaction, notice("\n".join([*head, text])))

    @app_commands.command(description="Take settings back to what is usual; asks first")
    @app_commands.describe(setting="Only this one", channel="What is set for this channel, instead of the server's")
    async def reset(
        self, interaction: Interaction, setting: str | None = None, channel: discord.TextChannel | None = None
    ) -> None:
        if setting is not None and setting not in self.desk.settings:
            raise Refused("refused-setting-name", settings=", ".join(self.desk.settings))
        say = reader(interaction)
        place = channel.id if channel else 0
        where = say("config-panel-channel", channel=f"<#{place}>") if place else say("config-panel-server")
        what = say(f"config-{setting}") if setting else say("config-reset-all")
        yes = button(say("config-reset-yes"), "cfg-reset", place, setting or "all", style=discord.ButtonStyle.danger)
        question = f"{where}\n{say('config-reset-sure', what=what)}"
        await privately(interaction, notice(question, yes, button(say("sure-no"), "never-mind")))

    @reset.autocomplete("setting")
    async def _settings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = reader(interaction)
        named = {key: say(f"config-{key}") for key in self.desk.settings}
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in named.items()
            if typed.lower() in name.lower() or typed.lower() in key
        ][:SELECT_OPTIONS]

    async def reset_now(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        guild, channel, key = interaction.guild_id or 0, int(args[0]), args[1]
        scope = scope_of(guild, channel)
        set_here = [one for one in await self.desk.house.store.settings(scope) if one in self.desk.settings]
        async with self.desk.logbook.watching(guild):
            for one in set_here if key == "all" else [key]:
                await self.desk.set_setting(scope, one, None, interaction.user.id)
        done = reader(interaction)("config-reset-done", count=len(set_here) if key == "all" else 1)
        await interaction.response.edit_message(view=notice(done))

    @app_commands.command(description="Who changed what when, from what to what")
    async def audit(self, interaction: Interaction) -> None:
        say = reader(interaction)
        rows = await self.desk.house.store.audit(scope_of(interaction.guild_id or 0), SHOWN)
        lines: list[str] = []
        for row in rows:
            lines.append(line(row, self.desk.settings, say))
            if sum(map(len, lines)) > TEXT - 500:
                break
        text = "\n".join(lines) or say("audit-nothing")
        save = [button(say("audit-save"), "cfg-file")] if rows else []
        await privately(interaction, notice(f"### {say('audit-title')}\n{text}", *save))

    async def audit_file(self, interaction: Interaction, _: list[str], __: list[str]) -> None:
        say = reader(interaction)
        rows = await self.desk.house.store.audit(scope_of(interaction.guild_id or 0), EXPORTED)
        file = discord.File(io.BytesIO(as_file(rows, self.desk.settings, say)), "parlour-audit.csv")
        await privately(interaction, view_of(ui.TextDisplay(say("audit-file", count=len(rows))), ui.File(file)), [file])

    async def change(self, interaction: Interaction, setting: Setting, typed: str, channel: int) -> None:
        """Typed: sets one value, for the server or for one channel; "default" takes it back."""
        await self.panels.apply(interaction, setting, typed, channel)
        say = reader(interaction)
        found = await self.desk.found(setting.key, interaction.guild_id or 0, channel)
        await privately(interaction, notice(f"{say('config-changed')}\n{setting_line(setting, found, say)}"))


def command_for(setting: Setting, change: Set) -> app_commands.Command[Any, Any, None]:
    """The typed subcommand of a setting: its value, and where it may differ, a channel."""
    say, kind = texts(), setting.kind

    async def run(interaction: Interaction, **given: Any) -> None:
        channel = given.get("channel")
        await change(
            interaction, setting, " ".join(given[field] for field in kind.fields), channel.id if channel else 0
        )

    usual = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", usual, annotation=Interaction)]
    parameters += [inspect.Parameter(field, usual, annotation=str) for field in kind.fields]
    if setting.per_channel:
        where = discord.TextChannel | None
        parameters.append(inspect.Parameter("channel", usual, default=None, annotation=where))
    # discord.py reads a command's options off its signature.
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command: app_commands.Command[Any, Any, None] = app_commands.Command(
        name=setting.key, description=say(f"config-{setting.key}.help"), callback=cast(Any, run)
    )
    for place, field in enumerate(kind.fields):
        command._params[field].description = say(f"config-typed-{field}")
        picks = kind.offered()
        if place or kind.free or kind.most > 1:
            command.autocomplete(field)(_suggest(setting, place))
        else:
            words = picks if len(kind.fields) > 1 else (*picks, DEFAULT_WORD)
            command._params[field].choices = [app_commands.Choice(name=word, value=word) for word in words]
    if setting.per_channel:
        command._params["channel"].description = say("config-value-channel")
    return command


def _suggest(setting: Setting, place: int) -> Any:
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        say, kind = reader(interaction), setting.kind
        given = tuple([str(getattr(interaction.namespace, field, "") or "") for field in kind.fields[:place]])
        try:
            named = {pick: kind.label(say, given, pick) for pick in kind.offered(given)}
        except Refused:
            return []
        if len(kind.fields) == 1:
            named[DEFAULT_WORD] = say("config-word-default")
        return [
            app_commands.Choice(name=cut(name, OPTION_TEXT), value=pick)
            for pick, name in named.items()
            if current.lower() in name.lower() or current.lower() in pick
        ][:SELECT_OPTIONS]

    return suggest


async def setup(bot: commands.Bot) -> None:
    desk = desk_of(bot)
    cog = Config(desk)
    group = cog.app_command
    assert isinstance(group, app_commands.Group)
    group.guild_only = True
    group.default_permissions = discord.Permissions(manage_guild=True)
    for setting in desk.settings.values():
        group.add_command(command_for(setting, cog.change))
    group.interaction_check = moderators_only  # type: ignore[method-assign]
    await bot.add_cog(cog)
