"""What is kept about a person, in SQL: all of it for them to read, and how it is forgotten."""

from __future__ import annotations

import sqlite3

import msgspec

from games.host.rows import Life, Played, TableId, User

replace = msgspec.structs.replace

LIVE = "status IN ('lobby', 'playing', 'paused')"

_KEPT = {
    "preferences": "SELECT key, value FROM preferences WHERE user = ?",
    "hosted": "SELECT id AS table_id, game, guild, channel, status, created FROM tables WHERE host = ?",
    "seats": "SELECT table_id, seat, name, presence FROM seats WHERE user = ?",
    "sat": "SELECT table_id, seat FROM sat WHERE user = ?",
    "standing": "SELECT table_id, seat, preference FROM standing JOIN seats USING (table_id, seat) WHERE user = ?",
    "papers": "SELECT table_id, CAST(data AS TEXT) AS data FROM papers WHERE user = ?",
    "results": "SELECT table_id, seat, name, game, guild, won, score, at, rated FROM results WHERE user = ?",
    "settings": "SELECT scope, key, value, at FROM settings WHERE by = ?",
    "audit": "SELECT scope, key, old, value, at FROM audit WHERE by = ?",
}
"""Columns that are about the person alone: no snapshot, no seed, nobody else's seat."""


def person(db: sqlite3.Connection, user: User) -> dict[str, list[dict[str, object]]]:
    kept = {what: _rows(db, query, (user,)) for what, query in _KEPT.items()}
    kept["bans"] = _rows(db, "SELECT guild, until, reason, at FROM bans WHERE user = ?", (user,))
    kept["audit"] += _rows(
        db, "SELECT scope, key, value, at FROM audit WHERE key IN ('ban', 'unban') AND value = ?", (str(user),)
    )
    return kept


def _rows(db: sqlite3.Connection, query: str, values: tuple[object, ...]) -> list[dict[str, object]]:
    cursor = db.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def forget(db: sqlite3.Connection, user: User, name: str, at: float) -> None:
    """Finished games keep their shape but not who it was. Live tables must have been left before."""
    over = "table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))"
    won = db.execute("SELECT table_id, seat, name FROM results WHERE user = ?", (user,)).fetchall()
    _forget_lives(db, user, {table: (known, f"{name} {seat + 1}") for table, seat, known in won})
    db.execute("DELETE FROM preferences WHERE user = ?", (user,))
    db.execute("DELETE FROM papers WHERE user = ?", (user,))
    db.execute(f"UPDATE seats SET user = NULL, name = ? || ' ' || (seat + 1) WHERE user = ? AND {over}", (name, user))
    db.execute("UPDATE results SET user = NULL, name = ? || ' ' || (seat + 1) WHERE user = ?", (name, user))
    db.execute("UPDATE tables SET host = 0 WHERE host = ? AND status IN ('over', 'closed')", (user,))
    db.execute("UPDATE settings SET by = 0 WHERE by = ?", (user,))
    db.execute("UPDATE audit SET by = 0 WHERE by = ?", (user,))
    db.execute("UPDATE bans SET by = 0 WHERE by = ?", (user,))
    _forget_bans(db, user, at)


def _forget_bans(db: sqlite3.Connection, user: User, at: float) -> None:
    """One that has run out, and what the audit says of it; a server keeps both as long as it runs."""
    db.execute("DELETE FROM bans WHERE user = ? AND until <= ?", (user, at))
    running = [f"guild:{guild}" for (guild,) in db.execute("SELECT guild FROM bans WHERE user = ?", (user,))]
    kept = ", ".join("?" * len(running))
    db.execute(
        "UPDATE audit SET value = '', old = NULL WHERE key IN ('ban', 'unban') AND value = ?"
        f" AND scope NOT IN ({kept})",
        (str(user), *running),
    )


def _forget_lives(db: sqlite3.Connection, user: User, renamed: dict[TableId, tuple[str, str]]) -> None:
    """Who ended a table, was offered a seat or inherits; and the winners that later games of a series remember."""
    touched = db.execute(
        "SELECT table_id, data FROM lives WHERE instr(data, ?) OR instr(data, ?)", (str(user).encode(), b'"series"')
    )
    for table, data in touched.fetchall():
        life = msgspec.json.decode(data, type=Life)
        clean = replace(
            life,
            ended=replace(life.ended, by=None) if life.ended and life.ended.by == user else life.ended,
            paused_by=0 if life.paused_by == user else life.paused_by,
            offers=[one for one in life.offers if one.user != user],
            wishes=[one for one in life.wishes if one.user != user],
            picks={owner: word for owner, word in life.picks.items() if owner != user},
            heirs=[one for one in life.heirs if one.user != user],
            series=[_renamed(played, renamed) for played in life.series],
        )
        if clean != life:
            db.execute("UPDATE lives SET data = ? WHERE table_id = ?", (msgspec.json.encode(clean), table))
            # Whoever has the running table at hand as it was must read it anew before changing it.
            db.execute(f"UPDATE tables SET version = version + 1 WHERE id = ? AND {LIVE}", (table,))


def _renamed(played: Played, renamed: dict[TableId, tuple[str, str]]) -> Played:
    known, name = renamed.get(played.table, ("", ""))
    return replace(played, winners=[name if one == known else one for one in played.winners]) if known else played
