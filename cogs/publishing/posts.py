"""The house's own messages in a place: posted once, found again after a crash, taken away."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from cogs.publishing.discord_time import DiscordTime
from cogs.publishing.leftovers import Leftovers, same_words
from cogs.publishing.places import Place
from cogs.ui.layout import Sent
from cogs.ui.marks import Kind, Mark
from cogs.ui.sending import send
from games.host.table_state import TableState


class Posts:
    def __init__(self, leftovers: Leftovers, time: DiscordTime) -> None:
        self.leftovers = leftovers
        self.time = time

    async def send(
        self,
        place: Place,
        view: Sent,
        once: str,
        picture: discord.File | None = None,
        pinged: Sequence[int] = (),
    ) -> discord.Message:
        """Posted once, however often it is asked for: an earlier message that comes back is brought up to date."""
        files = [picture] if picture is not None else []
        called = discord.AllowedMentions(users=[discord.Object(user) for user in pinged])
        message = await send(place.send, view, nonce=once, files=files, allowed_mentions=called)
        if same_words(message, view):
            self.time.heard(message.id)
            return message
        for file in files:
            file.reset()
        return await send(message.edit, view, attachments=files)

    async def left(self, state: TableState, place: Place, kind: Kind) -> int:
        """The newest message of this kind that was posted and not noted; those before it go."""
        found = (await self.leftovers.found(state, place, place.id)).take(Mark(kind, state.id))
        for surplus in found[:-1]:
            await self.delete(place, surplus)
        return found[-1] if found else 0

    async def delete(self, place: Place, message: int) -> None:
        """Quietly, if it is there and may go."""
        if message:
            with suppress(discord.NotFound, discord.Forbidden):
                await place.get_partial_message(message).delete()
