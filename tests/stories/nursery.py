"""Bot processes that start at once: what they import is imported here, and each is a fork of it.

`python -m tests.stories.nursery FOLDER` reads a line for each process it shall start, some of its settings as JSON, and
says its number. What the process logs is in the folder. With every request it tells the stand-in its number.
"""

from __future__ import annotations

import asyncio
import functools
import io
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import aiohttp
import discord
from PIL import Image

from bot import Settings, run
from cogs.painting import painter
from cogs.publishing.pauses import Pauses
from cogs.services import gate
from data.postgres import fleet
from games.host.timing import Timing
from sandbox.record import ASIDE

TIMING = Timing(robot_pause=(0.02, 0.1))
PAUSES = Pauses(0.02, 0.05, 0.05, 0.05)


def main(logs: Path) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            live(logs, json.loads(line))
            return
        print(child, flush=True)


DOT = io.BytesIO()
"""Not a picture: whoever has other things to do spares itself the painting."""
Image.new("P", (4, 4)).save(DOT, "PNG")
PAUSE, EARLY = 1.0, 0.4
"""Between two sessions, and before each: they begin again and again."""
SHOWING = 5.0
"""After that, who follows another shows only what is owed."""


def live(logs: Path, settings: dict[str, Any]) -> None:
    with (logs / f"{os.getpid()}.log").open("w") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sign_requests()
    gate.PAUSE, gate.EARLY, fleet.SHOWING = PAUSE, EARLY, SHOWING
    if not settings.pop("pictures", True):
        setattr(painter, "paint", lambda *scene: DOT.getvalue())  # noqa: B010 - a function of another's is replaced
    discord.utils.setup_logging()
    asyncio.run(run(Settings(timing=TIMING, pauses=PAUSES, requests=1_000, emojis=False, **settings)))


def sign_requests() -> None:
    request = aiohttp.ClientSession._request

    @functools.wraps(request)
    async def signed(self: aiohttp.ClientSession, *args: Any, **more: Any) -> Any:
        more["headers"] = {**(more.get("headers") or {}), ASIDE: str(os.getpid())}
        return await request(self, *args, **more)

    setattr(aiohttp.ClientSession, "_request", signed)  # noqa: B010 - a method of another's class is replaced on purpose


if __name__ == "__main__":
    main(Path(sys.argv[1]))
