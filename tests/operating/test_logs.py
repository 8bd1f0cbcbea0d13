"""Lines of the log, as text and as JSON: one per event, with fields, and without a word of what an exception says."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest

from event_loop import new_event_loop
from games.host.failure import Failure
from operating import logs

ROOT = Path(__file__).resolve().parents[2]
HAND = "-".join(["prin", "cess"])
"""Put together here, so that no line of source has it."""


class Written:
    """What has been logged so far."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.stream = io.StringIO()
        self.handler = logs.Lines(self.stream)

    def hear(self, name: str, words: str, *given: object) -> None:
        """What pytest itself would stumble over."""
        self.handler.handle(logging.LogRecord(name, logging.ERROR, "", 0, words, given, None))

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[str]:
        return self.text.removesuffix("\n").split("\n") if self.text else []

    @property
    def line(self) -> str:
        """The only one."""
        (line,) = self.lines
        return line

    @property
    def fields(self) -> dict[str, Any]:
        fields: dict[str, Any] = json.loads(self.line)
        return fields


@contextmanager
def writing(form: str, coloured: bool = False) -> Iterator[Written]:
    """As `bot.main` sets it up, beside what pytest has there."""
    written, root = Written(form), logging.getLogger()
    level = root.level
    look: dict[str, Any] = {"formatter": logs.AsJson()} if form == "json" else {}
    with patch.object(discord.utils, "stream_supports_colour", lambda _: coloured):
        discord.utils.setup_logging(handler=written.handler, level=logging.DEBUG, **look)
    logs.set_level(logging.DEBUG)
    try:
        yield written
    finally:
        root.removeHandler(written.handler)
        logs.set_level(level)


@pytest.fixture(params=logs.FORMATS)
def written(request: pytest.FixtureRequest) -> Iterator[Written]:
    with writing(request.param) as written:
        yield written


@pytest.fixture
def as_json() -> Iterator[Written]:
    with writing("json") as written:
        yield written


@pytest.fixture
def plain() -> Iterator[Written]:
    with writing("plain") as written:
        yield written


def raised(raising: Callable[[], object]) -> Exception:
    try:
        raising()
    except Exception as problem:
        return problem
    raise AssertionError


def simply() -> None:
    raise ValueError(f"hand: {HAND}")


def chained() -> None:
    try:
        simply()
    except ValueError as cause:
        raise KeyError(HAND) from cause


def meanwhile() -> None:
    try:
        simply()
    except ValueError:
        raise KeyError(HAND)  # noqa: B904 - this is what is tried


def grouped() -> None:
    raise ExceptionGroup(HAND, [raised(simply), ExceptionGroup(HAND, [raised(chained)])])


def noted() -> None:
    problem = ValueError(HAND)
    problem.add_note(HAND)
    raise problem


def test_a_line_of_text_looks_as_discord_py_makes_it(plain: Written) -> None:
    logging.getLogger("parlour").warning("table %d: %s", 3, "hello")
    assert plain.line.endswith("[WARNING ] parlour: table 3: hello") and plain.line.startswith("[20")


def test_a_terminal_has_colours_and_one_line_as_well() -> None:
    with writing("plain", coloured=True) as plain:
        logging.getLogger("parlour").error("a bug in %s: %s", "/play\n", Failure.of(raised(simply)))
        logging.getLogger("discord.client").error("ignored", exc_info=raised(simply))
    assert len(plain.lines) == 2 and HAND not in plain.text
    assert all("\x1b[31mERROR" in line and " simply" in line for line in plain.lines)


def test_a_line_of_json(as_json: Written) -> None:
    logging.getLogger("games.host.tables").warning("table %d, serial %d: %s of 100%%, try %s", 3, 14, "half", 2)
    found = as_json.fields
    at = found.pop("at")
    assert found == {
        "level": "WARNING",
        "logger": "games.host.tables",
        "event": "table 3, serial 14: half of 100%, try 2",
        "table": 3,
        "serial": 14,
        "try": 2,
    }
    assert at.endswith("+00:00") and len(at) == len("2026-01-01T00:00:00.000+00:00")


def test_only_numbers_are_fields(as_json: Written) -> None:
    """Somebody's words behind such a word are none; nor is what a library calls a table."""
    logging.getLogger("cogs.table").error("table %s: server %s", "words", 8)
    assert as_json.fields.get("table") is None and as_json.fields["server"] == 8
    as_json.stream.truncate(as_json.stream.seek(0))
    logging.getLogger("asyncpg").error("table %s", 8)
    assert "table" not in as_json.fields


@pytest.mark.parametrize("bad", ["\n", "\r\n", "\x1b[2J", "\x00", "\x85", "\u2028", "\u202e", "\ud800", "\x9b"])
def test_nobody_breaks_a_line(written: Written, bad: str) -> None:
    """Names come from Discord; a terminal obeys what is in them."""
    written.hear("parlour", "ready as %s", f"Bot{bad}[2026-01-01] [ERROR   ] parlour: forged")
    assert len(written.lines) == len(written.text.splitlines()) == 1
    assert not set(bad) & set(written.line) - set("[2J") and "forged" in written.line


def test_a_name_in_any_script_stays_readable(plain: Written) -> None:
    logging.getLogger("parlour").info("ready as %s", "Fräulein 漢字 🎲")
    assert plain.line.endswith("ready as Fräulein 漢字 🎲")


