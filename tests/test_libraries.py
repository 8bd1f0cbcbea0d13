"""What we use of libraries beyond their public parts, and which versions we install: an upgrade fails here first."""

from __future__ import annotations

import asyncio
import inspect
import re
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import aiosqlite
import discord
import pytest
from aiohttp import web
from discord import app_commands, ui
from discord.ext import commands
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from cogs.services.arrivals import ANSWERING
from cogs.ui.controls import row
from cogs.ui.interactions import roles_of
from cogs.ui.layout import Sent, view_of
from cogs.ui.parts import Press
from data.sqlite.connection import Connection
from loopback import LoopbackConnector
from sandbox import Stage, World
from sandbox.rates import Rates
from tests.bench.views import kept_views
from tests.sandbox.loopback import Bot, command, running, until

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13")

Interaction = discord.Interaction[Any]


TRIED = {"aiohttp": "3.14.5", "aiosqlite": "0.22.1", "discord.py": "2.7.1"}
"""The versions all of this was last looked at with."""


@contextmanager
def as_tried(library: str) -> Iterator[None]:
    """What fails inside is told as what it is: a library that has changed under us."""
    try:
        yield
    except Exception as wrong:
        found = f"{library} {version(library)}, tried with {TRIED[library]}"
        raise AssertionError(f"{found}: it no longer does what we rely on: {wrong!r}") from wrong


# aiosqlite: data/sqlite/connection.py runs a whole piece of work in one hop.


@pytest.fixture
async def db() -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(":memory:", isolation_level=None) as connection:
        yield connection


async def test_aiosqlite_runs_our_function_on_its_thread(db: aiosqlite.Connection) -> None:
    """`_execute(function, *args)` runs it there, `_conn` is the plain connection; results and errors come back."""

    def broken(connection: sqlite3.Connection) -> None:
        raise LookupError("ours")

    with as_tried("aiosqlite"):
        line = Connection(db)
        seen, thread = await line.call(lambda connection: (connection, threading.current_thread()))
        assert isinstance(seen, sqlite3.Connection) and seen is db._conn
        assert thread is not threading.current_thread()
        assert await line.call(lambda _: threading.current_thread()) is thread
        with pytest.raises(LookupError, match="ours"):
            await line.call(broken)


async def test_aiosqlite_goes_on_when_nobody_waits_any_more(db: aiosqlite.Connection) -> None:
    """A cancelled call is carried out, and the next one is served."""
    with as_tried("aiosqlite"):
        line, begun, may_end = Connection(db), threading.Event(), threading.Event()

        def slow(connection: sqlite3.Connection) -> None:
            begun.set()
            may_end.wait(10)
            connection.execute("CREATE TABLE written (n)")

        call = asyncio.create_task(line.call(slow))
        assert await asyncio.to_thread(begun.wait, 10)
        call.cancel()
        may_end.set()
        assert await line.call(lambda connection: connection.execute("SELECT count(*) FROM written").fetchone()) == (0,)


# aiohttp: loopback.py sends what is meant for Discord to the sandbox.


async def greet(request: web.Request) -> web.StreamResponse:
    if request.headers.get("Upgrade", "") != "websocket":
        return web.Response(text=f"{request.host}{request.path}")
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    await socket.send_str(request.host)
    await socket.close()
    return socket


@asynccontextmanager
async def plain_server() -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_get("/{rest:.*}", greet)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    yield f"{host}:{port}"
    await runner.cleanup()


async def test_aiohttp_connects_where_we_say() -> None:
    """`_create_connection` makes every connection, with `_factory` on `_loop`; https and wss go in plain text."""
    with as_tried("aiohttp"):
        asked = list(inspect.signature(aiohttp.BaseConnector._create_connection).parameters)
        assert asked == ["self", "req", "traces", "timeout"]
        async with plain_server() as address, aiohttp.ClientSession(connector=LoopbackConnector(address)) as http:
            async with http.get("https://discord.com/api") as answer:
                assert await answer.text() == "discord.com/api"
            async with http.ws_connect("wss://gateway.discord.gg/") as socket:
                assert await socket.receive_str() == "gateway.discord.gg"


