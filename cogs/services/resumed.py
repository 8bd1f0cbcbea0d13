"""The session of a process that is gone, resumed beside the bot's own: what happened meanwhile is heard at once, long
before the bot may begin a session itself. Only interactions are of use: the rest comes with the bot's own session.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import msgspec
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from yarl import URL

from cogs.services.arrivals import is_fresh
from cogs.ui.answers import log_bug

log = logging.getLogger("parlour")

UNNEEDED = 1000
"""Ends a session; any other code keeps it for whoever resumes it."""
KEPT = 4000

TRIES = (0.0, 0.1, 0.5, 1.0)
"""Seconds before each. Whoever loses it again and again lets it go: perhaps its owner is alive and takes it back."""

CONNECTING = 10.0
CLOSING = 1.0
"""Seconds; Discord has heard that we go, whether it says so or not."""


class GatewaySession(msgspec.Struct, frozen=True):
    """A shard's session, as it is handed to whoever goes on with it."""

    shard: int
    id: str
    sequence: int
    """Every interaction up to here has been answered."""
    url: str
    heard: int | None = None
    """Nobody has acted on any after this; None: nobody knows."""


Arrived = Callable[[Any, DiscordWebSocket, bool], None]
"""Takes an interaction, the connection it came by, and whether somebody else may have acted on it."""


class Resumed:
    """One such session, until it is not needed any more or cannot be resumed."""

    def __init__(self, session: GatewaySession, bot: commands.AutoShardedBot, arrived: Arrived) -> None:
        self.session = session
        self.caught_up = asyncio.Event()
        """Everything has been replayed, or never will be."""
        self.needed = True
        """The bot's own session does not tell as much yet."""
        self._bot = bot
        self._arrived = arrived
        self._socket: DiscordWebSocket | None = None
        self._over: int | None = None
        self._task = asyncio.create_task(self._follow())

    @property
    def alive(self) -> bool:
        return not self._task.done()

    def now(self) -> GatewaySession:
        """As it stands, but for what has not been answered."""
        heard = self._socket.sequence if self._socket is not None else None
        return self.session if heard is None else msgspec.structs.replace(self.session, sequence=heard)

    async def end(self, code: int) -> None:
        """Leaves nothing behind; what becomes of the session is in the code."""
        self._over = code
        if self._socket is not None:
            # Else discord.py would be faster to close it, with a code of its own.
            self._task.cancel()
            await close(self._socket, code)
        if self.alive:
            await asyncio.wait({self._task}, timeout=CLOSING)
            self._task.cancel()

    async def _follow(self) -> None:
        try:
            for pause in TRIES:
                await asyncio.sleep(pause)
                if self._over is not None or not await self._listen():
                    break
        finally:
            self.caught_up.set()
            log.debug("the earlier session of shard %s is over", self.session.shard)

    async def _listen(self) -> bool:
        """Until the connection ends; whether it is worth another try."""
        try:
            socket = await asyncio.wait_for(self._connect(), CONNECTING)
            if self._over is not None:
                await close(socket, self._over)
                return False
            self._socket = socket
            while True:
                await socket.poll_event()
        except ReconnectWebSocket as lost:
            return lost.resume
        except discord.ConnectionClosed:
            return False
        except (OSError, aiohttp.ClientError):
            return True
        except Exception as bug:
            log_bug("an earlier session", bug)
            return False

    async def _connect(self) -> DiscordWebSocket:
        session = self.session
        socket = await DiscordWebSocket.from_client(
            self._bot,
            resume=True,
            gateway=URL(session.url),
            shard_id=session.shard,
            session=session.id,
            sequence=self.now().sequence,
        )
        parsers = {"INTERACTION_CREATE": self._heard, "RESUMED": self._replayed}
        socket._discord_parsers = parsers  # noqa: SLF001 - else every event would reach the bot twice
        return socket

    def _heard(self, data: Any) -> None:
        socket = self._socket
        assert socket is not None
        self._arrived(data, socket, not self.caught_up.is_set() and not self._untouched(socket.sequence or 0, data))

    def _untouched(self, sequence: int, data: Any) -> bool:
        """Whether it was left to us, and may be carried out before it is acknowledged, as any other."""
        return self.session.heard is not None and sequence > self.session.heard and is_fresh(data)

    def _replayed(self, _: Any) -> None:
        self.caught_up.set()


async def close(socket: DiscordWebSocket, code: int) -> None:
    """Discord need not answer."""
    closing = asyncio.ensure_future(socket.close(code))
    await asyncio.wait({closing}, timeout=CLOSING)
    closing.cancel()
