"""`/moderate`: stuck tables and people who disturb. A moderator never sees a hand by any of this."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.services.access import ban_of
from cogs.services.desk import Desk, Interaction, desk_of, for_moderators, moderators_only, table_number
from cogs.table import table_line
from cogs.ui.answers import privately, reader, tell
from cogs.ui.controls import Press, button, row, rows, select
from cogs.ui.layout import notice, view_of
from cogs.ui.limits import OPTION_TEXT, SELECT_OPTIONS, TEXT, cut
from cogs.ui.names import described, names_at, plain_names
from cogs.ui.option_words import age
from cogs.ui.pickers import pick_person
from games.core.text import Refused
from games.host.rows import BanRow, Presence, Status
from games.host.table_state import TableState
from texts.catalogue import Texts

LISTED = SELECT_OPTIONS
LONGEST_BAN = 24 * 365
HOUR = 3600.0


class Moderate(commands.GroupCog, group_name="moderate", group_description="Moderators: the tables of this server"):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        for verb, handler in {"mod": self.look_at, "mod-do": self.act, "mod-seat": self.seat}.items():
            desk.switchboard.on(verb, for_moderators(handler))

    @app_commands.command(description="All tables, how old, waiting for whom; pause, extend, seat, end")
    async def tables(self, interaction: Interaction) -> None:
        await self._show(interaction)

    @app_commands.command(description="End a table for everybody")
    @app_commands.describe(table="Which table")
    async def end(self, interaction: Interaction, table: str) -> None:
        state = await self._table(interaction, table_number(table))
        say = reader(interaction)
        await privately(interaction, _sure(state, say, button(say("sure-no"), "never-mind")))

    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = reader(interaction)
        rows = await self.house.tables_in(interaction.guild_id or 0)
        names = {row.id: say("table-suggestion", game=say(row.game), number=str(row.id)) for row in rows}
        return [
            app_commands.Choice(name=cut(name, OPTION_TEXT), value=str(table))
            for table, name in names.items()
            if typed.lower() in name.lower()
        ][:25]

    @app_commands.command(description="Somebody may not open or join tables here for a while")
    @app_commands.describe(
        user="Who",
        hours="For how long; without it until you lift it",
        reason="They are told it",
        seats="What happens to the seats they have: a robot takes them (usual), or they keep them",
    )
    async def ban(
        self,
        interaction: Interaction,
        user: discord.User,
        hours: app_commands.Range[int, 1, LONGEST_BAN] | None = None,
        reason: app_commands.Range[str, 1, 200] | None = None,
        seats: Literal["robot", "keep"] = "robot",
    ) -> None:
        guild, now = interaction.guild_id or 0, self.desk.now()
        if user.bot:
            raise Refused("refused-ban-bot")
        if user.id == interaction.user.id:
            raise Refused("refused-ban-self")
        until = now + hours * HOUR if hours else None
        async with self.desk.logbook.watching(guild):
            await self.house.store.ban(BanRow(guild, user.id, until, reason or "", interaction.user.id, now))
        left = await self._hand_over(guild, user.id) if seats == "robot" else 0
        when = f"<t:{int(until)}:R>" if until else ""
        await tell(interaction, "done-ban-until" if until else "done-ban", who=user.mention, when=when, seats=left)

    async def _hand_over(self, guild: int, user: int) -> int:
        """Like leaving, at every table of this server."""
        left = 0
        for one in await self.house.tables_of(user):
            mine = (await self.house.look(one.id)).owner(user) if one.guild == guild else None
            if mine is not None and mine.presence in (Presence.AWAKE, Presence.ASLEEP):
                await self.house.seats.leave(one.id, user)
                left += 1
        return left

    @app_commands.command(description="Lift a ban")
    @app_commands.describe(user="Who")
    async def unban(self, interaction: Interaction, user: discord.User) -> None:
        guild = interaction.guild_id or 0
        running = await ban_of(self.desk, guild, user.id)
        async with self.desk.logbook.watching(guild):
            lifted = await self.house.store.unban(guild, user.id, interaction.user.id, self.desk.now())
        if running is None or not lifted:
            raise Refused("refused-not-banned")
        await tell(interaction, "done-unban", who=user.mention)

    # The list, and one table of it.

    async def look_at(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        await self._show(interaction, int((values or args)[0]))

    async def act(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """A button of the table that is looked at."""
        act, table = args[0], int(args[1])
        state = await self._table(interaction, table)
        if act == "seat":
            await self._show(interaction, table, seat=int(args[2]))
            return
        user, click, say = interaction.user.id, interaction.id, reader(interaction)
        if act == "end":
            await interaction.response.edit_message(view=_sure(state, say, button(say("sure-no"), "mod", table)))
            return
        async with self.desk.logbook.watching(state.row.guild):
            if act == "end-now":
                await self._end(interaction, state)
            elif act == "pause":
                await self.house.seats.pause(table, user, moderator=True, click=click)
            elif act == "resume":
                await self.house.seats.resume(table, user, moderator=True, click=click)
            elif act == "extend":
                await self.house.seats.extend(table, user, click=click)
            else:
                raise Refused("refused-old-control")
        done = act.removesuffix("-now") + ("-lobby" if state.status is Status.LOBBY else "")
        await self._show(interaction, 0 if act == "end-now" else table, note=say(f"done-{done}"))

    async def seat(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        """Offers a seat that a robot plays to somebody new."""
        table, seat, newcomer = int(args[0]), int(args[1]), int(values[0])
        state = await self._table(interaction, table)
        data: Any = interaction.data
        account = data["resolved"]["users"][str(newcomer)]
        if account.get("bot"):
            raise Refused("refused-seat-bot")
        member = data["resolved"].get("members", {}).get(str(newcomer), {})
        name = member.get("nick") or account.get("global_name") or account["username"]
        user, click = interaction.user.id, interaction.id
        await self.house.seats.offer_seat(state.id, user, seat, newcomer, name, moderator=True, click=click)
        note = reader(interaction)("seat-offered", who=f"<@{newcomer}>", seat=seat + 1)
        await self._show(interaction, table, note=note)

    async def _table(self, interaction: Interaction, table: int) -> TableState:
        state = await self.desk.look(interaction, table)
        if state.row.guild != interaction.guild_id:
            raise Refused("refused-unknown-table")
        return state

    async def _end(self, interaction: Interaction, state: TableState) -> None:
        close = self.house.lobby.close if state.status is Status.LOBBY else self.house.seats.end
        await close(state.id, interaction.user.id, moderator=True, click=interaction.id)

    async def _show(self, interaction: Interaction, table: int = 0, seat: int = -1, note: str = "") -> None:
        """In place when it came from a panel of ours."""
        say = reader(interaction)
        states = [await self.house.look(one.id) for one in await self.house.tables_in(interaction.guild_id or 0)]
        states.sort(key=lambda state: state.row.created)
        chosen = next((state for state in states if state.id == table), None)
        lines = [f"### {say('tables-title')}", *([f"**{note}**"] if note else [])]
        for state in [chosen] if chosen else states[:LISTED]:
            old = age(say, self.desk.now() - state.row.created)
            lines.append(await table_line(self.desk, state, 0, say) + f" · {say('moderate-age', age=old)}")
        if not states:
            lines.append(say("tables-none"))
        if not chosen and len(states) > LISTED:
            lines.append(say("tables-more", count=len(states) - LISTED))
        view = view_of(ui.TextDisplay(cut("\n".join(lines), TEXT)), *self._controls(states[:LISTED], chosen, seat, say))
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await interaction.response.edit_message(view=view)
        else:
            await privately(interaction, view)

    def _controls(
        self, states: list[TableState], chosen: TableState | None, seat: int, say: Texts
    ) -> list[ui.ActionRow[Any]]:
        parts: list[ui.ActionRow[Any]] = []
        if states:
            options = [
                (
                    str(one.id),
                    say("table-suggestion", game=say(one.game.key), number=str(one.id)),
                    say.listed([plain_names(one)(chair.seat) for chair in one.seats]),
                )
                for one in states
            ]
            parts.append(row(select(say("moderate-which"), options, "mod", chosen=[str(chosen.id)] if chosen else [])))
        if chosen is None:
            return parts
        parts += rows(_acts(chosen, say))
        if 0 <= seat < len(chosen.seats):
            who = described(chosen, chosen.seats[seat], say)
            parts.append(pick_person(say("moderate-who", seat=who), "mod-seat", chosen.id, seat))
        return parts


def _sure(state: TableState, say: Texts, no: Press) -> ui.LayoutView:
    """Ending asks first."""
    yes = button(say("sure-end.yes"), "mod-do", "end-now", state.id, style=discord.ButtonStyle.danger)
    question = "sure-end-lobby" if state.status is Status.LOBBY else "sure-end"
    return notice(say(question, game=say(state.game.key), number=str(state.id)), yes, no)


def _acts(state: TableState, say: Texts) -> list[Press]:
    """What a moderator can do at a table, as it stands."""
    acts = {Status.PLAYING: ("pause", "extend"), Status.PAUSED: ("resume", "extend")}.get(state.status, ())
    presses = [button(say(f"moderate-{act}"), "mod-do", act, state.id) for act in acts]
    if state.status is not Status.LOBBY:
        free = [chair for chair in state.seats if chair.robot and chair.presence is not Presence.CONCEDED]
        names = names_at(state)
        presses += [
            button(say("moderate-seat", seat=names(chair.seat)), "mod-do", "seat", state.id, chair.seat)
            for chair in free
        ]
    end = button(say("moderate-end"), "mod-do", "end", state.id, style=discord.ButtonStyle.danger)
    return [*presses, end]


async def setup(bot: commands.Bot) -> None:
    cog = Moderate(desk_of(bot))
    group = cog.app_command
    assert isinstance(group, app_commands.Group)
    group.guild_only = True
    group.default_permissions = discord.Permissions(manage_guild=True)
    group.interaction_check = moderators_only  # type: ignore[method-assign]
    await bot.add_cog(cog)
