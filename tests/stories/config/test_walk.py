"""All commands as somebody who is banned; every refusal has its text; the tree within Discord's limits."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from games.host.rows import Status
from games.registry import GAMES
from tests.stories.evening import Evening
from texts.catalogue import texts

ROOT = Path(__file__).resolve().parents[3]
BANNED = "refused-banned-until-why"
MODERATORS = "refused-moderators-only"


def leaves(bot):
    return [one for one in bot.tree.walk_commands() if not hasattr(one, "commands")]


def given(command, bot, table):
    """Something for each option that must be there."""
    options = {}
    for parameter in command.parameters:
        if parameter.name == "table":
            options["table"] = str(table)
        elif parameter.required:
            kind = parameter.type.name
            options[parameter.name] = {"user": bot, "integer": 1, "string": "loveletter"}.get(kind, "1")
    return options


async def test_somebody_banned_walks_through_all_commands(evening, mod, alice, ben, told):
    """They read, leave and look after their data; they open and join nothing; no command fails or stays silent."""
    await evening.sit_down(alice, ben, robots=1, tokens_to_win=9)
    await alice.slash("play", game="loveletter")
    await mod.slash("moderate ban", user=ben.user, hours=9, reason="tea")
    cells: dict[str, str] = {}
    for where in ("#general", "dm"):
        for command in leaves(evening.bot):
            name = command.qualified_name
            told.clear()
            options = given(command, alice.user, 1)
            outcome = await ben.slash(name, where=where, force=True, **options)
            assert not outcome.failed, name
            if where != "dm":
                cells[name] = told[-1] if told else "."
    assert "refused-bug" not in cells.values()
    assert {name for name, cell in cells.items() if cell == BANNED} == {"play", "table return"}
    assert all(cells[name] == MODERATORS for name in cells if name.split()[0] in ("config", "moderate"))
    for name in ("help", "tables", "rules", "preferences", "privacy export", "privacy delete", "table show"):
        assert cells[name] == ".", name
    for game in GAMES:
        moves = {cell for name, cell in cells.items() if name.split()[0] == game}
        allowed = {"refused-you-left", "refused-other-game", "inkognito-refused-notebook", "."}
        assert moves <= allowed, (game, moves)
    await ben.click("Join", on=evening.lobby_message(ben, 2))
    assert told[-1] == BANNED
    state = await evening.look()
    assert state.status is Status.PLAYING and len((await evening.look(2)).seats) == 1


ROLES = ("stranger", "player", "host", "moderator", "banned")
READING = ("hand", "table show", "table log", "tables", "help", "rules")


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_of_every_game_for_everybody(evening, mod, alice, ben, told, game):
    """Each of the game's commands, in the server and in direct messages, and every public button: always an answer."""
    more = [evening.person(f"P{number}") for number in range(max(GAMES[game].seats[0] - 2, 0))]
    people = dict(zip(ROLES, (evening.person("Zoe"), ben, alice, mod, evening.person("Bart")), strict=True))
    await evening.sit_down(*[alice, ben, *more][: GAMES[game].seats[-1]], game=game)
    await mod.slash("moderate ban", user=people["banned"].user, hours=9, reason="tea")
    commands = [one for one in leaves(evening.bot) if one.qualified_name.split()[0] == game]
    commands += [one for one in leaves(evening.bot) if one.qualified_name in READING]
    for role, who in people.items():
        for command in commands:
            for where in ("#general", "dm"):
                told.clear()
                options = given(command, alice.user, 1)
                outcome = await who.slash(command.qualified_name, where=where, force=True, **options)
                assert not outcome.failed and "refused-bug" not in told, (role, command.qualified_name, where)
                outside = role not in ("player", "host") and command.get_parameter("table") is not None
                public = command.qualified_name in ("table show", "table log") or command.name == "zoom"
                if outside and not public:
                    assert told, (role, command.qualified_name, "somebody who does not sit there gets no hand")
        message = evening.table_message(who)
        for button in message.buttons:
            told.clear()
            outcome = await who.click(button.custom_id, on=message, force=True)
            assert not outcome.failed and "refused-bug" not in told, (role, button.label)


async def test_a_rematch_leaves_out_who_is_banned(evening, mod, alice, ben, told):
    await evening.sit_down(alice, ben, robots=1)
    await evening.play_out(alice, ben, turn=evening.by_buttons)
    await mod.slash("moderate ban", user=ben.user, hours=9, reason="tea")
    await ben.slash("table rematch", table="1")
    assert told[-1] == BANNED
    await alice.slash("table rematch", table="1")
    assert [chair.name for chair in (await evening.look(2)).seats] == ["Alice", "Ada"]


def refusals() -> dict[str, set[str]]:
    """Every key that the code refuses with, and the facts it gives."""
    found: dict[str, set[str]] = {}
    for folder in ("cogs", "games/host"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and re.fullmatch(r"refused(-[a-z]+)+", str(node.value)):
                    found.setdefault(str(node.value), set())
    return found


def test_every_refusal_has_a_sentence_that_says_what_to_do():
    say = texts()
    keys = refusals()
    assert len(keys) > 60
    for key in sorted(keys):
        whole = [one for one in say.keys(key) if one == key or key.endswith("-")]
        assert say.has(key) or whole, key
    for key in say.keys("refused-"):
        pattern = str(say._pattern(key)[1])
        assert pattern, key
    for file in sorted((ROOT / "texts/en").glob("*.ftl")):
        for key, sentence in re.findall(r"^(refused-[a-z-]+) = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            assert sentence[0].isupper() or sentence[0] in '"{', key
            assert sentence.rstrip()[-1] in ".!?…" or sentence.endswith("->"), key
            assert len(sentence) < 260, key


def weight(command) -> int:
    total = len(command["name"]) + len(command.get("description") or "")
    total += sum(len(choice["name"]) + len(str(choice["value"])) for choice in command.get("choices") or [])
    return total + sum(weight(option) for option in command.get("options") or [])


async def test_within_the_limits_with_all_games(evening):
    tree = {command.name: command.to_dict(evening.bot.tree) for command in evening.bot.tree.get_commands()}
    assert set(GAMES) <= set(tree) and len(tree) <= 100
    for name, command in tree.items():
        assert weight(command) <= 8000, (name, weight(command))
        assert len(command.get("options") or []) <= 25, name
    assert len(tree["config"]["options"]) >= len(evening.bot.desk.settings) + 4


async def test_the_panel_fits_with_everything_set(tmp_path):
    """The longest values at once: still one message within Discord's limits."""
    async with Evening(tmp_path) as evening:
        mod = evening.person("Mod", moderator=True)
        desk, guild = evening.bot.desk, int(evening.stage.guild.id)
        many = [10**18 + number for number in range(25)]
        for key in ("channels", "openers", "joiners"):
            await desk.settings.change(key, guild, 0, many, 1)
        everything = {
            key: {option.key: option.default for option in game.options} for key, game in desk.house.games.items()
        }
        await desk.settings.change("defaults", guild, 0, everything, 1)
        await mod.slash("config panel")
        assert "**Options of new tables**" in mod.panel().text
        await mod.slash("config show")
        assert "**Log channel**" in mod.panel().text
        for key in desk.settings:
            await mod.slash("config panel")
            await mod.choose("What do you want to change?", key, on=mod.panel())