# discord.py: commands made from data.


def test_discord_reads_options_off_a_signature() -> None:
    """A callback's `__signature__` gives the command its options, whatever the function itself takes."""

    async def run(interaction: Interaction, **given: Any) -> None: ...

    usual = inspect.Parameter.POSITIONAL_OR_KEYWORD
    with as_tried("discord.py"):
        run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
            [
                inspect.Parameter("interaction", usual, annotation=Interaction),
                inspect.Parameter("value", usual, annotation=str),
                inspect.Parameter("table", usual, default=None, annotation=str | None),
                inspect.Parameter("channel", usual, default=None, annotation=discord.TextChannel | None),
            ]
        )
        command = made_of(run)
        kinds = discord.AppCommandOptionType
        assert [(one.name, one.type, one.required) for one in command.parameters] == [
            ("value", kinds.string, True),
            ("table", kinds.string, False),
            ("channel", kinds.channel, False),
        ]


async def either(interaction: Interaction, value: str, table: str | None = None) -> None: ...


def made_of(callback: Any) -> app_commands.Command[Any, Any, None]:
    return app_commands.Command(name="try", description="A try", callback=cast(Any, callback))


def test_discord_decorates_a_finished_command() -> None:
    """`describe` and `choices` do the same in public; whom `describe` does not name it leaves without words."""
    with as_tried("discord.py"):
        command = made_of(either)
        app_commands.describe(value="What to set", table="Which table")(command)
        app_commands.choices(value=[app_commands.Choice(name="On", value="on")])(command)
        assert sent(command) == [("What to set", [{"name": "On", "value": "on"}]), ("Which table", None)]


