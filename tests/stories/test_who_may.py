"""Who may do what: every command and every control, as stranger, player, host and moderator.

A cell is "+" (done, the table or the settings changed), "." (answered, nothing changed) or the key of the refusal.
A command or a control that is in no table here makes the test fail.
"""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.ui import painter
from cogs.ui.controls import button, row, select
from cogs.ui.layout import view_of
from games.core.text import Refused
from games.registry import GAMES
from tests.stories.evening import Evening
from tests.stories.raw import Written

ROLES = ("stranger", "player", "host", "moderator")
NOT_HERE, ONLY_HOST, MODERATORS = "refused-not-at-table", "refused-only-host", "refused-moderators-only"
NO_PICKS = "refused-nothing-to-pick"

# For a running table: Alice is its host and must act, Ben plays; Zoe and Mod do not sit there.
COMMANDS = {
    "play": ("+", "+", "+", "+"),
    "tables": (".", ".", ".", "."),
    "hand": (NOT_HERE, ".", ".", NOT_HERE),
    "help": (".", ".", ".", "."),
    "rules": (".", ".", ".", "."),
    "preferences": (".", ".", ".", "."),
    "stats": ("refused-no-results",) * 4,
    "leaderboard": (".", ".", ".", "."),
    "table show": (".", ".", ".", "."),
    "table log": (".", ".", ".", "."),
    "table leave": (NOT_HERE, ".", ".", NOT_HERE),
    "table return": (NOT_HERE, ".", ".", NOT_HERE),
    "table concede": (NOT_HERE, ".", ".", NOT_HERE),
    "table kick": (ONLY_HOST, ONLY_HOST, ".", "."),
    "table seat": (ONLY_HOST, ONLY_HOST, "+", "+"),
    "table pause": (NOT_HERE, "+", "+", "+"),
    "table host": (ONLY_HOST, ONLY_HOST, "+", "+"),
    "table rematch": ("refused-not-over",) * 4,
    "replay": ("refused-replay-running",) * 4,
    "table move": (ONLY_HOST, ONLY_HOST, ".", "."),
    "privacy export": (".", ".", ".", "."),
    "privacy delete": (".", ".", ".", "."),
    "table resume": ("refused-not-paused",) * 4,
    "table end": (ONLY_HOST, ONLY_HOST, ".", "."),
    "loveletter play": (NOT_HERE, ".", ".", NOT_HERE),
    "config show": (MODERATORS, MODERATORS, MODERATORS, "."),
    "moderate tables": (MODERATORS, MODERATORS, MODERATORS, "."),
    "moderate end": (MODERATORS, MODERATORS, MODERATORS, "."),
}
SETTINGS = {"threads": "off", "robots": "off", "tables": "3", "seats": "3"}
COMMANDS |= {f"config {key}": (MODERATORS, MODERATORS, MODERATORS, "+") for key in SETTINGS}
FOR_MODERATORS = ("config", "moderate")
"""Whatever else these groups hold: nobody but a moderator gets further than a refusal."""
OTHER_GAMES = [key for key in GAMES if key != "loveletter"]

IN_DIRECT_MESSAGES = {"hand", "help", "preferences", "privacy", "rules"}

