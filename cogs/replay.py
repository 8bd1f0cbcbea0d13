"""`/replay`: a finished game, step by step, as everybody or as one player saw it."""

from __future__ import annotations

import io
from collections import OrderedDict
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import acknowledge, reader, show
from cogs.ui.controls import button, handles, row, select
from cogs.ui.house_controls import EVERYBODY, Export, ReplayEyes, TurnReplay
from cogs.ui.interactions import Interaction
from cogs.ui.layout import alt_text, panel_text, picture, told, view_of
from cogs.ui.limits import OPTION_TEXT, TEXT, cut
from cogs.ui.names import names_at, plain_names
from games.core.panel import Panel
from games.core.text import Refused, Seat
from games.host.replay import Frame, Replay
from games.host.rows import TableId
from games.host.table_state import TableState
from texts.catalogue import Texts

KEPT = 8
"""Replays in memory; one is run again in a moment, and people step through it for minutes."""
FACTS, HAND = 1800, 900
"""Characters for the table and for a hand; what happened gets the rest."""


class Replays(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self._kept: OrderedDict[TableId, Replay] = OrderedDict()
        desk.switchboard.connect(self)

    @app_commands.command(description="Step through a finished game")
    @app_commands.describe(table="Which one; else this thread's, or the last one you played here")
    @app_commands.guild_only()
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.tables.finished(interaction, table, anybodys=True)
        if state is None:
            raise Refused("refused-replay-none")
        await self.show(interaction, state, 0, None)

    @replay.autocomplete("table")
    async def _finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Finished games of this server, mine first."""
        say, guild, user = reader(interaction), interaction.guild_id or 0, interaction.user.id
        mine = await self.house.store.finished(guild, user)
        rows = {one.id: one for one in [*mine, *await self.house.store.finished(guild)]}
        choices = []
        for state in await self.desk.tables.seen(interaction, list(rows)):
            people = say.listed([plain_names(state)(chair.seat) for chair in state.seats])
            words = say("replay-suggestion", game=say(state.game.key), number=str(state.id), people=people)
            if typed.lower() in words.lower() or typed == str(state.id):
                choices.append(app_commands.Choice(name=cut(words, OPTION_TEXT), value=str(state.id)))
        return choices[:25]

    # Its controls.

    @handles(TurnReplay)
    async def turn(self, interaction: Interaction, state: TableState, step: int, eyes: str, way: str) -> None:
        await self.show(interaction, state, step, _seat(state, eyes))

    @handles(ReplayEyes)
    async def look_through(self, interaction: Interaction, state: TableState, step: int, chosen: str) -> None:
        await self.show(interaction, state, step, _seat(state, chosen))

    async def show(self, interaction: Interaction, state: TableState, step: int, eyes: Seat | None) -> None:
        if state.id not in self._kept:
            self._kept[state.id] = await self.house.replay(state.id)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        replay = self._kept[state.id]
        self._kept.move_to_end(state.id)
        step = max(0, min(step, len(replay.frames) - 1))
        say = reader(interaction)
        await acknowledge(interaction)
        plain = await self.desk.preferences.plain(interaction.user.id)
        panels = _panels(state, replay.frames[step], eyes)
        files = []
        for number, panel in enumerate(panels):
            if panel.scene is not None and not plain:
                png = await self.desk.painter.png(panel.scene, say, plain_names(state))
                files.append(discord.File(io.BytesIO(png), _file(number)))
        await show(interaction, replay_view(state, replay, step, eyes, panels, say, pictured=not plain), files)


def replay_view(
    state: TableState, replay: Replay, step: int, eyes: Seat | None, panels: list[Panel], say: Texts, *, pictured: bool
) -> ui.LayoutView:
    """One step: what happened, the table, and the hand of the one whose eyes we borrow."""
    names, last = names_at(state), len(replay.frames) - 1
    title = say("replay-title", game=say(state.game.key), number=str(state.id), step=step + 1, steps=last + 1)
    texts = [
        panel_text(panel, say, names, most=most, whole=not pictured)
        for panel, most in zip(panels, (FACTS, HAND), strict=False)
    ]
    room = TEXT - sum(map(len, texts)) - 300
    said = [phrase for one in replay.frames[step].said for phrase in one.heard_by(eyes)]
    happened = told(said, say, names, room) or say("replay-quiet")
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"## {title}\n{happened}")]
    for number, (panel, text) in enumerate(zip(panels, texts, strict=True)):
        if pictured and panel.scene is not None:
            parts.append(picture(alt_text(panel, say, plain_names(state)), _file(number)))
        parts.append(ui.TextDisplay(text))
    if step == last and not replay.whole:
        parts.append(ui.TextDisplay(say("replay-older")))
    through = EVERYBODY if eyes is None else str(eyes)
    parts.append(
        row(
            *(
                button(say(f"replay-{way}"), TurnReplay(state.id, to, through, way), disabled=to == step)
                for way, to in (
                    ("first", 0),
                    ("back", max(step - 1, 0)),
                    ("next", min(step + 1, last)),
                    ("last", last),
                )
            ),
            button(say("table-export"), Export(state.id)),
        )
    )
    options = [(EVERYBODY, say("replay-everybody"), "")]
    options += [(str(one.seat), say("replay-seat", name=plain_names(state)(one.seat)), "") for one in state.seats]
    parts.append(row(select(say("replay-eyes"), options, ReplayEyes(state.id, step), chosen=[through])))
    return view_of(*parts)


def _seat(state: TableState, eyes: str) -> Seat | None:
    """Through whose eyes: a seat, or everybody's."""
    return next((chair.seat for chair in state.seats if str(chair.seat) == eyes), None)


def _panels(state: TableState, frame: Frame, eyes: Seat | None) -> list[Panel]:
    """The table as it was, and the hand of the one whose eyes we borrow."""
    game, then = state.game, frame.position.state
    panels = [game.table_panel(game.view(then, None))]
    if eyes is not None and then.result is None:
        panels.append(game.hand_panel(game.view(then, eyes)))
    return panels


def _file(number: int) -> str:
    return ("table.png", "hand.png")[number]


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Replays(bot.desk))
