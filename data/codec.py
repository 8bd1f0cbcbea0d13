"""Rows of the house as columns, and back: the same in every database."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from games.host.rows import (
    Life,
    LogRow,
    Presence,
    PublishedRow,
    ResultRow,
    SeatRow,
    StandingRow,
    Status,
    Stored,
    TableRow,
)

encode = msgspec.json.Encoder().encode
decode_life = msgspec.json.Decoder(Life).decode
decode_log = msgspec.json.Decoder(LogRow).decode

TABLE = ("id", "version", "game", "guild", "channel", "host", "status", "created", "changed", "due", "origin")
SEAT = ("seat", "person", "name", "presence", "level", "lapses")
STANDING = ("seat", "preference", "lasting")
RESULT = ("table_id", "seat", "person", "name", "game", "guild", "seats", "won", "score", "robots", "at", "rated")
AUDIT = ("scope", "key", "value", "by", "at", "old", "id")


@cache
def listed(columns: tuple[str, ...]) -> str:
    """As SQL names them."""
    return ", ".join(columns)


@cache
def places(columns: tuple[str, ...]) -> str:
    """As many values as columns."""
    return ", ".join("?" for _ in columns)


def table_columns(row: TableRow) -> tuple[Any, ...]:
    return (*msgspec.structs.astuple(row)[:6], row.status.value, row.created, row.changed, row.due, row.origin)


def table_row(columns: Iterable[Any]) -> TableRow:
    row = TableRow(*columns)
    return msgspec.structs.replace(row, status=Status(row.status))


def seat_columns(row: SeatRow) -> tuple[Any, ...]:
    return row.seat, row.user, row.name, row.presence.value, row.level, row.lapses


def standing_columns(row: StandingRow) -> tuple[Any, ...]:
    return row.seat, row.preference, int(row.lasting)


def result_columns(row: ResultRow) -> tuple[Any, ...]:
    return msgspec.structs.astuple(msgspec.structs.replace(row, won=int(row.won), rated=int(row.rated)))


def result_row(columns: Iterable[Any]) -> ResultRow:
    row = ResultRow(*columns)
    return msgspec.structs.replace(row, won=bool(row.won), rated=bool(row.rated))


def published_row(table: int, cursor: int, data: bytes, done: int) -> PublishedRow:
    return PublishedRow(table, cursor, data, bool(done))


def stored(row: Iterable[Any], life: bytes, seats: Iterable[Any], standing: Iterable[Any], last: list[Any]) -> Stored:
    """A table from its columns; of the log, the newest row comes first."""
    return Stored(
        row=table_row(row),
        life=decode_life(life),
        seats=[
            SeatRow(seat, user, name, Presence(one), level, lapses) for seat, user, name, one, level, lapses in seats
        ],
        standing=[StandingRow(seat, preference, bool(lasting)) for seat, preference, lasting in standing],
        recent=[decode_log(data) for data in reversed(last)],
    )
