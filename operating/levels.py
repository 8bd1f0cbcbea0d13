"""The level of the log while the bot runs: SIGHUP reads it again."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable

from operating.logs import level_named, log, set_level


class Levels:
    """What a running bot logs. Nobody can change its environment: what counts is LOG_LEVEL in .env, and where that says
    nothing each signal switches between everything and what it was at the start.
    """

    def __init__(self, start: int, reread: Callable[[], str]) -> None:
        self._start = start
        self._reread = reread
        self._on_terminal = sys.stderr.isatty()

    def heard(self) -> None:
        """SIGHUP has come. When a terminal is closed, it says that nobody is there any more: then the bot ends."""
        if self._on_terminal and not os.isatty(sys.stderr.fileno()):
            signal.raise_signal(signal.SIGTERM)
            return
        now = logging.getLogger().level
        try:
            wanted = self._reread()
        except (OSError, ValueError) as problem:
            kind = type(problem).__name__
            _say(logging.WARNING, ".env cannot be read (%s); the log level stays %s", kind, _name(now))
            return
        level = level_named(wanted) if wanted else self._start if now == logging.DEBUG else logging.DEBUG
        if not level:
            _say(logging.WARNING, "LOG_LEVEL cannot be %r; the log level stays %s", wanted, _name(now))
            return
        set_level(level)
        _say(logging.INFO, "the log level is %s", _name(level))


def _name(level: int) -> str:
    return logging.getLevelName(level)


def _say(level: int, what: str, *facts: object) -> None:
    """Whatever the level is: whoever has asked wants to know."""
    log.handle(log.makeRecord(log.name, level, "", 0, what, facts, None))
