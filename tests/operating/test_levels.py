"""SIGHUP and the level of the log; a real process hears it in tests/stories/test_operated.py."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from operating import logs
from operating.levels import Levels


class Heard:
    """Levels of a bot that was started with one, and what .env says."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.file = ""
        self.problem: Exception | None = None
        self.caplog = caplog

    def start(self, level: int) -> Levels:
        logs.set_level(level)
        return Levels(level, self.read)

    def read(self) -> str:
        if self.problem is not None:
            raise self.problem
        return self.file

    @property
    def said(self) -> str:
        """The one line since the last look."""
        (record,) = self.caplog.records
        self.caplog.clear()
        return record.getMessage()


@pytest.fixture
def heard(caplog: pytest.LogCaptureFixture) -> Iterator[Heard]:
    level = logging.getLogger().level
    yield Heard(caplog)
    logs.set_level(level)


def level() -> int:
    return logging.getLogger("games.host").getEffectiveLevel()


def test_what_the_file_says(heard: Heard) -> None:
    levels = heard.start(logging.INFO)
    for name in ("DEBUG", "error", "Warning", "INFO"):
        heard.file = name
        levels.heard()
        assert heard.said == f"the log level is {name.upper()}" and logging.getLevelName(level()) == name.upper()


@pytest.mark.parametrize("start", [logging.INFO, logging.ERROR])
def test_without_a_word_it_switches(heard: Heard, start: int) -> None:
    """Between everything and what it was at the start."""
    levels = heard.start(start)
    for expected in (logging.DEBUG, start, logging.DEBUG):
        levels.heard()
        assert level() == expected and heard.said == f"the log level is {logging.getLevelName(expected)}"


@pytest.mark.parametrize("name", ["verbose", "10", "NOTSET"])
def test_what_is_no_level_changes_nothing(heard: Heard, name: str) -> None:
    levels = heard.start(logging.WARNING)
    heard.file = name
    levels.heard()
    assert level() == logging.WARNING
    assert heard.said == f"LOG_LEVEL cannot be {name!r}; the log level stays WARNING"


def test_a_file_that_cannot_be_read_changes_nothing(heard: Heard) -> None:
    levels = heard.start(logging.INFO)
    heard.problem = PermissionError("secret path")
    levels.heard()
    assert level() == logging.INFO
    assert heard.said == ".env cannot be read (PermissionError); the log level stays INFO"


@pytest.mark.parametrize("library", ["discord", "asyncpg", "aiosqlite"])
def test_libraries_follow_but_never_tell_everything(heard: Heard, library: str) -> None:
    levels = heard.start(logging.WARNING)
    heard.file = "DEBUG"
    levels.heard()
    assert logging.getLogger(library).getEffectiveLevel() == logs.LEAST[library] > logging.DEBUG
    heard.file = "ERROR"
    levels.heard()
    assert logging.getLogger(library).getEffectiveLevel() == logging.ERROR
