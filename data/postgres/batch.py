"""A batch of changes as the arguments of one statement."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from data.codec import (
    AUDIT,
    RESULT,
    SEAT,
    STANDING,
    TABLE,
    encode,
    result_columns,
    seat_columns,
    standing_columns,
    table_columns,
)
from data.writer import Outcome
from games.host.rows import Change, PublishedRow, Status, TableId
from games.host.store import Conflict

Work = Change | PublishedRow
"""A table that is opened or changed, or what has been shown of one."""

_ALTERED = ("guild", "channel", "host", "status")

KEEP = f"SELECT keep_batch({', '.join(f'${number}' for number in range(1, 18))})"
KEEP_ONE = f"SELECT keep_one({', '.join(f'${number}' for number in range(1, 10))})"


def table_of(work: Work) -> TableId:
    return work.table if isinstance(work, PublishedRow) else work.row.id


def once_each(works: list[Work]) -> Iterator[list[Work]]:
    """The same in order, cut so that no table comes twice: in one statement nobody comes after somebody else."""
    batch: list[Work] = []
    seen: set[TableId] = set()
    for work in works:
        table = table_of(work)
        if table and table in seen:
            yield batch
            batch, seen = [], set()
        batch.append(work)
        seen.add(table)
    if batch:
        yield batch


class Batch:
    """What is waiting, in the order of the statement: new tables, changed ones, then what was shown."""

    def __init__(self, works: list[Work]) -> None:
        # By number, so that two processes never wait for each other.
        self._order = sorted(range(len(works)), key=lambda place: _rank(works[place]))
        ordered = [works[place] for place in self._order]
        self._changes = [work for work in ordered if isinstance(work, Change)]
        self._shown = [work for work in ordered if isinstance(work, PublishedRow)]

    def statement(self) -> tuple[str, tuple[Any, ...]]:
        """And its values, after those of the writer."""
        if len(self._order) == 1 and self._changes and _is_plain(change := self._changes[0]) and change.log:
            row = change.row
            return KEEP_ONE, (row.id, row.version, row.changed, row.due, encode(change.life), encode(change.log))
        return KEEP, self._arguments()

    def _arguments(self) -> tuple[Any, ...]:
        rows = [change.row for change in self._changes]
        return (
            [row.id for row in rows],
            [row.version for row in rows],
            [row.changed for row in rows],
            [row.due for row in rows],
            [encode(change.life) for change in self._changes],
            [encode(change.log) if change.log is not None else None for change in self._changes],
            *self._more(),
            [row.table for row in self._shown],
            [row.cursor for row in self._shown],
            [row.data for row in self._shown],
            [int(row.done) for row in self._shown],
            [row.place for row in self._shown],
        )

    def _more(self) -> tuple[str | None, str | None, str | None]:
        """What is new beside what every change touches: rows of new tables, rows that were altered, and the rest."""
        changes = [(place, change) for place, change in enumerate(self._changes, 1) if not _is_plain(change)]
        new = [_named(place, TABLE[1:], table_columns(one.row)[1:]) for place, one in changes if not one.row.id]
        altered = [
            _named(place, _ALTERED, (one.row.guild, one.row.channel, one.row.host, one.row.status.value))
            for place, one in changes
            if one.row.id and not one.brief
        ]
        return _json(new), _json(altered), _json(_rest(changes))

    def outcomes(self, kept: list[TableId | None]) -> list[Outcome]:
        """In the order in which they came."""
        by_place = dict(zip(self._order, kept, strict=True))
        return [(by_place[place], None if by_place[place] else Conflict()) for place in range(len(kept))]


def _rest(changes: list[tuple[int, Change]]) -> dict[str, list[Any]]:
    rest: dict[str, list[Any]] = defaultdict(list)
    for place, change in changes:
        over = change.row.status is Status.OVER
        if over:
            rest["over"].append(place)
        if change.seats is not None:
            rest["seated"].append(place)
            rest["seats"] += [_named(place, SEAT, seat_columns(one)) for one in change.seats]
        if change.standing is not None:
            rest["stood"].append(place)
            rest["standing"] += [_named(place, STANDING, standing_columns(one)) for one in change.standing]
        if not over:
            rest["sat"] += [_named(place, ("seat", "person"), one) for one in change.sat]
        rest["results"] += [_named(place, RESULT, result_columns(one)) for one in change.results]
        rest["audit"] += [_named(place, AUDIT, msgspec.structs.astuple(one)) for one in change.audit]
    return {what: rows for what, rows in rest.items() if rows}


def _is_plain(change: Change) -> bool:
    """Nothing is new but what every change touches."""
    beside = change.sat or change.results or change.audit or change.row.status is Status.OVER
    return change.brief and bool(change.row.id) and change.seats is None and change.standing is None and not beside


def _rank(work: Work) -> tuple[int, TableId]:
    if isinstance(work, PublishedRow):
        return 2, work.table
    return (1 if work.row.id else 0), work.row.id


def _named(place: int, columns: tuple[str, ...], values: tuple[Any, ...]) -> dict[str, Any]:
    return {"place": place, **dict(zip(columns, values, strict=True))}


def _json(rows: Any) -> str | None:
    return msgspec.json.encode(rows).decode() if rows else None
