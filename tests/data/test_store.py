"""The store on every database: guards, group commit, rows that come back as they went, settings and people."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from data.keeper import Keeper
from data.opening import Where, open_store
from data.writer import Outcome, Writer
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
from games.host.store import Conflict
from tests.data.conftest import LIFE, everything, moved, opening
from version import VERSION


async def test_a_table_comes_back_as_it_went(db: Keeper) -> None:
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
async def test_every_kind_of_entry_comes_back(db: Keeper, entry: LogEntry | None) -> None:
    table = await db.create(opening())
    change = moved(table, 2)
    await db.commit(Change(change.row, LIFE, log=LogRow(2, 1, 0.0, entry)))
    assert [row.entry for row in await db.log(table)] == [entry]


@pytest.mark.parametrize("brief", [True, False])
async def test_a_change_counts_only_on_top_of_the_version_before(db: Keeper, brief: bool) -> None:
    table = await db.create(opening())
    await db.commit(moved(table, 2, brief=brief))
    for wrong in (1, 2, 4):
        with pytest.raises(Conflict):
            await db.commit(moved(table, wrong, brief=brief))
    with pytest.raises(Conflict):
        await db.commit(moved(999, 2, brief=brief))
    assert await db.version(table) == 2
    assert len(await db.log(table)) == 1


async def test_one_failed_guard_does_not_fail_its_neighbours(db: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them wait together and share one commit; the ones that fail are undone alone."""
    tables = [await db.create(opening()) for _ in range(30)]
    batches: list[int] = []
    writer: Writer[object] = db._writer  # type: ignore[attr-defined]
    together = writer._together

    async def counted(works: list[object]) -> list[Outcome]:
        batches.append(len(works))
        return await together(works)

    monkeypatch.setattr(writer, "_together", counted)
    changes = [moved(table, 5 if place % 3 == 0 else 2) for place, table in enumerate(tables)]
    outcomes = await asyncio.gather(*(db.commit(change) for change in changes), return_exceptions=True)
    assert batches == [30]
    assert [isinstance(one, Conflict) for one in outcomes] == [place % 3 == 0 for place in range(30)]
    assert [await db.version(table) for table in tables] == [1 if place % 3 == 0 else 2 for place in range(30)]
    assert [len(await db.log(table)) for table in tables] == [0 if place % 3 == 0 else 1 for place in range(30)]


async def test_a_change_that_breaks_in_the_middle_leaves_nothing(db: Keeper) -> None:
    """The guard had passed; a later row of the same change is impossible."""
    table = await db.create(opening())
    twice = [SeatRow(0, 10, "Ann"), SeatRow(0, 11, "Bob")]
    for beside in ([], [moved(await db.create(opening()), 2)]):
        outcomes = await asyncio.gather(
            db.commit(moved(table, 2, seats=twice)), *(db.commit(one) for one in beside), return_exceptions=True
        )
        assert isinstance(outcomes[0], Exception) and "Integrity" in repr(type(outcomes[0]).__mro__)
        assert outcomes[1:] == [None] * len(beside)
        stored = await db.load(table, 10)
        assert stored is not None
        assert (stored.row.version, stored.seats, stored.recent) == (1, [SeatRow(0, 10, "Ann")], [])


async def test_an_origin_opens_one_table(db: Keeper) -> None:
    first = await db.create(opening(origin="click:5"))
    with pytest.raises(Conflict):
        await db.create(opening(origin="click:5"))
    assert await db.by_origin("click:5") == first
    assert await db.by_origin("click:6") is None


async def test_what_is_due_first(db: Keeper) -> None:
    tables = [await db.create(opening(due=due)) for due in (30.0, 10.0, 20.0)]
    await db.create(opening())
    assert await db.earliest(2) == [(10.0, tables[1]), (20.0, tables[2])]


async def test_results_and_finished_tables(db: Keeper) -> None:
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


async def test_past_tables_are_those_that_are_over_and_lobbies_that_were_closed(db: Keeper) -> None:
    """Of one server, newest first and page by page; of everybody or of one person."""
    tables = [await db.create(opening(user=user)) for user in (10, 11, 10, 10)]
    for table, user, status in zip(tables, (10, 11, 10), (Status.OVER, Status.CLOSED, Status.OVER), strict=False):
        await db.commit(Change(TableRow(table, 2, "toy", 1, 2, user, status, 5.0, 6.0), LIFE))
    await db.create(opening(guild=9))
    assert [row.id for row in await db.past(1)] == tables[2::-1]
    assert [row.id for row in await db.past(1, limit=2, skip=1)] == [tables[1], tables[0]]
    assert [row.id for row in await db.past(1, 10)] == [tables[2], tables[0]]
    assert [row.id for row in await db.past(1, 11, skip=1)] == await db.past(9) == []
    await db.forget(11, "Player", 7.0)
    assert await db.past(1, 11) == [], "nobody is found by whom they were"


