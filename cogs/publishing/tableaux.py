"""Pictures of great moments: a strip for what has just happened, and a card to share when a game is over."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from cogs.painting.painter import SUFFIX, Painter
from cogs.ui.limits import ALT_TEXT, cut
from cogs.ui.names import plain_names
from games.core.end import End
from games.core.scene import Scene
from games.core.text import Phrase
from games.host.house import House
from games.host.rows import LogRow, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

_MOMENT, _END = "moment", "end"
_SEED = 8
"""As many letters of the seed stand on the card: enough to find the game again."""


class Tableau(NamedTuple):
    """A picture and what it says."""

    name: str
    picture: bytes
    alt: str

    @property
    def is_end(self) -> bool:
        return self.name == _END

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.picture), f"{self.name}.{SUFFIX}", description=self.alt)


class Tableaux:
    def __init__(self, painter: Painter, house: House) -> None:
        self.painter = painter
        self.house = house

    async def moment(self, state: TableState, after: int, say: Texts) -> Tableau | None:
        """Of the last change after this version that is worth a picture."""
        for row in reversed(state.recent):
            if row.version <= after:
                return None
            told = _said(state, [row])
            if any(phrase.key.removeprefix(f"{state.game.key}-") in state.game.pictured for phrase in told):
                scene = state.game.moment(state.view(None), told)
                if scene is not None:
                    return await self._drawn(_MOMENT, scene, state, say)
        return None

    async def end(self, state: TableState, say: Texts) -> Tableau | None:
        """The card of a finished game; none of one that was broken off."""
        if state.result is None or state.status is not Status.OVER or state.ended is not None:
            return None
        told = _said(state, await self.house.log(state.id))
        foot = Phrase("end-foot", {"date": _date(state, say), "seed": (state.seed or "")[:_SEED]})
        end = End(state.result, state.game.awards(told), foot)
        scene = state.game.end_card(state.view(None), end)
        return await self._drawn(_END, scene, state, say) if scene is not None else None

    async def _drawn(self, name: str, scene: Scene, state: TableState, say: Texts) -> Tableau:
        names = plain_names(state)
        alt = " ".join(say(phrase, names) for phrase in scene.alt)
        return Tableau(name, await self.painter.picture(scene, say, names), cut(alt, ALT_TEXT))


def _said(state: TableState, rows: Sequence[LogRow]) -> list[Phrase]:
    """What everybody heard of the game itself."""
    heard = [told for row in rows for told in row.events if told.voice == state.game.key]
    return [phrase for told in heard for phrase in told.heard_by(None)]


def _date(state: TableState, say: Texts) -> str:
    day = datetime.fromtimestamp(state.row.changed, UTC)
    return say("end-date", day=day.day, month=day.month, year=str(day.year))
