"""A gateway connection without a library: one session of one shard, said and heard word by word."""

from __future__ import annotations

from typing import Any

import aiohttp

from sandbox.sessions import DISPATCH, HELLO, IDENTIFY, INVALID, RESUME
from tests.sandbox.wire import Json, Wire

GATEWAY = "wss://gateway.discord.gg/?v=10&encoding=json"
INTENTS = 1 | 1 << 9 | 1 << 12
"""Servers, their messages, and direct ones."""


class Client:
    """One connection."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.ws, self.token = ws, token
        self.seq = 0
        self.session = ""

    @classmethod
    async def open(cls, wire: Wire) -> Client:
        client = cls(await wire.http.ws_connect(GATEWAY), wire.world.token)
        assert (await client.ws.receive_json())["op"] == HELLO
        return client

    async def say(self, op: int, data: Any) -> None:
        await self.ws.send_json({"op": op, "d": data})

    async def identify(self, *shard: int) -> None:
        said: Json = {"token": self.token, "intents": INTENTS, "properties": {}}
        await self.say(IDENTIFY, said | {"shard": list(shard)} if shard else said)

    async def resume(self, other: Client) -> None:
        """Go on with another's session."""
        self.session, self.seq = other.session, other.seq
        await self.say(RESUME, {"token": self.token, "session_id": other.session, "seq": other.seq})

    async def hear(self) -> Json:
        packet: Json = await self.ws.receive_json()
        if packet["op"] == DISPATCH:
            self.seq = packet["s"]
        return packet

    async def ready(self) -> Json:
        """What READY says."""
        packet = await self.hear()
        assert packet["t"] == "READY", packet
        self.session = packet["d"]["session_id"]
        return dict(packet["d"])

    async def event(self, name: str) -> Json:
        """The next event of that name."""
        while (packet := await self.hear())["t"] != name:
            pass
        return dict(packet["d"])

    async def names(self, last: str) -> list[str]:
        """Of all events until this one."""
        heard = [(await self.hear())["t"]]
        while heard[-1] != last:
            heard.append((await self.hear())["t"])
        return heard

    async def refused(self) -> bool:
        """Whether the session is said to be invalid, and not to be resumed."""
        packet = await self.hear()
        return bool(packet["op"] == INVALID and packet["d"] is False)

    async def closed(self) -> int | None:
        """The code with which the connection ends."""
        while (message := await self.ws.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.ws.close_code if message.data is None else int(message.data)


async def shard(wire: Wire, *which: int) -> Client:
    """A session that has begun."""
    client = await Client.open(wire)
    await client.identify(*which)
    await client.ready()
    return client
