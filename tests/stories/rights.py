"""Who may do what, as a table; and people to try it with.

A cell is "+" (done, the table or the settings changed), "." (answered, nothing changed) or the key of the refusal.
"""

from __future__ import annotations

from cogs.ui.controls import button, row, select
from cogs.ui.layout import view_of
from games.core.menu import code, paths
from games.host.rows import BanRow
from games.registry import GAMES
from tests.games.loveletter.table import state_from
from tests.stories.evening import Evening
from tests.stories.raw import Written

ROLES = ("stranger", "player", "host", "moderator")
NOT_HERE, ONLY_HOST, MODERATORS = "refused-not-at-table", "refused-only-host", "refused-moderators-only"
OPERATORS = "refused-operators-only"
NO_PICKS = "refused-nothing-to-pick"
NO_COACH, NO_REVIEW, RATED = "refused-no-coach", "refused-review-running", "refused-review-rated"

# For a running table: Alice is its host and must act, Ben plays; Zoe and Mod do not sit there.
COMMANDS = {
    "play": ("+", "+", "+", "+"),
    "tables": (".", ".", ".", "."),
    "hand": (NOT_HERE, ".", ".", NOT_HERE),
    "help": (".", ".", ".", "."),
    "about": (".", ".", ".", "."),
    "rules": (".", ".", ".", "."),
    "preferences": (".", ".", ".", "."),
    "stats": ("refused-no-results",) * 4,
    "leaderboard": (".", ".", ".", "."),
    "table show": (".", ".", ".", "."),
    "table log": (".", ".", ".", "."),
    "table advise": (NOT_HERE, NO_COACH, NO_COACH, NOT_HERE),
    "table review": (NO_REVIEW, RATED, RATED, NO_REVIEW),
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
    "moderate bans": (MODERATORS, MODERATORS, MODERATORS, "."),
    "moderate history": (MODERATORS, MODERATORS, MODERATORS, "."),
    "moderate end": (MODERATORS, MODERATORS, MODERATORS, "."),
    "operator status": (OPERATORS,) * 4,
    "operator notice": (OPERATORS,) * 4,
}
SETTINGS = {"threads": "off", "robots": "off", "tables": "3", "seats": "3"}
COMMANDS |= {f"config {key}": (MODERATORS, MODERATORS, MODERATORS, "+") for key in SETTINGS}
FOR_MODERATORS = ("config", "moderate")
"""Whatever else these groups hold: nobody but a moderator gets further than a refusal."""
OTHER_GAMES = [key for key in GAMES if key != "loveletter"]

IN_DIRECT_MESSAGES = {"about", "hand", "help", "preferences", "privacy", "rules"}

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
    "choose last": (NOT_HERE, ".", "+", NOT_HERE),
    "page": (NOT_HERE, ".", ".", NOT_HERE),
    "pick": (NOT_HERE, ".", ".", NOT_HERE),
    "pick last": (NOT_HERE, ".", "+", NOT_HERE),
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
    "replay-turn": ("refused-replay-running",) * 4,
    "advise": (NOT_HERE, NO_COACH, NO_COACH, NOT_HERE),
    "review": (NO_REVIEW, RATED, RATED, NO_REVIEW),
    "review-seat": (NO_REVIEW, NO_REVIEW, RATED, NO_REVIEW),
    "more": (".", ".", ".", "."),
    "resume": ("refused-not-paused",) * 4,
    "leave": (NOT_HERE, ".", ".", NOT_HERE),
    "standing-open": (NOT_HERE, "refused-no-standing", "refused-no-standing", NOT_HERE),
    "fair-play": (".", ".", ".", "."),
    "log": (".", ".", ".", "."),
    "log-at": (".", ".", ".", "."),
    "show": (".", ".", ".", "."),
    "rules": (".", ".", ".", "."),
    "topic": (".", ".", ".", "."),
    "sure leave": (NOT_HERE, "+", "+", NOT_HERE),
    "sure concede": (NOT_HERE, "+", "+", NOT_HERE),
    "sure kick": (ONLY_HOST, ONLY_HOST, "+", "+"),
    "sure end": (ONLY_HOST, ONLY_HOST, "+", "+"),
    "never-mind": (".", ".", ".", "."),
}
BANNED = {"play": "refused-banned", "join": "refused-banned"}
"""What somebody who is banned hears where a stranger gets further; all else is as for a stranger."""

CONTROLS_FOR_MODERATORS = ("cfg", "mod")
CONTROLS_FOR_OPERATORS = ("op",)
FOR_OTHER_GAMES = {
    "zoom": "refused-no-closer",
    "book": "inkognito-refused-notebook",
    "best-places": "hamlet-refused-best",
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
    "pick last": "1",
    "topic": "overview",
    "standings": "pass",
    "replay-eyes": "all",
    "replay-turn": "0",
    "review-seat": "0",
    "log-at": "0",
}


