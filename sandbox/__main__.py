"""`python -m sandbox`: the stand-in with its bot, until interrupted."""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import shlex
import signal
import sys
import webbrowser
from pathlib import Path

from sandbox import admin
from sandbox.bot_process import BotProcess
from sandbox.pageserver import add_page
from sandbox.rates import Rates
from sandbox.server import Sandbox
from sandbox.storage import Keeper
from sandbox.threads import archive_idle
from sandbox.world import World

DATA = Path("data")
STATE = DATA / "sandbox.json"
DATABASE = DATA / "sandbox.db"


def _say(line: str) -> None:
    print(line, flush=True)


def _forward(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _at_least_one(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _seconds(text: str) -> float:
    if not 0 <= (seconds := float(text)) < math.inf:
        raise argparse.ArgumentTypeError("must be a number of seconds")
    return seconds


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="port on 127.0.0.1 (0: any free one)")
    parser.add_argument("--fresh", action="store_true", help="forget the kept world and the bot's database")
    parser.add_argument("--no-bot", action="store_true", help="do not start the bot")
    parser.add_argument("--bot", metavar="COMMAND", help="the command that starts the bot (default: bot.py)")
    parser.add_argument("--shards", type=_at_least_one, default=1, help="how many shards the bot is told to use")
    parser.add_argument(
        "--identify-every",
        type=_seconds,
        default=5.0,
        metavar="SECONDS",
        help="how long a shard waits for the one before it (default: 5, as on Discord)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    return parser.parse_args(argv)


def forget(keeper: Keeper) -> None:
    """Remove the kept world and the bot's sandbox database."""
    keeper.path.unlink(missing_ok=True)
    if keeper.folder.exists():
        for file in keeper.folder.iterdir():
            file.unlink()
        keeper.folder.rmdir()
    for suffix in ("", "-wal", "-shm", "-journal"):
        DATABASE.with_name(DATABASE.name + suffix).unlink(missing_ok=True)


def prepare(keeper: Keeper, fresh: bool) -> None:
    """Load the kept world, or make the default one."""
    keeper.path.parent.mkdir(parents=True, exist_ok=True)
    if fresh:
        forget(keeper)
    try:
        if keeper.restore():
            return
    except (ValueError, KeyError, TypeError, json.JSONDecodeError) as problem:
        aside = keeper.path.with_suffix(".unreadable.json")
        keeper.path.replace(aside)
        _say(f"The kept world could not be read ({problem}); it was put aside as {aside}.")
    admin.default_world(keeper.world)


async def _housekeeping(world: World) -> None:
    while True:
        await asyncio.sleep(60)
        archive_idle(world)


async def run(args: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM."""
    world = World(rates=Rates(identify=(1, args.identify_every)), shards=args.shards)
    world.record.keep = False
    keeper = Keeper(world, STATE)
    prepare(keeper, args.fresh)
    sandbox = Sandbox(world)
    page = add_page(sandbox)
    page.control.forget = lambda: forget(keeper)
    try:
        await sandbox.start(args.port)
    except OSError as problem:
        _say(
            f"Port {args.port} cannot be used ({os.strerror(problem.errno or 0)}): perhaps a sandbox runs already. "
            "`.venv/bin/python -m sandbox --port 0` takes any free one."
        )
        return 1
    keeper.watch()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sig in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sig, stop.set)
    _say(f"The sandbox is at http://{sandbox.address}/")
    bot: BotProcess | None = None
    if not args.no_bot:
        command = shlex.split(args.bot) if args.bot else [sys.executable, "bot.py"]
        bot = BotProcess(
            sandbox.address, token=world.token, database=DATABASE, command=command, say=_say, forward=_forward
        )
        page.control.bot = bot
        await bot.start()
    if args.open:
        webbrowser.open(f"http://{sandbox.address}/")
    tidy = asyncio.create_task(_housekeeping(world))
    await stop.wait()
    tidy.cancel()
    if bot is not None:
        await bot.stop()
    await sandbox.stop()
    await keeper.close()
    return 0


def main() -> int:
    """Run from the command line."""
    return asyncio.run(run(arguments()))


if __name__ == "__main__":
    sys.exit(main())
