"""The command tree as Discord takes it: sizes, texts, and when it is written."""

from __future__ import annotations

import re
import threading

import pytest
from discord.ext import commands

import bot as composition
from bot import EXTENSIONS
from sandbox import World
from sandbox.rates import Rates
from tests.stories.evening import Evening, until

NAME = re.compile(r"^[-_'\w]{1,32}$")


@pytest.fixture
def tree(evening):
    return [command.to_dict(evening.bot.tree) for command in evening.bot.tree.get_commands()]


def weight(command) -> int:
    """Characters of names, descriptions and values, the longest localisation counted."""

    def longest(one, field):
        spoken = [str(one.get(field) or ""), *((one.get(f"{field}_localizations") or {}).values())]
        return max(len(word) for word in spoken)

    total = longest(command, "name") + longest(command, "description")
    total += sum(longest(choice, "name") + len(str(choice["value"])) for choice in command.get("choices") or [])
    return total + sum(weight(option) for option in command.get("options") or [])


def every(command):
    yield command
    for option in command.get("options") or []:
        yield from every(option)


async def test_sizes(tree):
    assert len(tree) <= 100
    for command in tree:
        assert weight(command) <= 8000, command["name"]
        for part in every(command):
            assert len(part.get("options") or []) <= 25 and len(part.get("choices") or []) <= 25
            assert NAME.match(part["name"]) and part["name"] == part["name"].lower()
            assert part.get("type") == 3 or 1 <= len(part["description"]) <= 100, part["name"]
            assert part["description"] not in ("…", ""), f"{command['name']} {part['name']} has no description"


async def test_every_setting_has_a_command(tree, evening):
    config = next(command for command in tree if command["name"] == "config")
    assert {option["name"] for option in config["options"]} >= {"show", *evening.bot.desk.settings}


async def test_every_cog_is_there(evening):
    assert set(evening.bot.extensions) == set(EXTENSIONS)


async def test_written_only_when_they_changed(tmp_path):
    world = World(rates=Rates.off())
    async with Evening(tmp_path, world=world) as evening:
        assert len(world.record.of("PUT")) == 1
        await evening.close()
        await evening.open()
        assert len(world.record.of("PUT")) == 1, "the second start writes nothing"
        await evening.close()
        await forget(evening)
        await evening.open()
        assert len(world.record.of("PUT")) == 2


async def forget(evening):
    """As if another version had written them."""
    from data.sqlite.database import Database

    database = await Database.open(evening.database)
    await database.set_setting("bot", "commands", "older", 0, 0)
    await database.close()


async def test_a_bot_that_cannot_start_leaves_no_thread_behind(tmp_path, monkeypatch):
    """Else nothing would ever end, and nobody would read why."""
    before = set(threading.enumerate())
    monkeypatch.setattr(composition, "EXTENSIONS", ["cogs.nowhere"])
    with pytest.raises(commands.ExtensionNotFound):
        async with Evening(tmp_path):
            pass
    # SQLite's threads say that they are done a moment before they end.
    await until(lambda: not {one for one in threading.enumerate() if not one.daemon} - before)
