"""Pens: with the token of an interaction the message it belongs to can be written on, for a quarter of an hour, and
Discord does not count it. A token is a secret: it stays in memory and in the database, never in a log.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
import msgspec

from cogs.publishing.discord_time import DiscordTime
from cogs.ui.interactions import Interaction
from cogs.ui.layout import Sent
from cogs.ui.sending import send
from games.core.menu import Path
from games.host.ticket import Ticket
from texts.catalogue import DEFAULT

LIFE = 15 * 60
"""Seconds for which a token works."""
REST = 14 * 60
"""After so many nothing more is begun with it: what is written last must still arrive."""

LAST_STROKE = LIFE - REST - 5
"""For so many seconds after that it may be tried once more, where nothing depends on it."""
RENEWED = 7 * 60
"""With less than this left to a table's pen, the next click on the table leaves a new one."""

ORIGINAL: Any = "@original"
"""The message that the interaction was answered with, or the one whose control was pressed."""
DEAD = (10008, 10015, 10062, 50027)
"""Discord's codes for a message or a token that is no longer there."""


class Pen(msgspec.Struct, frozen=True, array_like=True):
    """Writes on one message."""

    message: int
    token: str
    pressed: int
    """The interaction whose token it is: its id tells its age."""
    follow_up: bool = False
    """The message was sent after the first answer, and is known by its id alone."""
    version: int = 0
    """Of the table that the message showed when this was noted."""
    place: int = 0
    """The channel in which it hangs."""
    ticket: Ticket | None = None
    """The question that the message asked when this was noted,"""
    prefix: Path = ()
    """and how far an answer to it had got."""
    language: str = DEFAULT
    """In which its reader is spoken to there."""

    def __repr__(self) -> str:
        return f"<Pen for {self.message}>"

    @classmethod
    def of(cls, interaction: Interaction, message: int, *, follow_up: bool = False) -> Pen:
        return cls(message, interaction.token, interaction.id, follow_up, place=interaction.channel_id or 0)


class Pens:
    """Who writes with them."""

    def __init__(self, bot: discord.Client, time: DiscordTime) -> None:
        self.bot = bot
        self.time = time

    def left(self, pen: Pen) -> float:
        """For how many seconds it is to be relied on."""
        return REST - self.time.age(pen.pressed)

    async def edit(
        self, pen: Pen, view: Sent, attachments: Sequence[discord.File | discord.Attachment]
    ) -> discord.Message:
        webhook = self._webhook(pen)
        return await send(partial(webhook.edit_message, self._which(pen)), view, attachments=attachments)

    async def send(self, pen: Pen, view: Sent, files: Sequence[discord.File]) -> discord.Message:
        """A new private message at the bottom of the place, for whoever pressed."""
        return await send(self._webhook(pen).send, view, files=files, ephemeral=True, wait=True)

    async def delete(self, pen: Pen) -> None:
        await self._webhook(pen).delete_message(self._which(pen))

    def _which(self, pen: Pen) -> Any:
        return pen.message if pen.follow_up else ORIGINAL

    def _webhook(self, pen: Pen) -> discord.Webhook:
        webhook = discord.Webhook.partial(self.bot.application_id or 0, pen.token, client=self.bot)
        webhook.type = discord.WebhookType.application  # else it may not speak in private
        return webhook


def dead(problem: discord.HTTPException) -> bool:
    """Whether there is nothing left to write on, or nothing to write with."""
    return problem.code in DEAD or problem.status in (401, 403, 404)
