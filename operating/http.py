"""A small web server for supervisors and Prometheus: is it alive, is it ready, how is it. Nothing secret is served, and
it listens on this machine alone unless told otherwise.
"""

from __future__ import annotations

import asyncio
import os

from aiohttp import web

from cogs.services.vitals import Vitals
from operating import figures
from operating.address import Address

PLAIN = "text/plain; version=0.0.4"


class AddressTaken(Exception):
    """Something else listens there, or it is none of this machine's."""


class HealthPage:
    def __init__(self, where: Address, vitals: Vitals) -> None:
        self._where = where
        self._vitals = vitals
        self._runner: web.AppRunner | None = None
        self._looking = asyncio.Lock()
        """Whoever asks at once is answered one after the other: no scraper shall keep the database busy."""

    async def open(self) -> None:
        app = web.Application()
        app.router.add_get("/healthz", self._alive)
        app.router.add_get("/readyz", self._ready)
        app.router.add_get("/metrics", self._metrics)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._where.host, self._where.port, shutdown_timeout=1).start()
        except OSError as error:
            await runner.cleanup()
            raise AddressTaken(
                f"PARLOUR_HTTP: {self._where} cannot be listened on: {os.strerror(error.errno or 0)}."
            ) from None
        self._runner = runner

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _alive(self, request: web.Request) -> web.Response:
        """That it answers is the answer: a loop that is stuck does not."""
        return web.Response(text="alive\n")

    async def _ready(self, request: web.Request) -> web.Response:
        async with self._looking:
            ready = await self._vitals.readiness()
        told = {"ready": ready.ready, "as": "spare" if ready.spare else "serving", **ready.in_words()}
        return web.json_response(told, status=200 if ready.ready else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        async with self._looking:
            vital = await self._vitals.look()
        body = await asyncio.to_thread(figures.written, vital)
        return web.Response(body=body, headers={"Content-Type": PLAIN})
