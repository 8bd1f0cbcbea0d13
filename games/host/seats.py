"""Leaving and coming back, seating someone new, pausing and ending: who sits at a running table."""

from __future__ import annotations

from games.core.text import Refused, Seat
from games.host.draft import Draft, replace
from games.host.draft_acts import leave_lobby, pass_host_on, wake
from games.host.rows import Offer, Presence, SeatRow, Status, TableId, User, Wish
from games.host.table_state import TableState
from games.host.tables import Tables


class Seats:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def leave(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """From a lobby: stand up. From a running table: a robot takes the seat until the player comes back."""

        def act(draft: Draft) -> None:
            if draft.row.status is Status.LOBBY:
                return leave_lobby(draft, user)
            draft.need(Status.PLAYING, Status.PAUSED)
            row = draft.seated(user)
            draft.put(row.seat, presence=Presence.LEFT, lapses=0)
            draft.tell("left" if draft.humans() else "left-alone", who=row.seat)
            return pass_host_on(draft)

        return await self.tables.change(table, act, click)

    async def come_back(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """After leaving or sleeping; a table that paused because nobody was awake goes on."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            row = draft.owned(user)
            if row.presence is not Presence.AWAKE:
                wake(draft, row.seat)
                _go_on_after_sleep(draft)

        return await self.tables.change(table, act, click)

    async def kick(
        self, table: TableId, user: User, seat: Seat, *, moderator: bool = False, click: int | None = None
    ) -> TableState:
        """The host or a moderator shows somebody the door: in a lobby the seat is free, else a robot takes it."""

        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY, Status.PLAYING, Status.PAUSED)
            draft.need_host(user, moderator)
            row = _seat(draft, seat)
            if row.user is None or row.presence in (Presence.KICKED, Presence.CONCEDED):
                raise Refused("refused-kick-nobody")
            if row.user == user:
                raise Refused("refused-kick-self")
            draft.note("kick", user, moderator)
            if draft.row.status is Status.LOBBY:
                return leave_lobby(draft, row.user)
            draft.put(seat, presence=Presence.KICKED, lapses=0)
            draft.tell("kicked" if draft.humans() else "kicked-alone", who=seat)
            return pass_host_on(draft)

        return await self.tables.change(table, act, click)

    async def offer_seat(
        self,
        table: TableId,
        user: User,
        seat: Seat,
        newcomer: User,
        name: str,
        *,
        moderator: bool = False,
        click: int | None = None,
    ) -> TableState:
        """Offer a seat that a robot plays to somebody new, who must accept publicly."""
        sat = await self.tables.store.sat(table)

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            draft.need_host(user, moderator)
            _may_sit(draft, _seat(draft, seat), newcomer, sat)
            offer = Offer(seat, newcomer, name, user, moderator and user != draft.row.host)
            draft.live(offers=[*(one for one in draft.life.offers if one.seat != seat), offer])

        return await self.tables.change(table, act, click)

    async def accept_seat(
        self, table: TableId, user: User, *, gender: str = "", click: int | None = None
    ) -> TableState:
        sat = await self.tables.store.sat(table)

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            offer = _offer_to(draft, user)
            _may_sit(draft, _seat(draft, offer.seat), user, sat)
            draft.seats[offer.seat] = SeatRow(offer.seat, user, offer.name)
            draft.speak_of(user, gender)
            draft.standing = [row for row in draft.standing if row.seat != offer.seat]
            draft.sat = [(offer.seat, user)]
            draft.live(offers=[one for one in draft.life.offers if offer.seat != one.seat and one.user != user])
            draft.tell("seated", who=offer.seat)
            draft.note("seat", offer.by, offer.moderator)
            pass_host_on(draft)
            _go_on_after_sleep(draft)

        return await self.tables.change(table, act, click)

    async def speak_of(self, table: TableId, user: User, gender: str) -> TableState:
        """How texts speak of somebody who has a seat here; empty: as of those who have not said it."""

        def act(draft: Draft) -> None:
            if draft.seat_of(user) is not None:
                draft.speak_of(user, gender)

        return await self.tables.change(table, act)

    async def give_host(
        self, table: TableId, user: User, to: User, *, moderator: bool = False, click: int | None = None
    ) -> TableState:
        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY, Status.PLAYING, Status.PAUSED)
            draft.need_host(user, moderator)
            row = next((row for row in draft.humans() if row.user == to), None)
            if row is None:
                raise Refused("refused-host-not-here")
            draft.note("host", user, moderator)
            draft.alter(host=to)
            draft.tell("host", who=row.seat)

        return await self.tables.change(table, act, click)

    async def pause(
        self, table: TableId, user: User, *, moderator: bool = False, click: int | None = None
    ) -> TableState:
        """The clock stands still and nobody may answer."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING)
            draft.need_host(user, moderator)
            draft.note("pause", user, moderator)
            _pause(draft, user)

        return await self.tables.change(table, act, click)

    async def wish_pause(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """A player would like a pause; it begins when everybody who is awake would."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING)
            row = draft.seated(user)
            if row.presence is Presence.ASLEEP:
                wake(draft, row.seat)
            known = draft.wishes()
            if any(wish.user == user for wish in known):
                return
            wishes = [*known, Wish(user, draft.now)]
            draft.live(wishes=wishes)
            draft.tell("agrees-pause" if known else "wishes-pause", who=row.seat)
            if {one.user for one in draft.humans()} <= {wish.user for wish in wishes}:
                _pause(draft, user)

        return await self.tables.change(table, act, click)

    async def extend(self, table: TableId, user: User, *, click: int | None = None) -> TableState:
        """A moderator gives the open decision its whole time once more."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            draft.in_play()
            clock = draft.life.clocks[-1]
            length = clock.deadline - clock.opened
            now = draft.now if draft.life.paused is None else draft.life.paused
            since = max(now, clock.deadline)
            clock = replace(clock, opened=since, deadline=since + length, reminded=False)
            draft.live(clocks=[*draft.life.clocks[:-1], clock])
            draft.note("extend", user, True)
            draft.tell("extended")

        return await self.tables.change(table, act, click)

    async def move(
        self, table: TableId, user: User, channel: int, *, moderator: bool = False, click: int | None = None
    ) -> TableState:
        """The table goes on in another channel of its server."""

        def act(draft: Draft) -> None:
            draft.need(Status.LOBBY, Status.PLAYING, Status.PAUSED)
            draft.need_host(user, moderator)
            draft.note("move", user, moderator)
            draft.alter(channel=channel)

        return await self.tables.change(table, act, click)

    async def resume(
        self, table: TableId, user: User, *, moderator: bool = False, click: int | None = None
    ) -> TableState:
        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            if draft.row.status is Status.PLAYING:
                raise Refused("refused-not-paused")
            awake = [row.user for row in draft.humans()]
            if user not in free_to_resume(awake, draft.row.host, draft.life.paused_by):
                draft.need_host(user, moderator)
            if not draft.humans():
                raise Refused("refused-paused-nobody")
            draft.note("resume", user, moderator)
            _go_on(draft)

        return await self.tables.change(table, act, click)

    async def end(self, table: TableId, user: User, *, moderator: bool = False, click: int | None = None) -> TableState:
        """The host or a moderator ends a running table; its seed becomes public."""

        def act(draft: Draft) -> None:
            draft.need(Status.PLAYING, Status.PAUSED)
            draft.need_host(user, moderator)
            if draft.life.terms.moderated and not moderator:
                raise Refused("refused-end-moderators")
            draft.note("end", user, moderator)
            draft.tell("ended")
            draft.end("ended", user)

        return await self.tables.change(table, act, click)

    async def vanish(self, table: TableId, user: User, name: str) -> TableState:
        """This person leaves without a trace; a robot plays on under this name and the number of the seat."""

        def act(draft: Draft) -> None:
            if draft.row.status is Status.LOBBY:
                return leave_lobby(draft, user)
            row = draft.seat_of(user)
            if row is None:
                return None
            presence = Presence.CONCEDED if row.presence is Presence.CONCEDED else Presence.ROBOT
            draft.put(row.seat, user=None, name=f"{name} {row.seat + 1}", presence=presence, lapses=0)
            draft.standing = [one for one in draft.standing if one.seat != row.seat]
            draft.tell("left" if draft.humans() else "left-alone", who=row.seat)
            return pass_host_on(draft)

        return await self.tables.change(table, act)


def free_to_resume(awake: list[User | None], host: User, paused_by: User | None) -> list[User | None]:
    """Who of those awake may end a pause, host or not: what the players agreed on, each of them may end; and nobody
    waits for a host who is asleep.
    """
    return awake if paused_by in awake or (paused_by is None and host not in awake) else []


def _pause(draft: Draft, by: User) -> None:
    draft.tell("paused")
    draft.alter(status=Status.PAUSED)
    draft.live(paused=draft.now, paused_by=by, wishes=[])


def _go_on(draft: Draft) -> None:
    """A pause is over: every clock has as much time left as when it began."""
    draft.in_play()
    gap = draft.now - (draft.life.paused if draft.life.paused is not None else draft.now)
    clocks = [replace(one, opened=one.opened + gap, deadline=one.deadline + gap) for one in draft.life.clocks]
    draft.alter(status=Status.PLAYING)
    draft.live(clocks=clocks, agenda=[], paused=None, paused_by=None)
    draft.tell("resumed")


def _go_on_after_sleep(draft: Draft) -> None:
    if draft.row.status is Status.PAUSED and draft.life.paused_by is None:
        _go_on(draft)


def _seat(draft: Draft, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(draft.seats):
        raise Refused("refused-no-seat", most=len(draft.seats))
    return draft.seats[seat]


def _offer_to(draft: Draft, user: User) -> Offer:
    offer = next((one for one in draft.life.offers if one.user == user), None)
    if offer is None:
        raise Refused("refused-no-offer")
    return offer


def _may_sit(draft: Draft, row: SeatRow, user: User, sat: list[tuple[Seat, User]]) -> None:
    """Only where a robot keeps the seat, and only somebody who never saw another hand at this table."""
    if row.presence in (Presence.AWAKE, Presence.CONCEDED):
        raise Refused("refused-seat-taken", who=[row.seat])
    elsewhere = any(one == user and seat != row.seat for seat, one in sat)
    if elsewhere or any(other.user == user and other.seat != row.seat for other in draft.seats):
        raise Refused("refused-saw-a-hand")
