"""What may have been posted without being noted: by a process that was killed a moment later, or by a request whose
answer never came. It is looked for before anything is posted again, and taken over.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from datetime import UTC, datetime

import discord

from cogs.publishing.ledger import Shown
from cogs.ui.layout import Sent
from cogs.ui.marks import Mark, call_in, marked
from games.host.rows import TableId
from games.host.table_state import TableState
from texts.catalogue import without_emojis

log = logging.getLogger(__name__)

REMEMBERED = 10_000
MANY = 500
"""As many messages are looked through, a hundred for each request: what was not noted comes right after what was, but
in a lively channel people's own messages come between.
"""
MARGIN = 60
"""Discord's clock and ours may differ by so many seconds."""

Room = discord.abc.Messageable


@dataclass
class Found:
    """The house's own messages in one place that nobody has noted, oldest first."""

    frames: list[tuple[int, int]] = field(default_factory=list)
    """The mark's number and the message's id."""
    lines: list[tuple[int, str]] = field(default_factory=list)
    """The ids of messages without a frame, and what they say."""
    calls: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By message: the mark of the call that a table carries, and the call."""
    read: set[int] = field(default_factory=set)
    """Messages that were noted and have been read once more, for what may have been written on them since."""

    def take(self, mark: Mark) -> list[int]:
        """Those with this mark; they are found only once."""
        taken = [message for number, message in self.frames if number == mark.number]
        self.frames = [one for one in self.frames if one[1] not in taken]
        return taken

    def has(self, mark: Mark) -> bool:
        return any(number == mark.number for number, _ in self.frames)

    def after(self, earlier: Found) -> Found:
        """What was found before, and this; each message once."""
        frames = {message: number for number, message in (*earlier.frames, *self.frames)}
        return Found(
            [(number, message) for message, number in frames.items()],
            [*dict((*earlier.lines, *self.lines)).items()],
            {**earlier.calls, **self.calls},
        )


@dataclass
class _Unsure:
    """A table of which something may have been posted: after which message, and where that has been looked up."""

    since: int
    found: dict[int, Found] = field(default_factory=dict)
    before: dict[int, Found] = field(default_factory=dict)
    """What an earlier doubt has brought to light, as far as nobody has taken it."""


class Leftovers:
    def __init__(self, bot: discord.Client, started: float) -> None:
        self.bot = bot
        self.started = started
        """Tables that this process opened itself have nothing that it does not know of."""
        self._unsure: OrderedDict[TableId, _Unsure] = OrderedDict()

    def touch(self, state: TableState, shown: Shown) -> None:
        """Before anything is sent about a table: what is noted by now was noted by whoever sent it."""
        if state.row.created <= self.started and state.id not in self._unsure:
            self.doubt(state, shown)

    def doubt(self, state: TableState, shown: Shown) -> None:
        """Something may just have been posted, nobody knows: the next post looks for it."""
        unsure = _Unsure(shown.newest or _around(state.row.created))
        if (earlier := self._unsure.get(state.id)) is not None:
            unsure.before = {**earlier.before, **earlier.found}
        self._unsure[state.id] = unsure
        self._unsure.move_to_end(state.id)
        if len(self._unsure) > REMEMBERED:
            self._unsure.popitem(last=False)

    def unsure(self, table: TableId) -> bool:
        """Whether anything may lie about."""
        return table in self._unsure

    def suspected(self, table: TableId, place: int, last: int | None) -> bool:
        """Whether anything may lie about in this place, of which `last` is the newest message: what was not noted came
        after all that was.
        """
        unsure = self._unsure.get(table)
        return unsure is not None and (place in unsure.found or (last or 0) > unsure.since)

    async def found(self, state: TableState, room: Room, place: int) -> Found:
        """What lies about in a place; looked up once, and only where there is doubt."""
        unsure = self._unsure.get(state.id)
        if unsure is None:
            return Found()
        if place not in unsure.found:
            found = await self._look(room, unsure.since)
            unsure.found[place] = found.after(unsure.before.get(place, Found()))
        return unsure.found[place]

    async def _look(self, room: Room, since: int) -> Found:
        found, me = Found(), self.bot.user
        try:
            async for message in room.history(limit=MANY, after=discord.Object(since), oldest_first=True):
                if me is None or message.author.id != me.id:
                    continue
                if message.flags.components_v2:
                    found.frames.append((marked(message.components), message.id))
                    if (call := call_in(message.components)) is not None:
                        found.calls[message.id] = call
                elif message.type is discord.MessageType.default:
                    found.lines.append((message.id, message.content))
        except (discord.Forbidden, discord.NotFound):
            # Then the nonce is all there is: it keeps a message from being doubled for some minutes.
            log.debug("a place may not be looked through")
        return found


def _around(created: float) -> int:
    """An id shortly before a table was opened."""
    return max(discord.utils.time_snowflake(datetime.fromtimestamp(created - MARGIN, UTC)), 0)


DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def nonce(state: TableState, kind: str, *replaced: int) -> str:
    """The same for the same post in every process, at most 25 characters: the table, the kind, and what it replaces.

    It does not hold the version: after a crash the same post may be of a later one.
    """
    return kind.join(short(number) for number in (state.id, *replaced))


def short(number: int) -> str:
    """In few characters."""
    written = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        written = DIGITS[digit] + written
    return written or "0"


def same_words(message: discord.Message, view: Sent) -> bool:
    """Whether a message says what was just sent. Where the nonce was known already, it is an earlier one."""
    return _bare(view.texts) == _bare(_texts(message.components))


def _bare(written: list[str]) -> list[str]:
    """Emojis may be others by now, and mean the same."""
    return [without_emojis(text).strip() for text in written]


def _texts(components: list[discord.Component]) -> list[str]:
    found: list[str] = []
    for one in components:
        if isinstance(one, discord.TextDisplay):
            found.append(one.content)
        found += _texts(list(getattr(one, "children", ())))
    return found
