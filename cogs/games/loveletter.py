"""Love Letter, typed."""

from __future__ import annotations

from cogs.games.typed import Verb, add_game
from cogs.services.desk import Hosting

VERBS = (Verb("play", options=("card", "target", "guess")),)


async def setup(bot: Hosting) -> None:
    await add_game(bot, "loveletter", VERBS)
