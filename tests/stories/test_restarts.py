"""The real process, killed at any moment: every table goes on, every button on every old message works."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager

import pytest

from sandbox import Stage, World
from sandbox.rates import Rates
from tests.stories.evening import fresh, latest_panel, newest, press_through, until

CALLBACK = "interactions/*/*/callback"


@pytest.fixture
async def stage():
    async with Stage(World(rates=Rates.off())) as stage:
        yield stage


@asynccontextmanager
async def process(stage, tmp_path):
    child = stage.bot(database=tmp_path / "parlour.db", restart=False)
    await child.start()
    try:
        await stage.ready("play")
        yield child
    finally:
        await child.stop()


async def again(stage, child):
    """Kill it at once, as a power cut would, and start it again."""
    await child.kill()
    await until(lambda: not stage.world.hub.connected)
    await child.start()
    await stage.ready("play")


async def sit_down(stage, opened=False):
    alice, ben = stage.person("Alice"), stage.person("Ben")
    alice.patience = ben.patience = 15.0
    if not opened:
        await alice.slash("play", game="loveletter")
    await ben.click("Join")
    await alice.click("Start")
    await until(lambda: any("p:log:1:0" in m.custom_ids for m in alice.messages(everywhere=True)))
    return alice, ben


def asked(stage, *people):
    """Whose turn the table says it is."""
    text = newest(people[0], "p:log:1:0").read
    return next(one for one in people if f"{one.name}, your turn" in text)


def version(tmp_path):
    with sqlite3.connect(tmp_path / "parlour.db") as database:
        return database.execute("select max(version) from tables").fetchone()[0]


def noted(tmp_path):
    """What would be known of a table's messages by another process."""
    with sqlite3.connect(tmp_path / "parlour.db") as database:
        return database.execute("select data from published").fetchone()[0].decode()


async def test_killed_before_the_lobby_and_in_the_middle_of_a_turn(stage, tmp_path):
    async with process(stage, tmp_path) as child:
        alice = stage.person("Alice")
        stage.world.faults.slow(5.0, route=CALLBACK)
        play = asyncio.create_task(alice.slash("play", game="loveletter", may_fail=True))
        await until(lambda: stage.world.record.of(route=CALLBACK))
        stage.world.faults.clear()
        await again(stage, child)
        await play
        await until(lambda: any("p:join:1" in m.custom_ids for m in alice.messages()))
        alice, ben = await sit_down(stage, opened=True)
        who = asked(stage, alice, ben)
        await who.slash("preferences", confirm="on")
        await who.click("My hand", on=newest(who, "p:log:1:0"))
        panel = latest_panel(who, 1)
        await who.click(panel.buttons[0].label, on=panel)
        half = fresh(who, panel)
        assert half.labels != panel.labels
        await until(lambda: panel.id in noted(tmp_path))
        mark = stage.world.record.mark()
        await again(stage, child)
        table = newest(who, "p:log:1:0").id
        await until(lambda: [one for one in stage.world.record.since(mark) if one.message_id == table])
        assert fresh(who, panel).labels == half.labels, "the half-made choice outlived the process"
        await press_through(who, half)
        assert "Your last move, and since" in fresh(who, panel).text
        other = ben if who is alice else alice
        for label in ("My hand", "Log", "Rules"):
            await other.click(label, on=newest(other, "p:log:1:0"))
        assert not other.last.failed


async def test_killed_between_click_and_answer(stage, tmp_path):
    async with process(stage, tmp_path) as child:
        alice, ben = await sit_down(stage)
        who = asked(stage, alice, ben)
        await who.slash("preferences", confirm="on")
        await who.click("My hand", on=newest(who, "p:log:1:0"))
        panel = latest_panel(who, 1)
        while "Confirm" not in fresh(who, panel).labels:
            await who.click(fresh(who, panel).buttons[0].label, on=panel)
        before = version(tmp_path)
        stage.world.faults.slow(5.0, route=CALLBACK)
        confirm = fresh(who, panel)
        mark = stage.world.record.mark()
        button = next(b for b in confirm.buttons if b.label == "Confirm")
        await who.person.press(confirm.message, button.custom_id, wait=False)
        await until(lambda: stage.world.record.of(route=CALLBACK, since=mark))
        assert version(tmp_path) == before + 1, "committed before it is answered"
        stage.world.faults.clear()
        await again(stage, child)
        await until(lambda: "Round 1 begins" in newest(who, "p:log:1:0").text)
        await who.click("Confirm", on=confirm, force=True)
        assert "The table has moved on" in who.panel().text, "the old button is refreshed with a word"
        assert version(tmp_path) == before + 1, "and does nothing twice"


@pytest.mark.soak
async def test_killed_at_odd_moments_it_never_loses_a_table(stage, tmp_path):
    async with process(stage, tmp_path) as child:
        alice, ben = await sit_down(stage)
        for delay in (0.0, 0.005, 0.01, 0.02, 0.05, 0.2):
            who = asked(stage, alice, ben)
            await who.slash("preferences", confirm="on")
            await who.slash("hand", table="1")
            panel = latest_panel(who, 1)
            while "Confirm" not in fresh(who, panel).labels:
                await who.click(fresh(who, panel).buttons[0].label, on=panel)
            seen = fresh(who, panel)
            button = next(b for b in seen.buttons if b.label == "Confirm")
            await who.person.press(seen.message, button.custom_id, wait=False)
            await asyncio.sleep(delay)
            await again(stage, child)
            await asyncio.sleep(1.5)
            if "p:rematch:1" in newest(alice, "p:log:1:0").custom_ids:
                break
            state = newest(alice, "p:log:1:0")
            assert "your turn" in state.text
        messages = [m for m in alice.messages(everywhere=True) if "p:log:1:0" in m.custom_ids and not m.ephemeral]
        assert len(messages) <= 1, "a crash posts nothing twice"


async def test_sigterm_brings_what_is_committed_to_the_table(stage, tmp_path):
    async with process(stage, tmp_path) as child:
        alice, ben = await sit_down(stage)
        who = asked(stage, alice, ben)
        await who.slash("hand", table="1")
        await press_through(who, latest_panel(who, 1))
        await child.stop()
        assert child.process.returncode == 0
        assert not [line for line in child.log if "ERROR" in line or "Traceback" in line]
        log = newest(alice, "p:log:1:0").text
        assert f"{who.name} plays" in log or f"{who.name} discards" in log, "shown before it went"
        assert not (tmp_path / "parlour.db-wal").exists(), "the database was closed properly"
        assert (tmp_path / "parlour.db").stat().st_mode & 0o077 == 0
        mark = stage.world.record.mark()
        await child.start()
        await stage.ready("play")
        await alice.slash("tables")
        assert "Love Letter 1" in alice.panel().text, "the database is kept"
        assert stage.world.record.of("PUT", since=mark) == [], "commands are written only when they changed"
