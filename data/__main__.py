"""Backups and moves: `python -m data backup [FILE]`, `python -m data restore FILE`, `python -m data move FROM TO`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from dotenv import load_dotenv

from data.move import move
from data.opening import from_environment
from data.postgres.address import is_address, masked
from data.refusal import DatabaseRefused
from data.sqlite.backup import STAMP, backup, backups, restore


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m data", description="Backups of Parlour's database, and moves.")
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("backup", help="copy the database; the bot may be running")
    making.add_argument("file", nargs="?", type=Path, help="where to; default: backups/ beside the database")
    restoring = commands.add_parser("restore", help="put a backup in the database's place; stop the bot first")
    restoring.add_argument("file", type=Path)
    moving = commands.add_parser("move", help="all of one database into an empty one; stop the bot first")
    moving.add_argument("source", metavar="FROM", help="a file, or the address of PostgreSQL")
    moving.add_argument("target", metavar="TO", help="a file that is not there yet, or an empty database")
    given = parser.parse_args(arguments)

    load_dotenv()
    where = from_environment()
    try:
        if given.command == "move":
            return _move(given.source, given.target)
        if is_address(where):
            raise DatabaseRefused(_by_hand(given.command, where))
        database = Path(where)
        now = datetime.now(UTC).strftime(STAMP)
        if given.command == "backup":
            target = given.file or backups(database) / f"parlour-{now}.db"
            backup(database, target)
            print(f"Backed up {database} to {target}.")
        else:
            kept = restore(given.file, database, backups(database) / f"replaced-{now}.db")
            print(f"Restored {given.file} to {database}." + (f" The one before is kept as {kept}." if kept else ""))
    except DatabaseRefused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


def _by_hand(command: str, address: str) -> str:
    """PostgreSQL has its own programs for this, which do it better."""
    shown = masked(address).replace(":…@", "@")
    if command == "backup":
        return f"PostgreSQL makes its own backups: pg_dump --format=custom --file=parlour.dump '{shown}'."
    return (
        "PostgreSQL restores its own backups; stop the bot first, then: pg_restore --clean --if-exists"
        f" --single-transaction --dbname='{shown}' parlour.dump."
    )


def _move(source: str, target: str) -> int:
    progress = _Progress()
    try:
        moved = asyncio.run(move(source, target, progress.tell))
    except KeyboardInterrupt:
        raise DatabaseRefused("The move was interrupted; nothing has been kept.") from None
    except DatabaseRefused:
        raise
    except Exception as failure:
        raise DatabaseRefused(f"The move broke off ({type(failure).__name__}); start it again.") from None
    finally:
        progress.end()
    shown = [masked(where) if is_address(where) else where for where in (source, target)]
    print(f"Moved {moved:,} rows from {shown[0]} to {shown[1]}; every table was compared.")
    print("Set PARLOUR_DB to the new place; the old one is left as it was.")
    return 0


class _Progress:
    """One line that changes on a terminal; elsewhere one for each table."""

    def __init__(self) -> None:
        self._changing = sys.stdout.isatty()
        self._written = False

    def tell(self, table: str, done: int, total: int) -> None:
        if self._changing:
            print(f"\r\x1b[K{table}: {done:,} of {total:,} rows", end="", flush=True)
            self._written = True
        elif done == total:
            print(f"{table}: {total:,} rows", flush=True)

    def end(self) -> None:
        if self._written:
            print("\r\x1b[K", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
