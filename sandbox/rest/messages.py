"""Messages in channels, threads and direct conversations."""

from __future__ import annotations

from bisect import bisect_left

from sandbox import as_json, limits, messages, permissions
from sandbox.errors import FormErrors, Refusal, one
from sandbox.gateway import GUILD_MESSAGES
from sandbox.model import DM, Channel, Json, Message
from sandbox.rest.call import Call, route

NONCE_LIFE = 300.0
HOUR = 3600.0
FORTNIGHT = 14 * 86400.0


def _may_write(call: Call, channel: Channel) -> None:
    """Whether the bot may send a message here."""
    w = call.world
    if channel.type == DM:
        user = w.users[channel.recipient or ""]
        if not user.dms_open:
            raise Refusal(403, 50007)
        if not w.share_guild(user.id):
            raise Refusal(403, 50278)
        return
    if channel.thread is not None:
        w.demand(channel, permissions.SEND_MESSAGES_IN_THREADS)
        if channel.thread.locked and not w.permissions(w.bot.id, channel) & permissions.MANAGE_THREADS:
            raise Refusal(403, 160005)
    else:
        w.demand(channel, permissions.SEND_MESSAGES)


@route("POST", "channels/*/messages", bucket="create")
def create(call: Call) -> Json:
    """Send a message."""
    w, channel, body = call.world, call.world.channel(call.args[0]), call.form()
    _may_write(call, channel)
    limits.messages.check(body, call.files, w.emojis)
    if channel.type != DM:
        if call.files:
            w.demand(channel, permissions.ATTACH_FILES)
        if body.get("embeds"):
            w.demand(channel, permissions.EMBED_LINKS)
    earlier = _sent_before(call, channel, body)
    if earlier is not None:
        call.wrote(earlier)
        call.entry.notes["repeated_nonce"] = True
        return earlier.data
    message = messages.post(w, channel, w.bot, body, call.files, reference=_reference(call, channel, body))
    call.wrote(message)
    nonce = body.get("nonce")
    if nonce is None:
        return message.data
    _remember(call, message, nonce)
    # Only the answer to the request says it again: whoever reads the message later does not learn it.
    return message.data | {"nonce": nonce}


def _sent_before(call: Call, channel: Channel, body: Json) -> Message | None:
    """The message that an enforced nonce already stands for."""
    if body.get("nonce") is None or not body.get("enforce_nonce"):
        return None
    at, message_id = call.world.nonces.get((channel.id, str(body["nonce"])), (0.0, ""))
    return channel.messages.get(message_id) if call.world.clock() - at < NONCE_LIFE else None


def _remember(call: Call, message: Message, nonce: object) -> None:
    w, now = call.world, message.created
    if len(w.nonces) > 5000:
        w.nonces = {k: v for k, v in w.nonces.items() if now - v[0] < NONCE_LIFE}
    w.nonces[(message.channel_id, str(nonce))] = (now, message.id)


