"""The life of a message: composed, sent, edited, removed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sandbox import as_json, permissions
from sandbox.components import walk
from sandbox.compose import blank, fill
from sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from sandbox.limits.commands import CHAT_INPUT
from sandbox.limits.components import TEXT
from sandbox.model import (
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    HAS_THREAD,
    LOADING,
    PUBLIC_THREAD,
    V2,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    Thread,
    Upload,
    User,
)
from sandbox.threads import reopen

if TYPE_CHECKING:
    from sandbox.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)")
PLAIN, THREAD_CREATED, REPLY, SLASH, THREAD_STARTER, CONTEXT_MENU = 0, 18, 19, 20, 21, 23
SAYING = {"content", "components"}
"""An edit without these leaves the list of those who are mentioned as it is."""
EDITABLE = (PLAIN, REPLY, SLASH, CONTEXT_MENU)


def mention(world: World, message: Message, channel: Channel, allowed: Json | None, webhook: bool) -> None:
    """Work out whom the text mentions, within what was allowed."""
    data, text = message.data, _text(message)
    data["mentions"], data["mention_roles"], data["mention_everyone"] = [], [], False
    if "@" not in text:
        return
    if allowed is None:
        allowed = {"parse": ["users"] if webhook else ["users", "roles", "everyone"]}
    for user_id in dict.fromkeys(_USER.findall(text)):
        if user_id in world.users and _allows(allowed, "users", user_id):
            data["mentions"].append(as_json.user(world.users[user_id]))
    if channel.guild_id is not None:
        may = bool(world.permissions(message.author_id, channel) & permissions.MENTION_EVERYONE)
        data["mention_roles"] = _roles(text, world.guilds[channel.guild_id], allowed, may)
        data["mention_everyone"] = may and bool(_EVERYONE.search(text)) and _allows(allowed, "everyone")


def _text(message: Message) -> str:
    """What a message says: its content, or its text displays in order."""
    if not message.flags & V2:
        return str(message.data["content"])
    return "\n".join(c["content"] for c in walk(message.data["components"]) if c["type"] == TEXT)


def _allows(allowed: Json, kind: str, one_id: str | None = None) -> bool:
    """Whether a kind of mention is allowed as a whole, or this one by its id."""
    return kind in (allowed.get("parse") or []) or one_id in [str(i) for i in allowed.get(kind) or []]


def _roles(text: str, guild: Guild, allowed: Json, may: bool) -> list[str]:
    """The roles a text mentions; one that is not open to everybody only if its author `may`."""
    named = [guild.roles[i] for i in dict.fromkeys(_ROLE.findall(text)) if i in guild.roles]
    return [role.id for role in named if (role.mentionable or may) and _allows(allowed, "roles", role.id)]


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


def tell_of_thread(world: World, thread: Channel, parent: Channel, owner: User, starter: Message | None = None) -> None:
    """What a new thread leaves to read: a mark on the message it grew out of, and a small grey line."""
    if starter is not None:
        starter.data = starter.data | {
            "flags": starter.flags | HAS_THREAD,
            "thread": as_json.channel(world, thread),
        }
        changed(world, starter, parent)
        line = _line(world, thread, owner, THREAD_STARTER, starter.channel_id)
        line.data["referenced_message"] = starter.data
        line.data["message_reference"]["message_id"] = starter.id
        add(world, line, thread)
    elif thread.type == PUBLIC_THREAD:
        line = _line(world, parent, owner, THREAD_CREATED, thread.id)
        line.data["content"] = thread.name
        add(world, line, parent)


def _line(world: World, channel: Channel, author: User, kind: int, about: str) -> Message:
    """A line Discord writes by itself about another channel."""
    line = blank(world, channel, author)
    line.data["type"] = kind
    line.data["message_reference"] = {"type": 0, "channel_id": about, "guild_id": channel.guild_id}
    return line


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
    mention(world, message, channel, body.get("allowed_mentions"), interaction is not None)
    add(world, message, channel)
    return message


def credit(world: World, message: Message, interaction: Interaction) -> None:
    """Write into an answer which interaction it answers."""
    data = message.data
    message.interaction_id = interaction.id
    data["application_id"] = data["webhook_id"] = world.bot.id
    user = as_json.user(world.users[interaction.user_id])
    owners = {"0": interaction.guild_id or "0"}
    meta: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": user,
        "authorizing_integration_owners": owners,
    }
    if interaction.kind == COMMAND:
        meta["name"] = interaction.name
        meta["command_type"] = interaction.payload["data"].get("type", CHAT_INPUT)
        data["type"] = SLASH if meta["command_type"] == CHAT_INPUT else CONTEXT_MENU
        data["interaction"] = {"id": interaction.id, "type": COMMAND, "name": interaction.name, "user": user}
    elif interaction.kind == COMPONENT:
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
    if body.keys() & SAYING:
        mention(world, message, channel, body.get("allowed_mentions"), webhook)
    if thinking:
        message.pings = [u["id"] for u in message.data["mentions"]]
    else:
        message.data["edited_timestamp"] = as_json.stamp(world.clock())
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
    for a in message.attached:
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
