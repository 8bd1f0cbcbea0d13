"""Sessions of the gateway and the connections they run on."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

REPLAY = 2000
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
MEMBERS_OP, INVALID, HELLO, ACK, GUILD_SUBSCRIPTIONS, SOUNDBOARD = 8, 9, 10, 11, 14, 31


def shard_of(guild_id: str | None, shards: int) -> int:
    """The shard that hears of a server; the first one hears of what belongs to none."""
    return (int(guild_id) >> 22) % shards if guild_id else 0


@dataclass(eq=False)
class Session:
    """One shard's session; it outlives its connection so that it can be resumed."""

    id: str
    intents: int
    shard: int
    shards: int
    seq: int = 0
    buffer: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY))
    line: Line | None = None
    lost: float = 0.0

    def hears_of(self, guild_id: str | None) -> bool:
        """Whether what happens there is for this shard."""
        return shard_of(guild_id, self.shards) == self.shard

    def remembers(self, seq: int) -> bool:
        """Whether every event after a number can still be replayed."""
        first = self.buffer[0][0] if self.buffer else 1
        return seq >= first - 1

    def dispatch(self, event: str, text: str) -> None:
        """Send an event that has been written out, or keep it for the next connection."""
        self.seq += 1
        sent = f'{{"t":"{event}","s":{self.seq},"op":{DISPATCH},"d":{text}}}'
        self.buffer.append((self.seq, sent))
        if self.line is not None:
            self.line.send(sent)


class Line:
    """One websocket connection."""

    def __init__(self, request: web.Request, ws: web.WebSocketResponse) -> None:
        self.request = request
        self.ws = ws
        self.url = gateway_url(request.headers.get("Host", ""))
        self.session: Session | None = None
        self.frames: asyncio.Queue[str | int | None] = asyncio.Queue()
        self.deflate = zlib.compressobj(1) if request.query.get("compress") == "zlib-stream" else None
        self.sends: deque[float] = deque()

    def send(self, frame: str) -> None:
        """Queue a frame."""
        self.frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """End the connection with a code, after what is queued."""
        self.frames.put_nowait(code)

    async def write(self) -> None:
        """Send what is queued, until None."""
        while (frame := await self.frames.get()) is not None:
            try:
                if isinstance(frame, int):
                    await self.ws.close(code=frame)
                elif self.deflate is None:
                    await self.ws.send_str(frame)
                else:
                    packed = self.deflate.compress(frame.encode())
                    await self.ws.send_bytes(packed + self.deflate.flush(zlib.Z_SYNC_FLUSH))
            except (ConnectionError, RuntimeError):
                return


def packet(op: int, data: Any = None) -> str:
    """A packet that is no event."""
    return json.dumps({"op": op, "d": data, "s": None, "t": None}, separators=(",", ":"))


def gateway_url(host: str) -> str:
    """Where to connect: clients that know the loopback address stay there, others keep Discord's name."""
    return f"ws://{host}" if host.startswith(("127.0.0.1", "localhost", "[::1]")) else "wss://gateway.discord.gg"
