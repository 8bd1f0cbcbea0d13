"""A stage without rate limits, and a bot that is not yet running."""

from __future__ import annotations

import aiohttp
import pytest

from loopback import LoopbackConnector
from sandbox import Stage, World
from sandbox.rates import Rates
from tests.sandbox.loopback import Bot
from tests.sandbox.wire import Wire


@pytest.fixture
async def stage():
    async with Stage(World(rates=Rates.off())) as stage:
        yield stage


@pytest.fixture
async def bot(stage):
    return Bot(stage.sandbox.address)


@pytest.fixture
def alice(stage):
    return stage.person("Alice")


@pytest.fixture
def bob(stage):
    return stage.person("Bob")


@pytest.fixture
async def wire(stage):
    async with aiohttp.ClientSession(connector=LoopbackConnector(stage.sandbox.address)) as http:
        yield Wire(stage, http)
