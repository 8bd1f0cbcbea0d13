"""Fewer processes than share the house: those that run serve all of it, and give way to whoever comes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Actor, Stage, World
from sandbox.bot_process import BotProcess
from sandbox.rates import Rates
from tests.conftest import need_postgres
from tests.postgres import empty_database
from tests.stories.evening import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]

IMPATIENT = """
import sys
from games.host import fellows
fellows.ORPHANED = 1.0
from cogs.services import stand_ins
stand_ins.LOOK = 0.1
import bot
sys.exit(bot.main())
"""
"""The unmodified bot, but a second without a pulse makes an orphan."""


class Street:
    """A server on each of two shards, and as many processes as there happen to be."""

    def __init__(self, stage: Stage, address: str) -> None:
        self.stage = stage
        self.address = address
        stage.world.patience = PATIENCE
        self.people: list[Actor] = []
        for n in range(2):
            self.people.append(stage.person(f"Anna{n}", guild=stage.server(f"On {n}", shard=n)))
            self.people[-1].patience = 2 * PATIENCE
        self.processes: list[BotProcess] = []

    async def process(self) -> BotProcess:
        env = {"PARLOUR_DB": self.address, "PARLOUR_PROCESSES": "2", "PYTHONPATH": str(ROOT)}
        bot = self.stage.bot(command=(sys.executable, "-c", IMPATIENT), env=env, restart=False)
        bot.cwd = ROOT
        self.processes.append(bot)
        await bot.start()
        return bot

    def says(self, bot: BotProcess, words: str) -> bool:
        return any(words in line for line in bot.log)

    async def everybody_is_served(self) -> None:
        await until(lambda: self.stage.world.hub.whole, 60)
        for one in self.people:
            await one.slash("tables")


@pytest.fixture
async def street() -> AsyncIterator[Street]:
    need_postgres()
    async with Stage(World(rates=Rates.off(), shards=2)) as stage:
        made = Street(stage, await empty_database())
        yield made
        await asyncio.gather(*[bot.stop() for bot in made.processes])


async def test_one_process_serves_what_two_should_until_the_other_comes(street: Street) -> None:
    alone = await street.process()
    await street.everybody_is_served()
    assert street.says(alone, "serves slot 1 of 2") and street.says(alone, "serves slot 2 of 2")
    second = await street.process()
    await until(lambda: street.says(second, "serves slot 2 of 2"), 60)
    await street.everybody_is_served()
    await alone.stop()
    assert alone.process is not None and alone.process.returncode == 0
    await until(lambda: street.says(second, "serves slot 1 of 2"), 60)
    await street.everybody_is_served()


async def test_a_spare_that_is_told_to_stop_goes_at_once(street: Street) -> None:
    for _ in range(2):
        await street.process()
    await street.everybody_is_served()
    spare = await street.process()
    await until(lambda: street.says(spare, "this process is a spare"), 60)
    await spare.stop()
    assert spare.process is not None and spare.process.returncode == 0
    await street.everybody_is_served()


async def test_a_process_that_counts_otherwise_is_refused_in_a_sentence(street: Street) -> None:
    await street.process()
    await until(lambda: street.says(street.processes[0], "serves slot 1"), 60)
    env = {"PARLOUR_DB": street.address, "PARLOUR_PROCESSES": "3"}
    other = street.stage.bot(env=env, restart=False)
    await other.start()
    assert other.process is not None
    assert await asyncio.wait_for(other.process.wait(), 60) == 2
    await until(lambda: street.says(other, "is served by 2 processes"), 60)


@pytest.mark.parametrize(
    ("env", "why"),
    [
        ({"PARLOUR_PROCESSES": "2"}, "Several processes need PostgreSQL"),
        ({"PARLOUR_PROCESSES": "0"}, "must be a number from 1 to 256"),
        ({"PARLOUR_PROCESSES": "many"}, "must be a number from 1 to 256"),
    ],
)
async def test_what_cannot_be_is_refused_before_anything_begins(tmp_path: Path, env: dict[str, str], why: str) -> None:
    database = tmp_path / "parlour.db"
    bot = BotProcess("127.0.0.1:1", database=database, env=env, restart=False)
    bot.cwd = ROOT
    await bot.start()
    assert bot.process is not None
    assert await asyncio.wait_for(bot.process.wait(), 60) == 2
    await until(lambda: any(why in line for line in bot.log), 60)
    assert not database.exists()