async def test_the_census_counts_what_lives_by_game_and_status(db: Keeper) -> None:
    assert await db.census() == await db.living() == []
    tables = [await db.create(opening(guild=guild)) for guild in (1, 2, 3, 4, 5)]
    for table, status in zip(tables, (Status.PLAYING, Status.PAUSED, Status.OVER, Status.CLOSED), strict=False):
        await db.commit(Change(TableRow(table, 2, "toy", 1, 2, 10, status, 5.0, 6.0), LIFE))
    chess = msgspec.structs.replace(opening().row, game="chess")
    tables += [await db.create(Change(chess, LIFE)) for _ in range(2)]
    assert await db.census() == [
        ("chess", Status.LOBBY, 2),
        ("toy", Status.LOBBY, 1),
        ("toy", Status.PAUSED, 1),
        ("toy", Status.PLAYING, 1),
    ]
    assert sorted(await db.living()) == [*tables[:2], *tables[4:]]
    elsewhere, beside = await db.create(opening(guild=3)), await db.create(opening())
    assert (await db.living()).index(beside) < (await db.living()).index(elsewhere), "one server after the other"


async def test_settings_are_audited_and_preferences_are_not(db: Keeper) -> None:
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


async def test_a_person_can_read_and_delete_what_is_kept(db: Keeper, where: Where) -> None:
    table = await db.create(opening(user=4_711))
    row = TableRow(table, 2, "toy", 1, 2, 4_711, Status.OVER, 5.0, 6.0)
    result = ResultRow(table, 0, 4_711, "Ann", "toy", 1, 2, True, 5, 1, 9.0)
    spoken_of = msgspec.structs.replace(LIFE, genders={4_711: "f", 12: "m"})
    await db.commit(Change(row, spoken_of, sat=[(0, 4_711)], results=[result]))
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
    stored = await db.load(table, 0)
    assert stored is not None and stored.life.genders == {12: "m"}
    for found in await everything(where):
        assert 4_711 not in found
        assert "Ann" not in found


async def test_what_waits_is_written_before_closing(where: Where) -> None:
    db = await open_store(where)
    table = await db.create(opening())
    writing = asyncio.create_task(db.commit(moved(table, 2)))
    await asyncio.sleep(0)
    await db.close()
    await writing
    again = await open_store(where)
    assert await again.version(table) == 2
    await again.close()


async def test_who_is_cancelled_goes_on_only_when_it_is_decided(db: Keeper) -> None:
    table = await db.create(opening())
    writing = asyncio.create_task(db.commit(moved(table, 2)))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await db.version(table) == 2


async def test_the_last_table_of_a_place(db: Keeper) -> None:
    """The newest of those shown there; one that moved is found where it is now."""
    first, second = await db.create(opening()), await db.create(opening())
    await db.note_published(PublishedRow(first, 1, b"{}", place=71))
    await db.note_published(PublishedRow(second, 1, b"{}", place=71))
    assert await db.last_shown_at(71) == second
    await db.note_published(PublishedRow(second, 2, b"{}", place=72))
    await db.note_published(PublishedRow(second, 3, b"{}"))
    assert (await db.last_shown_at(71), await db.last_shown_at(72)) == (first, second)


async def test_who_changes_a_setting_gets_the_line_of_the_audit(db: Keeper) -> None:
    row = await db.set_setting("guild:1", "clock", "60", 10, 5.0)
    after = await db.set_setting("guild:1", "clock", None, 11, 6.0)
    assert [after, row] == await db.audit("guild:1")
    assert (after.old, after.value, after.id > row.id > 0) == ("60", None, True)


async def test_a_ban_and_its_end_are_lines_of_the_audit(db: Keeper) -> None:
    banned = await db.ban(BanRow(1, 20, None, "noise", 10, 5.0))
    lifted = await db.unban(1, 20, 10, 6.0)
    assert [lifted, banned] == await db.audit("guild:1")
    assert await db.unban(1, 20, 10, 7.0) is None


async def test_emojis_are_kept_by_name(db: Keeper) -> None:
    """A name has one id, the newest."""
    for name, emoji in (("lo_guard", 11), ("lo_king", 12), ("lo_guard", 2**62)):
        await db.keep_emoji(name, emoji)
    assert await db.emojis() == {"lo_guard": 2**62, "lo_king": 12}
    await db.drop_emoji("lo_king")
    await db.drop_emoji("nobody's")
    assert await db.emojis() == {"lo_guard": 2**62}


