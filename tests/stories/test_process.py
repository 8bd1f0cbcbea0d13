"""The bot as a process of its own: stopped, killed and started again, without room on its disk."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.opening import Where
from data.postgres.fleet import FORGIVEN
from sandbox import Stage, World
from sandbox.bot_process import BotProcess
from sandbox.rates import Rates
from sandbox.reading import Seen
from tests import postgres
from tests.conftest import STORES, need_postgres
from tests.stories.evening import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]

IMPATIENT = """
import sys
from games.host import clock
clock.TICK, clock.STOPPED, clock.JUMP = 0.05, 0.5, 0.4
import bot
sys.exit(bot.main())
"""
"""The unmodified bot, but half a second without a tick counts as having been stopped."""


class Parlour:
    """A bot process on the stand-in, and one table of two people."""

    def __init__(self, stage: Stage, process: BotProcess) -> None:
        self.stage = stage
        self.process = process
        self.alice, self.ben = stage.person("Alice"), stage.person("Ben")
        for one in (self.alice, self.ben):
            one.patience = 2 * PATIENCE

    async def start(self) -> None:
        await self.process.start()
        await self.stage.ready("play", within=60)

    @property
    def pid(self) -> int:
        assert self.process.process is not None
        return self.process.process.pid

    async def sit_down(self) -> None:
        await self.alice.slash("play", game="loveletter")
        await self.ben.click("Join")
        await self.alice.click("Start")
        await until(lambda: self.deadline, 60)

    def message(self) -> Seen | None:
        found = [m for m in self.ben.messages(everywhere=True) if "p:log:1:0" in m.custom_ids and not m.ephemeral]
        return found[-1] if found else None

    @property
    def deadline(self) -> int:
        """What the table's message shows; 0 while there is none."""
        message = self.message()
        shown = re.search(r"<t:(\d+):R>", message.text) if message else None
        return int(shown[1]) if shown else 0


@pytest.fixture
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Parlour]:
    """On a file of its own, or where a test asks for it on PostgreSQL."""
    env = {"PYTHONPATH": str(ROOT)}
    if getattr(request, "param", "sqlite") == "postgres":
        need_postgres()
        env["PARLOUR_DB"] = await postgres.empty_database()
    async with Stage(World(rates=Rates.off())) as stage:
        stage.world.patience = PATIENCE
        process = stage.bot(
            database=None if "PARLOUR_DB" in env else tmp_path / "parlour.db",
            command=(sys.executable, "-c", IMPATIENT),
            env=env,
            restart=False,
        )
        parlour = Parlour(stage, process)
        await parlour.start()
        try:
            await parlour.sit_down()
            yield parlour
        finally:
            await process.stop()


async def test_a_process_that_was_stopped_gives_the_time_back(parlour: Parlour) -> None:
    before = parlour.deadline
    os.kill(parlour.pid, signal.SIGSTOP)
    try:
        # The stop itself has to last.
        await asyncio.sleep(2)
    finally:
        os.kill(parlour.pid, signal.SIGCONT)
    await until(lambda: parlour.deadline >= before + 2, 60)


@pytest.mark.parametrize(("parlour", "away"), [("sqlite", 1), ("postgres", FORGIVEN)], indirect=["parlour"])
async def test_a_process_that_was_killed_gives_the_time_back(parlour: Parlour, away: float) -> None:
    """On PostgreSQL one process may follow another at once, which is no reason to show every table again."""
    before = parlour.deadline
    os.kill(parlour.pid, signal.SIGKILL)
    await until(lambda: not parlour.process.alive, 60)
    await asyncio.sleep(away)
    await parlour.start()
    await until(lambda: parlour.deadline > before, 60)


async def test_a_full_disk_is_said_once_and_that_it_is_over_too(parlour: Parlour) -> None:
    """No file of the bot may grow: nothing can be kept, neither the game nor what was said of it."""
    alice, ben = parlour.alice, parlour.ben

    def said(words: str) -> int:
        return len([one for one in ben.messages(everywhere=True) if words in one.text and not one.ephemeral])

    no_limit = resource.prlimit(parlour.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(parlour.pid, resource.RLIMIT_FSIZE, (1, no_limit[1]))
    for _ in range(5):
        await alice.slash("table pause", table="1")
        panel = alice.panel()
        assert panel is not None and "nothing has changed" in panel.text
    await until(lambda: said("Something went wrong"), 60)
    resource.prlimit(parlour.pid, resource.RLIMIT_FSIZE, no_limit)
    await alice.slash("table pause", table="1")
    await until(lambda: said("It works again"), 60)
    assert (said("Something went wrong"), said("It works again")) == (1, 1)


@pytest.mark.parametrize("parlour", ["postgres"], indirect=True)
async def test_a_server_of_the_database_that_dies_is_waited_for(parlour: Parlour) -> None:
    """Who presses meanwhile is answered when it is back; nothing that was kept is lost."""
    pausing = asyncio.create_task(parlour.alice.slash("table pause", table="1"))
    await asyncio.to_thread(postgres.server().kill)
    await asyncio.to_thread(postgres.server().start)
    await pausing
    await parlour.alice.slash("table resume", table="1")
    await until(lambda: parlour.deadline, 60)


@pytest.mark.parametrize("parlour", STORES, indirect=True)
async def test_a_token_that_is_taken_away_is_said_in_a_sentence(parlour: Parlour) -> None:
    parlour.stage.world.token = "another"
    await parlour.stage.world.hub.drop(4004, forget=True)
    await until(lambda: not parlour.process.alive, 60)
    assert parlour.process.process is not None and parlour.process.process.returncode == 2
    assert parlour.process.log[-1].startswith("Discord does not know this token.")


@pytest.mark.parametrize("where", STORES, indirect=True)
async def test_a_start_that_takes_long_can_be_broken_off(where: Where) -> None:
    """The second shard waits for its turn, which comes after five seconds."""
    rates = Rates.off()
    rates.identify = (1, 5.0)
    async with Stage(World(rates=rates, shards=2)) as stage:
        process = stage.bot(env={"PARLOUR_DB": str(where)}, restart=False)
        await process.start()
        await until(lambda: stage.world.hub.identified, 60)
        assert process.process is not None
        process.process.terminate()
        await until(lambda: not process.alive, 60)
        assert process.process.returncode == 0
        assert stage.world.hub.identified == 1
        assert not [line for line in process.log if "Traceback" in line]
