"""A closer look: a part of the table's picture, large, for anybody who asks."""

from __future__ import annotations

import io

import discord

from cogs.painting.painter import Painter
from cogs.ui.answers import acknowledge, reader, show
from cogs.ui.controls import button, row, select
from cogs.ui.house_controls import Hand, ZoomAt
from cogs.ui.interactions import Interaction
from cogs.ui.layout import picture, view_of
from cogs.ui.limits import SELECT_OPTIONS
from cogs.ui.names import plain_names
from cogs.ui.parts import Part, Row, Words
from cogs.ui.table_view import hand_label
from games.core.text import Refused
from games.host.table_state import TableState
from texts.catalogue import Texts

PICTURE = "closer.webp"


class CloseUps:
    def __init__(self, painter: Painter) -> None:
        self.painter = painter

    async def show(self, interaction: Interaction, state: TableState, word: str | None) -> None:
        """The public picture around one place; the public view, so a spectator may look as well."""
        if state.position is None or not (words := state.game.close_ups(state.view(None))):
            raise Refused("refused-no-closer")
        chosen = word if word in words else words[0]
        say, names = reader(interaction), plain_names(state)
        scene = state.game.close_up(state.view(None), chosen)
        await acknowledge(interaction)
        png = await self.painter.picture(scene, say, names)
        alt = " ".join(say(phrase, names) for phrase in scene.alt)
        parts: list[Part] = [
            Words(f"### {say.rich.word(state.game.key, chosen)}"),
            picture(alt, PICTURE),
            *_pickers(state, words, chosen, say),
        ]
        if state.status.live and state.seat_of(interaction.user.id) is not None:
            parts.append(row(button(hand_label(state, say), Hand(state.id))))
        await show(interaction, view_of(*parts), [discord.File(io.BytesIO(png), PICTURE)])


def _pickers(state: TableState, words: list[str], chosen: str, say: Texts) -> list[Row]:
    pages = [words[start : start + SELECT_OPTIONS] for start in range(0, len(words), SELECT_OPTIONS)]
    return [
        row(
            select(
                say("zoom-where"),
                [(one, say.word(state.game.key, one), "") for one in page],
                ZoomAt(state.id, number),
                chosen=[chosen],
                emojis={one: say.emoji(state.game.key, one) for one in page},
            )
        )
        for number, page in enumerate(pages)
    ]
