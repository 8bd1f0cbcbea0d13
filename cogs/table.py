"""The life of a table: `/tables`, `/hand`, `/table …`. What cannot be undone asks first."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.playing import Playing
from cogs.services.access import may_host
from cogs.services.desk import Desk, Interaction, desk_of, is_moderator, is_panel
from cogs.settings.view import terms_text
from cogs.ui.answers import privately, reader, tell
from cogs.ui.controls import button, row, rows
from cogs.ui.layout import notice, page_buttons, panel_pages, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.names import described, names_at
from games.core.text import Refused, Seat
from games.host.rows import Status
from games.host.table_state import TableState
from texts.catalogue import Texts

LISTED = 15
WHICH = "Which table, if you sit at several"
WHOLE = TEXT - 500
"""Characters for a page of a table in words; its first one also has its line."""


class Tables(commands.Cog):
    """Lists and hands."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(description="The open tables here, yours first")
    @app_commands.guild_only()
    async def tables(self, interaction: Interaction) -> None:
        say = reader(interaction)
        lines = await listed(self.desk, interaction.guild_id or 0, interaction.user.id, say)
        text = "\n".join(lines) or say("tables-none")
        await privately(interaction, notice(f"### {say('tables-title')}\n{text}"))

    @app_commands.command(description="Your hand, in private")
    @app_commands.describe(table=WHICH)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        self.desk.delivery.seen(interaction.user.id)
        await self.desk.show_hand(interaction, await self.desk.table(interaction, table))

    @hand.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.suggest_tables(interaction, typed)


async def listed(desk: Desk, guild: int, user: int, say: Texts) -> list[str]:
    """A line for each live table: those that wait for me, mine, those that wait for somebody, then the rest."""
    states = [await desk.house.look(row.id) for row in await desk.house.tables_in(guild)]
    states.sort(key=lambda state: _urgency(state, user))
    lines = [await table_line(desk, state, user, say) for state in states[:LISTED]]
    return lines if len(states) <= LISTED else [*lines, say("tables-more", count=len(states) - LISTED)]


def _urgency(state: TableState, user: int) -> tuple[bool, bool, bool, list[str], int]:
    named = state.awaits if state.ask is not None and not state.ask.counted else ()
    people = [state.name(seat) for seat in named if not state.seats[seat].robot]
    return state.seat_of(user) not in state.awaits, state.owner(user) is None, not people, people, -state.id


async def table_line(desk: Desk, state: TableState, user: int, say: Texts) -> str:
    shown = await desk.delivery.ledger.read(state.id)
    link = desk.delivery.places.link(state, shown)
    people = say.listed([described(state, chair, say) for chair in state.seats])
    waiting = ""
    if state.seat_of(user) in state.awaits:
        waiting = say("tables-waiting-you")
    elif state.ask is not None and state.ask.counted and state.awaits:
        waiting = say("tables-waiting-counted", count=len(state.awaits))
    elif state.awaits:
        waiting = say("tables-waiting", who=say.listed([names_at(state)(seat) for seat in state.awaits]))
    status = say(f"tables-{state.status.value}")
    head = f"- **[{say(state.game.key)} {state.id}]({link})** · {status} · {people}"
    return f"{head} · {waiting}" if waiting else head