# Controls of a lobby that Alice opened and Ben joined.
LOBBY = {
    "join": ("+", "refused-already-seated", "refused-already-seated", "+"),
    "lobby-leave": (NOT_HERE, "+", "+", NOT_HERE),
    "robot": (ONLY_HOST, ONLY_HOST, "+", ONLY_HOST),
    "robot-out": (ONLY_HOST, ONLY_HOST, "refused-no-robot", ONLY_HOST),
    "options": (ONLY_HOST, ONLY_HOST, ".", ONLY_HOST),
    "option": (ONLY_HOST, ONLY_HOST, ".", ONLY_HOST),
    "option-set": (ONLY_HOST, ONLY_HOST, "+", ONLY_HOST),
    "own": (NOT_HERE, NO_PICKS, NO_PICKS, NOT_HERE),
    "own-set": (NOT_HERE, NO_PICKS, NO_PICKS, NOT_HERE),
    "start": (ONLY_HOST, ONLY_HOST, "+", ONLY_HOST),
}
# Controls of the running table.
RUNNING = {
    "hand": (".", ".", ".", "."),
    "agree-pause": (NOT_HERE, "+", "+", "+"),
    "explain": (".", ".", ".", "."),
    "pref": (".", ".", ".", "."),
    "forget-me": (".", "+", "+", "."),
    "choose": (NOT_HERE, ".", ".", NOT_HERE),
    "page": (NOT_HERE, ".", ".", NOT_HERE),
    "pick": (NOT_HERE, ".", ".", NOT_HERE),
    "confirm": (NOT_HERE, ".", "+", NOT_HERE),
    "face": (NOT_HERE, "refused-not-asked", "refused-not-complete", NOT_HERE),
    "undo": (NOT_HERE, "refused-no-undo", "refused-no-undo", NOT_HERE),
    "back": (NOT_HERE, ".", ".", NOT_HERE),
    "accept-seat": ("refused-no-offer",) * 4,
    "standing": (NOT_HERE, "refused-standing", "refused-standing", NOT_HERE),
    "standings": (NOT_HERE, "refused-standing", "refused-standing", NOT_HERE),
    "rematch": ("refused-not-over",) * 4,
    "export": ("refused-export-running",) * 4,
    "replay": ("refused-replay-running",) * 4,
    "replay-eyes": ("refused-replay-running",) * 4,
    "log": (".", ".", ".", "."),
    "show": (".", ".", ".", "."),
    "rules": (".", ".", ".", "."),
    "topic": (".", ".", ".", "."),
    "sure leave": (NOT_HERE, "+", "+", NOT_HERE),
    "sure concede": (NOT_HERE, "+", "+", NOT_HERE),
    "sure kick": (ONLY_HOST, ONLY_HOST, "+", "+"),
    "sure end": (ONLY_HOST, ONLY_HOST, "+", "+"),
    "never-mind": (".", ".", ".", "."),
}
CONTROLS_FOR_MODERATORS = ("cfg", "mod")
FOR_OTHER_GAMES = {
    "zoom": "refused-no-closer",
    "book": "inkognito-refused-notebook",
    "name-town": "hamlet-refused-name-early",
    "town-named": "hamlet-refused-name-early",
}
"""Controls that Love Letter has not: whoever presses them is told so."""

SELECTS = {
    "pref": "panel",
    "explain": "countess",
    "option": "tokens_to_win",
    "option-set": "3",
    "own-set": "-",
    "pick": "0",
    "topic": "overview",
    "standings": "pass",
    "replay-eyes": "all",
}


class Cast:
    """Four people, and tables as they are needed."""

    def __init__(self, evening: Evening, told: list[str]) -> None:
        self.evening = evening
        self.told = told
        self.people = {
            "stranger": evening.person("Zoe"),
            "player": evening.person("Ben"),
            "host": evening.person("Alice"),
            "moderator": evening.person("Mod", moderator=True),
        }

    async def lobby(self) -> int:
        house, stage = self.evening.house, self.evening.stage
        alice, ben = self.people["host"], self.people["player"]
        place = int(stage.guild.id), int(stage.channel("general").id)
        table = await house.lobby.open(*place, int(alice.id), "Alice", "loveletter", {"first_starter": "1"})
        await house.lobby.join(table, int(ben.id), "Ben")
        return table

    async def game(self) -> int:
        """With a robot in the third seat, so that one may be offered."""
        table = await self.lobby()
        await self.evening.house.lobby.add_robot(table, int(self.people["host"].id))
        await self.evening.house.lobby.start(table, int(self.people["host"].id), table)
        return table

    async def cell(self, role: str, table: int, act) -> str:
        """What came of it."""
        before, settings = await self._facts(table), await self._settings()
        known = len(await self.evening.house.tables_in(int(self.evening.stage.guild.id)))
        self.told.clear()
        outcome = await act(self.people[role])
        assert not outcome.failed, f"{role} got no answer"
        await self.evening.bot.desk.delivery.idle()
        changed = await self._facts(table) != before or await self._settings() != settings
        more = len(await self.evening.house.tables_in(int(self.evening.stage.guild.id))) > known
        if self.told:
            assert not changed, f"{role} was refused and something changed all the same"
            return self.told[-1]
        return "+" if changed or more else "."

    async def _facts(self, table: int):
        state = await self.evening.look(table)
        played = len(await self.evening.house.store.log(table))
        row = state.row
        return state.status, state.host, row.channel, state.seats, state.options, list(state.offers), played

    async def _settings(self):
        guild = f"guild:{self.evening.stage.guild.id}"
        return {key: row.value for key, row in (await self.evening.house.store.settings(guild)).items()}


@pytest.fixture
async def cast(evening, told, monkeypatch):
    blank = io.BytesIO()
    Image.new("P", (4, 4)).save(blank, "PNG")
    monkeypatch.setattr(painter, "paint", lambda *scene: blank.getvalue())
    return Cast(evening, told)


def all_commands(bot):
    return [one.qualified_name for one in bot.tree.walk_commands() if not hasattr(one, "commands")]


