"""Pictures of private panels: the words go out at once, the picture follows when it is drawn.

Clicks in a hurry must not cross: a picture for an older click never undoes what a newer one has opened.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

import aiohttp
import discord
import msgspec
from discord import ui

from cogs.publishing.delivery import Pauses
from cogs.publishing.idle import calm
from cogs.publishing.pictures import Hanging
from cogs.ui.answers import reader
from cogs.ui.controls import Switchboard
from cogs.ui.hand_view import PICTURE, PREVIEW, HandLook, hand_view
from cogs.ui.interactions import Interaction, is_panel
from cogs.ui.names import plain_names
from cogs.ui.painter import Painter, Unwanted
from games.core.panel import Panel
from games.core.text import Seat
from games.host.rows import TableId
from games.host.table_state import TableState

log = logging.getLogger(__name__)

Sending = asyncio.Future[None]


@dataclass(frozen=True)
class HandShown:
    """One panel as one click shows it."""

    interaction: Interaction
    state: TableState
    seat: Seat
    panel: Panel | None
    """The hand in play; None before and after."""
    look: HandLook

    @property
    def reader(self) -> tuple[int, TableId]:
        return self.interaction.user.id, self.state.id

    @property
    def pictured(self) -> bool:
        """Whether a picture of the hand belongs to it."""
        return self.panel is not None and self.panel.scene is not None and not self.look.plain

    def view(self, file: str = "", panel: Panel | None = None) -> ui.LayoutView:
        """The panel with this picture; `panel` in place of the hand: what its picture shows."""
        say = reader(self.interaction)
        return hand_view(self.state, self.seat, say, panel or self.panel, self.look, file)


class PanelPictures:
    def __init__(self, painter: Painter, switchboard: Switchboard, hanging: Hanging, pauses: Pauses) -> None:
        self.painter = painter
        self.switchboard = switchboard
        self.hanging = hanging
        self.pauses = pauses
        self._following: set[asyncio.Task[None]] = set()
        self._sending: dict[tuple[int, TableId], Sending] = {}
        """A picture on its way to somebody's panel."""

    def on_its_way(self, shown: HandShown) -> Sending | None:
        """A picture for an older click that may arrive after the answer to this one."""
        return self._sending.get(shown.reader)

    def there(self, interaction: Interaction) -> int:
        """The file of a hand's picture on the panel that was clicked; 0: none, or from before the bot was started."""
        message = interaction.message
        return self.hanging.at(message.id, PICTURE) if message is not None and is_panel(interaction) else 0

    def stays(self, interaction: Interaction, attachment: int) -> None:
        """The panel that was clicked has been answered, and this picture hangs there now."""
        if interaction.message is not None:
            self.hanging.put(interaction.message.id, PICTURE, attachment)

    def follow(self, shown: HandShown, message: int | None, late: Sending | None, *, there: bool) -> None:
        """Nobody waits for it. `late`: what `on_its_way` said before the answer went out."""
        wanted = shown.pictured or (shown.look.prefix and shown.panel is not None and not shown.look.plain)
        if late is not None or wanted:
            self._begin(self._add(shown, message, late, there=there))

    async def _add(self, shown: HandShown, message: int | None, late: Sending | None, *, there: bool) -> None:
        """A picture is a kindness: if it cannot be delivered, the words are there."""
        try:
            if late is not None:
                await asyncio.wait([late])
            await calm(self.pauses.patience)
            newest = partial(self.switchboard.is_newest, shown.interaction, message)
            view, files = await self._drawn(shown, late, newest, there=there)
            if view is not None and newest():
                await self._send(shown, view, files)
        except Unwanted:
            pass
        except (discord.HTTPException, aiohttp.ClientError):
            log.debug("a picture came too late for its panel")

    async def _drawn(
        self, shown: HandShown, late: Sending | None, newest: Callable[[], bool], *, there: bool
    ) -> tuple[ui.LayoutView | None, list[discord.File]]:
        """The panel with its picture: of what is half chosen, where the game has one, else of the hand."""
        state = shown.state
        panel = None if shown.look.plain else shown.panel
        preview = state.game.preview(state.view(shown.seat), shown.look.prefix) if shown.look.prefix and panel else None
        scene = preview or (panel.scene if panel else None)
        if late is None and (scene is None or (preview is None and there and shown.look.prefix)):
            return None, []
        if scene is None or panel is None:
            return shown.view(), []
        name = PREVIEW if preview else PICTURE
        png = await self.painter.png(scene, reader(shown.interaction), plain_names(state), wanted=newest)
        view = shown.view(name, msgspec.structs.replace(panel, scene=scene))
        return view, [discord.File(io.BytesIO(png), name)]

    async def _send(self, shown: HandShown, view: ui.LayoutView, files: list[discord.File]) -> None:
        sending = self._sending[shown.reader] = asyncio.get_running_loop().create_future()
        try:
            message = await shown.interaction.edit_original_response(view=view, attachments=files)
            self.hanging.hung(message, files[0].filename if files else "")
        finally:
            sending.set_result(None)
            if self._sending.get(shown.reader) is sending:
                del self._sending[shown.reader]

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def idle(self) -> None:
        """Returns when every picture has been sent. For tests."""
        while self._following:
            await asyncio.wait(list(self._following))

    @property
    def busy(self) -> bool:
        """Whether one is being drawn or sent."""
        return bool(self._following)

    async def close(self) -> None:
        """What has begun is finished, or given up when it takes long."""
        if self._following:
            await asyncio.wait(self._following, timeout=2)
        for task in self._following:
            task.cancel()
