"""What an interaction tells of itself: where it comes from, and from whom."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from games.core.text import Refused

Interaction = discord.Interaction[Any]


def is_panel(interaction: Interaction) -> bool:
    """Whether the click came from a message that only this person sees: an ephemeral one or a direct message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def parent_of(interaction: Interaction) -> int:
    """The channel that settings and limits go by: a thread's is the channel it hangs on."""
    channel = interaction.channel
    return (channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id) or 0


def is_moderator(interaction: Interaction, guild: int | None) -> bool:
    """Whether somebody moderates this server. From anywhere else nobody does, whatever they may do there."""
    return guild is not None and interaction.guild_id == guild and interaction.permissions.manage_guild


def roles_of(interaction: Interaction) -> set[int]:
    """As Discord sends them along, whether or not anything is known of the server yet."""
    user = interaction.user
    return set(user._roles) if isinstance(user, discord.Member) else set()  # noqa: SLF001 - `roles` asks the server


def need_known_server(interaction: Interaction) -> None:
    """For what hangs on a server's channels and roles: a process that has just taken over does not know them yet."""
    if interaction.guild_id is None:
        return
    guild = interaction.client.get_guild(interaction.guild_id)
    if guild is None or guild.unavailable:
        raise Refused("refused-server-unknown")


def need_moderator(interaction: Interaction) -> None:
    """For what belongs to the server itself; what belongs to a table goes by the table's server."""
    if not is_moderator(interaction, interaction.guild_id):
        raise Refused("refused-moderators-only")


async def moderators_only(interaction: Interaction) -> bool:
    """An admin may hand the command to others in Discord's own settings; what it does stays for moderators."""
    if not is_moderator(interaction, interaction.guild_id):
        raise app_commands.MissingPermissions(["manage_guild"])
    return True


def operators(application: discord.AppInfo) -> set[int]:
    """Who runs a bot: the application's owner; or of the team that owns it, whoever has accepted and may change things.

    Discord lets read-only members of a team look, and asks people before they belong to it.
    """
    team = application.team
    if team is None:
        return {application.owner.id}
    accepted = [member for member in team.members if member.membership_state is discord.TeamMembershipState.accepted]
    active = {member.id for member in accepted if member.role is not discord.TeamMemberRole.read_only}
    return active | ({team.owner_id} if team.owner_id is not None else set())


def is_operator(interaction: Interaction) -> bool:
    """As Discord said when the bot logged in: nobody is asked for at a click."""
    application = interaction.client.application
    return application is not None and interaction.user.id in operators(application)


def need_operator(interaction: Interaction) -> None:
    if not is_operator(interaction):
        raise Refused("refused-operators-only")


class OperatorsOnly(app_commands.CheckFailure):
    """A command is for those who run the bot."""


async def operators_only(interaction: Interaction) -> bool:
    """Whoever else is shown the command by an admin: what it does stays for those who run the bot."""
    if not is_operator(interaction):
        raise OperatorsOnly
    return True
