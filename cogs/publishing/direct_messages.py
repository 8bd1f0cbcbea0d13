"""Hands by direct message: one message per table, edited in place, playable from there entirely."""

from __future__ import annotations

import io
import logging

import discord

from cogs.publishing.ledger import Shown
from cogs.publishing.preferences import Preferences
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.hand_view import PICTURE, HandLook, hand_view
from cogs.ui.names import plain_names
from cogs.ui.painter import Painter
from games.core.text import Seat
from games.host.rows import Presence, User
from games.host.table_state import TableState
from texts.catalogue import texts

log = logging.getLogger(__name__)


class DirectMessages:
    def __init__(self, bot: discord.Client, preferences: Preferences, painter: Painter, extras: AllExtras) -> None:
        self.bot = bot
        self.preferences = preferences
        self.painter = painter
        self.extras = extras

    async def call(self, user: User, text: str) -> bool:
        """A word by direct message; False when the door is closed."""
        try:
            channel = await self._channel(user, 0)
            await channel.send(text)
        except (discord.Forbidden, discord.NotFound) as problem:
            log.debug("a direct message was refused (%s)", problem.code)
            return False
        return True

    async def show(self, state: TableState, shown: Shown, *, moved: bool) -> None:
        """Bring every hand that goes by direct message up to date; `moved`: the deadline has changed as well."""
        for chair in state.seats:
            if chair.user is None or chair.presence not in (Presence.AWAKE, Presence.ASLEEP):
                continue
            closed = f"dm-closed:{chair.user}" in shown.notices
            if not closed and await self.preferences.by_message(chair.user):
                anew = moved and chair.seat in state.awaits
                await self._show_one(state, chair.user, chair.seat, shown, anew=anew)

    async def _show_one(self, state: TableState, user: User, seat: Seat, shown: Shown, *, anew: bool) -> None:
        channel_id, message_id, version = shown.directs.get(str(user), (0, 0, 0))
        if version >= state.version and not anew:
            return
        try:
            channel = await self._channel(user, channel_id)
            if message_id:
                try:
                    await self._send(channel, state, seat, message_id)
                    shown.directs[str(user)] = (channel.id, message_id, state.version)
                    return
                except discord.NotFound:
                    pass
            sent = await self._send(channel, state, seat, None)
            shown.directs[str(user)] = (channel.id, sent, state.version)
        except discord.Forbidden as problem:
            # Closed: the panel under "My hand" is always there; it says so once. Knocking again and again would
            # count against the bot, so the next try is when the player asks for it.
            log.debug("a direct message was refused (%s)", problem.code)
            shown.directs[str(user)] = (0, 0, state.version)
            shown.once(f"dm-closed:{user}")

    async def _send(self, channel: discord.DMChannel, state: TableState, seat: Seat, message: int | None) -> int:
        say = texts()
        panel = state.hand_panel(seat) if state.status.live else None
        plain = await self.preferences.plain(state.seats[seat].user)
        files = []
        if panel is not None and panel.scene is not None and not plain:
            png = await self.painter.png(panel.scene, say, plain_names(state))
            files.append(discord.File(io.BytesIO(png), PICTURE))
        look = HandLook(plain=plain, extras=self.extras.get(state.game.key, NONE))
        view = hand_view(state, seat, say, panel, look, PICTURE if files else "")
        if message is not None:
            await channel.get_partial_message(message).edit(view=view, attachments=files)
            return message
        return (await channel.send(view=view, files=files, nonce=f"{state.id}.{seat}.{state.version}d")).id

    async def _channel(self, user: User, known: int) -> discord.DMChannel:
        found = self.bot.get_channel(known) if known else None
        if isinstance(found, discord.DMChannel):
            return found
        return await self.bot.create_dm(discord.Object(user))
