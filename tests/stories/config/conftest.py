"""A moderator, and evenings that are restless or not."""

from __future__ import annotations

import pytest

from games.host.clock import FakeClock
from tests.stories.config.restless import Restless
from tests.stories.evening import Evening


@pytest.fixture
def mod(evening):
    return evening.person("Mod", moderator=True)


@pytest.fixture(params=["calm", "restless"])
async def any_evening(request, tmp_path):
    """Twice each: as it is, and with a restart before every step. Time stands still until it is told to move."""
    kind = Restless if request.param == "restless" else Evening
    async with kind(tmp_path, clock=FakeClock()) as evening:
        yield evening
        if request.param == "restless":
            assert evening.restarts > 5
