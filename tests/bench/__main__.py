"""`make bench`: every figure the project cares about, as ratios within this run."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from games.registry import GAMES
from tests.bench import clicks, engine, evenings, foreign, host, lively, pictures, store, views
from tests.bench.report import Report

PARTS = ("engine", "host", "store", "pictures", "clicks", "foreign", "views", "evenings", "lively")


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("parts", nargs="*", default=PARTS, help=", ".join(PARTS))
    parser.add_argument("--game", default="loveletter", choices=sorted(GAMES))
    parser.add_argument("--dots", action="store_true", help="evenings, lively: dots instead of pictures, faster")
    parser.add_argument("--details", action="store_true", help="evenings: where clicks and requests went")
    parser.add_argument("--tables", type=int, help="lively: how many")
    parser.add_argument("--seconds", type=float, default=40.0, help="lively: for how long, with each budget")
    parser.add_argument(
        "--beside",
        type=lambda folder: Path(folder).resolve(),
        metavar="FOLDER",
        help="lively: also the bot of another checkout",
    )
    args = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
        if "engine" in args.parts:
            engine.measure(report)
        if "host" in args.parts:
            await host.measure(Path(folder), report, args.game)
        if "store" in args.parts:
            await store.measure(Path(folder), report, args.game)
        if "pictures" in args.parts:
            await pictures.measure(report)
        if "clicks" in args.parts:
            await clicks.measure(Path(folder), report, args.game, host.raw_commit(Path(folder)))
        if "foreign" in args.parts:
            await foreign.measure(report, args.game)
        if "views" in args.parts:
            await views.measure(Path(folder), report)
        if "evenings" in args.parts:
            await evenings.measure(report, painted=not args.dots, details=args.details)
        if "lively" in args.parts:
            tables = args.tables or (lively.DOTS if args.dots else lively.PAINTED)
            load = lively.Load(tables, args.dots, seconds=args.seconds)
            await lively.measure(Path(folder), report, load, args.beside)


if __name__ == "__main__":  # evenings are played in processes of their own, which look into this file
    asyncio.run(main())
