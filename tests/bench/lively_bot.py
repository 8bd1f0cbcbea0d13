"""The bot of whichever checkout is on the path, in a process of its own that says what it does for whoever measures it.

It says at its output which click made which version of a table, and which version hangs there; and aside, with every
request that writes a table, which version is in it. Nothing else about the bot is different, but that pictures may be
dots, and that its own limit on requests follows signals: SIGUSR1 and SIGUSR2 set it to the first and the second rate.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import io
import logging
import signal
import sys
from contextvars import ContextVar
from hashlib import sha256
from typing import Any

import aiohttp
import discord
from PIL import Image

import bot as parlour
from cogs.painting import painter
from cogs.publishing.table_message import TableMessage
from games.core.scene import Scene
from games.host.tables import Tables

MADE, HANGS, BUDGET = "lively made", "lively hangs", "lively budget"
ASIDE = "X-Aside"
"""The sandbox's header; an older one does not know it."""
OPEN = 10_000.0
"""As many requests a second as anybody could want."""

_written: ContextVar[str] = ContextVar("written", default="")


def dot(scene: Scene, labels: list[str], base_labels: list[str]) -> bytes:
    """Not a picture, but another one for every scene."""
    colour = sha256(repr((scene.width, scene.height, scene.shapes, labels)).encode()).digest()
    out = io.BytesIO()
    Image.new("RGB", (1, 1), (colour[0], colour[1], colour[2])).save(out, "PNG")
    return out.getvalue()


def say(*words: object) -> None:
    print(*words, flush=True)


def tell_commits() -> None:
    change = Tables.change

    @functools.wraps(change)
    async def told(self: Tables, table: int, act: Any, click: int | None = None) -> Any:
        touched: list[bool] = []

        def noted(draft: Any) -> None:
            act(draft)
            touched[:] = [draft.touched]

        state = await change(self, table, noted, click)
        if click is not None and touched == [True] and state.position is not None:
            say(MADE, click, table, state.version)
        return state

    setattr(Tables, "change", told)  # noqa: B010 - a method of another's class is replaced on purpose


def tell_views() -> None:
    view, show = TableMessage.view, TableMessage.show_table

    @functools.wraps(view)
    def composed(self: TableMessage, state: Any, *args: Any, **more: Any) -> Any:
        _written.set(f"{state.id}:{state.version}")
        return view(self, state, *args, **more)

    @functools.wraps(show)
    async def shown(self: TableMessage, state: Any, noted: Any, *args: Any, **more: Any) -> None:
        await show(self, state, noted, *args, **more)
        if noted.version >= state.version:
            say(HANGS, state.id, state.version)

    setattr(TableMessage, "view", composed)  # noqa: B010 - as above
    setattr(TableMessage, "show_table", shown)  # noqa: B010 - as above


def tell_aside() -> None:
    request = aiohttp.ClientSession._request

    @functools.wraps(request)
    async def with_aside(self: aiohttp.ClientSession, *args: Any, **more: Any) -> Any:
        if written := _written.get():
            more["headers"] = {**(more.get("headers") or {}), ASIDE: written}
        return await request(self, *args, **more)

    setattr(aiohttp.ClientSession, "_request", with_aside)  # noqa: B010 - as above


def settings() -> parlour.Settings:
    """At first nothing is limited: many tables are to be shown."""
    found = parlour.Settings.from_environment()
    fields: dict[str, Any] = {"requests": OPEN}
    known = {field.name for field in dataclasses.fields(parlour.Settings)}
    return dataclasses.replace(found, **{name: value for name, value in fields.items() if name in known})


def limit(bot: Any, rate: float) -> None:
    budget = getattr(bot, "budget", None)
    if budget is not None:
        budget.rate = rate
    say(BUDGET, rate if budget is not None else "none")


async def main(pictures: str, *rates: str) -> None:
    tell_commits()
    tell_views()
    tell_aside()
    if pictures == "dots":
        setattr(painter, "paint", dot)  # noqa: B010 - as above
    chosen = settings()
    discord.utils.setup_logging(level=logging.getLevelName(chosen.log_level))
    bot = await parlour.build(chosen)
    loop = asyncio.get_running_loop()
    for number, rate in zip((signal.SIGUSR1, signal.SIGUSR2), rates, strict=True):
        loop.add_signal_handler(number, limit, bot, float(rate))
    await parlour.serve(bot)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
