"""What an operator sees of a real process: lines of JSON, reports of bugs, and a level that follows SIGHUP."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Actor, Stage, World
from sandbox.bot_process import BotProcess
from sandbox.rates import Rates
from tests import postgres
from tests.conftest import need_postgres
from tests.operating.receiver import Receiver
from tests.stories.evening import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]

PLAIN = """
import sys
import bot
sys.exit(bot.main())
"""
"""The unmodified bot. Started like this, it looks for .env where it is started."""

BUGGY = """
import sys
from pathlib import Path
import bot
from cogs.publishing import hand_message
from games.loveletter.rules import Rules

def told(state):
    # For the test alone: whatever anybody holds.
    hands = [card.name for player in state.players for card in player.hand]
    Path("hands").write_text(" ".join(hands))
    return f"hands: {hands}"

def play(self, me, path):
    state = self.state
    try:
        raise ValueError(told(state))
    except ValueError as cause:
        raise KeyError(told(state)) from cause

def hand_view(state, seat, *args, **more):
    hand = state.view(seat).hand
    raise LookupError(f"{hand} of {told(state.position.state)}")

Rules.play, hand_message.hand_view = play, hand_view
sys.exit(bot.main())
"""
"""The bot with two bugs, one in a rule and one in a view: everything near them quotes hands."""


class Parlour:
    """A bot process on the stand-in, started in a folder of its own, and people in its server."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self.folder = folder
        self.alice, self.ben = stage.person("Alice"), stage.person("Ben")
        for one in (self.alice, self.ben):
            one.patience = 2 * PATIENCE
        self.started: list[BotProcess] = []

    def env_file(self, text: str) -> None:
        (self.folder / ".env").write_text(text)

    async def start(self, script: str = PLAIN, **env: str) -> BotProcess:
        env = {"PYTHONPATH": str(ROOT), "PARLOUR_DB": str(self.folder / "parlour.db"), **env}
        process = self.stage.bot(command=(sys.executable, "-c", script), env=env, restart=False)
        process.env.pop("LOG_LEVEL", None)
        process.cwd = self.folder
        self.started.append(process)
        await process.start()
        return process

    async def sit_down(self) -> Actor:
        """Whose turn it is."""
        await self.stage.ready("play", within=60)
        await self.alice.slash("play", game="loveletter")
        await self.ben.click("Join")
        await self.alice.click("Start")
        for who in (self.alice, self.ben, self.alice):
            if await who.autocomplete("loveletter play", "card", table="1"):
                return who
        raise AssertionError("nobody is to play")

    async def play(self, who: Actor) -> None:
        given: dict[str, str] = {}
        for option in ("card", "target", "guess"):
            if not await who.autocomplete("loveletter play", option, table="1", **given):
                break
            assert who.last is not None
            given[option] = who.last.choices[0]["value"]
        await who.slash("loveletter play", table="1", **given)


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with Stage(World(rates=Rates.off())) as stage:
        stage.world.patience = PATIENCE
        parlour = Parlour(stage, tmp_path)
        try:
            yield parlour
        finally:
            for process in parlour.started:
                await process.stop()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with Receiver() as receiver:
        yield receiver


def hup(process: BotProcess) -> None:
    assert process.process is not None
    process.process.send_signal(signal.SIGHUP)


def said(process: BotProcess, words: str) -> int:
    """How often so far."""
    return len([line for line in process.log if words in line])


async def says(process: BotProcess, words: str) -> None:
    await until(lambda: said(process, words), 60)


async def test_a_bug_is_reported_and_lines_are_json_and_neither_tells_a_hand(
    parlour: Parlour, receiver: Receiver
) -> None:
    """At the highest level of detail. The table goes on, and who pressed is told."""
    bot = await parlour.start(BUGGY, LOG_FORMAT="json", LOG_LEVEL="DEBUG", SENTRY_DSN=receiver.dsn)
    who = await parlour.sit_down()
    await parlour.play(who)
    hands = (parlour.folder / "hands").read_text().split()
    await until(lambda: receiver.bodies, 60)
    await who.slash("hand", table="1")
    panel = who.panel()
    assert panel is not None and "Something went wrong" in panel.text
    await until(lambda: len(receiver.bodies) >= 2, 60)
    await bot.stop()

    lines = [json.loads(line) for line in bot.log]
    assert all({"at", "level", "logger", "event"} <= set(line) for line in lines)
    errors = {line["error"]: line for line in lines if line["level"] == "ERROR"}
    assert {"KeyError", "LookupError"} <= set(errors)
    for kind in ("KeyError", "LookupError"):
        assert errors[kind]["table"] == 1 and errors[kind]["serial"] > 0, errors[kind]
    assert errors["KeyError"]["behind"][0]["error"] == "ValueError"
    assert errors["KeyError"]["where"][-1].endswith(" play")

    reported = {event["exception"]["values"][-1]["type"]: event for event in receiver.events}
    for kind in ("KeyError", "LookupError"):
        assert reported[kind]["tags"] == {"table": "1", "serial": str(errors[kind]["serial"])}
    assert "games/loveletter/rules.py" in receiver.bodies[0]

    assert len(hands) >= 3
    secrets = re.compile(rf"\b({'|'.join(hands)})\b", re.IGNORECASE)
    assert not secrets.search("\n".join(bot.log)) and not secrets.search("\n".join(receiver.bodies))


