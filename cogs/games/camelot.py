"""Shadows over Camelot, typed. Answers of one shape share a command."""

from __future__ import annotations

from discord import app_commands

from cogs.games.typed import Verb, add_game
from cogs.services.desk import Hosting
from cogs.ui.answers import tell
from cogs.ui.interactions import Interaction
from texts.catalogue import texts

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
    Verb("offer", ("offer",)),
    Verb("pass", ("pass",)),
    Verb("volunteer", ("volunteer",)),
    Verb("give"),
    Verb("choose"),
    Verb("share", ("propose",)),
    Verb("accept", ("accept",)),
    Verb("reject", ("reject",)),
    Verb("disagree", ("no_agreement",)),
)


async def setup(bot: Hosting) -> None:
    group = await add_game(bot, "camelot", VERBS)
    group.add_command(etiquette)


@app_commands.command(description=texts()("camelot-verb-etiquette"))
async def etiquette(interaction: Interaction) -> None:
    await tell(interaction, "camelot-rules-etiquette")
