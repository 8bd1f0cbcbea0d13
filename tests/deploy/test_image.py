"""The Dockerfile: what gets into the image, whose it is, and how it says that it is alive."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.deploy.reading import ROOT, copied, environment, ignored, load, steps, the, tracked, under
from tests.test_imports import imports


def test_a_linter_finds_nothing() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which("hadolint")
    if hadolint is None:
        pytest.skip("no hadolint for this system")
    done = subprocess.run([hadolint, "Dockerfile"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_what_is_copied_is_in_every_clone() -> None:
    for step in steps("COPY", last=False):
        if "--from=" not in step.words:
            for source in step.words.split()[:-1]:
                assert under(source), f"{source} is not in git"
                assert not [file for file in under(source) if ignored(file)], f"{source} is kept out by .dockerignore"


def lacking(there: dict[str, str]) -> set[str]:
    """Modules of ours that something in the image imports, wherever in it the import stands, and that stay outside."""
    ours = {Path(file).parts[0].removesuffix(".py") for file in tracked() if file.endswith(".py")}
    files = {file.removesuffix(".py").replace("/", ".").removesuffix(".__init__") for file in there}
    lost = set()
    for file in there:
        if file.endswith(".py"):
            module = file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            for name in imports((ROOT / file).read_text(encoding="utf-8"), module, file.endswith("__init__.py")):
                known = name in files or name.rpartition(".")[0] in files
                if name.split(".")[0] in ours and not known:
                    lost.add(name)
    return lost


def test_everything_that_is_imported_is_copied() -> None:
    assert not lacking(copied())


def test_what_is_not_copied_is_missed() -> None:
    without = {file: place for file, place in copied().items() if not file.startswith(("texts/", "loopback"))}
    assert {name.split(".")[0] for name in lacking(without)} == {"texts", "loopback"}


def test_files_keep_their_places() -> None:
    """Modules find fonts, texts and migrations beside themselves."""
    assert all(file == place for file, place in copied().items())
    kinds = {Path(file).suffix for file in copied()}
    assert {".py", ".ftl", ".sql", ".ttf", ".json"} <= kinds


@pytest.mark.parametrize(
    "path",
    [
        *(".env", ".env.example", ".git/config", ".venv/bin/python", "tests/conftest.py", "sandbox/server.py"),
        *("data/parlour.db", "data/parlour.db-wal", "data/backups/parlour-1.db", "data/sandbox.json", "data/sandbox/a"),
        *("cogs/__pycache__/table.pyc", "games/coup/__pycache__/a.pyc", "__pycache__/bot.pyc", "docs/OPERATING.md"),
    ],
)
def test_what_is_nobodys_business_stays_outside(path: str) -> None:
    assert ignored(path)


@pytest.mark.parametrize("path", ["bot.py", "data/opening.py", "data/schema/sqlite/001_tables.sql", "texts/en/a.ftl"])
def test_what_is_needed_is_let_in(path: str) -> None:
    assert not ignored(path)


def test_libraries_are_those_of_the_lock() -> None:
    (install,) = [step for step in steps("RUN", last=False) if " install " in step.words and "pip" in step.words]
    assert "--require-hashes" in install.words and install.words.endswith("requirements.lock")
    (lock,) = [step for step in steps("COPY", last=False) if step.stage == install.stage]
    assert lock.words.split()[0] == "requirements.lock"


def test_python_is_one_that_is_tested() -> None:
    tested = load(".github/workflows/ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    bases = {step.words.split()[0] for step in steps("FROM", last=False)}
    assert len(bases) == 1, "the libraries are compiled for the Python that runs them"
    base = re.fullmatch(r"python:([\d.]+)-slim", bases.pop())
    assert base and base[1] in tested


def test_the_bot_is_not_root() -> None:
    user, group = the("USER").words.split(":")
    assert user == group and int(user) > 1000
    made = " ".join(step.words for step in steps("RUN"))
    assert f"--uid {user}" in made and f"--gid {group}" in made


def test_tables_lie_in_the_volume() -> None:
    (volume,) = the("VOLUME").listed
    assert Path(environment()["PARLOUR_DB"]).parent == Path(volume)
    assert f"--mode=0700 {volume}" in " ".join(step.words for step in steps("RUN"))


def test_signals_reach_the_bot() -> None:
    """Without a shell in between."""
    assert the("ENTRYPOINT").listed[:2] == ["python", "bot.py"] and the("STOPSIGNAL").words == "SIGTERM"


# Alive or not.


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A server that knows one page; its port."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Page)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def health(port: int) -> int:
    """What the image's own check says of this port."""
    words = the("HEALTHCHECK").listed
    inside = environment()["PARLOUR_HTTP"].rpartition(":")[2]
    assert the("EXPOSE").words == inside and sum(word.count(inside) for word in words) == 1
    command = [sys.executable if word == "python" else word.replace(inside, str(port)) for word in words]
    return subprocess.run(command, capture_output=True).returncode


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False), (404, False)])
def test_health_is_what_the_bot_answers(status: int, healthy: bool) -> None:
    with answering(status) as port:
        assert (health(port) == 0) is healthy


def test_a_bot_that_does_not_answer_is_not_healthy() -> None:
    with answering(200) as port:
        pass
    assert health(port) != 0