async def test_nobody_waits_for_a_receiver_that_does_not_answer(parlour: Parlour, receiver: Receiver) -> None:
    """Neither who plays, nor the end."""
    receiver.answering.clear()
    bot = await parlour.start(BUGGY, SENTRY_DSN=receiver.dsn)
    await parlour.play(await parlour.sit_down())
    await until(lambda: receiver.asked, 60)
    await parlour.alice.slash("tables")
    await bot.stop(30)
    assert bot.process is not None and bot.process.returncode == 0 and not receiver.bodies


async def refused(parlour: Parlour) -> None:
    """Something that is worth a line only to whoever wants to know everything."""
    await parlour.alice.slash("preferences", hands="panel")
    await parlour.alice.slash("preferences", hands="dm")
    await parlour.alice.slash("hand", table="1")


async def test_the_level_follows_the_file(parlour: Parlour) -> None:
    detail = "a direct message was refused"
    parlour.env_file("LOG_LEVEL=INFO\n")
    bot = await parlour.start()
    await parlour.sit_down()
    parlour.alice.closes_dms()
    await refused(parlour)

    parlour.env_file("LOG_LEVEL=debug\n")
    hup(bot)
    await says(bot, "the log level is DEBUG")
    assert not said(bot, detail)
    await refused(parlour)
    await says(bot, detail)

    parlour.env_file("LOG_LEVEL=verbose\n")
    hup(bot)
    await says(bot, "LOG_LEVEL cannot be 'verbose'; the log level stays DEBUG")

    parlour.env_file("LOG_LEVEL=ERROR\n")
    hup(bot)
    await says(bot, "the log level is ERROR")
    parlour.env_file("# nothing\n")
    # The first of these lines has been said before.
    for words, times in (("DEBUG", 2), ("INFO", 1), ("DEBUG", 3), ("INFO", 2)):
        hup(bot)
        await until(lambda words=words, times=times: said(bot, f"the log level is {words}") == times, 60)
    heard = said(bot, detail)
    await refused(parlour)
    await bot.stop()
    assert said(bot, detail) == heard
    assert bot.process is not None and bot.process.returncode == 0
    assert not [line for line in bot.log if "DEBUG" in line and "discord." in line]


async def test_a_spare_hears_it_too(parlour: Parlour) -> None:
    need_postgres()
    address = await postgres.empty_database()
    await parlour.start(PARLOUR_DB=address)
    await says(parlour.started[0], "serves slot 1 of 1")
    spare = await parlour.start(PARLOUR_DB=address)
    await says(spare, "this process is a spare")
    hup(spare)
    await says(spare, "the log level is DEBUG")
    await spare.stop()
    assert spare.process is not None and spare.process.returncode == 0


async def test_a_terminal_that_is_closed_ends_it(parlour: Parlour) -> None:
    """The same signal: but nobody is there any more."""
    env = {**os.environ, "PARLOUR_SANDBOX": parlour.stage.sandbox.address, "DISCORD_TOKEN": parlour.stage.world.token}
    env |= {"PYTHONPATH": str(ROOT), "PARLOUR_DB": str(parlour.folder / "parlour.db")}
    child, terminal = pty.fork()
    if not child:
        os.execve(sys.executable, [sys.executable, "-c", PLAIN], env)
    status = None
    try:
        await asyncio.wait_for(asyncio.to_thread(_read_out, terminal, b"ready as"), 60)
        os.close(terminal)
        _, status = await asyncio.wait_for(asyncio.to_thread(os.waitpid, child, 0), 60)
    finally:
        if status is None:
            os.kill(child, signal.SIGKILL)
    assert os.waitstatus_to_exitcode(status) == 0


def _read_out(terminal: int, until_it_says: bytes) -> None:
    said = b""
    while until_it_says not in said:
        said += os.read(terminal, 4096)
