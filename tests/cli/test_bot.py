"""`python bot.py`: what it answers itself, and what it hands to the sandbox."""

from __future__ import annotations

import os
import sys

import pytest

import bot
from version import VERSION


class Handed(Exception):
    """The sandbox took over."""


def test_the_version(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Name and version, and nothing is started."""
    monkeypatch.setattr(sys, "argv", ["bot.py", "--version"])
    with pytest.raises(SystemExit) as end:
        bot.main()
    assert end.value.code == 0 and capsys.readouterr().out == f"Parlour {VERSION}\n"


def test_the_rest_reaches_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a token whatever the bot does not know goes on, in its order."""

    def take_over(_: str, command: list[str]) -> None:
        raise Handed(command[1:])

    monkeypatch.setattr(sys, "argv", ["bot.py", "--fresh", "--port", "0", "--bot", "python other.py --version"])
    monkeypatch.setattr(bot.Settings, "from_environment", lambda: bot.Settings())
    monkeypatch.setattr(os, "execv", take_over)
    with pytest.raises(Handed) as handed:
        bot.main()
    assert handed.value.args[0] == ["-m", "sandbox", *sys.argv[1:]]
