"""Permission bits and how roles and overwrites add up."""

from __future__ import annotations

from sandbox.model import Channel, Guild, Overwrite

CREATE_INVITE = 1 << 0
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

EVERYONE = (
    CREATE_INVITE
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
BOT = EVERYONE | MANAGE_THREADS
MODERATOR = EVERYONE | MANAGE_GUILD | MANAGE_MESSAGES | MANAGE_THREADS | MANAGE_CHANNELS
DIRECT = VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY | USE_EXTERNAL_EMOJIS


def base(guild: Guild, user_id: str) -> int:
    """What a member may do in the whole server."""
    if guild.owner_id == user_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        role = guild.roles.get(role_id)
        if role is not None:
            bits |= role.permissions
    return ALL if bits & ADMINISTRATOR else bits


def within(guild: Guild, channel: Channel, user_id: str) -> int:
    """What a member may do in a channel; a thread passes its parent here."""
    bits = base(guild, user_id)
    if not bits & ADMINISTRATOR:
        for overwrite in _in_order(guild, channel, user_id):
            bits = bits & ~overwrite.deny | overwrite.allow
    return bits if bits & VIEW_CHANNEL else 0


def _in_order(guild: Guild, channel: Channel, user_id: str) -> list[Overwrite]:
    """First what is set for everyone, then for the member's roles, all of them at once, then for the member."""
    member = guild.members.get(user_id)
    everyone = [o for o in channel.overwrites if o.id == guild.id]
    of_roles = Overwrite("", 0)
    for o in channel.overwrites:
        if member is not None and o.type == 0 and o.id in member.roles:
            of_roles.allow |= o.allow
            of_roles.deny |= o.deny
    return [*everyone, of_roles, *(o for o in channel.overwrites if o.type == 1 and o.id == user_id)]
