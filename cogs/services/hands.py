"""A player's private panel, and the answers given in it."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial

import discord

from cogs.publishing.delivery import Delivery
from cogs.publishing.hand_message import Drawn, HandMessage
from cogs.publishing.ledger import Shown
from cogs.publishing.live_panel import Hangs
from cogs.publishing.live_panels import LivePanels
from cogs.publishing.pens import Pen
from cogs.publishing.pictures import edit_keeping
from cogs.services.tables import TableFinder
from cogs.ui.answers import SENT, TURN_OF_PANEL, Answered, in_place, privately, reader
from cogs.ui.choosing import asked_twice, path_words, taken
from cogs.ui.controls import STATE
from cogs.ui.hand_view import PICTURE, HandLook
from cogs.ui.interactions import Interaction, is_panel
from cogs.ui.layout import Sent, fingerprint
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
        self,
        interaction: Interaction,
        state: TableState,
        prefix: Path = (),
        page: int = 0,
        note: str = "",
        *,
        advised: bool = False,
    ) -> None:
        """The private panel: in place when the click came from one, else as a new private message.

        A new one waits a moment for its picture; else the words go out at once, and a picture that is not at hand
        follows.
        """
        user, say = interaction.user.id, reader(interaction)
        seat, shown = self.seat(state, user), await self.delivery.ledger.read(state.id)
        closed = self._closed_directs(user, state, shown)
        if closed:
            note = f"{note}\n{say('hand-dm-closed')}".strip()
        head = await self.message.head(state, say, interaction.channel_id or 0, shown)
        look = await self.message.look(state, user, prefix, page, note, head, advised=advised)
        interaction.extras[SHOWN] = True
        interaction.extras.pop(TURN_OF_PANEL, None)  # it is taken here, for longer
        async with self.panels.turn(user, state.id, interaction.message.id if interaction.message else 0) as last:
            hangs, sent = await self._send(interaction, state, seat, look, keep=last)
            pen, direct = Pen.of(interaction, sent.message, follow_up=sent.follow_up), interaction.guild_id is None
            self.panels.showing(state, user, pen, say, look, hangs if last else None, direct=direct)
        if closed:
            await self._told_closed(state, user)

    async def _send(
        self, interaction: Interaction, state: TableState, seat: Seat, look: HandLook, *, keep: bool
    ) -> tuple[Hangs, Answered]:
        """What hangs there now, and as which message; `keep` the picture that hangs there, if one does."""
        if is_panel(interaction) and interaction.message is not None:
            # It may be folded while it is being pressed.
            with suppress(discord.NotFound):
                return await self._changed(interaction, interaction.message.id, state, seat, look, keep=keep)
        say = reader(interaction)
        ours = self.house.tables.owns(state.id)
        within = self.panels.pauses.prompt if ours else self.panels.pauses.picture
        drawn = await self.message.at_hand(state, seat, say, look, within)
        if drawn is None:
            drawn = Drawn(self.message.words(state, seat, say, look))
        sent = await privately(interaction, drawn.view, drawn.files())
        self.panels.hanging.sent(sent.message, sent.body, drawn.name)
        return Hangs(fingerprint(drawn.view), drawn.look), sent

    async def _changed(
        self, interaction: Interaction, message: int, state: TableState, seat: Seat, look: HandLook, *, keep: bool
    ) -> tuple[Hangs, Answered]:
        """The words never wait for a picture that is not at hand: until it follows, the one that hangs there stays. Of
        a table that another process shows, nobody here knows what hangs there.
        """
        say, hanging, panel = reader(interaction), self.panels.hanging, self.panels.of(interaction.user.id, state.id)
        within = 0.0 if self.house.tables.owns(state.id) else self.panels.pauses.picture
        drawn = await self.message.at_hand(state, seat, say, look, within)
        same = drawn is not None and panel is not None and panel.picture == drawn.look
        if drawn is not None and not (same and keep and hanging.at(message, drawn.name)):
            hanging.sent(message, await in_place(interaction, drawn.view, drawn.files()), drawn.name)
            return Hangs(fingerprint(drawn.view), drawn.look), Answered(message)
        name = drawn.name if drawn is not None else PICTURE
        there = hanging.at(message, name) if keep and self.message.pictured(state, seat, look) else 0

        def view(kept: bool) -> Sent:
            if drawn is not None and kept:
                return drawn.view
            return self.message.words(state, seat, say, look, name if kept else "")

        there = await edit_keeping(partial(in_place, interaction), view, name, there)
        hanging.put(message, name, there)
        return Hangs(fingerprint(view(bool(there))), panel.picture if panel and there else ""), Answered(message)

    def _closed_directs(self, user: int, state: TableState, shown: Shown) -> bool:
        """Whether it is still to be said (once per table) that hands should come by direct message but cannot."""
        told = (user, state.id) in self._telling_closed or f"dm-told:{user}" in shown.notices
        return f"dm-closed:{user}" in shown.notices and not told

    async def _told_closed(self, state: TableState, user: int) -> None:
        self._telling_closed.add((user, state.id))
        try:
            await self.delivery.once(state.id, f"dm-told:{user}")
        finally:
            self._telling_closed.discard((user, state.id))

    def turn(self, interaction: Interaction) -> AbstractAsyncContextManager[object]:
        """For whoever answers in a private panel with another page."""
        state, message = interaction.extras.get(STATE), interaction.message
        if not isinstance(state, TableState) or message is None:
            return nullcontext()
        return self.panels.turn(interaction.user.id, state.id, message.id)

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
        chosen = " → ".join(path_words(state.game.key, question.menu, path, say.rich, names_at(state)))
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
