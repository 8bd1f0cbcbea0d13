"""Slots on PostgreSQL: who has one, who waits, what passes from one to the next, and the one clock of all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest

from data.postgres.database import Database
from data.postgres.fleet import FORGIVEN, SHOWING, STUCK, Fleet
from data.refusal import DatabaseRefused
from games.host.fellows import ORPHANED, ROOMS, Errand, LeaseLost, Share, Subject, Taken, Word, room_of, shards_for
from tests.sandbox.loopback import until

TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour lease'"


class Quarters:
    """As many processes as wanted on one database, and the time that they all go by."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.wall = 1_000_000.0
        self.stores: list[Database] = []
        self.fleets: list[Fleet] = []

    async def fleet(self) -> Fleet:
        async def now() -> float:
            return self.wall

        store = await Database.open(self.address)
        self.stores.append(store)
        self.fleets.append(store.lease(now))
        return self.fleets[-1]

    async def served(self, processes: int = 2, shards: int = 2) -> tuple[Fleet, Taken]:
        fleet = await self.fleet()
        taken = await fleet.take(processes, shards)
        assert taken is not None
        return fleet, taken

    async def run(self, statement: str) -> list[asyncpg.Record]:
        line = await asyncpg.connect(self.address)
        try:
            return list(await line.fetch(statement))
        finally:
            await line.close()

    async def close(self) -> None:
        for fleet in self.fleets:
            await fleet.close()
        for store in self.stores:
            await store.close()


@pytest.fixture
async def quarters(address: str) -> AsyncIterator[Quarters]:
    made = Quarters(address)
    yield made
    await made.close()


async def until_taken(fleet: Fleet) -> Taken:
    """Its holder is gone; the server notices in a moment."""
    async with asyncio.timeout(20):
        while (taken := await fleet.take(1, 1)) is None:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)
    return taken


def test_every_room_and_every_shard_has_one_owner() -> None:
    for wanted, processes in ((1, 1), (1, 3), (5, 3), (64, 4), (300, 7)):
        shards = shards_for(wanted, processes)
        shares = [Share(slot, processes, shards) for slot in range(processes)]
        assert sorted(room for share in shares for room in share.rooms) == list(range(ROOMS))
        assert sorted(shard for share in shares for shard in share.shard_ids) == list(range(shards))
        assert shards >= min(wanted, ROOMS) and all(share.shard_ids for share in shares)
        for guild in (0, 1 << 22, 1_572_448_134_111_297_536, (1 << 63) - 1):
            owner = next(share for share in shares if share.owns(guild))
            assert room_of(guild) in owner.rooms and (guild >> 22) % shards in owner.shard_ids


async def test_whoever_comes_takes_the_first_free_slot_and_the_next_one_waits(quarters: Quarters) -> None:
    first, one = await quarters.served()
    _, two = await quarters.served()
    assert [one.share, two.share] == [Share(0, 2, 2), Share(1, 2, 2)]
    assert not await first.is_awaited()
    spare = await quarters.fleet()
    assert await spare.take(2, 2) is None and await spare.take(2, 2) is None
    assert await first.is_awaited()


@pytest.mark.parametrize("politely", [True, False])
async def test_a_slot_passes_on_with_what_its_holder_left(quarters: Quarters, politely: bool) -> None:
    first, _ = await quarters.served(1, 1)
    quarters.wall += SHOWING
    assert await first.pulse(b"as I was") == quarters.wall
    spare = await quarters.fleet()
    assert await spare.take(1, 1) is None
    if politely:
        await first.let_go(b"my sessions")
    else:
        await quarters.run(f"{TERMINATE} AND pid = {first._line.get_server_pid()}")
    quarters.wall += FORGIVEN / 2
    taken = await until_taken(spare)
    assert taken.baton == (b"my sessions" if politely else b"as I was")
    assert not taken.moved and taken.closed == 0.0
    assert not await spare.is_awaited(), "who has a slot waits for none"


async def test_whoever_follows_soon_after_deadlines_have_moved_shows_them_again(quarters: Quarters) -> None:
    """The one before may have ended before every table showed it."""
    first, before = await quarters.served(1, 1)
    await first.let_go(None)
    quarters.wall += FORGIVEN / 2
    second, after = await quarters.served(1, 1)
    assert after.moved and after.boots == before.boots
    quarters.wall += SHOWING
    await second.let_go(None)
    assert not (await quarters.served(1, 1))[1].moved


async def test_the_time_in_which_nobody_serves_the_house_is_forgiven(quarters: Quarters) -> None:
    first, taken = await quarters.served(1, 1)
    assert taken.moved and taken.closed == 0.0
    await first.let_go(None)
    quarters.wall += 500
    _, later = await quarters.served(1, 1)
    assert later.moved and later.closed == 500.0
    assert set(later.boots) == {quarters.wall - 500.0}


