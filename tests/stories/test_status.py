"""`/operator status`: how the process is, for those who run the bot."""

from __future__ import annotations

import asyncio

import pytest

import measures
from cogs.services import vitals
from cogs.services.status_words import status_words
from cogs.services.vitals import LATE, Readiness, Saved, ShardLine
from games.core.text import say
from games.host.fellows import Muster, Pulse
from games.host.house import House
from measures import Slow
from tests.deploy.metrics import vital
from tests.stories.evening import until
from texts.catalogue import texts
from version import VERSION


@pytest.fixture
def owner(evening):
    return evening.person("Operator")


def lines(vital, muster=None, slowest=()):
    head, *facts = status_words(vital, muster, list(slowest), texts()).split("\n")
    assert head == f"### Parlour {VERSION}, running for 1 hour"
    return [fact.removeprefix("- ") for fact in facts]


async def test_the_owner_reads_how_it_is(evening, owner, alice, ben):
    await evening.sit_down(alice, ben)
    await alice.slash("play", game="coup", where="games")
    await evening.settle()
    await owner.slash("operator status")
    text = owner.panel().text
    assert owner.panel().ephemeral
    assert text.startswith(f"### Parlour {VERSION}, running for ")
    for fact in (
        "Shards connected: 1 of 1 (0: ",
        "Servers: 1; tables: 1 playing, 0 paused, 1 in the lobby.",
        "Every table shows how it stands.",
        "No backups are made by themselves.",
        "Slowest within the last hour: ",
    ):
        assert f"\n- {fact}" in text
    assert "Not ready" not in text


async def test_what_is_owed_is_counted_with_its_age(evening, owner, alice, ben):
    await evening.sit_down(alice, ben)
    evening.stage.world.faults.fail(502, method="PATCH", times=None)
    evening.stage.world.faults.fail(502, method="POST", route="channels/*/messages", times=None)
    await alice.slash("table pause")
    await until(lambda: evening.bot.desk.delivery.behind > 0)
    found = await evening.bot.vitals.look()
    assert found.owed == 1 and found.oldest > 0
    evening.stage.world.faults.clear()


DOWN, UNWRITABLE = say("ready-not-connected", shards=["3"]), say("ready-unwritable", failure="OperationalError")


def test_what_is_wrong_stands_first():
    found = lines(vital(ready=Readiness(DOWN, UNWRITABLE, None)))
    assert found[:2] == [
        "**Not ready: the line to Discord: not connected: shard 3.**",
        "**Not ready: the database: it cannot be written (OperationalError).**",
    ]


def test_shards():
    assert lines(vital())[0] == "Shards connected: 1 of 2 (0: 50 ms and 3: **not connected**)."
    many = [ShardLine(number, number != 7, 0.05) for number in range(64)]
    assert lines(vital(shards=many))[0] == "Shards connected: 63 of 64 (7: **not connected**)."
    well = [ShardLine(number, True, 0.05) for number in range(64)]
    assert lines(vital(shards=well))[:2] == [
        "Shards connected: 64 of 64.",
        "Sessions that may still be begun today: 998.",
    ]


def test_processes():
    slots = [Pulse(0, 0.4, False), Pulse(1, 0.9, True), Pulse(2, 75.0, False)]
    told = "all slots: 1 is served, 2 is stood in for and **3 has had no pulse for 1 minute**; spares: 1."
    assert f"This process serves slot 1; {told}" in lines(vital(), Muster(slots, 1))
    assert f"This process is a spare; {told}" in lines(vital(slot=None), Muster(slots, 1))


def test_tables_that_wait_to_be_shown():
    assert "3 tables have changed and not been shown yet, the oldest for 7 seconds." in lines(vital())
    assert "Every table shows how it stands." in lines(vital(owed=0, oldest=0.0))


@pytest.mark.parametrize(
    ("saved", "told"),
    [
        (None, "No backups are made by themselves."),
        (Saved(None, None, 0, 0, ""), "No backup has been made yet."),
        (Saved(1_700_000_000.0, 1.5, 28, 0, ""), "The last backup was made <t:1700000000:R>; kept: 28."),
        (
            Saved(1_700_000_000.0, None, 28, 1, "The disk is full."),
            "The last backup was made <t:1700000000:R>; kept: 28. **The last try failed:** The disk is full.",
        ),
        (Saved(None, None, 0, 1, "No."), "No backup has been made yet. **The last try failed:** No."),
    ],
)
def test_backups(saved, told):
    assert told in lines(vital(saved=saved))


def test_the_database_and_what_is_slow():
    slowest = [Slow("loop", "", 1.25), Slow("answer", "/play", 0.4), Slow("commit", "", 0.02)]
    found = lines(vital(), slowest=slowest)
    assert "The database takes 24 MB; its disk has 77 GB left." in found
    slow = "the event loop was late by 1.25 s, answering /play 0.4 s and a commit 0.02 s"
    assert found[-1] == f"Slowest within the last hour: {slow}."
    assert "The database takes 24 MB." in lines(vital(free=None))


def test_every_kind_of_slow_thing_has_a_name():
    kinds = [one._kind for one in vars(measures).values() if isinstance(one, measures.Duration)]
    assert len(kinds) == 5
    assert all(texts().has(f"status-slow-{kind}") for kind in kinds)


@pytest.mark.parametrize(("late", "told"), [(0.0, None), (LATE, None), (42.0, "42 s late"), (None, "it does not run")])
async def test_a_clock_that_is_late_is_not_ready(evening, monkeypatch, late, told):
    monkeypatch.setattr(House, "late", property(lambda self: late))
    ready = await evening.bot.vitals.readiness()
    assert (ready.in_words()["clock"], ready.ready) == (told or "ok", told is None)


async def test_a_database_that_hangs_is_not_ready_and_is_asked_once(evening, monkeypatch):
    """Whoever asks again waits for the same write: they do not pile up."""
    asked, free = [], asyncio.Event()

    async def probe():
        asked.append(1)
        await free.wait()

    monkeypatch.setattr(evening.bot.house.store, "probe", probe)
    monkeypatch.setattr(vitals, "PATIENCE", 0.05)
    for _ in range(3):
        assert (await evening.bot.vitals.readiness()).in_words()["database"] == "a write takes longer than 0 s"
    assert len(asked) == 1
    free.set()
    await asyncio.sleep(0)
    assert (await evening.bot.vitals.readiness()).ready and len(asked) == 2
