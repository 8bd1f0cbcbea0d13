"""Standing answers: what a seat wants said for it, until further notice. Rows beside the match."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.core.text import Refused
from games.host.draft import Draft
from games.host.rows import StandingRow, Status, TableId, Task, User
from games.host.table_state import TableState
from games.host.tables import Tables


class StandingAnswers:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def set(
        self, table: TableId, user: User, preference: str, *, lasting: bool = False, click: int | None = None
    ) -> TableState:
        """From now on this is said for the player, wherever the game knows how."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            seat = draft.seated(user).seat
            _choices(draft, [preference])
            row = StandingRow(seat, preference, lasting)
            if row not in draft.standing:
                gone = {preference, *_excluded(draft, preference)}
                kept = [one for one in draft.standing if one.seat != seat or one.preference not in gone]
                draft.standing = [*kept, row]
                draft.forget_due(Task.STANDING, seat)

        return await self.tables.change(table, act, click)

    async def set_all(
        self, table: TableId, user: User, preferences: Sequence[str], *, click: int | None = None
    ) -> TableState:
        """Exactly these from now on; those that stay keep how long they last, unless a new one excludes them."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            seat = draft.seated(user).seat
            choices = _choices(draft, preferences)
            before = {row.preference: row for row in draft.standing if row.seat == seat}
            held = _compatible(draft, preferences, before)
            wanted = [before.get(one, StandingRow(seat, one, False)) for one in choices if one in held]
            if wanted != list(before.values()):
                draft.standing = [row for row in draft.standing if row.seat != seat] + wanted
                draft.forget_due(Task.STANDING, seat)

        return await self.tables.change(table, act, click)

    async def clear(
        self, table: TableId, user: User, preference: str | None = None, *, click: int | None = None
    ) -> TableState:
        """Take one standing answer back, or all."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            seat = draft.seated(user).seat
            kept = [row for row in draft.standing if row.seat != seat or preference not in (None, row.preference)]
            if kept != draft.standing:
                draft.standing = kept
                draft.forget_due(Task.STANDING, seat)

        return await self.tables.change(table, act, click)


def _choices(draft: Draft, wanted: Sequence[str]) -> tuple[str, ...]:
    """The standing answers that may be given at this table; refuses others."""
    choices = draft.game.standing_choices() if draft.game.standing_allowed(draft.life.options) else ()
    if not set(wanted) <= set(choices):
        raise Refused("refused-standing")
    return choices


def _excluded(draft: Draft, preference: str) -> set[str]:
    """The standing answers that cannot hold together with this one."""
    groups = draft.game.standing_groups()
    return {one for group in groups if preference in group for one in group if one != preference}


def _compatible(draft: Draft, wanted: Sequence[str], before: Collection[str]) -> set[str]:
    """Those of these that hold together: as if the new ones were given one after the other, after the old ones."""
    held: set[str] = set()
    for one in sorted(wanted, key=lambda preference: preference not in before):
        held = held - _excluded(draft, one) | {one}
    return held
