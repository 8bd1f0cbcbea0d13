"""Behind the wall: what a table does and shows is for those who sat at it or can see where it is played.

Walks over every command and every control there is: one that names a table must answer people beyond the wall as if
there were no such table, and one that names none must be listed here.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import product
from typing import Any, get_origin

import pytest

from cogs.ui.controls import Control, Person
from games.host.rows import Status
from sandbox import admin, permissions
from sandbox.model import COMPONENT, Overwrite
from tests.stories.rights import (
    COMMANDS,
    CONTROLS_FOR_MODERATORS,
    FOR_MODERATORS,
    LOBBY,
    MODERATORS,
    OTHER_GAMES,
    RUNNING,
    SELECTS,
    SETTINGS,
    Cast,
    all_commands,
    arguments,
    control_arguments,
)

NOWHERE = 999_999
UNKNOWN = "refused-unknown-table"
BUTTON, WORDS, PEOPLE = 2, 3, 5

BEYOND = ("moderator elsewhere", "without access", "in a direct message", "gone")

COMMANDS_WITHOUT_A_TABLE = {
    *(
        "play",
        "tables",
        "help",
        "about",
        "rules",
        "preferences",
        "stats",
        "leaderboard",
        "privacy export",
        "privacy delete",
    ),
    "camelot etiquette",
    *("config panel", "config show", "config reset", "config audit"),
    *("moderate tables", "moderate ban", "moderate unban", "moderate bans", "moderate history"),
    *("operator status", "operator notice"),
}
"""Beside the settings, of which each has one."""

CONTROLS_WITHOUT_A_TABLE = {
    *("explain", "forget-me", "never-mind", "pref", "rules", "topic"),
    *("cfg", "cfg-default", "cfg-file", "cfg-form", "cfg-ids", "cfg-open", "cfg-reset", "cfg-scope", "cfg-set"),
    *("cfg-typed", "mod-bans", "mod-history", "op-notice"),
}

ELSEWHERE = {
    "play": ".",
    "tables": ".",
    "config show": ".",
    "moderate tables": ".",
    "moderate bans": ".",
    "moderate history": ".",
    "moderate end": UNKNOWN,
    "table move": UNKNOWN,
    "table rematch": "refused-rematch-elsewhere",
    "rematch": "refused-rematch-elsewhere",
    **{f"config {key}": "." for key in SETTINGS},
}
"""What somebody who plays at the table hears in a server of their own; all else is as at the table."""


@pytest.fixture
def beyond(cast, evening):
    """People who must not reach a table in #general, and where each of them is."""
    world, guild = evening.stage.world, evening.stage.guild
    ben = cast.people["player"]
    other = admin.make_guild(world, "Elsewhere", ben.user)
    there = evening.stage.channel("general", other)
    otto = evening.person("Otto", guild=other, moderator=True)
    nora, dora, gil = (evening.person(name) for name in ("Nora", "Dora", "Gil"))
    hide(evening, "general", nora)
    nora.goes("games")
    dora.at = dora.person.open_dm()
    admin.join_guild(world, other, gil.user)
    admin.leave_guild(world, guild, gil.user)
    gil.at = there
    cast.people |= dict(zip(BEYOND, (otto, nora, dora, gil), strict=True))
    return there


def hide(evening, channel, *people, hidden=True):
    """These people cannot see a channel, or can again."""
    bits = permissions.VIEW_CHANNEL if hidden else 0
    for one in people:
        admin.set_overwrite(evening.stage.world, evening.stage.channel(channel), Overwrite(one.id, 1, deny=bits))


# Every control, written from its types.


def ids_of(control: type[Control], table: int) -> list[str]:
    """Every id of a control at a table that differs in one of a few words."""
    values: list[list[str]] = []
    for part in control.parts:
        if part.name == "table":
            values.append([str(table)])
        elif get_origin(part.kind) is tuple:
            continue
        elif part.kind in (int, str):
            values.append(["0"])
        else:
            assert issubclass(part.kind, StrEnum)
            values.append(list(part.kind))
    return [":".join([control.verb, *way]) for way in product(*values)]


