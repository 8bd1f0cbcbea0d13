"""The store on SQLite: guards, group commit, rows that come back as they went, settings and people."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from functools import partial
from pathlib import Path

import msgspec
import pytest

from data import connection as line
from data.database import Database
from games.core.draw import Drawn
from games.core.entry import TIME, Answer, Left
from games.core.event import Event
from games.host.rows import (
    AuditRow,
    BanRow,
    Change,
    LogEntry,
    LogRow,
    Presence,
    PublishedRow,
    ResultRow,
    SeatRow,
    StandingRow,
    Status,
    TableRow,
    TakenBack,
    Told,
)
from games.host.store import Busy, Conflict
from tests.data.conftest import LIFE, moved, opening


async def test_a_table_comes_back_as_it_went(db: Database) -> None:
    table = await db.create(opening())
    told = Told("toy", Event("drew", {"who": 0}, {1: {"card": "guard"}})), Told("house", Event("left", {"who": 1}))
    log = LogRow(2, 7, 8.5, Answer(0, ("a", ("b", "c"))), told, (Drawn(0, "deck", [1, 2], [2, 1]),))
    seats = [SeatRow(0, 10, "Ann"), SeatRow(1, None, "Ada", Presence.ROBOT, "hard", 1)]
    row = moved(table, 2).row
    await db.commit(Change(row, LIFE, seats, [StandingRow(1, "pass")], log))
    stored = await db.load(table, 10)
    assert stored is not None
    assert (stored.row, stored.life, stored.seats) == (row, LIFE, seats)
    assert (stored.standing, stored.recent) == ([StandingRow(1, "pass")], [log])


@pytest.mark.parametrize("entry", [TIME, Left(2), TakenBack(1), Answer(3, ("x",)), None])
async def test_every_kind_of_entry_comes_back(db: Database, entry: LogEntry | None) -> None:
    table = await db.create(opening())
    change = moved(table, 2)
    await db.commit(Change(change.row, LIFE, log=LogRow(2, 1, 0.0, entry)))
    assert [row.entry for row in await db.log(table)] == [entry]


async def test_a_change_counts_only_on_top_of_the_version_before(db: Database) -> None:
    table = await db.create(opening())
    await db.commit(moved(table, 2))
    for wrong in (1, 2, 4):
        with pytest.raises(Conflict):
            await db.commit(moved(table, wrong))
    with pytest.raises(Conflict):
        await db.commit(moved(999, 2))
    assert await db.version(table) == 2
    assert len(await db.log(table)) == 1


async def test_one_failed_guard_does_not_fail_its_neighbours(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them wait together and share one commit; the ones that fail are undone alone."""
    tables = [await db.create(opening()) for _ in range(30)]
    batches: list[int] = []
    together = line._together

    def counted(works: list[line.Work[object]], conn: sqlite3.Connection) -> list[tuple[object, Exception | None]]:
        batches.append(len(works))
        return together(works, conn)

    monkeypatch.setattr(line, "_together", counted)
    changes = [moved(table, 5 if place % 3 == 0 else 2) for place, table in enumerate(tables)]
    outcomes = await asyncio.gather(*(db.commit(change) for change in changes), return_exceptions=True)
    assert batches == [30]
    assert [isinstance(one, Conflict) for one in outcomes] == [place % 3 == 0 for place in range(30)]
    assert [await db.version(table) for table in tables] == [1 if place % 3 == 0 else 2 for place in range(30)]
    assert [len(await db.log(table)) for table in tables] == [0 if place % 3 == 0 else 1 for place in range(30)]


async def test_a_change_that_breaks_in_the_middle_leaves_nothing(db: Database) -> None:
    """The guard had passed; a later row of the same change is impossible."""
    table = await db.create(opening())
    twice = [SeatRow(0, 10, "Ann"), SeatRow(0, 11, "Bob")]
    for beside in ([], [moved(await db.create(opening()), 2)]):
        outcomes = await asyncio.gather(
            db.commit(moved(table, 2, seats=twice)), *(db.commit(one) for one in beside), return_exceptions=True
        )
        assert isinstance(outcomes[0], sqlite3.IntegrityError)
        assert outcomes[1:] == [None] * len(beside)
        stored = await db.load(table, 10)
        assert stored is not None
        assert (stored.row.version, stored.seats, stored.recent) == (1, [SeatRow(0, 10, "Ann")], [])


async def test_an_origin_opens_one_table(db: Database) -> None:
    first = await db.create(opening(origin="click:5"))
    with pytest.raises(Conflict):
        await db.create(opening(origin="click:5"))
    assert await db.by_origin("click:5") == first
    assert await db.by_origin("click:6") is None


async def test_what_is_due_first(db: Database) -> None:
    tables = [await db.create(opening(due=due)) for due in (30.0, 10.0, 20.0)]
    await db.create(opening())
    assert await db.earliest(2) == [(10.0, tables[1]), (20.0, tables[2])]


