"""Who may open and join tables where: bans, roles, channels, games, limits, and what the bot itself may do there."""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.settings.definitions import Found
from cogs.settings.service import Settings
from cogs.ui.interactions import Interaction, is_moderator, parent_of, roles_of
from cogs.ui.names import safe_text
from games.core.text import Refused
from games.host.house import House
from games.host.rows import BanRow, User
from games.host.table_state import TableState

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""All that the bot ever needs; the invite link asks for exactly this."""


class Access:
    def __init__(self, house: House, settings: Settings, now: Callable[[], float]) -> None:
        self.house = house
        self.settings = settings
        self.now = now

    # Bans.

    async def bans_in(self, guild: int) -> list[BanRow]:
        """Those that are running."""
        now = self.now()
        return [ban for ban in await self.house.store.bans(guild) if ban.until is None or ban.until > now]

    async def ban_of(self, guild: int, user: User) -> BanRow | None:
        return next((ban for ban in await self.bans_in(guild) if ban.user == user), None)

    async def need_welcome(self, guild: int, user: User) -> None:
        """Refuses somebody who is banned, politely and with the reason."""
        ban = await self.ban_of(guild, user)
        if ban is None:
            return
        why = {"reason": safe_text(ban.reason)} if ban.reason else {}
        kind = "refused-banned" + ("-until" if ban.until else "") + ("-why" if why else "")
        raise Refused(kind, **({"when": f"<t:{int(ban.until)}:R>"} if ban.until else {}), **why)

    # Tables.

    async def may_open(self, interaction: Interaction, game: str) -> dict[str, Found]:
        """The settings that count here; refuses what a moderator or a missing permission forbids."""
        guild = interaction.guild_id
        if guild is None:
            raise Refused("refused-server-only")
        missing = [name for name, on in NEEDED if on and not getattr(interaction.app_permissions, name)]
        if missing:
            raise Refused("refused-permissions", permissions=[f"permission-{name}" for name in missing])
        found = await self.may_host(interaction, game)
        most = found["tables"].value
        if most and await self.house.store.count_in(guild, parent_of(interaction)) >= most:
            raise Refused("refused-tables", most=most)
        await self._seat_limit(found, interaction.user.id)
        return found

    async def may_host(self, interaction: Interaction, game: str) -> dict[str, Found]:
        """Whether this person may have a table of this game here at all: also for a rematch, where one was a moment
        ago.
        """
        found = await self._may_play(interaction)
        games = self._games(found)
        if game not in games:
            raise Refused("refused-game", games=games)
        return found

    async def playable(self, interaction: Interaction) -> list[str]:
        """The games that this person may open here; refuses whoever may open none."""
        return self._games(await self._may_play(interaction))

    async def _may_play(self, interaction: Interaction) -> dict[str, Found]:
        """Whether this person may have tables here, whatever the game."""
        guild, parent = interaction.guild_id or 0, parent_of(interaction)
        await self.need_welcome(guild, interaction.user.id)
        found = await self.settings.all_found(guild, parent)
        allowed = found["channels"].value
        if allowed and parent not in allowed:
            raise Refused("refused-channel", channels=[f"<#{one}>" for one in allowed])
        _need_role(interaction, found["openers"].value, "refused-openers")
        return found

    def _games(self, found: dict[str, Found]) -> list[str]:
        """In the order of the house; a server that named only games which are gone plays all."""
        return [one for one in self.house.games if one in found["games"].value] or list(self.house.games)

    async def may_join(self, interaction: Interaction, state: TableState) -> None:
        """Somebody new at a table: not banned, with a role that may, and not at too many tables."""
        guild = state.row.guild
        await self.need_welcome(guild, interaction.user.id)
        found = await self.settings.all_found(guild, state.row.channel)
        _need_role(interaction, found["joiners"].value, "refused-joiners")
        await self._seat_limit(found, interaction.user.id)

    async def may_be_seated(self, state: TableState, user: User) -> None:
        """Somebody whom the host or a moderator would like to have at the table; they must still accept."""
        if await self.ban_of(state.row.guild, user) is not None:
            raise Refused("refused-seat-banned")

    async def _seat_limit(self, found: dict[str, Found], user: User) -> None:
        most = found["seats"].value
        if most and await self.house.store.count_of(user) >= most:
            raise Refused("refused-seats", most=most)

    def need_host(self, interaction: Interaction, state: TableState, *, moderators: bool = False) -> None:
        """Refuses everybody but the host (and, where it is their business too, moderators)."""
        if state.host == interaction.user.id or (moderators and is_moderator(interaction, state.row.guild)):
            return
        host = state.owner(state.host)
        if host is None:
            raise Refused("refused-only-host-away")
        raise Refused("refused-only-host", who=[host.seat])


def _need_role(interaction: Interaction, roles: list[int], refusal: str) -> None:
    if not roles or interaction.guild_id in roles:
        return
    if not roles_of(interaction) & set(roles):
        raise Refused(refusal, roles=[f"<@&{role}>" for role in roles])