def pressed(bot, written: str, person) -> dict[str, Any]:
    """The data of a click on a control: of the kind that it stands on."""
    kind = bot.desk.switchboard._answers[written.partition(":")[0]].chosen
    if kind is None:
        return {"component_type": BUTTON, "custom_id": f"p:{written}"}
    if kind is Person:
        users = {person.id: {"id": person.id, "username": person.user.name, "discriminator": "0", "avatar": None}}
        return {
            "component_type": PEOPLE,
            "custom_id": f"u:{written}",
            "values": [person.id],
            "resolved": {"users": users},
        }
    return {"component_type": WORDS, "custom_id": f"s:{written}", "values": ["0"]}


async def heard(cast: Cast, role: str, table: int, act) -> tuple[str, str]:
    """What came of it, and the words in which it was said."""
    cell = await cast.cell(role, table, act)
    return cell, cast.people[role].panel().text


def required(command) -> dict[str, object]:
    """Something for each option that must be given, but for the table."""
    words = {"text": "x", "name": "x", "seat": 1, "value": "", "player": "Ben", "user": "Ben"}
    given: dict[str, object] = {}
    for option in command.parameters:
        if option.required and option.name != "table":
            given[option.name] = option.choices[0].value if option.choices else words[option.name]
    return given


@pytest.mark.parametrize("role", BEYOND)
@pytest.mark.parametrize("over", [False, True])
async def test_no_command_reaches_over_the_wall(cast, evening, beyond, role, over):
    table = await cast.game()
    if over:
        await evening.house.seats.end(table, 0, moderator=True)
    found = [one for one in evening.bot.tree.walk_commands() if not hasattr(one, "commands")]
    without = {one.qualified_name for one in found if not one.get_parameter("table")}
    assert without == COMMANDS_WITHOUT_A_TABLE | {f"config {key}" for key in evening.bot.desk.settings}
    for command in found:
        if command.qualified_name in without:
            continue
        answers = []
        for number in (table, NOWHERE):
            given = {**required(command), "table": str(number)}

            async def act(who, name=command.qualified_name, given=given):
                return await who.slash(name, force=True, **given)

            answers.append(await heard(cast, role, table, act))
        assert answers[0] == answers[1], command.qualified_name
        assert answers[0][0] in (UNKNOWN, MODERATORS), command.qualified_name


@pytest.mark.parametrize("role", BEYOND)
@pytest.mark.parametrize("over", [False, True])
async def test_no_control_reaches_over_the_wall(cast, evening, beyond, role, over):
    table = await cast.game()
    if over:
        await evening.house.seats.end(table, 0, moderator=True)
    controls = evening.bot.desk.switchboard.controls()
    at_tables = {verb for verb, one in controls.items() if any(part.name == "table" for part in one.parts)}
    assert set(controls) - at_tables == CONTROLS_WITHOUT_A_TABLE
    for verb in sorted(at_tables):
        for written in zip(ids_of(controls[verb], table), ids_of(controls[verb], NOWHERE), strict=True):
            answers = []
            for one in written:

                async def act(who, one=one):
                    return await who.forge(COMPONENT, pressed(evening.bot, one, cast.people["stranger"]))

                answers.append(await heard(cast, role, table, act))
            assert answers[0] == answers[1], written
            # The list of the moderators' own server has no table of another one, whatever number is asked for.
            own_list = verb == "mod" and role == "moderator elsewhere"
            assert answers[0][0] in (UNKNOWN, MODERATORS) or own_list, (written, answers)


