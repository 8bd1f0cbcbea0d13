"""Whatever is sent: ids, values, kinds, options and forms that nobody was ever shown.

By enumeration of the switchboard and of the command tree. Each time somebody gets an answer, nothing is logged that an
operator would have to look at, and what was refused has changed nothing.
"""

from __future__ import annotations

import asyncio
import logging
from enum import StrEnum
from typing import Any, NamedTuple

import pytest
from discord import app_commands
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from cogs.ui.controls import Person
from games.host.rows import Status
from games.host.ticket import Ticket
from games.registry import GAMES
from sandbox import Actor, admin
from sandbox.model import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL
from tests.stories.evening import Evening, fresh

JUNK = st.sampled_from(
    [
        *(
            "",
            "0",
            "1",
            "2",
            "-1",
            "7",
            "62",
            "1.5",
            "١٢",
            "²",
            "a",
            "ab",
            "zz",
            "all",
            "none",
            "default",
            "\x00",
            "😀",
        ),
        *("9" * 15, "9" * 19, "9" * 40, str(2**63 - 1), str(2**63), str(-(2**63)), "x" * 60, "..", "0.1", "coup"),
    ]
)
WORDS = st.one_of(JUNK, JUNK, st.text(max_size=20))
KINDS = {"p": 2, "s": 3, "u": 5, "r": 6, "c": 8}
FRACTIONS = st.floats(allow_nan=False, allow_infinity=False)
"""JSON has no others: what is not JSON never comes as far as the bot."""
ODD_VALUES = st.one_of(WORDS, st.integers(-(2**53), 2**53), st.booleans(), st.none(), FRACTIONS)


class Sent(NamedTuple):
    kind: int
    data: dict[str, Any]


NUMBERS = st.sampled_from(["0", "1", "2", "3", "<window>", "<asked>"])
TABLES = [f"<{number}>" for number in range(len(GAMES) + 2)]
"""A running one of every game, a lobby, one that is over. What stands in such brackets is filled in when it is sent."""


class Aim(NamedTuple):
    """A control: its verb, what may stand for its parts, and what it is shown on."""

    verb: str
    parts: list[st.SearchStrategy[str]]
    mark: str


AnyCommand = app_commands.Command[Any, Any, Any]