def sent(command: app_commands.Command[Any, Any, None]) -> list[tuple[str, Any]]:
    """Each option's words and choices, as Discord gets them."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return [(one["description"], one.get("choices")) for one in command.to_dict(tree)["options"]]


# discord.py: what tests and measurements look into.


class Dynamic(ui.DynamicItem[ui.Button[Any]], template=r"try:(?P<n>\d+)"): ...


async def test_discord_keeps_views_where_we_count_them() -> None:
    """The store behind a client: views, those bound to messages, modals, dynamic items."""
    with as_tried("discord.py"):
        bot = commands.AutoShardedBot(commands.when_mentioned, intents=discord.Intents.none())
        before = kept_views(bot)
        assert set(before.values()) == {0}
        view = ui.View(timeout=None)
        view.add_item(ui.Button(custom_id="fixed"))
        bot.add_view(view, message_id=5)
        bot.add_dynamic_items(Dynamic)
        bot._connection.store_view(ui.Modal(title="A form", custom_id="form"))
        assert kept_views(bot) == {"views": 1, "messages": 1, "modals": 1, "dynamic": 1}


def one_button() -> Sent:
    return view_of(row(Press(2, "Again", "again")))


async def test_discord_neither_keeps_nor_times_a_finished_view() -> None:
    """`is_finished` is asked on every way by which a view goes out; a click on it is left to us."""
    async with Stage(World(rates=Rates.off())) as stage:
        bot, alice = Bot(stage.sandbox.address), stage.person("Alice")

        @bot.listen("on_interaction")
        async def pressed(interaction: discord.Interaction) -> None:
            if interaction.type is discord.InteractionType.component:
                await interaction.response.edit_message(view=one_button())

        @command(bot, "every")
        async def every(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=one_button(), ephemeral=True)
            await interaction.edit_original_response(view=one_button())
            panel = await interaction.followup.send(view=one_button(), ephemeral=True, wait=True)
            await panel.edit(view=one_button())
            assert isinstance(interaction.channel, discord.TextChannel)
            message = await interaction.channel.send(view=one_button())
            await message.edit(view=one_button())
            await interaction.channel.get_partial_message(message.id).edit(view=one_button())

        with as_tried("discord.py"):
            async with running(bot):
                before = kept_views(bot)
                await alice.slash("every")
                await until(lambda: len(alice.messages()) == 3)
                assert [(await alice.click("Again", on=one)).response for one in alice.messages()] == [7, 7, 7]
                assert bot.errors == []
                assert kept_views(bot) == before
                assert [task for task in asyncio.all_tasks() if "BaseView" in str(task.get_coro())] == []


def test_discord_completes_where_we_ask_it_to() -> None:
    """What the tree would call for a suggestion, and what it takes."""
    with as_tried("discord.py"):
        asked = inspect.signature(app_commands.Command._invoke_autocomplete).parameters
        assert list(asked) == ["self", "interaction", "name", "namespace"]


def test_discord_knows_how_long_it_waits_for_servers() -> None:
    """The option `guild_ready_timeout` ends up where the stories shorten it."""
    with as_tried("discord.py"):
        client = discord.AutoShardedClient(intents=discord.Intents.none(), guild_ready_timeout=0.5)
        assert client._connection.guild_ready_timeout == 0.5


def test_discord_warns_about_voice_once() -> None:
    """bot.py switches these off before the first client is made."""
    with as_tried("discord.py"):
        assert isinstance(discord.VoiceClient.warn_nacl, bool) and isinstance(discord.VoiceClient.warn_dave, bool)


def test_discord_keeps_the_errors_of_a_refusal() -> None:
    """The tests of the sandbox read their codes; the public text has only the sentences."""
    with as_tried("discord.py"):
        answer = cast(Any, SimpleNamespace(status=400, reason="Bad Request"))
        errors = {"components": {"_errors": [{"code": "COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}}
        assert discord.HTTPException(answer, {"code": 50035, "errors": errors})._errors == errors


# discord.py: gateway sessions that one process takes over from another (cogs/services/arrivals.py, resumed.py,
# gateway_sessions.py).


class Sharded(commands.AutoShardedBot):
    """Answers nothing; what arrives is counted by the name of the task in which it is heard."""

    def __init__(self, address: str) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            connector=LoopbackConnector(address),
            guild_ready_timeout=0.05,
        )
        self.heard: list[str] = []
        command = app_commands.Command[Any, Any, None](name="try", description="A try", callback=self.tried)
        self.tree.add_command(command)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None: ...

    def _note(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.heard.append(task.get_name())

    async def tried(self, interaction: discord.Interaction) -> None:
        self._note()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self._note()

    async def on_app_command_completion(self, interaction: discord.Interaction, done: Any) -> None:
        self._note()


@asynccontextmanager
async def sharded() -> AsyncIterator[tuple[Sharded, Stage]]:
    async with Stage(World(rates=Rates.off())) as stage:
        bot = Sharded(stage.sandbox.address)
        await bot.login("sandbox")
        await bot.tree.sync()
        connecting = asyncio.create_task(bot.connect())
        try:
            await bot.wait_until_ready()
            yield bot, stage
        finally:
            await bot.close()
            await connecting


async def test_discord_lets_us_stand_before_what_arrives() -> None:
    """All connections look into one table of parsers; an interaction is made of what they get and a bot's state, and a
    tree takes it. The tasks have names.
    """
    with as_tried("discord.py"):
        async with sharded() as (bot, stage):
            arrived: list[Any] = []
            bot._connection.parsers["INTERACTION_CREATE"] = arrived.append
            alice = stage.person("Alice")
            await alice.person.slash(alice.at, "try", wait=False)
            await until(lambda: arrived)
            interaction: Interaction = discord.Interaction(data=arrived[0], state=bot._connection)
            bot.tree._from_interaction(interaction)
            bot.dispatch("interaction", interaction)
            await until(lambda: len(bot.heard) == len(ANSWERING))
            assert sorted(bot.heard) == sorted(ANSWERING) and not interaction.response.is_done()


async def test_discord_tells_shards_and_their_sessions() -> None:
    """Behind what is public of a shard is the shard itself: its connection, with session, sequence and address, and the
    task that listens to it. Without that task a connection can be closed with any code, and stays closed.
    """
    with as_tried("discord.py"):
        async with sharded() as (bot, stage):
            shard = bot.shards[0]._parent
            (session,) = stage.world.hub.sessions.values()
            assert (shard.ws.session_id, shard.ws.sequence) == (session.id, session.seq)
            assert str(shard.ws.gateway).startswith("wss://")
            (beating,) = [one for one in threading.enumerate() if isinstance(one, KeepAliveHandler)]
            assert beating.ws is shard.ws and beating.ws._connection is bot._connection
            shard._cancel_task()
            await shard.ws.close(4000)
            await until(lambda: session.line is None and not beating.is_alive())
            assert list(stage.world.hub.sessions) == [session.id] and stage.world.hub.resumed == 0


async def test_discord_resumes_any_session_we_name() -> None:
    """The first event that it waits for is HELLO, so that all others find the parsers that we give it."""
    with as_tried("discord.py"):
        async with sharded() as (bot, stage):
            own = bot.shards[0]._parent.ws
            socket = await DiscordWebSocket.from_client(
                bot, resume=True, gateway=own.gateway, shard_id=0, session=own.session_id, sequence=1
            )
            heard: list[str] = []
            names = ("GUILD_CREATE", "RESUMED")
            socket._discord_parsers = {name: lambda _, name=name: heard.append(name) for name in names}
            while "RESUMED" not in heard:
                await socket.poll_event()
            assert heard == ["GUILD_CREATE", "RESUMED"] and stage.world.hub.resumed == 1
            stage.world.hub.invalidate()
            with pytest.raises(ReconnectWebSocket) as lost:
                await socket.poll_event()
            assert not lost.value.resume


async def test_discord_keeps_the_roles_that_came_along() -> None:
    """Also of a server of which nothing is known; `roles` are only those that the server is known to have."""
    with as_tried("discord.py"):
        client = discord.Client(intents=discord.Intents.none())
        guild = discord.Guild._create_unavailable(state=client._connection, guild_id=1, data=None)
        data: Any = {"user": {"id": "5", "username": "a", "discriminator": "0", "avatar": None}, "roles": ["7", "9"]}
        member = discord.Member(data=data | {"joined_at": None, "flags": 0}, guild=guild, state=client._connection)
        assert roles_of(cast(Any, SimpleNamespace(user=member))) == {7, 9}


# The locks.


def listed(name: str) -> list[Requirement]:
    """The requirements in one of our files, without comments, hashes and what other files add."""
    lines = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    bare = (re.split(r" #|^#| --hash", line)[0].strip() for line in lines)
    return [Requirement(line) for line in bare if line and not line.startswith("-r ")]


def pinned(name: str, python: str) -> dict[NormalizedName, str]:
    """What a lock installs on one Python, on Linux."""
    where = {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": "linux"}
    return {
        canonicalize_name(one.name): str(one.specifier).removeprefix("==")
        for one in listed(name)
        if one.marker is None or one.marker.evaluate(where)
    }


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", ["requirements", "requirements-dev"])
def test_the_locks_fit_the_ranges(name: str, python: str) -> None:
    """Every range is met by the one version in its lock: `make lock` follows a changed range."""
    exact = pinned(f"{name}.lock", python)
    for wanted in listed(f"{name}.txt"):
        found = exact.get(canonicalize_name(wanted.name))
        assert found and wanted.specifier.contains(found, prereleases=True), f"{wanted} but {found}: make lock"


@pytest.mark.parametrize("python", PYTHONS)
def test_the_bot_is_tested_with_what_it_runs_on(python: str) -> None:
    """The development lock holds the bot's own, version by version."""
    assert pinned("requirements.lock", python).items() <= pinned("requirements-dev.lock", python).items()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_the_locks_are_for_everybody(name: str) -> None:
    """Exact versions with hashes, from wherever pip is told to look: no index, no path."""
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.findall(r"://|^\s*--(?!hash=sha256:)|@ ", text, re.MULTILINE)
    entries = [line for line in text.replace("\\\n", " ").splitlines() if re.match(r"\w", line)]
    assert entries and all("==" in line and "--hash=sha256:" in line for line in entries)
