"""Modals, choices and commands Discord refuses, row by row, over the wire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.wire import Json, Wire, button, check, refusal, row, select

MODAL = {"title": "t", "custom_id": "m"}


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "l", "component": component} | more


def entry(**more: Any) -> Json:
    return {"type": 4, "custom_id": "i", "style": 1} | more


def group(kind: int, n: int) -> Json:
    return {"type": kind, "custom_id": "g", "options": [{"label": str(i), "value": str(i)} for i in range(n)]}


BAD_MODALS: dict[str, tuple[Any, ...]] = {
    "title": (MODAL | {"title": "t" * 46, "components": [label(entry())]}, "data.title"),
    "custom_id": (MODAL | {"custom_id": "m" * 101, "components": [label(entry())]}, "data.custom_id"),
    "none": (MODAL | {"components": []}, "data.components"),
    "six": (
        MODAL | {"components": [label(entry(custom_id=str(i))) for i in range(6)]},
        "data.components",
    ),
    "label": (MODAL | {"components": [label(entry(), label="l" * 46)]}, "data.components.0.label"),
    "description": (
        MODAL | {"components": [label(entry(), description="l" * 101)]},
        "data.components.0.description",
    ),
    "value": (MODAL | {"components": [label(entry(value="v" * 4001))]}, "data.components.0.component.value"),
    "placeholder": (
        MODAL | {"components": [label(entry(placeholder="v" * 101))]},
        "data.components.0.component.placeholder",
    ),
    "old label": (
        MODAL | {"components": [row(entry(label="l" * 46))]},
        "data.components.0.components.0.label",
    ),
    "button": (
        MODAL | {"components": [label(button())]},
        "data.components.0.component.type",
        "BASE_TYPE_CHOICES",
    ),
    "radio of one": (MODAL | {"components": [label(group(21, 1))]}, "data.components.0.component.options"),
    "eleven ticks": (MODAL | {"components": [label(group(22, 11))]}, "data.components.0.component.options"),
    "no ticks": (MODAL | {"components": [label(group(22, 0))]}, "data.components.0.component.options"),
    "radio of eleven": (MODAL | {"components": [label(group(21, 11))]}, "data.components.0.component.options"),
    "eleven files": (
        MODAL | {"components": [label({"type": 19, "custom_id": "f", "max_values": 11})]},
        "data.components.0.component.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "26 options": (MODAL | {"components": [label(select(26))]}, "data.components.0.component.options"),
    "twice": (
        MODAL | {"components": [label(entry()), label(entry())]},
        "data.components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
}


@pytest.mark.parametrize("name", BAD_MODALS)
async def test_refused_modals(wire: Wire, name: str) -> None:
    data, path, *why = BAD_MODALS[name]
    interaction = wire.interact(2)
    check(await wire.answer(interaction, 9, data), path, *why or ["LENGTH"])
    assert (await wire.answer(interaction, 9, MODAL | {"components": [label(entry())]}))[0] == 200


async def test_callback_types_fit_the_interaction(wire: Wire) -> None:
    _, message = await wire.send({"content": "x", "components": [row(button())]})
    kept = wire.alice.at.messages[message["id"]]
    modal = MODAL | {"components": [label(entry())]}
    data: dict[int, Json] = {4: {"content": "x"}, 7: {"content": "y"}, 8: {"choices": []}, 9: modal}
    allowed = {
        2: {4, 5, 9},
        3: {4, 5, 6, 7, 9},
        4: {8},
        5: {4, 5},
    }
    for kind, good in allowed.items():
        for callback in range(4, 10):
            interaction = wire.interact(kind, message=kept if kind == 3 else None)
            status, answer = await wire.answer(interaction, callback, data.get(callback))
            assert (status == 200) == (callback in good), (kind, callback, answer)
            if callback not in good:
                check((status, answer), "type", "BASE_TYPE_CHOICES")
    from_button = wire.interact(5, message=kept)
    assert (await wire.answer(from_button, 7, {"content": "z"}))[0] == 200
    status, answer = await wire.answer(from_button, 4, {"content": "again"})
    assert (status, answer["code"]) == (400, 40060)
    status, answer = await wire.call("POST", "interactions/1/2/callback", {"type": 5}, auth=False)
    assert (status, answer["code"]) == (404, 10062)


async def test_autocomplete_choices(wire: Wire) -> None:
    choice = {"name": "n", "value": "v"}
    many = [choice | {"name": str(i)} for i in range(26)]
    check(await wire.answer(wire.interact(4), 8, {"choices": many}), "data.choices", "LENGTH")
    long = [choice | {"value": "v" * 101}]
    check(await wire.answer(wire.interact(4), 8, {"choices": long}), "data.choices.0.value", "LENGTH")
    long = [choice | {"name": "v" * 101}]
    check(await wire.answer(wire.interact(4), 8, {"choices": long}), "data.choices.0.name", "LENGTH")
    assert (await wire.answer(wire.interact(4), 8, {"choices": many[:25]}))[0] == 200


def cmd(**more: Any) -> Json:
    return {"name": "a", "description": "d", "type": 1} | more


def opt(name: str = "o", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "d"} | more


def long_in_russian(n: int) -> list[Json]:
    return [{"name": str(i), "value": str(i), "name_localizations": {"ru": "я" * 100}} for i in range(n)]


NAME, LENGTH, SHAPE = "APPLICATION_COMMAND_INVALID_NAME", "LENGTH", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
TWENTY_SIX = [{"name": str(i), "value": str(i)} for i in range(26)]
BAD_COMMANDS = {
    "upper case": (cmd(name="Play"), "0.name", NAME),
    "space": (cmd(name="play now"), "0.name", NAME),
    "long name": (cmd(name="a" * 33), "0.name", LENGTH),
    "no description": (cmd(description=""), "0.description", "REQUIRED"),
    "long description": (cmd(description="d" * 101), "0.description", LENGTH),
    "option upper case": (cmd(options=[opt("Game")]), "0.options.0.name", NAME),
    "option no description": (cmd(options=[opt(description="")]), "0.options.0.description", "REQUIRED"),
    "26 options": (cmd(options=[opt(f"o{i}") for i in range(26)]), "0.options", LENGTH),
    "26 choices": (cmd(options=[opt(choices=TWENTY_SIX)]), "0.options.0.choices", LENGTH),
    "choice name": (
        cmd(options=[opt(choices=[{"name": "n" * 101, "value": "v"}])]),
        "0.options.0.choices.0.name",
        LENGTH,
    ),
    "choice value": (
        cmd(options=[opt(choices=[{"name": "n", "value": "v" * 101}])]),
        "0.options.0.choices.0.value",
        LENGTH,
    ),
    "26 subcommands": (cmd(options=[opt(f"o{i}", type=1) for i in range(26)]), "0.options", LENGTH),
    "mixed": (cmd(options=[opt("a", type=1), opt("b")]), "0.options", SHAPE),
    "required last": (
        cmd(options=[opt("a"), opt("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "same option": (cmd(options=[opt("a"), opt("a")]), "0.options.1.name", "NAME_DUPLICATED"),
    "locale": (cmd(name_localizations={"eo": "a"}), "0.name_localizations", "BASE_TYPE_CHOICES"),
    "localised name": (cmd(name_localizations={"ru": "Доска"}), "0.name_localizations.ru", NAME),
    "localised description": (
        cmd(description_localizations={"ru": "я" * 101}),
        "0.description_localizations.ru",
        LENGTH,
    ),
    "localised option": (
        cmd(options=[opt(description_localizations={"sv-SE": "å" * 101})]),
        "0.options.0.description_localizations.sv-SE",
        LENGTH,
    ),
    "localised choice": (
        cmd(options=[opt(choices=[{"name": "n", "value": "v", "name_localizations": {"ru": "я" * 101}}])]),
        "0.options.0.choices.0.name_localizations.ru",
        LENGTH,
    ),
    "locale of a choice": (
        cmd(options=[opt(choices=[{"name": "n", "value": "v", "name_localizations": {"eo": "n"}}])]),
        "0.options.0.choices.0.name_localizations",
        "BASE_TYPE_CHOICES",
    ),
    "8000": (
        cmd(
            options=[
                opt(f"s{i}", type=1, options=[opt(f"o{j}", description="d" * 100) for j in range(4)]) for i in range(20)
            ]
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "8000 in the longest language": (
        cmd(options=[opt(f"o{i}", choices=long_in_russian(4)) for i in range(20)]),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "deep": (cmd(options=[opt("g", type=2, options=[opt("h", type=2, options=[])])]), "0.options.0.options", SHAPE),
    "choices and autocomplete": (
        cmd(options=[opt(autocomplete=True, choices=TWENTY_SIX[:1])]),
        "0.options.0.choices",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_refused_commands(wire: Wire, name: str) -> None:
    body, path, why = BAD_COMMANDS[name]
    check(await wire.call("PUT", f"applications/{wire.world.bot.id}/commands", [body]), path, why)
    assert wire.world.commands[None] == {}


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
async def test_so_many_commands_of_a_kind(wire: Wire, kind: int, most: int) -> None:
    described = {"description": "d"} if kind == 1 else {}
    many = [{"name": f"c{i}", "type": kind} | described for i in range(most + 1)]
    guild = f"guilds/{wire.stage.guild.id}/"
    for scope in ("", guild):
        path = f"applications/{wire.world.bot.id}/{scope}commands"
        assert refusal(await wire.call("PUT", path, many)) == (400, 30032)
        assert (await wire.call("PUT", path, many[:most]))[0] == 200
        assert refusal(await wire.call("POST", path, many[most])) == (400, 30032)
        assert (await wire.call("POST", path, many[0]))[0] == 200


async def test_two_hundred_new_commands_a_day(wire: Wire) -> None:
    path = f"applications/{wire.world.bot.id}/commands"
    for wave in "ab":
        assert (await wire.call("PUT", path, [cmd(name=f"{wave}{i}") for i in range(100)]))[0] == 200
    assert (await wire.call("PUT", path, [cmd(name=f"b{i}") for i in range(100)]))[0] == 200
    assert refusal(await wire.call("PUT", path, [cmd(name="c")])) == (400, 30034)
    real = wire.world.clock
    wire.world.clock = lambda: real() + 86401
    assert (await wire.call("PUT", path, [cmd(name="c")]))[0] == 200


async def test_command_sets(wire: Wire) -> None:
    path = f"applications/{wire.world.bot.id}/commands"
    check(await wire.call("PUT", path, [cmd(), cmd()]), "1.name", "DUPLICATE")
    good = [cmd(name="доска", name_localizations={"ru": "доска", "sv-SE": "bräde"}), cmd(name="it's-a_1")]
    status, answer = await wire.call("PUT", path, good)
    assert status == 200
    assert [c["name"] for c in (await wire.call("GET", path))[1]] == ["доска", "it's-a_1"]
    assert (await wire.call("DELETE", f"{path}/{answer[0]['id']}"))[0] == 204
    assert (await wire.call("GET", f"{path}/{answer[0]['id']}"))[1]["code"] == 10063


async def test_only_the_longest_language_counts(wire: Wire) -> None:
    """A command that is as large as it may be in one language may be so in several."""
    path = f"applications/{wire.world.bot.id}/commands"
    long = {"description_localizations": {"ru": "я" * 99, "it": "i" * 98, "sv-SE": "å" * 97}}
    groups = [opt(f"s{i:02}", type=1, options=[opt(f"o{j}", **long) for j in range(4)]) for i in range(19)]
    assert (await wire.call("PUT", path, [cmd(options=groups)]))[0] == 200


async def test_commands_come_in_the_language_of_the_client(wire: Wire) -> None:
    path = f"applications/{wire.world.bot.id}/commands"
    choice = {"name": "Yes", "value": "y", "name_localizations": {"ru": "Да"}}
    option = opt(choices=[choice], description_localizations={"ru": "Что"})
    command = cmd(description_localizations={"ru": "Играть", "it": "Gioca"}, options=[option])
    _, (made,) = await wire.call("PUT", path, [command])
    assert made["description_localizations"] == command["description_localizations"], "whoever writes is told all"
    _, (plain,) = await wire.call("GET", path)
    assert "description_localizations" not in plain and "description_localized" not in plain
    _, russian = await wire.call("GET", f"{path}/{made['id']}", locale="ru")
    assert (russian["description"], russian["description_localized"]) == ("d", "Играть")
    assert russian["options"][0]["description_localized"] == "Что"
    assert russian["options"][0]["choices"] == [{"name": "Yes", "value": "y", "name_localized": "Да"}]
    _, (full,) = await wire.call("GET", f"{path}?with_localizations=true", locale="ru")
    assert full["options"] == [option] and "description_localized" not in full
