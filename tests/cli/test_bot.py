"""`python bot.py`: what it answers itself, and what it hands to the sandbox."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from tests import postgres
from tests.conftest import need_postgres
from version import VERSION

ROOT = Path(__file__).resolve().parents[2]


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


def test_a_service_does_not_fall_back_on_the_sandbox(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot.py", "--no-sandbox"])
    monkeypatch.setattr(bot.Settings, "from_environment", lambda: bot.Settings())
    assert bot.main() == bot.PUT_RIGHT
    assert capsys.readouterr().err == f"{bot.NO_TOKEN}\n"


def loop_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> str:
    """The module of the event loop that `python bot.py` runs on."""
    found = []

    async def look(_: bot.Settings) -> None:
        found.append(type(asyncio.get_running_loop()).__module__)

    monkeypatch.setattr(sys, "argv", ["bot.py"])
    monkeypatch.setattr("operating.logs.catch_all", lambda: None)
    monkeypatch.setattr(bot.Settings, "from_environment", lambda: bot.Settings(token="a token"))
    monkeypatch.setattr(bot, "run", look)
    assert bot.main() == 0
    return found[0]


def test_the_fast_loop_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("uvloop")
    assert loop_of_the_bot(monkeypatch) == "uvloop"


def test_the_usual_loop_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows and PyPy there is no other."""
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_of_the_bot(monkeypatch).startswith("asyncio.")


def ended(**environment: str) -> tuple[int, str]:
    """The exit code of a bot that cannot start, and all that it says but its log."""
    command = [sys.executable, "bot.py"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr.splitlines()[-1]


@pytest.mark.parametrize("token", ["", "a token"])
def test_a_level_that_there_is_not(token: str) -> None:
    """Said before anything is started, the sandbox too."""
    code, said = ended(LOG_LEVEL="verbose", DISCORD_TOKEN=token, PARLOUR_SANDBOX="")
    assert (code, said) == (2, "LOG_LEVEL cannot be 'verbose'; choose DEBUG, INFO, WARNING or ERROR.")


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("LOG_FORMAT", "xml", "LOG_FORMAT cannot be 'xml'; choose plain or json."),
        (
            "SENTRY_DSN",
            "https://hush@/7",
            "SENTRY_DSN is not an address for error reports; copy it again from the project's Client Keys.",
        ),
    ],
)
def test_what_the_log_cannot_be(key: str, value: str, why: str) -> None:
    assert ended(DISCORD_TOKEN="a token", PARLOUR_SANDBOX="127.0.0.1:1", **{key: value}) == (2, why)


def test_the_last_word_is_a_line_like_the_others(tmp_path: Path) -> None:
    """Where they are JSON; whatever level is logged."""
    database = tmp_path / "parlour.db"
    database.write_bytes(b"Dear diary, " * 100)
    chosen = {"LOG_FORMAT": "JSON", "LOG_LEVEL": "ERROR", "PARLOUR_DB": str(database)}
    code, said = ended(DISCORD_TOKEN="a token", PARLOUR_SANDBOX="127.0.0.1:1", **chosen)
    line = json.loads(said)
    assert code == 2 and "restore a backup" in line["event"] and line["level"] == "CRITICAL"


def test_no_network(tmp_path: Path) -> None:
    """Whoever watches over the bot may try again: the code is not that of a mistake."""
    with socket.socket() as taken:
        # Bound, but nobody listens there.
        taken.bind(("127.0.0.1", 0))
        nobody = f"127.0.0.1:{taken.getsockname()[1]}"
        code, said = ended(DISCORD_TOKEN="a token", PARLOUR_SANDBOX=nobody, PARLOUR_DB=str(tmp_path / "parlour.db"))
    assert (code, said) == (75, "Discord cannot be reached. Check the network of this machine, then start again.")


def test_a_damaged_database(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    database.write_bytes(b"Dear diary, " * 100)
    code, said = ended(DISCORD_TOKEN="a token", PARLOUR_SANDBOX="127.0.0.1:1", PARLOUR_DB=str(database))
    assert code == 2 and "restore a backup" in said


@pytest.mark.parametrize("password", ["", ":hush"])
def test_a_database_that_cannot_be_reached(password: str) -> None:
    """Whoever watches over the bot may try again; nobody reads the password."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        where = f"127.0.0.1:{taken.getsockname()[1]}/parlour"
        address = f"postgresql://parlour{password}@{where}"
        code, said = ended(DISCORD_TOKEN="a token", PARLOUR_SANDBOX="127.0.0.1:1", PARLOUR_DB=address)
    assert code == 75
    assert said.startswith(f"postgresql://parlour{':…' if password else ''}@{where} cannot be reached (")


def test_a_database_that_does_not_let_us_in() -> None:
    need_postgres()
    address = postgres.server().by_port("postgres", "hush")
    code, said = ended(DISCORD_TOKEN="a token", PARLOUR_SANDBOX="127.0.0.1:1", PARLOUR_DB=address)
    assert code == 2 and "does not let us in" in said and "hush" not in said
