"""What every open page is told of the bot, over a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import World
from sandbox.pageserver import Page, add_page, feed
from sandbox.server import Sandbox

Socket = aiohttp.ClientWebSocketResponse


class Visitors:
    """Pages that are open."""

    def __init__(self, sandbox: Sandbox, page: Page, http: aiohttp.ClientSession) -> None:
        self.page = page
        self._sandbox = sandbox
        self._http = http

    async def come(self) -> Socket:
        origin = f"http://{self._sandbox.address}"
        return await self._http.ws_connect(f"{origin}/page/socket", origin=origin)


async def told(socket: Socket) -> str:
    """How the bot is, as it was said last before nothing more is said for a few looks."""
    state = ""
    while True:
        try:
            event = await asyncio.wait_for(socket.receive_json(), feed.LOOK * 20)
        except TimeoutError:
            return state
        if event["type"] == "world":
            state = event["bot"]["state"]


@pytest.fixture
async def visitors(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Visitors]:
    monkeypatch.setattr(feed, "LOOK", 0.02)
    sandbox = Sandbox(World())
    page = add_page(sandbox)
    async with sandbox, aiohttp.ClientSession() as http:
        yield Visitors(sandbox, page, http)


async def test_what_was_said_between_two_looks_does_not_stay(visitors: Visitors) -> None:
    """A bot that is back before anybody looks: the last word would be that it is away."""
    control = visitors.page.control
    socket = await visitors.come()
    assert await told(socket) == "absent"
    control.busy = "starting"
    visitors.page.feeds.tell_all()
    control.busy = None
    assert await told(socket) == "absent"


async def test_whoever_comes_in_between_is_told_too(visitors: Visitors) -> None:
    first = await visitors.come()
    assert await told(first) == "absent"
    visitors.page.control.busy = "starting"
    second = await visitors.come()
    visitors.page.control.busy = None
    assert (await told(first), await told(second)) == ("absent", "absent")
