"""What is painted ahead, so that nobody waits for it: banners at the start, a game's drawings when its lobby opens."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Coroutine

import discord

from cogs.painting.painter import Painter
from cogs.ui.lobby_view import BANNER
from games.host.failure import Failure
from games.registry import GAMES
from texts.catalogue import Texts, languages, read, seat_number, texts

log = logging.getLogger(__name__)


class Studio:
    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self._banners: dict[tuple[str, str], bytes] = {}
        self._begun: set[tuple[str, str]] = set()
        self._at_work: set[asyncio.Task[None]] = set()
        self._open = False

    def open(self) -> None:
        """From now on there is painted ahead: at once the banner of every game in every language, one by one."""
        self._open = True
        self._soon(self._paint_banners())

    async def _paint_banners(self) -> None:
        for language in languages():
            await read(language)
            for game in GAMES:
                await self._paint_banner(game, texts(language))

    async def _paint_banner(self, game: str, say: Texts) -> None:
        scene = GAMES[game].banner()
        if scene is not None and (game, say.language) not in self._banners:
            await self.painter.warm([scene], say, seat_number)
            self._banners[game, say.language] = await self.painter.picture(scene, say, seat_number)

    def banner(self, game: str, say: Texts) -> discord.File | None:
        """The picture over a lobby, if it is ready. And what the table will be drawn with is painted from now on."""
        self._prepare(game, say)
        known = self._banners.get((game, say.language))
        return discord.File(io.BytesIO(known), BANNER) if known is not None else None

    def _prepare(self, game: str, say: Texts) -> None:
        if self._open and (game, say.language) not in self._begun:
            self._begun.add((game, say.language))
            self._soon(self._warm(game, say))

    async def _warm(self, game: str, say: Texts) -> None:
        await self._paint_banner(game, say)
        await self.painter.warm(GAMES[game].samples(), say, seat_number)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._at_work.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            log.error("a picture could not be painted ahead: %s", Failure.of(problem))
