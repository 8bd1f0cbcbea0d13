"""Connections to PostgreSQL that are lost at any moment: nothing lost, nothing doubled, and whoever waits is told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from data.postgres import line, lines, scribe
from data.postgres.batch import KEEP, KEEP_ONE, Batch, Work
from data.postgres.database import Database
from data.postgres.line import Undecided
from games.host.rows import PublishedRow
from games.host.store import Busy, Conflict
from tests.data.conftest import moved, opening
from tests.postgres import server

ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour' AND pid <> $1"


@pytest.fixture
async def db(address: str) -> AsyncIterator[Database]:
    store = await Database.open(address)
    yield store
    await store.close()


@pytest.fixture
async def other(address: str) -> AsyncIterator[Any]:
    """Somebody else's connection."""
    made = await asyncpg.connect(address)
    yield made
    await made.close()


class Mumbling:
    """A connection that loses the next answer: before the work is done, or after."""

    def __init__(self, inner: Any, after: bool) -> None:
        self.inner, self.after = inner, after

    async def fetchval(self, *args: Any, **more: Any) -> Any:
        if self.after:
            await self.inner.fetchval(*args, **more)
        raise ConnectionResetError

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_batch_whose_answer_is_lost_counts_once(db: Database, after: bool) -> None:
    """Whether it was kept is read where it was kept: changes, new tables without an origin, and refusals alike."""
    tables = [await db.create(opening()) for _ in range(3)]
    db._scribe._line = Mumbling(db._scribe._line, after)
    outcomes = await asyncio.gather(
        db.commit(moved(tables[0], 2)),
        db.commit(moved(tables[1], 7)),
        db.create(opening()),
        db.note_published(PublishedRow(tables[2], 1, b"shown")),
        return_exceptions=True,
    )
    assert [type(one) for one in outcomes] == [type(None), Conflict, int, type(None)]
    assert [await db.version(table) for table in tables] == [2, 1, 1]
    assert len(await db.log(tables[0])) == 1
    assert [row.id for row in await db.tables_in(1)] == [*tables, outcomes[2]] or len(await db.tables_in(1)) == 4
    assert (await db.published(tables[2])) == PublishedRow(tables[2], 1, b"shown")


@pytest.mark.parametrize("brief", [True, False])
async def test_a_connection_that_was_given_up_keeps_nothing_any_more(db: Database, brief: bool) -> None:
    """Its statement may still be on its way when the next connection asks what became of it."""
    table = await db.create(opening())
    old, epoch = db._scribe._line, db._scribe._epoch
    await db._scribe.open()
    late: list[Work] = [moved(table, 2, brief=brief)]
    statement, values = Batch(late).statement()
    assert statement == (KEEP_ONE if brief else KEEP)
    with pytest.raises(asyncpg.PostgresError, match="given up"):
        await old.fetchval(statement, db._scribe._writer, epoch, db._scribe._number + 1, *values)
    assert (await db.version(table), await db.log(table)) == (1, [])
    await db.commit(moved(table, 2))
    await old.close()


async def test_whoever_cannot_know_says_so(db: Database, other: Any) -> None:
    """The database was put back to an earlier state meanwhile."""
    table = await db.create(opening())
    await other.execute("DELETE FROM writers")
    db._scribe._line = Mumbling(db._scribe._line, after=False)
    with pytest.raises(Undecided):
        await db.commit(moved(table, 2))
    await db.commit(moved(table, 2))


async def test_a_writer_that_was_tidied_away_begins_anew(db: Database, other: Any) -> None:
    """Nobody had heard of it for a week."""
    table = await db.create(opening())
    await other.execute("DELETE FROM writers")
    await db.commit(moved(table, 2))
    assert await db.version(table) == 2


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(n, marks=pytest.mark.soak) for n in range(4, 60))])
async def test_backends_are_ended_at_random_while_tables_change(db: Database, other: Any, seed: int) -> None:
    """Every change that was acknowledged has one row in the log, and nothing else has."""
    dice = random.Random(seed)
    tables = [await db.create(opening()) for _ in range(12)]
    opened: list[int] = []
    running = True

    async def play(table: int) -> int:
        version = 1
        while running:
            version += 1
            await db.commit(moved(table, version))
            if version % 5 == 0:
                opened.append(await db.create(opening(guild=2)))
        return version

    playing = [asyncio.create_task(play(table)) for table in tables]
    for _ in range(12):
        await asyncio.sleep(dice.uniform(0.0, 0.03))
        await other.fetch(ENDED, other.get_server_pid())
    running = False
    versions = await asyncio.gather(*playing)
    assert [await db.version(table) for table in tables] == versions
    for table, version in zip(tables, versions, strict=True):
        assert [row.version for row in await db.log(table)] == list(range(2, version + 1))
    assert sorted(row.id for row in await db.tables_in(2)) == sorted(opened)