def targets(evening: Evening) -> list[st.SearchStrategy[Sent]]:
    """Something to send for every control and for every command that there is."""
    board, tree = evening.bot.desk.switchboard, evening.bot.tree
    aims = [
        Aim(verb, [part_of(part.name, part.kind) for part in one.parts], mark_of(board._answers[verb].chosen))
        for verb, one in board.controls().items()
    ]
    commands = [one for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    return [
        *(clicks(aim) for aim in aims for _ in range(2)),
        *(forms(aim) for aim in aims),
        *(typed(one, kind) for one in commands for kind in (COMMAND, AUTOCOMPLETE)),
    ]


def mark_of(chosen: Any) -> str:
    return "p" if chosen is None else "u" if chosen is Person else "s"


def part_of(name: str, kind: Any) -> st.SearchStrategy[str]:
    """Mostly what fits, or we would never get past the first door."""
    fits: st.SearchStrategy[str] = WORDS
    if name == "table":
        fits = st.sampled_from(TABLES)
    elif name in ("window", "asked"):
        fits = st.just(f"<{name}>")
    elif kind is int:
        fits = NUMBERS
    elif isinstance(kind, type) and issubclass(kind, StrEnum):
        fits = st.sampled_from([str(one) for one in kind])
    return st.one_of(*[fits] * 7, WORDS)


@st.composite
def written(draw: st.DrawFn, aim: Aim, fault: str = "") -> str:
    """The id of a control behind its mark: perhaps with a part too few, or one too many."""
    words = [draw(part) for part in aim.parts]
    if fault == "short":
        words = words[:-1]
    return ":".join([aim.verb, *words, *([draw(WORDS)] if fault == "long" else [])])


@st.composite
def clicks(draw: st.DrawFn, aim: Aim) -> Sent:
    """With one fault, or none: then it may still lead nowhere."""
    fault = draw(st.sampled_from(["", "", "", "", "short", "long", "mark", "kind", "values", "id"]))
    mark = draw(st.sampled_from([*KINDS, "m", "x", ""])) if fault == "mark" else aim.mark
    kind = draw(st.sampled_from([2, 3, 5, 6, 7, 8, 99])) if fault == "kind" else KINDS.get(mark, 2)
    wanted = draw(st.text(max_size=100)) if fault == "id" else f"{mark}:{draw(written(aim, fault))}"
    data: dict[str, Any] = {"component_type": kind, "custom_id": wanted[:100]}
    if fault == "values":
        data["values"] = draw(st.lists(ODD_VALUES, max_size=3))
    elif kind != KINDS["p"]:
        data["values"] = [draw(st.one_of(NUMBERS, WORDS))]
    return Sent(COMPONENT, data)


@st.composite
def forms(draw: st.DrawFn, aim: Aim) -> Sent:
    field = st.one_of(
        st.just({}),
        st.fixed_dictionaries(
            {"component": st.fixed_dictionaries({"type": st.just(4)}, optional={"value": ODD_VALUES})}
        ),
        st.fixed_dictionaries({"type": st.just(1), "components": st.just([])}),
    )
    wanted = draw(st.one_of(written(aim).map(lambda one: f"m:{one}:5"), st.text(max_size=100)))
    return Sent(MODAL, {"custom_id": wanted[:100], "components": draw(st.lists(field, max_size=2))})


@st.composite
def typed(draw: st.DrawFn, command: AnyCommand, kind: int) -> Sent:
    """A command with anything for its options, perhaps one that has gone or a group by itself."""
    fault = draw(st.sampled_from(["", "", "", "", "surplus", "missing", "kind", "gone", "group", "menu"]))
    options: list[dict[str, Any]] = []
    for one in command.parameters:
        if draw(st.booleans()) if fault == "missing" else one.required or draw(st.booleans()):
            fits = [choice.value for choice in one.choices] or ["1", 1]
            tables = [st.sampled_from(TABLES)] * 6 if one.name == "table" else []
            value = draw(st.one_of(st.sampled_from(fits), *tables, ODD_VALUES))
            given_as = draw(st.sampled_from([3, 4, 5, 10])) if fault == "kind" else one.type.value
            options.append({"name": one.name, "type": given_as, "value": value})
    if fault == "surplus":
        options.append({"name": "surplus", "type": 3, "value": draw(ODD_VALUES)})
    if kind == AUTOCOMPLETE and options:
        draw(st.sampled_from(options))["focused"] = True
    names = command.qualified_name.split()
    if fault == "gone":
        names[-1] = "gone"
    if fault == "group":
        names, options = names[: max(1, len(names) - 1)], []
    for depth, name in enumerate(reversed(names[1:])):
        options = [{"name": name, "type": 2 if depth else 1, "options": options}]
    data = {"id": "1", "name": names[0], "type": 2 if fault == "menu" else 1, "options": options}
    return Sent(kind, data)


class Trial:
    """One person who sends whatever comes, at tables that are there again when they have ended them."""

    def __init__(self, evening: Evening, who: Actor, told: list[str], caplog: pytest.LogCaptureFixture) -> None:
        self.evening = evening
        self.who = who
        self.told = told
        self.caplog = caplog
        self.host = evening.person("Alice")
        self.tables = [0] * len(TABLES)

    async def send(self, sent: Sent, *, may_change: bool) -> None:
        """What is refused has changed nothing; neither has anything else that a stranger does."""
        await self._furnish()
        data = await self._filled_in(sent.data)
        before = await self._versions()
        self.told.clear()
        self.caplog.clear()
        await self.who.forge(sent.kind, data)
        logged = [(one.name, one.getMessage()) for one in self.caplog.records if one.levelno > logging.INFO]
        assert not logged, logged
        assert not {"refused-bug", "refused-try-again"} & set(self.told)
        if self.told or not may_change:
            assert await self._versions() == before, self.told
        else:
            await self.evening.settle()

    async def _versions(self) -> list[int]:
        return [(await self.evening.look(table)).version for table in self.tables]

    async def _furnish(self) -> None:
        for number, table in enumerate(self.tables):
            if not table or not await self._as_wanted(number, table):
                self.tables[number] = await self._opened(number)
                await self.evening.settle()

    async def _as_wanted(self, number: int, table: int) -> bool:
        state, wanted = await self.evening.look(table), wanted_status(number)
        mine = state.seat_of(int(self.host.id)) is not None and state.host == int(self.host.id)
        return state.status is wanted and (mine or wanted is Status.OVER)

    async def _opened(self, number: int) -> int:
        """The host and as many robots as it takes; in the lobby as many as there is room for, so that nobody joins."""
        house, user, wanted = self.evening.house, int(self.host.id), wanted_status(number)
        place = int(self.evening.stage.guild.id), int(self.evening.stage.channel("general").id)
        game = list(GAMES.values())[number] if number < len(GAMES) else GAMES["coup"]
        table: int = await house.lobby.open(*place, user, self.host.name, game.key)
        for _ in range(game.seats[-1 if wanted is Status.LOBBY else 0] - 1):
            await house.lobby.add_robot(table, user)
        if wanted is not Status.LOBBY:
            await house.lobby.start(table, user, table)
        if wanted is Status.OVER:
            await house.seats.end(table, user)
        return table

    async def _filled_in(self, data: Any, table: int = 0) -> Any:
        """With the numbers of tables and windows as they are now."""
        if isinstance(data, dict):
            return {key: await self._filled_in(value) for key, value in data.items()}
        if isinstance(data, list):
            return [await self._filled_in(value) for value in data]
        if not isinstance(data, str):
            return data
        ticket = None
        for number, mark in enumerate(TABLES):
            if mark in data:
                data, ticket = data.replace(mark, str(self.tables[number])), await self._ticket(self.tables[number])
        window, asked = (ticket.window, ticket.asked) if ticket else (0, 0)
        return data.replace("<window>", str(window)).replace("<asked>", str(asked))

    async def _ticket(self, table: int) -> Ticket | None:
        return (await self.evening.look(table)).ticket(0)


def wanted_status(number: int) -> Status:
    return {len(GAMES): Status.LOBBY, len(GAMES) + 1: Status.OVER}.get(number, Status.PLAYING)


ROLES = ("stranger", "player", "moderator")
SHORT, LONG = 2, 25
"""Tries of each."""


async def run(evening: Evening, role: str, told: list[str], caplog: pytest.LogCaptureFixture, examples: int) -> None:
    name = {"player": "Alice", "stranger": "Zoe", "moderator": "Mod"}[role]
    who = evening.person(name, moderator=role == "moderator")
    trial, loop = Trial(evening, who, told, caplog), asyncio.get_running_loop()

    def one(sent: Sent) -> None:
        asyncio.run_coroutine_threadsafe(trial.send(sent, may_change=role != "stranger"), loop).result()

    usual = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        # Somebody who gets no answer waits for a while: the first one is enough.
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    for number, target in enumerate(targets(evening)):
        tries = usual(given(target)(one))
        await asyncio.to_thread(seed(number)(tries) if examples == SHORT else tries)


@pytest.mark.parametrize("role", ROLES)
async def test_whatever_is_sent_is_answered(slow_evening, blank, told, caplog, role):
    await run(slow_evening, role, told, caplog, SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("role", ROLES)
async def test_whatever_is_sent_for_long_is_answered(slow_evening, blank, told, caplog, role):
    await run(slow_evening, role, told, caplog, LONG)


# One by one, what a campaign of forged interactions found.


@pytest.mark.parametrize(
    "data",
    [
        {"component_type": 2, "custom_id": "waltz"},
        {"component_type": 2, "custom_id": ""},
        {"component_type": 2, "custom_id": "p:"},
        {"component_type": 2, "custom_id": "p:hand:١"},
        {"component_type": 2, "custom_id": f"p:hand:{2**63}"},
        {"component_type": 3, "custom_id": "p:hand:1", "values": ["1"]},
        {"component_type": 3, "custom_id": "s:hand:1", "values": ["1"]},
        {"component_type": 2, "custom_id": "s:pref:hands"},
        {"component_type": 3, "custom_id": "s:pref:hands", "values": []},
        {"component_type": 3, "custom_id": "s:pref:hands", "values": [1]},
        {"component_type": 3, "custom_id": "s:pref:hands", "values": 5},
    ],
)
async def test_an_id_that_nobody_was_shown_is_one_refusal(evening, alice, told, caplog, data):
    await alice.forge(COMPONENT, data)
    assert told == ["refused-old-control"]
    assert "earlier version of me" in alice.panel().text
    assert not [one for one in caplog.records if one.name.startswith("cogs")]


@pytest.mark.parametrize("kind", [3, 5])
async def test_somebody_to_seat_must_be_picked_among_people(evening, alice, ben, told, kind):
    """Without what Discord tells of the person there is none: not in a menu of words either."""
    await evening.sit_down(alice, ben, robots=1)
    mark = {3: "s", 5: "u"}[kind]
    mod = evening.person("Mod", moderator=True)
    await mod.forge(COMPONENT, {"component_type": kind, "custom_id": f"{mark}:mod-seat:1:2", "values": [str(2**70)]})
    assert told == ["refused-old-control"]


@pytest.mark.parametrize(
    "data",
    [
        {"custom_id": "anything", "components": []},
        {"custom_id": "m:", "components": []},
        {"custom_id": "m:cfg-typed:0:clock:5", "components": []},
        {"custom_id": "m:cfg-form:0:clock:5", "components": []},
        {"custom_id": "m:cfg-typed:0:clock:5", "components": [5]},
        {"custom_id": "m:cfg-typed:0:clock:5", "components": [{"type": 1, "components": []}, {}]},
    ],
)
async def test_a_form_that_is_not_ours_or_has_no_field_is_refused(evening, told, data):
    mod = evening.person("Mod", moderator=True)
    await mod.forge(MODAL, data)
    assert told == ["refused-old-control"]


@pytest.mark.parametrize(
    ("data", "refusal"),
    [
        ({"name": "waltz", "type": 1}, "refused-command-changed"),
        ({"name": "table", "type": 1}, "refused-command-changed"),
        ({"name": "table", "type": 1, "options": [{"name": "dance", "type": 1}]}, "refused-command-changed"),
        ({"name": "table", "type": 3, "target_id": "1"}, "refused-command-changed"),
        ({"name": "play", "type": 1, "options": [{"name": "game", "type": 4, "value": 5}]}, "refused-option-typed"),
        ({"name": "play", "type": 1, "options": [{"name": "game", "type": 3, "value": "go"}]}, "refused-game"),
        ({"name": "play", "type": 1, "options": [{"name": "game", "type": 3}]}, "refused-command-changed"),
        ({"name": "play", "type": 1, "options": []}, "refused-command-changed"),
        (
            {"name": "stats", "type": 1, "options": [{"name": "player", "type": 6, "value": "5"}]},
            "refused-option-typed",
        ),
        (
            {"name": "stats", "type": 1, "options": [{"name": "player", "type": 6, "value": ["5"]}]},
            "refused-command-changed",
        ),
    ],
)
async def test_a_command_that_does_not_fit_is_refused(evening, alice, told, caplog, data, refusal):
    await alice.forge(COMMAND, {"id": "1", **data})
    assert told == [refusal]
    assert not [one for one in caplog.records if one.levelno > logging.INFO and "NaCl" not in one.getMessage()]


@pytest.mark.parametrize(
    "data",
    [
        {"name": "waltz", "options": [{"name": "a", "type": 3, "value": "", "focused": True}]},
        {"name": "hand", "options": []},
        {"name": "hand", "options": [{"name": "surplus", "type": 3, "value": "", "focused": True}]},
        {"name": "leaderboard", "options": [{"name": "game", "type": 3, "value": "", "focused": True}]},
        {"name": "hand", "options": [{"name": "table", "type": 4, "value": 5, "focused": True}]},
        {"name": "table", "options": [{"name": "log", "type": 1, "options": [{"name": "table", "focused": True}]}]},
    ],
)
async def test_suggestions_for_nonsense_are_none(evening, alice, caplog, data):
    outcome = await alice.forge(AUTOCOMPLETE, {"id": "1", "type": 1, **data})
    assert outcome.choices == []
    assert not [one for one in caplog.records if one.levelno > logging.INFO and one.name != "discord.client"]


async def test_a_bug_in_a_suggestion_is_logged_by_its_place_and_answered(evening, alice, caplog, monkeypatch):
    hand = "-".join(["prin", "cess"])

    async def fails(*_: Any) -> None:
        raise RuntimeError(hand)

    monkeypatch.setattr(evening.bot.desk.tables, "suggest", fails)
    assert await alice.autocomplete("hand", "table") == []
    errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert len(errors) == 1 and "RuntimeError" in errors[0] and hand not in caplog.text


async def test_settings_are_for_channels_that_the_server_has(evening, told):
    mod = evening.person("Mod", moderator=True)
    other = admin.make_guild(evening.stage.world, "Elsewhere", evening.person("Zoe").user)
    for channel in (5, int(evening.stage.channel("general", other).id)):
        for written in (f"cfg-default:{channel}:clock", f"cfg-open:{channel}", f"cfg-reset:{channel}:clock"):
            await mod.forge(COMPONENT, {"component_type": 2, "custom_id": f"p:{written}"})
        data = {"component_type": 3, "custom_id": f"s:cfg-set:{channel}:clock", "values": ["60"]}
        await mod.forge(COMPONENT, data)
    assert told == ["refused-old-control"] * 8
    assert await evening.house.store.audit(f"guild:{evening.stage.guild.id}") == []


async def test_a_page_of_the_log_beyond_its_end_is_its_last(evening, alice, ben):
    await evening.sit_down(alice, ben)
    pages = []
    for page in (0, -5, 99, 2**63 - 1):
        await alice.forge(COMPONENT, {"component_type": 2, "custom_id": f"p:log:1:{page}"})
        pages.append(alice.panel().text)
    assert len(set(pages)) == 1, pages


async def test_what_answers_in_private_never_writes_over_a_public_message(evening, alice, ben):
    await evening.sit_down(alice, ben)
    shown = evening.table_message(ben)
    before = shown.text
    for written in ("never-mind", "option:1", "sure:end:1:0"):
        mark, kind = ("s", 3) if written.startswith("option") else ("p", 2)
        data = {"component_type": kind, "custom_id": f"{mark}:{written}", "values": ["x"] if kind == 3 else []}
        await ben.forge(COMPONENT, data, where=shown, on=shown)
    assert fresh(ben, shown).text == before


async def test_a_lobby_is_not_drawn_over_another_message(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await alice.slash("play", game="coup")
    shown = evening.table_message(ben)
    await ben.forge(COMPONENT, {"component_type": 2, "custom_id": "p:join:2"}, where=shown, on=shown)
    assert len((await evening.look(2)).seats) == 2, "they have a seat all the same"
    assert "Round 1 begins" in fresh(ben, shown).text
