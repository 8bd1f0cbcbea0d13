"""What the bot logs: one line per event, as text or as JSON, and of an exception only its type and its place."""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TextIO

from games.host.failure import Failure

log = logging.getLogger("parlour")

FORMATS = ("plain", "json")

HOUSE = ("parlour", "cogs", "data", "games", "operating")
"""The first words of our own loggers."""

LEAST = {"discord": logging.INFO, "asyncpg": logging.INFO, "aiosqlite": logging.WARNING, "urllib3": logging.ERROR}
"""Below that nobody hears them, whatever the level is. In detail discord.py logs whole requests and events: hands, and
tokens that write on them; aiosqlite and asyncpg what is written.
"""

FIELDS = re.compile(r"(?:\b(table|serial|server|slot|shard|try) )?%(?:(%)|[-+ #0]*[\d.]*[a-z])")
"""A number behind such a word is a field of its own."""

UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What would break a line, or make it look like another one."""

CALLBACK = "Exception in callback"
"""asyncio goes on with what the callback was called with."""


def level_named(name: str) -> int | None:
    return logging.getLevelNamesMapping().get(name.strip().upper())


def set_level(level: int) -> None:
    """Ours; libraries say at most what they may."""
    logging.getLogger().setLevel(level)
    for library, least in LEAST.items():
        logging.getLogger(library).setLevel(max(level, least))


def is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] in HOUSE


def fields(record: logging.LogRecord) -> dict[str, int]:
    """The numbers that a log call names: those of a table, a serial, a server."""
    found: dict[str, int] = {}
    given = iter(record.args if isinstance(record.args, tuple) else ())
    for one in FIELDS.finditer(str(record.msg)) if is_ours(record) else ():
        value = None if one[2] else next(given, None)
        if one[1] and isinstance(value, int):
            found[one[1]] = value
    return found


def failure(record: logging.LogRecord) -> Failure | None:
    """What went wrong, if something did."""
    given = record.args if isinstance(record.args, tuple) else ()
    told = next((one for one in given if isinstance(one, Failure)), None)
    if told is None and record.exc_info and record.exc_info[1] is not None:
        return Failure.of(record.exc_info[1])
    return told


def event(record: logging.LogRecord) -> str:
    """What happened, in words. What a library says loses the messages of exceptions; ours never have them."""
    message, given = record.msg, record.args
    if not is_ours(record):
        message = _typed(message)
        given = tuple(map(_typed, given)) if isinstance(given, tuple) else given
    text = str(message) % given if given else str(message)
    if record.name == "asyncio":
        # It goes on with tasks and futures as they look: with the exceptions and results that are in them.
        text = CALLBACK if text.startswith(CALLBACK) else text.partition("\n")[0]
    return text


def _typed(value: object) -> object:
    return type(value).__name__ if isinstance(value, BaseException) else value


def on_one_line(text: str) -> str:
    return UNSEEN.sub(lambda found: found[0].encode("unicode_escape", "surrogatepass").decode(), text)


class Lines(logging.StreamHandler[TextIO]):
    """Whatever a formatter makes of it, it gets one line of what may be told."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self.addFilter(lambda record: record.levelno >= logging.INFO or is_ours(record))

    def format(self, record: logging.LogRecord) -> str:
        text, problem = event(record), failure(record)
        if problem is not None and record.exc_info:
            text = f"{text}: {problem}"
        told = logging.LogRecord(record.name, record.levelno, "", 0, on_one_line(text), None, None)
        told.created, told.msecs = record.created, record.msecs
        told.__dict__["fields"] = {**fields(record), **(_as_fields(problem) if problem is not None else {})}
        return super().format(told)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """A line that cannot be written: where, and not a word of what was to be in it."""
        problem = sys.exception()
        if problem is None or isinstance(problem, OSError):
            return
        what = "a line of %s could not be logged: %s"
        line = logging.LogRecord("parlour", logging.ERROR, "", 0, what, (record.name, Failure.of(problem)), None)
        with suppress(Exception):
            self.stream.write(self.format(line) + self.terminator)


def _as_fields(problem: Failure) -> dict[str, Any]:
    behind = {"behind": [_as_fields(one) for one in problem.behind]} if problem.behind else {}
    return {"error": problem.error, "where": [str(frame) for frame in problem.where], **behind}


class AsJson(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname, "logger": record.name, "event": record.getMessage()}
        return json.dumps({**line, **record.__dict__["fields"]})


def catch_all() -> None:
    """What nobody catches is logged like everything else: Python itself would print its message."""

    def ends(_: type[BaseException], problem: BaseException, where: object) -> None:
        log.critical("nobody caught %s", Failure.of(problem))

    def thread_ends(problem: threading.ExceptHookArgs) -> None:
        if problem.exc_value is not None:
            log.error("in a thread nobody caught %s", Failure.of(problem.exc_value))

    def goes_on(problem: Any) -> None:
        log.error("nobody could catch %s", Failure.of(problem.exc_value))

    sys.excepthook, threading.excepthook, sys.unraisablehook = ends, thread_ends, goes_on
    logging.captureWarnings(True)


def last_word(why: str) -> None:
    """Why the bot ends, whatever the level is: a sentence, or a line like the others where they are JSON."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Lines) and isinstance(handler.formatter, AsJson):
            why = handler.format(logging.LogRecord("parlour", logging.CRITICAL, "", 0, on_one_line(why), None, None))
    print(why, file=sys.stderr)  # noqa: T201 - for whoever started it
