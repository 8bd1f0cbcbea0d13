"""What has been shown of a table, and where: the Discord side's own memory, kept beside the table."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from cogs.publishing.pens import Pen
from games.core.text import Seat
from games.host.rows import PublishedRow, TableId
from games.host.store import Store
from texts.catalogue import DEFAULT


class Called(msgspec.Struct, frozen=True, omit_defaults=True):
    """The window that somebody was called for, and who."""

    window: int
    seats: list[Seat]
    mentioned: list[Seat] = []
    """Those of them whom the table's message mentions: they get no direct message."""
    ringing: list[Seat] = []
    """Those who are still to get a direct message."""
    reminded: list[Seat] = []
    """Those of them for whom time is running out."""


class Shown(msgspec.Struct, omit_defaults=True):
    """Ids of messages and what they show. Losing it costs a look for what was posted, never a game."""

    threads: bool = True
    """Whether the table gets a thread; decided when it was opened."""
    lobby: int = 0
    banner: int = 0
    """The file of the picture that hangs over the lobby,"""
    banner_language: str = DEFAULT
    """and the language of its words."""
    home: int = 0
    """Where the lobby's message is, when that is not the table's channel: a rematch asked for in a thread."""
    place: int = 0
    """The thread or channel the table lives in."""
    message: int = 0
    version: int = 0
    """The table's version that the message shows."""
    words: str = ""
    """The fingerprint of the message's text and controls, if it is known: what would look the same is not sent."""
    until: int = 0
    """The deadline that the message shows."""
    picture: str = ""
    """The picture that the message shows."""
    drawn: int = 0
    """The table's version that the picture shows: the answer to a click brings new words under the old one."""
    attachment: int = 0
    """That picture's file on Discord: who edits the words names it, or the picture goes."""
    pen: Pen | None = None
    """From the last click on the message: what is written with it is not counted."""
    ended: bool = False
    """Its end has been shown: from now on it is edited where it hangs, and posted nowhere anew."""
    bottom: int = 0
    """The newest message that the table itself sent there: only what others write below makes it scroll away."""
    moment: int = 0
    """The newest message that tells of moments,"""
    moments: list[str] = []
    """and its lines."""
    ping: int = 0
    """A call of an earlier version of the house, which was a message of its own."""
    rung: int = 0
    """The newest direct message that called somebody to the table; it may be gone by now."""
    pinged: Called | str = ""
    """The question somebody was called for; older rows have it as "window:seat,seat"."""
    rings: dict[str, tuple[int, int]] = {}
    """Those who were called by direct message: by user the channel and the message, until it is settled."""
    directs: dict[str, tuple[int, int, int]] = {}
    """Hands in direct messages: by user the channel, the message and the version shown."""
    panels: dict[str, Pen] = {}
    """Private panels that can still be written on, by user."""
    told: int = 0
    """The version up to which moments have been posted and rounds have been noticed."""
    down: bool = False
    """A round has begun since the table was last shown: if anything has come below it, it comes down."""
    left: list[int] = []
    """Where the table hung before: messages that are still to be deleted."""
    result: bool = False
    """The end has been posted as a message of its own."""
    lobby_says: str = ""
    """What the lobby's message says of the game: that it runs, or that it is over."""
    notices: list[str] = []
    """Things said once."""
    ratings: list[tuple[int, int, int]] | None = None
    """When it is over: by seat the rating before and after; None: not worked out yet."""
    title: str = ""
    """What a winner called the finished table, as it was written."""

    def once(self, notice: str) -> bool:
        """True the first time."""
        if notice in self.notices:
            return False
        self.notices.append(notice)
        return True

    @property
    def called(self) -> Called:
        if isinstance(self.pinged, Called):
            return self.pinged
        window, _, seats = self.pinged.partition(":")
        return Called(int(window or -1), [int(seat) for seat in seats.split(",") if seat])

    @property
    def newest(self) -> int:
        """The newest message that is noted here: whatever was sent and not noted came after it."""
        hands = [message for _, message, _ in self.directs.values()]
        rings = [message for _, message in self.rings.values()]
        return max(self.lobby, self.message, self.bottom, self.ping, self.rung, *hands, *rings)

    def bare(self) -> None:
        """No picture hangs at the table, or none that is known."""
        self.picture, self.attachment = "", 0

    def nowhere(self, channel: int) -> None:
        """It goes on in another channel: nothing has been shown of it there."""
        self.home = channel
        self.place = self.lobby = self.banner = self.message = self.version = self.ping = self.moment = 0
        self.lobby_says, self.left, self.pinged = "", [], ""
        self.bare()


