"""How long people wait for an answer: from the click's arrival here until Discord has taken what we said to it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
import discord

import measures
from cogs.ui.interactions import Interaction

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "modal",
    discord.InteractionType.autocomplete: "autocomplete",
}
MOST = 2_000
"""Those beyond it have been waiting for so long that nobody answers them any more."""
GONE = 404
"""Discord does not know the click any more: it came too late (10062)."""


class _Waiting(NamedTuple):
    since: float
    kind: str
    what: str


class AnswerTimes:
    def __init__(self) -> None:
        self._waiting: dict[str, _Waiting] = {}

    def came(self, interaction: Interaction) -> None:
        kind = KINDS.get(interaction.type)
        if kind is not None:
            self._waiting[str(interaction.id)] = _Waiting(time.perf_counter(), kind, _name(interaction, kind))
            if len(self._waiting) > MOST:
                del self._waiting[next(iter(self._waiting))]

    def follow(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        place = request.url.raw_path.split("/")
        if place[-1] != "callback" or "interactions" not in place:
            return
        status = request.response.status
        if status == GONE:
            measures.TOO_LATE.inc()
        waited = self._waiting.pop(place[-3], None) if status < 500 else None
        if waited is not None and status < 400:
            took = time.perf_counter() - waited.since
            measures.ANSWER.took(took, label=waited.kind, what=waited.what)


def _name(interaction: Interaction, kind: str) -> str:
    """What was asked for, never by whom or at which table."""
    data: Mapping[str, Any] = interaction.data or {}
    if kind in ("command", "autocomplete"):
        names, options = [str(data.get("name", ""))], data.get("options")
        while isinstance(options, list) and options and options[0].get("type") in (1, 2):
            names.append(str(options[0]["name"]))
            options = options[0].get("options")
        return "/" + " ".join(names)
    verb = str(data.get("custom_id", "")).split(":")
    return verb[1] if len(verb) > 1 else ""
