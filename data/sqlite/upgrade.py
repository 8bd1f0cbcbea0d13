"""A file of an older Parlour is brought up to date, with a copy of it as the way back."""

from __future__ import annotations

import logging
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from data.refusal import DatabaseAway
from data.sqlite.backup import STAMP, NotCopied, backups, copy, sweep
from data.sqlite.connection import run
from data.sqlite.file import check_version, migrate, newest, wrote
from data.upgrade import is_upgrade, note

log = logging.getLogger(__name__)


def bring_up_to_date(db: sqlite3.Connection, path: Path) -> None:
    """And from now on it is this Parlour's. Without a copy nothing is changed."""
    schema = check_version(db, path)
    # Also where only the version is another: the older one would not read it any more.
    kept = _copy_of(path, schema) if schema and (schema < newest() or is_upgrade(wrote(db))) else None
    try:
        migrate(db, schema)
    except BaseException:
        # Of one that is as it was: a supervisor that tries again and again must not fill the disk.
        if kept is not None and check_version(db, path) == schema:
            kept.unlink()
        raise
    if kept is not None:
        log.info("as it was before, the database is kept as %s", kept)
    run(note(schema, newest()), db)


def _copy_of(path: Path, schema: int) -> Path:
    name = f"before-{schema}-{datetime.now(UTC).strftime(STAMP)}"
    target, number = backups(path) / f"{name}.db", 1
    while target.exists():
        number += 1
        target = target.with_name(f"{name}-{number}.db")
    for left in target.parent.glob(f"before-{schema}-*.db.part"):
        sweep(left)
    try:
        copy(path, target, rest=0)
    except NotCopied as no:
        raise DatabaseAway(
            f"{path} is copied to {target.parent} before it is brought up to date, and that failed: {no.reason};"
            " put that right, then start again."
        ) from None
    return target