KEPT = 10_000
UNSURE = -1
"""As the deadline that a message shows: it is looked at once more."""
UNSEEN = "?"
"""A picture that an earlier process hung up: it is left alone until the words under it change."""


Serves = Callable[[TableId], Awaitable[bool]]
"""Whether this process is the one that shows a table."""


class _Entry:
    """What is known of a table, and what of it is in the store."""

    __slots__ = ("cursor", "data", "noted", "place", "stored")

    def __init__(self, data: bytes, stored: bytes, place: int, cursor: int, *, noted: bool = False) -> None:
        self.data = data
        self.stored = stored
        self.place = place
        self.cursor = cursor
        self.noted = noted
        """There is more in it than in the store."""


class Ledger:
    """Reads and keeps what has been shown; only the one process that shows a table writes about it, and remembers."""

    def __init__(self, store: Store, serves: Serves | None = None) -> None:
        self._store = store
        self._serves = serves or _every_table
        self._kept: OrderedDict[TableId, _Entry] = OrderedDict()

    async def read(self, table: TableId) -> Shown:
        known = self._kept.get(table)
        if known is not None:
            return msgspec.json.decode(known.data, type=Shown)
        serves = await self._serves(table)
        row = await self._store.published(table)
        known = self._kept.get(table)
        if known is not None:  # somebody else has read it, and perhaps noted more, while this was being read
            return msgspec.json.decode(known.data, type=Shown)
        shown = msgspec.json.decode(row.data if row is not None else b"{}", type=Shown)
        # How messages look is not written each time it changes: what is read may be older than what hangs there.
        shown.words, shown.attachment = "", 0
        shown.picture, shown.drawn = (UNSEEN, shown.version) if shown.picture else ("", 0)
        data, cursor = msgspec.json.encode(shown), row.cursor if row is not None else 0
        if serves:
            self._remember(table, _Entry(data, b"", shown.place, cursor))
        return shown

    async def keep(self, table: TableId, shown: Shown, cursor: int = 0, done: bool = False) -> None:
        """Write it down, unless only looks have changed since it was: what would be lost of those is drawn again.

        `cursor` is the version of which everything has been shown. Who has shown less leaves it out: the table stays
        owed, and a crash costs nothing.
        """
        known = self._kept.get(table)
        cursor = max(cursor, known.cursor if known is not None else 0)
        data, worth = msgspec.json.encode(shown), _worth(shown, cursor, done)
        if known is None or known.stored != worth:
            place = 0 if known is not None and known.place == shown.place else shown.place
            # What has been sent stays known here even when it cannot be written: nothing is posted twice for it.
            self.note(table, shown)
            await self._store.note_published(PublishedRow(table, cursor, data, done, place))
        self._remember(table, _Entry(data, worth, shown.place, cursor))

    def note(self, table: TableId, shown: Shown) -> None:
        """Remember it until it is kept with what follows: a crash in between shows the table once more."""
        known, data = self._kept.get(table), msgspec.json.encode(shown)
        if known is None or known.data != data:
            stored, place, cursor = (known.stored, known.place, known.cursor) if known else (b"", 0, 0)
            self._remember(table, _Entry(data, stored, place, cursor, noted=True))

    def _remember(self, table: TableId, entry: _Entry) -> None:
        self._kept[table] = entry
        self._kept.move_to_end(table)
        while len(self._kept) > KEPT:
            # What is only noted stays until it is kept: the store does not have it yet.
            oldest = next((one for one, known in self._kept.items() if not known.noted), None)
            if oldest is None:
                return
            del self._kept[oldest]


async def _every_table(table: TableId) -> bool:
    return True


def _worth(shown: Shown, cursor: int, done: bool) -> bytes:
    """What must not be forgotten: everything but how messages look at the moment, and what writes on them."""
    directs = {user: (channel, message, 0) for user, (channel, message, _) in shown.directs.items()}
    panels = {user: pen.message for user, pen in shown.panels.items()}
    looks = {"words": "", "picture": "", "drawn": 0, "attachment": 0, "pen": None}
    bare = msgspec.structs.replace(shown, **looks, directs=directs, panels={})
    return msgspec.json.encode((bare, panels, cursor, done))
