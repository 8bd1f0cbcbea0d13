"""The web page's side of the server: its files, one websocket that shows, and small JSON calls that do."""

from __future__ import annotations

import json

from aiohttp import web

from sandbox.model import Json
from sandbox.pageserver import files
from sandbox.pageserver.control import Control
from sandbox.pageserver.feed import Feeds
from sandbox.pageserver.verbs import VERBS, Ask, NotHere
from sandbox.server import Sandbox
from sandbox.slash import CannotDo

__all__ = ["Page", "add_page"]


class Page:
    """The page of one sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.control = Control(sandbox.world)
        self.feeds = Feeds(sandbox.world, self.control)

    def routes(self) -> list[web.AbstractRouteDef]:
        """What the page needs besides `/`."""
        return [
            web.get("/page/socket", self.socket),
            web.post("/page/do/{verb}", self.do),
            web.get("/page/{name:.+}", files.serve),
        ]

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """The stream of everything the people on a page see."""
        if not files.own_origin(request):
            return web.Response(status=403, text="Only from the page itself.")
        return await self.feeds.handle(request)

    async def do(self, request: web.Request) -> web.StreamResponse:
        """One thing done by a person, or to the world."""
        if not files.own_origin(request) or request.content_type != "application/json":
            return web.Response(status=403, text="Only from the page itself.")
        verb = VERBS.get(request.match_info["verb"])
        try:
            body = await request.json()
        except json.JSONDecodeError:
            body = None
        if verb is None or not isinstance(body, dict):
            return _answer(404, {"error": "There is no such thing to do."})
        try:
            return _answer(200, await verb(Ask(self.control, self.feeds, body)))
        except NotHere as gone:
            return _answer(404, {"error": str(gone)})
        except (CannotDo, ValueError) as refused:
            return _answer(409, {"error": _sentence(str(refused))})

    async def stop(self) -> None:
        """Let go of every page."""
        await self.feeds.close()


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _answer(status: int, body: Json) -> web.Response:
    return web.json_response(body, status=status, headers={"Cache-Control": "no-store"})


def add_page(sandbox: Sandbox) -> Page:
    """Serve the page from a sandbox that has not been started yet."""
    page = Page(sandbox)
    sandbox.add_routes(*page.routes(), home=files.home)

    async def shut_down(_: web.Application) -> None:
        await page.stop()

    sandbox.app.on_shutdown.append(shut_down)
    return page