@app_commands.guild_only()
class Table(commands.GroupCog, group_name="table", group_description="The table you sit at"):
    def __init__(self, desk: Desk, playing: Playing) -> None:
        self.desk = desk
        self.house = desk.house
        self.playing = playing
        desk.switchboard.on("show", self.page)
        desk.switchboard.on("sure", self.sure)
        desk.switchboard.on("never-mind", self.never_mind)

    @app_commands.command(description="Show the table as it stands, in private")
    @app_commands.describe(table=WHICH)
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        await self._show(interaction, await self.desk.table(interaction, table), 0)

    async def page(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """Another page of a table in words, whoever asks."""
        await self._show(interaction, await self.desk.look(interaction, int(args[0])), int(args[1]))

    async def _show(self, interaction: Interaction, state: TableState, page: int) -> None:
        """The whole table in words, and under which settings it was opened; what does not fit has pages."""
        say = reader(interaction)
        pages = [await table_line(self.desk, state, interaction.user.id, say)]
        if state.position is not None:
            first, *others = panel_pages(state.table_panel(), say, names_at(state), WHOLE)
            pages = [f"{pages[0]}\n{first}", *others]
        terms = terms_text(self.desk.settings, state, say)
        if len(pages[-1]) + len(terms) < TEXT:
            pages[-1] = f"{pages[-1]}\n{terms}".strip()
        else:
            pages.append(terms)
        page = min(page, len(pages) - 1)
        controls = [button(say("table-log"), "log", state.id, 0), button(say("table-rules"), "rules", state.game.key)]
        if state.seat_of(interaction.user.id) is not None:
            controls.insert(0, button(say("table-hand"), "hand", state.id))
        turning = rows(page_buttons(say, state.id, len(pages), page))
        view = view_of(ui.TextDisplay(cut(pages[page], TEXT)), *turning, row(*controls))
        if is_panel(interaction):
            await interaction.response.edit_message(view=view, attachments=[])
        else:
            await privately(interaction, view)

    @app_commands.command(description="What has happened so far")
    @app_commands.describe(table=WHICH)
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.table(interaction, table)
        await self.playing.log(interaction, [str(state.id), "0"], [])

    @app_commands.command(description="Leave your seat to a robot; you can come back")
    @app_commands.describe(table=WHICH)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await self._ask(interaction, await self._mine(interaction, table), "leave")

    @app_commands.command(name="return", description="Take your seat back from the robot")
    @app_commands.describe(table=WHICH)
    async def come_back(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self._mine(interaction, table)
        await self.playing.back(interaction, [str(state.id)], [])

    @app_commands.command(description="Give up by the rules of the game")
    @app_commands.describe(table=WHICH)
    async def concede(self, interaction: Interaction, table: str | None = None) -> None:
        await self._ask(interaction, await self._mine(interaction, table), "concede")

    @app_commands.command(description="Host: give a player's seat to a robot")
    @app_commands.describe(player="Whose seat", table=WHICH)
    async def kick(self, interaction: Interaction, player: discord.User, table: str | None = None) -> None:
        state = await self.desk.table(interaction, table)
        self.desk.need_host(interaction, state, moderators=True)
        await self._ask(interaction, state, "kick", self._seat_of(state, player))

    @app_commands.command(description="Host: offer a free seat to somebody new")
    @app_commands.describe(player="Who should sit down", seat="The number of the seat a robot plays now", table=WHICH)
    async def seat(
        self,
        interaction: Interaction,
        player: discord.User,
        seat: app_commands.Range[int, 1, 8],
        table: str | None = None,
    ) -> None:
        state = await self.desk.table(interaction, table)
        if player.bot:
            raise Refused("refused-seat-bot")
        await self.house.seats.offer_seat(
            state.id,
            interaction.user.id,
            seat - 1,
            player.id,
            player.display_name,
            moderator=is_moderator(interaction),
            click=interaction.id,
        )
        await tell(interaction, "seat-offered", who=player.mention, seat=seat)

    @app_commands.command(description="Host: hand the table to another player")
    @app_commands.describe(player="Who is the host from now on", table=WHICH)
    async def host(self, interaction: Interaction, player: discord.User, table: str | None = None) -> None:
        state = await self.desk.table(interaction, table)
        user, moderator = interaction.user.id, is_moderator(interaction)
        async with self.desk.logbook.watching(state.row.guild):
            await self.house.seats.give_host(state.id, user, player.id, moderator=moderator, click=interaction.id)
        await tell(interaction, "done-host", who=player.mention)

    @app_commands.command(description="Ask for a pause; it begins when everybody who is awake agrees")
    @app_commands.describe(table=WHICH)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.table(interaction, table)
        await self.playing.wish_pause(interaction, [str(state.id)], [])

    @app_commands.command(description="Go on after a pause")
    @app_commands.describe(table=WHICH)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.table(interaction, table)
        user, moderator = interaction.user.id, is_moderator(interaction)
        async with self.desk.logbook.watching(state.row.guild):
            await self.house.seats.resume(state.id, user, moderator=moderator, click=interaction.id)
        await tell(interaction, "done-resume")

    @app_commands.command(description="Play again with the same people and options")
    @app_commands.describe(table=WHICH)
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.finished(interaction, table)
        await self.playing.rematch(interaction, [str(state.id)], [])

    @app_commands.command(description="Host: bring the table to this channel, if it lost its own")
    @app_commands.describe(table=WHICH)
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.table(interaction, table)
        if state.row.guild != interaction.guild_id:
            raise Refused("refused-unknown-table")
        self.desk.need_host(interaction, state, moderators=True)
        await may_host(self.desk, interaction, state.game.key)
        user, moderator, channel = interaction.user.id, is_moderator(interaction), interaction.channel_id or 0
        async with self.desk.logbook.watching(state.row.guild):
            await self.desk.delivery.move(state.id, channel)
            await self.house.seats.move(state.id, user, channel, moderator=moderator, click=interaction.id)
        await tell(interaction, "done-move")

    @app_commands.command(description="Host: end the table for everybody")
    @app_commands.describe(table=WHICH)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.table(interaction, table)
        self.desk.need_host(interaction, state, moderators=True)
        await self._ask(interaction, state, "end")

    async def _mine(self, interaction: Interaction, table: str | None) -> TableState:
        state = await self.desk.table(interaction, table)
        if state.owner(interaction.user.id) is None:
            raise Refused("refused-not-at-table")
        return state

    def _seat_of(self, state: TableState, player: discord.abc.User) -> Seat:
        owner = state.owner(player.id)
        if owner is None:
            raise Refused("refused-kick-stranger")
        return owner.seat

    # What cannot be undone asks first.

    async def _ask(self, interaction: Interaction, state: TableState, act: str, seat: int = 0) -> None:
        say = reader(interaction)
        wording = _in_lobby(act, state)
        question = say(f"sure-{wording}", who=names_at(state)(seat), game=say(state.game.key), number=str(state.id))
        yes = button(say(f"sure-{act}.yes"), "sure", act, state.id, seat, style=discord.ButtonStyle.danger)
        await privately(interaction, notice(question, yes, button(say("sure-no"), "never-mind")))

    async def sure(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        act, table, seat = args[0], int(args[1]), int(args[2])
        before = await self.desk.look(interaction, table)
        async with self.desk.logbook.watching(before.row.guild):
            await self._do(interaction, act, table, seat)
        await interaction.response.edit_message(view=notice(reader(interaction)(f"done-{_in_lobby(act, before)}")))

    async def _do(self, interaction: Interaction, act: str, table: int, seat: Seat) -> None:
        user, click, moderator = interaction.user.id, interaction.id, is_moderator(interaction)
        if act == "leave":
            await self.house.seats.leave(table, user, click=click)
        elif act == "concede":
            await self.house.play.concede(table, user, click=click)
        elif act == "kick":
            await self.house.seats.kick(table, user, seat, moderator=moderator, click=click)
        else:
            await self._end(table, user, moderator, click)

    async def _end(self, table: int, user: int, moderator: bool, click: int) -> None:
        state = await self.house.look(table)
        close = self.house.lobby.close if state.status is Status.LOBBY else self.house.seats.end
        await close(table, user, moderator=moderator, click=click)

    async def never_mind(self, interaction: Interaction, _: list[str], __: list[str]) -> None:
        await interaction.response.edit_message(view=notice(reader(interaction)("sure-nothing")))

    @rematch.autocomplete("table")
    async def _finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.suggest_finished(interaction, typed)

    @show.autocomplete("table")
    @log.autocomplete("table")
    async def _shown(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        live = await self.desk.suggest_tables(interaction, typed)
        return [*live, *await self.desk.suggest_finished(interaction, typed)][:SELECT_OPTIONS]

    @leave.autocomplete("table")
    @come_back.autocomplete("table")
    @concede.autocomplete("table")
    @kick.autocomplete("table")
    @seat.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @host.autocomplete("table")
    @move.autocomplete("table")
    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.suggest_tables(interaction, typed)


def _in_lobby(act: str, state: TableState) -> str:
    """Before the game the same words mean something else: no robot takes a seat that becomes free."""
    return f"{act}-lobby" if state.status is Status.LOBBY and act != "concede" else act


async def setup(bot: commands.Bot) -> None:
    desk = desk_of(bot)
    playing = bot.get_cog("Playing")
    assert isinstance(playing, Playing)
    await bot.add_cog(Tables(desk))
    await bot.add_cog(Table(desk, playing))
