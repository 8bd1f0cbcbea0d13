"""Coup, typed. Which cards to lose, keep or show is chosen in the panel, which one command opens."""

from __future__ import annotations

from cogs.games.typed import Verb, add_game
from cogs.services.desk import Hosting

TARGET = ("target",)

VERBS = (
    Verb("income", ("income",)),
    Verb("aid", ("foreign_aid",)),
    Verb("murder", ("murder",), TARGET),
    Verb("tax", ("tax",)),
    Verb("assassinate", ("assassinate",), TARGET),
    Verb("steal", ("steal",), TARGET),
    Verb("exchange", ("exchange",)),
    Verb("examine", ("examine",), TARGET),
    Verb("doubt", ("doubt",)),
    Verb("block", options=("character",), at="block", never=("pass",)),
    Verb("pass", ("pass",)),
    Verb("choose"),
)


async def setup(bot: Hosting) -> None:
    await add_game(bot, "coup", VERBS)
