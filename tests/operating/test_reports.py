"""Error reports as they arrive at whoever receives them: type, place and table, and not a word of what was there."""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import logging
import re
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sentry_sdk
from sentry_sdk.utils import event_from_exception

from games.core.entry import Answer
from games.core.match import Position, begin, submit
from games.core.menu import paths
from games.core.options import settle
from games.host.failure import Failure
from games.loveletter import GAME
from games.loveletter.pieces import Card
from games.loveletter.rules import Rules
from operating import logs, reports
from operating.reports import Reports, bare
from settings import Settings
from tests.operating.receiver import Receiver
from tests.stories.evening import until
from version import VERSION

ROOT = Path(__file__).resolve().parents[2]
HAND = "-".join(["prin", "cess"])
CARDS = re.compile(rf"\b({'|'.join(card.name for card in Card)})\b", re.IGNORECASE)

log = logging.getLogger("games.host.tables")


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with Receiver() as receiver:
        yield receiver


@pytest.fixture
def sending(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reports]:
    monkeypatch.setattr(atexit, "register", lambda _: None)
    logs.set_level(logging.getLogger().level)
    reporting = reports.begin(receiver.dsn)
    yield reporting
    logging.getLogger().removeHandler(reporting)
    reporting._client.close(timeout=0)


def playing() -> Position:
    """A game of three, of which hands are known to us."""
    return begin(GAME, 3, settle(GAME.options, {}), "a key")


def broken(monkeypatch: pytest.MonkeyPatch, position: Position) -> Exception:
    """What comes of a bug in a rule: its frames have the state, its message and what lies behind it quote it."""

    def play(self: Rules, me: int, path: object) -> None:
        hand, state = self.state.players[me].hand, self.state
        try:
            raise ValueError(f"{HAND} {state} {hand}")
        except ValueError as cause:
            raise KeyError(f"{HAND} {state} {hand}") from cause

    monkeypatch.setattr(Rules, "play", play)
    (seat,) = position.ask.awaits if position.ask else ()
    try:
        submit(GAME, position.match, Answer(seat, next(paths(position.menu(seat)))))
    except KeyError as bug:
        return bug
    raise AssertionError


def no_secrets(receiver: Receiver) -> None:
    for body in receiver.bodies:
        assert HAND not in body and not CARDS.search(body), body


async def arrived(receiver: Receiver, count: int) -> None:
    await until(lambda: len(receiver.bodies) >= count, 30)
    assert len(receiver.bodies) == count


async def test_a_bug_in_a_rule(receiver: Receiver, sending: Reports, monkeypatch: pytest.MonkeyPatch) -> None:
    position = playing()
    log.error("table %d, serial %d: %s", 12, position.serial, Failure.of(broken(monkeypatch, position)))
    await arrived(receiver, 1)
    no_secrets(receiver)
    (event,) = receiver.events
    assert event["tags"] == {"table": "12", "serial": str(position.serial)}
    assert (event["release"], event["logger"], event["level"]) == (VERSION, "games.host.tables", "error")
    assert event["logentry"] == {"message": "table %d, serial %d: %s"}
    cause, bug = event["exception"]["values"]
    assert (cause["type"], bug["type"]) == ("ValueError", "KeyError")
    frames = bug["stacktrace"]["frames"]
    assert [frame["filename"] for frame in frames if frame["function"] == "turn"] == ["games/loveletter/rules.py"]
    assert frames[-1]["function"] == "play" and frames[-1]["lineno"] > 0 and frames[-1]["in_app"]
    assert set(frames[-1]) == {"filename", "function", "lineno", "in_app"}
    assert set(event) == {*reports.KEPT, "tags", "logentry", "exception"}


