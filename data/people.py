"""People and servers in SQL: preferences, settings, the audit, bans, and the house's pulse."""

from __future__ import annotations

import sqlite3

import msgspec

from games.core.codec import encode
from games.host.rows import AuditRow, BanRow, Sentence, SettingRow, TableId, User


def preferences(db: sqlite3.Connection, user: User) -> dict[str, str]:
    return dict(db.execute("SELECT key, value FROM preferences WHERE user = ? ORDER BY key", (user,)).fetchall())


def set_preference(db: sqlite3.Connection, user: User, key: str, value: str | None) -> None:
    if value is None:
        db.execute("DELETE FROM preferences WHERE user = ? AND key = ?", (user, key))
    else:
        db.execute("INSERT OR REPLACE INTO preferences (user, key, value) VALUES (?, ?, ?)", (user, key, value))


def paper(db: sqlite3.Connection, table: TableId, user: User) -> bytes | None:
    row = db.execute("SELECT data FROM papers WHERE table_id = ? AND user = ?", (table, user)).fetchone()
    return None if row is None else row[0]


def keep_paper(db: sqlite3.Connection, table: TableId, user: User, data: bytes) -> None:
    db.execute("INSERT OR REPLACE INTO papers (table_id, user, data) VALUES (?, ?, ?)", (table, user, data))


def settings(db: sqlite3.Connection, scope: str) -> dict[str, SettingRow]:
    found = db.execute("SELECT scope, key, value, by, at FROM settings WHERE scope = ? ORDER BY key", (scope,))
    return {row[1]: SettingRow(*row) for row in found}


def set_setting(db: sqlite3.Connection, scope: str, key: str, value: str | None, by: User, at: float) -> AuditRow:
    before = db.execute("SELECT value FROM settings WHERE scope = ? AND key = ?", (scope, key)).fetchone()
    if value is None:
        db.execute("DELETE FROM settings WHERE scope = ? AND key = ?", (scope, key))
    else:
        db.execute(
            "INSERT OR REPLACE INTO settings (scope, key, value, by, at) VALUES (?, ?, ?, ?, ?)",
            (scope, key, value, by, at),
        )
    return note_audit(db, AuditRow(scope, key, value, by, at, before[0] if before else None))


def audit(db: sqlite3.Connection, scope: str, limit: int) -> list[AuditRow]:
    found = db.execute(
        "SELECT scope, key, value, by, at, old, id FROM audit WHERE scope = ?1 OR scope GLOB ?1 || '/*'"
        " ORDER BY id DESC LIMIT ?2",
        (scope, limit),
    )
    return [AuditRow(*row) for row in found]


def note_audit(db: sqlite3.Connection, row: AuditRow) -> AuditRow:
    """The row as it is kept, with its number."""
    cursor = db.execute(
        "INSERT INTO audit (scope, key, value, by, at, old) VALUES (?, ?, ?, ?, ?, ?)",
        (row.scope, row.key, row.value, row.by, row.at, row.old),
    )
    return msgspec.structs.replace(row, id=cursor.lastrowid or 0)


def ban(db: sqlite3.Connection, row: BanRow) -> AuditRow:
    db.execute(
        "INSERT OR REPLACE INTO bans (guild, user, until, reason, by, at) VALUES (?, ?, ?, ?, ?, ?)",
        (row.guild, row.user, row.until, row.reason, row.by, row.at),
    )
    said = encode(Sentence(row.until, row.reason)).decode()
    return note_audit(db, AuditRow(f"guild:{row.guild}", "ban", str(row.user), row.by, row.at, said))


def unban(db: sqlite3.Connection, guild: int, user: User, by: User, at: float) -> AuditRow | None:
    if not db.execute("DELETE FROM bans WHERE guild = ? AND user = ?", (guild, user)).rowcount:
        return None
    return note_audit(db, AuditRow(f"guild:{guild}", "unban", str(user), by, at))


def bans(db: sqlite3.Connection, guild: int) -> list[BanRow]:
    found = db.execute("SELECT guild, user, until, reason, by, at FROM bans WHERE guild = ? ORDER BY at", (guild,))
    return [BanRow(*row) for row in found]


def alive(db: sqlite3.Connection) -> tuple[float, float] | None:
    row = db.execute("SELECT at, closed FROM house WHERE id = 1").fetchone()
    return None if row is None else (row[0], row[1])


def note_alive(db: sqlite3.Connection, at: float, closed: float) -> None:
    db.execute("INSERT OR REPLACE INTO house (id, at, closed) VALUES (1, ?, ?)", (at, closed))


def emojis(db: sqlite3.Connection) -> dict[str, int]:
    return dict(db.execute("SELECT name, id FROM emojis").fetchall())


def keep_emoji(db: sqlite3.Connection, name: str, emoji: int) -> None:
    db.execute("INSERT OR REPLACE INTO emojis (name, id) VALUES (?, ?)", (name, emoji))


def drop_emoji(db: sqlite3.Connection, name: str) -> None:
    db.execute("DELETE FROM emojis WHERE name = ?", (name,))
