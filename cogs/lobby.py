"""Opening a table: `/play`, and the buttons of a lobby."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.services.access import may_join, may_open
from cogs.services.auto_pass import pass_for
from cogs.services.desk import Desk, Interaction, desk_of, parent_of
from cogs.settings.definitions import at_table, chosen_at_table, terms_of
from cogs.settings.new_table import check_pace, first_options
from cogs.settings.view import OWN, table_setting
from cogs.ui.answers import privately, reader, tell
from cogs.ui.lobby_view import CHANCE, lobby_view, options_view, pick_view
from games.core.text import Refused
from games.host.rows import Status
from games.host.table_state import TableState
from games.registry import GAMES
from texts.catalogue import texts


class Lobby(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        for verb, handler in {
            "join": self.join,
            "lobby-leave": self.leave,
            "robot": self.robot,
            "robot-out": self.robot_out,
            "options": self.options,
            "option": self.option,
            "option-set": self.option_set,
            "own": self.pick,
            "own-set": self.pick_set,
            "start": self.start,
        }.items():
            desk.switchboard.on(verb, handler)

    @app_commands.command(description="Open a table for a game in this channel")
    @app_commands.describe(game="Which game")
    @app_commands.choices(game=[app_commands.Choice(name=texts()(key), value=key) for key in GAMES])
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, game: str) -> None:
        await self.open(interaction, game)

    async def open(self, interaction: Interaction, game: str) -> None:
        """A new lobby as the public answer to the command, if the server's settings allow it here."""
        desk = self.desk
        found = await may_open(desk, interaction, game)
        guild, channel = interaction.guild_id or 0, parent_of(interaction)
        threads = found["threads"].value and not isinstance(interaction.channel, discord.Thread)
        options = first_options(GAMES[game], {key: one.value for key, one in found.items()})
        terms = terms_of(desk.settings, found)
        user, name = interaction.user.id, interaction.user.display_name
        table = await self.house.open(guild, channel, user, name, game, options, terms=terms, click=interaction.id)
        async with desk.delivery.opening(table) as shown:
            state = await self.house.look(table)
            if shown.lobby:
                await tell(interaction, "lobby-there", link=desk.delivery.places.link(state, shown))
                return
            shown.threads, shown.home = threads, interaction.channel_id or 0
            sent = await interaction.response.send_message(view=lobby_view(state, desk.delivery.places.texts(state)))
            shown.lobby, shown.version = sent.message_id or 0, state.version

    # Buttons.

    async def join(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        table = int(args[0])
        state = await self.desk.look(interaction, table)
        if state.owner(interaction.user.id) is None:
            await may_join(self.desk, interaction, state)
        name = interaction.user.display_name
        await self._answer(interaction, await self.house.join(table, interaction.user.id, name, click=interaction.id))

    async def leave(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        await self._lobby(interaction, int(args[0]))
        state = await self.house.leave(int(args[0]), interaction.user.id, click=interaction.id)
        await self._answer(interaction, state)

    async def robot(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        state = await self._lobby(interaction, int(args[0]))
        robots = at_table(state.terms, "robots")
        if robots is not None and not robots.value:
            raise Refused("refused-robots-off")
        await self._answer(interaction, await self.house.add_robot(state.id, interaction.user.id, click=interaction.id))

    async def robot_out(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """The robot that came last goes; the host does it in the options."""
        await self._lobby(interaction, int(args[0]))
        state = await self.house.remove_robot(int(args[0]), interaction.user.id, click=interaction.id)
        await interaction.response.edit_message(view=self._options_view(interaction, state))

    async def options(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        state = await self._lobby(interaction, int(args[0]))
        self.desk.need_host(interaction, state)
        await privately(interaction, self._options_view(interaction, state))

    async def option(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        state = await self._lobby(interaction, int(args[0]))
        self.desk.need_host(interaction, state)
        await interaction.response.edit_message(view=self._options_view(interaction, state, values[0]))

    async def option_set(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        table, key = int(args[0]), args[1]
        state = await self.desk.look(interaction, table)
        user, click = interaction.user.id, interaction.id
        if key.startswith(OWN):
            terms = chosen_at_table(self.desk.settings[key.removeprefix(OWN)], state.terms, values[0])
            state = await self.house.set_terms(table, user, terms, click=click)
        else:
            pace = at_table(state.terms, "pace")
            check_pace(pace.value if pace else "any", state.game, key, values[0])
            state = await self.house.set_options(table, user, {key: values[0]}, click=click)
        await interaction.response.edit_message(view=self._options_view(interaction, state, key))

    async def pick(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        state = await self._lobby(interaction, int(args[0]))
        if state.owner(interaction.user.id) is None:
            raise Refused("refused-not-at-table")
        if not state.game.picks(state.options):
            raise Refused("refused-nothing-to-pick")
        await privately(interaction, pick_view(state, interaction.user.id, reader(interaction)))

    async def pick_set(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self._lobby(interaction, int(args[0]))
        word = None if values[0] == CHANCE else values[0]
        user = interaction.user.id
        state = await self.house.pick(int(args[0]), user, word, click=interaction.id)
        await interaction.response.edit_message(view=pick_view(state, user, reader(interaction)))

    def _options_view(self, interaction: Interaction, state: TableState, chosen: str | None = None) -> ui.LayoutView:
        """The game's options, and the settings that this one table may have otherwise."""
        say = reader(interaction)
        more = [table_setting(one, state, say) for one in self.desk.settings.values() if one.per_table]
        return options_view(state, say, chosen, more)

    async def start(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        await self.desk.look(interaction, int(args[0]))
        state = await self.house.start(int(args[0]), interaction.user.id, interaction.id)
        await self._answer(interaction, state)
        await pass_for(self.desk, state, [chair.user for chair in state.seats if chair.user is not None])

    async def _lobby(self, interaction: Interaction, table: int) -> TableState:
        state = await self.desk.look(interaction, table)
        if state.status is not Status.LOBBY:
            raise Refused("refused-started" if state.status is not Status.CLOSED else "refused-closed")
        return state

    async def _answer(self, interaction: Interaction, state: TableState) -> None:
        """The lobby itself is the answer, wherever its button was pressed."""
        say = self.desk.delivery.places.texts(state)
        self.desk.delivery.seen(interaction.user.id)
        if interaction.message is None:
            await tell(interaction, "lobby-done")
            return
        places, shown = self.desk.delivery.places, await self.desk.delivery.ledger.read(state.id)
        await interaction.response.edit_message(view=lobby_view(state, say, places.link(state, shown)))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Lobby(desk_of(bot)))
