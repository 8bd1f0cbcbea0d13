"""The first start with a token, with everything that can be wrong with it: a sentence and an exit code each."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from data.opening import open_store
from sandbox import Stage, World
from sandbox.rates import Rates
from tests.conftest import free_port

ROOT = Path(__file__).resolve().parents[2]
WELL, PUT_RIGHT, TRY_LATER = 0, 2, 75

Fault = Callable[[World], None]


def wrong_token(world: World) -> None:
    world.token = "another"


def only_for_oneself(world: World) -> None:
    world.portal.installs = ("1",)


def web_address(world: World) -> None:
    world.portal.endpoint = "https://example.org/interactions"


def no_intents(world: World) -> None:
    world.portal.refused_intents = 1


def blocked(world: World) -> None:
    world.faults.fail(403, route="users/@me", times=None)


FAULTS = [
    (wrong_token, PUT_RIGHT, "Discord does not know this token."),
    (only_for_oneself, PUT_RIGHT, "The application cannot be added to servers: tick Guild Install"),
    (web_address, PUT_RIGHT, "Discord sends what people press to a web address instead of to this bot:"),
    (no_intents, PUT_RIGHT, "Discord does not let this application hear what happens in servers (4014)."),
    (blocked, TRY_LATER, "Discord does not let this machine in at the moment (403)."),
]


async def ended(address: str, database: Path, *arguments: str, **more: str) -> tuple[int, list[str]]:
    """The exit code of the real process, and what it said."""
    env = {**os.environ, "DISCORD_TOKEN": "sandbox", "PARLOUR_SANDBOX": address, "PARLOUR_DB": str(database), **more}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", *arguments),
        cwd=ROOT,
        env=env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), 90)
    assert process.returncode is not None
    return process.returncode, said.decode().splitlines()


@pytest.mark.parametrize(("fault", "code", "why"), FAULTS, ids=lambda one: getattr(one, "__name__", None))
async def test_a_fault_is_said_in_a_sentence(tmp_path: Path, fault: Fault, code: int, why: str) -> None:
    async with Stage(World(rates=Rates.off())) as stage:
        fault(stage.world)
        ends, said = await ended(stage.sandbox.address, tmp_path / "parlour.db")
    assert (ends, "Traceback" in "\n".join(said)) == (code, False)
    assert said[-1].startswith(why), said


@pytest.mark.parametrize(("fault", "code", "why"), FAULTS, ids=lambda one: getattr(one, "__name__", None))
async def test_a_check_finds_the_same(tmp_path: Path, fault: Fault, code: int, why: str) -> None:
    async with Stage(World(rates=Rates.off())) as stage:
        fault(stage.world)
        ends, said = await ended(stage.sandbox.address, tmp_path / "parlour.db", "--check")
    assert ends == code
    (failed,) = [line for line in said if line.startswith("FAIL")]
    assert failed.startswith(f"FAIL  Discord: {why}")
    assert said[-1] == "The bot would not start like this."


def nobody() -> str:
    return f"127.0.0.1:{free_port()}"


@pytest.mark.parametrize("arguments", [(), ("--check",)])
async def test_without_a_network(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ends, said = await ended(nobody(), tmp_path / "parlour.db", *arguments)
    assert ends == TRY_LATER
    assert any("Discord cannot be reached. Check the network of this machine, then start again." in one for one in said)


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    async with Stage(World(rates=Rates.off())) as stage:
        ends, said = await ended(stage.sandbox.address, tmp_path / "parlour.db", PARLOUR_HTTP=stage.sandbox.address)
    assert (ends, said[-1]) == (
        PUT_RIGHT,
        f"PARLOUR_HTTP: {stage.sandbox.address} cannot be listened on: Address already in use.",
    )


async def test_a_check_of_what_is_well_changes_nothing(tmp_path: Path) -> None:
    """Neither here nor at Discord: no command is written, no emoji uploaded, no file made."""
    here = nobody()
    chosen = {"PARLOUR_HTTP": here, "PARLOUR_BACKUP_EVERY": "6h"}
    async with Stage(World(rates=Rates.off())) as stage:
        ends, said = await ended(stage.sandbox.address, tmp_path / "parlour.db", "--check", **chosen)
        assert stage.world.commands == {None: {}} and not stage.world.emojis
        assert not stage.world.hub.connected and stage.world.hub.identified == 1
    assert ends == WELL, said
    assert [line.split(":")[0] for line in said[:-1]] == [
        *("ok    database", "ok    backups", "ok    health and figures", "ok    token", "ok    gateway")
    ]
    assert said[-1] == "Everything that a start needs is there."
    assert not [*tmp_path.iterdir()]  # noqa: ASYNC240


async def test_a_check_says_all_that_is_wrong_at_once(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    database.write_bytes(b"a diary" * 100)
    async with Stage(World(rates=Rates.off())) as stage:
        wrong_token(stage.world)
        stage.world.portal.public = False
        ends, said = await ended(stage.sandbox.address, database, "--check")
    assert ends == PUT_RIGHT
    assert [line.split(":")[0] for line in said if line.startswith("FAIL")] == ["FAIL  database", "FAIL  Discord"]
    assert [line.split(":")[0] for line in said if line.startswith("note")] == [
        "note  backups",
        "note  health and figures",
    ]


async def test_a_check_has_doubts_where_nobody_could_add_the_bot(tmp_path: Path) -> None:
    async with Stage(World(rates=Rates.off())) as stage:
        stage.world.portal.public, stage.world.portal.code_grant = False, True
        ends, said = await ended(stage.sandbox.address, tmp_path / "parlour.db", "--check")
    assert ends == WELL
    assert [line[:24] for line in said if "application" in line] == [
        "note  application: Nobod",
        "note  application: Only ",
    ]


async def test_a_check_without_a_token(tmp_path: Path) -> None:
    ends, said = await ended("", tmp_path / "parlour.db", "--check", DISCORD_TOKEN="")
    assert ends == PUT_RIGHT
    assert any(one.startswith("FAIL  token: there is none") for one in said)


async def test_a_check_finds_a_downgrade(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    await (await open_store(database)).close()
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("UPDATE program SET version = '99.1'")
    async with Stage(World(rates=Rates.off())) as stage:
        ends, said = await ended(stage.sandbox.address, database, "--check")
    assert ends == PUT_RIGHT
    assert f"FAIL  database: {database} was written by Parlour 99.1, and this is " in said[0]
