"""What a game adds to the house's own messages, as one value that its module in `cogs.games` gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cogs.ui.controls import Control, button
from cogs.ui.parts import Press
from games.core.menu import Path
from games.core.text import Phrase, Seat
from games.host.rows import TableId
from games.host.table_state import TableState
from texts.catalogue import Texts


class Extra(NamedTuple):
    """A button more: its text, and what it presses at a table."""

    text: str
    control: Callable[[TableId], Control]


Advice = Callable[[TableState, Seat, bytes | None, Path], Sequence[Phrase]]
"""What a player's own paper says to a choice that is being made."""


@dataclass(frozen=True)
class Extras:
    panel: Sequence[Extra] = ()
    """In a player's private panel."""
    table: Sequence[Extra] = ()
    """Beside My hand at a running table."""
    winner: Sequence[Extra] = ()
    """At a finished table, if one of its winners is no robot."""
    titled: str = ""
    """The text of the title that a finished table may get; empty: it gets none."""
    advice: Advice | None = None
    """Lines beside the choices of a private panel."""


AllExtras = Mapping[str, Extras]
"""By the key of the game."""

NONE = Extras()


def extra_buttons(extras: Sequence[Extra], table: TableId, say: Texts) -> list[Press]:
    return [button(say(extra.text), extra.control(table)) for extra in extras]
