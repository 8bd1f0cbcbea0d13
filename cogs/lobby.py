"""Opening a table: `/play`, and the buttons of a lobby."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.settings.definitions import at_table, chosen_at_table
from cogs.settings.new_table import check_pace
from cogs.settings.view import OWN, table_setting
from cogs.ui.answers import privately, reader, show
from cogs.ui.controls import handles
from cogs.ui.house_controls import (
    AddRobot,
    ChooseOption,
    Join,
    LeaveLobby,
    OpenOptions,
    OpenPicks,
    RemoveRobot,
    SetOption,
    SetPick,
    Start,
)
from cogs.ui.interactions import Interaction
from cogs.ui.layout import Sent
from cogs.ui.lobby_view import CHANCE, options_view, pick_view
from cogs.ui.suggesting import folded, suggestions
from cogs.ui.translator import spoken
from games.core.text import Refused
from games.host.rows import Status
from games.host.table_state import TableState
from games.registry import GAMES
from texts.catalogue import Texts


class Lobby(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lobby = desk.house.lobby
        self.answer = desk.delivery.answer_lobby
        desk.switchboard.connect(self)

    @app_commands.command(description=spoken("command-play"))
    @app_commands.describe(game=spoken("command-option-game"))
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, game: str) -> None:
        await self.desk.lobbies.open(interaction, _game_meant(game, reader(interaction)))

    @play.autocomplete("game")
    async def _playable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Only what may be played in this channel."""
        say = reader(interaction)
        return suggestions(typed, {game: say(game) for game in await self.desk.access.playable(interaction)})

    # Seats.

    @handles(Join)
    async def join(self, interaction: Interaction, state: TableState) -> None:
        if state.owner(interaction.user.id) is None:
            await self.desk.access.may_join(interaction, state)
        user, name = interaction.user.id, interaction.user.display_name
        gender = await self.desk.preferences.gender(user)
        await self.answer(interaction, await self.lobby.join(state.id, user, name, gender=gender, click=interaction.id))

    @handles(LeaveLobby)
    async def leave(self, interaction: Interaction, state: TableState) -> None:
        _need_lobby(state)
        user = interaction.user.id
        await self.answer(interaction, await self.desk.house.seats.leave(state.id, user, click=interaction.id))

    @handles(AddRobot)
    async def add_robot(self, interaction: Interaction, state: TableState) -> None:
        _need_lobby(state)
        robots = at_table(state.terms, "robots")
        if robots is not None and not robots.value:
            raise Refused("refused-robots-off")
        await self.answer(interaction, await self.lobby.add_robot(state.id, interaction.user.id, click=interaction.id))

    @handles(RemoveRobot)
    async def remove_robot(self, interaction: Interaction, state: TableState) -> None:
        """The robot that came last goes; the host does it in the options."""
        _need_lobby(state)
        after = await self.lobby.remove_robot(state.id, interaction.user.id, click=interaction.id)
        await show(interaction, self._options_view(interaction, after))

    # Options.

    @handles(OpenOptions)
    async def options(self, interaction: Interaction, state: TableState) -> None:
        _need_lobby(state)
        self.desk.access.need_host(interaction, state)
        await privately(interaction, self._options_view(interaction, state))

    @handles(ChooseOption)
    async def option(self, interaction: Interaction, state: TableState, chosen: str) -> None:
        _need_lobby(state)
        self.desk.access.need_host(interaction, state)
        await show(interaction, self._options_view(interaction, state, chosen))

    @handles(SetOption)
    async def set_option(self, interaction: Interaction, state: TableState, key: str, chosen: str) -> None:
        user, click = interaction.user.id, interaction.id
        setting = self.desk.settings.get(key.removeprefix(OWN)) if key.startswith(OWN) else None
        if setting is not None and setting.per_table:
            terms = chosen_at_table(setting, state.terms, chosen)
            after = await self.lobby.set_terms(state.id, user, terms, click=click)
        else:
            pace = at_table(state.terms, "pace")
            check_pace(pace.value if pace else "any", state.game, key, chosen)
            after = await self.lobby.set_options(state.id, user, {key: chosen}, click=click)
        await show(interaction, self._options_view(interaction, after, key))

    @handles(OpenPicks)
    async def open_picks(self, interaction: Interaction, state: TableState) -> None:
        _need_lobby(state)
        if state.owner(interaction.user.id) is None:
            raise Refused("refused-not-at-table")
        if not state.game.picks(state.options):
            raise Refused("refused-nothing-to-pick")
        await privately(interaction, pick_view(state, interaction.user.id, reader(interaction)))

    @handles(SetPick)
    async def set_pick(self, interaction: Interaction, state: TableState, chosen: str) -> None:
        _need_lobby(state)
        user, word = interaction.user.id, None if chosen == CHANCE else chosen
        after = await self.lobby.pick(state.id, user, word, click=interaction.id)
        await show(interaction, pick_view(after, user, reader(interaction)))

    def _options_view(self, interaction: Interaction, state: TableState, chosen: str | None = None) -> Sent:
        """The game's options, and the settings that this one table may have otherwise."""
        say = reader(interaction)
        more = [table_setting(one, state, say) for one in self.desk.settings.values() if one.per_table]
        return options_view(state, say, chosen, more)

    # Starting.

    @handles(Start)
    async def start(self, interaction: Interaction, state: TableState) -> None:
        after = await self.lobby.start(state.id, interaction.user.id, interaction.id)
        await self.answer(interaction, after)
        people = [chair.user for chair in after.seats if chair.user is not None]
        await self.desk.auto_pass.begin(after, people)


def _game_meant(typed: str, say: Texts) -> str:
    """A game by its key or its name, or as much of that as tells it from the others."""
    wanted = folded(typed)
    names = {key: folded(say(key)) for key in GAMES}
    found = [key for key, name in names.items() if wanted in (key, name)]
    found = found or [key for key, name in names.items() if wanted and wanted in name]
    return found[0] if len(found) == 1 else typed


def _need_lobby(state: TableState) -> None:
    if state.status is not Status.LOBBY:
        raise Refused("refused-started" if state.status is not Status.CLOSED else "refused-closed")


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Lobby(bot.desk))
