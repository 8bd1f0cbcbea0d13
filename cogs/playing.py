"""The controls of a running table: the hand, its choices, public buttons, coming back; and of a finished one."""

from __future__ import annotations

import io

import discord
from discord.ext import commands

from cogs.services.desk import Desk, Hosting
from cogs.ui.answers import privately, reader
from cogs.ui.choosing import marked, picked, table_asks_twice, taken
from cogs.ui.controls import button, handles, row
from cogs.ui.fair_play_view import export_name
from cogs.ui.house_controls import (
    AcceptSeat,
    Choose,
    Confirm,
    Export,
    Face,
    Hand,
    Log,
    OpenRules,
    Page,
    PickFrom,
    Rematch,
    Undo,
)
from cogs.ui.interactions import Interaction
from cogs.ui.layout import page_buttons, panel_pages, view_of
from cogs.ui.limits import TEXT
from cogs.ui.names import names_at
from cogs.ui.parts import Attached, Words
from games.core.menu import Path, Step, decode, step_after
from games.core.text import Refused
from games.host.table_state import TableState
from games.host.ticket import STALE, Ticket

WATCHED = TEXT - 300


class Playing(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self.hands = desk.hands
        desk.switchboard.connect(self)

    # The private panel.

    @handles(Hand)
    async def hand(self, interaction: Interaction, state: TableState) -> None:
        if state.owner(interaction.user.id) is None and state.position is not None:
            await self.watch(interaction, state)
        else:
            await self.hands.show(interaction, state)

    async def watch(self, interaction: Interaction, state: TableState) -> None:
        """Whoever does not sit here sees what everybody sees, all of it in words."""
        say = reader(interaction)
        pages = panel_pages(state.table_panel(), say.rich, names_at(state), WATCHED)
        turning = page_buttons(say, state.id, len(pages), 0)
        log = button(say("table-log"), Log(state.id, 0))
        rules = button(say("table-rules"), OpenRules(state.game.key))
        words = f"{say('hand-watching')}\n{pages[0]}"
        await privately(interaction, view_of(Words(words), row(*turning, log, rules)))

    @handles(Choose)
    async def choose(self, interaction: Interaction, state: TableState, window: int, asked: int, code: str) -> None:
        """A button of a step: on to the next one."""
        ticket = Ticket(window, asked)
        menu = await self._menu(interaction, state, ticket)
        if menu is not None:
            await self.hands.choose(interaction, state, decode(menu, code), ticket)

    @handles(Page)
    async def page(
        self, interaction: Interaction, state: TableState, window: int, asked: int, code: str, leaf: int
    ) -> None:
        """Back, or another page of a long list."""
        menu = await self._menu(interaction, state, Ticket(window, asked))
        if menu is not None:
            await self.hands.show(interaction, state, decode(menu, code), leaf)

    @handles(PickFrom)
    async def pick(
        self,
        interaction: Interaction,
        state: TableState,
        window: int,
        asked: int,
        code: str,
        leaf: int,
        chosen: list[int],
    ) -> None:
        """A select of a step: on to the next one, or one page of a choice that is made on several."""
        ticket = Ticket(window, asked)
        menu = await self._menu(interaction, state, ticket)
        if menu is None:
            return
        if leaf >= 0:
            await self.hands.show(interaction, state, decode(menu, code), marked(menu, code, chosen, leaf))
        else:
            await self.hands.choose(interaction, state, picked(menu, code, chosen), ticket)

    async def _menu(self, interaction: Interaction, state: TableState, ticket: Ticket) -> Step | None:
        """The menu that the control belongs to; an old panel is refreshed with a word of why."""
        seat = self.hands.seat(state, interaction.user.id)
        question = state.question(seat)
        if question is None or state.ticket(seat) != ticket:
            await self.hands.show(interaction, state, note=reader(interaction)("hand-moved-on"))
            return None
        return question.menu

    @handles(Confirm)
    async def confirm(self, interaction: Interaction, state: TableState, window: int, asked: int, code: str) -> None:
        ticket, seat = Ticket(window, asked), self.hands.seat(state, interaction.user.id)
        question = state.question(seat)
        if question is not None and state.ticket(seat) == ticket:
            await self.hands.play(interaction, state, decode(question.menu, code), ticket)
            return
        try:
            await self.house.play.refuse(state.id, interaction.user.id, ticket)
        except Refused as no:
            await self.hands.as_it_stands(interaction, state.id, no)

    @handles(Undo)
    async def undo(self, interaction: Interaction, state: TableState) -> None:
        await self.hands.undo(interaction, state)

    # Public buttons.

    @handles(Face)
    async def face(self, interaction: Interaction, state: TableState, window: int, code: str) -> None:
        """A button that everybody has: answered by the fresh table itself, a refusal in private."""
        ticket, user = Ticket(window), interaction.user.id
        try:
            if state.window != ticket:
                await self.house.play.refuse(state.id, user, ticket)
            path = decode(state.ask.face, code) if state.ask is not None and state.ask.face is not None else ()
            path = self._as_far_as_it_goes(state, user, path)
            if self._goes_on_in_private(state, user, path):
                await self.hands.show(interaction, state, path)
                return
            after = await self.house.play.submit(state.id, user, ticket, path, click=interaction.id)
        except Refused as no:
            if no.phrase.key != STALE:
                raise
            await self.hands.as_it_stands(interaction, state.id, no)
            return
        await self.desk.delivery.answer(interaction, after)

    def _as_far_as_it_goes(self, state: TableState, user: int, path: Path) -> Path:
        """What a public button begins, with every step behind it that leaves this player no choice."""
        seat = state.seat_of(user)
        question = state.question(seat) if seat is not None else None
        return taken(question.menu, path) if question is not None and path else path

    def _goes_on_in_private(self, state: TableState, user: int, path: Path) -> bool:
        """Whether a public button only begins this player's answer, or is asked for twice."""
        seat = state.seat_of(user)
        question = state.question(seat) if seat is not None else None
        if question is None or not path:
            return False
        return step_after(question.menu, path) is not None or table_asks_twice(question, path)

    @handles(AcceptSeat)
    async def accept_seat(self, interaction: Interaction, state: TableState) -> None:
        if any(offer.user == interaction.user.id for offer in state.offers):
            await self.desk.access.may_join(interaction, state)
        user, click = interaction.user.id, interaction.id
        gender = await self.desk.preferences.gender(user)
        after = await self.house.seats.accept_seat(state.id, user, gender=gender, click=click)
        await self.desk.delivery.answer(interaction, after)
        await self.desk.auto_pass.begin(after, [interaction.user.id])

    # A finished table.

    @handles(Rematch)
    async def rematch(self, interaction: Interaction, state: TableState) -> None:
        await self.desk.lobbies.rematch(interaction, state)

    @handles(Export)
    async def export(self, interaction: Interaction, state: TableState) -> None:
        """The whole game as a file, with the seed: for checking and for keeping."""
        name = export_name(state)
        file = discord.File(io.BytesIO(await self.house.export(state.id)), name)
        words = reader(interaction)("export-text", file=name)
        await privately(interaction, view_of(Words(words), Attached.of(file.filename)), [file])


async def setup(bot: Hosting) -> None:
    await bot.add_cog(Playing(bot.desk))
