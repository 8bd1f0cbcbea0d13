"""What every cog needs at hand: the house, the painter, the delivery, the settings, and which table is meant."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import discord
import msgspec
from discord import app_commands, ui

from cogs.publishing.delivery import Delivery
from cogs.publishing.direct_messages import CLOSED, DM, HANDS, PANEL
from cogs.publishing.idle import calm
from cogs.services.audit_log import Logbook
from cogs.settings.definitions import Found, Setting, nearest, scope_of, written
from cogs.ui.answers import NAMES, privately, reader
from cogs.ui.controls import Handler, Switchboard
from cogs.ui.hand_view import PICTURE, PREVIEW, hand_panel, hand_view
from cogs.ui.names import names_at, plain_names
from cogs.ui.painter import Painter
from games.core.menu import Path
from games.core.panel import Panel
from games.core.text import Refused, Seat
from games.host.house import House
from games.host.rows import Status, TableId, TableRow
from games.host.table_state import TableState

if TYPE_CHECKING:
    from discord.ext import commands

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

LONGEST_NUMBER = 15
REMEMBERED = 2_000
REMEMBERED_OVER = 500
"""Finished tables of a server that are still known by their threads."""

__all__ = ["CLOSED", "DM", "HANDS", "PANEL", "Desk", "Interaction", "desk_of"]


class Desk:
    def __init__(
        self,
        house: House,
        painter: Painter,
        delivery: Delivery,
        switchboard: Switchboard,
        settings: dict[str, Setting],
        now: Callable[[], float],
    ) -> None:
        self.house = house
        self.painter = painter
        self.delivery = delivery
        self.switchboard = switchboard
        self.settings = settings
        self.now = now
        self.wishes = delivery.directs.wishes
        self.logbook = Logbook(delivery.bot, self)
        self._told_closed: set[tuple[int, TableId]] = set()
        self._following: set[asyncio.Task[None]] = set()
        self._sending: dict[tuple[int, TableId], asyncio.Future[None]] = {}
        """A picture on its way to somebody's panel."""
        self._pictures: OrderedDict[int, str] = OrderedDict()
        """Which picture a panel got last: a click may carry the message as it was before."""

    # Settings.

    async def found(self, key: str, guild: int, channel: int) -> Found:
        """A setting's value in a channel, and where it comes from. A thread has the settings of its channel."""
        return (await self.all_found(guild, channel))[key]

    async def all_found(self, guild: int, channel: int) -> dict[str, Found]:
        here = await self._stored(scope_of(guild, channel)) if channel else {}
        server = await self._stored(scope_of(guild))
        return {key: nearest(setting, here, server) for key, setting in self.settings.items()}

    async def setting(self, key: str, guild: int, channel: int) -> Any:
        return (await self.found(key, guild, channel)).value

    async def _stored(self, scope: str) -> dict[str, str]:
        return {key: row.value for key, row in (await self.house.store.settings(scope)).items()}

    async def set_setting(self, scope: str, key: str, value: object, by: int) -> None:
        new = None if value is None else written(value)
        await self.house.store.set_setting(scope, key, new, by, self.now())

    # Which table is meant.

    async def look(self, interaction: Interaction, table: TableId) -> TableState:
        """A table for somebody who deals with it: a refusal can then name its players."""
        state = await self.house.look(table)
        interaction.extras[NAMES] = names_at(state)
        return state

    async def table(self, interaction: Interaction, given: str | None = None, game: str | None = None) -> TableState:
        """The table that is meant: the named one, the one of this thread, the one that waits for you, your only one."""
        state = await self._meant(interaction, given, game)
        interaction.extras[NAMES] = names_at(state)
        return state

    async def _meant(self, interaction: Interaction, given: str | None, game: str | None) -> TableState:
        if given:
            return await self._named(interaction, given, game)
        here = await self._here(interaction, game)
        if here is not None and isinstance(interaction.channel, discord.Thread):
            return here
        all_mine = [await self.house.look(row.id) for row in await self.house.tables_of(interaction.user.id)]
        all_mine = [state for state in all_mine if game in (None, state.game.key)]
        mine = [state for state in all_mine if state.status is not Status.LOBBY] or all_mine
        if here is not None and (not mine or here.id in [state.id for state in mine]):
            return here
        waiting = [state for state in mine if state.seat_of(interaction.user.id) in state.awaits]
        if len(waiting) == 1 or len(mine) == 1:
            return (waiting or mine)[0]
        raise Refused("refused-which-table" if mine else "refused-at-no-table")

    async def _named(self, interaction: Interaction, given: str, game: str | None) -> TableState:
        state = await self.house.look(table_number(given))
        mine = state.owner(interaction.user.id) is not None
        if state.row.guild != (interaction.guild_id or 0) and not mine:
            raise Refused("refused-unknown-table")
        if game not in (None, state.game.key):
            raise Refused("refused-other-game", number=str(state.id), game=state.game.key, command=f"/{state.game.key}")
        return state

    async def _here(self, interaction: Interaction, game: str | None) -> TableState | None:
        """The table whose thread this is, also when it is over; without threads, the only one in the channel."""
        channel = interaction.channel
        if channel is None or interaction.guild_id is None:
            return None
        homes = {channel.id, parent_of(interaction)}
        rows = [row for home in homes for row in await self.house.tables_in(interaction.guild_id, home)]
        here = [
            row.id
            for row in rows
            if game in (None, row.game) and (await self.delivery.ledger.read(row.id)).place == channel.id
        ]
        if not here and isinstance(channel, discord.Thread):
            here = await self._finished_in(interaction.guild_id, channel)
        return await self.house.look(here[0]) if len(here) == 1 else None

    async def _finished_in(self, guild: int, thread: discord.Thread) -> list[TableId]:
        """The last table of this thread, long after it was over."""
        last = self.delivery.places.tables.get(thread.id)
        if last is not None:
            return [last]
        for row in await self.house.store.finished(guild, limit=REMEMBERED_OVER):
            near = row.channel in (thread.parent_id, thread.id)
            if near and (await self.delivery.ledger.read(row.id)).place == thread.id:
                return [row.id]
        return []

    async def finished(self, interaction: Interaction, given: str | None) -> TableState:
        """The finished table that is meant: the named one, the one of this thread, else the last that I played here."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        here = await self._here(interaction, None) if isinstance(interaction.channel, discord.Thread) else None
        last = [] if given or here else await self.house.store.finished(guild, user, 1)
        if not (given or here or last):
            raise Refused("refused-nothing-finished")
        if given:
            return await self.table(interaction, given)
        return await self.look(interaction, here.id if here else last[0].id)

    async def suggest_tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """My live tables, those that wait for me first."""
        states = [await self.house.look(row.id) for row in await self.house.tables_of(interaction.user.id)]
        states.sort(key=lambda state: state.seat_of(interaction.user.id) not in state.awaits)
        return self._suggested(interaction, typed, [state.row for state in states])

    async def suggest_finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What I have played in this server, newest first."""
        over = await self.house.store.finished(interaction.guild_id or 0, interaction.user.id)
        return self._suggested(interaction, typed, over)

    def _suggested(
        self, interaction: Interaction, typed: str, rows: Sequence[TableRow]
    ) -> list[app_commands.Choice[str]]:
        say = reader(interaction)
        names = {row.id: say("table-suggestion", game=say(row.game), number=str(row.id)) for row in rows}
        return [
            app_commands.Choice(name=name, value=str(table))
            for table, name in names.items()
            if typed.lower() in name.lower() or typed == str(table)
        ][:25]

    def need_host(self, interaction: Interaction, state: TableState, *, moderators: bool = False) -> None:
        """Refuses everybody but the host (and, where it is their business too, moderators)."""
        if state.host == interaction.user.id or (moderators and is_moderator(interaction)):
            return
        host = state.owner(state.host)
        if host is None:
            raise Refused("refused-only-host-away")
        raise Refused("refused-only-host", who=[host.seat])

    # Hands.

    def seat(self, state: TableState, user: int) -> Seat:
        seat = state.seat_of(user)
        if seat is None:
            owner = state.owner(user)
            raise Refused("refused-not-at-table" if owner is None else "refused-you-left")
        return seat

    async def show_hand(
        self, interaction: Interaction, state: TableState, prefix: Path = (), page: int = 0, note: str = ""
    ) -> None:
        """The private panel: in place when the click came from one, else as a new private message.

        The answer goes out at once with the words; a picture that is not there yet, or has changed, follows.
        """
        say = reader(interaction)
        seat = self.seat(state, interaction.user.id)
        closed = await self._closed_directs(interaction, state)
        note = "\n".join(part for part in (note, say("hand-dm-closed") if closed else "") if part)
        running = state.status in (Status.PLAYING, Status.PAUSED)
        panel = hand_panel(state, seat) if running else None
        plain = await self.delivery.directs.plain(interaction.user.id)
        scene = panel.scene if panel and not plain else None
        here, mine = is_panel(interaction), (interaction.user.id, state.id)
        late = self._sending.get(mine)
        pictured = here and late is None and scene is not None and self._shows_hand(interaction)
        show = partial(hand_view, state, seat, say, prefix=prefix, page=page, note=note, plain=plain)
        view = show(panel, pictured=pictured)
        message = interaction.message.id if here and interaction.message else None
        if not here:
            message = await privately(interaction, view)
        elif scene is None:
            await interaction.response.edit_message(view=view, attachments=[])
        else:
            await interaction.response.edit_message(view=view)
        if closed:
            self._told_closed.add(mine)
            await self.delivery.once(state, f"dm-told:{interaction.user.id}")
        if late is not None or (panel is not None and not plain and (prefix or scene is not None)):
            self._follow(self._add_picture(interaction, message, state, panel, prefix, show, there=pictured, late=late))

    async def _add_picture(
        self,
        interaction: Interaction,
        message: int | None,
        state: TableState,
        panel: Panel | None,
        prefix: Path,
        show: Callable[..., ui.LayoutView],
        *,
        there: bool,
        late: asyncio.Future[None] | None,
    ) -> None:
        """A picture is a kindness: if it cannot be delivered, the words are there.

        `late`: one for an older click was on its way when this one was answered, and may arrive after the answer.
        """
        mine = (interaction.user.id, state.id)
        seat = self.seat(state, interaction.user.id)
        try:
            if late is not None:
                await asyncio.wait([late])
            await calm(self.delivery.pauses.patience)
            preview = state.game.preview(state.view(seat), prefix) if prefix and panel else None
            scene = preview or (panel.scene if panel else None)
            if late is None and (scene is None or (preview is None and there and prefix)):
                return
            name = PREVIEW if preview else PICTURE
            files, shown = [], panel
            if scene is not None and panel is not None:
                png = await self.painter.png(scene, reader(interaction), plain_names(state))
                files, shown = [discord.File(io.BytesIO(png), name)], msgspec.structs.replace(panel, scene=scene)
            if self.switchboard.is_newest(interaction, message):
                await self._send(mine, interaction, show(shown, file=name, pictured=bool(files)), files)
        except (discord.HTTPException, aiohttp.ClientError):
            log.debug("a picture came too late for its panel")

    async def _send(
        self, mine: tuple[int, TableId], interaction: Interaction, view: ui.LayoutView, files: list[discord.File]
    ) -> None:
        sending = self._sending[mine] = asyncio.get_running_loop().create_future()
        try:
            message = await interaction.edit_original_response(view=view, attachments=files)
            self._pictures[message.id] = files[0].filename if files else ""
            if len(self._pictures) > REMEMBERED:
                self._pictures.popitem(last=False)
        finally:
            sending.set_result(None)
            if self._sending.get(mine) is sending:
                del self._sending[mine]

    def _shows_hand(self, interaction: Interaction) -> bool:
        """Whether the panel that was clicked has the picture of a hand already, and still."""
        message = interaction.message
        if message is None or self._pictures.get(message.id, PICTURE) != PICTURE:
            return False
        return any(file.filename == PICTURE for file in message.attachments)

    def _follow(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def close(self) -> None:
        """What has begun is finished, or given up when it takes long."""
        if self._following:
            await asyncio.wait(self._following, timeout=2)
        for task in self._following:
            task.cancel()

    async def _closed_directs(self, interaction: Interaction, state: TableState) -> bool:
        """Whether it is still to be said (once per table) that hands should come by direct message but cannot."""
        shown = await self.delivery.ledger.read(state.id)
        user = interaction.user.id
        told = (user, state.id) in self._told_closed or f"dm-told:{user}" in shown.notices
        return f"dm-closed:{user}" in shown.notices and not told


def is_moderator(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def need_moderator(interaction: Interaction) -> None:
    if not is_moderator(interaction):
        raise Refused("refused-moderators-only")


def for_moderators(handler: Handler) -> Handler:
    """A control that only moderators may use, whoever finds it."""

    async def handle(interaction: Interaction, args: list[str], values: list[str]) -> None:
        need_moderator(interaction)
        await handler(interaction, args, values)

    return handle


async def moderators_only(interaction: Interaction) -> bool:
    """An admin may hand the command to others in Discord's own settings; what it does stays for moderators."""
    if not is_moderator(interaction):
        raise app_commands.MissingPermissions(["manage_guild"])
    return True


def parent_of(interaction: Interaction) -> int:
    """The channel that settings and limits go by: a thread's is the channel it hangs on."""
    channel = interaction.channel
    return (channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id) or 0


def table_number(given: str) -> TableId:
    """A table as somebody typed it."""
    if not given.isdecimal() or len(given) > LONGEST_NUMBER:
        raise Refused("refused-unknown-table")
    return int(given)


def is_panel(interaction: Interaction) -> bool:
    """Whether the click came from a message that only this person sees: an ephemeral one or a direct message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def desk_of(bot: commands.Bot | discord.Client) -> Desk:
    return cast(Desk, cast(Any, bot).desk)
