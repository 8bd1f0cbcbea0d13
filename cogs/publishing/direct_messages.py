"""Hands by direct message: one message per table, edited in place, playable from there entirely."""

from __future__ import annotations

import logging
from collections import OrderedDict
from contextlib import suppress

import discord

from cogs.publishing.hand_message import Drawn, HandMessage
from cogs.publishing.languages import Languages
from cogs.publishing.ledger import Shown
from cogs.publishing.leftovers import Leftovers, nonce, same_words
from cogs.publishing.pictures import Hanging
from cogs.publishing.preferences import Preferences
from cogs.ui.layout import fingerprint
from cogs.ui.marks import Kind, Mark
from cogs.ui.sending import send
from games.core.text import Seat
from games.host.rows import Presence, User
from games.host.table_state import TableState
from texts.catalogue import Texts

log = logging.getLogger(__name__)

REMEMBERED = 5_000
"""Hands of which it is known how they look."""


class DirectMessages:
    def __init__(
        self,
        bot: discord.Client,
        preferences: Preferences,
        languages: Languages,
        message: HandMessage,
        leftovers: Leftovers,
        hanging: Hanging,
    ) -> None:
        self.bot = bot
        self.preferences = preferences
        self.languages = languages
        self.message = message
        self.leftovers = leftovers
        self.hanging = hanging
        self._looks: OrderedDict[int, str] = OrderedDict()
        """By message what hangs there, words and picture; nothing of it outlives the process."""

    async def texts(self, user: User, about: TableState) -> Texts:
        """In the language in which somebody reads of a table."""
        return self.message.emojis.texts(await self.languages.of(user, about.row.guild, about.row.channel))

    async def call(self, user: User, text: str, about: TableState | None = None) -> tuple[int, int] | None:
        """A word by direct message, and about a table only once: its channel and id. None: the door is closed."""
        try:
            channel = await self._channel(user, 0)
            lines = (await self.leftovers.found(about, channel, channel.id)).lines if about else []
            said = next((message for message, line in lines if line == text), 0)
            lines[:] = [one for one in lines if one[0] != said]
            return channel.id, said or (await channel.send(text)).id
        except (discord.Forbidden, discord.NotFound) as problem:
            log.debug("a direct message was refused (%s)", problem.code)
            return None

    async def take_back(self, user: User, channel: int, message: int) -> None:
        """A word that is settled goes."""
        with suppress(discord.NotFound, discord.Forbidden):
            await (await self._channel(user, channel)).get_partial_message(message).delete()

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

    def unsure(self, message: int) -> None:
        """Somebody else writes on this hand as well: how it looks is not known."""
        self._looks.pop(message, None)

    async def _edited(self, channel: discord.DMChannel, state: TableState, seat: Seat, message: int) -> bool:
        """Whether it hangs there; what would look the same is not sent."""
        hand = await self._hand(state, seat)
        if self._looks.get(message) == _look(hand):
            return True
        self.unsure(message)
        try:
            edited = await send(channel.get_partial_message(message).edit, hand.view, attachments=hand.files())
        except discord.NotFound:
            return False
        self._hangs(edited, hand)
        return True

    async def _posted(self, channel: discord.DMChannel, state: TableState, seat: Seat, replaced: int) -> int:
        hand = await self._hand(state, seat)
        sent = await send(channel.send, hand.view, files=hand.files(), nonce=nonce(state, "h", replaced))
        if not same_words(sent, hand.view):
            await self._edited(channel, state, seat, sent.id)
        else:
            self._hangs(sent, hand)
        return sent.id

    def _hangs(self, message: discord.Message, hand: Drawn) -> None:
        self.hanging.hung(message, hand.name)
        self._looks[message.id] = _look(hand)
        self._looks.move_to_end(message.id)
        if len(self._looks) > REMEMBERED:
            self._looks.popitem(last=False)

    async def _hand(self, state: TableState, seat: Seat) -> Drawn:
        user = state.seats[seat].user
        assert user is not None
        say = await self.texts(user, state)
        look = await self.message.look(state, user, head=await self.message.head(state, say))
        return await self.message.drawn(state, seat, say, look)

    async def _channel(self, user: User, known: int) -> discord.DMChannel:
        found = self.bot.get_channel(known) if known else None
        if isinstance(found, discord.DMChannel):
            return found
        return await self.bot.create_dm(discord.Object(user))


def _look(hand: Drawn) -> str:
    return f"{fingerprint(hand.view)}:{hand.look}"
