"""The life of a message: composed, sent, edited, removed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sandbox import as_json as show
from sandbox import permissions as perms
from sandbox.archive import reopen
from sandbox.compose import blank, fill
from sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from sandbox.model import (
    EPHEMERAL,
    LOADING,
    V2,
    Channel,
    Interaction,
    Message,
    Thread,
    Upload,
    User,
)

if TYPE_CHECKING:
    from sandbox.world import World

Json = dict[str, Any]
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
REPLY, SLASH, CONTEXT_MENU = 19, 20, 23


def texts(components: list[Json]) -> list[str]:
    """Every text display in a component tree, in order."""
    found: list[str] = []
    for c in components:
        if c["type"] == 10:
            found.append(c["content"])
        elif "components" in c:
            found.extend(texts(c["components"]))
    return found


def mention(world: World, message: Message, channel: Channel, allowed: Json | None, webhook: bool) -> None:
    """Work out whom the text mentions, within what was allowed."""
    data = message.data
    text = data["content"]
    if data["flags"] & V2:
        text = "\n".join(texts(data["components"]))
    data["mentions"], data["mention_roles"], data["mention_everyone"] = [], [], False
    if "@" not in text:
        return
    parse = ["users"] if webhook else ["users", "roles", "everyone"]
    users: set[str] | None = None
    roles: set[str] | None = None
    if allowed is not None:
        parse = allowed.get("parse") or []
        users = {str(u) for u in allowed.get("users") or []}
        roles = {str(r) for r in allowed.get("roles") or []}
    for user_id in dict.fromkeys(_USER.findall(text)):
        user = world.users.get(user_id)
        if user is not None and ("users" in parse or (users and user_id in users)):
            data["mentions"].append(show.user(user))
    if channel.guild_id is None:
        return
    guild = world.guilds[channel.guild_id]
    may = bool(world.permissions(message.author_id, channel) & perms.MENTION_EVERYONE)
    for role_id in dict.fromkeys(_ROLE.findall(text)):
        role = guild.roles.get(role_id)
        if role is not None and (role.mentionable or may) and ("roles" in parse or (roles and role_id in roles)):
            data["mention_roles"].append(role_id)
    data["mention_everyone"] = may and "everyone" in parse and ("@everyone" in text or "@here" in text)


def add(world: World, message: Message, channel: Channel) -> None:
    """Put a finished message into its channel and tell everybody who can see it."""
    channel.messages[message.id] = message
    message.pings = [u["id"] for u in message.data["mentions"]]
    if message.reader is None:
        channel.last_message_id = message.id
        thread = channel.thread
        if thread is not None:
            thread.sent += 1
            thread.active = message.created
            if thread.archived:
                reopen(world, channel)
            _gather(world, message, channel, thread)
        world.emit_message("MESSAGE_CREATE", message, channel)
        world.dirty()
    world.tell({"type": "message", "message": message.data}, message=message)


def _gather(world: World, message: Message, channel: Channel, thread: Thread) -> None:
    """Whoever writes in a thread, or is mentioned in it, is in it from then on."""
    home = world.channels.get(channel.parent_id or "", channel)
    for user_id in (message.author_id, *message.pings):
        if user_id not in thread.members and world.can_view(user_id, home):
            thread.members[user_id] = message.created
            world.forget_permissions()


def post(
    world: World,
    channel: Channel,
    author: User,
    body: Json,
    files: list[Upload],
    *,
    interaction: Interaction | None = None,
    reader: str | None = None,
    reference: Message | None = None,
) -> Message:
    """Send a message whose body has been checked."""
    message = blank(world, channel, author, EPHEMERAL if reader is not None else 0)
    message.reader = reader
    fill(world, message, channel, body, files)
    data = message.data
    if interaction is not None:
        credit(world, message, interaction)
    if reference is not None:
        data["type"] = REPLY
        data["message_reference"] = {
            "type": 0,
            "message_id": reference.id,
            "channel_id": reference.channel_id,
        } | ({"guild_id": channel.guild_id} if channel.guild_id else {})
        data["referenced_message"] = reference.data
    if body.get("nonce") is not None:
        data["nonce"] = body["nonce"]
    mention(world, message, channel, body.get("allowed_mentions"), interaction is not None)
    add(world, message, channel)
    return message


def credit(world: World, message: Message, interaction: Interaction) -> None:
    """Write into an answer which interaction it answers."""
    data = message.data
    message.interaction_id = interaction.id
    data["application_id"] = data["webhook_id"] = world.bot.id
    user = show.user(world.users[interaction.user_id])
    owners = {"0": interaction.guild_id or "0"}
    meta: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": user,
        "authorizing_integration_owners": owners,
    }
    if interaction.kind == 2:
        data["type"] = SLASH if interaction.payload["data"].get("type", 1) == 1 else CONTEXT_MENU
        meta["name"] = interaction.name
        meta["command_type"] = interaction.payload["data"].get("type", 1)
        data["interaction"] = {"id": interaction.id, "type": 2, "name": interaction.name, "user": user}
    elif interaction.kind == 3:
        meta["interacted_message_id"] = interaction.message_id
        source = world.channels[interaction.channel_id].messages.get(interaction.message_id or "")
        if source is not None:
            data["type"] = REPLY
            data["message_reference"] = {"type": 0, "message_id": source.id, "channel_id": source.channel_id}
    elif interaction.parent is not None:
        meta["triggering_interaction_metadata"] = interaction.parent
    data["interaction_metadata"] = meta
    interaction.messages.append(message.id)


def edit(
    world: World, message: Message, channel: Channel, body: Json, files: list[Upload], webhook: bool = False
) -> None:
    """Change a message by a checked body; nobody is pinged again."""
    thinking = message.flags & LOADING
    message.data = dict(message.data)
    if thinking:
        message.data["flags"] &= ~LOADING
    fill(world, message, channel, body, files)
    mention(world, message, channel, body.get("allowed_mentions"), webhook)
    if thinking:
        message.pings = [u["id"] for u in message.data["mentions"]]
    else:
        message.data["edited_timestamp"] = show.stamp(world.clock())
    changed(world, message, channel)


def changed(world: World, message: Message, channel: Channel) -> None:
    """Tell everybody who can see a message that it is different now."""
    if message.reader is None:
        world.emit_message("MESSAGE_UPDATE", message, channel)
        world.dirty()
    world.tell({"type": "message_edit", "message": message.data}, message=message)


def remove(world: World, message: Message, channel: Channel, *, quiet: bool = False) -> None:
    """Take a message away."""
    channel.messages.pop(message.id, None)
    for a in message.data["attachments"]:
        world.take_away(a["id"])
    if message.id in channel.pins:
        channel.pins.remove(message.id)
    if message.reader is None and not quiet:
        data: Json = {"id": message.id, "channel_id": channel.id}
        if channel.guild_id is not None:
            data["guild_id"] = channel.guild_id
        intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
        world.emit("MESSAGE_DELETE", data, channel, intent)
    world.dirty()
    world.tell({"type": "message_gone", "id": message.id, "channel_id": channel.id}, users=world.readers(message))