async def test_the_queries_of_the_clock_and_the_lists_use_their_indexes(db: Database, path: Path) -> None:
    with sqlite3.connect(path) as plain:
        plans = {
            "tables_due": "SELECT due, id FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 5",
            "tables_live": "SELECT id FROM tables WHERE guild = 1 AND status IN ('lobby', 'playing', 'paused')",
            "seats_user": "SELECT table_id FROM seats WHERE user = 5",
            "tables_owed": "SELECT id FROM tables WHERE owed = 1 ORDER BY id",
        }
        for index, query in plans.items():
            steps = " ".join(row[3] for row in plain.execute(f"EXPLAIN QUERY PLAN {query}"))
            assert index in steps
            assert "TEMP B-TREE" not in steps
    plain.close()


async def test_results_and_finished_tables(db: Database) -> None:
    table = await db.create(opening())
    result = ResultRow(table, 0, 10, "Ann", "toy", 1, 2, True, 5, 1, 9.0)
    row = TableRow(table, 2, "toy", 1, 2, 10, Status.OVER, 5.0, 6.0)
    await db.commit(Change(row, LIFE, results=[result], audit=[AuditRow("guild:1", "end", "1", 10, 9.0)]))
    assert await db.results(1) == [result]
    with_coach = msgspec.structs.replace(result, seat=1, rated=False)
    await db.commit(Change(msgspec.structs.replace(row, version=3), LIFE, results=[with_coach]))
    assert await db.results(1) == [result, with_coach]
    assert await db.results(1, "chess") == await db.results(2) == []
    assert [one.id for one in await db.finished(1, 10)] == [table]
    assert await db.finished(1, 11) == []
    assert await db.tables_of(10) == []
    assert [one.key for one in await db.audit("guild:1")] == ["end"]


async def test_settings_are_audited_and_preferences_are_not(db: Database) -> None:
    await db.set_setting("guild:1", "threads", "off", 10, 1.0)
    await db.set_setting("guild:1", "threads", None, 11, 2.0)
    await db.set_setting("guild:1", "language", "it", 10, 3.0)
    assert {key: row.value for key, row in (await db.settings("guild:1")).items()} == {"language": "it"}
    assert [(row.key, row.value, row.by) for row in await db.audit("guild:1", 2)] == [
        ("language", "it", 10),
        ("threads", None, 11),
    ]
    await db.set_preference(10, "dm", "on")
    await db.set_preference(10, "language", "sv")
    await db.set_preference(10, "dm", None)
    assert await db.preferences(10) == {"language": "sv"}
    assert await db.preferences(11) == {}


async def test_a_person_can_read_and_delete_what_is_kept(db: Database, path: Path) -> None:
    table = await db.create(opening(user=4_711))
    row = TableRow(table, 2, "toy", 1, 2, 4_711, Status.OVER, 5.0, 6.0)
    result = ResultRow(table, 0, 4_711, "Ann", "toy", 1, 2, True, 5, 1, 9.0)
    await db.commit(Change(row, LIFE, sat=[(0, 4_711)], results=[result]))
    await db.set_preference(4_711, "dm", "on")
    await db.set_setting("guild:1", "threads", "off", 4_711, 1.0)
    await db.keep_paper(table, 4_711, b"a note")
    assert await db.paper(table, 4_711) == b"a note"
    kept = await db.person(4_711)
    assert {what: len(found) for what, found in kept.items()} == {
        "preferences": 1,
        "hosted": 1,
        "seats": 1,
        "sat": 0,
        "standing": 0,
        "papers": 1,
        "results": 1,
        "settings": 1,
        "audit": 1,
        "bans": 0,
    }
    await db.forget(4_711, "someone", 100.0)
    assert not any((await db.person(4_711)).values())
    with sqlite3.connect(path) as plain:
        for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for found in plain.execute(f"SELECT * FROM {name}"):
                assert 4_711 not in found
                assert "Ann" not in found
    plain.close()


async def test_the_files_belong_to_their_owner_alone(db: Database, path: Path) -> None:
    await db.create(opening())
    beside = sorted(path.parent.iterdir())
    assert path.with_name("parlour.db-wal") in beside
    assert {stat.S_IMODE(file.stat().st_mode) for file in beside} == {0o600}


async def test_every_commit_is_durable(db: Database) -> None:
    def pragma(name: str, conn: sqlite3.Connection) -> object:
        return conn.execute(f"PRAGMA {name}").fetchone()[0]

    names = ("journal_mode", "synchronous", "foreign_keys")
    pragmas = {name: await db._writer._connection.call(partial(pragma, name)) for name in names}
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_what_waits_is_written_before_closing(path: Path) -> None:
    db = await Database.open(path)
    table = await db.create(opening())
    writing = asyncio.create_task(db.commit(moved(table, 2)))
    await asyncio.sleep(0)
    await db.close()
    await writing
    again = await Database.open(path)
    assert await again.version(table) == 2
    await again.close()


