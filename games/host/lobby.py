"""Before the game: a table is opened, people and robots sit down, the host sets options and starts."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from games.core.draw import key_of
from games.core.match import begin
from games.core.options import settle
from games.core.text import Refused
from games.host.draft import Draft, Record, replace
from games.host.draft_acts import stand_up
from games.host.levels import known_level, todays, unknown_level
from games.host.robot_names import robot_name
from games.host.rows import (
    Change,
    Due,
    Heir,
    Life,
    Played,
    Presence,
    SeatRow,
    Status,
    TableId,
    TableRow,
    Task,
    Terms,
    User,
)
from games.host.table_state import TableState, seat_picks
from games.host.tables import Tables


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def open(
        self,
        guild: int,
        channel: int,
        user: User,
        name: str,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        terms: Terms | None = None,
        click: int | None = None,
    ) -> TableId:
        """A new lobby with its host in the first seat. The same click never opens two."""
        settled = settle(self.tables.game(game).options, options or {})
        life = Life(settled, self.tables.new_seed(), terms=terms or Terms())
        row = self._row(game, guild, channel, user, None if click is None else f"click:{click}")
        return await self._open(row, life, [SeatRow(0, user, name)])

    async def rematch(
        self,
        table: TableId,
        user: User,
        *,
        terms: Terms | None = None,
        without: Collection[User] = (),
        genders: Mapping[User, str] | None = None,
        click: int | None = None,
    ) -> TableId:
        """A new lobby with the same people, robots and options. A table has one: asking again leads to the same.

        `genders`: how texts speak of them by now, if that is known.
        """
        record = await self.tables.load(table)
        if record.row.status is not Status.OVER:
            raise Refused("refused-not-over")
        me = record.seat_of(user)
        if me is None or me.presence is Presence.KICKED:
            raise Refused("refused-not-at-table")
        old, people = record.life, _same_people(record, user, without)
        known = old.genders if genders is None else genders
        life = Life(
            old.options,
            self.tables.new_seed(),
            series=_series(record),
            heirs=_heirs(record),
            terms=terms or old.terms,
            genders={one.user: known[one.user] for one in people if one.user is not None and one.user in known},
        )
        row = self._row(record.row.game, record.row.guild, record.row.channel, user, _rematch(table))
        return await self._open(row, life, people)

    async def rematch_of(self, table: TableId) -> TableId | None:
        """The lobby that a rematch of this table opened, if any."""
        return await self.tables.store.by_origin(_rematch(table))

    async def join(
        self, table: TableId, user: User, name: str, *, gender: str = "", click: int | None = None
    ) -> TableState:
        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            if draft.seat_of(user) is not None:
                raise Refused("refused-already-seated")
            _need_room(draft)
            draft.seats.append(SeatRow(len(draft.seats), user, name))
            draft.speak_of(user, gender)
            draft.touched = True

        return await self.tables.change(table, act, click)

    async def add_robot(
        self, table: TableId, user: User, level: str | None = None, *, click: int | None = None
    ) -> TableState:
        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            draft.need_host(user)
            if level is not None and level not in draft.game.levels:
                raise unknown_level(draft.game)
            _need_room(draft)
            name = robot_name([row.name for row in draft.seats])
            usual = known_level(draft.life.terms.level, draft.game)
            draft.seats.append(SeatRow(len(draft.seats), None, name, Presence.ROBOT, level or usual))
            draft.touched = True

        return await self.tables.change(table, act, click)

    async def remove_robot(
        self, table: TableId, user: User, seat: int | None = None, *, click: int | None = None
    ) -> TableState:
        """Without a seat named, the robot that came last goes."""

        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            draft.need_host(user)
            robots = [row.seat for row in draft.seats if row.user is None and seat in (None, row.seat)]
            if not robots:
                raise Refused("refused-no-robot")
            stand_up(draft, robots[-1])

        return await self.tables.change(table, act, click)

    async def set_options(
        self, table: TableId, user: User, changes: Mapping[str, object], *, click: int | None = None
    ) -> TableState:
        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            draft.need_host(user)
            draft.live(options=settle(draft.game.options, {**draft.life.options, **changes}))

        return await self.tables.change(table, act, click)

    async def pick(self, table: TableId, user: User, word: str | None, *, click: int | None = None) -> TableState:
        """Somebody chooses for their own seat, or leaves it to chance again; the first who chooses a thing has it."""

        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            draft.owned(user)
            offered = draft.game.picks(draft.life.options)
            if not offered:
                raise Refused("refused-nothing-to-pick")
            others = {other: taken for other, taken in draft.life.picks.items() if other != user}
            if word is None:
                draft.live(picks=others)
                return
            if word not in offered or word in others.values():
                raise Refused("refused-pick-taken")
            draft.live(picks={**others, user: word})

        return await self.tables.change(table, act, click)

    async def set_terms(self, table: TableId, user: User, terms: Terms, *, click: int | None = None) -> TableState:
        """The host settles what this one table is to have, before it starts; robots that sit here already follow."""

        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            draft.need_host(user)
            if known_level(terms.level, draft.game) != known_level(draft.life.terms.level, draft.game):
                for row in [row for row in draft.seats if row.user is None]:
                    draft.put(row.seat, level=known_level(terms.level, draft.game))
            draft.live(terms=terms)

        return await self.tables.change(table, act, click)

    async def start(self, table: TableId, user: User, click: int) -> TableState:
        """Only the host starts, when the count fits. The id of the click and the committed seed make the key."""

        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            draft.need_host(user)
            least, most = draft.game.seats[0], draft.game.seats[-1]
            if len(draft.seats) < least:
                raise Refused("refused-too-few", least=least, most=most)
            start = str(click)
            key = key_of(draft.life.seed, start)
            picks = seat_picks(draft.game, draft.life, draft.seats)
            legacy = {row.seat: heir.word for row in draft.seats for heir in draft.life.heirs if heir.sits_in(row)}
            position = begin(draft.game, len(draft.seats), draft.life.options, key, picks, legacy)
            draft.alter(status=Status.PLAYING)
            draft.sat = [(row.seat, row.user) for row in draft.seats if row.user is not None]
            # Whoever plays with robots alone is never rated.
            coached = draft.life.terms.coached or len(draft.sat) == 1
            draft.live(start=start, began=draft.moment.wall, picks={}, heirs=[], coached=coached)
            draft.play(position, None)

        return await self.tables.change(table, act, click)

    async def close(
        self, table: TableId, user: User, *, moderator: bool = False, click: int | None = None
    ) -> TableState:
        """The host or a moderator closes a lobby."""

        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY)
            draft.need_host(user, moderator)
            draft.note("close", user, moderator)
            draft.tell("closed")
            draft.close("closed", user)

        return await self.tables.change(table, act, click)

    def _row(self, game: str, guild: int, channel: int, host: User, origin: str | None) -> TableRow:
        now = self.tables.moment(guild).wall
        return TableRow(0, 1, game, guild, channel, host, Status.LOBBY, now, now, origin=origin)

    async def _open(self, row: TableRow, life: Life, seats: list[SeatRow]) -> TableId:
        expires = Due(self.tables.moment(row.guild).now + self.tables.timing.lobby, Task.EXPIRE)
        return await self.tables.create(Change(replace(row, due=expires.at), replace(life, agenda=[expires]), seats))


def _rematch(table: TableId) -> str:
    """What a rematch comes from, as its row says it."""
    return f"rematch:{table}"


def _need_room(draft: Draft) -> None:
    if len(draft.seats) >= draft.game.seats[-1]:
        raise Refused("refused-full", most=draft.game.seats[-1])


def _same_people(record: Record, host: User, without: Collection[User]) -> list[SeatRow]:
    """Everybody in their old order; whoever was shown the door or went away for good makes room."""
    gone = (Presence.KICKED, Presence.LEFT)
    staying = [
        row for row in record.seats if row.user == host or (row.presence not in gone and row.user not in without)
    ]
    return [
        SeatRow(place, row.user, row.name, Presence.ROBOT if row.user is None else Presence.AWAKE, todays(row.level))
        for place, row in enumerate(staying)
    ]


def _heirs(record: Record) -> list[Heir]:
    """Whom the rules let something follow into the rematch; a game that did not come to its end leaves nothing."""
    if record.position is None or record.life.result is None:
        return []
    legacy = record.game.legacy(record.position.state)
    return [Heir(record.seats[seat].user, record.seats[seat].name, word) for seat, word in legacy.items()]


def _series(record: Record) -> list[Played]:
    result = record.life.result
    winners = [record.seats[seat].name for seat in result.winners] if result else []
    return [*record.life.series, Played(record.id, winners)]
