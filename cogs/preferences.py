"""`/preferences`: how the bot speaks to one player, in all servers. A new one is a line here and its texts."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from discord import app_commands, ui
from discord.ext import commands

from cogs.publishing.direct_messages import MENTION, NONE, OFF, ON, PASSES, PICTURES, PINGS
from cogs.services.auto_pass import passes_changed
from cogs.services.desk import DM, HANDS, PANEL, Desk, Interaction, desk_of, is_panel
from cogs.ui.answers import privately, reader
from cogs.ui.controls import row, select
from cogs.ui.layout import view_of
from games.core.text import Refused
from games.host.rows import Status
from texts.catalogue import Texts, texts


class Preference(NamedTuple):
    """Texts: `preference-<key>` is its name, `preference-<key>-<value>` what it means; the first value is usual."""

    key: str
    values: tuple[str, ...]


PREFERENCES = (
    Preference(HANDS, (PANEL, DM)),
    Preference(PINGS, (MENTION, DM, NONE)),
    Preference(PICTURES, (ON, OFF)),
    Preference(PASSES, (OFF, ON)),
)


class Preferences(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.wishes = desk.wishes
        desk.switchboard.on("pref", self.pick)

    async def change(self, interaction: Interaction, given: dict[str, str | None]) -> None:
        """Sets what is given, then shows everything."""
        user = interaction.user.id
        for preference in PREFERENCES:
            value = given.get(preference.key)
            if value is None:
                continue
            if value not in preference.values:
                raise Refused("refused-option-typed")
            await self.wishes.set(user, preference.key, value)
            await self._at_once(user, preference.key, value)
        view = preferences_view(await self.wishes.of(user), reader(interaction))
        if is_panel(interaction):
            await interaction.response.edit_message(view=view)
        else:
            await privately(interaction, view)

    async def pick(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self.change(interaction, {args[0]: values[0]})

    async def _at_once(self, user: int, key: str, value: str) -> None:
        """Effective at every running table."""
        if key == PASSES:
            await passes_changed(self.desk, user, value == ON)
        if key == PICTURES or (key == HANDS and value == DM):
            for one in await self.desk.house.tables_of(user):
                if one.status in (Status.PLAYING, Status.PAUSED):
                    await self.desk.delivery.try_directs(one.id, user)


def preferences_view(mine: Mapping[str, str], say: Texts) -> ui.LayoutView:
    """What counts now in words, and a menu for each."""
    lines, menus = [], []
    for key, values in PREFERENCES:
        now = mine.get(key, values[0])
        lines.append(f"- {say(f'preference-{key}-{now}')}")
        options = [(value, say(f"preference-{key}.{value}"), "") for value in values]
        menus.append(row(select(say(f"preference-{key}"), options, "pref", key, chosen=[now])))
    return view_of(ui.TextDisplay("\n".join(lines)), *menus)


def command(cog: Preferences) -> app_commands.Command[Any, Any, None]:
    say = texts()

    async def run(interaction: Interaction, **given: str | None) -> None:
        await cog.change(interaction, given)

    usual = inspect.Parameter.POSITIONAL_OR_KEYWORD
    optional = [inspect.Parameter(one.key, usual, default=None, annotation=str | None) for one in PREFERENCES]
    # discord.py reads a command's options off its signature.
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter("interaction", usual, annotation=Interaction), *optional]
    )
    made: app_commands.Command[Any, Any, None] = app_commands.Command(
        name="preferences", description=say("preferences-help"), callback=cast(Any, run)
    )
    for key, values in PREFERENCES:
        made._params[key].description = say(f"preference-{key}")
        made._params[key].choices = [app_commands.Choice(name=value, value=value) for value in values]
    return made


async def setup(bot: commands.Bot) -> None:
    cog = Preferences(desk_of(bot))
    await bot.add_cog(cog)
    bot.tree.add_command(command(cog))
