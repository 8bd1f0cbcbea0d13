"""One process follows another without losing a click.

Discord keeps a session for a while when its connection is lost, and replays to whoever resumes it what came meanwhile,
in whichever process. So each process has its sessions noted as they stand (`now`); the next one goes on with them
(`inherit`) beside the sessions that it begins itself, which nobody replays anything to and which take their time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence

from discord.ext import commands
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.shard import Shard, ShardInfo
from msgspec.structs import replace

from cogs.services.arrivals import Arrivals
from cogs.services.connecting import Connecting
from cogs.services.resumed import KEPT, UNNEEDED, GatewaySession, Resumed, close


class GatewaySessions:
    """All sessions by which the bot hears of interactions: its own, and those of its predecessor."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self._bot = bot
        self._arrivals = Arrivals(bot, self._own)
        self._resumed: list[Resumed] = []
        self._stopped: dict[str, int] = {}
        """How far each session was when listening stopped."""
        self.connecting = Connecting()
        self.noted: Callable[[], Awaitable[None]] = _at_once
        """Returns when whoever comes next would find the sessions as they stand now."""
        bot.add_listener(self._shard_is_ready, "on_shard_ready")
        bot.add_listener(self._all_are_ready, "on_ready")

    def _own(self, shard: int) -> DiscordWebSocket | None:
        info = self._bot.get_shard(shard)
        return _behind(info).ws if info is not None else None

    # Handing over.

    def now(self) -> list[GatewaySession]:
        """One for each shard, as it stands: what has been answered need not be replayed, everything else must."""
        found = {one.shard: one for one in [*self._begun(), *self._going_on()]}
        return [
            replace(
                one, sequence=self._arrivals.unanswered_after(one.id, one.sequence), heard=self._stopped.get(one.id)
            )
            for one in sorted(found.values(), key=lambda one: one.shard)
        ]

    def _begun(self) -> list[GatewaySession]:
        """The bot's own."""
        found: list[GatewaySession] = []
        for shard in self._bot.shards:
            socket = self._own(shard)
            if socket is not None and socket.session_id and socket.sequence:
                found.append(GatewaySession(shard, socket.session_id, socket.sequence, str(socket.gateway)))
        return found

    def _going_on(self) -> list[GatewaySession]:
        """The predecessor's: while they are needed they know more than the bot's own."""
        return [one.now() for one in self._resumed if one.alive and one.needed]

    def stop_listening(self) -> None:
        """From now on interactions are left to whoever comes next; what is under way goes on."""
        self._arrivals.listening = False
        replaying = [one.session.id for one in self._resumed if not one.caught_up.is_set()]
        sessions = [one for one in [*self._begun(), *self._going_on()] if one.id not in replaying]
        self._stopped = {one.id: one.sequence for one in sessions}

    async def finished(self, seconds: float) -> None:
        """Returns when everything under way has been carried out, at the latest after so many seconds."""
        await self._arrivals.finished(seconds)

    async def leave(self) -> None:
        """Closes all connections and keeps all sessions; discord.py does not connect any more."""
        await self._end(KEPT)

    async def close(self) -> None:
        """Closes all connections and ends all sessions: nobody goes on with them."""
        await self._end(UNNEEDED)

    async def _end(self, code: int) -> None:
        await self.connecting.stop()
        for info in self._bot.shards.values():
            _behind(info)._cancel_task()  # noqa: SLF001 - what is public always ends the session
        await asyncio.gather(*[one.end(code) for one in self._resumed])
        await asyncio.gather(*[close(socket, code) for socket in _connections(self._bot)])

    # Taking over.

    def inherit(self, sessions: Sequence[GatewaySession]) -> None:
        """Goes on with these until the bot's own are there."""
        self._resumed += [Resumed(session, self._bot, self._arrivals.take) for session in sessions]

    async def _shard_is_ready(self, shard: int) -> None:
        await self._let_go([one for one in self._resumed if one.session.shard == shard])

    async def _all_are_ready(self) -> None:
        """Also of shards that there are no more."""
        await self._let_go(self._resumed)

    async def _let_go(self, resumed: Sequence[Resumed]) -> None:
        for one in list(resumed):
            await one.caught_up.wait()
            # What is left alone now may have come by this session only.
            if self._arrivals.listening:
                one.needed = False
                await self.noted()
                await one.end(UNNEEDED)


def _behind(info: ShardInfo) -> Shard:
    return info._parent  # noqa: SLF001 - what is public tells neither session nor sequence


def _connections(bot: commands.AutoShardedBot) -> list[DiscordWebSocket]:
    """All that discord.py has open, also where it was stopped while it opened them."""
    beating = [one for one in threading.enumerate() if isinstance(one, KeepAliveHandler)]
    return [one.ws for one in beating if one.ws._connection is bot._connection]  # noqa: SLF001 - nobody else knows them


async def _at_once() -> None:
    """Nobody comes next."""
