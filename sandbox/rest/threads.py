"""Opening threads, and who is in them."""

from __future__ import annotations

from sandbox import as_json, messages, permissions
from sandbox.errors import FormErrors, Refusal
from sandbox.model import ANNOUNCEMENT, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json, Message
from sandbox.rest.call import Call, route
from sandbox.threads import DURATIONS, join, leave, open_thread, visible

# Discord has such a cap but does not say how high it is.
MOST_ACTIVE = 1000


def _room_for_one_more(call: Call, guild_id: str | None) -> None:
    active = sum(
        c.guild_id == guild_id and c.thread is not None and not c.thread.archived for c in call.world.channels.values()
    )
    if active >= MOST_ACTIVE:
        raise Refusal(400, 160006)


def _open(call: Call, parent: Channel, kind: int, starter: Message | None) -> Json:
    w, body = call.world, call.form()
    errors = FormErrors()
    errors.text(("name",), body.get("name"), 1, 100)
    duration = body.get("auto_archive_duration") or 1440
    if duration not in DURATIONS:
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {DURATIONS}.")
    errors.settle()
    if parent.type not in (TEXT, ANNOUNCEMENT) or (kind == PRIVATE_THREAD and parent.type != TEXT):
        raise Refusal(400, 50024)
    private = kind == PRIVATE_THREAD
    w.demand(parent, permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS)
    _room_for_one_more(call, parent.guild_id)
    thread = open_thread(
        w,
        parent,
        w.bot,
        body["name"],
        kind=kind,
        auto_archive=duration,
        invitable=bool(body.get("invitable", True)),
        starter=starter,
    )
    messages.tell_of_thread(w, thread, parent, w.bot, starter)
    call.status = 201
    call.entry.audience = w.audience(thread)
    return as_json.channel(w, thread)


@route("POST", "channels/*/threads")
def create(call: Call) -> Json:
    """A thread without a message; private unless told otherwise."""
    channel = call.world.channel(call.args[0])
    kind = call.form().get("type", PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise Refusal(400, 50024)
    return _open(call, channel, kind, None)


@route("POST", "channels/*/messages/*/threads")
def create_from_message(call: Call) -> Json:
    """A thread that grows out of a message."""
    channel = call.world.channel(call.args[0])
    message = call.world.message(channel, call.args[1])
    if message.id in call.world.channels:
        raise Refusal(400, 160004)
    return _open(call, channel, PUBLIC_THREAD, message)


def _thread(call: Call, *, change: bool = True) -> Channel:
    channel = call.world.channel(call.args[0])
    if channel.thread is None:
        raise Refusal(400, 50024)
    if change and channel.thread.archived:
        raise Refusal(400, 50083)
    return channel


@route("PUT", "channels/*/thread-members/@me")
def join_self(call: Call) -> None:
    """The bot joins."""
    join(call.world, _thread(call), call.world.bot.id)


@route("PUT", "channels/*/thread-members/*")
def add(call: Call) -> None:
    """Add somebody."""
    channel = _thread(call)
    w = call.world
    guild = w.guilds[channel.guild_id or ""]
    if call.args[1] not in guild.members:
        raise Refusal(404, 10007)
    assert channel.thread is not None
    w.demand(channel, permissions.SEND_MESSAGES_IN_THREADS)
    if len(channel.thread.members) >= 1000:
        raise Refusal(400, 30033)
    join(w, channel, call.args[1])


@route("DELETE", "channels/*/thread-members/@me")
def leave_self(call: Call) -> None:
    """The bot leaves."""
    leave(call.world, _thread(call), call.world.bot.id)


@route("DELETE", "channels/*/thread-members/*")
def remove(call: Call) -> None:
    """Take somebody out; needs the permission, or a private thread of the bot's own."""
    channel = _thread(call)
    w = call.world
    if not (channel.type == PRIVATE_THREAD and channel.owner_id == w.bot.id):
        w.demand(channel, permissions.MANAGE_THREADS)
    leave(w, channel, call.args[1])


@route("GET", "channels/*/thread-members")
def members(call: Call) -> list[Json]:
    """Who is in a thread."""
    channel = _thread(call, change=False)
    assert channel.thread is not None
    return [as_json.thread_member(channel, u, at) for u, at in channel.thread.members.items()]


@route("GET", "channels/*/thread-members/*")
def member(call: Call) -> Json:
    """One member of a thread."""
    channel = _thread(call, change=False)
    assert channel.thread is not None
    user_id = call.world.bot.id if call.args[1] == "@me" else call.args[1]
    if user_id not in channel.thread.members:
        raise Refusal(404, 10007)
    return as_json.thread_member(channel, user_id, channel.thread.members[user_id])


@route("GET", "channels/*/threads/archived/public")
@route("GET", "channels/*/threads/archived/private")
@route("GET", "channels/*/users/@me/threads/archived/private")
def archived(call: Call) -> Json:
    """Archived threads of a channel, newest first."""
    w, parent = call.world, call.world.channel(call.args[0])
    private = call.entry.route.endswith("private")
    if private and not call.entry.route.startswith("channels/*/users"):
        w.demand(parent, permissions.MANAGE_THREADS | permissions.READ_MESSAGE_HISTORY)
    else:
        w.demand(parent, permissions.READ_MESSAGE_HISTORY)
    found = [
        (c, t)
        for c, t in visible(w, archived=True)
        if c.parent_id == parent.id and (c.type == PRIVATE_THREAD) == private
    ]
    found.sort(key=lambda pair: pair[1].archived_at, reverse=True)
    limit = call.number("limit", 50, 1, 100)
    return {
        "threads": [as_json.channel(w, c) for c, _ in found[:limit]],
        "members": [],
        "has_more": len(found) > limit,
    }
