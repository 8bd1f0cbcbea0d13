"""The web server: REST, gateway and CDN on one loopback port."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from sandbox.errors import Refusal
from sandbox.faults import Fault
from sandbox.interactions import abandon
from sandbox.localised import DEFAULT
from sandbox.model import Upload
from sandbox.rates import SCOPE, Rates, limited
from sandbox.record import ASIDE, Entry
from sandbox.rest import Call, Route, find
from sandbox.spending import CLOUDFLARE, ELSEWHERE
from sandbox.world import World

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
MAX_REQUEST = 25 * 1024 * 1024
API = "/api/v10/"
DISCORD_PATHS = ("/api/", "/attachments/", "/emojis/")
DISCORD_HOSTS = (".discord.com", ".discord.gg", ".discordapp.com", ".discordapp.net")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


BLOCKED = "<!DOCTYPE html><title>Access denied | discord.com used Cloudflare to restrict access</title>Error 1015"


class _Blocked(Exception):
    """The request never came as far as Discord."""


class _Dropped(Exception):
    """The connection was cut on purpose."""


def _host(value: str) -> str:
    return value if value.startswith("[") and value.endswith("]") else value.rpartition(":")[0] or value


def is_loopback(request: web.Request) -> bool:
    """Whether a request was made to this machine by name; a rebound foreign name was not."""
    return _host(request.headers.get("Host", "")) in LOOPBACK


def is_foreign(request: web.Request) -> bool:
    """Whether a page of another site made the request."""
    origin = request.headers.get("Origin")
    return origin is not None and _host(origin.partition("://")[2]) not in LOOPBACK


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Discord's own routes answer to Discord's names and loopback, all others to loopback only."""
    allowed = is_loopback(request)
    if not allowed and (request.path.startswith(DISCORD_PATHS) or _is_gateway(request)):
        host = "." + _host(request.headers.get("Host", ""))
        allowed = host.endswith(DISCORD_HOSTS)
    if not allowed or is_foreign(request):
        return web.Response(status=403, text="Only from this machine.")
    return await handler(request)


def _is_gateway(request: web.Request) -> bool:
    return (
        request.path == "/"
        and "encoding" in request.query
        and request.headers.get("Upgrade", "").lower() == "websocket"
    )


