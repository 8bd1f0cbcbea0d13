"""What only PostgreSQL has: addresses with passwords, a server that refuses, migrations of several processes."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from data.opening import open_store, stored_table
from data.postgres import schema
from data.postgres.address import is_address, masked
from data.postgres.database import Database
from data.refusal import DatabaseAway, DatabaseRefused
from games.host.rows import PublishedRow
from tests import postgres
from tests.conftest import need_postgres
from tests.data.conftest import moved, opening
from tests.postgres import server

SECRET = "hush-hush"


@pytest.fixture
async def empty() -> str:
    """A database in which there is nothing at all."""
    need_postgres()
    return server().address(server().new_database())


async def refusal(address: str) -> DatabaseRefused:
    with pytest.raises(DatabaseRefused) as caught:
        await open_store(address)
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence
    assert SECRET not in sentence and SECRET[:4] not in sentence
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None or caught.value.__suppress_context__
    return caught.value


async def run(address: str, *statements: str) -> list[object]:
    line = await asyncpg.connect(address)
    try:
        return [await line.fetchval(one) for one in statements]
    finally:
        await line.close()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://parlour:hush@db.example/parlour", "postgresql://parlour:…@db.example/parlour"),
        ("postgres://u:a:b@one:1,two:2/x?target_session_attrs=primary", "postgres://u:…@one:1,two:2/x"),
        ("postgresql://u:p@ss@host/x", "postgresql://u:…@host/x"),
        ("postgresql://host/x?user=u&password=hush", "postgresql://host/x"),
        ("postgresql://u@/x?host=/run/postgresql", "postgresql://u@/x"),
        ("postgresql://u:hu?sh@host/x", "postgresql://…"),
        ("postgresql://u:hu#sh@host/x", "postgresql://…"),
        ("postgresql://u:hu/sh@host/x", "postgresql://u:…@host/x"),
    ],
)
def test_addresses_are_shown_without_passwords(address: str, shown: str) -> None:
    assert is_address(address) and masked(address) == shown


def test_what_is_a_file() -> None:
    assert not any(is_address(where) for where in ("data/parlour.db", Path("postgresql:"), "postgresql.db"))


async def test_what_nobody_waits_for_any_more_ends_before_the_connections_do(address: str) -> None:
    store = await Database.open(address)
    asking = asyncio.create_task(store.published(1))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait({asking})
    await store.close()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    assert await run(address, others) == [0]


async def test_nobody_listens() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        no = await refusal(f"postgresql://parlour:{SECRET}@127.0.0.1:{taken.getsockname()[1]}/parlour")
    assert isinstance(no, DatabaseAway) and "cannot be reached" in str(no)


async def test_a_wrong_password(address: str) -> None:
    await run(address, "ALTER ROLE parlour PASSWORD 'right'")
    name = str((await run(address, "SELECT current_database()"))[0])
    no = await refusal(server().by_port(name, SECRET))
    assert "does not let us in" in str(no) and not isinstance(no, DatabaseAway)
    await (await open_store(server().by_port(name, "right"))).close()


async def test_several_hosts_and_the_one_that_is_asked_for(address: str) -> None:
    """The first that is meant: one that does not answer is passed over, and a primary is found."""
    await run(address, "ALTER ROLE parlour PASSWORD 'right'")
    name, port = (await run(address, "SELECT current_database()"))[0], server().port
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        hosts = f"127.0.0.1:{taken.getsockname()[1]},127.0.0.1:{port}"
        several = f"postgresql://parlour:right@{hosts}/{name}"
        await (await open_store(f"{several}?target_session_attrs=primary")).close()
        no = await refusal(f"{several}?target_session_attrs=standby")
    assert isinstance(no, DatabaseAway)


async def test_no_such_database(address: str) -> None:
    assert "no such database" in str(await refusal(server().address("nowhere")))


@pytest.mark.parametrize("address", [f"postgresql://u:{SECRET}/x@h:port:1/d", f"postgresql://u:{SECRET}@[::1/db"])
async def test_an_address_that_cannot_be_read(address: str) -> None:
    assert "cannot be re" in str(await refusal(address))


async def test_tls_that_the_server_does_not_have(address: str) -> None:
    name = str((await run(address, "SELECT current_database()"))[0])
    assert "cannot be" in str(await refusal(server().by_port(name, SECRET) + "?sslmode=require"))


async def test_a_server_that_can_only_be_read(empty: str) -> None:
    """As after a change of the primary, where the address names whoever answers first."""
    await (await open_store(empty)).close()
    name = (await run(empty, "SELECT current_database()"))[0]
    await run(empty, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    no = await refusal(empty)
    assert isinstance(no, DatabaseAway) and "target_session_attrs" in str(no)


async def test_a_newer_schema_is_refused_unchanged(address: str) -> None:
    await run(address, f"UPDATE parlour_schema SET version = {schema.newest() + 1}")
    try:
        assert "newer Parlour" in str(await refusal(address))
        with pytest.raises(DatabaseRefused, match="newer Parlour"):
            await asyncio.to_thread(stored_table, address, 1)
    finally:
        await run(address, f"UPDATE parlour_schema SET version = {schema.newest()}")


async def test_another_programs_database_is_refused_unchanged(empty: str) -> None:
    await run(empty, "CREATE TABLE diary (dear TEXT)")
    assert "another program" in str(await refusal(empty))
    assert await run(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [1]


async def test_a_schema_of_its_own_beside_another_program(empty: str) -> None:
    await run(empty, "CREATE TABLE diary (dear TEXT)", "CREATE SCHEMA ours")
    db = await open_store(f"{empty}&search_path=ours")
    assert await db.create(opening()) == 1
    await db.close()


async def test_several_processes_start_at_once(empty: str) -> None:
    """One of them makes the tables."""
    stores = await asyncio.gather(*(Database.open(empty) for _ in range(4)))
    assert await asyncio.gather(*(store.create(opening()) for store in stores))
    assert len(await stores[0].tables_in(1)) == 4
    for store in stores:
        await store.close()
    assert await run(empty, "SELECT count(*) FROM writers") == [0]


async def test_migrations_run_once_and_a_failed_one_leaves_nothing(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = await Database.open(empty)
    await older.create(opening())
    folder = tmp_path / "schema"
    shutil.copytree(schema.SCHEMA, folder)
    monkeypatch.setattr(schema, "SCHEMA", folder)
    following = folder / f"{schema.newest() + 1:03}_more.sql"
    following.write_text("CREATE TABLE more (id BIGINT);")
    assert "in use by an older Parlour" in str(await refusal(empty))
    await older.close()
    following.write_text("CREATE TABLE more (id BIGINT);\nCREATE TABLE tables (id BIGINT);")
    assert following.name in str(await refusal(empty))
    assert await run(empty, "SELECT version FROM parlour_schema", "SELECT to_regclass('more')") == [
        schema.newest() - 1,
        None,
    ]
    following.write_text("CREATE TABLE more (id BIGINT);")
    await (await Database.open(empty)).close()
    db = await Database.open(empty)
    assert await db.version(1) == 1
    await db.close()


async def test_a_commit_is_durable_whatever_the_server_thinks(empty: str) -> None:
    name = (await run(empty, "SELECT current_database()"))[0]
    await run(empty, f"ALTER DATABASE {name} SET synchronous_commit = off")
    db = await Database.open(empty)
    assert await db._scribe._line.fetchval("SHOW synchronous_commit") == "on"
    await db.close()


async def test_the_queries_of_the_clock_and_the_lists_use_their_indexes(address: str) -> None:
    plans = {
        "tables_due": "SELECT due, id FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 5",
        "tables_live": "SELECT id FROM tables WHERE guild = 1 AND status IN ('lobby', 'playing', 'paused')",
        "seats_person": "SELECT table_id FROM seats WHERE person = 5",
        "tables_owed": "SELECT id FROM tables WHERE owed = 1 ORDER BY id",
        "audit_scope": "SELECT id FROM audit WHERE scope = 'a' OR (scope >= 'a/' AND scope < 'a0')",
    }
    line = await asyncpg.connect(address)
    await line.execute("SET enable_seqscan = off")
    for index, query in plans.items():
        assert index in " ".join(row[0] for row in await line.fetch(f"EXPLAIN {query}"))
    await line.close()


async def test_whoever_asks_at_the_same_moment_shares_a_statement(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever asks later asks anew, also while the first still wait for their answer."""
    db = await Database.open(address)
    tables = [await db.create(opening()) for _ in range(3)]
    fetch, asked = db._lines.fetch, list[list[int]]()
    found, go_on = asyncio.Event(), asyncio.Event()

    async def held(statement: str, *values: Any) -> Any:
        asked.append(sorted(values[0]))
        rows = await fetch(statement, *values)
        if len(asked) == 1:
            found.set()
            await go_on.wait()
        return rows

    monkeypatch.setattr(db._lines, "fetch", held)
    early = [asyncio.create_task(db.version(table)) for table in (*tables, tables[0], 99)]
    await found.wait()
    await db.commit(moved(tables[0], 2))
    assert await db.version(tables[0]) == 2
    go_on.set()
    assert await asyncio.gather(*early) == [1, 1, 1, 1, None]
    assert asked == [[*tables, 99], tables[:1]]
    assert await asyncio.gather(*(db.published(table) for table in (tables[2], 99))) == [PublishedRow(tables[2]), None]
    await db.close()


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_without_postgres_its_tests_say_so(
    ci: str, outcome: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Skipped where somebody tries the project; a failure where it is built for others."""

    def nowhere() -> None:
        raise postgres.NoPostgres("no PostgreSQL")

    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(postgres, "server", nowhere)
    with pytest.raises(outcome, match="no PostgreSQL"):
        need_postgres()


def test_only_who_has_such_a_database_loads_its_library() -> None:
    look = "import sys, bot, data.__main__, games.__main__; assert 'asyncpg' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
