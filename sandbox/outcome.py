"""What became of an interaction."""

from __future__ import annotations

import asyncio

from sandbox.model import ACK, AUTOCOMPLETE, COMMAND, LOADING, Interaction, Json, Message
from sandbox.world import World


class Outcome:
    """What became of one interaction, as its person sees it; it goes on changing."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self.world = world
        self.interaction = interaction

    @property
    def id(self) -> str:
        """The interaction's id."""
        return self.interaction.id

    @property
    def response(self) -> int | None:
        """The callback type the bot answered with, or None."""
        return self.interaction.response

    @property
    def failed(self) -> bool:
        """Whether the person was told "This interaction failed"."""
        return self.interaction.failed

    @property
    def error(self) -> str | None:
        """Discord's own words for a failure."""
        if not self.failed:
            return None
        plain = self.interaction.kind in (COMMAND, AUTOCOMPLETE)
        return "The application did not respond" if plain else "This interaction failed"

    @property
    def original(self) -> Message | None:
        """The first answer, or the message the component was on."""
        channel = self.world.channels.get(self.interaction.channel_id)
        return channel.messages.get(self.interaction.original_id or "") if channel is not None else None

    @property
    def messages(self) -> list[Message]:
        """The messages this interaction made or changed and which still exist."""
        channel = self.world.channels.get(self.interaction.channel_id)
        if channel is None:
            return []
        ids = dict.fromkeys(self.interaction.messages)
        return [channel.messages[i] for i in ids if i in channel.messages]

    @property
    def modal(self) -> Json | None:
        """The form the bot opened."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """The suggestions of an autocomplete."""
        return self.interaction.choices or []

    @property
    def thinking(self) -> bool:
        """Whether the bot asked for patience and has not answered since."""
        original = self.original
        return original is not None and bool(original.flags & LOADING)

    async def answered(self) -> Outcome:
        """Wait for the first answer, or for the failure."""
        while self.interaction.response is None and not self.interaction.failed:
            await self._next(None)
        return self

    @property
    def silent(self) -> bool:
        """Whether the bot has only said that it heard: on the screen nothing has happened yet."""
        return self.interaction.response == ACK and not self.interaction.followed

    async def settled(self, within: float = 5.0) -> Outcome:
        """Wait until the bot has answered and stopped thinking."""
        await self.answered()
        end = asyncio.get_running_loop().time() + within
        while (self.thinking or self.silent) and (left := end - asyncio.get_running_loop().time()) > 0:
            await self._next(left)
        return self

    async def _next(self, within: float | None) -> None:
        self.interaction.changed.clear()
        try:
            await asyncio.wait_for(self.interaction.changed.wait(), within)
        except TimeoutError:
            return

    def json(self) -> Json:
        """The outcome for a page."""
        return {
            "id": self.id,
            "response": self.response,
            "failed": self.failed,
            "error": self.error,
            "thinking": self.thinking,
            "modal": self.modal,
            "choices": self.interaction.choices,
            "messages": [m.data for m in self.messages],
        }
