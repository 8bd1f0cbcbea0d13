"""What is kept about a person: all of it for them to read, and how it is forgotten; scripts for every database."""

from __future__ import annotations

import msgspec

from data.codec import decode_life, encode, listed
from data.lists import LIVE, PAST
from data.script import Script
from games.host.rows import Played, TableId, User

replace = msgspec.structs.replace

_KEPT = {
    "preferences": (("key", "value"), "preferences WHERE person = ?"),
    "hosted": (("id", "game", "guild", "channel", "status", "created"), "tables WHERE host = ?"),
    "seats": (("table_id", "seat", "name", "presence"), "seats WHERE person = ?"),
    "sat": (("table_id", "seat"), "sat WHERE person = ?"),
    "standing": (
        ("table_id", "seat", "preference"),
        "standing JOIN seats USING (table_id, seat) WHERE person = ?",
    ),
    "papers": (("table_id", "data"), "papers WHERE person = ?"),
    "results": (
        ("table_id", "seat", "name", "game", "guild", "won", "score", "at", "rated"),
        "results WHERE person = ?",
    ),
    "settings": (("scope", "key", "value", "at"), "settings WHERE by = ?"),
    "audit": (("scope", "key", "old", "value", "at"), "audit WHERE by = ?"),
    "bans": (("guild", "until", "reason", "at"), "bans WHERE person = ?"),
}
"""Columns that are about the person alone: no snapshot, no seed, nobody else's seat."""


def person(user: User) -> Script[dict[str, list[dict[str, object]]]]:
    kept: dict[str, list[dict[str, object]]] = {}
    for what, (columns, where) in _KEPT.items():
        kept[what] = yield from _named(columns, where, user)
    kept["audit"] += yield from _named(
        ("scope", "key", "value", "at"), "audit WHERE key IN ('ban', 'unban') AND value = ?", str(user)
    )
    return kept


def _named(columns: tuple[str, ...], where: str, value: int | str) -> Script[list[dict[str, object]]]:
    found = yield f"SELECT {listed(columns)} FROM {where}", (value,)
    names = ["table_id" if name == "id" else name for name in columns]
    return [dict(zip(names, map(_readable, row), strict=True)) for row in found]


def _readable(value: object) -> object:
    return value.decode() if isinstance(value, bytes) else value


def forget(user: User, name: str, at: float) -> Script[None]:
    """Finished games keep their shape but not who it was. Live tables must have been left before."""
    over = f"table_id IN (SELECT id FROM tables WHERE {PAST})"
    renamed = "person = NULL, name = CAST(? AS TEXT) || ' ' || (seat + 1)"
    won = yield "SELECT table_id, seat, name FROM results WHERE person = ?", (user,)
    yield from _forget_lives(user, {table: (known, f"{name} {seat + 1}") for table, seat, known in won})
    yield "DELETE FROM preferences WHERE person = ?", (user,)
    yield "DELETE FROM papers WHERE person = ?", (user,)
    yield f"UPDATE seats SET {renamed} WHERE person = ? AND {over}", (name, user)
    yield f"UPDATE results SET {renamed} WHERE person = ?", (name, user)
    yield f"UPDATE tables SET host = 0 WHERE host = ? AND {PAST}", (user,)
    yield "UPDATE settings SET by = 0 WHERE by = ?", (user,)
    yield "UPDATE audit SET by = 0 WHERE by = ?", (user,)
    yield "UPDATE bans SET by = 0 WHERE by = ?", (user,)
    yield from _forget_bans(user, at)


def _forget_bans(user: User, at: float) -> Script[None]:
    """One that has run out, and what the audit says of it; a server keeps both as long as it runs."""
    yield "DELETE FROM bans WHERE person = ? AND until <= ?", (user, at)
    yield (
        "UPDATE audit SET value = '', old = NULL WHERE key IN ('ban', 'unban') AND value = ?"
        " AND scope NOT IN (SELECT 'guild:' || guild FROM bans WHERE person = ?)",
        (str(user), user),
    )


def _forget_lives(user: User, renamed: dict[TableId, tuple[str, str]]) -> Script[None]:
    """Who ended a table, was offered a seat or inherits; and the winners that later games of a series remember."""
    touched = yield (
        "SELECT table_id, data FROM lives WHERE instr(data, ?) > 0 OR instr(data, ?) > 0",
        (str(user).encode(), b'"series"'),
    )
    for table, data in touched:
        life = decode_life(data)
        clean = replace(
            life,
            ended=replace(life.ended, by=None) if life.ended and life.ended.by == user else life.ended,
            paused_by=0 if life.paused_by == user else life.paused_by,
            offers=[one for one in life.offers if one.user != user],
            wishes=[one for one in life.wishes if one.user != user],
            picks={owner: word for owner, word in life.picks.items() if owner != user},
            heirs=[one for one in life.heirs if one.user != user],
            series=[_renamed(played, renamed) for played in life.series],
            genders={owner: said for owner, said in life.genders.items() if owner != user},
        )
        if clean != life:
            yield "UPDATE lives SET data = ? WHERE table_id = ?", (encode(clean), table)
            # Whoever has the running table at hand as it was must read it anew before changing it.
            yield f"UPDATE tables SET version = version + 1 WHERE id = ? AND {LIVE}", (table,)


def _renamed(played: Played, renamed: dict[TableId, tuple[str, str]]) -> Played:
    known, name = renamed.get(played.table, ("", ""))
    return replace(played, winners=[name if one == known else one for one in played.winners]) if known else played