@pytest.mark.parametrize("name", ["parlour", "discord.client", "aiohttp.server", "asyncio"])
@pytest.mark.parametrize("raising", [simply, chained, meanwhile, grouped, noted])
def test_no_message_of_an_exception_is_logged(written: Written, name: str, raising: Callable[[], object]) -> None:
    """Whoever logs it, in whatever way: its type and its place, and those of what lies behind it."""
    problem = raised(raising)
    logging.getLogger(name).error("Ignoring exception in on_message", exc_info=problem, stack_info=True)
    assert HAND not in written.text
    assert type(problem).__name__ in written.line and f" {raising.__name__}" in written.line
    if raising is not noted:
        assert "ValueError" in written.line and "test_logs.py:" in written.line and " simply" in written.line


def test_the_place_is_a_field(as_json: Written) -> None:
    logging.getLogger("cogs.ui.answers").error("a bug in %s: %s", "/play", Failure.of(raised(chained)))
    found = as_json.fields
    assert found["error"] == "KeyError" and found["where"][-1].startswith("tests/operating/test_logs.py:")
    assert found["where"][-1].endswith(" chained") and found["behind"][0]["error"] == "ValueError"
    assert [place.rpartition(" ")[2] for place in found["behind"][0]["where"]] == ["chained", "simply"]


def test_what_a_library_is_given_is_not_an_exception(written: Written) -> None:
    for words in ("%s", "failed after %d s: %r"):
        given = (raised(simply),) if words == "%s" else (3, raised(simply))
        logging.getLogger("discord.gateway").error(words, *given)
    logging.getLogger("aiohttp.client").error(raised(simply))
    assert HAND not in written.text and [("ValueError" in line) for line in written.lines] == [True] * 3


@pytest.mark.parametrize("make", [asyncio.new_event_loop, new_event_loop])
def test_a_task_that_nobody_awaits(written: Written, make: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """The loop itself tells of it, with the task as it looks."""

    async def fails() -> None:
        simply()

    async def forget() -> None:
        task = asyncio.ensure_future(fails())
        await asyncio.wait({task})

    with asyncio.Runner(loop_factory=make) as runner:
        runner.run(forget())
        gc.collect()
    assert HAND not in written.text
    (line,) = [line for line in written.lines if "never retrieved" in line]
    assert "ValueError" in line and " simply" in line


@pytest.mark.parametrize("make", [asyncio.new_event_loop, new_event_loop])
def test_a_callback_that_fails(written: Written, make: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """What it was called with may be a hand, too."""

    def fails(hand: str) -> None:
        simply()

    async def call() -> None:
        asyncio.get_running_loop().call_soon(fails, HAND)
        await asyncio.sleep(0.01)

    with asyncio.Runner(loop_factory=make) as runner:
        runner.run(call())
    assert HAND not in written.text
    assert [line for line in written.lines if "ValueError" in line and " fails" in line]


def test_a_line_that_cannot_be_put_together(written: Written) -> None:
    """logging itself would print the arguments."""
    written.hear("games.host.tables", "table %d", HAND)
    assert HAND not in written.text and "games.host.tables could not be logged: TypeError" in written.line


def test_nobody_reads_it_any_more(written: Written) -> None:
    def gone(_: str) -> int:
        raise BrokenPipeError(HAND)

    setattr(written.stream, "write", gone)  # noqa: B010 - a method of another's is replaced
    logging.getLogger("parlour").error("hello")


@pytest.mark.parametrize("level", [logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR])
def test_libraries_never_tell_everything(written: Written, level: int) -> None:
    """They log whole requests, and what is written to the database."""
    logs.set_level(level)
    for name in ("discord.http", "asyncpg", "aiosqlite", "urllib3.connectionpool", "PIL.Image", "not.heard.of"):
        logging.getLogger(name).debug(HAND)
    assert written.text == ""
    for name in ("cogs.table", "discord.http", "not.heard.of"):
        logging.getLogger(name).log(level, "said")
    heard = 1 if level == logging.DEBUG else 3
    assert len(written.lines) == heard


UNCAUGHT = """
import gc, logging, sys, threading
import discord
from operating import logs
look = {"formatter": logs.AsJson()} if sys.argv[1] == "json" else {}
discord.utils.setup_logging(handler=logs.Lines(), **look)
logs.catch_all()
HAND = "-".join(["prin", "cess"])
def fails():
    raise ValueError(HAND)
class Dying:
    def __repr__(self):
        return HAND
    def __del__(self):
        fails()
thread = threading.Thread(target=fails)
thread.start()
thread.join()
dying = Dying()
del dying
gc.collect()
import warnings
warnings.warn("on two\\nlines")
logs.last_word("It ends.")
fails()
"""


@pytest.mark.parametrize("form", logs.FORMATS)
def test_what_nobody_catches(form: str) -> None:
    """Python itself would print the message."""
    command = [sys.executable, "-c", UNCAUGHT, form]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1 and HAND not in done.stderr + done.stdout
    lines = done.stderr.splitlines()
    assert len(lines) == 5
    assert ["ValueError" in line and "fails" in line for line in lines] == [True, True, False, False, True]
    assert "on two" in lines[2] and "It ends." in lines[3]
    if form == "json":
        assert [json.loads(line)["level"] for line in lines] == ["ERROR", "ERROR", "WARNING", "CRITICAL", "CRITICAL"]
    else:
        assert lines[3] == "It ends."
