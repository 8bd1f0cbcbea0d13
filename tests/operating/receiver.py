"""A stand-in for Sentry: takes reports over HTTP, and keeps what it got."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Self

from aiohttp import web


class Receiver:
    def __init__(self) -> None:
        self.bodies: list[str] = []
        """Whole envelopes, unpacked."""
        self.asked = 0
        self.answering = asyncio.Event()
        """Until then nobody gets an answer."""
        self.answering.set()
        self.status = 200
        self._app = web.Application()
        self._app.router.add_route("*", "/{path:.*}", self._take)
        self._runner = web.AppRunner(self._app, shutdown_timeout=0.1)
        self.dsn = ""

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.dsn = f"http://key@127.0.0.1:{port}/7"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.answering.set()
        await self._runner.cleanup()

    async def _take(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.asked += 1
        await self.answering.wait()
        if self.status == 200:
            self.bodies.append("\n".join([request.path, *map(": ".join, request.headers.items()), body.decode()]))
        return web.json_response({}, status=self.status)

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(body.splitlines()[-1]) for body in self.bodies]