def _reference(call: Call, channel: Channel, body: Json) -> Message | None:
    """The message a reply answers."""
    reference = body.get("message_reference")
    if not reference:
        return None
    found = channel.messages.get(str(reference.get("message_id")))
    if found is None or found.reader is not None:
        if reference.get("fail_if_not_exists", True):
            raise one(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return None
    if channel.type != DM and not call.world.permissions(call.world.bot.id, channel) & permissions.READ_MESSAGE_HISTORY:
        raise Refusal(403, 160002)
    return found


@route("PATCH", "channels/*/messages/*", bucket="edit")
def edit(call: Call) -> Json:
    """Change one of the bot's own messages."""
    w, channel, body = call.world, call.world.channel(call.args[0]), call.form()
    message = w.message(channel, call.args[1])
    if message.author_id != w.bot.id:
        raise Refusal(403, 50005)
    if message.data["type"] not in messages.EDITABLE:
        raise Refusal(403, 50021)
    if channel.thread is not None and channel.thread.archived:
        raise Refusal(400, 50083)
    if w.clock() - message.created > HOUR:
        w.rates.use("old_edit", channel.id)
    limits.messages.check(body, call.files, w.emojis, old=message)
    messages.edit(w, message, channel, body, call.files)
    call.wrote(message)
    return message.data


@route("DELETE", "channels/*/messages/*")
def delete(call: Call) -> None:
    """Delete a message; others' need the permission."""
    w, channel = call.world, call.world.channel(call.args[0])
    message = w.message(channel, call.args[1])
    if message.author_id != w.bot.id:
        if channel.type == DM:
            raise Refusal(403, 50003)
        w.demand(channel, permissions.MANAGE_MESSAGES)
    if message.data["type"] == messages.THREAD_STARTER:
        raise Refusal(403, 50021)
    call.removes(message)
    messages.remove(w, message, channel)


@route("POST", "channels/*/messages/bulk-delete")
def bulk_delete(call: Call) -> None:
    """Delete 2 to 100 messages at once, none older than two weeks."""
    w, channel, body = call.world, call.world.channel(call.args[0]), call.form()
    if channel.type == DM:
        raise Refusal(400, 50003)
    errors = FormErrors()
    ids = [str(i) for i in errors.listing(("messages",), body.get("messages"), 2, 100)]
    errors.settle()
    w.demand(channel, permissions.MANAGE_MESSAGES)
    found = [m for i in ids if (m := channel.messages.get(i)) is not None and m.reader is None]
    if any(w.clock() - m.created > FORTNIGHT for m in found):
        raise Refusal(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    for message in found:
        messages.remove(w, message, channel, quiet=True)
    data = {"ids": [m.id for m in found], "channel_id": channel.id, "guild_id": channel.guild_id}
    w.emit("MESSAGE_DELETE_BULK", data, channel, GUILD_MESSAGES)


@route("GET", "channels/*/messages/*")
def fetch(call: Call) -> Json:
    """A message."""
    w, channel = call.world, call.world.channel(call.args[0])
    if channel.type != DM:
        w.demand(channel, permissions.READ_MESSAGE_HISTORY)
    return w.message(channel, call.args[1]).data


@route("GET", "channels/*/messages")
def history(call: Call) -> list[Json]:
    """Messages before, after or around one, newest first."""
    w, channel = call.world, call.world.channel(call.args[0])
    limit = call.number("limit", 50, 1, 100)
    if channel.type != DM and not w.permissions(w.bot.id, channel) & permissions.READ_MESSAGE_HISTORY:
        return []
    found = [m.data for m in channel.messages.values() if m.reader is None]
    before, after, around = (call.snowflake(k) for k in ("before", "after", "around"))
    if before is not None:
        found, _ = _split(found, before)
    elif after is not None:
        found = _split(found, after + 1)[1][:limit]
    elif around is not None:
        older, newer = _split(found, around + 1)
        found = older[-(limit // 2 + 1) :] + newer[: limit // 2]
    return found[-limit:][::-1]


def _split(found: list[Json], at: int) -> tuple[list[Json], list[Json]]:
    """The messages before an id, and those from it on."""
    place = bisect_left(found, at, key=lambda m: int(m["id"]))
    return found[:place], found[place:]


@route("GET", "channels/*/messages/pins")
def pins(call: Call) -> Json:
    """Pinned messages, newest pin first."""
    channel = call.world.channel(call.args[0])
    items = [
        {"pinned_at": as_json.stamp(channel.messages[i].created), "message": channel.messages[i].data}
        for i in reversed(channel.pins)
    ]
    return {"items": items, "has_more": False}


@route("PUT", "channels/*/messages/pins/*")
@route("PUT", "channels/*/pins/*")
def pin(call: Call) -> None:
    """Pin a message."""
    _pin(call, True)


@route("DELETE", "channels/*/messages/pins/*")
@route("DELETE", "channels/*/pins/*")
def unpin(call: Call) -> None:
    """Unpin a message."""
    _pin(call, False)


def _pin(call: Call, wanted: bool) -> None:
    w, channel = call.world, call.world.channel(call.args[0])
    message = w.message(channel, call.args[1])
    if channel.type != DM:
        w.demand(channel, permissions.PIN_MESSAGES)
    if wanted and message.id not in channel.pins:
        if len(channel.pins) >= 250:
            raise Refusal(400, 30003)
        channel.pins.append(message.id)
    elif not wanted and message.id in channel.pins:
        channel.pins.remove(message.id)
    message.data = message.data | {"pinned": wanted}
    messages.changed(w, message, channel)
