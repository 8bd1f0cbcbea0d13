"""The gateway: sessions, events, heartbeats, resuming, and its own misbehaviour."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import as_json
from sandbox.model import Guild, Json, User

if TYPE_CHECKING:
    from sandbox.world import World


GUILDS = 1 << 0
MEMBERS = 1 << 1
PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT
KNOWN = (1 << 26) - 1


REPLAY = 2000
ROUND_TRIP = 0.1
"""Seconds until a heartbeat is acknowledged. On loopback the answer would be there before the client has noted that it
sent anything, and it would take itself to be a whole beat behind.
"""
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
MEMBERS_OP, INVALID, HELLO, ACK, GUILD_SUBSCRIPTIONS, SOUNDBOARD = 8, 9, 10, 11, 14, 31


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

    def remembers(self, seq: int) -> bool:
        """Whether every event after a number can still be replayed."""
        first = self.buffer[0][0] if self.buffer else 1
        return seq >= first - 1


class Line:
    """One websocket connection."""

    def __init__(self, request: web.Request, ws: web.WebSocketResponse) -> None:
        self.request = request
        self.ws = ws
        self.url = gateway_url(request.headers.get("Host", ""))
        self.session: Session | None = None
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self.deflate = zlib.compressobj(1) if request.query.get("compress") == "zlib-stream" else None
        self.sends: deque[float] = deque()

    def send(self, frame: str) -> None:
        """Queue a frame."""
        self.frames.put_nowait(frame)

    async def write(self) -> None:
        """Send what is queued, until None."""
        while (frame := await self.frames.get()) is not None:
            try:
                if self.deflate is None:
                    await self.ws.send_str(frame)
                else:
                    packed = self.deflate.compress(frame.encode())
                    await self.ws.send_bytes(packed + self.deflate.flush(zlib.Z_SYNC_FLUSH))
            except (ConnectionError, RuntimeError):
                return


def _frame(op: int, data: Any = None) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None}, separators=(",", ":"))


def gateway_url(host: str) -> str:
    """Where to connect: clients that know the loopback address stay there, others keep Discord's name."""
    return f"ws://{host}" if host.startswith(("127.0.0.1", "localhost", "[::1]")) else "wss://gateway.discord.gg"


