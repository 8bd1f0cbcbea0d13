"""Tables looked for, and what is known beside them: scripts for every database."""

from __future__ import annotations

from data.codec import RESULT, TABLE, decode_log, listed, published_row, result_row, table_row
from data.script import Rows, Script
from games.core.text import Seat
from games.host.fellows import Share
from games.host.rows import LogRow, PublishedRow, ResultRow, Status, TableId, TableRow, User

LIVE = "status IN ('lobby', 'playing', 'paused')"
PAST = "status IN ('over', 'closed')"

_TABLES = f"SELECT {listed(TABLE)} FROM tables WHERE"


def version(table: TableId) -> Script[int | None]:
    return _first((yield "SELECT version FROM tables WHERE id = ?", (table,)))


def earliest(limit: int, share: Share | None) -> Script[list[tuple[float, TableId]]]:
    where, values = _within(share)
    found = yield f"SELECT due, id FROM tables WHERE due IS NOT NULL{where} ORDER BY due LIMIT ?", (*values, limit)
    return [(due, table) for due, table in found]


def sat(table: TableId) -> Script[list[tuple[Seat, User]]]:
    found = yield "SELECT seat, person FROM sat WHERE table_id = ? ORDER BY seat", (table,)
    return [(seat, user) for seat, user in found]


def by_origin(origin: str) -> Script[TableId | None]:
    return _first((yield "SELECT id FROM tables WHERE origin = ?", (origin,)))


def log(table: TableId, after: int, limit: int) -> Script[list[LogRow]]:
    found = yield (
        "SELECT data FROM log WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?",
        (table, after, limit),
    )
    return [decode_log(data) for (data,) in found]


def tables_of(user: User) -> Script[list[TableRow]]:
    seated = "id IN (SELECT table_id FROM seats WHERE person = ?)"
    return _tables((yield f"{_TABLES} {seated} AND {LIVE} ORDER BY changed DESC", (user,)))


def tables_in(guild: int, channel: int | None) -> Script[list[TableRow]]:
    where, values = ("", (guild,)) if channel is None else (" AND channel = ?", (guild, channel))
    return _tables((yield f"{_TABLES} guild = ?{where} AND {LIVE} ORDER BY changed DESC", values))


def finished(guild: int, user: User | None, limit: int) -> Script[list[TableRow]]:
    whose, values = _seated(user)
    query = f"{_TABLES} guild = ? AND status = 'over'{whose} ORDER BY id DESC LIMIT ?"
    return _tables((yield query, (guild, *values, limit)))


def past(guild: int, user: User | None, limit: int, skip: int) -> Script[list[TableRow]]:
    whose, values = _seated(user)
    query = f"{_TABLES} guild = ? AND {PAST}{whose} ORDER BY id DESC LIMIT ? OFFSET ?"
    return _tables((yield query, (guild, *values, limit, skip)))


def census(share: Share | None) -> Script[list[tuple[str, Status, int]]]:
    where, values = _within(share)
    found = yield (
        f"SELECT game, status, COUNT(*) FROM tables WHERE {LIVE}{where} GROUP BY game, status ORDER BY game, status",
        values,
    )
    return [(game, Status(status), count) for game, status, count in found]


def living() -> Script[list[TableId]]:
    return [table for (table,) in (yield f"SELECT id FROM tables WHERE {LIVE} ORDER BY guild, channel, id", ())]


def results(guild: int, game: str | None, user: User | None) -> Script[list[ResultRow]]:
    where: list[str] = ["guild = ?"]
    values: list[int | str] = [guild]
    for column, value in (("game", game), ("person", user)):
        if value is not None:
            where.append(f"{column} = ?")
            values.append(value)
    query = f"SELECT {listed(RESULT)} FROM results WHERE {' AND '.join(where)} ORDER BY table_id, seat"
    return [result_row(row) for row in (yield query, tuple(values))]


def last_shown_at(place: int) -> Script[TableId | None]:
    query = "SELECT table_id FROM shown_at WHERE place = ? ORDER BY table_id DESC LIMIT 1"
    return _first((yield query, (place,)))


def published(table: TableId) -> Script[PublishedRow | None]:
    found = yield "SELECT table_id, cursor, data, done FROM published WHERE table_id = ?", (table,)
    return published_row(*found[0]) if found else None


def owed(share: Share | None) -> Script[list[tuple[TableId, int]]]:
    where, values = _within(share)
    found = yield f"SELECT id, version FROM tables WHERE owed = 1{where} ORDER BY id", values
    return [(table, version) for table, version in found]


def debt(share: Share | None) -> Script[tuple[int, float | None]]:
    where, values = _within(share)
    ((tables, since),) = yield f"SELECT COUNT(*), MIN(changed) FROM tables WHERE owed = 1{where}", values
    return int(tables), since


def _within(share: Share | None) -> tuple[str, tuple[int, ...]]:
    """Of all tables, or of those whose room is in a share: a room lies in one shard."""
    if share is None:
        return "", ()
    return " AND (guild >> 22) % ? % ? = ?", (share.shards, share.processes, share.slot)


def _seated(user: User | None) -> tuple[str, tuple[int, ...]]:
    """Of all tables, or of those where somebody has a seat."""
    return ("", ()) if user is None else (" AND id IN (SELECT table_id FROM seats WHERE person = ?)", (user,))


def _tables(found: Rows) -> list[TableRow]:
    return [table_row(row) for row in found]


def _first(found: Rows) -> int | None:
    return int(found[0][0]) if found else None