async def test_three_processes_change_the_same_tables_while_backends_are_ended(address: str, other: Any) -> None:
    """Whoever comes second is told so; every version has one who was told that it is theirs."""
    stores = [await Database.open(address) for _ in range(3)]
    tables = [await stores[0].create(opening()) for _ in range(5)]
    running = True

    async def play(store: Database, dice: random.Random) -> list[tuple[int, int]]:
        mine: list[tuple[int, int]] = []
        while running:
            table = dice.choice(tables)
            version = (await store.version(table) or 0) + 1
            try:
                await store.commit(moved(table, version, brief=dice.random() < 0.5))
            except Conflict:
                continue
            mine.append((table, version))
        return mine

    playing = [
        asyncio.create_task(play(store, random.Random(10 * place + number)))
        for place, store in enumerate(stores)
        for number in range(4)
    ]
    dice = random.Random(3)
    for _ in range(12):
        await asyncio.sleep(dice.uniform(0.0, 0.05))
        await other.fetch(ENDED, other.get_server_pid())
    running = False
    told = [one for mine in await asyncio.gather(*playing) for one in mine]
    assert len(told) == len({*told}) > 0
    for table in tables:
        versions = [row.version for row in await stores[0].log(table)]
        assert versions == sorted(version for one, version in told if one == table)
        assert versions == list(range(2, (await stores[0].version(table) or 0) + 1))
    for store in stores:
        await store.close()


async def test_backends_are_ended_at_random_while_settings_change(db: Database, other: Any) -> None:
    """Each change of a setting is in the audit once, with the value that was there before."""
    running = True

    async def change(place: int) -> int:
        done = 0
        while running:
            row = await db.set_setting(f"guild:{place}", "clock", str(done), 10, 1.0)
            assert row.old == (str(done - 1) if done else None)
            done += 1
        return done

    changing = [asyncio.create_task(change(place)) for place in range(3)]
    dice = random.Random(5)
    for _ in range(15):
        await asyncio.sleep(dice.uniform(0.0, 0.03))
        await other.fetch(ENDED, other.get_server_pid())
    running = False
    for place, done in enumerate(await asyncio.gather(*changing)):
        values = [row.value for row in await db.audit(f"guild:{place}", 100_000)]
        assert values == [str(number) for number in reversed(range(done))]


class Losing(Mumbling):
    """Loses its answer to COMMIT, and takes the others of its house with it."""

    def __init__(self, inner: Any, after: bool, house: lines.Lines) -> None:
        super().__init__(inner, after)
        self.house = house

    async def execute(self, statement: str) -> None:
        if statement != "COMMIT" or self.after:
            await self.inner.execute(statement)
        if statement == "COMMIT":
            self.house._idle.clear()
            raise ConnectionResetError

    async def fetchval(self, *args: Any, **more: Any) -> Any:
        return await self.inner.fetchval(*args, **more)


@pytest.mark.parametrize("lost", range(3))
@pytest.mark.parametrize("kept", [True, False])
async def test_a_transaction_lost_while_it_was_committed_counts_once(
    db: Database, monkeypatch: pytest.MonkeyPatch, kept: bool, lost: int
) -> None:
    """Its number tells, also when whoever asks for it is lost as well."""
    left = lost
    real = line.connect

    async def unlucky(address: str) -> Any:
        nonlocal left
        left -= 1
        made = await real(address)
        return Mumbling(made, after=False) if left >= 0 else made

    monkeypatch.setattr(lines, "connect", unlucky)
    db._lines._idle[:] = [Losing(db._lines._idle[0], kept, db._lines)]
    row = await db.set_setting("guild:1", "clock", "60", 10, 1.0)
    assert await db.audit("guild:1") == [row]