async def test_while_others_serve_it_house_time_goes_on_and_only_unserved_rooms_open_again(quarters: Quarters) -> None:
    first, _ = await quarters.served()
    second, before = await quarters.served()
    await second.let_go(None)
    quarters.wall += 500
    await first.pulse(b"")
    _, after = await quarters.served()
    assert after.share.slot == 1 and after.moved and after.closed == 0.0
    reopened = {room for room, (old, new) in enumerate(zip(before.boots, after.boots, strict=True)) if old != new}
    assert reopened == set(after.share.rooms)


async def test_all_must_agree_how_many_they_are(quarters: Quarters) -> None:
    await quarters.served(2, 2)
    for processes in (1, 3):
        with pytest.raises(DatabaseRefused, match="is served by 2 processes"):
            await (await quarters.fleet()).take(processes, 4)
    assert [tuple(row) for row in await quarters.run("SELECT processes, shards FROM fleet")] == [(2, 2)]


async def test_the_first_settles_the_shards_as_long_as_anybody_is_there(quarters: Quarters) -> None:
    first, _ = await quarters.served(2, 2)
    second, taken = await quarters.served(2, 8)
    assert taken.share.shards == 2
    await first.let_go(b"of two shards")
    await second.let_go(None)
    _, anew = await quarters.served(2, 8)
    assert anew.share == Share(0, 2, 8) and anew.baton == b"" and anew.moved


async def test_a_lost_connection_can_be_made_good(quarters: Quarters) -> None:
    fleet, _ = await quarters.served(1, 1)
    await quarters.run(TERMINATE)
    with pytest.raises(LeaseLost):
        await fleet.pulse(b"")
    with pytest.raises(LeaseLost):
        await fleet.pulse(b"")
    quarters.wall += 1
    assert await fleet.take_again() == (quarters.wall, 0.0)
    assert await fleet.pulse(b"") == quarters.wall


async def test_also_while_the_server_believes_that_it_lives(quarters: Quarters) -> None:
    """Only this side has given the connection up; the lock is still held by nobody else."""
    fleet, _ = await quarters.served(1, 1)
    ghost, fleet._line = fleet._line, None
    async with asyncio.timeout(20):
        while True:
            try:
                assert await fleet.take_again() == (quarters.wall, 0.0)
                break
            except LeaseLost:
                await asyncio.sleep(0.01)
    assert ghost.is_closed() or not await quarters.run(f"SELECT 1 FROM pg_locks WHERE pid = {ghost.get_server_pid()}")
    ghost.terminate()


async def test_unless_somebody_else_has_had_the_slot_since(quarters: Quarters) -> None:
    fleet, _ = await quarters.served(1, 1)
    await quarters.run(TERMINATE)
    with pytest.raises(LeaseLost):
        await fleet.pulse(b"")
    other, _ = await quarters.served(1, 1)
    assert await fleet.take_again() is None
    await other.let_go(None)
    assert await fleet.take_again() is None, "they have gone, but what they have done is not known here"
    await quarters.served(1, 1)


async def test_a_pulse_of_the_past_overwrites_nothing(quarters: Quarters) -> None:
    """Its statement was on its way when the slot passed on."""
    fleet, _ = await quarters.served(1, 1)
    await quarters.run("UPDATE slots SET term = term + 1, baton = 'theirs'")
    await fleet.pulse(b"mine")
    assert [bytes(row["baton"]) for row in await quarters.run("SELECT baton FROM slots")] == [b"theirs"]


async def test_whoever_is_stuck_loses_the_slot_to_somebody_who_waits(quarters: Quarters) -> None:
    stuck, _ = await quarters.served(1, 1)
    spare = await quarters.fleet()
    quarters.wall += STUCK - 1
    assert await spare.take(1, 1) is None
    assert await stuck.pulse(b"") == quarters.wall, "who gives a sign of life keeps it"
    quarters.wall += STUCK + 1
    assert await spare.take(1, 1) is None, "it is ended, and its lock goes with it"
    await until_taken(spare)
    with pytest.raises(LeaseLost):
        await stuck.pulse(b"")


async def test_what_one_tells_all_others_hear(quarters: Quarters) -> None:
    heard: list[tuple[int, Word]] = []
    fleets = [(await quarters.served(3, 4))[0] for _ in range(3)]

    def hearing(number: int) -> Callable[[Word], asyncio.Future[None]]:
        def hear(word: Word) -> asyncio.Future[None]:
            heard.append((number, word))
            return asyncio.ensure_future(asyncio.sleep(0))

        return hear

    for number, fleet in enumerate(fleets):
        fleet.listen(hearing(number))
    word = Word(Subject.CHANGED, 1 << 62, 7)
    await fleets[1].tell(word)
    await until(lambda: len(heard) == 2)
    assert sorted(heard) == [(0, word), (2, word)]


