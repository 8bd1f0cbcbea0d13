"""Several processes that serve one house: which tables are whose, and what they say to each other.

A table belongs to a room, by the server it is in; a room lies in one shard, and a shard is run by one process. Versions
keep games right whoever commits: that a table has one owner only spares double work, and keeps what is shown in order.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum
from typing import Protocol

from games.core.row import Row
from games.host.rows import TableId

ROOMS = 256
"""As many shards as there may be at most."""

ORPHANED = 15.0
"""Seconds without a pulse after which a process that serves another slot stands in for one that nobody waits for."""

Hear = Callable[["Word"], Awaitable[None]]


def room_of(guild: int) -> int:
    return (guild >> 22) % ROOMS


def shards_for(wanted: int, processes: int) -> int:
    """A power of two, so that no room lies in two shards; at least one shard for each process."""
    least = min(max(wanted, processes, 1), ROOMS)
    return 1 << (least - 1).bit_length()


class Share(Row, frozen=True):
    """What belongs to one of several processes: the shards that leave its slot when divided by their number."""

    slot: int
    processes: int
    shards: int

    @property
    def shard_ids(self) -> list[int]:
        return list(range(self.slot, self.shards, self.processes))

    @property
    def rooms(self) -> list[int]:
        return [room for room in range(ROOMS) if room % self.shards % self.processes == self.slot]

    def owns(self, guild: int) -> bool:
        return room_of(guild) % self.shards % self.processes == self.slot


class Subject(StrEnum):
    """What a word to the others is about."""

    CHANGED = "changed"
    """A table, by somebody who does not own it."""
    ERRAND = "errand"
    """Something has been asked of a table's owner."""
    PREFERENCES = "preferences"
    """A person's; what is remembered of them is out of date."""
    FORGOTTEN = "forgotten"
    """A person is."""
    SETTINGS = "settings"
    """A server's; what is remembered of them is out of date."""
    EMOJIS = "emojis"
    """There are others than before."""
    MISSED = "missed"
    """Nobody tells this one: while the connection was lost, anything may have been told."""


class Word(Row, frozen=True, array_like=True):
    """What one process tells all others at once. It may be lost: whoever it is meant for also looks now and then."""

    subject: Subject
    guild: int = 0
    about: int = 0
    """The table, or the person."""


class Errand(Row, frozen=True):
    """What only a table's owner may do, asked for by another process. It may be done twice; it is never lost."""

    table: TableId
    guild: int
    data: bytes
    id: int = 0
    """Grows with every errand; 0 before it is kept."""


class Taken(Row, frozen=True):
    """A slot that belongs to this process from now on, and what it has to know of the house."""

    share: Share
    wall: float
    """What the shared clock shows."""
    closed: float
    boots: list[float]
    """By room the house time at which it was last opened."""
    baton: bytes = b""
    """What the holder before has left, as it was with their last pulse."""
    moved: bool = True
    """Nobody served it for a while, not long ago: deadlines there have moved, and not every table may show it yet."""


class Pulse(Row, frozen=True):
    """A slot, as every process can see it."""

    slot: int
    age: float
    """Seconds since it was last said to be served."""
    lent: bool
    """Somebody stands in for it."""


class Muster(Row, frozen=True):
    """All that share the house."""

    slots: list[Pulse]
    spares: int


class LeaseLost(Exception):
    """The connection that holds a slot is gone, and with it the slot, unless nobody else has taken it since."""


class Lease(Protocol):
    """The right to one slot, as long as a connection lives; and the house's one clock."""

    broken: Callable[[], None]
    """Told as soon as the connection is gone; a pulse would find out, too, but later than somebody who waits."""

    async def take(self, processes: int, shards: int, *, lent: bool = False) -> Taken | None:
        """A free slot, if there is one; else this process waits, and others can see that it does. `lent`: only one that
        nobody has served for a while, until somebody waits for it.
        """

    async def take_again(self) -> tuple[float, float] | None:
        """After it was lost, on a new connection: the shared clock, and for how long the house has been closed in all.
        None: somebody else has had it since.
        """

    async def pulse(self, baton: bytes) -> float:
        """Say that the slot is served, and leave something for whoever is next. The shared clock; or LeaseLost."""

    async def is_awaited(self) -> bool:
        """Whether somebody waits for a slot, and should have this one: those that are lent come first."""

    async def is_orphaned(self) -> bool:
        """Whether some slot has not been served for a while, and nobody waits."""

    async def let_go(self, baton: bytes | None) -> None:
        """The slot is free, and whoever waits takes it. None: what was left before stays."""

    async def close(self) -> None: ...

    async def reopen(self, rooms: Sequence[int], boot: float) -> None:
        """These rooms were not served for a while; at this house time they are again."""

    async def admit(self, key: int, pause: float) -> float:
        """In how many seconds the next one under this key may pass, each so long after the other."""

    async def tell(self, word: Word) -> None: ...

    async def ask(self, errand: Errand) -> None: ...

    async def errands(self, share: Share) -> list[Errand]:
        """What has been asked of the owner of this share, oldest first."""

    async def settle(self, errand: Errand) -> None:
        """It has been done."""

    def listen(self, hear: Hear) -> None:
        """Who hears what others tell."""

    async def muster(self) -> Muster: ...


class Fellows(Protocol):
    """The other processes of the house, as the house sees them."""

    @property
    def share(self) -> Share | None:
        """What belongs to this process; None: everything."""

    def owns(self, guild: int) -> bool: ...

    async def serving(self) -> None:
        """Returns at once while what belongs to this process does so for certain, else when it does again."""

    async def tell(self, word: Word) -> None:
        """It may be lost."""

    async def ask(self, errand: Errand) -> None:
        """It is never lost."""

    async def errands(self) -> list[Errand]: ...

    async def settle(self, errand: Errand) -> None: ...

    def listen(self, hear: Hear) -> None: ...


class Alone:
    """There are none: this process owns everything."""

    share: Share | None = None

    def owns(self, guild: int) -> bool:
        return True

    async def serving(self) -> None: ...

    async def tell(self, word: Word) -> None: ...

    async def ask(self, errand: Errand) -> None:
        raise AssertionError("nobody else owns anything")

    async def errands(self) -> list[Errand]:
        return []

    async def settle(self, errand: Errand) -> None: ...

    def listen(self, hear: Hear) -> None: ...
