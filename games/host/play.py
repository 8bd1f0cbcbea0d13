"""What players do in a match: answer, take an answer back, give up."""

from __future__ import annotations

from typing import NoReturn

from games.core import match as core
from games.core.entry import Answer, Left
from games.core.flow import PASS
from games.core.match import Position
from games.core.menu import Path
from games.core.text import Refused, Seat
from games.host import ticket as tickets
from games.host.agenda import closes_at
from games.host.draft import Draft
from games.host.draft_acts import answer, pass_host_on, wake
from games.host.rows import Presence, SeatRow, Status, TableId, TakenBack, User
from games.host.table_state import TableState
from games.host.tables import Tables
from games.host.ticket import Ticket


class Play:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def submit(
        self, table: TableId, user: User, ticket: Ticket, path: Path, *, click: int | None = None
    ) -> TableState:
        """A player's complete answer. Refuses strangers, old buttons, and what the menu does not offer."""

        def act(draft: Draft) -> None:
            row, position = _need_current(draft, user, ticket)
            passed = _passed_before(position, row.seat, path)
            if row.presence is Presence.ASLEEP:
                wake(draft, row.seat)
            elif row.lapses and not passed and not (position.ask and position.ask.discreet):
                draft.put(row.seat, lapses=0)
            if not passed:
                answer(draft, row.seat, path)

        return await self.tables.change(table, act, click)

    async def refuse(self, table: TableId, user: User, ticket: Ticket) -> NoReturn:
        """Why a button that is no longer current is refused: somebody was faster, or the table has moved on."""
        record = await self.tables.load(table)
        draft = Draft(record, self.tables.moment(record.row.guild), self.tables.timing)
        _, position = _need_current(draft, user, ticket)
        raise position.ask.not_asked() if position.ask is not None else Refused(tickets.STALE)

    async def take_back(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """The last answer, as long as nothing has come of it that cannot be unseen. The clock runs on."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING)
            seat = draft.seated(user).seat
            match = draft.in_play().match
            position = core.take_back(draft.game, match, seat)
            draft.unplay(position, TakenBack(seat), match.entries[-1].serial)
            if closes_at(draft.life.clocks[-1], draft.moment.boot, draft.timing) <= draft.now:
                raise Refused("refused-undo-late")
            draft.tell("took-back", who=seat)

        return await self.tables.change(table, act, click)

    async def concede(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """Give up for good: by the game's own rules, or, where those know no giving up, to a robot."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING)
            row = draft.owned(user)
            draft.put(row.seat, presence=Presence.CONCEDED)
            pass_host_on(draft)
            if draft.game.conceding_ends:
                # Its own rules say what comes of it.
                entry = Left(row.seat)
                draft.play(core.submit(draft.game, draft.in_play().match, entry), entry)
            else:
                draft.tell("conceded-robot", who=row.seat)

        return await self.tables.change(table, act, click)


def _passed_before(position: Position, seat: Seat, path: Path) -> bool:
    """A second click on Pass says nothing new."""
    if position.ask is None or position.ask.face is None or seat in position.ask.awaits or path != (PASS,):
        return False
    last = tickets.last_answer(position, seat)
    return last is not None and isinstance(last.entry, Answer) and last.entry.path == path


def _need_current(draft: Draft, user: User, ticket: Ticket) -> tuple[SeatRow, Position]:
    """Refuses strangers, and buttons of questions that are no longer open."""
    draft.need(Status.PLAYING)
    row, position = draft.seated(user), draft.in_play()
    tickets.check(ticket, position, row.seat, draft.life.closed)
    return row, position
