"""The life of a table: `/tables`, `/hand`, `/table …`. What cannot be undone asks first."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.settings.view import terms_text
from cogs.ui.answers import privately, reader, show, tell
from cogs.ui.controls import button, handles, row, rows
from cogs.ui.house_controls import (
    Act,
    AgreePause,
    AskToLeave,
    Back,
    Hand,
    Log,
    LogAt,
    More,
    NeverMind,
    OpenRules,
    Resume,
    Show,
    Sure,
)
from cogs.ui.interactions import Interaction, is_moderator, is_panel, parent_of
from cogs.ui.layout import notice, page_buttons, panel_pages, view_of
from cogs.ui.limits import SELECT_OPTIONS, TEXT, cut
from cogs.ui.log_view import Page, log_pages, log_view, page_of
from cogs.ui.more_view import more_view
from cogs.ui.names import names_at
from cogs.ui.parts import Words
from cogs.ui.table_view import hand_label
from cogs.ui.translator import spoken
from games.core.text import Refused, Seat
from games.host.chronicle import chapters
from games.host.rows import Presence, Status
from games.host.table_state import TableState
from games.registry import GAMES

MOST_SEATS = max(game.seats[-1] for game in GAMES.values())
WHICH = spoken("typed-table")
WHOLE = TEXT - 500
"""Characters for a page of a table in words; its first one also has its line."""


class TableLists(commands.Cog):
    """Lists and hands."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(description=spoken("command-tables"))
    @app_commands.guild_only()
    async def tables(self, interaction: Interaction) -> None:
        say = reader(interaction)
        lines = await self.desk.tables.lines(interaction, say)
        text = "\n".join(lines) or say("tables-none")
        await privately(interaction, notice(f"### {say('tables-title')}\n{text}"))

    @app_commands.command(description=spoken("command-hand"))
    @app_commands.describe(table=WHICH)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        await self.desk.hands.show(interaction, await self.desk.tables.meant(interaction, table))

    @hand.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.tables.suggest(interaction, typed)