class Hub:
    """All sessions of the bot."""

    def __init__(self, world: World, privileged: int = 0) -> None:
        self.world = world
        self.privileged = privileged
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.acknowledge = True
        self.refuse_connections = False
        self.interval = 41250
        self.round_trip = ROUND_TRIP
        self.resume_window = 300.0
        self.identified = 0
        self.resumed = 0

    # Events.

    def emit(self, event: str, data: Json, guild_id: str | None, intent: int = 0, *, blank: bool = False) -> int:
        """Serialise an event now and give it to every session that asked for it; returns how many."""
        text: str | None = None
        hidden: str | None = None
        reached = 0
        for session in list(self.sessions.values()):
            if intent and not session.intents & intent:
                continue
            home = (int(guild_id) >> 22) % session.shards if guild_id else 0
            if home != session.shard:
                continue
            if blank and not session.intents & MESSAGE_CONTENT:
                if hidden is None:
                    empty: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
                    hidden = json.dumps(data | empty, separators=(",", ":"))
                self._dispatch(session, event, hidden)
            else:
                if text is None:
                    text = json.dumps(data, separators=(",", ":"))
                self._dispatch(session, event, text)
            reached += 1
        return reached

    def _dispatch(self, session: Session, event: str, text: str) -> None:
        session.seq += 1
        frame = f'{{"t":"{event}","s":{session.seq},"op":{DISPATCH},"d":{text}}}'
        session.buffer.append((session.seq, frame))
        if session.line is not None:
            session.line.send(frame)

    @property
    def connected(self) -> bool:
        """Whether any session has a connection."""
        return any(s.line is not None for s in self.sessions.values())

    # Misbehaviour.

    def reconnect(self) -> None:
        """Ask every connection to reconnect and resume (op 7)."""
        for line in self.lines:
            line.send(_frame(RECONNECT))

    def invalidate(self, resumable: bool = False) -> None:
        """Tell every connection its session is invalid (op 9)."""
        for line in self.lines:
            if not resumable and line.session is not None:
                self.sessions.pop(line.session.id, None)
            line.send(_frame(INVALID, resumable))

    async def drop(self, code: int = 4000, *, forget: bool = False) -> None:
        """Close every connection; `forget`: sessions cannot be resumed."""
        lines = self._let_go(forget)
        await asyncio.gather(*(line.ws.close(code=code) for line in lines))

    def abort(self, *, forget: bool = False) -> None:
        """Cut every connection without a word."""
        for line in self._let_go(forget):
            if line.request.transport is not None:
                line.request.transport.abort()

    def _let_go(self, forget: bool) -> list[Line]:
        """Take sessions off their connections first, so that later events are only replayed."""
        if forget:
            self.sessions.clear()
        for session in self.sessions.values():
            session.line = None
            session.lost = self.world.mono()
        return list(self.lines)

    # Connections.

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends."""
        if self.refuse_connections:
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await ws.prepare(request)
        line = Line(request, ws)
        self.lines.add(line)
        line.send(_frame(HELLO, {"heartbeat_interval": self.interval}))
        writer = asyncio.create_task(line.write())
        try:
            await self._listen(line)
        finally:
            self.lines.discard(line)
            self._detach(line)
            line.frames.put_nowait(None)
            await writer
        return ws

    def _detach(self, line: Line) -> None:
        session = line.session
        if session is None or session.line is not line:
            return
        session.line = None
        session.lost = self.world.mono()
        # A client that says goodbye with 1000 or 1001 gives its session up.
        if line.ws.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)

    async def _listen(self, line: Line) -> None:
        async for message in line.ws:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            now = self.world.mono()
            line.sends.append(now)
            while line.sends and now - line.sends[0] > 60:
                line.sends.popleft()
            if len(line.sends) > 120:
                await line.ws.close(code=4008)
                return
            if len(message.data) > 4096:
                await line.ws.close(code=4002)
                return
            try:
                packet = json.loads(message.data)
                op, data = packet["op"], packet.get("d")
            except (ValueError, KeyError, TypeError):
                await line.ws.close(code=4002)
                return
            code = self._take(line, op, data)
            if code is not None:
                await line.ws.close(code=code)
                return

    def _take(self, line: Line, op: int, data: Any) -> int | None:
        """Act on one packet; returns a close code if the connection must end."""
        if op == HEARTBEAT:
            if self.acknowledge:
                asyncio.get_running_loop().call_later(self.round_trip, line.send, _frame(ACK))
            return None
        if op == IDENTIFY:
            return self._identify(line, data)
        if op == RESUME:
            return self._resume(line, data)
        if line.session is None:
            return 4003
        if op == MEMBERS_OP:
            self._chunk(line.session, data)
            return None
        return None if op in (PRESENCE, VOICE, GUILD_SUBSCRIPTIONS, SOUNDBOARD) else 4001

    def _identify(self, line: Line, data: Json) -> int | None:
        if line.session is not None:
            return 4005
        if str(data.get("token", "")).removeprefix("Bot ") != self.world.token:
            return 4004
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN:
            return 4013
        if intents & PRIVILEGED & ~self.privileged:
            return 4014
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            return 4010
        self._expire()
        session = Session(secrets.token_hex(16), intents, shard, shards, line=line)
        line.session = session
        self.sessions[session.id] = session
        self.identified += 1
        self._welcome(session, line)
        return None

    def _welcome(self, session: Session, line: Line) -> None:
        world = self.world
        guilds = [
            g
            for g in world.guilds.values()
            if world.bot.id in g.members and (int(g.id) >> 22) % session.shards == session.shard
        ]
        ready = {
            "v": 10,
            "user": as_json.user(world.bot) | {"verified": True, "mfa_enabled": True, "email": None},
            "user_settings": {},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guilds": [{"id": g.id, "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": line.url,
            "shard": [session.shard, session.shards],
            "application": {"id": world.bot.id, "flags": 1 << 23},
            "_trace": [],
        }
        self._dispatch(session, "READY", json.dumps(ready))
        if session.intents & GUILDS:
            for guild in guilds:
                self._dispatch(session, "GUILD_CREATE", json.dumps(as_json.guild_create(world, guild)))

    def _resume(self, line: Line, data: Json) -> int | None:
        self._expire()
        if str(data.get("token", "")).removeprefix("Bot ") != self.world.token:
            return 4004
        session, seq = self.sessions.get(str(data.get("session_id"))), data.get("seq")
        if session is None or not isinstance(seq, int) or not session.remembers(seq):
            line.send(_frame(INVALID, False))
            return None
        if seq > session.seq:
            return 4007
        if session.line is not None:
            session.line.session = None
        line.session = session
        session.line = line
        self.resumed += 1
        for number, frame in session.buffer:
            if number > seq:
                line.send(frame)
        self._dispatch(session, "RESUMED", '{"_trace":[]}')
        return None

    def _expire(self) -> None:
        """Sessions without a connection cannot be resumed for ever."""
        now = self.world.mono()
        for session in list(self.sessions.values()):
            if session.line is None and now - session.lost > self.resume_window:
                del self.sessions[session.id]

    def _chunk(self, session: Session, data: Json) -> None:
        guild = self.world.guilds.get(str(_listed(data.get("guild_id"))[0]))
        if guild is None:
            return
        ids = {str(u) for u in _listed(data.get("user_ids") or [])}
        found = self._asked_for(guild, ids, str(data.get("query") or ""))
        chunk: Json = {
            "guild_id": guild.id,
            "members": [as_json.member(guild.members[u.id], u) for u in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(ids - {u.id for u in found}),
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", json.dumps(chunk))

    def _asked_for(self, guild: Guild, ids: set[str], query: str) -> list[User]:
        """Members by their ids or, if none are given, by how their names begin."""
        users = [self.world.users[u] for u in guild.members]
        return [u for u in users if (u.id in ids if ids else u.name.lower().startswith(query.lower()))]


def _listed(value: Any) -> list[Any]:
    """Where Discord takes one thing or a list of them."""
    return value if isinstance(value, list) else [value]
