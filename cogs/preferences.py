"""`/preferences`: how the bot speaks to one player, in all servers. A new one is a line here and its texts."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from discord import app_commands
from discord.ext import commands

from cogs.publishing.preferences import (
    AUTO,
    CONFIRM,
    DM,
    FEMININE,
    GENDER,
    HANDS,
    LANGUAGE,
    MASCULINE,
    MENTION,
    NEUTRAL,
    NONE,
    OFF,
    ON,
    PANEL,
    PASSES,
    PICTURES,
    PINGS,
)
from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import reader, show
from cogs.ui.controls import handles, row, select
from cogs.ui.house_controls import SetPreference
from cogs.ui.interactions import Interaction
from cogs.ui.layout import Sent, view_of
from cogs.ui.parts import Part, Words
from cogs.ui.translator import Called, spoken
from cogs.ui.typed_options import TypedOption, typed_command
from games.core.text import Refused
from games.host.rows import Status
from texts.catalogue import Texts, languages, own_name


def _is_language(key: str, value: str) -> bool:
    return key == LANGUAGE and value != AUTO


class Preference(NamedTuple):
    """Texts: `preference-<key>` is its name and its `.<value>` a value's, `preference-<key>-<value>` what that means;
    the first value is usual. A language is called what it calls itself, in all of them.
    """

    key: str
    values: tuple[str, ...]

    @property
    def words(self) -> dict[str, Called]:
        """Each value, with what it is called."""
        return {
            value: own_name(value) if _is_language(self.key, value) else spoken(f"preference-{self.key}.{value}")
            for value in self.values
        }


PREFERENCES = (
    Preference(HANDS, (PANEL, DM)),
    Preference(PINGS, (MENTION, DM, NONE)),
    Preference(PICTURES, (ON, OFF)),
    Preference(PASSES, (OFF, ON)),
    Preference(CONFIRM, (OFF, ON)),
    Preference(LANGUAGE, (AUTO, *languages())),
    Preference(GENDER, (NEUTRAL, FEMININE, MASCULINE)),
)


class PreferencesPanel(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.preferences = desk.preferences
        desk.switchboard.connect(self)

    async def change(self, interaction: Interaction, given: dict[str, str | None]) -> None:
        """Sets what is given, then shows everything."""
        user = interaction.user.id
        for preference in PREFERENCES:
            value = given.get(preference.key)
            if value is None:
                continue
            if value not in preference.values:
                raise Refused("refused-option-typed")
            await self.preferences.set(user, preference.key, value)
            if preference.key == LANGUAGE:
                await self._speak(interaction)
            await self._at_once(user, preference.key, value)
        await show(interaction, preferences_view(await self.preferences.of(user), reader(interaction)))

    @handles(SetPreference)
    async def pick(self, interaction: Interaction, key: str, chosen: str) -> None:
        await self.change(interaction, {key: chosen})

    async def _at_once(self, user: int, key: str, value: str) -> None:
        """Effective at every running table."""
        if key == PASSES:
            await self.desk.auto_pass.changed(user, value == ON)
        if key == GENDER:
            gender = await self.preferences.gender(user)
            for one in await self.desk.house.tables_of(user):
                with suppress(Refused):
                    await self.desk.house.seats.speak_of(one.id, user, gender)
        if key == PICTURES or (key == HANDS and value == DM):
            for one in await self.desk.house.tables_of(user):
                if one.status in (Status.PLAYING, Status.PAUSED):
                    await self.desk.delivery.try_directs(one.id, user)

    async def _speak(self, interaction: Interaction) -> None:
        """In the language that has just been chosen, from this answer on: in all that hangs at running tables, too."""
        languages, user = self.desk.languages, interaction.user.id
        await languages.remember(interaction)
        await languages.greet(interaction)
        spoken = reader(interaction).language
        for one in await self.desk.house.tables_of(user):
            if one.status in (Status.PLAYING, Status.PAUSED):
                await self.desk.delivery.try_directs(one.id, user, spoken)


def preferences_view(mine: Mapping[str, str], say: Texts) -> Sent:
    """Each with its name, what counts now in words, and a menu."""
    parts: list[Part] = []
    for key, values in PREFERENCES:
        now, name = mine.get(key, values[0]), say(f"preference-{key}")
        options = [(value, _words(key, ".", value, say), "") for value in values]
        parts.append(Words(f"**{name}**\n{_words(key, '-', now, say)}"))
        parts.append(row(select(name, options, SetPreference(key), chosen=[now])))
    return view_of(*parts)


def _words(key: str, which: str, value: str, say: Texts) -> str:
    """What a value is called ("."), or what it means ("-")."""
    return own_name(value) if _is_language(key, value) else say(f"preference-{key}{which}{value}")


def command(cog: PreferencesPanel) -> app_commands.Command[Any, Any, None]:
    async def run(interaction: Interaction, **given: str | None) -> None:
        await cog.change(interaction, given)

    options = [TypedOption(one.key, f"preference-{one.key}", words=one.words) for one in PREFERENCES]
    return typed_command("preferences", "preferences-help", run, options)


async def setup(bot: Hosting) -> None:
    cog = PreferencesPanel(bot.desk)
    await bot.add_cog(cog)
    bot.tree.add_command(command(cog))
