"""What the real process holds while tables are played: as much as is under way, and no more for having run longer.

PARLOUR_SOAK_TABLES and PARLOUR_SOAK_MINUTES make the long run shorter.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.bench.memory import MINUTE, WARM, Load, measure

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read as Linux tells it")

TASKS_PER_TABLE = 4
"""A click being answered, what it changed being shown, a picture on its way, a robot at its turn."""


async def test_when_the_people_have_gone_nothing_is_left_of_their_clicks(tmp_path):
    """Every game once, hands opened and played: then the tasks are those of a bot that waits."""
    figures = await measure(tmp_path, Load(tables=5, seconds=1, pause=0.05, hands=30), every=0.1)
    assert figures.failed == 0
    assert figures.after.tasks <= figures.before.tasks
    assert {one.views for one in figures.during} == {0}


async def test_the_crowd_goes_on_with_games_that_were_played_ahead(tmp_path):
    """As the long run begins: the bot finds the tables, shows them, and their people play on."""
    figures = await measure(tmp_path, Load(tables=2, seconds=1, pause=0.05, hands=5, ahead=True), every=0.1)
    assert figures.failed == 0 and figures.hands >= 5


@pytest.mark.soak
async def test_memory_stays_flat(tmp_path):
    tables = int(os.environ.get("PARLOUR_SOAK_TABLES", "300"))
    minutes = float(os.environ.get("PARLOUR_SOAK_MINUTES", "25"))
    figures = await measure(tmp_path, Load(tables, minutes * MINUTE, pause=7, ahead=True))
    told = figures.told()
    print(told)
    assert figures.failed == 0, told
    assert figures.most < 500, told
    assert figures.growth < 1.1, told
    assert figures.swing < 0.05 or minutes * MINUTE < 2 * WARM, told
    assert figures.most_tasks <= figures.before.tasks + TASKS_PER_TABLE * tables, told
    assert figures.after.tasks <= figures.before.tasks and {one.views for one in figures.during} == {0}, told