@pytest.mark.parametrize("role", BEYOND)
async def test_no_suggestion_tells_of_a_table_beyond_the_wall(cast, evening, beyond, role):
    await evening.house.seats.end(await cast.game(), 0, moderator=True)
    await cast.game()
    who, asked = cast.people[role], 0
    for command in evening.bot.tree.walk_commands():
        games = {"loveletter", *OTHER_GAMES}
        for option in getattr(command, "parameters", ()):
            if not option.autocomplete or (option.name != "table" and command.qualified_name.split()[0] not in games):
                continue
            outcome = await who.person.autocomplete(who.at, command.qualified_name, option.name, "", force=True)
            assert not outcome.failed and outcome.choices == [], (command.qualified_name, option.name)
            asked += 1
    assert asked > 40


async def test_no_list_tells_of_a_table_beyond_the_wall(cast, evening, beyond):
    ben, nora, zoe = cast.people["player"], cast.people["without access"], cast.people["stranger"]
    over = await cast.game()
    await evening.house.play.concede(over, int(ben.id))
    await evening.house.play.concede(over, int(cast.people["host"].id))
    assert (await evening.look(over)).status is Status.OVER
    await cast.game()
    for who, sees in ((zoe, True), (nora, False)):
        await who.slash("tables")
        assert ("No table is open here" not in who.panel().text) == sees
        await who.slash("stats", player=ben.user)
        assert "### Ben in this server" in who.panel().text
        assert (f"table {over}" in who.panel().text) == sees
        await who.slash("replay")
        assert ("No game has been finished here yet" not in who.panel().text) == sees


# Those who play keep what their seat gives them, and get no more from a server of their own.


async def test_a_player_gains_nothing_by_commands_in_a_server_of_their_own(cast, evening, beyond):
    ben, wrong = cast.people["player"], {}
    assert set(all_commands(evening.bot)) >= set(COMMANDS)
    for command, expected in COMMANDS.items():
        table = await cast.game()
        ben.at = beyond

        async def act(who, command=command, table=table):
            return await who.slash(command, force=True, **arguments(command, table, cast))

        cell = await cast.cell("player", table, act)
        if cell != ELSEWHERE.get(command, expected[1]):
            wrong[command] = cell
        await evening.house.seats.end(table, 0, moderator=True)
    assert wrong == {}


@pytest.mark.parametrize("place", ["their own server", "a direct message"])
async def test_a_player_gains_nothing_by_controls_in_a_server_of_their_own(cast, evening, beyond, place):
    ben, wrong = cast.people["player"], {}
    ben.at = beyond if place == "their own server" else ben.person.open_dm()
    # In a direct message every message is a panel: the refusal stands in the hand, as it stands.
    elsewhere = {**ELSEWHERE, "advise": "."} if place == "a direct message" else ELSEWHERE
    for verb, expected in {**LOBBY, **RUNNING}.items():
        table = await (cast.lobby() if verb in LOBBY else cast.game())
        written = ":".join(map(str, [verb.split()[0], *control_arguments(verb, await evening.look(table))]))

        async def act(who, written=written):
            data = pressed(evening.bot, written, cast.people["stranger"])
            if "values" in data:
                data["values"] = [SELECTS[written.partition(":")[0]]]
            return await who.forge(COMPONENT, data)

        cell = await cast.cell("player", table, act)
        if cell != elsewhere.get(verb, expected[1]):
            wrong[verb] = cell
        if (await evening.look(table)).status.live and verb not in LOBBY:
            await evening.house.seats.end(table, 0, moderator=True)
    assert wrong == {}


async def test_moderators_of_another_server_moderate_nothing_here(cast, evening, beyond):
    """Not even at a table where they play."""
    ben = cast.people["player"]
    ben.at = beyond
    table = await cast.game()
    controls = evening.bot.desk.switchboard.controls()
    theirs = [verb for verb in controls if verb.split("-")[0] in CONTROLS_FOR_MODERATORS]
    for written in [one for verb in theirs for one in ids_of(controls[verb], table)]:

        async def act(who, written=written):
            return await who.forge(COMPONENT, pressed(evening.bot, written, cast.people["stranger"]))

        assert await cast.cell("player", table, act) != "+", written
    assert FOR_MODERATORS == ("config", "moderate")