@app_commands.guild_only()
class Table(commands.GroupCog, group_name="table", group_description=spoken("command-table")):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        desk.switchboard.connect(self)

    @app_commands.command(description=spoken("command-table-show"))
    @app_commands.describe(table=WHICH)
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        await self.page(interaction, await self.desk.tables.meant(interaction, table), 0)

    @handles(Show)
    async def page(self, interaction: Interaction, state: TableState, page: int) -> None:
        """The whole table in words, and under which settings it was opened; what does not fit has pages."""
        say = reader(interaction)
        pages = [await self.desk.tables.line(state, interaction.user.id, say)]
        if state.position is not None:
            first, *others = panel_pages(state.table_panel(), say.rich, names_at(state), WHOLE)
            pages = [f"{pages[0]}\n{first}", *others]
        terms = terms_text(self.desk.settings, state, say)
        if len(pages[-1]) + len(terms) < TEXT:
            pages[-1] = f"{pages[-1]}\n{terms}".strip()
        else:
            pages.append(terms)
        page = max(0, min(page, len(pages) - 1))
        controls = [
            button(say("table-log"), Log(state.id, 0)),
            button(say("table-rules"), OpenRules(state.game.key)),
        ]
        if state.seat_of(interaction.user.id) is not None:
            controls.insert(0, button(hand_label(state, say), Hand(state.id)))
        turning = rows(page_buttons(say, state.id, len(pages), page))
        await show(interaction, view_of(Words(cut(pages[page], TEXT)), *turning, row(*controls)))

    @app_commands.command(description=spoken("command-table-log"))
    @app_commands.describe(table=WHICH)
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        await self.log_page(interaction, await self.desk.tables.meant(interaction, table), 0)

    @handles(Log)
    async def log_page(self, interaction: Interaction, state: TableState, page: int) -> None:
        """What happened, newest page first; secrets only of one's own seat."""
        pages = await self._log(interaction, state)
        await self._show_log(interaction, state, pages, page)

    @handles(LogAt)
    async def log_at(self, interaction: Interaction, state: TableState, chosen: int) -> None:
        """The page on which a round or a turn begins."""
        pages = await self._log(interaction, state)
        await self._show_log(interaction, state, pages, page_of(pages, chosen))

    async def _log(self, interaction: Interaction, state: TableState) -> list[Page]:
        seat = state.seat_of(interaction.user.id)
        found = chapters(state.game, await self.house.log(state.id, interaction.user.id), seat)
        return log_pages(found, seat if state.status.live else None, reader(interaction), names_at(state))

    async def _show_log(self, interaction: Interaction, state: TableState, pages: list[Page], page: int) -> None:
        seat = state.seat_of(interaction.user.id)
        await show(interaction, log_view(state, pages, seat, page, reader(interaction)))

    @app_commands.command(description=spoken("command-table-advise"))
    @app_commands.describe(table=WHICH)
    async def advise(self, interaction: Interaction, table: str | None = None) -> None:
        await self.desk.coaching.advise(interaction, await self.desk.tables.meant(interaction, table))

    @app_commands.command(description=spoken("command-table-review"))
    @app_commands.describe(table=spoken("command-option-finished"))
    async def review(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.tables.finished(interaction, table)
        if state is None:
            raise Refused("refused-review-none")
        await self.desk.coaching.review(interaction, state, None)

    @app_commands.command(description=spoken("command-table-leave"))
    @app_commands.describe(table=WHICH)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await self.ask_to_leave(interaction, await self.desk.tables.meant(interaction, table))

    @handles(AskToLeave)
    async def ask_to_leave(self, interaction: Interaction, state: TableState) -> None:
        self._need_seat(interaction, state)
        await self._ask(interaction, state, Act.LEAVE)

    @app_commands.command(name="return", description=spoken("command-table-return"))
    @app_commands.describe(table=WHICH)
    async def come_back(self, interaction: Interaction, table: str | None = None) -> None:
        await self.back(interaction, await self._mine(interaction, table))

    @handles(Back)
    async def back(self, interaction: Interaction, state: TableState) -> None:
        user = interaction.user.id
        mine = state.owner(user)
        if mine is not None and mine.presence is Presence.LEFT:
            await self.desk.access.need_welcome(state.row.guild, user)
        after = await self.house.seats.come_back(state.id, user, click=interaction.id)
        note = "hand-never-away" if state.version == after.version else "hand-welcome-back"
        await self.desk.hands.show(interaction, after, note=reader(interaction)(note))

    @app_commands.command(description=spoken("command-table-concede"))
    @app_commands.describe(table=WHICH)
    async def concede(self, interaction: Interaction, table: str | None = None) -> None:
        await self._ask(interaction, await self._mine(interaction, table), Act.CONCEDE)

    @app_commands.command(description=spoken("command-table-kick"))
    @app_commands.describe(player=spoken("command-table-kick.player"), table=WHICH)
    async def kick(self, interaction: Interaction, player: discord.User, table: str | None = None) -> None:
        state = await self.desk.tables.meant(interaction, table)
        self.desk.access.need_host(interaction, state, moderators=True)
        await self._ask(interaction, state, Act.KICK, self._seat_of(state, player))

    @app_commands.command(description=spoken("command-table-seat"))
    @app_commands.describe(
        player=spoken("command-table-seat.player"), seat=spoken("command-table-seat.seat"), table=WHICH
    )
    async def seat(
        self,
        interaction: Interaction,
        player: discord.User,
        seat: app_commands.Range[int, 1, MOST_SEATS],
        table: str | None = None,
    ) -> None:
        state = await self.desk.tables.meant(interaction, table)
        self.desk.access.need_host(interaction, state, moderators=True)
        if player.bot:
            raise Refused("refused-seat-bot")
        await self.desk.access.may_be_seated(state, player.id)
        await self.house.seats.offer_seat(
            state.id,
            interaction.user.id,
            seat - 1,
            player.id,
            player.display_name,
            moderator=is_moderator(interaction, state.row.guild),
            click=interaction.id,
        )
        await tell(interaction, "seat-offered", who=player.mention, seat=seat)

    @app_commands.command(description=spoken("command-table-host"))
    @app_commands.describe(player=spoken("command-table-host.player"), table=WHICH)
    async def host(self, interaction: Interaction, player: discord.User, table: str | None = None) -> None:
        state = await self.desk.tables.meant(interaction, table)
        user, moderator = interaction.user.id, is_moderator(interaction, state.row.guild)
        await self.house.seats.give_host(state.id, user, player.id, moderator=moderator, click=interaction.id)
        await tell(interaction, "done-host", who=player.mention)

    @app_commands.command(description=spoken("command-table-pause"))
    @app_commands.describe(table=WHICH)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        await self.wish_pause(interaction, await self.desk.tables.meant(interaction, table))

    @handles(AgreePause)
    async def wish_pause(self, interaction: Interaction, state: TableState) -> None:
        """By consent of all who are awake; a moderator who does not play decides alone."""
        user, click = interaction.user.id, interaction.id
        if is_moderator(interaction, state.row.guild) and state.owner(user) is None:
            after = await self.house.seats.pause(state.id, user, moderator=True, click=click)
        else:
            after = await self.house.seats.wish_pause(state.id, user, click=click)
        if interaction.message is not None and not is_panel(interaction):
            await self.desk.delivery.answer(interaction, after)
            return
        wishing, names = [wish.user for wish in after.wishes], names_at(after)
        awake = [chair for chair in after.seats if chair.presence is Presence.AWAKE]
        missing = [names(chair.seat) for chair in awake if chair.user not in wishing]
        done = "done-pause" if after.status is Status.PAUSED else "done-wish-pause"
        await self._done(interaction, after, done, who=reader(interaction).listed(missing), count=len(missing))

    @app_commands.command(description=spoken("command-table-resume"))
    @app_commands.describe(table=WHICH)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        await self.go_on(interaction, await self.desk.tables.meant(interaction, table))

    @handles(Resume)
    async def go_on(self, interaction: Interaction, state: TableState) -> None:
        user, moderator = interaction.user.id, is_moderator(interaction, state.row.guild)
        after = await self.house.seats.resume(state.id, user, moderator=moderator, click=interaction.id)
        await self._done(interaction, after, "done-resume")

    async def _done(self, interaction: Interaction, state: TableState, key: str, **args: Any) -> None:
        """One sentence; where it was pressed on a private page, that page stays and says it."""
        if not is_panel(interaction):
            await tell(interaction, key, **args)
            return
        say, moderator = reader(interaction), is_moderator(interaction, state.row.guild)
        link, note = await self.desk.tables.link(state), say(key, **args)
        await show(interaction, more_view(state, interaction.user.id, say, link, moderator=moderator, note=note))

    @app_commands.command(description=spoken("command-table-rematch"))
    @app_commands.describe(table=WHICH)
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.tables.finished(interaction, table)
        if state is None:
            raise Refused("refused-nothing-finished")
        await self.desk.lobbies.rematch(interaction, state)

    @app_commands.command(description=spoken("command-table-move"))
    @app_commands.describe(table=WHICH)
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.tables.meant(interaction, table)
        if state.row.guild != interaction.guild_id:
            raise Refused("refused-unknown-table")
        self.desk.access.need_host(interaction, state, moderators=True)
        await self.desk.access.may_host(interaction, state.game.key)
        user, moderator = interaction.user.id, is_moderator(interaction, state.row.guild)
        await self.desk.delivery.move(state.id, interaction.channel_id or 0)
        await self.house.seats.move(state.id, user, parent_of(interaction), moderator=moderator, click=interaction.id)
        await tell(interaction, "done-move")

    @app_commands.command(description=spoken("command-table-end"))
    @app_commands.describe(table=WHICH)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        state = await self.desk.tables.meant(interaction, table)
        self.desk.access.need_host(interaction, state, moderators=True)
        await self._ask(interaction, state, Act.END)

    async def _mine(self, interaction: Interaction, table: str | None) -> TableState:
        state = await self.desk.tables.meant(interaction, table)
        self._need_seat(interaction, state)
        return state

    def _need_seat(self, interaction: Interaction, state: TableState) -> None:
        if state.owner(interaction.user.id) is None:
            raise Refused("refused-not-at-table")

    def _seat_of(self, state: TableState, player: discord.abc.User) -> Seat:
        owner = state.owner(player.id)
        if owner is None:
            raise Refused("refused-kick-stranger")
        return owner.seat

    # What cannot be undone asks first.

    async def _ask(self, interaction: Interaction, state: TableState, act: Act, seat: int = 0) -> None:
        say = reader(interaction)
        wording = _wording(act, state, interaction.user.id)
        question = say(f"sure-{wording}", who=names_at(state)(seat), game=say(state.game.key), number=str(state.id))
        yes = button(say(f"sure-{act}.yes"), Sure(act, state.id, seat), style=discord.ButtonStyle.danger)
        no = button(say("sure-no"), More(state.id) if is_panel(interaction) else NeverMind())
        await show(interaction, notice(question, yes, no))

    @handles(Sure)
    async def sure(self, interaction: Interaction, act: Act, state: TableState, seat: int) -> None:
        user, click, moderator = interaction.user.id, interaction.id, is_moderator(interaction, state.row.guild)
        if act is Act.LEAVE:
            await self.house.seats.leave(state.id, user, click=click)
        elif act is Act.CONCEDE:
            await self.house.play.concede(state.id, user, click=click)
        elif act is Act.KICK:
            await self.house.seats.kick(state.id, user, seat, moderator=moderator, click=click)
        elif state.status is Status.LOBBY:
            await self.house.lobby.close(state.id, user, moderator=moderator, click=click)
        else:
            await self.house.seats.end(state.id, user, moderator=moderator, click=click)
        say, left = reader(interaction), act is Act.LEAVE and state.status is not Status.LOBBY
        back = [button(say("table-back"), Back(state.id), style=discord.ButtonStyle.success)] if left else []
        await show(interaction, notice(say(f"done-{_wording(act, state, user)}"), *back))

    @handles(NeverMind)
    async def never_mind(self, interaction: Interaction) -> None:
        await show(interaction, notice(reader(interaction)("sure-nothing")))

    @rematch.autocomplete("table")
    async def _finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.tables.suggest_finished(interaction, typed)

    @show.autocomplete("table")
    @log.autocomplete("table")
    @review.autocomplete("table")
    async def _shown(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        live = await self.desk.tables.suggest(interaction, typed)
        return [*live, *await self.desk.tables.suggest_finished(interaction, typed)][:SELECT_OPTIONS]

    @advise.autocomplete("table")
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
        return await self.desk.tables.suggest(interaction, typed)


def _wording(act: Act, state: TableState, user: int) -> str:
    """Before the game no robot takes a seat that becomes free; and where nobody else is awake, the table waits."""
    if state.status is Status.LOBBY and act is not Act.CONCEDE:
        return f"{act}-lobby"
    others = [chair for chair in state.seats if chair.presence is Presence.AWAKE and chair.user != user]
    return "leave-alone" if act is Act.LEAVE and not others else act


async def setup(bot: Hosting) -> None:
    await bot.add_cog(TableLists(bot.desk))
    await bot.add_cog(Table(bot.desk))
