"""Settings as a service: the nearest value counts, and a change says what the audit has of it."""

from __future__ import annotations

import pytest

from cogs.settings.definitions import CHANNEL, DEFAULT, SERVER, Found, settings
from cogs.settings.service import Settings
from data.sqlite.database import Database
from games.registry import GAMES


@pytest.fixture
async def known(tmp_path):
    database = await Database.open(tmp_path / "parlour.db")
    yield Settings(settings(GAMES), database, lambda: 7.0)
    await database.close()


async def test_the_nearest_value_counts(known):
    assert await known.found("clock", 1, 5) == Found(0, DEFAULT)
    await known.change("clock", 1, 0, 60, 10)
    assert await known.found("clock", 1, 5) == Found(60, SERVER)
    await known.change("clock", 1, 5, 90, 10)
    assert await known.found("clock", 1, 5) == Found(90, CHANNEL)
    assert await known.found("clock", 1, 6) == Found(60, SERVER)
    assert await known.found("clock", 2, 0) == Found(0, DEFAULT)
    assert (await known.all_found(1, 5))["clock"] == Found(90, CHANNEL)


async def test_a_change_is_the_line_of_the_audit(known):
    first = await known.change("clock", 1, 0, 60, 10)
    taken_back = await known.change("clock", 1, 0, None, 11)
    assert [taken_back, first] == await known.audit(1, 10)
    assert (first.old, first.value, first.by, first.at) == (None, "60", 10, 7.0)
    assert (taken_back.old, taken_back.value) == ("60", None)


async def test_one_change_reads_and_writes_no_more_than_it_must(known, monkeypatch):
    """One reading of the server's values and one write; not every setting three times."""
    calls = []
    for name in ("settings", "set_setting", "audit"):
        real = getattr(known._store, name)

        async def counting(*args, real=real, name=name):
            calls.append(name)
            return await real(*args)

        monkeypatch.setattr(known._store, name, counting)
    await known.found("clock", 1, 0)
    await known.change("clock", 1, 0, 60, 10)
    assert calls == ["settings", "set_setting"]


async def test_what_is_set_in_one_place(known):
    await known.change("clock", 1, 5, 60, 10)
    await known.change("robots", 1, 0, False, 10)
    assert (await known.set_here(1, 5), await known.set_here(1, 0)) == (["clock"], ["robots"])


async def test_it_lists_what_there_is(known):
    assert list(known) == list(settings(GAMES)) and len(known) == len(settings(GAMES))
    assert known["clock"].key == "clock" and "weather" not in known
