"""Cycles are looked for when nobody waits, the young ones often and the old ones rarely."""

from __future__ import annotations

import asyncio
import gc

import pytest

from cogs.publishing import tidying
from cogs.publishing.idle import Quiet
from tests.stories.evening import until


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    found: list[int] = []
    monkeypatch.setattr(tidying, "EVERY", 0.0)
    monkeypatch.setattr(gc, "collect", found.append)
    monkeypatch.setattr(gc, "get_count", lambda: (tidying.WORTH_IT, 0, 0))
    return found


async def test_not_while_somebody_is_being_answered(collected: list[int]) -> None:
    quiet = Quiet()
    with quiet.answer():
        task = asyncio.create_task(tidying.tidy(quiet))
        await asyncio.sleep(0.05)
        assert not collected
    await until(lambda: collected)
    task.cancel()


async def test_older_ones_more_rarely(collected: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "OLDER", 3)
    monkeypatch.setattr(tidying, "OLDEST", 6)
    task = asyncio.create_task(tidying.tidy(Quiet()))
    await until(lambda: len(collected) >= 7)
    task.cancel()
    assert collected[:7] == [0, 0, 1, 0, 0, 2, 0]


async def test_not_where_hardly_anything_is_new(collected: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (tidying.WORTH_IT - 1, 0, 0))
    task = asyncio.create_task(tidying.tidy(Quiet()))
    await asyncio.sleep(0.05)
    task.cancel()
    assert not collected