async def test_who_is_cancelled_goes_on_only_when_it_is_decided(db: Database) -> None:
    table = await db.create(opening())
    writing = asyncio.create_task(db.commit(moved(table, 2)))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await db.version(table) == 2


async def test_who_is_cancelled_in_the_moment_of_the_decision_does_not_wait_for_another(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that closed while its pulse was being written never came to its end."""
    done = asyncio.Event()

    async def call(work: object) -> list[tuple[None, None]]:
        await done.wait()
        return [(None, None)]

    with monkeypatch.context() as patched:
        patched.setattr(db._writer._connection, "call", call)
        writing = asyncio.create_task(db.note_alive(1.0, 0.0))
        for _ in range(3):
            await asyncio.sleep(0)
        done.set()
        writing.cancel()
        await asyncio.wait([writing], timeout=10)
    assert writing.cancelled()


async def test_a_writer_that_is_cancelled_leaves_nobody_waiting(db: Database) -> None:
    """As when a whole program is torn down; the next change is written as ever."""
    table = await db.create(opening())
    writing = asyncio.create_task(db.commit(moved(table, 2)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert db._writer._writing is not None
    db._writer._writing.cancel()
    with pytest.raises(RuntimeError, match="the writer was stopped"):
        await asyncio.wait_for(writing, 5)
    await db.commit(moved(table, 3))
    assert await db.version(table) == 3


async def test_opening_reads_no_tables(path: Path) -> None:
    """With thousands of live tables, asking what is due and what is owed reads a handful of pages."""
    db = await Database.open(path)
    tables = await asyncio.gather(*(db.create(opening(due=float(place))) for place in range(3_000)))
    await asyncio.gather(*(db.note_published(PublishedRow(table, 1)) for table in tables[1:]))
    await db.close()
    db = await Database.open(path)
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    await db._reader.call(lambda conn: conn.set_progress_handler(count, 10))
    assert [due for due, _ in await db.earliest(3)] == [0.0, 1.0, 2.0]
    assert await db.unpublished() == tables[:1]
    assert await db.alive() is None
    assert steps < 20
    await db.close()


async def test_the_last_table_of_a_place(db: Database) -> None:
    """The newest of those shown there; one that moved is found where it is now."""
    first, second = await db.create(opening()), await db.create(opening())
    await db.note_published(PublishedRow(first, 1, b"{}", place=71))
    await db.note_published(PublishedRow(second, 1, b"{}", place=71))
    assert await db.last_shown_at(71) == second
    await db.note_published(PublishedRow(second, 2, b"{}", place=72))
    await db.note_published(PublishedRow(second, 3, b"{}"))
    assert (await db.last_shown_at(71), await db.last_shown_at(72)) == (first, second)


async def test_who_changes_a_setting_gets_the_line_of_the_audit(db: Database) -> None:
    row = await db.set_setting("guild:1", "clock", "60", 10, 5.0)
    after = await db.set_setting("guild:1", "clock", None, 11, 6.0)
    assert [after, row] == await db.audit("guild:1")
    assert (after.old, after.value, after.id > row.id > 0) == ("60", None, True)


async def test_a_ban_and_its_end_are_lines_of_the_audit(db: Database) -> None:
    banned = await db.ban(BanRow(1, 20, None, "noise", 10, 5.0))
    lifted = await db.unban(1, 20, 10, 6.0)
    assert [lifted, banned] == await db.audit("guild:1")
    assert await db.unban(1, 20, 10, 7.0) is None


async def test_a_database_that_somebody_else_holds_is_busy_and_keeps_nothing(db: Database, path: Path) -> None:
    table = await db.create(opening())
    await db._writer._connection.call(lambda line: line.execute("PRAGMA busy_timeout = 20"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Busy):
        await db.commit(moved(table, 2))
    assert await db.version(table) == 1, "reading goes on"
    other.close()
    assert await db.version(table) == 1
    await db.commit(moved(table, 2))


async def test_both_connections_keep_few_pages_in_memory(db: Database) -> None:
    """SQLite fills what it is given as the file grows, and the system keeps the file's pages anyway."""
    kept = [await one.call(_kept_pages) for one in (db._writer._connection, db._reader)]
    assert max(kept) <= 4 * 2**20


def _kept_pages(connection: sqlite3.Connection) -> int:
    """At most, in bytes; SQLite writes kibibytes as a negative number."""
    (size,) = connection.execute("PRAGMA cache_size").fetchone()
    assert size < 0
    return -int(size) * 2**10


async def test_emojis_are_kept_by_name(db: Database) -> None:
    """A name has one id, the newest."""
    for name, emoji in (("lo_guard", 11), ("lo_king", 12), ("lo_guard", 2**62)):
        await db.keep_emoji(name, emoji)
    assert await db.emojis() == {"lo_guard": 2**62, "lo_king": 12}
    await db.drop_emoji("lo_king")
    await db.drop_emoji("nobody's")
    assert await db.emojis() == {"lo_guard": 2**62}