def arguments(command: str, table: int, cast: Cast) -> dict[str, object]:
    if command in ("play", "rules", "leaderboard"):
        return {"game": "loveletter"}
    if command.startswith("config ") and command != "config show":
        return {"value": SETTINGS.get(command.split()[1], "")}
    alone = ("tables", "help", "stats", "preferences", "privacy export", "privacy delete")
    given: dict[str, object] = {} if command in alone else {"table": str(table)}
    if command in ("table kick", "table host"):
        given["player"] = cast.people["player"].user
    if command == "table seat":
        given |= {"player": cast.evening.person("Yan").user, "seat": 3}
    return {} if command in ("config show", "moderate tables") else given


async def test_every_command_for_everybody(cast, evening):
    known = set(all_commands(evening.bot))
    elsewhere = {name for name in known if name.split()[0] in (*OTHER_GAMES, *FOR_MODERATORS)}
    assert known - elsewhere == set(COMMANDS) - elsewhere, "a command is missing here, or has gone"
    assert set(COMMANDS) <= known
    wrong = {}
    for command, expected in COMMANDS.items():
        table = await cast.game()
        got = []
        for role in ROLES:
            if command in ("table seat", "table pause", "table host", "table move"):
                table = await cast.game()
            if command.startswith("config "):
                await evening.house.store.set_setting(f"guild:{evening.stage.guild.id}", command[7:], None, 0, 0)
            given = arguments(command, table, cast)
            got.append(await cast.cell(role, table, lambda who, g=given, c=command: who.slash(c, force=True, **g)))
        if tuple(got) != expected:
            wrong[command] = got
        await evening.house.seats.end(table, 0, moderator=True)
        for key in ("games", "tables", "seats"):
            await evening.house.store.set_setting(f"guild:{evening.stage.guild.id}", key, None, 0, 0)
    assert wrong == {}


async def test_nobody_but_moderators_reaches_their_commands(cast, evening):
    table = await cast.game()
    theirs = [name for name in all_commands(evening.bot) if name.split()[0] in FOR_MODERATORS]
    assert len(theirs) >= 8
    for command in theirs:
        for role in ("stranger", "player", "host"):
            cell = await cast.cell(role, table, lambda who, c=command: who.slash(c, force=True))
            assert cell == MODERATORS, (command, role)


async def test_moves_of_other_games_are_refused_at_this_table(cast, evening):
    table = await cast.game()
    foreign = [one for one in evening.bot.tree.walk_commands() if one.qualified_name.split()[0] in OTHER_GAMES]
    typed = [one for one in foreign if not hasattr(one, "commands") and one.get_parameter("table")]
    moves = [one for one in typed if not any(parameter.required for parameter in one.parameters)]
    assert {one.qualified_name.split()[0] for one in moves} == set(OTHER_GAMES)
    for command in (one.qualified_name for one in moves):
        cell = await cast.cell("host", table, lambda who, c=command: who.slash(c, force=True, table=str(table)))
        assert cell in ("refused-other-game", "inkognito-refused-notebook"), command


async def test_what_discord_offers_where(cast, evening):
    everywhere = {name.split()[0] for name in all_commands(evening.bot)}
    for role, person in cast.people.items():
        hidden = set() if role == "moderator" else {"config", "moderate"}
        assert set(person.commands()) == everywhere - hidden
        assert set(person.commands("dm")) == IN_DIRECT_MESSAGES


async def test_every_command_in_direct_messages(cast, evening):
    """What may be typed there works; the rest, should it ever arrive, is answered and changes nothing."""
    table = await cast.game()
    for command in sorted(set(all_commands(evening.bot))):
        if command.split()[0] in OTHER_GAMES or (command.split()[0] in FOR_MODERATORS and command not in COMMANDS):
            continue
        for role in ("stranger", "host", "moderator"):
            given = arguments(command, table, cast)
            cell = await cast.cell(
                role, table, lambda who, c=command, g=given: who.slash(c, where="dm", force=True, **g)
            )
            if command.split()[0] in IN_DIRECT_MESSAGES:
                elsewhere = command == "hand" and role != "host"
                assert cell == ("refused-unknown-table" if elsewhere else "."), (command, role)
            elif command.startswith(("config", "moderate")):
                assert cell == MODERATORS, (command, role)
            else:
                assert cell != "+" or role == "host", (command, role)
        state = await evening.look(table)
        if state.status.value == "paused":
            await evening.house.seats.resume(table, state.host)


async def test_every_control_for_everybody(cast, evening):
    known = set(evening.bot.desk.switchboard.verbs())
    listed = {verb.split()[0] for verb in (*LOBBY, *RUNNING)}
    groups = (*(verb.split("-")[0] for verb in FOR_OTHER_GAMES), *CONTROLS_FOR_MODERATORS)
    elsewhere = {verb for verb in known - listed if verb.split("-")[0] in groups}
    assert known == listed | elsewhere, "a control is missing here, or has gone"
    wrong = {}
    for verb, expected in {**LOBBY, **RUNNING}.items():
        got = [await control_cell(cast, verb, role) for role in ROLES]
        if tuple(got) != expected:
            wrong[verb] = got
    assert wrong == {}


