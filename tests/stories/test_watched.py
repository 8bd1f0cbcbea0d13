"""What whoever runs the bot sees of it from outside: the real process, asked over its health page while it serves."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from sandbox import Stage, World, admin
from sandbox.bot_process import BotProcess
from sandbox.rates import Rates
from tests import postgres
from tests.conftest import free_port, need_postgres
from tests.stories.evening import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]

BLOCKED = 1.5
DROWSY = f"""
import signal, sys, time
signal.signal(signal.SIGUSR1, lambda *_: time.sleep({BLOCKED}))
import bot
sys.exit(bot.main())
"""
"""The unmodified bot, whose event loop can be made to stand still from outside."""


class Watched:
    """A bot process, and whoever watches it."""

    def __init__(self, stage: Stage, process: BotProcess, port: int) -> None:
        self.stage = stage
        self.process = process
        self.alice, self.ben = stage.person("Alice"), stage.person("Ben")
        for one in (self.alice, self.ben):
            one.patience = 2 * PATIENCE
        self._url = f"http://127.0.0.1:{port}"

    @property
    def pid(self) -> int:
        assert self.process.process is not None
        return self.process.process.pid

    async def ask(self, page: str) -> tuple[int, Any]:
        """0: nobody answers."""
        try:
            async with aiohttp.ClientSession() as session, session.get(f"{self._url}/{page}") as answer:
                return answer.status, await (answer.json() if page == "readyz" else answer.text())
        except aiohttp.ClientError:
            return 0, None

    async def figure(self, name: str, **labels: str) -> float:
        _, text = await self.ask("metrics")
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if sample.name == name and labels.items() <= sample.labels.items():
                    return float(sample.value)
        return 0.0

    async def until_ready(self, ready: bool = True) -> Any:
        status, told = await self.ask("readyz")
        async with asyncio.timeout(60):
            while status != (200 if ready else 503):
                await asyncio.sleep(0.1)
                status, told = await self.ask("readyz")
        return told

    async def until_figure(self, name: str, least: float, **labels: str) -> None:
        await self._until(lambda found: found >= least, name, labels)

    async def until_none(self, name: str, **labels: str) -> None:
        await self._until(lambda found: not found, name, labels)

    async def _until(self, right: Callable[[float], bool], name: str, labels: dict[str, str]) -> None:
        async with asyncio.timeout(60):
            found = await self.figure(name, **labels)
            while not right(found):
                await asyncio.sleep(0.1)
                found = await self.figure(name, **labels)

    async def sit_down(self) -> None:
        await self.alice.slash("play", game="loveletter")
        await self.ben.click("Join")
        await self.alice.click("Start")
        await until(self.shown, 60)

    def shown(self) -> bool:
        return any("p:log:1:0" in one.custom_ids for one in self.ben.messages(everywhere=True) if not one.ephemeral)


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    port = free_port()
    async with Stage(World(rates=Rates.off())) as stage:
        stage.world.patience = PATIENCE
        process = stage.bot(
            database=tmp_path / "parlour.db",
            command=(sys.executable, "-c", DROWSY),
            env={"PYTHONPATH": str(ROOT), "PARLOUR_HTTP": f"127.0.0.1:{port}"},
            restart=False,
        )
        watched = Watched(stage, process, port)
        await process.start()
        try:
            await stage.ready("play", within=60)
            await watched.until_ready()
            yield watched
        finally:
            await process.stop()


async def test_figures_move_when_tables_move(watched: Watched) -> None:
    before = {
        name: await watched.figure(name)
        for name in ("parlour_commit_seconds_count", "parlour_picture_seconds_count", "parlour_requests_free_total")
    }
    assert await watched.figure("parlour_answer_seconds_count", kind="command") == 0
    await watched.alice.slash("play", game="loveletter")
    assert await watched.figure("parlour_tables", game="loveletter", status="lobby") == 1
    await watched.ben.click("Join")
    await watched.alice.click("Start")
    await until(watched.shown, 60)
    assert await watched.figure("parlour_tables", game="loveletter", status="playing") == 1
    assert await watched.figure("parlour_tables", game="loveletter", status="lobby") == 0
    assert await watched.figure("parlour_answer_seconds_count", kind="command") == 1
    assert await watched.figure("parlour_answer_seconds_count", kind="component") == 2
    await watched.until_figure("parlour_picture_seconds_count", before["parlour_picture_seconds_count"] + 1)
    assert await watched.figure("parlour_commit_seconds_count") >= before["parlour_commit_seconds_count"] + 3
    assert await watched.figure("parlour_requests_free_total") >= before["parlour_requests_free_total"] + 3
    assert await watched.figure("parlour_servers") == await watched.figure("parlour_gateway_connected", shard="0") == 1
    assert await watched.figure("parlour_database_bytes") > 0 and await watched.figure("parlour_disk_free_bytes") > 0


async def test_it_is_not_ready_while_the_gateway_is_away(watched: Watched) -> None:
    hub = watched.stage.world.hub
    hub.refuse_connections = True
    await hub.drop(4000)
    told = await watched.until_ready(False)
    assert told == {
        "ready": False,
        "as": "serving",
        "gateway": "not connected: shard 0",
        "database": "ok",
        "clock": "ok",
    }
    assert await watched.figure("parlour_ready", part="gateway") == 0
    assert await watched.figure("parlour_gateway_connected", shard="0") == 0
    assert (await watched.ask("healthz"))[0] == 200, "it is alive all the same"
    hub.refuse_connections = False
    assert (await watched.until_ready())["gateway"] == "ok"


async def test_it_is_not_ready_while_its_disk_is_full(watched: Watched) -> None:
    """No file of the bot may grow."""
    no_limit = resource.prlimit(watched.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(watched.pid, resource.RLIMIT_FSIZE, (1, no_limit[1]))
    told = await watched.until_ready(False)
    assert told["database"] == "it cannot be written (OperationalError)" and told["gateway"] == "ok"
    assert await watched.figure("parlour_ready", part="database") == 0
    resource.prlimit(watched.pid, resource.RLIMIT_FSIZE, no_limit)
    assert (await watched.until_ready())["database"] == "ok"


async def test_a_loop_that_stands_still_is_seen(watched: Watched) -> None:
    assert await watched.figure("parlour_loop_lag_worst_seconds") < BLOCKED - 0.5
    os.kill(watched.pid, signal.SIGUSR1)
    await watched.until_figure("parlour_loop_lag_worst_seconds", BLOCKED - 0.5)
    assert await watched.figure("parlour_loop_lag_seconds_sum") >= BLOCKED - 0.5
    assert any("the event loop stood still for" in line for line in watched.process.log)


async def test_what_is_owed_grows_old(watched: Watched) -> None:
    await watched.sit_down()
    faults = watched.stage.world.faults
    faults.fail(502, method="PATCH", times=None)
    faults.fail(502, method="POST", route="channels/*/messages", times=None)
    await watched.alice.slash("table pause", table="1")
    await watched.until_figure("parlour_owed_tables", 1)
    await watched.until_figure("parlour_owed_oldest_seconds", 1.5)
    faults.clear()
    await watched.until_none("parlour_owed_tables")
    assert await watched.figure("parlour_owed_oldest_seconds") < 1.5


async def test_refused_requests_and_late_answers_are_counted(watched: Watched) -> None:
    faults = watched.stage.world.faults
    faults.limit(0.1, route="channels/**", scope="shared")
    await watched.sit_down()
    await watched.until_figure("parlour_requests_refused_total", 1, scope="shared")
    watched.stage.world.patience = watched.alice.patience = 1.0
    faults.fail(404, method="POST", route="interactions/**", code=10062)
    await watched.alice.slash("tables", may_fail=True)
    await watched.until_figure("parlour_answers_too_late_total", 1)


async def test_nothing_secret_is_served(watched: Watched) -> None:
    """Numbers and the names of games: nobody's name, no server, no channel, no token."""
    await watched.sit_down()
    _, text = await watched.ask("metrics")
    world = watched.stage.world
    for secret in (world.token, watched.alice.id, watched.ben.name, "Alice", *world.guilds, *world.channels):
        assert secret not in text
    assert [(await watched.ask(page))[0] for page in ("", "metrics/x", "debug", "readyz")] == [404, 404, 404, 200]


