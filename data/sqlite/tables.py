"""The hot path on SQLite: a change written, a table read, what was shown noted."""

from __future__ import annotations

import sqlite3

import msgspec

from data.codec import (
    AUDIT,
    RESULT,
    SEAT,
    STANDING,
    TABLE,
    encode,
    listed,
    places,
    result_columns,
    seat_columns,
    standing_columns,
    stored,
    table_columns,
)
from games.host.rows import Change, PublishedRow, Status, Stored, TableId
from games.host.store import Conflict

_CREATE = f"INSERT INTO tables ({listed(TABLE[1:])}) VALUES ({places(TABLE[1:])})"
_TABLE = f"SELECT {listed(TABLE)} FROM tables WHERE id = ?"
_SEATS = f"SELECT {listed(SEAT)} FROM seats WHERE table_id = ? ORDER BY seat"
_STOOD = f"SELECT {listed(STANDING)} FROM standing WHERE table_id = ? ORDER BY seat, preference"
_SEAT = f"INSERT INTO seats (table_id, {listed(SEAT)}) VALUES (?, {places(SEAT)})"
_STANDING = f"INSERT INTO standing (table_id, {listed(STANDING)}) VALUES (?, {places(STANDING)})"
_RESULT = f"INSERT INTO results ({listed(RESULT)}) VALUES ({places(RESULT)})"
_AUDIT = f"INSERT INTO audit ({listed(AUDIT[:-1])}) VALUES ({places(AUDIT[:-1])})"


def create(db: sqlite3.Connection, change: Change) -> TableId:
    try:
        cursor = db.execute(_CREATE, table_columns(change.row)[1:])
    except sqlite3.IntegrityError:
        raise Conflict from None
    table = cursor.lastrowid
    assert table is not None
    db.execute("INSERT INTO lives (table_id, data) VALUES (?, ?)", (table, encode(change.life)))
    db.execute("INSERT INTO published (table_id, cursor, data, done) VALUES (?, 0, ?, 0)", (table, b"{}"))
    _write_rest(db, table, change)
    return table


def commit(db: sqlite3.Connection, change: Change) -> None:
    row = change.row
    guard = (row.id, row.version - 1)
    if change.brief:
        cursor = db.execute(
            "UPDATE tables SET version = ?, changed = ?, due = ?, owed = 1 WHERE id = ? AND version = ?",
            (row.version, row.changed, row.due, *guard),
        )
    else:
        cursor = db.execute(
            "UPDATE tables SET version = ?, changed = ?, due = ?, owed = 1,"
            " guild = ?, channel = ?, host = ?, status = ? WHERE id = ? AND version = ?",
            (row.version, row.changed, row.due, row.guild, row.channel, row.host, row.status.value, *guard),
        )
    if cursor.rowcount != 1:
        raise Conflict
    if row.status is Status.OVER:
        # Who saw which hand matters only while the game runs.
        db.execute("DELETE FROM sat WHERE table_id = ?", (row.id,))
    db.execute("UPDATE lives SET data = ? WHERE table_id = ?", (encode(change.life), row.id))
    _write_rest(db, row.id, change)


def _write_rest(db: sqlite3.Connection, table: TableId, change: Change) -> None:
    if change.log is not None:
        db.execute(
            "INSERT INTO log (table_id, version, data) VALUES (?, ?, ?)",
            (table, change.log.version, encode(change.log)),
        )
    if change.seats is not None:
        db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
        db.executemany(_SEAT, [(table, *seat_columns(one)) for one in change.seats])
    if change.standing is not None:
        db.execute("DELETE FROM standing WHERE table_id = ?", (table,))
        db.executemany(_STANDING, [(table, *standing_columns(one)) for one in change.standing])
    for seat, user in change.sat if change.row.status is not Status.OVER else ():
        db.execute("INSERT OR IGNORE INTO sat (table_id, seat, person) VALUES (?, ?, ?)", (table, seat, user))
    for result in change.results:
        db.execute(_RESULT, result_columns(result))
    for row in change.audit:
        db.execute(_AUDIT, msgspec.structs.astuple(row)[:-1])


def note_published(db: sqlite3.Connection, row: PublishedRow) -> None:
    db.execute(
        "INSERT INTO published (table_id, cursor, data, done) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET cursor = max(cursor, excluded.cursor),"
        " data = excluded.data, done = excluded.done",
        (row.table, row.cursor, row.data, int(row.done)),
    )
    if row.place:
        db.execute("INSERT OR REPLACE INTO shown_at (table_id, place) VALUES (?, ?)", (row.table, row.place))
    db.execute("UPDATE tables SET owed = 0 WHERE id = ? AND (? OR version <= ?)", (row.table, row.done, row.cursor))


# Reading.


def load(db: sqlite3.Connection, table: TableId, recent: int) -> Stored | None:
    """All of it from one moment."""
    db.execute("BEGIN")
    try:
        found = db.execute(_TABLE, (table,)).fetchone()
        if found is None:
            return None
        (life,) = db.execute("SELECT data FROM lives WHERE table_id = ?", (table,)).fetchone()
        seats = db.execute(_SEATS, (table,)).fetchall()
        standing = db.execute(_STOOD, (table,)).fetchall()
        last = db.execute(
            "SELECT data FROM log WHERE table_id = ? ORDER BY version DESC LIMIT ?", (table, recent)
        ).fetchall()
    finally:
        db.execute("COMMIT")
    return stored(found, life, seats, standing, [data for (data,) in last])
