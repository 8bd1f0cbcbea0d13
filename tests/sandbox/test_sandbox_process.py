"""State kept over restarts, the command line, and the bot as a child process."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import pytest
from discord import ui

from loopback import LoopbackConnector
from sandbox import Stage, World, admin
from sandbox.rates import Rates
from sandbox.storage import Keeper, dump, load
from tests.sandbox.loopback import Bot, Tap, channel_of, running, until

ROOT = Path(__file__).resolve().parents[2]

BOT = """
import asyncio, os, sys
import discord
from discord import app_commands
from loopback import LoopbackConnector

async def main():
    connector = LoopbackConnector(os.environ["PARLOUR_SANDBOX"])
    client = discord.Client(intents=discord.Intents(guilds=True), connector=connector)
    tree = app_commands.CommandTree(client)

    @tree.command(name="ping", description="ping")
    async def ping(interaction: discord.Interaction):
        await interaction.response.send_message(f"pong from {os.getpid()}")

    @tree.command(name="die", description="die")
    async def die(interaction: discord.Interaction):
        os._exit(3)

    async def setup_hook():
        await tree.sync()
        print("the bot is up", os.environ.get("PARLOUR_DB"), flush=True)

    client.setup_hook = setup_hook
    await client.start(os.environ["DISCORD_TOKEN"])

asyncio.run(main())
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bot.py").write_text(BOT)
    (tmp_path / "data").mkdir()
    return tmp_path


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


async def test_a_world_survives_its_file(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.json"
    async with Stage(World(rates=Rates.off())) as stage:
        alice = stage.person("Alice", moderator=True, locale="it")
        alice.closes_dms()
        admin.set_community(stage.world, stage.guild, "it")
        keeper = Keeper(stage.world, path, delay=0.01)
        keeper.watch()
        bot = Bot(stage.sandbox.address)
        bot.add_dynamic_items(Tap)
        async with running(bot):
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.ActionRow(Tap(0)))
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
            channel = channel_of(bot, alice)
            board = await channel.send(view=view, file=discord.File(io.BytesIO(b"pic"), "a.png"))
            await board.create_thread(name="Table")
        await until(path.exists)
        await keeper.close()
        before = dump(stage.world)

    world = World(rates=Rates.off())
    assert Keeper(world, path).restore()
    assert dump(world) == before
    async with Stage(world) as stage:
        alice = stage.person("Alice")
        assert alice.user.locale == "it" and not alice.user.dms_open
        assert stage.guild.locale == "it"
        assert alice.messages()[0].files[0].data == b"pic"
        assert int(world.new_id()) > int(before["last_id"])
        bot = Bot(stage.sandbox.address)
        bot.add_dynamic_items(Tap)
        async with running(bot):
            assert [t.name for t in bot.guilds[0].threads] == ["Table"]
            assert bot.guilds[0].get_member(int(alice.id)) is None
            await alice.click("Tap 0")
            await alice.sees("tapped 1")


def test_files_of_another_version_are_refused() -> None:
    world = World()
    admin.default_world(world)
    state = dump(world) | {"version": 0}
    with pytest.raises(ValueError, match="version"):
        load(World(), state, {})


def test_the_default_world() -> None:
    world = World()
    guild = admin.default_world(world)
    names = [world.users[u].display for u in guild.members]
    assert names[2:] == ["Anna", "Ben", "Chloé", "Dmitri", "Elif", "Freja"]
    assert [c.name for c in world.channels.values()] == ["general", "games", "off-topic"]
    json.dumps(dump(world))


async def test_a_child_answers_dies_and_comes_back(folder: Path) -> None:
    said: list[str] = []
    async with Stage(World(rates=Rates.off())) as stage:
        alice = stage.person("Alice")
        child = stage.bot(
            command=(sys.executable, str(folder / "bot.py")),
            env={"PYTHONPATH": str(ROOT)},
            say=said.append,
        )
        child.pause = 0.05

        def child_id() -> int | None:
            return child.process.pid if child.process else None

        await child.start()
        try:
            await stage.ready("ping")
            await alice.slash("ping")
            first = child_id()
            await alice.sees(f"pong from {first}")
            stage.world.patience = 0.2
            await alice.slash("die", may_fail=True)
            stage.world.patience = 3.0
            await until(lambda: child_id() != first and stage.world.hub.connected, 10)
            assert "exit code 3" in said[0]
            await alice.slash("ping")
            await alice.sees(f"pong from {child_id()}")
            await child.kill()
            assert not child.alive
            await child.start()
            await stage.ready("ping")
        finally:
            await child.stop()
        assert not child.alive


async def line_with(stream: asyncio.StreamReader | None, text: str) -> str:
    assert stream is not None
    while True:
        line = (await asyncio.wait_for(stream.readline(), 15)).decode()
        assert line, f"the output ended without {text!r}"
        if text in line:
            return line.strip()


async def start(folder: Path, *args: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        "--port",
        "0",
        *args,
        cwd=folder,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_the_command_line(folder: Path, how: signal.Signals) -> None:
    process = await start(folder)
    try:
        line = await line_with(process.stdout, "http://127.0.0.1:")
        log = await line_with(process.stderr, "the bot is up")
        assert log.endswith("data/sandbox.db")
        address = line.split("http://")[1].rstrip("/")
        async with (
            aiohttp.ClientSession(connector=LoopbackConnector(address)) as http,
            http.get(
                "https://discord.com/api/v10/users/@me/guilds", headers={"Authorization": "Bot sandbox"}
            ) as answer,
        ):
            assert [g["name"] for g in await answer.json()] == ["Parlour"]
    finally:
        process.send_signal(how)
        code = await asyncio.wait_for(process.wait(), 15)
    assert code == 0
    kept = json.loads((folder / "data/sandbox.json").read_text())
    assert [g["name"] for g in kept["guilds"]] == ["Parlour"]
    assert [c["name"] for _, found in kept["commands"] for c in found] == ["ping", "die"]


async def test_the_command_line_says_how_many_shards(folder: Path) -> None:
    process = await start(folder, "--no-bot", "--shards", "3")
    try:
        address = (await line_with(process.stdout, "http://127.0.0.1:")).split("http://")[1].rstrip("/")
        async with (
            aiohttp.ClientSession(connector=LoopbackConnector(address)) as http,
            http.get("https://discord.com/api/v10/gateway/bot", headers={"Authorization": "Bot sandbox"}) as answer,
        ):
            told = await answer.json()
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), 15)
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (3, 1)


async def test_fresh_forgets_and_unreadable_is_put_aside(folder: Path) -> None:
    data = folder / "data"
    (data / "sandbox.json").write_text("{")
    (data / "sandbox.db").write_text("old")
    process = await start(folder, "--no-bot")
    await line_with(process.stdout, "put aside")
    await line_with(process.stdout, "http://")
    process.terminate()
    await process.wait()
    assert (data / "sandbox.unreadable.json").exists() and (data / "sandbox.db").exists()
    first = json.loads((data / "sandbox.json").read_text())["bot"]
    process = await start(folder, "--no-bot", "--fresh")
    await line_with(process.stdout, "http://")
    process.terminate()
    await process.wait()
    assert not (data / "sandbox.db").exists()
    assert json.loads((data / "sandbox.json").read_text())["bot"] != first
