"""The door through which everything comes that changes a match: answers, take-backs, time and giving up."""

from __future__ import annotations

from games.core import match as core
from games.core.ask import Pace
from games.core.entry import TIME, Answer, Left
from games.core.flow import PASS
from games.core.match import Match, Position
from games.core.menu import Path
from games.core.text import Refused, Seat
from games.host import ticket as tickets
from games.host.draft import Draft
from games.host.lobby import stand_up
from games.host.rows import Presence, Status, TableId, TakenBack, User
from games.host.table_state import TableState
from games.host.tables import Desk
from games.host.ticket import Ticket


class Play(Desk):
    async def submit(
        self, table: TableId, user: User, ticket: Ticket, path: Path, *, click: int | None = None
    ) -> TableState:
        """A player's complete answer. Refuses strangers, old buttons, and what the menu does not offer."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING)
            row = draft.seated(user)
            position, _ = running(draft)
            tickets.check(ticket, position, row.seat, draft.life.closed)
            if _passed_before(position, row.seat, path):
                return
            if row.presence is Presence.ASLEEP:
                wake(draft, row.seat)
            elif row.lapses:
                draft.put(row.seat, lapses=0)
            answer(draft, row.seat, path)

        return await self._change(table, act, click)

    async def take_back(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """The last answer, as long as nothing has come of it that cannot be unseen. The clock runs on."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING)
            seat = draft.seated(user).seat
            _, match = running(draft)
            position = core.take_back(draft.game, match, seat)
            draft.unplay(position, TakenBack(seat), match.entries[-1].serial)
            if draft.life.clocks[-1].deadline <= draft.now:
                raise Refused("refused-undo-late")
            draft.tell("took-back", who=seat)

        return await self._change(table, act, click)

    async def concede(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """Give up for good: by the game's own rules, or, where those know no giving up, to a robot."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING)
            row = draft.owned(user)
            draft.put(row.seat, presence=Presence.CONCEDED)
            pass_host_on(draft)
            if draft.game.conceding_ends:
                # Its own rules say what comes of it.
                _, match = running(draft)
                entry = Left(row.seat)
                draft.play(core.submit(draft.game, match, entry), entry)
            else:
                draft.tell("conceded-robot", who=row.seat)

        return await self._change(table, act, click)


def running(draft: Draft) -> tuple[Position, Match]:
    if draft.position is None or draft.life.match is None or draft.position.ask is None:
        raise Refused("refused-over")
    return draft.position, draft.life.match


def answer(draft: Draft, seat: Seat, path: Path) -> None:
    _, match = running(draft)
    entry = Answer(seat, path)
    draft.play(core.submit(draft.game, match, entry), entry)


def time_is_up(draft: Draft, window: int) -> None:
    """The rules fill in what is missing; who let two of their own decisions lapse in a row is taken for asleep."""
    draft.touched = True
    if draft.row.status is not Status.PLAYING:
        return
    position, match = running(draft)
    if position.window != window or draft.planner(position).time() > draft.now:
        return
    assert position.ask is not None
    draft.play(core.submit(draft.game, match, TIME), TIME)
    if position.ask.pace is Pace.REACTION or draft.life.result is not None:
        return
    for seat in position.ask.awaits:
        row = draft.seats[seat]
        if row.presence is Presence.AWAKE and draft.put(seat, lapses=row.lapses + 1).lapses >= draft.timing.sleep_after:
            draft.put(seat, presence=Presence.ASLEEP)
            _fall_asleep(draft, seat)


def _fall_asleep(draft: Draft, seat: Seat) -> None:
    """A robot takes over; or the table pauses, where it was opened so."""
    if draft.life.terms.waits and draft.humans():
        draft.tell("asleep-waits", who=seat)
        draft.alter(status=Status.PAUSED)
        draft.live(paused=draft.now, paused_by=None)
    else:
        draft.tell("asleep", who=seat)


def wake(draft: Draft, seat: Seat) -> None:
    """The owner is at the table again; a table that had nobody awake goes on."""
    draft.put(seat, presence=Presence.AWAKE, lapses=0)
    draft.live(offers=[offer for offer in draft.life.offers if offer.seat != seat])
    draft.tell("back", who=seat)
    pass_host_on(draft)


def pass_host_on(draft: Draft) -> None:
    """A host who is not there any more hands the table to the next one who is."""
    host = next((row for row in draft.seats if row.user == draft.row.host), None)
    if host and host.presence in (Presence.AWAKE, Presence.ASLEEP):
        return
    others = draft.humans()
    if others:
        draft.alter(host=others[0].user)
        draft.tell("host", who=others[0].seat)


def leave_lobby(draft: Draft, user: User) -> None:
    row = next((row for row in draft.seats if row.user == user), None)
    if row is None:
        raise Refused("refused-not-at-table")
    stand_up(draft, row.seat)
    if not draft.humans():
        draft.tell("closed-empty")
        draft.alter(status=Status.CLOSED)
    elif draft.row.host == user:
        draft.alter(host=draft.humans()[0].user)


def _passed_before(position: Position, seat: Seat, path: Path) -> bool:
    """A second click on Pass says nothing new."""
    if position.ask is None or position.ask.face is None or seat in position.ask.awaits or path != (PASS,):
        return False
    last = tickets.last_answer(position, seat)
    return last is not None and isinstance(last.entry, Answer) and last.entry.path == path