async def test_a_spare_is_ready_as_one() -> None:
    """Two processes on PostgreSQL, each with a page of its own; when the first dies, the second serves."""
    need_postgres()
    where = await postgres.empty_database()
    async with Stage(World(rates=Rates.off())) as stage:
        stage.world.patience = PATIENCE
        both: list[Watched] = []
        for _ in range(2):
            port = free_port()
            process = stage.bot(env={"PARLOUR_DB": where, "PARLOUR_HTTP": str(port)}, restart=False)
            both.append(Watched(stage, process, port))
        first, spare = both
        try:
            await first.process.start()
            await stage.ready("play", within=60)
            await first.until_ready()
            await spare.process.start()
            assert await spare.until_ready() == {"ready": True, "as": "spare", "database": "ok"}
            assert (await first.figure("parlour_slot"), await spare.figure("parlour_slot")) == (0, -1)
            assert (await first.figure("parlour_spare"), await spare.figure("parlour_spare")) == (0, 1)
            assert 0 < await first.figure("parlour_lease_age_seconds") < 10
            await first.process.kill()
            await spare.until_figure("parlour_gateway_connected", 1, shard="0")
            assert (await spare.until_ready())["as"] == "serving"
            assert await spare.figure("parlour_slot") == 0
        finally:
            for one in both:
                await one.process.stop()


