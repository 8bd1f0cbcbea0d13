"""The coach: what the game's best robot thinks of a player's choices, before and after they are made.

It knows what the seat knows, and nothing more. Where people are rated against each other there is none.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from games.core.codec import encode
from games.core.game import AnyGame
from games.core.match import Position
from games.core.menu import Path
from games.core.robot import Weighed
from games.core.text import Refused, Seat
from games.host.draft import Draft
from games.host.failure import Failure
from games.host.replay import replay
from games.host.review import Review, chooses, dice_key, moments, review
from games.host.rows import Status, TableId, User
from games.host.table_state import TableState
from games.host.tables import Tables
from games.host.thinking import Thinker

log = logging.getLogger(__name__)

T = TypeVar("T")

Progress = Callable[[int, int], Awaitable[None]]
"""Told how many decisions have been looked at, and of how many."""

ADVISED, REVIEWED = 100, 40
"""Questions, and seats, whose choices are kept in mind once they have been weighed."""


class _Advice(msgspec.Struct):
    known: bytes
    """What the seat knew and was asked: the same leads to the same advice."""
    weighed: list[Weighed]


class _Reviewed(msgspec.Struct):
    weighed: dict[int, list[Weighed]]
    """By the serial at which the seat decided."""
    version: int = 0
    review: Review | None = None


class Coach:
    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self.tables = tables
        self.thinker = thinker
        self._advised: OrderedDict[tuple[TableId, Seat], _Advice] = OrderedDict()
        self._reviewed: OrderedDict[tuple[TableId, Seat], _Reviewed] = OrderedDict()
        self._locks: WeakValueDictionary[tuple[TableId, Seat], asyncio.Lock] = WeakValueDictionary()

    # Before.

    async def advise(self, table: TableId, user: User) -> list[Weighed]:
        """The choices of whoever is asked, the best first; none where the coach has nothing to say."""
        record = await self.tables.load(table)
        draft = Draft(record, self.tables.moment(record.row.guild), self.tables.timing)
        draft.need(Status.PLAYING)
        seat, position = draft.seated(user).seat, draft.in_play()
        if not record.life.coached:
            raise Refused("refused-no-coach")
        assert position.ask is not None
        if seat not in position.ask.menus:
            raise position.ask.not_asked()
        if not chooses(position.menu(seat)):
            raise Refused("refused-no-choice")
        key = table, seat
        known = encode([record.game.view(position.state, seat), dice_key(position, seat), position.ask.about])
        advice = self._advised.get(key)
        if advice is None or advice.known != known:
            advice = _Advice(known, await self._weigh(table, record.game, position, seat))
            _keep(self._advised, key, advice, ADVISED)
        return advice.weighed

    # After.

    async def review(self, table: TableId, user: User, seat: Seat | None, progress: Progress | None = None) -> Review:
        """How a seat has decided. When the game is over anybody may look at anybody's, without a seat at their own;
        before that a player with a coach may look at their own.
        """
        state = await self.tables.look(table)
        seat = self._reviewable(state, user, seat)
        lock = self._locks.get((table, seat))
        if lock is None:
            lock = self._locks[table, seat] = asyncio.Lock()
        async with lock:
            return await self._review(state, seat, progress)

    def _reviewable(self, state: TableState, user: User, seat: Seat | None) -> Seat:
        owner = state.owner(user)
        if state.status is Status.OVER and state.position is not None:
            if seat is not None and not 0 <= seat < len(state.seats):
                raise Refused("refused-no-seat", most=len(state.seats))
            return seat if seat is not None else owner.seat if owner is not None else 0
        if state.position is None:
            raise Refused("refused-not-started" if state.status.live else "refused-closed")
        mine = state.seat_of(user)
        if mine is None or seat not in (None, mine):
            raise Refused("refused-review-running")
        if not state.coached:
            raise Refused("refused-review-rated")
        return mine

    async def _review(self, state: TableState, seat: Seat, progress: Progress | None) -> Review:
        key, game = (state.id, seat), state.game
        kept = self._reviewed.get(key) or _Reviewed({})
        _keep(self._reviewed, key, kept, REVIEWED)
        if kept.review is not None and kept.version == state.version:
            return kept.review
        assert state.position is not None
        rows = await self.tables.store.log(state.id)
        run = await asyncio.to_thread(replay, game, state.position.match, rows)
        found = await asyncio.to_thread(moments, game, run, seat)
        for done, moment in enumerate(found):
            if progress is not None:
                await progress(done, len(found))
            if moment.serial not in kept.weighed:
                given = moment.given
                kept.weighed[moment.serial] = await self._weigh(state.id, game, given.position, seat, given.path)
        weighed = [(moment, kept.weighed[moment.serial]) for moment in found]
        kept.review, kept.version = await asyncio.to_thread(review, game, run, seat, weighed), state.version
        return kept.review

    async def _weigh(
        self, table: TableId, game: AnyGame, position: Position, seat: Seat, also: Path | None = None
    ) -> list[Weighed]:
        """Whoever thinks may fail: then there is nothing to say, and nothing else comes of it."""
        try:
            return await self.thinker.weigh(game, position, seat, dice_key(position, seat), also)
        except Exception as bug:
            log.error("table %d, serial %d: the coach failed: %s", table, position.serial, Failure.of(bug))
            return []


def _keep(kept: OrderedDict[tuple[TableId, Seat], T], key: tuple[TableId, Seat], value: T, most: int) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)
