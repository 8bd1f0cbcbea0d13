"""Tables in SQL: a change written, a table read, and the lists of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from data.people import note_audit
from games.core.text import Seat
from games.host.rows import (
    Change,
    Life,
    LogRow,
    Presence,
    PublishedRow,
    ResultRow,
    SeatRow,
    StandingRow,
    Status,
    Stored,
    TableId,
    TableRow,
    User,
)
from games.host.store import Conflict

_encode = msgspec.json.Encoder().encode
_life = msgspec.json.Decoder(Life)
_log_row = msgspec.json.Decoder(LogRow)

_COLUMNS = "id, version, game, guild, channel, host, status, created, changed, due, origin"
_LIVE = "status IN ('lobby', 'playing', 'paused')"


# Writing.


def create(db: sqlite3.Connection, change: Change) -> TableId:
    row = change.row
    try:
        cursor = db.execute(
            "INSERT INTO tables (version, game, guild, channel, host, status, created, changed, due, origin)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                row.version,
                row.game,
                row.guild,
                row.channel,
                row.host,
                row.status.value,
                row.created,
                row.changed,
                row.due,
                row.origin,
            ),
        )
    except sqlite3.IntegrityError:
        raise Conflict from None
    table = cursor.lastrowid
    assert table is not None
    db.execute("INSERT INTO lives (table_id, data) VALUES (?, ?)", (table, _encode(change.life)))
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
    db.execute("UPDATE lives SET data = ? WHERE table_id = ?", (_encode(change.life), row.id))
    _write_rest(db, row.id, change)


def _write_rest(db: sqlite3.Connection, table: TableId, change: Change) -> None:
    if change.log is not None:
        db.execute(
            "INSERT INTO log (table_id, version, data) VALUES (?, ?, ?)",
            (table, change.log.version, _encode(change.log)),
        )
    if change.seats is not None:
        db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
        db.executemany(
            "INSERT INTO seats (table_id, seat, user, name, presence, level, lapses) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(table, one.seat, one.user, one.name, one.presence.value, one.level, one.lapses) for one in change.seats],
        )
    if change.standing is not None:
        db.execute("DELETE FROM standing WHERE table_id = ?", (table,))
        db.executemany(
            "INSERT INTO standing (table_id, seat, preference, lasting) VALUES (?, ?, ?, ?)",
            [(table, one.seat, one.preference, int(one.lasting)) for one in change.standing],
        )
    for seat, user in change.sat if change.row.status is not Status.OVER else ():
        db.execute("INSERT OR IGNORE INTO sat (table_id, seat, user) VALUES (?, ?, ?)", (table, seat, user))
    for result in change.results:
        db.execute(
            "INSERT INTO results (table_id, seat, user, name, game, guild, seats, won, score, robots, at, rated)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            msgspec.structs.astuple(result),
        )
    for row in change.audit:
        note_audit(db, row)


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
        found = db.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        (life,) = db.execute("SELECT data FROM lives WHERE table_id = ?", (table,)).fetchone()
        seats = db.execute(
            "SELECT seat, user, name, presence, level, lapses FROM seats WHERE table_id = ? ORDER BY seat", (table,)
        ).fetchall()
        standing = db.execute(
            "SELECT seat, preference, lasting FROM standing WHERE table_id = ? ORDER BY seat, preference", (table,)
        ).fetchall()
        last = db.execute(
            "SELECT data FROM log WHERE table_id = ? ORDER BY version DESC LIMIT ?", (table, recent)
        ).fetchall()
    finally:
        db.execute("COMMIT")
    return Stored(
        row=_table(found),
        life=_life.decode(life),
        seats=[
            SeatRow(seat, user, name, Presence(one), level, lapses) for seat, user, name, one, level, lapses in seats
        ],
        standing=[StandingRow(seat, preference, bool(lasting)) for seat, preference, lasting in standing],
        recent=[_log_row.decode(data) for (data,) in reversed(last)],
    )


def version(db: sqlite3.Connection, table: TableId) -> int | None:
    return _one(db.execute("SELECT version FROM tables WHERE id = ?", (table,)))


def earliest(db: sqlite3.Connection, limit: int) -> list[tuple[float, TableId]]:
    return db.execute("SELECT due, id FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT ?", (limit,)).fetchall()


def sat(db: sqlite3.Connection, table: TableId) -> list[tuple[Seat, User]]:
    return db.execute("SELECT seat, user FROM sat WHERE table_id = ? ORDER BY seat", (table,)).fetchall()


def by_origin(db: sqlite3.Connection, origin: str) -> TableId | None:
    return _one(db.execute("SELECT id FROM tables WHERE origin = ?", (origin,)))


def log(db: sqlite3.Connection, table: TableId, after: int, limit: int) -> list[LogRow]:
    found = db.execute(
        "SELECT data FROM log WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?", (table, after, limit)
    )
    return [_log_row.decode(data) for (data,) in found]


def tables_of(db: sqlite3.Connection, user: User) -> list[TableRow]:
    return _tables(
        db.execute(
            f"SELECT {_COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user = ?) AND {_LIVE}"
            " ORDER BY changed DESC",
            (user,),
        )
    )


def tables_in(db: sqlite3.Connection, guild: int, channel: int | None) -> list[TableRow]:
    where, values = ("", (guild,)) if channel is None else (" AND channel = ?", (guild, channel))
    return _tables(
        db.execute(f"SELECT {_COLUMNS} FROM tables WHERE guild = ?{where} AND {_LIVE} ORDER BY changed DESC", values)
    )


def finished(db: sqlite3.Connection, guild: int, user: User | None, limit: int) -> list[TableRow]:
    whose, values = ("", ()) if user is None else (" AND id IN (SELECT table_id FROM seats WHERE user = ?)", (user,))
    return _tables(
        db.execute(
            f"SELECT {_COLUMNS} FROM tables WHERE guild = ? AND status = 'over'{whose} ORDER BY id DESC LIMIT ?",
            (guild, *values, limit),
        )
    )


def results(db: sqlite3.Connection, guild: int, game: str | None, user: User | None) -> list[ResultRow]:
    where: list[str] = ["guild = ?"]
    values: list[int | str] = [guild]
    for column, value in (("game", game), ("user", user)):
        if value is not None:
            where.append(f"{column} = ?")
            values.append(value)
    found = db.execute(
        "SELECT table_id, seat, user, name, game, guild, seats, won, score, robots, at, rated FROM results"
        f" WHERE {' AND '.join(where)} ORDER BY table_id, seat",
        values,
    )
    return [msgspec.structs.replace(ResultRow(*row), won=bool(row[7]), rated=bool(row[11])) for row in found]


def last_shown_at(db: sqlite3.Connection, place: int) -> TableId | None:
    return _one(db.execute("SELECT table_id FROM shown_at WHERE place = ? ORDER BY table_id DESC LIMIT 1", (place,)))


def published(db: sqlite3.Connection, table: TableId) -> PublishedRow | None:
    row = db.execute("SELECT table_id, cursor, data, done FROM published WHERE table_id = ?", (table,)).fetchone()
    return PublishedRow(row[0], row[1], row[2], bool(row[3])) if row else None


def unpublished(db: sqlite3.Connection) -> list[TableId]:
    return [table for (table,) in db.execute("SELECT id FROM tables WHERE owed = 1 ORDER BY id")]


def _tables(found: Iterable[tuple[Any, ...]]) -> list[TableRow]:
    return [_table(row) for row in found]


def _table(row: tuple[Any, ...]) -> TableRow:
    return msgspec.structs.replace(TableRow(*row), status=Status(row[6]))


def _one(cursor: sqlite3.Cursor) -> int | None:
    row = cursor.fetchone()
    return None if row is None else int(row[0])
