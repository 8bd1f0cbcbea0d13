"""Bot processes that start at once: what they import is imported here, and each is a fork of it.

`python -m tests.stories.nursery` reads a line for each process it shall start, and says its number.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace

import discord

from bot import Settings, run
from cogs.publishing.delivery import Pauses
from games.host.timing import Timing

HURRIED = {"timing": Timing(robot_pause=(0.02, 0.1)), "pauses": Pauses(0.02, 0.05, 0.05, 0.05)}


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            discord.utils.setup_logging()
            asyncio.run(run(replace(Settings.from_environment(), **HURRIED)))
            return
        print(child, flush=True)


if __name__ == "__main__":
    main()