async def test_controls_for_moderators_do_nothing_for_others(cast, evening):
    theirs = [verb for verb in evening.bot.desk.switchboard.verbs() if verb.split("-")[0] in CONTROLS_FOR_MODERATORS]
    for verb in theirs:
        for role in ("stranger", "player", "host"):
            cell = await control_cell(cast, verb, role)
            assert cell == MODERATORS, (verb, role, cell)


async def test_controls_of_other_games_say_so(cast, evening):
    for verb, refusal in FOR_OTHER_GAMES.items():
        for role in ROLES:
            assert await control_cell(cast, verb, role) == refusal


async def control_cell(cast: Cast, verb: str, role: str) -> str:
    evening = cast.evening
    table = await (cast.lobby() if verb in LOBBY else cast.game())
    state = await evening.look(table)
    args = control_arguments(verb, state)
    name = verb.split()[0]
    if name in SELECTS:
        chosen = SELECTS[name]
        control = select("Menu", [(chosen, chosen, ""), ("other", "other", "")], Written(name, *args))
    else:
        control = button("Press", Written(name, *args))
    channel = evening.bot.get_channel(int(evening.stage.channel("general").id))
    sent = await channel.send(view=view_of(row(control)))

    async def act(who):
        seen = next(one for one in who.messages() if one.id == str(sent.id))
        if name in SELECTS:
            return await who.choose("Menu", SELECTS[name], on=seen)
        return await who.click("Press", on=seen)

    return await cast.cell(role, table, act)


def control_arguments(verb: str, state) -> list[object]:
    if verb in ("rules", "topic", "explain"):
        return ["loveletter", 0] if verb == "topic" else ["loveletter"]
    if verb in ("never-mind", "forget-me"):
        return []
    if verb == "pref":
        return ["hands"]
    if verb.split("-")[0] in CONTROLS_FOR_MODERATORS:
        return [0, "threads", 0, 0]
    if verb.startswith("sure"):
        return [verb.split()[1], state.id, 1]
    if verb == "option-set":
        return [state.id, "tokens_to_win"]
    if verb == "standing":
        return [state.id, "pass", "on"]
    if verb in ("log", "show", "replay-eyes"):
        return [state.id, 0]
    if verb == "replay":
        return [state.id, 0, "all", "next"]
    if verb == "face":
        return [state.id, state.window.window, "a"]
    if verb in ("choose", "page", "pick", "confirm"):
        ticket = state.ticket(0)
        path = {"choose": "a", "confirm": whole(state), "page": "", "pick": ""}[verb]
        return [state.id, ticket.window, ticket.asked, path, *([0] if verb == "page" else [])]
    return [state.id]


def whole(state) -> str:
    """The first complete answer of the host, coded."""
    from games.core.menu import code, paths

    menu = state.question(0).menu
    return code(menu, next(iter(paths(menu))))


async def test_seats_are_offered_and_taken(cast, evening):
    table = await cast.game()
    host, zoe = cast.people["host"], cast.people["stranger"]
    await evening.settle()
    await host.slash("table seat", player=zoe.user, seat=1, table=str(table))
    assert cast.told[-1] == "refused-seat-taken"
    await host.slash("table seat", player=evening.stage.world.bot, seat=3, table=str(table))
    assert cast.told[-1] == "refused-seat-bot"
    await host.slash("table seat", player=cast.people["player"].user, seat=3, table=str(table))
    assert cast.told[-1] == "refused-saw-a-hand"
    await host.slash("table seat", player=zoe.user, seat=3, table=str(table))
    await evening.settle()
    offer = evening.table_message(zoe, table)
    assert f"<@{zoe.id}> is offered seat 3" in offer.text
    await cast.people["player"].click("Take the seat", on=offer)
    assert cast.told[-1] == "refused-no-offer"
    await zoe.click("Take the seat", on=offer)
    await evening.settle()
    shown = evening.table_message(zoe, table)
    assert "Zoe has taken a seat" in shown.text and "Take the seat" not in shown.labels
    await zoe.click("My hand", on=shown)
    assert "Your hand" in zoe.panel().text


async def test_a_refusal_is_private_and_says_what_to_do(cast, evening):
    """Every refusal of the matrix has a sentence."""
    from texts.catalogue import texts

    keys = {cell for table in (COMMANDS, LOBBY, RUNNING) for row_ in table.values() for cell in row_ if len(cell) > 1}
    for key in keys:
        assert texts().has(key), key
    assert issubclass(Refused, Exception)
