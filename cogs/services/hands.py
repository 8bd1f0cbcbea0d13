"""A player's private panel, and the answers given in it."""

from __future__ import annotations

from functools import partial

import discord
from discord import ui

from cogs.publishing.delivery import Delivery
from cogs.publishing.hand_message import HandMessage
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.pens import Pen
from cogs.publishing.pictures import edit_keeping
from cogs.services.tables import TableFinder
from cogs.ui.answers import SENT, Answered, in_place, privately, reader
from cogs.ui.choosing import asked_twice, path_words, taken
from cogs.ui.controls import STATE
from cogs.ui.hand_view import PICTURE, HandLook
from cogs.ui.interactions import Interaction, is_panel
from cogs.ui.layout import fingerprint
from cogs.ui.names import names_at
from games.core.menu import Path, step_after
from games.core.text import Refused, Seat
from games.host.house import House
from games.host.rows import TableId
from games.host.table_state import TableState
from games.host.ticket import Ticket

SHOWN = "shown"
"""Marks an interaction that was answered with a hand, which keeps itself up to date."""


class Hands:
    def __init__(
        self, house: House, tables: TableFinder, delivery: Delivery, panels: LivePanels, message: HandMessage
    ) -> None:
        self.house = house
        self.tables = tables
        self.delivery = delivery
        self.panels = panels
        self.message = message
        self._telling_closed: set[tuple[int, TableId]] = set()
        """Who is being told that direct messages are closed, until it is noted at the table."""

    def seat(self, state: TableState, user: int) -> Seat:
        seat = state.seat_of(user)
        if seat is None:
            owner = state.owner(user)
            raise Refused("refused-not-at-table" if owner is None else "refused-you-left")
        return seat

    async def show(
        self, interaction: Interaction, state: TableState, prefix: Path = (), page: int = 0, note: str = ""
    ) -> None:
        """The private panel: in place when the click came from one, else as a new private message.

        The answer goes out at once with the words; a picture that is not there yet, or has changed, follows.
        """
        user, say = interaction.user.id, reader(interaction)
        seat, closed = self.seat(state, user), await self._closed_directs(user, state)
        if closed:
            note = f"{note}\n{say('hand-dm-closed')}".strip()
        head = await self.message.head(state, say, interaction.channel_id or 0)
        look = await self.message.look(state, user, prefix, page, note, head)
        interaction.extras[SHOWN] = True
        async with self.panels.turn(user, state.id, interaction.message.id if interaction.message else 0) as last:
            view, sent = await self._send(interaction, state, seat, look, keep=last)
            pen, hangs = Pen.of(interaction, sent.message, follow_up=sent.follow_up), fingerprint(view) if last else ""
            self.panels.showing(state, user, pen, say, look, hangs, direct=interaction.guild_id is None)
        if closed:
            await self._told_closed(state, user)

    async def _send(
        self, interaction: Interaction, state: TableState, seat: Seat, look: HandLook, *, keep: bool
    ) -> tuple[ui.LayoutView, Answered]:
        """What went out, and as which message; `keep` the picture that hangs there, if one does."""
        words = partial(self.message.words, state, seat, reader(interaction), look)
        message = interaction.message
        if not is_panel(interaction) or message is None:
            view = words()
            return view, await privately(interaction, view)
        pictured = keep and self.message.pictured(state, seat, look)
        there = self.panels.hanging.at(message.id, PICTURE) if pictured else 0
        edit = partial(in_place, interaction)
        try:
            there = await edit_keeping(edit, lambda kept: words(PICTURE if kept else ""), PICTURE, there)
        except discord.NotFound:
            # It was folded while it was being pressed.
            view = words()
            return view, await privately(interaction, view)
        self.panels.hanging.put(message.id, PICTURE, there)
        return words(PICTURE if there else ""), Answered(message.id)

    async def _closed_directs(self, user: int, state: TableState) -> bool:
        """Whether it is still to be said (once per table) that hands should come by direct message but cannot."""
        notices = (await self.delivery.ledger.read(state.id)).notices
        told = (user, state.id) in self._telling_closed or f"dm-told:{user}" in notices
        return f"dm-closed:{user}" in notices and not told

    async def _told_closed(self, state: TableState, user: int) -> None:
        self._telling_closed.add((user, state.id))
        try:
            await self.delivery.once(state, f"dm-told:{user}")
        finally:
            self._telling_closed.discard((user, state.id))

    def noticed(self, interaction: Interaction) -> None:
        """After a click: another page of a running table, opened in private, is now the player's panel there."""
        state, sent = interaction.extras.get(STATE), interaction.extras.get(SENT)
        if sent is None or not isinstance(state, TableState) or not state.status.live or SHOWN in interaction.extras:
            return
        pen = Pen.of(interaction, sent.message, follow_up=sent.follow_up)
        user, direct = interaction.user.id, interaction.guild_id is None
        self.panels.elsewhere(state, user, pen, reader(interaction), direct=direct)

    # Answers.

    async def choose(self, interaction: Interaction, state: TableState, path: Path, ticket: Ticket) -> None:
        """A pick in the panel: the next step, or, where nothing is left to choose, the answer itself."""
        user = interaction.user.id
        question = state.question(self.seat(state, user))
        assert question is not None
        path = taken(question.menu, path)
        always = await self.message.preferences.confirms(user)
        if step_after(question.menu, path) is None and not asked_twice(question, path, always=always):
            await self.play(interaction, state, path, ticket)
        else:
            await self.show(interaction, state, path)

    async def play(self, interaction: Interaction, state: TableState, path: Path, ticket: Ticket) -> None:
        """A complete answer; the panel shows what came of it. Where nothing is told yet, it says what was chosen."""
        say, seat = reader(interaction), self.seat(state, interaction.user.id)
        question = state.question(seat)
        try:
            after = await self.house.play.submit(state.id, interaction.user.id, ticket, path, click=interaction.id)
        except Refused as no:
            await self.as_it_stands(interaction, state.id, no)
            return
        if question is None or after.news(seat, state.version):
            await self.show(interaction, after)
            return
        chosen = " → ".join(path_words(state.game.key, question.menu, path, say, names_at(state)))
        await self.show(interaction, after, note=say("hand-played", choice=chosen))

    async def as_it_stands(self, interaction: Interaction, table: TableId, no: Refused) -> None:
        """The table moved on before the answer came: a player's panel shows how it stands, with the reason."""
        state = await self.tables.look(interaction, table)
        if state.seat_of(interaction.user.id) is None:
            raise no
        await self.show(interaction, state, note=reader(interaction)(no.phrase, names_at(state)))

    async def undo(self, interaction: Interaction, state: TableState) -> None:
        after = await self.house.play.take_back(state.id, interaction.user.id, click=interaction.id)
        await self.show(interaction, after, note=reader(interaction)("hand-undone"))
