"""The life of a thread: opened, joined, archived, reopened, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import as_json
from sandbox.gateway import GUILDS
from sandbox.model import PUBLIC_THREAD, Channel, Json, Message, Thread, User

if TYPE_CHECKING:
    from sandbox.world import World

DURATIONS = (60, 1440, 4320, 10080)


def open_thread(
    world: World,
    parent: Channel,
    owner: User,
    name: str,
    *,
    kind: int = PUBLIC_THREAD,
    auto_archive: int = 1440,
    invitable: bool = True,
    starter: Message | None = None,
) -> Channel:
    """Open a thread, from a message (then it has that message's id) or on its own."""
    now = world.clock()
    channel = Channel(
        starter.id if starter is not None else world.new_id(),
        kind,
        name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner.id,
        thread=Thread(now, now, auto_archive, archived_at=now, invitable=invitable, members={owner.id: now}),
    )
    world.channels[channel.id] = channel
    world.forget_permissions()
    shown = as_json.channel(world, channel)
    world.emit("THREAD_CREATE", shown | {"newly_created": True}, channel)
    world.tell({"type": "channel", "channel": shown}, channel=channel)
    world.dirty()
    return channel


def join(world: World, channel: Channel, user_id: str) -> None:
    """Add somebody to a thread."""
    assert channel.thread is not None
    if user_id in channel.thread.members:
        return
    channel.thread.members[user_id] = world.clock()
    world.forget_permissions()
    _members(world, channel, added=[user_id])


def leave(world: World, channel: Channel, user_id: str) -> None:
    """Take somebody out of a thread."""
    assert channel.thread is not None
    if channel.thread.members.pop(user_id, None) is not None:
        _members(world, channel, removed=[user_id])
        world.forget_permissions()


def _members(world: World, channel: Channel, added: list[str] | None = None, removed: list[str] | None = None) -> None:
    assert channel.thread is not None and channel.guild_id is not None
    guild = world.guilds[channel.guild_id]
    data: Json = {
        "id": channel.id,
        "guild_id": channel.guild_id,
        "member_count": len(channel.thread.members),
        "added_members": [
            as_json.thread_member(channel, u, channel.thread.members[u])
            | {"member": as_json.member(guild.members[u], world.users[u]), "presence": None}
            for u in added or []
            if u in guild.members
        ],
        "removed_member_ids": removed or [],
    }
    world.emit("THREAD_MEMBERS_UPDATE", data, channel)
    world.tell({"type": "channel", "channel": as_json.channel(world, channel)}, channel=channel)
    world.dirty()


def announce(world: World, channel: Channel) -> None:
    """Tell everybody that a thread is different now."""
    shown = as_json.channel(world, channel)
    world.forget_permissions()
    world.emit("THREAD_UPDATE", shown, channel)
    world.tell({"type": "channel", "channel": shown}, channel=channel)
    world.dirty()


def archive(world: World, channel: Channel, *, locked: bool | None = None) -> None:
    """Put a thread away."""
    assert channel.thread is not None
    channel.thread.archived = True
    channel.thread.archived_at = world.clock()
    if locked is not None:
        channel.thread.locked = locked
    announce(world, channel)


def reopen(world: World, channel: Channel) -> None:
    """Take a thread out again."""
    assert channel.thread is not None
    channel.thread.archived = False
    channel.thread.archived_at = channel.thread.active = world.clock()
    announce(world, channel)


def archive_idle(world: World) -> list[Channel]:
    """Archive every thread nobody wrote in for its duration; edits do not count as writing."""
    now = world.clock()
    idle = [
        c
        for c in world.channels.values()
        if c.thread is not None and not c.thread.archived and now - c.thread.active >= c.thread.auto_archive * 60
    ]
    for channel in idle:
        archive(world, channel)
    return idle


def visible(world: World, *, archived: bool) -> list[tuple[Channel, Thread]]:
    """The threads the bot can see, either those put away or the others."""
    return [
        (c, c.thread)
        for c in world.channels.values()
        if c.thread is not None and c.thread.archived == archived and world.can_view(world.bot.id, c)
    ]


def remove_channel(world: World, channel: Channel) -> None:
    """Delete a channel with its threads and messages."""
    users = world.audience(channel)
    seen_by_bot = world.can_view(world.bot.id, channel)
    for thread in [c for c in world.channels.values() if c.parent_id == channel.id]:
        remove_channel(world, thread)
    event, data = "CHANNEL_DELETE", as_json.channel(world, channel)
    if channel.thread is not None:
        event, data = "THREAD_DELETE", {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
    del world.channels[channel.id]
    for message in channel.messages.values():
        for attachment in message.attached:
            world.take_away(attachment["id"])
    if seen_by_bot:
        world.hub.emit(event, data, channel.guild_id, GUILDS)
    world.forget_permissions()
    world.dirty()
    world.tell({"type": "channel_gone", "id": channel.id, "guild_id": channel.guild_id}, users=users)
