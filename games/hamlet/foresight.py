"""What an action would leave behind: the village played on in thought, without what nobody can know yet."""

from __future__ import annotations

import msgspec

from games.core.draw import Draw
from games.core.menu import Path
from games.core.text import Seat
from games.hamlet.actions import Actions
from games.hamlet.board import CHURCH_SITE
from games.hamlet.state import State, Village
from games.hamlet.view import copied

_writer = msgspec.json.Encoder()


class _Thought(Actions):
    """The actions as the rules have them; what would be drawn stays unknown: rows are not filled up."""

    def refill_display(self) -> None:
        pass

    def refill_sales(self) -> None:
        pass


def afterwards(village: Village, me: Seat, path: Path) -> Village:
    """The village after this action, which is not the end of the turn; the one that was given stays as it is.

    Where a villager lies down matters to nobody: all of them are at the church again.
    """
    thought = copied(village)
    _Thought(State(village=thought, layout=""), Draw("")).act(me, path)
    for villager in thought.players[me].villagers:
        villager.at = CHURCH_SITE
    return thought


def written(village: Village) -> bytes:
    """The whole village, to know it again."""
    return _writer.encode(village)
