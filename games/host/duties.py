"""What the clock does at a table: time, reminders, robots, standing answers, and tables that nobody looks after."""

from __future__ import annotations

import logging
from functools import partial

from games.core import match as core
from games.core.ask import Pace
from games.core.draw import Dice
from games.core.entry import TIME
from games.core.match import Position
from games.core.menu import Path, Pick, Step, check
from games.core.text import Refused, Seat
from games.host.agenda import by_robot, reply
from games.host.draft import Draft, Record, replace
from games.host.draft_acts import answer
from games.host.failure import Failure
from games.host.levels import level_of
from games.host.rows import Due, Presence, Status, TableId, Task
from games.host.tables import Tables
from games.host.thinking import Mind, Thinker
from games.host.ticket import asked_at

log = logging.getLogger(__name__)


class Duties:
    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self.tables = tables
        self.thinker = thinker

    async def serve(self, table: TableId) -> bool:
        """Do the first thing due that changes the table; False when nothing came of it.

        What fails does not stand in the way of the next.
        """
        record = await self.tables.load(table)
        if not _is_due(record, self.tables.moment(record.row.guild).now):
            # Another process moved the table on: what is known here is out of date.
            record = await self.tables.load(table, anew=True)
        now = self.tables.moment(record.row.guild).now
        if not _is_due(record, now):
            # Somebody moved the table on since the clock read what is due: nothing failed, so nothing is put off.
            return True
        for due in [due for due in record.life.agenda if due.at <= now]:
            try:
                await self._do(record, due)
            except Refused as refusal:
                log.debug("table %d: the clock was refused: %s", table, refusal.phrase.key)
            if (await self.tables.load(table)).row.version != record.row.version:
                return True
        return False

    async def _do(self, record: Record, due: Due) -> None:
        table = record.id
        if due.task is Task.TIME:
            await self.tables.change(table, partial(_time_is_up, window=due.window))
        elif due.task is Task.REMIND:
            await self._remind(table, due)
        elif due.task is Task.ROBOT:
            await self._robot(record, due)
        elif due.task is Task.STANDING:
            await self.tables.change(table, partial(_stand_in, due=due))
        elif due.task is Task.EXPIRE:
            await self.tables.change(table, _expire)
        else:
            await self.tables.change(table, _abandon)

    async def _remind(self, table: TableId, due: Due) -> None:
        seats: list[Seat] = []

        def act(draft: Draft) -> None:
            seats.clear()
            draft.touched = True
            if draft.row.status is not Status.PLAYING:
                return
            position = draft.in_play()
            clock, planner = draft.life.clocks[-1], draft.planner(position)
            # A window that got its time again since this was planned is reminded later.
            if position.window != due.window or clock.reminded or planner.reminds() > draft.now:
                return
            draft.live(clocks=[*draft.life.clocks[:-1], replace(clock, reminded=True)])
            seats.extend(planner.humans)

        await self.tables.change(table, act)
        if seats:
            await self.tables.remind(table, seats)

    # Robots.

    async def _robot(self, record: Record, due: Due) -> None:
        position = record.position
        path: Path | None = None
        if position is not None and _asks(position, due):
            path = await self.decide(record, position, due.seat)

        def act(draft: Draft) -> None:
            draft.forget_due(Task.ROBOT, due.seat)
            if draft.row.status is not Status.PLAYING or path is None:
                return
            now = draft.in_play()
            may = _asks(now, due) and by_robot(draft.seats[due.seat], draft.game)
            if may and draft.planner(now).speaks_from() <= draft.now:
                answer(draft, due.seat, path)

        await self.tables.change(record.id, act)

    async def decide(self, record: Record, position: Position, seat: Seat) -> Path:
        """A robot's decision, from what its seat may know. Whatever it does, the answer is a legal one."""
        assert position.ask is not None
        dice = f"{record.life.seed}:{record.id}:{seat}:{position.serial}"
        mind = Mind(level_of(record.seats[seat], record.life.terms, record.game), record.seats[seat].name, dice)
        try:
            path = await self.thinker.robot(record.game, position, seat, mind)
            check(position.menu(seat), path)
        except Exception as bug:
            log.error("table %d, serial %d: the robot failed: %s", record.id, position.serial, Failure.of(bug))
            return at_random(position.menu(seat), Dice(dice))
        return path


