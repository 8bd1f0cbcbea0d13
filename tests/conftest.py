"""What all tests share: helpers outside of test files explain their failed assertions, too."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.opening import Where
from tests import postgres, pseudo

pytest.register_assert_rewrite(
    "tests.contract.harness",
    "tests.contract.looks",
    "tests.contract.menus",
    "tests.contract.readers",
    "tests.contract.twins",
    "tests.games.core.flows.mini",
    "tests.games.loveletter.table",
)


@pytest.fixture(scope="session")
def with_pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The languages that there are, and beside them one that nobody speaks."""
    folder = tmp_path_factory.mktemp("texts")
    pseudo.drop_in(folder)
    return folder


@pytest.fixture
def a_sixth_language(with_pseudo: Path) -> Iterator[None]:
    """It has been dropped in, and nothing else was done for it."""
    with pseudo.spoken(with_pseudo):
        yield


STORES = ("sqlite", "postgres")


def free_port() -> int:
    """One of this machine's on which nobody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture(params=STORES)
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """Where a test keeps its tables: a file that is not there yet, then an empty database of PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path / "home" / "parlour.db"
    need_postgres()
    return await postgres.empty_database()


def need_postgres() -> None:
    """Where there is none, the test says so; whoever builds the project for others must have one."""
    try:
        postgres.server()
    except postgres.NoPostgres as no:
        if os.environ.get("CI") == "true":
            pytest.fail(str(no))
        pytest.skip(str(no))
