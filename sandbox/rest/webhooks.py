"""Follow-ups and the original answer, by the interaction's token."""

from __future__ import annotations

from sandbox import limits, messages
from sandbox.errors import Refusal
from sandbox.interactions import by_token, refresh
from sandbox.model import EPHEMERAL, LOADING, Channel, Interaction, Json, Message
from sandbox.rest.call import Call, route
from sandbox.rest.interactions import DEFER


def _interaction(call: Call) -> tuple[Interaction, Channel]:
    """The interaction behind the token; nothing goes through it before the first answer."""
    interaction = by_token(call.world, call.args[0], call.args[1])
    call.entry.interaction_id = interaction.id
    if interaction.response is None:
        raise Refusal(404, 10015)
    return interaction, call.world.channel_of(interaction)


def _message(call: Call, interaction: Interaction, channel: Channel) -> Message:
    """`@original`, or a message this interaction made. After an update, deferred or not, the original is the message
    that was clicked on, public or private.
    """
    wanted = call.args[2]
    if wanted == "@original":
        wanted = interaction.original_id or ""
    elif wanted not in interaction.messages and wanted != interaction.message_id:
        raise Refusal(404, 10008)
    message = channel.messages.get(wanted)
    if message is None:
        raise Refusal(404, 10008)
    return message


@route("POST", "webhooks/*/*", bucket="webhook", bot_only=False)
def follow_up(call: Call) -> Json:
    """A further message; the first one after a deferred answer takes the place of "thinking"."""
    w, body = call.world, call.form()
    interaction, channel = _interaction(call)
    original = channel.messages.get(interaction.original_id or "") if interaction.response == DEFER else None
    thinking = original if original is not None and original.flags & LOADING else None
    flags = limits.messages.INTERACTION_FLAGS
    limits.messages.check(body, call.files, w.emojis, old=thinking, allow_flags=flags)
    if thinking is not None:
        messages.edit(w, thinking, channel, body, call.files, webhook=True)
        message = thinking
    else:
        reader = interaction.user_id if (body.get("flags") or 0) & EPHEMERAL else None
        message = messages.post(w, channel, w.bot, body, call.files, interaction=interaction, reader=reader)
    refresh(interaction)
    call.wrote(message)
    return message.data


@route("GET", "webhooks/*/*/messages/*", bucket="webhook", bot_only=False)
def fetch(call: Call) -> Json:
    """A message of this interaction."""
    return _message(call, *_interaction(call)).data


@route("PATCH", "webhooks/*/*/messages/*", bucket="webhook", bot_only=False)
def edit(call: Call) -> Json:
    """Change a message of this interaction."""
    w, body = call.world, call.form()
    interaction, channel = _interaction(call)
    message = _message(call, interaction, channel)
    if message.reader is None and channel.thread is not None and channel.thread.archived:
        raise Refusal(400, 50083)
    limits.messages.check(body, call.files, w.emojis, old=message)
    messages.edit(w, message, channel, body, call.files, webhook=True)
    refresh(interaction)
    call.wrote(message)
    return message.data


@route("DELETE", "webhooks/*/*/messages/*", bucket="webhook", bot_only=False)
def delete(call: Call) -> None:
    """Remove a message of this interaction."""
    interaction, channel = _interaction(call)
    message = _message(call, interaction, channel)
    call.removes(message)
    messages.remove(call.world, message, channel)
    refresh(interaction)
