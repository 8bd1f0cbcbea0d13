"""The bot as it runs, in a process of its own that tells again and again what it holds: a line of JSON each."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path

import discord
import msgspec

from bot import Parlour, Settings, build, serve
from tests.bench.views import kept_views

MARK = "held "
"""Begins the line of a sample: everything else is the log."""


class Held(msgspec.Struct, frozen=True):
    """What the process holds at one moment."""

    seconds: float
    """Since it began."""
    resident: float
    """Memory, in MiB."""
    tasks: int
    views: int
    """Views and forms that discord.py keeps."""
    ready: bool
    """Whether discord.py has finished logging in: it waits for servers in tasks of its own until then."""


def held(bot: Parlour, seconds: float) -> Held:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    kept = kept_views(bot)
    views = kept["views"] + kept["messages"] + kept["modals"]
    return Held(seconds, pages * os.sysconf("SC_PAGE_SIZE") / 2**20, len(asyncio.all_tasks()), views, bot.is_ready())


async def watch(bot: Parlour, every: float) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    while True:
        print(MARK + msgspec.json.encode(held(bot, loop.time() - began)).decode(), flush=True)
        await asyncio.sleep(every)


async def main(every: float) -> None:
    settings = Settings.from_environment()
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level))
    bot = await build(settings)
    watching = asyncio.create_task(watch(bot, every))
    try:
        await serve(bot)
    finally:
        watching.cancel()


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1])))
