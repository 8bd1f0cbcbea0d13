"""Whom a table exists for: those who sat at it, and those who can see where it is played."""

from __future__ import annotations

import discord

from cogs.publishing.ledger import Ledger, Shown
from cogs.ui.interactions import Interaction, is_moderator
from games.host.rows import TableRow
from games.host.store import Store
from games.host.table_state import TableState


class Sight:
    """The one place that decides it; whoever does not see a table is answered as if there were none."""

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self._store = store
        self._ledger = ledger

    async def sees(self, interaction: Interaction, state: TableState) -> bool:
        """A seat or the host's place opens the door from everywhere and for good, also by direct message. Else it
        takes a member of the table's server who can view its thread or channel, or who moderates the server.
        """
        user, row = interaction.user, state.row
        if state.host == user.id or state.owner(user.id) is not None or is_moderator(interaction, row.guild):
            return True
        member = user if isinstance(user, discord.Member) and interaction.guild_id == row.guild else None
        if member is not None and _views(interaction, member, await self._ledger.read(state.id), row):
            return True
        return user.id in [sitter for _, sitter in await self._store.sat(state.id)]


def _views(interaction: Interaction, member: discord.Member, shown: Shown, row: TableRow) -> bool:
    """Whether this member may view the table's place, by what Discord says or by what is known of the server.

    A place that is gone or unknown is seen by nobody, but for a thread of the table's own, which is out of sight once
    it is archived: it is as public as the channel it hangs on.
    """
    home = shown.home or row.channel
    place = shown.place or home
    if interaction.channel_id == place:
        return interaction.permissions.view_channel
    channel = member.guild.get_channel_or_thread(place)
    if channel is None and shown.threads and place != home:
        channel = member.guild.get_channel(home)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return False
    may = channel.permissions_for(member)
    # Who was asked into a private thread is not known here; they see the table from inside.
    hidden = isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads
    return may.view_channel and not hidden
