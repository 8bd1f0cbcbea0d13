"""Interactions as they come in by any number of gateway sessions: each is heard once, and it is known which of them
have not been answered yet, so that whoever goes on with a session can be told where to begin.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from cogs.ui.answers import could_acknowledge
from cogs.ui.interactions import Interaction

REMEMBERED = 5000
"""So many interactions are known again when another session brings them."""

ANSWERABLE = 5.0
"""Seconds; Discord takes a first answer for three. What was not answered by then will not be."""

FRESH = 1.5
"""Seconds; what nobody has acted on and is no older is carried out before it is acknowledged."""

ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker", "discord.py: on_app_command_completion")
"""What discord.py calls the tasks in which interactions are carried out."""


@dataclass
class _Open:
    """An interaction that has not been answered as far as we know."""

    interaction: Interaction | None
    """None: it is left to somebody else."""
    since: float
    where: dict[str, int] = field(default_factory=dict)
    """Its number in each session that brought it."""

    @property
    def over(self) -> bool:
        answered = self.interaction is not None and self.interaction.response.is_done()
        return answered or time.monotonic() - self.since > ANSWERABLE


class Arrivals:
    """Stands in discord.py's place where interactions arrive."""

    def __init__(self, bot: commands.AutoShardedBot, shard: Callable[[int], DiscordWebSocket | None]) -> None:
        self.listening = True
        self._bot = bot
        self._shard = shard
        self._state = bot._connection  # noqa: SLF001 - nothing public stands before what arrives
        self._state.parsers["INTERACTION_CREATE"] = self._on_own_shard
        self._known: dict[int, None] = {}
        self._open: dict[int, _Open] = {}
        self._probing: set[asyncio.Task[None]] = set()

    def _on_own_shard(self, data: Any) -> None:
        guild = int(data.get("guild_id") or 0)
        self.take(data, self._shard((guild >> 22) % (self._bot.shard_count or 1)))

    def take(self, data: Any, socket: DiscordWebSocket | None, second_hand: bool = False) -> None:
        """An interaction arrives. Second-hand: somebody else may have acted on it, and even answered it."""
        number = int(data["id"])
        if number not in self._known:
            interaction = None
            if self.listening:
                self._remember(number)
                interaction = discord.Interaction(data=data, state=self._state)
            self._forget_answered()
            self._open.setdefault(number, _Open(interaction, time.monotonic()))
            if interaction is not None:
                self._begin(interaction, second_hand)
        if number in self._open and socket is not None and socket.session_id and socket.sequence:
            self._open[number].where[socket.session_id] = socket.sequence

    def _remember(self, number: int) -> None:
        self._known[number] = None
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    def _forget_answered(self) -> None:
        while self._open and next(iter(self._open.values())).over:
            del self._open[next(iter(self._open))]

    def _begin(self, interaction: Interaction, second_hand: bool) -> None:
        suggesting = interaction.type is discord.InteractionType.autocomplete
        # A suggestion changes nothing, and the first one counts.
        if second_hand and not suggesting:
            task = asyncio.create_task(self._probe(interaction))
            self._probing.add(task)
            task.add_done_callback(self._probing.discard)
        else:
            self._carry_out(interaction)

    async def _probe(self, interaction: Interaction) -> None:
        """Only Discord knows whether it has been answered: whoever may acknowledge it carries it out."""
        if await could_acknowledge(interaction):
            self._carry_out(interaction)

    def _carry_out(self, interaction: Interaction) -> None:
        """As discord.py does, but for its views: the house keeps none."""
        if interaction.type in (discord.InteractionType.application_command, discord.InteractionType.autocomplete):
            self._bot.tree._from_interaction(interaction)  # noqa: SLF001 - nothing public takes one
        self._bot.dispatch("interaction", interaction)

    def unanswered_after(self, session: str, sequence: int) -> int:
        """Of all that a session has brought up to a number: after which one something has not been answered."""
        waiting = [one.where[session] - 1 for one in self._open.values() if session in one.where and not one.over]
        return min([sequence, *waiting])

    async def finished(self, seconds: float) -> None:
        """Returns when everything under way has been carried out, at the latest after so many seconds. What begins
        meanwhile is not waited for: it is that of another bot in this process.
        """
        end = time.monotonic() + seconds
        if self._probing:
            await asyncio.wait(self._probing, timeout=seconds)
        if answering := [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]:
            await asyncio.wait(answering, timeout=max(0.0, end - time.monotonic()))


def is_fresh(data: Any) -> bool:
    """Whether an interaction is young enough to be answered at leisure, if nobody else has acted on it."""
    age = discord.utils.utcnow() - discord.utils.snowflake_time(int(data["id"]))
    return age.total_seconds() < FRESH
