"""The bot's own emojis. Discord keeps them; each is named by what it shows, so that what is there needs no second look:
an emoji that looks different has another name. Nothing waits for them, and every line reads well without.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

import aiohttp
import discord

from cogs.painting.painter import EMOJI_LOOK, Painter
from cogs.publishing.budget import Need, spending
from cogs.publishing.idle import Quiet
from cogs.ui.answers import log_bug
from games.core.codec import encode
from games.core.drawings import named
from games.core.emojis import of_the_house
from games.core.game import AnyGame
from games.core.scene import Art, labels
from games.host.fellows import Fellows, Subject, Word
from games.host.store import Busy, Store
from texts.catalogue import HOUSE, Emoji, Emojis, Texts, texts

log = logging.getLogger(__name__)

GAME, WORD, CONTENT = 2, 12, 8
"""Letters of a name's three parts: it counts against what a message may say wherever the emoji stands."""
PATIENCE = 300.0
"""Seconds for one request, what Discord makes us wait for it counted in."""
CALM = 10.0
"""Seconds for which an emoji waits at most until nobody else wants anything."""
FULL = 30008
"""Discord's code for as many emojis as there may be."""


class Design(NamedTuple):
    """An emoji to be had: what it shows, and before which words of its game it stands."""

    name: str
    art: Art
    words: list[str]


def designs(game: str, drawn: Mapping[str, Art], say: Texts) -> list[Design]:
    """A game's emojis, named by their content; words with the same picture share it."""
    found: dict[bytes, Design] = {}
    for word, art in drawn.items():
        content = _content(art, say)
        if content in found:
            found[content].words.append(word)
        else:
            found[content] = Design(_name(game, word, content), art, [word])
    return list(found.values())


def _name(game: str, word: str, content: bytes) -> str:
    short = "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in word)[:WORD]
    return f"{game[:GAME]}_{short}_{sha256(content).hexdigest()[:CONTENT]}"


def _content(art: Art, say: Texts) -> bytes:
    """All that the painter makes of it: drawings that it names and words that it shows belong to it."""
    return encode((EMOJI_LOOK, art, named(art), [say(label.text) for label in labels(art.shapes)]))


class GivenUp(Exception):
    """Discord takes no more of them: until the next start the words do without."""


class EmojiShelf:
    """Sees to it, once for each start, that Discord has every emoji of every game; knows those that it has."""

    def __init__(
        self,
        bot: discord.Client,
        store: Store,
        fellows: Fellows,
        painter: Painter,
        quiet: Quiet,
        games: Mapping[str, AnyGame],
    ) -> None:
        self.bot = bot
        self.fellows = fellows
        self.store = store
        self.painter = painter
        self.quiet = quiet
        self.games = games
        self.emojis = Emojis()
        self._filling: asyncio.Task[None] | None = None

    async def recall(self) -> None:
        """What an earlier process has uploaded is in use from the first message on: a restart changes no table's look.
        Whether Discord still has it turns out in a moment.
        """
        try:
            if noted := await self.store.emojis():
                for game, some in (await asyncio.to_thread(self._wanted)).items():
                    self._put(game, some, noted)
        except Exception as bug:
            log_bug("the emojis", bug)

    def fill(self) -> None:
        """In the background, once: who is connected anew has them already."""
        if self._filling is None:
            self._filling = asyncio.create_task(self._fill())

    async def filled(self) -> None:
        """When all is done that can be done before the next start."""
        if self._filling is not None:
            await asyncio.wait({self._filling})

    async def close(self) -> None:
        if self._filling is not None:
            self._filling.cancel()
            await asyncio.wait({self._filling})

    async def _fill(self) -> None:
        try:
            with spending(Need.SPARE):
                await self._stock()
        except (GivenUp, discord.DiscordException, aiohttp.ClientError, OSError, Busy) as problem:
            log.warning("some emojis are missing until the next start, and words do without: %s", _why(problem))
        except Exception as bug:
            log_bug("the emojis", bug)

    async def _stock(self) -> None:
        """What Discord has is used at once, what is missing is uploaded game by game, and what nobody needs any more
        goes at the end.
        """
        async with asyncio.timeout(PATIENCE):
            listed = {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}
        there = {name: emoji.id for name, emoji in listed.items()}
        noted, wanted = await self.store.emojis(), await asyncio.to_thread(self._wanted)
        for game, some in wanted.items():
            self._put(game, some, there)
        await self._note({one.name for some in wanted.values() for one in some}, noted, there)
        refused, before = 0, set(there)
        for game, some in wanted.items():
            missing = [one for one in some if one.name not in there]
            try:
                for one in missing:
                    refused += not await self._upload(one, there)
            finally:
                if missing:
                    self._put(game, some, there)
        if before != set(there):
            await self.fellows.tell(Word(Subject.EMOJIS))
        if refused:
            raise GivenUp(f"{refused} were refused")
        await self._clear_out({one.name for some in wanted.values() for one in some}, listed)

    def _wanted(self) -> dict[str, list[Design]]:
        """By game. Nothing is painted for it."""
        say = texts()
        drawn = {HOUSE: of_the_house(), **{key: game.emojis() for key, game in self.games.items()}}
        return {game: designs(game, arts, say) for game, arts in drawn.items()}

    def _put(self, game: str, some: list[Design], there: Mapping[str, int]) -> None:
        """A game's emojis come into use together: lines of one moment look alike."""
        known = [one for one in some if one.name in there]
        self.emojis.put(game, {word: Emoji(one.name, there[one.name]) for one in known for word in one.words})

    async def _note(self, wanted: set[str], noted: Mapping[str, int], there: Mapping[str, int]) -> None:
        """An upload whose answer never came, or that nobody could note, is ours all the same; what somebody has deleted
        is not.
        """
        for name in wanted & there.keys():
            if noted.get(name) != there[name]:
                await self.store.keep_emoji(name, there[name])
        for name in noted.keys() - there.keys():
            await self.store.drop_emoji(name)

    async def _upload(self, design: Design, there: dict[str, int]) -> bool:
        """Whether Discord took it; what it takes from nobody ends the attempt."""
        await self.quiet.calm(CALM)
        image = await self.painter.emoji(design.art, texts())
        await self.quiet.calm(CALM)
        try:
            async with asyncio.timeout(PATIENCE):
                emoji = await self.bot.create_application_emoji(name=design.name, image=image)
        except discord.HTTPException as problem:
            if problem.status != 400 or problem.code == FULL:
                raise
            log.info("Discord does not take the emoji %s", design.name)
            return False
        there[design.name] = emoji.id
        await self.store.keep_emoji(design.name, emoji.id)
        return True

    async def _clear_out(self, wanted: set[str], listed: Mapping[str, discord.Emoji]) -> None:
        """What we uploaded for an earlier look of the games goes, now that the new ones are there."""
        for name in (await self.store.emojis()).keys() - wanted:
            await self.quiet.calm(CALM)
            async with asyncio.timeout(PATIENCE):
                await listed[name].delete()
            await self.store.drop_emoji(name)


def _why(problem: Exception) -> str:
    if isinstance(problem, discord.HTTPException):
        return f"Discord answered {problem.status} ({problem.code})"
    return str(problem) if isinstance(problem, GivenUp) else type(problem).__name__
