"""What the makers of a world do: users, servers, channels, roles, and taking things away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import as_json, messages, permissions, threads
from sandbox.gateway import GUILDS, MEMBERS
from sandbox.model import TEXT, Channel, Guild, Member, Message, Overwrite, Role, Team, TeamMember, User

if TYPE_CHECKING:
    from sandbox.world import World

MODERATORS = "Moderators"


def make_user(world: World, name: str, *, display: str | None = None, locale: str = "en-US") -> User:
    """A new person."""
    handle = "".join(ch for ch in name.lower() if ch.isalnum() or ch in "._") or "someone"
    user = User(world.new_id(), handle, display or name, locale=locale)
    world.users[user.id] = user
    world.dirty()
    world.tell({"type": "user", "user": as_json.user(user)})
    return user


def make_team(world: World, name: str, owner: User) -> Team:
    """The application belongs to a team from now on."""
    world.team = Team(world.new_id(), name, owner.id, [TeamMember(owner.id, "admin")])
    world.dirty()
    return world.team


def make_guild(
    world: World,
    name: str,
    owner: User,
    *,
    channels: tuple[str, ...] = ("general",),
    bot_permissions: int | None = permissions.BOT,
    shard: int | None = None,
) -> Guild:
    """A new server, on any shard unless one is given; the bot is invited unless its permissions are None."""
    guild = Guild(world.new_id(shard), name, owner.id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE, position=0)
    guild.members[owner.id] = Member(owner.id, world.clock())
    world.guilds[guild.id] = guild
    for position, channel in enumerate(channels):
        made = Channel(world.new_id(), TEXT, channel, guild_id=guild.id, position=position)
        world.channels[made.id] = made
    world.forget_permissions()
    if bot_permissions is not None:
        invite_bot(world, guild, bot_permissions)
    world.dirty()
    world.tell({"type": "guild", "guild": as_json.guild(guild)}, guild=guild)
    return guild


def invite_bot(world: World, guild: Guild, bits: int = permissions.BOT) -> None:
    """Add the bot to a server with a role of its own."""
    role = Role(world.new_id(), world.bot.name, bits, position=len(guild.roles), managed=True)
    guild.roles[role.id] = role
    guild.members[world.bot.id] = Member(world.bot.id, world.clock(), [role.id])
    world.forget_permissions()
    # Only servers that the bot was in before are announced as available again.
    created = {key: value for key, value in as_json.guild_create(world, guild).items() if key != "unavailable"}
    world.hub.emit("GUILD_CREATE", created, guild.id, GUILDS)
    world.dirty()


def set_community(world: World, guild: Guild, locale: str | None) -> None:
    """A server becomes a Community with this primary language; None: it is one no longer."""
    guild.community = locale is not None
    guild.chosen_locale = locale or guild.chosen_locale
    world.hub.emit("GUILD_UPDATE", as_json.guild(guild), guild.id, GUILDS)
    world.dirty()
    world.tell({"type": "guild", "guild": as_json.guild(guild)}, guild=guild)


def set_bot_permissions(world: World, guild: Guild, bits: int, *, everyone: int | None = None) -> None:
    """Change the bot's role, and @everyone's bits if given."""
    for role_id in guild.members[world.bot.id].roles:
        guild.roles[role_id].permissions = bits
        _role_changed(world, guild, guild.roles[role_id])
    if everyone is not None:
        guild.roles[guild.id].permissions = everyone
        _role_changed(world, guild, guild.roles[guild.id])


def _role_changed(world: World, guild: Guild, role: Role) -> None:
    world.forget_permissions()
    world.hub.emit("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": as_json.role(role)}, guild.id, GUILDS)
    world.dirty()
    world.tell({"type": "guild", "guild": as_json.guild(guild)}, guild=guild)


def remove_bot(world: World, guild: Guild) -> None:
    """A server removes the bot."""
    world.hub.emit("GUILD_DELETE", {"id": guild.id}, guild.id, GUILDS)
    member = guild.members.pop(world.bot.id, None)
    for role_id in member.roles if member is not None else []:
        guild.roles.pop(role_id, None)
    world.commands.pop(guild.id, None)
    world.forget_permissions()
    world.dirty()
    world.tell({"type": "guild", "guild": as_json.guild(guild)}, guild=guild)


def make_channel(
    world: World,
    guild: Guild,
    name: str,
    *,
    topic: str | None = None,
    overwrites: list[Overwrite] | None = None,
) -> Channel:
    """A new text channel."""
    position = sum(c.guild_id == guild.id and c.thread is None for c in world.channels.values())
    channel = Channel(
        world.new_id(),
        TEXT,
        name,
        guild_id=guild.id,
        topic=topic,
        position=position,
        overwrites=overwrites or [],
    )
    world.channels[channel.id] = channel
    world.forget_permissions()
    shown = as_json.channel(world, channel)
    world.emit("CHANNEL_CREATE", shown, channel)
    world.dirty()
    world.tell({"type": "channel", "channel": shown}, channel=channel)
    return channel


def set_overwrite(world: World, channel: Channel, overwrite: Overwrite) -> None:
    """Allow or deny something to a role or a member in one channel."""
    channel.overwrites = [o for o in channel.overwrites if o.id != overwrite.id] + [overwrite]
    world.forget_permissions()
    shown = as_json.channel(world, channel)
    world.hub.emit("CHANNEL_UPDATE", shown, channel.guild_id, GUILDS)
    world.dirty()
    world.tell({"type": "channel", "channel": shown}, channel=channel)


def make_role(world: World, guild: Guild, name: str, bits: int = 0, *, mentionable: bool = False) -> Role:
    """A new role."""
    role = Role(world.new_id(), name, bits, position=len(guild.roles), mentionable=mentionable)
    guild.roles[role.id] = role
    world.hub.emit("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": as_json.role(role)}, guild.id, GUILDS)
    world.dirty()
    return role


def give_role(world: World, guild: Guild, user: User, role: Role, wanted: bool = True) -> None:
    """Give a role to a member, or take it away."""
    roles = guild.members[user.id].roles
    if wanted and role.id not in roles:
        roles.append(role.id)
    elif not wanted and role.id in roles:
        roles.remove(role.id)
    world.forget_permissions()
    data = as_json.member(guild.members[user.id], user) | {"guild_id": guild.id}
    world.hub.emit("GUILD_MEMBER_UPDATE", data, guild.id, MEMBERS)
    world.dirty()
    world.tell({"type": "member", "guild_id": guild.id, "member": data}, guild=guild)


def moderator(world: World, guild: Guild, user: User, wanted: bool = True) -> None:
    """Make somebody a moderator (Manage Server), or no longer."""
    role = next((r for r in guild.roles.values() if r.name == MODERATORS), None)
    if role is None:
        role = make_role(world, guild, MODERATORS, permissions.MODERATOR)
    give_role(world, guild, user, role, wanted)


def join_guild(world: World, guild: Guild, user: User) -> None:
    """Somebody comes into a server."""
    if user.id in guild.members:
        return
    guild.members[user.id] = Member(user.id, world.clock())
    world.forget_permissions()
    data = as_json.member(guild.members[user.id], user) | {"guild_id": guild.id}
    world.hub.emit("GUILD_MEMBER_ADD", data, guild.id, MEMBERS)
    world.dirty()
    world.tell({"type": "member", "guild_id": guild.id, "member": data}, guild=guild)


def leave_guild(world: World, guild: Guild, user: User) -> None:
    """Somebody leaves a server, and its threads."""
    if guild.members.pop(user.id, None) is None:
        return
    for channel in world.channels.values():
        if channel.guild_id == guild.id and channel.thread is not None:
            channel.thread.members.pop(user.id, None)
    world.forget_permissions()
    data = {"guild_id": guild.id, "user": as_json.user(user)}
    world.hub.emit("GUILD_MEMBER_REMOVE", data, guild.id, MEMBERS)
    world.dirty()
    gone = {"type": "member_gone", "guild_id": guild.id, "user_id": user.id}
    world.tell(gone, users=frozenset(guild.members) | {user.id})


def delete_channel(world: World, channel: Channel) -> None:
    """Delete a channel or a thread."""
    threads.remove_channel(world, channel)


def delete_message(world: World, message: Message) -> None:
    """Delete anybody's message."""
    messages.remove(world, message, world.channels[message.channel_id])


def archive_thread(world: World, channel: Channel, *, locked: bool | None = None) -> None:
    """Archive a thread."""
    threads.archive(world, channel, locked=locked)


def default_world(world: World) -> Guild:
    """One server, three channels, six people; Anna is its moderator and Operator its owner."""
    guild = make_guild(world, "Parlour", world.owner, channels=("general", "games", "off-topic"))
    people = (
        ("Anna", "en-US"),
        ("Ben", "en-US"),
        ("Chloé", "it"),
        ("Dmitri", "ru"),
        ("Elif", "en-US"),
        ("Freja", "sv-SE"),
    )
    for name, locale in people:
        join_guild(world, guild, make_user(world, name, locale=locale))
    anna = next(u for u in world.users.values() if u.display == "Anna")
    moderator(world, guild, anna)
    return guild