async def test_a_transaction_of_which_nobody_knows_is_not_repeated(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been kept."""
    monkeypatch.setattr(lines, "_STATUS", "SELECT NULL FROM (SELECT $1::text) AS asked")
    db._lines._idle[:] = [Losing(db._lines._idle[0], True, db._lines)]
    with pytest.raises(Undecided):
        await db.set_setting("guild:1", "clock", "60", 10, 1.0)
    assert len(await db.audit("guild:1")) == 1


async def test_a_server_that_is_killed_and_comes_back(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the machine loses its power: whoever was waiting goes on."""
    table = await db.create(opening())
    running = True

    async def play() -> int:
        version = 1
        while running:
            version += 1
            await db.commit(moved(table, version))
        return version

    playing = asyncio.create_task(play())
    await asyncio.sleep(0.1)
    await asyncio.to_thread(server().kill)
    try:
        await asyncio.sleep(0.1)
        assert not playing.done()
    finally:
        await asyncio.to_thread(server().start)
    await asyncio.sleep(0.3)
    running = False
    version = await playing
    assert await db.version(table) == version
    assert [row.version for row in await db.log(table)] == list(range(2, version + 1))


async def test_a_server_that_stays_away_is_busy(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading and writing, until it is back; what may have been kept nobody can tell."""
    table = await db.create(opening())
    for module in (lines, scribe):
        monkeypatch.setattr(module, "PATIENCE", 0.1)
        monkeypatch.setattr(module, "DECIDING", 0.1)
    await asyncio.to_thread(server().kill)
    try:
        with pytest.raises((Busy, Undecided)):
            await db.commit(moved(table, 2))
        with pytest.raises(Busy):
            await db.commit(moved(table, 2))
        for reading in (db.version(table), db.load(table, 5), db.set_preference(1, "a", "b")):
            with pytest.raises(Busy):
                await reading
    finally:
        await asyncio.to_thread(server().start)
    monkeypatch.undo()
    await db.commit(moved(table, (await db.version(table) or 0) + 1))


async def test_a_row_that_somebody_else_holds_is_busy_and_keeps_nothing(db: Database, other: Any) -> None:
    table = await db.create(opening())
    await db._scribe._line.execute("SET lock_timeout = '50ms'")
    held = other.transaction()
    await held.start()
    await other.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
    with pytest.raises(Busy):
        await db.commit(moved(table, 2))
    assert await db.version(table) == 1, "reading goes on"
    await held.rollback()
    await db.commit(moved(table, 2))


async def test_somebody_is_forgotten_while_their_tables_change(db: Database) -> None:
    """A change that comes between makes the whole of it begin again; nothing of the change is lost."""
    table = await db.create(opening(user=4_711))
    await asyncio.gather(*(db.set_setting("guild:1", f"key {number}", "x", 4_711, 1.0) for number in range(5)))

    async def play() -> None:
        for version in range(2, 40):
            await db.commit(moved(table, version))

    await asyncio.gather(play(), *(db.forget(4_711, "somebody", 1.0) for _ in range(5)))
    assert await db.version(table) == 39
    assert {row.by for row in await db.audit("guild:1")} == {0}


async def test_a_cancelled_read_spoils_nothing(db: Database) -> None:
    table = await db.create(opening())
    for _ in range(20):
        reading = asyncio.create_task(db.load(table, 5))
        await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert await db.version(table) == 1
    assert len(db._lines._idle) <= lines.MOST


async def test_a_cancelled_setting_ends_only_when_it_is_decided(db: Database) -> None:
    setting = asyncio.create_task(db.set_preference(10, "dm", "on"))
    await asyncio.sleep(0)
    setting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await setting
    assert await db.preferences(10) == {"dm": "on"}


def test_statements_get_their_numbers() -> None:
    assert line.numbered("SELECT ? WHERE a = ? AND b") == "SELECT $1 WHERE a = $2 AND b"
