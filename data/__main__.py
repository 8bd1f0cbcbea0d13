"""Backups from the command line: `python -m data backup [FILE]` and `python -m data restore FILE`."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from dotenv import load_dotenv

from data.refusal import DatabaseRefused
from data.sqlite.backup import backup, restore


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m data", description="Backups of Parlour's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("backup", help="copy the database; the bot may be running")
    making.add_argument("file", nargs="?", type=Path, help="where to; default: backups/ beside the database")
    restoring = commands.add_parser("restore", help="put a backup in the database's place; stop the bot first")
    restoring.add_argument("file", type=Path)
    given = parser.parse_args(arguments)

    load_dotenv()
    database = Path(os.environ.get("PARLOUR_DB") or "data/parlour.db")
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    backups = database.parent / "backups"
    try:
        if given.command == "backup":
            target = given.file or backups / f"parlour-{now}.db"
            backup(database, target)
            print(f"Backed up {database} to {target}.")
        else:
            kept = restore(given.file, database, backups / f"replaced-{now}.db")
            print(f"Restored {given.file} to {database}." + (f" The one before is kept as {kept}." if kept else ""))
    except DatabaseRefused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
