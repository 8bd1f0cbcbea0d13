"""The coach's advice in words and buttons, as part of a player's private panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.ui.choosing import Choice, path_words
from cogs.ui.controls import button, rows
from cogs.ui.house_controls import Choose, Page
from cogs.ui.parts import Press, Row
from games.core.game import AnyGame
from games.core.menu import grave
from games.core.robot import Weighed
from texts.catalogue import Names, Texts

BEST = 3
"""Choices that the coach speaks of."""
AS_GOOD = 0.5
"""Of a slip: who chooses between things that differ by less need not be told by how much."""


def advice_text(game: AnyGame, choice: Choice, weighed: Sequence[Weighed], say: Texts, names: Names) -> str:
    """The best choices as the menu says them, each with its reason and by how much it is worse than the first."""
    if not weighed:
        return say("coach-silent")
    lines = [f"-# {say('coach-head')}"]
    for number, one in enumerate(weighed[:BEST], 1):
        words = " → ".join(path_words(game.key, choice.menu, one.path, say, names))
        facts: dict[str, Any] = {"number": number, "choice": words, "why": say(one.why, names)}
        if number == 1:
            lines.append(say("coach-best", **facts))
        else:
            lines.append(say("coach-other", worse=worse_words(game, weighed[0].worth - one.worth, say), **facts))
    return "\n".join(lines)


def worse_words(game: AnyGame, difference: float, say: Texts) -> str:
    if difference <= game.slip * AS_GOOD:
        return say("coach-as-good")
    return say("coach-less", amount=worth_words(game, difference, say))


def worth_words(game: AnyGame, amount: float, say: Texts) -> str:
    """So much, in the game's own measure."""
    own = f"{game.key}-coach-worth"
    shown = round(amount, 1)
    # A plural goes by the number that is read: 1.04 is one.
    return say(own if say.has(own) else "coach-worth", amount=int(shown) if shown.is_integer() else shown)


def advice_controls(choice: Choice, weighed: Sequence[Weighed], say: Texts, labels: Names) -> list[Row]:
    """Each piece of advice can be followed by the door that choosing by hand goes through."""
    presses = []
    for number, one in enumerate(weighed[:BEST], 1):
        words = " → ".join(path_words(choice.game, choice.menu, one.path, say, labels))
        best = discord.ButtonStyle.success if number == 1 else discord.ButtonStyle.primary
        style = discord.ButtonStyle.danger if grave(choice.menu, one.path) else best
        presses.append(
            button(say("coach-press", number=number, choice=words), Choose(*choice.at(one.path)), style=style)
        )
    return rows(presses)


def back_to_choices(choice: Choice, say: Texts) -> Press:
    return button(say("coach-back"), Page(*choice.at(()), 0))
