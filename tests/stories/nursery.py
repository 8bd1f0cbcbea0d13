"""Bot processes that start at once: what they import is imported here, and each is a fork of it.

`python -m tests.stories.nursery` reads a line for each process it shall start, the stand-in's address and a database,
and says its number.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import discord

from bot import Settings, run
from cogs.publishing.pauses import Pauses
from games.host.timing import Timing

TIMING = Timing(robot_pause=(0.02, 0.1))
PAUSES = Pauses(0.02, 0.05, 0.05, 0.05)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        address, database = line.rstrip("\n").split(" ", 1)
        child = os.fork()
        if not child:
            discord.utils.setup_logging()
            settings = Settings(
                database=Path(database), sandbox=address, timing=TIMING, pauses=PAUSES, requests=1_000, emojis=False
            )
            asyncio.run(run(settings))
            return
        print(child, flush=True)


if __name__ == "__main__":
    main()
