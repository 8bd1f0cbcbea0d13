"""`make bench`: every figure the project cares about, as ratios within this run."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from games.registry import GAMES
from tests.bench import clicks, engine, evenings, host, pictures, views
from tests.bench.report import Report

PARTS = ("engine", "host", "pictures", "clicks", "views", "evenings")


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("parts", nargs="*", default=PARTS, help=", ".join(PARTS))
    parser.add_argument("--game", default="loveletter", choices=sorted(GAMES))
    parser.add_argument("--painted", action="store_true", help="evenings: with real pictures, and how large they are")
    parser.add_argument("--details", action="store_true", help="evenings: where clicks and requests went")
    args = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
        if "engine" in args.parts:
            engine.measure(report)
        if "host" in args.parts:
            await host.measure(Path(folder), report, args.game)
        if "pictures" in args.parts:
            await pictures.measure(report)
        if "clicks" in args.parts:
            await clicks.measure(Path(folder), report, args.game, host.raw_commit(Path(folder)))
        if "views" in args.parts:
            await views.measure(Path(folder), report)
        if "evenings" in args.parts:
            await evenings.measure(Path(folder), report, painted=args.painted, details=args.details)


asyncio.run(main())