def at_random(menu: Step, dice: Dice) -> Path:
    """Some legal answer."""
    path: list[Pick] = []
    step: Step | None = menu
    while step is not None:
        pick: Pick
        if step.many:
            pick = tuple(dice.sample(step.choices, step.least + dice.below(step.most - step.least + 1)))
        else:
            pick = dice.choice(step.choices)
        path.append(pick)
        step = step.after(pick)
    return tuple(path)


def _is_due(record: Record, now: float) -> bool:
    return record.row.due is not None and record.row.due <= now


def _asks(position: Position, due: Due) -> bool:
    """The question that was due is still open."""
    ask = position.ask
    return ask is not None and due.seat in ask.awaits and asked_at(position, due.seat) == due.asked


def _time_is_up(draft: Draft, window: int) -> None:
    """The rules fill in what is missing; who let two of their own decisions lapse in a row is taken for asleep.

    A lapse that nobody may hear of counts for nothing: a nap that follows would tell it.
    """
    draft.touched = True
    if draft.row.status is not Status.PLAYING:
        return
    position = draft.in_play()
    if position.window != window or draft.planner(position).time() > draft.now:
        return
    assert position.ask is not None
    draft.play(core.submit(draft.game, position.match, TIME), TIME)
    if position.ask.pace is Pace.REACTION or position.ask.discreet or draft.life.result is not None:
        return
    awake = [seat for seat in position.ask.awaits if draft.seats[seat].presence is Presence.AWAKE]
    rows = [draft.put(seat, lapses=draft.seats[seat].lapses + 1) for seat in awake]
    sleepers = [row.seat for row in rows if row.lapses >= draft.timing.sleep_after]
    for seat in sleepers:
        draft.put(seat, presence=Presence.ASLEEP)
    for seat in sleepers:
        _fall_asleep(draft, seat)


def _fall_asleep(draft: Draft, seat: Seat) -> None:
    """A robot takes over; or the table pauses, where it was opened so, or where nobody else is awake."""
    if draft.life.terms.waits and draft.humans():
        draft.tell("asleep-waits", who=seat)
        draft.alter(status=Status.PAUSED)
        draft.live(paused=draft.now, paused_by=None)
    else:
        draft.tell("asleep" if draft.humans() else "asleep-alone", who=seat)


def _stand_in(draft: Draft, due: Due) -> None:
    """Say what the player wants said, as if clicked."""
    draft.forget_due(Task.STANDING, due.seat)
    if draft.row.status is not Status.PLAYING:
        return
    position = draft.in_play()
    if not _asks(position, due) or draft.seats[due.seat].presence is not Presence.AWAKE:
        return
    preferences = [row.preference for row in draft.standing if row.seat == due.seat]
    path = reply(draft.game, position, due.seat, preferences)
    if path is not None:
        answer(draft, due.seat, path)


def _expire(draft: Draft) -> None:
    """A lobby nobody starts closes itself, with a word."""
    draft.touched = True
    if draft.row.status is Status.LOBBY and _passed(draft, Task.EXPIRE):
        draft.tell("closed-idle")
        draft.close("closed-idle")


def _abandon(draft: Draft) -> None:
    """A table that paused for days ends."""
    draft.touched = True
    if draft.row.status is Status.PAUSED and _passed(draft, Task.ABANDON):
        draft.tell("abandoned")
        draft.end("abandoned")


def _passed(draft: Draft, task: Task) -> bool:
    return any(due.task is task and due.at <= draft.now for due in draft.life.agenda)
