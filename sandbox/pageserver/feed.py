"""One websocket per open page: what its people see, in the order in which it happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from sandbox import as_json
from sandbox.limits.commands import LOCALES
from sandbox.model import Json
from sandbox.pageserver.control import Control
from sandbox.people import Person
from sandbox.world import World

PAGE = 60
MOST_PEOPLE = 24
BEHIND = 20_000
LOOK = 0.25
SHAPE = frozenset({"guild", "channel", "channel_gone", "member", "member_gone", "user"})
SHOWN = frozenset({"message", "message_edit", "message_gone"})


def people(world: World) -> list[Json]:
    """Everybody a page may be: in order of arrival, the owner of the servers last, the bot not at all."""
    found = [u for u in world.users.values() if not u.bot and any(u.id in g.members for g in world.guilds.values())]
    found.sort(key=lambda u: u is world.owner)
    return [as_json.user(u) | {"locale": u.locale, "dms_open": u.dms_open} for u in found]


class Feed:
    """What one page is told."""

    def __init__(self, world: World, ws: web.WebSocketResponse) -> None:
        self.world = world
        self.ws = ws
        self.people: dict[str, Person] = {}
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._stops: list[Callable[[], None]] = []
        self._stale: set[str] = set()

    def send(self, event: Json) -> None:
        """Queue an event; a page that reads nothing for very long is let go."""
        if self.frames.qsize() > BEHIND:
            self.frames.put_nowait(None)
            return
        self.frames.put_nowait(json.dumps(event, separators=(",", ":")))

    async def write(self) -> None:
        """Send what is queued, until None."""
        while (frame := await self.frames.get()) is not None:
            try:
                await self.ws.send_str(frame)
            except (ConnectionError, RuntimeError):
                return
        await self.ws.close()

    # What is asked for.

    def take(self, packet: Json) -> None:
        """Do what the page asks."""
        if packet.get("op") == "watch":
            self.watch([str(p) for p in packet.get("people") or []][:MOST_PEOPLE])
        elif packet.get("op") == "history":
            self.history(str(packet.get("as")), str(packet.get("channel")), packet.get("before"))

    def watch(self, wanted: list[str]) -> None:
        """Show these people's side of things from now on."""
        self.unwatch()
        for user_id in dict.fromkeys(wanted):
            user = self.world.users.get(user_id)
            if user is None or user.bot:
                continue
            person = Person(self.world, user)
            self.people[user_id] = person
            self._stops.append(person.subscribe(lambda event, p=person: self._told(p, event)))  # type: ignore[misc]
            self._overview(person)

    def unwatch(self) -> None:
        """Stop listening for anybody."""
        for stop in self._stops:
            stop()
        self._stops.clear()
        self.people.clear()

    def history(self, user_id: str, channel_id: str, before: object) -> None:
        """A stretch of a channel as one person reads it, newest stretch first."""
        person, channel = self.people.get(user_id), self.world.channels.get(channel_id)
        if person is None or channel is None:
            return
        found = person.messages(channel)
        if isinstance(before, str) and before.isdecimal():
            found = [m for m in found if int(m.id) < int(before)]
        self.send(
            {
                "type": "history",
                "as": user_id,
                "channel_id": channel_id,
                "before": before,
                "messages": [m.data for m in found[-PAGE:]],
                "more": len(found) > PAGE,
            }
        )

    # What happens.

    def _overview(self, person: Person) -> None:
        self.send({"type": "overview", "as": person.id, "overview": person.overview()})

    def _told(self, person: Person, event: Json) -> None:
        kind = event["type"]
        if kind in SHOWN:
            self.send(event | {"as": person.id})
        elif kind in SHAPE and person.id not in self._stale:
            # Many changes of shape in one go become one new overview.
            self._stale.add(person.id)
            asyncio.get_running_loop().call_soon(self._refresh, person)

    def _refresh(self, person: Person) -> None:
        self._stale.discard(person.id)
        if self.people.get(person.id) is person:
            self._overview(person)


class Feeds:
    """All open pages."""

    def __init__(self, world: World, control: Control) -> None:
        self.world = world
        self.control = control
        self.open: set[Feed] = set()
        self._told: Json | None = None
        """What all of them have been told last."""
        self._watcher: asyncio.Task[None] | None = None

    def everybody(self) -> Json:
        """The world as every page knows it."""
        world = self.world
        return {
            "type": "world",
            "people": people(world),
            "locales": sorted(LOCALES),
            "bot": as_json.user(world.bot) | self.control.json(),
        }

    def tell_all(self) -> None:
        """Tell every page how the world is now."""
        self._told = self.everybody()
        for feed in self.open:
            feed.send(self._told)

    def begin_again(self) -> None:
        """Tell every page that nothing is as it was."""
        for feed in self.open:
            feed.unwatch()
            feed.send({"type": "reset"})
        self.tell_all()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one page until it goes away."""
        ws = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 16, compress=False)
        await ws.prepare(request)
        feed = Feed(self.world, ws)
        self.open.add(feed)
        if self._watcher is None or self._watcher.done():
            self._watcher = asyncio.create_task(self._look())
        self.tell_all()
        writer = asyncio.create_task(feed.write())
        try:
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    feed.take(_packet(message.data))
        finally:
            self.open.discard(feed)
            feed.unwatch()
            feed.frames.put_nowait(None)
            await writer
        return ws

    async def _look(self) -> None:
        """Notice what nobody tells: the bot's process and connection."""
        while self.open:
            if self.everybody() != self._told:
                self.tell_all()
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Say goodbye to every page."""
        if self._watcher is not None:
            self._watcher.cancel()
        for feed in list(self.open):
            feed.frames.put_nowait(None)
        await asyncio.sleep(0)


def _packet(text: str) -> Json:
    try:
        packet = json.loads(text)
    except json.JSONDecodeError:
        return {}
    return packet if isinstance(packet, dict) else {}
