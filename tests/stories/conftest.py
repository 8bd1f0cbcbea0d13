"""One evening per test, without rate limits and without pauses."""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image

from cogs.painting import painter
from cogs.ui import answers
from games.core.draw import key_of
from games.host import lobby
from games.host.clock import FakeClock
from tests.stories.evening import PATIENCE, Evening, deal
from tests.stories.rights import Cast


@pytest.fixture(autouse=True)
def same_cards(request, monkeypatch):
    """The id of the Start click is never the same twice; here tables are counted instead, so that deals repeat."""
    if request.node.get_closest_marker("real_key") is None:
        tables = itertools.count()
        monkeypatch.setattr(lobby, "key_of", lambda seed, start: key_of(deal(), str(next(tables))))


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    """Bot and sandbox share one busy process: nothing is late only because the machine is."""
    monkeypatch.setattr(answers, "IN_TIME", PATIENCE / 2)


@pytest.fixture
async def evening(tmp_path):
    async with Evening(tmp_path) as evening:
        yield evening


@pytest.fixture
def clock():
    return FakeClock()


@pytest.fixture
async def slow_evening(tmp_path, clock):
    """Time passes only when the clock is told so."""
    async with Evening(tmp_path, clock=clock) as evening:
        yield evening


@pytest.fixture
def told(monkeypatch):
    """The keys of all refusals, in the order in which they were told."""
    keys: list[str] = []
    real = answers._try_to_tell

    async def spy(interaction, phrase):
        keys.append(phrase.key)
        await real(interaction, phrase)

    monkeypatch.setattr(answers, "_try_to_tell", spy)
    return keys


@pytest.fixture
def alice(evening):
    return evening.person("Alice")


@pytest.fixture
def ben(evening):
    return evening.person("Ben")


@pytest.fixture
def blank(monkeypatch):
    """Pictures are sent, but there is nothing on them."""
    picture = io.BytesIO()
    Image.new("P", (4, 4)).save(picture, "PNG")
    monkeypatch.setattr(painter, "paint", lambda *scene: picture.getvalue())


@pytest.fixture
async def cast(evening, told, blank):
    """Everybody of `tests.stories.rights`."""
    cast = Cast(evening, told)
    await cast.ban()
    return cast