async def test_what_a_library_logs(receiver: Receiver, sending: Reports, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the exception's message nor what the library put into its own sentence."""
    bug = broken(monkeypatch, playing())
    logging.getLogger("discord.client").error("Ignoring exception in %s", HAND, exc_info=bug)
    await arrived(receiver, 1)
    no_secrets(receiver)
    assert receiver.events[0]["exception"]["values"][-1]["type"] == "KeyError"
    assert "logentry" not in receiver.events[0]


async def test_an_error_without_an_exception(receiver: Receiver, sending: Reports) -> None:
    log.error("table %d: written by %s rules than these can read", 5, HAND)
    await arrived(receiver, 1)
    no_secrets(receiver)
    assert receiver.events[0]["logentry"]["message"] == "table %d: written by %s rules than these can read"
    assert receiver.events[0]["tags"] == {"table": "5"}


@pytest.fixture
def hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's own are back afterwards."""
    for owner, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    logs.catch_all()
    logging.captureWarnings(False)


async def test_what_nobody_catches(
    receiver: Receiver, sending: Reports, hooks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a task, in a callback, in a thread."""
    bug, loop = broken(monkeypatch, playing()), asyncio.get_running_loop()

    def in_callback(hand: str) -> None:
        raise RuntimeError(HAND) from bug

    def in_thread() -> None:
        raise bug

    async def in_task() -> None:
        raise bug

    task = asyncio.ensure_future(in_task())
    await asyncio.wait({task})
    del task
    gc.collect()
    loop.call_soon(in_callback, HAND)
    thread = threading.Thread(target=in_thread)
    thread.start()
    thread.join()
    await arrived(receiver, 3)
    no_secrets(receiver)
    told = [event["exception"]["values"][-1] for event in receiver.events]
    assert [one["type"] for one in told].count("RuntimeError") == 1
    functions = {frame["function"] for one in told for frame in one["stacktrace"]["frames"]}
    assert functions >= {"in_callback", "in_thread", "in_task", "play"}


async def test_a_flood_is_one_report(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same place once a minute, and no more than so many places."""
    sent: list[object] = []

    class Client:
        def capture_event(self, event: object) -> None:
            sent.append(event)

    now = 0.0
    handler = Reports(Client(), lambda: now)

    def hear(words: str, *given: object) -> None:
        handler.handle(logging.LogRecord("games.host.tables", logging.ERROR, "", 0, words, given, None))

    bug = Failure.of(broken(monkeypatch, playing()))
    for table in range(100):
        hear("table %d: %s", table, bug)
    assert len(sent) == 1
    hear("table %d: the clock stumbled: %s", 1, bug)
    assert len(sent) == 2
    now = reports.PAUSE
    hear("table %d: %s", 7, bug)
    assert len(sent) == 3
    for number in range(1000):
        hear(f"bug {number}")
    assert len(sent) < 3 + reports.MOST


async def test_a_receiver_that_does_not_answer_stops_nobody(receiver: Receiver, sending: Reports) -> None:
    """Nothing waits for it: all this is logged before it has said a word."""
    receiver.answering.clear()
    for number in range(1000):
        log.error(f"bug {number}")
    await until(lambda: receiver.asked, 30)
    assert receiver.bodies == []
    receiver.answering.set()
    await arrived(receiver, reports.MOST)


@pytest.mark.parametrize("status", [500, 403, 429])
async def test_a_receiver_that_refuses_is_said_in_a_line(
    receiver: Receiver, sending: Reports, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    receiver.status = status
    log.error("a bug")
    await until(lambda: "could not be delivered" in caplog.text, 30)
    said = [one.getMessage() for one in caplog.records if one.name != log.name]
    assert said == [f"an error report could not be delivered: status_{status}"]


ENDING = """
import logging, sys
from operating import reports
reports.begin(sys.argv[1])
logging.getLogger("parlour").error("a bug")
"""


@pytest.mark.parametrize("answering", [True, False])
async def test_what_has_not_left_leaves_at_the_end(receiver: Receiver, answering: bool) -> None:
    """But nobody waits for ever."""
    if not answering:
        receiver.answering.clear()
    ending = await asyncio.create_subprocess_exec(sys.executable, "-c", ENDING, receiver.dsn, cwd=ROOT)
    assert await asyncio.wait_for(ending.wait(), 60) == 0
    assert receiver.asked == 1 and len(receiver.bodies) == answering


def test_nothing_else_can_come_into_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the library itself would tell of this bug has everything; what is built anew from it has not."""
    bug = broken(monkeypatch, playing())
    event, _ = event_from_exception(bug)
    full = json.loads(json.dumps(event, default=str))
    full.update(server_name="the machine", user={"id": HAND}, request={"data": HAND}, extra={"sys.argv": [HAND]})
    full.update(breadcrumbs={"values": [{"message": HAND}]}, contexts={"hand": HAND}, modules={"x": "1"})
    full["tags"] = {"table": "3", "hand": HAND}
    full["logentry"] = {"message": "table %d", "params": [HAND], "formatted": HAND}
    assert HAND in str(full["exception"]) and CARDS.search(str(full["exception"]))
    found = bare(full)
    assert HAND not in str(found) and not CARDS.search(str(found)) and "the machine" not in str(found)
    assert [one["type"] for one in found["exception"]["values"]] == ["ValueError", "KeyError"]
    assert found["tags"] == {"table": "3"}


def test_the_rest_of_the_process_sends_nothing(sending: Reports) -> None:
    """The client is nobody's but ours: nothing is bound to it that could tell more."""
    assert not sentry_sdk.get_client().is_active() and not sending._client.integrations
    assert not sending._client.should_send_default_pii() and sending._client.spotlight is None


@pytest.mark.parametrize("dsn", ["hello", "https://sentry.io/7", "https://key@sentry.io/", "https://key@host:99999/7"])
def test_what_is_no_address_is_said_in_a_sentence(dsn: str) -> None:
    problem = Settings(sentry=dsn).problem
    assert problem is not None and problem.startswith("SENTRY_DSN is not") and dsn not in problem
    assert Settings(sentry="https://key@o1.ingest.sentry.io/7").problem is None


def test_without_an_address_the_library_is_not_even_loaded() -> None:
    seen = "import sys, bot; assert bot.Settings().problem is None; sys.exit('sentry_sdk' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", seen], cwd=ROOT).returncode == 0
