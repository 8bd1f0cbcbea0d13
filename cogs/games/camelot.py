"""Shadows over Camelot, typed: a command for each action, and one for all answers."""

from __future__ import annotations

from discord import app_commands

from cogs.games.typed import Verb, add_game
from cogs.services.desk import Hosting
from cogs.ui.answers import tell
from cogs.ui.interactions import Interaction
from cogs.ui.translator import spoken

REPLIES = ("offer", "pass", "volunteer", "propose", "accept", "reject", "no_agreement")
"""What everybody at the table hears at once. Cards are given and chosen in the panel, which the command opens."""

VERBS = (
    Verb("evil", options=("choice",)),
    Verb("move", (("move", "tristan_move"),), ("to",)),
    Verb("quest", ("quest_card",), ("card",)),
    Verb("draw", ("draw_white",)),
    Verb("siege", ("siege",)),
    Verb("special", (("special", "galahad_special"),), ("card",)),
    Verb("heal", ("heal",), ("card",)),
    Verb("accuse", ("accuse",), ("knight",)),
    Verb("sacrifice", ("sacrifice",)),
    Verb("exchange", ("arthur_exchange",)),
    Verb("end", ("end_turn",)),
    Verb("answer", options=("reply",), only=REPLIES),
)


async def setup(bot: Hosting) -> None:
    group = await add_game(bot, "camelot", VERBS)
    group.add_command(etiquette)


@app_commands.command(description=spoken("camelot-verb-etiquette"))
async def etiquette(interaction: Interaction) -> None:
    await tell(interaction, "camelot-rules-etiquette")
