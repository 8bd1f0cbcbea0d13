"""Where a table lives: its thread, else its channel; and in which language it is spoken to."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import discord

from cogs.publishing.languages import Languages
from cogs.publishing.ledger import Shown
from cogs.ui.limits import THREAD_NAME, cut
from games.host.rows import Status, Terms
from games.host.table_state import TableState
from texts.catalogue import DEFAULT, Emojis, Texts
from texts.catalogue import languages as known

log = logging.getLogger(__name__)

Place = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel

ARCHIVED, LOCKED = 50083, 160005
THREAD_EXISTS = 160004
ARCHIVE_AFTER: Literal[10080] = 10080


def shut(problem: discord.HTTPException) -> bool:
    """Whether a place does not let the bot speak: a permission is missing, or somebody locked the thread."""
    return isinstance(problem, discord.Forbidden) or problem.code in (ARCHIVED, LOCKED)


class Places:
    def __init__(
        self,
        bot: discord.Client,
        threaded: Callable[[Terms], bool],
        language: Callable[[Terms], str],
        languages: Languages,
        emojis: Emojis,
    ) -> None:
        self.bot = bot
        self.threaded = threaded
        self.language = language
        self.languages = languages
        self.emojis = emojis

    def texts(self, state: TableState) -> Texts:
        """In the language of the table: the same for as long as there is one."""
        kept = self.language(state.terms)
        return self.emojis.texts(kept if kept in known() else self.languages.own(state.row.guild) or DEFAULT)

    async def find(self, state: TableState, shown: Shown) -> Place | None:
        """The place of a running table; a new thread the first time. None: it has none any more."""
        if shown.place and (place := await self.fetch(shown.place)) is not None:
            return await self._awake(place)
        channel = await self.home(state, shown)
        if channel is None:
            return None
        lost = bool(shown.place)
        if shown.threads and not lost and isinstance(channel, discord.TextChannel):
            thread = await self._thread(channel, state, shown)
            shown.place = thread.id if thread else channel.id
            place = thread or channel
        else:
            shown.place, place = channel.id, channel
        shown.message = shown.version = 0
        shown.bare()
        return place

    async def home(self, state: TableState, shown: Shown) -> Place | None:
        """Where the lobby stands. Where nobody could note it when the table was opened, its settings say the rest."""
        channel = (await self.fetch(shown.home) if shown.home else None) or await self.fetch(state.row.channel)
        if channel is not None and not shown.home:
            shown.home, shown.threads = channel.id, self.threaded(state.terms)
        return channel

    async def standing(self, state: TableState, shown: Shown) -> Place | None:
        """Where it hangs now. Nothing is opened for it, and nothing moves: None where that place is gone."""
        place = await self.fetch(shown.place or shown.home or state.row.channel)
        return await self._awake(place) if place is not None else None

    async def _thread(self, channel: discord.TextChannel, state: TableState, shown: Shown) -> discord.Thread | None:
        """A thread on the lobby's message has that message's id, so that asking twice makes only one."""
        say = self.texts(state)
        name, before = (
            cut(say(key, game=say(state.game.key), number=str(state.id)), THREAD_NAME)
            for key in ("thread-name", "thread-name.before")
        )
        try:
            if shown.lobby:
                message = channel.get_partial_message(shown.lobby)
                with suppress(discord.NotFound):
                    return await message.create_thread(name=name, auto_archive_duration=ARCHIVE_AFTER)
            mine = self.bot.user.id if self.bot.user else 0
            for thread in channel.threads:
                if thread.name in (name, before) and thread.owner_id == mine:
                    return thread  # opened by a process, perhaps of an older version, that was killed before noting so
            return await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
            )
        except discord.HTTPException as problem:
            if problem.code == THREAD_EXISTS:
                found = await self.fetch(shown.lobby)
                return found if isinstance(found, discord.Thread) else None
            if isinstance(problem, discord.DiscordServerError):
                raise
            log.info("table %s gets no thread (%s)", state.id, problem.code)
            return None

    async def fetch(self, channel: int) -> Place | None:
        place = self.bot.get_channel(channel)
        if place is None:
            try:
                place = await self.bot.fetch_channel(channel)
            except (discord.NotFound, discord.Forbidden):
                return None
        return place if isinstance(place, Place) else None

    async def _awake(self, place: Place) -> Place | None:
        """An archived thread is reopened before anything is said in it; None: a moderator has locked it, or it may
        not be.
        """
        if not isinstance(place, discord.Thread) or not place.archived:
            return place
        if place.locked:
            return None
        try:
            return await place.edit(archived=False)
        except discord.Forbidden:
            return None

    def link(self, state: TableState, shown: Shown) -> str:
        """Where to find it: its thread, which stays while its message moves; without one its message, else its thread
        to be (which gets the lobby message's id), else its lobby.
        """
        where = f"https://discord.com/channels/{state.row.guild}"
        if shown.place and shown.place != shown.home:
            return f"{where}/{shown.place}"
        if shown.message:
            return f"{where}/{shown.place}/{shown.message}"
        if state.status is not Status.LOBBY and shown.threads and shown.lobby:
            return f"{where}/{shown.lobby}"
        return f"{where}/{shown.home or state.row.channel}" + (f"/{shown.lobby}" if shown.lobby else "")
