"""The command tree as Discord takes it: sizes, texts, and when it is written."""

from __future__ import annotations

import re
import threading

import pytest
from discord.ext import commands

import bot as composition
from bot import EXTENSIONS
from cogs.ui.translator import KEY, Translations
from sandbox import World
from sandbox.rates import Rates
from tests import pseudo
from tests.stories.evening import Evening, until
from texts.catalogue import language_of, texts

ITSELF = ("Parlour", "Discord", "Italiano", "Svenska", "Esperanto", "English")
NAME = re.compile(r"^[-_'\w]{1,32}$")


class Untrimmed(Translations):
    """Every text as its file has it, however long."""

    async def translate(self, string, locale, context):
        if await super().translate(string, locale, context) is None:
            return None
        return texts(language_of(locale.value))(string.extras[KEY])


@pytest.fixture
async def tree(evening):
    """In all the languages that there are."""
    bot, spoken = evening.bot, Untrimmed()
    return [await command.get_translated_payload(bot.tree, spoken) for command in bot.tree.get_commands()]


def paths(commands):
    """What has to be typed for each of them."""
    for command in commands:
        inner = [option for option in command["options"] if option["type"] in (1, 2)]
        yield from (f"{command['name']} {path}" for path in paths(inner)) if inner else (command["name"],)


def weight(command) -> int:
    """Characters of names, descriptions and values, the longest localisation counted."""

    def longest(one, field):
        spoken = [str(one.get(field) or ""), *((one.get(f"{field}_localizations") or {}).values())]
        return max(len(word) for word in spoken)

    total = longest(command, "name") + longest(command, "description")
    total += sum(longest(choice, "name") + len(str(choice["value"])) for choice in command.get("choices") or [])
    return total + sum(weight(option) for option in command.get("options") or [])


def localised(named):
    return {**(named.get("name_localizations") or {}), **(named.get("description_localizations") or {})}


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
            for named in (part, *(part.get("choices") or [])):
                for locale, text in localised(named).items():
                    assert 1 <= len(text) <= 100, f"{command['name']} {part['name']} in {locale}: {text}"


async def test_choices_are_told_apart_in_every_language(tree):
    for command in tree:
        for part in every(command):
            names = [choice["name"] for choice in part.get("choices") or []]
            for locale in {locale for choice in part.get("choices") or [] for locale in localised(choice)}:
                own = [localised(choice).get(locale, choice["name"]) for choice in part["choices"]]
                assert len({*own}) == len(names), f"{command['name']} {part['name']} in {locale}: {own}"


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


async def test_a_changed_translation_is_written(tmp_path, with_pseudo):
    """A language that was dropped in is on Discord after the next start."""
    world = World(rates=Rates.off())
    async with Evening(tmp_path, world=world) as evening:
        await evening.close()
        with pseudo.spoken(with_pseudo):
            await evening.open()
            assert len(world.record.of("PUT")) == 2
            await evening.close()
            await evening.open()
            assert len(world.record.of("PUT")) == 2


async def test_everything_is_said_in_the_language_of_ones_discord(a_sixth_language, evening):
    """Descriptions, options and choices; what is typed stays as it is, and no copy of English is sent."""
    stranger, alice = evening.person("Stranger", moderator=True, locale=pseudo.LOCALE), evening.person("Alice")
    for sent in evening.stage.world.commands[None].values():
        for part in every(sent):
            assert not part.get("name_localizations"), "clients lose subcommands over translated names"
            for named in (part, *(part.get("choices") or [])):
                assert not {"en-GB", "en-US"} & localised(named).keys()
    for command in paths(evening.stage.world.commands[None].values()):
        if command.startswith("operator"):
            continue
        for line in stranger.hint(command):
            said = re.sub("^[a-z]+: ", "", line)
            assert not pseudo.english_in(said, *ITSELF), f"/{command}: {line}"
    assert alice.hint("table kick") == [
        "Host: give a player's seat to a robot",
        "player: Whose seat",
        "table: Which table, if you sit at several",
    ]
    hint = stranger.hint("moderate ban")
    assert hint[-2:] == [texts(pseudo.PSEUDO)(f"command-moderate-ban.seats-{fate}") for fate in ("robot", "keep")]


async def test_choices_are_picked_by_what_they_are_called(a_sixth_language, evening):
    stranger = evening.person("Stranger", moderator=True, locale=pseudo.LOCALE)
    say = texts(pseudo.PSEUDO)
    await stranger.slash("preferences", hands=say("preference-hands.dm"))
    assert (await evening.bot.desk.preferences.of(int(stranger.id)))["hands"] == "dm"
    await stranger.slash("config threads", value=say("config-off"))
    assert (await evening.bot.desk.settings.found("threads", int(evening.stage.guild.id), 0)).value is False
    await stranger.slash("config threads", value="on")
    assert (await evening.bot.desk.settings.found("threads", int(evening.stage.guild.id), 0)).value is True
    await stranger.slash("rules", game=say("coup"))
    assert say("coup-rules-overview.title") in stranger.panel().text


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
