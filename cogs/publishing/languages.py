"""Whose language is spoken: in private the reader's, in public the place's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord

from cogs.publishing.preferences import AUTO, LANGUAGE, LOCALE, Preferences
from cogs.ui.answers import SPOKEN
from cogs.ui.interactions import Interaction, parent_of
from games.host.rows import User
from texts.catalogue import DEFAULT, language_of, languages, read

Chosen = Callable[[int, int], Awaitable[str]]
"""What the settings of a server, or of one of its channels, say of the language there."""


UNNOTED = "unnoted"
"""Left with an interaction of which nothing is to be kept."""


class Languages:
    def __init__(self, bot: discord.Client, preferences: Preferences, chosen: Chosen) -> None:
        self.bot = bot
        self.preferences = preferences
        self._chosen = chosen
        self._noting: set[User] = set()
        """Those whose language is being noted at this moment."""

    # Public.

    def own(self, guild: int) -> str | None:
        """That of the server itself; None: it has one that is not spoken here, or nothing is known of it yet."""
        known = self.bot.get_guild(guild)
        return None if known is None or known.unavailable else language_of(str(known.preferred_locale))

    async def at(self, guild: int, channel: int = 0) -> str:
        """What everybody is spoken to in, in a server or one of its channels."""
        return await self._set(guild, channel) or self.own(guild) or DEFAULT

    async def _set(self, guild: int, channel: int) -> str:
        chosen = await self._chosen(guild, channel)
        return chosen if chosen in languages() else ""

    async def _around(self, interaction: Interaction) -> str | None:
        """The same where somebody is; None: in a direct message. Discord says of each click which server's it is."""
        guild = interaction.guild_id
        if guild is None:
            return None
        return await self._set(guild, parent_of(interaction)) or language_of(str(interaction.guild_locale)) or DEFAULT

    # Private.

    async def greet(self, interaction: Interaction) -> None:
        """Leaves with an interaction which language its reader's is. In a direct message from somebody whose Discord
        speaks none that is known here it hangs on what the message is about.
        """
        mine = await self.preferences.of(interaction.user.id)
        found = asked_for(mine) or _speaks(interaction) or await self._around(interaction)
        interaction.extras.pop(SPOKEN, None)
        if found is not None:
            await read(found)
            interaction.extras[SPOKEN] = found

    async def about(self, interaction: Interaction, guild: int, channel: int) -> None:
        """What such a direct message is about: something in this place."""
        if interaction.guild_id is None and SPOKEN not in interaction.extras and not _speaks(interaction):
            interaction.extras[SPOKEN] = await self.of(interaction.user.id, guild, channel)

    async def of(self, user: User, guild: int, channel: int = 0) -> str:
        """What somebody is spoken to in by direct message, about something in this place."""
        mine = await self.preferences.of(user)
        return asked_for(mine) or _remembered(mine) or await self.at(guild, channel)

    async def remember(self, interaction: Interaction) -> None:
        """After a click has been answered: that of somebody's Discord is noted for what is sent without a click, unless
        it would be taken for theirs anyway.
        """
        user = interaction.user.id
        if UNNOTED in interaction.extras or user in self._noting:
            return
        mine = await self.preferences.of(user)
        seen, noted = _speaks(interaction), _remembered(mine)
        if asked_for(mine) or seen == noted:
            return
        if noted is None and seen == (await self._around(interaction) or DEFAULT):
            return
        self._noting.add(user)
        try:
            await self.preferences.set(user, LOCALE, seen)
        finally:
            self._noting.discard(user)


def _speaks(interaction: Interaction) -> str | None:
    """The language of somebody's Discord."""
    return language_of(str(interaction.locale))


def asked_for(mine: Mapping[str, str]) -> str | None:
    """The language that somebody wants, whatever their Discord speaks."""
    wanted = mine.get(LANGUAGE, AUTO)
    return wanted if wanted in languages() else None


def _remembered(mine: Mapping[str, str]) -> str | None:
    noted = mine.get(LOCALE)
    return noted if noted in languages() else None
