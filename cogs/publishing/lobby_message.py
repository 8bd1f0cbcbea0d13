"""The message that a table begins with: who plays and how, with the game's banner over it; later where it is played,
and who won.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache, partial

import discord

from cogs.publishing.ledger import Shown
from cogs.publishing.leftovers import nonce
from cogs.publishing.pictures import attachment_of, edit_keeping
from cogs.publishing.places import Place, Places
from cogs.publishing.posts import Posts
from cogs.publishing.studio import Studio
from cogs.ui.answers import in_place
from cogs.ui.interactions import Interaction
from cogs.ui.lobby_view import BANNER, lobby_view
from cogs.ui.marks import Kind
from cogs.ui.sending import send
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)


class LobbyMessage:
    def __init__(self, places: Places, posts: Posts, studio: Studio) -> None:
        self.places = places
        self.posts = posts
        self.studio = studio

    async def show(self, state: TableState, shown: Shown, say: Texts) -> None:
        """The lobby in its channel; posted again if somebody deleted it while it was open."""
        if shown.version >= state.version:
            return
        channel = await self.places.home(state, shown)
        if channel is None:
            return
        try:
            there = await self._edited(channel, state, shown, say)
            if not there and await self.find(state, shown, channel):
                there = await self._edited(channel, state, shown, say)
            if not there and state.status is Status.LOBBY:
                banner = self.studio.banner(state.game.key, say)
                view = lobby_view(state, say, pictured=banner is not None)
                message = await self.posts.send(channel, view, nonce(state, "l", shown.lobby), banner)
                shown.lobby, shown.banner, shown.banner_language = message.id, attachment_of(message), say.language
            shown.version = state.version
        except discord.Forbidden:
            log.info("the lobby of table %s may not be shown in its channel", state.id)

    async def _edited(self, channel: Place, state: TableState, shown: Shown, say: Texts) -> bool:
        if shown.lobby:
            with suppress(discord.NotFound):
                edit = channel.get_partial_message(shown.lobby).edit
                await self._edit(edit, state, shown, say)
                return True
        return False

    async def _edit(
        self,
        edit: Callable[..., Awaitable[discord.Message | None]],
        state: TableState,
        shown: Shown,
        say: Texts,
        link: str | None = None,
    ) -> None:
        """Its banner stays while it is open, unless its host chooses another language; it goes with the start."""
        view = cache(lambda pictured: lobby_view(state, say, link, pictured=pictured))
        hangs = shown.banner if state.status is Status.LOBBY else 0
        other = self.studio.banner(state.game.key, say) if hangs and shown.banner_language != say.language else None
        if other is None:
            shown.banner = await edit_keeping(edit, view, BANNER, hangs)
            return
        message = await send(edit, view(True), attachments=[other])
        shown.banner = attachment_of(message) if message is not None else 0
        shown.banner_language = say.language

    async def answer(self, interaction: Interaction, state: TableState, shown: Shown, say: Texts) -> None:
        """A click on it, with how it stands now."""
        shown.banner = attachment_of(interaction.message) if interaction.message is not None else 0
        await self._edit(partial(in_place, interaction), state, shown, say, self.places.link(state, shown))
        if state.status is Status.LOBBY:
            shown.version = state.version

    async def find(self, state: TableState, shown: Shown, channel: Place) -> bool:
        """Whether a lobby was posted and not noted: it is taken over, and one too many is taken away."""
        found = await self.posts.left(state, channel, Kind.LOBBY)
        if found:
            shown.lobby = found
        return bool(found)

    async def tell(self, state: TableState, shown: Shown, say: Texts) -> None:
        """The message it all began with says where the game is, and later who won."""
        # In a channel without threads the table is a little further down, and moves until it is over.
        settled = shown.message if state.status is Status.OVER else 0
        where = shown.place if shown.place != shown.home else settled
        says = f"{state.status}:{where}"
        if not shown.lobby or not shown.message or shown.lobby_says == says:
            return
        channel = await self.places.home(state, shown)
        if channel is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                edit, link = channel.get_partial_message(shown.lobby).edit, self.places.link(state, shown)
                await self._edit(edit, state, shown, say, link if where else None)
        shown.lobby_says = says
