"""A player's private panel, and the answers given in it."""

from __future__ import annotations

from functools import partial

from cogs.publishing.delivery import Delivery
from cogs.publishing.pictures import edit_keeping
from cogs.publishing.preferences import Preferences
from cogs.services.panel_pictures import HandShown, PanelPictures
from cogs.services.tables import TableFinder
from cogs.ui.answers import in_place, privately, reader
from cogs.ui.choosing import path_words
from cogs.ui.extras import NONE, AllExtras
from cogs.ui.hand_view import PICTURE, HandLook
from cogs.ui.interactions import Interaction, is_panel
from cogs.ui.names import names_at
from games.core.menu import Path
from games.core.text import Refused, Seat
from games.host.house import House
from games.host.rows import Status, TableId
from games.host.table_state import TableState
from games.host.ticket import Ticket


class Hands:
    def __init__(
        self,
        house: House,
        tables: TableFinder,
        delivery: Delivery,
        preferences: Preferences,
        pictures: PanelPictures,
        extras: AllExtras,
    ) -> None:
        self.house = house
        self.tables = tables
        self.delivery = delivery
        self.preferences = preferences
        self.pictures = pictures
        self.extras = extras
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
        shown, closed = await self._shown(interaction, state, prefix, page, note)
        late = self.pictures.on_its_way(shown)
        there = self.pictures.there(interaction) if shown.pictured and late is None else 0
        message, there = await self._send(shown, there)
        if closed:
            self._telling_closed.add(shown.reader)
            try:
                await self.delivery.once(state, f"dm-told:{interaction.user.id}")
            finally:
                self._telling_closed.discard(shown.reader)
        self.pictures.follow(shown, message, late, there=bool(there))

    async def _shown(
        self, interaction: Interaction, state: TableState, prefix: Path, page: int, note: str
    ) -> tuple[HandShown, bool]:
        """The panel, and whether it says that direct messages are closed."""
        user = interaction.user.id
        seat = self.seat(state, user)
        closed = await self._closed_directs(user, state)
        if closed:
            note = f"{note}\n{reader(interaction)('hand-dm-closed')}".strip()
        running = state.status in (Status.PLAYING, Status.PAUSED)
        panel = state.hand_panel(seat) if running else None
        plain, extras = await self.preferences.plain(user), self.extras.get(state.game.key, NONE)
        look = HandLook(prefix, page, note, plain, extras)
        return HandShown(interaction, state, seat, panel, look), closed

    async def _send(self, shown: HandShown, there: int) -> tuple[int | None, int]:
        """The id of the panel's message, and of the picture that still hangs there."""
        interaction = shown.interaction
        if not is_panel(interaction):
            return await privately(interaction, shown.view()), 0
        edit = partial(in_place, interaction)
        there = await edit_keeping(edit, lambda kept: shown.view(PICTURE if kept else ""), PICTURE, there)
        self.pictures.stays(interaction, there)
        return interaction.message.id if interaction.message else None, there

    async def _closed_directs(self, user: int, state: TableState) -> bool:
        """Whether it is still to be said (once per table) that hands should come by direct message but cannot."""
        notices = (await self.delivery.ledger.read(state.id)).notices
        told = (user, state.id) in self._telling_closed or f"dm-told:{user}" in notices
        return f"dm-closed:{user}" in notices and not told

    # Answers.

    async def play(self, interaction: Interaction, state: TableState, path: Path, ticket: Ticket) -> None:
        """A complete answer; the panel shows what came of it."""
        say = reader(interaction)
        seat = self.seat(state, interaction.user.id)
        question = state.question(seat)
        played = " → ".join(path_words(state.game.key, question.menu, path, say, names_at(state))) if question else ""
        self.delivery.calls.seen(interaction.user.id)
        try:
            after = await self.house.play.submit(state.id, interaction.user.id, ticket, path, click=interaction.id)
        except Refused as no:
            await self.as_it_stands(interaction, state.id, no)
            return
        await self.show(interaction, after, note=say("hand-played", choice=played))

    async def as_it_stands(self, interaction: Interaction, table: TableId, no: Refused) -> None:
        """The table moved on before the answer came: a player's panel shows how it stands, with the reason."""
        state = await self.tables.look(interaction, table)
        if state.seat_of(interaction.user.id) is None:
            raise no
        await self.show(interaction, state, note=reader(interaction)(no.phrase, names_at(state)))

    async def undo(self, interaction: Interaction, state: TableState) -> None:
        after = await self.house.play.take_back(state.id, interaction.user.id, click=interaction.id)
        await self.show(interaction, after, note=reader(interaction)("hand-undone"))
