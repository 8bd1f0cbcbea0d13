"""A stage without rate limits, and a bot that is not yet running."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from loopback import LoopbackConnector
from sandbox import Stage, World
from sandbox.driver import Actor
from sandbox.rates import Rates
from tests.sandbox.loopback import Bot
from tests.sandbox.pacing import Paced
from tests.sandbox.wire import Wire


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    async with Stage(World(rates=Rates.off())) as stage:
        yield stage


@pytest.fixture
async def bot(stage: Stage) -> Bot:
    return Bot(stage.sandbox.address)


@pytest.fixture
def alice(stage: Stage) -> Actor:
    return stage.person("Alice")


@pytest.fixture
def bob(stage: Stage) -> Actor:
    return stage.person("Bob")


@pytest.fixture
async def wire(stage: Stage) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http:
        yield Wire(stage, http)


@pytest.fixture
async def sharded() -> AsyncIterator[Wire]:
    """A bot that is told to use three shards."""
    async with (
        Stage(World(rates=Rates.off(), shards=3)) as stage,
        aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http,
    ):
        yield Wire(stage, http)


@pytest.fixture
async def paced() -> AsyncIterator[Paced]:
    moment = [0.0]
    async with (
        Stage(World(rates=Rates(now=lambda: moment[0]))) as stage,
        aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http,
    ):
        yield Paced(Wire(stage, http), moment)
