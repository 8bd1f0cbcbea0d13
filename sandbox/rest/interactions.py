"""The first answer to an interaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandbox import limits, messages
from sandbox.compose import blank
from sandbox.errors import FormErrors, Refusal, one
from sandbox.interactions import acknowledged, tell, unanswered
from sandbox.model import (
    ACK,
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    LOADING,
    MODAL,
    Interaction,
    Json,
    Message,
)
from sandbox.rest.call import Call, route

SEND, DEFER, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 7, 8, 9

ALLOWED = {
    COMMAND: {SEND, DEFER, OPEN_MODAL},
    COMPONENT: {SEND, DEFER, ACK, UPDATE, OPEN_MODAL},
    MODAL: {SEND, DEFER},
    AUTOCOMPLETE: {CHOICES},
}


@route("POST", "interactions/*/*/callback", bot_only=False)
def callback(call: Call) -> Json | None:
    """Answer an interaction."""
    w, body = call.world, call.form()
    interaction = unanswered(w, call.args[0], call.args[1])
    call.entry.interaction_id = interaction.id
    kind = body.get("type")
    allowed = ALLOWED[interaction.kind]
    if interaction.kind == MODAL and interaction.message_id is not None:
        allowed = allowed | {ACK, UPDATE}
    if not isinstance(kind, int) or kind not in allowed:
        raise one(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, sorted(allowed)))}}}.")
    message = ANSWERS[kind](call, interaction, body.get("data") or {})
    acknowledged(w, interaction, kind)
    if kind == OPEN_MODAL:
        tell(w, interaction, "modal", modal=interaction.modal)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return None
    return _answer(interaction, kind, message)


def _answer(interaction: Interaction, kind: int, message: Message | None) -> Json:
    told: Json = {"id": interaction.id, "type": interaction.kind}
    answer: Json = {"interaction": told}
    if message is not None:
        told["response_message_id"] = message.id
        told["response_message_loading"] = bool(message.flags & LOADING)
        told["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        if kind in (SEND, UPDATE):
            answer["resource"] = {"type": kind, "message": message.data}
    return answer


def _send(call: Call, interaction: Interaction, data: Json) -> Message:
    w = call.world
    limits.messages.check(data, call.files, w.emojis, prefix=("data",), allow_flags=limits.messages.INTERACTION_FLAGS)
    reader = interaction.user_id if (data.get("flags") or 0) & EPHEMERAL else None
    channel = w.channel_of(interaction)
    message = messages.post(w, channel, w.bot, data, call.files, interaction=interaction, reader=reader)
    interaction.original_id = message.id
    call.wrote(message)
    return message


def _defer(call: Call, interaction: Interaction, data: Json) -> Message:
    """A "thinking" message; of all flags only ephemeral counts."""
    w = call.world
    hidden = bool((data.get("flags") or 0) & EPHEMERAL)
    channel = w.channel_of(interaction)
    message = blank(w, channel, w.bot, LOADING | (EPHEMERAL if hidden else 0))
    if hidden:
        message.reader = interaction.user_id
    messages.credit(w, message, interaction)
    messages.add(w, message, channel)
    interaction.original_id = message.id
    call.wrote(message)
    return message


def _update(call: Call, interaction: Interaction, data: Json) -> Message:
    """Change the message the component is on."""
    w = call.world
    channel = w.channel_of(interaction)
    message = channel.messages.get(interaction.message_id or "")
    if message is None:
        raise Refusal(404, 10008)
    limits.messages.check(data, call.files, w.emojis, old=message, prefix=("data",))
    messages.edit(w, message, channel, data, call.files, webhook=True)
    interaction.original_id = message.id
    interaction.messages.append(message.id)
    call.wrote(message)
    return message


def _acknowledge(call: Call, interaction: Interaction, data: Json) -> None:
    """Nothing to show; the message the component is on may be changed later."""
    interaction.original_id = interaction.message_id


def _choices(call: Call, interaction: Interaction, data: Json) -> None:
    errors = FormErrors()
    if "choices" not in data:
        errors.required(("data", "choices"))
    else:
        limits.commands.choices(errors, data["choices"], ("data", "choices"), interaction.focused)
    errors.settle()
    interaction.choices = data["choices"]
    call.entry.audience = frozenset({interaction.user_id})


def _open_modal(call: Call, interaction: Interaction, data: Json) -> None:
    limits.modals.check(data, call.world.emojis)
    interaction.modal = data
    call.entry.audience = frozenset({interaction.user_id})


ANSWERS: dict[int, Callable[[Call, Interaction, Any], Message | None]] = {
    SEND: _send,
    DEFER: _defer,
    ACK: _acknowledge,
    UPDATE: _update,
    CHOICES: _choices,
    OPEN_MODAL: _open_modal,
}