# Told to stop while everybody plays.


class Busy:
    """A table that is paused and goes on, again and again; what was answered with yes is counted."""

    def __init__(self, watched: Watched, number: int) -> None:
        self.host, self.guest = (watched.stage.person(f"{name}{number}") for name in ("Host", "Guest"))
        self.channel = admin.make_channel(watched.stage.world, watched.stage.guild, f"room-{number}")
        self.table = str(number)
        self.said = 0
        self.pressed = 0
        for one in (self.host, self.guest):
            one.patience = PATIENCE
            one.goes(self.channel)

    async def sit_down(self) -> None:
        await self.host.slash("play", game="loveletter")
        await self.guest.click("Join")
        await self.host.click("Start")

    async def go_on(self) -> None:
        """Until nobody answers any more: one asks for a pause, the other agrees, it goes on."""
        acts = [(self.host, "pause"), (self.guest, "pause"), (self.host, "resume")]
        for who, act in cycle(acts):
            self.pressed += 1
            outcome = await who.slash(f"table {act}", table=self.table, may_fail=True)
            panel = who.panel()
            if outcome.failed or panel is None or not panel.text.startswith(("You asked", "The table")):
                return
            self.said += 1


async def test_told_to_stop_under_load_it_brings_everything_to_the_tables(watched: Watched, tmp_path: Path) -> None:
    """Every yes is kept and shown, and nothing is kept that nobody pressed; then it goes, of its own accord."""
    tables = [Busy(watched, number) for number in range(1, 7)]
    for one in tables:
        await one.sit_down()
    before = versions(tmp_path / "parlour.db")
    playing = [asyncio.create_task(one.go_on()) for one in tables]
    await until(lambda: all(one.said >= 20 for one in tables), 60)
    assert watched.process.process is not None
    watched.stage.world.patience = 3.0
    watched.process.process.terminate()
    await until(lambda: not watched.process.alive, 60)
    assert watched.process.process.returncode == 0
    await asyncio.gather(*playing)
    after = versions(tmp_path / "parlour.db")
    for one, table in zip(tables, sorted(after), strict=True):
        kept = after[table][0] - before[table][0]
        assert one.said <= kept <= one.pressed
        assert not after[table][1], "it has been shown"


def versions(database: Path) -> dict[int, tuple[int, bool]]:
    """How often each table has changed, and whether that is still to be shown."""
    with closing(sqlite3.connect(database)) as db:
        found = db.execute("SELECT id, version, owed FROM tables").fetchall()
    return {table: (version, bool(owed)) for table, version, owed in found}
