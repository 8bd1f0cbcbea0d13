"""Error reports for Sentry: which type of exception, where, at which table. Nothing else leaves the house."""

from __future__ import annotations

import atexit
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import sentry_sdk
from sentry_sdk.transport import HttpTransport
from sentry_sdk.utils import Dsn

from games.host.failure import Failure, Frame
from operating.logs import failure, fields, is_ours
from version import VERSION

log = logging.getLogger(__name__)

PAUSE = 60.0
"""Seconds for which the same place is not reported again: a bug in a loop would use up what a month allows."""
MOST = 30
"""Places in that time."""

LAST_WORDS = 2.0
"""Seconds at the end for what has not left yet."""

SENDERS = ("sentry_sdk", "urllib3")
"""Who sends reports does not report what is wrong with it."""

KEPT = ("event_id", "timestamp", "platform", "level", "logger", "release")
TAGS = ("table", "serial")


def is_address(dsn: str) -> bool:
    try:
        Dsn(dsn)
    except ValueError:
        return False
    return True


def begin(dsn: str) -> Reports:
    """From now on whatever is logged as an error is reported."""
    client = sentry_sdk.Client(
        dsn=dsn,
        transport=Sender,
        release=VERSION,
        server_name="",
        before_send=lambda event, hint: bare(event),  # type: ignore[arg-type, return-value]
        # It is a client of its own, to which nothing is bound: there is nobody who could find more to tell.
        default_integrations=False,
        auto_enabling_integrations=False,
        auto_session_tracking=False,
        include_local_variables=False,
        include_source_context=False,
        max_breadcrumbs=0,
        max_request_body_size="never",
        send_client_reports=False,
        enable_backpressure_handling=False,
        spotlight=False,
        debug=False,
    )
    reports = Reports(client)
    logging.getLogger().addHandler(reports)
    atexit.register(partial(client.close, timeout=LAST_WORDS))
    return reports


class Sender(HttpTransport):
    """In a thread of its own; what cannot be delivered is given up."""

    TIMEOUT = 10

    def on_dropped_event(self, reason: str) -> None:
        log.warning("an error report could not be delivered: %s", reason)


class Reports(logging.Handler):
    """Errors in the log on their way to Sentry: bugs, and what nobody has caught."""

    def __init__(self, client: Any, running: Callable[[], float] = time.monotonic) -> None:
        super().__init__(logging.ERROR)
        self._client = client
        self._running = running
        self._lately: dict[object, float] = {}

    def emit(self, record: logging.LogRecord) -> None:
        # Whoever reports a bug must not be one.
        with suppress(Exception):
            problem = failure(record)
            if record.name.partition(".")[0] not in SENDERS and self._is_new(record, problem):
                self._client.capture_event(report(record, problem))

    def _is_new(self, record: logging.LogRecord, problem: Failure | None) -> bool:
        now = self._running()
        self._lately = {place: at for place, at in self._lately.items() if now - at < PAUSE}
        place = record.name, _words(record), problem and (problem.error, problem.where[-1:])
        if place in self._lately or len(self._lately) >= MOST:
            return False
        self._lately[place] = now
        return True


def _words(record: logging.LogRecord) -> str:
    """As they stand in our code, without what is put in; what libraries say may be put together before."""
    return record.msg if is_ours(record) and isinstance(record.msg, str) else ""


def report(record: logging.LogRecord, problem: Failure | None) -> dict[str, Any]:
    told: dict[str, Any] = {
        "level": "fatal" if record.levelno >= logging.CRITICAL else "error",
        "logger": record.name,
        "tags": {name: str(value) for name, value in fields(record).items()},
    }
    if words := _words(record):
        told["logentry"] = {"message": words}
    if problem is not None:
        # Sentry wants what came first to stand first.
        told["exception"] = {"values": [_value(one) for one in _chain(problem)][::-1]}
    return told


def _chain(problem: Failure) -> Iterator[Failure]:
    yield problem
    for one in problem.behind:
        yield from _chain(one)


def _value(problem: Failure) -> dict[str, Any]:
    return {"type": problem.error, "stacktrace": {"frames": [_place(frame) for frame in problem.where]}}


def _place(frame: Frame) -> dict[str, Any]:
    return {"filename": frame.file, "lineno": frame.line, "function": frame.function, "in_app": frame.ours}


def bare(event: Mapping[str, Any]) -> dict[str, Any]:
    """Built anew from what may leave the house, whatever else has come into it on the way."""
    kept = {key: event[key] for key in KEPT if key in event}
    kept["tags"] = _only(event.get("tags") or {}, *TAGS)
    if "logentry" in event:
        kept["logentry"] = _only(event["logentry"], "message")
    if "exception" in event:
        kept["exception"] = {"values": [_bare_value(one) for one in event["exception"]["values"]]}
    return kept


def _bare_value(value: Mapping[str, Any]) -> dict[str, Any]:
    frames = (value.get("stacktrace") or {}).get("frames") or ()
    places = [_only(frame, "filename", "lineno", "function", "in_app") for frame in frames]
    return {**_only(value, "type"), "stacktrace": {"frames": places}}


def _only(facts: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: facts[name] for name in names if name in facts}