def _json(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Exactly `application/json`: with a charset the client would take the body for text."""
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(
        status=status,
        body=json.dumps(body, separators=(",", ":")).encode(),
        headers=headers,
        content_type="application/json",
    )


class Sandbox:
    """A world on a port."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.port = 0
        self.app = web.Application(middlewares=[guard], client_max_size=MAX_REQUEST + 65536)
        self.app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self.app.router.add_get("/attachments/{channel}/{id}/{name}", self._file)
        self.app.router.add_get("/emojis/{name}", self._emoji)
        self.app.router.add_get("/", self._root)
        self.home: Handler | None = None
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Host and port, as `PARLOUR_SANDBOX` wants it."""
        return f"127.0.0.1:{self.port}"

    def add_routes(self, *routes: web.AbstractRouteDef, home: Handler | None = None) -> None:
        """Add routes before the start; `home` serves `/` to browsers."""
        self.app.add_routes(routes)
        if home is not None:
            self.home = home

    async def start(self, port: int = 0) -> Sandbox:
        """Listen on loopback; port 0 takes any free one."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        self.world.hub.abort()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        for interaction in self.world.interactions.values():
            abandon(interaction)

    async def __aenter__(self) -> Sandbox:
        return await self.start()

    async def __aexit__(self, *exc: object) -> None:
        await self.stop()

    # Pages and files.

    async def _root(self, request: web.Request) -> web.StreamResponse:
        if _is_gateway(request):
            return await self.world.hub.handle(request)
        if self.home is not None:
            return await self.home(request)
        return web.Response(text="The sandbox is running.\n")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        file = self.world.file(request.match_info["id"])
        if file is None or file.channel_id != request.match_info["channel"]:
            return web.Response(status=404)
        return _served(file.data, file.mime)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        file = self.world.files.get(request.match_info["name"].partition(".")[0])
        if file is None or file.channel_id != "emojis":
            return web.Response(status=404)
        return _served(file.data, file.mime)

    # Requests of the bot.

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        """Answer one request, and note in the record what became of it."""
        path = request.raw_path[len(API) :].partition("?")[0]
        try:
            route, args = find(request.method, path)
        except Refusal as refusal:
            return _json(refusal.status, refusal.body(), refusal.headers)
        entry = self.world.record.open(self.world.clock(), request.method, path, route.template)
        args = [unquote(a) for a in args]
        entry.place, entry.aside = _place(self.world, route, args), request.headers.get(ASIDE, "")
        scope = None
        try:
            return await self._carry_out(request, route, args, entry)
        except Refusal as refusal:
            entry.status, entry.code = refusal.status, refusal.code
            if refusal.status == 429:
                scope = (refusal.headers or {}).get(SCOPE, "user")
            return _json(refusal.status, refusal.body(), refusal.headers)
        except _Dropped:
            return web.Response(status=500)
        except _Blocked:
            entry.status, scope = 429, CLOUDFLARE
            return web.Response(status=429, text=BLOCKED, content_type="text/html", headers={"Retry-After": "1"})
        except Exception:
            entry.status = 500
            raise
        finally:
            size = sum(len(data) for _, data in entry.files)
            self.world.spent.note(entry.place, counted=route.counted, size=size, scope=scope)
            if self.world.record.listener is not None:
                self.world.record.listener(entry)

    async def _carry_out(self, request: web.Request, route: Route, args: list[str], entry: Entry) -> web.StreamResponse:
        """Discord's order: who asks, how often, what; faults strike before and after."""
        world = self.world
        if route.bot_only and request.headers.get("Authorization") != f"Bot {world.token}":
            raise Refusal(401, 0)
        faults = world.faults.take(request.method, route.template, entry.aside)
        await _strike(request, entry, faults, after=False)
        if route.counted:
            world.rates.use_global()
        body, files = await _read(request)
        entry.body, entry.files = body, tuple((f.name, f.data) for f in files)
        headers = _take_one(world.rates, route, args)
        host, locale = request.headers.get("Host", ""), request.headers.get("X-Discord-Locale", DEFAULT)
        call = Call(world, args, request.query, body, files, entry, host, locale)
        try:
            answer = route.handler(call)
        except Refusal as refusal:
            refusal.headers = headers | (refusal.headers or {})
            await _strike(request, entry, faults, after=True)
            raise
        entry.status = 204 if answer is None else call.status
        response = _json(entry.status, answer, headers)
        await _strike(request, entry, faults, after=True)
        return response


def _place(world: World, route: Route, args: list[str]) -> str:
    """The channel that a request is about, or in which the interaction happened whose token it uses."""
    root = route.template.partition("/")[0]
    if root == "channels":
        return args[0]
    used = world.interactions.get(args[0]) if root == "interactions" else None
    if root == "webhooks":
        used = world.tokens.get(args[1])
    return used.channel_id if used is not None else ELSEWHERE


def _take_one(rates: Rates, route: Route, args: list[str]) -> dict[str, str]:
    """Count a request against its bucket; returns the headers that announce it."""
    if route.bucket is None:
        return {}
    return rates.use(route.bucket, args[1] if route.bucket == "webhook" else args[0]) or {}


def _served(data: bytes, mime: str) -> web.Response:
    """A file as a CDN serves it: never run as a page of this origin."""
    return web.Response(
        body=data,
        headers={
            "Content-Type": mime,
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "Cache-Control": "private, max-age=31536000, immutable",
        },
    )


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON body, and the files beside it."""
    if not request.body_exists:
        return None, []
    kind = request.headers.get("Content-Type", "")
    try:
        if not kind.startswith("multipart/"):
            raw = await request.read()
            return (json.loads(raw) if raw else None), []
        return await _multipart(request)
    except ValueError:
        raise Refusal(400, 50109) from None
    except web.HTTPRequestEntityTooLarge:
        raise Refusal(413, 40005) from None


async def _multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    numbered: list[tuple[int, Upload]] = []
    size = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=True))
        size += len(data)
        if size > MAX_REQUEST:
            raise Refusal(413, 40005)
        if part.name == "payload_json":
            body = json.loads(data)
        elif part.filename is not None:
            upload = Upload(part.filename, data, part.headers.get("Content-Type", ""))
            numbered.append((_number(part.name or "", len(numbered)), upload))
    numbered.sort(key=lambda n: n[0])
    return body, [upload for _, upload in numbered]


def _number(name: str, otherwise: int) -> int:
    """The number in the name of a part, such as `files[2]`."""
    found = re.search(r"\d+", name)
    return int(found[0]) if found is not None else otherwise


async def _strike(request: web.Request, entry: Entry, faults: list[Fault], *, after: bool) -> None:
    """Let faults strike a request before it is carried out, or its answer afterwards."""
    for fault in faults:
        if fault.after != after:
            continue
        entry.fault = fault.kind
        if fault.kind == "slow":
            await asyncio.sleep(fault.delay)
        elif fault.kind in ("drop", "die"):
            if fault.then is not None:
                await fault.then()
            if request.transport is not None:
                request.transport.abort()
            raise _Dropped
        elif fault.kind == "block":
            raise _Blocked
        elif fault.kind == "limit":
            raise limited(fault.retry_after, "fault", 5, scope=fault.scope)
        else:
            raise Refusal(fault.status, fault.code, f"{fault.status}: sandbox fault")
