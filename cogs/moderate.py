"""`/moderate`: stuck tables and people who disturb. A moderator never sees a hand by any of this."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.services.tables import suggested, table_number
from cogs.ui.answers import privately, reader, show, tell
from cogs.ui.controls import Person, button, handles, row, rows, select
from cogs.ui.history_view import history_line, unreadable_line
from cogs.ui.house_controls import (
    LookAt,
    Moderation,
    ModeratorAct,
    NeverMind,
    SeatSomebody,
    TurnBans,
    TurnHistory,
)
from cogs.ui.interactions import Interaction, is_moderator, moderators_only, need_moderator
from cogs.ui.layout import Sent, notice, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.names import chair_words, names_at, plain_names, safe_text
from cogs.ui.option_words import age
from cogs.ui.parts import Press, Row, Words
from cogs.ui.pickers import pick_person
from cogs.ui.translator import choices, spoken
from games.core.text import Refused
from games.host.rows import BanRow, Presence, Status, TableId, TableRow
from games.host.table_state import TableState
from texts.catalogue import Texts

LISTED = SELECT_OPTIONS
LONGEST_BAN = 24 * 365
BANS = 10
"""On a page, each with its reason."""
PAST = 7
"""Past tables on a page: as many fit whatever people are called."""
FURTHEST = 100_000
"""Pages; nobody turns further, whatever an id says."""
HOUR = 3600.0
ROBOT, KEEP = "robot", "keep"
"""What becomes of the seats of somebody who is banned."""


class Moderate(commands.GroupCog, group_name="moderate", group_description=spoken("command-moderate")):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        desk.switchboard.connect(self)

    @app_commands.command(description=spoken("command-moderate-tables"))
    async def tables(self, interaction: Interaction) -> None:
        await self._show(interaction)

    @app_commands.command(description=spoken("command-moderate-end"))
    @app_commands.describe(table=spoken("command-moderate-end.table"))
    async def end(self, interaction: Interaction, table: str) -> None:
        state = self._of_this_server(interaction, await self.desk.tables.look(interaction, table_number(table)))
        say = reader(interaction)
        await privately(interaction, _sure(state, say, button(say("sure-no"), NeverMind())))

    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggested(interaction, typed, await self.house.tables_in(interaction.guild_id or 0))

    @app_commands.command(description=spoken("command-moderate-ban"))
    @app_commands.describe(
        user=spoken("command-moderate-ban.user"),
        hours=spoken("command-moderate-ban.hours"),
        reason=spoken("command-moderate-ban.reason"),
        seats=spoken("command-moderate-ban.seats"),
    )
    @app_commands.choices(seats=choices({fate: spoken(f"command-moderate-ban.seats-{fate}") for fate in (ROBOT, KEEP)}))
    async def ban(
        self,
        interaction: Interaction,
        user: discord.User,
        hours: app_commands.Range[int, 1, LONGEST_BAN] | None = None,
        reason: app_commands.Range[str, 1, 200] | None = None,
        seats: str = ROBOT,
    ) -> None:
        guild, now = interaction.guild_id or 0, self.desk.now()
        if seats not in (ROBOT, KEEP):
            raise Refused("refused-option-typed")
        if user.bot:
            raise Refused("refused-ban-bot")
        if user.id == interaction.user.id:
            raise Refused("refused-ban-self")
        until = now + hours * HOUR if hours else None
        row = await self.house.store.ban(BanRow(guild, user.id, until, reason or "", interaction.user.id, now))
        await self.desk.audit_log.noted([row])
        left = await self._hand_over(guild, user.id) if seats == ROBOT else 0
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

    @app_commands.command(description=spoken("command-moderate-unban"))
    @app_commands.describe(user=spoken("command-moderate-unban.user"))
    async def unban(self, interaction: Interaction, user: discord.User) -> None:
        guild = interaction.guild_id or 0
        running = await self.desk.access.ban_of(guild, user.id)
        lifted = await self.house.store.unban(guild, user.id, interaction.user.id, self.desk.now())
        if lifted is not None:
            await self.desk.audit_log.noted([lifted])
        if running is None or lifted is None:
            raise Refused("refused-not-banned")
        await tell(interaction, "done-unban", who=user.mention)

    @app_commands.command(description=spoken("command-moderate-bans"))
    async def bans(self, interaction: Interaction) -> None:
        await self.turn_bans(interaction, 0)

    @handles(TurnBans, check=need_moderator)
    async def turn_bans(self, interaction: Interaction, page: int) -> None:
        """The running ones, the latest first."""
        say = reader(interaction)
        running = (await self.desk.access.bans_in(interaction.guild_id or 0))[::-1]
        page = max(0, min(page, (len(running) - 1) // BANS))
        lines = [_ban_line(ban, say) for ban in running[page * BANS : (page + 1) * BANS]]
        turning = [button(say("bans-later"), TurnBans(page - 1))] if page else []
        if len(running) > (page + 1) * BANS:
            turning.append(button(say("bans-earlier"), TurnBans(page + 1)))
        text = "\n".join([f"### {say('bans-title')}", *(lines or [say("bans-none")])])
        await show(interaction, view_of(Words(cut(text, TEXT)), *rows(turning)))

    @app_commands.command(description=spoken("command-moderate-history"))
    @app_commands.describe(user=spoken("command-moderate-history.user"))
    async def history(self, interaction: Interaction, user: discord.User | None = None) -> None:
        await self.turn_history(interaction, 0, user.id if user is not None else 0)

    @handles(TurnHistory, check=need_moderator)
    async def turn_history(self, interaction: Interaction, page: int, user: int) -> None:
        """Newest first. Lobbies that closed without a game are among them."""
        say, guild = reader(interaction), interaction.guild_id or 0
        page = max(0, min(page, FURTHEST))
        found = await self.house.store.past(guild, user or None, PAST + 1, page * PAST)
        lines = [await self._past_line(row, say) for row in found[:PAST]]
        turning = [button(say("history-later"), TurnHistory(page - 1, user))] if page else []
        if len(found) > PAST:
            turning.append(button(say("history-earlier"), TurnHistory(page + 1, user)))
        none = say("history-none-of", who=f"<@{user}>") if user else say("history-none")
        text = "\n".join([f"### {say('history-title')}", *(lines or [none])])
        await show(interaction, view_of(Words(cut(text, TEXT)), *rows(turning)))

    async def _past_line(self, row: TableRow, say: Texts) -> str:
        """One that cannot be read any more does not hide the others."""
        try:
            return history_line(await self.house.look(row.id), say)
        except Refused:
            return unreadable_line(row, say)

    # The list, and one table of it.

    @handles(LookAt, check=need_moderator)
    async def look_at(self, interaction: Interaction, table: TableId, chosen: list[int]) -> None:
        await self._show(interaction, (chosen or [table])[0])

    @handles(Moderation, check=need_moderator)
    async def act(self, interaction: Interaction, act: ModeratorAct, state: TableState, seat: int) -> None:
        """A button of the table that is looked at."""
        self._of_this_server(interaction, state)
        say = reader(interaction)
        if act is ModeratorAct.SEAT:
            await self._show(interaction, state.id, seat=seat)
        elif act is ModeratorAct.END:
            no = button(say("sure-no"), LookAt(state.id))
            await show(interaction, _sure(state, say, no))
        else:
            await self._do(interaction, act, state)
            done = act.removesuffix("-now") + ("-lobby" if state.status is Status.LOBBY else "")
            ended = act is ModeratorAct.END_NOW
            await self._show(interaction, 0 if ended else state.id, note=say(f"done-{done}"))

    async def _do(self, interaction: Interaction, act: ModeratorAct, state: TableState) -> None:
        user, click, seats = interaction.user.id, interaction.id, self.house.seats
        if act is ModeratorAct.PAUSE:
            await seats.pause(state.id, user, moderator=True, click=click)
        elif act is ModeratorAct.RESUME:
            await seats.resume(state.id, user, moderator=True, click=click)
        elif act is ModeratorAct.EXTEND:
            await seats.extend(state.id, user, click=click)
        elif state.status is Status.LOBBY:
            await self.house.lobby.close(state.id, user, moderator=True, click=click)
        else:
            await seats.end(state.id, user, moderator=True, click=click)

    @handles(SeatSomebody, check=need_moderator)
    async def seat(self, interaction: Interaction, state: TableState, seat: int, chosen: Person) -> None:
        """Offers a seat that a robot plays to somebody new."""
        self._of_this_server(interaction, state)
        if chosen.bot:
            raise Refused("refused-seat-bot")
        await self.desk.access.may_be_seated(state, chosen.id)
        user, click = interaction.user.id, interaction.id
        await self.house.seats.offer_seat(state.id, user, seat, chosen.id, chosen.name, moderator=True, click=click)
        note = reader(interaction)("seat-offered", who=f"<@{chosen.id}>", seat=seat + 1)
        await self._show(interaction, state.id, note=note)

    def _of_this_server(self, interaction: Interaction, state: TableState) -> TableState:
        """A moderator of one server who plays in another one has no say there."""
        if not is_moderator(interaction, state.row.guild):
            raise Refused("refused-unknown-table")
        return state

    async def _show(self, interaction: Interaction, table: int = 0, seat: int = -1, note: str = "") -> None:
        """In place when it came from a panel of ours."""
        say = reader(interaction)
        states = [await self.house.look(one.id) for one in await self.house.tables_in(interaction.guild_id or 0)]
        states.sort(key=lambda state: state.row.created)
        chosen = next((state for state in states if state.id == table), None)
        lines = [f"### {say('tables-title')}", *([f"**{note}**"] if note else [])]
        for state in [chosen] if chosen else states[:LISTED]:
            old = age(say, self.desk.now() - state.row.created)
            lines.append(await self.desk.tables.line(state, 0, say) + f" · {say('moderate-age', age=old)}")
        if not states:
            lines.append(say("tables-none"))
        if not chosen and len(states) > LISTED:
            lines.append(say("tables-more", count=len(states) - LISTED))
        view = view_of(Words(cut("\n".join(lines), TEXT)), *self._controls(states[:LISTED], chosen, seat, say))
        await show(interaction, view)

    def _controls(self, states: list[TableState], chosen: TableState | None, seat: int, say: Texts) -> list[Row]:
        parts: list[Row] = []
        if states:
            options = [
                (
                    str(one.id),
                    say("table-suggestion", game=say(one.game.key), number=str(one.id)),
                    say.listed([plain_names(one)(chair.seat) for chair in one.seats]),
                )
                for one in states
            ]
            parts.append(
                row(select(say("moderate-which"), options, LookAt(), chosen=[str(chosen.id)] if chosen else []))
            )
        if chosen is None:
            return parts
        parts += rows(_acts(chosen, say))
        if 0 <= seat < len(chosen.seats):
            who = chair_words(chosen, chosen.seats[seat], say)
            parts.append(pick_person(say("moderate-who", seat=who), SeatSomebody(chosen.id, seat)))
        return parts


def _ban_line(ban: BanRow, say: Texts) -> str:
    facts: dict[str, Any] = {
        "who": f"<@{ban.user}>",
        "by": f"<@{ban.by}>" if ban.by else say("audit-forgotten"),
        "when": f"<t:{int(ban.at)}:d>",
    }
    line = say("bans-until", until=f"<t:{int(ban.until)}:f>", **facts) if ban.until else say("bans-open", **facts)
    return f"- {say('audit-why', act=line, reason=safe_text(ban.reason)) if ban.reason else line}"


def _sure(state: TableState, say: Texts, no: Press) -> Sent:
    """Ending asks first."""
    yes = button(say("sure-end.yes"), Moderation(ModeratorAct.END_NOW, state.id), style=discord.ButtonStyle.danger)
    question = "sure-end-lobby" if state.status is Status.LOBBY else "sure-end"
    return notice(say(question, game=say(state.game.key), number=str(state.id)), yes, no)


_ACTS = {
    Status.PLAYING: (ModeratorAct.PAUSE, ModeratorAct.EXTEND),
    Status.PAUSED: (ModeratorAct.RESUME, ModeratorAct.EXTEND),
}


def _acts(state: TableState, say: Texts) -> list[Press]:
    """What a moderator can do at a table, as it stands."""
    acts = _ACTS.get(state.status, ())
    presses = [button(say(f"moderate-{act}"), Moderation(act, state.id)) for act in acts]
    if state.status is not Status.LOBBY:
        free = [chair for chair in state.seats if chair.robot and chair.presence is not Presence.CONCEDED]
        names = names_at(state)
        presses += [
            button(say("moderate-seat", seat=names(chair.seat)), Moderation(ModeratorAct.SEAT, state.id, chair.seat))
            for chair in free
        ]
    end = button(say("moderate-end"), Moderation(ModeratorAct.END, state.id), style=discord.ButtonStyle.danger)
    return [*presses, end]


async def setup(bot: Hosting) -> None:
    cog = Moderate(bot.desk)
    group = cog.app_command
    assert isinstance(group, app_commands.Group)
    group.guild_only = True
    group.default_permissions = discord.Permissions(manage_guild=True)
    group.interaction_check = moderators_only  # type: ignore[method-assign]
    await bot.add_cog(cog)
