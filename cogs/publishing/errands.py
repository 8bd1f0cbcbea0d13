"""What a process asks of the one that shows a table: only that one writes down what hangs where."""

from __future__ import annotations

import msgspec

from cogs.publishing.pens import Pen
from games.host.house import House
from games.host.rows import TableId, User


class Once(msgspec.Struct, frozen=True, tag="once"):
    """Something has been said that need not be said again."""

    notice: str


class TryDirects(msgspec.Struct, frozen=True, tag="directs"):
    """Somebody wants their hand by direct message, perhaps again; and perhaps to be spoken to in another language."""

    user: User
    language: str = ""


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """Nothing that is noted of a table names this person any more."""

    user: User


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A word to everybody at the table."""

    key: str


class Name(msgspec.Struct, frozen=True, tag="name"):
    """A winner has called the finished table something."""

    title: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """A word from whoever runs this bot."""

    text: str
    """Without power: as it may stand in a message."""
    number: int
    """The same for all tables, and for no other notice."""


class Panel(msgspec.Struct, frozen=True, tag="panel"):
    """Somebody's private panel was opened or pressed elsewhere; now it is kept up to date where the table is shown."""

    user: User
    pen: Pen
    direct: bool
    """In a direct message."""
    away: bool = False
    """Another page than the hand is open in it."""
    whole: bool = True
    """All of it stands there, the picture too."""


Anything = Once | TryDirects | Forget | Say | Name | Announce | Panel


class Errands:
    def __init__(self, house: House) -> None:
        self._house = house

    async def passed_on(self, table: TableId, errand: Anything) -> bool:
        """Whether another process shows the table: then it is asked, and will do it."""
        if await self._house.tables.serves(table):
            return False
        await self._house.ask(table, msgspec.json.encode(errand))
        return True


def read(data: bytes) -> Anything:
    wish: Anything = msgspec.json.decode(data, type=Anything)
    return wish