class Cast:
    """A person for each role, and tables as they are needed."""

    def __init__(self, evening: Evening, told: list[str]) -> None:
        self.evening = evening
        self.told = told
        self.people = {
            "stranger": evening.person("Zoe"),
            "player": evening.person("Ben"),
            "host": evening.person("Alice"),
            "moderator": evening.person("Mod", moderator=True),
            "banned": evening.person("Bea"),
        }

    async def ban(self) -> None:
        guild, user = int(self.evening.stage.guild.id), int(self.people["banned"].id)
        await self.evening.house.store.ban(BanRow(guild, user, None, "", 0, 0))

    async def lobby(self) -> int:
        house, stage = self.evening.house, self.evening.stage
        alice, ben = self.people["host"], self.people["player"]
        place = int(stage.guild.id), int(stage.channel("general").id)
        table = await house.lobby.open(*place, int(alice.id), "Alice", "loveletter", {"first_starter": "1"})
        await house.lobby.join(table, int(ben.id), "Ben")
        return table

    async def game(self) -> int:
        """With a robot in the third seat, so that one may be offered. The host holds a Guard, which leaves more to
        choose, and a Handmaid, which is played at once.
        """
        table = await self.lobby()
        await self.evening.house.lobby.add_robot(table, int(self.people["host"].id))
        await self.evening.house.lobby.start(table, int(self.people["host"].id), table)
        await self.evening.arrange(lambda _: state_from("A{1,4} B(2) C(3)", 3, removed=5, starter=0, tokens=()), table)
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


def all_commands(bot):
    return [one.qualified_name for one in bot.tree.walk_commands() if not hasattr(one, "commands")]


def arguments(command: str, table: int, cast: Cast) -> dict[str, object]:
    if command in ("play", "rules", "leaderboard"):
        return {"game": "loveletter"}
    if command.startswith("config ") and command != "config show":
        return {"value": SETTINGS.get(command.split()[1], "")}
    alone = ("tables", "help", "about", "stats", "preferences", "privacy export", "privacy delete", "operator status")
    given: dict[str, object] = {} if command in alone else {"table": str(table)}
    if command in ("table kick", "table host"):
        given["player"] = cast.people["player"].user
    if command == "table seat":
        given |= {"player": cast.evening.person("Yan").user, "seat": 3}
    if command == "operator notice":
        return {"text": "Back in five minutes."}
    return {} if command in ("config show", "moderate tables", "moderate bans", "moderate history") else given


async def control_cell(cast: Cast, verb: str, role: str) -> str:
    evening = cast.evening
    table = await (cast.lobby() if verb in LOBBY else cast.game())
    state = await evening.look(table)
    args = control_arguments(verb, state)
    name = verb.split()[0]
    if name in SELECTS:
        chosen = SELECTS.get(verb, SELECTS[name])
        control = select("Menu", [(chosen, chosen, ""), ("other", "other", "")], Written(name, *args))
    else:
        control = button("Press", Written(name, *args))
    channel = evening.bot.get_channel(int(evening.stage.channel("general").id))
    sent = await channel.send(view=view_of(row(control)))

    async def act(who):
        seen = next(one for one in who.messages() if one.id == str(sent.id))
        if name in SELECTS:
            return await who.choose("Menu", chosen, on=seen)
        return await who.click("Press", on=seen)

    return await cast.cell(role, table, act)


def control_arguments(verb: str, state) -> list[object]:
    if verb in ("rules", "topic", "explain"):
        return ["loveletter", 0] if verb == "topic" else ["loveletter"]
    if verb in ("never-mind", "forget-me"):
        return []
    if verb == "pref":
        return ["hands"]
    if verb.split("-")[0] in (*CONTROLS_FOR_MODERATORS, *CONTROLS_FOR_OPERATORS):
        return [0, "threads", 0, 0]
    if verb.startswith("sure"):
        return [verb.split()[1], state.id, 1]
    if verb == "option-set":
        return [state.id, "tokens_to_win"]
    if verb == "standing":
        return [state.id, "pass", "on"]
    if verb in ("log", "show", "replay-eyes"):
        return [state.id, 0]
    if verb in ("replay", "replay-turn"):
        return [state.id, 0, "all", "next"] if verb == "replay" else [state.id, "all"]
    if verb == "face":
        return [state.id, state.window.window, "a"]
    if verb.split()[0] in ("choose", "page", "pick", "confirm"):
        ticket = state.ticket(0)
        path = {"choose": "a", "choose last": "b", "confirm": whole(state)}.get(verb, "")
        return [state.id, ticket.window, ticket.asked, path, *([0] if verb == "page" else [])]
    return [state.id]


def whole(state) -> str:
    """The first complete answer of the host, coded."""
    menu = state.question(0).menu
    return code(menu, next(iter(paths(menu))))
