"""The controls of a running table: the hand, its choices, public buttons, coming back, rematch, log, export."""

from __future__ import annotations

import io

import discord
from discord import ui
from discord.ext import commands

from cogs.services.access import bans_in, may_host, may_join, need_welcome
from cogs.services.auto_pass import pass_for
from cogs.services.desk import Desk, Interaction, desk_of, is_moderator, is_panel
from cogs.settings.definitions import at_table, keeping_own, terms_of
from cogs.ui.answers import privately, reader, tell
from cogs.ui.choosing import asked_twice, described, marked, picked
from cogs.ui.controls import button, row
from cogs.ui.layout import page_buttons, panel_pages, view_of
from cogs.ui.limits import TEXT
from cogs.ui.lobby_view import lobby_view
from cogs.ui.names import names_at
from cogs.ui.table_view import table_view
from games.core.menu import Path, Step, decode, step_after
from games.core.text import Refused
from games.host.rows import Presence, Status, TableId
from games.host.table_state import Chair, TableState
from games.host.ticket import STALE, Ticket

LOG_LINES = 15
WATCHED = TEXT - 300


class Playing(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        for verb, handler in {
            "hand": self.hand,
            "choose": self.choose,
            "pick": self.pick,
            "page": self.page,
            "confirm": self.confirm,
            "face": self.face,
            "undo": self.undo,
            "back": self.back,
            "accept-seat": self.accept_seat,
            "standing": self.standing,
            "standings": self.standings,
            "rematch": self.rematch,
            "agree-pause": self.wish_pause,
            "export": self.export,
            "log": self.log,
        }.items():
            desk.switchboard.on(verb, handler)

    # The private panel.

    async def hand(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        self.desk.delivery.seen(interaction.user.id)
        state = await self.desk.look(interaction, int(args[0]))
        if state.owner(interaction.user.id) is None and state.position is not None:
            await self.watch(interaction, state)
        else:
            await self.desk.show_hand(interaction, state)

    async def watch(self, interaction: Interaction, state: TableState) -> None:
        """Who does not sit here sees what everybody sees, all of it in words."""
        say = reader(interaction)
        panel = state.table_panel()
        pages = panel_pages(panel, say, names_at(state), WATCHED)
        controls = button(say("table-log"), "log", state.id, 0), button(say("table-rules"), "rules", state.game.key)
        turning = page_buttons(say, state.id, len(pages), 0)
        await privately(
            interaction, view_of(ui.TextDisplay(f"{say('hand-watching')}\n{pages[0]}"), row(*turning, *controls))
        )

    async def choose(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """A button of a step: on to the next one."""
        await self._go_on(interaction, args, args[3])

    async def page(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """Back, or another page of a long list."""
        await self._go_on(interaction, args, args[3], int(args[4]))

    async def pick(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        """A select of a step: on to the next one, or one page of a choice that is made on several."""
        state = await self.desk.look(interaction, int(args[0]))
        menu = await self._menu(interaction, state, args)
        if menu is None:
            return
        if args[4:]:
            page = marked(menu, args[3], values, int(args[4]))
            await self.desk.show_hand(interaction, state, decode(menu, args[3]), page)
        else:
            await self.desk.show_hand(interaction, state, picked(menu, args[3], values))

    async def _go_on(self, interaction: Interaction, args: list[str], written: str, page: int = 0) -> None:
        state = await self.desk.look(interaction, int(args[0]))
        menu = await self._menu(interaction, state, args)
        if menu is not None:
            await self.desk.show_hand(interaction, state, decode(menu, written), page)

    async def _menu(self, interaction: Interaction, state: TableState, args: list[str]) -> Step | None:
        """The menu that the control belongs to; an old panel is refreshed with a word of why."""
        seat = self.desk.seat(state, interaction.user.id)
        ticket, question = state.ticket(seat), state.question(seat)
        if question is None or ticket is None or ticket != _ticket(args):
            await self.desk.show_hand(interaction, state, note=reader(interaction)("hand-moved-on"))
            return None
        return question.menu

    async def confirm(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        state = await self.desk.look(interaction, int(args[0]))
        seat = self.desk.seat(state, interaction.user.id)
        question = state.question(seat)
        current = question is not None and state.ticket(seat) == _ticket(args)
        # An old one is refused with the reason: somebody was faster, or the table has moved on.
        path = decode(question.menu, args[3]) if question is not None and current else ()
        await self.play(interaction, state, path, _ticket(args))

    async def play(self, interaction: Interaction, state: TableState, path: Path, ticket: Ticket) -> None:
        """A complete answer; the panel shows what came of it."""
        say = reader(interaction)
        seat = self.desk.seat(state, interaction.user.id)
        question = state.question(seat)
        played = " → ".join(described(state.game.key, question.menu, path, say, names_at(state))) if question else ""
        self.desk.delivery.seen(interaction.user.id)
        try:
            state = await self.house.play.submit(state.id, interaction.user.id, ticket, path, click=interaction.id)
        except Refused as no:
            await self._as_it_stands(interaction, state.id, no)
            return
        await self.desk.show_hand(interaction, state, note=say("hand-played", choice=played))

    async def _as_it_stands(self, interaction: Interaction, table: TableId, no: Refused) -> None:
        """The table moved on before the answer came: a player's panel shows how it stands, with the reason."""
        state = await self.desk.look(interaction, table)
        if state.seat_of(interaction.user.id) is None:
            raise no
        await self.desk.show_hand(interaction, state, note=reader(interaction)(no.phrase, names_at(state)))

    async def undo(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        await self.desk.look(interaction, int(args[0]))
        state = await self.house.play.take_back(int(args[0]), interaction.user.id, click=interaction.id)
        await self.desk.show_hand(interaction, state, note=reader(interaction)("hand-undone"))

    async def standing(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        table, preference, on = int(args[0]), args[1], args[2] == "on"
        change = self.house.standing.set if on else self.house.standing.clear
        state = await change(table, interaction.user.id, preference, click=interaction.id)
        await self.desk.show_hand(interaction, state)

    async def standings(self, interaction: Interaction, args: list[str], values: list[str]) -> None:
        """All standing answers at once, as chosen in their menu."""
        state = await self.house.standing.set_all(int(args[0]), interaction.user.id, values, click=interaction.id)
        await self.desk.show_hand(interaction, state, note=reader(interaction)("standing-noted", count=len(values)))

    # Public buttons.

    async def face(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """A button that everybody has: answered by the fresh table itself, a refusal in private."""
        table, window = int(args[0]), int(args[1])
        state = await self.desk.look(interaction, table)
        face = state.ask.face if state.ask else None
        path = decode(face, args[2]) if face is not None and state.window == Ticket(window) else ()
        seat = state.seat_of(interaction.user.id)
        question = state.question(seat) if seat is not None else None
        if question is not None and path and state.window == Ticket(window):
            following = step_after(question.menu, path)
            if following is not None or asked_twice(question, path):
                await self.desk.show_hand(interaction, state, path)
                return
        try:
            state = await self.house.play.submit(table, interaction.user.id, Ticket(window), path, click=interaction.id)
        except Refused as no:
            if no.phrase.key != STALE:
                raise
            await self._as_it_stands(interaction, table, no)
            return
        if not state.game.standing_choices():
            # Where an answer may be a standing one, whether somebody is called later must not tell it from a click.
            self.desk.delivery.seen(interaction.user.id)
        await self._answer_with_table(interaction, state)

    async def _answer_with_table(self, interaction: Interaction, state: TableState) -> None:
        """The table itself, if the button was on its live message; else a word in private."""
        message = interaction.message
        shown = await self.desk.delivery.ledger.read(state.id)
        if message is None or shown.message != message.id:
            await tell(interaction, "hand-answered")
            return
        say = self.desk.delivery.places.texts(state)
        await interaction.response.edit_message(view=table_view(state, say, pictured=bool(message.attachments)))
        await self.desk.delivery.answered(state, message.id)

    async def back(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        before = await self.desk.look(interaction, int(args[0]))
        mine = before.owner(interaction.user.id)
        if mine is not None and mine.presence is Presence.LEFT:
            await need_welcome(self.desk, before.row.guild, interaction.user.id)
        state = await self.house.seats.come_back(int(args[0]), interaction.user.id, click=interaction.id)
        self.desk.delivery.seen(interaction.user.id)
        note = "hand-never-away" if before.version == state.version else "hand-welcome-back"
        await self.desk.show_hand(interaction, state, note=reader(interaction)(note))

    async def accept_seat(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        before = await self.desk.look(interaction, int(args[0]))
        if any(offer.user == interaction.user.id for offer in before.offers):
            await may_join(self.desk, interaction, before)
        async with self.desk.logbook.watching(before.row.guild):
            state = await self.house.seats.accept_seat(before.id, interaction.user.id, click=interaction.id)
        await self._answer_with_table(interaction, state)
        await pass_for(self.desk, state, [interaction.user.id])

    async def wish_pause(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """By consent of all who are awake; a moderator who does not play decides alone."""
        table, user = int(args[0]), interaction.user.id
        before = await self.desk.look(interaction, table)
        if is_moderator(interaction) and before.owner(user) is None:
            async with self.desk.logbook.watching(before.row.guild):
                state = await self.house.seats.pause(table, user, moderator=True, click=interaction.id)
        else:
            state = await self.house.seats.wish_pause(table, user, click=interaction.id)
        paused = state.status is Status.PAUSED
        if interaction.message is not None and not is_panel(interaction):
            await self._answer_with_table(interaction, state)
            return
        awake = [chair for chair in state.seats if chair.presence is Presence.AWAKE]
        names = names_at(state)
        missing = [names(chair.seat) for chair in awake if not _wishes(state, chair)]
        who = reader(interaction).listed(missing)
        await tell(interaction, "done-pause" if paused else "done-wish-pause", who=who, count=len(missing))

    async def rematch(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """A new lobby with the same people; asking twice leads to the same one."""
        old, delivery = int(args[0]), self.desk.delivery
        known = await self.house.lobby.rematch_of(old)
        if known is None:
            table = await self._open_rematch(interaction, await self.desk.look(interaction, old))
        else:
            table = known
        state = await self.house.look(table)
        if known is None:
            async with delivery.opening(table) as shown:
                if not shown.lobby:
                    in_thread = isinstance(interaction.channel, discord.Thread)
                    threads = at_table(state.terms, "threads")
                    shown.threads = (threads is None or threads.value) and not in_thread
                    shown.home = interaction.channel_id or 0
                    view = lobby_view(state, delivery.places.texts(state))
                    sent = await interaction.response.send_message(view=view)
                    shown.lobby, shown.version = sent.message_id or 0, state.version
                    return
        shown = await delivery.ledger.read(table)
        await tell(interaction, "rematch-there", link=delivery.places.link(state, shown))

    async def _open_rematch(self, interaction: Interaction, old: TableState) -> int:
        """Under the settings of now, and what its host chose otherwise; whoever was banned meanwhile makes room."""
        terms, banned = None, []
        if old.status is Status.OVER and old.owner(interaction.user.id) is not None:
            now = terms_of(self.desk.settings, await may_host(self.desk, interaction, old.game.key))
            terms = keeping_own(now, old.terms)
            banned = [ban.user for ban in await bans_in(self.desk, old.row.guild)]
        user, click = interaction.user.id, interaction.id
        return await self.house.lobby.rematch(old.id, user, terms=terms, without=banned, click=click)

    async def export(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """The whole game as a file, with the seed: for checking and for keeping."""
        table = int(args[0])
        file = discord.File(io.BytesIO(await self.house.export(table)), f"parlour-{table}.json")
        say = reader(interaction)
        await privately(
            interaction,
            view_of(ui.TextDisplay(say("export-text", file=f"parlour-{table}.json")), ui.File(file)),
            [file],
        )

    async def log(self, interaction: Interaction, args: list[str], _: list[str]) -> None:
        """What happened, newest page first; what is secret only of one's own seat."""
        table, page = int(args[0]), int(args[1])
        state = await self.desk.look(interaction, table)
        say = reader(interaction)
        seat = state.seat_of(interaction.user.id)
        rows = await self.house.log(table, interaction.user.id)
        lines = [
            say(phrase, names_at(state)) for entry in rows for told in entry.events for phrase in told.heard_by(seat)
        ]
        lines = [line for line in lines if line]
        end = len(lines) - page * LOG_LINES
        shown = lines[max(end - LOG_LINES, 0) : max(end, 0)]
        text = "\n".join(f"- {line}" for line in shown) or say("log-empty")
        controls = []
        if end > LOG_LINES:
            controls.append(button(say("log-earlier"), "log", table, page + 1))
        if page:
            controls.append(button(say("log-later"), "log", table, page - 1))
        view = view_of(ui.TextDisplay(f"### {say('log-title')}\n{text}"), *([row(*controls)] if controls else []))
        if is_panel(interaction):
            await interaction.response.edit_message(view=view)
        else:
            await privately(interaction, view)


def _wishes(state: TableState, chair: Chair) -> bool:
    return any(wish.user == chair.user for wish in state.wishes)


def _ticket(args: list[str]) -> Ticket:
    return Ticket(int(args[1]), int(args[2]))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Playing(desk_of(bot)))
