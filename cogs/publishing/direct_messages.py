"""Hands by direct message: one message per table, edited in place, playable from there entirely."""

from __future__ import annotations

import io
import logging
from contextlib import suppress

import discord

from cogs.publishing.ledger import Shown
from cogs.publishing.leftovers import Leftovers, nonce, same_words
from cogs.publishing.pictures import Hanging
from cogs.publishing.preferences import Preferences
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.hand_view import PICTURE, HandLook, hand_view
from cogs.ui.marks import Kind, Mark
from cogs.ui.names import plain_names
from cogs.ui.painter import Painter
from games.core.text import Seat
from games.host.rows import Presence, User
from games.host.table_state import TableState
from texts.catalogue import texts

log = logging.getLogger(__name__)


class DirectMessages:
    def __init__(
        self,
        bot: discord.Client,
        preferences: Preferences,
        painter: Painter,
        extras: AllExtras,
        leftovers: Leftovers,
        hanging: Hanging,
    ) -> None:
        self.bot = bot
        self.preferences = preferences
        self.painter = painter
        self.extras = extras
        self.leftovers = leftovers
        self.hanging = hanging

    async def call(self, user: User, text: str, about: TableState | None = None) -> int:
        """A word by direct message, and about a table only once: its id. 0: the door is closed."""
        try:
            channel = await self._channel(user, 0)
            lines = (await self.leftovers.found(about, channel, channel.id)).lines if about else []
            said = next((message for message, line in lines if line == text), 0)
            lines[:] = [one for one in lines if one[0] != said]
            return said or (await channel.send(text)).id
        except (discord.Forbidden, discord.NotFound) as problem:
            log.debug("a direct message was refused (%s)", problem.code)
            return 0

    async def wanted(self, state: TableState, shown: Shown) -> list[User]:
        """Those whose hand goes by direct message."""
        here = [chair.user for chair in state.seats if chair.presence in (Presence.AWAKE, Presence.ASLEEP)]
        open_doors = [user for user in here if user is not None and f"dm-closed:{user}" not in shown.notices]
        return [user for user in open_doors if await self.preferences.by_message(user)]

    async def show(self, state: TableState, shown: Shown, user: User, *, moved: bool) -> None:
        """Bring one hand up to date; `moved`: the deadline has changed as well."""
        channel_id, message_id, version = shown.directs.get(str(user), (0, 0, 0))
        seat = state.seat_of(user)
        anew = moved and seat in state.awaits
        if seat is None or (version >= state.version and not anew):
            return
        try:
            channel = await self._channel(user, channel_id)
            there = message_id and await self._edited(channel, state, seat, message_id)
            if not there and (found := await self._left(channel, state)):
                there = await self._edited(channel, state, seat, found)
                message_id = found
            if not there and state.status.live:
                message_id = await self._posted(channel, state, seat, message_id)
            shown.directs[str(user)] = (channel.id, message_id, state.version)
        except discord.Forbidden as problem:
            # Closed: the panel under "My hand" is always there; it says so once. Knocking again and again would
            # count against the bot, so the next try is when the player asks for it.
            log.debug("a direct message was refused (%s)", problem.code)
            shown.directs[str(user)] = (0, 0, state.version)
            shown.once(f"dm-closed:{user}")

    async def _left(self, channel: discord.DMChannel, state: TableState) -> int:
        """A hand that was sent and not noted; those before it go."""
        found = (await self.leftovers.found(state, channel, channel.id)).take(Mark(Kind.HAND, state.id))
        for surplus in found[:-1]:
            with suppress(discord.NotFound):
                await channel.get_partial_message(surplus).delete()
        return found[-1] if found else 0

    async def _edited(self, channel: discord.DMChannel, state: TableState, seat: Seat, message: int) -> bool:
        view, files = await self._hand(state, seat)
        try:
            edited = await channel.get_partial_message(message).edit(view=view, attachments=files)
        except discord.NotFound:
            return False
        self.hanging.hung(edited, PICTURE if files else "")
        return True

    async def _posted(self, channel: discord.DMChannel, state: TableState, seat: Seat, replaced: int) -> int:
        view, files = await self._hand(state, seat)
        sent = await channel.send(view=view, files=files, nonce=nonce(state, "h", replaced))
        if not same_words(sent, view):
            await self._edited(channel, state, seat, sent.id)
        else:
            self.hanging.hung(sent, PICTURE if files else "")
        return sent.id

    async def _hand(self, state: TableState, seat: Seat) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        say = texts()
        panel = state.hand_panel(seat) if state.status.live else None
        plain = await self.preferences.plain(state.seats[seat].user)
        files = []
        if panel is not None and panel.scene is not None and not plain:
            png = await self.painter.png(panel.scene, say, plain_names(state))
            files.append(discord.File(io.BytesIO(png), PICTURE))
        look = HandLook(plain=plain, extras=self.extras.get(state.game.key, NONE))
        return hand_view(state, seat, say, panel, look, PICTURE if files else ""), files

    async def _channel(self, user: User, known: int) -> discord.DMChannel:
        found = self.bot.get_channel(known) if known else None
        if isinstance(found, discord.DMChannel):
            return found
        return await self.bot.create_dm(discord.Object(user))