async def test_who_is_cancelled_in_the_moment_of_the_decision_does_not_wait_for_another(
    db: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that closed while something was being written never came to its end."""
    done = asyncio.Event()

    async def together(works: object) -> list[Outcome]:
        await done.wait()
        return [(None, None)]

    with monkeypatch.context() as patched:
        patched.setattr(db._writer, "_together", together)  # type: ignore[attr-defined]
        writing = asyncio.create_task(db.note_published(PublishedRow(1)))
        for _ in range(3):
            await asyncio.sleep(0)
        done.set()
        writing.cancel()
        await asyncio.wait([writing], timeout=10)
    assert writing.cancelled()


async def test_a_writer_that_is_cancelled_leaves_nobody_waiting(db: Keeper) -> None:
    """As when a whole program is torn down; the next change is written as ever."""
    writer: Writer[object] = db._writer  # type: ignore[attr-defined]
    table = await db.create(opening())
    writing = asyncio.create_task(db.commit(moved(table, 2)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert writer._writing is not None
    writer._writing.cancel()
    with pytest.raises(RuntimeError, match="the writer was stopped"):
        await asyncio.wait_for(writing, 5)
    other = await db.create(opening())
    assert await db.version(other) == 1
    assert await db.version(table) in (1, 2)


async def test_changes_of_one_table_that_wait_together_come_one_after_the_other(db: Keeper) -> None:
    """In the order in which they came, whatever else waits."""
    table, other = await db.create(opening()), await db.create(opening())
    await asyncio.gather(
        db.commit(moved(table, 2)),
        db.note_published(PublishedRow(table, 2, b"two")),
        db.commit(moved(other, 2)),
        db.commit(moved(table, 3)),
        db.note_published(PublishedRow(other, 2, done=True)),
        db.commit(moved(other, 3)),
    )
    assert [await db.version(one) for one in (table, other)] == [3, 3]
    assert [table for table, _ in await db.owed()] == [table, other]
    assert await db.published(table) == PublishedRow(table, 2, b"two")


async def test_an_origin_that_comes_twice_at_once_opens_one_table(db: Keeper) -> None:
    outcomes = await asyncio.gather(
        *(db.create(opening(origin=origin)) for origin in ("click:1", "click:2", "click:1")), return_exceptions=True
    )
    assert sum(isinstance(one, Conflict) for one in outcomes) == 1
    assert await db.by_origin("click:1") in outcomes and outcomes[1] == await db.by_origin("click:2")


async def test_the_audit_of_a_scope_holds_those_below_and_not_beside(db: Keeper) -> None:
    for scope in ("guild:1", "guild:1/channel:2", "guild:10", "guild:1x"):
        await db.note_audit(AuditRow(scope, "end", None, 10, 1.0))
    assert [row.scope for row in await db.audit("guild:1")] == ["guild:1/channel:2", "guild:1"]


async def test_a_change_of_everything_comes_back(db: Keeper) -> None:
    """All that a change may hold, at a table that runs and at one that ends."""
    table = await db.create(opening())
    row = TableRow(table, 2, "toy", 7, 8, 9, Status.PLAYING, 5.0, 6.5, 12.25)
    seats = [SeatRow(0, 2**62, 'Ä "quoted" 🂡'), SeatRow(1, None, "Ada", Presence.ROBOT)]
    standing = [StandingRow(0, "pass", True), StandingRow(1, "all")]
    audit = [AuditRow("guild:1", "kick", "5", 10, 0.1 + 0.2, "old")]
    await db.commit(Change(row, LIFE, seats, standing, sat=[(0, 5), (1, 6), (0, 5)], audit=audit))
    stored = await db.load(table, 5)
    assert stored is not None
    assert (stored.row, stored.seats, stored.standing) == (row, seats, standing)
    assert await db.sat(table) == [(0, 5), (1, 6)]
    assert [(one.at, one.old) for one in await db.audit("guild:1")] == [(0.1 + 0.2, "old")]
    brief = TableRow(table, 3, "toy", 0, 0, 0, Status.PLAYING, 0.0, 7.0)
    await db.commit(Change(brief, LIFE, standing=[], brief=True))
    stored = await db.load(table, 5)
    assert stored is not None
    assert (stored.row.guild, stored.row.host, stored.row.changed, stored.row.due) == (7, 9, 7.0, None)
    assert (stored.seats, stored.standing) == (seats, [])
    over = TableRow(table, 4, "toy", 7, 8, 9, Status.OVER, 5.0, 8.0)
    await db.commit(Change(over, LIFE, sat=[(1, 7)]))
    assert await db.sat(table) == []


async def test_how_much_room_it_takes(db: Keeper) -> None:
    before = await db.size()
    table = await db.create(opening())
    for person in range(10):
        await db.keep_paper(table, person, random.Random(person).randbytes(200_000))
    assert await db.size() - before > 1_000_000


async def test_a_probe_is_a_write_that_nobody_else_notices(db: Keeper, where: Where) -> None:
    table = await db.create(opening())
    before = await everything(where)
    await db.probe()
    changed = [row for row in await everything(where) if row not in before]
    assert [row[:2] for row in changed] == [(1, VERSION)]
    assert await db.version(table) == 1
