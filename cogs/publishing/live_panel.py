"""A player's newest private panel at a table, as far as the house knows it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from cogs.publishing.pens import Pen
from cogs.ui.hand_view import HandLook
from games.core.text import Seat
from games.host.rows import Status, TableId, User
from games.host.table_state import TableState
from games.host.ticket import Ticket
from texts.catalogue import Texts

Key = tuple[User, TableId]


class Hangs(NamedTuple):
    """What a panel shows, by its fingerprints."""

    words: str
    picture: str


@dataclass(eq=False)
class LivePanel:
    """A player's newest panel at a table."""

    user: User
    table: TableId
    pen: Pen
    say: Texts
    look: HandLook | None
    """How the hand is looked at; None: another page is open in it, the log or the notebook."""
    direct: bool = False
    """It hangs in a direct message, which can be edited for ever."""
    ticket: Ticket | None = None
    """The question that it shows."""
    version: int = 0
    """Of the table that it shows."""
    words: str = ""
    """The fingerprint of what hangs there; empty: nobody knows."""
    picture: str = ""
    unseen: bool = False
    """An earlier process wrote what hangs there: a choice may have got further than was noted."""
    due: int = 0
    """The newest version that was to be shown: what is being drawn of an older one is not needed any more."""
    presses: int = 0
    """Grows with every click: what was begun for an earlier one must not undo what a later one shows."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def key(self) -> Key:
        return self.user, self.table

    def noted(self) -> Pen:
        """The pen, and what another process needs to know of the panel."""
        prefix = self.look.prefix if self.look is not None else ()
        noted = {"version": self.version, "ticket": self.ticket, "prefix": prefix, "language": self.say.language}
        return msgspec.structs.replace(self.pen, **noted)

    def unknown(self) -> None:
        self.words = self.picture = ""

    def turns(self, state: TableState, seat: Seat) -> bool:
        """Whether a page that is being read makes room for the hand: something new is asked, or the game is over."""
        return state.status is Status.OVER or (seat in state.awaits and state.ticket(seat) != self.ticket)
