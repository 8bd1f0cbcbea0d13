"""Files of older versions: brought up to date at start, and nothing in them is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from data import migrations
from data.codec import encode
from data.sqlite import file
from data.sqlite.database import Database
from games.host.rows import BanRow, ResultRow
from tests.data.conftest import LIFE
from version import VERSION


def older(path: Path, version: int, tables: int = 3) -> sqlite3.Connection:
    """A file as an older Parlour left it, with some tables of Ann's."""
    path.parent.mkdir()
    plain = sqlite3.connect(path)
    for number, script in migrations.migrations(file.SCHEMA):
        if number <= version:
            plain.executescript(script.read_text(encoding="utf-8"))
    plain.execute(f"PRAGMA user_version = {version}")
    plain.execute(f"PRAGMA application_id = {file.APPLICATION}")
    for table in range(1, tables + 1):
        plain.execute(
            "INSERT INTO tables (id, version, game, guild, channel, host, status, created, changed)"
            " VALUES (?, 1, 'toy', 1, 2, 10, 'lobby', 5.0, 5.0)",
            (table,),
        )
        plain.execute("INSERT INTO lives (table_id, data) VALUES (?, ?)", (table, encode(LIFE)))
        plain.execute("INSERT INTO published (table_id, cursor, data, done) VALUES (?, 0, ?, 0)", (table, b"{}"))
        plain.execute("INSERT INTO seats VALUES (?, 0, 10, 'Ann', 'awake', '', 0)", (table,))
    plain.commit()
    return plain


async def test_what_an_older_database_owes_is_still_owed(path: Path) -> None:
    """One table has been shown as it stands, one has changed since, one is over and done with."""
    with closing(older(path, 1)) as plain:
        plain.executemany(
            "UPDATE published SET cursor = ?, done = ? WHERE table_id = ?", [(1, 0, 1), (0, 0, 2), (0, 1, 3)]
        )
        plain.commit()
    db = await Database.open(path)
    assert [table for table, _ in await db.owed()] == [2]
    await db.close()


async def test_where_older_tables_were_shown_is_still_known(path: Path) -> None:
    """What the ledger of an older version says of a table's place is found by the place."""
    with closing(older(path, 2)) as plain:
        for table, place in ((1, 71), (2, 72)):
            plain.execute("UPDATE published SET data = ? WHERE table_id = ?", (b'{"place":%d}' % place, table))
        plain.commit()
    db = await Database.open(path)
    assert [await db.last_shown_at(place) for place in (71, 72, 73)] == [1, 2, None]
    await db.close()


async def test_older_databases_know_their_people(path: Path) -> None:
    """Their columns had another name."""
    with closing(older(path, 4)) as plain:
        plain.execute("INSERT INTO results VALUES (1, 0, 10, 'Ann', 'toy', 1, 2, 1, 5, 1, 9.0)")
        plain.execute("INSERT INTO preferences VALUES (10, 'dm', 'on')")
        plain.execute("INSERT INTO papers VALUES (1, 10, ?)", (b"a note",))
        plain.execute("INSERT INTO sat VALUES (1, 0, 10)")
        plain.execute("INSERT INTO bans VALUES (1, 10, NULL, 'noise', 11, 5.0)")
        plain.commit()
    db = await Database.open(path)
    assert [one.id for one in await db.tables_of(10)] == [1, 2, 3]
    assert await db.results(1, user=10) == [ResultRow(1, 0, 10, "Ann", "toy", 1, 2, True, 5, 1, 9.0)]
    assert (await db.preferences(10), await db.paper(1, 10), await db.sat(1)) == ({"dm": "on"}, b"a note", [(0, 10)])
    assert await db.bans(1) == [BanRow(1, 10, None, "noise", 11, 5.0)]
    await db.close()


async def test_older_results_count_and_older_levels_have_todays_names(path: Path) -> None:
    """Games from before there was a coach are rated; what robots were called is read as of today."""
    with closing(older(path, 4, tables=1)) as plain:
        levels = [
            (f"guild:{number}", f'"{level}"') for number, level in enumerate(("honest", "simple", "default", "strong"))
        ]
        plain.executemany("INSERT INTO settings VALUES (?, 'level', ?, 10, 1.0)", levels)
        plain.execute("INSERT INTO settings VALUES ('guild:0', 'pace', '\"default\"', 10, 3.0)")
        changes = [('"honest"', None), ('"easy"', '"honest"')]
        plain.executemany(
            "INSERT INTO audit (scope, key, value, by, at, old) VALUES ('guild:0', 'level', ?, 10, 1.0, ?)", changes
        )
        plain.execute("INSERT INTO results VALUES (1, 0, 10, 'Ann', 'toy', 1, 2, 1, 5, 0, 9.0)")
        plain.execute("INSERT INTO seats VALUES (1, 1, NULL, 'Ada', 'robot', 'simple', 0)")
        plain.commit()
    db = await Database.open(path)
    assert [one.rated for one in await db.results(1)] == [True]
    found = [(await db.settings(f"guild:{number}"))["level"].value for number in range(4)]
    assert found == ['"easy"', '"easy"', '"usual"', '"strong"']
    assert [(row.old, row.value) for row in await db.audit("guild:0") if row.key == "level"] == [
        ('"easy"', '"easy"'),
        (None, '"easy"'),
    ]
    assert (await db.settings("guild:0"))["pace"].value == '"default"', "only levels"
    stored = await db.load(1, 0)
    assert stored is not None and [row.level for row in stored.seats if row.user is None] == ["easy"]
    await db.close()


async def test_an_older_database_gets_a_writer(path: Path) -> None:
    """Nobody had noted one; whoever brings it up to date is noted."""
    older(path, 6).close()
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("SELECT version FROM program").fetchall() == [(VERSION,)]