async def test_what_is_told_and_asked_at_the_same_moment_goes_out_together(quarters: Quarters) -> None:
    """Nothing is missing, and of all that is asked in a server its owner is told once."""
    first, _ = await quarters.served()
    second, two = await quarters.served()
    heard: list[Word] = []

    async def hear(word: Word) -> None:
        heard.append(word)

    second.listen(hear)
    errands = [Errand(table, guild << 22, b"wish") for guild in (1, 3) for table in range(5)]
    words = [Word(Subject.CHANGED, 1 << 22, table) for table in range(5)]
    await asyncio.gather(*map(first.ask, errands), *map(first.tell, words))
    last = Word(Subject.EMOJIS)
    await first.tell(last)
    await until(lambda: last in heard)
    assert heard == [Word(Subject.ERRAND, 1 << 22), Word(Subject.ERRAND, 3 << 22), *words, last]
    found = await second.errands(two.share)
    assert [(one.table, one.guild, one.data) for one in found] == [(one.table, one.guild, one.data) for one in errands]


async def test_an_errand_waits_for_the_owner_until_it_is_done(quarters: Quarters) -> None:
    first, one = await quarters.served()
    second, two = await quarters.served()
    errand = Errand(5, 3 << 22, b'{"type":"say"}')
    await first.ask(errand)
    assert await first.errands(one.share) == []
    (found,) = await second.errands(two.share)
    assert (found.table, found.guild, found.data) == (5, 3 << 22, b'{"type":"say"}')
    await second.settle(found)
    assert await second.errands(two.share) == []


async def test_sessions_of_all_processes_begin_one_after_the_other(quarters: Quarters) -> None:
    first, _ = await quarters.served()
    second, _ = await quarters.served()
    assert await first.admit(0, 5.0) == 0.0
    assert await second.admit(0, 5.0) == 5.0
    assert await second.admit(1, 5.0) == 0.0, "another key"
    quarters.wall += 7
    assert await first.admit(0, 5.0) == 3.0
    quarters.wall += 100
    assert await first.admit(0, 5.0) == 0.0


async def test_a_slot_that_nobody_serves_is_lent_and_given_to_whoever_waits(quarters: Quarters) -> None:
    first, _ = await quarters.served()
    second, _ = await quarters.served()
    await second.let_go(None)
    quarters.wall += ORPHANED - 1
    await first.pulse(b"")
    beside = await quarters.fleet()
    assert not await first.is_orphaned() and await beside.take(2, 2, lent=True) is None, "it may come back in a moment"
    quarters.wall += 2
    assert await first.is_orphaned()
    taken = await beside.take(2, 2, lent=True)
    assert taken is not None and taken.share.slot == 1
    assert not await first.is_orphaned() and not await beside.is_awaited()
    late = await quarters.fleet()
    assert await late.take(2, 2) is None
    assert await beside.is_awaited()
    await beside.let_go(b"sessions")
    follower = await late.take(2, 2)
    assert follower is not None and follower.share.slot == 1 and follower.baton == b"sessions"


async def test_of_several_slots_that_are_lent_one_goes_to_one_who_waits(quarters: Quarters) -> None:
    await quarters.served(3, 4)
    quarters.wall += ORPHANED + 1
    lent = [await quarters.fleet() for _ in range(2)]
    assert [taken.share.slot for one in lent if (taken := await one.take(3, 4, lent=True))] == [1, 2]
    late = await quarters.fleet()
    assert await late.take(3, 4) is None
    assert [await one.is_awaited() for one in lent] == [True, False]


async def test_everybody_sees_who_serves_and_who_waits(quarters: Quarters) -> None:
    """By the server's clock, whichever process looks."""
    fleets = []
    for _ in range(3):
        quarters.stores.append(await Database.open(quarters.address))
        fleets.append(quarters.stores[-1].lease())
        quarters.fleets.append(fleets[-1])
    assert [await one.take(2, 2) is not None for one in fleets] == [True, True, False]
    for looks in fleets:
        found = await looks.muster()
        assert [(one.slot, one.lent) for one in found.slots] == [(0, False), (1, False)]
        assert found.spares == 1 and all(0 <= one.age < 60 for one in found.slots)
    await quarters.run("UPDATE slots SET at = at - 100, lent = 1 WHERE slot = 1")
    found = await fleets[0].muster()
    assert [(one.age > 90, one.lent) for one in found.slots] == [(False, False), (True, True)]
    await fleets[2].close()
    assert (await fleets[0].muster()).spares == 0
