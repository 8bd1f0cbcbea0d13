"""The gateway: who is connected, events, heartbeats, resuming, and its own misbehaviour."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import as_json
from sandbox.model import Guild, Json, User
from sandbox.sessions import (
    ACK,
    GUILD_SUBSCRIPTIONS,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID,
    MEMBERS_OP,
    PRESENCE,
    RECONNECT,
    RESUME,
    SOUNDBOARD,
    VOICE,
    Line,
    Session,
    packet,
)
from sandbox.starts import Starts

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

MOST_GUILDS = 2500
"""As many servers a shard may have."""
ROUND_TRIP = 0.1
"""Seconds until a heartbeat is acknowledged. On loopback the answer would be there before the client has noted that it
sent anything, and it would take itself to be a whole beat behind.
"""


class Hub:
    """All sessions of the bot."""

    def __init__(self, world: World, privileged: int = 0) -> None:
        self.world = world
        self.privileged = privileged
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.acknowledge = True
        self.refuse_connections = False
        self.evict = False
        """Whether the connection from which a session is taken away is closed; Discord does not say."""
        self.interval = 41250
        self.round_trip = ROUND_TRIP
        self.resume_window = 300.0
        self.most_guilds = MOST_GUILDS
        self.starts = Starts(world)
        self.identified = 0
        self.resumed = 0
        self._held: dict[int, list[tuple[Line, int, Json]]] = {}

    # Events.

    def emit(self, event: str, data: Json, guild_id: str | None, intent: int = 0, *, blank: bool = False) -> int:
        """Serialise an event now and give it to every session that asked for it; returns how many."""
        text: str | None = None
        hidden: str | None = None
        reached = 0
        for session in list(self.sessions.values()):
            if intent and not session.intents & intent:
                continue
            if not session.hears_of(guild_id):
                continue
            if blank and not session.intents & MESSAGE_CONTENT:
                if hidden is None:
                    empty: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
                    hidden = json.dumps(data | empty, separators=(",", ":"))
                session.dispatch(event, hidden)
            else:
                if text is None:
                    text = json.dumps(data, separators=(",", ":"))
                session.dispatch(event, text)
            reached += 1
        return reached

    @property
    def connected(self) -> bool:
        """Whether any session has a connection."""
        return any(s.line is not None for s in self.sessions.values())

    @property
    def whole(self) -> bool:
        """Whether every shard has a connection, so that nothing happens unheard."""
        here = {(s.shard, s.shards) for s in self.sessions.values() if s.line is not None}
        return any(all((shard, shards) in here for shard in range(shards)) for shards in {n for _, n in here})

    def json(self) -> Json:
        """Who is connected and how they came, for a page."""
        return {
            "shards": self.world.shards,
            "session_start_limit": self.starts.json(),
            "identified": self.identified,
            "early": self.starts.early,
            "resumed": self.resumed,
            "sessions": [
                {"shard": [s.shard, s.shards], "connected": s.line is not None, "events": s.seq}
                for s in self.sessions.values()
            ],
        }

    # Misbehaviour: of every connection, or of one shard's.

    def reconnect(self, *, shard: int | None = None) -> None:
        """Ask for a new connection that resumes (op 7)."""
        for line in self._lines(shard):
            line.send(packet(RECONNECT))

    def invalidate(self, resumable: bool = False, *, shard: int | None = None) -> None:
        """Say that the session is invalid (op 9)."""
        for line in self._lines(shard):
            if not resumable and line.session is not None:
                self.sessions.pop(line.session.id, None)
                line.session = None
            line.send(packet(INVALID, resumable))

    async def drop(self, code: int = 4000, *, forget: bool = False, shard: int | None = None) -> None:
        """Close the connection; `forget`: its session cannot be resumed."""
        lines = self._let_go(forget, shard)
        await asyncio.gather(*(line.ws.close(code=code) for line in lines))

    def abort(self, *, forget: bool = False, shard: int | None = None) -> None:
        """Cut the connection without a word."""
        for line in self._let_go(forget, shard):
            if line.request.transport is not None:
                line.request.transport.abort()

    def hold(self, shard: int) -> None:
        """Leave a shard without an answer when it wants to begin or resume, until `release`."""
        self._held.setdefault(shard, [])

    def release(self, shard: int) -> None:
        """Answer what a shard has asked for meanwhile."""
        for line, op, data in self._held.pop(shard, []):
            code = self._begin(line, op, data) if line in self.lines else None
            if code is not None:
                line.close(code)

    def _lines(self, shard: int | None) -> list[Line]:
        return [one for one in self.lines if shard is None or (one.session is not None and one.session.shard == shard)]

    def _let_go(self, forget: bool, shard: int | None) -> list[Line]:
        """Take sessions off their connections first, so that later events are only replayed."""
        lines = self._lines(shard)
        for session in [s for s in self.sessions.values() if shard in (None, s.shard)]:
            session.line = None
            session.lost = self.world.mono()
            if forget:
                del self.sessions[session.id]
        return lines

    # Connections.

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends."""
        if self.refuse_connections:
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await ws.prepare(request)
        line = Line(request, ws)
        self.lines.add(line)
        line.send(packet(HELLO, {"heartbeat_interval": self.interval}))
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
                said = json.loads(message.data)
                op, data = said["op"], said.get("d")
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
                asyncio.get_running_loop().call_later(self.round_trip, line.send, packet(ACK))
            return None
        if op in (IDENTIFY, RESUME):
            return self._begin(line, op, data) if isinstance(data, dict) else 4002
        if line.session is None:
            return 4003
        if op == MEMBERS_OP:
            self._chunk(line.session, data)
            return None
        return None if op in (PRESENCE, VOICE, GUILD_SUBSCRIPTIONS, SOUNDBOARD) else 4001

    def _begin(self, line: Line, op: int, data: Json) -> int | None:
        """A session is begun or resumed, unless its shard is being held."""
        if op == IDENTIFY:
            shard, _ = _shard(data)
        else:
            known = self._known(data)
            shard = known.shard if known is not None else -1
        if shard in self._held:
            self._held[shard].append((line, op, data))
            return None
        return self._identify(line, data) if op == IDENTIFY else self._resume(line, data)

    def _identify(self, line: Line, data: Json) -> int | None:
        if line.session is not None:
            return 4005
        if not self._is_token(data):
            return 4004
        if not self.starts.spend():
            return self._take_token_away(line)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN:
            return 4013
        if intents & (PRIVILEGED & ~self.privileged | self.world.portal.refused_intents):
            return 4014
        shard, shards = _shard(data)
        if not 0 <= shard < shards:
            return 4010
        session = Session(secrets.token_hex(16), intents, shard, shards)
        if len(self._guilds_of(session)) > self.most_guilds:
            return 4011
        if not self.starts.admit(shard):
            line.send(packet(INVALID, False))
            return None
        self._expire()
        line.session = session
        session.line = line
        self.sessions[session.id] = session
        self.identified += 1
        self._welcome(session, line)
        return None

    def _is_token(self, data: Json) -> bool:
        return str(data.get("token", "")).removeprefix("Bot ") == self.world.token

    def _take_token_away(self, line: Line) -> int:
        """Too many sessions have been begun: all of them end, and the bot's owner has to give it another token."""
        self.world.token = secrets.token_urlsafe(16)
        self.sessions.clear()
        for other in self.lines - {line}:
            other.close(4004)
        return 4004

    def _guilds_of(self, session: Session) -> list[Guild]:
        bot = self.world.bot.id
        return [g for g in self.world.guilds.values() if bot in g.members and session.hears_of(g.id)]

    def _welcome(self, session: Session, line: Line) -> None:
        world = self.world
        guilds = self._guilds_of(session)
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
        session.dispatch("READY", json.dumps(ready))
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", json.dumps(as_json.guild_create(world, guild)))

    def _known(self, data: Json) -> Session | None:
        """The session that is to be resumed, if it is still there."""
        return self.sessions.get(str(data.get("session_id")))

    def _resume(self, line: Line, data: Json) -> int | None:
        self._expire()
        if not self._is_token(data):
            return 4004
        session, seq = self._known(data), data.get("seq")
        if session is None or not isinstance(seq, int) or not session.remembers(seq):
            line.send(packet(INVALID, False))
            return None
        if seq > session.seq:
            return 4007
        if session.line is not None:
            session.line.session = None
            if self.evict:
                session.line.close(4000)
        line.session = session
        session.line = line
        self.resumed += 1
        for number, frame in session.buffer:
            if number > seq:
                line.send(frame)
        session.dispatch("RESUMED", '{"_trace":[]}')
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
        session.dispatch("GUILD_MEMBERS_CHUNK", json.dumps(chunk))

    def _asked_for(self, guild: Guild, ids: set[str], query: str) -> list[User]:
        """Members by their ids or, if none are given, by how their names begin."""
        users = [self.world.users[u] for u in guild.members]
        return [u for u in users if (u.id in ids if ids else u.name.lower().startswith(query.lower()))]


def _shard(data: Json) -> tuple[int, int]:
    """Which shard a client wants to be, of how many; of none if it does not say so in two numbers."""
    match data.get("shard"):
        case None:
            return 0, 1
        case [int(shard), int(shards)]:
            return shard, shards
    return -1, 0


def _listed(value: Any) -> list[Any]:
    """Where Discord takes one thing or a list of them."""
    return value if isinstance(value, list) else [value]
