"""Who may open and join tables where: bans, roles, channels, games, limits, and what the bot itself may do there."""

from __future__ import annotations

import discord

from cogs.services.desk import Desk, Interaction, parent_of
from cogs.settings.definitions import Found
from cogs.ui.names import safe_text
from games.core.text import Refused
from games.host.rows import BanRow, User
from games.host.table_state import TableState
from games.registry import GAMES

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


async def bans_in(desk: Desk, guild: int) -> list[BanRow]:
    """Those that run."""
    now = desk.now()
    return [ban for ban in await desk.house.store.bans(guild) if ban.until is None or ban.until > now]


async def ban_of(desk: Desk, guild: int, user: User) -> BanRow | None:
    return next((ban for ban in await bans_in(desk, guild) if ban.user == user), None)


async def need_welcome(desk: Desk, guild: int, user: User) -> None:
    """Refuses somebody who is banned, politely and with the reason."""
    ban = await ban_of(desk, guild, user)
    if ban is None:
        return
    why = {"reason": safe_text(ban.reason)} if ban.reason else {}
    kind = "refused-banned" + ("-until" if ban.until else "") + ("-why" if why else "")
    raise Refused(kind, **({"when": f"<t:{int(ban.until)}:R>"} if ban.until else {}), **why)


async def may_open(desk: Desk, interaction: Interaction, game: str) -> dict[str, Found]:
    """The settings that count here; refuses what a moderator or a missing permission forbids."""
    guild = interaction.guild_id
    if guild is None:
        raise Refused("refused-server-only")
    if game not in GAMES:
        raise Refused("refused-unknown-game")
    missing = [name for name, on in NEEDED if on and not getattr(interaction.app_permissions, name)]
    if missing:
        raise Refused("refused-permissions", permissions=", ".join(missing).replace("_", " "))
    found = await may_host(desk, interaction, game)
    most = found["tables"].value
    if most and await desk.house.store.count_in(guild, parent_of(interaction)) >= most:
        raise Refused("refused-tables", most=most)
    await _seat_limit(desk, found, interaction.user.id)
    return found


async def may_host(desk: Desk, interaction: Interaction, game: str) -> dict[str, Found]:
    """Whether this person may have a table of this game here at all: also for a rematch, where one was a moment ago."""
    guild, parent = interaction.guild_id or 0, parent_of(interaction)
    await need_welcome(desk, guild, interaction.user.id)
    found = await desk.all_found(guild, parent)
    allowed = found["channels"].value
    if allowed and parent not in allowed:
        raise Refused("refused-channel", channels=", ".join(f"<#{one}>" for one in allowed))
    games = [one for one in found["games"].value if one in GAMES]
    if games and game not in games:
        raise Refused("refused-game", games=games)
    _need_role(interaction, found["openers"].value, "refused-openers")
    return found


async def may_join(desk: Desk, interaction: Interaction, state: TableState) -> None:
    """Somebody new at a table: not banned, of a role that may, and not at too many tables."""
    guild = state.row.guild
    await need_welcome(desk, guild, interaction.user.id)
    found = await desk.all_found(guild, parent_of(interaction))
    _need_role(interaction, found["joiners"].value, "refused-joiners")
    await _seat_limit(desk, found, interaction.user.id)


async def _seat_limit(desk: Desk, found: dict[str, Found], user: User) -> None:
    most = found["seats"].value
    if most and await desk.house.store.count_of(user) >= most:
        raise Refused("refused-seats", most=most)


def _need_role(interaction: Interaction, roles: list[int], refusal: str) -> None:
    if not roles or interaction.guild_id in roles:
        return
    mine = [role.id for role in getattr(interaction.user, "roles", [])]
    if not set(mine) & set(roles):
        raise Refused(refusal, roles=", ".join(f"<@&{role}>" for role in roles))
