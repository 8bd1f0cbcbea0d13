"""Opening lobbies: a new table, or a rematch. The lobby goes out as the public answer."""

from __future__ import annotations

import discord

from cogs.publishing.delivery import Delivery
from cogs.publishing.ledger import Shown
from cogs.publishing.pictures import attachment_of
from cogs.publishing.preferences import Preferences
from cogs.services.access import Access
from cogs.services.tables import TableFinder
from cogs.settings.definitions import keeping_own, terms_of, threaded
from cogs.settings.new_table import first_options
from cogs.settings.service import Settings
from cogs.ui.answers import publicly, tell
from cogs.ui.interactions import Interaction, parent_of
from cogs.ui.lobby_view import lobby_view
from games.core.text import Refused
from games.host.house import House
from games.host.rows import Status, TableId
from games.host.table_state import TableState
from texts.catalogue import DEFAULT, language_of


class Lobbies:
    def __init__(
        self,
        house: House,
        tables: TableFinder,
        access: Access,
        settings: Settings,
        preferences: Preferences,
        delivery: Delivery,
    ) -> None:
        self.house = house
        self.tables = tables
        self.access = access
        self.settings = settings
        self.preferences = preferences
        self.delivery = delivery

    async def open(self, interaction: Interaction, game: str) -> None:
        """A new lobby, if the server's settings allow it here."""
        found = await self.access.may_open(interaction, game)
        guild, channel = interaction.guild_id or 0, parent_of(interaction)
        options = first_options(self.house.games[game], {key: one.value for key, one in found.items()})
        terms = terms_of(self.settings, found, _own_language(interaction))
        user, name = interaction.user.id, interaction.user.display_name
        table = await self.house.lobby.open(
            guild, channel, user, name, game, options, terms=terms, click=interaction.id
        )
        if gender := await self.preferences.gender(user):
            await self.house.seats.speak_of(table, user, gender)
        await self._send(interaction, table, "lobby-there")

    async def rematch(self, interaction: Interaction, old: TableState) -> None:
        """A new lobby with the same people; asking twice leads to the same one. Where the old table was, and nowhere
        else: bans, roles and limits are those of its server, and nobody else should see the lobby.
        """
        if interaction.guild_id != old.row.guild:
            raise Refused("refused-rematch-elsewhere")
        table = await self.house.lobby.rematch_of(old.id) or await self._open_rematch(interaction, old)
        await self._send(interaction, table, "rematch-there")

    async def _open_rematch(self, interaction: Interaction, old: TableState) -> TableId:
        """Under today's settings, and what its host chose instead; whoever has been banned since makes room."""
        terms, banned = None, []
        if old.status is Status.OVER and old.owner(interaction.user.id) is not None:
            found = await self.access.may_host(interaction, old.game.key)
            now = terms_of(self.settings, found, _own_language(interaction))
            terms = keeping_own(now, old.terms)
            banned = [ban.user for ban in await self.access.bans_in(old.row.guild)]
        user, click = interaction.user.id, interaction.id
        genders = await self.preferences.genders([chair.user for chair in old.seats if chair.user is not None])
        return await self.house.lobby.rematch(old.id, user, terms=terms, without=banned, genders=genders, click=click)

    async def _send(self, interaction: Interaction, table: TableId, otherwise: str) -> None:
        """The lobby; or, where it has been shown already, a word of where it is."""
        places = self.delivery.places
        async with self.delivery.opening(table) as shown:
            state = await self.tables.look(interaction, table)
            if shown.lobby or await self._left_behind(state, shown):
                await tell(interaction, otherwise, link=places.link(state, shown))
                return
            shown.threads = threaded(state.terms) and not isinstance(interaction.channel, discord.Thread)
            shown.home = interaction.channel_id or 0
            # Who may see the table hangs on where it is: that is known before anybody can press anything.
            self.delivery.ledger.note(table, shown)
            if not shown.threads:
                # Should the bot be killed before the answer is noted, it knows where the lobby went.
                await self.delivery.ledger.keep(table, shown)
            banner = self.delivery.message.lobby.studio.banner(state.game.key, places.texts(state))
            view = lobby_view(state, places.texts(state), pictured=banner is not None)
            sent = await publicly(interaction, view, banner)
            if sent is None:
                await self.delivery.message.lobby.show(state, shown, places.texts(state))
                await tell(interaction, "lobby-there", link=places.link(state, shown))
            else:
                shown.lobby, shown.version = sent.id, state.version
                shown.banner = attachment_of(sent.body) if sent.body is not None else 0
                shown.banner_language = places.texts(state).language

    async def _left_behind(self, state: TableState, shown: Shown) -> bool:
        """Whether the lobby went out before a crash and nobody could note it."""
        channel = await self.delivery.places.home(state, shown)
        return channel is not None and await self.delivery.message.lobby.find(state, shown, channel)


def _own_language(interaction: Interaction) -> str:
    """That of the server itself, as Discord says it with each click there."""
    return language_of(str(interaction.guild_locale)) or DEFAULT
