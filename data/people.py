"""People and servers: preferences, settings, the audit, bans, and the house's pulse; scripts for every database."""

from __future__ import annotations

import msgspec

from data.codec import AUDIT, listed, places
from data.script import Script
from games.core.codec import encode
from games.host.rows import AuditRow, BanRow, Sentence, SettingRow, TableId, User


def preferences(user: User) -> Script[dict[str, str]]:
    found = yield "SELECT key, value FROM preferences WHERE person = ? ORDER BY key", (user,)
    return dict(found)


def set_preference(user: User, key: str, value: str | None) -> Script[None]:
    if value is None:
        yield "DELETE FROM preferences WHERE person = ? AND key = ?", (user, key)
    else:
        yield (
            "INSERT INTO preferences (person, key, value) VALUES (?, ?, ?)"
            " ON CONFLICT (person, key) DO UPDATE SET value = excluded.value",
            (user, key, value),
        )


def paper(table: TableId, user: User) -> Script[bytes | None]:
    found = yield "SELECT data FROM papers WHERE table_id = ? AND person = ?", (table, user)
    return found[0][0] if found else None


def keep_paper(table: TableId, user: User, data: bytes) -> Script[None]:
    yield (
        "INSERT INTO papers (table_id, person, data) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, person) DO UPDATE SET data = excluded.data",
        (table, user, data),
    )


def settings(scope: str) -> Script[dict[str, SettingRow]]:
    found = yield "SELECT scope, key, value, by, at FROM settings WHERE scope = ? ORDER BY key", (scope,)
    return {row[1]: SettingRow(*row) for row in found}


def set_setting(scope: str, key: str, value: str | None, by: User, at: float) -> Script[AuditRow]:
    before = yield "SELECT value FROM settings WHERE scope = ? AND key = ?", (scope, key)
    if value is None:
        yield "DELETE FROM settings WHERE scope = ? AND key = ?", (scope, key)
    else:
        yield (
            "INSERT INTO settings (scope, key, value, by, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value, by = excluded.by, at = excluded.at",
            (scope, key, value, by, at),
        )
    return (yield from note_audit(AuditRow(scope, key, value, by, at, before[0][0] if before else None)))


def audit(scope: str, limit: int) -> Script[list[AuditRow]]:
    # "0" is the sign after "/": what lies between is below the scope, and the index finds it.
    found = yield (
        f"SELECT {listed(AUDIT)} FROM audit WHERE scope = ? OR (scope >= ? AND scope < ?) ORDER BY id DESC LIMIT ?",
        (scope, f"{scope}/", f"{scope}0", limit),
    )
    return [AuditRow(*row) for row in found]


def note_audit(row: AuditRow) -> Script[AuditRow]:
    """The row as it is kept, with its number."""
    found = yield (
        f"INSERT INTO audit ({listed(AUDIT[:-1])}) VALUES ({places(AUDIT[:-1])}) RETURNING id",
        msgspec.structs.astuple(row)[:-1],
    )
    return msgspec.structs.replace(row, id=found[0][0])


def ban(row: BanRow) -> Script[AuditRow]:
    yield (
        "INSERT INTO bans (guild, person, until, reason, by, at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild, person) DO UPDATE"
        " SET until = excluded.until, reason = excluded.reason, by = excluded.by, at = excluded.at",
        (row.guild, row.user, row.until, row.reason, row.by, row.at),
    )
    said = encode(Sentence(row.until, row.reason)).decode()
    return (yield from note_audit(AuditRow(f"guild:{row.guild}", "ban", str(row.user), row.by, row.at, said)))


def unban(guild: int, user: User, by: User, at: float) -> Script[AuditRow | None]:
    if not (yield "DELETE FROM bans WHERE guild = ? AND person = ? RETURNING guild", (guild, user)):
        return None
    return (yield from note_audit(AuditRow(f"guild:{guild}", "unban", str(user), by, at)))


def bans(guild: int) -> Script[list[BanRow]]:
    found = yield "SELECT guild, person, until, reason, by, at FROM bans WHERE guild = ? ORDER BY at", (guild,)
    return [BanRow(*row) for row in found]


def alive() -> Script[tuple[float, float] | None]:
    found = yield "SELECT at, closed FROM house WHERE id = 1", ()
    return (found[0][0], found[0][1]) if found else None


def note_alive(at: float, closed: float) -> Script[None]:
    yield (
        "INSERT INTO house (id, at, closed) VALUES (1, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET at = excluded.at, closed = excluded.closed",
        (at, closed),
    )


def emojis() -> Script[dict[str, int]]:
    return dict((yield "SELECT name, id FROM emojis", ()))


def keep_emoji(name: str, emoji: int) -> Script[None]:
    yield "INSERT INTO emojis (name, id) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET id = excluded.id", (name, emoji)


def drop_emoji(name: str) -> Script[None]:
    yield "DELETE FROM emojis WHERE name = ?", (name,)
