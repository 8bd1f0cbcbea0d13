"""Channels and threads as channels: fetch, change, delete, type."""

from __future__ import annotations

from sandbox import as_json, permissions
from sandbox.errors import FormErrors, Refusal
from sandbox.model import DM, Channel, Json, Thread
from sandbox.rest.call import Call, route
from sandbox.threads import DURATIONS, announce, remove_channel


@route("GET", "channels/*")
def fetch(call: Call) -> Json:
    """A channel."""
    return as_json.channel(call.world, call.world.channel(call.args[0]))


@route("PATCH", "channels/*")
def change(call: Call) -> Json:
    """Rename a channel, or change a thread's name and state."""
    w, channel = call.world, call.world.channel(call.args[0])
    if channel.type == DM:
        raise Refusal(400, 50003)
    body = call.form()
    errors = FormErrors()
    if "name" in body:
        errors.text(("name",), body["name"], 1, 100)
    if body.get("auto_archive_duration") not in (None, *DURATIONS):
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {DURATIONS}.")
    errors.settle()
    if channel.thread is None:
        w.demand(channel, permissions.MANAGE_CHANNELS)
        channel.name = body.get("name", channel.name)
        channel.topic = body.get("topic", channel.topic)
        shown = as_json.channel(w, channel)
        w.emit("CHANNEL_UPDATE", shown, channel)
        w.tell({"type": "channel", "channel": shown}, channel=channel)
        w.dirty()
        return shown
    _change_thread(call, channel, body)
    return as_json.channel(w, channel)


def _change_thread(call: Call, channel: Channel, body: Json) -> None:
    w, thread = call.world, channel.thread
    assert thread is not None
    _may_change(w.permissions(w.bot.id, channel), thread, body, own=channel.owner_id == w.bot.id)
    if thread.archived and body.get("archived", True) and set(body) - {"archived", "locked"}:
        raise Refusal(400, 50083)
    channel.name = body.get("name", channel.name)
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    if bool(body.get("archived", thread.archived)) != thread.archived:
        thread.archived = not thread.archived
        thread.archived_at = w.clock()
        if not thread.archived:
            thread.active = w.clock()
    announce(w, channel)


def _may_change(bits: int, thread: Thread, body: Json, *, own: bool) -> None:
    """A thread's owner may rename and archive; anyone who may write may reopen; locking needs the permission."""
    if bits & permissions.MANAGE_THREADS:
        return
    if bool(body.get("locked", thread.locked)) != thread.locked:
        raise Refusal(403, 50013)
    if thread.locked:
        raise Refusal(403, 160005)
    only_reopen = body.get("archived") is False and set(body) <= {"archived", "auto_archive_duration"}
    if not (bool(bits & permissions.SEND_MESSAGES_IN_THREADS) if only_reopen else own):
        raise Refusal(403, 50013)


@route("DELETE", "channels/*")
def delete(call: Call) -> Json:
    """Delete a channel or a thread; a direct conversation is only closed."""
    w, channel = call.world, call.world.channel(call.args[0])
    shown = as_json.channel(w, channel)
    if channel.type == DM:
        return shown
    w.demand(channel, permissions.MANAGE_THREADS if channel.thread is not None else permissions.MANAGE_CHANNELS)
    remove_channel(w, channel)
    return shown


@route("POST", "channels/*/typing")
def typing(call: Call) -> None:
    """Show that the bot is writing."""
    w, channel = call.world, call.world.channel(call.args[0])
    if channel.type != DM:
        w.demand(channel, permissions.SEND_MESSAGES)
    w.tell({"type": "typing", "channel_id": channel.id, "user_id": w.bot.id}, channel=channel)
